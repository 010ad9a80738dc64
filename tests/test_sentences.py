"""What each sentence of the rule texts decides, and the hand that shows it: ``sentences.txt``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mahjong_cli import FanScore, MahjongError, Score, Settlement, parse, score, tile
from mahjong_cli.games import find, find_clause

HERE = Path(__file__).parent
TEXTS = HERE.parents[1] / "shared" / "rules"


class Sentence(NamedTuple):
    """Words of a sentence, the clause behind it, a hand, and what comes out."""

    rules: str
    words: str
    clause: str
    hand: str
    answer: str


def read(text: str) -> Iterator[Sentence]:
    rules = ""
    for line in text.splitlines():
        if line.startswith("## "):
            rules = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            yield Sentence(rules, *line.split(" | "))


ALL = list(read((HERE / "sentences.txt").read_text("utf-8")))
WITH_HANDS = [each for each in ALL if each.hand != "-"]


def test_the_table_is_read() -> None:
    assert len(ALL) > 220
    assert [each.clause for each in ALL if each not in WITH_HANDS] == ["A-32"]
    numbers = {each.clause for each in ALL if each.clause.isdigit()}
    assert numbers == {str(n) for n in range(1, 82)}


@pytest.mark.slow
@pytest.mark.parametrize("each", ALL, ids=lambda each: f"{each.clause} {each.words}")
def test_a_sentence_has_a_ruling_or_a_line_of_the_page(each: Sentence) -> None:
    assert find_clause(find(each.rules), each.clause)


@pytest.mark.parametrize("each", WITH_HANDS, ids=lambda each: f"{each.clause} {each.answer}")
def test_the_hand_shows_the_sentence(each: Sentence) -> None:
    refused: set[str] = set()
    result = None
    try:
        result = score(parse(each.hand, rules=each.rules))
    except MahjongError as error:
        refused = {f"!{problem.name}" for problem in error.problems}
    said = refused if result is None else facts(result)
    for wanted in each.answer.split():
        if wanted.startswith("-"):
            assert result is not None
            assert wanted[1:] not in said
        else:
            assert wanted in said, said


def facts(result: Score) -> set[str]:
    """All that a row may say of a hand that is scored."""
    found = {"win"} if result.win else {f"lost:{result.why[0].code}"}
    found |= set() if result.meets_minimum else {"below"}
    found |= {f"={result.total}"}
    found |= {f"gold={name}" for name in GOLDS if result.hand.gold == tile(name)}
    if isinstance(result, FanScore):
        found |= {row.fan.name.zh for row in result.counted}
        found |= {
            f"{row.fan.name.zh}<{row.by.name.zh}"
            for row in (result.best.excluded if result.best else ())
            if row.by and row.reason in ("printed", "other-division")
        }
    if isinstance(result, Settlement) and result.verdict:
        found |= {pattern.name.zh for pattern in result.verdict.patterns}
        found |= {f"{each.payer}={each.amount}" for each in result.payments}
        found.add("hard" if result.as_dict()["hard"] else "soft")
    return found


GOLDS = ("1m", "6m", "1s", "3p", "E", "S", "W", "N", "F")


# Nothing that the texts decide is left out


NO_DECISION = {
    "hongzhong": (
        "紅中賴子杠", "牌型", "特殊牌", "固定杠牌", "賴子：", "賴子又稱", "胡牌", "大胡：",
        "包牌：包括", "清一色：", "清一色規則", "碰碰胡", "全求人包牌", "包牌的具體算法", "封頂",
    ),
    "golden": ("[黄金麻将]", "【", "又称"),
}  # fmt: skip
"""Sentences that begin so are headings, or nicknames: they decide nothing."""

NEVER = {"七星不靠不计单钓", "全不靠不计单钓"}
"""What cannot be together: these hands have no pair, so there is no pair to wait on."""


def sentences(text: str) -> list[str]:
    """The sentences of a rule text."""
    return [s.strip() for s in re.split(r"[。\n]", text) if s.strip(" 　")]


@pytest.mark.skipif(not TEXTS.is_dir(), reason="the rule texts lie beside a checkout only")
@pytest.mark.parametrize("rules", ["golden", "hongzhong"])
def test_every_sentence_is_in_the_table(rules: str) -> None:
    text = (TEXTS / f"source-{rules}.txt").read_text("utf-8")
    text = text.split("賴子麻将\n")[0]  # behind it stands the other text once more
    words = [each.words for each in ALL if each.rules == rules]
    assert [each for each in words if each not in text] == []
    told = [s for s in sentences(text) if not any(each in s for each in words)]
    assert [s for s in told if not s.startswith(NO_DECISION[rules])] == []


@pytest.mark.skipif(not TEXTS.is_dir(), reason="the rule texts lie beside a checkout only")
def test_every_fan_that_a_text_leaves_out_is_shown() -> None:
    text = (TEXTS / "source-golden.txt").read_text("utf-8")
    spelt = {"单钓": "单钓将", "碰": "碰碰和", "同刻": "双同刻"}  # as the text shortens them
    shown = {answer for each in ALL for answer in each.answer.split()}
    for name, rule in re.findall(r"^\d+、【(.+?)】：(.*?)$", text, re.M):
        for listed in re.findall(r"(?<!（)不计(?!算|在)([^。；，（）]*)", rule):
            for fan in listed.split("、"):
                named = fan in {*spelt, *NAMES} - {name}
                if named and f"{name}不计{fan}" not in NEVER:
                    pair = f"{spelt.get(fan, fan)}<{name}"
                    assert pair in shown or (name, fan) == ("花牌", "杠上开花"), pair


NAMES = {fan.name.zh for fan in find("golden").entries}
