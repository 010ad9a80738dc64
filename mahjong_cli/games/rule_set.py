"""A rule set as data: its names, tiles, words and house options, its rulings and its rule book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mahjong_cli.games.house import HouseOption
from mahjong_cli.games.names import GOLD
from mahjong_cli.hand.hand import Beside, Hand
from mahjong_cli.notation.vocabulary import Key, Word
from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.text import Text
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

_FOUR: Mapping[int, Mapping[str, str]] = {4: {}}


class Rules(NamedTuple):
    """A rule set: its names, the tiles and words that it is played with, its house options.

    ``played`` are the faces that there are, None for all; ``successor`` is the rule that makes
    the gold of the flipped tile, or None when it is played without gold.  ``problems`` is what
    it forbids beyond what no hand can be.  ``without`` has the general words and keys that mean
    nothing in it, with the problem that it is to use one.  ``keys`` and ``words`` are its own,
    ``beside`` makes what lies beside a hand of them; ``instead`` has what is told in place of
    general problems, by their names, None where ``problems`` says it already.  ``gold`` is what
    the wild tile is called.  ``tables`` says how many may play, and under which house options
    so many do.
    """

    name: str
    names: Text
    options: tuple[HouseOption[Any], ...]
    successor: Callable[[Tile], Tile] | None
    problems: Callable[[Hand], list[Problem]]
    aliases: tuple[str, ...] = ()
    played: frozenset[Tile] | None = None
    without: Mapping[str, ProblemKind] = {}
    keys: tuple[Key, ...] = ()
    words: tuple[Word, ...] = ()
    beside: Callable[[Mapping[str, object]], Beside | None] | None = None
    instead: Mapping[str, ProblemKind | None] = {}
    gold: Text = GOLD
    tables: Mapping[int, Mapping[str, str]] = _FOUR

    def __hash__(self) -> int:
        """By its name: no two games share one."""
        return hash(self.name)

    @property
    def shown(self) -> Text:
        """What messages call it: what may be typed, or its name in Chinese."""
        return self.names._replace(en=self.name)

    @property
    def called(self) -> tuple[str, ...]:
        """Everything that it is called, its name first."""
        return tuple(dict.fromkeys((self.name, *self.names, *self.aliases)))


class Ruling(NamedTuple):
    """What a game does where its rule text is silent or can be read two ways.

    ``clause`` is what it is cited by; ``hand`` is one that shows it, where one does.
    """

    clause: str
    text: Text
    hand: str = ""


class Chapter(NamedTuple):
    """A part of how a game is played: sentences, each with the clause of the ruling behind it."""

    heading: Text
    lines: tuple[Ruling, ...]


CLAUSE = Text("clause", "条款", "條款")
"""What a ruling, a line of the book or a fan is cited by."""
