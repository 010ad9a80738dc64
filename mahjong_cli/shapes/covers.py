"""Every way to cover the tiles of one suit with groups, golds taking the places of missing ones.

Each group holds at least one real tile; what each gold stands for follows from the groups.
Tiles are counts; sets too, one for each (lowest) face of a chow or pung.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from mahjong_cli.counts import ONE, copies, count_of, counts, lowest
from mahjong_cli.memo import Memo
from mahjong_cli.packed import laid, moved_up, pack
from mahjong_cli.shapes.marks import MARKS, marks
from mahjong_cli.tiles import FACES, Tile
from mahjong_cli.tuples import NamedTuple

# Groups


GROUPS: dict[str, dict[Tile, tuple[Tile, ...]]] = {
    "chow": {t: (t, t + 1, t + 2) for t in FACES if t < 27 and t % 9 < 7},
    "pung": {t: (t, t, t) for t in FACES},
    "pair": {t: (t, t) for t in FACES},
}
"""The tiles of every group that there can be, by its kind and (lowest) face."""


class Packed(NamedTuple):
    """All that a ``Shape`` says of one group: joining groups is adding the first, or-ing both."""

    group: int
    marks: int


def _packed(kind: str, tile: Tile, tiles: tuple[Tile, ...]) -> Packed:
    lanes = [ONE[tile] if kind == each else 0 for each in ("chow", "pung", "pair")]
    return Packed(pack(counts(tiles), *lanes), marks(tiles))


PACKED = {
    kind: {tile: _packed(kind, tile, tiles) for tile, tiles in groups.items()}
    for kind, groups in GROUPS.items()
}
FREE_PAIRS = [*PACKED["pair"].values()]
FREE_SETS = [*PACKED["chow"].values(), *PACKED["pung"].values()]


# Covers


Cover = tuple[int, int, int, int]
"""Some groups: the golds in them, the pairs, and all groups and their marks packed."""

NO_GROUPS: Cover = (0, 0, 0, 0)


def _find_suit_covers(key: tuple[int, int, int]) -> tuple[Cover, ...]:
    suit, part, golds = key
    return tuple(
        [
            (used, pairs, moved_up(packed, suit), laid(borne, suit, MARKS))
            for used, pairs, packed, borne in _COVERS[part, golds, suit < 3, True]
        ]
    )


SUIT_COVERS = Memo("covers of a suit", _find_suit_covers, 16_384)
"""All covers of one suit (3: the honours) with at most this many golds."""


def _in_any_suit(kind: str, rank: int) -> Packed:
    """A group of any suit: packed in the first one, the marks that it bears in each end to end."""
    in_each = [PACKED[kind].get(9 * suit + rank) for suit in range(4)]
    borne = sum(one.marks * 2 ** (MARKS * suit) for suit, one in enumerate(in_each) if one)
    return Packed(PACKED[kind][rank].group, borne)


_IN_ANY_SUIT = {
    kind: [_in_any_suit(kind, rank) for rank in groups if rank < 9]
    for kind, groups in GROUPS.items()
}


def _find_covers(key: tuple[int, int, bool, bool]) -> tuple[Cover, ...]:
    part, golds, chows, pair = key
    if not part:
        return (NO_GROUPS,)
    found: dict[int, Cover] = {}
    for kind, low, missing, rest in first_groups(part, chows):
        is_pair = kind == "pair"
        if missing > golds or (is_pair and not pair):
            continue
        group, borne = _IN_ANY_SUIT[kind][low]
        for used, pairs, packed, more in _COVERS[
            rest, golds - missing, chows, pair and not is_pair
        ]:
            whole = packed + group
            if whole not in found:
                found[whole] = used + missing, pairs + is_pair, whole, borne | more
    return tuple(found.values())


_COVERS = Memo("covers", _find_covers, 16_384)
"""All covers of the tiles of any one suit, with or without chows, with a pair or without."""


def first_groups(part: int, chows: bool) -> Iterator[tuple[str, int, int, int]]:
    """The groups of one suit that its lowest tile can be in: kind, rank, golds, tiles left."""
    low = lowest(part)
    held, following, after = count_of(part, low), count_of(part, low + 1), count_of(part, low + 2)
    for kind, rank, golds, taken in _first_groups(
        low, min(3, held), following > 0, after > 0, chows
    ):
        yield kind, rank, golds, part - taken


@cache  # nine ranks, three numbers, and three yeses or noes
def _first_groups(
    low: int, held: int, following: bool, after: bool, chows: bool
) -> tuple[tuple[str, int, int, int], ...]:
    """The same with the tiles taken, by how many are held of the lowest and whether of the next."""
    found = [
        (kind, low, size - real, copies(low, real))
        for kind, size in (("pung", 3), ("pair", 2))
        for real in range(1, min(size, held) + 1)
    ]
    if chows:
        near = [low + 1] * following + [low + 2] * after
        for start in range(max(0, low - 2), min(6, low) + 1):
            others = [n for n in near if n < start + 3]
            for real in range(len(others) + 1):
                for taken in combinations(others, real):
                    found.append(("chow", start, 2 - real, counts((low, *taken))))
    return tuple(found)
