"""Tiles as Botzone, the platform of mahjong programs, writes them: ``W1 B9 T5 F1 J1``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mahjong_cli.notation.foreign import Form
from mahjong_cli.notation.tokens import Written
from mahjong_cli.text import Text
from mahjong_cli.tiles import DRAGONS, NAMES, SUITS, WINDS

TILES: dict[str, str] = (
    {f"{theirs}{n}": f"{n}{ours}" for theirs, ours in zip("WBT", SUITS, strict=True)
     for n in range(1, 10)}
    | {f"F{n}": NAMES[wind] for n, wind in enumerate(WINDS, 1)}
    | {f"J{n}": NAMES[dragon] for n, dragon in enumerate(DRAGONS, 1)}
    | {f"H{n}": f"{n}f" for n in range(1, 9)}
)  # fmt: skip
"""What each of its tiles is in our notation: 万 饼 条, winds, 中 发 白, flowers."""

_FLOWERS = "(?:H[1-8])++"
_NUMBERS = "(?:[WBT][1-9]|F[1-4]|J[1-3])++"


def _tiles(run: str) -> Iterator[tuple[str, int]]:
    """Each has two characters."""
    for n in range(0, len(run), 2):
        yield TILES[run[n : n + 2]], 2


BOTZONE = Form(
    "botzone",
    Text(
        "W characters, B dots, T bamboo, F1-F4 winds, J1-J3 red, green, white, H1-H8 flowers",
        "W 万、B 饼、T 条、F1-F4 东南西北、J1-J3 中发白、H1-H8 花",
        "W 萬、B 餅、T 條、F1-F4 東南西北、J1-J3 中發白、H1-H8 花",
    ),
    Written(numbers=_NUMBERS, letters="(?!)", flowers=_FLOWERS),
    re.compile(f"{_NUMBERS}|{_FLOWERS}"),
    _tiles,
    "W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B1 T4 T5 +T3 gold=B5",
)
"""The form."""
