"""An evening: rows booked one after the other, each whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mahjong_cli import games
from mahjong_cli.hand.hand import DEFAULT_RULES
from mahjong_cli.ledger.booking import Booking
from mahjong_cli.ledger.naming import DEALER, GIVER, naming_keys, place_words
from mahjong_cli.ledger.rows import Row, row_of
from mahjong_cli.ledger.seats import Seats, options_for, plain, seats
from mahjong_cli.ledger.win import Setting, Win
from mahjong_cli.notation.defaults import check_defaults
from mahjong_cli.problems.in_ledger import (
    HAND_NEEDED,
    PLAYERS_CHANGED,
    PLAYERS_NEEDED,
    WINNER_NEEDED,
)
from mahjong_cli.problems.in_program import unexpected
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError, Problem

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score


class Evening:
    """The players, what each has got so far, and how many rows there were.

    ``hands`` are the rows that were booked, ``draws`` those of them that nobody won, ``errors``
    the others.  ``unused`` are the defaults that a rule set does not know, each with its name.
    """

    def __init__(self, defaults: Mapping[str, str], players: str | Sequence[str] = ()) -> None:
        """Begin; ``defaults`` are for hands that do not say, ``players`` for rows that do not.

        Raises ``NotationError`` when the players cannot be.
        """
        grammar = games.grammar()
        taken = frozenset(map(plain, grammar.keys))
        self.setting = Setting(grammar, naming_keys(grammar), taken, defaults)
        self.places = place_words(grammar)
        self.seats = self._sit(players) if players else None
        self.balance = dict.fromkeys(self.seats.names if self.seats else (), 0)
        self.rows = self.hands = self.draws = self.errors = 0
        self.unused: dict[tuple[str, str], None] = {}

    def _sit(self, players: str | Sequence[str]) -> Seats:
        """The seats of players, if so many may play at all."""
        told = seats(players, self.places)
        fixed = "rules" in self.setting.defaults
        tables = [game.rules.tables for game in games.CATALOGUE.values()]
        if fixed or all(len(told.names) not in table for table in tables):
            rules = games.find(self.setting.defaults.get("rules", DEFAULT_RULES)).rules
            options_for(rules, told.names)
        return told

    def bookings(self, rows: Iterable[Row]) -> Iterator[Booking]:
        """Book rows one after the other."""
        return map(self.book, rows)

    def book(self, row: Row) -> Booking:
        """Book a row, or say why it cannot be."""
        self.rows += 1
        try:
            made = self._booked(row)
        except MahjongError as error:
            made = self._refused(row, error)
        except Exception as error:
            made = self._refused(row, NotationError([unexpected(error)], row.text))
        if made.error is not None:
            self.errors += 1
            return made
        self.hands += 1
        self.draws += made.is_draw
        self.balance = dict(made.balance)
        return made

    def _refused(self, row: Row, error: MahjongError) -> Booking:
        winner = row.said.get("winner") or None
        giver = row.said.get(GIVER) or None
        return Booking(self.rows, row, winner, giver, None, {}, dict(self.balance), error)

    def _booked(self, row: Row) -> Booking:
        if row.error is not None:
            raise row.error
        seated = self._seated(row.said.get("players", ""))
        if not row.text:
            return self._draw(row, seated)
        if not (said := row.said.get("winner")):
            raise NotationError([Problem(WINNER_NEEDED, {}, ("winner",))], row.text)
        winner = seated.find(said, "winner")
        hand = Win(self.setting, seated, winner, row)
        score = hand.score()
        self.unused |= hand.unused
        payments = dict.fromkeys(seated.names, 0)
        for debt in score.debts():
            payments[hand.around[debt.payer]] -= debt.amount
            payments[winner] += debt.amount
        return self._made(row, winner, hand.giver, score, payments)

    def _made(
        self, row: Row, winner: str | None, giver: str | None, score: Score | None,
        payments: Mapping[str, int],
    ) -> Booking:  # fmt: skip
        balance = {name: self.balance[name] + payments[name] for name in payments}
        return Booking(self.rows, row, winner, giver, score, payments, balance)

    def _seated(self, named: str) -> Seats:
        """The players, of whom a row may say who they are."""
        if named:
            told = self._sit(named)
            if self.seats is None:
                self.seats, self.balance = told, dict.fromkeys(told.names, 0)
            elif told != self.seats:
                args = {"names": told.names, "known": self.seats.names}
                raise NotationError([Problem(PLAYERS_CHANGED, args, ("players",))])
        if self.seats is None:
            raise NotationError([Problem(PLAYERS_NEEDED, {}, ("players",))])
        return self.seats

    def _draw(self, row: Row, seated: Seats) -> Booking:
        for key, name in row.said.items():
            if not name or key == "players":
                continue
            if key != DEALER:
                args = {"key": row.called.get(key, key), "name": name}
                raise NotationError([Problem(HAND_NEEDED, args, (key,))])
            seated.find(name, key)
        return self._made(row, None, None, None, dict.fromkeys(seated.names, 0))


@dataclass(frozen=True, slots=True)
class Ledger:
    """A book that is closed: every row, the balance, and how many rows there were.

    ``hands`` are the rows that were booked, ``draws`` those of them that nobody won, ``errors``
    the rows that were not.  ``balance`` is what each player has got, less than 0 what he owes.
    """

    rows: tuple[Booking, ...]
    balance: Mapping[str, int]
    hands: int
    draws: int
    errors: int


def keep(
    rows: Iterable[Mapping[str, object]], players: str | Sequence[str], defaults: Mapping[str, str]
) -> Ledger:
    """The book of rows that are mappings, with the keys that a line of JSON has.

    Raises ``MahjongError`` when the players cannot be.
    """
    if wrong := check_defaults(defaults, games.grammar()):
        raise HandError(wrong)
    evening = Evening(defaults, players)
    made = tuple(evening.book(row_of(row, evening.setting.keys)) for row in rows)
    return Ledger(made, dict(evening.balance), evening.hands, evening.draws, evening.errors)
