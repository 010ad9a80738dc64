"""Files and pipes, packed or not, as chunks of lines."""

from __future__ import annotations

import gzip
import io
import os
import select
import stat
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import BinaryIO

from mahjong_cli.batch.chunks import CHUNK_LINES, chunks
from mahjong_cli.batch.job import Chunk
from mahjong_cli.batch.texts import BadText, decode
from mahjong_cli.problems.in_files import OTHER_COLUMNS, UNREADABLE_FILE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text

_BLOCK = 2**16
_READ_FAULTS = (OSError, EOFError, zlib.error)

FORMS = {
    ("games", ""): Text("records of whole games", "整局的记录", "整局的記錄"),
    ("json", ""): Text("JSON over several lines", "跨行的 JSON", "跨行的 JSON"),
    ("csv", ";"): Text("CSV with semicolons", "以分号分隔的 CSV", "以分號分隔的 CSV"),
    ("csv", "\t"): Text("CSV with tabs", "以制表符分隔的 CSV", "以製表符分隔的 CSV"),
    ("csv", "|"): Text("CSV with bars", "以竖线分隔的 CSV", "以豎線分隔的 CSV"),
}
"""The names of forms that are told when a file is recognised as one."""

Stream = BinaryIO | gzip.GzipFile


class Sources:
    """The chunks of several files, one after the other; ``-`` is standard input.

    ``position`` counts the bytes read so far, of ``size`` in all (None where not known).
    """

    def __init__(
        self,
        files: Sequence[str],
        kind: str | None = None,
        *,
        one_header: bool = False,
        most: int = CHUNK_LINES,
    ) -> None:
        """Read these files; ``kind`` is one of ``KINDS``, else each file shows its own.

        ``one_header`` makes a fault of a file whose columns are not those of the first.  A
        chunk has at ``most`` so many lines.
        """
        self.files = files
        self.kind = kind
        self.one_header = one_header
        self.most = most
        self.skipped = False  # whether the rest of the file at hand is not wanted
        self.recognised: dict[tuple[str, str], None] = {}
        self.position = 0
        self.size = _size(files)

    def __iter__(self) -> Iterator[Chunk]:
        """All chunks; what cannot be read on ends with one that says so."""
        each = chain.from_iterable(map(self._chunks, self.files))
        return self._alike(each) if self.one_header else each

    @property
    def forms(self) -> list[Text]:
        """What files were recognised as that are neither lines, JSON Lines, CSV nor TSV."""
        return [FORMS[form] for form in self.recognised if form in FORMS]

    def _alike(self, each: Iterator[Chunk]) -> Iterator[Chunk]:
        """Files with the columns of the first that has any, or with a fault instead."""
        faults: list[Chunk] = []  # of files before it, which have no columns of their own
        header: tuple[str, ...] | None = None
        for chunk in each:
            if header is None and chunk.fault is not None and not chunk.header:
                faults.append(chunk)
                continue
            if header is None:
                header = chunk.header
                yield from (fault._replace(header=header) for fault in faults)
                faults = []
            if chunk.fault is not None:
                chunk = chunk._replace(header=header)
            elif chunk.header != header:
                self.skipped = True
                line = chunk.lines[0][0] if chunk.lines else 1
                fault = Problem(OTHER_COLUMNS)
                chunk = Chunk(chunk.file, chunk.kind, header, ((line, ""),), fault)
            yield chunk
        yield from faults

    def _chunks(self, file: str) -> Iterator[Chunk]:
        name = None if file == "-" else file
        header: tuple[str, ...] = ()
        kind, number = self.kind or "lines", 0
        self.skipped = False
        try:
            with _open(file) as (stream, packed):
                texts = decode(self._count(stream, packed))
                for chunk in chunks(name, texts, self.kind, self.most):
                    kind, header = chunk.kind, chunk.header
                    self.recognised[kind, chunk.delimiter] = None
                    number = chunk.lines[-1][0] if chunk.lines else number
                    yield chunk
                    if self.skipped:
                        break
        except _READ_FAULTS as error:
            fault = error.args[0] if isinstance(error, BadText) else _unreadable(error)
            yield Chunk(name, kind, header, ((number + 1, ""),), fault)

    def _count(self, stream: Stream, packed: BinaryIO | None) -> Callable[[], bytes]:
        before = self.position

        def read() -> bytes:
            block = _read(stream)
            if packed is not None:
                self.position = before + packed.tell()
            else:
                self.position += len(block)
            return block

        return read


def _unreadable(error: Exception) -> Problem:
    reason = (error.strerror if isinstance(error, OSError) else None) or "gzip"
    return Problem(UNREADABLE_FILE, {"reason": reason})


def _size(files: Sequence[str]) -> int | None:
    total = 0
    for file in files:
        try:
            found = os.fstat(sys.stdin.fileno()) if file == "-" else os.stat(file)
        except (OSError, ValueError, AttributeError):
            return None
        if not stat.S_ISREG(found.st_mode):
            return None
        total += found.st_size
    return total


@contextmanager
def _open(file: str) -> Iterator[tuple[Stream, BinaryIO | None]]:
    """The file to read, and the packed one behind it where it is unpacked on the way."""
    if file == "-":
        yield _standard_input(), None
        return
    with open(file, "rb", buffering=0) as stream:
        if not file.endswith(".gz"):
            yield stream, None
            return
        with gzip.GzipFile(fileobj=stream) as unpacked:
            yield unpacked, stream


def _standard_input() -> BinaryIO:
    try:
        return open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # it is not ours
    except (AttributeError, ValueError):  # there is none, or it is not a file
        return io.BytesIO(sys.stdin.buffer.read() if sys.stdin else b"")


def _read(stream: Stream) -> bytes:
    """What is there, up to a block; waits for something, and is empty at the end."""
    if isinstance(stream, gzip.GzipFile):
        return stream.read1(_BLOCK)
    while (block := stream.read(_BLOCK)) is None:  # a pipe that does not block
        select.select([stream], [], [])
    return block
