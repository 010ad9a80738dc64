"""``mjscore ledger``: an evening's book."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.batch import KINDS
from mahjong_cli.cli import options, output, speech
from mahjong_cli.cli.kinds import Choice
from mahjong_cli.cli.status import Status
from mahjong_cli.ledger import NO_BOOK

if TYPE_CHECKING:
    from mahjong_cli.ledger.booking import Booking
    from mahjong_cli.ledger.evening import Evening
    from mahjong_cli.render.look import Look

FORMS = ("table", "csv", "json")


EXAMPLE = "  mjscore ledger evening.csv --rules mcr --players Li,Wang,Zhao,Chen\n"
MORE = "mjscore ledger --help says more."

LEDGER_HELP = """\
Book an evening: score each hand, and say who owes what.

A file is CSV with the columns hand, winner and from (who discarded the tile or was robbed of
it; empty: the winner drew it), or JSON Lines with these keys. dealer is read too, in some
games for what is paid, in the others for the winner's seat wind; and so is what mjscore
batch reads beside a hand. In a hand, players are called by name: Li=open. A row without a
hand is a draw. A row that cannot be booked is told with its place, and the others are booked.

\b
Example:
  mjscore ledger evening.csv --rules mcr --players Li,Wang,Zhao,Chen
  mjscore ledger evening.csv --rules mcr --players Li,Wang,Zhao,Chen -f table
  mjscore ledger evening.jsonl --house pay=mcr -f csv -o book.csv

\b
Exit status: 0 every row is booked, 1 a hand does not win or is below the minimum,
2 a row cannot be read, 130 interrupted.
"""


@click.command(
    help=LEDGER_HELP,
    short_help="An evening's book: hands with their winners in, who owes what out.",
)
@options.once(
    "--players", metavar="A,B,C,D", help="Who sat at the table, in seat order: each plays after "
    "the one before. Or a column players, once.",
)  # fmt: skip
@options.evening_options
@options.once(
    "-i", "--input", "kind", type=Choice([kind for kind in KINDS if kind not in NO_BOOK]),
    help="What the files hold; default: as their first line shows.",
)  # fmt: skip
@options.file_option(
    "-o", "--output", "to", about="Write to this file, whole or not at all; - is standard output."
)
@options.once(
    "-f", "--format", "form", type=Choice(FORMS),
    help="Default: a table on a terminal, else json (a line for each row, and the balance).",
)  # fmt: skip
@options.json_option("The same as -f json.")
@options.file_option("--html", about="Also write the book as a page of HTML.")
@options.look_options
@click.argument("files", nargs=-1, metavar="FILE...",
                type=click.Path(exists=True, dir_okay=False, allow_dash=True))  # fmt: skip
@click.pass_context
def ledger(ctx: click.Context, /, files: tuple[str, ...], **given: Any) -> None:
    """Book an evening."""
    if given["as_json"] and given["form"] not in (None, "json"):
        raise click.UsageError("--json and -f say different things.")
    if not files:
        if sys.stdin is None or sys.stdin.isatty():
            raise click.UsageError("Missing argument 'FILE...'; - is standard input.")
        files = ("-",)
    if "-" in files and sys.stdin is None:
        raise click.UsageError("standard input is closed")
    ctx.exit(_keep(files, given))


def _keep(files: tuple[str, ...], given: dict[str, Any]) -> Status:
    from mahjong_cli.batch.sources import Sources
    from mahjong_cli.cli.interrupts import interrupts
    from mahjong_cli.cli.remarks import Remarks
    from mahjong_cli.cli.sink import open_sink, refuse_inputs, taken_back, write_file
    from mahjong_cli.ledger.rows import find_rows
    from mahjong_cli.ledger.statement import STATEMENTS, html, told

    to = None if given["to"] == "-" else given["to"]
    options.check_defaults(options.defaults(given))
    _, page_to = options.files_beside({"summary_to": None, **given}, to)
    for file in (to, page_to):
        refuse_inputs(files, file)
    evening, form = _evening(given), _form(given, to)
    look, err = _look(given, form, to), output.look(given["lang"], given["color"], err=True)
    sink = open_sink(to, look.encoding if form == "table" else "utf-8")
    statement, status, kept = STATEMENTS[form](evening, look), Status.WINS, []
    sources = Sources(files, given["kind"])
    with taken_back(sink):
        rows = find_rows(sources, evening.setting.keys, seated=evening.seats is not None)
        for booking in evening.bookings(rows):
            status = max(status, _status(booking))
            kept += [booking] if page_to else []
            if booking.error is not None and form != "table":
                output.tell(err.fit(told(booking, err)) + "\n")
            if not sink.write(statement.row(booking)):
                return status
        if files == ("-",) and not sources.recognised:
            return _nothing()
        if sink.write(statement.end()):
            with interrupts.later(firm=True):
                sink.finish()
    if page_to:
        page = html(evening, kept, output.spoken(given["lang"]))
        write_file(page_to, page.encode("utf-8", "backslashreplace"))
    for line in Remarks(err).new(evening.unused, ()):
        output.tell(f"{line}\n")
    return status


def _nothing() -> Status:
    """Say how the command is used, where there is no row at all."""
    output.tell(speech.usage("mjscore ledger", EXAMPLE, MORE, "FILE..."))
    return Status.UNREADABLE


def _status(booking: Booking) -> Status:
    if booking.error is None:
        return Status.WINS
    return Status.SHORT if booking.is_short else Status.UNREADABLE


def _evening(given: dict[str, Any]) -> Evening:
    from mahjong_cli.ledger.evening import Evening
    from mahjong_cli.problems.problem import MahjongError

    try:
        return Evening(options.defaults(given), given["players"] or ())
    except MahjongError as error:
        problem = error.problems[0]
        raise click.UsageError(f"--players: {speech.with_hint(problem)}") from None


def _form(given: dict[str, Any], to: str | None) -> str:
    """What the book is written as: as is said, as the file is called, or for who reads it."""
    if given["as_json"] or given["form"]:
        return "json" if given["as_json"] else str(given["form"])
    if to and to.removesuffix(".gz").endswith(".csv"):
        return "csv"
    return "table" if not to and sys.stdout is not None and sys.stdout.isatty() else "json"


def _look(given: dict[str, Any], form: str, to: str | None) -> Look:
    from mahjong_cli.render.look import Look

    if form != "table":
        return Look(output.spoken(given["lang"]))
    look = output.look(given["lang"], given["color"])
    return look._replace(encoding="utf-8") if to else look
