"""What is wrong with a hand, told by the names and columns of its row instead of by places."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli.games.pay import PLACES_SAID
from mahjong_cli.ledger.naming import DEALER, Unnamed
from mahjong_cli.ledger.seats import Seats, plain
from mahjong_cli.problems.advice import DID_YOU_MEAN
from mahjong_cli.problems.in_ledger import NAME_PLAYER, SEATED_OTHERWISE, WRITE_NAMES
from mahjong_cli.problems.in_rules import KEY_TWICE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import nearest
from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple

_TYPED = frozenset(("key", "value"))
"""What a problem repeats as it is typed."""


class ByName(NamedTuple):
    """How a row says what a hand says by places.

    ``around`` are the players by their places from the winner's, ``keys`` those keys that name
    players, by each spelling.  ``named`` is the hand without the names in it, ``columns`` the
    keys that the row says beside it, ``called`` what the file calls its columns.
    """

    seats: Seats
    around: Mapping[str, str]
    keys: Mapping[str, str]
    named: Unnamed
    columns: Mapping[str, str]
    called: Mapping[str, str]

    def column(self, key: object) -> str:
        """What the file calls the column of a key."""
        return self.called.get(str(key), str(key))

    def said(self, key: str, name: str) -> str:
        """A key with the name of a player, called as its column is where it has one."""
        return f"{self.column(key) if key in self.columns else key}={name}"

    def told(self, problem: Problem, derived: Mapping[str, str | None]) -> Problem:
        """A problem by name where it tells of places.

        ``derived`` are values of keys that nobody wrote, each with what it follows from; None
        is how many sat down.
        """
        if problem.kind is KEY_TWICE and problem.args["second"] in derived:
            return self._derived(problem, derived[str(problem.args["second"])])
        args = {
            name: value if name in _TYPED else self._by_name(_place(value))
            for name, value in problem.args.items()
        }
        key, equals, _ = str(problem.args.get("key")).partition("=")
        if self._is_named(key):
            args["key"] = f"{self.around[key]}{equals}"
        if args.get("example") == "self" and key in self.keys:
            args["example"] = self.around["self"]
        return self._placed(problem)._replace(args=args | self._hint(problem))

    def _derived(self, problem: Problem, why: str | None) -> Problem:
        if why is not None:
            return problem._replace(args={**problem.args, "second": why})
        read, names = problem.args["first"], self.seats.names
        key = str(read).partition("=")[0]
        args = {"read": read, "count": len(names), "names": names, "key": key}
        return problem._replace(kind=SEATED_OTHERWISE, args=args)

    def _hint(self, problem: Problem) -> dict[str, object]:
        """What to do where a name will do, instead of what is to do where there are none."""
        key, about = problem.args.get("key"), problem.about[0] if problem.about else None
        near = nearest(plain(str(key)), map(plain, self.seats.names)) if key else None
        if problem.code == "unknown-key" and near:
            return {"hint": DID_YOU_MEAN, "near": f"{self.seats.find(near, 'hand')}="}
        if problem.code == "unknown-key" and key == DEALER:
            return {"hint": NAME_PLAYER, "column": self.column(key)}
        expected = _place(problem.args.get("expected"))
        if about in self.keys and (expected or problem.code == "missing-key"):
            return {"hint": NAME_PLAYER, "column": self.column(about)}
        if self._are_places(expected):
            return {"hint": WRITE_NAMES, "names": self.seats.names}
        return {}

    def _placed(self, problem: Problem) -> Problem:
        """A problem with the place of what is said by name, or else with its column."""
        about, said = problem.about, problem.args.get("second", problem.args.get("key"))
        key = str(said).partition("=")[0]
        about = about or ((key,) if key in self.keys or self._is_named(key) else ())
        spans = self.named.spans
        found = next((spans[key] for key in about if key in spans), None)
        if problem.start is not None or found is None:
            return problem._replace(about=about)
        start, end = found
        return problem._replace(about=about, start=start, end=end)

    def _by_name(self, value: object) -> object:
        """What a problem tells of, by name; ``self`` alone is how a hand was won, not a place."""
        if self._are_places(value):
            assert isinstance(value, tuple)
            return tuple(self.around[place] for place in value)
        if type(value) is tuple:
            return tuple(map(self._by_name, value))
        if not isinstance(value, str) or value == "self":
            return value
        key, equals, rest = value.partition("=")
        if not equals:
            return self.around.get(value, value)
        if rest and value.casefold() in self.named.text.casefold():
            return value  # as it is typed
        if self._is_named(key):
            return f"{self.around[key]}={rest}"
        return self.said(key, self.around[rest]) if rest in self.around else value

    def _is_named(self, key: str) -> bool:
        """Whether a key is the place of a player who is described by name in the hand."""
        return key in self.around and key in self.named.own

    def _are_places(self, value: object) -> bool:
        return isinstance(value, tuple) and bool(value) and all(p in self.around for p in value)


def _place(value: object) -> object:
    """What a problem tells of, but each place at the table by its English name alone."""
    if isinstance(value, Text):
        return value.en if PLACES_SAID.get(value.en) == value else value
    return tuple(map(_place, value)) if isinstance(value, tuple) else value
