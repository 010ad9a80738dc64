"""What people write by habit: as other programs have it, or as one writes on paper."""

from __future__ import annotations

from mahjong_cli.problems.advice import FOREIGN, WRITE, more
from mahjong_cli.problems.problem import ProblemKind, bad_tile, bad_value
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
    more(
        Text(
            "write for example |EE1000|fah, or leave the | out",
            "如 |EE1000|fah，或去掉 |",
            "如 |EE1000|fah，或去掉 |",
        ),
        FOREIGN,
    ),
)

GB_LINE = more(
    Text(
        "a line of GB-Mahjong ends as |EE1000|fah",
        "GB-Mahjong 的行以 |EE1000|fah 这样结尾",
        "GB-Mahjong 的行以 |EE1000|fah 這樣結尾",
    ),
    FOREIGN,
)

GB_WIND = bad_value(
    "gb-wind",
    Text(
        "{read} is not a wind: E, S, W or N expected as the {field}",
        "{read} 不是风：{field}应为 E、S、W 或 N",
        "{read} 不是風：{field}應為 E、S、W 或 N",
    ),
    GB_LINE,
)

GB_FLAGS = bad_value(
    "gb-flags",
    Text(
        "{read} is not the four flags: self-drawn, fourth, last and kong expected, each 0 or 1",
        "{read} 不是四个标志：应为自摸、绝张、海底、杠各一个 0 或 1",
        "{read} 不是四個標誌：應為自摸、絕張、海底、杠各一個 0 或 1",
    ),
    GB_LINE,
)

GB_FLOWERS = bad_value(
    "gb-flowers",
    Text(
        "{read} does not name flowers: letters a-h or their number, 0-8, expected",
        "{read} 不是花牌：应为 a-h 或张数 0-8",
        "{read} 不是花牌：應為 a-h 或張數 0-8",
    ),
    GB_LINE,
)

FOREIGN_TILES = bad_tile(
    "foreign-tiles",
    Text(
        "{read} is how other programs write {own}: it is read only under notation={form}",
        "{read} 是别的程序对 {own} 的写法：只在 写法={form} 时可读",
        "{read} 是別的程序對 {own} 的寫法：只在 寫法={form} 時可讀",
    ),
    more(
        Text(
            "say --notation {form} (or notation={form} in the hand), or write {own}",
            "用 --notation {form}（或在手牌里写 写法={form}），或写作 {own}",
            "用 --notation {form}（或在手牌裡寫 寫法={form}），或寫作 {own}",
        ),
        FOREIGN,
    ),
)

OTHER_FORM = bad_tile(
    "other-form",
    Text(
        "{read} is not how the notation that was chosen writes tiles",
        "{read} 不是所选的写法",
        "{read} 不是所選的寫法",
    ),
    more(
        Text(
            "leave notation= out, or write every tile in that notation",
            "去掉 写法=，或每张牌都用那种写法",
            "去掉 寫法=，或每張牌都用那種寫法",
        ),
        FOREIGN,
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
