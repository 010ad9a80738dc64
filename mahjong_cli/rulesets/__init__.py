"""The rule sets by name."""

from __future__ import annotations

from mahjong_cli.model import Hand, Rules
from mahjong_cli.rulesets import golden, mcr
from mahjong_cli.rulesets.base import Score
from mahjong_cli.rulesets.fan_game import FanGame

GAMES: dict[str, FanGame] = {game.rules.name: game for game in (golden.GAME, mcr.GAME)}
CATALOGUE: dict[str, Rules] = {name: game.rules for name, game in GAMES.items()}


def score(hand: Hand, *, every: bool = False) -> Score:
    """What the hand is worth under its rule set.

    With ``every``, ``Score.others`` has all further readings, best first.  Raises
    ``HandError`` when no such hand can be.
    """
    return GAMES[hand.rules].score(hand, every=every)
