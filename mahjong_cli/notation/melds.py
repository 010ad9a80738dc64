"""Melds in text: what stands between brackets, or after ``kong=``."""

from __future__ import annotations

import re
from functools import lru_cache

from mahjong_cli.hand.hand import Meld
from mahjong_cli.notation.tokens import FIRST_FLOWER, any_of, tiles_in
from mahjong_cli.problems.in_hand import BAD_MELD
from mahjong_cli.problems.in_text import BAD_OFFER
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import GLYPHS, HONOUR_WORDS, LETTERS, NUMERALS

OFFERS = {"chow": ("1", "2", "3"), "pung": ("1", "2", "3"), "kong": ("1", "2", "3", "5", "6", "7")}
"""What may stand after the comma in a meld of each kind."""


_OFFER = re.compile(r"(.*[^0-9,])([0-9])")
"""Tiles and what stands right after them, in a meld without a comma."""


@lru_cache(maxsize=4096)
def meld_of(inner: str, honours: str) -> Meld | Problem:
    """The meld that stands between brackets, or what is wrong with it.

    The comma before the offer may be left out, as other programs do.

    >>> meld_of("EEE,2", "ESWNCFP")
    Meld(kind='pung', tile=27, concealed=False, offer=2, golds=())
    >>> meld_of("EEE2", "ESWNCFP") == meld_of("EEE,2", "ESWNCFP")
    True
    >>> meld_of("135m", "ESWNCFP").message()
    '[135m] is not a meld: chow, pung or kong expected'
    """
    written, comma, offer = inner.partition(",")
    if not comma and (after := _OFFER.fullmatch(inner)):
        written, offer = after.groups()
    tiles, meld = meld_in(written, honours)
    if not meld:
        return Problem(BAD_MELD, {"read": f"[{inner}]"})
    if not (comma or offer):
        return meld._replace(concealed=meld.kind == "kong")
    offers = OFFERS[meld.kind]
    if offer.strip() not in offers:
        args = {"read": f"[{inner}]", "offer": comma + offer, "expected": offers}
        return Problem(BAD_OFFER, args)
    place = int(offer)
    if meld.kind == "chow":  # the tile claimed may be written in any place
        place = tiles[place - 1] - meld.tile + 1
    return meld._replace(offer=place)


def meld_in(text: str, honours: str) -> tuple[tuple[int, ...], Meld | None]:
    """The tiles of a text, and the exposed meld that they make, if they make one.

    A ``*`` marks the tile before it as one that a gold stands for.

    >>> meld_in("64*5m", "ESWNCFP")
    ((5, 3, 4), Meld(kind='chow', tile=3, concealed=False, offer=None, golds=(0,)))
    """
    plain, *after = text.split("*")
    if not after:
        tiles = tiles_in(text, honours)
        return tiles, melded(tiles)
    places = []
    for part in after:
        places.append(len(re.findall(_TILE, plain)) - 1)
        plain += part
    tiles = tiles_in(plain, honours)
    meld = melded(tiles)
    if meld is None or min(places) < 0 or len(set(places)) < len(places):
        return tiles, None
    if meld.kind == "chow":
        golds = sorted(tiles[place] - meld.tile for place in places)
    else:
        golds = [*range(len(tiles) - len(places), len(tiles))]
    return tiles, meld._replace(golds=tuple(golds))


_TILE = rf"{any_of(HONOUR_WORDS)}|[0-9{NUMERALS}{LETTERS}{GLYPHS}]"
"""The pattern of one tile, its suit aside."""


def melded(tiles: tuple[int, ...]) -> Meld | None:
    """The exposed meld that these tiles make, in whatever order, if they make one.

    >>> melded((2, 0, 1)), melded((27, 28, 29))
    (Meld(kind='chow', tile=0, concealed=False, offer=None, golds=()), None)
    """
    if len(tiles) not in (3, 4) or max(tiles) >= FIRST_FLOWER:
        return None
    low, *_, high = sorted(tiles)
    if low == high:
        return Meld("pung" if len(tiles) == 3 else "kong", low)
    if set(tiles) == {low, low + 1, low + 2} and len(tiles) == 3 and high < 27:
        return Meld("chow", low) if low // 9 == high // 9 else None
    return None
