"""Before the win: what thirteen tiles wait on, and what to discard of fourteen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from mahjong_cli import Hand, Ready, score, waits
from mahjong_cli.counts import count_of
from mahjong_cli.games import find
from mahjong_cli.hand.hand import Circumstances
from mahjong_cli.hand.ready import before
from tests.bench.corpus import BLOCKS
from tests.bench.timing import Row, command, compare, each, warm
from tests.hands import many

GOLDS = range(4)
WARM = 4
"""So many other hands of the kind are asked about before each new one is."""

_DISCARD = Circumstances("discard")
_MJSCORE = str(Path(sys.executable).with_name("mjscore"))


def thirteen(seed: int, number: int, golds: int) -> Iterator[Ready]:
    """The tiles of so many winning hands without the winning one."""
    for hand in many(seed, number, golds) if golds else many(seed, number, rules="mcr"):
        yield before(hand.replace(won=_DISCARD))


Rows = tuple[Ready, list[Hand]]
"""A hand, and the hands that it wins as."""


def rows(ready: Ready) -> Rows:
    """A hand with every hand that ``waits`` has a row for, none of them scored."""
    outlook = find(ready.rules).outlook
    plain = outlook.waits(ready)
    golds = () if ready.gold is None or not plain else (ready.gold,)
    there = [t for t in {*plain, *golds} if count_of(ready.drawn.physical, t) < 4]
    ways = outlook.ways(ready)
    return ready, [
        way.hand(ready, tile)
        for tile in there
        for way in ways
        if tile != ready.gold or way.won.self_drawn
    ]


def by_itself(found: Rows) -> None:
    """Score every row for itself."""
    for hand in found[1]:
        score(hand)


def shared(number: int, golds: int) -> Row:
    """What new hands with so many golds wait on, beside scoring each row of others like them."""
    hands = thirteen(30, number * (WARM + 2), golds)
    warm(waits, list(islice(hands, WARM * number)))
    pairs, size = [], number // BLOCKS
    for _ in range(BLOCKS):
        ours, theirs = list(islice(hands, size)), list(map(rows, islice(hands, size)))
        pairs.append((each(waits, ours), each(by_itself, theirs)))
    named = f"waits, {golds} gold{'s' * (golds != 1)}, first sight"
    return compare(named, calls=number, pairs=pairs, rival="each row by score", goals=(0.6, 0.6))


def discard(runs: int, golds: int) -> Row:
    """Whole processes: the best discard of fourteen tiles, beside scoring the same tiles."""
    made, pairs = many(31, 100 * runs, golds) if golds else many(31, 100 * runs), []
    for hand in made:
        loose = [n for n, tile in enumerate(hand.concealed) if tile != hand.gold]
        if hand.melds or len(loose) < 13 - golds:
            continue
        tiles = list(hand.concealed)
        tiles[loose[0]] = 30 if tiles[loose[0]] != 30 else 29
        ready = before(hand.replace(concealed=tuple(sorted(tiles)), won=Circumstances("self")))
        if max(map(tiles.count, tiles)) > 4 or not waits(ready).discards:
            continue
        text = str(ready)
        ours = command(_MJSCORE, "waits", text)
        pairs.append((ours.processor, command(_MJSCORE, f"{text} self").processor))
        if len(pairs) == runs:
            break
    named = f"waits, best discard, {golds} gold{'s' * (golds != 1)}"
    return compare(
        named, calls=len(pairs), pairs=pairs, rival="mjscore HAND", goals=(3, 1.5)
    )  # fmt: skip


def figures(number: int, runs: int) -> list[Row]:
    """All of them: so many new hands of each kind, so many runs of a command."""
    return [
        *map(partial(shared, number), GOLDS),
        *map(partial(discard, runs), GOLDS),
    ]
