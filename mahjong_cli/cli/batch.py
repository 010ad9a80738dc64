"""``mjscore batch``: files and pipes full of hands."""

from __future__ import annotations

import sys
from typing import Any

import click

from mahjong_cli.cli import many, options, output, speech
from mahjong_cli.cli.status import Status

EXAMPLE = "  mjscore batch hands.txt -f table\n"
MORE = "mjscore batch --help says more."

BATCH_HELP = """\
Score every hand of the files, in order; - is standard input.

A file holds a hand a line (# begins a comment), JSON (an object a line, or an array),
CSV/TSV with a header, or records of whole games from Match to Score (-i games), which are
played again and compared. Read are the keys or columns hand, rules, gold, flip, seat, round
and house; all others come back unchanged. Names that end in .gz are unpacked. How a hand is
written: mjscore notation.

\b
Example:
  mjscore batch hands.txt -f table
  mjscore batch games.csv -f csv -o scored.csv
  mjscore batch league.csv --summary --quiet -o scored.csv
  mjscore batch league.csv -o scored.csv --html league.html
  mjscore batch -i games records.txt --summary -f table
  zcat log.jsonl.gz | mjscore batch - --rules mcr | jq .total

\b
Exit status: 0 every hand wins, 1 one does not or is below the minimum,
2 one cannot be read, 130 interrupted.
"""


@click.command(help=BATCH_HELP, short_help="Score files of hands: lines, JSON, CSV, whole games.")
@options.hand_options
@many.stream_options
@click.option("--json", "as_json", is_flag=True, help="The same as -f json.")
@click.option("--all", "every", is_flag=True, help="The runner-up readings too, in JSON.")
@options.summary_options
@options.file_option("--html", about="Also write a page of all hands, with what they come to.")
@options.look_options
@click.argument("files", nargs=-1, metavar="FILE...",
                type=click.Path(exists=True, dir_okay=False, allow_dash=True))  # fmt: skip
@click.pass_context
def batch(ctx: click.Context, /, files: tuple[str, ...], **given: Any) -> None:
    """Score every hand of the files."""
    if not files:
        if sys.stdin is None or sys.stdin.isatty():
            raise click.UsageError("Missing argument 'FILE...'; - is standard input.")
        files = ("-",)
    status = many.stream(files, given, summary=True)
    if status is None:
        output.tell(speech.usage("mjscore batch", EXAMPLE, MORE, "FILE..."))
        status = Status.UNREADABLE
    ctx.exit(status)
