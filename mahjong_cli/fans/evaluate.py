"""What a reading is worth: which of the fans on its parts are counted, and what they pay.

*Exclusions* are applied from the dearest fan down; a fan that is itself excluded excludes
nothing.  The fan of last resort is decided last, on what is counted.

Searching adds up numbers only (``values``); names, sets and reasons are made for the reading
that is shown, in ``tally``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from mahjong_cli.counts import has, members, one_suit, sieve
from mahjong_cli.fans.limits import Found
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.trim import (
    Situation,
    place_parts,
    shape_parts,
)
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import Shape
from mahjong_cli.tiles import Tile


class Valued(NamedTuple):
    """What a reading is worth, flowers aside: the points, and the fans on its parts."""

    points: int
    placing: Placing
    parts: tuple[Found, ...]


def values(
    table: Table, at: Situation, shape: Shape, places: Iterable[Placing], *, every: bool
) -> Iterator[Valued]:
    """What a shape is worth for each place of the winning tile.

    Unless ``every`` is asked for, only one of the places need be given that differ in nothing
    that a fan looks at, and so are worth the same.
    """
    fixed = shape_parts(table, at, shape)
    lone = None if at.melded.tiles else one_suit(shape.tiles)
    alike = not (every or at.win.only) and lone is None and at.win.how == "self"
    known: dict[tuple[bool, str | None, Tile | None], Valued] = {}
    for placing in places:
        key = (
            placing.kind == "pung",
            placing.wait if every or at.win.only else None,
            None if lone is None else placing.winning_as,
        )
        if key in known:
            yield known[key]._replace(placing=placing)
            continue
        parts = fixed + place_parts(table, at, placing, lone)
        known[key] = found = Valued(worth(table, parts), placing, parts)
        yield found
        if alike:
            return


def worth(table: Table, parts: Sequence[Found]) -> int:
    """Fan points of a reading with these parts, flowers aside."""
    points, kept = resolve(table, there(parts))
    for part in parts:
        for nth, more in part.more:
            if has(kept, nth):
                points += more * table.points[nth]
    return points or table.last_resort.points


def there(parts: Iterable[Found]) -> int:
    """The fans found on any of these parts, as a mask.

    Each fan looks at one part only, so no two masks share one, and adding joins them.
    """
    return sum([part.mask for part in parts])


@lru_cache(maxsize=16_384)
def resolve(table: Table, mask: int) -> tuple[int, int]:
    """What the fans of these pay that are counted, each once, and the mask of them."""
    kept = sieve(mask, table.excluded)  # the n-th fans: the lowest is the dearest
    points = sum([table.points[nth] for nth in members(kept)])
    for by, nth, limit, _ in table.limited:
        if has(kept, by) and has(kept, nth):
            points -= limit * table.points[nth]
    return points, kept


def numbers(table: Table, parts: Sequence[Found]) -> list[int]:
    """The printed numbers of the fans counted on these parts, in order, repeated by count."""
    _, kept = resolve(table, there(parts))
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
