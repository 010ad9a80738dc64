"""What a reading is worth: its parts, the fans on them, and which of them are counted.

The fans of a part are found once for each different part and remembered.  *Exclusions* are
applied from the dearest fan down; a fan that is itself excluded excludes nothing.  The fan of
last resort is decided last, on what is counted.

Searching adds up numbers only (``worth``); names, sets and reasons are made for the reading
that is shown, in ``tally``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from mahjong_cli.fans.limits import Found, find_fans
from mahjong_cli.fans.parts import (
    Chows,
    Form,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Placed,
    Sets,
    Tiles,
    Win,
)
from mahjong_cli.fans.registry import Table
from mahjong_cli.hand.model import Hand, Meld
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import ORPHANS, Shape, present_in
from mahjong_cli.tiles import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    EAST,
    FACES,
    FIVES,
    KIND,
    ONE,
    Tile,
    at_least_four,
    counts,
    faces,
    rank,
    suit,
    traits,
)


class Melded(NamedTuple):
    """The melds of a hand, as counts and as numbers.

    ``chows``, ``pungs`` (kongs too) and ``tiles`` are counts, ``konged`` the faces of kongs;
    ``every`` and ``kinds`` as in ``Shape``.  ``exposed`` counts all but concealed kongs.
    """

    chows: int
    pungs: int
    tiles: int
    konged: int
    every: int
    kinds: int
    all_pungs: int
    melded_kongs: int
    concealed_kongs: int
    exposed: int


class Situation(NamedTuple):
    """What every reading of a hand has in common; ``win`` has no ``wait`` yet."""

    melded: Melded
    win: Win
    round: Tile | None
    seat: Tile | None


@lru_cache(maxsize=1 << 13)
def _melded(melds: tuple[Meld, ...]) -> Melded:
    kongs = [meld for meld in melds if meld.kind == "kong"]
    concealed = sum(kong.concealed for kong in kongs)
    every, kinds = -1, 0
    for meld in melds:
        every &= traits(meld.tiles)
        kinds |= KIND[meld.tile]
    return Melded(
        chows=counts(meld.tile for meld in melds if meld.kind == "chow"),
        pungs=counts(meld.tile for meld in melds if meld.kind != "chow"),
        tiles=sum(counts(meld.tiles) for meld in melds),
        konged=counts({kong.tile for kong in kongs}),
        every=every,
        kinds=kinds,
        all_pungs=sum(meld.kind != "chow" for meld in melds),
        melded_kongs=len(kongs) - concealed,
        concealed_kongs=concealed,
        exposed=len(melds) - concealed,
    )


def situation(hand: Hand, waits: Sequence[Tile], fourth: bool) -> Situation:
    """What every reading of the hand has in common; ``fourth`` is 和绝张, told or inferred."""
    how, kongdraw, _, last, _ = hand.won
    melded = _melded(hand.melds)
    by_gold = hand.winning == hand.gold
    win = Win(how, kongdraw, last, fourth, None, len(waits) == 1, melded.exposed, by_gold)
    return Situation(melded, win, hand.round, hand.seat)


# Parts: what is found on each is remembered


def _placed(sets: int) -> Sets:
    return tuple(Placed(n, t, suit(t), rank(t)) for n, t in enumerate(faces(sets)))


@lru_cache(maxsize=1 << 14)
def _chows(table: Table, chows: int, pair: Tile | None, knitted: bool) -> Found:
    return find_fans(table, Chows(_placed(chows), pair, knitted))


@lru_cache(maxsize=1 << 13)
def _number_pungs(table: Table, pungs: int) -> Found:
    return find_fans(table, NumberPungs(_placed(pungs)))


@lru_cache(maxsize=1 << 13)
def _orphan_pungs(
    table: Table, pungs: int, pair: Tile | None, round_: Tile | None, seat: Tile | None
) -> Found:
    return find_fans(table, OrphanPungs(_placed(pungs), pair, round_, seat))


@lru_cache(maxsize=1 << 13)
def _tiles(table: Table, every: int, kinds: int, fours: int, sets: bool) -> Found:
    return find_fans(table, Tiles(every, kinds, faces(fours), sets))


@lru_cache(maxsize=1 << 10)
def _kongs(table: Table, melded: int, concealed: int, pungs: int, all_pungs: int) -> Found:
    return find_fans(table, Kongs(melded, concealed, pungs, all_pungs))


@lru_cache(maxsize=1 << 13)
def _form(table: Table, form: str, tiles: int | None, thirteen: int | None) -> Found:
    return find_fans(table, Form(form, tiles, thirteen))


@lru_cache(maxsize=1 << 12)
def _win(table: Table, win: Win, wait: str | None) -> Found:
    return find_fans(table, win._replace(wait=wait))


_NUMBER_PUNGS = counts(range(27)) * 15
_ORPHAN_PUNGS = ORPHANS * 15
_BESIDE = tuple(t if t in FIVES else 0 if t < 27 else EAST for t in FACES)
_ONE_SUIT = {CHARACTERS: 0, DOTS: 36, BAMBOO: 72}
_ALL_NUMBERS = counts(range(9))
_FOUR_SETS = ("standard", "knitted-straight")


def _shape_parts(table: Table, at: Situation, shape: Shape) -> tuple[Found, ...]:
    """The parts that do not depend on the place of the winning tile."""
    form, chows, pungs, pair, tiles, every, kinds, _ = shape
    melded = at.melded
    pungs += melded.pungs
    beside = None if pungs or pair is None else _BESIDE[pair]
    fours = at_least_four(tiles + melded.tiles) & ~melded.konged
    return (
        _chows(table, chows + melded.chows, beside, form == "knitted-straight"),
        _number_pungs(table, pungs & _NUMBER_PUNGS),
        _orphan_pungs(table, pungs & _ORPHAN_PUNGS, pair, at.round, at.seat),
        _tiles(table, every & melded.every, kinds | melded.kinds, fours, form in _FOUR_SETS),
    )


def _place_parts(table: Table, at: Situation, placing: Placing) -> tuple[Found, ...]:
    """The parts that depend on the place of the winning tile."""
    shape, melded = placing.shape, at.melded
    mine = shape.all_pungs
    concealed = melded.concealed_kongs + mine - (placing.kind == "pung" and at.win.how != "self")
    pungs = mine + melded.all_pungs
    return (
        _kongs(table, melded.melded_kongs, melded.concealed_kongs, concealed, pungs),
        _form(table, shape.form, *_form_tiles(at, placing)),
        _win(table, at.win, placing.wait),
    )


def _form_tiles(at: Situation, placing: Placing) -> tuple[int | None, int | None]:
    """The tiles of a form and the thirteen before the last, where a fan may look at them."""
    shape = placing.shape
    if shape.form == "knitted":
        return shape.tiles, None
    shift = _ONE_SUIT.get(shape.kinds)
    if shift is None or at.melded.tiles:
        return None, None
    tiles = shape.tiles >> shift
    if shape.form == "standard" and present_in(tiles) != _ALL_NUMBERS:
        return None, None
    return tiles, tiles - ONE[placing.winning_as % 9]


# Adding up


class Valued(NamedTuple):
    """What a reading is worth, flowers aside: the points, and the fans on its parts."""

    points: int
    placing: Placing
    parts: tuple[Found, ...]


def values(
    table: Table, at: Situation, shape: Shape, places: Iterable[Placing], *, every: bool
) -> Iterator[Valued]:
    """What a shape is worth for each place of the winning tile.

    Unless ``every`` is asked for, only one of the places need be given that differ in nothing
    that a fan looks at, and so are worth the same.
    """
    fixed = _shape_parts(table, at, shape)
    whole = not at.melded.tiles and shape.kinds in _ONE_SUIT
    alike = not (every or whole or at.win.only) and at.win.how == "self"
    known: dict[tuple[bool, str | None, Tile | None], tuple[int, tuple[Found, ...]]] = {}
    for placing in places:
        key = (
            placing.kind == "pung",
            placing.wait if every or at.win.only else None,
            placing.winning_as if whole else None,
        )
        if key not in known:
            found = fixed + _place_parts(table, at, placing)
            known[key] = worth(table, found), found
        points, found = known[key]
        yield Valued(points, placing, found)
        if alike:
            return


def worth(table: Table, found: Sequence[Found]) -> int:
    """Fan points of a reading with these parts, flowers aside."""
    points, kept = resolve(table, mask_of(found))
    for part in found:
        for bit, more in part.more:
            if kept >> bit & 1:
                points += more * table.fans[bit].points
    return points or table.last_resort.points


def mask_of(found: Iterable[Found]) -> int:
    """The mask of the fans found on any of these parts."""
    mask = 0
    for part in found:
        mask |= part.mask
    return mask


@lru_cache(maxsize=1 << 14)
def resolve(table: Table, mask: int) -> tuple[int, int]:
    """Points and mask of what is counted of these fans, each once, exclusions applied."""
    points = kept = excluded = 0
    for bit, fan in enumerate(table.fans):  # dearest first
        if mask >> bit & 1 and not excluded >> bit & 1:
            kept |= 1 << bit
            points += fan.points
            excluded |= table.excluded_mask[bit]
    for bit, other, limit, _ in table.limited:
        if kept >> bit & kept >> other & 1:
            points -= limit * table.fans[other].points
    return points, kept


def numbers(table: Table, found: Sequence[Found]) -> list[int]:
    """The printed numbers of the fans counted on these parts, in order, repeated by count."""
    kept = resolve(table, mask_of(found))[1]
    times = {bit: 1 for bit in range(len(table.fans)) if kept >> bit & 1}
    for bit, more in (pair for part in found for pair in part.more):
        if bit in times:
            times[bit] += more
    for bit, other, limit, _ in table.limited:
        if bit in times and other in times:
            times[other] -= limit
    counted = [table.fans[bit].number for bit, n in times.items() for _ in range(n)]
    return sorted(counted) or [table.last_resort.number]
