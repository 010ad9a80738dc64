"""A drawing as an SVG picture of its tiles and of what the table says."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from mahjong_cli.render import felt
from mahjong_cli.render.drawing import Drawing
from mahjong_cli.render.markup import element, written
from mahjong_cli.render.paint import FONT, fills
from mahjong_cli.render.rack import HIGH, Rack
from mahjong_cli.render.tile_shapes import symbols
from mahjong_cli.render.typeset import SIZE, Typesetter
from mahjong_cli.text import tag

ACROSS = 576
"""The width of a picture, in its own units."""

SHOWN = 680
"""Its width in pixels where nobody says another."""

EDGE = 12
"""What is left free at each side."""

SIDE = 7
"""The same at the sides of the felt."""

_HEADLINE = 26
"""The height of the font of the headline."""


def svg(made: Drawing) -> str:
    """A drawing as an SVG picture: no script, no reference to anything else."""
    return written(_drawn(made)) + "\n"


def _drawn(made: Drawing) -> Element:
    text = Typesetter(made.look, EDGE, ACROSS - 2 * EDGE)
    text.y = EDGE + _HEADLINE - SIZE
    text.line(SIZE, text.words(made.label, "label"))
    text.y = EDGE
    text.line(_HEADLINE, text.words(made.headline), end="end")
    text.y += _HEADLINE + EDGE
    _lay(made.racks, text)
    text.sections(made.sections)
    return _document(made, text)


def _lay(racks: Iterable[Rack], text: Typesetter) -> None:
    """The racks on their felt."""
    top, laid = text.y, list[Element]()
    text.y += EDGE
    for shelf in felt.shelves(racks, text.width - 2 * SIDE, text.look):
        text.y += shelf.above
        for x, rack in shelf.racks:
            laid += felt.tiles(rack, EDGE + SIDE + x, text.y)
            if rack.label:
                laid.append(_label(text.look.name(rack.label), EDGE + SIDE + x, text.y + HIGH))
        text.y += HIGH + shelf.below + EDGE
    ground = {"x": EDGE, "y": top, "width": text.width, "height": text.y - top, "rx": 8}
    text.made += [element("rect", {**ground, "class": "felt"}), *laid]


def _label(label: str, x: float, y: float) -> Element:
    at = {"x": float(x), "y": float(y + felt.LABEL), "font-size": felt.LABEL}
    return element("text", at, element("tspan", {"class": "label"}, label))


def _document(made: Drawing, text: Typesetter) -> Element:
    high = text.y + EDGE
    about = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {ACROSS} {high:g}",
        "width": SHOWN,
        "height": round(high * SHOWN / ACROSS),
        "style": "max-width:100%;height:auto",
        "lang": tag(made.look.lang),
        "role": "img",
        "aria-labelledby": "name description",
        "font-family": FONT,
        "font-size": SIZE,
    }
    return element(
        "svg",
        about,
        element("title", {"id": "name"}, made.name),
        element("desc", {"id": "description"}, made.description),
        element("style", None, "text{white-space:pre}", fills()),
        symbols(felt.names(made.racks)),
        element("rect", {"width": "100%", "height": "100%", "class": "paper"}),
        element("g", {"class": "text"}, *text.made),
    )
