"""What the fans of a hand come to, and the sum that leads there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mahjong_cli.fans.tally import FanRow, Scored
from mahjong_cli.games.fan_options import FLOWERS_SCORE
from mahjong_cli.games.game import Score, Step
from mahjong_cli.games.house import House
from mahjong_cli.games.names import CONCEALED_KONG, MELDED_KONG
from mahjong_cli.games.pay import Payment
from mahjong_cli.hand.hand import Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.memo import Memo
from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.fans.registry import Fan
    from mahjong_cli.games.record import Parts
    from mahjong_cli.games.sheet import Cell, Section

_FAN_POINTS = Text("Fan points", "番数", "番數")
_FLOWERS = Text("Flowers", "花牌", "花牌")


class Multiplier(NamedTuple):
    """A factor of the total, and the kong that gives it."""

    factor: int
    kong: Meld

    @property
    def code(self) -> str:
        """The stable code of what gives it."""
        return "concealed-kong" if self.kong.concealed else "melded-kong"

    @property
    def text(self) -> Text:
        """What gives it."""
        kind = CONCEALED_KONG if self.kong.concealed else MELDED_KONG
        return Text(*(f"{name} {self.kong.text}" for name in kind))


class Further(NamedTuple):
    """A further reading, and how many more score the same fans."""

    scored: Scored
    alike: int


class FanScore(Score):
    """What the fans of a hand come to.

    ``best`` is the reading that was scored with its fans, None when the tiles are not complete;
    ``others`` are all further readings in each place of the winning tile, best first, where they
    were asked for; ``further`` has one of those that score the same fans.  ``payments`` has
    what each loser pays, where the house works it out and the hand has the minimum.
    """

    best: Scored | None
    flowers: FanRow | None
    multipliers: tuple[Multiplier, ...]
    others: tuple[Scored, ...] = ()
    payments: tuple[Payment, ...] = ()

    @property
    def points(self) -> int:
        """Fan points, flowers and multipliers aside."""
        return self.best.points if self.best else 0

    @property
    def counted(self) -> tuple[FanRow, ...]:
        """The rows of everything that scores, flowers last."""
        fans = self.best.fans if self.best else ()
        return (*fans, self.flowers) if fans and self.flowers else fans

    @property
    def further(self) -> tuple[Further, ...]:
        """One of the further readings for each that scores other fans, best first.

        Of the places of the winning tile the best-paying one is taken: they are not readings
        but where it is a gold, which may be one tile or another.
        """
        by_gold = self.hand.winning == self.hand.gold
        seen = {_division(self.best.reading, by_gold)} if self.best else set()
        alike: dict[tuple[tuple[Fan, int], ...], list[Scored]] = {}
        for one in self.others:
            if (division := _division(one.reading, by_gold)) not in seen:
                seen.add(division)
                alike.setdefault(tuple((row.fan, row.count) for row in one.fans), []).append(one)
        return tuple(Further(ones[0], len(ones) - 1) for ones in alike.values())

    @property
    def multiplier(self) -> int:
        """All factors multiplied."""
        product = 1
        for multiplier in self.multipliers:
            product *= multiplier.factor
        return product

    def total_of(self, scored: Scored) -> int:
        """What another reading of the hand would come to."""
        return sum_of(scored.points, self.flowers, self.multipliers, self.house)[-1].value

    def sections(self) -> Iterator[Section]:
        """The fans, those left out, the sum, and further readings."""
        from mahjong_cli.games.fan_sheet import sections

        return sections(self)

    def own_record(self, lang: str, parts: Parts) -> dict[str, Any]:
        """The keys about fans."""
        from mahjong_cli.games.fan_record import own_record

        return own_record(self, lang, parts)

    def own_cells(self) -> dict[str, object]:
        """The columns about fans and payments."""
        from mahjong_cli.games.pay_record import payments_cell

        return {
            "fan_points": self.best.points if self.best else None,
            "flowers": self.hand.flowers,
            "multiplier": self.multiplier if self.best else None,
            "fans": "; ".join(f"{row.fan.id} {row.subtotal}" for row in self.counted),
            "payments": payments_cell(self.payments),
        }

    def matches(self) -> tuple[tuple[str, int], ...]:
        """The id of each counted fan, and how often it is counted."""
        return tuple((row.fan.id, row.count) for row in self.counted)

    def debts(self) -> tuple[Payment, ...]:
        """What each loser owes, where the house works it out."""
        return self.payments

    def own_worth(self) -> tuple[tuple[str, object], ...]:
        """The fan points, and the fans by their ids."""
        return worth_of_fans(self.points, tuple(row.fan.id for row in self.counted))

    def beside(self) -> tuple[tuple[Text, Cell], ...]:
        """Who gave the winning tile, where the hand says so."""
        from mahjong_cli.games.fan_sheet import beside

        return beside(self.hand)

    def paid(self) -> tuple[Cell, ...]:
        """Who pays how much."""
        from mahjong_cli.games.fan_sheet import paid

        return paid(self.payments)

    def brief(self) -> tuple[Cell, ...]:
        """Each fan and what it scores."""
        from mahjong_cli.games.fan_sheet import brief

        return brief(self)


def _division(reading: Reading, by_gold: bool) -> tuple[object, ...]:
    """What one reading has and no other: its form, the groups, and what the golds are."""
    groups = tuple((group.kind, group.tiles) for group in reading.groups)
    drawn = (reading.winning_as, reading.place) if by_gold else ()
    return reading.form, groups, reading.gold_as, drawn


def worth_of_fans(points: int, ids: tuple[str, ...]) -> tuple[tuple[str, object], ...]:
    """What is told of fans in short, before the win."""
    return ("fan_points", points), ("fans", ids)


def sum_of(
    points: int, flowers: FanRow | None, multipliers: Sequence[Multiplier], house: House
) -> tuple[Step, ...]:
    """The sum, from fan points to the total."""
    extra = flowers.subtotal if flowers else 0
    if not multipliers:
        return _SUMS[points, extra]
    inside = 0 if house.of(FLOWERS_SCORE) == "outside" else extra
    steps = [*_SUMS[points, inside]]
    value = points + inside
    for multiplier in multipliers:
        value *= multiplier.factor
        steps.append(_FACTORS[multiplier]._replace(value=value))
    if extra > inside:
        steps.append(_flower_step(extra, value))
    return tuple(steps)


def _find_sum(key: tuple[int, int]) -> tuple[Step, ...]:
    points, extra = key
    first = Step("fan-points", _FAN_POINTS, "", points, points)
    return (first, _flower_step(extra, points)) if extra else (first,)


def _flower_step(extra: int, value: int) -> Step:
    return Step("flowers", _FLOWERS, "+", extra, value + extra)


def _factor_step(multiplier: Multiplier) -> Step:
    """What a kong does to the sum, whatever that is."""
    en, *chinese = multiplier.text
    label = Text(en[0].upper() + en[1:], *chinese)
    return Step(multiplier.code, label, "×", multiplier.factor, 0, multiplier.kong)


_SUMS = Memo("sums", _find_sum, 4_096)
_FACTORS = Memo("factors", _factor_step, 2_048)
