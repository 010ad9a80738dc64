"""What the groups of a hand say about its classes of tiles, as a number that adds up.

A fan may ask whether every tile is of a class, whether each group has one of a class, which
kinds there are.  Each of these is told by a mark that some group may bear: that it has a tile
outside the class, that it has none of the class, that it has one of the kind.  How many groups
bear each mark is counted as tiles are, mark 0 in the place of 1m and so on; so the marks of a
hand are the sum of those of its groups, however they are combined.
"""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.counts import count_of, counts
from mahjong_cli.tiles import (
    EVEN,
    FIVES,
    GREEN,
    HONOURS,
    KINDS,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    ORPHANS,
    REVERSIBLE,
    SIMPLES,
    TERMINALS,
    UPPER,
    UPPER_FOUR,
    Class,
    Tile,
)

CLASSES: tuple[Class, ...] = (
    GREEN, REVERSIBLE, TERMINALS, HONOURS, ORPHANS, SIMPLES, EVEN,
    LOWER, MIDDLE, UPPER, LOWER_FOUR, UPPER_FOUR,
)  # fmt: skip
"""The classes of which every tile of a hand may be."""

HELD: tuple[Class, ...] = (ORPHANS, FIVES)
"""The classes of which each group of a hand may have a tile."""

_HELD_FROM = len(CLASSES)
_KINDS_FROM = _HELD_FROM + len(HELD)


def marks(tiles: Iterable[Tile]) -> int:
    """The marks that a group of these tiles bears.

    >>> SIMPLES in every(marks([1, 2, 3])), SIMPLES in every(marks([0, 1, 2]))
    (True, False)
    """
    group = frozenset(tiles)
    borne = [n for n, of in enumerate(CLASSES) if not group.issubset(of)]
    borne += [n for n, of in enumerate(HELD, _HELD_FROM) if group.isdisjoint(of)]
    borne += [n for n, of in enumerate(KINDS, _KINDS_FROM) if not group.isdisjoint(of)]
    return counts(borne)


def every(marks: int) -> frozenset[Class]:
    """The classes of which every tile is."""
    return frozenset(of for n, of in enumerate(CLASSES) if not count_of(marks, n))


def each(marks: int) -> frozenset[Class]:
    """The classes of which each group has a tile.

    >>> FIVES in each(marks([4, 4]) + marks([2, 3, 4])), FIVES in each(marks([5, 6, 7]))
    (True, False)
    """
    return frozenset(of for n, of in enumerate(HELD, _HELD_FROM) if not count_of(marks, n))


def kinds(marks: int) -> frozenset[Class]:
    """The kinds of tiles that there are."""
    return frozenset(of for n, of in enumerate(KINDS, _KINDS_FROM) if count_of(marks, n))
