"""A score as text for a terminal: hand, reading, fans or payments, sum and notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.games.pay import Settlement
from mahjong_cli.render import notes, settlement
from mahjong_cli.render.hand import Row, hand_rows, reading_text
from mahjong_cli.render.look import Look
from mahjong_cli.render.rows import exclusions_table, fans_table, ruled, under
from mahjong_cli.render.total import steps, sum_table

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mahjong_cli.games.game import Score


def text(score: Score, look: Look) -> str:
    """The whole table, no line wider than ``look.width`` cells."""
    return look.draw(parts(score, look))


def parts(score: Score, look: Look) -> Iterator[RenderableType]:
    """The parts of the table, with their headings."""
    yield definitions(hand_rows(score, look), look)
    if not score.win:
        yield from part("no-win", bullets(notes.shortfall(score, look), look), look)
    if isinstance(score, Settlement):
        yield from _settled(score, look)
    else:
        yield from _scored(score, look)
    if said := notes.shown(score, look):
        yield from part("notes", bullets(said, look), look)


def _scored(score: Score, look: Look) -> Iterator[RenderableType]:
    """What the fans come to."""
    if score.best is not None:
        yield from part("fans", fans_table(score, look), look)
        if score.best.excluded:
            yield from part("excluded", exclusions_table(score, look), look)
        yield from part("sum", sum_table(score, look), look)
    if score.others:
        yield from part("others", _others(score, look), look)


def _settled(score: Settlement, look: Look) -> Iterator[RenderableType]:
    """What the players pay; also where it does not reach the threshold."""
    verdict = score.verdict
    if verdict is not None and verdict.payments:
        yield from part("patterns", settlement.held(verdict, look), look)
        yield from part("payments", settlement.payments_table(verdict, look), look)
        if score.win:
            yield from part("sum", settlement.sum_table(score, verdict, look), look)
    if score.runners_up:
        yield from part("others", settlement.others_table(score, look), look)


def definitions(rows: list[Row], look: Look) -> Table:
    """Labels with what stands beside them."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for code, value in rows:
        grid.add_row(look.text((look.label(code), "label")), value)
    return grid


def part(code: str, body: RenderableType, look: Look) -> Iterator[RenderableType]:
    """A heading, and what stands under it."""
    from rich.padding import Padding

    yield look.text("\n", (look.label(code), "heading"))
    yield Padding(body, (0, 0, 0, 2))


def bullets(lines: list[str], look: Look) -> Table:
    """Sentences, each on a line of its own."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(look.text(("·", "label")), look.text(line))
    return grid


def _others(score: Score, look: Look) -> Table:
    table = ruled(["total", "reading"], look)
    for scored in score.others:
        fans = look.comma.join(f"{look.name(row.fan)} {row.subtotal}" for row in scored.fans)
        counted = look.text((fans, "aside"))
        read = reading_text(score.hand, scored.reading, look)
        table.add_row(look.text(str(steps(score, scored, look)[-1].value)), under(read, counted))
    return table
