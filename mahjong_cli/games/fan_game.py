"""A game scored by the table of fans: best reading, minimum, flowers, multipliers.

``golden`` and ``mcr`` are both such a game and differ only in data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from mahjong_cli.counts import faces, more_than_four
from mahjong_cli.fans.evaluate import Valued, numbers, values
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.fans.tally import FanRow, Scored, tally
from mahjong_cli.fans.trim import Situation, situation
from mahjong_cli.games.fan_options import FIFTH, KNITTED_WAIT, KONGS, MIN
from mahjong_cli.games.fan_pay import notes as pay_notes, payments
from mahjong_cli.games.fan_score import FanScore, Multiplier, sum_of
from mahjong_cli.games.game import Entry, Game
from mahjong_cli.games.held import Held, hand_notes, held, incomplete, score_notes
from mahjong_cli.games.house import House
from mahjong_cli.games.rule_set import Chapter, Rules, Ruling
from mahjong_cli.games.winds import wind_notes
from mahjong_cli.hand.hand import Hand
from mahjong_cli.shapes.place import WAITS, Placing, placings, reading
from mahjong_cli.shapes.solve import Shape, shapes
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import WINDS, Tile

if TYPE_CHECKING:
    from mahjong_cli.games.fan_outlook import FanOutlook
    from mahjong_cli.games.sheet import Ruled, Section

FAN = Text("fan", "番种", "番種")


class FanGame(Game):
    """The data of a game: its rules, its table under given house options, its factors.

    ``factors`` are what a melded and a concealed kong multiply the total by.
    """

    kind = FAN
    columns = ("fan_points", "flowers", "multiplier", "fans", "payments")

    def __init__(
        self,
        rules: Rules,
        table: Callable[[House], Table],
        rulings: str,
        book: str,
        factors: tuple[int, int] = (1, 1),
    ) -> None:
        """A game of fans; its ``rulings`` and ``book`` are modules, read when they are told."""
        self._rulings = rulings
        self._book = book
        self.rules = rules
        self.table = table
        self.factors = factors

    def score(self, hand: Hand, *, every: bool = False) -> FanScore:
        """What the hand is worth; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """
        self.refuse(hand)
        house, table = _under(self, hand.house)
        tiles = held(hand)
        waiting = waits(tiles.before, tiles.golds_before, tiles.sets)
        at = situation(hand, waiting, _fourth(hand))
        found = _candidates(table, at, hand, house, tiles, every)
        best, top, ties = _best_paying(at, found)
        scored = _scored(table, hand, tiles, found if every else top, every)
        flowers = FanRow(table.flowers, hand.flowers, ()) if hand.flowers else None
        multipliers = _multipliers(self, hand, house)
        steps = sum_of(best, flowers, multipliers, house) if found else ()
        far = 0 if found else max(1, away(tiles.real, tiles.golds, tiles.sets))
        enough = bool(found) and best >= house.of(MIN)
        return FanScore(
            hand=hand,
            reading=scored[0].reading if found else None,
            win=bool(found),
            total=steps[-1].value if steps else None,
            minimum=house.of(MIN),
            meets_minimum=enough,
            steps=steps,
            waits=waiting,
            ties=ties,
            away=far,
            notes=tuple(_notes(self, hand, house, scored[:1], ties)),
            why=(incomplete(far),) if far else (),
            house=house,
            best=scored[0] if found else None,
            flowers=flowers,
            multipliers=multipliers,
            others=scored[1:] if every else (),
            payments=payments(hand, house, steps[-1].value if enough else None),
        )

    @cached_property
    def usual(self) -> Table:
        """The table under the default house options."""
        return self.table(House(self.rules.options))

    @property
    def entries(self) -> tuple[Fan, ...]:
        """The fans, in printed order."""
        return self.usual.printed

    def called(self, entry: Entry) -> tuple[str, ...]:
        """Everything that a fan is called, its other names last."""
        from mahjong_cli.fans.aliases import CALLED, traditional

        also = CALLED.get(entry.id, ())
        return (*super().called(entry), *also, *map(traditional, also))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What the game does where its rule text leaves a choice."""
        found: tuple[Ruling, ...] = import_module(self._rulings).RULINGS
        return found

    @property
    def book(self) -> tuple[Chapter, ...]:
        """How it is played."""
        found: tuple[Chapter, ...] = import_module(self._book).BOOK
        return found

    @property
    def numbered(self) -> tuple[Ruling, ...]:
        """The fans by their printed numbers, each with a hand that has it."""
        return tuple(
            Ruling(str(fan.number), fan.name.explained(fan.rule), fan.yes) for fan in self.entries
        )

    @cached_property
    def outlook(self) -> FanOutlook:
        """What it knows of hands that are not won yet."""
        from mahjong_cli.games.fan_outlook import FanOutlook

        return FanOutlook(self)

    def listing(self) -> Ruled:
        """Every fan: number, points, name and id."""
        from mahjong_cli.games.fan_sheet import listing

        return listing(self.usual)

    def page(self, entry: Entry) -> Iterator[Section]:
        """One fan: its names and rule, what it excludes and why, an example and a near miss."""
        from mahjong_cli.games.fan_sheet import page

        assert isinstance(entry, Fan)
        return page(self, entry)

    @property
    def entry_keys(self) -> dict[str, Any]:
        """The JSON Schema of the keys of a fan."""
        from mahjong_cli.games.fan_schema import FAN_KEYS

        return FAN_KEYS

    def schema(self) -> dict[str, Any]:
        """The keys about fans."""
        from mahjong_cli.games.fan_schema import SCHEMA

        return SCHEMA


