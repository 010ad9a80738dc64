"""Complete hands before they are dealt: sets and a pair, or the tiles of a special form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from mahjong_cli.tiles import FACES, Tile, rank, suit

Set = tuple[str, Tile]
"""The kind of a set and its lowest face."""


class Shape(NamedTuple):
    """A complete hand before it is dealt.

    ``loose`` are the tiles of a special form or of the knitted body.  The first ``opened``
    of the ``sets`` are melded (None: as chance will have it).  ``kongs`` has a letter for
    each pung that must be a kong, ``m`` melded or ``c`` concealed.  ``how`` and ``waiting``
    are the way to win and the winning tile, where they matter; with ``by_gold`` it is a gold,
    where there is one.
    """

    sets: tuple[Set, ...] = ()
    pair: Tile | None = None
    loose: tuple[Tile, ...] = ()
    opened: int | None = None
    kongs: str = ""
    how: str | None = None
    waiting: Tile | None = None
    by_gold: bool = False


def tiles_of(one: Set) -> tuple[Tile, ...]:
    """The three faces of a set."""
    kind, tile = one
    return (tile, tile + 1, tile + 2) if kind == "chow" else (tile,) * 3


def filled(
    rng: Random,
    copies: int,
    sets: Iterable[Set] = (),
    pair: Tile | None = None,
    *,
    pool: Sequence[Tile] = FACES,
    chows: float = 0.6,
    number: int = 4,
    body: tuple[Tile, ...] = (),
) -> Shape | None:
    """A shape with these sets and others out of the pool, ``number`` in all, and a pair."""
    chosen = list(sets)
    held = Counter(t for one in chosen for t in tiles_of(one)) + Counter(body)
    held.update([] if pair is None else [pair] * 2)
    while len(chosen) < number:
        kind = "chow" if rng.random() < chows else "pung"
        found = [t for t in pool if _fits(held, (kind, t), pool, copies)]
        if not found:
            return None
        chosen.append((kind, rng.choice(found)))
        held.update(tiles_of(chosen[-1]))
    if pair is None:
        pairs = [t for t in pool if held[t] + 2 <= copies]
        if not pairs:
            return None
        pair = rng.choice(pairs)
        held.update([pair] * 2)
    return Shape(tuple(chosen), pair, body) if max(held.values()) <= copies else None


def _fits(held: Counter[Tile], one: Set, pool: Sequence[Tile], copies: int) -> bool:
    kind, tile = one
    if kind == "pung":
        return held[tile] + 3 <= copies
    if suit(tile) == 3 or rank(tile) > 7:
        return False
    return all(t in pool and held[t] < copies for t in tiles_of(one))
