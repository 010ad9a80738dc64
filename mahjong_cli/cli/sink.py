"""Where a stream of results goes: standard output, or a file that is written whole or not."""

from __future__ import annotations

import codecs
import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import click

from mahjong_cli.cli import output


class Sink:
    """Standard output."""

    def __init__(self, encoding: str = "utf-8") -> None:
        """Write what is given in UTF-8 in this encoding."""
        self.encoder = None
        if codecs.lookup(encoding).name != "utf-8":
            self.encoder = codecs.getincrementalencoder(encoding)("backslashreplace")

    def begin(self) -> None:
        """Make what must be taken back by ``abandon``."""

    def write(self, data: bytes) -> bool:
        """Write some lines; False when nobody reads them any more."""
        return output.write(self.encoder.encode(data.decode()) if self.encoder else data)

    def finish(self) -> None:
        """All is written."""

    def abandon(self) -> None:
        """There will be no more; nothing to do where all is written."""


class DirectSink(Sink):
    """What cannot be replaced, such as a named pipe, a device or an open file."""

    def __init__(self, target: Path | int) -> None:
        """Write to the file of this name, or to the open one of this number."""
        super().__init__()
        self.file: BinaryIO = (
            os.fdopen(os.dup(target), "wb") if isinstance(target, int) else target.open("wb")
        )

    def write(self, data: bytes) -> bool:
        """Write some lines; False when nobody reads them any more."""
        try:
            self.file.write(data)
            self.file.flush()
        except BrokenPipeError:
            return False
        return True

    def finish(self) -> None:
        """Let the reader see its end."""
        self.file.close()

    def abandon(self) -> None:
        """The same, whatever could not be written."""
        with contextlib.suppress(OSError):
            self.file.close()


class FileSink(Sink):
    """A file: a temporary one beside it, which takes its place at the end."""

    def __init__(self, path: Path) -> None:
        """Write to this file."""
        super().__init__()
        self.path = path
        self.draft: str | None = None
        self.file: BinaryIO | None = None

    def begin(self) -> None:
        """Make the temporary file."""
        path = self.path.resolve()
        try:
            handle, self.draft = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from None
        os.chmod(self.draft, _mode(path))
        self.file = os.fdopen(handle, "wb")

    def write(self, data: bytes) -> bool:
        """Write some lines."""
        assert self.file is not None
        self.file.write(data)
        return True

    def finish(self) -> None:
        """Let the file take its place."""
        if self.file is not None and self.draft is not None:
            self.file.close()
            os.replace(self.draft, self.path.resolve())
            self.draft = None

    def abandon(self) -> None:
        """Leave nothing behind but what is finished."""
        with contextlib.suppress(OSError):
            if self.file is not None:
                self.file.close()
        if self.draft is not None:
            with contextlib.suppress(OSError):
                os.unlink(self.draft)


def open_sink(to: str | None, encoding: str) -> Sink:
    """Where results go: the file of this name, or standard output in this encoding.

    Waits for the reader of a named pipe.
    """
    if to is None:
        return Sink(encoding)
    path = Path(to)
    if (number := _open_file(path)) is not None:
        return DirectSink(number)
    return DirectSink(path) if path.exists() and not path.is_file() else FileSink(path)


def _open_file(path: Path) -> int | None:
    """The number of the open file of this process that a name such as /dev/stdout stands for."""
    for _ in range(_LINKS):
        parent = os.path.realpath(path.parent)
        own = os.path.realpath("/dev/fd")
        if path.name.isdecimal() and (parent == own or parent == "/dev/fd"):
            return int(path.name)
        if not path.is_symlink():
            break
        path = Path(parent, os.readlink(path))
    return None


_LINKS = 40
"""As many links as systems follow."""


def _mode(path: Path) -> int:
    """The permissions of a file that is there, or of a new one."""
    with contextlib.suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)  # it can be read only by setting it
    os.umask(mask)
    return 0o666 & (0o777 - mask)


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
