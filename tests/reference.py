"""The slow, obvious way to read a hand, to hold the package's own way against.

Every assignment of golds to faces is tried; each is divided by plain recursion into four
sets and a pair, seven pairs, thirteen orphans or a knitted form; and in each division the
winning tile is put wherever its face is.  Waits and distance count the tiles that are
missing.  Nothing here knows how the package does it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations, product

from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import FACES, Tile

Counts = tuple[int, ...]
"""How many there are of each face: of all 34, or of one suit (the honours are one too)."""

SUITS = ((0, 9), (9, 18), (18, 27), (27, 34))
ORPHANS = frozenset({0, 8, 9, 17, 18, 26, *range(27, 34)})
KNITTED = tuple(
    frozenset(9 * s + n + step for s, n in enumerate(first) for step in (0, 3, 6))
    for first in permutations(range(3))
)

STEPS = {"pair": (0, 0), "pung": (0, 0, 0), "chow": (0, 1, 2)}
NEVER = 99


# Readings.


def readings(hand: Hand) -> set[Reading]:
    """Every way to read the hand; none when it does not win."""
    real, golds = _loose(hand, (*hand.concealed, hand.winning))
    melded = _counted(t for m in hand.melds for t in m.tiles)
    found: set[Reading] = set()
    for faces in combinations_with_replacement(FACES, golds):
        held = list(real)
        for tile in faces:
            held[tile] += 1
        if _option(hand, "fifth") == "no" and any(
            n + m > 4 for n, m in zip(held, melded, strict=True)
        ):
            continue
        for form, groups in divisions(tuple(held), len(hand.melds)):
            for tile in set(faces) if hand.winning == hand.gold else {hand.winning}:
                found.update(_placed(hand, form, groups, faces, tile))
    return found


def divisions(held: Counts, melds: int) -> Iterator[tuple[str, tuple[Group, ...]]]:
    """The form and the groups of every division of the tiles outside the melds."""
    for groups in _sets_and_pair(held):
        yield "standard", groups
    if melds == 0 and all(n % 2 == 0 for n in held):
        yield (
            "seven-pairs",
            tuple(Group("pair", (t, t)) for t in FACES for _ in range(held[t] // 2)),
        )
    if melds == 0 and all((n > 0) == (t in ORPHANS) for t, n in enumerate(held)):
        yield "thirteen-orphans", (Group("orphans", _tiles(held)),)
    if melds == 0 and max(held) == 1 and any(_only_knitted(held, nine) for nine in KNITTED):
        yield "knitted", (Group("knitted", _tiles(held)),)
    for nine in KNITTED if melds <= 1 else ():
        if all(held[t] for t in nine):
            rest = tuple(n - (t in nine) for t, n in enumerate(held))
            for groups in _sets_and_pair(rest):
                yield "knitted-straight", (Group("knitted", tuple(sorted(nine))), *groups)


def _only_knitted(held: Counts, nine: frozenset[Tile]) -> bool:
    return all(t in nine or t >= 27 for t, n in enumerate(held) if n)


def _sets_and_pair(held: Counts) -> Iterator[tuple[Group, ...]]:
    """Every division into sets and one pair: sets by first tile, then kind; the pair last."""
    suits = []
    for first, end in SUITS:
        ways = divided(held[first:end], first)
        if not ways:
            return
        suits.append(ways)
    for parts in product(*suits):
        groups = [group for part in parts for group in part]
        pairs = [g for g in groups if g.kind == "pair"]
        if len(pairs) == 1:
            sets = sorted((g for g in groups if g.kind != "pair"), key=lambda g: (g.tiles, g.kind))
            yield (*sets, *pairs)


@lru_cache(maxsize=200_000)
def divided(held: Counts, first: Tile) -> frozenset[tuple[Group, ...]]:
    """Every way to divide one suit into sets and at most one pair.

    The lowest tile is in a pair, a pung or a chow that starts with it; the rest follows.
    """
    if not any(held):
        return frozenset({()})
    if sum(held) % 3 == 1:
        return frozenset()
    lowest = next(n for n, count in enumerate(held) if count)
    found = set()
    for kind, steps in STEPS.items():
        if kind == "chow" and (len(held) < 9 or lowest > 6):
            continue
        rest = _without(held, [lowest + step for step in steps])
        for groups in () if rest is None else divided(rest, first):
            if kind != "pair" or all(g.kind != "pair" for g in groups):
                one = Group(kind, tuple(first + lowest + step for step in steps))
                found.add(tuple(sorted((*groups, one))))
    return frozenset(found)


def _without(held: Counts, places: Sequence[int]) -> Counts | None:
    rest = list(held)
    for place in places:
        rest[place] -= 1
    return tuple(rest) if min(rest) >= 0 else None


def _placed(
    hand: Hand, form: str, groups: tuple[Group, ...], faces: tuple[Tile, ...], tile: Tile
) -> Iterator[Reading]:
    """The reading for each place where the winning tile may be.

    What another player's tile completes is not concealed.
    """
    melds = tuple(Group(m.kind, m.tiles, m.concealed) for m in hand.melds)
    for group in sorted({g for g in groups if tile in g.tiles}):
        knitted = form == "knitted-straight" and tile in groups[0].tiles
        if knitted and group != groups[0] and _option(hand, "knitted-wait") == "no":
            continue
        place = groups.index(group)
        completed = group._replace(concealed=hand.won.self_drawn)
        all_groups = (*melds, *groups[:place], completed, *groups[place + 1 :])
        yield Reading(form, all_groups, faces, tile, len(melds) + place)


# Waits and distance.


def waits(hand: Hand) -> tuple[Tile, ...]:
    """The faces that, as plain tiles, complete the tiles in the hand (however many are left)."""
    real, golds = _loose(hand, hand.concealed)
    melds = len(hand.melds)
    return tuple(t for t in FACES if _lacking(_with(real, t), melds, golds) <= golds)


def away(hand: Hand) -> int:
    """How many tiles must be exchanged to complete the hand, golds being kept.

    As for waits it does not matter how many copies of a tile are left.  A hand that is complete
    but for a fifth copy which is not allowed is one away.
    """
    real, golds = _loose(hand, (*hand.concealed, hand.winning))
    missing = max(0, _lacking(real, len(hand.melds), NEVER) - golds)
    return missing or (0 if readings(hand) else 1)


def _lacking(held: Counts, melds: int, most: int) -> int:
    """How many tiles are missing from the nearest complete hand of any form.

    When more than ``most`` are missing, which is as many as are left over, any greater number
    will do.
    """
    least = _lacking_sets(held, 4 - melds, most)
    if melds == 0:
        pairs, singles = sum(n // 2 for n in held), sum(n % 2 for n in held)
        single_pairs = min(singles, 7 - pairs)
        seven_pairs = single_pairs + 2 * (7 - pairs - single_pairs)
        orphans = [held[t] for t in ORPHANS if held[t]]
        thirteen = 14 - len(orphans) - (max(orphans, default=0) > 1)
        knitted = [sum(1 for t in nine if held[t]) for nine in KNITTED]
        honours = sum(1 for n in held[27:] if n)
        least = min(least, seven_pairs, thirteen, 14 - honours - max(knitted))
    for nine in KNITTED if melds <= 1 else ():
        missing = sum(1 for t in nine if not held[t])
        if missing < least:
            rest = tuple(max(0, n - (t in nine)) for t, n in enumerate(held))
            least = min(least, missing + _lacking_sets(rest, 1 - melds, most))
    return least


def _lacking_sets(held: Counts, sets: int, most: int) -> int:
    """How many tiles are missing for so many sets and a pair: the best share for each suit."""
    suits = [_shares(held[first:end], most) for first, end in SUITS]
    return _both(_both(suits[0], suits[1]), _both(suits[2], suits[3]))[2 * sets + 1]


Shares = tuple[int, ...]
"""What is missing for 0 sets, 0 sets and a pair, 1 set, 1 set and a pair, … 4 and a pair."""


@lru_cache(maxsize=200_000)
def _both(one: Shares, other: Shares) -> Shares:
    """What is missing when some sets (and the pair) come from here and the rest from there."""
    return tuple(
        min(
            one[2 * here + pair] + other[2 * (sets - here) + pairs - pair]
            for here in range(sets + 1)
            for pair in range(pairs + 1)
        )
        for sets in range(5)
        for pairs in range(2)
    )


@lru_cache(maxsize=200_000)
def _shares(held: Counts, most: int) -> Shares:
    chows = (0, 0) if len(held) == 9 else None
    return tuple(lacking(held, most, chows, sets, pairs) for sets in range(5) for pairs in range(2))


@lru_cache(maxsize=1_000_000)
def lacking(held: Counts, most: int, chows: tuple[int, int] | None, sets: int, pairs: int) -> int:
    """How many tiles are missing from one suit for so many sets and pairs.

    Rank by rank: some chows start here, some pungs and perhaps the pair are here.  ``chows``
    are those that started one and two ranks below (None: honours have none).
    """
    if not held:
        return NEVER if sets or pairs or any(chows or ()) else 0
    newer, older = chows or (0, 0)
    if abs(3 * sets + 2 * pairs + 2 * newer + older - sum(held)) > most:
        return NEVER
    least = NEVER
    for starting, pungs, pair in _choices(sets, pairs, chows is not None):
        wanted = newer + older + starting + 3 * pungs + 2 * pair
        if abs(wanted - held[0]) > most:
            continue
        after = None if chows is None else (starting, newer)
        rest = lacking(held[1:], most, after, sets - starting - pungs, pairs - pair)
        least = min(least, max(0, wanted - held[0]) + rest)
    return least


@cache
def _choices(sets: int, pairs: int, in_suit: bool) -> tuple[tuple[int, int, int], ...]:
    """How many chows can start at a rank, and how many pungs and pairs be there."""
    return tuple(
        (starting, pungs, pair)
        for starting in range(sets + 1 if in_suit else 1)
        for pungs in range(sets - starting + 1)
        for pair in range(pairs + 1)
    )


# Counting.


def _loose(hand: Hand, tiles: Sequence[Tile]) -> tuple[Counts, int]:
    """The tiles that are no golds, counted, and the number of golds."""
    return _counted(t for t in tiles if t != hand.gold), sum(t == hand.gold for t in tiles)


def _counted(tiles: Iterator[Tile]) -> Counts:
    held = [0] * 34
    for tile in tiles:
        held[tile] += 1
    return tuple(held)


def _tiles(held: Counts) -> tuple[Tile, ...]:
    return tuple(t for t, n in enumerate(held) for _ in range(n))


def _with(held: Counts, tile: Tile) -> Counts:
    return tuple(n + (t == tile) for t, n in enumerate(held))


def _option(hand: Hand, name: str) -> str | int | None:
    return dict(hand.house).get(name)
