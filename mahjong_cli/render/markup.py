"""Elements of SVG and HTML; the standard library writes them, so whatever is typed stays text."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree.ElementTree import Element, tostring

from mahjong_cli.render.escape import printable


def element(
    tag: str, attributes: Mapping[str, object] | None = None, *children: Element | str
) -> Element:
    """An element with its attributes, and what stands in it: elements and text, in order.

    >>> written(element("p", {"class": "a"}, "1 < 2", element("b", None, "&"), "."))
    '<p class="a">1 &lt; 2<b>&amp;</b>.</p>'
    """
    made = Element(tag, {name: printable(_said(v)) for name, v in (attributes or {}).items()})
    for child in children:
        if isinstance(child, Element):
            made.append(child)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + printable(child)
        else:
            made.text = (made.text or "") + printable(child)
    return made


def _said(value: object) -> str:
    return f"{value:.5g}" if isinstance(value, float) else str(value)


def written(made: Element, *, html: bool = False) -> str:
    """An element as text: XML, or HTML, where some elements have no end."""
    return tostring(made, encoding="unicode", method="html" if html else "xml")
