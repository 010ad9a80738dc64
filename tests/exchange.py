"""How far a hand is from being complete, by breadth-first exchange, and slow.

Any tile may be given away for any other: first none is, then each one, then each two …, until
what is kept is part of a complete hand.  How many copies there are is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations

from mahjong_cli.tiles import FACES, ORPHANS, Tile

Kept = tuple[Tile, ...]
KNITTED = [
    {9 * suit + n + step for suit, n in enumerate(first) for step in (0, 3, 6)}
    for first in permutations(range(3))
]
GROUPS = [(t, t, t) for t in FACES] + [(t, t + 1, t + 2) for t in FACES if t < 27 and t % 9 < 7]


def exchanges(tiles: Kept, golds: int, sets: int, most: int = 13) -> int:
    """How many of the tiles, golds aside, must be exchanged; ``most`` and one if more."""
    size = 3 * sets + 2
    for away in range(most + 1):
        kept = size - golds - away
        if kept <= 0:
            return away
        for some in dict.fromkeys(combinations(sorted(tiles), min(kept, len(tiles)))):
            if any(_fits(some, sets)):
                return away
    return most + 1


def _fits(kept: Kept, sets: int) -> Iterator[bool]:
    """Whether all of these are part of a complete hand of each form."""
    yield _in_sets(kept, sets, True)
    if sets >= 3:
        for body in KNITTED:
            held = body & {*kept}
            yield _in_sets(_without(kept, tuple(held)), sets - 3, True)
    if sets == 4:
        single = sum(kept.count(t) % 2 for t in {*kept})
        yield (len(kept) + single) // 2 <= 7
        yield {*kept} <= {*ORPHANS} and len(kept) - len({*kept}) <= 1
        for body in KNITTED:
            yield len({*kept}) == len(kept) and {*kept} <= body | {*range(27, 34)}


@lru_cache(maxsize=1 << 18)
def _in_sets(kept: Kept, sets: int, pair: bool) -> bool:
    """Whether the lowest tile can be in a set or the pair, and then all the others."""
    if not kept:
        return True
    low = kept[0]
    if pair and _in_sets(_without(kept, (low, low)), sets, False):
        return True
    groups = [group for group in GROUPS if low in group] if sets else []
    return any(_in_sets(_without(kept, group), sets - 1, pair) for group in groups)


def _without(kept: Kept, group: Kept) -> Kept:
    left = list(kept)
    for tile in group:
        if tile in left:
            left.remove(tile)
    return tuple(left)
