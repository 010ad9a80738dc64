"""The best-paying reading of a hand by a table of fans, and all others that there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from mahjong_cli.counts import faces, more_than_four
from mahjong_cli.fans.evaluate import Evaluator, Valued
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.tally import Scored, Tally
from mahjong_cli.fans.trim import Situation
from mahjong_cli.games.fan_options import FIFTH, KNITTED_WAIT
from mahjong_cli.games.held import Held
from mahjong_cli.games.house import House
from mahjong_cli.hand.hand import Hand
from mahjong_cli.shapes.place import WAITS, Placing, placings, reading
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
    tally, knitted_wait = tally_of(table), house.of(KNITTED_WAIT) != "no"
    values, by_gold = tally.evaluator.values, at.win.by_gold
    placed = [(s, _winning(s, hand, tiles, by_gold)) for s in found]
    if tiles.golds > 1 and len(found) > 1 and not every:
        # There are many, and nearly none is worth looking at in every place.
        tops = [
            max(values(at, s, placings(s, tile, knitted_wait), every=False), key=_points).points
            for s, tile in placed
        ]
        best = max(tops)
        placed = [one for one, top in zip(placed, tops, strict=True) if top == best]
    valued: list[Valued] = []
    for shape, winning in placed:
        valued += values(at, shape, placings(shape, winning, knitted_wait), every=True)
    best = max([one.points for one in valued])
    top = [one for one in valued if one.points == best]
    ties = len({_division(one.placing, by_gold) for one in top}) - 1 if len(top) > 1 else 0
    shown = valued if every else top
    if len(shown) > 1:
        shown.sort(key=_ranking(tally.evaluator, hand, tiles))
    scored = [
        tally.tell(reading(hand, placing, _gold_as(placing.shape, tiles)), parts)
        for _, placing, parts in (shown if every else shown[:1])
    ]
    return Readings(tuple(scored), ties)


@lru_cache(maxsize=64)
def tally_of(table: Table) -> Tally:
    """The table of fans, with what was found by it before."""
    return Tally(Evaluator(table))


_points = attrgetter("points")


def _winning(shape: Shape, hand: Hand, tiles: Held, by_gold: bool) -> Iterable[Tile]:
    """The faces that the winning tile may stand for in a shape."""
    return sorted(set(_gold_as(shape, tiles))) if by_gold else (hand.winning,)


def _gold_as(shape: Shape, tiles: Held) -> tuple[Tile, ...]:
    return faces(shape.tiles - tiles.real) if tiles.golds else ()


def _division(placing: Placing, by_gold: bool) -> Shape | Placing:
    """What one reading has and no other: a place of the winning tile makes one only of a gold."""
    return placing if by_gold else placing.shape


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
