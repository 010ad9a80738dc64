"""What a rule set is, and what it says of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_cli.fans.tally import FanRow, Scored
from mahjong_cli.hand.checks import contradictions, unsound
from mahjong_cli.hand.model import Hand, Meld, Reading, Rules
from mahjong_cli.problems.problem import HandError, Problem
from mahjong_cli.tiles import NAMES, ONE, Tile, counts, write


class Note(NamedTuple):
    """Something worth knowing about how the score came about: a code and what it names."""

    code: str
    args: Mapping[str, object] = {}


class Multiplier(NamedTuple):
    """A factor of the total, and the kong that gives it."""

    factor: int
    kong: Meld


class Ruling(NamedTuple):
    """What a game does where its rule text is silent or can be read two ways.

    ``clause`` is what it is cited by; one sentence in each language.
    """

    clause: str
    en: str
    zh: str


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand is worth under its rule set, and why.

    ``best`` is the reading that was scored, None when the hand does not win; ``others`` are
    all further readings, best first, where they were asked for.  ``points`` are the fan
    points, ``total`` what the rule set makes of them, None without a win.  ``ties`` counts
    the other readings that pay as much.  ``away`` counts the tiles still to be exchanged.
    ``house`` has every house option in force.
    """

    hand: Hand
    best: Scored | None
    total: int | None
    minimum: int
    flowers: FanRow | None
    multipliers: tuple[Multiplier, ...]
    waits: tuple[Tile, ...]
    ties: int
    away: int
    notes: tuple[Note, ...]
    house: Mapping[str, str | int]
    others: tuple[Scored, ...] = ()

    @property
    def win(self) -> bool:
        """Whether the tiles are complete."""
        return self.best is not None

    @property
    def reading(self) -> Reading | None:
        """The reading that was scored, None when the tiles are not complete."""
        return self.best.reading if self.best else None

    @property
    def points(self) -> int:
        """Fan points, flowers and multipliers aside."""
        return self.best.points if self.best else 0

    @property
    def meets_minimum(self) -> bool:
        """Whether the hand wins with as many fan points as the minimum asks for."""
        return self.win and self.points >= self.minimum

    @property
    def multiplier(self) -> int:
        """All factors multiplied."""
        product = 1
        for multiplier in self.multipliers:
            product *= multiplier.factor
        return product


def refuse(rules: Rules, hand: Hand) -> None:
    """Raise ``HandError`` with every problem when no such hand can be under the rule set."""
    if bad := unsound(hand):
        raise HandError(bad)
    wrong = [*contradictions(hand), *rules.problems(hand)]
    if hand.flipped is not None or hand.house:
        wrong += [*_flipped(rules, hand), *_house(rules, hand)]
    if wrong:
        raise HandError(wrong)


def _flipped(rules: Rules, hand: Hand) -> Iterator[Problem]:
    if hand.flipped is None or rules.successor is None:
        return
    successor = rules.successor(hand.flipped)
    if hand.gold != successor:
        gold = "none" if hand.gold is None else NAMES[hand.gold]
        args = {"gold": gold, "flip": NAMES[hand.flipped], "successor": NAMES[successor]}
        yield Problem("gold-and-flip", args, ("gold", "flip"))


def _house(rules: Rules, hand: Hand) -> Iterator[Problem]:
    options = {option.name: option for option in rules.options}
    seen: dict[str, object] = {}
    for name, value in hand.house:
        args: dict[str, object] = {"key": name, "value": value}
        if (option := options.get(name)) is None:
            args |= {"rules": rules.name, "known": tuple(f"{known}=" for known in options)}
            yield Problem("unknown-key", args, (name,))
        elif not option.has(value):
            args |= option.expected()
            yield Problem("bad-choice" if option.values else "bad-number", args, (name,))
        elif seen.setdefault(name, value) != value:
            args = {"first": f"{name}={seen[name]}", "second": f"{name}={value}"}
            yield Problem("key-twice", args, (name,))


class Held(NamedTuple):
    """The concealed tiles: real ones as counts, golds, and the sets that they must make.

    ``before`` and ``golds_before`` are the thirteen tiles without the winning one.
    """

    real: int
    golds: int
    sets: int
    before: int
    golds_before: int


def held(hand: Hand) -> Held:
    """The concealed tiles of a hand, golds told apart."""
    before, golds, sets = counts(hand.concealed), 0, 4 - len(hand.melds)
    if hand.gold is not None:
        golds = before >> 4 * hand.gold & 15
        before -= golds * ONE[hand.gold]
    if hand.winning == hand.gold:
        return Held(before, golds + 1, sets, before, golds)
    return Held(before + ONE[hand.winning], golds, sets, before, golds)


def hand_notes(rules: Rules, hand: Hand) -> Iterator[Note]:
    """What was taken for granted in reading a hand."""
    yield from (Note(code, {"tile": write([hand.winning])}) for code in hand.assumed)
    if rules.successor and hand.gold is None:
        yield Note("no-gold")
    if hand.flipped is not None and hand.physical >> 4 * hand.flipped & 15 == 4:
        yield Note("flip-copies", {"tile": write([hand.flipped])})


def score_notes(rules: Rules, house: Mapping[str, str | int], ties: int) -> Iterator[Note]:
    """How many readings pay the same, and which house options are not at their default."""
    if ties > 0:
        yield Note("tie", {"count": ties})
    for option in rules.options:
        if house[option.name] != option.default:
            args = {"option": option.name, "value": house[option.name], "default": option.default}
            yield Note("house-option", args)
