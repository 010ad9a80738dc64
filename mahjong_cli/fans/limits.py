"""The fans on one part of a reading, and which of their uses are counted there.

Inside the chow part and inside the number-pung part the *combination limits* hold: with the
sets as points and each chosen fan as a link that joins its sets at once, the links form a
forest, the best-paying one.  Of the other fans, the table takes some away on the sets that
make a dearer one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_cli.fans.parts import Barred, Part, Placed, Sets, Use
from mahjong_cli.fans.registry import Fan, Table


class Find(NamedTuple):
    """A fan on a part: its uses, which of them are counted there, and what bars it."""

    bit: int
    fan: Fan
    uses: tuple[Use, ...]
    counted: tuple[bool, ...]
    barred: str | None

    @property
    def sets(self) -> list[Sets]:
        """The uses that name their sets one by one."""
        return [use for use in self.uses if not callable(use)]

    def counting(self, counted: Iterable[bool]) -> Find:
        """The same with these uses counted."""
        return self._replace(counted=tuple(counted))


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """The fans counted on a part as a mask, those counted more than once, and all finds.

    ``more`` has bit and further times; ``scope`` the bits that decide what becomes of the
    finds: their own, and those of the fans that may exclude them.
    """

    mask: int
    more: tuple[tuple[int, int], ...]
    finds: tuple[Find, ...]
    scope: int


def find_fans(table: Table, part: Part) -> Found:
    """The fans of a part, after the combination limits and the exclusions by own sets."""
    finds = []
    for fan in table.of(type(part)):
        uses = fan.predicate(part)
        if isinstance(uses, Barred):
            finds.append(Find(table.bit[fan.id], fan, (), (), uses.reason))
        elif uses:
            counted = (True,) * len(uses)
            finds.append(Find(table.bit[fan.id], fan, tuple(uses), counted, None))
    finds = _own_sets(table, _forest(finds))
    present = [(find, sum(find.counted)) for find in finds if any(find.counted)]
    return Found(
        sum(1 << find.bit for find, _ in present),
        tuple((find.bit, count - 1) for find, count in present if count > 1),
        tuple(finds),
        sum(1 << find.bit for find in finds) | table.excluding(find.bit for find in finds),
    )


def _forest(finds: list[Find]) -> list[Find]:
    """Count of the linking fans only the best-paying forest, the first printed among equals."""
    links = sorted(
        (find.fan.number, find.fan.points, n, use)
        for find in finds
        if find.fan.link
        for n, use in enumerate(find.sets)
    )
    best: tuple[int, list[tuple[int, int]]] = (0, [])
    stack: list[tuple[int, int, tuple[int, ...], list[tuple[int, int]]]]
    stack = [(0, 0, (0, 1, 2, 3), [])]
    while stack:
        start, points, trees, chosen = stack.pop()
        if (-points, chosen) < (-best[0], best[1]):
            best = points, chosen
        for at in range(start, len(links)):
            number, worth, n, use = links[at]
            joined = {trees[s.nth] for s in use}
            if len(joined) == len(use):
                grown = tuple(min(joined) if tree in joined else tree for tree in trees)
                stack.append((at + 1, points + worth, grown, [*chosen, (number, n)]))
    return [
        find.counting((find.fan.number, n) in best[1] for n in range(len(find.uses)))
        if find.fan.link
        else find
        for find in finds
    ]


def _own_sets(table: Table, finds: list[Find]) -> list[Find]:
    """Do not count a fan on the sets that make a dearer one, where the table says so."""
    excluded, taken = 0, dict[str, set[Placed]]()
    for find in finds:  # dearest first
        if not excluded >> find.bit & 1:
            excluded |= table.excluded_mask[find.bit]
            for rule in table.excludes[find.bit]:
                if rule.origin == "own-sets" and rule.limit is None:
                    taken.setdefault(rule.fan, set()).update(*find.sets)
    return [
        find.counting(not taken[find.fan.id].issuperset(use) for use in find.sets)
        if find.fan.id in taken and not find.fan.link
        else find
        for find in finds
    ]
