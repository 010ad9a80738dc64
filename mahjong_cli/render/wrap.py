"""How wide text is, about, and where its lines break, where no browser breaks them.

A browser lays the text out; nobody knows with which fonts.  The widths are those of the widest
usual ones, so that what is laid out by them fits.  They are in units of the height of the font.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from unicodedata import east_asian_width

Words = tuple[str, str]
"""Some text, and the style in which it is written."""

Row = list[Words]
"""A line."""

BOLD = frozenset({"heading", "total", "winning", "below", "error"})
"""The styles that are bold."""

_WIDTHS = {
    **dict.fromkeys("ijlI.,:;'|!", 0.34),
    **dict.fromkeys(" frt()[]{}/\\-", 0.42),
    **dict.fromkeys("mwMW%@", 1.0),
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZ+=<>~*#", 0.8),
}
_BOLDER = 1.1

_CLOSING = re.escape("，。；：、！？）》」』】…")
_WIDE = "\u1100-\uffff"
_TOKEN = re.compile(
    rf"\n| +|[（《「『【]*[{_WIDE}][{_CLOSING}]*|[^ \n{_WIDE}]+[{_CLOSING}]*"
)  # fmt: skip
"""What is not broken while a line has room for it: a word, or a character with its signs."""


def width(text: str, style: str = "") -> float:
    """How wide a text is, or less.

    >>> width("万万"), round(width("mi"), 2), width("") < width("i") < width("i", "total")
    (2.0, 1.34, True)
    """
    wide = sum(_WIDTHS.get(char) or _other(char) for char in text)
    return wide * _BOLDER if style in BOLD else wide


def _other(char: str) -> float:
    return 1.0 if east_asian_width(char) in "WFA" else 0.66


def row_width(row: Iterable[Words]) -> float:
    """How wide a line is."""
    return sum(width(text, style) for text, style in row)


def natural(words: Iterable[Words]) -> float:
    """How wide they are where only line ends break them."""
    return max((row_width(row) for row in wrap(words, float("inf"))), default=0)


def wrap(words: Iterable[Words], room: float) -> list[Row]:
    """The lines, broken where there is no more room: at spaces, and between Chinese characters.

    A word that is wider than a line is broken anywhere.

    >>> wrap([("one two", ""), ("three", "gold")], 6)
    [[('one', '')], [('two', ''), ('three', 'gold')]]
    >>> [line for [(line, _)] in wrap([("甲乙丙，丁", "")], 3)]
    ['甲乙', '丙，丁']
    """
    signs = [(char, style) for text, style in words for char in text]
    rows: list[Row] = [[]]
    for token in _TOKEN.finditer("".join(char for char, _ in signs)):
        part = signs[token.start() : token.end()]
        used = row_width(rows[-1])
        if token[0] == "\n":
            rows.append([])
        elif token[0].isspace():
            rows[-1] += part if used else []
        elif used + row_width(part) <= room:
            rows[-1] += part
        else:
            rows += _broken(part, room)
    return [joined for row in rows if (joined := _joined(row))]


def _broken(word: Row, room: float) -> list[Row]:
    """A word on lines of its own, one where it fits."""
    rows: list[Row] = [[]]
    for sign in word:
        if rows[-1] and row_width([*rows[-1], sign]) > room:
            rows.append([])
        rows[-1].append(sign)
    return rows


def _joined(signs: Row) -> Row:
    """The characters of a line as texts of one style, without the spaces at its end."""
    runs = [("".join(s for s, _ in run), style) for style, run in groupby(signs, itemgetter(1))]
    while runs and not runs[-1][0].rstrip():
        runs.pop()
    return [*runs[:-1], (runs[-1][0].rstrip(), runs[-1][1])] if runs else []
