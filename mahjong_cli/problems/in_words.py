"""What can be wrong with the words and keys of a hand, and with what they say."""

from __future__ import annotations

from mahjong_cli.problems.advice import ONE_WORD, THOSE_RULES, WINDS, WORDS, more
from mahjong_cli.problems.problem import ProblemKind, bad_value, contradiction
from mahjong_cli.text import Text

UNKNOWN_WORD = ProblemKind(
    "unknown-word",
    "unknown-word",
    Text(
        "{read} is neither a tile nor a word: one of either expected",
        "{read} 既不是牌也不是词：应为其中之一",
        "{read} 既不是牌也不是詞：應為其中之一",
    ),
    more(Text("the words are {known}", "词有 {known}", "詞有 {known}"), WORDS),
)

ENTRY_NAMED = ProblemKind(
    "entry-named",
    "unknown-word",
    Text(
        "{read} is the name of a {kind}, not a word of a hand: what the tiles score is found",
        "{read} 是{kind}的名称，不是手牌里的词：计什么番由牌得出",
        "{read} 是{kind}的名稱，不是手牌裡的詞：計什麼番由牌得出",
    ),
    Text(
        "leave it out; mjscore fans {read} -r {typed} tells of it",
        "去掉它；用 mjscore fans {read} -r {typed} 查看",
        "去掉它；用 mjscore fans {read} -r {typed} 查看",
    ),
)

KEY_ALONE = ProblemKind(
    "key-alone",
    "unknown-word",
    Text(
        "{read} is a key: = and a value expected right after it",
        "{read} 是键：应紧接 = 和值",
        "{read} 是鍵：應緊接 = 和值",
    ),
    Text(
        "write {read}={example}, without spaces",
        "写作 {read}={example}，不留空格",
        "寫作 {read}={example}，不留空格",
    ),
)

WORD_OF_OTHERS = ProblemKind(
    "word-of-others",
    "unknown-word",
    Text(
        "{word} is a word of {others}: {rules} does not have it",
        "{word} 是 {others} 的词：{rules} 没有这个词",
        "{word} 是 {others} 的詞：{rules} 沒有這個詞",
    ),
    THOSE_RULES,
)

OWN_KEY_OF_OTHERS = ProblemKind(
    "own-key-of-others",
    "unknown-key",
    Text(
        "{key}= is a key of {others}: {rules} does not have it",
        "{key}= 是 {others} 的键：{rules} 没有这个键",
        "{key}= 是 {others} 的鍵：{rules} 沒有這個鍵",
    ),
    THOSE_RULES,
)

WORD_WITH_VALUE = ProblemKind(
    "word-with-value",
    "unknown-key",
    Text(
        "{key} is a word: it takes no = and no value",
        "{key} 是词：后面不应有 = 和值",
        "{key} 是詞：後面不應有 = 和值",
    ),
    Text("write {key} alone", "只写 {key}", "只寫 {key}"),
)

BAD_TILE_VALUE = bad_value(
    "bad-tile-value",
    Text(
        "{key}={value}: one tile expected, such as 6m or E",
        "{key}={value}：应为一张牌，如 6m 或 E",
        "{key}={value}：應為一張牌，如 6m 或 E",
    ),
    Text("write a tile as 6m, E or C", "牌写作 6m、E 或 红中", "牌寫作 6m、E 或 紅中"),
)

BAD_TILES_VALUE = bad_value(
    "bad-tiles-value",
    Text(
        "{key}={value}: tiles expected, one or more, such as 3s3s7m",
        "{key}={value}：应为一张或几张牌，如 3s3s7m",
        "{key}={value}：應為一張或幾張牌，如 3s3s7m",
    ),
    Text(
        "write the tiles together, as {key}=3s3s7m or {key}=33s7m",
        "几张牌连写，如 {key}=3s3s7m 或 {key}=33s7m",
        "幾張牌連寫，如 {key}=3s3s7m 或 {key}=33s7m",
    ),
)

FLOWER_VALUE = bad_value(
    "flower-value",
    Text(
        "{key}={value} is a flower: a suit tile, wind or dragon expected",
        "{key}={value} 是花牌：应为序数牌、风牌或箭牌",
        "{key}={value} 是花牌：應為序數牌、風牌或箭牌",
    ),
    Text(
        "a flower that is flipped is replaced: name the tile flipped after it",
        "翻到花牌要再翻：写后来翻到的牌",
        "翻到花牌要再翻：寫後來翻到的牌",
    ),
)

BAD_WIND = bad_value(
    "bad-wind",
    Text(
        "{key}={value}: E, S, W or N expected",
        "{key}={value}：应为东、南、西或北",
        "{key}={value}：應為東、南、西或北",
    ),
    WINDS,
)

HOW_TWICE = contradiction(
    "how-twice",
    Text(
        "{first} and {second} exclude each other: a hand is won in one way",
        "{first} 与 {second} 互相排斥：一手牌只有一种和法",
        "{first} 與 {second} 互相排斥：一手牌只有一種和法",
    ),
    Text(
        "keep one: self (drawn), discard, or robkong",
        "只留一个：自摸、点炮或抢杠",
        "只留一個：自摸、點炮或搶杠",
    ),
)

WINNING_TWICE = contradiction(
    "winning-twice",
    Text(
        "{first} and {second} are both named as the winning tile: one expected",
        "{first} 与 {second} 都被指为和的牌：应为一张",
        "{first} 與 {second} 都被指為和的牌：應為一張",
    ),
    ONE_WORD,
)

VALUE_MANY = contradiction(
    "value-many",
    Text(
        "{first} is followed by {second}: one value expected",
        "{first} 后面又有 {second}：应为一个值",
        "{first} 後面又有 {second}：應為一個值",
    ),
    Text(
        "leave one of the two out, or write the tile apart from the value",
        "去掉其中一个，或把手牌与值分开写",
        "去掉其中一個，或把手牌與值分開寫",
    ),
)

TILES_APART = contradiction(
    "tiles-apart",
    Text(
        "{first} is followed by {second}: the tiles of {key}= are written together",
        "{first} 后面又有 {second}：{key}= 的牌要连写",
        "{first} 後面又有 {second}：{key}= 的牌要連寫",
    ),
    Text(
        "write {first}{second}, or the tiles of the hand before {key}=",
        "写作 {first}{second}，或把手牌写在 {key}= 前面",
        "寫作 {first}{second}，或把手牌寫在 {key}= 前面",
    ),
)

WINNING_NOT_HELD = contradiction(
    "winning-not-held",
    Text(
        "{tile} is named as the winning tile, but is not among the {read} tiles given",
        "和的牌是 {tile}，但所给的 {read} 张牌里没有它",
        "和的牌是 {tile}，但所給的 {read} 張牌裡沒有它",
    ),
    Text(
        "write 13 tiles and the winning one, or 14 tiles with it among them",
        "写 13 张牌加和的那张，或含它的 14 张",
        "寫 13 張牌加和的那張，或含它的 14 張",
    ),
)
