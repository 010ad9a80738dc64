"""A hand with its winner: names turned into places, and the hand scored with what it is owed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mahjong_cli import games, notation
from mahjong_cli.ledger.by_name import ByName
from mahjong_cli.ledger.naming import DEALER, GIVER, unname
from mahjong_cli.ledger.rows import Row
from mahjong_cli.ledger.seats import Seats, options_for
from mahjong_cli.notation.words import WORDS_SAID
from mahjong_cli.problems.in_ledger import (
    BELOW_MINIMUM,
    FROM_UNSAID,
    GIVER_NEEDED,
    GIVES_HIMSELF,
    NO_WIN,
    PAY_NEEDED,
    STATE_OF_WINNER,
)
from mahjong_cli.problems.in_rules import KEY_TWICE, UNKNOWN_KEY
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError, Problem
from mahjong_cli.tiles import NAMES, WINDS
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score
    from mahjong_cli.ledger.naming import Span
    from mahjong_cli.notation.grammar import Grammar, Lexicon
    from mahjong_cli.problems.problem import ProblemKind


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
        self.derived: dict[str, str | None] = {}
        self.by_name = ByName(seated, self.around, keys, self.named, self.said, row.called)

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
            problems = [self.by_name.told(problem, self.derived) for problem in error.problems]
            raise type(error)(problems, self.row.text, error.further) from None
        if not score.win:
            raise self._wrong(NO_WIN, why=score.why)
        if not score.meets_minimum:
            raise self._wrong(BELOW_MINIMUM, minimum=score.minimum)
        if not score.debts():
            raise self._wrong(PAY_NEEDED, rules=games.CATALOGUE[score.hand.rules].rules.shown)
        if any(debt.payer not in self.around for debt in score.debts()):
            raise self._wrong(
                GIVER_NEEDED,
                (GIVER,),
                how=WORDS_SAID[score.hand.won.how],
                column=self.by_name.column(GIVER),
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
        self.derived = {f"{key}={value}": None for key, value in given.items()}
        if DEALER in own and self._is_seat(DEALER, lexicon):
            dealer = self.around[own.pop(DEALER)]  # he sits in the east
            given["seat"] = wind = NAMES[WINDS[self.seats.turns(dealer, self.winner)]]
            self.derived[f"seat={wind}"] = f"{self.by_name.said(DEALER, dealer)} (seat={wind})"
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
                    GIVES_HIMSELF, (key,), where, name=self.winner, key=self.by_name.column(key)
                )
            if key not in lexicon.keys and not self._is_seat(key, lexicon):
                rules = lexicon.vocabulary.shown
                raise self._wrong(UNKNOWN_KEY, (key,), where, key=key, rules=rules)
            if key in self.said and inside not in (None, place):
                first = self.row.text[slice(*where)]
                second = self.by_name.said(key, self.row.said[key])
                raise self._wrong(KEY_TWICE, (key,), where, first=first, second=second)

    def _is_seat(self, key: str, lexicon: Lexicon) -> bool:
        """Whether the dealer says nothing but in which wind the winner sits."""
        return key == DEALER and key not in lexicon.keys and "seat" in lexicon.completed

    def _wrong(
        self, kind: ProblemKind, about: tuple[str, ...] = (),
        where: Span | tuple[None, None] = (None, None), **args: object,
    ) -> HandError:  # fmt: skip
        return HandError([Problem(kind, args, about, *where)], self.row.text)
