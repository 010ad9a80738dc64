"""The JSON contract: keys and their order, the schema, and what may stand in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from mahjong_cli import Hand, MahjongError, parse, score
from mahjong_cli.render import lines
from mahjong_cli.render.escape import has_shape
from mahjong_cli.text import LANGS
from tests.contract import KEYS, SCHEMA, VALIDATOR
from tests.hands import losing, many
from tests.laizi import deal
from tests.samples import HANDS, WRONG, failure, scores


def answer(text: str, lang: str = "en", line: int | None = None) -> dict[str, Any]:
    try:
        made = score(parse(text)).record(lang, text, line)
    except MahjongError as error:
        made = lines.error_record(error, lang, text, line)
    loaded: dict[str, Any] = json.loads(lines.dumps(made))
    return loaded


def test_the_schema_is_one() -> None:
    VALIDATOR.check_schema(SCHEMA)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", HANDS + WRONG)
def test_every_answer_fits_the_schema(text: str, lang: str) -> None:
    VALIDATOR(SCHEMA).validate(answer(text, lang, 3))
    assert answer(text, lang)["input"] == text


def test_random_hands_fit_the_schema() -> None:
    for each in scores():
        made = json.loads(lines.dumps(each.record("en", "")))
        VALIDATOR(SCHEMA).validate(made)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_line_is_written_as_its_record_is(lang: str) -> None:
    rng, made = Random(61), list[Hand]()
    for golds in (None, 0, 1, 2, 3, 4):
        made += many(61, 8, golds)
        made += many(62, 3, golds, rules="golden", fifth=False)
        made += [losing(rng, golds) for _ in range(3)]
        made += [deal(rng, golds or 0, house=True) for _ in range(12)]
    made += many(63, 40, rules="mcr")
    for n, hand in enumerate(made):
        text, extra = ("1m\x9b", None) if n % 3 else (str(hand), '{"id": "\x9b"}')
        for each in (score(hand), score(hand, every=True)):
            record = lines.dumps(each.record(lang, text, n, "万.txt"), extra)
            assert lines.score_line(each, lang, text, n, "万.txt", extra) == record
            assert each.as_dict(lang) == json.loads(lines.dumps(each.record(lang, str(hand))))


@pytest.mark.parametrize("text", HANDS)
def test_every_key_is_there_in_its_order(text: str) -> None:
    assert list(answer(text)) == KEYS


def test_a_win() -> None:
    text = "[7777p,1][3333s]5m5m6m88m22s +8m flowers=2 gold=6m"
    made = answer(text)
    assert made["hand"] == "[7777p,1][3333s]55688m22s +8m gold=6m flowers=2"
    assert (made["win"], made["meets_minimum"]) == (True, True)
    assert (made["total"], made["fan_points"], made["flowers"]) == (120, 13, 2)
    assert (made["multiplier"], made["away"], made["why"], made["line"]) == (8, 0, None, None)
    assert made["multipliers"] == [
        {"factor": 2, "code": "melded-kong", "kong": "7777p", "text": "melded kong 7777p"},
        {"factor": 4, "code": "concealed-kong", "kong": "3333s", "text": "concealed kong 3333s"},
    ]
    assert list(made["fans"][0].values()) == [
        "all_pungs", "碰碰和", "All Pungs", 6, 1, 6, ["7777p", "3333s", "555m", "888m"],
    ]  # fmt: skip
    assert sum(f["subtotal"] for f in made["fans"]) == 13 + 2
    assert made["fans"][-1]["id"] == "flower_tiles"
    assert made["excluded"] == [{
        "id": "tile_hog", "zh": "四归一", "en": "Tile Hog", "points": 2, "count": 2,
        "by": None, "reason": "konged", "joined_by": [], "sets": ["7777p", "3333s"],
    }, {
        "id": "no_honors", "zh": "无字", "en": "No Honors", "points": 1, "count": 1,
        "by": "all_simples", "reason": "implied", "joined_by": [],
        "sets": ["7777p", "3333s", "555m", "888m", "22s"],
    }]  # fmt: skip
    assert made["reading"]["pair"] == "22s"
    assert made["reading"]["sets"][0] == {"kind": "kong", "tiles": "7777p", "concealed": False}
    assert made["gold"] == {"tile": "6m", "as": ["5m"]}
    assert made["winning_tile"] == {"tile": "8m", "as": "8m"}
    assert made["notes"][0]["code"] == "discard-assumed"


def test_kongs_multiply_nothing_under_mcr() -> None:
    made = answer("[7777p,1][3333s]555m88m22s +8m rules=mcr")
    assert (made["win"], made["multipliers"], made["multiplier"]) == (True, [], 1)


def test_no_win_has_nulls_and_says_why() -> None:
    made = answer("123456m456p1178s +8s gold=9p")
    assert (made["win"], made["total"], made["fan_points"], made["multiplier"]) == (
        False, None, None, None,
    )  # fmt: skip
    assert (made["fans"], made["excluded"], made["reading"]) == ([], [], None)
    assert made["away"] == 1
    assert made["why"] == {"code": "incomplete", "text": "one tile away from a winning hand"}
    assert made["winning_tile"] == {"tile": "8s", "as": None}
    assert made["gold"] == {"tile": "9p", "as": []}
    assert made["waits"] == ["6s", "9s"]


def test_an_error_names_its_first_problem_and_all() -> None:
    made = answer("123m 0z xx", line=7)
    assert list(made) == ["schema", "line", "input", "error"]
    assert list(made["error"]) == ["code", "message", "start", "end", "hint", "problems", "more"]
    assert (made["line"], made["error"]["code"]) == (7, "bad-tile")
    assert made["input"][made["error"]["start"] : made["error"]["end"]] in ("0", "0z")
    problems = made["error"]["problems"]
    assert [p["code"] for p in problems] == ["bad-tile", "unknown-word"]
    assert problems[0] == {k: made["error"][k] for k in problems[0]}
    assert made["error"]["more"] == 0


def test_of_many_problems_ten_are_told() -> None:
    wrong = " ".join(f"word{letter}" for letter in "abcdefghijklmnopq")
    made = answer(f"123m456m789m11p45s +3s {wrong}")
    assert (len(made["error"]["problems"]), made["error"]["more"]) == (10, 7)
    VALIDATOR(SCHEMA).validate(made)
    assert answer("0z 0z 0z 0z")["error"]["more"] == 0


def test_languages() -> None:
    texts = {lang: answer(HANDS[0], lang)["multipliers"][0]["text"] for lang in LANGS}
    assert texts == {
        "zh": "明杠 7777p",
        "zh-Hant": "明杠 7777p",
        "en": "melded kong 7777p",
        "both": "明杠 7777p / melded kong 7777p",
    }


@pytest.mark.parametrize("text", ["万\x9b\x1b\u202e", "\u2028\n", "\U000e0001"])
def test_nothing_in_it_moves_a_terminal(text: str) -> None:
    line = lines.dumps(lines.error_record(failure(text), "en", text))
    assert line.decode().isprintable()
    assert json.loads(line)["input"] == text


def test_chinese_is_not_escaped() -> None:
    assert "碰碰和".encode() in lines.dumps(scores()[0].record("en", ""))


def test_remembered_pieces_are_what_json_makes_of_them() -> None:
    for each in scores():
        made = each.record("both", "万")
        assert lines.dumps(made).decode() == json.dumps(made, ensure_ascii=False)
        assert lines.dumps(made, '{"x": 1.0}').decode() == json.dumps(
            made | {"extra": {"x": 1.0}}, ensure_ascii=False
        )
        assert json.loads(json.dumps(made)) == made


@pytest.mark.slow
def test_every_unsafe_character_is_escaped() -> None:
    chars = (chr(n) for n in range(0x110000) if not 0xD800 <= n < 0xE000)
    unsafe = [char for char in chars if not has_shape(char)]
    assert len(unsafe) > 100_000
    for start in range(0, len(unsafe), 1000):
        some = "".join(unsafe[start : start + 1000])
        line = lines.dumps({"input": some})
        assert all(map(has_shape, {*line.decode()}))
        assert json.loads(line)["input"] == some
    for char in (chr(0xE0100), "\x85", "\u2028", "\ue000", "\x7f"):
        assert lines.dumps({"input": char}).isascii()


@pytest.mark.parametrize("number", [0xD800, 0xDBFF, 0xDC80, 0xDFFF])
def test_what_is_no_character_is_written_as_one(number: int) -> None:
    half = chr(number)
    line = lines.dumps({"input": f"万{half}m"}, f'{{"万": "{half}"}}')
    assert line.decode() == '{"input": "万\ufffdm", "extra": {"万": "\ufffd"}}'
