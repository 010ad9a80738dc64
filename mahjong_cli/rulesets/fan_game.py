"""A game scored by the table of fans: best reading, minimum, flowers, multipliers.

``golden`` and ``mcr`` are both such a game and differ only in data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from mahjong_cli.errors import HandError
from mahjong_cli.evaluate import Situation, numbers, parts, situation, values
from mahjong_cli.fans.registry import Table
from mahjong_cli.model import Hand, Rules, problems
from mahjong_cli.place import Placing, placings, reading
from mahjong_cli.rulesets.base import Multiplier, Note, Score
from mahjong_cli.solve import shapes
from mahjong_cli.tally import FanRow, Scored, tally
from mahjong_cli.tiles import WINDS, Tile, counts, faces, more_than_four, write
from mahjong_cli.waits import away, waits

House = Mapping[str, str | int]


class FanGame(NamedTuple):
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
        if wrong := [*problems(hand), *self.rules.problems(hand)]:
            raise HandError(wrong)
        house = {o.name: o.default for o in self.rules.options} | dict(hand.house)
        return _score(self, hand, house, every)


_Candidate = tuple[int, Placing]
"""Fan points, and the reading that is worth them."""


def _score(game: FanGame, hand: Hand, house: House, every: bool) -> Score:
    table, sets = game.table(house), 4 - len(hand.melds)
    held = [t for t in hand.concealed if t != hand.gold]
    by_gold = hand.winning == hand.gold
    before = counts(held)
    real = before if by_gold else before + counts((hand.winning,))
    golds = len(hand.concealed) - len(held)
    waiting = waits(before, golds, sets)
    golds += by_gold
    at = situation(hand, waiting, _fourth(hand))
    found = list(_candidates(table, at, house, real, golds, sets))
    best = max((points for points, _ in found), default=0)
    ranked = found if every else [c for c in found if c[0] == best]
    if len(ranked) > 1:
        ranked.sort(key=lambda c: _rank(table, at, c, hand.gold, real))
    scored = [
        tally(table, reading(hand, placing, _gold_as(placing, real)), parts(table, at, placing))
        for _, placing in (ranked if every else ranked[:1])
    ]
    flowers = FanRow(table.flowers, hand.flowers, ()) if hand.flowers else None
    multipliers = _multipliers(game, hand, house)
    return Score(
        hand=hand,
        best=scored[0] if scored else None,
        total=_total(best, flowers, multipliers, house) if scored else None,
        minimum=int(house["min"]),
        flowers=flowers,
        multipliers=multipliers,
        waits=waiting,
        ties=max(0, sum(points == best for points, _ in found) - 1),
        away=0 if scored else max(1, away(real, golds, sets)),
        notes=tuple(_notes(game, hand, house, scored)),
        house=house,
        others=tuple(scored[1:]),
    )


def _fourth(hand: Hand) -> bool:
    """Whether 和绝张 holds: told, or seen from the own exposed melds and the flipped tile."""
    if hand.won.fourth:
        return True
    shown = [t for m in hand.melds if not m.concealed for t in m.tiles]
    seen = shown.count(hand.winning) + (hand.flipped == hand.winning)
    return seen == 3 and hand.winning not in hand.concealed and hand.won.how != "robkong"


def _candidates(
    table: Table, at: Situation, house: House, real: int, golds: int, sets: int
) -> Iterator[_Candidate]:
    knitted_wait = house.get("knitted-wait") != "no"
    for shape in shapes(real, golds, sets):
        if house.get("fifth") == "no" and more_than_four(shape.tiles + at.tiles):
            continue
        winning: tuple[Tile, ...] = (at.winning,)
        if at.by_gold:
            winning = tuple(sorted(set(faces(shape.tiles - real))))
        yield from values(table, at, shape, placings(shape, winning, knitted_wait))


def _gold_as(placing: Placing, real: int) -> tuple[Tile, ...]:
    return faces(placing.shape.tiles - real)


def _rank(
    table: Table, at: Situation, candidate: _Candidate, gold: Tile | None, real: int
) -> tuple[int, list[int], int, tuple[Tile, ...]]:
    """The order of readings: dearest, first printed fans, fewest golds used as another tile."""
    points, placing = candidate
    gold_as = _gold_as(placing, real)
    other = sum(tile != gold for tile in gold_as)
    return -points, numbers(table, parts(table, at, placing)), other, gold_as


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


def _notes(game: FanGame, hand: Hand, house: House, scored: Sequence[Scored]) -> Iterator[Note]:
    yield from (Note(code, {"tile": write([hand.winning])}) for code in hand.assumed)
    if game.rules.successor and hand.gold is None:
        yield Note("no-gold")
    if hand.flipped is not None and hand.physical >> 4 * hand.flipped & 15 == 4:
        yield Note("flip-copies", {"tile": write([hand.flipped])})
    groups = scored[0].reading.groups if scored else ()
    if any(g.kind in ("pung", "kong") and g.tiles[0] in WINDS for g in groups):
        if hand.seat is None:
            yield Note("no-seat-wind")
        if hand.round is None:
            yield Note("no-round-wind")
    for option in game.rules.options:
        if house[option.name] != option.default:
            args = {"option": option.name, "value": house[option.name], "default": option.default}
            yield Note("house-option", args)
