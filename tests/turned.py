"""Hands with each face turned into another, and the fans that mind."""

from __future__ import annotations

from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.tiles import Tile

PICTURES = {"绿一色", "推不倒"}
"""The fans that look at the pictures on the tiles, for which no suit is like another."""

TURNED = {"全大": "全小", "全小": "全大", "大于五": "小于五", "小于五": "大于五"}
"""What becomes of a fan when each number is taken from ten."""


def mapped(hand: Hand, faces: list[Tile]) -> Hand:
    """The hand with each face turned into another."""
    return hand.replace(
        concealed=tuple(sorted(faces[t] for t in hand.concealed)),
        winning=faces[hand.winning],
        melds=tuple(_turned(meld, faces) for meld in hand.melds),
        gold=None if hand.gold is None else faces[hand.gold],
        flipped=None if hand.flipped is None else faces[hand.flipped],
    )


def _turned(meld: Meld, faces: list[Tile]) -> Meld:
    tiles, offer = sorted(faces[tile] for tile in meld.tiles), meld.offer
    if meld.kind == "chow" and offer:
        offer = tiles.index(faces[meld.tiles[offer - 1]]) + 1
    return Meld(meld.kind, tiles[0], meld.concealed, offer)
