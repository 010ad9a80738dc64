"""Many tiles as one number.

*Counts* have four bits to a face, so ``0x12`` is two 1m and one 2m.  Adding them adds the
tiles, taking away takes tiles away, as long as no face is held more than fifteen times.  What is
called ``among`` has one of each face that is meant.
"""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.tiles import FACES, Tile

ONE: tuple[int, ...] = tuple(1 << 4 * t for t in FACES)
"""One tile of each face, as counts."""

ALL_ONES = sum(ONE)
CHOW = ONE[0] + ONE[1] + ONE[2]
"""The three tiles of a chow of its first face; times counts of chows, the tiles of all of them."""

_SUIT_BITS = (1 << 36) - 1


def counts(tiles: Iterable[Tile]) -> int:
    """How many of each face there are.

    >>> counts([0, 0, 1]) == 0x12
    True
    """
    return sum(map(ONE.__getitem__, tiles))


def copies(tile: Tile, number: int) -> int:
    """So many tiles of one face, as counts."""
    return number << 4 * tile


def count_of(count: int, tile: Tile) -> int:
    """How many of this face ``count`` holds.

    >>> count_of(counts([0, 0, 1]), 0)
    2
    """
    return count >> 4 * tile & 15


def lowest(count: int) -> Tile:
    """The lowest face that ``count`` holds; it must hold one.

    ``n & -n`` keeps the lowest bit of n alone: the bits below it are 0 in both, those above it
    opposite.

    >>> lowest(0x300)
    2
    """
    return (count & -count).bit_length() - 1 >> 2


def faces(count: int) -> tuple[Tile, ...]:
    """The tiles in ``count``, in face order.

    >>> faces(0x12)
    (0, 0, 1)
    """
    found: list[Tile] = []
    while count:
        tile = (count & -count).bit_length() - 1 >> 2
        number = count >> 4 * tile & 15
        found += [tile] * number
        count -= number << 4 * tile
    return tuple(found)


def few(count: int) -> int:
    """How many tiles ``count`` holds, where there are fewer than fifteen.

    A number and the sum of its digits leave the same when divided by nine; in base sixteen, by
    fifteen.

    >>> few(0x12), few(copies(33, 14))
    (3, 14)
    """
    return count % 15


# Some faces out of many


def present_in(count: int) -> int:
    """One of each face that ``count`` holds.

    >>> present_in(0x302) == 0x101
    True
    """
    return (count | count >> 1 | count >> 2 | count >> 3) & ALL_ONES


def odd(count: int) -> int:
    """One of each face that is held an odd number of times."""
    return count & ALL_ONES


def at_least_four(count: int) -> int:
    """One of each face that is held four times or more.

    >>> at_least_four(0x53) == 0x10
    True
    """
    return (count >> 2 | count >> 3) & ALL_ONES


def more_than_four(count: int) -> int:
    """One of each face that is held five times or more.

    >>> more_than_four(0x54) == 0x10, more_than_four(0xE) == 1
    (True, True)
    """
    return (count >> 3 | count >> 2 & (count >> 1 | count)) & ALL_ONES


def only(count: int, among: int) -> int:
    """The tiles of these faces alone.

    >>> only(0x321, 0x101) == 0x301
    True
    """
    return count & 15 * among


def without(count: int, among: int) -> int:
    """The tiles of all faces but these.

    >>> without(0x321, 0x101) == 0x20
    True
    """
    return count & ~(15 * among)


def within(count: int, among: int) -> bool:
    """Whether all tiles are of these faces.

    >>> within(0x301, 0x101), within(0x321, 0x101)
    (True, False)
    """
    return not count & ~(15 * among)


def shared(among: int, others: int) -> int:
    """How many faces are in both.

    >>> shared(0x1101, 0x111)
    2
    """
    return (among & others).bit_count()


# Suits


def by_suit(count: int) -> tuple[int, int, int, int]:
    """The tiles of each suit, and the honours, each moved down to the faces 0-8.

    >>> by_suit(counts([0, 10, 10, 33])) == (0x1, 0x20, 0, 0x1000000)
    True
    """
    return count & _SUIT_BITS, count >> 36 & _SUIT_BITS, count >> 72 & _SUIT_BITS, count >> 108


def of_suits(m: int, p: int, s: int, honours: int) -> int:
    """The tiles of each suit, and the honours, together again.

    >>> of_suits(*by_suit(counts([0, 10, 10, 33]))) == counts([0, 10, 10, 33])
    True
    """
    return m | p << 36 | s << 72 | honours << 108


def squeezed(sets: int) -> int:
    """Number sets as near to the first one as can be, their order kept: no suit empty before them.

    All are moved down by as many ranks, so steps, suits and what is equal stay.

    >>> squeezed(ONE[12] + ONE[23]) == ONE[0] + ONE[11]
    True
    """
    first, second, third = sets & _SUIT_BITS, sets >> 36 & _SUIT_BITS, sets >> 72
    if not second:
        second, third = third, 0
    if not first:
        first, second, third = second, third, 0
    together = first | second | third
    if together & 15:
        return first | second << 36 | third << 72
    down = (together & -together).bit_length() - 1 & ~3 if together else 0
    return first >> down | second >> down << 36 | third >> down << 72


def one_suit(count: int) -> int | None:
    """The suit 0-2 that all tiles are of, if they are of one; there must be some.

    >>> one_suit(counts([9, 17])), one_suit(counts([8, 9])), one_suit(counts([27]))
    (1, None, None)
    """
    suit = ((count & -count).bit_length() - 1) // 36
    return suit if suit < 3 and not count >> 36 * (suit + 1) else None
