"""Streams of hands of every game: what each game shows of itself, whatever the form of output."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_cli import games, parse
from mahjong_cli.batch.formats import columns
from tests.command import mjscore
from tests.samples import BELOW, SHORT, WINS
from tests.streams import BROKEN, answers, batch, rows

SETTLED = "[678p][123p]1155666p +1p rules=hongzhong dealer=right from=left gold=9s"
SETTLED_SHORT = "111567p3348sWWN +6s rules=hongzhong dealer=right from=left gold=1p"
MCR = "123m456m789m11p45s +3s rules=mcr self"


def test_csv_has_the_columns_of_every_game_between_the_common_ones() -> None:
    first = ["file", "line", "input", "hand", "rules", "win", "meets_minimum", "total"]
    fans = ["fan_points", "flowers", "multiplier", "fans"]
    last = ["away", "waits", "error", "message", "start", "end"]
    assert list(columns()) == first + fans + ["payments", "patterns"] + last
    own = [name for game in games.CATALOGUE.values() for name in game.columns]
    assert set(columns()) == {*first, *own, *last}


def test_csv_tells_what_a_settled_hand_is_paid() -> None:
    golden, settled, short, broken = rows(
        batch("-", "-f", "csv", stdin=f"{WINS}\n{SETTLED}\n{SETTLED_SHORT}\n0z\n").stdout
    )
    assert (golden["mj_patterns"], golden["mj_payments"]) == ("", "")
    assert golden["mj_fans"].startswith("all_pungs 6; ")
    assert settled["mj_patterns"] == "full_flush 10"
    assert settled["mj_payments"] == "left 80; right 40"
    assert settled["mj_total"] == "120"
    assert (settled["mj_fan_points"], settled["mj_fans"], settled["mj_multiplier"]) == ("",) * 3
    assert (short["mj_win"], short["mj_patterns"], short["mj_payments"]) == ("false", "", "")
    assert {broken[f"mj_{name}"] for name in games.find("hongzhong").columns} == {""}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Full Flush  left 80  right 40"),
        ("zh", "清一色  上家 80  下家 40"),
        ("zh-Hant", "清一色  上家 80  下家 40"),
        ("both", "清一色 Full Flush  上家 left 80  下家 right 40"),
    ],
)
def test_a_table_tells_what_a_settled_hand_is_paid(lang: str, said: str) -> None:
    _, line = batch("-", "-f", "table", "--lang", lang, stdin=SETTLED).stdout.splitlines()
    assert line.split(maxsplit=2)[:2] == ["1", "120"]
    assert line.endswith(f"  {said}")


def test_a_table_says_why_a_settled_hand_does_not_win() -> None:
    red = SETTLED_SHORT.replace("N +", "C +")
    table = batch("-", "-f", "table", stdin=f"{SETTLED_SHORT}\n{red}\n").stdout
    _, short, held = table.splitlines()
    assert short.split(maxsplit=2)[:2] == ["1", "-"]
    assert "away from a winning hand" in short
    assert "red dragons in hand: 1" in held


# One path from text to answer


HANDS = [WINS, SHORT, BELOW, MCR, SETTLED, SETTLED_SHORT, *(text for text, _, _ in BROKEN)]


@pytest.mark.slow
@pytest.mark.parametrize("text", HANDS)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_hand_is_answered_alike_alone_and_in_a_stream(
    text: str, lang: str, tmp_path: Path
) -> None:
    alone = mjscore("--json", "--lang", lang, "--all", "--", text)
    stream = batch("-", "--all", "--lang", lang, "--quiet", "-i", "lines", stdin=text)
    one, many = json.loads(alone.stdout), json.loads(stream.stdout)
    assert (one["line"], many["line"]) == (None, 1)
    assert (list(one), one | {"line": 1}) == (list(many), many)
    assert alone.exit_code == stream.exit_code
    file = tmp_path / "hand.txt"
    file.write_text(text, "utf-8")
    named = json.loads(batch(str(file), "--all", "--lang", lang, "-i", "lines").stdout)
    before = list(many)[: list(many).index("line")]
    assert list(named) == [*before, "file", *list(many)[len(before) :]]
    assert named == many | {"file": str(file)}


# What stands beside a hand


@pytest.mark.parametrize(
    ("hand", "given", "problem"),
    [
        ("gold=5p", {"gold": "6p"}, "key-twice"),
        ("flip=5p", {"gold": "5p"}, "gold-and-flip"),
        ("gold=5p", {"flip": "5p"}, "gold-and-flip"),
        ("seat=E", {"seat": "S"}, "key-twice"),
        ("圈风=E", {"round": "S"}, "key-twice"),
        ("min=3", {"house": {"min": 4}}, "key-twice"),
        ("rules=mcr", {"rules": "golden"}, "key-twice"),
        ("rules=mcr", {"gold": "5p"}, "no-gold-here"),
        ("rules=mcr", {"flip": "5p"}, "no-gold-here"),
        ("rules=mcr", {"house": {"fifth": "no"}}, "unknown-key"),
        ("", {"house": {"nope": "6m"}}, "unknown-key"),
        ("", {"gold": "0q"}, "bad-tile-value"),
    ],
)
def test_what_stands_beside_a_hand_must_agree_with_it(
    hand: str, given: dict[str, object], problem: str
) -> None:
    text = f"123m456m789m11p45s +3s {hand}".strip()
    (made,) = answers(batch("-", stdin=json.dumps({"hand": text, **given})))
    kinds = {
        "key-twice": "differ: one value expected",
        "gold-and-flip": "makes",
        "no-gold-here": "the rule set is played without one",
        "unknown-key": "= is not a key",
        "bad-tile-value": "one tile expected",
    }
    told = made["error"]["problems"]
    assert len(told) == 1
    assert kinds[problem] in told[0]["message"]
    # What stands beside the hand has no place in it.
    assert (told[0]["start"], told[0]["end"]) == (None, None)


def test_what_stands_beside_a_hand_fills_in_what_it_does_not_say() -> None:
    bare = "123m456m789m11p45s +3s"
    given = {"gold": "5s", "seat": "E", "round": "S", "house": {"min": 4}}
    whole = f"{bare} gold=5s seat=E round=S min=4"
    records = [{"hand": bare, **given}, {"hand": f"{bare} seat=东 gold=五条", **given}]
    made = answers(batch("-", "--seat", "W", stdin="\n".join(map(json.dumps, records))))
    assert [one["hand"] for one in made] == [str(parse(whole))] * 2
    # One of gold and flip is enough, whoever says it.
    flip = answers(batch("-", "--gold", "9s", stdin=json.dumps({"hand": bare, "flip": "4s"})))
    assert flip[0]["gold"]["tile"] == "5s"
    said = answers(batch("-", "--flip", "9s", stdin=json.dumps({"hand": f"{bare} gold=5s"})))
    assert said[0]["gold"]["tile"] == "5s"
