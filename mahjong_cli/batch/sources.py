"""Files and pipes as chunks of lines: encodings, ``gzip``, and what kind of file it is."""

from __future__ import annotations

import codecs
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

from mahjong_cli.batch import Chunk
from mahjong_cli.batch.cells import DELIMITERS, LONGEST_LINE, Block, Rows
from mahjong_cli.problems.problem import Problem

CHUNK_LINES = 64
"""How many lines a chunk has at most."""

_CHUNK_CHARS = 1 << 18
_BLOCK = 1 << 16
_MARKS = {
    codecs.BOM_UTF8: ("utf-8", "surrogateescape"),
    codecs.BOM_UTF16_LE: ("utf-16-le", "replace"),
    codecs.BOM_UTF16_BE: ("utf-16-be", "replace"),
}
_READ_FAULTS = (OSError, EOFError, zlib.error)

_OTHER_COLUMNS = Problem("other-columns")

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
                chunk = Chunk(chunk.file, chunk.kind, header, ((line, ""),), _OTHER_COLUMNS)
            yield chunk
        yield from faults

    def _chunks(self, file: str) -> Iterator[Chunk]:
        name = None if file == "-" else file
        header: tuple[str, ...] = ()
        kind, number = self.kind or "lines", 0
        self.skipped = False
        try:
            with _opened(file) as (stream, packed):
                for chunk in chunks(name, _texts(self._counted(stream, packed)), self.kind):
                    kind, header = chunk.kind, chunk.header
                    number = chunk.lines[-1][0] if chunk.lines else number
                    yield chunk
                    if self.skipped:
                        break
        except _READ_FAULTS as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or "gzip"
            fault = Problem("unreadable-file", {"reason": reason})
            yield Chunk(name, kind, header, ((number + 1, ""),), fault)

    def _counted(self, stream: Stream, packed: BinaryIO | None) -> Callable[[], bytes]:
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
def _opened(file: str) -> Iterator[tuple[Stream, BinaryIO | None]]:
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


def _texts(read: Callable[[], bytes]) -> Iterator[str]:
    """The text of blocks of bytes: UTF-8 with or without a mark, or UTF-16 with one.

    Bytes that are not UTF-8 become lone surrogates, which are no part of any hand.
    """
    if not (first := read()):
        return
    while any(len(first) < len(m) and m.startswith(first) for m in _MARKS) and (more := read()):
        first += more
    mark = next((m for m in _MARKS if first.startswith(m)), b"")
    encoding, errors = _MARKS[mark or codecs.BOM_UTF8]
    decoder = codecs.getincrementaldecoder(encoding)(errors)
    yield decoder.decode(first[len(mark) :])
    while block := read():
        yield decoder.decode(block)
    yield decoder.decode(b"", True)


def blocks(texts: Iterable[str]) -> Iterator[Block]:
    r"""The lines with their numbers, as they come in; only ``\n`` and ``\r\n`` end a line.

    A ``\r`` before the end is left there.  A line that is too long comes in pieces, which are
    numbered 0 but for the first.

    >>> list(blocks(["123m\r\n45", "6p"]))
    [[(1, '123m\r')], [(2, '456p')]]
    """
    rest, number, piece = "", 1, False
    for text in texts:
        *whole, rest = (rest + text).split("\n")
        block = []
        for line in whole:
            block.append((0 if piece else number, line))
            number, piece = number + 1, False
        if len(rest) > LONGEST_LINE + 1:
            block.append((0 if piece else number, rest))
            rest, piece = "", True
        if block:
            yield block
    if rest:
        yield [(0 if piece else number, rest)]


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
        yield from _tabled(file, kind, source)
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


def _tabled(file: str | None, kind: str, source: Iterator[Block]) -> Iterator[Chunk]:
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
