"""A book as it is written: a table, rows of CSV, lines of JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mahjong_cli.batch.answers import locate
from mahjong_cli.batch.formats import csv_row, guard
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.record import SCHEMA, place
from mahjong_cli.games.sheet import Cell, Column, Pairs, Ruled, Section, Span, Under, cell, named
from mahjong_cli.ledger.booking import Booking, column_of
from mahjong_cli.ledger.evening import Evening
from mahjong_cli.notation import LONGEST
from mahjong_cli.render import frame
from mahjong_cli.render.compact import width
from mahjong_cli.render.lines import dumps, error_record
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text, colon, semicolon

_NUMBER = Text("No.", "局", "局")
_WINNER = Text("Winner", "赢家", "贏家")
_FROM = Text("From", "点炮", "點炮")
_DRAW = Text("draw", "流局", "流局")
_REFUSED = Text("not booked", "未记", "未記")
_BALANCE = Text("Balance", "结余", "結餘")
_NOT_BOOKED = Text("Not booked", "未记的行", "未記的行")
_ROWS = Text("Rows", "各行", "各行")
_HANDS = Text("booked", "已记", "已記")
_DRAWS = Text("of them draws", "其中流局", "其中流局")
_TITLE = Text("An evening's book", "一场牌的账", "一場牌的賬")


def told(booking: Booking, look: Look) -> str:
    """Why a row is not booked: its file, line and column, what is wrong and what to do."""
    return semicolon(look.lang).join(cell for cell in _told(booking, look) if cell)


def _told(booking: Booking, look: Look) -> tuple[str, str]:
    assert booking.error is not None
    first, row = booking.error.problems[0], booking.row
    where = locate(row.file, row.line, first.start)
    about = column_of(row, first)
    column = row.called.get(about or "", about)
    name = f"{column}{colon(look.lang)}" if column else ""
    return f"{where} {name}{first.message(look.lang)}", first.hint(look.lang) or ""


# JSON


def record(booking: Booking, lang: str) -> dict[str, Any]:
    """A row as JSON has it."""
    row, error = booking.row, None
    if booking.error is not None:
        error = error_record(booking.error, lang, row.text)["error"]
        error["column"] = column_of(row, booking.error.problems[0])
    return {
        "schema": SCHEMA,
        "row": booking.number,
        "hand": str(booking.score.hand) if booking.score else None,
        "winner": booking.winner,
        "from": booking.giver,
        "total": booking.total,
        "payments": dict(booking.payments),
        "balance": dict(booking.balance),
        "error": error,
        **place(row.text[:LONGEST], row.line, row.file),
    }


def closing(evening: Evening) -> dict[str, Any]:
    """The last line: the balance, and how many rows there were."""
    return {
        "schema": SCHEMA,
        "balance": dict(evening.balance),
        "hands": evening.hands,
        "draws": evening.draws,
        "errors": evening.errors,
    }


class JsonStatement:
    """A line of JSON for each row, and one for the balance."""

    def __init__(self, evening: Evening, look: Look) -> None:
        """The book of an evening."""
        self.evening, self.look = evening, look

    def row(self, booking: Booking) -> bytes:
        """What is written of a row, when it is booked."""
        return dumps(record(booking, self.look.lang), booking.row.extra) + b"\n"

    def end(self) -> bytes:
        """What is written at the end."""
        return dumps(closing(self.evening)) + b"\n"


# CSV


_BEFORE = ("row", "file", "line", "hand", "winner", "from", "total")
_AFTER = ("error", "message", "column", "start", "end")


class CsvStatement(JsonStatement):
    """A row of CSV for each row, with what everybody gets and has got."""

    def __init__(self, evening: Evening, look: Look) -> None:
        """The book of an evening."""
        super().__init__(evening, look)
        self.begun = False
        self.held: list[Booking] = []  # until the header can name the players

    def row(self, booking: Booking) -> bytes:
        """What is written of a row, below the header where it is the first."""
        self.held.append(booking)
        return self._all() if self.evening.balance else b""

    def end(self) -> bytes:
        """The header and the rows, where nobody says who sat at the table."""
        return self._all()

    def _all(self) -> bytes:
        held, self.held = self.held, []
        return self._head() + b"".join(map(self._row, held))

    def _row(self, booking: Booking) -> bytes:
        made = record(booking, self.look.lang)
        names = self.evening.balance
        error: dict[str, Any] = made["error"] or {"code": None}
        cells = [
            *(made.get(name) for name in _BEFORE),
            *(booking.payments.get(name) for name in names),
            *(booking.balance.get(name) for name in names),
            *(error.get("code" if name == "error" else name) for name in _AFTER),
        ]
        return csv_row((), map(guard, cells))

    def _head(self) -> bytes:
        if self.begun:
            return b""
        self.begun = True
        names = self.evening.balance
        paid = [*(f"gets {name}" for name in names), *(f"balance {name}" for name in names)]
        return csv_row((), map(guard, (*_BEFORE, *paid, *_AFTER)))


# A table


class TableStatement(JsonStatement):
    """The table of an evening, which is drawn when it is over."""

    def __init__(self, evening: Evening, look: Look) -> None:
        """The book of an evening."""
        super().__init__(evening, look)
        self.bookings: list[Booking] = []

    def row(self, booking: Booking) -> bytes:
        """Nothing yet."""
        self.bookings.append(booking)
        return b""

    def end(self) -> bytes:
        """The whole table."""
        drawn = self.look.draw(frame.sections(self.sections(), self.look))
        return drawn.encode("utf-8", "backslashreplace")

    def sections(self) -> Iterator[Section]:
        """The rows with the balance below them, and what could not be booked."""
        balance = self.evening.balance
        wide = _width(balance, self.look)
        if self.look.drawn or self.look.has_room(wide):
            yield Section(None, (self._wide(),))
        else:
            yield Section(None, (self._narrow(),))
            rows = tuple((cell(name), cell(_signed(n))) for name, n in balance.items())
            yield Section(_BALANCE, (Pairs(rows),))
        if wrong := [booking for booking in self.bookings if booking.error]:
            lines = tuple(self._wrong(booking) for booking in wrong)
            yield Section(_NOT_BOOKED, lines)
        counted = (
            (_HANDS, self.evening.hands),
            (_DRAWS, self.evening.draws),
            (_REFUSED, self.evening.errors),
        )
        rows = tuple((named(label), cell(f"{number:,}")) for label, number in counted)
        yield Section(_ROWS, (Pairs(rows),))

    def _wide(self) -> Ruled:
        """A column for each player."""
        balance = self.evening.balance
        columns = (*_COLUMNS, *(Column(Text(name, name, name), number=True) for name in balance))
        rows = [
            (*_begun(b), *(cell(_signed(b.payments.get(name)), "aside" if not b.score else "")
                           for name in balance))
            for b in self.bookings
        ]  # fmt: skip
        last = (cell(_signed(number), "total") for number in balance.values())
        rows.append(((), named(_BALANCE, "total"), (), (), *last))
        return Ruled(columns, tuple(rows))

    def _narrow(self) -> Ruled:
        """What the players get below the winner."""
        rows = [(*_begun(booking), _listed(booking.payments)) for booking in self.bookings]
        return Ruled((*_COLUMNS, Column(_BALANCE, wide=2**16, apart=True)), tuple(rows))

    def _wrong(self, booking: Booking) -> Under:
        said, hint = _told(booking, self.look)
        return Under(cell(said, "error"), cell(hint))


_COLUMNS = (
    Column(_NUMBER, number=True),
    Column(_WINNER),
    Column(_FROM),
    Column(TOTAL, number=True),
)


def _begun(booking: Booking) -> tuple[Cell, ...]:
    """The first cells of a row: its number, the winner, who gave the tile, the total."""
    if booking.error is not None:
        who = named(_REFUSED, "error")
    else:
        who = named(_DRAW, "aside") if booking.winner is None else cell(booking.winner)
    giver = () if booking.error else cell(booking.giver)
    total = "" if booking.total is None else f"{booking.total:,}"
    return cell(booking.number), who, giver, cell(total)


def _signed(number: int | None) -> str:
    """What somebody gets, with its sign.

    >>> _signed(8), _signed(-8), _signed(0), _signed(None)
    ('+8', '-8', '0', '')
    """
    if number is None:
        return ""
    return f"{number:+,}" if number else "0"


def _listed(payments: Mapping[str, int]) -> Cell:
    """What each player gets, one a line: a name is not parted from its number."""
    lines = [Span(f"{name} {_signed(number)}") for name, number in payments.items()]
    return tuple(span for line in lines for span in (Span("\n"), line))[1:]


def _width(balance: Mapping[str, int], look: Look) -> int:
    """How many columns a table has that has one for each player."""
    names = [width(look.fit(name)) for name in balance]
    numbers = [len(_signed(number)) + 1 for number in balance.values()]
    first = len("1,000") + max(names, default=0) * 2 + len("100,000") + 4
    return first + sum(max(pair) + 1 for pair in zip(names, numbers, strict=True))


def html(evening: Evening, bookings: Iterable[Booking], lang: str) -> str:
    """The table as a page of its own."""
    from mahjong_cli.render import tabulate, webpage
    from mahjong_cli.render.drawing import look_of
    from mahjong_cli.render.markup import element

    look = look_of(lang)
    statement = TableStatement(evening, look)
    statement.bookings.extend(bookings)
    title = look.name(_TITLE)
    drawn = tabulate.sections(tuple(statement.sections()), look)
    return webpage.page(title, look, (), [element("h1", None, title), *drawn])


STATEMENTS = {"json": JsonStatement, "csv": CsvStatement, "table": TableStatement}
"""What writes a book, by the name of the form."""
