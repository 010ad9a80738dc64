"""The parts of a reading that a fan's predicate may look at, and what it answers.

A fan looks at one part only, so what it finds can be remembered for every hand that has the
same part.  It answers with its *uses*: one for each time it is there, naming the sets that
make it; a use is ``Barred`` where the shape is there and another rule keeps it from counting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from mahjong_cli.hand.reading import Group
from mahjong_cli.tiles import DRAGONS, WINDS, Class, Tile
from mahjong_cli.tuples import NamedTuple


class Placed(NamedTuple):
    """A chow or pung of a part: the how manieth, its (lowest) face, suit and number.

    ``nth`` counts from 0; ``suit`` is 0-2, or 3 for honours; ``rank`` is 1-9.
    """

    nth: int
    tile: Tile
    suit: int
    rank: int


Sets = tuple[Placed, ...]
Pick = Callable[[Group, bool], bool]
"""Chooses groups of a reading; the flag says whether the winning tile completed the group."""


Use = Sets | Pick


def whole(_group: Group, _won: bool) -> bool:
    """Every set and the pair."""
    return True


class Barred(NamedTuple):
    """A use of a fan whose shape is there, the reason why it does not count, and its groups."""

    reason: str
    pick: Pick = whole


Uses = Sequence[Use | Barred]
NONE: Uses = ()


def pungs(group: Group, _won: bool) -> bool:
    """Every pung and kong."""
    return group.kind in ("pung", "kong")


def concealed_pungs(group: Group, _won: bool) -> bool:
    """Every concealed pung and kong."""
    return group.kind in ("pung", "kong") and group.concealed


def kongs(group: Group, _won: bool) -> bool:
    """Every kong."""
    return group.kind == "kong"


def concealed_kongs(group: Group, _won: bool) -> bool:
    """Every concealed kong."""
    return group.kind == "kong" and group.concealed


def melded_kongs(group: Group, _won: bool) -> bool:
    """Every melded kong."""
    return group.kind == "kong" and not group.concealed


def knitted(group: Group, _won: bool) -> bool:
    """The knitted tiles."""
    return group.kind == "knitted"


def completed(_group: Group, won: bool) -> bool:
    """The group that the winning tile completed."""
    return won


def nothing(_group: Group, _won: bool) -> bool:
    """No group: the fan is about how the hand was won."""
    return False


@cache  # one for each tile, so that what is found by it is alike
def holding(tile: Tile) -> Pick:
    """The groups that hold this face."""
    return lambda group, _won: tile in group.tiles


@cache
def kong_of(tile: Tile) -> Pick:
    """The kong of this face."""
    return lambda group, _won: group.kind == "kong" and group.tiles[0] == tile


def once(holds: bool, pick: Pick = whole) -> Uses:
    """The uses of a fan that is there once or not at all."""
    return (pick,) if holds else NONE


class _Combined:
    """Sets in tile order: every two, three and four of them."""

    __slots__ = ("fours", "threes", "twos")

    def __init__(self, sets: Sets) -> None:
        """Combine them."""
        self.twos: list[Sets] = list(combinations(sets, 2))
        self.threes: list[Sets] = list(combinations(sets, 3))
        self.fours: list[Sets] = list(combinations(sets, 4))


class Chows(_Combined):
    """The chows in tile order, and the pair beside four of them; ``knitted`` for 组合龙.

    What is trimmed: the chows are squeezed; the pair is None where the hand has other sets, else
    1m for a number, E for an honour; a five is that of its suit among those of the chows, or of
    the next suit.
    """

    __slots__ = ("chows", "knitted", "pair")

    def __init__(self, chows: Sets, pair: Tile | None, knitted: bool) -> None:
        """The part of a reading."""
        super().__init__(chows)
        self.chows = chows
        self.pair = pair
        self.knitted = knitted


class NumberPungs(_Combined):
    """The pungs and kongs of number tiles, in tile order; trimmed, they are squeezed."""

    __slots__ = ()


class OrphanPungs(NamedTuple):
    """The pungs and kongs of terminals and honours, an honour pair, and the winds in force.

    What is trimmed: every terminal is given as 1m, any pair but an honour pair as None, and the
    winds in force only where there is a pung of them.
    """

    pungs: Sets
    pair: Tile | None
    round: Tile | None
    seat: Tile | None

    @property
    def winds(self) -> Sets:
        """One pung of each wind that has one."""
        return self._one_of_each(WINDS)

    @property
    def dragons(self) -> Sets:
        """One pung of each dragon that has one."""
        return self._one_of_each(DRAGONS)

    def of(self, tile: Tile | None) -> Uses:
        """Each pung of this face."""
        return [(p,) for p in self.pungs if p.tile == tile]

    def _one_of_each(self, kind: range) -> Sets:
        return tuple({p.tile: p for p in self.pungs if p.tile in kind}.values())


class Kongs(NamedTuple):
    """How many kongs and pungs there are, and how many are concealed (kongs are pungs too)."""

    melded_kongs: int
    concealed_kongs: int
    concealed_pungs: int
    pungs: int

    @property
    def kongs(self) -> int:
        """All kongs."""
        return self.melded_kongs + self.concealed_kongs


class Fours(NamedTuple):
    """The faces held four times: ``held`` without a kong, and those that are ``konged``."""

    held: tuple[Tile, ...]
    konged: tuple[Tile, ...]


class Tiles(NamedTuple):
    """The classes of the tiles, and the kinds that there are.

    ``every`` are the classes of which every tile is, ``each`` those of which each set and the
    pair has a tile.  ``sets`` tells four sets and a pair from the special forms.
    """

    every: frozenset[Class]
    each: frozenset[Class]
    kinds: frozenset[Class]
    sets: bool

    @property
    def suits(self) -> int:
        """How many of the three number suits there are."""
        return len(self.kinds - {WINDS, DRAGONS})

    @property
    def honours(self) -> bool:
        """Whether there are winds or dragons."""
        return not self.kinds.isdisjoint({WINDS, DRAGONS})


class Form(NamedTuple):
    """The form of the hand; its tiles and the thirteen before the last, where they matter.

    ``tiles`` and ``thirteen`` are counts of one suit moved down to faces 0-8 (for the
    knitted forms, of all faces).  What is trimmed: they are None where there are melds or
    several suits, and in four sets and a pair that do not hold all nine numbers.
    """

    form: str
    tiles: int | None
    thirteen: int | None


class Win(NamedTuple):
    """How the hand was won: the circumstances, the wait, and the melds on the table.

    ``wait`` is ``edge``, ``closed``, ``single`` or None: the shape that the winning tile
    completed; ``only`` says that the thirteen tiles waited on one face alone.  ``exposed``
    counts the melds but concealed kongs, 0-4; ``by_gold`` says that the winning tile is a gold,
    ``kong_flower`` that it replaced a flower, there being a kong.
    """

    how: str
    kongdraw: bool
    last: bool
    fourth: bool
    wait: str | None
    only: bool
    exposed: int
    by_gold: bool
    kong_flower: bool

    def waiting(self, wait: str) -> Uses:
        """The uses of the fan for this wait."""
        if self.wait != wait:
            return NONE
        return (completed if self.only else Barred("many-waits", completed),)


Part = Chows | NumberPungs | OrphanPungs | Tiles | Fours | Kongs | Form | Win
