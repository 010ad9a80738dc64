"""A line as nearly all are: melds, tiles, the winning one, then words and keys.

Its tiles are new in every line, but what it says besides comes up again and again.  So each is
read by itself, by the same readers as in any other line.  Of whatever is not so plain, or has
anything wrong with it, nothing is said here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mahjong_cli.hand.hand import Hand
from mahjong_cli.memo import Memo
from mahjong_cli.notation.counted import Tiles
from mahjong_cli.notation.grammar import Grammar, Lexicon
from mahjong_cli.notation.line import Line
from mahjong_cli.notation.melds import meld_of
from mahjong_cli.notation.readers import honours
from mahjong_cli.notation.tokens import tiles_of
from mahjong_cli.notation.words import NOTATION
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.tiles import EAST, LETTERS, SUITS
from mahjong_cli.tuples import NamedTuple

_TILES = rf"[1-9]++[{SUITS}]|[{LETTERS}]"
_PLAIN = re.compile(
    rf"((?:\[[^\[\]|0]*\])*)((?:{_TILES})++) \+([1-9][{SUITS}]|[{LETTERS}])"
    # What is long is seldom said twice.
    "((?: [^|]{0,119})?)",
    re.DOTALL,
)
_RUNS = re.compile(rf"[1-9]+[{SUITS}]|[{LETTERS}]+")


def read_plain(
    text: str, grammar: Grammar, beside: Mapping[str, str], given: Mapping[str, str]
) -> tuple[Hand, Lexicon] | None:
    """The hand that a plain line describes, and what it may say; None for any other line.

    ``beside`` fills in what it does not say; ``given`` is what it may not differ from.
    """
    if (found := _PLAIN.fullmatch(text)) is None:
        return None
    melded, written, winning, rest = found.groups()
    if not melded.isprintable():
        return None
    said = _SAID[grammar, rest, tuple(beside.items()), tuple(given.items())]
    if said is None:
        return None
    fields, order, lexicon = said
    melds = []
    for inner in melded[1:-1].split("][") if melded else ():
        meld = meld_of(inner, order)
        if isinstance(meld, Problem):
            return None
        melds.append(meld)
    tiles = [tile for run in _RUNS.findall(written) for tile in tiles_of(run, order)]
    if len(tiles) != 13 - 3 * len(melds):
        return None
    tiles.sort()
    hand = Hand(tuple(tiles), tiles_of(winning, order)[0], tuple(melds), *fields)
    vocabulary = lexicon.vocabulary
    wrong = vocabulary.contradictions(hand) or vocabulary.own_problems(hand)
    return None if wrong else (hand, lexicon)


Key = tuple[Grammar, str, tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]
"""What follows the tiles of a line, and what is said beside it."""


class _Said(NamedTuple):
    """What a line says besides its tiles: the other fields of the hand, the order of 1z-7z."""

    fields: tuple[Any, ...]
    order: str
    lexicon: Lexicon


class _Rest(Line):
    """A line without its tiles."""

    __slots__ = ()

    def _counted(self) -> Tiles:
        return Tiles([], EAST)


def _together(key: Key) -> _Said | None:
    """What the rest of a line says, put together of what the keys say that mean one thing each.

    It is None where anything is wrong, or two of them say the same.
    """
    grammar, rest, beside, given = key
    if not _COMPLETED.isdisjoint([name for name, _ in beside]):
        return _PART[key]  # what completes a line may be what it says
    base = _PART[grammar, _APART.sub("", rest), beside, given]
    if base is None:
        return None
    rules = f" rules={base.lexicon.vocabulary.rules}"
    none = _PART[grammar, rules, beside, given]
    fields = list(base.fields)
    for said in _APART.findall(rest):
        own = _PART[grammar, said + rules, beside, given]
        if own is None or none is None:
            return None
        for n, unsaid in enumerate(none.fields):
            if own.fields[n] != unsaid:
                if fields[n] != unsaid:
                    return None
                fields[n] = own.fields[n]
    return base._replace(fields=tuple(fields))


def _read(key: Key) -> _Said | None:
    """What the rest of a line says; None where anything is wrong, or there are tiles in it."""
    grammar, rest, beside, given = key
    line = _Rest(rest, grammar, dict(beside), {}, drawn=False)
    hand = line.hand(dict(given))
    draft, said = line.draft, line.settings.said
    if line.wrong or draft.tiles or draft.melds or draft.winning or NOTATION.name in said:
        return None
    if given:
        try:
            line.agree(dict(given))
        except MahjongError:
            return None
    fields = tuple([getattr(hand, field) for field in Hand._fields[3:]])
    return _Said(fields, honours(said), line.lexicon)


_COMPLETED = frozenset(("gold", "flip", "seat", "round"))
_APART = re.compile(
    rf" (?:gold=(?:[1-9][{SUITS}]|[{LETTERS}])|(?:seat|round)=[ESWN]|flowers=[1-8]|(?:[1-8]f)+)"
    "(?![^ ])"
)
_SAID = Memo("what lines say", _together, 4_096)
_PART = Memo("what parts of lines say", _read, 4_096)
