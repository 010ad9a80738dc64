"""What a clause cites: a ruling, lines of the rule book, or a fan by its number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from mahjong_cli.games.game import Game
from mahjong_cli.games.rule_set import CLAUSE, Ruling
from mahjong_cli.problems.in_rules import CLAUSE_OF_OTHERS
from mahjong_cli.problems.problem import Problem, UnknownName
from mahjong_cli.problems.suggest import lookup


def citable(game: Game) -> dict[str, tuple[Ruling, ...]]:
    """Everything that may be cited by each clause: its ruling or, where it has none, the rest."""
    found = {ruling.clause: (ruling,) for ruling in game.rulings}
    lines = chain.from_iterable(chapter.lines for chapter in game.book)
    others: dict[str, tuple[Ruling, ...]] = {}
    for one in (*lines, *game.numbered):
        for clause in _parts(one.clause):
            others[clause] = (*others.get(clause, ()), one)
    return others | found


def cited(games: Iterable[Game], game: Game, clause: str) -> tuple[Ruling, ...]:
    """What is cited so of a game, in whatever case; several clauses may stand between commas.

    Raises ``UnknownName`` when there is no such clause, with another of the ``games`` that has
    it, or the nearest one.
    """
    named = citable(game)
    found: dict[Ruling, None] = {}
    for part in _parts(clause) or [clause]:
        begun = _plain(part)
        near = [each for each in named if _plain(each).startswith(begun)]
        # M-05 is not what is meant by A-05.
        near = near or [each for each in named if each[0] == part[:1].upper()]
        one = lookup(CLAUSE, part, named, (), _plain, near)
        if isinstance(one, Problem):
            raise UnknownName([_of_others(games, game, part) or one])
        found |= dict.fromkeys(one)
    return tuple(found)


def _of_others(games: Iterable[Game], game: Game, clause: str) -> Problem | None:
    """That it is a clause of another game, where it is."""
    for other in games:
        named = {_plain(each): each for each in citable(other)}
        if other is not game and _plain(clause) in named:
            args: dict[str, object] = {
                "name": named[_plain(clause)],
                "kind": CLAUSE,
                "others": other.rules.shown,
                "typed": other.rules.name,
                "rules": game.rules.shown,
            }
            return Problem(CLAUSE_OF_OTHERS, args)
    return None


def _parts(clause: str) -> list[str]:
    """The clauses that stand between commas.

    >>> _parts("44, 45")
    ['44', '45']
    """
    return [part for part in map(str.strip, re.split("[,，、]", clause)) if part]


def _plain(clause: str) -> str:
    """A clause as it may be typed.

    >>> _plain("A-05") == _plain("a5")
    True
    """
    return re.sub("[ .-]|(?<![0-9])0+(?=[0-9])", "", clause.casefold())
