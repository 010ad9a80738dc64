"""A score as text for a terminal: the hand, why it does not win, what its game shows, notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli import games
from mahjong_cli.games.game import Score
from mahjong_cli.games.sheet import Bullets, Section
from mahjong_cli.render import frame, labels
from mahjong_cli.render.look import Look
from mahjong_cli.render.understood import understood
from mahjong_cli.text import tiles_named

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mahjong_cli.hand.hand import Hand
    from mahjong_cli.hand.ready import Ready


def text(score: Score, look: Look) -> str:
    """The whole table, no line wider than ``look.width`` cells."""
    return look.draw(parts(score, look))


def parts(score: Score, look: Look) -> Iterator[RenderableType]:
    """The parts of the table, with their headings."""
    return frame.sections(sections(score, look), look)


def sections(score: Score, look: Look) -> Iterator[Section]:
    """Everything that is shown of a score, whoever draws it."""
    yield Section(None, (understood(score, look),))
    if not score.win:
        yield Section(labels.DOES_NOT_WIN, (_shortfall(score, look),))
    yield from score.sections()
    if notes := tuple(note for note in score.notes if not note.what.aside):
        yield Section(labels.NOTES, (Bullets(notes),))


def _shortfall(score: Score, look: Look) -> Bullets:
    """What a hand lacks that does not win: how far away it is, what it waits on, what says more."""
    lacks: tuple[object, ...] = score.why
    if score.reading is not None:
        return Bullets(lacks)
    if score.waits:
        lacks = (*lacks, look.say(labels.WAITS, waits=tiles_named(score.waits)))
    return Bullets((*lacks, look.say(labels.SAYS_MORE, hand=_before(score.hand))))


def _before(hand: Hand) -> Ready:
    """The hand before it was won, as it is written then."""
    from mahjong_cli.notation.before import unwon  # needed for such hands alone

    return unwon(hand, games.grammar())
