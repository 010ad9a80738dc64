"""Sections as HTML: real tables, lists and paragraphs, for the browser to lay out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from xml.etree.ElementTree import Element

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
    Span,
    Sum,
    Under,
    cell,
    named,
)
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element


def sections(laid_out: Iterable[Section], look: Look) -> Iterator[Element]:
    """Each section: its heading, and its blocks."""
    for section in laid_out:
        parts = [part for block in section.blocks for part in _block(block, look)]
        if section.heading is not None:
            parts.insert(0, element("h2", None, look.name(section.heading)))
        yield element("section", None, *parts)


def words(written: Cell, look: Look) -> Iterator[Element | str]:
    """A cell: its text, each style an element, each line end a break."""
    for span in written:
        lines = look.value(span).split("\n")
        for n, line in enumerate(lines):
            if n:
                yield element("br")
            if line:
                yield element("span", {"class": span.style}, line) if span.style else line


def holding(tag: str, about: Mapping[str, str], written: Cell, look: Look) -> Element:
    """An element that holds a cell; a style that all of it has is one of its classes."""
    if len(written) == 1 and written[0].style and "\n" not in (text := look.value(written[0])):
        classes = f"{about.get('class', '')} {written[0].style}".strip()
        return element(tag, {**about, "class": classes}, text)
    return element(tag, about, *words(written, look))


def _block(block: Block, look: Look) -> Iterator[Element]:
    match block:
        case Ruled():
            yield _ruled(block, look)
        case Pairs():
            yield _pairs(block, look)
        case Bullets():
            lines = (holding("li", {}, (Span(line),), look) for line in block.lines)
            yield element("ul", None, *lines)
        case Under():
            yield _paragraph(block.line, look)
            yield holding("p", {"class": "more"}, block.more, look)
        case Line():
            yield _paragraph(block.cell, look)
        case Sum():
            yield _sum(block, look)
            yield from (_paragraph(remark, look) for remark in block.remarks)
        case Bars():
            yield _bars(block, look)


def _paragraph(cell: Cell, look: Look) -> Element:
    return holding("p", {}, cell, look)


def _ruled(table: Ruled, look: Look) -> Element:
    """The table; on a narrow page what is neither short nor first goes below the first cell.

    A row without a first cell goes on with what the one above it tells of.
    """
    names = [look.name(column.label) for column in table.columns]
    classes = [*_classes(table.columns)]
    head = (
        element("th", {"scope": "col", **kind}, name)
        for name, kind in zip(names, classes, strict=True)
    )
    rows = (
        element("tr", {} if row[0] else {"class": "same"}, *(
            holding("td", {**kind, "data-label": name}, each, look)
            for each, name, kind in zip(row, names, classes, strict=True)
        ))
        for row in table.rows
    )  # fmt: skip
    return element(
        "table",
        {"class": "ruled"},
        element("thead", None, element("tr", None, *head)),
        element("tbody", None, *rows),
    )


def _classes(columns: Iterable[Column]) -> Iterator[dict[str, str]]:
    first = True
    for column in columns:
        if column.number or column.whole:
            yield {"class": "number" if column.number else "whole"}
        else:
            yield {} if first else {"class": "under"}
        first = first and column.number


def _pairs(pairs: Pairs, look: Look) -> Element:
    rows = (
        element("tr", None,
                holding("th", {"scope": "row"}, label, look),
                holding("td", {}, said, look))
        for label, said in pairs.rows
    )  # fmt: skip
    return element("table", {"class": "pairs"}, element("tbody", None, *rows))


def _sum(sum_: Sum, look: Look) -> Element:
    """Label, operation, value and remark of each line, the total at the foot."""
    rows = (_sum_row(row.label, row.operation, cell(row.value), row.remark, look)
            for row in sum_.rows)  # fmt: skip
    foot = _sum_row(named(sum_.label, "total"), "", cell(sum_.total, "total"), (), look)
    body = element("tbody", None, *rows)
    return element("table", {"class": "sum"}, body, element("tfoot", None, foot))


def _sum_row(label: Cell, operation: str, value: Cell, remark: Cell, look: Look) -> Element:
    return element(
        "tr",
        None,
        holding("th", {"scope": "row"}, label, look),
        element("td", {"class": "number"}, operation),
        holding("td", {"class": "number"}, value, look),
        holding("td", {}, remark, look),
    )


def _bars(bars: Bars, look: Look) -> Element:
    """Label, number and bar of each row; a bar is as wide as its part of the largest."""
    most = max((number for _, number in bars.rows), default=0) or 1
    rows = (
        element(
            "tr",
            None,
            holding("th", {"scope": "row"}, label, look),
            element("td", {"class": "number"}, f"{number:,}"),
            element("td", None, element("div", {"style": f"width:{100 * number / most:.4g}%"})),
        )
        for label, number in bars.rows
    )
    return element("table", {"class": "bars"}, element("tbody", None, *rows))
