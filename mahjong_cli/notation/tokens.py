"""Tiles in text: how they are written in every form, and which faces they are.

Everything here is a table or a pure function of a short text; where it stands in the line is
the concern of others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from mahjong_cli.tiles import (
    FLOWER_GLYPHS,
    FLOWER_WORDS,
    GLYPHS,
    HONOUR_WORDS,
    LETTERS,
    NUMERALS,
    SUIT_WORDS,
    SUITS,
    named,
)
from mahjong_cli.tuples import NamedTuple

FIRST_FLOWER = 34
"""Where the notation counts flowers from: tile 34 is 1f, tile 41 is 8f."""


def any_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first: 红中 before 中."""
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


_SUIT_WORDS = "".join(SUIT_WORDS)

CHINESE_TILES = (
    rf"[0-9]+[{_SUIT_WORDS}]|[{NUMERALS}]+[{_SUIT_WORDS}]|{any_of(HONOUR_WORDS)}|[{GLYPHS}]+"
)
"""The pattern of tiles in Chinese, or drawn."""

CHINESE_FLOWERS = rf"[{''.join(FLOWER_WORDS)}]|[{FLOWER_GLYPHS}]+"
"""The pattern of flowers in Chinese, or drawn."""


class Written(NamedTuple):
    """The patterns by which tiles are told from what stands beside them.

    ``numbers`` with their suit, honours in ``letters``, ``flowers``, tiles in ``chinese``;
    ``after`` is what may touch numbers although it begins with a small letter.
    """

    numbers: str = r"[0-9]+[mps]|[1-7]+z"
    letters: str = rf"[{LETTERS}]+"
    flowers: str = r"[1-8]+f"
    chinese: str = CHINESE_TILES
    after: str = ""


OWN = Written()
"""How mjscore writes them."""


@cache
def _run(ascii: bool) -> re.Pattern[str]:
    run = rf"[0-9]+[mps]|[1-7]+z|[1-8]+f|[{LETTERS}]+"
    return re.compile(run if ascii else rf"{run}|{CHINESE_TILES}|{CHINESE_FLOWERS}")


_SUIT = {s: n for n, s in enumerate(SUITS)} | SUIT_WORDS
_RANK = {c: n for n, c in enumerate("123456789")} | {c: n for n, c in enumerate(NUMERALS)}
_RANK["0"] = 4  # a red five
_SINGLE = (
    {c: named(c) for c in LETTERS}
    | HONOUR_WORDS
    | {c: t for t, c in enumerate(GLYPHS)}
    | {w: FIRST_FLOWER - 1 + n for w, n in FLOWER_WORDS.items()}
    | {c: FIRST_FLOWER + n for n, c in enumerate(FLOWER_GLYPHS)}
)


@lru_cache(maxsize=4096)
def tiles_of(run: str, honours: str) -> tuple[int, ...]:
    """The tiles that are written together, all of one suit or all honours, flowers from 34.

    ``honours`` are the letters of 1z-7z.

    >>> tiles_of("123m", "ESWNCFP"), tiles_of("5z", "ESWNPFC"), tiles_of("8f", "ESWNCFP")
    ((0, 1, 2), (33,), (41,))
    """
    ranks, last = run[:-1], run[-1]
    if run in _SINGLE:
        return (_SINGLE[run],)
    if last in _SUIT:
        return tuple(9 * _SUIT[last] + _RANK[c] for c in ranks)
    if last == "z":
        return tuple(named(honours[int(c) - 1]) for c in ranks)
    if last == "f":
        return tuple(FIRST_FLOWER - 1 + int(c) for c in ranks)
    return tuple(_SINGLE[c] for c in run)


@lru_cache(maxsize=4096)
def tiles_in(text: str, honours: str) -> tuple[int, ...]:
    """The tiles of a text that holds nothing else but spaces; none if it does.

    >>> tiles_in("1m 红中", "ESWNCFP"), tiles_in("1m?", "ESWNCFP")
    ((0, 31), ())
    """
    found: list[int] = []
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
        elif run := _run(text.isascii()).match(text, at):
            found += tiles_of(run.group(), honours)
            at = run.end()
        else:
            return ()
    return tuple(found)
