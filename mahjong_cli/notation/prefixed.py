"""Tiles whose suit stands before their numbers: ``m123 p55 z1``, ``万234``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mahjong_cli.notation.foreign import Form
from mahjong_cli.notation.tokens import Written, any_of
from mahjong_cli.text import Text
from mahjong_cli.tiles import GLYPHS, HONOUR_WORDS, NUMERALS, SUIT_WORDS

_CHINESE = rf"[{''.join(SUIT_WORDS)}](?:[0-9]++|[{NUMERALS}]++)"
_NUMBERS = "[mps][0-9]++|z[1-7]++"
_FLOWERS = "f[1-8]++"


def _tiles(run: str) -> Iterator[tuple[str, int]]:
    """The suit belongs to the first of the numbers."""
    for n, number in enumerate(run[1:]):
        yield number + run[0], 1 if n else 2


PREFIXED = Form(
    "prefix",
    Text(
        "the suit before its numbers; winds and dragons as ever",
        "花色写在数字前面；风牌和箭牌照旧",
        "花色寫在數字前面；風牌和箭牌照舊",
    ),
    Written(
        numbers=_NUMBERS,
        flowers=_FLOWERS,
        chinese=rf"{_CHINESE}|{any_of(HONOUR_WORDS)}|[{GLYPHS}]+",
        after="(?=[mpszf][0-9])",
    ),
    re.compile(f"{_NUMBERS}|{_FLOWERS}|{_CHINESE}"),
    _tiles,
    "m123 m456 m789 p11 s45 +s3 gold=p5",
)
"""The form."""
