"""What to do about each problem, in English and Chinese; nothing else.

The names are those of ``messages.PROBLEMS``; the last ones stand for themselves, and a
``Problem`` asks for one of them with ``args["hint"]``.
"""

from __future__ import annotations

from typing import NamedTuple


class Hint(NamedTuple):
    """What to do, in both languages."""

    en: str
    zh: str


_SUITS = Hint(
    "m is characters 万, p dots 饼, s bamboo 条, z winds and dragons, f flowers",
    "m 万、p 饼、s 条、z 风和箭、f 花",
)
_TILE = Hint("write a tile as 6m, E or 红中", "牌写作 6m、E 或 红中")
_PLUS = Hint("write the winning tile as +5p", "和的那张牌写作 +5p")
_MELD = Hint(
    "[123m] is a chow, [555p] a pung, [5555p,1] a melded kong, [5555p] a concealed one",
    "[123m] 是吃，[555p] 是碰，[5555p,1] 是明杠，[5555p] 是暗杠",
)
_NUMBER = Hint("write digits only, such as {key}=8", "只写数字，如 {key}=8")
_FACE = Hint(
    "0-8 are 1m-9m, 9-17 1p-9p, 18-26 1s-9s, 27-33 E S W N C F P",
    "0-8 是 1m-9m，9-17 是 1p-9p，18-26 是 1s-9s，27-33 是 E S W N C F P",
)
_SELF = Hint(
    "a gold is only won self-drawn: say self, or check gold=",
    "黄金只能自摸：写 self（自摸），或检查 gold=",
)
_FLOWERS = Hint(
    "there is one of each: 春夏秋冬梅兰竹菊",
    "每种只有一张：春夏秋冬梅兰竹菊",
)
_ONE_WORD = Hint("leave one of the two out", "去掉其中一个")
_NO_GOLD = Hint("leave {key}= out, or choose other rules", "去掉 {key}=，或换一种规则")
_PLAYER = Hint(
    "write for example left=open,zhongkong:1",
    "如 left=open,zhongkong:1",
)
_RED = Hint(
    "say zhongkong=1 for a konged 红中, or check the tiles",
    "杠出的红中写 zhongkong=1，或检查手牌",
)

