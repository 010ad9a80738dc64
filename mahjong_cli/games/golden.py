"""黄金麻将 / 赖子麻将: the 81 fans with a gold tile, ×2 and ×4 for kongs."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mahjong_cli.fans.registry import Excludes, Fan, Table
from mahjong_cli.fans.table import FANS, any_nine_gates
from mahjong_cli.games.fan_game import FanGame, House
from mahjong_cli.hand.model import Hand, HouseOption, Rules
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import RED, successor

OPTIONS = (
    HouseOption(
        "min", 8, (), "fan points that a win must have; 0 for none", "起和分；0 为不设", "A-22"
    ),
    HouseOption(
        "kongs", "multiply", ("multiply", "fans-only"),
        "×2 per melded kong and ×4 per concealed kong, or kongs score only as fans",
        "明杠×2、暗杠×4，或杠只计番", "A-20",
    ),
    HouseOption(
        "flowers-score", "inside", ("inside", "outside"),
        "flowers are multiplied by the kongs, or added afterwards",
        "花牌分参与杠的翻倍，或翻倍后另加", "A-21",
    ),
    HouseOption(
        "fifth", "yes", ("yes", "no"),
        "whether a gold may stand for a fifth copy of a tile", "黄金牌可否当第五张", "A-07",
    ),
    HouseOption(
        "nine-gates", "pure", ("pure", "shape"),
        "Nine Gates needs the thirteen tiles 1112345678999, or only the completed shape",
        "九莲宝灯须听九张，或只看和牌牌型", "A-11",
    ),
    HouseOption(
        "triple-terminals", "yes", ("yes", "no"),
        "whether 三同刻 scores beside 清幺九", "清幺九可否加计三同刻", "A.4 row 8",
    ),
)  # fmt: skip


def _problems(hand: Hand) -> list[Problem]:
    if hand.gold == RED:
        return [Problem("gold-red", {}, ("gold",))]
    return []


@lru_cache
def _table(nine_gates: str | int, triple_terminals: str | int) -> Table:
    def under_house(fan: Fan) -> Fan:
        if fan.id == "nine_gates" and nine_gates == "shape":
            return replace(fan, predicate=any_nine_gates)
        if fan.id == "all_terminals" and triple_terminals == "no":
            return replace(fan, excludes=(*fan.excludes, Excludes("triple_pung", "implied")))
        return fan

    fans = [under_house(fan) for fan in FANS.fans if fan.id != "melded_and_concealed_kong"]
    return Table(fans, last_resort="chicken_hand", flowers="flower_tiles")


def table(house: House) -> Table:
    """The 81 fans under these house options."""
    return _table(house["nine-gates"], house["triple-terminals"])


GAME = FanGame(
    Rules(
        "golden",
        {"zh": "黄金麻将", "en": "Hubei gold-tile mahjong"},
        OPTIONS,
        successor,
        _problems,
        aliases=("黃金麻將", "赖子麻将", "賴子麻將"),
    ),
    table,
    factors=(2, 4),
)
