"""How what the games lay out is drawn: tables, definitions, bullets, sums.

No other module knows how any of them looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mahjong_cli.games.sheet import (
    Bars,
    Block,
    Bullets,
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Sign,
    Span,
    Sum,
    SumRow,
    Under,
)
from mahjong_cli.render.look import Look
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

WIDE_SUM = 60
"""From this many columns on, a remark stands beside its line of a sum, not below."""

LONGEST_BAR = 40
"""How many columns the longest bar has where there is room."""

_BESIDE_BAR = 6
"""The columns before and between the labels, the numbers and the bars."""

_COLON = Span(Sign.COLON, "aside")
_LINE_END = Span("\n")


def sections(laid_out: Iterable[Section], look: Look) -> Iterator[RenderableType]:
    """Each section: its heading after an empty line, and its blocks, indented."""
    from rich.console import Group
    from rich.padding import Padding

    for section in laid_out:
        blocks = [block(each, look) for each in section.blocks]
        if section.heading is None:
            yield from blocks
        else:
            yield look.text("\n", (look.name(section.heading), "heading"))
            yield Padding(Group(*blocks), (0, 0, 0, 2))


def block(block: Block, look: Look) -> RenderableType:
    """One block."""
    match block:
        case Ruled():
            return _ruled(block, look)
        case Pairs():
            return _pairs(block, look)
        case Bullets():
            return _bullets(block, look)
        case Under():
            return _under(look.cell(block.line), look.cell(block.more))
        case Line():
            return look.cell(block.cell)
        case Sum():
            return _sum(block, look)
        case Bars():
            return _bars(block, look)


class Laid(NamedTuple):
    """A table as there is room for it: the columns that stand side by side, and the rows.

    Beside the cells of a row stands what of it there is no room for: it goes below the cell in
    the column ``into``.
    """

    columns: tuple[Column, ...]
    into: int
    rows: tuple[tuple[tuple[Cell, ...], Cell], ...]


def laid(table: Ruled, look: Look) -> Laid:
    """The table, what it has no room for under the first cell that is not a number."""
    columns = table.columns
    beside = [n for n, c in enumerate(columns) if look.has_room(c.wide, prose=c.prose)]
    below = [n for n in range(len(columns)) if n not in beside]
    into = next((i for i, n in enumerate(beside) if not columns[n].number), 0)
    rows = tuple(
        (
            tuple(row[n] for n in beside),
            _joined([(_below(row[n], columns[n]), columns[n].apart) for n in below if row[n]]),
        )
        for row in table.rows
    )
    return Laid(tuple(columns[n] for n in beside), into, rows)


def _below(cell: Cell, column: Column) -> Cell:
    """A cell that stands below another: a number with the name of its column."""
    return (Span(column.label, name=True), Span(" "), *cell) if column.number else cell


def _ruled(table: Ruled, look: Look) -> RenderableType:
    made = laid(table, look)
    drawn = _columns(made, look)
    for row, more in made.rows:
        cells: list[RenderableType] = [look.cell(each) for each in row]
        cells[made.into] = _under(look.cell(row[made.into]), look.cell(more))
        drawn.add_row(*cells)
    return drawn


def _columns(made: Laid, look: Look) -> Table:
    from rich.table import Table

    drawn = Table(box=look.box(), show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for column in made.columns:
        drawn.add_column(
            look.text((look.name(column.label), "label")),
            justify="right" if column.number else "left",
            no_wrap=column.number or column.whole,
            overflow="fold",
        )
    return drawn


def _joined(cells: list[tuple[Cell, bool]]) -> Cell:
    """Cells in one line, but for those that stand apart."""
    joined: Cell = ()
    for n, (cell, apart) in enumerate(cells):
        between = _LINE_END if apart or (n and cells[n - 1][1]) else _COLON
        joined = (*joined, between, *cell) if n else cell
    return joined


def _under(line: Text, more: Text) -> RenderableType:
    """A line, and more about it below, indented; where the line is empty, in its place."""
    from rich.console import Group
    from rich.padding import Padding

    if not more:
        return line
    below = Padding(more, (0, 0, 0, 2))
    return Group(line, below) if line else below


def _pairs(pairs: Pairs, look: Look) -> RenderableType:
    from rich.console import Group

    rows = [(look.cell(label, "label"), look.cell(said)) for label, said in pairs.rows]
    if not look.has_room(pairs.wide):
        return Group(*(_under(*row) for row in rows))
    grid = _definitions(2)
    for row in rows:
        grid.add_row(*row)
    return grid


def _definitions(apart: int) -> Table:
    """Two columns so far apart, of which the first is never broken."""
    from rich.table import Table

    grid = Table.grid(padding=(0, apart))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def _bullets(bullets: Bullets, look: Look) -> RenderableType:
    grid = _definitions(1)
    for line in bullets.lines:
        grid.add_row(look.text(("·", "label")), look.cell((Span(line),)))
    return grid


def _sum(sum_: Sum, look: Look) -> RenderableType:
    label = look.text((look.name(sum_.label), "total"))
    total = look.text((str(sum_.total), "total"))
    remarks = [look.cell(remark) for remark in sum_.remarks]
    if not sum_.rows:
        return _total(label, total, remarks)
    from rich.console import Group
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for row in sum_.rows:
        grid.add_row(*_sum_row(row, look))
    longest = max(len(str(value)) for value in (sum_.total, *(row.value for row in sum_.rows)))
    grid.add_row("", "", look.text((look.rule * longest, "label")))
    grid.add_row(label, "", total)
    return Group(grid, *remarks)


def _sum_row(row: SumRow, look: Look) -> Iterator[RenderableType]:
    label, remark = look.cell(row.label), look.cell(row.remark)
    wide = look.has_room(WIDE_SUM)
    yield label if wide else _under(label, remark)
    yield look.text(row.operation)
    yield look.text(str(row.value))
    if wide:
        yield remark


def _bars(bars: Bars, look: Look) -> Table:
    """The bars, as long as there is room for, each no shorter than a sign."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    labels = [look.cell(label) for label, _ in bars.rows]
    numbers = [look.text(f"{number:,}") for _, number in bars.rows]
    used = max((label.cell_len for label in labels), default=0)
    used += max((number.cell_len for number in numbers), default=0) + _BESIDE_BAR
    longest = min(look.width - used, LONGEST_BAR)
    most = max((number for _, number in bars.rows), default=0)
    for label, number, (_, count) in zip(labels, numbers, bars.rows, strict=True):
        length = max(round(longest * count / most), 1) if count and longest > 0 else 0
        grid.add_row(label, number, look.text(("█" * length, "aside")))
    return grid


def _total(label: Text, total: Text, remarks: list[Text]) -> Table:
    grid = _definitions(2)
    grid.add_row(label, total)
    for remark in remarks:
        grid.add_row("", remark)
    return grid
