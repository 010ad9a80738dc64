"""The reading that is shown: its fans with their groups, and the reason for all left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_cli.counts import both, has
from mahjong_cli.fans.evaluate import resolve, there
from mahjong_cli.fans.left_out import (
    LAST,
    LeftOut,
    Why,
    dearest,
    find_left_out,
    taken_by_number,
)
from mahjong_cli.fans.limits import Found
from mahjong_cli.fans.parts import Chows, NumberPungs, Part, Use, nothing, whole
from mahjong_cli.fans.reasons import Exclusion
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
    seen = _Seen(reading, {})
    rows = tuple([FanRow(fan, len(uses), seen.groups(fan.part, uses)) for _, fan, uses in counted])
    return Scored(
        reading,
        sum([row.subtotal for row in rows]) or table.last_resort.points,
        rows or (FanRow(table.last_resort, 1, ()),),
        tuple([_exclusion(table, one, seen) for one in excluded]),
    )


class _Counted(NamedTuple):
    """The nth fan of the table, and its uses that are counted."""

    nth: int
    fan: Fan
    uses: tuple[Use, ...]


class _Excluded(NamedTuple):
    """That uses of the nth fan of the table are left out for one reason.

    Their sets are those of ``part``; ``again`` says that other uses of the fan are counted.
    """

    nth: int
    part: type[Part]
    uses: tuple[Use, ...]
    why: Why
    again: bool


class _Lines(NamedTuple):
    """What becomes of the finds of a part."""

    counted: tuple[_Counted, ...]
    excluded: tuple[_Excluded, ...]


_nth = itemgetter(0)


@lru_cache(maxsize=16_384)
def _lines(table: Table, part: Found, kept: int) -> _Lines:
    counted: list[_Counted] = []
    excluded: dict[tuple[int, Fan | None, str], list[LeftOut]] = {}
    for find in part.finds:
        taken = taken_by_number(table, kept, find, part.finds)
        uses = [
            use
            for n, (use, counts) in enumerate(zip(find.uses, find.counted, strict=True))
            if counts and n not in taken
        ]
        if uses and has(kept, find.nth):
            counted.append(_Counted(find.nth, find.fan, tuple(uses)))
        for one in find_left_out(table, kept, part.finds, find, taken):
            excluded.setdefault((one.nth, one.why.by, one.why.reason), []).append(one)
    there = {nth for nth, _, _ in counted}
    rows = [_excluded_together(alike, there) for alike in excluded.values()]
    rows.sort(key=lambda row: dearest(row.why.by) if row.why.by else LAST)
    return _Lines(tuple(counted), tuple(rows))


def _excluded_together(alike: Sequence[LeftOut], counted: set[int]) -> _Excluded:
    """What is left out of a fan, by one and the same fan and for the same reason."""
    nth, part, _, why = alike[0]
    joined_by = sorted({fan for one in alike for fan in one.why.joined_by}, key=dearest)
    uses = tuple(one.use for one in alike)
    return _Excluded(nth, part, uses, why._replace(joined_by=tuple(joined_by)), nth in counted)


def _exclusion(table: Table, row: _Excluded, seen: _Seen) -> Exclusion:
    nth, part, uses, (by, reason, joined_by), again = row
    groups = seen.groups(part, uses)
    return Exclusion(table.fans[nth], len(uses), by, reason, joined_by, groups, again)


# The groups that make a fan


class _Seen(NamedTuple):
    """A reading, and the groups that each part numbers, as far as they were asked for."""

    reading: Reading
    line_ups: dict[type[Part], list[int]]

    def groups(self, part: type[Part], uses: Sequence[Use]) -> tuple[Group, ...]:
        """The groups of these uses, in their order, each once; their sets are those of a part."""
        pick = uses[0] if len(uses) == 1 else None
        # Most fans are such; the lines below would say the same.
        if pick is whole:
            return self.reading.groups
        if pick is nothing:
            return ()
        groups, place = self.reading.groups, self.reading.place
        members: dict[int, None] = {}
        for use in uses:
            if callable(use):
                members |= {n: None for n, group in enumerate(groups) if use(group, n == place)}
            else:
                if part not in self.line_ups:
                    self.line_ups[part] = _line_up(groups, part)
                members |= {self.line_ups[part][s.nth]: None for s in use}
        return tuple([groups[n] for n in members])


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
