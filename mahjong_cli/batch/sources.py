"""Files and pipes as chunks of lines: ``gzip``, and what kind of file it is."""

from __future__ import annotations

import gzip
import io
import os
import select
import stat
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import BinaryIO

from mahjong_cli.batch.cells import DELIMITERS, Rows
from mahjong_cli.batch.job import Chunk
from mahjong_cli.batch.texts import LONGEST_LINE, Block, blocks, decode
from mahjong_cli.problems.in_files import OTHER_COLUMNS, UNREADABLE_FILE
from mahjong_cli.problems.problem import Problem

CHUNK_LINES = 64
"""How many lines a chunk has at most."""

_CHUNK_CHARS = 2**18
_BLOCK = 2**16
_READ_FAULTS = (OSError, EOFError, zlib.error)

Stream = BinaryIO | gzip.GzipFile


class Sources:
    """The chunks of several files, one after the other; ``-`` is standard input.

    ``position`` counts the bytes read so far, of ``size`` in all (None where not known).
    """

    def __init__(
        self, files: Sequence[str], kind: str | None = None, *, one_header: bool = False
    ) -> None:
        """Read these files; ``kind`` is one of ``KINDS``, else each file shows its own.

        ``one_header`` makes a fault of a file whose columns are not those of the first.
        """
        self.files = files
        self.kind = kind
        self.one_header = one_header
        self.skipped = False  # whether the rest of the file at hand is not wanted
        self.position = 0
        self.size = _size(files)

    def __iter__(self) -> Iterator[Chunk]:
        """All chunks; what cannot be read on ends with one that says so."""
        each = chain.from_iterable(map(self._chunks, self.files))
        return self._alike(each) if self.one_header else each

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
                for chunk in chunks(name, texts, self.kind):
                    kind, header = chunk.kind, chunk.header
                    number = chunk.lines[-1][0] if chunk.lines else number
                    yield chunk
                    if self.skipped:
                        break
        except _READ_FAULTS as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or "gzip"
            fault = Problem(UNREADABLE_FILE, {"reason": reason})
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
    except (AttributeError, ValueError):  # there is none, or it is no file
        return io.BytesIO(sys.stdin.buffer.read() if sys.stdin else b"")


def _read(stream: Stream) -> bytes:
    """What is there, up to a block; waits for something, and is empty at the end."""
    if isinstance(stream, gzip.GzipFile):
        return stream.read1(_BLOCK)
    while (block := stream.read(_BLOCK)) is None:  # a pipe that does not block
        select.select([stream], [], [])
    return block


def chunks(file: str | None, texts: Iterable[str], kind: str | None = None) -> Iterator[Chunk]:
    """The lines that may hold hands, in chunks, and what kind they are.

    Blank lines are left out; so are ``#`` comments, but those in CSV only above its header,
    since a cell may begin so.  CSV without any row is one empty chunk.

    >>> [chunk.kind for chunk in chunks(None, ['{"hand": "123m"}'])]
    ['jsonl']
    >>> next(chunks(None, ["id,hand\\n1,123m"]))
    Chunk(file=None, kind='csv', header=('id', 'hand'), lines=((2, '1,123m'),), fault=None)
    """
    source = blocks(texts)
    for block in source:
        first = next((n for n, line in enumerate(block) if _may_hold_a_hand(*line)), None)
        if first is not None:
            break
    else:
        return
    kind = kind or kind_of(block[first][1].removesuffix("\r"))
    source = chain([block[first:]], source)
    if kind in DELIMITERS:
        yield from _table_chunks(file, kind, source)
        return
    for block in source:
        kept = [(n, _cut(line)) for n, line in block if _may_hold_a_hand(n, line)]
        yield from _cut_up(file, kind, (), kept)


def _may_hold_a_hand(number: int, line: str) -> bool:
    """Whether it is the beginning of a line, neither blank nor a comment."""
    bare = line[: LONGEST_LINE + 1].lstrip()
    return number > 0 and bare[:1] != "#" and (bare != "" or len(line) > LONGEST_LINE + 1)


def _cut(line: str) -> str:
    line = line.removesuffix("\r")
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE + 1]


def _table_chunks(file: str | None, kind: str, source: Iterator[Block]) -> Iterator[Chunk]:
    rows, empty = Rows(DELIMITERS[kind]), True
    for block in rows.read(source):
        for chunk in _cut_up(file, kind, rows.header or (), block):
            empty = False
            yield chunk
    if empty and rows.header is not None:
        yield Chunk(file, kind, rows.header, ())


def kind_of(line: str) -> str:
    """What kind of file has this as its first line.

    >>> kind_of('{"hand": "123m"}'), kind_of("id\\thand"), kind_of("[123m]456p")
    ('jsonl', 'tsv', 'lines')
    """
    if line.lstrip().startswith("{"):
        return "jsonl"
    for kind, delimiter in DELIMITERS.items():
        names = [cell.strip().strip('"').casefold() for cell in line.split(delimiter)]
        if "hand" in names:
            return kind
    return "lines"


def _cut_up(file: str | None, kind: str, header: tuple[str, ...], block: Block) -> Iterator[Chunk]:
    start = chars = 0
    for n, (_, line) in enumerate(block):
        chars += len(line)
        if n - start + 1 >= CHUNK_LINES or chars > _CHUNK_CHARS:
            yield Chunk(file, kind, header, tuple(block[start : n + 1]))
            start, chars = n + 1, 0
    if start < len(block):
        yield Chunk(file, kind, header, tuple(block[start:]))
