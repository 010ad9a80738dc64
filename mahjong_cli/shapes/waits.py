"""What thirteen tiles wait on, and how far away a hand is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache

from mahjong_cli.counts import (
    CHOW,
    ONE,
    by_suit,
    copies,
    count_of,
    faces,
    few,
    lowest,
    odd,
    of_suits,
    only,
    present_in,
    shared,
    within,
    without,
)
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.covers import first_groups
from mahjong_cli.shapes.solve import HONOUR_TILES, KNITTED, ORPHAN_TILES
from mahjong_cli.tiles import FACES, ORPHANS, Tile
from mahjong_cli.tuples import NamedTuple

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
    m, p, s, honours = by_suit(real)
    need_m, saved_m, gaps_m, beside_m, odd_m, knit_m = _SUITS[m]
    need_p, saved_p, gaps_p, beside_p, odd_p, knit_p = _SUITS[p]
    need_s, saved_s, gaps_s, beside_s, odd_s, knit_s = _SUITS[s]
    need_z, saved_z, gaps_z, beside_z, odd_z, _ = _HONOURS[honours]
    spare = sets - need_m - need_p - need_s - need_z
    saved = saved_m + saved_p + saved_s + saved_z
    if spare >= 0:
        found = _EVERY
    elif spare < -1 or not saved:
        found = ()
    else:  # where two suits save a set, the pair can be in another than the tile
        found = _TOLD[
            of_suits(
                beside_m if saved_m == saved else gaps_m,
                beside_p if saved_p == saved else gaps_p,
                beside_s if saved_s == saved else gaps_s,
                beside_z if saved_z == saved else gaps_z,
            )
        ]
    others: set[Tile] = set()
    if sets >= 3 and knit_m + knit_p + knit_s + golds >= 8 and "knitted-straight" in special:
        others.update(_straight_waits(real, golds, sets))
    if sets == 4:
        odd_ones = odd_m + odd_p + odd_s + odd_z
        if odd_ones <= golds + 1 and "seven-pairs" in special:
            others.update(_pairs_waits(real, golds))
        if odd_ones + golds >= 11:  # hardly a face is held twice
            others.update(_loose_waits(real, special))
    return tuple(sorted(others.union(found))) if others else found


_EVERY: tuple[Tile, ...] = tuple(FACES)
_TOLD = Memo("waits", faces, 4_096)


# Four sets and a pair


_Suit = tuple[int, int, int, int, int, int]
"""What the tiles of a suit need, and where a further one finds room.

The least sets that hold them; how many fewer do with a pair beside them, 0 or 1; one of each
rank that still finds room in those sets, and in those fewer with their pair; how many ranks are
held an odd number of times; the most ranks of 147, 258 or 369.
"""

_Held = tuple[int, int]
"""The least sets that hold tiles of a suit, and one of each rank that still finds room there."""

_NOTHING: _Held = (0, 0)
_CHOWS = [[CHOW * ONE[low] for low in range(max(0, r - 2), min(r, 6) + 1)] for r in range(9)]
"""The chows that hold each rank."""


def _find_held(key: tuple[int, bool]) -> tuple[_Held, _Held]:
    """What holds tiles of a suit: sets, and sets with a pair beside them.

    Golds fill any gap, so sets that hold the lowest tile may take all that they can hold: a gap
    that this leaves in another set is one for the same rank.
    """
    part, chows = key
    if not part:
        return _NOTHING, _NOTHING
    tile = lowest(part)
    held, gap = count_of(part, tile), ONE[tile]
    need, gaps = _HELD[part - copies(tile, min(2, held)), chows][0]
    plain, paired = [], [(need, gaps + gap * (held < 2))]
    ways = [(copies(tile, min(3, held)), gap * (held < 3))]
    if chows:
        present = present_in(part)
        ways += [(taken := only(present, chow), chow - taken) for chow in _CHOWS[tile]]
    for taken, gap in ways:
        alone, beside = _HELD[part - taken, chows]
        plain.append((alone[0] + 1, alone[1] + gap))
        paired.append((beside[0] + 1, beside[1] + gap))
    return _least(plain), _least(paired)


def _least(ways: Sequence[_Held]) -> _Held:
    """The fewest sets, and what finds room in any of the ways with so few."""
    least = min([need for need, _ in ways])
    return least, present_in(sum([gaps for need, gaps in ways if need == least]))


_HELD = Memo("sets that hold a suit", _find_held, 32_768)
_THIRDS = [sum(ONE[low : low + 9 : 3]) for low in range(3)]
"""One of each rank of 147, 258 and 369."""


def _find_suit(part: int) -> _Suit:
    (need, gaps), (fewer, gaps_beside) = _HELD[part, True]
    knit = max([shared(part_of, present_in(part)) for part_of in _THIRDS])
    return need, need - fewer, gaps, gaps_beside, few(odd(part)), knit


def _find_honours(part: int) -> _Suit:
    (need, gaps), (fewer, gaps_beside) = _HELD[part, False]
    return need, need - fewer, gaps, gaps_beside, few(odd(part)), 0


_SUITS = Memo("waits of a suit", _find_suit, 32_768)
_HONOURS = Memo("waits of the honours", _find_honours, 4_096)


# The special forms


def _straight_waits(real: int, golds: int, sets: int) -> Iterator[Tile]:
    present = present_in(real)
    for body in KNITTED:
        held = only(present, body)
        rest, missing = real - held, 9 - few(held) - golds
        if missing <= 0:
            yield from waits(rest, 0, sets - 3, ())
        if missing <= 1 and _complete(rest, sets - 3):
            yield from faces(body - held)


def _complete(real: int, sets: int) -> bool:
    """Whether so many sets and a pair can hold all these tiles, golds filling the gaps."""
    *suits, honours = by_suit(real)
    needs = [*(_SUITS[part] for part in suits), _HONOURS[honours]]
    return sum([need for need, *_ in needs]) - max([saved for _, saved, *_ in needs]) <= sets


def _pairs_waits(real: int, golds: int) -> Iterable[Tile]:
    single = odd(real)
    return FACES if few(single) < golds else faces(single)


def _loose_waits(real: int, special: Container[str]) -> Iterator[Tile]:
    """The waits of the forms in which no face is held twice, but for one orphan."""
    present = present_in(real)
    double = real - present
    if "thirteen-orphans" in special and within(real, ORPHAN_TILES) and few(double) <= 1:
        for tile in sorted(ORPHANS):
            if not double or not count_of(present, tile):
                yield tile
    if "knitted" in special and not double:
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
