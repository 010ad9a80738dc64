"""Keys that are parted from their values: ``gold = 6m`` is told once, as what it was meant as."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.pieces import SPACED, Piece
from mahjong_cli.notation.synonyms import KEYS

_SPACED = re.compile(r"([^\W\d][\w-]*)(?:[ \t]+=[ \t]*|=[ \t]+)([^ \t,;\[\]+=]+)")


def joined(line: str, pieces: Iterable[Piece], grammar: Grammar) -> Iterator[Piece]:
    """The pieces, but each known key with its value, where spaces stand between, as one."""
    found = [
        Piece(SPACED, f"{match[1]}={match[2]}", *match.span())
        for match in _SPACED.finditer(line)
        if match[1].lower() in grammar.keys or match[1].lower() in KEYS
    ]
    for piece in pieces:
        within = [each for each in found if each.start <= piece.start < each.end]
        if not within:
            yield piece
        elif piece.start == within[0].start:
            yield within[0]
