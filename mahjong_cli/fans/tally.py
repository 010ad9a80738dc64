"""The reading that is shown: its fans with their groups, and the reason for all left out."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from mahjong_cli.fans.evaluate import Evaluator, there
from mahjong_cli.fans.left_out import (
    LAST,
    LeftOut,
    dearest,
    find_left_out,
    taken_by_number,
)
from mahjong_cli.fans.limits import Found, Numbered
from mahjong_cli.fans.parts import Chows, NumberPungs, Part, Pick, completed, nothing, whole
from mahjong_cli.fans.reasons import Exclusion
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.memo import Memo
from mahjong_cli.packed import has
from mahjong_cli.tiles import NUMBERS, ORPHANS, Tile
from mahjong_cli.tuples import NamedTuple


class FanRow(NamedTuple):
    """A fan that is counted: how often, and the groups that make it."""

    fan: Fan
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody asks a row for
    groups: tuple[Group, ...]

    @property
    def subtotal(self) -> int:
        """Points times count."""
        return self.fan.points * self.count


_of_tuple = tuple.__new__
"""Makes a row of its fields at once: ``FanRow(...)`` would take thrice as long."""


class Scored(NamedTuple):
    """One reading and what it is worth, flowers and multipliers aside."""

    reading: Reading
    points: int
    fans: tuple[FanRow, ...]
    excluded: tuple[Exclusion, ...]


class Tally:
    """Makes the rows of readings that an evaluator valued, remembering those of a part."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Nothing was told yet."""
        self.evaluator = evaluator
        self.lines = Memo("rows of a part", self._lines, 16_384)
        table = evaluator.table
        self.last_resort = (FanRow(table.last_resort, 1, ()),)

    def tell(self, reading: Reading, parts: Sequence[Found]) -> Scored:
        """What a reading with these parts is worth, row by row."""
        evaluator, lines = self.evaluator, self.lines
        kept = evaluator.kept[there(parts)].mask
        counted: list[_Counted] = []
        excluded: list[_Excluded] = []
        for part in parts:
            if part.finds:
                of_counted, of_excluded = lines[part, kept & part.scope]
                counted += of_counted
                excluded += of_excluded
        counted.sort(key=_nth)
        excluded.sort(key=_nth)
        every, choose = reading.groups, _Chosen(reading).groups
        points, rows, left_out = 0, [], []
        for _, row, choice in counted:
            fan, count, _ = row
            points += count * fan.points
            if choice is not None:
                groups = every if choice is _ALL else choose(choice)
                row = _of_tuple(FanRow, (fan, count, groups))
            rows.append(row)
        for _, out, choice in excluded:
            if choice is not None:
                fan, count, by, reason, joined_by, _, again = out
                groups = every if choice is _ALL else choose(choice)
                out = _of_tuple(Exclusion, (fan, count, by, reason, joined_by, groups, again))
            left_out.append(out)
        points = points or evaluator.table.last_resort.points
        return Scored(reading, points, tuple(rows) or self.last_resort, tuple(left_out))

    def _lines(self, key: tuple[Found, int]) -> _Lines:
        """What becomes of the finds of a part, where these fans are counted."""
        part, kept = key
        table = self.evaluator.table
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
                choice = _choice(find.fan.part, uses)
                counted.append(_Counted(find.nth, FanRow(find.fan, len(uses), ()), choice))
            for one in find_left_out(table, kept, part.finds, find, taken):
                excluded.setdefault((one.nth, one.why.by, one.why.reason), []).append(one)
        there = {nth for nth, *_ in counted}
        rows = [_excluded_together(table, alike, there) for alike in excluded.values()]
        rows.sort(key=lambda one: dearest(one.row.by) if one.row.by else LAST)
        return _Lines(tuple(counted), tuple(rows))


class _Choice(NamedTuple):
    """Which groups of a reading make uses of a fan: sets of a part by number, or picked ones."""

    part: type[Part]
    sets: tuple[int, ...]
    picks: tuple[Pick, ...]


_ALL = _Choice(Part, (), (whole,))  # type: ignore[arg-type]
"""All groups; where none is chosen, there is no choice."""

_COMPLETED = _Choice(Part, (), (completed,))  # type: ignore[arg-type]
"""The group that the winning tile completed."""


class _Counted(NamedTuple):
    """The row of the nth fan of the table, but for its groups, and the choice of them."""

    nth: int
    row: FanRow
    choice: _Choice | None


class _Excluded(NamedTuple):
    """A row of what is left out of the nth fan, but for its groups, and the choice of them."""

    nth: int
    row: Exclusion
    choice: _Choice | None


class _Lines(NamedTuple):
    """What becomes of the finds of a part."""

    counted: tuple[_Counted, ...]
    excluded: tuple[_Excluded, ...]


_nth = itemgetter(0)


def _excluded_together(table: Table, alike: Sequence[LeftOut], counted: set[int]) -> _Excluded:
    """What is left out of a fan, by one and the same fan and for the same reason."""
    nth, part, _, why = alike[0]
    joined_by = sorted({fan for one in alike for fan in one.why.joined_by}, key=dearest)
    choice = _choice(part, [one.use for one in alike])
    row = Exclusion(
        table.fans[nth], len(alike), why.by, why.reason, tuple(joined_by), again=nth in counted
    )
    return _Excluded(nth, row, choice)


# The groups that make a fan


def _choice(part: type[Part], uses: Sequence[Numbered | Pick]) -> _Choice | None:
    """The choice of these uses, which all are sets or all picks."""
    picks = dict.fromkeys(use for use in uses if callable(use))
    if whole in picks:
        return _ALL
    picks.pop(nothing, None)
    if [*picks] == [completed]:
        return _COMPLETED
    sets = dict.fromkeys(n for use in uses if not callable(use) for n in use)
    return _Choice(part, tuple(sets), tuple(picks)) if sets or picks else None


class _Chosen:
    """The groups of a reading, and those that each part numbers, as far as they were asked for."""

    __slots__ = ("_line_ups", "_reading")

    def __init__(self, reading: Reading) -> None:
        """Nothing was asked for yet."""
        self._reading = reading
        self._line_ups: dict[type[Part], list[Group]] = {}

    def groups(self, choice: _Choice) -> tuple[Group, ...]:
        """The groups that are chosen, but for all, in the order of the uses, each once."""
        groups, place = self._reading.groups, self._reading.place
        if choice is _COMPLETED:
            return (groups[place],)
        part, sets, picks = choice
        if sets:
            if (line_up := self._line_ups.get(part)) is None:
                line_up = self._line_ups[part] = _line_up(groups, part)
            return tuple([line_up[n] for n in sets])
        found: dict[int, None] = {}
        for pick in picks:
            for n, group in enumerate(groups):
                if pick(group, n == place):
                    found[n] = None
        return tuple([groups[n] for n in found])


def _line_up(groups: Sequence[Group], part: type[Part]) -> list[Group]:
    """The groups that a part looks at, in its order: by tile."""
    if part is Chows:
        there = [group for group in groups if group.kind == "chow"]
    else:
        there = [group for group in groups if group.kind in ("pung", "kong")]
        among = NUMBERS if part is NumberPungs else ORPHANS
        there = [group for group in there if group.tiles[0] in among]
    there.sort(key=_first_tile)
    return there


def _first_tile(group: Group) -> Tile:
    return group.tiles[0]
