"""Who pays what in a game of fans (ruling A-33), and the key that says who gave the tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from mahjong_cli.games.fan_options import BASE, PAY
from mahjong_cli.games.house import House
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.pay import OPPONENTS, PLACES_CALLED, PLACES_SAID, Base, Payment
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.vocabulary import Key, Values, read_choice
from mahjong_cli.notation.words import WORDS_SAID
from mahjong_cli.problems.in_hand import FROM_AND_SELF
from mahjong_cli.problems.in_rules import BAD_CHOICE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Coded, Note, Text
from mahjong_cli.tuples import NamedTuple


class Giver(NamedTuple):
    """The player who discarded the winning tile, or was robbed of it.

    ``place`` is ``left``, ``across`` or ``right``.
    """

    place: str

    @property
    def kongs(self) -> int:
        """There is no kong beside the melds."""
        return 0

    def written(self) -> list[str]:
        """The key that says so.

        >>> Giver("left").written()
        ['from=left']
        """
        return [f"from={self.place}"]


def _read(text: str, _said: Values) -> str | Problem:
    return read_choice(OPPONENTS, text, PLACES_CALLED)


FROM = Key(
    ("from", "放炮"),
    Text(
        "who discarded the winning tile, or was robbed of it; for pay=",
        "和的牌是谁打出的，或抢了谁的杠；用于 付分=",
        "和的牌是誰打出的，或搶了誰的杠；用於 付分=",
    ),
    _read,
    OPPONENTS[0],
    OPPONENTS,
    gives=True,
    also=PLACES_CALLED,
)
"""The key that says who gave the tile."""


def beside(said: Mapping[str, object]) -> Giver | None:
    """Who gave the tile, of what a line says for its own keys; None where nothing does."""
    place = said.get(FROM.name)
    return Giver(str(place)) if place else None


def giver_of(hand: Hand) -> str | None:
    """The place of the player who gave the winning tile, where the hand says so."""
    return hand.beside.place if isinstance(hand.beside, Giver) else None


def problems(hand: Hand) -> list[Problem]:
    """What cannot be of who gave the tile."""
    place = giver_of(hand)
    if place is None:
        return []
    if place not in OPPONENTS:
        values = tuple(PLACES_SAID[each] for each in OPPONENTS)
        args = {"key": FROM.name, "value": place, "values": values, "example": values[0]}
        return [Problem(BAD_CHOICE, args, (FROM.name,))]
    if not hand.won.self_drawn:
        return []
    drawn = next((w for w in ("kongdraw", "flowerdraw") if getattr(hand.won, w)), "self")
    return [
        Problem(
            FROM_AND_SELF, {"place": PLACES_SAID[place], "word": WORDS_SAID[drawn]}, (FROM.name,)
        )
    ]


# Payments

_BASE = Text("base", "底分", "底分")
_TOTAL = Text("total", *TOTAL[1:])
_NOTHING = Coded("nothing", Text("pays nothing", "不付", "不付"))
_ROBBED = Coded("robbed", Text("robbed of the kong", "被抢杠", "被搶杠"))
_UNUSED = Coded(
    "from-unused",
    Text(
        "who gave the tile does not matter without payments: pay= chooses them",
        "不算各家付，谁打出的牌便无关；用 付分= 选择付法",
        "不算各家付，誰打出的牌便無關；用 付分= 選擇付法",
    ),
)


def notes(hand: Hand, house: House) -> Iterator[Note]:
    """That who gave the tile was said, but changes nothing."""
    if hand.beside is not None and house.of(PAY) == "none" and giver_of(hand):
        yield _UNUSED.note()


def payments(hand: Hand, house: House, total: int | None) -> tuple[Payment, ...]:
    """What each loser pays for a hand that wins with this total, None where it has too little.

    Under ``pay=none`` there is nothing to pay.
    """
    way = house.of(PAY)
    if way == "none" or total is None:
        return ()
    base = house.of(BASE) if way == "mcr" else 0
    return _owed(way, base, total, hand.won.how, giver_of(hand))


@lru_cache(maxsize=4_096)
def _owed(way: str, base: int, total: int, how: str, giver: str | None) -> tuple[Payment, ...]:
    """One line for each loser, or for the giver and the others where his place is not told."""
    bases = (Base("base", _BASE, base),) if base else ()
    whole = (*bases, Base("total", _TOTAL, total))
    if how == "self":
        return tuple(_line(place, whole) for place in OPPONENTS)
    rest = whole if way == "all" else bases
    losers = OPPONENTS if giver else ("discarder", "others")
    return tuple(
        _line(place, whole, robbed=how == "robkong")
        if place in (giver, "discarder")
        else _line(place, rest)
        for place in losers
    )


def _line(payer: str, bases: tuple[Base, ...], *, robbed: bool = False) -> Payment:
    amount = sum(each.base for each in bases)
    remarks = (_ROBBED.note(),) if robbed else () if amount else (_NOTHING.note(),)
    return Payment(payer, bases, (), amount, amount, False, amount, remarks)
