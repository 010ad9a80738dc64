"""What a user would use instead: other calculators, brute force over the golds, a loop."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from mahjong.meld import Meld
from MahjongGB import MahjongFanCalculator  # type: ignore[import-not-found]

from mahjong_cli import Hand
from mahjong_cli.tiles import FACES, Tile
from tests.oracle import PACKS, TILES

Call = tuple[object, ...]

# PyMahjongGB: one call, or one for every assignment of the golds


def gb_call(hand: Hand) -> Call:
    """The arguments of the call about a hand without gold."""
    return _gb_call(hand, hand.concealed, hand.winning)


def _gb_call(hand: Hand, concealed: tuple[Tile, ...], winning: Tile) -> Call:
    packs = tuple((PACKS[m.kind], TILES[m.tiles[m.kind == "chow"]], 1) for m in hand.melds)
    return (
        packs, tuple(TILES[t] for t in concealed), TILES[winning], hand.flowers,
        hand.won.self_drawn, False, False, False, 0, 0,
    )  # fmt: skip


def gb(call: Call) -> object:
    """One call; a hand that does not win raises."""
    try:
        return MahjongFanCalculator(*call)
    except TypeError:
        return None


def brute_force(hand: Hand) -> None:
    """Ask about every assignment of the golds."""
    for call in _assignments(hand):
        gb(call)


def _assignments(hand: Hand) -> Iterator[Call]:
    held = tuple(t for t in hand.concealed if t != hand.gold)
    golds = len(hand.concealed) - len(held) + (hand.winning == hand.gold)
    for faces in combinations_with_replacement(FACES, golds):
        if hand.winning == hand.gold:
            yield _gb_call(hand, held + faces[:-1], faces[-1])
        else:
            yield _gb_call(hand, held + faces, hand.winning)


# `mahjong`, in Python as we are: its yaku, fu and payments of the same tiles

_RIICHI: list[int] = [4 * tile for tile in (*range(31), 33, 32, 31)]
"""Its first copy of each face; its dragons are 白 发 中."""

_KINDS = {"chow": Meld.CHI, "pung": Meld.PON, "kong": Meld.KAN}


def riichi_call(hand: Hand) -> dict[str, Any]:
    """The arguments of its call about a hand without gold."""
    used = Counter[Tile]()

    def copy(tile: Tile) -> int:
        used[tile] += 1
        return _RIICHI[tile] + used[tile] - 1

    winning = copy(hand.winning)
    melds = [
        Meld(_KINDS[meld.kind], [copy(tile) for tile in meld.tiles], not meld.concealed)
        for meld in hand.melds
    ]
    tiles = [winning, *map(copy, hand.concealed), *(tile for meld in melds for tile in meld.tiles)]
    config = HandConfig(is_tsumo=hand.won.self_drawn)
    return {"tiles": tiles, "win_tile": winning, "melds": melds, "config": config}


def riichi(call: dict[str, Any]) -> object:
    """One call; what has no yaku says so."""
    return HandCalculator.estimate_hand_value(**call)


# What a user would write in an afternoon: the line, PyMahjongGB's call, the answer as JSON

_LETTERS = {"m": "W", "s": "T", "p": "B"}
_HONOURS = dict(zip("ESWNCFP", ("F1", "F2", "F3", "F4", "J1", "J2", "J3"), strict=True))
_TOKENS = re.compile(r"\[([^],]*)(,\d)?\]|kong=(\S+)|\+(\S+)|(\w+=\w+)|([a-z]{4,})|(\S+)")


def _tiles(text: str) -> list[str]:
    tiles = []
    for digits, suit, honour in re.findall(r"([1-9]+)([mps])|([ESWNCFP])", text):
        tiles += [_HONOURS[honour]] if honour else [_LETTERS[suit] + d for d in digits]
    return tiles


def loop(line: str) -> str:
    """A line of text to a line of JSON."""
    packs, loose, winning, flowers, words = [], list[str](), "", 0, set[str]()
    for meld, offer, kong, win, key, word, run in _TOKENS.findall(line):
        if meld or kong:
            tiles = _tiles(meld or kong)
            kind = "GANG" if len(tiles) == 4 else "PENG" if tiles[0] == tiles[1] else "CHI"
            shown = kind != "GANG" or bool(offer or kong)
            packs.append((kind, tiles[kind == "CHI"], int(shown)))
        elif win:
            winning = _tiles(win)[0]
        elif word:
            words.add(word)
        elif key.startswith("flowers="):
            flowers = int(key[8:])
        elif run:
            loose += _tiles(run)
            flowers += run.count("f")
    try:
        fans = MahjongFanCalculator(
            tuple(packs), tuple(loose), winning, flowers, "self" in words, "fourth" in words,
            "kongdraw" in words or "robkong" in words, "last" in words, 0, 0,
        )  # fmt: skip
    except TypeError as error:
        return json.dumps({"input": line, "error": str(error)}, ensure_ascii=False)
    total = sum(points for points, _ in fans)
    rows = [{"zh": zh, "points": points} for points, zh in fans]
    return json.dumps({"input": line, "total": total, "fans": rows}, ensure_ascii=False)
