"""What a rule set is, and what it says of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_cli.model import Hand, Meld
from mahjong_cli.tally import FanRow, Scored
from mahjong_cli.tiles import Tile


class Note(NamedTuple):
    """Something worth knowing about how the score came about: a code and what it names."""

    code: str
    args: Mapping[str, object] = {}


class Multiplier(NamedTuple):
    """A factor of the total, and the kong that gives it."""

    factor: int
    kong: Meld


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
