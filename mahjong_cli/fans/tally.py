"""The reading that is shown: its fans with their groups, and the reason for all left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from mahjong_cli.fans.evaluate import mask_of, resolve
from mahjong_cli.fans.limits import Find, Found
from mahjong_cli.fans.parts import Chows, NumberPungs, Part, Sets, Use, nothing, whole
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.hand.model import Group, Reading
from mahjong_cli.tiles import ORPHAN, TRAITS


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


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A fan that is there but not counted, the counted fan that excludes it, and why.

    ``reason`` is ``printed``, ``implied``, ``own-sets``, ``combination``, ``many-waits`` or
    ``gold``.  ``by`` is None for the last two.  ``joined_by`` are, for ``combination``, all
    the counted fans that already join the sets, dearest first.
    """

    fan: Fan
    count: int
    by: Fan | None
    reason: str
    joined_by: tuple[Fan, ...] = ()


@dataclass(frozen=True, slots=True)
class Scored:
    """One reading and what it is worth, flowers and multipliers aside."""

    reading: Reading
    points: int
    fans: tuple[FanRow, ...]
    excluded: tuple[Exclusion, ...]


def tally(table: Table, reading: Reading, parts: Sequence[Found]) -> Scored:
    """What a reading with these parts is worth, row by row."""
    kept = resolve(table, mask_of(parts))[1]
    counted: list[tuple[int, Fan, tuple[Use, ...]]] = []
    excluded: list[tuple[int, Exclusion]] = []
    for part in parts:
        lines = _lines(table, part, kept & part.scope)
        counted += lines.counted
        excluded += lines.excluded
    counted.sort(key=_bit)
    excluded.sort(key=_bit)
    line_ups: dict[type[Part], list[int]] = {}
    rows = tuple([_row(reading, fan, uses, line_ups) for _, fan, uses in counted])
    return Scored(
        reading,
        sum(fan.points * len(uses) for _, fan, uses in counted) or table.last_resort.points,
        rows or (FanRow(table.last_resort, 1, ()),),
        tuple(exclusion for _, exclusion in excluded),
    )


_bit = itemgetter(0)


class _Lines(NamedTuple):
    """What becomes of the finds of a part: those counted with their uses, those left out."""

    counted: tuple[tuple[int, Fan, tuple[Use, ...]], ...]
    excluded: tuple[tuple[int, Exclusion], ...]


@lru_cache(maxsize=1 << 14)
def _lines(table: Table, part: Found, kept: int) -> _Lines:
    counted, excluded = [], Counter[tuple[int, Exclusion]]()
    for find in part.finds:
        over = _over(table, kept, find, part.finds)
        uses = [
            use
            for n, (use, counts) in enumerate(zip(find.uses, find.counted, strict=True))
            if counts and n not in over
        ]
        if kept >> find.bit & 1 and uses:
            counted.append((find.bit, find.fan, tuple(uses)))
        for exclusion in (*over.values(), *_reasons(table, kept, find, part.finds)):
            excluded[find.bit, exclusion] += 1
    return _Lines(
        tuple(counted), tuple((bit, replace(e, count=n)) for (bit, e), n in excluded.items())
    )


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
    return tile < 27 if part is NumberPungs else bool(TRAITS[tile] & ORPHAN)


def _over(table: Table, kept: int, find: Find, finds: Sequence[Find]) -> dict[int, Exclusion]:
    """The counted uses that a dearer fan takes away by number, those of its own sets first."""
    for bit, other, limit, origin in table.limited:
        if other == find.bit and kept >> bit & kept >> other & 1:
            own = {s for dearer in finds if dearer.bit == bit for use in dearer.sets for s in use}
            counted = [n for n, c in enumerate(find.counted) if c]
            counted.sort(key=lambda n: own.isdisjoint(find.sets[n]))
            return {n: Exclusion(find.fan, 0, table.fans[bit], origin) for n in counted[:limit]}
    return {}


def _reasons(table: Table, kept: int, find: Find, finds: Sequence[Find]) -> Iterator[Exclusion]:
    """For each use that is not counted, the dearest counted fan that excludes it, and why."""
    if find.barred:
        yield Exclusion(find.fan, 0, None, find.barred)
        return
    whole = kept & table.excluded_by[find.bit]
    for use, counted in zip(find.uses, find.counted, strict=True):
        if counted and kept >> find.bit & 1:
            continue
        if whole:
            bit = (whole & -whole).bit_length() - 1
            origin = next(e.origin for e in table.excludes[bit] if e.fan == find.fan.id)
            yield Exclusion(find.fan, 0, table.fans[bit], origin)
        else:
            assert not callable(use), f"{find.fan.id} is left out without a reason"
            here = [other for other in finds if kept >> other.bit & 1]
            yield _own_sets(table, here, find, use) or _combination(here, find, use)


def _own_sets(table: Table, here: list[Find], find: Find, use: Sets) -> Exclusion | None:
    for other in here:
        rules = table.excludes[other.bit]
        if any(rule.fan == find.fan.id and rule.origin == "own-sets" for rule in rules):
            own = {s for sets in _counted_sets(other) for s in sets}
            if own.issuperset(use):
                return Exclusion(find.fan, 0, other.fan, "own-sets")
    return None


def _counted_sets(find: Find) -> Iterator[Sets]:
    for use, counted in zip(find.uses, find.counted, strict=True):
        if counted and not callable(use):
            yield use


def _combination(here: list[Find], find: Find, use: Sets) -> Exclusion:
    """Name the counted fans that already join two of the sets: the fewest, and dearest."""
    links = [(f.fan, set(sets)) for f in here if f.fan.link for sets in _counted_sets(f)]
    ways: list[tuple[Fan, ...]] = []
    for n, start in enumerate(use):
        reached: list[tuple[set[object], tuple[Fan, ...]]] = [({start}, ())]
        for sets, path in reached:
            if sets & set(use[n + 1 :]):
                ways.append(path)
                break
            reached += [
                (sets | more, (*path, fan))
                for fan, more in links
                if sets & more and not more <= sets
            ]
    joining = [sorted(set(way), key=lambda fan: (-fan.points, fan.number)) for way in ways]
    way = min(joining, key=lambda fans: (len(fans), -fans[0].points, fans[0].number))
    return Exclusion(find.fan, 0, way[0], "combination", tuple(way))
