"""Every way to complete the tiles of a hand, golds placed.

Golds are placed by enumerating readings, not assignments.  For each suit, all ways to cover
the real tiles with sets and at most one pair are found, each group holding at least one real
tile and golds taking the places of the missing ones (``_covers``).  The four suits are joined
by golds used and pairs; at most one more group is made of golds alone.  What each gold stands
for follows from the groups.

Tiles are counts (``tiles.counts``); sets too, one for each (lowest) face of a chow or pung.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from mahjong_cli.tiles import (
    ALL_ONES,
    FACES,
    HAS_FIVE,
    HAS_ORPHAN,
    KIND,
    KNITTED,
    ONE,
    ORPHAN,
    TRAITS,
    Tile,
    counts,
    faces,
    traits,
)

SUIT_BITS = (1 << 36) - 1
HONOUR_BITS = counts(range(27, 34))
ORPHANS = counts(t for t in FACES if TRAITS[t] & ORPHAN)


class Shape(NamedTuple):
    """A way to complete the concealed tiles: the form, and its groups as counts.

    ``tiles`` are the concealed tiles with each gold as what it stands for; ``pair`` is a
    face, or None in the forms that have none.  ``every`` and ``kinds`` gather ``traits`` and
    ``tiles.KIND`` over the groups; ``all_pungs`` counts the pungs.
    """

    form: str
    chows: int
    pungs: int
    pair: Tile | None
    tiles: int
    every: int
    kinds: int
    all_pungs: int


def shapes(real: int, golds: int, sets: int) -> list[Shape]:
    """Every way to complete the tiles ``real`` and so many golds with this many sets.

    ``sets`` is 4 less the melds; the tiles must be three to each set and two more.

    >>> [s.form for s in shapes(counts([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 8, 8]), 0, 4)]
    ['standard', 'seven-pairs']
    """
    found = _standard(real, golds)
    if sets >= 3:
        found += _knitted_straight(real, golds)
    if sets == 4:
        found += _seven_pairs(real, golds)
        found += _thirteen_orphans(real, golds)
        found += _knitted(real, golds)
    return found


# Sets and a pair


class _Cover(NamedTuple):
    """Some groups: the golds and pairs in them, and what a ``Shape`` says of them."""

    golds: int
    pairs: int
    chows: int
    pungs: int
    pair: Tile | None
    tiles: int
    every: int
    kinds: int
    all_pungs: int


_EMPTY = _Cover(0, 0, 0, 0, None, 0, -1, 0, 0)


def _standard(real: int, golds: int) -> list[Shape]:
    found = _arrange(real, golds)
    if golds < 2 or len(found) < 2:
        return found
    # With free groups the same reading may be reached twice.
    return list(dict.fromkeys(found))


def _arrange(real: int, golds: int) -> list[Shape]:
    joined = [_EMPTY]
    for s in range(4):
        part = real >> 36 * s & SUIT_BITS
        if part:
            joined = _join(joined, _suit_covers(s, part, golds), golds)
            if not joined:
                return []
    found = []
    for cover in joined:
        left = golds - cover.golds
        if left == 0 and cover.pairs:
            found.append(cover)
        elif left == 2 and not cover.pairs:
            found += _join([cover], _FREE_PAIRS, golds)
        elif left == 3 and cover.pairs:
            found += _join([cover], _FREE_SETS, golds)
    return [Shape("standard", c[2], c[3], c[4], c[5], c[6], c[7], c[8]) for c in found]


def _join(left: list[_Cover], right: Iterable[_Cover], golds: int) -> list[_Cover]:
    return [
        _Cover(
            a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3],
            b[4] if a[4] is None else a[4], a[5] + b[5], a[6] & b[6], a[7] | b[7], a[8] + b[8],
        )
        for a in left
        for b in right
        if a[0] + b[0] <= golds and a[1] + b[1] <= 1
    ]  # fmt: skip


def _group(kind: str, tile: Tile, golds: int) -> _Cover:
    tiles = (tile, tile + 1, tile + 2) if kind == "chow" else (tile,) * (2 + (kind == "pung"))
    return _Cover(
        golds,
        int(kind == "pair"),
        ONE[tile] if kind == "chow" else 0,
        ONE[tile] if kind == "pung" else 0,
        tile if kind == "pair" else None,
        counts(tiles),
        traits(tiles),
        KIND[tile],
        int(kind == "pung"),
    )


_FREE_PAIRS = [_group("pair", t, 2) for t in FACES]
_FREE_SETS = [_group("chow", t, 3) for t in FACES if t < 27 and t % 9 < 7]
_FREE_SETS += [_group("pung", t, 3) for t in FACES]


@lru_cache(maxsize=1 << 14)
def _suit_covers(suit: int, part: int, golds: int) -> tuple[_Cover, ...]:
    """All covers of one suit (3: the honours) with at most this many golds."""
    base = 9 * suit
    return tuple(
        _join_all([_group(kind, base + low, missing) for kind, low, missing in cover])
        for cover in _covers(part, golds, suit < 3, True)
    )


def _join_all(groups: list[_Cover]) -> _Cover:
    joined = [_EMPTY]
    for group in groups:
        joined = _join(joined, [group], 4)
    return joined[0]


_Groups = tuple[tuple[str, int, int], ...]
"""Groups of one suit: kind, lowest rank 0-8, golds in it."""


@lru_cache(maxsize=1 << 14)
def _covers(part: int, golds: int, chows: bool, pair: bool) -> tuple[_Groups, ...]:
    """The covers of one suit, each as its groups in order, whichever of them hold the golds."""
    if not part:
        return ((),)
    found: dict[tuple[tuple[str, int], ...], _Groups] = {}
    for kind, low, missing, rest in first_groups(part, chows):
        if missing <= golds and (pair or kind != "pair"):
            for cover in _covers(rest, golds - missing, chows, pair and kind != "pair"):
                groups = tuple(sorted((*cover, (kind, low, missing))))
                found[tuple(group[:2] for group in groups)] = groups
    return tuple(found.values())


def first_groups(part: int, chows: bool) -> Iterator[tuple[str, int, int, int]]:
    """The groups of one suit that its lowest tile can be in: kind, rank, golds, tiles left."""
    low = (part & -part).bit_length() - 1 >> 2
    held = part >> 4 * low & 15
    for kind, size in (("pung", 3), ("pair", 2)):
        for real in range(1, min(size, held) + 1):
            yield kind, low, size - real, part - (real << 4 * low)
    if not chows:
        return
    rest = part - (1 << 4 * low)
    for start in range(max(0, low - 2), min(6, low) + 1):
        others = [n for n in range(start, start + 3) if n > low and rest >> 4 * n & 15]
        for real in range(len(others) + 1):
            for taken in combinations(others, real):
                yield "chow", start, 2 - real, rest - sum(1 << 4 * n for n in taken)


# The special forms


def _gathered(tiles: int) -> tuple[int, int]:
    every, kinds = -1, 0
    for tile in FACES:
        if tiles >> 4 * tile & 15:
            every &= TRAITS[tile]
            kinds |= KIND[tile]
    return every, kinds


def _special(form: str, tiles: int) -> Shape:
    return Shape(form, 0, 0, None, tiles, *_gathered(tiles), 0)


def present_in(tiles: int) -> int:
    """One of each face that these counts hold."""
    return (tiles | tiles >> 1 | tiles >> 2 | tiles >> 3) & ALL_ONES


def _seven_pairs(real: int, golds: int) -> list[Shape]:
    odd = real & ALL_ONES
    free, single = divmod(golds - odd.bit_count(), 2)
    if free < 0 or single:
        return []
    return [
        _special("seven-pairs", real + odd + 2 * counts(pairs))
        for pairs in combinations_with_replacement(FACES, free)
    ]


def _thirteen_orphans(real: int, golds: int) -> list[Shape]:
    present = present_in(real)
    double = real - present
    if real & ~(3 * ORPHANS) or double & ~ALL_ONES or double.bit_count() > 1:
        return []
    pairs = [double] if double else [ONE[t] for t in faces(ORPHANS)]
    return [_special("thirteen-orphans", ORPHANS + pair) for pair in pairs]


def _knitted(real: int, golds: int) -> list[Shape]:
    if real & ~ALL_ONES:
        return []
    found = {
        real + counts(extra)
        for body in KNITTED
        if not real & ~(body | HONOUR_BITS)
        for extra in combinations(faces((body | HONOUR_BITS) - real), golds)
    }
    return [_special("knitted", tiles) for tiles in sorted(found)]


def _knitted_straight(real: int, golds: int) -> list[Shape]:
    present, found = present_in(real), []
    for body in KNITTED:
        held = present & body
        left = golds - 9 + held.bit_count()
        if left >= 0:
            for shape in _standard(real - held, left):
                every, kinds = _gathered(body)
                found.append(
                    shape._replace(
                        form="knitted-straight",
                        tiles=shape.tiles + body,
                        every=shape.every & every & ~(HAS_ORPHAN | HAS_FIVE),
                        kinds=shape.kinds | kinds,
                    )
                )
    return found
