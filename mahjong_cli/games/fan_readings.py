"""The best-paying reading of a hand by a table of fans, and all others that there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

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
    tally, knitted_wait, by_gold = tally_of(table), house.of(KNITTED_WAIT) != "no", at.by_gold
    evaluator = tally.evaluator

    def values(shape: Shape) -> list[Valued]:
        winning = _golds(shape, tiles) if by_gold else (hand.winning,)
        return evaluator.values(at, shape, placings(shape, winning, knitted_wait))

    if tiles.golds and len(found) > 1 and not every:
        # There are many, and nearly none is worth looking at in every place.
        tops = [
            evaluator.top(at, shape, hand.winning)
            if plain(at, shape)
            else max([one.points for one in values(shape)])
            for shape in found
        ]
        most = max(tops)
        found = [shape for shape, top in zip(found, tops, strict=True) if top == most]
    valued = values(found[0]) if len(found) == 1 else [o for shape in found for o in values(shape)]
    ties, shown = 0, valued
    if len(valued) > 1:
        best = max([one.points for one in valued])
        top = [one for one in valued if one.points == best]
        # A place of the winning tile makes a reading only of a gold.
        ties = len(top if by_gold else {one.placing.shape for one in top}) - 1
        shown = valued if every else top
        if len(shown) > 1:
            shown.sort(key=_ranking(evaluator, hand, tiles))
        if not every:
            shown = shown[:1]
    scored = [
        tally.tell(reading(hand, one.placing, _gold_as(one.placing.shape, tiles)), one.parts)
        for one in shown
    ]
    return Readings(tuple(scored), ties)


@lru_cache(maxsize=64)
def tally_of(table: Table) -> Tally:
    """The table of fans, with what was found by it before."""
    return Tally(Evaluator(table))


def _golds(shape: Shape, tiles: Held) -> list[Tile]:
    """The faces that a gold that won may stand for in a shape."""
    return sorted(set(_gold_as(shape, tiles)))


def _gold_as(shape: Shape, tiles: Held) -> tuple[Tile, ...]:
    return faces(shape.tiles - tiles.real) if tiles.golds else ()


def _ranking(
    evaluator: Evaluator, hand: Hand, tiles: Held
) -> Callable[[Valued], tuple[int, list[int], int, tuple[Tile, ...], int]]:
    """What readings are sorted by: the best-paying first, and the house's tie-breaks."""

    def rank(one: Valued) -> tuple[int, list[int], int, tuple[Tile, ...], int]:
        gold_as = _gold_as(one.placing.shape, tiles)
        other = sum(tile != hand.gold for tile in gold_as)
        wait = WAITS.index(one.placing.wait)
        return -one.points, evaluator.numbers(one.parts), other, gold_as, wait

    return rank
