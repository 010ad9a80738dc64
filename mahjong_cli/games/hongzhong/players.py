"""The players around the table: who deals, who gave the tile, what each has before him.

A place is ``self`` (the winner), ``left`` (上家), ``across`` (对家) or ``right`` (下家).
"""

from __future__ import annotations

from mahjong_cli.games.pay import OPPONENTS
from mahjong_cli.hand.hand import Hand
from mahjong_cli.tuples import NamedTuple

STATES: dict[str, tuple[str, bool]] = {"open": ("opened", True), "unready": ("ready", False)}
"""What a line may say of another player: the field of ``Player``, and its value."""

KONGS: dict[str, str] = {
    "zhongkong": "red_kongs",
    "laizikong": "laizi_kongs",
    "kong": "melded_kongs",
    "ckong": "concealed_kongs",
}
"""The kongs of another player as a line names them, and the field of ``Player`` for each."""


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

    def written(self) -> str:
        """His state as the value of a key, empty for one of whom there is nothing to say.

        >>> Player(opened=True, red_kongs=1, ready=False).written()
        'open,zhongkong:1,unready'
        """
        counts = {name: getattr(self, field) for name, field in KONGS.items()}
        said = ["open"] * self.opened
        said += [f"{name}:{count}" for name, count in counts.items() if count]
        return ",".join(said + ["unready"] * (not self.ready))


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
    def kongs(self) -> int:
        """How many single tiles the winner has konged, each of which was replaced."""
        return self.red_kongs + self.laizi_kongs

    def konged(self, what: str) -> int:
        """How many ``red_kongs`` or ``laizi_kongs`` all players have made."""
        return sum(getattr(each, what) for each in (self, *map(self.at, OPPONENTS)))

    def written(self) -> list[str]:
        """The keys that say all of it, in canonical order.

        >>> Players("right", "left", left=Player(opened=True, red_kongs=1)).written()
        ['dealer=right', 'from=left', 'left=open,zhongkong:1']
        """
        said: dict[str, str | int | None] = {
            "dealer": self.dealer,
            "from": self.giver,
            "fed": self.fed,
            "zhongkong": self.red_kongs,
            "laizikong": self.laizi_kongs,
            **{place: self.at(place).written() for place in OPPONENTS},
        }
        if self.across == Player():  # that somebody sits there is said
            said["across"] = "kong:0"
        return [f"{key}={value}" for key, value in said.items() if value]


def players_of(hand: Hand) -> Players:
    """What lies beside a hand; nobody is named where nothing was told."""
    return hand.beside if isinstance(hand.beside, Players) else Players()
