"""What a fan is, and the tables that hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from mahjong_cli.fans.parts import (
    Chows,
    Form,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Part,
    Tiles,
    Uses,
    Win,
)
from mahjong_cli.problems.problem import Problem, UnknownName, nearest

P = TypeVar("P", Chows, NumberPungs, OrphanPungs, Kongs, Tiles, Form, Win)


class Excludes(NamedTuple):
    """A fan that is not counted beside the one that names it.

    ``origin`` is ``printed`` (the rule text names it), ``implied`` (necessarily contained)
    or ``own-sets`` (only for the sets that make the dearer fan).  With a ``limit`` it takes
    away so many only.
    """

    fan: str
    origin: str
    limit: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Fan:
    """A fan: number in the printed order, names, points, rule, and how it is recognised.

    ``rule`` is one sentence in each language (``en``, ``zh``).  ``part`` is the part of a
    reading that ``predicate`` looks at.  A ``link`` joins the sets that it uses, so that others
    may not combine them again.  ``yes`` is a hand that has it, ``no`` a near miss that wins
    without it.
    """

    number: int
    id: str
    zh: str
    zh_hant: str
    en: str
    points: int
    rule: dict[str, str]
    part: type[Part]
    predicate: Callable[[Any], Uses]
    excludes: tuple[Excludes, ...]
    link: bool
    yes: str
    no: str


class Table:
    """The fans of a game, dearest first; immutable, with the exclusions looked up by bit.

    Bit n of a mask stands for the n-th fan.
    """

    def __init__(self, fans: Iterable[Fan], *, last_resort: str, flowers: str) -> None:
        """Hold these fans; two of them, by id, are counted by other means than their parts."""
        everything = sorted(fans, key=lambda fan: (-fan.points, fan.number))
        by_id = {fan.id: fan for fan in everything}
        self.last_resort = by_id[last_resort]
        self.flowers = by_id[flowers]
        self.printed = tuple(sorted(everything, key=lambda fan: fan.number))
        self.fans = tuple(f for f in everything if f not in (self.last_resort, self.flowers))
        self.bit: Mapping[str, int] = {fan.id: n for n, fan in enumerate(self.fans)}
        self.excludes: tuple[tuple[Excludes, ...], ...] = tuple(
            tuple(e for e in fan.excludes if e.fan in self.bit) for fan in self.fans
        )
        self.excluded_mask: tuple[int, ...] = tuple(
            sum(1 << self.bit[e.fan] for e in row if e.origin != "own-sets" and e.limit is None)
            for row in self.excludes
        )
        self.excluded_by: tuple[int, ...] = tuple(
            sum(1 << bit for bit, mask in enumerate(self.excluded_mask) if mask >> n & 1)
            for n in range(len(self.fans))
        )
        self.limited: tuple[tuple[int, int, int, str], ...] = tuple(
            (bit, self.bit[e.fan], e.limit, e.origin)
            for bit, row in enumerate(self.excludes)
            for e in row
            if e.limit is not None
        )

    def excluding(self, bits: Iterable[int]) -> int:
        """The mask of the fans that may exclude these, wholly or by number."""
        mask = 0
        for bit in bits:
            mask |= self.excluded_by[bit]
            mask |= sum(1 << by for by, other, *_ in self.limited if other == bit)
        return mask

    def of(self, part: type[Part]) -> tuple[Fan, ...]:
        """The fans that look at this part, dearest first."""
        return tuple(fan for fan in self.fans if fan.part is part)

    def find(self, name: str) -> Fan:
        """The fan with this id, Chinese or English name.

        Raises ``UnknownName`` when there is none, with the nearest name.
        """
        names = {n.lower(): f for f in self.printed for n in (f.id, f.zh, f.zh_hant, f.en)}
        if (fan := names.get(name.strip().lower())) is not None:
            return fan
        args: dict[str, object] = {"kind": "fan", "name": name}
        if near := nearest(name.lower(), list(names)):
            args |= {"hint": "did-you-mean", "near": near}
        raise UnknownName([Problem("unknown-name", args)])


class Register:
    """Collects fans in the order in which their blocks stand."""

    def __init__(self) -> None:
        """Begin without fans."""
        self.fans: list[Fan] = []

    def fan(
        self,
        part: type[P],
        zh: str,
        en: str,
        points: int,
        *,
        hant: str | None = None,
        printed: str = "",
        implied: str = "",
        own_sets: str = "",
        link: bool = False,
        rule_zh: str,
        yes: str,
        no: str,
    ) -> Callable[[Callable[[P], Uses]], Callable[[P], Uses]]:
        """Register the decorated predicate as a fan; its name is the id, its docstring the rule.

        ``rule_zh`` is the same rule in Chinese; a fan without either is refused.
        ``printed``, ``implied`` and ``own_sets`` name the fans not counted beside it, with
        the origin of each; ``name:1`` takes it away once only.
        """

        def register(predicate: Callable[[P], Uses]) -> Callable[[P], Uses]:
            fan_id = predicate.__name__
            rule = _rule(fan_id, predicate.__doc__ or "", rule_zh)
            excludes = (
                *_excludes("printed", printed),
                *_excludes("implied", implied),
                *_excludes("own-sets", own_sets),
            )
            self.fans.append(
                Fan(
                    len(self.fans) + 1, fan_id, zh, hant or zh, en, points, rule,
                    part, predicate, excludes, link, yes, no,
                )
            )  # fmt: skip
            return predicate

        return register


def _rule(fan_id: str, en: str, zh: str) -> dict[str, str]:
    rule = {"en": en.strip(), "zh": zh.strip()}
    if missing := [tongue for tongue, said in rule.items() if not said]:
        raise ValueError(f"{fan_id} has no rule sentence: {', '.join(missing)}")
    return rule


def _excludes(origin: str, words: str) -> Iterator[Excludes]:
    for word in words.split():
        name, _, limit = word.partition(":")
        yield Excludes(name, origin, int(limit) if limit else None)
