"""国标麻将 / Mahjong Competition Rules: the fans without gold or multipliers, and 明暗杠."""

from __future__ import annotations

from mahjong_cli.fans.registry import Table
from mahjong_cli.fans.table import FANS
from mahjong_cli.games.fan_game import FanGame, House
from mahjong_cli.hand.model import Hand, HouseOption, Rules
from mahjong_cli.problems.problem import Problem

OPTIONS = (
    HouseOption(
        "min", 8, (), "fan points that a win must have; 0 for none", "起和分；0 为不设",
        "R98 Art. 10",
    ),
    HouseOption(
        "knitted-wait", "yes", ("yes", "no"),
        "in 组合龙, whether the winning tile may be taken as completing the fifth set or the "
        "pair although its face also belongs to the knitted body",
        "组合龙和牌张可否算作第五组牌或将", "practice",
    ),
)  # fmt: skip


def _problems(hand: Hand) -> list[Problem]:
    found = []
    if hand.gold is not None and hand.flipped is None:
        found.append(Problem("no-gold-here", {"key": "gold"}, ("gold",)))
    if hand.flipped is not None:
        found.append(Problem("no-gold-here", {"key": "flip"}, ("flip",)))
    return found


TABLE = Table(FANS.fans, last_resort="chicken_hand", flowers="flower_tiles")


def table(_house: House) -> Table:
    """All 82 fans; no house option changes them."""
    return TABLE


GAME = FanGame(
    Rules(
        "mcr",
        {"zh": "国标麻将", "en": "Mahjong Competition Rules"},
        OPTIONS,
        None,
        _problems,
        aliases=("國標麻將", "国标", "國標"),
    ),
    table,
)
