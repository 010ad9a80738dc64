"""What a tile is worth before the win: in each way that it can be won, in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.games.sheet import Cell
from mahjong_cli.hand.hand import Beside, Circumstances, Hand
from mahjong_cli.hand.ready import Ready
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score


class Way(NamedTuple):
    """A way in which a tile can be won: how, and what lies beside the hand then.

    ``path`` are the keys under which the JSON record has it, ``beside`` is None for what lies
    there anyhow.
    """

    path: tuple[str, ...]
    label: Text
    won: Circumstances
    beside: Beside | None = None

    def hand(self, ready: Ready, tile: Tile) -> Hand:
        """The hand that wins so on this tile."""
        return ready.won_on(tile, self.won, self.beside)


DISCARD = Way(("discard",), Text("discard", "点炮", "點炮"), Circumstances("discard"))
SELF = Way(("self",), Text("self-drawn", "自摸", "自摸"), Circumstances("self"))


class Worth(NamedTuple):
    """What a tile is worth in one way to win it.

    ``total`` is None where the rules of the game forbid the win, which ``why`` tells.
    ``points`` are fan points, in games that have such.  ``brief`` is what it scores for, ``own``
    what the game adds to the JSON record, key by key.
    """

    total: int | None
    meets_minimum: bool
    points: int | None
    brief: tuple[Cell, ...]
    own: tuple[tuple[str, object], ...] = ()
    why: tuple[Note, ...] = ()


Worths = tuple[Worth | None, ...]
"""What a tile is worth in each way to win it; None where it cannot be won so."""


def worth_of(score: Score) -> Worth | None:
    """What a score tells in short; None where the tiles are not complete."""
    if score.reading is None:
        return None
    why, own = () if score.win else score.why, score.own_worth()
    points = dict(own).get("fan_points")
    told = points if isinstance(points, int) else None
    return Worth(score.total, score.meets_minimum, told, score.brief(), own, why)
