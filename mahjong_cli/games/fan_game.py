"""A game scored by the table of fans: best reading, minimum, flowers, multipliers.

``golden`` and ``mcr`` are both such a game and differ only in data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType

from mahjong_cli.fans.evaluate import Situation, Valued, numbers, situation, values
from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.tally import FanRow, Scored, tally
from mahjong_cli.games.game import (
    Held,
    Multiplier,
    Note,
    Score,
    hand_notes,
    held,
    refuse,
    score_notes,
)
from mahjong_cli.hand.model import Hand, Rules
from mahjong_cli.shapes.place import placings, reading
from mahjong_cli.shapes.solve import Shape, shapes
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.tiles import WINDS, Tile, faces, more_than_four

House = Mapping[str, str | int]


@dataclass(frozen=True, slots=True, eq=False)
class FanGame:
    """The data of a game: its rules, its table under given house options, its factors.

    ``factors`` are what a melded and a concealed kong multiply the total by.
    """

    rules: Rules
    table: Callable[[House], Table]
    factors: tuple[int, int] = (1, 1)

    def score(self, hand: Hand, *, every: bool = False) -> Score:
        """What the hand is worth; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """
        refuse(self.rules, hand)
        house, table = _under(self, hand.house)
        tiles = held(hand)
        waiting = waits(tiles.before, tiles.golds_before, tiles.sets)
        at = situation(hand, waiting, _fourth(hand))
        found = _candidates(table, at, hand, house, tiles, every)
        best = max(found, key=_points).points if found else 0
        ties = [candidate for candidate in found if candidate.points == best]
        scored = _scored(table, hand, tiles, found if every else ties, every)
        flowers = FanRow(table.flowers, hand.flowers, ()) if hand.flowers else None
        multipliers = _multipliers(self, hand, house)
        return Score(
            hand=hand,
            best=scored[0] if found else None,
            total=_total(best, flowers, multipliers, house) if found else None,
            minimum=int(house["min"]),
            flowers=flowers,
            multipliers=multipliers,
            waits=waiting,
            ties=max(0, len(ties) - 1),
            away=0 if found else max(1, away(tiles.real, tiles.golds, tiles.sets)),
            notes=tuple(_notes(self, hand, house, scored[:1], len(ties) - 1)),
            house=dict(house),
            others=scored[1:] if every else (),
        )


@lru_cache(maxsize=1 << 10)
def _under(game: FanGame, chosen: tuple[tuple[str, str | int], ...]) -> tuple[House, Table]:
    """Every house option in force, and the table under them."""
    house = MappingProxyType({o.name: o.default for o in game.rules.options} | dict(chosen))
    return house, game.table(house)


def _candidates(
    table: Table, at: Situation, hand: Hand, house: House, tiles: Held, every: bool
) -> list[Valued]:
    """The candidates, the best ones at least; ``every`` one if asked for."""
    knitted_wait = house.get("knitted-wait") != "no"

    def valued(shape: Shape, *, every: bool) -> Iterator[Valued]:
        stands_for = sorted(set(_gold_as(shape, tiles))) if at.win.by_gold else (hand.winning,)
        places = placings(shape, stands_for, knitted_wait)
        return values(table, at, shape, places, every=every)

    found = shapes(tiles.real, tiles.golds, tiles.sets)
    if house.get("fifth") == "no":
        found = [s for s in found if not more_than_four(s.tiles + at.melded.tiles)]
    if tiles.golds > 1 and len(found) > 1 and not every:
        # There are many, and nearly none is worth looking at in every place.
        tops = [max(valued(shape, every=False), key=_points).points for shape in found]
        best = max(tops)
        found = [shape for shape, top in zip(found, tops, strict=True) if top == best]
    return [candidate for shape in found for candidate in valued(shape, every=True)]


_points = itemgetter(0)


def _gold_as(shape: Shape, tiles: Held) -> tuple[Tile, ...]:
    return faces(shape.tiles - tiles.real)


def _scored(
    table: Table, hand: Hand, tiles: Held, found: list[Valued], every: bool
) -> tuple[Scored, ...]:
    """The best of the candidates with all its rows, or ``every`` one of them, best first."""

    def rank(one: Valued) -> tuple[int, list[int], int, tuple[Tile, ...]]:
        gold_as = _gold_as(one.placing.shape, tiles)
        other = sum(tile != hand.gold for tile in gold_as)
        return -one.points, numbers(table, one.parts), other, gold_as

    if len(found) > 1:
        found.sort(key=rank)
    return tuple(
        tally(table, reading(hand, placing, _gold_as(placing.shape, tiles)), parts)
        for _, placing, parts in (found if every else found[:1])
    )


def _fourth(hand: Hand) -> bool:
    """Whether 和绝张 holds: told, or seen from the own exposed melds and the flipped tile."""
    if hand.won.fourth or not hand.melds:
        return hand.won.fourth
    shown = [t for m in hand.melds if not m.concealed for t in m.tiles]
    seen = shown.count(hand.winning) + (hand.flipped == hand.winning)
    return seen == 3 and hand.winning not in hand.concealed


def _multipliers(game: FanGame, hand: Hand, house: House) -> tuple[Multiplier, ...]:
    if house.get("kongs", "fans-only") == "fans-only":
        return ()
    kongs = (meld for meld in hand.melds if meld.kind == "kong")
    return tuple(Multiplier(game.factors[meld.concealed], meld) for meld in kongs)


def _total(
    points: int, flowers: FanRow | None, multipliers: Sequence[Multiplier], house: House
) -> int:
    extra = flowers.subtotal if flowers else 0
    outside = house.get("flowers-score") == "outside"
    total = points if outside else points + extra
    for multiplier in multipliers:
        total *= multiplier.factor
    return total + extra if outside else total


def _notes(
    game: FanGame, hand: Hand, house: House, scored: Sequence[Scored], ties: int
) -> Iterator[Note]:
    yield from hand_notes(game.rules, hand)
    groups = [group for best in scored for group in best.reading.groups]
    if any(g.kind in ("pung", "kong") and g.tiles[0] in WINDS for g in groups):
        if hand.seat is None:
            yield Note("no-seat-wind")
        if hand.round is None:
            yield Note("no-round-wind")
    yield from score_notes(game.rules, house, ties)
