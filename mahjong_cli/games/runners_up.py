"""The further readings of the hands that thirteen tiles may become."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.games.names import OTHER_READINGS
from mahjong_cli.games.prospects import Advice, RunnersUp
from mahjong_cli.games.sheet import Section
from mahjong_cli.text import Text, tile_name

if TYPE_CHECKING:
    from mahjong_cli.games.game import Game


def with_runners_up(game: Game, advice: Advice) -> Advice:
    """The same, with the further readings of each tile of which a copy is left, in each way."""
    found = tuple(
        RunnersUp(wait.tile, way, game.score(way.hand(advice.hand, wait.tile), every=True))
        for wait in advice.waits
        for way, worth in zip(advice.ways, wait.worths, strict=True)
        if worth is not None
    )
    return advice.replace(runners_up=found)


def sections(advice: Advice) -> Iterator[Section]:
    """The further readings, each tile and way by itself, where there are any."""
    for tile, way, score in advice.runners_up:
        for section in score.sections():
            if section.heading == OTHER_READINGS:
                named = zip(tile_name(tile), way.label, strict=True)
                won = Text(*(f"{name} {how}" for name, how in named))
                yield section._replace(heading=OTHER_READINGS.explained(won))
