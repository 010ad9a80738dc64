"""What is drawn of a hand, won or not: its tiles, and what the table says, as bare data.

Nothing is worked out here: whatever is written comes from the same sections as the table.
"""

from __future__ import annotations

from mahjong_cli import games
from mahjong_cli.games.game import Score
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.prospects import Advice
from mahjong_cli.games.sheet import Cell, Section, Span, named
from mahjong_cli.render import advice_table, labels, score_table
from mahjong_cli.render.look import Look
from mahjong_cli.render.rack import Rack, racks, racks_before
from mahjong_cli.text import Text, tiles_named
from mahjong_cli.tuples import NamedTuple


class Drawing(NamedTuple):
    """What a picture or a page shows, and how it is written.

    ``name`` and ``description`` are for those who cannot see it.  ``label`` and ``headline``
    stand at its top, ``racks`` are the tiles.
    """

    look: Look
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


def of_score(score: Score, lang: str) -> Drawing:
    """What a score shows."""
    look, headline = look_of(lang), _outcome(score)
    name = f"{score.hand}: {look.plain(headline)}"
    return Drawing(
        look,
        name,
        "; ".join([name, *map(look.plain, score.brief())]),
        named(games.find(score.hand.rules).rules.shown),
        headline,
        tuple(racks(score.hand, score.reading)),
        tuple(score_table.sections(score, look)),
    )


def _outcome(score: Score) -> Cell:
    """The total, or that there is none."""
    if not score.win:
        return named(labels.DOES_NOT_WIN, "below")
    style = "total" if score.meets_minimum else "below"
    return (Span(TOTAL, "label", name=True), Span(" "), Span(score.total, style))


def of_advice(advice: Advice, lang: str) -> Drawing:
    """What is told of a hand that is not won yet."""
    look, headline = look_of(lang), named(*_prospect(advice))
    tiles = tuple(sorted(wait.tile for wait in advice.waits))
    name = f"{advice.hand}: {look.plain(headline)}"
    return Drawing(
        look,
        name,
        f"{name} {look.name(tiles_named(tiles))}" if tiles else name,
        named(games.find(advice.hand.rules).rules.shown),
        headline,
        tuple(racks_before(advice)),
        tuple(advice_table.sections(advice, look)),
    )


def _prospect(advice: Advice) -> tuple[Text, str]:
    """In short what is told, and its style."""
    if advice.complete:
        return labels.COMPLETE, "total"
    if advice.waits:
        return labels.WAITS_ON, "heading"
    return (labels.DISCARD, "heading") if advice.ready else (labels.NOT_READY, "below")
