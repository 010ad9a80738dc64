"""One sentence or name in every language, and how each language is written.

Nothing else in the program asks which language is chosen: whoever has something to say has a
``Text`` (or a ``Note``, which has a code for programs as well), and says it with ``say``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from mahjong_cli.tiles import CHINESE_NAMES, FACES, NAMES, SUITS, TRADITIONAL_NAMES, Tile, suit
from mahjong_cli.tuples import NamedTuple


class Language(NamedTuple):
    """How a language is written: its field of ``Text``, and the signs between words.

    ``fallback`` is the language to use for a sentence that is not there in this one, ``tag``
    what the web calls it.
    """

    field: str
    comma: str = ", "
    colon: str = ": "
    semicolon: str = "; "
    fallback: str = "en"
    tag: str = "en"


LANGUAGES: dict[str, Language] = {
    "zh": Language("zh", "、", "：", "；", "zh", "zh-Hans"),
    "zh-Hant": Language("hant", "、", "：", "；", "zh", "zh-Hant"),
    "en": Language("en"),
}
"""Every language; another one is an entry here, and a field of ``Text``."""

BOTH = ("zh", "en")
"""What ``both`` stands for."""

LANGS = (*LANGUAGES, "both")
"""What may be chosen."""


def tongues(lang: str) -> tuple[str, ...]:
    """The languages that are spoken when this is chosen, in order.

    >>> tongues("both"), tongues("en")
    (('zh', 'en'), ('en',))
    """
    return BOTH if lang == "both" else (lang if lang in LANGUAGES else "en",)


def language(environ: Mapping[str, str]) -> str:
    """The language that the locale in the environment names.

    >>> language({"LANG": "zh_CN.UTF-8"}), language({"LC_ALL": "zh_TW.UTF-8"}), language({})
    ('zh', 'zh-Hant', 'en')
    """
    named = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if not named.lower().startswith("zh"):
        return "en"
    return "zh-Hant" if re.search("TW|HK|MO|Hant", named, re.IGNORECASE) else "zh"


class Text(NamedTuple):
    """The same sentence or name in English, simplified and traditional Chinese.

    Names in braces are filled in when it is said: with text as it is, with another ``Text`` or
    ``Note`` in the same language, with a tuple of such as a list.

    >>> fan = Text("Pure Straight", "清龙", "清龍")
    >>> sentence = Text("without {fan}: {tiles}", "没有{fan}：{tiles}", "沒有{fan}：{tiles}")
    >>> sentence.say("zh-Hant", fan=fan, tiles=("1m", "2m"))
    '沒有清龍：1m、2m'
    >>> sentence.say("both", fan=fan, tiles=3)
    '没有清龙：3 / without Pure Straight: 3'
    """

    en: str
    zh: str
    hant: str

    def say(self, lang: str = "en", **args: object) -> str:
        """The sentence, filled in; what is chosen as ``both`` is said twice."""
        return " / ".join(self._said(tongue, args) for tongue in tongues(lang))

    def name(self, lang: str = "en") -> str:
        """The same for a name, which is not repeated where two languages share it.

        >>> Text("chow", "吃", "吃").name("both"), Text("×", "×", "×").name("both")
        ('吃 chow', '×')
        """
        return " ".join(dict.fromkeys(self.written(tongue) for tongue in tongues(lang)))

    def explained(self, by: Text) -> Text:
        """The name of a thing, and what is said of it.

        >>> Text("Pung", "刻子", "刻子").explained(Text("three alike", "三张", "三張")).zh
        '刻子：三张'
        """
        said = {
            own.field: f"{self.written(tongue)}{own.colon}{by.written(tongue)}"
            for tongue, own in LANGUAGES.items()
        }
        return Text(**said)

    def written(self, tongue: str) -> str:
        """The words as they are written in one language, or in the one that stands in for it."""
        own = LANGUAGES[tongue]
        words: str = getattr(self, own.field, "")
        return words if words or own.fallback == tongue else self.written(own.fallback)

    def _said(self, tongue: str, args: Mapping[str, object]) -> str:
        return self.written(tongue).format(
            **{name: in_language(value, tongue) for name, value in args.items()}
        )


def called(name: str, chinese: Sequence[str] = (), shown: str = "{}") -> Text:
    """What is called so in English, as each language calls it; ``shown`` is the form it is put in.

    Its Chinese names are the simplified one, the traditional one, then what else it is called;
    where it has but one, that is both.

    >>> called("self", ("自摸",)), called("gold", ("黄金", "黃金", "赖子"), "{}=").hant
    (Text(en='self', zh='自摸', hant='自摸'), '黃金=')
    """
    return Text(*map(shown.format, (name, *(chinese[:1] or (name,)), (chinese[:2] or (name,))[-1])))


def in_language(value: object, tongue: str) -> str:
    """What is filled into a sentence of one language.

    >>> in_language((Text("left", "上家", "上家"), "right"), "zh")
    '上家、right'
    """
    if isinstance(value, Text):
        return value.written(tongue)
    if isinstance(value, Note):
        return value.say(tongue)
    if isinstance(value, tuple):
        return LANGUAGES[tongue].comma.join(in_language(each, tongue) for each in value)
    return str(value)


def comma(lang: str) -> str:
    """What stands between the names in a list.

    >>> comma("zh"), comma("both")
    ('、', ', ')
    """
    return LANGUAGES[tongues(lang)[-1]].comma


def colon(lang: str) -> str:
    """What stands between a name and what is said of it."""
    return LANGUAGES[tongues(lang)[-1]].colon


def semicolon(lang: str) -> str:
    """What stands between a sentence and another that goes on with it."""
    return LANGUAGES[tongues(lang)[-1]].semicolon


def tag(lang: str) -> str:
    """What the web calls the language, the first where there are two.

    >>> tag("zh"), tag("both"), tag("en")
    ('zh-Hans', 'zh-Hans', 'en')
    """
    return LANGUAGES[tongues(lang)[0]].tag


class Coded(NamedTuple):
    """A sentence that programs know by its code.

    ``aside`` is said on standard error, not among the results.
    """

    code: str
    text: Text
    aside: bool = False

    def note(self, **args: object) -> Note:
        """The sentence with its names filled in."""
        return Note(self, tuple(args.items()))


class Note(NamedTuple):
    """A coded sentence with what it names, ready to be said in any language.

    >>> gold = Coded("gold", Text("{tile} is gold", "{tile}是黄金", "{tile}是黃金"))
    >>> gold.note(tile=tile_name(27)).say("zh")
    '东是黄金'
    """

    what: Coded
    args: tuple[tuple[str, object], ...] = ()

    @property
    def code(self) -> str:
        """The stable code that programs read."""
        return self.what.code

    def say(self, lang: str = "en") -> str:
        """The sentence."""
        return self.what.text.say(lang, **dict(self.args))


# Tiles


_TILE_NAMES = tuple(map(Text, NAMES, CHINESE_NAMES, TRADITIONAL_NAMES))
_EVERY_TILE = Text("every tile", "任何一张", "任何一張")


def tile_name(tile: Tile) -> Text:
    """What a face, 0-33, is called.

    >>> tile_name(0), tile_name(27)
    (Text(en='1m', zh='1万', hant='1萬'), Text(en='E', zh='东', hant='東'))
    """
    return _TILE_NAMES[tile]


@lru_cache(maxsize=1_024)
def tiles_named(tiles: tuple[Tile, ...]) -> Text:
    """Tiles in face order, numbers of one suit run together; all 34 are ``every tile``.

    >>> tiles_named((2, 5, 24)), tiles_named(tuple(range(34))).en
    (Text(en='36m 7s', zh='36万 7条', hant='36萬 7條'), 'every tile')
    """
    if len(tiles) == len(FACES):
        return _EVERY_TILE
    runs = [(s, tuple(run)) for s, run in groupby(tiles, suit)]
    return Text(
        *(
            " ".join(_run(s, run, names) for s, run in runs)
            for names in (NAMES, CHINESE_NAMES, TRADITIONAL_NAMES)
        )
    )


def _run(s: int, tiles: Iterable[Tile], names: tuple[str, ...]) -> str:
    written = [names[tile] for tile in tiles]
    if s == len(SUITS):
        return "".join(written)
    return "".join(name[0] for name in written) + written[0][1:]
