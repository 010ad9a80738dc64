"""The 34 faces as ints 0-33, the flowers 1-8, and the name of each in every form.

A face is an ``int``: 0-8 are 1m-9m (万), 9-17 are 1p-9p (饼), 18-26 are 1s-9s (条),
27-30 are E S W N (东南西北), 31-33 are C F P (中发白).  A flower is an ``int`` 1-8,
written ``1f``-``8f`` (春夏秋冬梅兰竹菊).

Counts of faces are kept in one ``int``, four bits to a face: ``counts(tiles)``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby, permutations

Tile = int
"""A face, 0-33."""

FACES = range(34)
SUITS = "mps"
WINDS = range(27, 31)
DRAGONS = range(31, 34)
HONOURS = range(27, 34)
LETTERS = "ESWNCFP"
FIVES = (4, 13, 22)
EAST, SOUTH, WEST, NORTH, RED, GREEN_DRAGON, WHITE = HONOURS

NAMES: tuple[str, ...] = tuple(f"{n}{s}" for s in SUITS for n in range(1, 10)) + tuple(LETTERS)
"""The name of each face in letters, in face order."""

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
    return _written(tuple(tiles))


@lru_cache(maxsize=1 << 13)
def _written(tiles: tuple[Tile, ...]) -> str:
    runs = groupby(tiles, suit)
    return "".join(
        "".join(NAMES[t] for t in run) if s == 3 else "".join(str(rank(t)) for t in run) + SUITS[s]
        for s, run in runs
    )


def successor(tile: Tile) -> Tile:
    """The face that follows the flipped one and so becomes gold (ruling A-02).

    Within a suit 9 is followed by 1; 东南西北发白 follow each other round, 中 by 发.

    >>> [NAMES[successor(named(t))] for t in ("5m", "9p", "N", "C", "P")]
    ['6m', '1p', 'F', 'F', 'E']
    """
    if suit(tile) < 3:
        return tile - 8 if rank(tile) == 9 else tile + 1
    return {NORTH: GREEN_DRAGON, WHITE: EAST}.get(tile, tile + 1)


# Counts: one int, four bits to a face.

ONE: tuple[int, ...] = tuple(1 << 4 * t for t in FACES)
"""One tile of each face, as counts."""

ALL_ONES = sum(ONE)


def counts(tiles: Iterable[Tile]) -> int:
    """How many of each face there are, as one int with four bits to a face.

    >>> counts([0, 0, 1]) == 0x12
    True
    """
    return sum(map(ONE.__getitem__, tiles))


def size(count: int) -> int:
    """How many tiles ``count`` holds.

    >>> size(0x12)
    3
    """
    return sum((count >> n & ALL_ONES).bit_count() << n for n in range(4))


def at_least_four(count: int) -> int:
    """The faces of which ``count`` holds four or more, as counts of one each.

    >>> at_least_four(0x53) == 0x10
    True
    """
    return (count >> 2 | count >> 3) & ALL_ONES


def more_than_four(count: int) -> int:
    """The faces of which ``count`` holds five or more, as counts of one each.

    >>> more_than_four(0x54) == 0x10, more_than_four(0xE) == 1
    (True, True)
    """
    return (count >> 3 | count >> 2 & (count >> 1 | count)) & ALL_ONES


def faces(count: int) -> tuple[Tile, ...]:
    """The tiles in ``count``, in face order.

    >>> faces(0x12)
    (0, 0, 1)
    """
    found: list[Tile] = []
    while count:
        tile = (count & -count).bit_length() - 1 >> 2
        found += [tile] * (count >> 4 * tile & 15)
        count &= ~(15 << 4 * tile)
    return tuple(found)


# Classes: what is true of a tile, one bit to a class.

(GREEN, REVERSIBLE, TERMINAL, HONOUR, ORPHAN, SIMPLE, EVEN, LOWER, MIDDLE, UPPER,
 LOWER_FOUR, UPPER_FOUR, HAS_ORPHAN, HAS_FIVE) = (1 << n for n in range(14))  # fmt: skip

CHARACTERS, DOTS, BAMBOO, WIND, DRAGON = (1 << n for n in range(5))
KIND: tuple[int, ...] = (
    (CHARACTERS,) * 9 + (DOTS,) * 9 + (BAMBOO,) * 9 + (WIND,) * 4 + (DRAGON,) * 3
)
"""The kind of each face: its suit, wind or dragon; or-ed over a hand, the kinds present."""


def _traits(tile: Tile) -> int:
    n, s = (rank(tile), suit(tile)) if tile < 27 else (0, 3)
    true = {
        GREEN: (s == 2 and n in (2, 3, 4, 6, 8)) or tile == GREEN_DRAGON,
        REVERSIBLE: (s == 1 and n in (1, 2, 3, 4, 5, 8, 9))
        or (s == 2 and n in (2, 4, 5, 6, 8, 9))
        or tile == WHITE,
        TERMINAL: n in (1, 9),
        HONOUR: n == 0,
        ORPHAN | HAS_ORPHAN: n in (0, 1, 9),
        SIMPLE: 2 <= n <= 8,
        EVEN: n in (2, 4, 6, 8),
        LOWER: 1 <= n <= 3,
        MIDDLE: 4 <= n <= 6,
        UPPER: n >= 7,
        LOWER_FOUR: 1 <= n <= 4,
        UPPER_FOUR: n >= 6,
        HAS_FIVE: n == 5,
    }
    return sum(bits for bits, holds in true.items() if holds)


TRAITS: tuple[int, ...] = tuple(map(_traits, FACES))
"""The classes of each face, or-ed; and-ed over a hand, what is true of every tile."""


def traits(tiles: Iterable[Tile]) -> int:
    """What is true of every tile of a group (of some tile: HAS_ORPHAN, HAS_FIVE).

    >>> traits([1, 2, 3]) == SIMPLE | LOWER_FOUR, traits([0, 1, 2]) & HAS_ORPHAN > 0
    (True, True)
    """
    every, some = -1, 0
    for tile in tiles:
        every &= TRAITS[tile]
        some |= TRAITS[tile]
    return every | some & (HAS_ORPHAN | HAS_FIVE)


# Knitted tiles: 147, 258 and 369, each in a suit of its own, in the six ways there are.

KNITTED: tuple[int, ...] = tuple(
    counts(9 * s + low + 3 * n for s, low in enumerate(lows) for n in range(3))
    for lows in permutations(range(3))
)
"""The nine knitted tiles of each way, as counts."""
