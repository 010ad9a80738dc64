"""The fans on one part of a reading, and which of their uses are counted there.

Inside the chow part and inside the number-pung part the *combination limits* hold: with the
sets as points and each chosen fan as a link that joins its sets at once, the links form a
forest, the best-paying one.  Of the other fans, the table takes some away on the sets that
make a dearer one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import final

from mahjong_cli.fans.parts import Barred, Part, Pick
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.packed import mask_of, members
from mahjong_cli.tuples import NamedTuple

Numbered = tuple[int, ...]
"""Sets of a part, each by how manieth it is there."""


class Find(NamedTuple):
    """A fan on a part: its uses, which of them are counted there, and those that are barred.

    It is the ``nth`` fan of its table.  The sets of its uses are numbers, so that parts of other
    tiles with the same finds are alike from here on.
    """

    nth: int
    fan: Fan
    uses: tuple[Numbered | Pick, ...]
    counted: tuple[bool, ...]
    barred: tuple[Barred, ...]

    @property
    def sets(self) -> list[Numbered]:
        """The uses that name their sets one by one."""
        return [use for use in self.uses if not callable(use)]

    @property
    def counted_sets(self) -> list[Numbered]:
        """Those of them that are counted."""
        pairs = zip(self.uses, self.counted, strict=True)
        return [use for use, counted in pairs if counted and not callable(use)]

    def counting(self, counted: Iterable[bool]) -> Find:
        """The same with these uses counted."""
        return self._replace(counted=tuple(counted))


@final
class Found:
    """The fans counted on a part as a mask, those counted more than once, and all finds.

    ``more`` tells of the n-th fan how many times more than once it is counted; ``scope`` are
    the fans that decide what becomes of the finds: they, and those that may exclude them.
    """

    __slots__ = ("finds", "mask", "more", "scope")

    def __init__(
        self, mask: int, more: tuple[tuple[int, int], ...], finds: tuple[Find, ...], scope: int
    ) -> None:
        """What was found on a part; two of the same are different ones."""
        self.mask = mask
        self.more = more
        self.finds = finds
        self.scope = scope


def find_fans(table: Table, part: Part) -> tuple[Find, ...]:
    """The fans of a part, after the combination limits and the exclusions by own sets."""
    return tuple(_own_sets(table, _forest([*_finds(table, part)])))


def found_of(table: Table, finds: tuple[Find, ...]) -> Found:
    """What the finds of a part come to."""
    times = {find.nth: count for find in finds if (count := sum(find.counted))}
    return Found(
        mask_of(times),
        tuple((nth, count - 1) for nth, count in times.items() if count > 1),
        finds,
        reduce(or_, [table.deciding[find.nth] for find in finds], 0),
    )


def _finds(table: Table, part: Part) -> Iterator[Find]:
    for nth, fan in table.of(type(part)):
        if found := fan.predicate(part):
            uses: list[Numbered | Pick] = []
            barred = []
            for use in found:
                if isinstance(use, Barred):
                    barred.append(use)
                else:
                    uses.append(use if callable(use) else tuple([each.nth for each in use]))
            yield Find(nth, fan, tuple(uses), (True,) * len(uses), tuple(barred))


# The forest of links


class _Link(NamedTuple):
    """The n-th use of a linking fan, by its number; what it pays, and the sets that it joins."""

    number: int
    n: int
    points: int
    sets: Numbered


class _Forest(NamedTuple):
    """Chosen links, what they pay together, and for each set the tree that it is in.

    Only links from ``after`` on may still be added.
    """

    chosen: tuple[tuple[int, int], ...] = ()
    points: int = 0
    trees: tuple[int, ...] = (0, 1, 2, 3)
    after: int = 0

    def joining(self, n: int, link: _Link) -> _Forest | None:
        """The forest with the n-th link too, which may join no two sets of one tree."""
        joined = {self.trees[nth] for nth in link.sets}
        if len(joined) < len(link.sets):
            return None
        low = min(joined)
        trees = tuple([low if tree in joined else tree for tree in self.trees])
        chosen = (*self.chosen, (link.number, link.n))
        return _Forest(chosen, self.points + link.points, trees, n + 1)


def _best_forest(links: Sequence[_Link]) -> _Forest:
    """The best-paying forest, the first printed among equals."""
    every = _Forest()
    for n, link in enumerate(links):
        if (more := every.joining(n, link)) is None:
            break
        every = more
    else:
        return every  # nothing pays more than all of them
    best, forests = _Forest(), [_Forest()]
    while forests:
        forest = forests.pop()
        if (-forest.points, forest.chosen) < (-best.points, best.chosen):
            best = forest
        for n in range(forest.after, len(links)):
            if (grown := forest.joining(n, links[n])) is not None:
                forests.append(grown)
    return best


def _forest(finds: list[Find]) -> list[Find]:
    """Count of the linking fans only those of the best-paying forest."""
    links = sorted(
        _Link(find.fan.number, n, find.fan.points, sets)
        for find in finds
        if find.fan.link
        for n, sets in enumerate(find.sets)
    )
    if len(links) < 2:
        return finds
    chosen = _best_forest(links).chosen
    return [
        find.counting((find.fan.number, n) in chosen for n in range(len(find.uses)))
        if find.fan.link
        else find
        for find in finds
    ]


# Exclusions by own sets


def _own_sets(table: Table, finds: list[Find]) -> list[Find]:
    """Do not count a fan on the sets that make a dearer one, where the table says so."""
    excluded: set[int] = set()
    taken: dict[str, set[int]] = {}
    for find in finds:  # dearest first
        if find.nth not in excluded:
            excluded.update(members(table.excluded[find.nth]))
            for rule in table.excludes[find.nth]:
                if rule.scope == "own":
                    taken.setdefault(rule.fan, set()).update(*find.sets)
    if not taken:
        return finds
    return [
        find.counting(not taken[find.fan.id].issuperset(use) for use in find.sets)
        if find.fan.id in taken and not find.fan.link
        else find
        for find in finds
    ]
