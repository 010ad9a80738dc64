"""The house options of 紅中賴子杠."""

from __future__ import annotations

from mahjong_cli.games.house import HouseOption
from mahjong_cli.games.pay import OPPONENTS
from mahjong_cli.text import Text

PLAYERS = HouseOption(
    "players",
    "3",
    Text("how many play", "几人玩", "幾人玩"),
    "B-01",
    ("3", "4"),
    called=("人数", "人數"),
    also={"3": ("三人",), "4": ("四人",)},
)

LAIZI_LIMIT = HouseOption(
    "laizi-limit",
    "physical",
    Text(
        "a small win has at most one laizi in hand, or at most one that stands for another tile",
        "屁胡手上最多一张赖子，或最多一张赖子当别的牌",
        "屁胡手上最多一張賴子，或最多一張賴子當別的牌",
    ),
    "B-13",
    ("physical", "substitute"),
    called=("赖子限制", "賴子限制"),
    also={"physical": ("手上",), "substitute": ("当别的牌", "當別的牌")},
)

DISCARD_PAYS = HouseOption(
    "discard-pays",
    "all",
    Text(
        "a small win on a discard is paid by every loser, or by the discarder alone",
        "屁胡点炮各家都付，或只由点炮者付",
        "屁胡點炮各家都付，或只由點炮者付",
    ),
    "B-21",
    ("all", "discarder"),
    called=("屁胡点炮", "屁胡點炮"),
    also={"all": ("各家",), "discarder": ("点炮者", "點炮者")},
)

BIG_BONUS = HouseOption(
    "big-bonus",
    "each",
    Text(
        "the 10 for a drawn tile or from the discarder is added for each pattern, or once",
        "大胡自摸、点炮的加 10：每种牌型各加，或只加一次",
        "大胡自摸、點炮的加 10：每種牌型各加，或只加一次",
    ),
    "B-23",
    ("each", "once"),
    called=("大胡加分", "大胡加分", "大和加分"),
    also={"each": ("各加",), "once": ("一次",)},
)

GOLD_TOP = HouseOption(
    "gold-top",
    "flat",
    Text(
        "when every loser is capped each pays 400, or the smaller of 400 and his uncapped amount",
        "金顶时每家付 400，或付未封顶的数而不过 400",
        "金頂時每家付 400，或付未封頂的數而不過 400",
    ),
    "B-25",
    ("flat", "raw"),
    called=("金顶", "金頂"),
    also={"flat": ("固定",), "raw": ("不过四百", "不過四百")},
)

STAKE = HouseOption(
    "stake",
    1,
    Text(
        "multiplies 8, 300, 400 and every amount",
        "条数：8、300、400 和各家所付都乘以它",
        "條數：8、300、400 和各家所付都乘以它",
    ),
    "B-09",
    least=1,
    called=("条数", "條數"),
)

OPTIONS = (PLAYERS, LAIZI_LIMIT, DISCARD_PAYS, BIG_BONUS, GOLD_TOP, STAKE)
"""Every house option, in the order in which they are listed."""


def opponents(players: object) -> tuple[str, ...]:
    """The places of the winner's opponents, where so many play; three where it is not told.

    >>> opponents("4"), opponents(None)
    (('left', 'across', 'right'), ('left', 'right'))
    """
    return OPPONENTS if players == "4" else ("left", "right")
