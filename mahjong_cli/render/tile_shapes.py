"""The tiles as shapes of our own: each an SVG symbol that is drawn from data.

Dots are circles, bamboo are sticks, all else are strokes of a pen: nothing needs a font, and
nothing is told apart by its colour alone.  A symbol is 60 wide and 80 high.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from mahjong_cli.render.markup import element
from mahjong_cli.render.strokes import STROKES
from mahjong_cli.tiles import FLOWER_NAMES, NAMES, NUMERALS

WIDE, HIGH = 60, 80
"""The size of every symbol."""

_BOX = f"0 0 {WIDE} {HIGH}"

BACK, GOLD, ANY_FLOWER = "back", "gold", "0f"
"""The symbols that are not faces: a tile face down, the mark of a gold, a flower nobody names."""

_IVORY, _SIDE, _EDGE = "#fffcf0", "#c9b88a", "#8d7b4f"
_COLOURS = {"r": "#b3211c", "b": "#1b4b98", "g": "#17713f", "k": "#23262b"}

_DOTS = {
    1: "30,37,20r",
    2: "30,19,11g 30,56,11b",
    3: "15,16,9b 30,37,9r 45,58,9g",
    4: "17,19,9b 43,19,9g 17,56,9g 43,56,9b",
    5: "16,17,8.5b 44,17,8.5g 30,37,8.5r 16,57,8.5g 44,57,8.5b",
    6: "18,15,8g 42,15,8g 18,38,8r 42,38,8r 18,59,8r 42,59,8r",
    7: "13,12,6.5g 30,18,6.5g 47,24,6.5g 19,42,7.5r 41,42,7.5r 19,61,7.5r 41,61,7.5r",
    8: "19,12,7b 41,12,7b 19,29,7b 41,29,7b 19,46,7b 41,46,7b 19,63,7b 41,63,7b",
    9: "13,15,7b 30,15,7b 47,15,7b 13,37,7r 30,37,7r 47,37,7r 13,60,7g 30,60,7g 47,60,7g",
}
"""The dots of each number: middle, radius and colour of each."""

_STICKS = {
    2: "30,20,22b 30,55,22g",
    3: "30,20,22b 18,55,22g 42,55,22g",
    4: "18,20,22b 42,20,22g 18,55,22g 42,55,22b",
    5: "14,20,22g 46,20,22b 30,37,22r 14,55,22b 46,55,22g",
    6: "13,20,22g 30,20,22g 47,20,22g 13,55,22b 30,55,22b 47,55,22b",
    7: "30,14,13r 13,38,13g 30,38,13b 47,38,13g 13,61,13g 30,61,13b 47,61,13g",
    8: "11,20,24g 49,20,24g 23,20,24g,-28 37,20,24g,28 11,55,24b 49,55,24b 23,55,24b,28 "
       "37,55,24b,-28",
    9: "13,14,13r 30,14,13b 47,14,13g 13,38,13r 30,38,13b 47,38,13g 13,61,13r 30,61,13b 47,61,13g",
}  # fmt: skip
"""The sticks of each number: middle, length and colour of each, and how far it leans in degrees."""

_BIRD = (
    ("M21 48L8 59M22 51L12 64M25 53L19 66", "r", 3.2),
    ("M31 54V65M37 53V65M27 66H34M34 66H41", "k", 2.4),
    ("M47 19L55 22L48 25", "r", 3.2),
    ("M22 47Q22 30 36 25M24 49Q40 52 45 40Q48 33 47 24Q46 14 39 14Q31 15 33 25", "g", 3.6),
    ("M28 45Q38 46 40 34M27 40Q34 41 36 33", "b", 3),
    ("M41 20V20.1", "k", 4),
)
"""The strokes of the bird on the first bamboo: path, colour, width."""

_WHITE = (("M11 11H49V63H11ZM19 19H41V55H19Z", "b", 3.6),)

_BLOSSOM = "34,12,5.5r 43,18.5,5.5r 39.5,29,5.5r 28.5,29,5.5r 25,18.5,5.5r"

_HONOURS = {
    "E": ("東", "k"), "S": ("南", "k"), "W": ("西", "k"), "N": ("北", "k"),
    "C": ("中", "r"), "F": ("發", "g"),
}  # fmt: skip


def symbols(names: Iterable[str]) -> Element:
    """The definitions of the symbols of these names: faces, flowers, ``BACK``, ``GOLD``."""
    return element("defs", None, *(_symbol(name) for name in names))


def every_name() -> tuple[str, ...]:
    """The names of all symbols."""
    return (*NAMES, *(f"{n}f" for n in range(9)), BACK, GOLD)


def picture_of(name: str) -> Element:
    """One symbol as a picture of its own."""
    about = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": _BOX}
    return element("svg", about, *_shapes(name))


def _symbol(name: str) -> Element:
    return element("symbol", {"id": f"tile-{name}", "viewBox": _BOX}, *_shapes(name))


def _shapes(name: str) -> Iterator[Element]:
    if name == GOLD:
        yield from _mark()
    else:
        yield from _body(name == BACK)
        yield from _face(name)


def _body(back: bool) -> Iterator[Element]:
    """The tile itself, seen from above with a little of its side."""
    rim = {"x": 1.5, "width": 57, "rx": 8, "stroke": _EDGE, "stroke-width": 2}
    side, top = (_IVORY, "#2f6f73") if back else (_SIDE, _IVORY)
    yield element("rect", {**rim, "y": 1.5, "height": 77, "fill": side})
    yield element("rect", {**rim, "y": 1.5, "height": 71, "fill": top})


def _mark() -> Iterator[Element]:
    """A frame and a corner that say that a tile is gold."""
    frame = {"x": 3, "y": 3, "width": 54, "height": 68, "rx": 7, "fill": "none"}
    yield element("rect", {**frame, "stroke": "#d39a00", "stroke-width": 6})
    yield element("path", {"d": "M3 3H24L3 24Z", "fill": "#d39a00"})


def _face(name: str) -> Iterator[Element]:
    if name == BACK:
        yield _pen("M10 12L50 62M10 37L30 62M30 12L50 37M50 12L10 62M50 37L30 62M30 12L10 37",
                   "#bfe0dc", 2.5)  # fmt: skip
    elif name in _HONOURS:
        sign, colour = _HONOURS[name]
        yield _written(sign, colour, (6, 12, 2), 2.5)
    elif name == "P":
        yield from (_pen(path, _COLOURS[c], width) for path, c, width in _WHITE)
    else:
        yield from _FACES[name[1]](int(name[0]))


def _characters(number: int) -> Iterator[Element]:
    yield _written(NUMERALS[number - 1], "k", (15, 4, 1.25), 3)
    yield _written("万", "r", (12, 34, 1.5), 2.6)


def _dots(number: int) -> Iterator[Element]:
    for x, y, r, colour, _ in _placed(_DOTS[number]):
        yield from _dot(x, y, r, colour)
    if number == 1:
        yield element("circle", {"cx": 30, "cy": 37, "r": 13, "fill": "none", "stroke": _IVORY,
                                 "stroke-width": 3, "stroke-dasharray": "5 4"})  # fmt: skip


def _dot(x: float, y: float, r: float, colour: str) -> Iterator[Element]:
    at = {"cx": x, "cy": y}
    yield element("circle", {**at, "r": r, "fill": _COLOURS[colour]})
    ring = {"fill": "none", "stroke": _IVORY, "stroke-width": r / 5}
    yield element("circle", {**at, "r": r / 2, **ring})


def _bamboo(number: int) -> Iterator[Element]:
    if number == 1:
        yield from (_pen(path, _COLOURS[colour], width) for path, colour, width in _BIRD)
        return
    for x, y, length, colour, lean in _placed(_STICKS[number]):
        half = length / 2
        yield element(
            "g",
            {"transform": f"translate({x:g} {y:g})rotate({lean:g})"},
            _pen(f"M0 {-half:g}V{half:g}", _COLOURS[colour], 5.5),
            _pen(f"M-4 {-half:g}H4M-4 0H4M-4 {half:g}H4", _COLOURS[colour], 3.6),
        )


def _flower(number: int) -> Iterator[Element]:
    for x, y, r, colour, _ in _placed(_BLOSSOM):
        yield from _dot(x, y, r, colour)
    if number:
        yield _written(FLOWER_NAMES[number - 1], "k" if number < 5 else "g", (15, 39, 1.25), 2.2)
        yield _written(str((number - 1) % 4 + 1), "b", (3, 5, 0.75), 3.4)


_FACES = {"m": _characters, "p": _dots, "s": _bamboo, "f": _flower}
"""What draws the faces of a suit, by its letter."""


def _placed(data: str) -> Iterator[tuple[float, float, float, str, float]]:
    """Each shape of such data: its middle, its size, its colour and how far it leans."""
    for shape in data.split():
        x, y, size, *lean = shape.split(",")
        yield float(x), float(y), float(size[:-1]), size[-1], float(lean[0] if lean else 0)


def _written(sign: str, colour: str, place: tuple[float, float, float], width: float) -> Element:
    """A character: where its field begins, how much larger than 24 it is, and how thick the pen."""
    x, y, scale = place
    pen = _pen(STROKES[sign], _COLOURS[colour], width)
    pen.set("transform", f"translate({x:g} {y:g})scale({scale:g})")
    return pen


def _pen(path: str, colour: str, width: float) -> Element:
    return element("path", {"d": path, "fill": "none", "stroke": colour, "stroke-width": width,
                            "stroke-linecap": "round", "stroke-linejoin": "round"})  # fmt: skip
