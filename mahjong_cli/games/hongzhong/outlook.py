"""What 紅中賴子杠 knows of hands that are not won yet: who may give the tile, what it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.games.contract import CODED, Json, array, obj, or_null
from mahjong_cli.games.hongzhong.house_options import PLAYERS, opponents
from mahjong_cli.games.hongzhong.patterns import PATTERNS
from mahjong_cli.games.hongzhong.players import Players, players_of
from mahjong_cli.games.hongzhong.sheet import beside
from mahjong_cli.games.hongzhong.ways import away_of, waits_of
from mahjong_cli.games.outlook import Loose, Outlook, loose
from mahjong_cli.games.worth import SELF, Way
from mahjong_cli.hand.hand import Circumstances
from mahjong_cli.hand.ready import Ready
from mahjong_cli.text import Text
from mahjong_cli.tiles import RED, Tile

if TYPE_CHECKING:
    from mahjong_cli.games.sheet import Cell

_FROM = {
    "left": Text("from left", "上家放炮", "上家放炮"),
    "across": Text("from across", "对家放炮", "對家放炮"),
    "right": Text("from right", "下家放炮", "下家放炮"),
}
"""What it is called that a player discards the winning tile."""


class LaiziOutlook(Outlook):
    """What the game knows: a tile is worth what all players pay, by who discards it."""

    def ways(self, ready: Ready) -> tuple[Way, ...]:
        """A discard of each opponent, and self-drawn."""
        players = players_of(ready.drawn)
        return (*(_from(players, place) for place in _opponents(ready)), SELF)

    def waits(self, ready: Ready) -> tuple[Tile, ...]:
        """The faces that complete thirteen tiles, in a shape or in none."""
        return waits_of(ready, *loose(ready))

    def lacking(self, ready: Ready, tiles: Loose) -> int:
        """How many tiles these lack; 红中 is always left over."""
        return away_of(ready, *tiles)

    def laid_open(self, ready: Ready) -> tuple[Tile, ...]:
        """The 红中 and laizi that the players have konged."""
        players = players_of(ready.drawn)
        laizi = () if ready.gold is None else (ready.gold,) * players.konged("laizi_kongs")
        return (RED,) * players.konged("red_kongs") + laizi

    def beside(self, ready: Ready) -> tuple[tuple[Text, Cell], ...]:
        """Who deals, and what each player has konged and opened."""
        return beside(ready.drawn)

    def schema(self) -> dict[str, Json]:
        """What is paid by who discards the tile, and self-drawn."""
        worth = super().schema()["self"]
        about = "what it is worth by who discards it"
        sides = dict.fromkeys(("left", "right"), worth)
        return {"from": obj(about, also={"across": worth}, **sides), "self": worth}

    def own_schema(self) -> dict[str, Json]:
        """The patterns, and why the hand does not win."""
        ids: Json = {"enum": [pattern.id for pattern in PATTERNS]}
        return {
            "patterns": array("the patterns held", ids),
            "why": or_null(CODED | {"description": "why the hand does not win; null when it does"}),
        }


def _opponents(ready: Ready) -> tuple[str, ...]:
    return opponents(dict(ready.house).get(PLAYERS.name))


def _from(players: Players, place: str) -> Way:
    given = Circumstances("discard")
    return Way(("from", place), _FROM[place], given, players._replace(giver=place))
