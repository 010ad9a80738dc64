"""What a hand waits on, or what to discard, as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from mahjong_cli import games
from mahjong_cli.games import runners_up
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.prospects import Advice, Discard, Useful, Wait
from mahjong_cli.games.sheet import (
    Bullets,
    Cell,
    Column,
    Ruled,
    Section,
    Sign,
    Span,
    cell,
    named,
)
from mahjong_cli.games.worth import Way, Worth
from mahjong_cli.render import frame, labels
from mahjong_cli.render.look import Look
from mahjong_cli.render.understood import understood_ready
from mahjong_cli.text import tile_name, tiles_named

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDE = 60
"""From this many columns on, what is long stands beside the numbers, not below."""


def text(advice: Advice, look: Look) -> str:
    """The whole table, no line wider than ``look.width`` cells."""
    return look.draw(parts(advice, look))


def parts(advice: Advice, look: Look) -> Iterator[RenderableType]:
    """The parts of the table, with their headings."""
    return frame.sections(sections(advice, look), look)


def sections(advice: Advice, look: Look) -> Iterator[Section]:
    """The hand, what is told of it, and notes."""
    ready = advice.hand
    beside = games.find(ready.rules).outlook.beside(ready)
    yield Section(None, (understood_ready(ready, beside, look),))
    if advice.complete:
        said = look.say(labels.SCORE_IT, hand=str(ready.drawn))
        yield Section(labels.COMPLETE, (Bullets((said,)),))
    elif advice.waits:
        yield Section(labels.WAITS_ON, (_waits(advice),))
        yield from runners_up.sections(advice)
    elif advice.discards:
        yield Section(labels.DISCARD, (_discards(advice),))
    else:
        yield Section(labels.NOT_READY, (_distance(advice, look),))
    if notes := tuple(note for note in advice.notes if not note.what.aside):
        yield Section(labels.NOTES, (Bullets(notes),))


# What thirteen tiles wait on


def _waits(advice: Advice) -> Ruled:
    """For each face a row in each way to win it, best first."""
    known = [worth for wait in advice.waits for worth in wait.known]
    points = any(worth.points not in (None, worth.total) for worth in known)
    columns = (
        Column(labels.TILE),
        Column(labels.LEFT, number=True),
        Column(labels.WON, whole=True, wide=WIDE),
        Column(TOTAL, number=True),
        *[Column(labels.POINTS, number=True, wide=WIDE)] * points,
        Column(labels.SCORES_FOR, wide=WIDE),
    )
    rows = [row for wait in advice.waits for row in _wait(wait, advice.ways, points)]
    return Ruled(columns, tuple(rows))


def _wait(wait: Wait, ways: tuple[Way, ...], points: bool) -> Iterator[tuple[Cell, ...]]:
    head: tuple[Cell, ...] = (named(tile_name(wait.tile)), cell(wait.unseen))
    if not wait.unseen:
        none = cell(labels.NONE_LEFT, "below")
        yield (*head, (), cell("-"), *[()] * points, none)
    for way, worth in zip(ways, wait.worths, strict=True):
        if worth is not None:
            fan_points: list[Cell] = [cell(worth.points)] * points
            yield (*head, named(way.label), _total(worth), *fan_points, _scores_for(worth))
            head = ((), ())


def _total(worth: Worth) -> Cell:
    if worth.total is None:
        return cell("-")
    return cell(worth.total, "total" if worth.meets_minimum else "below")


def _scores_for(worth: Worth) -> Cell:
    if worth.total is None:
        return cell(worth.why, "below")
    brief = cell(worth.brief, "aside")
    if worth.meets_minimum:
        return brief
    return (Span(labels.BELOW, "below", name=True), Span(Sign.COLON, "below"), *brief)


def _distance(advice: Advice, look: Look) -> Bullets:
    """How far thirteen tiles are from a ready hand, and what would help."""
    away = advice.away
    far = labels.ONE_TO_READY.say(look.lang) if away == 1 else look.say(labels.TO_READY, away=away)
    if not advice.useful:
        return Bullets((far, look.say(labels.NOTHING_USEFUL)))
    unseen = sum(each.unseen for each in advice.useful)
    tiles = tuple(look.plain(each) for each in _copies(advice.useful))
    return Bullets((far, look.say(labels.USEFUL_TILES, unseen=unseen, tiles=tiles)))


# What to discard of fourteen


def _discards(advice: Advice) -> Ruled:
    """Each discard: what the hand waits on then, or how far away it is; best first."""
    first, left = Column(labels.DISCARD), Column(labels.LEFT, number=True)
    if not advice.ready:
        away, useful = Column(labels.AWAY, number=True), Column(labels.USEFUL, wide=WIDE)
        return Ruled((first, away, left, useful), tuple(map(_unready, advice.discards)))
    totals = [Column(each, number=True) for each in (labels.LOW, labels.MEAN, labels.HIGH)]
    waits = Column(labels.WAITS_ON, wide=WIDE)
    return Ruled((first, left, *totals, waits), tuple(map(_ready, advice.discards)))


def _ready(discard: Discard) -> tuple[Cell, ...]:
    mean = None if discard.mean is None else f"{discard.mean:.1f}"
    numbers = (cell(discard.low), cell(mean, "total"), cell(discard.high))
    waits = sorted(
        Useful(wait.tile, wait.unseen) for wait in discard.waits if wait.wins or not wait.unseen
    )
    return (named(tile_name(discard.tile)), cell(discard.unseen), *numbers, _tiles(waits))


def _unready(discard: Discard) -> tuple[Cell, ...]:
    numbers = (cell(discard.away), cell(discard.unseen))
    return (named(tile_name(discard.tile)), *numbers, _tiles(discard.useful))


def _tiles(useful: Iterable[Useful]) -> Cell:
    return cell(_copies(useful))


def _copies(useful: Iterable[Useful]) -> tuple[Cell, ...]:
    """Tiles with how many copies are left, those of which as many are left together."""
    by_unseen = sorted(useful, key=lambda each: (-each.unseen, each.tile))
    return tuple(
        (Span(tiles_named(tuple(each.tile for each in alike))), Span(f" ×{unseen}"))
        for unseen, alike in groupby(by_unseen, key=lambda each: each.unseen)
    )
