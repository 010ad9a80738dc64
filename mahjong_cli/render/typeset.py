"""Sections as text in a picture: where each line stands; the browser lays out what is in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from mahjong_cli.games.sheet import (
    Bars,
    Block,
    Bullets,
    Cell,
    Line,
    Pairs,
    Ruled,
    Section,
    Span,
    Sum,
    Under,
)
from mahjong_cli.render.frame import laid
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element
from mahjong_cli.render.wrap import Row, Words, natural, wrap

SIZE, LEAD = 16, 22
"""The height of the font, and from one line to the next."""

GAP, INDENT = 14, 16
"""Between columns, and before what stands below something."""

_END = "end"


class Typesetter:
    """Writes lines from the top to the bottom of a picture."""

    def __init__(self, look: Look, left: float, width: float) -> None:
        """Write between these edges; ``y`` is where the next line begins."""
        self.look, self.left, self.width, self.y = look, left, width, 0.0
        self.made: list[Element] = []

    def words(self, cell: Cell, style: str = "") -> list[Words]:
        """A cell as text with its styles."""
        return [(self.look.value(span), span.style or style) for span in cell]

    def sections(self, sections: Iterable[Section]) -> None:
        """Each section: its heading, and its blocks."""
        for section in sections:
            self.y += LEAD / 2
            if section.heading is not None:
                self.y += LEAD / 2
                self.paragraph([(self.look.name(section.heading), "heading")])
                self.y += 3
            for block in section.blocks:
                self.block(block)

    def block(self, block: Block) -> None:
        """One block."""
        match block:
            case Ruled():
                self._ruled(block)
            case Pairs():
                self._pairs([(self.words(k, "label"), self.words(v)) for k, v in block.rows], GAP)
            case Bullets():
                lines = [([("·", "label")], self.words((Span(line),))) for line in block.lines]
                self._pairs(lines, SIZE / 2)
            case Under():
                self.paragraph(self.words(block.line))
                self.paragraph(self.words(block.more), INDENT)
            case Line():
                self.paragraph(self.words(block.cell))
            case Sum():
                self._sum(block)
            case Bars():
                self._bars(block)

    # Lines

    def paragraph(
        self, words: Iterable[Words], indent: float = 0, width: float | None = None
    ) -> None:
        """Text over the whole width, or so far."""
        room = (self.width if width is None else width) - indent
        self._cells([(self.left + indent, self._wrapped(words, room), "")])

    def line(self, size: float, words: Sequence[Words], end: str = "") -> None:
        """One line in a larger font, at the left edge or the right one."""
        x = self.left + self.width if end else self.left
        made = self._text(x, self.y + size * 0.9, [*words], end)
        made.set("font-size", f"{size:g}")

    def rule(self, width: float) -> None:
        """A line so wide, with a little room above and below."""
        at = {"x": self.left, "y": self.y + 2, "width": float(width), "height": 1, "class": "line"}
        self.made.append(element("rect", at))
        self.y += 5

    def _wrapped(self, words: Iterable[Words], room: float) -> list[Row]:
        return wrap(words, max(room, SIZE) / SIZE)

    def _cells(self, cells: Sequence[tuple[float, list[Row], str]]) -> None:
        """Cells side by side, each with where it begins or ends, its lines, and which it is."""
        for x, rows, end in cells:
            for n, row in enumerate(rows):
                self._text(x, self.y + n * LEAD + SIZE, row, end)
        self.y += LEAD * max((len(rows) for _, rows, _ in cells), default=0)

    def _text(self, x: float, y: float, row: Row, end: str) -> Element:
        about: dict[str, object] = {"x": float(x), "y": float(y)}
        about |= {"text-anchor": "end"} if end else {}
        made = element("text", about, *(self._span(*words) for words in row))
        self.made.append(made)
        return made

    def _span(self, text: str, style: str) -> Element | str:
        return element("tspan", {"class": style}, text) if style else text

    # Blocks

    def _ruled(self, table: Ruled) -> None:
        made, look = laid(table, self.look), self.look
        head: list[list[Words]] = [[(look.name(c.label), "label")] for c in made.columns]
        body = [[self.words(each) for each in row] for row, _ in made.rows]
        wide = [max(natural(row[n]) for row in [head, *body]) for n in range(len(head))]
        fixed = [column.number or column.whole for column in made.columns]
        room = shares([w * SIZE for w in wide], fixed, self.width - GAP * (len(head) - 1))
        numbers = [column.number for column in made.columns]
        self._row(head, room, numbers)
        x = sum(room[: made.into]) + GAP * made.into + INDENT
        for row, (_, more) in zip(body, made.rows, strict=True):
            if row[0]:
                self.rule(self.width)
            self._row(row, room, numbers)
            if row[made.into]:
                self.paragraph(self.words(more), x)
            elif more:  # beside the numbers, since nothing stands there
                self.y -= LEAD
                self.paragraph(self.words(more), x, room[made.into])
        self.y += 4

    def _row(self, cells: list[list[Words]], room: list[float], numbers: list[bool]) -> None:
        at, x = [], self.left
        for words, wide, number in zip(cells, room, numbers, strict=True):
            lines = self._wrapped(words, wide + 0.01)
            at.append((x + wide, lines, _END) if number else (x, lines, ""))
            x += wide + GAP
        self._cells(at)

    def _pairs(self, rows: list[tuple[list[Words], list[Words]]], gap: float) -> None:
        label = max((natural(label) for label, _ in rows), default=0) * SIZE + gap
        for name, said in rows:
            lines = self._wrapped(said, self.width - label)
            self._cells([(self.left, [name], ""), (self.left + label, lines, "")])

    def _sum(self, sum_: Sum) -> None:
        """Label, operation and value of each line, a remark below its line."""
        total: list[list[Words]] = [
            [(self.look.name(sum_.label), "total")], [], [(str(sum_.total), "total")]
        ]  # fmt: skip
        rows = [
            [self.words(row.label), [(row.operation, "")], [(str(row.value), "")]]
            for row in sum_.rows
        ]
        wide = [max(natural(row[n]) for row in [total, *rows]) * SIZE for n in range(3)]
        wide[0] = min(wide[0], self.width - wide[1] - wide[2] - 2 * GAP)
        numbers = [False, True, True]
        for row, step in zip(rows, sum_.rows, strict=True):
            self._row(row, wide, numbers)
            self.paragraph(self.words(step.remark), INDENT)
        if rows:
            self.rule(sum(wide) + 2 * GAP)
        self._row(total, wide, numbers)
        for remark in sum_.remarks:
            self.paragraph(self.words(remark))

    def _bars(self, bars: Bars) -> None:
        """Label, number and bar, as long as there is room for."""
        rows = [[self.words(label), [(f"{n:,}", "")]] for label, n in bars.rows]
        wide = [max((natural(row[n]) for row in rows), default=0) * SIZE for n in range(2)]
        wide[0] = min(wide[0], self.width / 2)
        most = max((n for _, n in bars.rows), default=0) or 1
        x = self.left + sum(wide) + 2 * GAP
        for row, (_, count) in zip(rows, bars.rows, strict=True):
            long = (self.left + self.width - x) * count / most
            at = {"x": x, "y": self.y + 4, "width": long, "height": SIZE - 2, "rx": 2}
            self.made.append(element("rect", {**at, "class": "won"}))
            self._row(row, wide, [False, True])


def shares(wanted: Sequence[float], fixed: Sequence[bool], room: float) -> list[float]:
    """How the room is shared among columns: what is ``fixed`` gets all, the others what is left.

    What is over goes to the last that is not fixed; where there is too little, the widest shrink
    to the same width.

    >>> shares([50, 10], [False, True], 100), shares([90, 20, 60], [False, True, False], 100)
    ([90, 10], [40.0, 20, 40.0])
    """
    made = [*wanted]
    left = room - sum(w for w, f in zip(wanted, fixed, strict=True) if f)
    bending = sorted((n for n, f in enumerate(fixed) if not f), key=lambda n: wanted[n])
    for place, n in enumerate(bending):
        made[n] = min(wanted[n], left / (len(bending) - place))
        left -= made[n]
    if bending and left > 0:
        made[max(bending)] += left
    return made
