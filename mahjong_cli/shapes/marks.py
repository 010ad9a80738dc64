"""What the groups of a hand say about its classes of tiles, as a set of marks.

A fan may ask whether every tile is of a class, whether each group has one of a class, which
kinds there are.  Each of these is told by a mark that some group may bear: that it has a tile
outside the class, that it has none of the class, that it has one of the kind.  The marks of a
hand are all those of its groups together, however these are combined.  A set of marks is a mask,
as in ``counts``.
"""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.packed import has, mask_of
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

MARKS = _KINDS_FROM + len(KINDS)
"""How many marks there are."""


def marks(tiles: Iterable[Tile]) -> int:
    """The marks that a group of these tiles bears.

    >>> SIMPLES in every(marks([1, 2, 3])), SIMPLES in every(marks([0, 1, 2]))
    (True, False)
    """
    group = frozenset(tiles)
    borne = [n for n, of in enumerate(CLASSES) if not group.issubset(of)]
    borne += [n for n, of in enumerate(HELD, _HELD_FROM) if group.isdisjoint(of)]
    borne += [n for n, of in enumerate(KINDS, _KINDS_FROM) if not group.isdisjoint(of)]
    return mask_of(borne)


def every(marks: int) -> frozenset[Class]:
    """The classes of which every tile is."""
    return frozenset(of for n, of in enumerate(CLASSES) if not has(marks, n))


def each(marks: int) -> frozenset[Class]:
    """The classes of which each group has a tile.

    >>> FIVES in each(marks([4, 4]) | marks([2, 3, 4])), FIVES in each(marks([5, 6, 7]))
    (True, False)
    """
    return frozenset(of for n, of in enumerate(HELD, _HELD_FROM) if not has(marks, n))


def kinds(marks: int) -> frozenset[Class]:
    """The kinds of tiles that there are."""
    return frozenset(of for n, of in enumerate(KINDS, _KINDS_FROM) if has(marks, n))
