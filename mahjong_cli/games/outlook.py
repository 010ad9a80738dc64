"""What a game knows of hands that are not won yet: what completes them, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mahjong_cli.counts import ONE, count_of, counts
from mahjong_cli.games.contract import Json, array, nullable, obj, or_null
from mahjong_cli.games.held import ready_notes
from mahjong_cli.games.house import House
from mahjong_cli.games.refuse import refuse_ready
from mahjong_cli.games.worth import DISCARD, SELF, Way, Worth, Worths, worth_of
from mahjong_cli.hand.ready import Ready
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import FACES, Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.game import Game
    from mahjong_cli.games.sheet import Cell


class Loose(NamedTuple):
    """The tiles of a hand outside its melds: real ones as counts, golds, the sets to be made."""

    real: int
    golds: int
    sets: int

    def drawing(self, tile: Tile, gold: Tile | None) -> Loose:
        """The same with one more tile."""
        if tile == gold:
            return self._replace(golds=self.golds + 1)
        return self._replace(real=self.real + ONE[tile])


def loose(ready: Ready) -> Loose:
    """The tiles of a hand outside its melds."""
    real, golds = counts(ready.concealed), 0
    if ready.gold is not None:
        golds = count_of(real, ready.gold)
        real -= golds * ONE[ready.gold]
    return Loose(real, golds, 4 - len(ready.melds))


class Outlook:
    """What a game knows of hands that are not won yet.

    All forms complete a hand here, and a tile can be won on a discard or self-drawn; a game that
    knows better says so in a class of its own.
    """

    def __init__(self, game: Game) -> None:
        """What this game knows."""
        self.game = game

    def refuse(self, ready: Ready) -> None:
        """Raise ``HandError`` with every problem when no such hand can be under the rule set."""
        refuse_ready(self.game.rules, self.game.vocabulary, ready)

    @property
    def faces(self) -> Iterable[Tile]:
        """The faces that can be drawn, in order."""
        played = self.game.rules.played
        return FACES if played is None else sorted(played)

    def house(self, ready: Ready) -> House:
        """Every house option in force."""
        return House(self.game.rules.options, ready.house)

    def ways(self, ready: Ready) -> tuple[Way, ...]:
        """The ways in which a tile can be won, the one by drawing it last."""
        return (DISCARD, SELF)

    def waits(self, ready: Ready) -> tuple[Tile, ...]:
        """The faces that complete thirteen tiles, as plain tiles and however many are left."""
        found, played = waits(*loose(ready)), self.game.rules.played
        return found if played is None else tuple(tile for tile in found if tile in played)

    def lacking(self, ready: Ready, tiles: Loose) -> int:
        """How many tiles these lack at least to be complete, whatever is left over in return.

        How many copies of a tile are left is not looked at.  ``ready`` is the hand whose melds
        they belong to.
        """
        return away(*tiles)

    def is_complete(self, ready: Ready) -> bool:
        """Whether fourteen tiles win as they are, self-drawn."""
        return self.game.score(ready.drawn).win

    def laid_open(self, ready: Ready) -> tuple[Tile, ...]:
        """The tiles that lie open by what lies beside the hand."""
        return ()

    def worths(
        self, ready: Ready, waits: tuple[Tile, ...], tiles: Sequence[Tile]
    ) -> dict[Tile, Worths]:
        """What each of some tiles is worth that complete the hand, in each way to win it.

        The hand must have no problems; ``waits`` are what it waits on, and of the tiles some copy
        must be left.
        """
        ways = self.ways(ready)
        return {tile: tuple([self._worth(ready, tile, way) for way in ways]) for tile in tiles}

    def _worth(self, ready: Ready, tile: Tile, way: Way) -> Worth | None:
        if tile == ready.gold and not way.won.self_drawn:
            return None  # nobody gives a gold away
        return worth_of(self.game.score(way.hand(ready, tile)))

    def notes(self, ready: Ready) -> Iterator[Note]:
        """What was taken for granted, and what else is worth knowing."""
        yield from ready_notes(self.game.rules, self.house(ready), ready)

    def beside(self, ready: Ready) -> tuple[tuple[Text, Cell], ...]:
        """What lies beside the hand: labels and values."""
        return ()

    # The JSON Schema

    def schema(self) -> dict[str, Json]:
        """The keys of a wait that tell what it is worth in each way."""
        about = "what it is worth; null where it cannot be"
        others = self.game.schema().get("others", array("further readings", {}))
        worth = or_null(obj(about, also={"others": others}, **self._worth_schema()))
        return {"discard": worth, "self": worth}

    def _worth_schema(self) -> dict[str, Json]:
        return {
            "total": nullable("integer", "what the hand is worth; null without a win", minimum=0),
            "meets_minimum": {"type": "boolean", "description": "whether it has enough to win"},
            **self.own_schema(),
        }

    def own_schema(self) -> dict[str, Json]:
        """The keys that ``Score.own_worth`` gives."""
        return {}
