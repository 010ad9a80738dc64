"""How a hand is written, told from the tables by which it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from mahjong_cli.games.sheet import (
    Bullets,
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Span,
    Under,
    cell,
    named,
)
from mahjong_cli.notation import forms, gb_line
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.melds import OFFERS
from mahjong_cli.notation.words import KEYS, MELDS, NOTATION, WIN, WORDS
from mahjong_cli.problems import advice as topics
from mahjong_cli.problems.suggest import find
from mahjong_cli.render import frame, howto_said as said, howto_spelt
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text
from mahjong_cli.tiles import (
    FLOWER_GLYPHS,
    FLOWER_WORDS,
    GLYPHS,
    HONOUR_WORDS,
    NAMES,
    SUIT_WORDS,
    SUITS,
    Z_ORDER,
    Tile,
)
from mahjong_cli.tuples import NamedTuple

EXAMPLE = Text(
    "[EEE,2]123m567p55p45s +3s self seat=E round=S gold=6m",
    "[EEE,2]123m567p55p45s +3s 自摸 门风=东 圈风=南 黄金=6m",
    "[EEE,2]123m567p55p45s +3s 自摸 門風=東 圈風=南 黃金=6m",
)
"""A hand in which there is one of nearly everything."""

WIDE = 64


class Topic(NamedTuple):
    """A part of the notation: its name in each language, what it tells, and that."""

    names: Text
    about: Text
    sections: Callable[[Grammar], Iterator[Section]]

    @property
    def name(self) -> str:
        """Its name."""
        return self.names.en

    @property
    def title(self) -> Text:
        """What it is called in each language."""
        return self.names


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
    named = {called: each for each in TOPICS for called in each.names}
    return find(TOPIC, name, named, [each.names for each in TOPICS])


def topic_of(spelling: str, grammar: Grammar) -> Topic | None:
    """The topic that tells of a word or a key, by any of its spellings.

    >>> from mahjong_cli import games
    >>> [topic_of(name, games.grammar()).name for name in ("gold", "碰", "self", "min", "left")]
    ['keys', 'melds', 'words', 'house', 'players']
    """
    name = spelling.strip().rstrip("=").lower()
    if name in _NAMES or (key := grammar.keys.get(name)) is None:
        return _NAMES["words"] if name in grammar.words else None
    if key.name in (each.name for each in MELDS):
        return _NAMES["melds"]
    common = key.name in (each.name for each in KEYS)
    return _NAMES["house" if key.house else "keys" if common else "players"]


def _line(said: object) -> Line:
    return Line(cell(said))


def _overview() -> Iterator[Section]:
    yield Section(
        None,
        (
            Line(cell(said.ONE_LINE)),
            Line((Span("  "), *cell(EXAMPLE, "tiles"))),
            Line(cell(said.MORE)),
        ),
    )
    rows = tuple((named(each.names, "heading"), cell(each.about)) for each in TOPICS)
    yield Section(None, (Pairs(rows),))


# Tiles


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
        rows.append((named(said.SUITS[n]), cell("  ".join(written))))
    order = Z_ORDER["chinese"]
    for label, faces in said.HONOURS:
        letters = " ".join(NAMES[tile] for tile in faces)
        numbers = " ".join(f"{order.index(NAMES[tile]) + 1}z" for tile in faces)
        called = " ".join("/".join(_called(tile)) for tile in faces)
        rows.append((named(label), cell(f"{letters}   {numbers}   {called}")))
    rows.append((named(said.FLOWERS), cell("1f-8f  " + " ".join(FLOWER_WORDS))))
    rows.append((named(said.GLYPHS), cell(f"{GLYPHS} {FLOWER_GLYPHS}")))
    reds = " ".join(f"0{suit}" for suit in SUITS)
    rows.append((named(said.RED), _filled(said.RED_ARE, read=reds)))
    yield Section(None, (Pairs(tuple(rows)), Bullets((said.CASE, said.Z))))


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


def _melds(_grammar: Grammar) -> Iterator[Section]:
    rows = []
    for key in MELDS:
        plain, offered = _BRACKETS[key.name]
        offers = OFFERS.get(key.name, ())
        bracketed = plain + (f"  {offered.format(f'{offers[0]}-{offers[-1]}')}" if offered else "")
        rows.append((cell(key.about), cell(bracketed), cell(howto_spelt.spelt(key))))
    columns = (Column(said.MEANS), Column(said.BRACKETED), Column(said.AS_KEY, wide=WIDE))
    yield Section(None, (Ruled(columns, tuple(rows)), Bullets((said.OFFERED, said.STARRED))))


def _winning(_grammar: Grammar) -> Iterator[Section]:
    written = Text(*(f"+{WIN.example}  {each}" for each in howto_spelt.spelt(WIN)))
    row = (cell(written), cell(WIN.about))
    yield Section(None, (Pairs((row,)), Bullets(said.WINNING)))


# Words and keys


def _words(grammar: Grammar) -> Iterator[Section]:
    yield Section(None, (Pairs(tuple(map(howto_spelt.word, WORDS)), WIDE),))
    for vocabulary in grammar.vocabularies.values():
        if vocabulary.words:
            rows = tuple(map(howto_spelt.word, vocabulary.words))
            yield Section(vocabulary.title or _plainly(vocabulary.rules), (Pairs(rows, WIDE),))


def _plainly(name: str) -> Text:
    return Text(name, name, name)


def _keys(grammar: Grammar) -> Iterator[Section]:
    keys = [grammar.keys[key.name] for key in KEYS if key not in MELDS]
    rows = tuple(map(howto_spelt.valued, keys))
    yield Section(None, (Pairs(rows, WIDE), Bullets((said.ONCE, said.HOUSE))))


def _house(grammar: Grammar) -> Iterator[Section]:
    for vocabulary in grammar.vocabularies.values():
        options = [key for key in vocabulary.keys if key.house]
        if options:
            rows = tuple(Under(*howto_spelt.own(key)) for key in options)
            yield Section(vocabulary.title or _plainly(vocabulary.rules), rows)


def _players(grammar: Grammar) -> Iterator[Section]:
    for vocabulary in grammar.vocabularies.values():
        keys = [key for key in vocabulary.keys if not key.house]
        if keys:
            rows = tuple(Under(*howto_spelt.own(key)) for key in keys)
            yield Section(vocabulary.title or _plainly(vocabulary.rules), rows)
    yield Section(None, (Bullets((said.PLACES,)),))


# Other notations


def _foreign(_grammar: Grammar) -> Iterator[Section]:
    gb = (Span("GB-Mahjong", "heading"),)
    yield Section(
        None, (Under(gb, cell(gb_line.ABOUT)), Line(cell(f"  {gb_line.EXAMPLE}", "tiles")))
    )
    chosen = (
        words.format(key=f"{key}=") for words, key in zip(said.CHOSEN, NOTATION.title, strict=True)
    )
    yield Section(None, (Line(cell(Text(*chosen))),))
    written = [(form.name, form.about, form.example) for form in forms.OF_TILES.values()]
    for name, about, example in [*written, ("tenhou", forms.TENHOU, forms.TENHOU_EXAMPLE)]:
        yield Section(
            None, (Under(cell(name, "heading"), cell(about)), Line(cell(f"  {example}", "tiles")))
        )


TOPICS = (
    Topic(topics.TILES,
          Text("tiles in letters, in Chinese, as drawn", "牌：字母、汉字、牌面字符",
               "牌：字母、漢字、牌面字符"), _tiles),
    Topic(topics.MELDS,
          Text("chows, pungs and kongs that are declared", "吃、碰、杠的写法",
               "吃、碰、杠的寫法"), _melds),
    Topic(topics.WINNING,
          Text("the winning tile, and how many tiles there are", "和的那张牌，共几张牌",
               "和的那張牌，共幾張牌"), _winning),
    Topic(topics.WORDS,
          Text("words for how the hand was won: self, robkong, last",
               "怎样和的：自摸、抢杠、海底等词", "怎樣和的：自摸、搶杠、海底等詞"), _words),
    Topic(topics.KEYS,
          Text("keys with values: gold=6m, seat=E, rules=mcr",
               "带值的键：黄金=6m、门风=东、规则=国标",
               "帶值的鍵：黃金=6m、門風=東、規則=國標"), _keys),
    Topic(topics.HOUSE,
          Text("house options of each rule set: min=6, pay=mcr",
               "各种规则的选项：起和分=6、付分=国标", "各種規則的選項：起和分=6、付分=國標"),
          _house),
    Topic(topics.PLAYERS,
          Text("who discarded, who deals, what the others have", "谁点炮、谁坐庄、各家的情形",
               "誰點炮、誰坐莊、各家的情形"), _players),
    Topic(topics.FOREIGN,
          Text("hands as other programs write them", "别的程序的写法", "別的程序的寫法"), _foreign),
)  # fmt: skip
"""The topics, in the order in which they are listed."""

_NAMES: Mapping[str, Topic] = {each.name: each for each in TOPICS}
