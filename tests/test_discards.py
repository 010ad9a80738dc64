"""What to discard of fourteen tiles, and how far a hand is from being ready."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mahjong_cli import Ready, waits
from mahjong_cli.counts import counts
from mahjong_cli.shapes.waits import away
from mahjong_cli.tiles import FACES, Tile
from tests import recipes
from tests.before import drawn_hands, known, ranked
from tests.exchange import exchanges
from tests.hands import winning

SPECIAL = (
    recipes.anything, recipes.seven_pairs, recipes.thirteen_orphans, recipes.knitted(7),
    recipes.knitted(5), recipes.knitted_straight,
)  # fmt: skip
"""What hands are made of of which the distance is measured."""


def check(ready: Ready) -> str:
    """The discards of a hand, held against the reference; which kind of answer it is."""
    advice = waits(ready)
    plain = ranked(ready)
    if advice.complete:
        return "complete"
    assert ready.gold not in [each.tile for each in advice.discards]
    alive = [each for each in advice.discards if each.away == 0 and each.unseen]
    got = [(e.tile, e.unseen, e.low, e.high, e.mean) for e in alive]
    assert got == [each[1:] for each in plain], str(ready)
    if advice.ready:
        return "ready" if alive else "dead"
    assert {each.tile for each in advice.discards} == {*ready.concealed} - {ready.gold}
    return "distance"


@pytest.mark.parametrize(
    "golds", [None, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2))]
)
def test_the_discards_are_those_of_the_reference(golds: int | None) -> None:
    number = 12 if not golds else 6 // golds
    kinds = Counter(map(check, drawn_hands(3, number, golds)))
    assert kinds["ready"] + kinds["distance"] > 1


@pytest.mark.large
@pytest.mark.parametrize(("golds", "number"), [(None, 500), (1, 260), (2, 180), (3, 60)])
def test_the_discards_of_a_thousand(golds: int | None, number: int) -> None:
    kinds = Counter(map(check, drawn_hands(5, number, golds)))
    assert kinds["ready"] > number // 5
    assert kinds["distance"] >= number // 10


# How far away


def far(rng: Random, golds: int) -> Ready:
    """Fourteen tiles some exchanges away from a complete hand of any form."""
    hand = winning(rng, golds or None, recipe=rng.choice(SPECIAL))
    tiles = [*hand.concealed, hand.winning]
    for _ in range(rng.randrange(4)):
        if real := [n for n, t in enumerate(tiles) if t != hand.gold]:
            tiles[rng.choice(real)] = rng.choice(FACES)
    return Ready(tuple(sorted(tiles)), hand.melds, hand.gold)


def measure(ready: Ready) -> int:
    real = [t for t in ready.concealed if t != ready.gold]
    golds, sets = len(ready.concealed) - len(real), 4 - len(ready.melds)
    slow = exchanges(tuple(real), golds, sets, 3)
    assert slow == min(4, away(counts(real), golds, sets)), str(ready)
    return slow


def _measured(seed: int, number: int) -> Counter[int]:
    rng = Random(seed)
    return Counter(measure(far(rng, rng.randrange(3))) for _ in range(number))


def test_the_distance_is_that_of_exchanging() -> None:
    assert set(_measured(4, 60)) >= {0, 1, 2, 3}


@pytest.mark.large
def test_the_distance_of_five_hundred() -> None:
    assert min(_measured(6, 600)[n] for n in range(4)) > 40


def nearer(ready: Ready) -> tuple[int, list[tuple[Tile, int]]]:
    """How many tiles thirteen lack until they are ready, and which bring them nearer."""
    real = [t for t in ready.concealed if t != ready.gold]
    golds, sets = len(ready.concealed) - len(real), 4 - len(ready.melds)
    far = exchanges(tuple(real), golds, sets)
    seen, found = Counter(known(ready)), []
    for tile in FACES:
        drawn = (real, golds + 1) if tile == ready.gold else ([*real, tile], golds)
        if seen[tile] < 4 and exchanges(tuple(drawn[0]), drawn[1], sets, far - 1) < far:
            found.append((tile, 4 - seen[tile]))
    return far - 1, found


@pytest.mark.slow
@pytest.mark.parametrize("golds", [None, 1, 2])
def test_useful_tiles_bring_the_hand_nearer(golds: int | None) -> None:
    kinds = Counter[int]()
    for ready in drawn_hands(9, 30, golds):
        thirteen = ready.replace(concealed=ready.concealed[:-1])
        advice = waits(thirteen)
        kinds[advice.away] += 1
        if 0 < advice.away < 3:
            assert (advice.away, [tuple(each) for each in advice.useful]) == nearer(thirteen)
    assert kinds[1]
