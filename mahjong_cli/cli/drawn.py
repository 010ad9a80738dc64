"""The picture and the page of one hand: the options that name their files, and what fills them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mahjong_cli.cli import options, output

if TYPE_CHECKING:
    from mahjong_cli.render.drawing import Drawing

F = TypeVar("F", bound=Callable[..., Any])


def picture_options(about_html: str) -> Callable[[F], F]:
    """The options that ask for a picture and for a page, of which this is said."""
    svg = options.file_option("--svg", about="Also draw the hand and what is said of it.")
    html = options.file_option("--html", about=about_html)
    return lambda command: svg(html(command))


def check(given: dict[str, Any]) -> None:
    """Raise a usage error where two results would go to one place."""
    there = [_place(given[name]) for name in ("svg", "html") if given[name]]
    if len({*there}) < len(there):
        raise click.UsageError("--svg and --html need two files")
    if "-" in (given["svg"], given["html"]) and given["as_json"]:
        raise click.UsageError("--json and a picture need two places: name a file for one")


def _place(file: str) -> str:
    return file if file == "-" else os.path.realpath(file)


def draw(given: dict[str, Any], drawing: Callable[[str], Drawing]) -> bool:
    """Write what is asked for; whether one of them went to standard output in place of a table.

    ``drawing`` makes what is drawn in a language.
    """
    if not (given["svg"] or given["html"]):
        return False
    from mahjong_cli.cli.sink import write_file
    from mahjong_cli.render import picture, webpage

    made = drawing(output.spoken(given["lang"]))
    for name, draw in (("svg", picture.svg), ("html", webpage.html)):
        if given[name] == "-":
            output.write(draw(made).encode("utf-8", "backslashreplace"))
        elif given[name]:
            write_file(given[name], draw(made).encode("utf-8", "backslashreplace"))
    return "-" in (given["svg"], given["html"])
