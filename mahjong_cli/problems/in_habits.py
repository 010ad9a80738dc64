"""What people write by habit: as other programs have it, or as one writes on paper."""

from __future__ import annotations

from mahjong_cli.problems.advice import WRITE
from mahjong_cli.problems.problem import ProblemKind, bad_tile
from mahjong_cli.text import Text

ELLIPSIS = ProblemKind(
    "ellipsis",
    "bad-character",
    Text(
        "... stands for tiles that are not there: all 14 expected",
        "... 代替了没有写出的牌：应写出全部 14 张",
        "... 代替了沒有寫出的牌：應寫出全部 14 張",
    ),
    Text("write the tiles in place of ...", "把 ... 换成牌", "把 ... 換成牌"),
)

OTHER_BRACKETS = ProblemKind(
    "other-brackets",
    "bad-character",
    Text(
        "only square brackets have a meaning: a meld is written as [123m]",
        "只有方括号有意义：副露写作 [123m]",
        "只有方括號有意義：副露寫作 [123m]",
    ),
    Text(
        "put melds in [ ], and leave other brackets out",
        "副露用 [ ]，别的括号去掉",
        "副露用 [ ]，別的括號去掉",
    ),
)

QUOTATION_MARKS = ProblemKind(
    "quotation-marks",
    "bad-character",
    Text(
        "a quotation mark has no meaning within a hand",
        "手牌里不应有引号",
        "手牌裡不應有引號",
    ),
    Text(
        "leave it out: in a shell one pair of plain quotes goes around the whole hand",
        "去掉它：在命令行里只在整手牌外加一对引号",
        "去掉它：在命令行裡只在整手牌外加一對引號",
    ),
)

BARS = ProblemKind(
    "bars",
    "bad-character",
    Text(
        "after | a line of GB-Mahjong is expected to go on: round, seat and four flags",
        "| 之后应为 GB-Mahjong 行的圈风、门风和四个标志",
        "| 之後應為 GB-Mahjong 行的圈風、門風和四個標誌",
    ),
    Text(
        "write for example |EE1000|fah, or leave the | out",
        "如 |EE1000|fah，或去掉 |",
        "如 |EE1000|fah，或去掉 |",
    ),
)

FOREIGN_TILES = bad_tile(
    "foreign-tiles",
    Text(
        "{read} is how other programs write {own}: it is read only under notation={form}",
        "{read} 是别的程序对 {own} 的写法：只在 notation={form} 时可读",
        "{read} 是別的程序對 {own} 的寫法：只在 notation={form} 時可讀",
    ),
    Text(
        "say --notation {form} (or notation={form} in the hand), or write {own}",
        "用 --notation {form}（或在手牌里写 notation={form}），或写作 {own}",
        "用 --notation {form}（或在手牌裡寫 notation={form}），或寫作 {own}",
    ),
)

OTHER_FORM = bad_tile(
    "other-form",
    Text(
        "{read} is not how the notation that was chosen writes tiles",
        "{read} 不是所选的写法",
        "{read} 不是所選的寫法",
    ),
    Text(
        "leave notation= out, or write every tile in that notation",
        "去掉 notation=，或每张牌都用那种写法",
        "去掉 notation=，或每張牌都用那種寫法",
    ),
)

KEY_SPACED = ProblemKind(
    "key-spaced",
    "unknown-word",
    Text(
        "{read} is a key: no spaces expected around its =",
        "{read} 是键：等号两边不应有空格",
        "{read} 是鍵：等號兩邊不應有空格",
    ),
    WRITE,
)
