"""What can be wrong with the characters, tiles and melds of a hand's text."""

from __future__ import annotations

from mahjong_cli.problems.advice import KEY_EXAMPLE, MELD, MELDS, TILES, more
from mahjong_cli.problems.problem import ProblemKind, bad_meld, bad_tile
from mahjong_cli.text import Text

PLUS = Text("write the winning tile as +5p", "和的那张牌写作 +5p", "和的那張牌寫作 +5p")

TOO_LONG = ProblemKind(
    "too-long",
    "too-long",
    Text(
        "{count} characters: a hand has at most {limit}, so it was not read",
        "共 {count} 个字符：一手牌最多 {limit} 个，故未读取",
        "共 {count} 個字符：一手牌最多 {limit} 個，故未讀取",
    ),
    Text("one line is one hand", "一行只写一手牌", "一行只寫一手牌"),
)

CONTROL_CHARACTER = ProblemKind(
    "control-character",
    "control-character",
    Text(
        "{read} ({point}) is a character that cannot be seen: visible text expected",
        "{read}（{point}）是看不见的字符：应为可见文字",
        "{read}（{point}）是看不見的字符：應為可見文字",
    ),
    Text("delete it, or retype the line", "删除它，或重新输入这一行", "刪除它，或重新輸入這一行"),
)

CONTROL_CHARACTERS = ProblemKind(
    "control-characters",
    "control-character",
    Text(
        "{count} characters that cannot be seen ({points}): visible text expected",
        "{count} 个看不见的字符（{points}）：应为可见文字",
        "{count} 個看不見的字符（{points}）：應為可見文字",
    ),
    Text(
        "delete them, or retype the line",
        "删除它们，或重新输入这一行",
        "刪除它們，或重新輸入這一行",
    ),
)

NOT_UTF8 = ProblemKind(
    "not-utf8",
    "not-utf8",
    Text(
        "the bytes {read} are not UTF-8: text in UTF-8 expected",
        "字节 {read} 不是 UTF-8：应为 UTF-8 文字",
        "字節 {read} 不是 UTF-8：應為 UTF-8 文字",
    ),
    Text("save the text as UTF-8", "把文字存为 UTF-8", "把文字存為 UTF-8"),
)

BAD_CHARACTER = ProblemKind(
    "bad-character",
    "bad-character",
    Text(
        "{read} ({point}) has no meaning here: tiles, melds, words or keys expected",
        "{read}（{point}）在此没有意义：应为牌、副露、词或键",
        "{read}（{point}）在此沒有意義：應為牌、副露、詞或鍵",
    ),
    more(
        Text(
            "separate words with spaces, write tiles as 123m or 一二三万",
            "词之间用空格，牌写作 123m 或 一二三万",
            "詞之間用空格，牌寫作 123m 或 一二三萬",
        ),
        TILES,
    ),
)

NO_SUIT = bad_tile(
    "no-suit",
    Text(
        "{read} has no suit: m, p, s, z or f expected after it",
        "{read} 没有花色：后面应为 m、p、s、z 或 f",
        "{read} 沒有花色：後面應為 m、p、s、z 或 f",
    ),
    more(
        Text(
            "write for example {read}m, {read}p or {read}s",
            "如 {read}m、{read}p、{read}s",
            "如 {read}m、{read}p、{read}s",
        ),
        TILES,
    ),
)

BAD_SUIT = bad_tile(
    "bad-suit",
    Text(
        "{suit} after {digits} is not a suit: m, p, s, z or f expected",
        "{digits} 后面的 {suit} 不是花色：应为 m、p、s、z 或 f",
        "{digits} 後面的 {suit} 不是花色：應為 m、p、s、z 或 f",
    ),
    more(
        Text(
            "m is characters, p dots, s bamboo, z winds and dragons, f flowers",
            "m 万、p 饼、s 条、z 风和箭、f 花",
            "m 萬、p 餅、s 條、z 風和箭、f 花",
        ),
        TILES,
    ),
)

BAD_RANK = bad_tile(
    "bad-rank",
    Text(
        "{read} is not a tile: {expected} expected",
        "没有 {read}：应为 {expected}",
        "沒有 {read}：應為 {expected}",
    ),
    more(
        Text(
            "numbers are 1-9 in m, p and s, 1-7 in z, 1-8 in f",
            "m、p、s 是 1-9，z 是 1-7，f 是 1-8",
            "m、p、s 是 1-9，z 是 1-7，f 是 1-8",
        ),
        TILES,
    ),
)

