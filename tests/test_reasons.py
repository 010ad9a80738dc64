"""Why a fan is left out, in words."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest

from mahjong_cli import Scored
from mahjong_cli.fans.reasons import CODES, REASONS, Exclusion, sentence
from mahjong_cli.text import LANGUAGES
from tests.scored import best_of, fan_score
from tests.test_evaluate import ALL, Clause


def left_out(hand: str, fan: str) -> tuple[Exclusion, tuple[int, ...]]:
    score = fan_score(hand)
    found = [row for row in best_of(score).excluded if row.fan.id == fan]
    assert len(found) == 1
    return found[0], score.waits


def test_the_codes_are_the_closed_list() -> None:
    assert CODES == ("printed", "implied", "own-sets", "combination", "many-waits", "gold")
    assert tuple(REASONS) == CODES


@pytest.mark.parametrize(("hand", "fan", "said"), [
    ("1112345678999m +5m discard", "full_flush", (
        "its rule text says so", "规则明文不计", "規則明文不計")),
    ("123m456p67p789s55m +8p self", "self_drawn", (
        "it always contains this fan", "成立时必然包含此番", "成立時必然包含此番")),
    ("[456m]123m789m55p78s +9s discard", "two_terminal_chows", (
        "it is made of the same sets", "由同样的牌组组成", "由同樣的牌組組成")),
    ("[123m][123m]456m78m55p +9m discard", "pure_straight", (
        "it joins these sets already", "已将这些牌组组合", "已將這些牌組組合")),
    ("[123m][123p]456m45p99s +6p discard", "short_straight", (
        "it and Short Straight join these sets already", "已与连六将这些牌组组合",
        "已與連六將這些牌組組合")),
    ("[456p][789s]12345m55s +3m discard", "edge_wait", (
        "the hand waits on 36m", "听牌不止一张：36万", "聽牌不止一張：36萬")),
    ("123456789m777p3s +E self fourth gold=E", "last_tile", (
        "a gold took the winning tile's place", "和的是黄金，不是绝张", "和的是黃金，不是絕張")),
])  # fmt: skip
def test_the_sentence(hand: str, fan: str, said: tuple[str, str, str]) -> None:
    note = sentence(*left_out(hand, fan))
    assert note.code in CODES
    assert (note.say("en"), note.say("zh"), note.say("zh-Hant")) == said


@pytest.mark.parametrize("clause", ALL, ids=lambda clause: clause.name)
def test_every_sentence_is_said_in_every_language(clause: Clause) -> None:
    score = fan_score(clause.hand, every=True)
    for one in (best_of(score), *score.others):
        for row in one.excluded:
            note = sentence(row, score.waits)
            assert note.code == row.reason
            for lang in (*LANGUAGES, "both"):
                assert "{" not in note.say(lang)


def pickled(scored: Scored) -> Scored:
    back = pickle.loads(pickle.dumps(scored))
    assert isinstance(back, Scored)
    return back


@pytest.mark.parametrize("copied", [pickled, deepcopy])
def test_what_is_scored_is_a_value(copied: Callable[[Scored], Scored]) -> None:
    for clause in ALL:
        one = best_of(fan_score(clause.hand))
        assert copied(one) == one
        assert hash(copied(one)) == hash(one)
        assert len({*one.fans, *copied(one).fans}) == len(one.fans)
