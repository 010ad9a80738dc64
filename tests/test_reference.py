"""The package's readings, waits and distance against those of the slow reference."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mahjong_cli import FanScore, Scored
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from tests import hands, reference
from tests.oracle import group_text
from tests.scored import fan_score
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


def worth_otherwise(hand: Hand) -> list[str]:
    """The readings of a gold hand that the same hand with plain tiles for golds has otherwise.

    The wait is judged on the real tiles and 和绝张 is not given to a gold (A-08), so the fans
    that these are, or that a lone fan of them hides, are left aside.
    """
    got, found = fan_score(hand, every=True), []
    plain: dict[Hand, dict[Key, Scored]] = {}
    for one in (got.best, *got.others):
        assert one is not None
        meant = _plain(hand, one.reading)
        if problems(meant):
            continue  # a gold as fifth copy: there is no such plain hand
        if meant not in plain:
            same = fan_score(meant, every=True)
            everything = [s for s in (same.best, *same.others) if s is not None]
            plain[meant] = {_form(s.reading): s for s in everything}
        other = plain[meant][_form(one.reading)]
        if _fixed(one) != _fixed(other):
            found.append(f"{hands.show(hand)}: {_fixed(one)}, but {_fixed(other)} as tiles")
    return found


def _plain(hand: Hand, reading: Reading) -> Hand:
    """The hand with what its golds stand for in their place."""
    real = [tile for tile in hand.concealed if tile != hand.gold]
    golds = list(reading.gold_as)
    if hand.winning == hand.gold:
        golds.remove(reading.winning_as)
    concealed = tuple(sorted([*real, *golds]))
    won = hand.won._replace(fourth=False)
    return replace(
        hand, concealed=concealed, winning=reading.winning_as, gold=None, flipped=None, won=won
    )


def _form(reading: Reading) -> Key:
    return key(reading._replace(gold_as=()))


ASIDE = {"边张", "坎张", "单钓将", "和绝张", "无番和"}


def _fixed(scored: Scored) -> list[tuple[str, int]]:
    """The fans that depend on the tiles, the melds and how the hand was won alone."""
    return [(row.fan.name.zh, row.count) for row in scored.fans if row.fan.name.zh not in ASIDE]


def key(reading: Reading) -> Key:
    """A reading whatever the order of its groups."""
    form, groups, gold_as, winning_as, place = reading
    return form, tuple(sorted(groups)), tuple(sorted(gold_as)), winning_as, groups[place]


def division(hand: Hand, reading: Reading) -> tuple[object, ...]:
    """A reading wherever the winning tile lies, unless that is a gold, which is what it lies in."""
    form, groups, gold_as, winning_as, place = reading
    drawn = (winning_as, groups[place][:2]) if hand.winning == hand.gold else ()
    return form, tuple(sorted(group[:2] for group in groups)), gold_as, drawn


def _text(reading: Reading) -> str:
    groups, place = reading.groups, reading.groups[reading.place]
    return f"{group_text(groups)}, {reading.form}, {reading.gold_as}, in {place.text}"


def test_readings_waits_and_distance_are_those_of_the_reference() -> None:
    """Also whether a hand wins, and which reading is the best."""
    found = disagreements(SEED, 3_000)
    assert not found, told(found)


def test_golds_are_worth_what_the_tiles_are_that_they_stand_for() -> None:
    """Together with the readings being those of every assignment: the best total is found."""
    rng = Random(SEED + 2)
    dealt = [hands.winning(rng, rng.choices((1, 2, 3), (70, 25, 5))[0]) for _ in range(400)]
    found = [text for hand in dealt for text in worth_otherwise(hand)]
    assert not found, told(found)


@pytest.mark.large
def test_very_many_hands_are_read_as_the_reference_reads_them() -> None:
    """60,000 hands."""
    found = spread(disagreements, 60_000, seed=SEED + 1, chunk=1_000)
    assert not found, told(found)
