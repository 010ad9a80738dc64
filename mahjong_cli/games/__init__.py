"""The games by name: ``CATALOGUE``, and what is found or scored through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.games.catalogue import Catalogue
from mahjong_cli.games.game import Entry, Game, Score
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.grammar import RULE_SET
from mahjong_cli.problems import suggest
from mahjong_cli.problems.in_rules import NAME_OF_OTHERS
from mahjong_cli.problems.problem import Problem, UnknownName

if TYPE_CHECKING:
    from mahjong_cli.games.prospects import Advice
    from mahjong_cli.hand.ready import Ready


def _golden() -> Game:
    from mahjong_cli.games import golden

    return golden.GAME


def _mcr() -> Game:
    from mahjong_cli.games import mcr

    return mcr.GAME


def _hongzhong() -> Game:
    from mahjong_cli.games import hongzhong

    return hongzhong.GAME


CATALOGUE = Catalogue({"golden": _golden, "mcr": _mcr, "hongzhong": _hongzhong})
"""Every game by the name of its rule set, the default first; imported when it is asked for."""

RECORDED = "mcr"
"""The rule set of the games whose records are read."""

register, forget, grammar, read = (
    CATALOGUE.register, CATALOGUE.forget, CATALOGUE.grammar, CATALOGUE.read,
)  # fmt: skip


def find(name: str) -> Game:
    """The game that is called so, by any of its names.

    Raises ``UnknownName`` when there is none, with the nearest name.

    >>> find("国标").rules.name
    'mcr'
    """
    if name in CATALOGUE:
        return CATALOGUE[name]
    named = {called: game for game in CATALOGUE.values() for called in game.rules.called}
    return suggest.find(RULE_SET, name, named, CATALOGUE)


def find_entry(game: Game, name: str) -> Entry:
    """The fan or pattern of a game that is called so, by any of its names.

    Raises ``UnknownName`` when there is none, with a game that has one, or the nearest name.

    >>> find_entry(find("golden"), "一条龙").id
    'pure_straight'
    """
    try:
        return game.find(name)
    except UnknownName:
        others = [other for other in CATALOGUE.values() if other is not game and _has(other, name)]
        if not others:
            raise
    args = {
        "name": name,
        "kind": others[0].kind,
        "others": others[0].rules.shown,
        "typed": others[0].rules.shown,
        "rules": game.rules.shown,
    }
    raise UnknownName([Problem(NAME_OF_OTHERS, args)])


def find_clause(game: Game, clause: str) -> tuple[Ruling, ...]:
    """What is cited so of a game, in whatever case; several clauses may stand between commas.

    Raises ``UnknownName`` when there is no such clause, with a game that has it, or the nearest.

    >>> [each.clause for each in find_clause(find("golden"), "a-24, 81")]
    ['A-24', '81', '81']
    """
    from mahjong_cli.games.cited import cited

    return cited(CATALOGUE.values(), game, clause)


def _has(game: Game, name: str) -> bool:
    try:
        game.find(name)
    except UnknownName:
        return False
    return True


def advise(ready: Ready, *, every: bool = False) -> Advice:
    """What a hand that is not won yet waits on under its rule set, or what to discard.

    With ``every``, ``Advice.runners_up`` has the further readings of what it waits on.  Raises
    ``HandError`` when no such hand can be, ``UnknownName`` when there is no such rule set.
    """
    from mahjong_cli.games.prospects import advise

    game = CATALOGUE.get(ready.rules)
    if game is None:
        game = find(ready.rules)
        ready = ready.replace(rules=game.rules.name)
    advice = advise(game.outlook, ready)
    if not every:
        return advice
    from mahjong_cli.games.runners_up import with_runners_up

    return with_runners_up(game, advice)


def score(hand: Hand, *, every: bool = False) -> Score:
    """What the hand is worth under its rule set.

    With ``every``, ``Score.others`` has all further readings, best first.  Raises
    ``HandError`` when no such hand can be, ``UnknownName`` when there is no such rule set.
    """
    game = CATALOGUE.get(hand.rules)
    if game is None:
        game = find(hand.rules)
        hand = hand.replace(rules=game.rules.name)
    return game.score(hand, every=every)
