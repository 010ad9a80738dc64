"""Why a fan that is there is not counted: the counted fan that excludes it, and the reason."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_cli.counts import both, has, members
from mahjong_cli.fans.limits import Find
from mahjong_cli.fans.parts import Placed, Sets
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.text import Coded, Note, Text, tiles_named
from mahjong_cli.tiles import Tile


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A fan that is there but not counted, the counted fan that excludes it, and why.

    ``reason`` is one of ``CODES``.  ``by`` is None for ``many-waits`` and ``gold``.
    ``joined_by`` are, for ``combination``, all the counted fans that already join the sets,
    dearest first.
    """

    fan: Fan
    count: int
    by: Fan | None
    reason: str
    joined_by: tuple[Fan, ...] = ()


# What is said of it


_REASONS = (
    Coded("printed", Text("its rule text says so", "规则明文不计", "規則明文不計")),
    Coded(
        "implied", Text("it always contains this fan", "成立时必然包含此番", "成立時必然包含此番")
    ),
    Coded("own-sets", Text("it is made of the same sets", "由同样的牌组组成", "由同樣的牌組組成")),
    Coded(
        "combination",
        Text("it joins these sets already", "已将这些牌组组合", "已將這些牌組組合"),
    ),
    Coded(
        "many-waits",
        Text("the hand waits on {waits}", "听牌不止一张：{waits}", "聽牌不止一張：{waits}"),
    ),
    Coded(
        "gold",
        Text(
            "a gold took the winning tile's place",
            "和的是黄金，不是绝张",
            "和的是黃金，不是絕張",
        ),
    ),
)
_BY_CODE = {reason.code: reason for reason in _REASONS}

_JOINED_WITH = Coded(
    "combination",
    Text(
        "it and {fans} join these sets already",
        "已与{fans}将这些牌组组合",
        "已與{fans}將這些牌組組合",
    ),
)

CODES = tuple(_BY_CODE)
"""The closed list of reasons, as the JSON output names them."""

REASONS: dict[str, Text] = {reason.code: reason.text for reason in _REASONS}
"""The sentence of each reason; it may follow the name of the fan that excludes."""


def sentence(row: Exclusion, waits: tuple[Tile, ...]) -> Note:
    """Why a fan is not counted; ``waits`` are the faces that its hand waits on."""
    if others := tuple(fan.name for fan in row.joined_by if fan != row.by):
        return _JOINED_WITH.note(fans=others)
    reason = _BY_CODE[row.reason]
    return reason.note(waits=tiles_named(waits)) if row.reason == "many-waits" else reason.note()


# How it is found


def taken_by_number(
    table: Table, kept: int, find: Find, finds: Sequence[Find]
) -> dict[int, Exclusion]:
    """The counted uses that a dearer fan takes away by number, those of its own sets first.

    ``kept`` are the fans that are counted; each exclusion stands at the place of its use.
    """
    for by, nth, limit, origin in table.limited:
        if nth == find.nth and has(kept, by) and has(kept, nth):
            own = {s for dearer in finds if dearer.nth == by for use in dearer.sets for s in use}
            counted = [n for n, c in enumerate(find.counted) if c]
            counted.sort(key=lambda n: own.isdisjoint(find.sets[n]))
            return {n: Exclusion(find.fan, 0, table.fans[by], origin) for n in counted[:limit]}
    return {}


def reasons(table: Table, kept: int, find: Find, finds: Sequence[Find]) -> Iterator[Exclusion]:
    """For each use that is not counted, the dearest counted fan that excludes it, and why."""
    if find.barred:
        yield Exclusion(find.fan, 0, None, find.barred)
        return
    excluding = members(both(kept, table.excluded_by[find.nth]))
    for use, counted in zip(find.uses, find.counted, strict=True):
        if counted and has(kept, find.nth):
            continue
        if excluding:
            yield _whole(table, find, excluding[0])
        else:
            assert not callable(use), f"{find.fan.id} is left out without a reason"
            here = [other for other in finds if has(kept, other.nth)]
            yield _own_sets(table, here, find, use) or _combination(here, find, use)


def _whole(table: Table, find: Find, by: int) -> Exclusion:
    origin = next(e.origin for e in table.excludes[by] if e.fan == find.fan.id)
    return Exclusion(find.fan, 0, table.fans[by], origin)


def _own_sets(table: Table, here: list[Find], find: Find, use: Sets) -> Exclusion | None:
    for other in here:
        rules = table.excludes[other.nth]
        if any(rule.fan == find.fan.id and rule.origin == "own-sets" for rule in rules):
            own = {s for sets in other.counted_sets for s in sets}
            if own.issuperset(use):
                return Exclusion(find.fan, 0, other.fan, "own-sets")
    return None


class _Joined(NamedTuple):
    """Sets that are joined, and the fans that join them."""

    sets: frozenset[Placed]
    by: tuple[Fan, ...]


def _combination(here: list[Find], find: Find, use: Sets) -> Exclusion:
    """Name the counted fans that already join two of the sets: the fewest, and dearest."""
    links = [
        _Joined(frozenset(sets), (other.fan,))
        for other in here
        if other.fan.link
        for sets in other.counted_sets
    ]
    ways = [_way(links, start, frozenset(use[n:])) for n, start in enumerate(use, 1)]
    joining = [sorted(set(way), key=_dearest) for way in ways if way]
    best = min(joining, key=lambda fans: (len(fans), _dearest(fans[0])))
    return Exclusion(find.fan, 0, best[0], "combination", tuple(best))


def _dearest(fan: Fan) -> tuple[int, int]:
    return -fan.points, fan.number


def _way(links: list[_Joined], start: Placed, wanted: frozenset[Placed]) -> tuple[Fan, ...]:
    """The fans that join a set to one of the wanted ones by the fewest links, if any do."""
    reached = deque([_Joined(frozenset([start]), ())])
    while reached:  # nearest first
        sets, by = reached.popleft()
        if sets & wanted:
            return by
        for link in links:
            if sets & link.sets and not link.sets <= sets:
                reached.append(_Joined(sets | link.sets, by + link.by))
    return ()
