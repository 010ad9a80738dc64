"""The package's readings, waits and distance against those of the slow reference."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mahjong_cli import score
from mahjong_cli.model import Group, Hand, Reading
from tests import hands, reference
from tests.oracle import group_text
from tests.spread import spread, told

GOLDS = (None, 0, 1, 2, 3, 4)
ODDS = (180, 60, 450, 280, 26, 4)
SEED = 7_001

Key = tuple[str, tuple[Group, ...], tuple[int, ...], int, Group]


def any_hand(rng: Random) -> Hand:
    """A hand of any kind: with golds or without, winning or not, under either rule set."""
    golds = rng.choices(GOLDS, ODDS)[0]
    rules = "mcr" if golds is None and rng.random() < 0.6 else "golden"
    deal = hands.winning if rng.random() < 0.7 else hands.losing
    hand = deal(rng, golds, rules=rules, fifth=rng.random() < 0.7)
    if rules == "mcr" and rng.random() < 0.3:
        return replace(hand, house=(("knitted-wait", "no"),))
    if golds and rng.random() < 0.1:
        # A hand that golds complete as fifth copies does not win so.
        return replace(hand, house=(("fifth", "no"),))
    return hand


def disagreements(seed: int, number: int) -> list[str]:
    """A text for each of so many hands that the package reads otherwise."""
    rng = Random(seed)
    return [text for _ in range(number) if (text := disagreement(any_hand(rng)))]


def disagreement(hand: Hand) -> str | None:
    """What is not the same in the two readings of a hand, if anything is."""
    ours, best = score(hand, every=True), score(hand)
    scored = [one for one in (ours.best, *ours.others) if one is not None]
    theirs = {key(reading): reading for reading in reference.readings(hand)}
    mine = {key(one.reading): one.reading for one in scored}
    points = [one.points for one in scored]
    found = [f"only the reference: {_text(theirs[k])}" for k in sorted(set(theirs) - set(mine))[:4]]
    found += [f"only the package: {_text(mine[k])}" for k in sorted(set(mine) - set(theirs))[:4]]
    away = 0 if theirs else reference.away(hand)
    for name, our, their in (
        ("readings given once", len(scored), len(mine)),
        ("wins", ours.win, bool(theirs)),
        ("waits", ours.waits, reference.waits(hand)),
        ("tiles away", ours.away, away),
        ("best points", best.best and best.best.points, max(points, default=None)),
        ("total", best.total, ours.total),
        ("ties", ours.ties, max(0, points.count(max(points, default=0)) - 1)),
    ):
        if our != their:
            found.append(f"{name}: package {our}, reference {their}")
    return "\n  ".join([hands.show(hand), *found]) if found else None


def key(reading: Reading) -> Key:
    """A reading whatever the order of its groups."""
    form, groups, gold_as, winning_as, place = reading
    return form, tuple(sorted(groups)), tuple(sorted(gold_as)), winning_as, groups[place]


def _text(reading: Reading) -> str:
    groups, place = reading.groups, reading.groups[reading.place]
    return f"{group_text(groups)}, {reading.form}, {reading.gold_as}, in {place.text}"


def test_readings_waits_and_distance_are_those_of_the_reference() -> None:
    """Also whether a hand wins, and what the best reading is worth."""
    found = disagreements(SEED, 3_000)
    assert not found, told(found)


@pytest.mark.large
def test_very_many_hands_are_read_as_the_reference_reads_them() -> None:
    """60,000 hands."""
    found = spread(disagreements, 60_000, seed=SEED + 1, chunk=1_000)
    assert not found, told(found)
