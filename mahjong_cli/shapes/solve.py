"""Every way to complete the tiles of a hand, golds placed.

Golds are placed by enumerating readings, not assignments.  For each suit, all ways to cover
the real tiles with sets and at most one pair are found, each group holding at least one real
tile and golds taking the places of the missing ones (``_covers``).  The four suits are joined
by golds used and pairs; at most one more group is made of golds alone.  What each gold stands
for follows from the groups.

Tiles are counts; sets too, one for each (lowest) face of a chow or pung.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import final

from mahjong_cli.counts import (
    ONE,
    by_suit,
    copies,
    count_of,
    counts,
    faces,
    few,
    lowest,
    odd,
    only,
    pack,
    present_in,
    shared,
    unpack,
    within,
)
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


# Groups


GROUPS: dict[str, dict[Tile, tuple[Tile, ...]]] = {
    "chow": {t: (t, t + 1, t + 2) for t in FACES if t < 27 and t % 9 < 7},
    "pung": {t: (t, t, t) for t in FACES},
    "pair": {t: (t, t) for t in FACES},
}
"""The tiles of every group that there can be, by its kind and (lowest) face."""


def _packed(kind: str, tile: Tile, tiles: tuple[Tile, ...]) -> int:
    """All that a ``Shape`` says of one group, in one number: joining groups is adding.

    The pair is 1 more than its face, as 0 stands for none.
    """
    chow = ONE[tile] if kind == "chow" else 0
    pung = ONE[tile] if kind == "pung" else 0
    return pack(chow, pung, counts(tiles), marks(tiles), tile + 1 if kind == "pair" else 0)


def _standard_shape(packed: int) -> Shape:
    chows, pungs, tiles, borne, pair = unpack(packed)
    return Shape("standard", chows, pungs, pair - 1 if pair else None, tiles, borne)


_PACKED = {
    kind: {tile: _packed(kind, tile, tiles) for tile, tiles in groups.items()}
    for kind, groups in GROUPS.items()
}
_FREE_PAIRS = [*_PACKED["pair"].values()]
_FREE_SETS = [*_PACKED["chow"].values(), *_PACKED["pung"].values()]


# Sets and a pair


_Cover = tuple[int, int, int]
"""Some groups: the golds in them, the pairs, and all groups packed."""


def _standard(real: int, golds: int) -> list[Shape]:
    joined: list[_Cover] = [(0, 0, 0)]
    for suit, part in enumerate(by_suit(real)):
        if part:
            joined = _join(joined, _suit_covers(suit, part, golds), golds)
            if not joined:
                return []
    found: list[int] = []
    for used, pairs, packed in joined:
        if used == golds and pairs:
            found.append(packed)
        elif used == golds - 2 and not pairs:
            found += [packed + pair for pair in _FREE_PAIRS]
        elif used == golds - 3 and pairs:
            found += [packed + free for free in _FREE_SETS]
    # With free groups the same reading may be reached twice.
    return list(map(_standard_shape, dict.fromkeys(found)))


def _join(left: list[_Cover], right: Sequence[_Cover], golds: int) -> list[_Cover]:
    return [
        (used + more, pairs + further, packed + other)
        for used, pairs, packed in left
        for more, further, other in right
        if used + more <= golds and pairs + further <= 1
    ]


@lru_cache(maxsize=16_384)
def _suit_covers(suit: int, part: int, golds: int) -> tuple[_Cover, ...]:
    """All covers of one suit (3: the honours) with at most this many golds."""
    first, found = 9 * suit, []
    for groups, used in _covers(part, golds, suit < 3, True):
        pairs = sum([kind == "pair" for kind, _ in groups])
        found.append((used, pairs, sum([_PACKED[kind][first + low] for kind, low in groups])))
    return tuple(found)


_Groups = tuple[tuple[str, int], ...]
"""Groups of one suit, in order: kind and lowest rank, 0-8."""


@lru_cache(maxsize=16_384)
def _covers(part: int, golds: int, chows: bool, pair: bool) -> tuple[tuple[_Groups, int], ...]:
    """The covers of one suit and the golds in each, whichever of its groups hold them."""
    if not part:
        return (((), 0),)
    found: dict[_Groups, int] = {}
    for kind, low, missing, rest in first_groups(part, chows):
        if missing <= golds and (pair or kind != "pair"):
            for groups, used in _covers(rest, golds - missing, chows, pair and kind != "pair"):
                found[tuple(sorted((*groups, (kind, low))))] = used + missing
    return tuple(found.items())


def first_groups(part: int, chows: bool) -> Iterator[tuple[str, int, int, int]]:
    """The groups of one suit that its lowest tile can be in: kind, rank, golds, tiles left."""
    low = lowest(part)
    held = count_of(part, low)
    for kind, size in (("pung", 3), ("pair", 2)):
        for real in range(1, min(size, held) + 1):
            yield kind, low, size - real, part - copies(low, real)
    if not chows:
        return
    rest = part - ONE[low]
    for start in range(max(0, low - 2), min(6, low) + 1):
        others = [n for n in range(start, start + 3) if n > low and count_of(rest, n)]
        for real in range(len(others) + 1):
            for taken in combinations(others, real):
                yield "chow", start, 2 - real, rest - counts(taken)


# The special forms


_ALONE = tuple(marks([tile]) for tile in FACES)
"""The marks of a tile in a group of its own, or of two alike."""


def _marks_of(tiles: Iterable[Tile]) -> int:
    return sum(map(_ALONE.__getitem__, tiles))


def _special(form: str, tiles: int, borne: int) -> Shape:
    return Shape(form, 0, 0, None, tiles, borne)


def _seven_pairs(real: int, golds: int) -> list[Shape]:
    single = odd(real)
    free = (golds - few(single)) // 2  # the tiles are fourteen, so none is left
    held = real + single
    borne = _marks_of(faces(held)[::2])
    return [
        _special("seven-pairs", held + 2 * counts(pairs), borne + _marks_of(pairs))
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
                shape.marks += borne
                found.append(shape)
    return found


def _runs(body: int) -> Iterator[tuple[Tile, ...]]:
    """The three runs of a knitted body: 147, 258 and 369, in whichever suits they are."""
    tiles = faces(body)
    return (tiles[n : n + 3] for n in (0, 3, 6))


_BODIES = [(body, sum(map(marks, _runs(body)))) for body in KNITTED]
"""The knitted bodies with their marks."""
