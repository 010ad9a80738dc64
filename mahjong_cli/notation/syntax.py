"""The pattern of one piece of a line, made of the words and keys that there are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from mahjong_cli.notation.tokens import CHINESE_FLOWERS, OWN, Written, any_of
from mahjong_cli.tiles import FLOWER_GLYPHS, GLYPHS, LETTERS, NUMERALS
from mahjong_cli.tuples import NamedTuple

_NAME = r"[A-Za-z_][A-Za-z_-]*"
_VALUE = r"[^ \t,;\[\]+]*"
_IDEOGRAPHS = "㐀-䶿一-鿿\U00020000-\U0003ffff"

# What looks like tiles but is none: numbers with a wrong suit, a wrong number, or no suit.
_DIGITS = r"[0-9]+(?:[a-z]{1,2}(?![a-z=])|[A-Z](?![a-z=]))?"

# The same one again and again is one piece, but for a bracket, which may open a meld.
_CHARACTER = r"(?P<character>(?P<same>[^ \t,;])(?:(?!\[)(?P=same))*+)"


class Names(NamedTuple):
    """The words, and the keys: those that may touch tiles, and those that stand apart.

    ``listed`` are the keys whose values may have commas.
    """

    words: tuple[str, ...]
    touching: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()


def english(names: Names, written: Written = OWN) -> re.Pattern[str]:
    """The pattern of one piece of a line in ASCII; what it leaves out separates.

    Each group is one kind of piece.  There are two patterns, since most lines are ASCII and the
    other one takes long to compile.

    >>> [m.group() for m in english(Names(("self",), ("gold",))).finditer("1mself,+1pgold=6m")]
    ['1m', 'self', '+1p', 'gold=6m']
    """
    tiles, flowers = _tiles(names, written)
    return re.compile(
        rf"(?P<tiles>{tiles})"
        r"|\[(?P<meld>[^\[\]]*)\]"
        rf"|\+(?P<winning>{tiles}|{flowers}|{_DIGITS}|)"
        rf"|{_setting(_NAME, _ascii(names.listed))}"
        rf"|(?P<flowers>{flowers})|(?P<word>{_NAME})"
        rf"|(?P<digits>{_DIGITS})|{_CHARACTER}"
    )


def chinese(names: Names, written: Written = OWN) -> re.Pattern[str]:
    """The pattern of one piece of any line, as ``english`` is that of one in ASCII.

    >>> [m.group() for m in chinese(Names(("自摸",), ("翻",))).finditer("一二三万东东自摸翻=6m")]
    ['一二三万', '东', '东', '自摸', '翻=6m']
    """
    tiles, flowers = _tiles(names, written)
    flowers += "|" + CHINESE_FLOWERS
    words = [word for word in names.words if not word.isascii()]
    keys = [key for key in (*names.touching, *names.apart) if not key.isascii()]
    word = "|".join(filter(None, (_NAME, _one_of(words))))
    key = "|".join(filter(None, (_NAME, _one_of([*words, *keys]))))
    known = "|".join(filter(None, (CHINESE_FLOWERS, _one_of(words), written.chinese)))
    unknown = rf"(?:(?!{known})[{_IDEOGRAPHS}])++"
    begins = re.escape("".join(sorted({*GLYPHS, *FLOWER_GLYPHS, *"".join((*words, *keys))})))
    return re.compile(
        # What begins nothing goes first, as many as there are: ①m is one mistake
        rf"(?P<characters>[^\x00-\x7f{_IDEOGRAPHS}{begins}]++)(?:[mpszf](?![A-Za-z=]))?"
        rf"|(?P<tiles>{tiles})"
        r"|\[(?P<meld>[^\[\]]*)\]"
        # 东东 is one piece here, as EE is
        rf"|\+(?P<winning>{tiles}|(?:{written.chinese})+|{flowers}|{_DIGITS}|)"
        rf"|{_setting(key, names.listed)}"
        rf"|(?P<flowers>{flowers})|(?P<word>{word})|(?P<names>{written.chinese})"
        rf"|(?P<digits>{_DIGITS})|(?P<numerals>[{NUMERALS}]+)"
        rf"|(?P<foreign>{unknown}(?:=\S*)?)"
        rf"|{_CHARACTER}"
    )


def _one_of(words: Sequence[str]) -> str:
    """The pattern of any of the words; that of none, by its first letter, is seen at once."""
    if not words:
        return ""
    first = re.escape("".join(sorted({word[0] for word in words})))
    return rf"(?=[{first}])(?:{any_of(words)})"


def _ascii(spellings: Iterable[str]) -> tuple[str, ...]:
    return tuple(each for each in spellings if each.isascii())


def _tiles(names: Names, written: Written) -> tuple[str, str]:
    """The patterns of tiles and of flowers in ASCII.

    They may touch a word (123mself) or a key (5pgold=6m), but only one that is known.
    """
    words, keys = _ascii(names.words), _ascii(names.touching)
    then = rf"(?=(?:{any_of(words)})(?![a-z])|(?:{any_of((*keys, *words))})=)"
    after = rf"(?:(?![a-z=])|{then}{written.after and '|' + written.after})"
    touching = rf"{''.join(_not_within(keys))}{then}"
    return (
        rf"(?:(?:{written.numbers}){after}|{written.letters}(?:(?![A-Za-z=])|{touching}))",
        rf"(?:{written.flowers}){after}",
    )


def _not_within(keys: tuple[str, ...]) -> Iterator[str]:
    """That the letters before a key are not the beginning of another: Ckong= is ckong=."""
    for key in keys:
        for whole in keys:
            before = whole.removesuffix(key).upper()
            if whole != key and whole.endswith(key) and set(before) <= set(LETTERS):
                yield rf"(?!(?<={before}){re.escape(key)}=)"


def _setting(keys: str, listed: tuple[str, ...]) -> str:
    """The pattern of a key with its value.

    The commas in the value of a listed key belong to it; another key ends it.
    """
    key = rf"(?P<key>(?:{keys})={_VALUE})"
    if not listed:
        return key
    more = rf"(?:[,;](?=[^ \t,;])(?!(?:{keys})=){_VALUE})*"
    return rf"(?P<listed>(?i:{_one_of(listed)})={_VALUE}{more})|{key}"
