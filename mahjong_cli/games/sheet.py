"""What there is to show of a score or a rule, as data: headings with tables and lines.

Whoever has something to show says what stands in each cell; how it is drawn, in which language
and how wide, is for ``render`` to say.
"""

from __future__ import annotations

from enum import Enum

from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple


class Sign(Enum):
    """A sign between words that each language writes in its own way."""

    COLON = "colon"


class Span(NamedTuple):
    """Some words in a style.

    ``value`` is text as it is, a number, a ``Text``, ``Note`` or ``Sign``, a cell, or a tuple of
    such as a list.  A ``name`` is not repeated where two languages share it.  ``style`` is a key
    of ``render.look.STYLES``.
    """

    value: object
    style: str = ""
    name: bool = False


Cell = tuple[Span, ...]
"""What stands in one place, written one after the other."""


def cell(value: object, style: str = "", *, name: bool = False) -> Cell:
    """A cell of one span; nothing where the value is None or empty.

    >>> cell("6m", "gold"), cell(None)
    ((Span(value='6m', style='gold', name=False),), ())
    """
    return () if value in (None, "") else (Span(value, style, name),)


def named(name: Text, style: str = "") -> Cell:
    """A cell with the name of something."""
    return cell(name, style, name=True)


class Column(NamedTuple):
    """A column: its name, and where it has room.

    Numbers stand to the right and are never broken; neither is what is ``whole``.  Where there
    are fewer than ``wide`` columns of text (half as many again for two languages at once, where
    it is ``prose``), its cells stand below those of the first column that has no numbers; those
    of several such columns in one line, with a colon between them, but on a line of its own what
    is ``apart``.
    """

    label: Text
    number: bool = False
    whole: bool = False
    wide: int = 0
    prose: bool = False
    apart: bool = False


ALWAYS_BELOW = 65_536
"""More columns of text than there ever are: such cells always stand below."""


class Ruled(NamedTuple):
    """A table with a line under its head; each row has a cell for each column.

    ``heading`` is what it is called where it stands among other things.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    heading: Text | None = None


class Pairs(NamedTuple):
    """Labels with what stands beside them, or below where there are fewer columns than ``wide``."""

    rows: tuple[tuple[Cell, Cell], ...]
    wide: int = 0


class Bullets(NamedTuple):
    """Sentences, or cells, each on a line of its own behind a dot."""

    lines: tuple[object, ...]


class Under(NamedTuple):
    """A line, and more about it below, indented."""

    line: Cell
    more: Cell


class Line(NamedTuple):
    """A line of words."""

    cell: Cell


class SumRow(NamedTuple):
    """One line of a sum: what it is, the operation, what it comes to, and a remark."""

    label: Cell
    operation: str
    value: int
    remark: Cell = ()


class Sum(NamedTuple):
    """A sum, line by line, with a line above its total; remarks stand below it.

    Without lines it is just the total.
    """

    rows: tuple[SumRow, ...]
    label: Text
    total: int
    remarks: tuple[Cell, ...] = ()


class Bars(NamedTuple):
    """Labels with a number each, and a bar as long as it is beside the largest."""

    rows: tuple[tuple[Cell, int], ...]


Block = Ruled | Pairs | Bullets | Under | Line | Sum | Bars


class Section(NamedTuple):
    """A heading (None: none), and what stands under it."""

    heading: Text | None
    blocks: tuple[Block, ...]
