"""The library's functions: from text to hand, from hand to score."""

from __future__ import annotations

from mahjong_cli import notation
from mahjong_cli.games import CATALOGUE, score
from mahjong_cli.hand.model import Hand

__all__ = ["format", "parse", "score"]

format = notation.format


def parse(text: str, **defaults: str) -> Hand:
    """Read a hand; ``defaults`` give what the text does not say (``rules="mcr"``, ``gold="6m"``).

    Raises ``NotationError`` when the text cannot be read, ``HandError`` when no such hand
    can be; both name every problem with its place; ``UnknownName`` when there is no default
    of such a name.

    >>> parse("123m456m789m11p45s +3s").winning
    20
    >>> parse("123m456m789m11p45s")
    Traceback (most recent call last):
    mahjong_cli.problems.problem.NotationError: ...
    """
    return notation.parse(text, CATALOGUE, defaults=defaults)
