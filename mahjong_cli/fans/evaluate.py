"""What a reading is worth: which of the fans on its parts are counted, and what they pay.

*Exclusions* are applied from the dearest fan down; a fan that is itself excluded excludes
nothing.  The fan of last resort is decided last, on what is counted.

Searching adds up numbers only (``values``); names, sets and reasons are made for the reading
that is shown, in ``tally``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar, final

from mahjong_cli.counts import has, members, one_suit, sieve
from mahjong_cli.fans.limits import Found, find_fans
from mahjong_cli.fans.parts import Part
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.trim import (
    PlaceKeys,
    ShapeKeys,
    Situation,
    chows_of,
    form_of,
    fours_of,
    kongs_of,
    number_pungs_of,
    orphan_pungs_of,
    place_keys,
    shape_keys,
    tiles_of,
    win_of,
)
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import Shape

K = TypeVar("K")


@final
class Valued:
    """What a reading is worth, flowers aside: the points, and the fans on its parts."""

    __slots__ = ("parts", "placing", "points")

    def __init__(self, points: int, placing: Placing, parts: tuple[Found, ...]) -> None:
        """A reading of this worth."""
        self.points = points
        self.placing = placing
        self.parts = parts


class Kept(NamedTuple):
    """What the fans pay that are counted, each once, and the mask of them."""

    points: int
    mask: int


class Evaluator:
    """A table of fans, with what was found on the parts of readings before."""

    def __init__(self, table: Table) -> None:
        """Nothing was found yet."""

        def finding(part_of: Callable[[K], Part]) -> Callable[[K], Found]:
            return lambda key: find_fans(table, part_of(key))

        self.table = table
        self.chows = Memo("chows", finding(chows_of), 8_192)
        self.number_pungs = Memo("number pungs", finding(number_pungs_of), 4_096)
        self.orphan_pungs = Memo("orphan pungs", finding(orphan_pungs_of), 4_096)
        self.tiles = Memo("tiles", finding(tiles_of), 1_024)
        self.fours = Memo("fours", finding(fours_of), 2_048)
        self.kongs = Memo("kongs", finding(kongs_of), 256)
        self.form = Memo("form", finding(form_of), 2_048)
        self.win = Memo("win", finding(win_of), 2_048)
        self.kept = Memo("fans kept", self._keep, 16_384)

    def values(self, at: Situation, shape: Shape, places: Sequence[Placing]) -> list[Valued]:
        """What a shape is worth for each place of the winning tile."""
        fixed = self._shape_parts(shape_keys(at, shape))
        lone = _lone_suit(at, shape)
        known: dict[PlaceKeys, Valued] = {}
        found = []
        for placing in places:
            keys = place_keys(at, placing, lone, waits=True)
            if (same := known.get(keys)) is not None:
                one = Valued(same.points, placing, same.parts)
            else:
                parts = fixed + self._place_parts(keys)
                known[keys] = one = Valued(self._worth(parts), placing, parts)
            found.append(one)
        return found

    def top(
        self,
        at: Situation,
        shape: Shape,
        places: Sequence[Placing],
        known: dict[tuple[ShapeKeys, PlaceKeys], int],
    ) -> int:
        """The most that a shape is worth in any place of the winning tile.

        What differs in nothing that a fan looks at is worth the same: ``known`` has that.
        """
        keys, lone = shape_keys(at, shape), _lone_suit(at, shape)
        same = alike(at, shape)
        most = 0
        for placing in places:
            both = keys, place_keys(at, placing, lone, waits=False)
            if (worth := known.get(both, 0)) == 0:
                parts = self._shape_parts(keys) + self._place_parts(both[1])
                known[both] = worth = self._worth(parts)
            most = max(most, worth)
            if same:
                break
        return most

    def _shape_parts(self, keys: ShapeKeys) -> tuple[Found, ...]:
        chows, numbers, orphans, tiles, fours = keys
        found = [self.chows[chows]]
        if numbers:
            found.append(self.number_pungs[numbers])
        if orphans:
            found.append(self.orphan_pungs[orphans])
        found.append(self.tiles[tiles])
        if fours:
            found.append(self.fours[fours])
        return tuple(found)

    def _place_parts(self, keys: PlaceKeys) -> tuple[Found, ...]:
        kongs, form, win = keys
        if form:
            return self.kongs[kongs], self.form[form], self.win[win]
        return self.kongs[kongs], self.win[win]

    def _worth(self, parts: Sequence[Found]) -> int:
        """Fan points of a reading with these parts, flowers aside."""
        points, kept = self.kept[there(parts)]
        for part in parts:
            for nth, more in part.more:
                if has(kept, nth):
                    points += more * self.table.points[nth]
        return points or self.table.last_resort.points

    def _keep(self, mask: int) -> Kept:
        """Which of these fans are counted."""
        table = self.table
        kept = sieve(mask, table.excluded)  # the n-th fans: the lowest is the dearest
        points = sum([table.points[nth] for nth in members(kept)])
        for by, nth, limit, _ in table.limited:
            if has(kept, by) and has(kept, nth):
                points -= limit * table.points[nth]
        return Kept(points, kept)

    def numbers(self, parts: Sequence[Found]) -> list[int]:
        """The printed numbers of the fans counted on these parts, in order, repeated by count."""
        table, kept = self.table, self.kept[there(parts)].mask
        times = dict.fromkeys(members(kept), 1)
        for part in parts:
            for nth, more in part.more:
                if nth in times:
                    times[nth] += more
        for by, nth, limit, _ in table.limited:
            if by in times and nth in times:
                times[nth] -= limit
        counted = [table.fans[nth].number for nth, n in times.items() for _ in range(n)]
        return sorted(counted) or [table.last_resort.number]


def _lone_suit(at: Situation, shape: Shape) -> int | None:
    """The suit of the whole hand, 0-2, where it is of one and nothing is melded."""
    return None if at.melded.tiles else one_suit(shape.tiles)


def alike(at: Situation, shape: Shape) -> bool:
    """Whether a shape is worth as much in every place of the winning tile."""
    return not (at.only or at.claimed) and _lone_suit(at, shape) is None


def there(parts: Iterable[Found]) -> int:
    """The fans found on any of these parts, as a mask.

    Each fan looks at one part only, so no two masks share one, and adding joins them.
    """
    return sum([part.mask for part in parts])
