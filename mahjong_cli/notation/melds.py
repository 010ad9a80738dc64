"""Melds in text: what stands between brackets, or after ``kong=``."""

from __future__ import annotations

from functools import lru_cache

from mahjong_cli.hand.hand import Meld
from mahjong_cli.notation.tokens import FIRST_FLOWER, tiles_in
from mahjong_cli.problems.in_hand import BAD_MELD
from mahjong_cli.problems.in_text import BAD_OFFER
from mahjong_cli.problems.problem import Problem

OFFERS = {"chow": ("1", "2", "3"), "pung": ("1", "2", "3"), "kong": ("1", "2", "3", "5", "6", "7")}
"""What may stand after the comma in a meld of each kind."""


@lru_cache(maxsize=4096)
def meld_of(inner: str, honours: str) -> Meld | Problem:
    """The meld that stands between brackets, or what is wrong with it.

    >>> meld_of("EEE,2", "ESWNCFP")
    Meld(kind='pung', tile=27, concealed=False, offer=2)
    >>> meld_of("135m", "ESWNCFP").message()
    '[135m] is not a meld: chow, pung or kong expected'
    """
    written, comma, offer = inner.partition(",")
    tiles = tiles_in(written, honours)
    meld = melded(tiles)
    if not meld:
        return Problem(BAD_MELD, {"read": f"[{inner}]"})
    if not comma:
        return meld._replace(concealed=meld.kind == "kong")
    offers = OFFERS[meld.kind]
    if offer.strip() not in offers:
        args = {"read": f"[{inner}]", "offer": offer, "expected": offers}
        return Problem(BAD_OFFER, args)
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
