"""Racks of tiles as shapes, and where each stands when they are laid out in rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element
from mahjong_cli.render.rack import HIGH, SMALL, SMALL_GAP, SMALL_HIGH, WIDE, Lying, Rack
from mahjong_cli.render.tile_shapes import GOLD
from mahjong_cli.render.wrap import width
from mahjong_cli.tuples import NamedTuple

LABEL = 15
"""The height of the font of a label below a rack."""

LABEL_ROOM, MARK_ROOM = 21, 13
"""The room below a rack for its label, and for the mark of the winning tile."""

ROW_GAP = 8


class Shelf(NamedTuple):
    """A row of racks: where each begins, and the room above and below upright tiles."""

    racks: tuple[tuple[float, Rack], ...]
    above: float
    below: float


def shelves(racks: Iterable[Rack], room: float, look: Look) -> Iterator[Shelf]:
    """The racks in as many rows as they need.

    What belongs together stands in one row, or begins one, where it needs several.
    """
    row: list[tuple[float, Rack]] = []
    end = 0.0
    for chunk in together(racks):
        whole = sum(wide_of(rack, look) + rack.gap for rack in chunk) - chunk[0].gap
        for n, rack in enumerate(chunk):
            wide = wide_of(rack, look)
            needed = wide if n else whole
            if row and end + rack.gap + needed > room:
                yield _shelf(row)
                row = []
            x = end + rack.gap if row else 0.0
            row.append((x, rack))
            end = x + wide
    if row:
        yield _shelf(row)


def together(racks: Iterable[Rack]) -> list[list[Rack]]:
    """The racks, those in one list that belong beside each other."""
    chunks: list[list[Rack]] = []
    for rack in racks:
        if rack.beside and chunks:
            chunks[-1].append(rack)
        else:
            chunks.append([rack])
    return chunks


def _shelf(row: list[tuple[float, Rack]]) -> Shelf:
    above = max(rack.above for _, rack in row)
    return Shelf(tuple(row), above, max(below(rack) for _, rack in row))


def wide_of(rack: Rack, look: Look) -> float:
    """The room that a rack needs with its label."""
    label = width(look.name(rack.label)) * LABEL if rack.label else 0
    return max(rack.width, label)


def below(rack: Rack) -> int:
    """The room that it needs below its tiles."""
    return LABEL_ROOM if rack.label else MARK_ROOM if rack.winning else 0


def tiles(rack: Rack, x: float, y: float) -> Iterator[Element]:
    """The tiles of a rack, whose upright tiles have their upper edge at ``y``."""
    for tile in rack.tiles:
        yield from _tile(tile, x + tile.x, y + tile.y)
    if rack.winning:
        at = f"translate({x + WIDE / 2:g} {y + HIGH + 3:g})"
        yield element("path", {"d": "M-7 9L0 0L7 9Z", "class": "won", "transform": at})


def _tile(tile: Lying, x: float, y: float) -> Iterator[Element]:
    yield _use(tile.name, x, y, tile.turned)
    if tile.gold:
        yield _use(GOLD, x, y, tile.turned)
    if tile.above:
        middle = x + (HIGH if tile.turned else WIDE) / 2
        small = {"width": SMALL, "height": SMALL_HIGH}
        at = {"x": middle - SMALL / 2, "y": y - SMALL_HIGH - SMALL_GAP}
        yield element("use", {"href": f"#tile-{tile.above}", **at, **small})


def _use(name: str, x: float, y: float, turned: bool) -> Element:
    about: dict[str, object] = {"href": f"#tile-{name}", "width": WIDE, "height": HIGH}
    if turned:
        about["transform"] = f"translate({x:g} {y + WIDE:g})rotate(-90)"
    else:
        about |= {"x": float(x), "y": float(y)}
    return element("use", about)


def names(racks: Iterable[Rack]) -> list[str]:
    """The names of the symbols that they are made of, each once."""
    found: dict[str, None] = {}
    for tile in (tile for rack in racks for tile in rack.tiles):
        found |= dict.fromkeys(filter(None, (tile.name, tile.above, GOLD if tile.gold else None)))
    return [*found]
