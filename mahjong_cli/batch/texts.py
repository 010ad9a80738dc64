"""Bytes as text, and text as numbered lines: encodings, line ends, lines without end."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable, Iterator

Numbered = tuple[int, str]
"""A line and its number, from 1; 0 where it goes on with the line before."""

Block = list[Numbered]

LONGEST_LINE = 2**16
"""How many characters a line, or a row, may have; of a longer one only the beginning is kept."""

_MARKS = {
    codecs.BOM_UTF8: ("utf-8", "surrogateescape"),
    codecs.BOM_UTF16_LE: ("utf-16-le", "replace"),
    codecs.BOM_UTF16_BE: ("utf-16-be", "replace"),
}
"""What a file begins with: its encoding, and what becomes of bytes that are not of it."""


def decode(read: Callable[[], bytes]) -> Iterator[str]:
    r"""The text of blocks of bytes: UTF-8 with or without a mark, or UTF-16 with one.

    ``read`` gives the next block, empty at the end.  Bytes that are not UTF-8 become lone
    surrogates, which are no part of any hand.

    >>> blocks = iter([b"\xef\xbb", b"\xbf\xe4\xb8", b"\x87\xff"])
    >>> "".join(decode(lambda: next(blocks, b"")))
    '万\udcff'
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
