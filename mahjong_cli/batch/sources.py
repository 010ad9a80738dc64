"""Files and pipes as chunks of lines: encodings, ``gzip``, and what kind of file it is."""

from __future__ import annotations

import codecs
import csv
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

LONGEST_LINE = 1 << 16
"""How many characters a line may have; of a longer one only the beginning is kept."""

CHUNK_LINES = 64
"""How many lines a chunk has at most."""

_CHUNK_CHARS = 1 << 18
_BLOCK = 1 << 16
_QUOTED_LINES = 100
_MARKS = {
    codecs.BOM_UTF8: ("utf-8", "surrogateescape"),
    codecs.BOM_UTF16_LE: ("utf-16-le", "replace"),
    codecs.BOM_UTF16_BE: ("utf-16-be", "replace"),
}
_READ_FAULTS = (OSError, EOFError, zlib.error)

Stream = BinaryIO | gzip.GzipFile
Numbered = tuple[int, str]
Block = list[Numbered]
"""Lines that were there at once: a pipe's are answered before more is waited for."""


class Sources:
    """The chunks of several files, one after the other; ``-`` is standard input.

    ``position`` counts the bytes read so far, of ``size`` in all (None where not known).
    """

    def __init__(self, files: Sequence[str], kind: str | None = None) -> None:
        """Read these files; ``kind`` is one of ``KINDS``, else each file shows its own."""
        self.files = files
        self.kind = kind
        self.position = 0
        self.size = _size(files)

    def __iter__(self) -> Iterator[Chunk]:
        """All chunks; what cannot be read on ends with one that says so."""
        for file in self.files:
            yield from self._chunks(file)

    def _chunks(self, file: str) -> Iterator[Chunk]:
        name = None if file == "-" else file
        header: tuple[str, ...] = ()
        kind, number = self.kind or "lines", 0
        try:
            with _opened(file) as (stream, packed):
                for chunk in chunks(name, _texts(self._counted(stream, packed)), self.kind):
                    kind, header, number = chunk.kind, chunk.header, chunk.lines[-1][0]
                    yield chunk
        except _READ_FAULTS as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or "gzip"
            yield Chunk(name, kind, header, ((number + 1, ""),), reason)

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

    >>> list(blocks(["123m\r\n45", "6p"]))
    [[(1, '123m')], [(2, '456p')]]
    """
    rest, number = "", 0
    for text in texts:
        *whole, rest = (rest + text).split("\n")
        if len(rest) > LONGEST_LINE:
            rest = _cut(rest)
        if whole:
            yield [(number + n, _cut(line)) for n, line in enumerate(whole, 1)]
            number += len(whole)
    if rest:
        yield [(number + 1, _cut(rest))]


def _cut(line: str) -> str:
    line = line.removesuffix("\r")
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE + 1]


def chunks(file: str | None, texts: Iterable[str], kind: str | None = None) -> Iterator[Chunk]:
    """The lines that may hold hands, in chunks, and what kind they are.

    Blank lines are left out; so are ``#`` comments, but those in CSV only above its header,
    since a cell may begin so.

    >>> [chunk.kind for chunk in chunks(None, ['{"hand": "123m"}'])]
    ['jsonl']
    >>> next(chunks(None, ["id,hand\\n1,123m"]))
    Chunk(file=None, kind='csv', header=('id', 'hand'), lines=((2, '1,123m'),), fault=None)
    """
    source = blocks(texts)
    for block in source:
        if kept := _without_comments(block):
            break
    else:
        return
    kind = kind or kind_of(kept[0][1])
    if kind not in DELIMITERS:
        for lines in chain([kept], map(_without_comments, source)):
            yield from _cut_up(file, kind, (), lines)
        return
    rows = _rows(chain([block[block.index(kept[0]) :]], source))
    (_, top), *others = next(rows)
    header = _header(top, DELIMITERS[kind])
    for lines in chain([others], rows):
        yield from _cut_up(file, kind, header, lines)


def _without_comments(block: Block) -> Block:
    return [line for line in block if (bare := line[1].lstrip()) and bare[0] != "#"]


def _header(line: str, delimiter: str) -> tuple[str, ...]:
    try:
        return tuple(next(csv.reader(line.splitlines(True), delimiter=delimiter)))
    except csv.Error:
        return tuple(line.split(delimiter))


DELIMITERS = {"csv": ",", "tsv": "\t"}


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


def _rows(source: Iterable[Block]) -> Iterator[Block]:
    """The blocks with lines that a quoted cell spans joined to one, and blank rows left out.

    A quotation mark that is never closed joins no more than so many lines, or characters.
    """
    open_: Block = []
    for block in source:
        rows: Block = []
        for number, line in block:
            odd = line.count('"') % 2
            if not open_:
                if odd:
                    open_ = [(number, line)]
                elif line.strip():
                    rows.append((number, line))
                continue
            open_.append((number, line))
            if odd or len(open_) >= _QUOTED_LINES or _length(open_) > LONGEST_LINE:
                rows += _joined(open_, closed=bool(odd))
                open_ = []
        if rows:
            yield rows
    if open_:
        yield _joined(open_, closed=False)


def _length(lines: Block) -> int:
    return sum(len(line) for _, line in lines)


def _joined(lines: Block, *, closed: bool) -> Block:
    if closed:
        return [(lines[0][0], "\n".join(line for _, line in lines))]
    return [line for line in lines if line[1].strip()]
