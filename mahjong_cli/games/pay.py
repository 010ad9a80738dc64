"""What a game is that is settled among the players, and what it says of a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from mahjong_cli.games.game import Note, Score, refuse
from mahjong_cli.hand.model import Hand, Meld, Reading, Rules
from mahjong_cli.problems.problem import Problem, UnknownName, nearest


@dataclass(frozen=True, slots=True, eq=False)
class Pattern:
    """A pattern that a winning hand is paid for: names, base, rule, and when it is held.

    ``base`` is what each loser owes for it, ``bonus`` what is added where the tile was drawn
    or he gave it.  ``any_pair`` frees the hand from the pair that others must have,
    ``unopened`` from having an open meld.  The amounts of a ``flat`` one are never
    multiplied.  ``liability`` is the case in which one player pays for all, if there is one.
    """

    id: str
    zh: str
    zh_hant: str
    en: str
    base: int
    rule: dict[str, str]
    held: Callable[[Any], bool]
    bonus: int = 0
    any_pair: bool = False
    unopened: bool = False
    flat: bool = False
    liability: str | None = None


class Factor(NamedTuple):
    """What multiplies an amount: why, on whose side (a place), and the kong if it is one."""

    factor: int
    why: str
    who: str | None = None
    kong: Meld | None = None


class Base(NamedTuple):
    """What one pattern gives to a loser's base: its own, and the bonus that he owes for it."""

    pattern: Pattern
    base: int
    bonus: int = 0


class Payment(NamedTuple):
    """What one loser pays: ``base`` times the factors is ``raw``, ``amount`` what he pays.

    ``bases`` are what the base is the sum of.  ``own`` is his own line once capped; ``amount``
    differs where someone is liable.
    """

    payer: str
    bases: tuple[Base, ...]
    factors: tuple[Factor, ...]
    raw: int
    own: int
    capped: bool
    amount: int

    @property
    def base(self) -> int:
        """The patterns' bases added up, with every bonus."""
        return sum(each.base + each.bonus for each in self.bases)


class Liability(NamedTuple):
    """Who pays for all losers 包牌, why, and the pattern that makes him liable."""

    payer: str
    why: str
    pattern: Pattern


class Verdict(NamedTuple):
    """One reading, the patterns held in it, and what it pays.

    ``obstacles`` are what keeps it from winning.  Only one that wins, or that misses nothing
    but the threshold, has patterns and payments.
    """

    reading: Reading
    obstacles: tuple[Note, ...]
    patterns: tuple[Pattern, ...] = ()
    hard: bool | None = None
    payments: tuple[Payment, ...] = ()
    liable: Liability | None = None

    @property
    def total(self) -> int:
        """What the winner gets from all."""
        return sum(payment.amount for payment in self.payments)


@dataclass(frozen=True, slots=True)
class Settlement(Score):
    """What a hand is paid and by whom; there are no fans in it.

    ``verdict`` is the reading that was scored, None when the tiles are not complete;
    ``runners_up`` are all further ones, best first, where they were asked for.
    ``obstacles`` are what keeps the hand from winning, beside missing tiles.
    """

    verdict: Verdict | None = None
    obstacles: tuple[Note, ...] = ()
    runners_up: tuple[Verdict, ...] = ()

    @property
    def reading(self) -> Reading | None:
        """The reading that was scored, None when the tiles are not complete."""
        return self.verdict.reading if self.verdict else None

    @property
    def win(self) -> bool:
        """Whether the tiles are complete and nothing stands in the way."""
        return self.verdict is not None and not self.obstacles

    @property
    def meets_minimum(self) -> bool:
        """Whether the hand wins."""
        return self.win


@dataclass(frozen=True, slots=True, eq=False)
class SettledGame:
    """The data of a game that is settled among the players: its rules and its patterns.

    ``settle`` judges a hand without problems; told so, it gives all further readings too.
    """

    rules: Rules
    patterns: tuple[Pattern, ...]
    settle: Callable[[Hand, bool], Settlement]

    def score(self, hand: Hand, *, every: bool = False) -> Settlement:
        """What the hand is paid; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """
        refuse(self.rules, hand)
        return self.settle(hand, every)

    def find(self, name: str) -> Pattern:
        """The pattern of this id, Chinese or English name.

        Raises ``UnknownName`` when there is none.
        """
        wanted = name.strip().casefold()
        for pattern in self.patterns:
            if wanted in map(str.casefold, (pattern.id, pattern.zh, pattern.zh_hant, pattern.en)):
                return pattern
        known = [p.id for p in self.patterns] + [p.zh for p in self.patterns]
        args: dict[str, object] = {"name": name}
        if near := nearest(wanted, known):
            args |= {"near": near, "hint": "did-you-mean"}
        else:
            args["known"] = tuple(p.id for p in self.patterns)
        raise UnknownName([Problem("unknown-name", args)])
