"""What a game of fans knows of hands that are not won yet.

The tile to come is one more wild tile: every way to complete thirteen tiles with one gold more
is found once, and in each the tile to come may be any of those that the golds stand for.  So
all rows share one pass over the shapes, and each shape is valued once for all faces in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from mahjong_cli.counts import counts, faces, more_than_four
from mahjong_cli.fans.evaluate import Evaluator, Valued, alike
from mahjong_cli.fans.limits import Found
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.fans.tally import FanRow
from mahjong_cli.fans.trim import Situation, situation
from mahjong_cli.games.contract import Json, array, nullable, text
from mahjong_cli.games.fan_options import FIFTH, KNITTED_WAIT, MIN
from mahjong_cli.games.fan_readings import tally_of
from mahjong_cli.games.fan_score import Multiplier, sum_of, worth_of_fans
from mahjong_cli.games.fan_sheet import scoring
from mahjong_cli.games.held import is_last
from mahjong_cli.games.house import House
from mahjong_cli.games.outlook import Outlook, loose
from mahjong_cli.games.sheet import Cell
from mahjong_cli.games.winds import wind_notes
from mahjong_cli.games.worth import SELF, Way, Worth, Worths
from mahjong_cli.hand.ready import Ready
from mahjong_cli.shapes.place import placings
from mahjong_cli.shapes.solve import Shape, shapes
from mahjong_cli.text import Note
from mahjong_cli.tiles import FACES, WINDS, Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.fan_game import FanGame

_MOST_WILD = 4
"""With how many wild tiles ``shapes`` finds every shape."""


class _Terms(NamedTuple):
    """What the rows of a hand have in common; ``totals`` are what fan points come to."""

    ready: Ready
    house: House
    evaluator: Evaluator
    multipliers: tuple[Multiplier, ...]
    waiting: tuple[Tile, ...]
    totals: dict[int, int]

    def total(self, points: int) -> int:
        """What so many fan points come to, with flowers and factors."""
        held = self.ready.flowers
        if not (held or self.multipliers):
            return points
        if points not in self.totals:
            flowers = FanRow(self.evaluator.table.flowers, held, ()) if held else None
            steps = sum_of(points, flowers, self.multipliers, self.house)
            self.totals[points] = steps[-1].value
        return self.totals[points]


class _Whole(NamedTuple):
    """A shape that completes thirteen tiles and one more, its parts, and what the last may be."""

    shape: Shape
    parts: Sequence[Found]
    stands_for: tuple[Tile, ...]


class FanOutlook(Outlook):
    """What the game knows: the fans that each tile scores."""

    game: FanGame

    def worths(
        self, ready: Ready, waits: tuple[Tile, ...], tiles: Sequence[Tile]
    ) -> dict[Tile, Worths]:
        """What each of some tiles is worth, as ``score`` has it."""
        if not tiles:
            return {}
        house, table = self.game.under(ready.house)
        multipliers = self.game.multipliers(ready.melds, house)
        terms = _Terms(ready, house, tally_of(table).evaluator, multipliers, waits, {})
        wholes, ways = _wholes(terms, tiles), self.ways(ready)
        last = frozenset(t for t in tiles if t != ready.gold and is_last(ready, t))
        found = [_in_one_way(terms, way, tiles, last, wholes) for way in ways]
        return {tile: tuple([each.get(tile) for each in found]) for tile in tiles}

    def house(self, ready: Ready) -> House:
        """Every house option in force."""
        return self.game.under(ready.house)[0]

    def is_complete(self, ready: Ready) -> bool:
        """Whether fourteen tiles are complete."""
        return bool(_allowed(self.house(ready), ready, shapes(*loose(ready))))

    def notes(self, ready: Ready) -> Iterator[Note]:
        """The same, and that a wind may not be scored where three of it, no golds, are held."""
        yield from super().notes(ready)
        melded = [meld.tile for meld in ready.melds if meld.kind != "chow"]
        winds = [wind for wind in WINDS if wind != ready.gold]
        if any(wind in melded or ready.concealed.count(wind) >= 3 for wind in winds):
            yield from wind_notes(ready.seat, ready.round)

    def own_schema(self) -> dict[str, Json]:
        """The fan points, and the fans."""
        return {
            "fan_points": nullable("integer", "fan points, flowers and multipliers aside"),
            "fans": array("the fans that score, by their ids", text("an id")),
        }


# The shapes


def _wholes(terms: _Terms, tiles: Sequence[Tile]) -> list[_Whole]:
    """Every shape that some tile to come completes."""
    held = loose(terms.ready)
    if held.golds < _MOST_WILD:
        found = shapes(held.real, held.golds + 1, held.sets)
    else:
        drawn = [shapes(*held.drawing(tile, terms.ready.gold)) for tile in tiles]
        found = list({shape.groups: shape for each in drawn for shape in each}.values())
    at = _at(terms, SELF, fourth=False)  # the parts are the same in every way to win
    return [
        _Whole(
            shape,
            terms.evaluator.shape_parts(at, shape),
            tuple(dict.fromkeys(faces(shape.tiles - held.real))),
        )
        for shape in _allowed(terms.house, terms.ready, found)
    ]


def _at(terms: _Terms, way: Way, *, fourth: bool) -> Situation:
    """What every reading of the hand has in common that is won in this way, whatever the tile."""
    hand = way.hand(terms.ready, next(t for t in FACES if t != terms.ready.gold))
    return situation(hand, terms.waiting, fourth)


def _allowed(house: House, ready: Ready, found: list[Shape]) -> list[Shape]:
    """The shapes but those in which a gold is a fifth copy, where it may not be."""
    if ready.gold is None or house.of(FIFTH) != "no":
        return found
    melded = sum(counts(meld.tiles) for meld in ready.melds)
    return [shape for shape in found if not more_than_four(shape.tiles + melded)]


# What they are worth


def _in_one_way(
    terms: _Terms, way: Way, tiles: Sequence[Tile], last: Collection[Tile],
    wholes: Sequence[_Whole],
) -> dict[Tile, Worth]:  # fmt: skip
    """What the tiles are worth that can be won in this way; ``last`` are 和绝张."""
    gold = terms.ready.gold
    found = _best(terms, way, last, wholes, fourth=True) if last else {}
    if gold is not None and gold in tiles and way.won.self_drawn:
        every = _best(terms, way, FACES, wholes, fourth=False)
        # A drawn gold may be any tile, but is never the last of its kind (ruling A-08).
        any_tile = reduce(_better, [best.valued for best in every.values()], _NOTHING)
        found = every | {gold: any_tile} | found
    elif others := frozenset(tiles).difference(last, (gold,)):
        found |= _best(terms, way, others, wholes, fourth=False)
    return {tile: _worth(terms, found[tile]) for tile in tiles if tile in found}


class _Best(NamedTuple):
    """The most points found, and what is worth so many."""

    points: int
    valued: Sequence[Valued]


_NOTHING = _Best(0, ())


def _better(best: _Best, valued: Sequence[Valued]) -> _Best:
    """The better of what was found, and others that are worth as much as each other."""
    points = valued[0].points
    if points > best.points:
        return _Best(points, valued)
    return _Best(points, [*best.valued, *valued]) if points == best.points else best


def _best(
    terms: _Terms, way: Way, tiles: Collection[Tile], wholes: Sequence[_Whole], *, fourth: bool
) -> dict[Tile, _Best]:
    """The best readings of the hand with each of these tiles; ``fourth`` is 和绝张."""
    at = _at(terms, way, fourth=fourth)
    knitted_wait = terms.house.of(KNITTED_WAIT) != "no"
    found: dict[Tile, _Best] = {}
    for shape, parts, stands_for in wholes:
        winning = [tile for tile in stands_for if tile in tiles]
        places = placings(shape, winning, knitted_wait)
        if alike(at, shape):  # it is worth as much whichever of them it is
            valued = terms.evaluator.values(at, shape, places[:1], parts)
            for tile in winning:
                found[tile] = _better(found.get(tile, _NOTHING), valued)
            continue
        for one in terms.evaluator.values(at, shape, places, parts):
            tile = one.placing.winning_as
            found[tile] = _better(found.get(tile, _NOTHING), [one])
    return found


def _worth(terms: _Terms, best: _Best) -> Worth:
    """The best of these readings in short: of equal ones the fans that are printed first."""
    evaluator, points = terms.evaluator, best.points
    printed = min([evaluator.numbers(one.parts) for one in best.valued])
    brief, ids = _told(evaluator.table, printed, terms.ready.flowers)
    enough = points >= terms.house.of(MIN)
    return Worth(terms.total(points), enough, points, brief, worth_of_fans(points, ids))


class _Told(NamedTuple):
    """Some fans in short, and their ids."""

    brief: tuple[Cell, ...]
    ids: tuple[str, ...]


@lru_cache(maxsize=4_096)
def _told(table: Table, printed: tuple[int, ...], flowers: int) -> _Told:
    """What is told of the fans with these printed numbers, and of so many flowers."""
    rows = [FanRow(_numbered(table)[n], times, ()) for n, times in Counter(printed).items()]
    rows += [FanRow(table.flowers, flowers, ())] if flowers else []
    return _Told(tuple(map(_scoring, rows)), tuple(row.fan.id for row in rows))


_scoring = lru_cache(maxsize=1_024)(scoring)


@lru_cache(maxsize=64)
def _numbered(table: Table) -> dict[int, Fan]:
    """The fans by their printed numbers."""
    return {fan.number: fan for fan in table.printed}
