"""Who sits where: the names in seat order, and the places at the table from the winner's."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mahjong_cli.problems.in_ledger import (
    NAMELESS_PLAYER,
    PLACE_NAME,
    PLAYER,
    PLAYERS_COUNT,
    SAME_PLAYER,
)
from mahjong_cli.problems.problem import NotationError, Problem, UnknownName
from mahjong_cli.problems.suggest import lookup
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.rule_set import Rules

_ROUND = {
    2: ("self", "across"),
    3: ("self", "right", "left"),
    4: ("self", "right", "across", "left"),
}
"""The places from the winner on, in the order of play: his right, 下家, plays after him."""

_BETWEEN = re.compile("[,;，；、]")


class Seats(NamedTuple):
    """The players in seat order: each plays after the one before."""

    names: tuple[str, ...]

    def find(self, name: str, column: str) -> str:
        """The player who is called so, in whatever case.

        Raises ``UnknownName`` when nobody is, with the name that was perhaps meant.
        """
        found = lookup(PLAYER, name, {each: each for each in self.names}, self.names, plain)
        if isinstance(found, Problem):
            raise UnknownName([found._replace(about=(column,))])
        return found

    def place(self, winner: str, name: str) -> str:
        """Where a player sits, from the winner's place.

        >>> Seats(("A", "B", "C", "D")).place("C", "D"), Seats(("A", "B", "C")).place("C", "A")
        ('right', 'right')
        """
        return _ROUND[len(self.names)][self.turns(winner, name)]

    def turns(self, first: str, name: str) -> int:
        """How many turns after another a player plays.

        >>> Seats(("A", "B", "C", "D")).turns("C", "A")
        2
        """
        return (self.names.index(name) - self.names.index(first)) % len(self.names)

    def around(self, winner: str) -> dict[str, str]:
        """The players by their places.

        >>> Seats(("A", "B", "C")).around("B")
        {'self': 'B', 'right': 'C', 'left': 'A'}
        """
        first = self.names.index(winner)
        order = (*self.names[first:], *self.names[:first])
        return dict(zip(_ROUND[len(order)], order, strict=True))


def plain(name: str) -> str:
    """A name as it is compared: in whatever case, and with whatever space.

    >>> plain(" Old  Wang ")
    'old wang'
    """
    return " ".join(name.split()).casefold()


def seats(named: str | Sequence[str], places: frozenset[str], column: str = "players") -> Seats:
    """The seats of players, of whom the names are told in seat order.

    ``places`` are the words for places at the table, which are nobody's name.  Raises
    ``NotationError`` when a name is missing, there twice, or a place.

    >>> seats("Li, Wang,Zhao", frozenset()).names
    ('Li', 'Wang', 'Zhao')
    """
    told = _told(named) if isinstance(named, str) else named
    names = tuple(" ".join(name.split()) for name in told)
    problems = []
    for n, name in enumerate(names):
        if not name:
            problems.append(Problem(NAMELESS_PLAYER, {"read": ", ".join(told)}, (column,)))
        elif plain(name) in places:
            problems.append(Problem(PLACE_NAME, {"name": name}, (column,)))
        elif plain(name) in map(plain, names[:n]):
            problems.append(Problem(SAME_PLAYER, {"name": name}, (column,)))
    if problems:
        raise NotationError(problems)
    return Seats(names)


def _told(names: str) -> list[str]:
    """The names in a text: one a line, or between commas."""
    return names.split("\n") if "\n" in names else _BETWEEN.split(names)


def options_for(rules: Rules, names: Sequence[str]) -> Mapping[str, str]:
    """The house options under which so many play.

    Raises ``NotationError`` where the rule set is not played by so many.
    """
    if len(names) in rules.tables:
        return rules.tables[len(names)]
    args = {"count": len(names), "names": tuple(names), "rules": rules.shown}
    expected = tuple(map(str, rules.tables))
    raise NotationError([Problem(PLAYERS_COUNT, args | {"expected": expected}, ("players",))])
