"""What is seen of a hand at a glance is what looking for its problems one by one finds."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_cli.hand.checks import clear, contradictions, unsound
from mahjong_cli.hand.glance import sure
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from tests import hands


def fresh(hand: Hand) -> Hand:
    """The same, of which nothing is known yet."""
    return hand.replace(seat=hand.seat)


def spoilt(rng: Random, hand: Hand) -> Hand:
    """The hand with one thing or two made another, most often one that cannot be."""
    tiles, melds = list(hand.concealed), list(hand.melds)
    face = rng.choice((-1, 34, hand.winning, *range(0, 34, 3)))
    kind = rng.choice(("chow", "pung", "kong", "pair"))
    offer, golds = rng.choice((None, 1, 2, 3, 5, 9)), rng.choice(((), (), (0,), (1, 2), (4,)))
    flags = [rng.random() < 0.3 for _ in range(4)]
    change = rng.choice((
        {"concealed": (face, *tiles[1:])},
        {"concealed": (*tiles, face)},
        {"concealed": (face,) * len(tiles)},
        {"winning": face},
        {"gold": face},
        {"flipped": face},
        {"seat": face},
        {"round": face},
        {"flowers": rng.randrange(-1, 10)},
        {"flower_tiles": tuple(rng.choices(range(10), k=rng.randrange(4)))},
        {"seen": (face,) * rng.randrange(5)},
        {"won": Circumstances(rng.choice(("self", "discard", "robkong", "gift")), *flags)},
        {
            "melds": (*melds[:3], Meld(kind, face, rng.random() < 0.3, offer, golds)),
            "concealed": tuple(tiles[: 10 - 3 * len(melds[:3])]),
        },
        {"melds": tuple(melds[:1] * 4), "concealed": tuple(tiles[:1])},
    ))  # fmt: skip
    return hand.replace(**change)


@pytest.mark.slow
@pytest.mark.parametrize("golds", [None, 0, 2])
def test_of_whatever_a_glance_is_sure_no_problem_is_found(golds: int | None) -> None:
    rng = Random(3)
    surely = 0
    for _ in range(3_000):
        hand = spoilt(rng, hands.winning(rng, golds))
        if rng.random() < 0.3:
            hand = spoilt(rng, hand)
        if seen := sure(hand):
            surely += 1
            assert unsound(hand) + contradictions(hand) == [], hands.show(hand)
        assert clear(fresh(hand)) == (not unsound(hand) and not contradictions(hand))
        assert sure(hand) == seen
    assert 300 < surely < 2_700


def test_most_hands_need_no_more_than_a_glance() -> None:
    made = [fresh(hand) for hand in hands.many(4, 500)]
    assert sum(map(sure, made)) > 400
    assert all(map(clear, made))
    assert all(map(sure, made))  # it is known now
