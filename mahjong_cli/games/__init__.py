"""The rule sets by name."""

from __future__ import annotations

from dataclasses import replace

from mahjong_cli.games import golden, hongzhong, mcr
from mahjong_cli.games.fan_game import FanGame
from mahjong_cli.games.game import Ruling, Score
from mahjong_cli.games.pay import SettledGame
from mahjong_cli.hand.model import Hand, Rules, rules_called
from mahjong_cli.problems.problem import Problem, UnknownName

GAMES: dict[str, FanGame] = {game.rules.name: game for game in (golden.GAME, mcr.GAME)}
"""The games that are scored by fans."""

SETTLED: dict[str, SettledGame] = {game.rules.name: game for game in (hongzhong.GAME,)}
"""The games that are settled among the players."""

CATALOGUE: dict[str, Rules] = {name: game.rules for name, game in (GAMES | SETTLED).items()}


def rulings(name: str) -> tuple[Ruling, ...]:
    """What the rule set of this name in the catalogue does where its rule text leaves a choice.

    Scoring needs none of it, so it is read only when asked for.

    >>> rulings("mcr")[0].clause
    'M-01'
    """
    from mahjong_cli.games import fan_rulings
    from mahjong_cli.games.hongzhong.rulings import RULINGS

    return {
        golden.GAME.rules.name: fan_rulings.GOLDEN,
        mcr.GAME.rules.name: fan_rulings.MCR,
        hongzhong.GAME.rules.name: RULINGS,
    }[name]


def score(hand: Hand, *, every: bool = False) -> Score:
    """What the hand is worth under its rule set.

    With ``every``, ``Score.others`` has all further readings, best first.  Raises
    ``HandError`` when no such hand can be, ``UnknownName`` when there is no such rule set.
    """
    game = GAMES.get(hand.rules) or SETTLED.get(hand.rules)
    if game is None:
        game = find(hand.rules)
        hand = replace(hand, rules=game.rules.name)
    return game.score(hand, every=every)


def find(name: str) -> FanGame | SettledGame:
    """The game that is called so, by any of its names.

    Raises ``UnknownName`` when there is none, with the nearest name.

    >>> find("国标").rules.name
    'mcr'
    """
    rules = rules_called(name, CATALOGUE)
    if isinstance(rules, Problem):
        raise UnknownName([rules])
    return GAMES.get(rules.name) or SETTLED[rules.name]
