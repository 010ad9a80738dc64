"""What is there and not counted, with the counted fan that excludes it and the reason."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from mahjong_cli.fans.limits import Find, Numbered
from mahjong_cli.fans.parts import Part, Pick
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.packed import has
from mahjong_cli.tuples import NamedTuple


class Why(NamedTuple):
    """Why a use is not counted, as in ``Exclusion``."""

    by: Fan | None
    reason: str
    joined_by: tuple[Fan, ...] = ()


class LeftOut(NamedTuple):
    """A use of the nth fan of a table that is not counted; its sets are those of this part."""

    nth: int
    part: type[Part]
    use: Numbered | Pick
    why: Why


def find_left_out(
    table: Table, kept: int, finds: Sequence[Find], find: Find, taken: Mapping[int, Why]
) -> Iterator[LeftOut]:
    """Every use of a find that is not counted, and what its text keeps the tiles from being.

    ``kept`` are the fans that are counted, ``finds`` all finds of the part; ``taken`` are the
    uses that a dearer fan takes away by number.
    """
    nth, part, counts = find.nth, find.fan.part, has(kept, find.nth)
    for n, (use, counted) in enumerate(zip(find.uses, find.counted, strict=True)):
        if n in taken:
            yield LeftOut(nth, part, use, taken[n])
        elif not (counted and counts):
            yield LeftOut(nth, part, use, _why(table, kept, finds, find, use))
    for reason, pick in find.barred:
        yield LeftOut(nth, part, pick, _printed(table, kept, find) or Why(None, reason))
    if counts and any(find.counted):
        use = find.uses[find.counted.index(True)]
        for other in table.divided[nth]:
            yield LeftOut(other, part, use, Why(find.fan, "other-division"))


def taken_by_number(table: Table, kept: int, find: Find, finds: Sequence[Find]) -> dict[int, Why]:
    """The counted uses that a dearer fan takes away by number, those of its own sets first."""
    for by, nth, limit, origin in table.limited:
        if nth == find.nth and has(kept, by) and has(kept, nth):
            own = {s for dearer in finds if dearer.nth == by for use in dearer.sets for s in use}
            counted = [n for n, c in enumerate(find.counted) if c]
            counted.sort(key=lambda n: own.isdisjoint(find.sets[n]))
            return dict.fromkeys(counted[:limit], Why(table.fans[by], origin))
    return {}


@lru_cache(maxsize=64)
def _whys(table: Table) -> tuple[tuple[tuple[int, Why], ...], ...]:
    """For each fan, those that exclude it whatever the sets, with the reason.

    First stand those whose text says so, the dearest first, then all others likewise.
    """
    excluding: dict[str, list[tuple[bool, int, str]]] = {fan.id: [] for fan in table.fans}
    for by, row in enumerate(table.excludes):
        for fan, origin, _, scope, _ in row:
            if scope == "every" and fan in excluding:
                excluding[fan].append((origin != "printed", by, origin))
    return tuple(
        tuple((by, Why(table.fans[by], origin)) for _, by, origin in sorted(each))
        for each in excluding.values()
    )


def _why(table: Table, kept: int, finds: Sequence[Find], find: Find, use: Numbered | Pick) -> Why:
    """What excludes a use: a fan whose text says so, or the dearest that does for any reason."""
    for by, why in _whys(table)[find.nth]:
        if has(kept, by):
            return why
    assert not callable(use), f"{find.fan.id} is left out without a reason"
    here = [other for other in finds if has(kept, other.nth)]
    return _own_sets(table, here, find, use) or _combination(here, use)


def _printed(table: Table, kept: int, find: Find) -> Why | None:
    """The dearest counted fan whose text names this one."""
    printing = (one for one in _whys(table)[find.nth] if one[1].reason == "printed")
    return next((why for by, why in printing if has(kept, by)), None)


def _own_sets(table: Table, here: list[Find], find: Find, use: Numbered) -> Why | None:
    for other in here:
        rules = table.excludes[other.nth]
        if any(rule.fan == find.fan.id and rule.scope == "own" for rule in rules):
            own = {s for sets in other.counted_sets for s in sets}
            if own.issuperset(use):
                return Why(other.fan, "own-sets")
    return None


class _Joined(NamedTuple):
    """Sets that are joined, and the fans that join them."""

    sets: frozenset[int]
    by: tuple[Fan, ...]


def _combination(here: list[Find], use: Numbered) -> Why:
    """Name the counted fans that already join two of the sets: the fewest, and dearest."""
    links = [
        _Joined(frozenset(sets), (other.fan,))
        for other in here
        if other.fan.link
        for sets in other.counted_sets
    ]
    ways = [_way(links, start, frozenset(use[n:])) for n, start in enumerate(use, 1)]
    joining = [sorted(set(way), key=dearest) for way in ways if way]
    best = min(joining, key=lambda fans: (len(fans), dearest(fans[0])))
    return Why(best[0], "combination", tuple(best))


def dearest(fan: Fan) -> tuple[int, int]:
    """Sorts the dearest fan first, then the one that is printed first."""
    return -fan.points, fan.number


LAST = (0, 0)
"""Sorts behind every fan."""


def _way(links: list[_Joined], start: int, wanted: frozenset[int]) -> tuple[Fan, ...]:
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
