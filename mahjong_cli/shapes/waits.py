"""What thirteen tiles wait on, and how far away a hand is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from mahjong_cli.counts import (
    CHOW,
    ONE,
    by_suit,
    count_of,
    faces,
    few,
    lowest,
    moved_down,
    odd,
    only,
    present_in,
    reach,
    shared,
    within,
    without,
)
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.covers import first_groups
from mahjong_cli.shapes.solve import HONOUR_TILES, KNITTED, ORPHAN_TILES
from mahjong_cli.tiles import FACES, ORPHANS, Tile

SPECIAL = frozenset(("seven-pairs", "thirteen-orphans", "knitted", "knitted-straight"))
"""The forms beside four sets and a pair; a game may know fewer."""


def waits(real: int, golds: int, sets: int, special: Container[str] = SPECIAL) -> tuple[Tile, ...]:
    """The faces t such that these thirteen tiles and a plain t are complete (ruling A-10).

    ``real`` and ``golds`` are the concealed tiles without the winning one; how many copies
    of a face there are is not looked at.  ``special`` are the special forms that win.

    >>> from mahjong_cli.counts import counts
    >>> waits(counts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 27]), 0, 4)
    (27,)
    """
    present = present_in(real)
    found = _standard_waits(real, sets)
    others: set[Tile] = set()
    if sets >= 3 and "knitted-straight" in special:
        for body in KNITTED:
            if shared(present, body) + golds >= 8:
                others.update(_straight_waits(real, golds, body, sets))
    if sets == 4:
        if "seven-pairs" in special and few(odd(real)) <= golds + 1:
            others.update(_pairs_waits(real, golds))
        if "thirteen-orphans" in special and within(real, ORPHAN_TILES):
            others.update(_orphans_waits(real, present))
        if "knitted" in special and real == present:
            others.update(_knitted_waits(real))
    return tuple(sorted(others.union(found))) if others else found


# Four sets and a pair


_Needs = tuple[int, int]
"""The least sets that hold all tiles of a suit: without a pair, and with one."""


def _find_needs(key: tuple[int, bool]) -> _Needs:
    """What a suit needs, its lowest tile moved down to the first rank.

    Where in it the tiles lie makes no difference, as golds fill any gap.  A set takes all tiles
    that it can hold: what is left then needs the least.
    """
    part, chows = key
    held = count_of(part, 0)
    plain, paired = _needs(part - min(3, held), chows)  # a pung
    after_pair, _ = _needs(part - min(2, held), chows)
    plain, paired = plain + 1, min(paired + 1, after_pair)
    if chows:
        after, after_paired = _needs(part - only(present_in(part), CHOW), chows)
        plain, paired = min(plain, after + 1), min(paired, after_paired + 1)
    return plain, min(plain, paired)


_NEEDS = Memo("needs of a suit", _find_needs, 32_768)


def _needs(part: int, chows: bool) -> _Needs:
    """What a suit needs; ``chows`` says that it is no suit of honours."""
    return _NEEDS[moved_down(part), chows] if part else (0, 0)


def _complete(real: int, sets: int) -> bool:
    """Whether so many sets and a pair can hold all these tiles, golds filling the gaps."""
    needs = [_needs(part, suit < 3) for suit, part in enumerate(by_suit(real))]
    saved = max(plain - paired for plain, paired in needs)
    return sum(plain for plain, _ in needs) - saved <= sets


def _standard_waits(real: int, sets: int) -> tuple[Tile, ...]:
    parts = by_suit(real)
    needs = [_needs(part, suit < 3) for suit, part in enumerate(parts)]
    saving, spare = 0, sets
    for plain, paired in needs:
        saving += plain - paired
        spare -= plain
    if spare + (saving > 0) < 0:
        return ()
    found: list[Tile] = []
    for suit, (plain, paired) in enumerate(needs):
        # Without the pair in the suit, one set more than is free may be held in it.
        pair_elsewhere = saving > plain - paired
        room = 3 * (plain + spare) + (3 if pair_elsewhere else 2)
        if few(parts[suit]) < room:
            for rank in _FITTING[parts[suit], suit < 3, spare + plain, pair_elsewhere]:
                found.append(9 * suit + rank)
    return tuple(found)


def _find_fitting(key: tuple[int, bool, int, bool]) -> tuple[int, ...]:
    """The ranks 0-8 of a suit that so many sets and perhaps the pair still hold."""
    part, chows, sets, pair_elsewhere = key
    plain, paired = _needs(part, chows)
    far = plain if pair_elsewhere else min(paired + 1, plain)  # a tile that no other is near
    near = reach(part) if chows else present_in(part)
    found = []
    for rank in range(9 if chows else 7):
        if not count_of(near, rank):
            fits = far <= sets
        else:
            plain, paired = _needs(part + ONE[rank], chows)
            fits = (plain - 1 if pair_elsewhere else paired) <= sets
        if fits:
            found.append(rank)
    return tuple(found)


_FITTING = Memo("waits of a suit", _find_fitting, 16_384)


# The special forms


def _straight_waits(real: int, golds: int, body: int, sets: int) -> Iterator[Tile]:
    held = only(present_in(real), body)
    rest, missing = real - held, 9 - few(held) - golds
    if missing <= 0:
        yield from _standard_waits(rest, sets - 3)
    if missing <= 1 and _complete(rest, sets - 3):
        yield from faces(body - held)


def _pairs_waits(real: int, golds: int) -> Iterable[Tile]:
    single = odd(real)
    return FACES if few(single) < golds else faces(single)


def _orphans_waits(real: int, present: int) -> Iterator[Tile]:
    double = real - present
    if few(double) > 1:
        return
    for tile in sorted(ORPHANS):
        if not double or not count_of(present, tile):
            yield tile


def _knitted_waits(real: int) -> Iterator[Tile]:
    for body in KNITTED:
        if within(real, body + HONOUR_TILES):
            yield from faces(body + HONOUR_TILES - real)


# How far away


def away(real: int, golds: int, sets: int, special: Container[str] = SPECIAL) -> int:
    """How many tiles must still be exchanged until the hand is complete, in any form.

    ``real`` and ``golds`` are all the concealed tiles, the winning one included; ``special``
    are the special forms that win.  Of thirteen tiles it is how many they lack, the last one
    included.  Golds are kept, and may be any tile.  How many copies of a tile there are is not
    looked at: what is lacking may be a fifth one.

    >>> from mahjong_cli.counts import counts
    >>> away(counts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 27, 28]), 0, 4)
    1
    """
    size, present = 3 * sets + 2, present_in(real)
    kept = [_kept_in_sets(real, sets)]
    if sets >= 3 and "knitted-straight" in special:
        for body in KNITTED:
            held = only(present, body)
            if few(held) + size - 9 > max(kept):
                kept.append(few(held) + _kept_in_sets(real - held, sets - 3))
    if sets == 4 and "seven-pairs" in special:
        pairs = sum(count_of(real, tile) // 2 for tile in FACES)
        kept.append(2 * pairs + min(7 - pairs, few(odd(real))))
    if sets == 4 and "thirteen-orphans" in special:
        twice = shared(present_in(real - present), ORPHAN_TILES)
        kept.append(shared(present, ORPHAN_TILES) + min(1, twice))
    if sets == 4 and "knitted" in special:
        kept += [min(14, shared(present, body + HONOUR_TILES)) for body in KNITTED]
    return max(0, size - golds - max(kept))


_Most = tuple[int, ...]
"""The most tiles that 0-4 sets hold."""


class _Kept(NamedTuple):
    """The most tiles of a suit that can be kept, by the number of sets."""

    plain: _Most
    paired: _Most


_NONE = _Kept((0,) * 5, (0,) * 5)


@lru_cache(maxsize=8_192)
def _kept(part: int, chows: bool) -> _Kept:
    """How many tiles of a suit can be kept, by sets and pair, the others exchanged."""
    if not part:
        return _NONE
    plain, paired = _kept(without(part, ONE[lowest(part)]), chows)
    for kind, _, missing, rest in first_groups(part, chows):
        after = _kept(rest, chows)
        if kind == "pair":
            paired = _with_pair(paired, after.plain, 2 - missing)
        else:
            plain = _with_set(plain, after.plain, 3 - missing)
            paired = _with_set(paired, after.paired, 3 - missing)
    return _Kept(plain, paired)


def _with_pair(best: _Most, after: _Most, held: int) -> _Most:
    """The better of what was found and a pair that holds so many tiles."""
    return tuple([max(n, m + held) for n, m in zip(best, after, strict=True)])


def _with_set(best: _Most, after: _Most, held: int) -> _Most:
    """The better of what was found and one further set that holds so many tiles."""
    return best[0], *[max(n, m + held) for n, m in zip(best[1:], after, strict=False)]


def _kept_in_sets(real: int, sets: int) -> int:
    together = _NONE
    for suit, part in enumerate(by_suit(real)):
        together = _both(together, _kept(part, suit < 3))
    return together.paired[sets]


@lru_cache(maxsize=8_192)
def _both(left: _Kept, right: _Kept) -> _Kept:
    paired = zip(_most(left.plain, right.paired), _most(left.paired, right.plain), strict=True)
    return _Kept(_most(left.plain, right.plain), tuple(map(max, paired)))


def _most(left: _Most, right: _Most) -> _Most:
    return tuple(max(left[m] + right[n - m] for m in range(n + 1)) for n in range(5))
