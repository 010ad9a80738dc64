"""A ruling with the hand that shows it, scored under each value of the option that it allows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mahjong_cli.notation import parse
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.problems.problem import MahjongError
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.game import Game, Score
    from mahjong_cli.games.house import HouseOption
    from mahjong_cli.games.rule_set import Ruling


class Answer(NamedTuple):
    """What becomes of a hand: a score, or the error that says why there is none.

    ``option`` and ``value`` are the house option under which it was scored, if the ruling has
    one; ``usual`` says that this is its default.
    """

    hand: str
    score: Score | None
    error: MahjongError | None
    option: str | None = None
    value: int | str | None = None
    usual: bool = True


def answers(game: Game, ruling: Ruling) -> Iterator[Answer]:
    """What becomes of the hand of a ruling, for each value of each option that it is cited for."""
    if not ruling.hand:
        return
    grammar = Grammar([game.vocabulary])
    options = [each for each in game.rules.options if each.source == ruling.clause]
    if not options:
        yield _answer(game, grammar, ruling.hand)
    for option in options:
        bare = re.sub(rf" {option.name}=\S+", "", ruling.hand)
        for value in _values(option):
            made = _answer(game, grammar, f"{bare} {option.name}={value}")
            usual = value == option.default
            yield made._replace(option=option.name, value=value, usual=usual)


def _values(option: HouseOption[Any]) -> tuple[int | str, ...]:
    """The values of an option; of a number its default, and the least or the next one."""
    if option.values:
        return tuple(option.values)
    other = option.least if option.least != option.default else option.least + 1
    return option.default, other


def _answer(game: Game, grammar: Grammar, text: str) -> Answer:
    try:
        hand = parse(text, grammar, defaults={"rules": game.rules.name}).hand
        return Answer(text, game.score(hand), None)
    except MahjongError as error:
        return Answer(text, None, error)
