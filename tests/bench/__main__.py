"""``python -m tests.bench``: the table of all figures, or what the tables remember."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

import click

from mahjong_cli import counts
from tests.bench import caches, timing
from tests.bench.figures import FIGURES, Sizes

T = TypeVar("T")

_USUAL = Sizes()


@click.command()
@click.argument("figures", nargs=-1, type=click.Choice(tuple(FIGURES)))
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--plain", default=_USUAL.plain, show_default=True, help="New plain hands.")
@click.option("--golds", default=_USUAL.golds, show_default=True, help="New hands with golds.")
@click.option("--lines", default=_USUAL.lines, show_default=True, help="Lines of a stream.")
@click.option("--runs", default=_USUAL.runs, show_default=True, help="Runs of a command.")
@click.option(
    "--caches", "held", type=click.IntRange(0, 4), help="Look into the tables, with so many golds."
)
def main(figures: tuple[str, ...], as_json: bool, held: int | None, **sizes: int) -> None:
    """Time mjscore beside what would be used instead: all FIGURES, or these."""
    wanted, rows = Sizes(**sizes), list[timing.Row | caches.Cache]()
    for figure in figures or FIGURES:
        if held is None:
            rows += _alone(partial(FIGURES[figure], wanted))
    if held is not None:
        rows += _alone(partial(caches.caches, wanted, held))
    python = platform.python_version()
    build = "plain" if (counts.__file__ or "").endswith(".py") else "compiled"
    if as_json:
        made = {"python": python, "build": build, "rows": [row._asdict() for row in rows]}
        click.echo(json.dumps(made, indent=1, ensure_ascii=False))
        return
    click.echo(f"Python {python}, {build}")
    click.echo(timing.HEADING if held is None else caches.HEADING)
    for row in rows:
        click.echo(str(row))


def _alone(figure: Callable[[], Sequence[T]]) -> Sequence[T]:
    """What a figure comes to in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(figure).result()


if __name__ == "__main__":
    main()
