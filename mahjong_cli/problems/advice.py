"""What to do about a problem, where several problems or readers give the same advice."""

from __future__ import annotations

from mahjong_cli.text import Text

WINDS = Text(
    "E is east, S south, W west, N north",
    "E 东、S 南、W 西、N 北",
    "E 東、S 南、W 西、N 北",
)
GOLD_OR_MELD = Text("check gold= or the meld", "检查 gold= 或副露", "檢查 gold= 或副露")
ONE_WORD = Text("leave one of the two out", "去掉其中一个", "去掉其中一個")
MELD = Text(
    "[123m] is a chow, [555p] a pung, [5555p,1] a melded kong, [5555p] a concealed one",
    "[123m] 是吃，[555p] 是碰，[5555p,1] 是明杠，[5555p] 是暗杠",
    "[123m] 是吃，[555p] 是碰，[5555p,1] 是明杠，[5555p] 是暗杠",
)
KEY_EXAMPLE = Text("write for example {key}={example}", "如 {key}={example}", "如 {key}={example}")
FLOWER_GOLD = Text(
    "a flower is never gold: name a suit tile, a wind or a dragon",
    "花牌不作黄金：写序数牌、风牌或箭牌",
    "花牌不作黃金：寫序數牌、風牌或箭牌",
)
FLOWER_SEEN = Text(
    "leave it out: a flower is never the last of its kind",
    "去掉它：花牌与和绝张无关",
    "去掉它：花牌與和絕張無關",
)
DID_YOU_MEAN = Text("did you mean {near}?", "是不是 {near}？", "是不是 {near}？")
WRITE = Text("write {near}", "写作 {near}", "寫作 {near}")
ONE_OF_THESE = Text(
    "did you mean one of {near}?", "是不是其中之一：{near}？", "是不是其中之一：{near}？"
)
SMALL_SUIT = Text(
    "suits are small letters: {digits}{small}",
    "花色是小写字母：{digits}{small}",
    "花色是小寫字母：{digits}{small}",
)
CHINESE_SUIT = Text("write for example {read}万", "如 {read}万", "如 {read}萬")
CAPITAL_HONOURS = Text(
    "winds and dragons are capital letters: {near}",
    "风牌和箭牌是大写字母：{near}",
    "風牌和箭牌是大寫字母：{near}",
)
DECLARE_KONG = Text(
    "four alike count as three only when declared: [{kong}], or kong={kong} if melded",
    "四张相同的牌要报杠才算三张：[{kong}]，明杠写作 kong={kong}",
    "四張相同的牌要報杠才算三張：[{kong}]，明杠寫作 kong={kong}",
)
THOSE_RULES = Text(
    "leave it out, or choose those rules with rules={typed}",
    "去掉它，或用 rules={typed} 选那种规则",
    "去掉它，或用 rules={typed} 選那種規則",
)
QUOTE_THE_HAND = Text(
    "in a shell put the whole hand in quotes",
    "在命令行里要用引号括起整手牌",
    "在命令行裡要用引號括起整手牌",
)
