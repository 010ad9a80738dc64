"""How the tiles of a hand lie: melds, concealed tiles by the sets they make, the winning one apart.

The claimed tile of a meld is turned to its side, at the place of the player who gave it; where
nobody says which it was, none is turned.  Lengths are in units of a picture, x to the right and
y downwards from the upper edge of a tile that stands upright.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mahjong_cli.games.written import placed
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.render import labels
from mahjong_cli.render.tile_shapes import ANY_FLOWER, BACK
from mahjong_cli.render.understood import kind_of
from mahjong_cli.text import Text
from mahjong_cli.tiles import NAMES, Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.prospects import Advice

WIDE, HIGH = 35, 47
"""A tile."""

SMALL = 24
"""How wide the tile is that a gold stands for, above it."""

SMALL_HIGH, SMALL_GAP = SMALL * HIGH / WIDE, 2
"""How high it is, and how far from the gold."""

SET_GAP, WON_GAP, RACK_GAP, WAIT_GAP = 6, 12, 14, 2 * WIDE
"""What lies between concealed sets, before the winning tile, between racks, and before waits."""

RAISED = 9
"""How far a tile is raised out of the hand."""

_ADDED = 4
"""From this digit on, the offer of a kong is that of the pung to which the fourth was added."""


class Lying(NamedTuple):
    """A tile as it lies: the name of its shape, and its place.

    ``turned`` is it when it lies on its side; then ``x`` and ``y`` are its upper left corner
    there.  ``gold`` marks it, and ``above`` is the face that it stands for, where that is
    another.
    """

    name: str
    x: float = 0
    y: float = 0
    turned: bool = False
    gold: bool = False
    above: str | None = None


class Rack(NamedTuple):
    """Tiles that lie together: a meld, a concealed set, the winning tile, flowers.

    ``gap`` is what lies before it where it is not the first.  ``beside`` says that it belongs
    beside the one before it, ``winning`` that it is the winning tile.
    """

    tiles: tuple[Lying, ...]
    gap: int
    label: Text | None = None
    beside: bool = False
    winning: bool = False

    @property
    def width(self) -> float:
        """From its left to its right edge."""
        return max(tile.x + (HIGH if tile.turned else WIDE) for tile in self.tiles)

    @property
    def above(self) -> float:
        """How far it reaches above upright tiles."""
        stood_for = any(tile.above for tile in self.tiles)
        return max([SMALL_HIGH + SMALL_GAP if stood_for else 0, *(-t.y for t in self.tiles)])

    @property
    def spoken(self) -> str:
        """The names of its tiles, and what each gold stands for."""
        return " ".join(f"{t.name}→{t.above}" if t.above else t.name for t in self.tiles)


def racks(hand: Hand, reading: Reading | None) -> Iterator[Rack]:
    """A hand that is won, or thought to be: as it is read, where it is."""
    for meld in hand.melds:
        yield _meld(hand, meld)
    before = None if reading is None else _before(hand, reading)
    concealed = before or [[(tile, tile) for tile in hand.concealed]]
    for n, tiles in enumerate(filter(None, concealed)):
        yield Rack(tuple(_row(tiles, hand.gold)), SET_GAP if n else RACK_GAP, beside=n > 0)
    won = (hand.winning, reading.winning_as if reading else hand.winning)
    yield Rack(tuple(_row([won], hand.gold)), WON_GAP, beside=True, winning=True)
    if hand.flowers:
        yield _flowers(hand)


def racks_before(advice: Advice) -> Iterator[Rack]:
    """A hand that is not won yet, its best discard raised; what it waits on, and copies left."""
    hand = advice.hand
    yield from (_meld(hand.drawn, meld) for meld in hand.melds)
    lying = [*_row(((tile, tile) for tile in hand.concealed), hand.gold)]
    if advice.ready and advice.discards:
        out = hand.concealed.index(advice.discards[0].tile)
        lying[out] = lying[out]._replace(y=-RAISED)
    if lying:
        yield Rack(tuple(lying), RACK_GAP)
    if hand.flowers:
        yield _flowers(hand.drawn)
    for n, wait in enumerate(sorted(advice.waits)):
        tiles = tuple(_row([(wait.tile, wait.tile)], hand.gold))
        left = Text(*(f"×{wait.unseen}" for _ in Text._fields))
        yield Rack(tiles, SET_GAP if n else WAIT_GAP, left, beside=n > 0)


def _before(hand: Hand, reading: Reading) -> list[list[tuple[Tile, Tile]]]:
    """The concealed sets without the winning tile: each tile with what it stands for."""
    groups = placed(hand, reading)[len(hand.melds) :]
    return [
        sorted([*((t, t) for t in real), *golds], key=lambda tile: tile[1])
        for real, golds in groups
    ]


def _row(tiles: Iterable[tuple[Tile, Tile]], gold: Tile | None) -> Iterator[Lying]:
    """Tiles side by side, each with the face that it stands for."""
    for n, (tile, stands_for) in enumerate(tiles):
        above = NAMES[stands_for] if stands_for != tile else None
        yield Lying(NAMES[tile], n * WIDE, gold=tile == gold, above=above)


def _flowers(hand: Hand) -> Rack:
    named = [f"{n}f" for n in hand.flower_tiles] or [ANY_FLOWER] * hand.flowers
    lying = tuple(Lying(name, n * WIDE) for n, name in enumerate(named))
    return Rack(lying, RACK_GAP, labels.FLOWERS)


def _meld(hand: Hand, meld: Meld) -> Rack:
    """A declared set: the claimed tile turned, the outer tiles of a concealed kong face down."""
    upright = [*_row(zip(hand.printed(meld), meld.tiles, strict=True), hand.gold)]
    label = kind_of(meld)
    if meld.concealed:
        back = (0, len(upright) - 1)
        hidden = [t._replace(name=BACK, gold=False) if n in back else t
                  for n, t in enumerate(upright)]  # fmt: skip
        return Rack(tuple(hidden), RACK_GAP, label)
    if meld.offer is None:
        return Rack(tuple(upright), RACK_GAP, label)
    return Rack(tuple(_claimed(meld, meld.offer, upright)), RACK_GAP, label)


def _claimed(meld: Meld, offer: int, upright: list[Lying]) -> Iterator[Lying]:
    """The tiles with the claimed one turned; on it lies what was added to a pung."""
    added = offer > _ADDED
    turned = (offer - _ADDED if added else offer) - 1
    if turned == 2 and not added:
        turned = len(upright) - 1
    x = 0.0
    for n, tile in enumerate(upright[: len(upright) - added]):
        if n == turned:
            yield tile._replace(x=x, y=HIGH - WIDE, turned=True)
            if added:
                yield upright[-1]._replace(x=x, y=HIGH - 2 * WIDE, turned=True)
        else:
            yield tile._replace(x=x)
        x += HIGH if n == turned else WIDE
