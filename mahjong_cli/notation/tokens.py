"""The smallest pieces of the notation: tiles, melds, and the words and keys.

Everything here is a table or a pure function of a short text; where a piece stands in the
line is ``draft``'s concern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from mahjong_cli.hand.model import Meld
from mahjong_cli.hand.players import OPPONENTS
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import (
    FLOWER_GLYPHS,
    FLOWER_WORDS,
    GLYPHS,
    HONOUR_WORDS,
    LETTERS,
    NUMERALS,
    SUIT_WORDS,
    SUITS,
    named,
)

FIRST_FLOWER = 34
"""Where the notation counts flowers from: tile 34 is 1f, tile 41 is 8f."""

WORDS: dict[str, tuple[str, ...]] = {
    spelling: means
    for means, spellings in {
        ("self",): "self zimo tsumo 自摸",
        ("discard",): "discard ron 点炮 點炮 点炮和 點炮和",
        ("robkong",): "robkong 抢杠 搶杠 搶槓 抢杠和 搶杠和 搶槓和",
        ("kongdraw", "self"): "kongdraw 杠开 杠開 槓開 杠上开花 杠上開花 槓上開花",
        ("flowerdraw", "self"): "flowerdraw 补花 補花",
        ("last",): "last 海底",
        ("last", "discard"): "海底捞月 海底撈月",
        ("last", "self"): "妙手回春",
        ("fourth",): "fourth 绝张 絕張 和绝张 和絕張",
    }.items()
    for spelling in spellings.split()
}
"""Every word, and all that it says about how the hand was won."""

KEYS: dict[str, str] = {
    spelling: key
    for key, spellings in {
        "seat": "seat 门风 門風",
        "round": "round 圈风 圈風",
        "gold": "gold 黄金 黃金 赖子 賴子",
        "flip": "flip 翻",
        "flowers": "flowers",
        "rules": "rules",
        "z": "z",
        "win": "win",
        "chow": "chow 吃",
        "pung": "pung 碰",
        "kong": "kong 明杠 明槓",
        "ckong": "ckong 暗杠 暗槓",
        "dealer": "dealer",
        "from": "from",
        "fed": "fed",
        "zhongkong": "zhongkong 红中杠 紅中杠 紅中槓",
        "laizikong": "laizikong 赖子杠 賴子杠 賴子槓",
        "left": "left",
        "across": "across",
        "right": "right",
    }.items()
    for spelling in spellings.split()
}
"""Every key but the house options, and what it is called in English."""

PLAYER_KEYS = frozenset(("dealer", "from", "fed", "zhongkong", "laizikong", *OPPONENTS))
"""The keys about the players, which only games settled among them know."""


def _any(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first: 红中 before 中."""
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


_SUIT_WORDS = "".join(SUIT_WORDS)
_CHINESE_TILES = (
    rf"[0-9]+[{_SUIT_WORDS}]|[{NUMERALS}]+[{_SUIT_WORDS}]|{_any(HONOUR_WORDS)}|[{GLYPHS}]+"
)
_CHINESE_FLOWERS = rf"[{''.join(FLOWER_WORDS)}]|[{FLOWER_GLYPHS}]+"


def _setting(keys: str) -> str:
    """The pattern of a key and its value.

    The commas between the states of a player belong to the value; another key ends it.
    """
    value = r"[^ \t,;\[\]+]*"
    states = rf"{value}(?:[,;](?=[^ \t,;])(?!(?:{keys})=){value})*"
    player = rf"(?P<player>(?i:{'|'.join(OPPONENTS)}))=(?P<states>{states})"
    return rf"{player}|(?P<key>{keys})=(?P<value>{value})"


@cache
def tokens(ascii: bool) -> re.Pattern[str]:
    """The pattern of one piece of a line; what it leaves out (spaces, commas) separates.

    There are two, since most lines are ASCII and the larger one takes long to compile.
    """
    english = rf"{_any(w for w in WORDS if w.isascii())}"
    keys = rf"{_any(k for k in KEYS if k.isascii())}"
    # Tiles may touch a word (123mself) or a key (5pgold=6m), but only a known one.
    then = rf"(?=(?:{english})(?![a-z])|(?:{keys}|{english})=)"
    numbers = rf"(?:[0-9]+[mps]|[1-7]+z)(?:(?![a-z=])|{then})"
    tiles = rf"(?:{numbers}|[{LETTERS}]+(?:(?![A-Za-z=])|(?!(?<=C)kong=){then}))"
    flowers = rf"[1-8]+f(?:(?![a-z=])|{then})"
    # What looks like tiles but is none: numbers with a wrong suit, a wrong number, or no suit.
    digits = r"[0-9]+(?:[a-z]{1,2}(?![a-z=])|[A-Z](?![a-z=]))?"
    words = keys = r"[A-Za-z_][A-Za-z_-]*"
    names = many = rest = ""
    other = r"[^ \t,;]"
    if not ascii:
        chinese = _any(w for w in WORDS if not w.isascii())
        keys += "|" + _any(k for k in (*KEYS, *WORDS) if not k.isascii())
        words += "|" + chinese
        flowers += "|" + _CHINESE_FLOWERS
        names = "|" + _CHINESE_TILES
        many = rf"|(?:{_CHINESE_TILES})+"  # 东东 is one piece, as EE is
        known = rf"{_CHINESE_FLOWERS}|{chinese}|{_CHINESE_TILES}"
        rest = (
            rf"|(?P<numerals>[{NUMERALS}]+)"
            rf"|(?P<cjk>(?:(?!{known})[㐀-䶿一-鿿\U00020000-\U0003ffff])+)(?P<equals>=\S*)?"
        )
        other = r"[^\x00-\x7f][mpszf](?![A-Za-z=])|" + other  # ①m is one mistake
    return re.compile(
        rf"(?P<tiles>{tiles})"
        r"|\[(?P<meld>[^\[\]]*)\]"
        rf"|\+(?P<plus>{tiles}{many}|{flowers}|{digits}|)"
        rf"|{_setting(keys)}"
        rf"|(?P<flowers>{flowers})|(?P<word>{words}){names and '|(?P<names>' + names[1:] + ')'}"
        rf"|(?P<digits>{digits}){rest}|(?P<other>{other})"
    )


