"""Which notation a line is in, and its pieces; whole lines of GB-Mahjong are known by their bars.

``tenhou`` is ours but for 白发中 as 5z 6z 7z, and red fives of which nothing need be said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from mahjong_cli.notation import gb_line
from mahjong_cli.notation.botzone import BOTZONE
from mahjong_cli.notation.foreign import Form
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.pieces import (
    DIGITS,
    FLOWERS,
    KEY,
    MELD,
    OTHER,
    TILES,
    WINNING,
    Piece,
    pieces,
)
from mahjong_cli.notation.prefixed import PREFIXED
from mahjong_cli.notation.readers import read_form
from mahjong_cli.notation.words import NOTATION
from mahjong_cli.text import Text
from mahjong_cli.tiles import NUMERALS

TENHOU = Text(
    "5z 6z 7z are P F C, and 0m 0p 0s fives",
    "5z 6z 7z 是白、发、中，0m 0p 0s 是五",
    "5z 6z 7z 是白、發、中，0m 0p 0s 是五",
)
TENHOU_EXAMPLE = "123m406p789s11567z +7z"

OF_TILES: Mapping[str, Form] = {form.name: form for form in (BOTZONE, PREFIXED)}
"""The notations that write tiles in their own way, by name."""

_NAMED = re.compile(rf"(?i:{'|'.join(NOTATION.spellings)})=([^ \t,;\[\]+]+)")
_SAME_SUIT = re.compile(rf"([0-9{NUMERALS}])([^0-9{NUMERALS}])(?=[0-9{NUMERALS}]\2)")
_OWN_TILES = re.compile("[0-9]+[mpszf]")


def foreign(text: str) -> tuple[str, str] | None:
    """The notation that a text is written in, if it is none but another program's, and ours.

    >>> foreign("B2"), foreign("m123p55"), foreign("123m"), foreign("EE")
    (('botzone', '2p'), ('prefix', '123m55p'), None, None)
    """
    for name, form in OF_TILES.items():
        if own := form.own(text):
            return name, _SAME_SUIT.sub(r"\1", own)
    return None


def pieces_of(line: str, grammar: Grammar, beside: Mapping[str, str]) -> Iterator[Piece]:
    """The pieces of a line in the notation that it names, or that stands in for it."""
    if "|" in line and (bars := gb_line.find(line)):
        return gb_line.pieces_between(line, grammar, bars)
    named = _NAMED.search(line) if "=" in line else None
    name = named[1] if named else beside.get(NOTATION.name)
    chosen = read_form(name, {}) if name else None
    form = OF_TILES.get(chosen) if isinstance(chosen, str) else None
    return pieces(line, grammar) if form is None else _translated(line, grammar, form)


def _translated(line: str, grammar: Grammar, form: Form) -> Iterator[Piece]:
    """The pieces of a line in a form, in our notation, each tile by itself."""
    for piece in pieces(line, grammar, form.written):
        kind, text = piece.kind, piece.text
        if kind in (TILES, FLOWERS):
            yield from _apart(piece, form)
        elif kind == MELD:
            inner, comma, offer = text.partition(",")
            yield piece._replace(text=(form.own(inner) or inner) + comma + offer)
        elif kind == WINNING:
            yield piece._replace(text=form.own(text) or text)
        elif kind == KEY:
            spelling, _, value = text.partition("=")
            yield piece._replace(text=f"{spelling}={form.own(value) or value}")
        else:
            foreign = kind == DIGITS and _OWN_TILES.fullmatch(text)
            yield piece._replace(kind=OTHER) if foreign else piece


def _apart(piece: Piece, form: Form) -> Iterator[Piece]:
    if not form.run.fullmatch(piece.text):  # honours in letters, or in Chinese
        yield piece
        return
    at = piece.start
    for tile, length in form.tiles(piece.text):
        yield Piece(piece.kind, tile, at, at + length)
        at += length
