"""Several numbers as one: counts laid end to end, and sets of small numbers.

A *mask* is a set of small numbers: bit n says whether n is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mahjong_cli.tiles import FACES

# Counts in lanes and under labels


_LANE_BITS = 4 * 36  # four suits of nine ranks
_LANE = (1 << _LANE_BITS) - 1


def pack(*four: int) -> int:
    """Four counts laid end to end in one number, so that one addition adds all of them.

    >>> unpack(pack(1, 2, 3, 4) + pack(0x10, 0, 0, 0)) == (0x11, 2, 3, 4)
    True
    """
    return sum(count << n * _LANE_BITS for n, count in enumerate(four))


def unpack(packed: int) -> tuple[int, int, int, int]:
    """The four counts again."""
    return (
        packed & _LANE,
        packed >> _LANE_BITS & _LANE,
        packed >> 2 * _LANE_BITS & _LANE,
        packed >> 3 * _LANE_BITS,
    )


def moved_up(packed: int, suit: int) -> int:
    """Counts of ranks 0-8, packed or not, as those of a suit 0-2 or (3) of the honours."""
    return packed << 36 * suit


_LABEL = 4 * len(FACES)


def labelled(count: int, label: int) -> int:
    """Counts with a number of any other kind on top of them.

    >>> key = labelled(0x12, 7)
    >>> key & ALL_FACES == 0x12, label_of(key)
    (True, 7)
    """
    return count | label << _LABEL


def label_of(key: int) -> int:
    """The number on top of counts."""
    return key >> _LABEL


ALL_FACES = (1 << _LABEL) - 1
"""The counts below a label, as a mask."""


# Masks: sets of small numbers


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> mask_of([0, 3, 3]) == 0b1001
    True
    """
    found = 0
    for n in numbers:
        found |= 1 << n
    return found


def laid(mask: int, place: int, width: int) -> int:
    """One of several sets of numbers below ``width`` that are laid end to end.

    >>> laid(mask_of([0, 4 + 1, 4 + 3]), 1, 4) == mask_of([1, 3])
    True
    """
    return mask >> place * width & (1 << width) - 1


def has(mask: int, number: int) -> bool:
    """Whether the number is in the set.

    >>> has(0b1001, 3), has(0b1001, 2)
    (True, False)
    """
    return mask >> number & 1 == 1


def members(mask: int) -> list[int]:
    """The numbers in the set, lowest first.

    >>> members(0b1001)
    [0, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def sieve(mask: int, removed: Sequence[int]) -> int:
    """What is left of a set when each number takes others away, the lowest first.

    ``removed`` has the set that each number takes away; one that is itself gone takes nothing.
    Here 0 takes 1, so 1 does not take 2.

    >>> members(sieve(mask_of([0, 1, 2]), [mask_of([1]), mask_of([2]), 0]))
    [0, 2]
    """
    kept = 0
    while mask:
        low = mask & -mask
        kept |= low
        mask &= ~(low | removed[low.bit_length() - 1])
    return kept
