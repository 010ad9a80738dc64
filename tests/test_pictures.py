"""Pictures and pages: what they hold, and how the tiles in them lie."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from mahjong_cli import Score, parse, score
from mahjong_cli.games.sheet import Cell, Pairs, Span, Sum
from mahjong_cli.hand.hand import Hand
from mahjong_cli.render import drawing, felt, picture, webpage
from mahjong_cli.render.drawing import Drawing
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import written
from mahjong_cli.render.rack import HIGH, WIDE, Rack, racks, racks_before
from mahjong_cli.render.tile_shapes import BACK, GOLD, every_name, symbols
from mahjong_cli.render.typeset import SIZE, shares
from mahjong_cli.render.wrap import row_width, wrap
from mahjong_cli.text import LANGS, tag
from mahjong_cli.tiles import NAMES
from tests import hands
from tests.drawn import as_xml, words
from tests.samples import BEFORE, PICTURED
from tests.scored import waits_of

SVG = "{http://www.w3.org/2000/svg}"
ROOM = picture.ACROSS - 2 * picture.EDGE - 2 * picture.SIDE


def scored() -> Iterator[Score]:
    for text in PICTURED.values():
        yield score(parse(text), every=True)


def drawings(lang: str) -> Iterator[Drawing]:
    """All that is drawn, in a language."""
    yield from (drawing.of_score(each, lang) for each in scored())
    yield from (drawing.of_advice(waits_of(text), lang) for text in BEFORE.values())


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_they_hold_what_the_table_says(lang: str) -> None:
    for made in drawings(lang):
        drawn = words("".join(ElementTree.fromstring(picture.svg(made)).itertext()))
        shown = words("".join(ElementTree.fromstring(as_xml(webpage.html(made))).itertext()))
        for said in said_by(made):
            assert said in drawn
            assert said in shown


def said_by(made: Drawing) -> Iterator[str]:
    """Everything that its sections say, piece by piece, without spaces."""
    for section in made.sections:
        yield words(made.look.name(section.heading)) if section.heading else ""
        for block in section.blocks:
            yield from (words(made.look.value(span)) for span in spans(block))
            if isinstance(block, Sum):
                yield from (str(row.value) for row in block.rows)
                yield words(f"{made.look.name(block.label)}{block.total}")


def spans(data: object) -> Iterator[object]:
    """Every span in a block, however deep."""
    if isinstance(data, Span):
        yield data
    elif isinstance(data, tuple):
        for each in data:
            yield from spans(each)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_they_have_a_name_a_description_and_a_language(lang: str) -> None:
    for made in drawings(lang):
        root = ElementTree.fromstring(picture.svg(made))
        found = {child.get("id"): child.text or "" for child in root[:2]}
        assert root.get("role") == "img"
        assert root.get("lang") == tag(lang)
        assert root.get("aria-labelledby", "").split() == [*found]
        hand = words(made.look.plain(first_row(made)))
        assert all(hand in words(text) for text in found.values())
        page = webpage.html(made)
        assert f'<html lang="{tag(lang)}">' in page
        assert f"<title>{found['name']}".replace("&", "&amp;") in page


def first_row(made: Drawing) -> Cell:
    """What stands in the first row: the hand as it is written."""
    (facts,) = made.sections[0].blocks
    assert isinstance(facts, Pairs)
    return facts.rows[0][1]


def test_they_refer_to_nothing_but_themselves_and_have_no_script() -> None:
    for text in (draw(made) for made in drawings("both") for draw in (picture.svg, webpage.html)):
        links = re.findall(r'(?:href|src|action)="([^"]*)"', text)
        defined = {f"#{name}" for name in re.findall(r' id="([^"]*)"', text)}
        assert set(links) <= defined
        assert not re.search(r'url\((?!"data:image/svg)|@import|<script|\son\w+=|javascript:', text)
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.slow
def test_the_same_hand_makes_the_same_picture() -> None:
    assert [*map(picture.svg, drawings("en"))] == [*map(picture.svg, drawings("en"))]


# Shapes


def test_every_tile_has_a_shape_of_its_own_whatever_its_colours() -> None:
    def bare(name: str) -> str:
        (symbol,) = symbols([name])
        symbol.set("id", "")
        return re.sub("#[0-9a-f]{6}", "", written(symbol))

    names = every_name()
    assert set(names) == {*NAMES, *(f"{n}f" for n in range(9)), BACK, GOLD}
    assert len({bare(name) for name in names}) == len(names)


# How the tiles lie


def test_before_the_win_the_hand_lies_whole_and_what_it_waits_on_beside_it() -> None:
    for text in BEFORE.values():
        advice = waits_of(text)
        found = [*racks_before(advice)]
        own = next(rack for rack in found if rack.label is None)
        assert [tile.name for tile in own.tiles] == [NAMES[t] for t in advice.hand.concealed]
        raised = [tile.name for tile in own.tiles if tile.y < 0]
        best = [NAMES[advice.discards[0].tile]] if advice.ready and advice.discards else []
        assert raised == best
        beside = found[len(found) - len(advice.waits) :]
        left = {rack.tiles[0].name: rack.label.en for rack in beside if rack.label}
        assert left == {NAMES[wait.tile]: f"×{wait.unseen}" for wait in advice.waits}
        golds = {tile.name for rack in found for tile in rack.tiles if tile.gold}
        assert golds <= {NAMES[advice.hand.gold]} if advice.hand.gold else not golds


def lie(each: Score) -> tuple[Rack, ...]:
    return tuple(racks(each.hand, each.reading))


def test_a_picture_has_the_tiles_of_the_hand_and_what_its_golds_stand_for() -> None:
    rng = Random(14)
    for number in range(300):
        golds = number % 5 or None
        hand = hands.winning(rng, golds) if number % 3 else hands.losing(rng, golds)
        check_tiles(hand, score(hand))


def check_tiles(hand: Hand, each: Score) -> None:
    lying = [tile for rack in lie(each) if rack.label is None for tile in rack.tiles]
    assert Counter(tile.name for tile in lying) == Counter(
        NAMES[tile] for tile in (*hand.concealed, hand.winning)
    )
    assert all(tile.gold == (tile.name == NAMES[hand.gold]) for tile in lying if hand.gold)
    if each.reading:
        meant = Counter(tile.above or tile.name for tile in lying)
        groups = each.reading.groups[len(hand.melds) :]
        assert meant == Counter(NAMES[tile] for group in groups for tile in group.tiles)


@pytest.mark.parametrize(
    ("meld", "turned", "backs"),
    [
        ("[555p]", [], 0),
        ("[555p,1]", [0], 0),
        ("[555p,2]", [1], 0),
        ("[555p,3]", [2], 0),
        ("[456p,3]", [2], 0),
        ("[5555p,1]", [0], 0),
        ("[5555p,3]", [3], 0),
        ("[5555p]", [], 2),
        ("kong=5555p", [], 0),
        ("[5555p,6]", [1, 2], 0),
    ],
)
def test_the_claimed_tile_is_turned_where_its_giver_sits(
    meld: str, turned: list[int], backs: int
) -> None:
    rack = next(racks(parse(f"{meld} 123m789m11s78s +9s"), None))
    assert [n for n, tile in enumerate(rack.tiles) if tile.turned] == turned
    assert [tile.name for tile in rack.tiles].count(BACK) == backs
    boxes = [
        (t.x, t.y, t.x + (HIGH if t.turned else WIDE), t.y + (WIDE if t.turned else HIGH))
        for t in rack.tiles
    ]
    assert not any(meet(a, b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert max(box[3] for box in boxes) == HIGH


def meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_a_gold_in_a_meld_is_drawn_with_what_it_stands_for() -> None:
    pung, chow, *_ = lie(score(parse(PICTURED["claims"])))
    assert [(t.name, t.gold, t.above) for t in pung.tiles] == [
        ("4m", False, None), ("4m", False, None), ("9m", True, "4m"),
    ]  # fmt: skip
    assert [(t.name, t.gold, t.above) for t in chow.tiles] == [
        ("4m", False, None), ("9m", True, "5m"), ("6m", False, None),
    ]  # fmt: skip


@pytest.mark.slow
def test_the_winning_tile_stands_beside_the_concealed_ones_in_one_row() -> None:
    rng = Random(15)
    for number in range(300):
        hand = hands.winning(rng, number % 5 or None)
        found = [*felt.shelves(racks(hand, score(hand).reading), ROOM, Look("both"))]
        ends = [x + felt.wide_of(rack, Look("both")) for s in found for x, rack in s.racks]
        assert max(ends) <= ROOM
        (own,) = [s for s in found if any(rack.winning for _, rack in s.racks)]
        beside = [rack for shelf in found for _, rack in shelf.racks if rack.beside]
        assert all(rack in [r for _, r in own.racks] for rack in beside)


def test_what_a_hand_waits_on_stands_apart_from_it() -> None:
    look = Look()
    for text in BEFORE.values():
        advice = waits_of(text)
        for shelf in felt.shelves(racks_before(advice), ROOM, look):
            assert max(x + felt.wide_of(rack, look) for x, rack in shelf.racks) <= ROOM
            own = [rack for _, rack in shelf.racks if len(rack.tiles) > 4]
            assert not own or not advice.waits or len(shelf.racks) == 1


# Text


def test_lines_are_no_wider_than_they_may_be() -> None:
    text = [("the hand waits on 69s，听 6条、9条 ", ""), ("123456789m777p3sEEE", "tiles")] * 3
    whole = words("".join(part for part, _ in text))
    for room in (4, 9.5, 20, 1000):
        rows = wrap(text, room)
        assert all(row_width(row) <= room for row in rows)
        assert words("".join(part for row in rows for part, _ in row)) == whole


def test_columns_share_the_room() -> None:
    rng = Random(16)
    for _ in range(200):
        wanted = [rng.uniform(5, 300) for _ in range(4)]
        fixed = [True, False, rng.random() < 0.5, False]
        room = 700 + rng.uniform(0, 900)
        made = shares(wanted, fixed, room)
        assert sum(made) == pytest.approx(room)
        assert all(m == w for m, w, f in zip(made, wanted, fixed, strict=True) if f)


@pytest.mark.slow
def test_every_line_of_a_picture_ends_inside_it() -> None:
    for made in (made for lang in LANGS for made in drawings(lang)):
        for text in ElementTree.fromstring(picture.svg(made)).iter(f"{SVG}text"):
            row = [("".join(text.itertext()), "")]
            wide = row_width(row) * float(text.get("font-size", SIZE))
            at, ends = float(text.get("x", 0)), text.get("text-anchor") == "end"
            assert (at if ends else at + wide) <= picture.ACROSS
            assert not ends or at - wide >= 0
