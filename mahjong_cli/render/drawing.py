"""What is drawn of a score: its tiles, and what the table says, as bare data.

Nothing is worked out here: whatever is written comes from the same sections as the table.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_cli import games
from mahjong_cli.games.game import Score
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.sheet import Cell, Section, Span, named
from mahjong_cli.render import labels, score_table
from mahjong_cli.render.look import Look
from mahjong_cli.render.rack import Rack, racks


class Drawing(NamedTuple):
    """What a picture or a page shows.

    ``name`` and ``description`` are for those who cannot see it.  ``label`` and ``headline``
    stand at its top, ``racks`` are the tiles.
    """

    name: str
    description: str
    label: Cell
    headline: Cell
    racks: tuple[Rack, ...]
    sections: tuple[Section, ...]


def look_of(lang: str) -> Look:
    """How a picture is written: as wide as it is, tiles aside."""
    return Look(lang, COLUMNS, drawn=True)


COLUMNS = 56
"""How many columns of text a picture has room for, about."""


def of_score(score: Score, look: Look) -> Drawing:
    """What a score shows."""
    outcome = _outcome(score)
    brief = [look.plain(each) for each in score.brief()]
    name = f"{score.hand}: {look.plain(outcome)}"
    return Drawing(
        name,
        "; ".join([name, *brief]),
        named(games.find(score.hand.rules).rules.shown),
        outcome,
        tuple(racks(score.hand, score.reading)),
        tuple(score_table.sections(score, look)),
    )


def _outcome(score: Score) -> Cell:
    """The total, or that there is none."""
    if not score.win:
        return named(labels.DOES_NOT_WIN, "below")
    style = "total" if score.meets_minimum else "below"
    return (Span(TOTAL, "label", name=True), Span(" "), Span(score.total, style))
