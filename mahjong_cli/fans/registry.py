"""What a fan is, and the tables that hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from mahjong_cli.fans.parts import (
    Chows,
    Form,
    Fours,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Part,
    Tiles,
    Uses,
    Win,
)
from mahjong_cli.packed import mask_of, members
from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple
from mahjong_cli.value import Value

TAKES = {
    "printed": ("printed", "every"),
    "implied": ("implied", "every"),
    "implied_alone": ("implied", "every"),
    "practice": ("always-concealed", "every"),
    "ladder": ("kong-ladder", "every"),
    "own_sets": ("own-sets", "own"),
    "all_sets": ("own-sets", "every"),
    "other_division": ("other-division", "none"),
}
"""Under which words the block of a fan names those that it takes away: origin and scope.

They are what its rule text names; what it cannot be without, or not in a hand that waits on one
tile alone; what practice does not score as it is always concealed; the lower fans of kongs; what
its own sets make, or every set of the hand; and what the text names although the tiles would be
it only if divided otherwise.
"""

P = TypeVar("P", Chows, NumberPungs, OrphanPungs, Tiles, Fours, Kongs, Form, Win)


class Excludes(NamedTuple):
    """A fan that is not counted beside the one that names it.

    ``origin`` is the reason (as in ``reasons.CODES``).  ``scope`` is what is taken away: ``every``
    use, those on the ``own`` sets of the dearer fan, so many as the ``limit`` says, or ``none``,
    the other fan being one that another division of the tiles would have.  ``alone`` says that
    the reason is true of hands that wait on one tile only; the others do not have the fan.
    """

    fan: str
    origin: str
    limit: int | None = None
    scope: str = "every"
    alone: bool = False

    def as_dict(self) -> dict[str, Any]:
        """It as JSON has it."""
        found: dict[str, Any] = {"id": self.fan, "reason": self.origin}
        return found if self.limit is None else found | {"limit": self.limit}


class Fan(Value):
    """A fan: number in the printed order, name, points, rule, and how it is recognised.

    ``rule`` is one sentence.  ``part`` is the part of a reading that ``predicate`` looks at.  A
    ``link`` joins the sets that it uses, so that others may not combine them again.  ``yes`` is
    a hand that has it, ``no`` a near miss that wins without it.
    """

    number: int
    id: str
    name: Text
    points: int
    rule: Text
    part: type[Part]
    predicate: Callable[[Any], Uses]
    excludes: tuple[Excludes, ...]
    link: bool
    yes: str
    no: str

    def __hash__(self) -> int:
        """Quick, and no two fans of a table share it."""
        return hash(self.id)

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """The fan as JSON has it, its rule in the language chosen."""
        return {
            "number": self.number,
            "id": self.id,
            "zh": self.name.zh,
            "zh_hant": self.name.hant,
            "en": self.name.en,
            "points": self.points,
            "rule": self.rule.say(lang),
            "excludes": [excluded.as_dict() for excluded in self.excludes],
            "example": self.yes,
            "near_miss": self.no,
        }


class Limited(NamedTuple):
    """That the ``by``-th fan of a table takes the n-th away ``limit`` times only."""

    by: int
    nth: int
    limit: int
    origin: str


class Table:
    """The fans of a game, dearest first; immutable, with the exclusions ready to look up.

    The n-th of ``fans`` is n in the sets of fans, which are masks as in ``counts``.
    """

    def __init__(self, fans: Iterable[Fan], *, last_resort: str, flowers: str) -> None:
        """Hold these fans; two of them, by id, are counted by other means than their parts."""
        everything = sorted(fans, key=lambda fan: (-fan.points, fan.number))
        by_id = {fan.id: fan for fan in everything}
        self.last_resort = by_id[last_resort]
        self.flowers = by_id[flowers]
        self.printed = tuple(sorted(everything, key=lambda fan: fan.number))
        self.fans = tuple(f for f in everything if f not in (self.last_resort, self.flowers))
        self.points = tuple(fan.points for fan in self.fans)
        nth = {fan.id: n for n, fan in enumerate(self.fans)}
        self.excludes: tuple[tuple[Excludes, ...], ...] = tuple(
            tuple(e for e in fan.excludes if e.fan in nth) for fan in self.fans
        )
        self.limited: tuple[Limited, ...] = tuple(
            Limited(n, nth[e.fan], e.limit, e.origin)
            for n, row in enumerate(self.excludes)
            for e in row
            if e.limit is not None
        )
        self.excluded: tuple[int, ...] = tuple(
            mask_of(nth[e.fan] for e in row if e.scope == "every") for row in self.excludes
        )
        """For each fan, those that are not counted beside it, whatever its sets."""
        self.divided: tuple[tuple[int, ...], ...] = tuple(
            tuple(nth[e.fan] for e in row if e.scope == "none") for row in self.excludes
        )
        """For each fan, those that its text names and another division of its tiles would have."""
        deciding = [{n} for n in range(len(self.fans))]
        for by, mask in enumerate(self.excluded):
            for n in members(mask):
                deciding[n].add(by)
        for by, n, _, _ in self.limited:
            deciding[n].add(by)
        self.deciding = tuple(map(mask_of, deciding))
        """For each fan, itself and those that may exclude it, wholly or by number."""
        self._of = {
            part: tuple((n, fan) for n, fan in enumerate(self.fans) if fan.part is part)
            for part in {fan.part for fan in self.fans}
        }

    def of(self, part: type[Part]) -> tuple[tuple[int, Fan], ...]:
        """The fans that look at this part, each behind its place in ``fans``; dearest first."""
        return self._of.get(part, ())


class Register:
    """Collects fans in the order in which their blocks stand."""

    def __init__(self) -> None:
        """Begin without fans."""
        self.fans: list[Fan] = []

    def fan(
        self,
        part: type[P],
        points: int,
        name: Text,
        rule: Text,
        *,
        link: bool = False,
        yes: str,
        no: str,
        **takes: str,
    ) -> Callable[[Callable[[P], Uses]], Callable[[P], Uses]]:
        """Register the decorated predicate as a fan; its name is the id.

        What it ``takes`` away are the fans named under the words of ``TAKES``, by the reason;
        ``name:1`` takes that one away once only.  Raises ``ValueError`` when the name or the
        rule is missing in a language that has no default.
        """
        excludes = tuple(one for word, named in takes.items() for one in _excludes(word, named))

        def register(predicate: Callable[[P], Uses]) -> Callable[[P], Uses]:
            fan_id = predicate.__name__
            _check(fan_id, name=name, rule=rule)
            number = len(self.fans) + 1
            self.fans.append(
                Fan(
                    number, fan_id, name, points, rule, part, predicate, excludes, link, yes, no
                )
            )  # fmt: skip
            return predicate

        return register


def _check(fan_id: str, **texts: Text) -> None:
    for what, text in texts.items():
        needed = [field for field in Text._fields if field not in Text._field_defaults]
        if missing := [field for field in needed if not getattr(text, field).strip()]:
            raise ValueError(f"{fan_id} has no {what} in {', '.join(missing)}")


def _excludes(word: str, named: str) -> Iterator[Excludes]:
    origin, scope = TAKES[word]
    for one in named.split():
        fan, _, limit = one.partition(":")
        if limit:
            yield Excludes(fan, origin, int(limit), "limit")
        else:
            yield Excludes(fan, origin, scope=scope, alone=word == "implied_alone")
