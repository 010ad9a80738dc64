"""What a game of fans knows of hands that are not won yet."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_cli.games.contract import Json, array, nullable, text
from mahjong_cli.games.outlook import Outlook
from mahjong_cli.games.winds import wind_notes
from mahjong_cli.hand.ready import Ready
from mahjong_cli.text import Note
from mahjong_cli.tiles import WINDS


class FanOutlook(Outlook):
    """What the game knows: the fans that each tile scores."""

    def notes(self, ready: Ready) -> Iterator[Note]:
        """The same, and that a wind may not be scored where three of it are held."""
        yield from super().notes(ready)
        melded = [meld.tile for meld in ready.melds if meld.kind != "chow"]
        pungs = [t for t in WINDS if t in melded or ready.concealed.count(t) >= 3]
        if pungs:
            yield from wind_notes(ready.seat, ready.round)

    def own_schema(self) -> dict[str, Json]:
        """The fan points, and the fans."""
        return {
            "fan_points": nullable("integer", "fan points, flowers and multipliers aside"),
            "fans": array("the fans that score, by their ids", text("an id")),
        }
