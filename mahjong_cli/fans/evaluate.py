"""What a reading is worth: which of the fans on its parts are counted, and what they pay.

*Exclusions* are applied from the dearest fan down; a fan that is itself excluded excludes
nothing.  The fan of last resort is decided last, on what is counted.

Searching adds up numbers only (``values``); names, sets and reasons are made for the reading
that is shown, in ``tally``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar, final

from mahjong_cli.counts import at_least_four, count_of, few, one_suit, without
from mahjong_cli.fans.limits import Found, find_fans, found_of
from mahjong_cli.fans.parts import Part
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.trim import (
    NOT_MELDED,
    Situation,
    chows_key,
    chows_of,
    form_key,
    form_of,
    fours_of,
    kongs_key,
    kongs_of,
    number_pungs_key,
    number_pungs_of,
    orphan_pungs_key,
    orphan_pungs_of,
    pungs_key,
    tiles_key,
    tiles_of,
    trimmed_chows,
    win_of,
)
from mahjong_cli.memo import Memo
from mahjong_cli.packed import has, members, sieve
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import Shape
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

K = TypeVar("K")


@final
class Valued:
    """What a reading is worth, flowers aside: the points, and the fans on its parts."""

    __slots__ = ("parts", "placing", "points")

    def __init__(self, points: int, placing: Placing, parts: Sequence[Found]) -> None:
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
            return lambda key: self.found[find_fans(table, part_of(key))]

        self.table = table
        self.found = Memo("finds of a part", partial(found_of, table), 8_192)
        self.trimmed_chows = Memo("trimmed chows", finding(chows_of), 8_192)
        self.chows = Memo("chows", self._find_chows, 16_384)
        self.number_pungs = Memo("number pungs", finding(number_pungs_of), 4_096)
        self.orphan_pungs = Memo("orphan pungs", finding(orphan_pungs_of), 4_096)
        self.pungs = Memo("pungs", self._find_pungs, 16_384)
        self.tiles = Memo("tiles", finding(tiles_of), 1_024)
        self.fours = Memo("fours", finding(fours_of), 2_048)
        self.kongs = Memo("kongs", finding(kongs_of), 256)
        self.form = Memo("form", finding(form_of), 2_048)
        self.win = Memo("win", finding(win_of), 2_048)
        self.kept = Memo("fans kept", self._keep, 16_384)
        self.printed = Memo("numbers of fans", self._print, 8_192)

    def values(
        self,
        at: Situation,
        shape: Shape,
        places: Sequence[Placing],
        fixed: Sequence[Found] = (),
    ) -> list[Valued]:
        """What a shape is worth for each place of the winning tile; ``fixed`` are its parts."""
        fixed, kongs = fixed or self.shape_parts(at, shape), _kongs(at, shape)
        found = []
        for placing in places:
            claimed = at.claimed and placing.kind == "pung"
            parts = [*fixed, self.kongs[kongs - _CLAIMED_PUNG if claimed else kongs]]
            if (form := form_key(at, placing)) is not None:
                parts.append(self.form[form])
            parts.append(self.win[placing.wait, at.win])
            found.append(Valued(self._worth(parts), placing, parts))
        return found

    def top(self, at: Situation, shape: Shape, winning: Tile) -> int:
        """The most that a shape is worth in any place of the winning tile.

        It must be ``plain``: then all that matters is whether another player's tile completed a
        pung.
        """
        parts, kongs, won = self.shape_parts(at, shape), _kongs(at, shape), self.win[None, at.win]
        most = 0
        if pung := at.claimed and count_of(shape.pungs, winning):
            most = self._worth([*parts, self.kongs[kongs - _CLAIMED_PUNG], won])
        if not pung or count_of(shape.tiles, winning) > 3 * pung:
            most = max(most, self._worth([*parts, self.kongs[kongs], won]))
        return most

    def shape_parts(self, at: Situation, shape: Shape) -> list[Found]:
        """The parts that do not depend on the winning tile, nor on how it was won."""
        melded, form = at.melded, shape.form
        chows, pungs, tiles = (
            shape.chows + melded.chows,
            shape.pungs + melded.pungs,
            shape.tiles + melded.tiles,
        )
        if pungs:
            chows_there = chows_key(chows, None, True) if form == "knitted-straight" else chows
            found = [self.chows[chows_there], *self.pungs[pungs_key(pungs, shape.pair, at.winds)]]
        else:
            found = [self.chows[chows_key(chows, shape.pair, form == "knitted-straight")]]
        found.append(self.tiles[tiles_key(shape.marks | melded.marks, form)])
        fours, konged = at_least_four(tiles), melded.konged
        if fours:
            found.append(self.fours[without(fours, konged) if konged else fours, konged])
        return found

    def _find_chows(self, key: int) -> Found:
        return self.trimmed_chows[trimmed_chows(key)]

    def _find_pungs(self, key: int) -> list[Found]:
        found = []
        if numbers := number_pungs_key(key):
            found.append(self.number_pungs[numbers])
        if orphans := orphan_pungs_key(key):
            found.append(self.orphan_pungs[orphans])
        return found

    def _worth(self, parts: Sequence[Found]) -> int:
        """Fan points of a reading with these parts, flowers aside."""
        mask, more = 0, False
        for part in parts:
            mask += part.mask  # each fan looks at one part only, so no two masks share one
            if part.more:
                more = True
        points, kept = self.kept[mask]
        if more:
            points += self._repeated(parts, kept)
        return points or self.table.last_resort.points

    def _repeated(self, parts: Sequence[Found], kept: int) -> int:
        """What the fans pay that are counted more than once, beyond the first time."""
        points = self.table.points
        return sum(
            [more * points[nth] for part in parts for nth, more in part.more if has(kept, nth)]
        )

    def _keep(self, mask: int) -> Kept:
        """Which of these fans are counted."""
        table = self.table
        kept = sieve(mask, table.excluded)  # the n-th fans: the lowest is the dearest
        points = sum(map(table.points.__getitem__, members(kept)))
        for by, nth, limit, _ in table.limited:
            if has(kept, by) and has(kept, nth):
                points -= limit * table.points[nth]
        return Kept(points, kept)

    def numbers(self, parts: Sequence[Found]) -> tuple[int, ...]:
        """The printed numbers of the fans counted on these parts, in order, repeated by count."""
        mask, more = there(parts), [one for part in parts for one in part.more]
        return self._print(mask, more) if more else self.printed[mask]

    def _print(self, mask: int, more: Iterable[tuple[int, int]] = ()) -> tuple[int, ...]:
        """The printed numbers of those of these fans that are counted, some ``more`` than once."""
        table = self.table
        times = dict.fromkeys(members(self.kept[mask].mask), 1)
        for nth, n in more:
            if nth in times:
                times[nth] += n
        for by, nth, limit, _ in table.limited:
            if by in times and nth in times:
                times[nth] -= limit
        counted = [table.fans[nth].number for nth, n in times.items() for _ in range(n)]
        return tuple(sorted(counted) or [table.last_resort.number])


_CLAIMED_PUNG = kongs_key(0, 0, 1, 0)
_CONCEALED_PUNG = kongs_key(0, 0, 1, 1)


def _kongs(at: Situation, shape: Shape) -> int:
    """The key of the kongs, all pungs of the shape being concealed."""
    return at.melded.kongs + few(shape.pungs) * _CONCEALED_PUNG


def alike(at: Situation, shape: Shape) -> bool:
    """Whether a shape is worth as much in every place of the winning tile."""
    return not (at.only or at.claimed) and (
        at.melded is not NOT_MELDED or one_suit(shape.tiles) is None
    )


def plain(at: Situation, shape: Shape) -> bool:
    """Whether nothing matters of the winning tile's place but whether it completes a pung.

    So it is in four sets and a pair of several suits, where several faces are waited on; a gold
    that another player discarded may complete one thing or another.
    """
    if at.only or (at.claimed and at.by_gold) or shape.form != "standard":
        return False
    return at.melded is not NOT_MELDED or one_suit(shape.tiles) is None


def there(parts: Iterable[Found]) -> int:
    """The fans found on any of these parts, as a mask.

    Each fan looks at one part only, so no two masks share one, and adding joins them.
    """
    return sum([part.mask for part in parts])
