"""The words and keys that mean the same in every game; a rule set adds its own.

``says`` and the names of the keys are those of ``Circumstances`` and ``Hand``.
"""

from __future__ import annotations

from mahjong_cli.notation.readers import (
    FORMS,
    FORMS_CALLED,
    ORDERS_CALLED,
    meld_reader,
    read_flip,
    read_form,
    read_gold,
    read_order,
    read_seen,
    read_tiles,
    read_wind,
)
from mahjong_cli.notation.vocabulary import Key, Values, Word, read_number
from mahjong_cli.text import Text
from mahjong_cli.tiles import CHINESE_NAMES, NAMES, TRADITIONAL_NAMES, WINDS, Z_ORDER

FLAGS = ("kongdraw", "flowerdraw", "last", "fourth")
"""What words say of how a hand was won, the way to win aside, as ``Circumstances`` has them."""

_TILE = NAMES
_WIND = tuple(NAMES[tile] for tile in WINDS)
WINDS_CALLED = {NAMES[tile]: (CHINESE_NAMES[tile], TRADITIONAL_NAMES[tile]) for tile in WINDS}
"""What the winds are called."""


def _word(spellings: str, says: str, about: Text) -> Word:
    return Word(tuple(spellings.split()), tuple(says.split()), about)


WORDS: tuple[Word, ...] = (
    _word("self zimo tsumo 自摸", "self", Text("self-drawn", "自摸", "自摸")),
    _word(
        "discard ron 点炮 點炮 点炮和 點炮和", "discard",
        Text("won on a discard, which is the default", "点炮，不写即是", "點炮，不寫即是"),
    ),
    _word(
        "robkong 抢杠 搶杠 搶槓 抢杠和 搶杠和 搶槓和", "robkong",
        Text("won by robbing an added kong", "抢杠和", "搶杠和"),
    ),
    _word(
        "kongdraw 杠开 杠開 槓開 杠上开花 杠上開花 槓上開花", "kongdraw self",
        Text("drawn as the replacement of a kong", "杠上开花", "杠上開花"),
    ),
    _word(
        "flowerdraw 补花 補花", "flowerdraw self",
        Text("drawn as the replacement of a flower", "补花后摸到的牌", "補花後摸到的牌"),
    ),
    _word("last 海底", "last", Text("the last tile of the wall", "海底牌", "海底牌")),
    _word(
        "海底捞月 海底撈月", "last discard",
        Text("the last tile, on a discard", "海底捞月，点炮", "海底撈月，點炮"),
    ),
    _word(
        "妙手回春", "last self",
        Text("the last tile of the wall, self-drawn", "妙手回春，自摸", "妙手回春，自摸"),
    ),
    _word(
        "fourth 绝张 絕張 和绝张 和絕張", "fourth",
        Text("the last of its kind: the other three are visible", "和绝张", "和絕張"),
    ),
)  # fmt: skip
"""Every word, and all that it says about how the hand was won."""

WORDS_SAID = {word.name: word.title for word in WORDS if word.name.isascii()}
"""The words that have an English name, by that name, as each language calls them."""


def _as_written(text: str, _said: Values) -> str:
    return text


RULES = Key(("rules", "规则", "規則"), Text("the rule set", "规则", "規則"), _as_written, "golden")
"""The key of the rule set; which there are, and so how it is read, the grammar knows."""

GOLD = Key(
    ("gold", "黄金", "黃金", "赖子", "賴子"),
    Text("the gold tile, which is wild", "黄金（赖子）", "黃金（賴子）"),
    read_gold, "6m", _TILE,
)  # fmt: skip
"""The key of the gold tile."""

NOTATION = Key(
    ("notation", "写法", "寫法"),
    Text("the notation that the tiles are in", "牌的写法", "牌的寫法"),
    read_form, "botzone", FORMS, also=FORMS_CALLED,
)  # fmt: skip
"""The key of the notation of another program."""

_DIRECT = ("直杠", "直槓", "冲杠", "沖杠", "沖槓", "衝杠", "衝槓")
_ADDED = ("蓄杠", "蓄槓")
"""The rule text's own words for a melded kong: of a discarded fourth tile, and of a drawn one."""

MELDS: tuple[Key, ...] = (
    Key(
        ("chow", "吃"), Text("a chow", "吃", "吃"), meld_reader("chow", "123m"), "123m",
    ),
    Key(
        ("pung", "碰"), Text("a pung", "碰", "碰"), meld_reader("pung", "555p"), "555p",
    ),
    Key(
        ("kong", "明杠", "明槓", *_DIRECT, *_ADDED), Text("a melded kong", "明杠", "明杠"),
        meld_reader("kong", "5555p"), "5555p",
    ),
    Key(
        ("ckong", "暗杠", "暗槓"), Text("a concealed kong", "暗杠", "暗杠"),
        meld_reader("kong", "5555p", concealed=True), "5555p",
    ),
)  # fmt: skip
"""The keys that declare a meld; each may be said many times."""

WIN = Key(
    ("win", "和", "和", "胡"),
    Text("the winning tile", "和的那张牌", "和的那張牌"),
    read_tiles,
    "5p",
    _TILE,
)
"""The key of the winning tile."""

KEYS: tuple[Key, ...] = (
    Key(
        ("seat", "门风", "門風"), Text("the seat wind", "门风", "門風"), read_wind, "E", _WIND,
        also=WINDS_CALLED,
    ),
    Key(
        ("round", "圈风", "圈風"), Text("the prevalent wind", "圈风", "圈風"),
        read_wind, "S", _WIND, also=WINDS_CALLED,
    ),
    GOLD,
    Key(
        ("flip", "翻"),
        Text("the flipped tile, from which the gold follows", "翻牌，由它得出黄金",
             "翻牌，由它得出黃金"),
        read_flip, "5m", _TILE,
    ),
    Key(
        ("seen", "已见", "已見"),
        Text("tiles that lie open on the table beside the own melds", "桌上已亮明的其他牌",
             "桌上已亮明的其他牌"),
        read_seen, "3s3s7m",
    ),
    Key(
        ("flowers", "花"), Text("how many flowers are held", "花牌张数", "花牌張數"),
        read_number, "3", tuple("12345678"),
    ),
    RULES,
    Key(
        ("z", "字牌"), Text("which dragons 5z 6z 7z are", "5z 6z 7z 的顺序", "5z 6z 7z 的順序"),
        read_order, "riichi", tuple(Z_ORDER), also=ORDERS_CALLED,
    ),
    NOTATION,
    WIN,
    *MELDS,
)  # fmt: skip
"""Every key that is not a rule set's own."""

DEFAULTS = ("rules", "gold", "flip", "seat", "round", "z", "notation")
"""The keys that may be given for hands that do not say them; house options may be, too."""

NAMES_SPELT: dict[str, str] = {spelling: key.name for key in KEYS for spelling in key.spellings}
"""The names of these keys by each of their spellings."""
