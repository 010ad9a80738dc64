"""The best-paying reading of a hand by a table of fans, and all others that there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import final

from mahjong_cli.counts import faces, more_than_four
from mahjong_cli.fans.evaluate import Evaluator, Valued, plain
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.tally import Scored, Tally
from mahjong_cli.fans.trim import Situation
from mahjong_cli.games.fan_options import FIFTH, KNITTED_WAIT
from mahjong_cli.games.held import Held
from mahjong_cli.games.house import House
from mahjong_cli.hand.hand import Hand
from mahjong_cli.shapes.place import WAITS, placings, reading
from mahjong_cli.shapes.solve import Shape, shapes
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple


class Readings(NamedTuple):
    """The readings of a hand, best first: all that were asked for; none when it is not complete.

    ``ties`` counts the others that pay as much as the best.
    """

    scored: tuple[Scored, ...]
    ties: int


_NONE = Readings((), 0)


def read(
    hand: Hand, house: House, table: Table, tiles: Held, at: Situation, *, every: bool
) -> Readings:
    """The best reading of a hand, or ``every`` one in each place of the winning tile."""
    found = shapes(tiles.real, tiles.golds, tiles.sets)
    if hand.gold is not None and house.of(FIFTH) == "no":
        found = [s for s in found if not more_than_four(s.tiles + at.melded.tiles)]
    if not found:
        return _NONE
    tally = tally_of(table)
    search = _Search(tally.evaluator, hand, tiles, at, house.of(KNITTED_WAIT) != "no")
    if len(found) > 2 and tiles.golds and not every:
        found = search.best_of(found)
    valued = [one for shape in found for one in search.values(shape)]
    ties = 0
    if len(valued) > 1:
        best = max([one.points for one in valued])
        top = [one for one in valued if one.points == best]
        # A place of the winning tile makes a reading only of a gold.
        ties = len(top if at.by_gold else {one.placing.shape for one in top}) - 1
        valued = sorted(valued, key=search.rank) if every else [min(top, key=search.rank)]
    scored = [
        tally.tell(reading(hand, one.placing, search.gold_as(one.placing.shape)), one.parts)
        for one in valued
    ]
    return Readings(tuple(scored), ties)


@lru_cache(maxsize=64)
def tally_of(table: Table) -> Tally:
    """The table of fans, with what was found by it before."""
    return Tally(Evaluator(table))


@final
class _Search:
    """What is asked of every shape of a hand."""

    __slots__ = ("at", "evaluator", "hand", "knitted_wait", "tiles")

    def __init__(
        self, evaluator: Evaluator, hand: Hand, tiles: Held, at: Situation, knitted_wait: bool
    ) -> None:
        self.evaluator = evaluator
        self.hand = hand
        self.tiles = tiles
        self.at = at
        self.knitted_wait = knitted_wait

    def values(self, shape: Shape) -> list[Valued]:
        """What a shape is worth in every place of the winning tile."""
        at, winning = self.at, [self.hand.winning]
        if at.by_gold:
            winning = list(dict.fromkeys(self.gold_as(shape)))  # the gold may be any of these
        return self.evaluator.values(at, shape, placings(shape, winning, self.knitted_wait))

    def best_of(self, found: Sequence[Shape]) -> list[Shape]:
        """The shapes worth most: there are many, and few are worth looking at in every place."""
        at, winning, top = self.at, self.hand.winning, self.evaluator.top
        tops = [
            top(at, shape, winning)
            if plain(at, shape)
            else max([one.points for one in self.values(shape)])
            for shape in found
        ]
        most = max(tops)
        return [shape for shape, points in zip(found, tops, strict=True) if points == most]

    def gold_as(self, shape: Shape) -> tuple[Tile, ...]:
        """What the golds stand for in a shape, in face order."""
        return faces(shape.tiles - self.tiles.real) if self.tiles.golds else ()

    def rank(self, one: Valued) -> tuple[int, tuple[int, ...], int, tuple[Tile, ...], int]:
        """What readings are sorted by: the best-paying first, and the house's tie-breaks."""
        gold_as, gold = self.gold_as(one.placing.shape), self.hand.gold
        other = len(gold_as) - gold_as.count(gold) if gold is not None else 0
        wait = WAITS.index(one.placing.wait)
        return -one.points, self.evaluator.numbers(one.parts), other, gold_as, wait
