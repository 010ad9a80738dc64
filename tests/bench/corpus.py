"""The hands that are timed: those that warm the tables, and others, not seen before."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import NamedTuple

from mahjong_cli import Hand, format, parse
from mahjong_cli.tiles import FACES, write
from tests.hands import many

BLOCKS = 5
"""The new hands are timed in so many blocks, of which the median counts."""


class Corpus(NamedTuple):
    """Hands to warm with, and blocks of other hands of the same kind."""

    warm: list[Hand]
    blocks: list[list[Hand]]


def corpus(golds: int, number: int, warm: int) -> Corpus:
    """So many new hands with so many golds (0: 国标 without gold), and more to warm with."""
    made = many(20, number + warm, golds) if golds else many(20, number + warm, rules="mcr")
    # As they are read: nothing is known of them but what stands in the text.
    hands = (parse(format(hand)) for hand in made)
    first = list(islice(hands, warm))
    return Corpus(first, [list(islice(hands, number // BLOCKS)) for _ in range(BLOCKS)])


def lines(number: int) -> list[str]:
    """So many hands without gold as text."""
    return [format(hand) for hand in many(21, number, rules="mcr")]


def crowded(number: int) -> list[Hand]:
    """Four golds with ten tiles of one suit or two, won on one of these or not at all."""
    rng, made = Random(22), []
    for _ in range(number):
        suits = rng.sample(range(3), rng.choice((1, 2)))
        gold = rng.choice([tile for tile in FACES[:27] if tile // 9 not in suits])
        *held, winning = rng.sample([tile for tile in FACES[:27] if tile // 9 in suits] * 4, 10)
        text = f"{write([*held, *[gold] * 4])} +{write([winning])} gold={write([gold])}"
        made.append(parse(f"{text} {rng.choice(('self', 'discard'))}"))
    return made
