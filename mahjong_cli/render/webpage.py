"""A score as a page of HTML: its tiles, and what the table says as real tables.

A page has no script and asks for nothing beyond itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from mahjong_cli.games.game import Score
from mahjong_cli.render import drawing, felt, tabulate
from mahjong_cli.render.drawing import Drawing
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element, written
from mahjong_cli.render.paint import FONT, colours
from mahjong_cli.render.rack import HIGH, Rack
from mahjong_cli.render.tile_shapes import symbols
from mahjong_cli.text import tag

_SCALE = 1.2
"""The pixels of a unit of length, where there is room."""

_STYLE = f"""
body{{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.45 {FONT};
color:var(--text);background:var(--paper)}}
header{{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem}}
h1,h2{{font-size:1.05rem;margin:1.6rem 0 .3rem}}
header h1{{margin:0;font-weight:400}}
header p{{margin:0;font-size:1.7rem}}
figure{{margin:0}}
figcaption{{font-size:.9rem}}
.felt,.beside{{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.6rem 1rem}}
.felt{{padding:.8rem;margin:.4rem 0 1rem;border-radius:.6rem;background:var(--felt)}}
.beside{{gap:.6rem .45rem}}
.felt svg{{display:block;max-width:100%;height:auto}}
.mark{{fill:var(--mark)}}
table{{border-collapse:collapse}}
td,th{{padding:.25rem 1.1rem .25rem 0;text-align:left;vertical-align:top;font-weight:inherit;
overflow-wrap:anywhere}}
td:last-child,th:last-child{{padding-right:0}}
.number{{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}}
.pairs th,.sum th{{white-space:nowrap}}
.pairs th,thead th{{font-weight:400;color:var(--label)}}
.pairs th,.pairs td,.sum th,.sum td{{padding-top:.1rem;padding-bottom:.1rem}}
.ruled{{width:100%}}
.ruled tbody td,.sum tfoot>*{{border-top:1px solid var(--line)}}
.bars{{width:100%}}
.bars td:last-child{{width:60%}}
.bars div{{height:.8rem;margin-top:.25rem;border-radius:.15rem;background:var(--mark)}}
ul{{margin:0;padding-left:1.1rem}}
p{{margin:.3rem 0}}
.more{{padding-left:1rem}}
@media (max-width:640px){{
.ruled,.ruled tbody{{display:block}}
.ruled thead{{display:none}}
.ruled tr{{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.35rem 0;
border-top:1px solid var(--line)}}
.ruled tbody td{{border:0;padding:0}}
.ruled td:empty{{display:none}}
.ruled td:first-child{{flex:1 1 0%;text-align:left}}
.ruled td.number:first-child{{flex-grow:0}}
.ruled td.under{{flex:1 0 100%;padding-left:1rem;box-sizing:border-box}}
.ruled td.number::before,.ruled td.under::before{{content:attr(data-label) " ";
font-weight:400;color:var(--label)}}
}}
@media print{{body{{max-width:none;padding:0}}tr,figure{{break-inside:avoid}}
h2{{break-after:avoid}}}}
"""


def html(score: Score, lang: str) -> str:
    """The score as a page of its own."""
    look = drawing.look_of(lang)
    made = drawing.of_score(score, look)
    return page(made.name, look, [shapes(felt.names(made.racks)), *body(made, look)])


def page(name: str, look: Look, parts: Iterable[Element | str]) -> str:
    """A whole page with this in its body."""
    head = element(
        "head",
        None,
        element("meta", {"charset": "utf-8"}),
        element("meta", {"name": "viewport", "content": "width=device-width,initial-scale=1"}),
        element("title", None, name),
        element("style", None, colours() + _STYLE.replace("\n", "")),
    )
    whole = element("html", {"lang": tag(look.lang)}, head, element("body", None, *parts))
    return f"<!DOCTYPE html>\n{written(whole, html=True)}\n"


def shapes(names: Iterable[str]) -> Element:
    """What the tiles of a page are made of; it takes no room itself."""
    hidden = {"width": 0, "height": 0, "style": "position:absolute", "aria-hidden": "true"}
    return element("svg", hidden, symbols(names))


def body(made: Drawing, look: Look) -> Iterator[Element]:
    """What a page shows of one hand."""
    yield element(
        "header",
        None,
        element("h1", {"class": "label"}, *tabulate.words(made.label, look)),
        element("p", None, *tabulate.words(made.headline, look)),
    )
    above = max(rack.above for rack in made.racks)
    groups = (_beside(chunk, above, look) for chunk in felt.together(made.racks))
    yield element("div", {"class": "felt"}, *groups)
    yield from tabulate.sections(made.sections, look)


def _beside(chunk: list[Rack], above: float, look: Look) -> Element:
    """Racks that belong beside each other."""
    figures = [_figure(rack, above, look) for rack in chunk]
    return figures[0] if len(figures) == 1 else element("div", {"class": "beside"}, *figures)


def _figure(rack: Rack, above: float, look: Look) -> Element:
    """One rack with its label; upright tiles have their upper edge below ``above``."""
    high = above + HIGH + (0 if rack.label else felt.below(rack))
    about = {
        "viewBox": f"0 0 {rack.width:g} {high:.5g}",
        "width": round(rack.width * _SCALE),
        "height": round(high * _SCALE),
        "role": "img",
        "aria-label": rack.spoken,
    }
    picture = element("svg", about, *felt.tiles(rack, 0, above))
    if rack.label is None:
        return element("figure", None, picture)
    label = element("figcaption", {"class": "label"}, look.name(rack.label))
    return element("figure", None, picture, label)
