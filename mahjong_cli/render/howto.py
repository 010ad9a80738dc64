"""How a hand is written, told from the tables by which it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from mahjong_cli.games.sheet import (
    Bullets,
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Sign,
    Span,
    Under,
    cell,
    named,
)
from mahjong_cli.notation import forms, gb_line
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.melds import OFFERS
from mahjong_cli.notation.vocabulary import Key
from mahjong_cli.notation.words import KEYS, MELDS, NOTATION, WIN, WORDS
from mahjong_cli.problems.suggest import find
from mahjong_cli.render import frame
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text
from mahjong_cli.tiles import (
    DRAGONS,
    FLOWER_GLYPHS,
    FLOWER_WORDS,
    GLYPHS,
    HONOUR_WORDS,
    NAMES,
    SUIT_WORDS,
    SUITS,
    WINDS,
    Z_ORDER,
    Tile,
)

EXAMPLE = "[EEE,2]123m567p55p45s +3s self seat=E round=S gold=6m"
"""A hand in which there is one of nearly everything."""

WIDE = 64


class Topic(NamedTuple):
    """A part of the notation: its name, what it tells, and that."""

    name: str
    names: Text
    about: Text
    sections: Callable[[Grammar], Iterator[Section]]

    @property
    def called(self) -> tuple[str, ...]:
        """Its names."""
        return (self.name, *self.names)


def overview(look: Look) -> str:
    """An example, and the topics."""
    return look.draw(frame.sections(_overview(), look))


def topic(one: Topic, grammar: Grammar, look: Look) -> str:
    """All about one topic."""
    return look.draw(frame.sections(one.sections(grammar), look))


TOPIC = Text("topic of the notation", "写法主题", "寫法主題")
"""What a topic is called."""


def find_topic(name: str) -> Topic:
    """The topic that is called so.

    Raises ``UnknownName`` when there is none, with the nearest.

    >>> find_topic("tiles").name, find_topic("牌").name
    ('tiles', 'tiles')
    """
    return find(TOPIC, name, {called: each for each in TOPICS for called in each.called}, [*_NAMES])


_ONE_LINE = Text(
    "A hand is one line; its parts come in any order, with or without spaces between tiles:",
    "一手牌写一行；各部分不分先后，牌之间空格可有可无：",
    "一手牌寫一行；各部分不分先後，牌之間空格可有可無：",
)
_MORE = Text(
    "mjscore notation TOPIC tells more of:", "mjscore notation 主题 细说：",
    "mjscore notation 主題 細說：",
)  # fmt: skip


def _line(said: object) -> Line:
    return Line(cell(said))


def _overview() -> Iterator[Section]:
    yield Section(
        None, (Line(cell(_ONE_LINE)), Line(cell(f"  {EXAMPLE}", "tiles")), Line(cell(_MORE)))
    )
    rows = tuple((cell(each.name, "heading"), cell(each.about)) for each in TOPICS)
    yield Section(None, (Pairs(rows),))


# Tiles

_SUITS = (
    Text("characters", "万", "萬"), Text("dots", "饼", "餅"), Text("bamboo", "条", "條"),
)  # fmt: skip
_HONOURS = ((Text("winds", "风牌", "風牌"), WINDS), (Text("dragons", "箭牌", "箭牌"), DRAGONS))
_FLOWERS = Text("flowers", "花牌", "花牌")
_GLYPHS = Text("as drawn", "牌面字符", "牌面字符")
_RED = Text("red fives", "赤五", "赤五")
_RED_ARE = Text(
    "{read}: fives, nothing more", "{read}：就是五", "{read}：就是五"
)  # fmt: skip
_CASE = Text(
    "upper and lower case differ: S is south, s bamboo; P is the white dragon, p dots",
    "大小写不同：S 是南，s 是条；P 是白，p 是饼",
    "大小寫不同：S 是南，s 是條；P 是白，p 是餅",
)
_Z = Text(
    "5z 6z 7z are C F P; under z=riichi they are P F C",
    "5z 6z 7z 是中发白；z=riichi 时是白发中",
    "5z 6z 7z 是中發白；z=riichi 時是白發中",
)


def _tiles(_grammar: Grammar) -> Iterator[Section]:
    rows: list[tuple[Cell, Cell]] = []
    for n, suit in enumerate(SUITS):
        words = [word for word, place in SUIT_WORDS.items() if place == n]
        written = [
            f"1{suit}-9{suit}",
            f"123{suit}",
            *(f"123{w}" for w in words),
            f"一二三{words[0]}",
        ]
        rows.append((named(_SUITS[n]), cell("  ".join(written))))
    order = Z_ORDER["chinese"]
    for label, faces in _HONOURS:
        letters = " ".join(NAMES[tile] for tile in faces)
        numbers = " ".join(f"{order.index(NAMES[tile]) + 1}z" for tile in faces)
        called = " ".join("/".join(_called(tile)) for tile in faces)
        rows.append((named(label), cell(f"{letters}   {numbers}   {called}")))
    rows.append((named(_FLOWERS), cell("1f-8f  " + " ".join(FLOWER_WORDS))))
    rows.append((named(_GLYPHS), cell(f"{GLYPHS} {FLOWER_GLYPHS}")))
    reds = " ".join(f"0{suit}" for suit in SUITS)
    rows.append((named(_RED), _filled(_RED_ARE, read=reds)))
    yield Section(None, (Pairs(tuple(rows)), Bullets((_CASE, _Z))))


def _called(tile: Tile) -> list[str]:
    return [word for word, face in HONOUR_WORDS.items() if face == tile]


def _filled(text: Text, **args: object) -> Cell:
    """A sentence with its names filled in."""
    return cell(Text(*(words.format(**args) for words in text)))


# Melds and the winning tile

_BRACKETS = {
    "chow": ("[123m]", "[123m,{}]"), "pung": ("[555p]", "[555p,{}]"),
    "kong": ("[5555p,1]", "[5555p,{}]"), "ckong": ("[5555p]", ""),
}  # fmt: skip
_OFFERED = Text(
    "after the comma: which tile of a chow was claimed, or who gave it: 1 left, 2 across, "
    "3 right; 5-7 an added kong. The comma may be left out",
    "逗号后：吃的是哪张，或谁给的：1 上家、2 对家、3 下家；5-7 是加杠。逗号可省",
    "逗號後：吃的是哪張，或誰給的：1 上家、2 對家、3 下家；5-7 是加杠。逗號可省",
)
_STARRED = Text(
    "under claims=wild a * follows a tile that a gold makes: [444*m]",
    "claims=wild 时，* 写在由黄金充当的牌后：[444*m]",
    "claims=wild 時，* 寫在由黃金充當的牌後：[444*m]",
)


def _melds(_grammar: Grammar) -> Iterator[Section]:
    rows = []
    for key in MELDS:
        plain, offered = _BRACKETS[key.name]
        offers = OFFERS.get(key.name, ())
        bracketed = plain + (f"  {offered.format(f'{offers[0]}-{offers[-1]}')}" if offered else "")
        rows.append((cell(key.about), cell(bracketed), cell(_spelt(key))))
    columns = (Column(_MEANS), Column(_BRACKETED), Column(_AS_KEY, wide=WIDE))
    yield Section(None, (Ruled(columns, tuple(rows)), Bullets((_OFFERED, _STARRED))))


_MEANS = Text("Means", "意思", "意思")
_BRACKETED = Text("In brackets", "方括号", "方括號")
_AS_KEY = Text("As a key", "键", "鍵")
_WINNING = (
    Text(
        "the winning tile follows a + right away, or stands in win=",
        "和的那张牌紧接在 + 后，或写在 win= 里",
        "和的那張牌緊接在 + 後，或寫在 win= 裡",
    ),
    Text(
        "with it there are 14 tiles; a meld counts three, a kong too; flowers do not count",
        "连它共 14 张；副露各算三张，杠也算三张；花牌不算",
        "連它共 14 張；副露各算三張，杠也算三張；花牌不算",
    ),
    Text(
        "it may also be among 14 concealed tiles; where none is named, the last one is taken",
        "也可以在 14 张暗手里；没有指明就取最后一张",
        "也可以在 14 張暗手裡；沒有指明就取最後一張",
    ),
)


def _winning(_grammar: Grammar) -> Iterator[Section]:
    row = (cell(f"+{WIN.example}  {_spelt(WIN)}"), cell(WIN.about))
    yield Section(None, (Pairs((row,)), Bullets(_WINNING)))


# Words and keys


def _words(grammar: Grammar) -> Iterator[Section]:
    yield Section(None, (Pairs(tuple(_word(each.spellings, each.about) for each in WORDS), WIDE),))
    for vocabulary in grammar.vocabularies.values():
        if vocabulary.words:
            rows = tuple(_word(each.spellings, each.about) for each in vocabulary.words)
            yield Section(vocabulary.title or _plainly(vocabulary.rules), (Pairs(rows, WIDE),))


def _word(spellings: Iterable[str], about: Text) -> tuple[Cell, Cell]:
    return cell(" ".join(spellings)), cell(about)


def _plainly(name: str) -> Text:
    return Text(name, name, name)


_HOUSE = Text(
    "every house option of a rule set is a key too: mjscore rules NAME lists them",
    "每种规则的选项也是键：mjscore rules 规则名 可列出",
    "每種規則的選項也是鍵：mjscore rules 規則名 可列出",
)
_ONCE = Text(
    "a key and its value stand together: gold=6m, without spaces",
    "键和值连写：gold=6m，中间不留空格",
    "鍵和值連寫：gold=6m，中間不留空格",
)


def _keys(grammar: Grammar) -> Iterator[Section]:
    keys = [grammar.keys[key.name] for key in KEYS if key not in MELDS]
    yield Section(None, (Pairs(tuple(map(_key, keys)), WIDE), Bullets((_ONCE, _HOUSE))))


def _key(key: Key) -> tuple[Cell, Cell]:
    return cell(_spelt(key)), cell(key.about)


def _spelt(key: Key) -> str:
    first, *others = key.spellings
    return "  ".join([f"{first}={key.example}", *(f"{each}=" for each in others)])


_PLACES = Text(
    "left, across and right are seen from the winner",
    "上家、对家、下家从赢家看",
    "上家、對家、下家從贏家看",
)


def _players(grammar: Grammar) -> Iterator[Section]:
    for vocabulary in grammar.vocabularies.values():
        keys = [key for key in vocabulary.keys if not key.house]
        if keys:
            rows = tuple(Under(*_own(key)) for key in keys)
            yield Section(vocabulary.title or _plainly(vocabulary.rules), rows)
    yield Section(None, (Bullets((_PLACES,)),))


def _own(key: Key) -> tuple[Cell, Cell]:
    """A key of a rule set, and below what it means and which values it has."""
    values = "  ".join("/".join((value, *key.also.get(value, ()))) for value in key.values)
    return cell(_spelt(key), "heading"), (Span(key.about), Span(Sign.COLON), Span(values, "aside"))


# Other notations

_CHOSEN = Text(
    "{key} in the hand, or --notation, chooses one of these; none is guessed",
    "手牌里的 {key} 或 --notation 选用以下一种；不会猜",
    "手牌裡的 {key} 或 --notation 選用以下一種；不會猜",
)


def _foreign(_grammar: Grammar) -> Iterator[Section]:
    gb = (Span("GB-Mahjong", "heading"),)
    yield Section(
        None, (Under(gb, cell(gb_line.ABOUT)), Line(cell(f"  {gb_line.EXAMPLE}", "tiles")))
    )
    yield Section(None, (Line(_filled(_CHOSEN, key=f"{NOTATION.name}=")),))
    written = [(form.name, form.about, form.example) for form in forms.OF_TILES.values()]
    for name, about, example in [*written, ("tenhou", forms.TENHOU, forms.TENHOU_EXAMPLE)]:
        yield Section(
            None, (Under(cell(name, "heading"), cell(about)), Line(cell(f"  {example}", "tiles")))
        )


TOPICS = (
    Topic("tiles", Text("tiles", "牌", "牌"),
          Text("tiles in letters, in Chinese, as drawn", "牌：字母、汉字、牌面字符",
               "牌：字母、漢字、牌面字符"), _tiles),
    Topic("melds", Text("melds", "副露", "副露"),
          Text("chows, pungs and kongs that are declared", "吃、碰、杠的写法",
               "吃、碰、杠的寫法"), _melds),
    Topic("winning", Text("winning tile", "和牌", "和牌"),
          Text("the winning tile, and how many tiles there are", "和的那张牌，共几张牌",
               "和的那張牌，共幾張牌"), _winning),
    Topic("words", Text("words", "词", "詞"),
          Text("words for how the hand was won: self, robkong, last",
               "怎样和的：自摸、抢杠、海底等词", "怎樣和的：自摸、搶杠、海底等詞"), _words),
    Topic("keys", Text("keys", "键", "鍵"),
          Text("keys with values: gold=6m, seat=E, rules=mcr",
               "带值的键：黄金=6m、门风=东、规则=国标", "帶值的鍵：黃金=6m、門風=東、規則=國標"), _keys),
    Topic("players", Text("players", "各家", "各家"),
          Text("who discarded, who deals, what the others have", "谁点炮、谁坐庄、各家的情形",
               "誰點炮、誰坐莊、各家的情形"), _players),
    Topic("foreign", Text("other notations", "别的写法", "別的寫法"),
          Text("hands as other programs write them", "别的程序的写法", "別的程序的寫法"), _foreign),
)  # fmt: skip
"""The topics, in the order in which they are listed."""

_NAMES: Mapping[str, Topic] = {each.name: each for each in TOPICS}
