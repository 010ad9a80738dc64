"""Every way to complete the tiles of a hand, golds placed.

Golds are placed by enumerating readings, not assignments.  For each suit, all ways to cover
the real tiles with sets and at most one pair are found, each group holding at least one real
tile and golds taking the places of the missing ones (``covers``).  The four suits are joined
by golds used and pairs; at most one more group is made of golds alone.  What each gold stands
for follows from the groups.

Tiles are counts; sets too, one for each (lowest) face of a chow or pung.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, combinations_with_replacement, permutations
from operator import or_
from typing import final

from mahjong_cli.counts import (
    ONE,
    by_suit,
    counts,
    faces,
    few,
    lowest,
    odd,
    only,
    present_in,
    shared,
    within,
)
from mahjong_cli.packed import unpack
from mahjong_cli.shapes.covers import FREE_PAIRS, FREE_SETS, NO_GROUPS, SUIT_COVERS, Cover
from mahjong_cli.shapes.marks import marks
from mahjong_cli.tiles import FACES, HONOURS, ORPHANS, Tile

HONOUR_TILES = counts(HONOURS)
ORPHAN_TILES = counts(ORPHANS)
KNITTED: tuple[int, ...] = tuple(
    counts(9 * s + low + 3 * n for s, low in enumerate(lows) for n in range(3))
    for lows in permutations(range(3))
)
"""The nine knitted tiles of each way (147, 258, 369, each in a suit of its own), as counts."""


@final
class Shape:
    """A way to complete the concealed tiles: the form, and its groups as counts.

    ``tiles`` are the concealed tiles with each gold as what it stands for; ``pair`` is a
    face, or None in the forms that have none.  ``marks`` are those of all groups.
    """

    __slots__ = ("chows", "form", "marks", "pair", "pungs", "tiles")

    def __init__(
        self, form: str, chows: int, pungs: int, pair: Tile | None, tiles: int, marks: int
    ) -> None:
        """A shape; two of the same groups are different shapes."""
        self.form = form
        self.chows = chows
        self.pungs = pungs
        self.pair = pair
        self.tiles = tiles
        self.marks = marks

    @property
    def groups(self) -> tuple[str, int, int, Tile | None, int]:
        """What tells it from shapes of other groups."""
        return self.form, self.chows, self.pungs, self.pair, self.tiles


def shapes(real: int, golds: int, sets: int) -> list[Shape]:
    """Every way to complete the tiles ``real`` and so many golds with this many sets.

    ``sets`` is 4 less the melds; the tiles must be three to each set and two more.

    >>> [s.form for s in shapes(counts([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 8, 8]), 0, 4)]
    ['standard', 'seven-pairs']
    """
    found = _standard(real, golds)
    # Most hands hold too few different tiles for a special form, or too few pairs.
    if sets >= 3 and few(present_in(real)) >= 9 - golds:
        found += _knitted_straight(real, golds)
    if sets == 4:
        if few(odd(real)) <= golds:
            found += _seven_pairs(real, golds)
        if within(real, ORPHAN_TILES):
            found += _thirteen_orphans(real)
        if real == present_in(real):
            found += _knitted(real, golds)
    return found


# Sets and a pair


def _standard(real: int, golds: int) -> list[Shape]:
    joined: Sequence[Cover] = (NO_GROUPS,)
    for suit, part in enumerate(by_suit(real)):
        if part:
            covers = SUIT_COVERS[suit, part, golds]
            joined = _join(joined, covers, golds) if joined[0] is not NO_GROUPS else covers
            if not joined:
                return []
    found: dict[int, int] = {}  # with free groups the same reading may be reached twice
    for used, pairs, packed, borne in joined:
        if used == golds and pairs:
            found[packed] = borne
        elif used == golds - 2 and not pairs:
            for pair, more in FREE_PAIRS:
                found[packed + pair] = borne | more
        elif used == golds - 3 and pairs:
            for free, more in FREE_SETS:
                found[packed + free] = borne | more
    return [_standard_shape(packed, borne) for packed, borne in found.items()]


def _join(left: Sequence[Cover], right: Sequence[Cover], golds: int) -> list[Cover]:
    return [
        (used + golds_too, pairs + pair_too, packed + groups, borne | marks_too)
        for used, pairs, packed, borne in left
        for golds_too, pair_too, groups, marks_too in right
        if used + golds_too <= golds and pairs + pair_too <= 1
    ]


def _standard_shape(packed: int, borne: int) -> Shape:
    tiles, chows, pungs, pair = unpack(packed)
    return Shape("standard", chows, pungs, lowest(pair) if pair else None, tiles, borne)


# The special forms


_ALONE = tuple(marks([tile]) for tile in FACES)
"""The marks of a tile in a group of its own, or of two alike."""


def _marks_of(tiles: Iterable[Tile]) -> int:
    return reduce(or_, map(_ALONE.__getitem__, tiles), 0)


def _special(form: str, tiles: int, borne: int) -> Shape:
    return Shape(form, 0, 0, None, tiles, borne)


def _seven_pairs(real: int, golds: int) -> list[Shape]:
    single = odd(real)
    free = (golds - few(single)) // 2  # the tiles are fourteen, so none is left
    held = real + single
    borne = _marks_of(faces(held)[::2])
    return [
        _special("seven-pairs", held + 2 * counts(pairs), borne | _marks_of(pairs))
        for pairs in combinations_with_replacement(FACES, free)
    ]


def _thirteen_orphans(real: int) -> list[Shape]:
    double = real - present_in(real)
    if few(double) > 1:
        return []
    pairs = [double] if double else [ONE[tile] for tile in sorted(ORPHANS)]
    return [_special("thirteen-orphans", ORPHAN_TILES + pair, _MARKS_OF_ORPHANS) for pair in pairs]


_MARKS_OF_ORPHANS = _marks_of(ORPHANS)


def _knitted(real: int, golds: int) -> list[Shape]:
    found = {
        real + counts(extra)
        for body in KNITTED
        if within(real, body + HONOUR_TILES)
        for extra in combinations(faces(body + HONOUR_TILES - real), golds)
    }
    return [_special("knitted", tiles, _marks_of(faces(tiles))) for tiles in sorted(found)]


def _knitted_straight(real: int, golds: int) -> list[Shape]:
    present, found = present_in(real), []
    for body, borne in _BODIES:
        left = golds - 9 + shared(present, body)
        if left >= 0:
            for shape in _standard(real - only(present, body), left):
                shape.form = "knitted-straight"
                shape.tiles += body
                shape.marks |= borne
                found.append(shape)
    return found


def _runs(body: int) -> Iterator[tuple[Tile, ...]]:
    """The three runs of a knitted body: 147, 258 and 369, in whichever suits they are."""
    tiles = faces(body)
    return (tiles[n : n + 3] for n in (0, 3, 6))


_BODIES = [(body, reduce(or_, map(marks, _runs(body)))) for body in KNITTED]
"""The knitted bodies with their marks."""
