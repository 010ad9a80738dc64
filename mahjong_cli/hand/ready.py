"""A hand before it is won: thirteen tiles, or fourteen of which one is to be discarded."""

from __future__ import annotations

from mahjong_cli.counts import count_of
from mahjong_cli.hand.hand import (
    DEFAULT_RULES,
    Beside,
    Circumstances,
    Hand,
    Meld,
    printed,
    said_of,
    tiles_of,
)
from mahjong_cli.tiles import EAST, Tile
from mahjong_cli.value import Value

SIZES = (13, 14)
"""How many tiles there may be, of which each meld counts three."""

_DRAWN = Circumstances("self")


class Ready(Value, aside=("assumed", "last")):
    """A hand that is not won yet, so that no tile of it is the winning one.

    ``concealed`` are the tiles in the hand, in face order: 13 with the melds, of which each
    counts three, or 14 with a tile just drawn, ``last`` if it is known.  All else is as in
    ``Hand``.

    ``str(ready)`` is the hand in canonical notation, without a winning tile.

    >>> str(Ready((0, 1, 2, 27), (Meld("kong", 9, concealed=True),) * 3, gold=5))
    '[1111p][1111p][1111p]123mE gold=6m'
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    gold: Tile | None = None
    flipped: Tile | None = None
    seat: Tile | None = None
    round: Tile | None = None
    flowers: int = 0
    flower_tiles: tuple[int, ...] = ()
    rules: str = DEFAULT_RULES
    house: tuple[tuple[str, str | int], ...] = ()
    assumed: tuple[str, ...] = ()
    beside: Beside | None = None
    seen: tuple[Tile, ...] = ()
    last: Tile | None = None

    @property
    def size(self) -> int:
        """How many tiles there are, of which each meld counts three."""
        return len(self.concealed) + 3 * len(self.melds)

    def won_on(self, tile: Tile, won: Circumstances = _DRAWN, beside: Beside | None = None) -> Hand:
        """The hand that is won on one more tile; ``beside`` takes the place of its own."""
        return _hand(self, self.concealed, tile, won, beside or self.beside)

    @property
    def drawn(self) -> Hand:
        """Its own tiles as a hand that is won by drawing the last of them."""
        tiles = list(self.concealed or (EAST,))
        last = self.last if self.last in tiles else tiles[-1]
        tiles.remove(last)
        return _hand(self, tuple(tiles), last, _DRAWN, self.beside)

    def printed(self, meld: Meld) -> tuple[Tile, ...]:
        """The faces printed on the tiles of one of its melds: the gold's where one stands in."""
        return printed(meld, self.gold)

    @property
    def physical(self) -> int:
        """Every tile of the hand as it is printed, as counts."""
        return self.drawn.physical

    def without(self, tile: Tile) -> Ready:
        """The hand after a tile of it is discarded, which then lies open."""
        left = list(self.concealed)
        left.remove(tile)
        seen = self.seen
        if count_of(self.physical, tile) + (*seen, self.flipped).count(tile) <= 4:
            seen = tuple(sorted((*seen, tile)))
        return self.replace(concealed=tuple(left), seen=seen, last=None)

    def __str__(self) -> str:
        """The hand in canonical notation."""
        return " ".join([tiles_of(self), *said_of(self)])


def _hand(
    ready: Ready, concealed: tuple[Tile, ...], winning: Tile, won: Circumstances,
    beside: Beside | None,
) -> Hand:  # fmt: skip
    return Hand(
        concealed, winning, ready.melds, won, ready.gold, ready.flipped, ready.seat, ready.round,
        ready.flowers, ready.flower_tiles, ready.rules, ready.house, (), beside, ready.seen,
    )  # fmt: skip


def before(hand: Hand) -> Ready:
    """The hand before it was won: thirteen tiles where another player gave the last one.

    >>> str(before(Hand((0, 1, 2, 27), 28, (Meld("kong", 9, concealed=True),) * 3)))
    '[1111p][1111p][1111p]123mE'
    """
    drawn = (hand.winning,) if hand.won.self_drawn else ()
    return Ready(
        tuple(sorted((*hand.concealed, *drawn))), hand.melds, hand.gold, hand.flipped, hand.seat,
        hand.round, hand.flowers, hand.flower_tiles, hand.rules, hand.house, (), hand.beside,
        hand.seen, *drawn,
    )  # fmt: skip
