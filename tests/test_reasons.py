"""Why a fan is left out, in words."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest

from mahjong_cli import Scored
from mahjong_cli.fans.reasons import CODES, REASONS, Exclusion, sentence
from mahjong_cli.text import LANGUAGES
from tests.clauses import ALL, Clause
from tests.reasons import CLOSED
from tests.scored import best_of, fan_score


def left_out(hand: str, fan: str, reason: str | None = None) -> tuple[Exclusion, tuple[int, ...]]:
    score = fan_score(hand)
    rows = best_of(score).excluded
    found = [row for row in rows if row.fan.id == fan and reason in (None, row.reason)]
    assert len(found) == 1
    return found[0], score.waits


def test_the_codes_are_the_closed_list() -> None:
    assert tuple(CLOSED) == CODES
    assert tuple(REASONS) == CODES


@pytest.mark.parametrize(("hand", "fan", "said"), [
    ("1112345678999m +5m discard", "full_flush", (
        "its rule text says so", "规则明文不计", "規則明文不計")),
    ("123m456p67p789s55m +8p self", "self_drawn", (
        "it always contains this fan", "成立时必然包含此番", "成立時必然包含此番")),
    ("[1111m,1][9999m,1][1111p][9999p]1s +1s discard", "single_wait", (
        "where only one tile wins, it always contains this fan", "只听一种牌时必然包含此番",
        "只聽一種牌時必然包含此番")),
    ("1133m5555p2299sC +C discard", "concealed_hand", (
        "it is always concealed, so by practice scores nothing for it",
        "此番必为门前清，依惯例不另计", "此番必為門前清，依慣例不另計")),
    ("[2222m,1][4444p][8888s,5]34m6p6p +5m discard", "concealed_kong", (
        "kongs are counted once, by their number", "杠按副数只计一番", "杠按副數只計一番")),
    ("[456m]123m789m55p78s +9s discard", "two_terminal_chows", (
        "it is made of the same sets", "由同样的牌组组成", "由同樣的牌組組成")),
    ("[123m][123m]456m78m55p +9m discard", "pure_straight", (
        "a second one: its sets are joined already by Pure Straight",
        "另一个：其牌组已由清龙组合", "另一個：其牌組已由清龍組合")),
    ("[123m][123p]456m45p99s +6p discard", "short_straight", (
        "a second one: its sets are joined already by Mixed Double Chow, Short Straight",
        "另一个：其牌组已由喜相逢、连六组合", "另一個：其牌組已由喜相逢、連六組合")),
    ("[789s][789s]77789p89s +7s self", "mixed_double_chow", (
        "2 more: their sets are joined already by Pure Triple Chow, Mixed Double Chow",
        "另 2 个：其牌组已由一色三同顺、喜相逢组合",
        "另 2 個：其牌組已由一色三同順、喜相逢組合")),
    ("[789s][789p][789s][789m]7p +7p self last", "mixed_double_chow", (
        "it and Pure Double Chow join these sets already", "已与一般高将这些牌组组合",
        "已與一般高將這些牌組組合")),
    ("1122335778899s +5s discard", "seven_pairs", (
        "its rule text says so; only another division of the tiles has this fan",
        "规则明文不计；这些牌换一种拆法才有此番", "規則明文不計；這些牌換一種拆法才有此番")),
    ("[456p][789s]12345m55s +3m discard", "edge_wait", (
        "the hand waits on 36m", "听牌不止一张：36万", "聽牌不止一張：36萬")),
    ("123456789m777p3s +E self fourth gold=E", "last_tile", (
        "a gold took the winning tile's place", "和的是黄金，不是绝张", "和的是黃金，不是絕張")),
    ("1112345678899p +9p discard", "nine_gates", (
        "the thirteen tiles were not 1112345678999", "和牌前的十三张不是 1112345678999",
        "和牌前的十三張不是 1112345678999")),
    ("[345m][6666p]123s9p789s +9p flowerdraw flowers=1", "out_with_replacement_tile", (
        "the winning tile replaced a flower, not a kong", "和的是补花的牌，不是补杠的牌",
        "和的是補花的牌，不是補杠的牌")),
    ("[222m][555p][888s][CCC]3m +4m robkong gold=3m", "melded_hand", (
        "a robbed tile is not a discard", "抢杠的牌不是别人打出的牌",
        "搶杠的牌不是別人打出的牌")),
    ("[5555m][777p]222s88s99p +9p discard", "tile_hog", (
        "the four tiles are a kong", "四张已开成杠", "四張已開成杠")),
])  # fmt: skip
def test_the_sentence(hand: str, fan: str, said: tuple[str, str, str]) -> None:
    reason = "combination" if "joined" in said[0] or "join " in said[0] else None
    note = sentence(*left_out(hand, fan, reason))
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
