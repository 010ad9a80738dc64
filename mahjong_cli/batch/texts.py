"""Bytes as text, and text as numbered lines: encodings, line ends, lines without end."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO

from mahjong_cli.batch.signatures import FOREIGN
from mahjong_cli.problems.in_files import OTHER_FORM, UNREADABLE_FILE, UTF_16_UNMARKED
from mahjong_cli.problems.in_text import CONTROL_CHARACTER, NOT_UTF8
from mahjong_cli.problems.problem import Problem

Numbered = tuple[int, str]
"""A line and its number, from 1; 0 where it goes on with the line before."""

Block = list[Numbered]

LONGEST_LINE = 2**16
"""How many characters a line, or a row, may have; of a longer one only the beginning is kept."""

_LOOKED_AT = 256
"""How many bytes show whether a mark is missing."""

_MARKS = {
    codecs.BOM_UTF8: ("utf-8", "surrogateescape"),
    codecs.BOM_UTF16_LE: ("utf-16-le", "replace"),
    codecs.BOM_UTF16_BE: ("utf-16-be", "replace"),
}
"""What a file begins with: its encoding, and what becomes of bytes that are not of it."""


class BadText(EOFError):
    """Bytes that cannot be read as text, or no further; ``args`` is the problem."""


def decode(read: Callable[[], bytes]) -> Iterator[str]:
    r"""The text of blocks of bytes: UTF-8 with or without a mark, or UTF-16 with one.

    ``read`` gives the next block, empty at the end.  Bytes that are not UTF-8 become lone
    surrogates, which are not part of any hand.  Raises ``BadText`` when it begins as a file of
    another form, when it is UTF-16 without a mark, or half a character is left over: where a
    byte is missing, everything after it may be read wrongly.

    >>> blocks = iter([b"\xef\xbb", b"\xbf\xe4\xb8", b"\x87\xff"])
    >>> "".join(decode(lambda: next(blocks, b"")))
    '万\udcff'
    """
    if not (first := read()):
        return
    begun = (*_MARKS, *FOREIGN)
    while any(len(first) < len(m) and m.startswith(first) for m in begun) and (more := read()):
        first += more
    while b"\0" in first and len(first) < _LOOKED_AT and (more := read()):
        first += more  # as many bytes show whether a mark is missing, however they come in
    if form := next((form for m, form in FOREIGN.items() if first.startswith(m)), None):
        raise BadText(Problem(OTHER_FORM, {"form": form}))
    mark = next((m for m in _MARKS if first.startswith(m)), b"")
    if not mark and _has_no_mark(first):
        raise BadText(Problem(UTF_16_UNMARKED))
    encoding, errors = _MARKS[mark or codecs.BOM_UTF8]
    decoder = codecs.getincrementaldecoder(encoding)(errors)
    yield decoder.decode(first[len(mark) :])
    while block := read():
        yield decoder.decode(block)
    left = decoder.getstate()[0]
    yield decoder.decode(b"", True)
    if left and encoding != "utf-8":
        raise BadText(Problem(UNREADABLE_FILE, {"reason": "UTF-16"}))


def _has_no_mark(first: bytes) -> bool:
    r"""Whether bytes look like UTF-16: many a second one of them is zero, and no other.

    >>> _has_no_mark("手牌,赢家".encode("utf-16-be")), _has_no_mark(b"1m\0\0")
    (True, False)
    """
    start = first[: min(_LOOKED_AT, len(first) // 2 * 2)]
    high, low = start[0::2].count(0), start[1::2].count(0)
    if bool(high) == bool(low) or high + low < len(start) // 10 or len(start) < 4:
        return False
    text = start.decode("utf-16-be" if high else "utf-16-le", "replace")
    return all(char.isprintable() or char in "\t\r\n" for char in text)


def blocks(texts: Iterable[str]) -> Iterator[Block]:
    r"""The lines with their numbers and their ends, as they come in.

    ``\n``, ``\r\n`` and a lone ``\r`` end a line.  A line that is too long comes in pieces,
    which are numbered 0 but for the first.

    >>> list(blocks(["123m\r\n45", "6p\r7s"]))
    [[(1, '123m\r\n')], [(2, '456p\r')], [(3, '7s')]]
    """
    rest, number, piece = "", 1, False
    for text in texts:
        # What ends with a carriage return may go on with a line feed.
        *whole, rest = _in_lines(rest + text)
        block = []
        for line in whole:
            block.append((0 if piece else number, line))
            number, piece = number + 1, False
        if len(rest) > LONGEST_LINE + 2:
            kept = rest[-1] if rest.endswith("\r") else ""
            block.append((0 if piece else number, rest.removesuffix(kept)))
            rest, piece = kept, True
        if block:
            yield block
    if rest:
        yield [(0 if piece else number, rest)]


def _in_lines(text: str) -> list[str]:
    """The lines with their ends; the last is what has none yet."""
    lines = list(StringIO(text, newline=""))
    return lines if lines and not lines[-1].endswith("\n") else [*lines, ""]


def bare(line: str) -> str:
    """A line without its end."""
    return line.rstrip("\r\n")


def control(text: str, allowed: str = "") -> int | None:
    r"""Where the first character stands that controls or parts lines; tabs may stand anywhere.

    >>> control("a\tb\vc"), control('"a\r\nb"', "\r\n"), control("a\r\nb")
    (3, None, 1)
    """
    if text.isprintable():
        return None
    found = (found.start() for found in _CONTROL.finditer(text) if found[0] not in allowed)
    return next(found, None)


_CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")


def hidden(text: str, at: int) -> Problem:
    r"""A character that nobody sees, but by which some programs part lines.

    >>> hidden("# a\vb", 3).message()
    '\\x0b (U+000B) is a character that cannot be seen: visible text expected'
    """
    args = {"read": text[at], "point": f"U+{ord(text[at]):04X}"}
    return Problem(CONTROL_CHARACTER, args, (), at, at + 1)


def undecoded(text: str) -> Problem | None:
    r"""The first bytes in a text that are not UTF-8, where there are any.

    >>> undecoded("Li,\udcc0\udcee").message()
    'the bytes c0 ee are not UTF-8: text in UTF-8 expected'
    """
    found = None if text.isascii() else _BYTES.search(text)
    if found is None:
        return None
    read = found[0].encode("ascii", "surrogateescape").hex(" ")
    return Problem(NOT_UTF8, {"read": read}, (), *found.span())


_BYTES = re.compile("[\udc80-\udcff]+")
