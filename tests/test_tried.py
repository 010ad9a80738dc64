"""House options over random hands, against the way that tries every reading (``tried``)."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from mahjong_cli import parse
from tests.casefile import OWN, read_text
from tests.scored import fan_score
from tests.spread import spread, told
from tests.tried import OPTIONS, otherwise, tried, under

SEED = 33_000


def differing(option: str, seed: int, number: int) -> list[str]:
    """The hands that the package scores or settles otherwise, in words."""
    return list(otherwise(option, seed, number))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["golden", "wild"])
def test_what_is_tried_has_the_values_of_the_cases(name: str) -> None:
    known = [case for case in read_text(OWN / f"{name}.txt") if case.get("points")]
    assert len(known) > 15
    assert [case["hand"] for case in known if tried(parse(case["hand"])) != case["points"]] == []


def test_the_hands_show_what_the_options_change() -> None:
    rng = Random(SEED)
    wild = [under(rng, "claims=wild") for _ in range(60)]
    assert all(any(meld.golds for meld in hand.melds) for hand in wild)
    printed = [under(rng, "concealed=printed") for _ in range(120)]
    usual = [hand.replace(house=(("fifth", "no"),)) for hand in printed]
    pairs = zip(printed, usual, strict=True)
    assert sum(fan_score(one).points != fan_score(other).points for one, other in pairs) > 3
    paying = [under(rng, "pay") for _ in range(60)]
    assert {hand.rules for hand in paying} == {"mcr", "golden"}
    assert sum(fan_score(hand).meets_minimum for hand in paying) > 20


@pytest.mark.parametrize("number", [20, pytest.param(120, marks=pytest.mark.slow)])
@pytest.mark.parametrize("option", OPTIONS)
def test_every_reading_tried(option: str, number: int) -> None:
    found = differing(option, SEED, number)
    assert not found, told(found)


@pytest.mark.large
@pytest.mark.parametrize("option", OPTIONS)
def test_every_reading_of_very_many_hands_tried(option: str) -> None:
    """20,000 hands under each."""
    found = spread(partial(differing, option), 20_000, seed=SEED + 1, chunk=1_000)
    assert not found, told(found)
