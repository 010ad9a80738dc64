"""What thirteen tiles wait on, and how far away a hand is."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache

from mahjong_cli.shapes.solve import HONOUR_BITS, ORPHANS, SUIT_BITS, first_groups, present_in
from mahjong_cli.tiles import ALL_ONES, FACES, KNITTED, ONE, Tile, faces

SPECIAL = frozenset(("seven-pairs", "thirteen-orphans", "knitted", "knitted-straight"))
"""The forms beside four sets and a pair; a game may know fewer."""


def waits(real: int, golds: int, sets: int, special: Container[str] = SPECIAL) -> tuple[Tile, ...]:
    """The faces t such that these thirteen tiles and a plain t are complete (ruling A-10).

    ``real`` and ``golds`` are the concealed tiles without the winning one; how many copies
    of a face there are is not looked at.  ``special`` are the special forms that win.

    >>> from mahjong_cli.tiles import counts
    >>> waits(counts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 27]), 0, 4)
    (27,)
    """
    present = present_in(real)
    found = _standard_waits(real, sets)
    others: set[Tile] = set()
    if sets >= 3 and "knitted-straight" in special:
        for body in KNITTED:
            if (present & body).bit_count() + golds >= 8:
                others.update(_straight_waits(real, golds, body, sets))
    if sets == 4:
        if "seven-pairs" in special and (real & ALL_ONES).bit_count() <= golds + 1:
            others.update(_pairs_waits(real, golds))
        if "thirteen-orphans" in special and not present & ~ORPHANS:
            others.update(_orphans_waits(real, present))
        if "knitted" in special and real == present:
            others.update(_knitted_waits(real))
    return tuple(sorted(others.union(found))) if others else found


@lru_cache(maxsize=1 << 14)
def _needed(part: int, chows: bool) -> tuple[int, int]:
    """The least sets that hold all these tiles of a suit: without a pair, and with one."""
    if not part:
        return 0, 0
    low = (part & -part).bit_length() - 1 >> 2
    held = part >> 4 * low & 15
    plain, paired = _needed(part - (min(3, held) << 4 * low), chows)
    plain, paired = plain + 1, paired + 1
    paired = min(paired, _needed(part - (min(2, held) << 4 * low), chows)[0])
    if chows:
        for start in range(max(0, low - 2), min(6, low) + 1):
            rest = part
            for n in range(max(start, low), start + 3):
                if rest >> 4 * n & 15:
                    rest -= 1 << 4 * n
            fewer = _needed(rest, chows)
            plain, paired = min(plain, fewer[0] + 1), min(paired, fewer[1] + 1)
    return plain, min(plain, paired)


def _complete(real: int, sets: int) -> bool:
    """Whether so many sets and a pair can hold all these tiles, golds filling the gaps."""
    needs = [_needed(real >> 36 * s & SUIT_BITS, s < 3) for s in range(4)]
    return sum(plain for plain, _ in needs) - max(plain - pair for plain, pair in needs) <= sets


def _standard_waits(real: int, sets: int) -> tuple[Tile, ...]:
    parts = [real >> 36 * s & SUIT_BITS for s in range(4)]
    needs = [_needed(part, s < 3) for s, part in enumerate(parts)]
    saving = [plain > paired for plain, paired in needs]
    spare = sets - sum([plain for plain, _ in needs])
    if spare + any(saving) < 0:
        return ()
    found: tuple[Tile, ...] = ()
    for s, part in enumerate(parts):
        found += _fitting(s, part, spare + needs[s][0], sum(saving) > saving[s])
    return found


@lru_cache(maxsize=1 << 14)
def _fitting(suit: int, part: int, sets: int, pair: bool) -> tuple[Tile, ...]:
    """The faces of a suit that so many sets still hold; ``pair`` if another suit saves a set."""
    found = []
    for n in range(9 if suit < 3 else 7):
        plain, paired = _needed(part + (1 << 4 * n), suit < 3)
        if (plain - 1 if pair else paired) <= sets:
            found.append(9 * suit + n)
    return tuple(found)


def _straight_waits(real: int, golds: int, body: int, sets: int) -> Iterator[Tile]:
    for tile in FACES:
        tiles = real + ONE[tile]
        held = present_in(tiles) & body
        if held.bit_count() + golds >= 9 and _complete(tiles - held, sets - 3):
            yield tile


def _pairs_waits(real: int, golds: int) -> Iterator[Tile]:
    odd = real & ALL_ONES
    for tile in FACES:
        if (odd ^ ONE[tile]).bit_count() <= golds:
            yield tile


def _orphans_waits(real: int, present: int) -> Iterator[Tile]:
    double = real - present
    if double & ~ALL_ONES or double.bit_count() > 1:
        return
    for tile in faces(ORPHANS):
        if not present & ONE[tile] or not double:
            yield tile


def _knitted_waits(real: int) -> Iterator[Tile]:
    for body in KNITTED:
        if not real & ~(body | HONOUR_BITS):
            yield from faces((body | HONOUR_BITS) - real)


def away(real: int, golds: int, sets: int, special: Container[str] = SPECIAL) -> int:
    """How many tiles must still be exchanged until the hand is complete, in any form.

    ``real`` and ``golds`` are all the concealed tiles, the winning one included; ``special``
    are the special forms that win.

    >>> from mahjong_cli.tiles import counts
    >>> away(counts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 27, 28]), 0, 4)
    1
    """
    size, present = 3 * sets + 2, present_in(real)
    kept = [_kept_sets(real, sets)]
    if sets >= 3 and "knitted-straight" in special:
        for body in KNITTED:
            held = present & body
            kept.append(held.bit_count() + _kept_sets(real - held, sets - 3))
    if sets == 4 and "seven-pairs" in special:
        pairs = sum((real >> 4 * t & 15) // 2 for t in FACES)
        kept.append(2 * pairs + min(7 - pairs, (real & ALL_ONES).bit_count()))
    if sets == 4 and "thirteen-orphans" in special:
        kept.append((present & ORPHANS).bit_count() + bool(present_in(real - present) & ORPHANS))
    if sets == 4 and "knitted" in special:
        kept += [min(14, (present & (body | HONOUR_BITS)).bit_count()) for body in KNITTED]
    return max(0, size - golds - max(kept))


_Kept = tuple[tuple[int, ...], tuple[int, ...]]
"""The most tiles that 0-4 sets hold: without a pair, and with one."""


@lru_cache(maxsize=1 << 13)
def _kept(part: int, chows: bool) -> _Kept:
    """How many tiles of a suit can be kept, by sets and pair, the others exchanged."""
    if not part:
        return (0,) * 5, (0,) * 5
    low = (part & -part).bit_length() - 1 >> 2
    best = [list(row) for row in _kept(part & ~(15 << 4 * low), chows)]
    for kind, _, missing, rest in first_groups(part, chows):
        held = (2 if kind == "pair" else 3) - missing
        after = _kept(rest, chows)
        for sets in range(5):
            if kind == "pair":
                best[1][sets] = max(best[1][sets], after[0][sets] + held)
            elif sets:
                for pair in (0, 1):
                    best[pair][sets] = max(best[pair][sets], after[pair][sets - 1] + held)
    return tuple(best[0]), tuple(best[1])


def _kept_sets(real: int, sets: int) -> int:
    together: _Kept = (0,) * 5, (0,) * 5
    for s in range(4):
        together = _both(together, _kept(real >> 36 * s & SUIT_BITS, s < 3))
    return together[1][sets]


def _both(left: _Kept, right: _Kept) -> _Kept:
    def most(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(max(a[m] + b[n - m] for m in range(n + 1)) for n in range(5))

    paired = zip(most(left[0], right[1]), most(left[1], right[0]), strict=True)
    return most(left[0], right[0]), tuple(map(max, paired))
