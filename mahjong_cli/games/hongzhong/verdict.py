"""What one reading of a hand comes to."""

from __future__ import annotations

from mahjong_cli.games.hongzhong.patterns import Pattern
from mahjong_cli.games.pay import Liability, Payment
from mahjong_cli.hand.reading import Reading
from mahjong_cli.text import Note
from mahjong_cli.tuples import NamedTuple


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
