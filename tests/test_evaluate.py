"""What is counted and what is left out, and why: the hands of ``clauses.txt``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mahjong_cli import Exclusion, FanScore, Scored
from tests.scored import best_of, fan_score

CLAUSES = Path(__file__).with_name("clauses.txt")


class Clause(NamedTuple):
    """A hand that shows a clause of the rulings, and what must come out."""

    name: str
    hand: str
    said: dict[str, list[str]]


def read(text: str) -> Iterator[Clause]:
    for block in text.split("\n\n"):
        name, *lines = block.splitlines()
        if lines and not lines[0].startswith("#"):
            said: dict[str, list[str]] = {"groups": [], "counted": [], "left out": []}
            for line in lines[1:]:
                said[line[2:12].strip()].append(line[12:])
            yield Clause(name.removeprefix("# "), lines[0], said)


ALL = list(read(CLAUSES.read_text("utf-8")))


def test_the_clauses_are_read() -> None:
    assert len(ALL) > 35
    assert len({clause.name for clause in ALL}) == len(ALL)
    assert all(len(clause.said["counted"]) == 1 for clause in ALL)
    assert {"A-07", "A-10", "A-12", "A-23", "A-24"} <= {c.name.split()[0] for c in ALL}
    reasons = {left_out.split()[2] for clause in ALL for left_out in clause.said["left out"]}
    assert reasons == {"printed", "implied", "own-sets", "combination", "many-waits", "gold"}


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
