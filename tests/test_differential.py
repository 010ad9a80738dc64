"""The package against an independent calculator, PyMahjongGB.

Under ``mcr`` every total must be its total, and its fans those of one of our best-paying
readings.  Under ``golden`` the best fan points must be the best that it gives over all
assignments of the golds, where the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from random import Random

import pytest

from mahjong_cli import FanScore, Scored
from mahjong_cli.counts import count_of
from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.tiles import FACES
from tests import hands, reference
from tests.oracle import Answer, ask, ask_reading, assigned, group_text
from tests.scored import fan_score
from tests.spread import spread, told

FLOWERS = "花牌"
TWO_CHOWS = ("一般高", "喜相逢", "连六", "老少副")
WAITS = ("边张", "坎张", "单钓将")
NO_FANS = 8
"""无番和: what a hand without any fan is worth."""

SEED = 20_260


# 国标: the same totals, and the same fans.


def mcr_disagreements(seed: int, number: int) -> list[str]:
    """A text for each of so many hands on which the two do not agree."""
    found = hands.many(seed, number, rules="mcr")
    return [text for hand in found if (text := mcr_disagreement(hand))]


def mcr_disagreement(hand: Hand) -> str | None:
    """What the two say of a hand, when it is not the same."""
    theirs, ours = ask(hand), fan_score(hand, every=True)
    if theirs is None or ours.best is None:
        return None if theirs is None and ours.best is None else _both(hand, ours, theirs)
    best = [one for one in (ours.best, *ours.others) if one.points == ours.best.points]
    listed = _listed({row.fan: row.times for row in theirs.fans})
    if ours.total == theirs.total and listed in map(_fans, best):
        return None
    return _both(hand, ours, theirs)


def _fans(scored: Scored) -> Counter[str]:
    return _listed({row.fan.name.zh: row.count for row in scored.fans})


def _listed(fans: dict[str, int]) -> Counter[str]:
    """How often each fan is counted: flowers aside, the four fans of two chows as one."""
    listed = Counter[str]()
    for fan, count in fans.items():
        if fan != FLOWERS:
            listed["two chows" if fan in TWO_CHOWS else fan] += count
    return listed


def _both(hand: Hand, ours: FanScore, theirs: Answer | None) -> str:
    lines = [hands.show(hand)]
    lines += [f"  theirs {theirs.total}: {_words(theirs)}" if theirs else "  theirs: no win"]
    for one in [] if ours.best is None else [ours.best, *ours.others][:6]:
        fans = " ".join(f"{row.fan.name.zh}{row.subtotal}" for row in one.fans)
        lines.append(f"  ours {one.points} of {ours.total}: {fans} | {_groups(one)}")
    return "\n".join(lines if ours.best else [*lines, "  ours: no win"])


def _words(answer: Answer) -> str:
    return " ".join(f"{row.fan}{row.points * row.times}" for row in answer.fans)


def _groups(scored: Scored) -> str:
    return group_text(scored.reading.groups)


@pytest.mark.parametrize("number", [1_000, pytest.param(4_000, marks=pytest.mark.slow)])
def test_mcr_agrees_with_the_calculator(number: int) -> None:
    """The same total for every hand, and its fans among ours."""
    found = mcr_disagreements(SEED, number)
    assert not found, told(found)


@pytest.mark.large
def test_mcr_agrees_with_the_calculator_on_very_many_hands() -> None:
    """200,000 hands."""
    found = spread(mcr_disagreements, 200_000, seed=SEED, chunk=5_000)
    assert not found, told(found)


# 黄金麻将: the best over all assignments.


def gold_disagreements(golds: tuple[int, ...], seed: int, number: int) -> list[str]:
    """A text for each of so many gold hands whose best fan points are not the same."""
    rng = Random(seed)
    texts = (gold_disagreement(comparable(rng, rng.choice(golds))) for _ in range(number))
    return [text for text in texts if text]


def gold_disagreement(hand: Hand) -> str | None:
    """What the two say of a gold hand without wait fans, when it is not the same."""
    theirs = max(_assigned_points(hand), default=None)
    scored = fan_score(hand, every=True)
    readings = [one for one in (scored.best, *scored.others) if one is not None]
    ours = max(map(_without_waits, readings), default=None)
    if ours == theirs:
        return None
    best = [one for one in readings if _without_waits(one) == ours][:3]
    lists = [f"{_groups(one)}: {' '.join(r.fan.name.zh for r in one.fans)}" for one in best]
    return f"{hands.show(hand)}\n  theirs {theirs}, ours {ours}: {lists}"


def comparable(rng: Random, golds: int) -> Hand:
    """A gold hand about which the two can agree.

    No fifth copies, no robbed kong, no 和绝张 (said or seen), not both kinds of kong.
    """
    while True:
        hand = hands.winning(rng, golds, fifth=False)
        won = hand.won._replace(fourth=False)
        hand = hand.replace(won=Circumstances() if won.how == "robkong" else won, flipped=None)
        exposed = [t for m in hand.melds if not m.concealed for t in m.tiles]
        kinds = {m.concealed for m in hand.melds if m.kind == "kong"}
        if exposed.count(hand.winning) < 3 and len(kinds) < 2:
            return hand


def _without_waits(scored: Scored) -> int:
    counted = [row for row in scored.fans if row.fan.name.zh not in (*WAITS, FLOWERS)]
    return sum(row.subtotal for row in counted) or NO_FANS


def _assigned_points(hand: Hand) -> Iterator[int]:
    """What the calculator makes of each assignment that wins."""
    golds = sum(t == hand.gold for t in (*hand.concealed, hand.winning))
    for faces in combinations_with_replacement(FACES, golds):
        for plain in assigned(hand, faces):
            if any(count_of(plain.physical, tile) > 4 for tile in faces):
                break
            answer = ask(plain)
            if answer is None:
                break
            yield _points_without_waits(plain, answer)


def _points_without_waits(plain: Hand, answer: Answer) -> int:
    """The best fan points of a hand without golds, had there been no wait fans.

    The answer is for the reading that is best with its wait fan, and that one without may be
    worth less than another (or more: 无番和), so then all of them are asked about.
    """
    points, clean = _stripped(answer)
    if clean and points >= NO_FANS:
        return points
    standard = [r for r in reference.readings(plain) if r.form == "standard"]
    others = [other for r in standard if (other := ask_reading(plain, r))]
    return max(points, *(_stripped(other)[0] for other in others), 0)


def _stripped(answer: Answer) -> tuple[int, bool]:
    """Points without flowers, wait fans and 和绝张 seen in packs; whether there were any such."""
    rows = [row for row in answer.fans if row.fan != FLOWERS]
    kept = [row for row in rows if row.fan not in (*WAITS, "和绝张")]
    return sum(row.points * row.times for row in kept) or NO_FANS, len(kept) == len(rows)


MORE = [((1, 2), 400), ((3,), 6), ((4,), 1)]


@pytest.mark.parametrize(
    ("golds", "number"),
    [((1, 2), 40), *(pytest.param(*more, marks=pytest.mark.slow) for more in MORE)],
)
def test_golds_agree_with_every_assignment(golds: tuple[int, ...], number: int) -> None:
    """The best fan points are the best over all assignments of the golds."""
    found = gold_disagreements(golds, SEED, number)
    assert not found, told(found)


@pytest.mark.large
@pytest.mark.parametrize(
    ("golds", "number", "chunk"), [((1, 2), 20_000, 500), ((3,), 500, 25), ((4,), 100, 5)]
)
def test_golds_agree_with_every_assignment_of_very_many_hands(
    golds: tuple[int, ...], number: int, chunk: int
) -> None:
    """The same, many times."""
    comparison = partial(gold_disagreements, golds)
    found = spread(comparison, number, seed=SEED + 1, chunk=chunk)
    assert not found, told(found)
