"""What is printed of a game that is settled among the players: table, JSON, pages."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from mahjong_cli import parse, score
from mahjong_cli.games.hongzhong import GAME, sentences
from mahjong_cli.games.hongzhong.settlement import Settlement
from mahjong_cli.render import lines, pages, score_table
from mahjong_cli.render.look import Look
from mahjong_cli.render.schema import schema
from mahjong_cli.text import LANGS, Coded
from tests import laizi
from tests.command import mjscore
from tests.contract import KEYS, VALIDATOR

HANDS = (
    "[777s]456p789p2s3p55s +4s gold=3p from=left left=open dealer=right",
    "[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right",
    "[222p][345p]66678p11p +9p robkong from=left left=open dealer=right gold=5s",
    "[222p][666p]444p99p88p +8p self left=open right=kong:1 dealer=right gold=5s",
    "[SSS]WWNNNFFPPP +N self zhongkong=2 left=open dealer=right gold=7p",
    "SSSWWNNNFFPPP +N self zhongkong=2 left=open dealer=right gold=7p",
    "77799s456p789p23s +4s self dealer=self",
    "[6666s,1][3333p]789p7s2s55p +8s self zhongkong=1 laizikong=1 dealer=left flip=1s left=kong:1",
    "[123s][456p][888s][NNN]7p +5p from=left left=open,unready,ckong:1 dealer=right gold=7p",
    "[222p][333p][444p]6p7s7s7s +6p self gold=7s fed=right dealer=left stake=2 big-bonus=once",
    "[222p][345p][678p]55p99p +9p self fed=across players=4 across=zhongkong:1 dealer=self",
    "[777s]456p78p2s5s5s9p9p +3s self dealer=self gold=9p",
    "[777s]46p789p3p3p2s55s +4s gold=3p self dealer=right laizi-limit=substitute",
    "[777s]456p789p23sCC +4s gold=3p self dealer=right",
    "[777s]456p789p23s9sN +4s self fourth dealer=self",
    "[777s]456p789p23s55s +4s from=left dealer=right discard-pays=discarder",
    "[234p]555p999s2p3p67s +5s kongdraw zhongkong=4 flip=C dealer=self",
)
ADDED = ["patterns", "hard", "payments", "liable"]
SCHEMA = schema([GAME])


def settled(text: str, *, every: bool = False) -> Settlement:
    result = score(parse(text, rules="hongzhong"), every=every)
    assert isinstance(result, Settlement)
    return result


SCORES = [settled(text, every=n % 3 == 0) for n, text in enumerate(HANDS)]


def answer(text: str, lang: str = "en", *, every: bool = False) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(lines.dumps(settled(text, every=every).record(lang, text)))
    return loaded


# The table


@pytest.mark.slow
@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for each in SCORES:
        drawn = score_table.text(each, Look(lang, width))
        assert max(map(cell_len, drawn.splitlines())) <= width, drawn


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_ascii_gets_letters_and_english(lang: str) -> None:
    look = Look(lang, 60, encoding="ascii").settled()
    for each in SCORES:
        drawn = score_table.text(each, look)
        assert drawn.isascii()
        assert "?" not in drawn
        assert "\\u" not in drawn


@pytest.mark.slow
def test_gbk_takes_all_that_is_drawn() -> None:
    for lang in LANGS:
        look = Look(lang, 80, encoding="gbk").settled()
        for each in SCORES:
            assert "\\u" not in score_table.text(each, look).encode("gbk").decode("gbk")


def test_every_payer_is_shown_with_every_factor() -> None:
    for each in SCORES:
        drawn = score_table.text(each, Look("en", 500))
        for payment in each.payments:
            row = next(line for line in drawn.splitlines() if _is_row(line, payment.payer))
            assert f" {payment.amount} " in row
            for factor in payment.factors:
                assert f"× {factor.factor} ({factor.note.say()})" in row
            assert f"= {payment.raw}" in row or not payment.factors


def _is_row(line: str, payer: str) -> bool:
    return bool(re.match(rf"  {payer} +\d", line))


def test_the_arithmetic_of_a_missed_threshold_is_shown() -> None:
    drawn = score_table.text(settled(HANDS[1]), Look())
    assert "no loser owes 8 or more: left 1 × 2 × 2 = 4, right 1 × 2 × 2 = 4" in drawn
    assert "Total" not in drawn
    chinese = score_table.text(settled(HANDS[1]), Look("zh"))
    assert "没有一家够 8 个：上家 1 × 2 × 2 = 4、下家 1 × 2 × 2 = 4" in chinese


@pytest.mark.parametrize("obstacle", sentences.OBSTACLES, ids=lambda each: each.code)
def test_every_obstacle_is_said_in_every_language(obstacle: Coded) -> None:
    found = next(why for each in SCORES for why in each.why if why.what == obstacle)
    english, *chinese = (found.say(lang) for lang in ("en", "zh", "zh-Hant"))
    assert english.isascii() or "×" in english
    assert re.search(r"\d", english)
    assert not any(said.isascii() or "{" in said for said in chinese)


def test_every_factor_and_case_comes_up() -> None:
    paid = [payment for each in SCORES for payment in each.payments]
    assert {factor.why for payment in paid for factor in payment.factors} == set(sentences.FACTORS)
    liable = {
        each.verdict.liable.why.what for each in SCORES if each.verdict and each.verdict.liable
    }
    assert liable == set(sentences.LIABLE)


def test_what_becomes_of_each_payment_is_said() -> None:
    said = {
        remark.code for each in SCORES for payment in each.payments for remark in payment.remarks
    }
    assert said == {"nothing", "capped", "gold-top", "flat", "paid-by", "pays-all"}
    left, right = SCORES[2].payments
    assert [remark.say() for remark in left.remarks] == [
        "capped at 300", "pays for all: 300 + 120 = 420",
    ]  # fmt: skip
    assert [remark.say("zh-Hant") for remark in right.remarks] == ["由上家付"]


def test_the_steps_lead_to_the_total() -> None:
    for each in SCORES:
        assert [step.number for step in each.steps] == [
            payment.amount for payment in each.payments if each.win
        ]
        assert (each.steps[-1].value if each.steps else None) == each.total


def test_runners_up_are_listed() -> None:
    drawn = score_table.text(settled(HANDS[9], every=True), Look("en", 100))
    assert "Other readings" in drawn
    assert "Full Flush, All Pungs" in drawn.partition("Other readings")[2]
    nothing = score_table.text(settled(HANDS[6], every=True), Look())
    assert "open melds: 0" in nothing


# JSON


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", HANDS)
def test_every_answer_fits_the_schema(text: str, lang: str) -> None:
    VALIDATOR(SCHEMA).validate(answer(text, lang))
    VALIDATOR(SCHEMA).validate(answer(text, lang, every=True))


def test_random_hands_fit_the_schema() -> None:
    rng = Random(8)
    for n in range(40):
        each = score(laizi.deal(rng, n % 3, house=True), every=n % 4 == 0)
        VALIDATOR(SCHEMA).validate(json.loads(lines.dumps(each.record("en", ""))))


@pytest.mark.parametrize("text", HANDS)
def test_every_key_is_there(text: str) -> None:
    keys = list(answer(text))
    fans = [key for key in KEYS if key not in ADDED]  # payments are in both
    assert [key for key in keys if key not in ADDED] == fans
    assert [key for key in keys if key not in fans] == ADDED


def test_a_win() -> None:
    made = answer(HANDS[2])
    assert (made["win"], made["meets_minimum"], made["total"], made["hard"]) == (
        True, True, 420, True,
    )  # fmt: skip
    assert (made["fans"], made["fan_points"], made["multiplier"], made["why"]) == (
        [], None, None, None,
    )  # fmt: skip
    assert made["patterns"] == [
        {"id": "full_flush", "zh": "清一色", "en": "Full Flush", "base": 10},
        {"id": "robbed_kong", "zh": "抢杠", "en": "Robbed Kong", "base": 10},
    ]
    left, right = made["payments"]
    assert left["bases"] == [
        {"id": "full_flush", "base": 10, "bonus": 10},
        {"id": "robbed_kong", "base": 10, "bonus": 0},
    ]
    assert (left["payer"], left["amount"], left["base"], left["capped"]) == ("left", 420, 30, True)
    assert left["factors"] == [
        {"factor": 2, "code": "open", "who": "self", "text": "winner is open"},
        {"factor": 2, "code": "hard", "who": None, "text": "hard hand"},
        {"factor": 2, "code": "open", "who": "left", "text": "left is open"},
        {"factor": 2, "code": "robbed-kong", "who": "left", "text": "left made the robbed kong"},
    ]
    assert (right["amount"], right["raw"], right["capped"]) == (0, 120, False)
    assert made["liable"] == {
        "code": "robbed", "who": "left", "text": "left was robbed of the kong and pays for all",
    }  # fmt: skip


def test_the_base_is_the_sum_of_what_is_shown() -> None:
    for text in HANDS:
        for payment in answer(text)["payments"]:
            assert payment["base"] == sum(p["base"] + p["bonus"] for p in payment["bases"])
    big = "[222p][666p]444p99p88p +8p self dealer=left big-bonus=once"
    once = answer(big)["payments"][0]["bases"]
    assert [(p["base"], p["bonus"]) for p in once] == [(10, 10), (10, 0)]
    flat = answer(HANDS[4])["payments"][0]["bases"]
    assert flat == [{"id": "all_winds", "base": 400, "bonus": 0}]


@pytest.mark.parametrize(
    ("lang", "base"),
    [
        ("en", "30 (10 + 10 Full Flush, 10 Robbed Kong) × 2"),
        ("zh", "30 (10 + 10 清一色、10 抢杠) × 2"),
        ("zh-Hant", "30 (10 + 10 清一色、10 搶杠) × 2"),
    ],
)
def test_the_table_says_where_the_base_comes_from(lang: str, base: str) -> None:
    assert base in score_table.text(SCORES[2], Look(lang, 300))
    assert "  1 (Small Win) × 2 " in score_table.text(SCORES[0], Look("en", 300))


def test_the_lists_of_patterns_tell_the_bonus() -> None:
    for args in (("fans", "-r", "hongzhong"), ("rules", "hongzhong")):
        page = mjscore(*args).stdout
        assert "Bonus" in page
        assert re.search(r"Full Flush +10 +\+10 ", page)
        assert re.search(r"Robbed Kong +10 +Any", page)


def test_why_someone_is_liable() -> None:
    unready = answer(HANDS[8])["liable"]["text"]
    assert "discarded the pair tile to four open melds without being ready" in unready
    assert "Full Flush" in answer(HANDS[10])["liable"]["text"]
    winds = "[SSS][WWW][NNN]FFPP +P self dealer=left fed=left"
    for lang, named, flush in (
        ("en", "All Winds", "flush"), ("zh", "风一色", "清一色"), ("zh-Hant", "風一色", "清一色"),
    ):  # fmt: skip
        why = answer(winds, lang)["liable"]["text"]
        assert named in why
        assert flush not in why.lower()


def test_hard_is_also_said_of_a_missed_threshold() -> None:
    assert answer(HANDS[1])["hard"] is False
    (keys,) = (each["properties"] for kind, each in SCHEMA["$defs"].items() if "score" in kind)
    assert "without a win" not in keys["hard"]["description"]


def test_every_kong_is_a_factor_with_its_reason() -> None:
    whys = [f["text"] for f in answer(HANDS[7])["payments"][0]["factors"]]
    assert "winner has a melded kong 6666s" in whys
    assert "winner has a concealed kong 3333p" in whys
    assert "winner konged a laizi" in whys
    assert "left has a melded kong" in whys


def test_no_win() -> None:
    below = answer(HANDS[1])
    assert (below["win"], below["meets_minimum"], below["total"]) == (False, False, None)
    assert below["why"]["code"] == "below-threshold"
    assert [p["amount"] for p in below["payments"]] == [4, 4]
    closed = answer(HANDS[5])
    assert (closed["why"]["code"], closed["payments"], closed["patterns"], closed["hard"]) == (
        "not-opened", [], [], None,
    )  # fmt: skip
    assert closed["reading"]["form"] == "shapeless"
    assert closed["away"] == 0
    far = answer(HANDS[14])
    assert (far["why"]["code"], far["reading"], far["away"]) == ("incomplete", None, 1)
    red = answer(HANDS[13])
    assert (red["why"]["code"], red["waits"]) == ("red-in-hand", [])


# Pages and statuses


def test_the_rule_set_has_a_page_with_its_patterns_and_options() -> None:
    page = mjscore("rules", "hongzhong").stdout
    for pattern in GAME.entries:
        assert pattern.name.en in page
    for option in GAME.rules.options:
        assert f"{option.name}={option.default}" in page
    assert "hongzhong" in mjscore("rules").stdout


def test_patterns_are_listed_and_explained() -> None:
    listed = mjscore("fans", "-r", "hongzhong", "--lang", "zh-Hant").stdout
    assert "風一色" in listed
    page = mjscore("fans", "清一色", "-r", "hongzhong").stdout
    assert "full_flush" in page
    assert page == pages.fan(GAME, GAME.entries[1], Look("en", 80))
    assert mjscore("fans", "清二色", "-r", "hongzhong").exit_code == 2
    assert "did you mean" in mjscore("fans", "清二色", "-r", "hongzhong").stderr


@pytest.mark.parametrize(
    ("text", "status"),
    [(HANDS[0], 0), (HANDS[1], 1), (HANDS[5], 1), (HANDS[13], 1), (HANDS[14], 1), ("1p self", 2)],
)
def test_statuses(text: str, status: int) -> None:
    assert mjscore("-r", "hongzhong", text).exit_code == status
    assert mjscore("-r", "hongzhong", text, "--json").exit_code == status


def test_house_options_may_come_from_the_command_line() -> None:
    args = ["-r", "hongzhong", HANDS[0], "--json", "--house", "stake=2"]
    assert json.loads(mjscore(*args).stdout)["total"] == 24


# Values


def test_scores_are_values() -> None:
    for each in SCORES:
        for copied in (deepcopy(each), pickle.loads(pickle.dumps(each))):
            assert copied == each
            assert hash(copied) == hash(each)
    made = SCORES[2].as_dict()
    assert made == answer(str(SCORES[2].hand))
    made["payments"][0]["factors"].clear()
    assert made != SCORES[2].as_dict()


@pytest.mark.slow
def test_reading_a_hand_needs_nothing_that_settles_it() -> None:
    code = (
        "import sys; from mahjong_cli import parse; parse(sys.argv[1], rules='hongzhong');"
        "print(*(name.rpartition('.')[2] for name in sys.modules if '.hongzhong.' in name))"
    )
    done = subprocess.run([sys.executable, "-c", code, HANDS[2]], capture_output=True, text=True)
    assert set(done.stdout.split()) == {
        "house_options", "players", "problems", "rules", "vocabulary",
    }  # fmt: skip


# In short


def test_the_cells_of_csv() -> None:
    assert GAME.columns == ("patterns", "payments")
    cells = [tuple(each.own_cells()[name] for name in GAME.columns) for each in SCORES]
    assert cells[2] == ("full_flush 10; robbed_kong 10", "left 420; right 0")
    assert cells[5] == cells[14] == ("", "")


def test_in_short() -> None:
    plain = [[Look(lang).plain(cell) for cell in SCORES[2].brief()] for lang in ("en", "zh-Hant")]
    assert plain == [
        ["Full Flush", "Robbed Kong", "left 420", "right 0"],
        ["清一色", "搶杠", "上家 420", "下家 0"],
    ]
    assert SCORES[14].brief() == ()


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Robbed"), ("zh", "被抢者"), ("zh-Hant", "被搶者")]
)
def test_a_robbed_player_is_called_so(lang: str, label: str) -> None:
    robbed = "[222p][345p]66678p11p +9p robkong from=left dealer=right gold=5s rules=hongzhong"
    for line in (robbed, "123m456m789m11p45s +3s robkong from=left rules=mcr"):
        assert label in mjscore(line, "--lang", lang).stdout
