"""The reading that is shown: its fans with their groups, and the reason for all left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_cli.counts import both, has
from mahjong_cli.fans.evaluate import resolve, there
from mahjong_cli.fans.limits import Found
from mahjong_cli.fans.parts import Chows, NumberPungs, Part, Use, nothing, whole
from mahjong_cli.fans.reasons import Exclusion as Exclusion, reasons, taken_by_number
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import ORPHANS


@dataclass(frozen=True, slots=True)
class FanRow:
    """A fan that is counted: how often, and the groups that make it."""

    fan: Fan
    count: int
    groups: tuple[Group, ...]

    @property
    def subtotal(self) -> int:
        """Points times count."""
        return self.fan.points * self.count


class Scored(NamedTuple):
    """One reading and what it is worth, flowers and multipliers aside."""

    reading: Reading
    points: int
    fans: tuple[FanRow, ...]
    excluded: tuple[Exclusion, ...]


def tally(table: Table, reading: Reading, parts: Sequence[Found]) -> Scored:
    """What a reading with these parts is worth, row by row."""
    _, kept = resolve(table, there(parts))
    counted: list[_Counted] = []
    excluded: list[_Excluded] = []
    for part in parts:
        lines = _lines(table, part, both(kept, part.scope))
        counted += lines.counted
        excluded += lines.excluded
    counted.sort(key=_nth)
    excluded.sort(key=_nth)
    line_ups: dict[type[Part], list[int]] = {}
    rows = tuple([_row(reading, fan, uses, line_ups) for _, fan, uses in counted])
    return Scored(
        reading,
        sum([row.subtotal for row in rows]) or table.last_resort.points,
        rows or (FanRow(table.last_resort, 1, ()),),
        tuple([exclusion for _, exclusion in excluded]),
    )


class _Counted(NamedTuple):
    """The nth fan of the table, and its uses that are counted."""

    nth: int
    fan: Fan
    uses: tuple[Use, ...]


class _Excluded(NamedTuple):
    """That uses of the nth fan of the table are left out."""

    nth: int
    exclusion: Exclusion


class _Lines(NamedTuple):
    """What becomes of the finds of a part."""

    counted: tuple[_Counted, ...]
    excluded: tuple[_Excluded, ...]


_nth = itemgetter(0)


@lru_cache(maxsize=16_384)
def _lines(table: Table, part: Found, kept: int) -> _Lines:
    counted, excluded = [], Counter[_Excluded]()
    for find in part.finds:
        taken = taken_by_number(table, kept, find, part.finds)
        uses = [
            use
            for n, (use, counts) in enumerate(zip(find.uses, find.counted, strict=True))
            if counts and n not in taken
        ]
        if uses and has(kept, find.nth):
            counted.append(_Counted(find.nth, find.fan, tuple(uses)))
        for exclusion in (*taken.values(), *reasons(table, kept, find, part.finds)):
            excluded[_Excluded(find.nth, exclusion)] += 1
    left_out = [_Excluded(nth, replace(e, count=n)) for (nth, e), n in excluded.items()]
    return _Lines(tuple(counted), tuple(left_out))


# The groups that make a fan


def _row(
    reading: Reading, fan: Fan, uses: Sequence[Use], line_ups: dict[type[Part], list[int]]
) -> FanRow:
    """The row of a fan; ``line_ups`` keeps the groups that each part numbers."""
    groups, place = reading.groups, reading.place
    if len(uses) == 1 and callable(pick := uses[0]):
        if pick in (whole, nothing):  # as the next line would say, but most fans are such
            return FanRow(fan, 1, groups if pick is whole else ())
        picked = [group for n, group in enumerate(groups) if pick(group, n == place)]
        return FanRow(fan, 1, tuple(picked))
    members: dict[int, None] = {}  # in the order of the uses, each once
    for use in uses:
        if callable(use):
            members |= {n: None for n, group in enumerate(groups) if use(group, n == place)}
        else:
            if fan.part not in line_ups:
                line_ups[fan.part] = _line_up(groups, fan.part)
            members |= {line_ups[fan.part][s.nth]: None for s in use}
    return FanRow(fan, len(uses), tuple([groups[n] for n in members]))


def _line_up(groups: Sequence[Group], part: type[Part]) -> list[int]:
    """The groups that a part looks at, in its order: by tile."""
    there = [n for n, group in enumerate(groups) if _belongs(group, part)]
    return sorted(there, key=lambda n: groups[n].tiles[0])


def _belongs(group: Group, part: type[Part]) -> bool:
    if part is Chows:
        return group.kind == "chow"
    if group.kind not in ("pung", "kong"):
        return False
    tile = group.tiles[0]
    return tile < 27 if part is NumberPungs else tile in ORPHANS