@lru_cache(maxsize=1_024)
def _under(game: FanGame, chosen: tuple[tuple[str, str | int], ...]) -> tuple[House, Table]:
    """Every house option in force, and the table under them."""
    house = House(game.rules.options, chosen)
    return house, game.table(house)


def _candidates(
    table: Table, at: Situation, hand: Hand, house: House, tiles: Held, every: bool
) -> list[Valued]:
    """The candidates, the best ones at least; ``every`` one if asked for."""
    knitted_wait = house.of(KNITTED_WAIT) != "no"

    def valued(shape: Shape, *, every: bool) -> Iterator[Valued]:
        stands_for = sorted(set(_gold_as(shape, tiles))) if at.win.by_gold else (hand.winning,)
        places = placings(shape, stands_for, knitted_wait)
        return values(table, at, shape, places, every=every)

    found = shapes(tiles.real, tiles.golds, tiles.sets)
    if house.of(FIFTH) == "no" and hand.gold is not None:
        found = [s for s in found if not more_than_four(s.tiles + at.melded.tiles)]
    if tiles.golds > 1 and len(found) > 1 and not every:
        # There are many, and nearly none is worth looking at in every place.
        tops = [max(valued(shape, every=False), key=_points).points for shape in found]
        best = max(tops)
        found = [shape for shape, top in zip(found, tops, strict=True) if top == best]
    return [candidate for shape in found for candidate in valued(shape, every=True)]


_points = itemgetter(0)


def _best_paying(at: Situation, found: list[Valued]) -> tuple[int, list[Valued], int]:
    """The most that any candidate pays, those that pay it, and how many further readings do."""
    best = max(found, key=_points).points if found else 0
    top = [candidate for candidate in found if candidate.points == best]
    return best, top, max(0, len({_division(at, one.placing) for one in top}) - 1)


def _division(at: Situation, placing: Placing) -> Shape | Placing:
    """What one reading has and no other: a place of the winning tile makes one only of a gold."""
    return placing if at.win.by_gold else placing.shape


def _gold_as(shape: Shape, tiles: Held) -> tuple[Tile, ...]:
    return faces(shape.tiles - tiles.real)


def _scored(
    table: Table, hand: Hand, tiles: Held, found: list[Valued], every: bool
) -> tuple[Scored, ...]:
    """The best of the candidates with all its rows, or ``every`` one of them, best first."""

    def rank(one: Valued) -> tuple[int, list[int], int, tuple[Tile, ...], int]:
        gold_as = _gold_as(one.placing.shape, tiles)
        other = sum(tile != hand.gold for tile in gold_as)
        wait = WAITS.index(one.placing.wait)
        return -one.points, numbers(table, one.parts), other, gold_as, wait

    if len(found) > 1:
        found.sort(key=rank)
    return tuple(
        tally(table, reading(hand, placing, _gold_as(placing.shape, tiles)), parts)
        for _, placing, parts in (found if every else found[:1])
    )


def _fourth(hand: Hand) -> bool:
    """Whether 和绝张 holds: told, or the other three lie open as far as is said.

    The own exposed melds do, the flipped tile and those that are ``seen``.
    """
    if hand.won.fourth or not (hand.melds or hand.seen):
        return hand.won.fourth
    shown = [t for m in hand.melds if not m.concealed for t in hand.printed(m)]
    known = [*shown, hand.flipped, *hand.seen].count(hand.winning)
    return known >= 3 and hand.winning not in hand.concealed


def _multipliers(game: FanGame, hand: Hand, house: House) -> tuple[Multiplier, ...]:
    if game.factors == (1, 1) or house.of(KONGS) == "fans-only":
        return ()
    kongs = (meld for meld in hand.melds if meld.kind == "kong")
    return tuple(Multiplier(game.factors[meld.concealed], meld) for meld in kongs)


def _notes(
    game: FanGame, hand: Hand, house: House, scored: Sequence[Scored], ties: int
) -> Iterator[Note]:
    yield from hand_notes(game.rules, hand)
    groups = [group for best in scored for group in best.reading.groups]
    if any(g.kind in ("pung", "kong") and g.tiles[0] in WINDS for g in groups):
        yield from wind_notes(hand.seat, hand.round)
    yield from pay_notes(hand, house)
    yield from score_notes(game.rules, house, ties)
