"""The sentences of a settlement: what multiplies, who pays and why, and what does not win."""

from __future__ import annotations

from mahjong_cli.text import Coded, Text

# What multiplies an amount

DEALER = Coded("dealer", Text("{who} is dealer", "{who}是庄家", "{who}是莊家"))
SELF = Coded("self", Text("self-drawn", "自摸", "自摸"))
DISCARDER = Coded("discarder", Text("{who} discarded", "{who}点炮", "{who}點炮"))
OPEN = Coded("open", Text("{who} is open", "{who}开口", "{who}開口"))
RED_KONG = Coded("red-kong", Text("{who} konged a red dragon", "{who}红中杠", "{who}紅中杠"))
LAIZI_KONG = Coded("laizi-kong", Text("{who} konged a laizi", "{who}赖子杠", "{who}賴子杠"))
MELDED_KONG = Coded(
    "melded-kong", Text("{who} has a melded kong{kong}", "{who}明杠{kong}", "{who}明杠{kong}")
)
CONCEALED_KONG = Coded(
    "concealed-kong", Text("{who} has a concealed kong{kong}", "{who}暗杠{kong}", "{who}暗杠{kong}")
)
ROBBED_KONG = Coded(
    "robbed-kong", Text("{who} made the robbed kong", "{who}被抢的明杠", "{who}被搶的明杠")
)
HARD = Coded("hard", Text("hard hand", "硬胡", "硬胡"))
STAKE = Coded("stake", Text("stake", "条数", "條數"))

FACTORS = (
    DEALER, SELF, DISCARDER, OPEN, RED_KONG, LAIZI_KONG, MELDED_KONG, CONCEALED_KONG, ROBBED_KONG,
    HARD, STAKE,
)  # fmt: skip
"""Everything that multiplies."""

# What becomes of an amount

NOTHING = Coded("nothing", Text("pays nothing", "不付", "不付"))
CAPPED = Coded("capped", Text("capped at {own}", "封顶 {own}", "封頂 {own}"))
GOLD_TOP = Coded("gold-top", Text("every loser is capped, so {own}", "金顶 {own}", "金頂 {own}"))
FLAT = Coded("flat", Text("a fixed amount", "直接金顶", "直接金頂"))
PAID_BY = Coded("paid-by", Text("paid by {who}", "由{who}付", "由{who}付"))
PAYS_ALL = Coded("pays-all", Text("pays for all: {sum}", "包牌：{sum}", "包牌：{sum}"))

# Who pays for all, and why

FED = Coded(
    "fed",
    Text(
        "{who} gave the tile of the third open meld of {pattern} and pays for all",
        "{who}给出{pattern}的第三副露，包牌",
        "{who}給出{pattern}的第三副露，包牌",
    ),
)
UNREADY = Coded(
    "unready",
    Text(
        "{who} discarded the pair tile to four open melds without being ready and pays for all",
        "{who}未听而给四副露者放将，包牌",
        "{who}未聽而給四副露者放將，包牌",
    ),
)
ROBBED = Coded(
    "robbed",
    Text(
        "{who} was robbed of the kong and pays for all",
        "{who}被抢杠，包牌",
        "{who}被搶杠，包牌",
    ),
)
LIABLE = (FED, UNREADY, ROBBED)
"""The cases in which one player pays for all; the first that holds goes before the others."""

# What is said of a win

HARD_HAND = Text(
    "hard: every laizi is the tile printed on it",
    "硬胡：没有赖子，或赖子都还原",
    "硬胡：沒有賴子，或賴子都還原",
)
SOFT_HAND = Text(
    "soft: a laizi stands for another tile", "软胡：有赖子当别的牌", "軟胡：有賴子當別的牌"
)
THRESHOLD_MET = Coded(
    "threshold-met",
    Text(
        "a loser must owe {minimum} or more: met",
        "须有一家够 {minimum} 个：已够",
        "須有一家夠 {minimum} 個：已夠",
    ),
)

# Why complete tiles do not win

RED_IN_HAND = Coded(
    "red-in-hand",
    Text(
        "red dragons in hand: {count}; whoever holds one does not win",
        "手上有 {count} 张红中：有红中不能胡",
        "手上有 {count} 張紅中：有紅中不能胡",
    ),
)
NOT_OPENED = Coded(
    "not-opened",
    Text(
        "open melds: 0, at least 1 is needed (concealed kongs: {kongs}, they do not open)",
        "副露 0 组：须至少开口 1 组（暗杠 {kongs} 副，不算开口）",
        "副露 0 組：須至少開口 1 組（暗杠 {kongs} 副，不算開口）",
    ),
)
PAIR_NOT_258 = Coded(
    "pair-not-258",
    Text(
        "the pair is {pair}: it must be of 2, 5 or 8 unless the hand is a full flush, all pungs, "
        "all winds or seven pairs",
        "将是 {pair}：除清一色、碰碰胡、风一色、七对外，须以 2、5、8 作将",
        "將是 {pair}：除清一色、碰碰胡、風一色、七對外，須以 2、5、8 作將",
    ),
)
TOO_MANY_LAIZI = Coded(
    "too-many-laizi",
    Text(
        "laizi in hand: {count}; a small win has at most 1",
        "手上赖子 {count} 张：屁胡最多 1 张",
        "手上賴子 {count} 張：屁胡最多 1 張",
    ),
)
TOO_MANY_STAND_INS = Coded(
    "too-many-stand-ins",
    Text(
        "laizi that stand for other tiles: {count}; a small win has at most 1",
        "当别的牌的赖子 {count} 张：屁胡最多 1 张",
        "當別的牌的賴子 {count} 張：屁胡最多 1 張",
    ),
)
BELOW_THRESHOLD = Coded(
    "below-threshold",
    Text(
        "no loser owes {minimum} or more: {lines}",
        "没有一家够 {minimum} 个：{lines}",
        "沒有一家夠 {minimum} 個：{lines}",
    ),
)
OWES = Coded("owes", Text("{who} {sum}", "{who} {sum}", "{who} {sum}"))
"""What a loser owes, in the line of those who owe too little."""

OBSTACLES = (
    RED_IN_HAND, NOT_OPENED, PAIR_NOT_258, TOO_MANY_LAIZI, TOO_MANY_STAND_INS, BELOW_THRESHOLD,
)  # fmt: skip
"""Everything that keeps complete tiles from winning."""

# Notes

FLIP_KONGED = Coded(
    "flip-konged",
    Text(
        "all four of {tile} are held or konged, and a fifth was flipped",
        "四张 {tile} 都在手里或已杠出，翻出的又是一张",
        "四張 {tile} 都在手裡或已杠出，翻出的又是一張",
    ),
)
FOURTH_UNUSED = Coded(
    "fourth-unused",
    Text(
        "the last tile of its kind is worth nothing in this game",
        "这种玩法没有绝张",
        "這種玩法沒有絕張",
    ),
)
FED_UNUSED = Coded(
    "fed-unused",
    Text(
        "who fed the third open meld does not matter: the hand is neither a full flush nor all "
        "winds",
        "不是清一色或风一色：给出第三副露的不包牌",
        "不是清一色或風一色：給出第三副露的不包牌",
    ),
)
