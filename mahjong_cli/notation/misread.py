"""What to say of a piece of a line that cannot be read: the problem, and what was meant.

Places are columns of the folded line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mahjong_cli.notation.tokens import KEYS, WORDS
from mahjong_cli.problems.problem import Problem, nearest
from mahjong_cli.tiles import HONOUR_WORDS, LETTERS

EXAMPLES = {
    "seat": "E", "round": "S", "gold": "6m", "flip": "5m", "flowers": "3", "rules": "golden",
    "z": "riichi", "win": "5p", "chow": "123m", "pung": "555p", "kong": "5555p", "ckong": "5555p",
    "dealer": "self", "from": "left", "fed": "left", "zhongkong": "1", "laizikong": "1",
    "left": "open", "across": "open", "right": "open",
}  # fmt: skip
"""A value for each key, as messages show it."""

_LAST = {"z": "7", "f": "8"}
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ENGLISH_WORDS = tuple(w for w in WORDS if w.isascii())


def numbers(text: str, start: int) -> Iterator[Problem]:
    """Numbers with a wrong suit, with none, or not all in their suit.

    >>> [p.message() for p in numbers("19z", 0)]
    ['9z is no tile: 1z-7z expected']
    """
    digits = text.rstrip(_LETTERS)
    suit, at, end = text[len(digits) :], start + len(digits), start + len(text)
    if suit in _LAST:
        for n, c in enumerate(digits, start):
            if not "1" <= c <= _LAST[suit]:
                args = {"read": c + suit, "expected": f"1{suit}-{_LAST[suit]}{suit}"}
                yield Problem("bad-rank", args, (), n, n + 1)
    elif not suit:
        yield Problem("no-suit", {"read": digits}, (), start, end)
    else:
        args = {"suit": suit, "digits": digits}
        if suit in ("M", "P", "S", "Z", "F"):
            args |= {"small": suit.lower(), "hint": "small-suit"}
        yield Problem("bad-suit", args, (), at, end)


def word(text: str, start: int) -> Problem:
    """A word that is not known, or a key that lacks its value.

    >>> word("slef", 0).hint(), word("eee", 0).hint()
    ('did you mean self?', 'winds and dragons are capital letters: EEE')
    """
    place = start, start + len(text)
    args: dict[str, object] = {"read": text}
    if key := KEYS.get(text.lower()):
        return Problem("key-alone", args | {"example": EXAMPLES[key]}, (), *place)
    if set(text.upper()) <= set(LETTERS):
        args |= {"near": text.upper(), "hint": "capital-honours"}
    elif near := nearest(text.lower(), [*WORDS, *KEYS]):
        args |= {"near": near, "hint": "did-you-mean"}
    else:
        args["known"] = _ENGLISH_WORDS
    return Problem("unknown-word", args, (), *place)


_TILE = re.compile("([0-9]+)([MPSZF])")
_WINDS = {"east": "E", "south": "S", "west": "W", "north": "N"}


def tile(text: str) -> dict[str, object]:
    """What a tile in a value may have been meant as: the arguments of a hint, or nothing.

    >>> tile("6M"), tile("South")["near"], tile("南风")["near"]
    ({'digits': '6', 'small': 'm', 'hint': 'small-suit'}, 'S', '南')
    """
    if match := _TILE.fullmatch(text):
        return {"digits": match[1], "small": match[2].lower(), "hint": "small-suit"}
    if len(text) == 1 and text.upper() in LETTERS:
        return {"near": text.upper(), "hint": "capital-honours"}
    bare = text.lower().removesuffix(" wind").rstrip("风風")
    near = _WINDS.get(bare) or (bare if bare != text and bare in HONOUR_WORDS else None)
    return {"near": near, "hint": "did-you-mean"} if near else {}


def character(c: str, start: int) -> Problem:
    """A character that no piece begins with.

    >>> character("①", 0).message()
    '① (U+2460) is no digit here: 0-9 expected'
    """
    if c in "[]":
        return Problem("meld-unclosed" if c == "[" else "meld-unopened", {}, (), start, start + 1)
    if c.isnumeric():
        name = "foreign-digit"
    else:
        name = "foreign-glyph" if "\U0001f000" <= c <= "\U0001f02f" else "bad-character"
    args = {"read": c, "point": f"U+{ord(c):04X}"}
    return Problem(name, args, (), start, start + 1)
