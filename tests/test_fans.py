"""The table of fans, tested as data: facts, invariants, and each example and near miss scored."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mahjong_cli import FanScore
from mahjong_cli.fans.parts import Chows, NumberPungs
from mahjong_cli.fans.registry import Fan, Register, Table
from mahjong_cli.fans.table import FANS
from mahjong_cli.games import golden, mcr
from mahjong_cli.packed import has
from mahjong_cli.text import Text
from tests.scored import fan_score

FACTS = Path(__file__).with_name("fans.tsv")
SHARED = Path(__file__).parents[2] / "shared" / "rules" / "fans.json"

TIERS = {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 9, 6: 7, 4: 4, 2: 10, 1: 13}
"""How many fans of the printed table are worth so many points."""

LINKS = {13, 14, 16, 23, 28, 29, 30, 39, 41, 50, 69, 70, 71, 72, 15, 24, 32, 42, 65}
"""The numbers of the fans that combine chows, and of those that combine number pungs."""

GROUPS = {
    ("printed", "every"): "printed",
    ("implied", "every"): "implied",
    ("implied", "limit"): "implied",
    ("always-concealed", "every"): "practice",
    ("kong-ladder", "every"): "ladder",
    ("own-sets", "own"): "own_sets",
    ("own-sets", "limit"): "own_sets",
    ("own-sets", "every"): "all_sets",
    ("other-division", "none"): "other_division",
}
"""The reason, how far a fan takes another away by it, and the word for both in its block."""

OTHER_DIVISIONS = {
    ("pure_terminal_chows", "seven_pairs"),
    ("quadruple_chow", "pure_shifted_pungs"),
    ("four_pure_shifted_pungs", "pure_triple_chow"),
    ("pure_triple_chow", "pure_shifted_pungs"),
    ("pure_shifted_pungs", "pure_triple_chow"),
}
"""What a text names although it is never there at the same time: it takes nothing away."""

NOT_PASSED_ON = [
    # a hand that cannot but be concealed scores 自摸 when self-drawn, and not 不求人.
    (
        "nine_gates seven_shifted_pairs thirteen_orphans four_concealed_pungs seven_pairs "
        "greater_honors_and_knitted_tiles lesser_honors_and_knitted_tiles",
        "fully_concealed_hand",
        "self_drawn",
    ),
    # kongs are one family of fans, concealed pungs another.
    ("four_kongs three_kongs", "two_concealed_kongs", "two_concealed_pungs"),
    # There are no sets in 十三幺.
    (
        "thirteen_orphans",
        "all_terminals_and_honors",
        "all_pungs outside_hand pung_of_terminals_or_honors",
    ),
]
"""A excludes B, B excludes C, but A does not exclude C: the As, B and the Cs."""

NEVER_BESIDE = {
    # 混幺九 has terminals and honours; and what has four equal chows is no reading of pairs.
    ("all_terminals", "all_terminals_and_honors"),
    ("all_honors", "all_terminals_and_honors"),
    ("quadruple_chow", "seven_pairs"),
}
"""A and B, which the shared facts call implied by A."""

BY_ID = {fan.id: fan for fan in FANS.fans}
EXCLUDED = {fan.id: {e.fan: e for e in fan.excludes if e.scope != "none"} for fan in FANS.fans}


GAMES = {"golden": golden.GAME, "mcr": mcr.GAME}
TABLES: dict[str, Table] = {rules: game.usual for rules, game in GAMES.items()}


def facts(fan: Fan) -> dict[str, str]:
    """What can be said of a fan in a line of text."""
    groups: dict[str, list[str]] = {group: [] for group in GROUPS.values()}
    for e in fan.excludes:
        named = e.fan if e.limit is None else f"{e.fan}:{e.limit}"
        groups[GROUPS[e.origin, e.scope]].append(named)
    return {
        "number": str(fan.number),
        "id": fan.id,
        "zh": fan.name.zh,
        "zh_hant": fan.name.hant,
        "en": fan.name.en,
        "points": str(fan.points),
        **{group: " ".join(fans) or "-" for group, fans in groups.items()},
    }


# Facts


def test_the_blocks_are_the_facts() -> None:
    with FACTS.open(encoding="utf-8", newline="") as file:
        known = list(csv.DictReader(file, delimiter="\t"))
    assert len(known) == 82
    assert [facts(fan) for fan in FANS.fans] == known


@pytest.mark.skipif(not SHARED.is_file(), reason="the shared rules lie beside a checkout only")
def test_the_blocks_are_the_shared_facts() -> None:
    known: list[dict[str, Any]] = json.loads(SHARED.read_text("utf-8"))["fans"]
    assert len(known) == 82
    for fan, fact in zip(FANS.fans, known, strict=True):
        said = facts(fan)
        keys = ("number", "id", "zh", "zh_hant", "en", "points")
        assert [said[key] for key in keys] == [str(fact[key]) for key in keys]
        printed = {e.fan for e in fan.excludes if e.origin in ("printed", "other-division")}
        assert printed == set(fact.get("excludes_printed", ()))
        others = {*fact.get("excludes_implied", ()), *fact.get("excludes_own_sets_only", ())}
        # What is never there at the same time, and no text names, is not taken away either.
        never = {other for by, other in NEVER_BESIDE if by == fan.id}
        assert {e.fan for e in fan.excludes} - printed == others - never
        assert set(fact.get("rule_sets", TABLES)) == {
            rules for rules, table in TABLES.items() if fan in table.printed
        }


# Invariants


def test_the_blocks_stand_in_the_printed_order() -> None:
    lines = [fan.predicate.__code__.co_firstlineno for fan in FANS.fans]
    assert lines == sorted(set(lines))
    assert [fan.number for fan in FANS.fans] == list(range(1, 83))
    printed = FANS.fans[:81]
    assert all(one.points >= other.points for one, other in pairwise(printed))
    assert Counter(fan.points for fan in printed) == TIERS


def test_each_rule_set_knows_its_fans() -> None:
    assert list(TABLES["golden"].printed) == FANS.fans[:81]
    assert list(TABLES["mcr"].printed) == FANS.fans


@pytest.mark.parametrize("name", ["id", "zh", "hant", "en"])
def test_names_are_unique(name: str) -> None:
    names = [fan.id if name == "id" else getattr(fan.name, name) for fan in FANS.fans]
    assert len({each.casefold() for each in names}) == 82
    assert [mcr.GAME.find(each) for each in names] == FANS.fans


@pytest.mark.parametrize("fan", FANS.fans, ids=lambda fan: fan.id)
def test_the_rule_is_one_sentence(fan: Fan) -> None:
    english, *chinese = fan.rule
    assert english[0].isupper() or english[0].isdigit()
    assert english.endswith(".")
    assert english.count(".") == 1
    for rule in chinese:
        assert rule.endswith("。")
        assert rule.count("。") == 1
        assert len(rule) > 5
    assert "\n" not in "".join(fan.rule)


@pytest.mark.slow
def test_the_rules_are_there_without_docstrings() -> None:
    told = "from mahjong_cli.fans.table import FANS; print(*(fan.rule.en for fan in FANS.fans))"
    ran = subprocess.run(
        [sys.executable, "-OO", "-c", told], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == " ".join(fan.rule.en for fan in FANS.fans)


def test_a_fan_as_json_has_it() -> None:
    fan = BY_ID["two_dragon_pungs"]
    assert fan.as_dict("zh-Hant") == {
        "number": 54,
        "id": "two_dragon_pungs",
        "zh": "双箭刻",
        "zh_hant": "雙箭刻",
        "en": "Two Dragon Pungs",
        "points": 6,
        "rule": "兩種箭牌各成刻子或杠。",
        "excludes": [
            {"id": "dragon_pung", "reason": "implied", "limit": 2},
            {"id": "pung_of_terminals_or_honors", "reason": "own-sets"},
        ],
        "example": "[CCC][FFF]456s99sWW +9s discard seat=E round=S",
        "near_miss": "[CCC][EEE]456s99sWW +9s discard seat=E round=S",
    }
    assert fan.as_dict()["rule"] == "Pungs or kongs of two different dragons."


def test_a_fan_without_a_rule_is_refused() -> None:
    def empty(p: Chows) -> tuple[()]:
        return ()

    register, name = Register(), Text("Empty", "空", "空")
    with pytest.raises(ValueError, match="empty has no rule in en"):
        register.fan(Chows, 1, name, Text("", "有。", "有。"), yes="", no="")(empty)
    with pytest.raises(ValueError, match="empty has no rule in zh, hant"):
        register.fan(Chows, 1, name, Text("There is.", " ", ""), yes="", no="")(empty)
    with pytest.raises(ValueError, match="empty has no name in hant"):
        register.fan(Chows, 1, name._replace(hant=""), Text("A.", "有。", "有。"), yes="", no="")(
            empty
        )
    assert register.fans == []


def test_exclusions_name_cheaper_fans_once() -> None:
    pairs = [(fan, e.fan) for fan in FANS.fans for e in fan.excludes]
    assert len(pairs) == len(set(pairs)) > 100
    assert {other for _, other in pairs} <= BY_ID.keys()
    dearer = {(fan.id, other) for fan, other in pairs if BY_ID[other].points >= fan.points}
    assert dearer == {(fan, other) for fan, other in OTHER_DIVISIONS if (other, fan) in dearer}


def test_other_divisions_take_nothing_away() -> None:
    named = {(fan.id, e.fan) for fan in FANS.fans for e in fan.excludes if e.scope == "none"}
    assert named == OTHER_DIVISIONS
    for table in TABLES.values():
        nth = {fan.id: n for n, fan in enumerate(table.fans)}
        for by, other in OTHER_DIVISIONS:
            assert table.divided[nth[by]] == (nth[other],)
            assert not has(table.excluded[nth[by]], nth[other])


def test_exclusions_are_passed_on() -> None:
    chains = {
        (a, b, c)
        for a, excluded in EXCLUDED.items()
        for b in excluded
        for c in EXCLUDED[b].keys() - excluded.keys() - {a}
    }
    exceptions = {
        (a, b, c)
        for names, b, others in NOT_PASSED_ON
        for a in names.split()
        for c in others.split()
    }
    assert chains == exceptions


def test_what_takes_its_own_sets_is_excluded_within_its_part() -> None:
    """Exclusions by own sets are decided part by part, before the others are known."""
    takers = {fan.id for fan in FANS.fans for e in fan.excludes if e.scope == "own"}
    assert len(takers) > 10
    elsewhere = {
        (taker, fan.id)
        for taker in takers
        for fan in FANS.fans
        if taker in EXCLUDED[fan.id] and fan.part is not BY_ID[taker].part
    }
    assert elsewhere == set()


def test_own_sets_are_of_the_same_part_or_counted() -> None:
    rules = [(fan, e) for fan in FANS.fans for e in fan.excludes if e.origin == "own-sets"]
    assert len(rules) > 10
    some = [(fan, e) for fan, e in rules if e.scope != "every"]
    other_parts = [fan.id for fan, e in some if fan.part is not BY_ID[e.fan].part]
    assert other_parts == [fan.id for fan, e in rules if e.limit] == ["nine_gates"]


def test_the_links_combine_chows_or_number_pungs() -> None:
    links = [fan for fan in FANS.fans if fan.link]
    assert {fan.number for fan in links} == LINKS
    assert {fan.part for fan in links} == {Chows, NumberPungs}


# Examples


def scored(fan: Fan, hand: str) -> list[FanScore]:
    """The hand under each rule set that knows the fan."""
    knowing = [rules for rules, table in TABLES.items() if fan in table.printed]
    assert knowing
    return [fan_score(hand, rules=rules) for rules in knowing]


def counted(result: FanScore) -> set[str]:
    assert all(row.count > 0 for row in result.counted)
    return {row.fan.id for row in result.counted}


@pytest.mark.parametrize("fan", FANS.fans, ids=lambda fan: f"{fan.id}-yes")
def test_the_example_has_the_fan(fan: Fan) -> None:
    for result in scored(fan, fan.yes):
        assert result.meets_minimum
        assert fan.id in counted(result)
        assert not result.hand.assumed


@pytest.mark.parametrize("fan", FANS.fans, ids=lambda fan: f"{fan.id}-no")
def test_the_near_miss_wins_without_the_fan(fan: Fan) -> None:
    for result in scored(fan, fan.no):
        assert result.win
        assert fan.id not in counted(result)
        assert not result.hand.assumed
