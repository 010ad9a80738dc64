"""黄金麻将 / 赖子麻将: the 81 fans with a gold tile, ×2 and ×4 for kongs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from mahjong_cli.fans.registry import Excludes, Fan, Table
from mahjong_cli.fans.table import FANS, any_nine_gates
from mahjong_cli.games import fan_pay
from mahjong_cli.games.fan_game import FanGame
from mahjong_cli.games.fan_options import BASE, FIFTH, FLOWERS_SCORE, KONGS, MIN, PAY, YES_NO
from mahjong_cli.games.house import House, HouseOption
from mahjong_cli.games.rule_set import Rules
from mahjong_cli.hand.hand import Hand
from mahjong_cli.problems.in_rules import CLAIMED_WILD, GOLD_RED
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text
from mahjong_cli.tiles import RED, successor

NINE_GATES = HouseOption(
    "nine-gates",
    "pure",
    Text(
        "Nine Gates needs the thirteen tiles 1112345678999, or only the completed shape",
        "九莲宝灯须听九张，或只看和牌牌型",
        "九蓮寶燈須聽九張，或只看和牌牌型",
    ),
    "A-11",
    ("pure", "shape"),
    called=("九莲宝灯", "九蓮寶燈"),
    also={"pure": ("听九张", "聽九張"), "shape": ("看牌型",)},
)
TRIPLE_TERMINALS = HouseOption(
    "triple-terminals",
    "yes",
    Text(
        "whether Triple Pung scores beside All Terminals",
        "清幺九可否加计三同刻",
        "清幺九可否加計三同刻",
    ),
    "A.4 row 8",
    ("yes", "no"),
    called=("清幺九加三同刻", "清幺九加三同刻", "清么九加三同刻"),
    also=YES_NO,
)
CONCEALED = HouseOption(
    "concealed",
    "practice",
    Text(
        "what is always concealed, such as Seven Pairs, scores neither Fully Concealed Hand nor "
        "Concealed Hand, or may score what the text does not take away",
        "七对等必定门前清的番不计不求人和门前清，或只不计定义所写的",
        "七對等必定門前清的番不計不求人和門前清，或只不計定義所寫的",
    ),
    "A-24",
    ("practice", "printed"),
    called=("门清计法", "門清計法"),
    also={"practice": ("惯例", "慣例"), "printed": ("条文", "條文")},
)
CLAIMS = HouseOption(
    "claims",
    "printed",
    Text(
        "in a meld a gold is the tile printed on it, or may stand for another: [444*m]",
        "吃碰杠里的黄金只当牌面上的那张，或可当别的牌：[444*m]",
        "吃碰杠裡的黃金只當牌面上的那張，或可當別的牌：[444*m]",
    ),
    "A-05",
    ("printed", "wild"),
    called=("副露黄金", "副露黃金", "副露赖子", "副露賴子"),
    also={"printed": ("本张", "本張"), "wild": ("任意",)},
)
OPTIONS = (
    MIN, KONGS, FLOWERS_SCORE, FIFTH, NINE_GATES, TRIPLE_TERMINALS, CLAIMS, CONCEALED, PAY, BASE,
)  # fmt: skip
"""Every house option, in the order in which they are listed."""

_OF_CONCEALED = ("fully_concealed_hand", "concealed_hand")
"""The fans that a hand without claimed sets has, on a drawn tile and on a discard."""


def _problems(hand: Hand) -> list[Problem]:
    found = fan_pay.problems(hand)
    if marked := [n for n, meld in enumerate(hand.melds) if meld.golds]:
        found = [*_claims(hand, marked), *found]
    return [Problem(GOLD_RED, {}, ("gold",)), *found] if hand.gold == RED else found


def _claims(hand: Hand, marked: Iterable[int]) -> list[Problem]:
    """That golds stand for other tiles in these melds, where none may (A-05)."""
    if (CLAIMS.name, "wild") in hand.house:
        return []
    return [
        Problem(CLAIMED_WILD, {"meld": f"[{hand.melds[n].marked}]"}, (f"meld {n}", CLAIMS.name))
        for n in marked
    ]


@lru_cache
def _table(nine_gates: str, triple_terminals: str, concealed: str) -> Table:
    def under_house(fan: Fan) -> Fan:
        if concealed == "printed":
            fan = fan.replace(excludes=tuple(e for e in fan.excludes if not _by_practice(e)))
        if fan.id == "nine_gates" and nine_gates == "shape":
            return fan.replace(predicate=any_nine_gates)
        if fan.id == "all_terminals" and triple_terminals == "no":
            return fan.replace(excludes=(*fan.excludes, Excludes("triple_pung", "printed")))
        return fan

    fans = [under_house(fan) for fan in FANS.fans if fan.id != "melded_and_concealed_kong"]
    return Table(fans, last_resort="chicken_hand", flowers="flower_tiles")


def table(house: House) -> Table:
    """The 81 fans under these house options."""
    return _table(house.of(NINE_GATES), house.of(TRIPLE_TERMINALS), house.of(CONCEALED))


def _by_practice(excluded: Excludes) -> bool:
    """Whether a fan of concealed hands is left out though no text says so."""
    return excluded.fan in _OF_CONCEALED and excluded.origin != "printed"


GAME = FanGame(
    Rules(
        "golden",
        Text("Hubei gold-tile mahjong", "黄金麻将", "黃金麻將"),
        OPTIONS,
        successor,
        _problems,
        aliases=("黃金麻将", "赖子麻将", "賴子麻將", "賴子麻将"),
        keys=(fan_pay.FROM,),
        beside=fan_pay.beside,
    ),
    table,
    f"{__package__}.golden_rulings",
    f"{__package__}.golden_book",
    factors=(2, 4),
)
