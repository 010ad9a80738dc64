"""A hand with its winner: names turned into places, and the hand scored with what it is owed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from mahjong_cli import games, notation
from mahjong_cli.ledger.naming import unname
from mahjong_cli.ledger.rows import Row
from mahjong_cli.ledger.seats import Seats, options_for, plain
from mahjong_cli.problems.advice import DID_YOU_MEAN
from mahjong_cli.problems.in_ledger import (
    BELOW_MINIMUM,
    FROM_UNSAID,
    GIVER_NEEDED,
    GIVES_HIMSELF,
    NAME_PLAYER,
    NO_WIN,
    PAY_NEEDED,
    STATE_OF_WINNER,
)
from mahjong_cli.problems.in_rules import KEY_TWICE, UNKNOWN_KEY
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError, Problem
from mahjong_cli.problems.suggest import nearest
from mahjong_cli.tiles import NAMES, WINDS

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score
    from mahjong_cli.ledger.naming import Span
    from mahjong_cli.notation.grammar import Grammar, Lexicon
    from mahjong_cli.problems.problem import ProblemKind

GIVER, DEALER = "from", "dealer"
"""The keys that name who gave the winning tile, and who deals."""


class Setting(NamedTuple):
    """What is the same of every hand of an evening.

    ``keys`` are those that name players, by each spelling, ``taken`` what all keys are called;
    ``defaults`` are for what hands do not say themselves.
    """

    grammar: Grammar
    keys: Mapping[str, str]
    taken: frozenset[str]
    defaults: Mapping[str, str]


class Win:
    """The hand of a row that somebody won.

    ``giver`` is who gave the winning tile, None where it was drawn; ``around`` are the players by
    their places from the winner's; ``unused`` are the defaults that its rule set does not know.
    """

    def __init__(self, setting: Setting, seated: Seats, winner: str, row: Row) -> None:
        """Turn the names of a row into places.  Raises ``MahjongError`` where nobody has one."""
        self.setting, self.seats, self.winner, self.row = setting, seated, winner, row
        self.around = seated.around(winner)
        self.unused: dict[tuple[str, str], None] = {}
        keys = setting.keys
        self.named = unname(row.text, seated, winner, keys, setting.taken)
        if self.named.problems:
            raise NotationError(self.named.problems, row.text)
        said = {key: row.said[key] for key in keys.values() if row.said.get(key)}
        self.said = {key: seated.place(winner, seated.find(said[key], key)) for key in said}
        self.own = {**self.named.own, **self.said}

    @property
    def giver(self) -> str | None:
        """Who gave the winning tile, where his name is said."""
        return self.around.get(self.own.get(GIVER, ""))

    def score(self) -> Score:
        """The score of a hand that is won, with everything that it is owed.

        Raises ``MahjongError`` when it cannot be read, does not win, or nobody knows who pays.
        """
        try:
            score = self._score()
        except MahjongError as error:
            problems = [self._told(problem) for problem in error.problems]
            raise type(error)(problems, self.row.text, error.further) from None
        if not score.win:
            raise self._wrong(NO_WIN, why=score.why)
        if not score.meets_minimum:
            raise self._wrong(BELOW_MINIMUM, minimum=score.minimum)
        if not score.debts():
            raise self._wrong(PAY_NEEDED, rules=games.CATALOGUE[score.hand.rules].rules.shown)
        if any(debt.payer not in self.around for debt in score.debts()):
            raise self._wrong(
                GIVER_NEEDED, (GIVER,), how=score.hand.won.how, column=self._called(GIVER)
            )
        return score

    def _score(self) -> Score:
        text, row = self.named.text, self.row
        lexicon = notation.lexicon_of(
            text, self.setting.grammar, {**self.setting.defaults, **row.given}
        )
        own, given = self._beside(lexicon) if lexicon.known else ({}, row.given)
        hand, unused = notation.parse(
            text, self.setting.grammar, defaults=self.setting.defaults, given=given, own=own,
            drawn=row.said.get(GIVER) == "",
        )  # fmt: skip
        self.unused |= dict.fromkeys((hand.rules, name) for name in unused)
        if "discard-assumed" in hand.assumed:
            raise self._wrong(FROM_UNSAID, (GIVER,))
        return games.score(hand)

    def _beside(self, lexicon: Lexicon) -> tuple[dict[str, str], dict[str, str]]:
        """What stands beside the hand: the values of own keys, and of those of every game."""
        self._check(lexicon)
        own, rules = dict(self.own), games.CATALOGUE[lexicon.vocabulary.rules].rules
        given = dict(options_for(rules, self.seats.names))
        if DEALER in own and self._is_seat(DEALER, lexicon):
            dealer = self.around[own.pop(DEALER)]  # he sits in the east
            given["seat"] = NAMES[WINDS[self.seats.turns(dealer, self.winner)]]
        said = self.row.given
        for key, value in given.items():
            other = said.get(key) or (self.setting.defaults.get(key) if key != "seat" else None)
            if other is not None and other.strip().casefold() != value.casefold():
                first, second = f"{key}={other}", f"{key}={value}"
                raise self._wrong(KEY_TWICE, (key,), first=first, second=second)
        return own, {**said, **given}

    def _check(self, lexicon: Lexicon) -> None:
        """See that every name stands where one may, and that nobody is there twice."""
        for key, place in self.own.items():
            where = self.named.spans.get(key, (None, None))
            inside = self.named.own.get(key)
            if key == "self":
                raise self._wrong(STATE_OF_WINNER, ("hand",), where, name=self.winner)
            if place == "self" and key != DEALER:
                raise self._wrong(
                    GIVES_HIMSELF, (key,), where, name=self.winner, key=self._called(key)
                )
            if key not in lexicon.keys and not self._is_seat(key, lexicon):
                rules = lexicon.vocabulary.shown
                raise self._wrong(UNKNOWN_KEY, (key,), where, key=key, rules=rules)
            if key in self.said and inside not in (None, place):
                first, second = self.row.text[slice(*where)], f"{key}={self.row.said[key]}"
                raise self._wrong(KEY_TWICE, (key,), where, first=first, second=second)

    def _is_seat(self, key: str, lexicon: Lexicon) -> bool:
        """Whether the dealer says nothing but in which wind the winner sits."""
        return key == DEALER and key not in lexicon.keys and "seat" in lexicon.completed

    def _wrong(
        self, kind: ProblemKind, about: tuple[str, ...] = (),
        where: Span | tuple[None, None] = (None, None), **args: object,
    ) -> HandError:  # fmt: skip
        return HandError([Problem(kind, args, about, *where)], self.row.text)

    # What is wrong, told by name

    def _called(self, key: object) -> str:
        """What the file calls the column of a key."""
        return self.row.called.get(str(key), str(key))

    def _told(self, problem: Problem) -> Problem:
        """A problem with the names of the players where it names their places."""
        key = problem.args.get("key")
        args = {name: self._by_name(value) for name, value in problem.args.items()}
        if key in self.named.own:
            args["key"] = self.around.get(str(key), key)
        near = nearest(plain(str(key)), map(plain, self.seats.names)) if key else None
        if near and problem.code == "unknown-key":
            args |= {"hint": DID_YOU_MEAN, "near": f"{self.seats.find(near, 'hand')}="}
        missing = problem.about[0] if problem.code == "missing-key" and problem.about else None
        if missing in self.setting.keys:
            args |= {"hint": NAME_PLAYER, "column": self._called(missing)}
        if problem.start is None and key in self.named.spans:
            start, end = self.named.spans[str(key)]
            problem = problem._replace(start=start, end=end)
        return problem._replace(args=args)

    def _by_name(self, value: object) -> object:
        """The player at a place; ``self`` alone is how a hand was won, not a place."""
        if isinstance(value, tuple) and all(place in self.around for place in value):
            return tuple(self.around[place] for place in value)
        named = isinstance(value, str) and value != "self"
        return self.around.get(str(value), value) if named else value
