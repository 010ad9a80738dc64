"""How the values of the keys of every game are read: tiles, winds, melds.

Each reader takes the text of the value and what is said for other keys, as ``vocabulary.Key``
wants it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mahjong_cli.hand.hand import Meld
from mahjong_cli.notation.melds import meld_in
from mahjong_cli.notation.tokens import FIRST_FLOWER, tiles_in
from mahjong_cli.notation.vocabulary import Values, read_choice
from mahjong_cli.problems.advice import (
    CAPITAL_HONOURS,
    DID_YOU_MEAN,
    FLOWER_GOLD,
    FLOWER_SEEN,
    SMALL_SUIT,
)
from mahjong_cli.problems.in_text import BAD_MELD_VALUE
from mahjong_cli.problems.in_words import BAD_TILE_VALUE, BAD_TILES_VALUE, BAD_WIND, FLOWER_VALUE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text, called, tile_name
from mahjong_cli.tiles import HONOUR_WORDS, LETTERS, WINDS, Z_ORDER, Tile, named


def honours(said: Values) -> str:
    """The letters of 1z-7z, in the order that ``z`` names.

    >>> honours({}), honours({"z": "riichi"})
    ('ESWNCFP', 'ESWNPFC')
    """
    return Z_ORDER[said.get("z", "chinese")]


ORDERS_CALLED = {
    "chinese": ("中发白", "中發白", "中国", "中國"),
    "riichi": ("白发中", "白發中", "日本"),
}
"""What else the orders of the honours are called."""


def read_order(text: str, _said: Values) -> str | Problem:
    """The order of the honours."""
    return read_choice(tuple(Z_ORDER), text, ORDERS_CALLED)


FORMS = ("standard", "botzone", "tenhou", "prefix")
"""The notations that may be chosen, mjscore's own first."""

FORMS_CALLED = {
    "standard": ("标准", "標準"),
    "tenhou": ("天凤", "天鳳"),
    "prefix": ("花色在前",),
}
"""What else they are called."""


def read_form(text: str, _said: Values) -> str | Problem:
    """The notation that tiles are in."""
    return read_choice(FORMS, text, FORMS_CALLED)


def read_tiles(text: str, said: Values) -> tuple[int, ...] | Problem:
    """Tiles, flowers from 34."""
    return tiles_in(text, honours(said)) or Problem(BAD_TILE_VALUE, tile_meant(text))


_NEVER_GOLD = Problem(FLOWER_VALUE, {"hint": FLOWER_GOLD})
_FLIPPED_AGAIN = Problem(FLOWER_VALUE)
_NEVER_SEEN = Problem(FLOWER_VALUE, {"hint": FLOWER_SEEN})


def read_gold(text: str, said: Values) -> Tile | Problem:
    """One face that is gold."""
    return _face(text, said, _NEVER_GOLD)


def read_flip(text: str, said: Values) -> Tile | Problem:
    """One face that is flipped."""
    return _face(text, said, _FLIPPED_AGAIN)


def read_seen(text: str, said: Values) -> tuple[Tile, ...] | Problem:
    """Tiles that lie open, in face order."""
    tiles = tiles_in(text, honours(said))
    if not tiles:
        return Problem(BAD_TILES_VALUE, tile_meant(text))
    return tuple(sorted(tiles)) if max(tiles) < FIRST_FLOWER else _NEVER_SEEN


def _face(text: str, said: Values, flower: Problem) -> Tile | Problem:
    tiles = tiles_in(text, honours(said))
    if len(tiles) != 1:
        return Problem(BAD_TILE_VALUE, tile_meant(text))
    return tiles[0] if tiles[0] < FIRST_FLOWER else flower


def read_wind(text: str, said: Values) -> Tile | Problem:
    """One wind."""
    order = honours(said)
    tiles = tiles_in(text, order)
    if len(tiles) == 1 and tiles[0] in WINDS:
        return tiles[0]
    meant = tile_meant(text)
    near = meant.get("near")
    if near and tiles_in(near.en if isinstance(near, Text) else str(near), order)[0] not in WINDS:
        meant = {}
    return Problem(BAD_WIND, meant)


def meld_reader(kind: str, example: str, *, concealed: bool = False) -> Callable[..., object]:
    """What reads a meld of this kind, its tiles only."""

    def read(text: str, said: Values) -> Meld | Problem:
        _, meld = meld_in(text, honours(said))
        if meld and meld.kind == kind:
            return meld._replace(concealed=concealed)
        return Problem(BAD_MELD_VALUE, {"example": example})

    return read


_TILE = re.compile("([0-9]+)([MPSZF])")
_WINDS = {"east": "E", "south": "S", "west": "W", "north": "N"}


def tile_meant(text: str) -> dict[str, object]:
    """What a tile in a value may have been meant as: the arguments of a hint, or nothing.

    >>> tile_meant("6M")["small"], tile_meant("South")["near"].zh, tile_meant("南风")["near"].en
    ('m', '南', '南')
    """
    if match := _TILE.fullmatch(text):
        return {"digits": match[1], "small": match[2].lower(), "hint": SMALL_SUIT}
    if len(text) == 1 and text.upper() in LETTERS:
        return {"near": text.upper(), "hint": CAPITAL_HONOURS}
    bare = text.lower().removesuffix(" wind").rstrip("风風")
    if letter := _WINDS.get(bare):
        return {"near": tile_name(named(letter)), "hint": DID_YOU_MEAN}
    if bare != text and bare in HONOUR_WORDS:
        return {"near": called(bare), "hint": DID_YOU_MEAN}
    return {}