@cache
def _run(ascii: bool) -> re.Pattern[str]:
    run = rf"[0-9]+[mps]|[1-7]+z|[1-8]+f|[{LETTERS}]+"
    return re.compile(run if ascii else rf"{run}|{_CHINESE_TILES}|{_CHINESE_FLOWERS}")


_SUIT = {s: n for n, s in enumerate(SUITS)} | SUIT_WORDS
_RANK = {c: n for n, c in enumerate("123456789")} | {c: n for n, c in enumerate(NUMERALS)}
_RANK["0"] = 4  # a red five
_SINGLE = (
    {c: named(c) for c in LETTERS}
    | HONOUR_WORDS
    | {c: t for t, c in enumerate(GLYPHS)}
    | {w: FIRST_FLOWER - 1 + n for w, n in FLOWER_WORDS.items()}
    | {c: FIRST_FLOWER + n for n, c in enumerate(FLOWER_GLYPHS)}
)


@lru_cache(maxsize=4096)
def tiles_of(token: str, honours: str) -> tuple[int, ...]:
    """The tiles that a ``tiles``, ``names`` or ``flowers`` token names, flowers from 34.

    ``honours`` are the letters of 1z-7z.

    >>> tiles_of("123m", "ESWNCFP"), tiles_of("5z", "ESWNPFC"), tiles_of("8f", "ESWNCFP")
    ((0, 1, 2), (33,), (41,))
    """
    ranks, last = token[:-1], token[-1]
    if token in _SINGLE:
        return (_SINGLE[token],)
    if last in _SUIT:
        return tuple(9 * _SUIT[last] + _RANK[c] for c in ranks)
    if last == "z":
        return tuple(named(honours[int(c) - 1]) for c in ranks)
    if last == "f":
        return tuple(FIRST_FLOWER - 1 + int(c) for c in ranks)
    return tuple(_SINGLE[c] for c in token)


@lru_cache(maxsize=4096)
def tiles_in(text: str, honours: str) -> tuple[int, ...]:
    """The tiles of a text that holds nothing else but spaces; none if it does.

    >>> tiles_in("1m 红中", "ESWNCFP"), tiles_in("1m?", "ESWNCFP")
    ((0, 31), ())
    """
    found: list[int] = []
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
        elif run := _run(text.isascii()).match(text, at):
            found += tiles_of(run.group(), honours)
            at = run.end()
        else:
            return ()
    return tuple(found)


OFFERS = {"chow": ("1", "2", "3"), "pung": ("1", "2", "3"), "kong": ("1", "2", "3", "5", "6", "7")}
"""What may stand after the comma in a meld of each kind."""


@lru_cache(maxsize=4096)
def meld_of(inner: str, honours: str) -> Meld | Problem:
    """The meld that stands between brackets, or what is wrong with it.

    >>> meld_of("EEE,2", "ESWNCFP")
    Meld(kind='pung', tile=27, concealed=False, offer=2)
    >>> meld_of("135m", "ESWNCFP").message()
    '[135m] is no meld: chow, pung or kong expected'
    """
    written, comma, offer = inner.partition(",")
    tiles = tiles_in(written, honours)
    meld = melded(tiles)
    if not meld:
        return Problem("bad-meld", {"read": f"[{inner}]"})
    if not comma:
        return meld._replace(concealed=meld.kind == "kong")
    offers = OFFERS[meld.kind]
    if offer.strip() not in offers:
        args = {"read": f"[{inner}]", "offer": offer, "expected": offers}
        return Problem("bad-offer", args)
    place = int(offer)
    if meld.kind == "chow":  # the tile claimed may be written in any place
        place = tiles[place - 1] - meld.tile + 1
    return meld._replace(offer=place)


def melded(tiles: tuple[int, ...]) -> Meld | None:
    """The exposed meld that these tiles make, in whatever order, if they make one.

    >>> melded((2, 0, 1)), melded((27, 28, 29))
    (Meld(kind='chow', tile=0, concealed=False, offer=None), None)
    """
    if len(tiles) not in (3, 4) or max(tiles) >= FIRST_FLOWER:
        return None
    low, *_, high = sorted(tiles)
    if low == high:
        return Meld("pung" if len(tiles) == 3 else "kong", low)
    if set(tiles) == {low, low + 1, low + 2} and len(tiles) == 3 and high < 27:
        return Meld("chow", low) if low // 9 == high // 9 else None
    return None
