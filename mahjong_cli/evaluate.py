"""What a reading is worth: the fans on each of its parts, limits, exclusions, the tally.

The fans of a part are found once for each different part (``_found``) and remembered.  Inside
the chow part and inside the number-pung part the *combination limits* hold: with the sets as
points and each chosen fan as a link that joins its sets at once, the links form a forest, the
best-paying one.  *Exclusions* are applied from the dearest fan down; a fan that is itself
excluded excludes nothing.  The fan of last resort is decided last, on what is counted.

Searching adds up numbers only (``worth``); names, sets and reasons are made for the reading
that is shown, in ``tally``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mahjong_cli.fans.parts import (
    Barred,
    Chows,
    Form,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Part,
    Pick,
    Placed,
    Sets,
    Tiles,
    Win,
)
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.model import Hand, Meld
from mahjong_cli.place import Placing
from mahjong_cli.solve import ORPHANS, Shape
from mahjong_cli.tiles import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    KIND,
    ONE,
    Tile,
    at_least_four,
    counts,
    faces,
    size,
    traits,
)


class Situation(NamedTuple):
    """What every reading of a hand has in common: the melds, the win, the winds, the waits.

    ``chows``, ``pungs`` and ``tiles`` are the melds' as counts, ``konged`` the faces of
    kongs; ``every`` and ``kinds`` as in ``Shape``.
    """

    chows: int
    pungs: int
    tiles: int
    konged: int
    every: int
    kinds: int
    melded_kongs: int
    concealed_kongs: int
    exposed: int
    winning: Tile
    by_gold: bool
    how: str
    kongdraw: bool
    last: bool
    fourth: bool
    round: Tile | None
    seat: Tile | None
    only_wait: bool


@lru_cache(maxsize=1 << 14)
def _melds(melds: tuple[Meld, ...]) -> tuple[int, int, int, int, int, int, int, int, int]:
    chows = counts(m.tile for m in melds if m.kind == "chow")
    kongs = [m for m in melds if m.kind == "kong"]
    concealed = sum(m.concealed for m in kongs)
    every, kinds = -1, 0
    for meld in melds:
        every &= traits(meld.tiles)
        kinds |= KIND[meld.tile]
    return (
        chows,
        counts(m.tile for m in melds if m.kind != "chow"),
        sum(counts(m.tiles) for m in melds),
        counts({m.tile for m in kongs}),
        every,
        kinds,
        len(kongs) - concealed,
        concealed,
        len(melds) - concealed,
    )


def situation(hand: Hand, waits: Sequence[Tile], fourth: bool) -> Situation:
    """What every reading of the hand has in common; ``fourth`` is 和绝张, told or inferred."""
    how, kongdraw, _, last, _ = hand.won
    return Situation(
        *_melds(hand.melds), hand.winning, hand.winning == hand.gold, how, kongdraw, last,
        fourth, hand.round, hand.seat, len(waits) == 1,
    )  # fmt: skip


# Parts: what is found on each is remembered


class Find(NamedTuple):
    """A fan on a part: its uses, which of them are counted there, and what bars it."""

    bit: int
    fan: Fan
    uses: tuple[Sets | Pick, ...]
    counted: tuple[bool, ...]
    barred: str | None


class Found(NamedTuple):
    """The fans counted on a part as a mask, those counted more than once, and all finds."""

    mask: int
    more: tuple[tuple[int, int], ...]
    finds: tuple[Find, ...]


def _found(table: Table, part: Part) -> Found:
    finds = []
    for fan in table.of(type(part)):
        uses = fan.predicate(part)
        if isinstance(uses, Barred):
            finds.append(Find(table.bit[fan.id], fan, (), (), uses.reason))
        elif uses:
            counted = (True,) * len(uses)
            finds.append(Find(table.bit[fan.id], fan, tuple(uses), counted, None))
    finds = _own_sets(table, _forest(finds))
    present = [(find, sum(find.counted)) for find in finds if any(find.counted)]
    return Found(
        sum(1 << find.bit for find, _ in present),
        tuple((find.bit, count - 1) for find, count in present if count > 1),
        tuple(finds),
    )


def _forest(finds: list[Find]) -> list[Find]:
    """Count of the linking fans only the best-paying forest, the first printed among equals."""
    links = sorted(
        (find.fan.number, find.fan.points, n, use)
        for find in finds
        if find.fan.link
        for n, use in enumerate(find.uses)
    )
    best: tuple[int, list[tuple[int, int]]] = (0, [])
    stack: list[tuple[int, int, tuple[int, ...], list[tuple[int, int]]]]
    stack = [(0, 0, (0, 1, 2, 3), [])]
    while stack:
        start, points, tree, chosen = stack.pop()
        numbers = [number for number, _ in chosen]
        if points > best[0] or (points == best[0] and numbers < [n for n, _ in best[1]]):
            best = points, chosen
        for at in range(start, len(links)):
            number, worth, n, use = links[at]
            trees = {tree[s.index] for s in use}
            if len(trees) == len(use):
                joined = tuple(min(trees) if t in trees else t for t in tree)
                stack.append((at + 1, points + worth, joined, [*chosen, (number, n)]))
    return [
        find._replace(counted=tuple((find.fan.number, n) in best[1] for n in range(len(find.uses))))
        if find.fan.link
        else find
        for find in finds
    ]


def _own_sets(table: Table, finds: list[Find]) -> list[Find]:
    """Do not count a fan on the sets that make a dearer one, where the table says so."""
    excluded = 0
    for find in finds:  # dearest first
        if excluded >> find.bit & 1 or not any(find.counted):
            continue
        excluded |= table.excluded_mask[find.bit]
        own = {s for use in find.uses if isinstance(use, tuple) for s in use}
        for rule in table.excludes[find.bit]:
            if rule.origin == "own-sets" and rule.limit is None:
                finds = [
                    other._replace(
                        counted=tuple(
                            c and not own.issuperset(use)
                            for c, use in zip(other.counted, other.uses, strict=True)
                        )
                    )
                    if other.fan.id == rule.fan and not other.fan.link
                    else other
                    for other in finds
                ]
    return finds


def _placed(sets: int) -> Sets:
    return tuple(Placed(n, tile) for n, tile in enumerate(faces(sets)))


@lru_cache(maxsize=1 << 15)
def _chows(table: Table, chows: int, pair: Tile | None, knitted: bool) -> Found:
    return _found(table, Chows(_placed(chows), pair, knitted))


@lru_cache(maxsize=1 << 15)
def _number_pungs(table: Table, pungs: int) -> Found:
    return _found(table, NumberPungs(_placed(pungs)))


@lru_cache(maxsize=1 << 15)
def _orphan_pungs(
    table: Table, pungs: int, pair: Tile | None, round_: Tile | None, seat: Tile | None
) -> Found:
    return _found(table, OrphanPungs(_placed(pungs), pair, round_, seat))


@lru_cache(maxsize=1 << 15)
def _tiles(table: Table, every: int, kinds: int, fours: int, sets: bool) -> Found:
    return _found(table, Tiles(every, kinds, faces(fours), sets))


@lru_cache(maxsize=1 << 10)
def _kongs(table: Table, melded: int, concealed: int, pungs: int, all_pungs: int) -> Found:
    return _found(table, Kongs(melded, concealed, pungs, all_pungs))


@lru_cache(maxsize=1 << 15)
def _form(table: Table, form: str, tiles: int | None, thirteen: int | None) -> Found:
    return _found(table, Form(form, tiles, thirteen))


@lru_cache(maxsize=1 << 12)
def _win(
    table: Table, how: str, kongdraw: bool, last: bool, fourth: bool, wait: str | None,
    only: bool, exposed: int, by_gold: bool,
) -> Found:  # fmt: skip
    return _found(table, Win(how, kongdraw, last, fourth, wait, only, exposed, by_gold))


_NUMBER_PUNGS = counts(range(27)) * 15
_ONE_SUIT = {CHARACTERS: 0, DOTS: 36, BAMBOO: 72}


def shape_parts(table: Table, at: Situation, shape: Shape) -> tuple[Found, ...]:
    """The parts that do not depend on the place of the winning tile."""
    form, chows, pungs, pair, tiles, every, kinds = shape
    chows += at.chows
    pungs += at.pungs
    kinds |= at.kinds
    fours = at_least_four(tiles + at.tiles) & ~at.konged
    knitted = form == "knitted-straight"
    return (
        _chows(table, chows, pair, knitted),
        _number_pungs(table, pungs & _NUMBER_PUNGS),
        _orphan_pungs(table, pungs & (ORPHANS * 15), pair, at.round, at.seat),
        _tiles(table, every & at.every, kinds, fours, form in ("standard", "knitted-straight")),
    )


def place_parts(table: Table, at: Situation, placing: Placing) -> tuple[Found, ...]:
    """The parts that depend on the place of the winning tile."""
    shape, winning_as, kind, _ = placing
    mine = size(shape.pungs)
    taken = kind == "pung" and at.how != "self"
    shift = _ONE_SUIT.get(shape.kinds | at.kinds)
    tiles = thirteen = None
    if shape.form == "knitted":
        tiles = shape.tiles
    elif shift is not None and not at.tiles:
        tiles, thirteen = shape.tiles >> shift, (shape.tiles - ONE[winning_as]) >> shift
    return (
        _kongs(
            table, at.melded_kongs, at.concealed_kongs, at.concealed_kongs + mine - taken,
            mine + size(at.pungs),
        ),
        _form(table, shape.form, tiles, thirteen),
        _win(
            table, at.how, at.kongdraw, at.last, at.fourth, placing.wait, at.only_wait,
            at.exposed, at.by_gold,
        ),
    )  # fmt: skip



# Adding up


@lru_cache(maxsize=1 << 17)
def resolve(table: Table, mask: int) -> tuple[int, int]:
    """Points and mask of what is counted of these fans, each once, exclusions applied."""
    points = kept = excluded = 0
    for bit, fan in enumerate(table.fans):
        if mask >> bit & 1 and not excluded >> bit & 1:
            kept |= 1 << bit
            points += fan.points
            excluded |= table.excluded_mask[bit]
    for bit, other, limit in table.limited:
        if kept >> bit & kept >> other & 1:
            points -= limit * table.fans[other].points
    return points, kept


def worth(table: Table, parts: Sequence[Found]) -> int:
    """Fan points of a reading with these parts, flowers aside."""
    mask = 0
    for part in parts:
        mask |= part.mask
    points, kept = resolve(table, mask)
    for part in parts:
        for bit, more in part.more:
            if kept >> bit & 1:
                points += more * table.fans[bit].points
    return points or table.last_resort.points


def numbers(table: Table, parts: Sequence[Found]) -> list[int]:
    """The printed numbers of the fans counted on these parts, in order, repeated by count."""
    mask = 0
    for part in parts:
        mask |= part.mask
    kept = resolve(table, mask)[1]
    times = {bit: 1 for bit in range(len(table.fans)) if kept >> bit & 1}
    for bit, more in (pair for part in parts for pair in part.more):
        if bit in times:
            times[bit] += more
    for bit, other, limit in table.limited:
        if bit in times and other in times:
            times[other] -= limit
    counted = [table.fans[bit].number for bit, n in times.items() for _ in range(n)]
    return sorted(counted) or [table.last_resort.number]
