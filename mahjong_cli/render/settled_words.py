"""The words about a settlement among the players, in English and Chinese; part of ``words``."""

from __future__ import annotations

Wording = dict[str, dict[str, str]]
"""Code to language (``en``, ``zh``) to text."""

FACTORS: Wording = {
    "dealer": {"en": "{who} is dealer", "zh": "{who}是庄家"},
    "self": {"en": "self-drawn", "zh": "自摸"},
    "discarder": {"en": "{who} discarded", "zh": "{who}点炮"},
    "open": {"en": "{who} is open", "zh": "{who}开口"},
    "red-kong": {"en": "{who} konged a red dragon", "zh": "{who}红中杠"},
    "laizi-kong": {"en": "{who} konged a laizi", "zh": "{who}赖子杠"},
    "melded-kong": {"en": "{who} has a melded kong{kong}", "zh": "{who}明杠{kong}"},
    "concealed-kong": {"en": "{who} has a concealed kong{kong}", "zh": "{who}暗杠{kong}"},
    "robbed-kong": {"en": "{who} made the robbed kong", "zh": "{who}被抢的明杠"},
    "hard": {"en": "hard hand", "zh": "硬胡"},
    "stake": {"en": "stake", "zh": "条数"},
}
"""What multiplies an amount."""

PAYING: Wording = {
    "nothing": {"en": "pays nothing", "zh": "不付"},
    "capped": {"en": "capped at {own}", "zh": "封顶 {own}"},
    "gold-top": {"en": "every loser is capped, so {own}", "zh": "金顶 {own}"},
    "flat": {"en": "a fixed amount", "zh": "直接金顶"},
    "paid-by": {"en": "paid by {who}", "zh": "由{who}付"},
    "pays-all": {"en": "pays for all: {sum}", "zh": "包牌：{sum}"},
    "hard-hand": {
        "en": "hard: every laizi is the tile printed on it",
        "zh": "硬胡：没有赖子，或赖子都还原",
    },
    "soft-hand": {"en": "soft: a laizi stands for another tile", "zh": "软胡：有赖子当别的牌"},
    "fed": {
        "en": "{who} gave the tile of the third open meld of {pattern} and pays for all",
        "zh": "{who}给出{pattern}的第三副露，包牌",
    },
    "unready": {
        "en": "{who} discarded the pair tile to four open melds without being ready "
        "and pays for all",
        "zh": "{who}未听而给四副露者放将，包牌",
    },
    "robbed": {
        "en": "{who} was robbed of the kong and pays for all",
        "zh": "{who}被抢杠，包牌",
    },
    "threshold-met": {
        "en": "a loser must owe {minimum} or more: met",
        "zh": "须有一家够 {minimum} 个：已够",
    },
}
"""How a payment came about, and who pays for all."""

OBSTACLES: Wording = {
    "red-in-hand": {
        "en": "red dragons in hand: {count}; whoever holds one does not win",
        "zh": "手上有 {count} 张红中：有红中不能胡",
    },
    "not-opened": {
        "en": "open melds: 0, at least 1 is needed (concealed kongs: {kongs}, they do not open)",
        "zh": "副露 0 组：须至少开口 1 组（暗杠 {kongs} 副，不算开口）",
    },
    "pair-not-258": {
        "en": "the pair is {pair}: it must be of 2, 5 or 8 unless the hand is a full flush, "
        "all pungs, all winds or seven pairs",
        "zh": "将是 {pair}：除清一色、碰碰胡、风一色、七对外，须以 2、5、8 作将",
    },
    "too-many-laizi": {
        "en": "laizi in hand: {count}; a small win has at most 1",
        "zh": "手上赖子 {count} 张：屁胡最多 1 张",
    },
    "too-many-stand-ins": {
        "en": "laizi that stand for other tiles: {count}; a small win has at most 1",
        "zh": "当别的牌的赖子 {count} 张：屁胡最多 1 张",
    },
    "below-threshold": {
        "en": "no loser owes {minimum} or more: {lines}",
        "zh": "没有一家够 {minimum} 个：{lines}",
    },
}
"""Why complete tiles do not win."""

SETTLED_NOTES: Wording = {
    "flip-konged": {
        "en": "all four of {tile} are held or konged, and a fifth was flipped",
        "zh": "四张 {tile} 都在手里或已杠出，翻出的又是一张",
    },
    "fourth-unused": {
        "en": "the last tile of its kind is worth nothing in this game",
        "zh": "这种玩法没有绝张",
    },
    "fed-unused": {
        "en": "who fed the third open meld does not matter: the hand is neither a full flush "
        "nor all winds",
        "zh": "不是清一色或风一色：给出第三副露的不包牌",
    },
}
"""Notes that only games settled among the players make."""
