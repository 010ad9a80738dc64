"""The parts of a reading, each trimmed to what its fans look at, and the fans found on it.

How a part is trimmed stands at its class, in ``parts``.  There are far fewer trimmed parts than
hands, so what is found on each is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mahjong_cli.counts import (
    ONE,
    at_least_four,
    by_suit,
    count_of,
    counts,
    faces,
    few,
    only,
    present_in,
    without,
)
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
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.shapes.marks import each, every, kinds, marks
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import Shape
from mahjong_cli.tiles import EAST, FACES, FIVES, TERMINALS, Tile, rank, suit

# What all readings of a hand have in common


class Melded(NamedTuple):
    """The melds of a hand, as counts and as numbers; those of several melds are added.

    ``chows``, ``pungs`` (kongs too) and ``tiles`` are counts, ``konged`` the faces of kongs.
    ``all_pungs`` is how many pungs there are, ``exposed`` counts all melds but concealed kongs.
    """

    chows: int = 0
    pungs: int = 0
    tiles: int = 0
    marks: int = 0
    konged: int = 0
    all_pungs: int = 0
    melded_kongs: int = 0
    concealed_kongs: int = 0
    exposed: int = 0


class Situation(NamedTuple):
    """What every reading of a hand has in common; ``win`` has no ``wait`` yet."""

    melded: Melded
    win: Win
    round: Tile | None
    seat: Tile | None


@lru_cache(maxsize=4_096)
def _melded(melds: tuple[Meld, ...]) -> Melded:
    laid = [_one_melded(meld.kind, meld.tile, meld.concealed) for meld in melds]
    return Melded(*map(sum, zip(*laid, strict=True)))


@lru_cache(maxsize=1_024)
def _one_melded(kind: str, tile: Tile, concealed: bool) -> Melded:
    tiles, one, kong = Meld(kind, tile).tiles, ONE[tile], kind == "kong"
    return Melded(
        chows=one if kind == "chow" else 0,
        pungs=one if kind != "chow" else 0,
        tiles=counts(tiles),
        marks=marks(tiles),
        konged=one if kong else 0,
        all_pungs=int(kind != "chow"),
        melded_kongs=int(kong and not concealed),
        concealed_kongs=int(kong and concealed),
        exposed=int(not concealed),
    )


def situation(hand: Hand, waits: Sequence[Tile], fourth: bool) -> Situation:
    """What every reading of the hand has in common; ``fourth`` is 和绝张, told or inferred."""
    how, kongdraw, flowerdraw, last, _ = hand.won
    melded = _melded(hand.melds)
    by_gold, only = hand.winning == hand.gold, len(waits) == 1
    kong_flower = flowerdraw and melded.konged > 0
    win = Win(how, kongdraw, last, fourth, None, only, melded.exposed, by_gold, kong_flower)
    return Situation(melded, win, hand.round, hand.seat)


# Parts that do not depend on the place of the winning tile


_NUMBER_TILES = counts(range(27))
_TERMINAL_TILES = counts(TERMINALS)
_FOUR_SETS = ("standard", "knitted-straight")
_BESIDE = tuple(t if t in FIVES else 0 if t < 27 else EAST for t in FACES)
"""The pair beside four chows, trimmed."""


def shape_parts(table: Table, at: Situation, shape: Shape) -> tuple[Found, ...]:
    """The parts that do not depend on the place of the winning tile."""
    form, chows, pungs, pair, tiles, borne = shape
    melded = at.melded
    pungs += melded.pungs
    beside = None if pungs or pair is None else _BESIDE[pair]
    honour_pair = pair if pair is not None and pair >= EAST else None
    fours = at_least_four(tiles + melded.tiles)
    if melded.konged:
        fours = without(fours, melded.konged)
    return (
        _chows(table, chows + melded.chows, beside, form == "knitted-straight"),
        *_pungs(table, pungs, honour_pair, at.round, at.seat),
        _tiles(table, present_in(borne + melded.marks), fours, melded.konged, form in _FOUR_SETS),
    )


@lru_cache(maxsize=8_192)
def _pungs(
    table: Table, pungs: int, pair: Tile | None, round_: Tile | None, seat: Tile | None
) -> tuple[Found, Found]:
    """The number pungs, and the orphan pungs."""
    numbers = only(pungs, _NUMBER_TILES)
    honours = pungs - numbers
    terminals = few(only(numbers, _TERMINAL_TILES))
    beside = (pair, _held(honours, round_), _held(honours, seat)) if honours else (None,) * 3
    return _number_pungs(table, numbers), _orphan_pungs(table, terminals, honours, *beside)


def _held(pungs: int, wind: Tile | None) -> Tile | None:
    return wind if wind is not None and count_of(pungs, wind) else None


def _placed(sets: int) -> Sets:
    return tuple(Placed(n, t, suit(t), rank(t)) for n, t in enumerate(faces(sets)))


@lru_cache(maxsize=16_384)
def _chows(table: Table, chows: int, pair: Tile | None, knitted: bool) -> Found:
    return find_fans(table, Chows(_placed(chows), pair, knitted))


@lru_cache(maxsize=8_192)
def _number_pungs(table: Table, pungs: int) -> Found:
    return find_fans(table, NumberPungs(_placed(pungs)))


@lru_cache(maxsize=8_192)
def _orphan_pungs(
    table: Table,
    terminals: int,
    honours: int,
    pair: Tile | None,
    round_: Tile | None,
    seat: Tile | None,
) -> Found:
    pungs = _placed(terminals * ONE[0] + honours)
    return find_fans(table, OrphanPungs(pungs, pair, round_, seat))


@lru_cache(maxsize=8_192)
def _tiles(table: Table, borne: int, fours: int, konged: int, sets: bool) -> Found:
    held, kongs = faces(fours), faces(konged)
    return find_fans(table, Tiles(every(borne), each(borne), kinds(borne), held, kongs, sets))


# Parts that depend on the place of the winning tile


def place_parts(
    table: Table, at: Situation, placing: Placing, lone: int | None
) -> tuple[Found, ...]:
    """The parts that depend on the place of the winning tile.

    ``lone`` is the suit of the whole hand, 0-2, where it is of one and nothing is melded.
    """
    shape, melded = placing.shape, at.melded
    mine = few(shape.pungs)
    concealed = melded.concealed_kongs + mine - (placing.kind == "pung" and at.win.how != "self")
    pungs = mine + melded.all_pungs
    tiles = thirteen = None
    if lone is not None:
        tiles, thirteen = _one_suit_tiles(placing, lone)
    elif shape.form == "knitted":
        tiles = shape.tiles
    return (
        _kongs(table, melded.melded_kongs, melded.concealed_kongs, concealed, pungs),
        _form(table, shape.form, tiles, thirteen),
        _win(table, at.win, placing.wait),
    )


_ALL_NUMBERS = counts(range(9))


def _one_suit_tiles(placing: Placing, suit: int) -> tuple[int | None, int | None]:
    """The tiles of a form of one suit and the thirteen before the last, trimmed."""
    tiles = by_suit(placing.shape.tiles)[suit]
    if placing.shape.form == "standard" and present_in(tiles) != _ALL_NUMBERS:
        return None, None
    return tiles, tiles - ONE[placing.winning_as % 9]


@lru_cache(maxsize=1_024)
def _kongs(table: Table, melded: int, concealed: int, concealed_pungs: int, pungs: int) -> Found:
    return find_fans(table, Kongs(melded, concealed, concealed_pungs, pungs))


@lru_cache(maxsize=8_192)
def _form(table: Table, form: str, tiles: int | None, thirteen: int | None) -> Found:
    return find_fans(table, Form(form, tiles, thirteen))


@lru_cache(maxsize=4_096)
def _win(table: Table, win: Win, wait: str | None) -> Found:
    return find_fans(table, win._replace(wait=wait))
