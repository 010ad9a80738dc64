"""Every sentence about a problem, in English and Chinese, and its stable code; nothing else.

``PROBLEMS`` says what was read and what was expected, ``HINTS`` what to do about it: the
hint of the same name, or the one that the problem's ``args["hint"]`` names.  The names in
braces are the ``args`` of the ``Problem``.
"""

from __future__ import annotations

from mahjong_cli.problems.player_messages import PLAYER_PROBLEMS
from mahjong_cli.problems.sentences import Sentence, bad_meld, bad_tile, bad_value, contradiction
from mahjong_cli.problems.value_messages import VALUE_PROBLEMS

PROBLEMS: dict[str, Sentence] = {
    "too-long": Sentence(
        "too-long",
        "{count} characters: a hand has at most {limit}, so it was not read",
        "共 {count} 个字符：一手牌最多 {limit} 个，故未读取",
    ),
    "control-character": Sentence(
        "control-character",
        "{read} ({point}) is a character that cannot be seen: visible text expected",
        "{read}（{point}）是看不见的字符：应为可见文字",
    ),
    "control-characters": Sentence(
        "control-character",
        "{count} characters that cannot be seen ({points}): visible text expected",
        "{count} 个看不见的字符（{points}）：应为可见文字",
    ),
    "not-utf8": Sentence(
        "not-utf8",
        "the bytes {read} are not UTF-8: text in UTF-8 expected",
        "字节 {read} 不是 UTF-8：应为 UTF-8 文字",
    ),
    "bad-character": Sentence(
        "bad-character",
        "{read} ({point}) has no meaning here: tiles, melds, words or keys expected",
        "{read}（{point}）在此没有意义：应为牌、副露、词或键",
    ),
    "no-suit": bad_tile(
        "{read} has no suit: m, p, s, z or f expected after it",
        "{read} 没有花色：后面应为 m、p、s、z 或 f",
    ),
    "bad-suit": bad_tile(
        "{suit} after {digits} is no suit: m, p, s, z or f expected",
        "{digits} 后面的 {suit} 不是花色：应为 m、p、s、z 或 f",
    ),
    "bad-rank": bad_tile("{read} is no tile: {expected} expected", "没有 {read}：应为 {expected}"),
    "suit-alone": bad_tile(
        "{read} has no number: 1-9 or 一-九 expected before it",
        "{read} 没有数字：前面应为 1-9 或一至九",
    ),
    "foreign-digit": bad_tile(
        "{read} ({point}) is no digit here: 0-9 expected",
        "{read}（{point}）在此不算数字：应为 0-9",
    ),
    "foreign-glyph": bad_tile(
        "{read} ({point}) is no tile of this game: one of 🀀-🀩 expected",
        "{read}（{point}）不是本麻将的牌：应为 🀀-🀩 之一",
    ),
    "plus-alone": bad_tile(
        "+ without a tile: the winning tile expected right after it",
        "+ 后面没有牌：应紧接和的那张牌",
    ),
    "winning-many": bad_tile(
        "{read} is {count} tiles: one winning tile expected",
        "{read} 有 {count} 张：和的牌应为一张",
    ),
    "winning-flower": bad_tile(
        "{read} is a flower: a tile that completes the hand expected",
        "{read} 是花牌：应为完成手牌的牌",
    ),
    "bad-meld": bad_meld(
        "{read} is no meld: chow, pung or kong expected",
        "{read} 不是副露：应为吃、碰或杠",
    ),
    "meld-unclosed": bad_meld(
        "[ is never closed: ] expected after the meld",
        "[ 没有闭合：副露之后应有 ]",
    ),
    "meld-unopened": bad_meld(
        "] closes nothing: [ expected before the meld",
        "] 没有对应的开头：副露之前应有 [",
    ),
    "bad-offer": bad_meld(
        "{read} has ,{offer} after its tiles: {expected} expected",
        "{read} 的牌后面是 ,{offer}：应为 {expected}",
    ),
    "bad-meld-value": bad_meld(
        "{key}={value}: tiles such as {example} expected",
        "{key}={value}：应为 {example} 这样的牌",
    ),
    "tile-count": Sentence(
        "tile-count",
        "{read} tiles read, {wanted} expected (a meld counts three; the winning tile counts)",
        "读到 {read} 张牌，应为 {wanted} 张（副露各算三张，和的那张也算）",
    ),
    "no-winning-tile": Sentence(
        "tile-count",
        "{read} tiles read and no winning tile named: it is expected as the 14th",
        "读到 {read} 张牌，没有说明和哪张：应有第 14 张",
    ),
    "too-many-melds": Sentence(
        "tile-count",
        "{count} melds read: at most 4 expected",
        "读到 {count} 组副露：最多 4 组",
    ),
    "too-many-copies": Sentence(
        "too-many-copies",
        "five or more of {tile}: {count} read, 4 exist",
        "{tile} 超过四张：读到 {count} 张，只有 4 张",
    ),
    "too-many-flowers": Sentence(
        "too-many-flowers",
        "{count} flowers: 0 to 8 expected",
        "花牌 {count} 张：应为 0 至 8 张",
    ),
    "unknown-word": Sentence(
        "unknown-word",
        "{read} is neither a tile nor a word: one of either expected",
        "{read} 既不是牌也不是词：应为其中之一",
    ),
    "key-alone": Sentence(
        "unknown-word",
        "{read} is a key: = and a value expected right after it",
        "{read} 是键：应紧接 = 和值",
    ),
    "unknown-key": Sentence(
        "unknown-key",
        "{key}= is no key: a key or a house option of {rules} expected",
        "没有 {key}= 这个键：应为键或 {rules} 的规则选项",
    ),
    "key-of-others": Sentence(
        "unknown-key",
        "{key}= is a house option of {others}: one of {rules} expected",
        "{key}= 是 {others} 的规则选项：应为 {rules} 的选项",
    ),
    "word-with-value": Sentence(
        "unknown-key",
        "{key} is a word: no = and value expected after it",
        "{key} 是词：后面不应有 = 和值",
    ),
    "bad-tile-value": bad_value(
        "{key}={value}: one tile expected, such as 6m or E",
        "{key}={value}：应为一张牌，如 6m 或 E",
    ),
    "flower-value": bad_value(
        "{key}={value} is a flower: a suit tile, wind or dragon expected",
        "{key}={value} 是花牌：应为序数牌、风牌或箭牌",
    ),
    "bad-wind": bad_value(
        "{key}={value}: E, S, W or N expected",
        "{key}={value}：应为 E、S、W 或 N（东南西北）",
    ),
    "bad-number": bad_value(
        "{key}={value}: a whole number expected, {least} or more",
        "{key}={value}：应为不小于 {least} 的整数",
    ),
    "bad-choice": bad_value(
        "{key}={value}: one of {values} expected",
        "{key}={value}：应为 {values} 之一",
    ),
    "unknown-name": Sentence(
        "unknown-name",
        "{name} is no name known here",
        "没有叫 {name} 的",
    ),
    "how-twice": contradiction(
        "{first} and {second} exclude each other: a hand is won in one way",
        "{first} 与 {second} 互相排斥：一手牌只有一种和法",
    ),
    "key-twice": contradiction(
        "{first} and {second} differ: one value expected",
        "{first} 与 {second} 不一致：应为一个值",
    ),
    "winning-twice": contradiction(
        "{first} and {second} are both named as the winning tile: one expected",
        "{first} 与 {second} 都被指为和的牌：应为一张",
    ),
    "value-many": contradiction(
        "{first} is followed by {second}: one value expected",
        "{first} 后面又有 {second}：应为一个值",
    ),
    "winning-not-held": contradiction(
        "{tile} is named as the winning tile, but is not among the {read} tiles given",
        "和的牌是 {tile}，但所给的 {read} 张牌里没有它",
    ),
    "flower-twice": contradiction(
        "the flower {flower} is named twice, but there is one of each",
        "花牌 {flower} 出现两次，但每种只有一张",
    ),
    "flowers-disagree": contradiction(
        "flowers={count}, but {named} named",
        "flowers={count}，但列出的花牌有 {named} 张",
    ),
    "gold-and-flip": contradiction(
        "gold={gold}, but flip={flip} makes {successor} gold",
        "gold={gold}，但 flip={flip} 的黄金是 {successor}",
    ),
    "gold-discarded": contradiction(
        "{gold} is the winning tile ({how}) and gold: a gold is never discarded or robbed",
        "{gold} 是和的牌（{how}）又是黄金：黄金不会被打出或被抢",
    ),
    "gold-melded": contradiction(
        "the exposed meld {meld} is of the gold {gold}: a gold is never claimed",
        "明的副露 {meld} 是黄金 {gold}：黄金不能吃碰杠",
    ),
    "no-gold-here": contradiction(
        "{key}= names a gold, but the rule set is played without one",
        "{key}= 指定了黄金，但这种规则没有黄金",
    ),
    "gold-red": contradiction(
        "gold is 红中 (C), but in this rule set 红中 is never gold",
        "黄金是红中（C），但在这种规则里红中不作黄金",
    ),
    "replacement-not-self": contradiction(
        "{word} means a drawn tile, but the hand is won by {how}",
        "{word} 是自己摸牌，但和法是 {how}",
    ),
    "kongdraw-and-flowerdraw": contradiction(
        "kongdraw and flowerdraw exclude each other: one tile replaces one tile",
        "kongdraw（杠开）与 flowerdraw（补花）互相排斥：一张牌只补一张",
    ),
    "kongdraw-without-kong": contradiction(
        "kongdraw needs a kong, but no kong is among the melds",
        "kongdraw（杠开）要有杠，但副露里没有杠",
    ),
    "flowerdraw-without-flower": contradiction(
        "flowerdraw needs a flower, but no flower is held",
        "flowerdraw（补花）要有花牌，但没有花牌",
    ),
    "last-and-robkong": contradiction(
        "last and robkong exclude each other: no kong is made after the last tile",
        "last（海底）与 robkong（抢杠）互相排斥：最后一张之后不能开杠",
    ),
    "robkong-held": contradiction(
        "robkong takes the fourth {tile} of another player, but the hand holds one more",
        "robkong（抢杠）抢的是别人的第四张 {tile}，但手里还有 {tile}",
    ),
    "fourth-held": contradiction(
        "fourth means that the other three {tile} are visible, but one is concealed here",
        "fourth（绝张）是另外三张 {tile} 都已亮明，但手里还有暗的 {tile}",
    ),
    "line-too-long": Sentence(
        "too-long",
        "a line of more than {limit} characters, so it was not read",
        "此行超过 {limit} 个字符，故未读取",
    ),
    "bad-json": Sentence(
        "bad-record",
        "from here on this is no JSON: an object in braces expected",
        "从此处起不是 JSON：应为花括号中的对象",
    ),
    "json-too-deep": Sentence(
        "bad-record",
        "JSON of more than {limit} levels, so it was not read",
        "JSON 超过 {limit} 层，故未读取",
    ),
    "key-again": Sentence(
        "bad-record",
        "{key} is there more than once: one value expected",
        "{key} 出现多次：应为一个值",
    ),
    "no-hand": Sentence(
        "bad-record",
        "{key} is missing: a hand in notation expected there",
        "缺少 {key}：应有一手牌",
    ),
    "bad-field": bad_value(
        "{key} is {read}: {expected} expected",
        "{key} 是 {read}：应为 {expected}",
    ),
    "too-many-cells": Sentence(
        "bad-record",
        "{read} cells, but the header names {wanted} columns",
        "读到 {read} 格，但表头只有 {wanted} 列",
    ),
    "bad-csv": Sentence(
        "bad-record",
        "the cell that begins here has no quotation mark at its end",
        "从此处起的格末尾没有引号",
    ),
    "other-columns": Sentence(
        "other-columns",
        "the file has other columns than the first, so it was not read",
        "此文件的列与第一个文件不同，故未读取",
    ),
    "unreadable-file": Sentence(
        "unreadable-file",
        "the file cannot be read on from here: {reason}",
        "文件从此处起无法读取：{reason}",
    ),
} | PLAYER_PROBLEMS | VALUE_PROBLEMS  # fmt: skip
