"""The tests' own machinery: the generator covers what it promises, the reference is sound."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Hand
from mahjong_cli.tiles import FACES, RED
from tests import hands, reference
from tests.oracle import ask

pytestmark = pytest.mark.slow

ALL_FANS = 82
"""Those of the printed table and 明暗杠."""


@pytest.fixture(scope="module")
def plain() -> list[Hand]:
    """Winning hands without gold, and how to get them."""
    return list(hands.many(1, 20_000, rules="mcr"))


def test_every_fan_comes_thirty_times(plain: list[Hand]) -> None:
    """In 20,000 hands, all of which win."""
    answers = [ask(hand) for hand in plain]
    seen = Counter(row.fan for answer in answers if answer for row in answer.fans)
    assert None not in answers
    assert len(seen) == ALL_FANS
    assert min(seen.values()) >= 30, seen


def test_every_circumstance_comes_up(plain: list[Hand]) -> None:
    """Each kind of meld, and each way to win."""
    seen = Counter[object]()
    for hand in plain:
        won = hand.won
        seen.update((m.kind, m.concealed) for m in hand.melds)
        seen.update([won.how, ("kongdraw", won.kongdraw), ("flowerdraw", won.flowerdraw)])
        seen.update([("last", won.last), ("fourth", won.fourth), (won.how, won.last, won.fourth)])
        seen.update([("melds", len(hand.melds)), ("seat", hand.seat), ("round", hand.round)])
    assert len(seen) == 4 + 3 + 4 + 4 + 10 + 5 + 2 * 5
    assert min(seen.values()) >= 15, seen


@pytest.mark.parametrize("golds", range(5))
@pytest.mark.parametrize("fifth", [True, False])
def test_gold_hands_are_possible(golds: int, fifth: bool) -> None:
    """With exactly so many golds outside the melds, never in an exposed pung or kong."""
    for hand in hands.many(2, 300, golds, fifth=fifth):
        assert not problems(hand)
        assert hand.gold not in (None, RED)
        assert [*hand.concealed, hand.winning].count(hand.gold or 0) == golds
        assert hand.won.self_drawn or hand.winning != hand.gold


@pytest.mark.parametrize(("golds", "number"), [(0, 150), (1, 150), (2, 40), (3, 4)])
@pytest.mark.parametrize("fifth", [True, False])
def test_gold_hands_win(golds: int, number: int, fifth: bool) -> None:
    """By the reference, whose distance says the same."""
    for hand in hands.many(3, number, golds, fifth=fifth):
        assert reference.readings(hand), hands.show(hand)
        assert reference.away(hand) == 0, hands.show(hand)


def test_the_reference_wins_when_the_calculator_does() -> None:
    """On hands that were not built to win."""
    rng, won = Random(4), 0
    for _ in range(600):
        hand = hands.losing(rng, rules="mcr")
        wins = bool(reference.readings(hand))
        assert wins == (ask(hand) is not None) == (reference.away(hand) == 0), hands.show(hand)
        won += wins
    assert 0 < won < 600


@pytest.mark.parametrize(("golds", "number"), [(0, 60), (1, 60), (2, 8)])
def test_the_waits_of_the_reference(golds: int, number: int) -> None:
    """Are the tiles for which some assignment of the golds gives a division."""
    rng = Random(5)
    for _ in range(number):
        hand = hands.losing(rng, golds)
        waits = tuple(t for t in FACES if _completes(hand, t))
        assert waits == reference.waits(hand), hands.show(hand)


def _completes(hand: Hand, tile: int) -> bool:
    """Whether a plain tile completes the hand, by trying every assignment."""
    real = Counter(t for t in hand.concealed if t != hand.gold)
    golds = len(hand.concealed) - real.total()
    for faces in combinations_with_replacement(FACES, golds):
        held = real + Counter(faces) + Counter([tile])
        if any(reference.divisions(tuple(held[t] for t in FACES), len(hand.melds))):
            return True
    return False
