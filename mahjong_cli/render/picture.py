"""The table of a score as a picture (SVG) or a page (HTML)."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from mahjong_cli.games.game import Score
from mahjong_cli.render import score_table
from mahjong_cli.render.look import Look

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 100
"""The columns of a picture, whatever the terminal has."""


def svg(score: Score, lang: str) -> str:
    """The table as an SVG picture of a terminal."""
    return _drawn(score, lang).export_svg(title="mjscore")


def html(score: Score, lang: str) -> str:
    """The table as an HTML page of its own."""
    return _drawn(score, lang).export_html(inline_styles=True)


def _drawn(score: Score, lang: str) -> Console:
    look = Look(lang, WIDTH, color=True)
    console = look.console(StringIO(), record=True)
    for part in score_table.parts(score, look):
        console.print(part)
    return console
