"""What a stream comes to: a fold over its answers that is as large for ten hands as for all.

Each part of a stream is counted where it is answered, and the parts are put together in order:
the numbers are the same however many processes there are.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING

from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.batch.answer import Outcome
    from mahjong_cli.batch.job import Chunk
    from mahjong_cli.games.game import Score

DEAREST = 10
"""How many of the dearest hands are named."""

_RECORDS = "games"
"""The kind of file whose answers say whether they agree with what was recorded."""

Matched = tuple[str, str]
"""Something that hands score for: the rule set, and the id of the fan or pattern."""


class Dear(NamedTuple):
    """One of the dearest hands: its total, and where it stands."""

    total: int
    rules: str
    hand: str
    file: str | None
    line: int | None


@dataclass(slots=True)
class Summary:
    """What there is to count of a stream.

    ``wins`` are the hands that win with the minimum, ``below`` those that win without it,
    ``drawn`` the recorded games that nobody won;
    ``errors`` has those that were not read, by the code of the first problem.  Of the hands
    that have a total, ``totals`` counts those of each range by its lowest number, ``held`` the
    hands that have a fan or pattern and ``times`` how often it is counted in them; ``dearest``
    are the ten with the highest totals, of equal ones the first.  ``agree`` and ``differ``
    count the game records whose answer is as recorded, or is not.
    """

    hands: int = 0
    wins: int = 0
    below: int = 0
    drawn: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)
    held: Counter[Matched] = field(default_factory=Counter)
    times: Counter[Matched] = field(default_factory=Counter)
    dearest: list[Dear] = field(default_factory=list)
    agree: int = 0
    differ: int = 0

    @property
    def others(self) -> int:
        """How many hands were read and do not win."""
        return self.hands - self.wins - self.below - self.drawn - self.errors.total()

    def add(self, chunk: Chunk, outcome: Outcome) -> None:
        """Count one answer."""
        self.hands += 1
        if outcome.error is not None:
            self.errors[outcome.error.problems[0].code] += 1
        if outcome.score is None:
            self.drawn += outcome.error is None
        else:
            self._score(chunk.file, outcome.asked.line, outcome.score)
        if chunk.kind == _RECORDS and outcome.asked.extra:
            agrees = json.loads(outcome.asked.extra).get("agrees")
            self.agree += agrees is True
            self.differ += agrees is False

    def _score(self, file: str | None, line: int | None, score: Score) -> None:
        self.wins += score.meets_minimum
        self.below += score.win and not score.meets_minimum
        if score.total is None:
            return
        rules = score.hand.rules
        self.totals[low(score.total)] += 1
        for entry, times in score.matches():
            self.held[rules, entry] += 1
            self.times[rules, entry] += times
        if len(self.dearest) < DEAREST or score.total > self.dearest[-1].total:
            self._rank([Dear(score.total, rules, str(score.hand), file, line)])

    def _rank(self, dear: Iterable[Dear]) -> None:
        # Equal totals stay in the order in which they came.
        ranked = sorted([*self.dearest, *dear], key=attrgetter("total"), reverse=True)
        self.dearest = ranked[:DEAREST]

    def merge(self, later: Summary) -> None:
        """Add the summary of a part that comes later in the stream."""
        for name in ("hands", "wins", "below", "drawn", "agree", "differ"):
            setattr(self, name, getattr(self, name) + getattr(later, name))
        for name in ("errors", "totals", "held", "times"):
            getattr(self, name).update(getattr(later, name))
        self._rank(later.dearest)


def low(total: int) -> int:
    """The lowest number of the range of a total; each range is twice as wide as the last.

    >>> [low(total) for total in (0, 1, 2, 3, 7, 8, 15, 16)]
    [0, 1, 2, 2, 4, 8, 8, 16]
    """
    return 2 ** (total.bit_length() - 1) if total else 0


def high(low: int) -> int:
    """The highest number of the range that begins with ``low``.

    >>> high(0), high(1), high(8)
    (0, 1, 15)
    """
    return max(2 * low - 1, 0)
