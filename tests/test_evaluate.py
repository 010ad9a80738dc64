"""What is counted and what is left out, and why: the hands of ``clauses.txt``."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_cli import Exclusion, FanScore, Scored
from mahjong_cli.fans.reasons import CODES
from tests import hands
from tests.clauses import ALL, Clause
from tests.readings import division, worth_otherwise
from tests.recipes import nine_numbers
from tests.scored import best_of, fan_score


def test_the_clauses_are_read() -> None:
    assert len(ALL) > 35
    assert len({clause.name for clause in ALL}) == len(ALL)
    assert all(len(clause.said["counted"]) == 1 for clause in ALL)
    assert {"A-07", "A-10", "A-12", "A-23", "A-24"} <= {c.name.split()[0] for c in ALL}
    reasons = {left_out.split()[2] for clause in ALL for left_out in clause.said["left out"]}
    assert reasons == set(CODES)


@pytest.mark.parametrize("clause", ALL, ids=lambda clause: clause.name)
def test_clause(clause: Clause) -> None:
    one = _reading(fan_score(clause.hand, every=True), clause.said["groups"])
    assert [_counted(one)] == clause.said["counted"]
    assert sorted(map(_left_out, one.excluded)) == sorted(clause.said["left out"])


def test_the_fans_that_join_the_sets_are_named() -> None:
    best = best_of(fan_score("[123m][123p]456m45p99s +6p discard"))
    joined = {
        e.fan.name.zh: [fan.name.zh for fan in e.joined_by] for e in best.excluded if e.joined_by
    }
    assert joined == {"连六": ["喜相逢", "连六"]}


def test_equal_readings_go_to_the_fan_printed_first() -> None:
    result = fan_score("234m44p44455566s +6s discard", every=True)
    best, second = best_of(result), result.others[0]
    assert result.ties == 1
    assert best.points == second.points
    assert _counted(best).startswith("一色三同顺 门前清 平和")
    assert _counted(second).startswith("一色三节高 门前清")


def test_readings_that_score_the_same_fans_are_told_once() -> None:
    rng = Random(12)
    for hand in [hands.winning(rng, rng.choice((None, 1, 2))) for _ in range(150)]:
        result = fan_score(hand, every=True)
        best, further = best_of(result), result.further
        told = [[(row.fan.id, row.count) for row in one.fans] for one, _ in further]
        assert all(fans not in told[:n] for n, fans in enumerate(told))
        assert [one.points for one, _ in further] == sorted([o.points for o, _ in further])[::-1]
        all_of_them = [best, *result.others]
        divisions = {division(hand, one.reading) for one in all_of_them}
        assert sum(1 + alike for _, alike in further) == len(divisions) - 1
        as_much = sum(1 + alike for one, alike in further if one.points == best.points)
        assert result.ties == as_much
        record = result.as_dict()["others"]
        assert [(other["fan_points"], other["alike"]) for other in record] == [
            (one.points, alike) for one, alike in further
        ]


def test_a_place_of_the_winning_tile_is_not_a_reading() -> None:
    """3s may complete 123s or 345s, and 5s 345s or 567s: one reading each."""
    for hand in ("[345m][678p]12345s99p +3s", "[123m][789p]34567s99p +5s"):
        result = fan_score(hand, every=True)
        assert result.others
        assert (result.ties, result.further) == (0, ())


@pytest.mark.parametrize(
    ("golds", "number"),
    [
        *[(1, 20), (2, 10)],
        *(pytest.param(*few, marks=pytest.mark.slow) for few in [(1, 60), (2, 60), (3, 12)]),
    ],
)
def test_a_drawn_gold_is_judged_in_every_place(golds: int, number: int) -> None:
    """In one suit the thirteen tiles depend on what the drawn gold stands for."""
    rng, seen = Random(8), 0
    drawn = [hands.winning(rng, golds, recipe=nine_numbers) for _ in range(number)]
    for hand in drawn:
        quick, all_of_them = fan_score(hand), fan_score(hand, every=True)
        # Only the note of ties is another: they are all shown.
        assert [n.code for n in quick.notes] == [n.code for n in all_of_them.notes]
        assert quick == all_of_them.replace(others=(), notes=quick.notes), hands.show(hand)
        compared = worth_otherwise(hand)
        assert compared.otherwise == []
        seen += compared.readings
    assert seen > 5 * number
    assert sum(hand.winning == hand.gold for hand in drawn) > 0.8 * number
    gates = [hand for hand in drawn if _counted(best_of(fan_score(hand))).startswith("九莲宝灯")]
    assert len(gates) > number / 4


def _reading(result: FanScore, groups: list[str]) -> Scored:
    """The best reading with these groups, of any groups where none are named."""
    for one in (best_of(result), *result.others):
        if not groups or sorted(groups[0].split()) == sorted(g.text for g in one.reading.groups):
            return one
    raise AssertionError(f"no reading has the groups {groups}")


def _counted(one: Scored) -> str:
    return " ".join(row.fan.name.zh + _times(row.count) for row in one.fans)


def _left_out(row: Exclusion) -> str:
    by = row.by.name.zh if row.by else "-"
    return f"{row.fan.name.zh} {by} {row.reason} {_times(row.count)}".rstrip()


def _times(count: int) -> str:
    return f"×{count}" if count > 1 else ""
