"""The ways to read a hand, what it waits on, and how far away it is.

The game knows four sets and a pair, seven pairs, and two kinds of tiles that need no shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.counts import ONE, count_of, counts, faces, few, only, present_in, within, without
from mahjong_cli.games.held import Held
from mahjong_cli.games.hongzhong.patterns import GENERALS, WINDS_AND_DRAGONS, Facts
from mahjong_cli.games.hongzhong.rules import PLAYED
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.shapes.place import Placing, placings, reading
from mahjong_cli.shapes.solve import Shape, shapes
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.tiles import RED, Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.hand.ready import Ready

SPECIAL = ("seven-pairs",)
SHAPELESS = (GENERALS, WINDS_AND_DRAGONS)
"""The tiles of 将一色 and of 風一色, which need no shape."""

_WINNABLE = counts(PLAYED - {RED})


class Way(NamedTuple):
    """A way to complete the tiles, with what the patterns see in it.

    ``places`` are those that the winning tile can have, None among tiles in no shape; nothing is
    paid for the place.
    """

    facts: Facts
    gold_as: tuple[Tile, ...]
    places: tuple[Placing | None, ...]


def ways(hand: Hand, tiles: Held) -> Iterator[Way]:
    """Every way to complete the tiles, whatever may stand in its way."""
    melded = sum(counts(meld.tiles) for meld in hand.melds)
    exposed = sum(not meld.concealed for meld in hand.melds)
    chows = any(meld.kind == "chow" for meld in hand.melds)

    def facts(form: str, concealed: int, chow: bool, pair: Tile | None) -> Facts:
        return Facts(form, present_in(concealed + melded), chow or chows, pair, exposed, hand.won)

    shaped = [each for each in shapes(tiles.real, tiles.golds, tiles.sets) if _played(each)]
    for shape in shaped:
        gold_as = faces(shape.tiles - tiles.real)
        winning = sorted(set(gold_as)) if hand.winning == hand.gold else (hand.winning,)
        seen = facts(shape.form, shape.tiles, bool(shape.chows), shape.pair)
        yield Way(seen, gold_as, tuple(placings(shape, winning, False)))
    for kind in SHAPELESS:
        # Where these tiles make pungs and a pair, that is paid as much for more patterns: the
        # same tiles in no shape are then no further way to read them.
        pungs = any(s.form == "standard" and within(s.tiles, kind) for s in shaped)
        if not pungs and within(tiles.real + melded, kind):
            gold_as = (_stand_in(hand, kind),) * tiles.golds
            seen = facts("shapeless", tiles.real + counts(gold_as), False, None)
            yield Way(seen, gold_as, (None,))


def _played(shape: Shape) -> bool:
    """Whether the game knows the form, and no laizi stands for a tile that it does not have."""
    known = shape.form == "standard" or shape.form in SPECIAL
    return known and within(shape.tiles, _WINNABLE)


def _stand_in(hand: Hand, kind: int) -> Tile:
    """What a laizi stands for among tiles in no shape: itself where it can."""
    if hand.gold is not None and count_of(kind, hand.gold):
        return hand.gold
    return faces(kind)[0]


def readings(hand: Hand, way: Way) -> Iterator[Reading]:
    """The readings that a way makes, one for each place of the winning tile."""
    for placing in way.places:
        yield reading(hand, placing, way.gold_as) if placing else _loose(hand, way.gold_as)


def _loose(hand: Hand, gold_as: tuple[Tile, ...]) -> Reading:
    """The reading of tiles in no shape."""
    melds = [Group(meld.kind, meld.tiles, meld.concealed) for meld in hand.melds]
    real = [tile for tile in (*hand.concealed, hand.winning) if tile != hand.gold]
    loose = Group("loose", tuple(sorted([*real, *gold_as])), hand.won.self_drawn)
    winning = gold_as[0] if hand.winning == hand.gold else hand.winning
    return Reading("shapeless", (*melds, loose), gold_as, winning, len(melds))


# Waits and distance


def waits_of(hand: Hand | Ready, real: int, golds: int, sets: int) -> tuple[Tile, ...]:
    """The faces that complete the thirteen tiles of a hand, in a shape or in none.

    ``real`` and ``golds`` are the concealed ones, without the winning tile.
    """
    if RED in hand.concealed:
        return ()
    found = set(waits(real, golds, sets, SPECIAL))
    melded = sum(counts(meld.tiles) for meld in hand.melds)
    for kind in SHAPELESS:
        if within(real + melded, kind):
            found.update(faces(kind))
    return tuple(sorted(found & (PLAYED - {RED})))


def away_of(hand: Hand | Ready, real: int, golds: int, sets: int) -> int:
    """How many tiles must be exchanged; 红中 is always one of them.

    ``real`` and ``golds`` are all concealed tiles.
    """
    real = without(real, ONE[RED])
    found = [away(real, golds, sets, SPECIAL)]
    melded = sum(counts(meld.tiles) for meld in hand.melds)
    for kind in SHAPELESS:
        if within(melded, kind):
            found.append(3 * sets + 2 - golds - few(only(real, kind)))
    return min(found)