HINTS: dict[str, Hint] = {
    "too-long": Hint("one line is one hand", "一行只写一手牌"),
    "control-character": Hint("delete it, or type the line anew", "删除它，或重新输入这一行"),
    "control-characters": Hint("delete them, or type the line anew", "删除它们，或重新输入这一行"),
    "not-utf8": Hint("save the text as UTF-8", "把文字存为 UTF-8"),
    "bad-character": Hint(
        "separate words with spaces, write tiles as 123m or 一二三万",
        "词之间用空格，牌写作 123m 或 一二三万",
    ),
    "no-suit": Hint(
        "write for example {read}m, {read}p or {read}s",
        "如 {read}m、{read}p、{read}s",
    ),
    "bad-suit": _SUITS,
    "bad-rank": Hint(
        "numbers are 1-9 in m, p and s, 1-7 in z, 1-8 in f",
        "m、p、s 是 1-9，z 是 1-7，f 是 1-8",
    ),
    "suit-alone": Hint("write for example 5{read} or 五{read}", "如 5{read} 或 五{read}"),
    "foreign-digit": Hint("write it with 0-9 or 一-九", "写作 0-9 或 一至九"),
    "foreign-glyph": Hint(
        "leave it out, or name the tile it stands for",
        "去掉它，或写明它所代表的牌",
    ),
    "plus-alone": _PLUS,
    "winning-many": _PLUS,
    "winning-flower": Hint(
        "name the tile drawn after it, and say flowerdraw",
        "写补花后摸到的牌，并写 flowerdraw（补花）",
    ),
    "bad-meld": _MELD,
    "meld-unclosed": _MELD,
    "meld-unopened": _MELD,
    "bad-offer": Hint(
        "1-3 says which tile of a chow was claimed, or who gave a pung or kong; 5-7 an added kong",
        "1-3 表示吃的是哪张，或谁给的碰、杠；5-7 表示加杠",
    ),
    "bad-meld-value": Hint("write for example {key}={example}", "如 {key}={example}"),
    "tile-count": Hint(
        "write 14 tiles: a kong counts three, flowers do not count",
        "写 14 张牌：杠算三张，花牌不算",
    ),
    "no-winning-tile": Hint("add it as +5p", "加上它，如 +5p"),
    "too-many-melds": Hint(
        "write the concealed tiles without brackets",
        "手里的牌不写方括号",
    ),
    "too-many-copies": Hint("check that no tile was written twice", "检查是否有牌写了两次"),
    "too-many-flowers": _FLOWERS,
    "unknown-word": Hint("the words are {known}", "词有 {known}"),
    "key-alone": Hint("write {read}={example}, without spaces", "写作 {read}={example}，不留空格"),
    "unknown-key": Hint("the keys are {known}", "键有 {known}"),
    "key-of-others": Hint(
        "leave it out, or choose those rules with rules=",
        "去掉它，或用 rules= 选那种规则",
    ),
    "word-with-value": Hint("write {key} alone", "只写 {key}"),
    "bad-tile-value": _TILE,
    "flower-value": Hint(
        "a flower that is flipped is replaced: name the tile flipped after it",
        "翻到花牌要再翻：写后来翻到的牌",
    ),
    "bad-wind": Hint("E is 东, S 南, W 西, N 北", "E 东、S 南、W 西、N 北"),
    "bad-number": _NUMBER,
    "bad-choice": Hint("write for example {key}={example}", "如 {key}={example}"),
    "unknown-name": Hint("the names are {known}", "名称有 {known}"),
    "how-twice": Hint(
        "keep one: self (drawn), discard, or robkong",
        "只留一个：self（自摸）、discard（点炮）或 robkong（抢杠）",
    ),
    "key-twice": _ONE_WORD,
    "winning-twice": _ONE_WORD,
    "value-many": Hint(
        "leave one of the two out, or write the tile apart from the value",
        "去掉其中一个，或把手牌与值分开写",
    ),
    "winning-not-held": Hint(
        "write 13 tiles and the winning one, or 14 tiles with it among them",
        "写 13 张牌加和的那张，或含它的 14 张",
    ),
    "flower-twice": _FLOWERS,
    "flowers-disagree": Hint(
        "leave flowers= out: the named ones are counted",
        "去掉 flowers=：列出的会计数",
    ),
    "gold-and-flip": Hint("keep flip= alone: the gold follows from it", "只留 flip=：由它得出黄金"),
    "gold-discarded": _SELF,
    "gold-melded": Hint("check gold= or the meld", "检查 gold= 或副露"),
    "no-gold-here": _NO_GOLD,
    "gold-red": Hint("after a flipped 红中 or N the gold is F", "翻到红中或北时黄金是 F（发）"),
    "replacement-not-self": _ONE_WORD,
    "kongdraw-and-flowerdraw": _ONE_WORD,
    "kongdraw-without-kong": Hint(
        "declare the kong as [5555p] or [5555p,1], or say self",
        "把杠写作 [5555p] 或 [5555p,1]，或写 self（自摸）",
    ),
    "flowerdraw-without-flower": Hint(
        "name the flower, such as 1f, or say self",
        "写上花牌，如 1f，或写 self（自摸）",
    ),
    "last-and-robkong": _ONE_WORD,
    "robkong-held": Hint("say discard, or check the tiles", "写 discard（点炮），或检查手牌"),
    "fourth-held": Hint("leave fourth out, or check the tiles", "去掉 fourth（绝张），或检查手牌"),
    "line-too-long": Hint("write one hand a line", "每行只写一手牌"),
    "bad-json": Hint(
        'write for example {{"hand": "123m456m789m11p45s +3s"}}',
        '如 {{"hand": "123m456m789m11p45s +3s"}}',
    ),
    "json-too-deep": Hint("leave out what is nested so deeply", "去掉嵌套太深的内容"),
    "key-again": Hint("leave all but one {key} out", "只留一个 {key}"),
    "no-hand": Hint("give the hand as {key}", "把手牌写在 {key} 里"),
    "bad-field": Hint("give {key} as {expected}", "{key} 应写成 {expected}"),
    "too-many-cells": Hint("put cells with a comma in double quotes", "含逗号的格要用双引号括起"),
    "bad-csv": Hint(
        'close the mark before the comma, and write a mark within as ""',
        '在逗号前补上引号；格内的引号写成 ""',
    ),
    "other-columns": Hint("score it by itself, or as JSON", "单独计算此文件，或输出 JSON"),
    "unreadable-file": Hint("check that the file is whole", "检查文件是否完整"),
    # games that are settled among the players
    "player-key-of-others": Hint(
        "leave it out, or choose those rules with rules=",
        "去掉它，或用 rules= 选那种规则",
    ),
    "bad-state": _PLAYER,
    "no-state": _PLAYER,
    "state-number": _PLAYER,
    "state-twice": _ONE_WORD,
    "tile-not-played": Hint("check the tile, or choose other rules", "检查这张牌，或换一种规则"),
    "not-played": Hint("leave it out, or choose other rules", "去掉它，或换一种规则"),
    "red-melded": _RED,
    "red-given": _RED,
    "laizi-melded": Hint("check gold= or the meld", "检查 gold= 或副露"),
    "laizi-unnamed": Hint("name it as gold=7p or flip=6p", "写作 gold=7p 或 flip=6p"),
    "dealer-needed": Hint("write for example dealer=self", "如 dealer=self"),
    "from-needed": Hint(
        "write for example from=left, or self if it was drawn",
        "如 from=left；自摸则写 self",
    ),
    "from-and-self": _ONE_WORD,
    "too-many-konged": Hint(
        "the konged tiles of all players count together: check {keys}",
        "各家杠出的牌合起来算：检查 {keys}",
    ),
    "no-flowers": Hint("leave it out, or choose other rules", "去掉它，或换一种规则"),
    "no-last-tile": Hint("leave it out, or choose other rules", "去掉它，或换一种规则"),
    "no-such-player": Hint("four players sit down with players=4", "四人玩写 players=4"),
    "player-melds": Hint("check open, kong: and ckong:", "检查 open、kong: 与 ckong:"),
    "fed-without-melds": Hint(
        "leave fed= out, or write the three melds in brackets",
        "去掉 fed=，或把三副露写进方括号",
    ),
    "not-a-wind": Hint("E is 东, S 南, W 西, N 北", "E 东、S 南、W 西、N 北"),
    "not-a-face": _FACE,
    "not-a-face-winning": _FACE,
    "not-a-face-concealed": _FACE,
    "not-a-way": Hint("Circumstances names the way in how=", "Circumstances 的 how= 说明和法"),
    "not-a-flower": _FLOWERS,
    # What a problem asks for by name.
    "flower-gold": Hint(
        "a flower is never gold: name a suit tile, a wind or a dragon",
        "花牌不作黄金：写序数牌、风牌或箭牌",
    ),
    "did-you-mean": Hint("did you mean {near}?", "是不是 {near}？"),
    "small-suit": Hint(
        "suits are small letters: {digits}{small}",
        "花色是小写字母：{digits}{small}",
    ),
    "chinese-suit": Hint("write for example {read}万", "如 {read}万"),
    "capital-honours": Hint(
        "winds and dragons are capital letters: {near}",
        "风牌和箭牌是大写字母：{near}",
    ),
    "declare-kong": Hint(
        "four alike count as three only when declared: [{kong}], or kong={kong} if melded",
        "四张相同的牌要报杠才算三张：[{kong}]，明杠写作 kong={kong}",
    ),
    "declare-any-kong": Hint(
        "declare the kong as [5555p] or [5555p,1], say zhongkong=1 or laizikong=1, or say self",
        "把杠写作 [5555p] 或 [5555p,1]，红中杠、赖子杠写作 zhongkong=1、laizikong=1，"
        "或写 self（自摸）",
    ),
    "quote-the-hand": Hint(
        "in a shell put the whole hand in quotes",
        "在命令行里要用引号括起整手牌",
    ),
}
