"""The players around the table: who deals, who gave the tile, what each has before him.

Only games that are settled among the players need them.  A place is ``self`` (the winner),
``left`` (上家), ``across`` (对家) or ``right`` (下家).
"""

from __future__ import annotations

from typing import NamedTuple

OPPONENTS = ("left", "across", "right")
PLACES = ("self", *OPPONENTS)


class Player(NamedTuple):
    """What another player has before him, and whether he is ready 听牌.

    ``red_kongs`` and ``laizi_kongs`` count the single tiles konged, ``melded_kongs`` and
    ``concealed_kongs`` his kongs of four.
    """

    opened: bool = False
    red_kongs: int = 0
    laizi_kongs: int = 0
    melded_kongs: int = 0
    concealed_kongs: int = 0
    ready: bool = True

    @property
    def is_open(self) -> bool:
        """Whether he has an open meld 开口; a melded kong is one."""
        return self.opened or self.melded_kongs > 0


class Players(NamedTuple):
    """Who did what, the winner's own konged tiles, and the other players.

    ``giver`` discarded the winning tile or was robbed of it; ``fed`` gave the tile of the
    winner's third open meld of one suit.  ``across`` is None where nothing is said of a fourth
    player.

    >>> Players("right", left=Player(red_kongs=1)).konged("red_kongs")
    1
    """

    dealer: str | None = None
    giver: str | None = None
    fed: str | None = None
    red_kongs: int = 0
    laizi_kongs: int = 0
    left: Player = Player()
    across: Player | None = None
    right: Player = Player()

    def at(self, place: str) -> Player:
        """The opponent at ``left``, ``across`` or ``right``."""
        found = {"left": self.left, "across": self.across, "right": self.right}[place]
        return found or Player()

    @property
    def single_kongs(self) -> int:
        """How many single tiles the winner has konged, each of which is replaced."""
        return self.red_kongs + self.laizi_kongs

    def konged(self, what: str) -> int:
        """How many ``red_kongs`` or ``laizi_kongs`` all players have made."""
        return sum(getattr(each, what) for each in (self, *map(self.at, OPPONENTS)))
