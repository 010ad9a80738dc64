"""The rule sets by name."""

from __future__ import annotations

from mahjong_cli.model import Hand, Rules
from mahjong_cli.rulesets import golden, hongzhong, mcr
from mahjong_cli.rulesets.base import Score
from mahjong_cli.rulesets.fan_game import FanGame
from mahjong_cli.rulesets.settlement import SettledGame

GAMES: dict[str, FanGame] = {game.rules.name: game for game in (golden.GAME, mcr.GAME)}
"""The games that are scored by fans."""

SETTLED: dict[str, SettledGame] = {game.rules.name: game for game in (hongzhong.GAME,)}
"""The games that are settled among the players."""

CATALOGUE: dict[str, Rules] = {name: game.rules for name, game in (GAMES | SETTLED).items()}


def score(hand: Hand, *, every: bool = False) -> Score:
    """What the hand is worth under its rule set.

    With ``every``, ``Score.others`` has all further readings, best first.  Raises
    ``HandError`` when no such hand can be.
    """
    game = GAMES.get(hand.rules) or SETTLED[hand.rules]
    return game.score(hand, every=every)
