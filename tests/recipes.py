"""What the test hands are made of: one recipe for each fan that chance hardly makes.

A recipe takes a ``Random`` and how many copies of a face there may be, and hands back a
``Shape``, or None when its dice fell badly.  ``shape`` throws again until one comes out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

from mahjong_cli.tiles import DRAGONS, FACES, HONOURS, WINDS, Tile, named, rank, suit
from tests.shapes import Set, Shape, filled, tiles_of

Recipe = Callable[[Random, int], Shape | None]


def _ranks(*ranks: int) -> tuple[Tile, ...]:
    return tuple(t for t in range(27) if rank(t) in ranks)


def _suits(*suits: int) -> tuple[Tile, ...]:
    return tuple(t for t in FACES if suit(t) in suits)


def _named(names: str) -> tuple[Tile, ...]:
    return tuple(map(named, names.split()))


TERMINALS = _ranks(1, 9)
ORPHANS = (*TERMINALS, *HONOURS)
GREEN = _named("2s 3s 4s 6s 8s F")
REVERSIBLE = _named("1p 2p 3p 4p 5p 8p 9p 2s 4s 5s 6s 8s 9s P")
KNITTED = tuple(
    tuple(9 * s + n + step for s, n in enumerate(first) for step in (0, 3, 6))
    for first in permutations(range(3))
)
"""The six ways to lay 147, 258 and 369 over the three suits."""

POOLS: tuple[Sequence[Tile], ...] = (
    FACES,
    *(_suits(s) for s in range(3)),
    *(_suits(s, 3) for s in range(3)),
    *(_suits(s, (s + 1) % 3) for s in range(3)),
    _ranks(*range(2, 9)),
    _ranks(1, 2, 3, 4),
    _ranks(6, 7, 8, 9),
    REVERSIBLE,
)
"""Where a hand of no particular plan takes its tiles from."""


# Kinds of recipe.


def _within(pool: Sequence[Tile], chows: float = 0.6) -> Recipe:
    return lambda rng, copies: filled(rng, copies, pool=pool, chows=chows)


def _one_suit(kind: str, steps: tuple[int, ...]) -> Recipe:
    """Sets of one suit, each so many ranks above the lowest."""

    def recipe(rng: Random, copies: int) -> Shape | None:
        start = 9 * rng.randrange(3) + rng.randrange((7 if kind == "chow" else 9) - max(steps))
        return filled(rng, copies, [(kind, start + n) for n in steps])

    return recipe


def _three_suits(kind: str, step: int) -> Recipe:
    """A set in each suit, each so many ranks above the one before."""

    def recipe(rng: Random, copies: int) -> Shape | None:
        start = rng.randrange((7 if kind == "chow" else 9) - 2 * step)
        suits = rng.sample(range(3), 3)
        return filled(rng, copies, [(kind, 9 * s + start + n * step) for n, s in enumerate(suits)])

    return recipe


def _honours(faces: Sequence[Tile], pungs: int, *, pair: bool) -> Recipe:
    """So many pungs of these honours, and perhaps a pair of another."""

    def recipe(rng: Random, copies: int) -> Shape | None:
        chosen = rng.sample(faces, pungs + pair)
        return filled(
            rng, copies, [("pung", t) for t in chosen[:pungs]], chosen[-1] if pair else None
        )

    return recipe


def _each_has(some: Sequence[Tile]) -> Recipe:
    """Every set and the pair holds one of these tiles."""
    chows = [("chow", t) for t in range(27) if rank(t) <= 7]
    sets = [one for one in chows if set(tiles_of(one)) & set(some)]
    sets += [("pung", t) for t in some]
    return lambda rng, copies: filled(rng, copies, rng.choices(sets, k=4), rng.choice(some))


def _konged(kinds: Sequence[str]) -> Recipe:
    def recipe(rng: Random, copies: int) -> Shape | None:
        kongs = rng.choice(kinds)
        pungs: list[Set] = [("pung", t) for t in rng.sample(FACES, len(kongs))]
        shape = filled(rng, copies, pungs)
        return shape and shape._replace(kongs=kongs)

    return recipe


# Recipes of their own kind.


def anything(rng: Random, copies: int) -> Shape | None:
    """Any hand of four sets and a pair."""
    return filled(rng, copies, pool=rng.choice(POOLS), chows=rng.choice((0.0, 0.3, 0.6, 0.9, 1.0)))


def all_types(rng: Random, copies: int) -> Shape | None:
    """五门齐: something of each suit, a wind and a dragon."""
    wind, dragon = rng.choice(WINDS), rng.choice(DRAGONS)
    if rng.random() < 0.5:
        wind, dragon = dragon, wind
    sets: list[Set] = [("pung", wind)]
    sets += [(rng.choice(("chow", "pung")), 9 * s + rng.randrange(7)) for s in range(3)]
    return filled(rng, copies, sets, dragon)


def four_concealed(rng: Random, copies: int) -> Shape | None:
    """四暗刻: four pungs, nothing melded, self-drawn."""
    shape = filled(rng, copies, chows=0)
    return shape and shape._replace(opened=0, how="self", kongs="c" * rng.choice((0, 0, 1)))


def three_concealed(rng: Random, copies: int) -> Shape | None:
    """三暗刻: three pungs in the hand."""
    sets: list[Set] = [("pung", t) for t in rng.sample(FACES, 3)]
    shape = filled(rng, copies, sets)
    return shape and shape._replace(sets=shape.sets[::-1], opened=rng.randrange(2), how="self")


def all_claimed(rng: Random, copies: int) -> Shape | None:
    """全求人: four melds, and the pair completed by a discard."""
    shape = anything(rng, copies)
    return shape and shape._replace(opened=4, how="discard")


def chicken(rng: Random, copies: int) -> Shape | None:
    """无番和: sets that have nothing to do with each other, an open wait, an honour pair."""
    first, second, third = rng.sample((0, 9, 18), 3)
    low, up = rng.randrange(5), rng.choice((1, 2))
    apart = [n for n in range(6) if n not in (low, low + up)]
    start = second + rng.choice(apart)
    sets: tuple[Set, ...] = (
        ("pung", third + rng.randrange(1, 8)),
        ("chow", first + low),
        ("chow", first + low + up),
        ("chow", start),
    )
    return Shape(sets, rng.choice(HONOURS), (), rng.choice((1, 2, 3)), "", "discard", start)


def terminal_chows(rng: Random, copies: int) -> Shape | None:
    """一色双龙会 and 三色双龙会: 123 and 789 twice, and a pair of fives."""
    one, two, three = rng.sample((0, 9, 18), 3)
    suits = (one, one) if rng.random() < 0.6 else (one, two)
    sets = tuple(("chow", s + n) for s in suits for n in (0, 6))
    return Shape(sets, (one if suits[0] == suits[1] else three) + 4)


def nine_gates(rng: Random, copies: int) -> Shape | None:
    """九莲宝灯: 1112345678999 and a tenth tile, which comes last (or not: then it is none)."""
    first, extra = 9 * rng.randrange(3), rng.randrange(9)
    loose = tuple(first + n for n in (0, 0, 0, *range(1, 8), 8, 8, 8, extra))
    waiting = first + extra if rng.random() < 0.8 else None
    return Shape(loose=loose, waiting=waiting)


def nine_numbers(rng: Random, copies: int) -> Shape | None:
    """One suit and nothing melded, the last tile a drawn gold: often 1112345678999 before it."""
    first = 9 * rng.randrange(3)
    pool = range(first, first + 9)
    if rng.random() < 0.7:
        extra = rng.choice(pool)
        tiles = tuple(sorted((first, first, *pool, first + 8, first + 8, extra)))
        return Shape(loose=tiles, how="self", waiting=extra, by_gold=True)
    made = filled(rng, copies, pool=pool)
    return made and made._replace(opened=0, how="self", by_gold=True)


def seven_pairs(rng: Random, copies: int) -> Shape | None:
    """七对: seven pairs, four alike being two."""
    pool = rng.choice((*POOLS, ORPHANS, HONOURS, GREEN))
    different = rng.random() < 0.5 and len(pool) > 6
    pairs = rng.sample(pool, 7) if different else rng.choices(pool, k=7)
    fits = max(Counter(pairs).values()) * 2 <= copies
    return Shape(loose=tuple(sorted(pairs * 2))) if fits else None


def shifted_pairs(rng: Random, copies: int) -> Shape | None:
    """连七对: seven pairs in a row in one suit."""
    start = 9 * rng.randrange(3) + rng.randrange(3)
    return Shape(loose=tuple(sorted([*range(start, start + 7)] * 2)))


def thirteen_orphans(rng: Random, copies: int) -> Shape | None:
    """十三幺."""
    return Shape(loose=(*ORPHANS, rng.choice(ORPHANS)))


def knitted(honours: int) -> Recipe:
    """全不靠 with so many honours at least."""

    def recipe(rng: Random, copies: int) -> Shape | None:
        many = rng.randrange(honours, 8)
        return Shape(
            loose=(*rng.sample(HONOURS, many), *rng.sample(rng.choice(KNITTED), 14 - many))
        )

    return recipe


def knitted_straight(rng: Random, copies: int) -> Shape | None:
    """组合龙 with a set, melded or not, and a pair."""
    return filled(
        rng, copies, number=1, body=rng.choice(KNITTED), pool=rng.choice((FACES, range(27)))
    )


RARE: tuple[Recipe, ...] = (
    _within(GREEN), _within(REVERSIBLE), _within(_ranks(7, 8, 9)), _within(_ranks(4, 5, 6)),
    _within(_ranks(1, 2, 3)), _within(_ranks(6, 7, 8, 9)), _within(_ranks(1, 2, 3, 4)),
    *(_within(pool, 0) for pool in (TERMINALS, ORPHANS, HONOURS, _ranks(2, 4, 6, 8))),
    _each_has(_ranks(5)), _each_has(ORPHANS),
    _honours(WINDS, 4, pair=False), _honours(WINDS, 3, pair=True), _honours(WINDS, 3, pair=False),
    _honours(DRAGONS, 3, pair=False), _honours(DRAGONS, 2, pair=True),
    _honours(DRAGONS, 2, pair=False),
    *(_one_suit("chow", steps) for steps in (
        (0, 0, 0, 0), (0, 0, 0), (0, 1, 2, 3), (0, 2, 4, 6), (0, 1, 2), (0, 2, 4), (0, 3, 6))),
    *(_one_suit("pung", steps) for steps in ((0, 1, 2, 3), (0, 1, 2))),
    *(_three_suits("chow", step) for step in range(4)),
    *(_three_suits("pung", step) for step in range(2)),
    _konged(["mmmm", "mmmc", "mmcc", "mccc", "cccc"]), _konged(["mmm", "mmc", "mcc", "ccc"]),
    _konged(["cc"]), _konged(["mm"]), _konged(["mc"]),
    all_types, four_concealed, three_concealed, all_claimed, chicken, terminal_chows,
    nine_gates, nine_numbers, seven_pairs, shifted_pairs, thirteen_orphans, knitted(7),
    knitted(5), knitted_straight,
)  # fmt: skip
"""One recipe for each kind of hand that chance hardly makes."""


def shape(rng: Random, copies: int = 4) -> Shape:
    """A complete hand, with at most ``copies`` of a face: two in five of no particular plan."""
    while True:
        recipe = anything if rng.random() < 0.4 else rng.choice(RARE)
        made = recipe(rng, copies)
        if made is not None:
            return made
