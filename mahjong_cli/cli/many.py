"""A stream of hands: the options that ``mjscore batch`` and ``mjscore -`` share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from mahjong_cli.batch import FORMATS, KINDS
from mahjong_cli.cli import options
from mahjong_cli.cli.kinds import Choice

F = TypeVar("F", bound=Callable[..., Any])

NAMES = ("kind", "to", "form", "jobs", "scheduler", "fail_fast", "progress")
"""What these options are called among the values given."""


def stream_options(command: F, *, hidden: bool = False) -> F:
    """The options of a stream; ``hidden`` where they are seldom wanted."""
    made = [
        options.once(
            "-i", "--input", "kind", type=Choice(KINDS), hidden=hidden,
            help="What the files hold; default: as their first line shows.",
        ),
        options.file_option(
            "-o", "--output", "to", hidden=hidden,
            about="Write to this file, whole or not at all; - is standard output.",
        ),
        options.once(
            "-f", "--format", "form", type=Choice(FORMATS), hidden=hidden,
            help="Default: as the name of -o ends, a table on a terminal, else json.",
        ),
        options.once(
            "-j", "--jobs", type=click.IntRange(1, 1024), metavar="N", hidden=hidden,
            help="Worker processes; default: one for few hands, else one for each processor.",
        ),
        options.once(
            "--scheduler", metavar="ADDRESS", hidden=hidden,
            help="Score on the Dask cluster at this address.",
        ),
        click.option(
            "--fail-fast", is_flag=True, hidden=hidden,
            help="Stop at the first hand that cannot be read.",
        ),
        click.option(
            "-q", "--quiet", is_flag=True,
            help="No summary line, no progress and no notes.",
        ),
        click.option(
            "--progress/--no-progress", default=None, hidden=hidden,
            help="The progress bar on a terminal.",
        ),
    ]  # fmt: skip
    for option in reversed(made):
        command = option(command)
    return command


ENDINGS = {".csv": "csv", ".json": "json", ".jsonl": "json", ".ndjson": "json"}
"""The format of a file by the end of its name."""


def stream(files: tuple[str, ...], given: dict[str, Any], *, summary: bool) -> int | None:
    """Answer every hand of the files; the status, None where there was nothing to read."""
    from mahjong_cli.cli.run import Request, run

    if given["as_json"] and given["form"] not in (None, "json"):
        raise click.UsageError("--json and -f say different things.")
    if given["scheduler"] is not None and given["jobs"] is not None:
        raise click.UsageError("--scheduler and -j exclude each other: the cluster has its workers")
    loud = not given["quiet"]
    return run(
        Request(
            files, options.defaults(given), given["lang"], given["color"], given["every"],
            given["kind"], _form(given), given["to"],
            given["jobs"], given["scheduler"], given["fail_fast"], loud, loud and summary,
            (given["progress"] if summary else given["progress"] or False) if loud else False,
            given["in_full"], *options.files_beside(given, given["to"]),
        )
    )  # fmt: skip


def _form(given: dict[str, Any]) -> str | None:
    """The format that is asked for, or that the name of the output shows."""
    if given["as_json"] or given["form"]:
        return "json" if given["as_json"] else str(given["form"])
    name = (given["to"] or "").lower().removesuffix(".gz")
    return next((form for ending, form in ENDINGS.items() if name.endswith(ending)), None)
