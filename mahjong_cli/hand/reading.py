"""One way to read a hand: its groups, and what the golds stand for."""

from __future__ import annotations

from mahjong_cli.tiles import Tile, write
from mahjong_cli.tuples import NamedTuple


class Group(NamedTuple):
    """A part of a reading: chow, pung, kong, pair, or the body of a special form.

    ``kind`` is ``chow``, ``pung``, ``kong``, ``pair``, ``orphans``, ``knitted`` or ``loose``.
    ``concealed`` is False for what was claimed, or completed by another player's tile.
    """

    kind: str
    tiles: tuple[Tile, ...]
    concealed: bool = True

    @property
    def text(self) -> str:
        """Its tiles in letters."""
        return write(self.tiles)


class Reading(NamedTuple):
    """One way to read a hand: its groups, what each gold stands for, the winning tile's place.

    ``form`` is ``standard``, ``seven-pairs``, ``thirteen-orphans``, ``knitted`` (全不靠),
    ``knitted-straight`` (组合龙) or ``shapeless`` (loose tiles).  ``groups`` has the melds
    first, in the order given, then the concealed ones.  ``gold_as`` has one face for each gold
    outside the melds, in tile order; ``winning_as`` is the face that the winning tile stands
    for, ``place`` the index of the group that it completes.
    """

    form: str
    groups: tuple[Group, ...]
    gold_as: tuple[Tile, ...]
    winning_as: Tile
    place: int
