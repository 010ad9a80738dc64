"""Random hands of 紅中賴子杠 against the slow second settlement of ``tests.settlement``."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mahjong_cli import notation, score
from mahjong_cli.games import grammar
from mahjong_cli.games.hongzhong import GAME
from mahjong_cli.games.hongzhong.players import players_of
from mahjong_cli.games.hongzhong.settlement import Settlement
from mahjong_cli.games.refuse import own_problems
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Circumstances, Hand
from tests import laizi
from tests.settlement import DEFAULTS, FACES, RED, best, settle
from tests.spread import spread

GOLDS, ODDS = (0, 1, 2, 3), (40, 35, 22, 3)
SEED = 31_000


def scored(hand: Hand) -> Settlement:
    result = score(hand)
    assert isinstance(result, Settlement)
    return result


def readings_differ(seed: int, number: int) -> list[str]:
    """Hands of which not the same comes out when every assignment of the laizi is tried."""
    rng = Random(seed)
    found = []
    for _ in range(number):
        hand = laizi.deal(rng, rng.choices(GOLDS, ODDS)[0], house=rng.random() < 0.5)
        ours, theirs = scored(hand), best(hand)
        verdict = ours.verdict
        paid = verdict is not None and bool(verdict.payments)
        mine = (
            (ours.win, [p.id for p in verdict.patterns], verdict.hard,
             {p.payer: p.amount for p in verdict.payments})
            if paid and verdict else None
        )  # fmt: skip
        other = theirs and (theirs.wins, theirs.patterns, theirs.hard, theirs.paid.pays)
        if mine != other:
            found.append(f"{hand!s}\n  {mine}\n  {other}")
    return found


def settlements_differ(seed: int, number: int) -> list[str]:
    """Hands that a second settlement settles otherwise, or where the sums cannot be."""
    rng = Random(seed)
    found = []
    for _ in range(number):
        hand = laizi.deal(rng, rng.choices(GOLDS, ODDS)[0], house=rng.random() < 0.5)
        ours = scored(hand)
        verdict = ours.verdict
        if verdict is None or not verdict.payments:
            continue
        theirs = settle(hand, [p.id for p in verdict.patterns], bool(verdict.hard))
        stake = int((DEFAULTS | dict(hand.house))["stake"])
        lines = verdict.payments
        mine = (
            {p.payer: p.raw for p in lines}, {p.payer: p.own for p in lines},
            {p.payer: p.amount for p in lines}, {p.payer: p.capped for p in lines},
            verdict.liable and verdict.liable.payer, ours.win,
        )  # fmt: skip
        sums = sum(p.amount for p in lines) == sum(p.own for p in lines) == verdict.total
        total = ours.total == (verdict.total if ours.win else None)
        if mine != theirs or not sums or not total or max(p.own for p in lines) > 400 * stake:
            found.append(f"{hand!s}\n  {mine}\n  {theirs}")
    return found


@pytest.mark.parametrize("number", [120, pytest.param(2_500, marks=pytest.mark.slow)])
def test_every_assignment_of_the_laizi_says_the_same(number: int) -> None:
    assert readings_differ(SEED, number) == []


@pytest.mark.parametrize("number", [500, pytest.param(20_000, marks=pytest.mark.slow)])
def test_the_second_settlement_says_the_same(number: int) -> None:
    assert settlements_differ(SEED + 1_000, number) == []


@pytest.mark.large
def test_both_say_the_same_of_many_more() -> None:
    assert spread(readings_differ, 10_000, seed=SEED + 2_000, chunk=500) == []
    assert spread(settlements_differ, 40_000, seed=SEED + 3_000, chunk=2_000) == []


@pytest.mark.slow
def test_four_laizi() -> None:
    rng, compared = Random(SEED), 0
    while compared < 3:
        hand = laizi.deal(rng, 4)
        theirs, verdict = best(hand), scored(hand).verdict
        if theirs is None:
            assert verdict is None or not verdict.payments
            continue
        assert verdict is not None
        assert theirs.patterns == [p.id for p in verdict.patterns], str(hand)
        compared += 1


@pytest.mark.slow
def test_how_far_away_says_the_same() -> None:
    rng, seen = Random(SEED + 3), Counter[int]()
    while seen.total() < 300:
        hand = laizi.deal(rng, rng.choices(GOLDS, ODDS)[0])
        loose = [*hand.concealed, hand.winning]
        for n in rng.sample(range(len(loose)), min(len(loose), rng.randrange(1, 6))):
            loose[n] = rng.choice([*FACES, RED]) if rng.random() < 0.8 else RED
        *concealed, winning = loose
        players = players_of(hand)._replace(giver=None, dealer="self")
        hand = hand.replace(concealed=tuple(sorted(concealed)), winning=winning,
                       won=Circumstances("self"), beside=players)  # fmt: skip
        if problems(hand) or own_problems(GAME.rules, hand):
            continue
        ours = scored(hand)
        if ours.reading is None:
            assert ours.away == laizi.away(hand), str(hand)
            seen[ours.away] += 1
    assert set(seen) >= {1, 2, 3, 4}


def test_a_hand_is_read_back_from_its_canonical_form() -> None:
    rng = Random(SEED + 1)
    for _ in range(500):
        hand = laizi.deal(rng, 1, house=True)
        text = str(hand)
        assert notation.parse(text, grammar()).hand == hand
        assert str(notation.parse(text, grammar()).hand) == text


@pytest.mark.slow
def test_the_random_hands_are_of_every_kind() -> None:
    rng, seen = Random(SEED + 2), Counter[str]()
    for _ in range(2_000):
        hand = laizi.deal(rng, rng.choices(GOLDS, ODDS)[0], house=rng.random() < 0.5)
        result = scored(hand)
        seen["win"] += result.win
        seen.update(each.code for each in result.why)
        if result.win and result.verdict:
            verdict = result.verdict
            seen.update(pattern.id for pattern in verdict.patterns)
            seen.update([f"liable {verdict.liable.why.code}"] if verdict.liable else [])
            seen.update(f.why.code for p in verdict.payments for f in p.factors)
            seen.update(["capped"] if any(p.capped for p in verdict.payments) else [])
            seen["all capped"] += all(p.capped for p in verdict.payments)
    rare = {name: count for name, count in seen.items() if count < 3}
    assert set(rare) <= {"too-many-stand-ins"}, seen
    assert {"liable fed", "liable robbed", "red-in-hand", "not-opened", "pair-not-258",
            "too-many-laizi", "below-threshold", "stake", "dealer"} <= set(seen)  # fmt: skip
    assert {p.id for p in GAME.entries} <= set(seen)
