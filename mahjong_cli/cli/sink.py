"""Where results go: standard output, or a file that is written whole or not."""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from mahjong_cli.cli import output
from mahjong_cli.cli.interrupts import interrupts
from mahjong_cli.cli.writer import Writer


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


class Packer:
    """What is written to a file, packed where its name ends in .gz."""

    def __init__(self, name: str) -> None:
        """Write to the file of this name."""
        self.packer = None
        if name.lower().endswith(".gz"):
            import zlib  # seldom needed

            self.packer = zlib.compressobj(wbits=_GZIP)

    def packed(self, data: bytes) -> bytes:
        """What of this is to be written now."""
        return self.packer.compress(data) if self.packer else data

    def rest(self) -> bytes:
        """What is still to be written at the end."""
        return self.packer.flush() if self.packer else b""


_GZIP = 31
"""What zlib takes for the form of gzip, with the largest window."""


class DirectSink(Sink):
    """What cannot be replaced, such as a named pipe, a device or an open file."""

    def __init__(self, name: str, target: Path | int) -> None:
        """Write to the file of this name, or to the open one of this number."""
        super().__init__()
        self.name = name
        with _naming(name):
            if isinstance(target, int):
                number = os.dup(target)
            else:
                number = os.open(target, os.O_WRONLY | os.O_CREAT | getattr(os, "O_NOCTTY", 0))
        self.file, self.packer = Writer(number, owned=True), Packer(name)

    def write(self, data: bytes) -> bool:
        """Write some lines; False when nobody reads them any more."""
        try:
            with _naming(self.name):
                self.file.write(self.packer.packed(data))
        except BrokenPipeError:
            return False
        return True

    def finish(self) -> None:
        """Let the reader see its end."""
        with _naming(self.name):
            self.file.write(self.packer.rest())
            self.file.close()

    def abandon(self) -> None:
        """The same, whatever could not be written."""
        with contextlib.suppress(OSError):
            self.file.close()


class FileSink(Sink):
    """A file: a temporary one beside it, which takes its place at the end."""

    def __init__(self, name: str) -> None:
        """Write to the file of this name."""
        super().__init__()
        self.name = name
        self.path = Path(os.path.realpath(name))
        self.draft: str | None = None
        self.file: Writer | None = None
        self.packer = Packer(name)
        self.others = False  # whether the file is not ours to replace, only to write

    def begin(self) -> None:
        """Make the temporary file, as like the one that is there as may be."""
        with _naming(self.name):
            there = self._there()
            handle, self.draft = tempfile.mkstemp(
                prefix=f".{self.path.name[:_SHOWN]}.", dir=self.path.parent
            )
            self.file = Writer(handle, owned=True)
            if there is not None and hasattr(os, "chown"):
                try:
                    os.chown(self.draft, there.st_uid, there.st_gid)
                except OSError:
                    self.others = True
            os.chmod(self.draft, _NEW - _mask() if there is None else stat.S_IMODE(there.st_mode))

    def _there(self) -> os.stat_result | None:
        """The file that is there; an error where it must not be written."""
        try:
            there = os.stat(self.name)
        except FileNotFoundError:
            return None
        if not there.st_mode & _WRITABLE or not os.access(self.name, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return there

    def write(self, data: bytes) -> bool:
        """Write some lines."""
        assert self.file is not None
        with _naming(self.name):
            self.file.write(self.packer.packed(data))
        return True

    def finish(self) -> None:
        """Let the file take its place, when it is safe on the disk."""
        if self.file is None or self.draft is None:
            return
        with _naming(self.name):
            self.file.write(self.packer.rest())
            _save(self.file.number)
            self.file.close()
            if self.others:
                self._copy(self.draft)
            else:
                os.replace(self.draft, self.path)
                self.draft = None

    def _copy(self, draft: str) -> None:
        """Write all into the file that is there, which keeps its owner."""
        with open(draft, "rb") as read, Writer(_opened(self.path), owned=True) as file:
            while block := read.read(_BLOCK):
                file.write(block)
            _save(file.number)

    def abandon(self) -> None:
        """Leave nothing behind but what is finished."""
        with contextlib.suppress(OSError):
            if self.file is not None:
                self.file.close()
        if self.draft is not None:
            with contextlib.suppress(OSError):
                os.unlink(self.draft)


_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_NEW, _BLOCK = 0o666, 2**16
_SHOWN = 50  # of a name: the draft's is longer, and the longest names leave no room for that


def _opened(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_TRUNC)


def _save(number: int) -> None:
    """See that what is written is on the disk, where the file system can tell."""
    try:
        os.fsync(number)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS):
            raise


def _mask() -> int:
    """What a new file may not be, of what every file may be."""
    mask = os.umask(0)  # it can be read only by setting it
    os.umask(mask)
    return mask & _NEW


@contextlib.contextmanager
def _naming(name: str) -> Iterator[None]:
    """Let what goes wrong name the file."""
    try:
        yield
    except OSError as error:
        error.filename, error.filename2 = name, None
        raise


def open_sink(to: str | None, encoding: str = "utf-8") -> Sink:
    """Where results go: the file of this name, or standard output in this encoding.

    Waits for the reader of a named pipe.
    """
    if to is None:
        return Sink(encoding)
    if (number := open_file(to)) is not None:
        return DirectSink(to, number)
    path = Path(to)
    return DirectSink(to, path) if path.exists() and not path.is_file() else FileSink(to)


def write_file(to: str, data: bytes) -> None:
    """Write a file, whole or not at all.  Raises ``OSError``."""
    sink = open_sink(to)
    with taken_back(sink):
        sink.write(data)
        with interrupts.later(firm=True):
            sink.finish()


@contextlib.contextmanager
def taken_back(sink: Sink | None) -> Iterator[None]:
    """Begin a sink, if there is one; leave nothing half written behind, whatever ends it."""
    if sink is None:
        yield
        return
    interrupts.last.append(sink.abandon)
    try:
        with interrupts:
            try:
                with interrupts.later(firm=True):
                    sink.begin()
                yield
            finally:
                sink.abandon()
    finally:
        interrupts.last.remove(sink.abandon)


def is_terminal(to: str | None) -> bool:
    """Whether what is written there is seen on a terminal."""
    if to is None:
        return sys.stdout is not None and sys.stdout.isatty()
    if (number := open_file(to)) is not None:
        return os.isatty(number)
    with contextlib.suppress(OSError):
        if stat.S_ISCHR(os.stat(to).st_mode):
            with Writer(os.open(to, os.O_WRONLY | getattr(os, "O_NOCTTY", 0)), owned=True) as file:
                return file.isatty()
    return False


def open_file(to: str) -> int | None:
    """The number of the open file of this process that a name such as /dev/stdout stands for."""
    path = Path(to)
    for _ in range(_LINKS):
        parent = os.path.realpath(path.parent)
        own = os.path.realpath("/dev/fd")
        if path.name.isdecimal() and (parent == own or parent == "/dev/fd"):
            return int(path.name) if len(path.name) < _DIGITS else None
        if not path.is_symlink():
            break
        path = Path(parent, os.readlink(path))
    return None


_LINKS = 40
"""As many links as systems follow."""

_DIGITS = 8
"""How many digits no open file has."""


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
