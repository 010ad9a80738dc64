"""The 34 faces as ints 0-33, the flowers 1-8, and the name of each in every form.

A face is an ``int``: 0-8 are 1m-9m (万), 9-17 are 1p-9p (饼), 18-26 are 1s-9s (条),
27-30 are E S W N (东南西北), 31-33 are C F P (中发白).  A flower is an ``int`` 1-8,
written ``1f``-``8f`` (春夏秋冬梅兰竹菊).
"""

from __future__ import annotations

from collections.abc import Iterable

Tile = int
"""A face, 0-33."""

FACES = range(34)
SUITS = "mps"
WINDS = range(27, 31)
DRAGONS = range(31, 34)
NUMBERS = range(27)
HONOURS = range(27, 34)
LETTERS = "ESWNCFP"
EAST, SOUTH, WEST, NORTH, RED, GREEN_DRAGON, WHITE = HONOURS

NAMES: tuple[str, ...] = tuple(f"{n}{s}" for s in SUITS for n in range(1, 10)) + tuple(LETTERS)
"""The name of each face in letters, in face order."""

CHINESE_NAMES = tuple(f"{n}{s}" for s in "万饼条" for n in range(1, 10)) + tuple("东南西北中发白")
"""The name of each face in Chinese, as the notation reads it too."""

TRADITIONAL_NAMES = (
    *(f"{n}{s}" for s in "萬餅條" for n in range(1, 10)),
    *"東南西北中發白",
)
"""The same in traditional characters."""

FLOWER_NAMES: tuple[str, ...] = tuple("春夏秋冬梅兰竹菊")
"""The flowers 1f-8f, in order."""

SUIT_WORDS: dict[str, int] = {
    "万": 0, "萬": 0, "饼": 1, "餅": 1, "筒": 1, "条": 2, "條": 2, "索": 2,
}  # fmt: skip
"""The Chinese suit words, and the place of each suit in ``SUITS``."""

NUMERALS = "一二三四五六七八九"

HONOUR_WORDS: dict[str, Tile] = {
    "东": EAST, "東": EAST, "南": SOUTH, "西": WEST, "北": NORTH,
    "中": RED, "红中": RED, "紅中": RED,
    "发": GREEN_DRAGON, "發": GREEN_DRAGON, "发财": GREEN_DRAGON, "發財": GREEN_DRAGON,
    "發财": GREEN_DRAGON, "发財": GREEN_DRAGON, "青发": GREEN_DRAGON, "青發": GREEN_DRAGON,
    "白": WHITE, "白板": WHITE, "白闆": WHITE,
}  # fmt: skip
"""The Chinese names of the honours."""

FLOWER_WORDS: dict[str, int] = {w: n for n, w in enumerate(FLOWER_NAMES, 1)} | {"蘭": 6}

Z_ORDER: dict[str, str] = {"chinese": "ESWNCFP", "riichi": "ESWNPFC"}
"""What ``1z``-``7z`` mean: 中发白 in Chinese programs, 白发中 in riichi ones."""

GLYPHS: str = "".join(
    map(chr, [*range(0x1F007, 0x1F010), *range(0x1F019, 0x1F022), *range(0x1F010, 0x1F019)])
) + "".join(map(chr, range(0x1F000, 0x1F007)))
"""The Unicode tile of each face, in face order."""

FLOWER_GLYPHS: str = "".join(map(chr, [*range(0x1F026, 0x1F02A), *range(0x1F022, 0x1F026)]))
"""The Unicode tile of each flower 1f-8f."""


def suit(tile: Tile) -> int:
    """The suit of a face: 0 characters, 1 dots, 2 bamboo, 3 honours.

    >>> [suit(t) for t in (0, 9, 26, 33)]
    [0, 1, 2, 3]
    """
    return tile // 9


def rank(tile: Tile) -> int:
    """The number on a suit tile, 1-9 (for an honour, its place 1-7 among the honours).

    >>> [rank(t) for t in (0, 17, 27)]
    [1, 9, 1]
    """
    return tile % 9 + 1


def named(name: str) -> Tile:
    """The face with this name in letters.

    Raises ``ValueError`` when there is none.

    >>> named("5p"), named("E")
    (13, 27)
    """
    return NAMES.index(name)


def write(tiles: Iterable[Tile]) -> str:
    """Faces in letters, in the order given, numbers of one suit run together.

    >>> write([0, 1, 2, 9, 27, 27])
    '123m1pEE'
    """
    text, last = "", ""
    for tile in tiles:
        sign, suit = _SIGNS[tile]
        text += sign if suit == last else last + sign
        last = suit
    return text + last


_SIGNS = tuple([(name[0], name[1:]) for name in NAMES])


def successor(tile: Tile) -> Tile:
    """The face that follows the flipped one and so becomes gold (ruling A-02).

    Within a suit 9 is followed by 1; 东南西北发白 follow each other round, 中 by 发.

    >>> [NAMES[successor(named(t))] for t in ("5m", "9p", "N", "C", "P")]
    ['6m', '1p', 'F', 'F', 'E']
    """
    if suit(tile) < 3:
        return tile - 8 if rank(tile) == 9 else tile + 1
    return {NORTH: GREEN_DRAGON, WHITE: EAST}.get(tile, tile + 1)


# Kinds and classes of tiles

Class = range | frozenset[int]
"""Some faces that a rule has a word for."""

CHARACTERS, DOTS, BAMBOO = range(9), range(9, 18), range(18, 27)

KINDS: tuple[Class, ...] = (CHARACTERS, DOTS, BAMBOO, WINDS, DRAGONS)
"""The kinds of tiles; every face is of one."""


def _numbers(*ranks: int, suits: str = SUITS) -> frozenset[Tile]:
    """The faces of these suits with these numbers."""
    return frozenset(named(f"{n}{s}") for s in suits for n in ranks)


TERMINALS = _numbers(1, 9)
SIMPLES = _numbers(2, 3, 4, 5, 6, 7, 8)
ORPHANS = TERMINALS | frozenset(HONOURS)
"""Terminals and honours 幺九."""

EVEN, FIVES = _numbers(2, 4, 6, 8), _numbers(5)
LOWER, MIDDLE, UPPER = _numbers(1, 2, 3), _numbers(4, 5, 6), _numbers(7, 8, 9)
LOWER_FOUR, UPPER_FOUR = _numbers(1, 2, 3, 4), _numbers(6, 7, 8, 9)

GREEN = _numbers(2, 3, 4, 6, 8, suits="s") | {GREEN_DRAGON}
REVERSIBLE = (
    _numbers(1, 2, 3, 4, 5, 8, 9, suits="p") | _numbers(2, 4, 5, 6, 8, 9, suits="s") | {WHITE}
)
"""The tiles that look the same upside down."""