SUIT_ALONE = bad_tile(
    "suit-alone",
    Text(
        "{read} has no number: 1-9 or 一-九 expected before it",
        "{read} 没有数字：前面应为 1-9 或一至九",
        "{read} 沒有數字：前面應為 1-9 或一至九",
    ),
    Text(
        "write for example 5{read} or 五{read}", "如 5{read} 或 五{read}", "如 5{read} 或 五{read}"
    ),
)

FOREIGN_DIGIT = bad_tile(
    "foreign-digit",
    Text(
        "{read} ({point}) is not a digit here: 0-9 expected",
        "{read}（{point}）在此不算数字：应为 0-9",
        "{read}（{point}）在此不算數字：應為 0-9",
    ),
    Text("write it with 0-9 or 一-九", "写作 0-9 或 一至九", "寫作 0-9 或 一至九"),
)

FOREIGN_GLYPH = bad_tile(
    "foreign-glyph",
    Text(
        "{read} ({point}) is not a tile of this game: one of 🀀-🀩 expected",
        "{read}（{point}）不是本麻将的牌：应为 🀀-🀩 之一",
        "{read}（{point}）不是本麻將的牌：應為 🀀-🀩 之一",
    ),
    more(
        Text(
            "leave it out, or name the tile it stands for",
            "去掉它，或写明它所代表的牌",
            "去掉它，或寫明它所代表的牌",
        ),
        TILES,
    ),
)

PLUS_ALONE = bad_tile(
    "plus-alone",
    Text(
        "+ without a tile: the winning tile expected right after it",
        "+ 后面没有牌：应紧接和的那张牌",
        "+ 後面沒有牌：應緊接和的那張牌",
    ),
    PLUS,
)

WINNING_MANY = bad_tile(
    "winning-many",
    Text(
        "{read} is {count} tiles: one winning tile expected",
        "{read} 有 {count} 张：和的牌应为一张",
        "{read} 有 {count} 張：和的牌應為一張",
    ),
    PLUS,
)

WINNING_FLOWER = bad_tile(
    "winning-flower",
    Text(
        "{read} is a flower: a tile that completes the hand expected",
        "{read} 是花牌：应为完成手牌的牌",
        "{read} 是花牌：應為完成手牌的牌",
    ),
    Text(
        "name the tile drawn after it, and say flowerdraw",
        "写补花后摸到的牌，并写 补花",
        "寫補花後摸到的牌，並寫 補花",
    ),
)

MELD_UNCLOSED = bad_meld(
    "meld-unclosed",
    Text(
        "[ is never closed: ] expected after the meld",
        "[ 没有闭合：副露之后应有 ]",
        "[ 沒有閉合：副露之後應有 ]",
    ),
    MELD,
)

MELD_UNOPENED = bad_meld(
    "meld-unopened",
    Text(
        "] closes nothing: [ expected before the meld",
        "] 没有对应的开头：副露之前应有 [",
        "] 沒有對應的開頭：副露之前應有 [",
    ),
    MELD,
)

BAD_OFFER = bad_meld(
    "bad-offer",
    Text(
        "{read} has {offer} after its tiles: {expected} expected",
        "{read} 的牌后面是 {offer}：应为 {expected}",
        "{read} 的牌後面是 {offer}：應為 {expected}",
    ),
    more(
        Text(
            "1-3 says which tile of a chow was claimed, or who gave a pung or kong; "
            "5-7 an added kong",
            "1-3 表示吃的是哪张，或谁给的碰、杠；5-7 表示加杠",
            "1-3 表示吃的是哪張，或誰給的碰、杠；5-7 表示加杠",
        ),
        MELDS,
    ),
)

BAD_MELD_VALUE = bad_meld(
    "bad-meld-value",
    Text(
        "{key}={value}: tiles such as {example} expected",
        "{key}={value}：应为 {example} 这样的牌",
        "{key}={value}：應為 {example} 這樣的牌",
    ),
    KEY_EXAMPLE,
)

NO_WINNING_TILE = ProblemKind(
    "no-winning-tile",
    "tile-count",
    Text(
        "{read} tiles read and no winning tile named: it is expected as the 14th",
        "读到 {read} 张牌，没有说明和哪张：应有第 14 张",
        "讀到 {read} 張牌，沒有說明和哪張：應有第 14 張",
    ),
    Text(
        "add it as +5p; before the win, mjscore waits tells what the hand waits on",
        "加上它，如 +5p；尚未和牌用 mjscore waits 看听什么",
        "加上它，如 +5p；尚未和牌用 mjscore waits 看聽什麼",
    ),
)
