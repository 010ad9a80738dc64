"""A line taken to pieces, each of its kind and at its place; what they mean is for others.

A form in which other programs write hands yields the same pieces.
"""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.tokens import OWN, Written
from mahjong_cli.tuples import NamedTuple

TILES = "tiles"
"""Tiles of one suit, or honours, written together: ``123m``."""

FLOWERS = "flowers"
"""Flowers written together: ``1f5f`` are two pieces, ``15f`` is one."""

WINNING = "winning"
"""What follows a ``+``, perhaps nothing: ``5p``."""

MELD = "meld"
"""What stands between brackets: ``EEE,2``."""

WORD = "word"
"""A word, known or not: ``self``."""

KEY = "key"
"""A key with its value, known or not: ``gold=6m``."""

DIGITS = "digits"
"""Numbers that are not tiles: ``5x``."""

NUMERALS = "numerals"
"""Chinese numbers without a suit: ``五``."""

OTHER = "other"
"""Tiles that are not written as the form that was chosen writes them: ``5p`` under ``prefix``."""

SPACED = "spaced"
"""A key that is parted from its value by spaces: ``gold = 6m``."""

FIELD = "field"
"""What cannot be a field of a line of GB-Mahjong, after the name of that field: ``seat:X``."""

CHARACTER = "character"
"""A character that begins nothing that is known, or several."""


class Piece(NamedTuple):
    """A part of a line: its kind, its text in this notation, and its place in the line."""

    kind: str
    text: str
    start: int
    end: int


new = tuple.__new__
"""Makes a named tuple in half the time: nothing is made as often as pieces are."""


def pieces(
    line: str, grammar: Grammar, written: Written = OWN, start: int = 0, end: int | None = None
) -> Iterator[Piece]:
    """The pieces of a line, or of a part of it, in the characters that the grammar knows.

    >>> from mahjong_cli.notation.vocabulary import Vocabulary
    >>> [tuple(each) for each in pieces("[EEE,2]55p+5p", Grammar([Vocabulary(("golden",))]))]
    [('meld', 'EEE,2', 0, 7), ('tiles', '55p', 7, 10), ('winning', '5p', 11, 13)]
    """
    pattern = grammar.pattern(written, ascii=line.isascii())
    for match in pattern.finditer(line, start, len(line) if end is None else end):
        group = match.lastgroup or CHARACTER
        text = match[group]
        first, last = match.span(group) if group == WINNING and text else match.span()
        kind = _KINDS.get(group) or (KEY if "=" in text else WORD)
        yield new(Piece, (kind, text, first, last))


# The kind of the pieces of a group; those of any other are words or keys.
_KINDS = {
    kind: kind for kind in (TILES, FLOWERS, WINNING, MELD, WORD, KEY, DIGITS, NUMERALS, CHARACTER)
} | {"names": TILES, "characters": CHARACTER, "listed": KEY}
