"""Where a stream of results goes: standard output, or a file that is written whole or not."""

from __future__ import annotations

import codecs
import contextlib
import os
import signal
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, BinaryIO

import click

from mahjong_cli.cli import output


class Sink:
    """Standard output."""

    def __init__(self, encoding: str = "utf-8") -> None:
        """Write what is given in UTF-8 in this encoding."""
        self.encoder = None
        if codecs.lookup(encoding).name != "utf-8":
            self.encoder = codecs.getincrementalencoder(encoding)("backslashreplace")

    def write(self, data: bytes) -> bool:
        """Write some lines; False when nobody reads them any more."""
        return output.write(self.encoder.encode(data.decode()) if self.encoder else data)

    def finish(self) -> None:
        """All is written."""

    def abandon(self) -> None:
        """There will be no more; nothing to do where all is written."""


class FileSink(Sink):
    """A file: a temporary one beside it, which takes its place at the end."""

    def __init__(self, path: Path) -> None:
        """Write to this file; what is none, such as a pipe, is written directly."""
        super().__init__()
        self.path = path.resolve()
        self.draft: str | None = None
        if self.path.exists() and not self.path.is_file():
            self.file: BinaryIO = self.path.open("wb")
            return
        try:
            handle, self.draft = tempfile.mkstemp(
                prefix=f".{self.path.name[:50]}.", dir=self.path.parent
            )
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None
        os.chmod(self.draft, _mode(self.path))
        self.file = os.fdopen(handle, "wb")

    def write(self, data: bytes) -> bool:
        """Write some lines."""
        self.file.write(data)
        return True

    def finish(self) -> None:
        """Let the file take its place."""
        self.file.close()
        if self.draft is not None:
            os.replace(self.draft, self.path)
            self.draft = None

    def abandon(self) -> None:
        """Leave nothing behind but what is finished."""
        with contextlib.suppress(OSError):
            self.file.close()
        if self.draft is not None:
            with contextlib.suppress(OSError):
                os.unlink(self.draft)


def _mode(path: Path) -> int:
    """The permissions of a file that is there, or of a new one."""
    with contextlib.suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def refuse_inputs(files: Sequence[str], path: str | None) -> None:
    """Raise a usage error when the output is one of the inputs, by whatever name."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        out = os.stat(path) if path else os.fstat(sys.stdout.fileno())
        if not stat.S_ISREG(out.st_mode):
            return
        for file in files:
            with contextlib.suppress(OSError, ValueError, AttributeError):
                read = os.fstat(sys.stdin.fileno()) if file == "-" else os.stat(file)
                if os.path.samestat(out, read):
                    raise click.UsageError("the output is one of the inputs")


class Interrupts:
    """Ctrl-C while lines are written comes after them; a second one comes at once."""

    def __init__(self) -> None:
        """Nothing has been heard yet."""
        self.held = self.heard = False
        self.before: Any = None

    def __enter__(self) -> Interrupts:
        """Listen, where this is the main thread and interrupts are not ignored."""
        with contextlib.suppress(ValueError):
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                self.before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it as it was."""
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        if not self.held or self.heard:
            raise KeyboardInterrupt
        self.heard = True

    @contextlib.contextmanager
    def later(self) -> Iterator[None]:
        """No interrupt within."""
        self.held = True
        try:
            yield
        finally:
            self.held = False
        if self.heard:
            raise KeyboardInterrupt
