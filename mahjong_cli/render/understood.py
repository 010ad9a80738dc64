"""The hand as it was understood: its melds, tiles, golds and winds, and how it was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from mahjong_cli import games
from mahjong_cli.games.game import Score
from mahjong_cli.games.names import CONCEALED_KONG, MELDED_KONG, READING
from mahjong_cli.games.sheet import Cell, Pairs, Span, cell, named
from mahjong_cli.games.written import reading_cell, stands_for
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.render import labels
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text, tile_name
from mahjong_cli.tiles import FLOWER_GLYPHS, NAMES, Tile, write

if TYPE_CHECKING:
    from mahjong_cli.hand.ready import Ready

Row = tuple[Text, Cell]
"""A label, and what stands beside it."""


def understood(score: Score, look: Look) -> Pairs:
    """The hand: melds with their kinds, the winning tile, golds, winds, and the reading."""
    return _pairs(_rows(score, look))


def understood_ready(ready: Ready, beside: Iterable[Row], look: Look) -> Pairs:
    """A hand that is not won yet, with what lies beside it."""
    rows = (*_tiles(ready, look), *_golds(ready.drawn, None), *_around(ready.drawn, beside, look))
    return _pairs(rows)


def _pairs(rows: Iterable[Row]) -> Pairs:
    return Pairs(tuple((named(label), said) for label, said in rows))


def _rows(score: Score, look: Look) -> Iterator[Row]:
    hand, reading = score.hand, score.reading
    yield from _tiles(hand, look)
    yield labels.WINNING, _winning(hand, reading, look)
    yield from _golds(hand, reading)
    yield from _around(hand, score.beside(), look)
    if reading is not None:
        form = Span(labels.FORMS[reading.form], "aside", name=True)
        yield READING, (*reading_cell(hand, reading), Span("\n"), form)


def _tiles(hand: Hand | Ready, look: Look) -> Iterator[Row]:
    """The hand as it is written, its rule set, its melds and concealed tiles."""
    yield labels.HAND, cell(str(hand))
    if not look.drawn:
        yield labels.RULES, named(games.find(hand.rules).rules.shown)
    if hand.melds and not look.drawn:
        melds = [(f"{m.marked} {look.name(kind_of(m))}", look.glyphs(m.tiles)) for m in hand.melds]
        yield labels.MELDS, _beside(melds, look)
    if hand.concealed and not look.drawn:
        tiles = (write(hand.concealed), look.glyphs(hand.concealed))
        yield labels.CONCEALED, _beside([tiles], look)


def _around(hand: Hand, beside: Iterable[Row], look: Look) -> Iterator[Row]:
    """The flipped tile, the winds, what lies beside the hand, flowers."""
    for label, tile in (
        (labels.FLIPPED, hand.flipped), (labels.SEAT, hand.seat), (labels.ROUND, hand.round),
    ):  # fmt: skip
        if tile is not None:
            yield label, named(tile_name(tile))
    yield from beside
    if hand.flowers:
        yield labels.FLOWERS, _flowers(hand, look)


def kind_of(meld: Meld) -> Text:
    """What a meld is: its kind, and for a kong which."""
    if meld.kind == "kong":
        return CONCEALED_KONG if meld.concealed else MELDED_KONG
    return labels.CHOW if meld.kind == "chow" else labels.PUNG


def _beside(pairs: list[tuple[str, str]], look: Look) -> Cell:
    """Letters and glyphs, in two columns where there is room, else one under the other."""
    from rich.cells import cell_len

    wide = max(cell_len(letters) for letters, _ in pairs)
    label = max(cell_len(look.name(each)) for each in (labels.MELDS, labels.CONCEALED))
    room = look.width - label - wide - 6
    spans: list[Span] = []
    for n, (letters, glyphs) in enumerate(pairs):
        spans.append(Span(("\n" if n else "") + letters))
        if glyphs:
            fits = cell_len(glyphs) <= room
            gap = " " * (wide - cell_len(letters) + 2) if fits else "\n"
            spans.append(Span(gap + glyphs, "aside"))
    return tuple(spans)


def _winning(hand: Hand, reading: Reading | None, look: Look) -> Cell:
    won = hand.won
    tile = NAMES[hand.winning]
    if reading and hand.winning == hand.gold:
        tile = stands_for(hand.gold, reading.winning_as)
    how = [] if won.kongdraw or won.flowerdraw else [labels.HOW[won.how]]
    how += [said for word, said in labels.CIRCUMSTANCES.items() if getattr(won, word)]
    glyph = look.glyphs([hand.winning])
    return (
        Span("+" + tile, "winning"),
        Span(f" {glyph}" if glyph else "", "aside"),
        Span("  "),
        Span(tuple(how), name=True),
    )


def _golds(hand: Hand, reading: Reading | None) -> Iterator[Row]:
    if hand.gold is not None:
        name = games.find(hand.rules).rules.gold
        yield name._replace(en=name.en.capitalize()), _gold(hand, hand.gold, reading)


def _gold(hand: Hand, gold: Tile, reading: Reading | None) -> Cell:
    """What each gold stands for, as far as that is known."""
    name = tile_name(gold)
    melded = [meld.tiles[place] for meld in hand.melds for place in meld.golds]
    held = [*hand.concealed, hand.winning].count(gold)
    if not held and not melded:
        return (*named(name), Span("  "), *named(labels.NONE_HELD, "aside"))
    if reading is None:
        return _apart([name] * (held + len(melded)), " ")
    tiles = sorted([*reading.gold_as, *melded])
    return _apart([_standing(name, tile_name(tile)) for tile in tiles], "  ")


def _standing(gold: Text, tile: Text) -> Text:
    return Text(*(f"{each}→{other}" for each, other in zip(gold, tile, strict=True)))


def _apart(golds: list[Text], between: str) -> Cell:
    spans = ((Span(between, "gold"), Span(gold, "gold", name=True)) for gold in golds)
    return tuple(chain.from_iterable(spans))[1:]


def _flowers(hand: Hand, look: Look) -> Cell:
    glyphs = look.signs(FLOWER_GLYPHS[n - 1] for n in hand.flower_tiles)
    return (Span(hand.flowers), Span("  " + glyphs, "aside"))
