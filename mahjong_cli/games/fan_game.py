"""A game scored by the table of fans: best reading, minimum, flowers, multipliers.

``golden`` and ``mcr`` are both such a game and differ only in data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.fans.tally import FanRow, Scored
from mahjong_cli.fans.trim import situation
from mahjong_cli.games.fan_options import KONGS, MIN
from mahjong_cli.games.fan_pay import notes as pay_notes, payments
from mahjong_cli.games.fan_readings import read
from mahjong_cli.games.fan_score import FanScore, Multiplier, sum_of
from mahjong_cli.games.game import Entry, Game
from mahjong_cli.games.held import hand_notes, held, incomplete, is_fourth, score_notes
from mahjong_cli.games.house import House
from mahjong_cli.games.rule_set import Chapter, Rules, Ruling
from mahjong_cli.games.winds import wind_notes
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import WINDS

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
        self._under = Memo("houses", self._choose, 1_024)

    def _choose(self, chosen: tuple[tuple[str, str | int], ...]) -> tuple[House, Table]:
        """Every house option in force, and the table under them."""
        house = House(self.rules.options, chosen)
        return house, self.table(house)

    def score(self, hand: Hand, *, every: bool = False) -> FanScore:
        """What the hand is worth; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """
        self.refuse(hand)
        house, table = self.under(hand.house)
        tiles = held(hand)
        waiting = waits(tiles.before, tiles.golds_before, tiles.sets)
        at = situation(hand, waiting, is_fourth(hand))
        scored, ties = read(hand, house, table, tiles, at, every=every)
        best = scored[0] if scored else None
        flowers = FanRow(table.flowers, hand.flowers, ()) if hand.flowers else None
        multipliers = self.multipliers(hand.melds, house)
        steps = sum_of(best.points, flowers, multipliers, house) if best else ()
        total = steps[-1].value if steps else None
        minimum = house.of(MIN)
        enough = best is not None and best.points >= minimum
        far = 0 if best else max(1, away(tiles.real, tiles.golds, tiles.sets))
        notes = tuple(_notes(self, hand, house, best, ties, every=every))
        why = (incomplete(far),) if far else ()
        paid = payments(hand, house, total if enough else None)
        # In the order of the fields, which costs half of what it costs by their names.
        return FanScore(
            hand, best.reading if best else None, best is not None, total, minimum, enough, steps,
            waiting, ties, far, notes, why, house,
            best, flowers, multipliers, scored[1:], paid,
        )  # fmt: skip

    def under(self, chosen: tuple[tuple[str, str | int], ...]) -> tuple[House, Table]:
        """Every house option in force where these are chosen, and the table under them."""
        return self._under[chosen]

    def multipliers(self, melds: Iterable[Meld], house: House) -> tuple[Multiplier, ...]:
        """The factors that the kongs among these melds give."""
        kongs = [meld for meld in melds if meld.kind == "kong"]
        if not kongs or self.factors == (1, 1) or house.of(KONGS) == "fans-only":
            return ()
        return tuple([Multiplier(self.factors[meld.concealed], meld) for meld in kongs])

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


def _notes(
    game: FanGame, hand: Hand, house: House, best: Scored | None, ties: int, *, every: bool
) -> list[Note]:
    found = hand_notes(game.rules, hand)
    if best and (hand.seat is None or hand.round is None) and _has_wind_pung(best.reading):
        found += wind_notes(hand.seat, hand.round)
    if hand.beside is not None:
        found += pay_notes(hand, house)
    if ties or house.changed:
        found += score_notes(house, ties, every=every)
    return found


def _has_wind_pung(reading: Reading) -> bool:
    for kind, tiles, _ in reading.groups:
        if tiles[0] in WINDS and (kind == "pung" or kind == "kong"):
            return True
    return False
