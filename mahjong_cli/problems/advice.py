"""What to do about a problem, where several problems or readers give the same advice."""

from __future__ import annotations

from mahjong_cli.text import Text

# The topics of the notation: what they are called, wherever a hint sends to one.
TILES = Text("tiles", "牌", "牌")
MELDS = Text("melds", "副露", "副露")
WINNING = Text("winning", "和牌", "和牌")
WORDS = Text("words", "词", "詞")
KEYS = Text("keys", "键", "鍵")
HOUSE = Text("house", "规则选项", "規則選項")
PLAYERS = Text("players", "各家", "各家")
FOREIGN = Text("foreign", "别的写法", "別的寫法")

_MORE = Text(
    "; mjscore notation {topic} says more",
    "；详见 mjscore notation {topic}",
    "；詳見 mjscore notation {topic}",
)


def more(hint: Text, topic: Text) -> Text:
    """A hint that also names the topic of the notation that says more.

    >>> more(Text("write 5p", "写 5p", "寫 5p"), TILES).zh
    '写 5p；详见 mjscore notation 牌'
    """
    each = zip(hint, _MORE, topic, strict=True)
    return Text(*(said + after.format(topic=name) for said, after, name in each))


WINDS = Text(
    "E is east, S south, W west, N north",
    "东南西北写作 E、S、W、N 也可",
    "東南西北寫作 E、S、W、N 也可",
)
GOLD_OR_MELD = Text("check gold= or the meld", "检查 黄金= 或副露", "檢查 黃金= 或副露")
ONE_WORD = Text("leave one of the two out", "去掉其中一个", "去掉其中一個")
MELD = more(
    Text(
        "[123m] is a chow, [555p] a pung, [5555p,1] a melded kong, [5555p] a concealed one",
        "[123m] 是吃，[555p] 是碰，[5555p,1] 是明杠，[5555p] 是暗杠",
        "[123m] 是吃，[555p] 是碰，[5555p,1] 是明杠，[5555p] 是暗杠",
    ),
    MELDS,
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
    "四张相同的牌要报杠才算三张：[{kong}]，明杠写作 明杠={kong}",
    "四張相同的牌要報杠才算三張：[{kong}]，明杠寫作 明杠={kong}",
)
THOSE_RULES = Text(
    "leave it out, or choose those rules with rules={typed}",
    "去掉它，或用 规则={typed} 选那种规则",
    "去掉它，或用 規則={typed} 選那種規則",
)
QUOTE_THE_HAND = Text(
    "write every tile; in a shell put the whole hand in quotes",
    "写全所有的牌；在命令行里要用引号括起整手牌",
    "寫全所有的牌；在命令行裡要用引號括起整手牌",
)
