"""Tiles on a page: each an empty element whose class paints the shape, defined once in its styles.

So a page of thousands of hands opens as fast as its text does, and needs no other file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from xml.etree.ElementTree import Element

from mahjong_cli.render.markup import element, written
from mahjong_cli.render.rack import HIGH, RAISED, SMALL, SMALL_GAP, SMALL_HIGH, WIDE, Lying, Rack
from mahjong_cli.render.tile_shapes import GOLD, picture_of

_SCALE = 1.2
"""The pixels of a unit of length."""

_TURNED = (HIGH - WIDE) / 2
"""How much wider a tile is on its side than upright, at each side, and how much lower."""

_SAFE = {ord('"'): "'", ord("#"): "%23", ord("<"): "%3C", ord(">"): "%3E"}
"""What may not stand as it is in the address of an image that is written out in it."""


def _px(*lengths: float) -> str:
    return " ".join(f"{length * _SCALE:.4g}px" for length in lengths)


_LAYOUT = f"""
.row{{display:flex;flex-wrap:wrap;row-gap:.4rem;align-items:flex-end}}
.row i{{width:{_px(WIDE)};height:{_px(HIGH)};background:var(--mark,none),var(--face);
background-size:100% 100%;print-color-adjust:exact;-webkit-print-color-adjust:exact}}
.row .turned{{rotate:-90deg;margin:{_px(-_TURNED, _TURNED)}}}
.row .small{{width:{_px(SMALL)};height:{_px(SMALL_HIGH)};margin-bottom:{_px(SMALL_GAP)}}}
.row .raised{{margin-bottom:{_px(RAISED)}}}
.stack{{display:flex;flex-direction:column;align-items:center}}
"""


def styles(names: Iterable[str]) -> str:
    """The rules that paint the tiles of these names."""
    painted = (
        f".{_class(name)}{{--{'mark' if name == GOLD else 'face'}:{_address(name)}}}"
        for name in names
    )
    return _LAYOUT.replace("\n", "") + "".join(painted)


def _class(name: str) -> str:
    return f"t{name}"


def _address(name: str) -> str:
    """The shape as an address that holds the image itself."""
    return f'url("data:image/svg+xml,{written(picture_of(name)).translate(_SAFE)}")'


def row(rack: Rack) -> Element:
    """The tiles of a rack side by side, what is added to a pung or stands above a gold on top."""
    columns = (_column([*_stacked(tiles)]) for _, tiles in groupby(rack.tiles, key=attrgetter("x")))
    about = {"class": "row won" if rack.winning else "row", "role": "img"}
    return element("div", {**about, "aria-label": rack.spoken}, *columns)


def _column(tiles: list[Element]) -> Element:
    return tiles[0] if len(tiles) == 1 else element("span", {"class": "stack"}, *reversed(tiles))


def _stacked(tiles: Iterable[Lying]) -> Iterator[Element]:
    """The tiles at one place, from the lowest to the highest."""
    for tile in tiles:
        classes = [
            _class(tile.name),
            *["turned"] * tile.turned,
            *["raised"] * (tile.y == -RAISED),
            *[_class(GOLD)] * tile.gold,
        ]
        yield element("i", {"class": " ".join(classes)})
        if tile.above:
            yield element("i", {"class": f"small {_class(tile.above)}"})
