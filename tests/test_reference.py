"""The package's readings, waits and distance against those of the slow reference."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_cli import FanScore, Scored
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Reading
from tests import hands, reference
from tests.hands import any_hand
from tests.oracle import group_text
from tests.readings import division, key, worth_otherwise
from tests.scored import fan_score
from tests.spread import spread, told

SEED = 7_001


def disagreements(seed: int, number: int) -> list[str]:
    """A text for each of so many hands that the package reads otherwise."""
    rng = Random(seed)
    return [text for _ in range(number) if (text := disagreement(any_hand(rng)))]


def disagreement(hand: Hand) -> str | None:
    """What is not the same in the two readings of a hand, if anything is."""
    ours, best = fan_score(hand, every=True), fan_score(hand)
    scored = [one for one in (ours.best, *ours.others) if one is not None]
    theirs = {key(reading): reading for reading in reference.readings(hand)}
    mine = {key(one.reading): one.reading for one in scored}
    points = [one.points for one in scored]
    best_paying = {division(hand, one.reading) for one in scored if one.points == max(points)}
    found = [f"only the reference: {_text(theirs[k])}" for k in sorted(set(theirs) - set(mine))[:4]]
    found += [f"only the package: {_text(mine[k])}" for k in sorted(set(mine) - set(theirs))[:4]]
    away = 0 if theirs else reference.away(hand)
    for name, our, their in (
        ("readings given once", len(scored), len(mine)),
        ("wins", ours.win, bool(theirs)),
        ("waits", ours.waits, reference.waits(hand)),
        ("tiles away", ours.away, away),
        ("ties", ours.ties, max(0, len(best_paying) - 1)),
        # The quick way, which looks at the best readings only, against the one that ranks all.
        ("best", _best(best), _best(ours)),
        ("best points", best.best and best.best.points, max(points, default=None)),
    ):
        if our != their:
            found.append(f"{name}: package {our}, reference {their}")
    return "\n  ".join([hands.show(hand), *found]) if found else None


def _best(got: FanScore) -> tuple[Scored | None, int | None, int]:
    return got.best, got.total, got.ties


def _text(reading: Reading) -> str:
    groups, place = reading.groups, reading.groups[reading.place]
    return f"{group_text(groups)}, {reading.form}, {reading.gold_as}, in {place.text}"


@pytest.mark.parametrize("number", [100, pytest.param(3_000, marks=pytest.mark.slow)])
def test_readings_waits_and_distance_are_those_of_the_reference(number: int) -> None:
    """Also whether a hand wins, and which reading is the best."""
    found = disagreements(SEED, number)
    assert not found, told(found)


@pytest.mark.parametrize("number", [20, pytest.param(400, marks=pytest.mark.slow)])
def test_golds_are_worth_what_the_tiles_are_that_they_stand_for(number: int) -> None:
    """Together with the readings being those of every assignment: the best total is found."""
    rng = Random(SEED + 2)
    dealt = [hands.winning(rng, rng.choices((1, 2, 3), (70, 25, 5))[0]) for _ in range(number)]
    compared = [worth_otherwise(hand) for hand in dealt]
    found = [text for each in compared for text in each.otherwise]
    assert not found, told(found)
    assert sum(each.readings > 0 for each in compared) > 0.9 * number


@pytest.mark.large
def test_very_many_hands_are_read_as_the_reference_reads_them() -> None:
    """60,000 hands."""
    found = spread(disagreements, 60_000, seed=SEED + 1, chunk=1_000)
    assert not found, told(found)
