"""A drawing as a page of HTML: its tiles, and what the table says as real tables.

A page has no script and asks for nothing beyond itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from mahjong_cli.render import felt, tabulate
from mahjong_cli.render.drawing import Drawing
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element, written
from mahjong_cli.render.paint import FONT, colours
from mahjong_cli.render.rack import Rack
from mahjong_cli.render.tile_styles import row, styles
from mahjong_cli.text import tag

_STYLE = f"""
body{{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.45 {FONT};
color:var(--text);background:var(--paper);overflow-wrap:anywhere}}
header{{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem}}
h1,h2{{font-size:1.05rem;margin:1.6rem 0 .3rem}}
header h1{{margin:0;font-weight:400}}
header p{{margin:0;font-size:1.7rem}}
figure{{margin:0;position:relative}}
figcaption{{font-size:.9rem;line-height:1.3rem}}
.bare{{padding-bottom:1.3rem}}
.felt,.beside{{display:flex;flex-wrap:wrap;align-items:flex-end;gap:.2rem 1rem}}
.felt{{padding:.8rem .8rem .3rem;margin:.4rem 0 1rem;border-radius:.6rem;background:var(--felt)}}
.beside{{gap:.2rem .45rem}}
.won::after{{content:"";position:absolute;bottom:.4rem;left:50%;margin-left:-.55rem;
border:.55rem solid transparent;border-top:0;border-bottom-color:var(--won)}}
table{{border-collapse:collapse}}
td,th{{padding:.25rem 1.1rem .25rem 0;text-align:left;vertical-align:top;font-weight:inherit}}
td:last-child,th:last-child{{padding-right:0}}
.ruled td,.ruled th,.sum th{{overflow-wrap:break-word}}
.ruled th,.ruled td:not(.under){{word-break:keep-all}}
.number,.whole{{white-space:nowrap}}
.number{{text-align:right;font-variant-numeric:tabular-nums}}
.pairs th,.sum th{{white-space:nowrap}}
.pairs th,thead th{{font-weight:400;color:var(--label)}}
.pairs th,.pairs td,.sum th,.sum td{{padding-top:.1rem;padding-bottom:.1rem}}
.ruled{{width:100%}}
.ruled tbody td,.sum tfoot>*{{border-top:1px solid var(--line)}}
.ruled .same td,.sum tbody:empty+tfoot>*{{border:0}}
.bars{{width:100%}}
.bars td:last-child{{width:45%}}
.bars tr{{break-inside:avoid}}
.bars th,.bars td{{padding-top:.05rem;padding-bottom:.05rem}}
.bars div{{height:.7rem;margin-top:.4rem;border-radius:.15rem;background:var(--won);opacity:.75}}
ul{{margin:0;padding-left:1.1rem}}
p{{margin:.3rem 0}}
.more{{padding-left:1rem}}
.summed{{order:-1;columns:24rem;column-gap:3rem;margin-top:1.6rem}}
.summed section{{break-inside:avoid;padding-bottom:1.6rem}}
.summed h2{{margin-top:0}}
.summed td{{overflow-wrap:anywhere}}
.summed .ruled td:nth-child(2){{min-width:6rem}}
.many{{display:flex;flex-direction:column}}
.many header{{order:-2}}
a{{color:inherit}}
details{{border-top:1px solid var(--line)}}
summary{{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.4rem 0;cursor:pointer}}
summary span:first-child{{min-width:2rem}}
summary span:nth-child(2){{flex:1 1 12rem}}
summary span:last-child{{margin-left:auto}}
details[open]{{padding-bottom:1.5rem}}
@media (max-width:640px){{
.ruled,.ruled tbody{{display:block}}
.ruled thead{{display:none}}
.ruled tr{{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 .75rem;padding:.35rem 0;
border-top:1px solid var(--line)}}
.ruled tbody td{{border:0;padding:0}}
.ruled .same{{border:0}}
.ruled td:empty:not(:first-child){{display:none}}
.ruled td:first-child,.ruled td.number:first-child+td{{flex:1 1 5rem;text-align:left}}
.ruled td.number:first-child{{flex:none}}
.ruled td.under{{flex:1 0 100%;order:1;padding-left:1rem;box-sizing:border-box}}
.ruled td.number:not(:empty)::before,.ruled td.under::before{{content:attr(data-label) " ";
font-size:.85em;font-weight:400;color:var(--label)}}
.sum,.sum tbody,.sum tfoot{{display:block;width:fit-content}}
.sum tr{{display:grid;grid-template-columns:minmax(0,12rem) 2.5rem minmax(3.5rem,auto)}}
.sum th{{white-space:normal}}
.sum th,.sum td{{padding-right:0}}
.sum td:empty{{padding:0}}
.sum td:last-child{{grid-column:1/-1;padding-left:1rem}}
}}
@media print{{body{{max-width:none;padding:0}}tr,figure,summary,.pairs,.sum{{break-inside:avoid}}
.summed section{{break-inside:auto}}h2,summary{{break-after:avoid}}}}
"""


def html(made: Drawing) -> str:
    """A drawing as a page of its own."""
    words = (tabulate.words(each, made.look) for each in (made.label, made.headline))
    return page(made.name, made.look, felt.names(made.racks), [header(*words), *hand(made)])


def page(
    name: str, look: Look, tiles: Iterable[str], parts: Iterable[Element], kind: str = "one"
) -> str:
    """A whole page with this in its body; ``kind`` says whether of ``one`` hand or ``many``.

    ``tiles`` are the names of the shapes that there may be on it.
    """
    style = colours() + _STYLE.replace("\n", "") + styles(tiles)
    head = element(
        "head",
        None,
        element("meta", {"charset": "utf-8"}),
        element("meta", {"name": "viewport", "content": "width=device-width,initial-scale=1"}),
        element("title", None, name),
        element("style", None, style),
    )
    whole = element(
        "html", {"lang": tag(look.lang)}, head, element("body", {"class": kind}, *parts)
    )
    return f"<!DOCTYPE html>\n{written(whole, html=True)}\n"


def header(label: Iterable[Element | str], headline: Iterable[Element | str]) -> Element:
    """What stands at the top of a page."""
    heading = element("h1", {"class": "label"}, *label)
    return element("header", None, heading, element("p", None, *headline))


def hand(made: Drawing) -> Iterator[Element]:
    """The tiles of one hand, and what there is to say of it."""
    groups = (_beside(chunk, made.look) for chunk in felt.together(made.racks))
    yield element("div", {"class": "felt"}, *groups)
    yield from tabulate.sections(made.sections, made.look)


def _beside(chunk: list[Rack], look: Look) -> Element:
    """Racks that belong beside each other."""
    figures = [_figure(rack, look) for rack in chunk]
    return figures[0] if len(figures) == 1 else element("div", {"class": "beside"}, *figures)


def _figure(rack: Rack, look: Look) -> Element:
    """One rack with its label."""
    if rack.label is None:
        return element("figure", {"class": "bare"}, row(rack))
    label = element("figcaption", {"class": "label"}, look.name(rack.label))
    return element("figure", None, row(rack), label)
