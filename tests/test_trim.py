"""What is trimmed from a part changes nothing: each predicate says the same of the whole part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from mahjong_cli.counts import counts, faces
from mahjong_cli.fans.evaluate import Evaluator
from mahjong_cli.fans.limits import Found, Numbered, find_fans, found_of
from mahjong_cli.fans.parts import (
    Chows,
    Form,
    Fours,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Part,
    Pick,
    Placed,
    Sets,
    Tiles,
    Win,
)
from mahjong_cli.fans.trim import situation
from mahjong_cli.games import golden, mcr
from mahjong_cli.games.held import held
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.shapes.marks import CLASSES, HELD
from mahjong_cli.shapes.place import placings, reading
from mahjong_cli.shapes.solve import shapes
from mahjong_cli.shapes.waits import waits
from mahjong_cli.tiles import KINDS, ORPHANS, Tile, rank, suit
from tests import hands

TABLES = {"golden": golden.GAME.usual, "mcr": mcr.GAME.usual}
EVALUATORS = {rules: Evaluator(table) for rules, table in TABLES.items()}
SETS = ("standard", "knitted-straight")


def placed(groups: list[Group]) -> Sets:
    tiles = sorted(group.tiles[0] for group in groups)
    return tuple(Placed(n, t, suit(t), rank(t)) for n, t in enumerate(tiles))


def whole(hand: Hand, read: Reading) -> list[Part]:
    """The parts of a reading with all that there is to say."""
    pungs = [group for group in read.groups if group.kind in ("pung", "kong")]
    kongs = [group for group in pungs if group.kind == "kong"]
    pairs = [group.tiles[0] for group in read.groups if group.kind == "pair"]
    pair = pairs[0] if len(pairs) == 1 else None
    chows = placed([group for group in read.groups if group.kind == "chow"])
    orphans = placed([group for group in pungs if group.tiles[0] in ORPHANS])
    concealed = sum(kong.concealed for kong in kongs)
    return [
        Chows(chows, pair, read.form == "knitted-straight"),
        NumberPungs(placed([group for group in pungs if group.tiles[0] < 27])),
        OrphanPungs(orphans, pair, hand.round, hand.seat),
        tiles_of(read),
        fours_of(read),
        Kongs(len(kongs) - concealed, concealed, sum(g.concealed for g in pungs), len(pungs)),
        form_of(hand, read),
    ]


def tiles_of(read: Reading) -> Tiles:
    tiles = [tile for group in read.groups for tile in group.tiles]
    sets: list[tuple[Tile, ...]] = []
    for kind, group, _ in read.groups:
        sets += [group[n : n + 3] for n in (0, 3, 6)] if kind == "knitted" else [group]
    return Tiles(
        frozenset(c for c in CLASSES if all(tile in c for tile in tiles)),
        frozenset(c for c in HELD if all(any(tile in c for tile in one) for one in sets)),
        frozenset(kind for kind in KINDS if any(tile in kind for tile in tiles)),
        read.form in SETS,
    )


def fours_of(read: Reading) -> Fours:
    tiles = Counter(tile for group in read.groups for tile in group.tiles)
    konged = sorted({group.tiles[0] for group in read.groups if group.kind == "kong"})
    held = sorted(tile for tile, n in tiles.items() if n >= 4 and tile not in konged)
    return Fours(tuple(held), tuple(konged))


def form_of(hand: Hand, read: Reading) -> Form:
    """The form with the tiles of one suit, where there is one alone and nothing is melded."""
    tiles = [tile for group in read.groups for tile in group.tiles]
    if read.form == "knitted":
        return Form(read.form, counts(tiles), counts(tiles) - counts([read.winning_as]))
    if hand.melds or len({suit(tile) for tile in tiles}) > 1 or suit(tiles[0]) == 3:
        return Form(read.form, None, None)
    moved = counts(tile % 9 for tile in tiles)
    return Form(read.form, moved, moved - counts([read.winning_as % 9]))


def said(parts: Iterable[Found], read: Reading) -> list[tuple[object, ...]]:
    """What is found, as far as it can be compared: picks by the groups that they choose."""

    def use_said(use: Numbered | Pick) -> object:
        if callable(use):
            return [use(group, n == read.place) for n, group in enumerate(read.groups)]
        return list(use)

    return [
        (
            find.fan.id,
            [use_said(use) for use in find.uses],
            find.counted,
            [(reason, use_said(pick)) for reason, pick in find.barred],
        )
        for found in parts
        for find in found.finds
        if find.fan.part is not Win
    ]


@pytest.mark.parametrize(
    ("golds", "number"),
    [
        *[(None, 200), (1, 60), (2, 10)],
        *(
            pytest.param(golds, number, marks=pytest.mark.slow)
            for golds, number in [(None, 1_500), (1, 500), (2, 100), (3, 20)]
        ),
    ],
)
def test_the_trimmed_parts_say_what_the_whole_ones_say(golds: int | None, number: int) -> None:
    rng, seen = Random(11), 0
    for _ in range(number):
        rules = "mcr" if golds is None else "golden"
        hand = hands.winning(rng, golds, rules=rules)
        table, value, tiles = TABLES[rules], EVALUATORS[rules].values, held(hand)
        waiting = waits(tiles.before, tiles.golds_before, tiles.sets)
        at = situation(hand, waiting, hand.won.fourth)
        for shape in shapes(tiles.real, tiles.golds, tiles.sets):
            gold_as = faces(shape.tiles - tiles.real)
            winning = sorted(set(gold_as)) if at.by_gold else [hand.winning]
            for one in value(at, shape, placings(shape, winning, True)):
                read, seen = reading(hand, one.placing, gold_as), seen + 1
                parts = [found_of(table, find_fans(table, part)) for part in whole(hand, read)]
                assert said(one.parts, read) == said(parts, read), hand
    assert seen > number
