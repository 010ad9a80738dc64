"""国标麻将 / Mahjong Competition Rules: the fans without gold or multipliers, and 明暗杠."""

from __future__ import annotations

from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.table import FANS
from mahjong_cli.games import fan_pay
from mahjong_cli.games.fan_game import FanGame
from mahjong_cli.games.fan_options import BASE, KNITTED_WAIT, MIN, PAY
from mahjong_cli.games.house import House
from mahjong_cli.games.rule_set import Rules
from mahjong_cli.hand.hand import Hand
from mahjong_cli.problems.in_golds import GOLD_UNNAMED
from mahjong_cli.problems.in_rules import NO_GOLD_HERE, OTHER_RULES
from mahjong_cli.problems.problem import Problem, contradiction
from mahjong_cli.text import Text


def _problems(hand: Hand) -> list[Problem]:
    found = fan_pay.problems(hand)
    key = "flip" if hand.flipped is not None else "gold" if hand.gold is not None else None
    return [Problem(NO_GOLD_HERE, {"key": key}, (key,)), *found] if key else found


_NO_GOLD_IN_MELDS = contradiction(
    "no-gold-in-melds",
    Text(
        "* in {meld} marks a gold, but the rule set is played without one",
        "{meld} 中用 * 标了黄金，但这种规则没有黄金",
        "{meld} 中用 * 標了黃金，但這種規則沒有黃金",
    ),
    OTHER_RULES,
)

TABLE = Table(FANS.fans, last_resort="chicken_hand", flowers="flower_tiles")


def table(_house: House) -> Table:
    """All 82 fans; no house option changes them."""
    return TABLE


GAME = FanGame(
    Rules(
        "mcr",
        Text("Mahjong Competition Rules", "国标麻将", "國標麻將"),
        (MIN._replace(source="R98 Art. 10"), KNITTED_WAIT, PAY._replace(default="mcr"), BASE),
        None,
        _problems,
        aliases=("国标", "國標"),
        keys=(fan_pay.FROM,),
        beside=fan_pay.beside,
        instead={GOLD_UNNAMED.name: _NO_GOLD_IN_MELDS},
    ),
    table,
    f"{__package__}.mcr_rulings",
    f"{__package__}.mcr_book",
)
