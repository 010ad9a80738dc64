"""The house options of the games of fans."""

from __future__ import annotations

from mahjong_cli.games.house import HouseOption
from mahjong_cli.text import Text

YES_NO = {"yes": ("可", "可", "是"), "no": ("不可", "不可", "否")}
"""What ``yes`` and ``no`` are called, as the values of an option."""

MIN = HouseOption(
    "min",
    8,
    Text("fan points that a win must have; 0 for none", "起和分；0 为不设", "起和分；0 為不設"),
    "A-22",
    called=("起和分", "起和分", "起胡分", "起和", "起胡"),
)
KONGS = HouseOption(
    "kongs",
    "multiply",
    Text(
        "×2 per melded kong and ×4 per concealed kong, or kongs score only as fans",
        "明杠×2、暗杠×4，或杠只计番",
        "明杠×2、暗杠×4，或杠只計番",
    ),
    "A-20",
    ("multiply", "fans-only"),
    called=("杠分", "槓分"),
    also={"multiply": ("翻倍",), "fans-only": ("只计番", "只計番")},
)
FLOWERS_SCORE = HouseOption(
    "flowers-score",
    "inside",
    Text(
        "flowers are multiplied by the kongs, or added afterwards",
        "花牌分参与杠的翻倍，或翻倍后另加",
        "花牌分參與杠的翻倍，或翻倍後另加",
    ),
    "A-21",
    ("inside", "outside"),
    called=("花牌分", "花牌分", "花分"),
    also={"inside": ("参与翻倍", "參與翻倍"), "outside": ("另加",)},
)
FIFTH = HouseOption(
    "fifth",
    "yes",
    Text(
        "whether a gold may stand for a fifth copy of a tile",
        "黄金牌可否当第五张",
        "黃金牌可否當第五張",
    ),
    "A-07",
    ("yes", "no"),
    called=("第五张", "第五張"),
    also=YES_NO,
)
KNITTED_WAIT = HouseOption(
    "knitted-wait",
    "yes",
    Text(
        "in Knitted Straight, whether the winning tile may be taken as completing the fifth set "
        "or the pair although its face also belongs to the knitted body",
        "组合龙和牌张可否算作第五组牌或将",
        "組合龍和牌張可否算作第五組牌或將",
    ),
    "practice",
    ("yes", "no"),
    called=("组合龙和牌张", "組合龍和牌張"),
    also=YES_NO,
)
PAY = HouseOption(
    "pay",
    "none",
    Text(
        "points only; each loser the base and, if he gave the tile or it was drawn, the total; "
        "the total from whoever gave it; or from every loser",
        "只算分；各家付底分，自摸时各家、点炮时点炮者再付总分；只由点炮者付总分；或各家都付总分",
        "只算分；各家付底分，自摸時各家、點炮時點炮者再付總分；只由點炮者付總分；或各家都付總分",
    ),
    "A-33",
    ("none", "mcr", "discarder", "all"),
    called=("付分", "付分", "付法"),
    also={
        "none": ("不付",),
        "mcr": ("国标", "國標"),
        "discarder": ("点炮者", "點炮者"),
        "all": ("各家",),
    },
)
BASE = HouseOption(
    "base",
    8,
    Text(
        "what every loser owes under pay=mcr, whoever gave the tile",
        "付分=国标 时各家都付的底分",
        "付分=國標 時各家都付的底分",
    ),
    "A-33",
    called=("底分",),
)
