"""``mjscore batch``: files and pipes full of hands."""

from __future__ import annotations

import sys
from typing import Any

import click

from mahjong_cli.batch import FORMATS, KINDS
from mahjong_cli.cli import options
from mahjong_cli.cli.score import nothing

BATCH_HELP = """\
Score every hand of the files, in order; - is standard input.

A file holds a hand a line (# begins a comment), JSON, CSV/TSV with a header, or records of
whole games (Match ... Score). Read are the keys or columns hand, rules, gold, flip, seat,
round and house; all others come back unchanged. Names that end in .gz are unpacked.

\b
Example:
  mjscore batch hands.txt -f table
  mjscore batch games.csv -f csv -o scored.csv
  mjscore batch league.csv --summary --quiet -o scored.csv
  mjscore batch league.csv -o scored.csv --html league.html
  zcat log.jsonl.gz | mjscore batch - --rules mcr | jq .total

\b
Exit status: 0 every hand wins, 1 one does not or is below the minimum,
2 one cannot be read, 130 interrupted.
"""


@click.command(help=BATCH_HELP, short_help="Score files of hands: lines, JSON, CSV, whole games.")
@options.hand_options
@options.once(
    "-i",
    "--input",
    "kind",
    type=click.Choice(KINDS),
    help="What the files hold; default: as their first line shows.",
)
@options.file_option(
    "-o", "--output", "to", about="Write to this file, whole or not at all; - is standard output."
)
@options.once(
    "-f",
    "--format",
    "form",
    type=click.Choice(FORMATS),
    help="Default: a table on a terminal, else json (one object a line).",
)
@click.option("--json", "as_json", is_flag=True, help="The same as -f json.")
@click.option("--all", "every", is_flag=True, help="The runner-up readings too, in JSON.")
@options.once(
    "-j",
    "--jobs",
    type=click.IntRange(1, 1024),
    metavar="N",
    help="Worker processes; default: one for few hands, else one for each processor.",
)
@options.once("--scheduler", metavar="ADDRESS", help="Score on the Dask cluster at this address.")
@click.option("--fail-fast", is_flag=True, help="Stop at the first hand that cannot be read.")
@options.summary_options
@options.file_option("--html", about="Also write a page of all hands, with what they come to.")
@click.option("--quiet", is_flag=True, help="No summary line, no progress and no notes.")
@click.option("--progress/--no-progress", default=None, help="The progress bar on a terminal.")
@options.look_options
@click.argument("files", nargs=-1, metavar="FILE...",
                type=click.Path(exists=True, dir_okay=False, allow_dash=True))  # fmt: skip
@click.pass_context
def batch(ctx: click.Context, /, files: tuple[str, ...], **given: Any) -> None:
    """Score every hand of the files."""
    from mahjong_cli.cli.run import Request, run

    if given["as_json"] and given["form"] not in (None, "json"):
        raise click.UsageError("--json and -f say different things.")
    if given["scheduler"] is not None and given["jobs"] is not None:
        raise click.UsageError("--scheduler and -j exclude each other: the cluster has its workers")
    if not files:
        if sys.stdin is None or sys.stdin.isatty():
            raise click.UsageError("Missing argument 'FILE...'; - is standard input.")
        files = ("-",)
    loud = not given["quiet"]
    status = run(
        Request(
            files, options.defaults(given), given["lang"], given["color"], given["every"],
            given["kind"], "json" if given["as_json"] else given["form"], given["to"],
            given["jobs"], given["scheduler"], given["fail_fast"], loud, loud,
            given["progress"] if loud else False, given["in_full"],
            *options.files_beside(given, given["to"]),
        )
    )  # fmt: skip
    ctx.exit(nothing() if status is None else status)
