"""What became of one row of a book: what each player gets, or why nothing is booked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mahjong_cli.ledger.rows import Row
from mahjong_cli.problems.in_ledger import BELOW_MINIMUM, NO_WIN
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score
    from mahjong_cli.problems.problem import MahjongError, Problem

_SHORT = frozenset((NO_WIN.name, BELOW_MINIMUM.name))


class Booking(NamedTuple):
    """A row of a book, the ``number``-th from 1, and what became of it.

    ``payments`` are what each player gets, less than 0 what he pays; they sum to zero, as
    ``balance`` does, which is what he has got so far.  A draw has a payment of 0 for everybody,
    and neither ``winner`` nor ``score``; where there is an ``error`` nothing is booked.
    ``giver`` is who gave the winning tile, None where it was drawn.
    """

    number: int
    row: Row
    winner: str | None
    giver: str | None
    score: Score | None
    payments: Mapping[str, int]
    balance: Mapping[str, int]
    error: MahjongError | None = None

    @property
    def total(self) -> int | None:
        """What the hand is worth; None where nothing is won."""
        return self.score.total if self.score else None

    @property
    def is_draw(self) -> bool:
        """Whether nobody won."""
        return self.error is None and self.score is None

    @property
    def is_short(self) -> bool:
        """Whether the hand was read, but does not win or not by enough."""
        return self.error is not None and self.error.problems[0].name in _SHORT


def column_of(row: Row, problem: Problem) -> str | None:
    """The column of a row that a problem is with, where it can be said."""
    if problem.start is not None:
        return None if row.error is not None else "hand"  # else the place is in the whole line
    return problem.about[0] if problem.about else None
