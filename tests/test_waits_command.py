"""``mjscore waits``: what it prints, for one hand and for streams, and with which status."""

from __future__ import annotations

import copy
import json
import pickle
import re
from typing import Any

import pytest
from click.testing import Result

from mahjong_cli import HandError, NotationError, Ready, parse, parse_ready, score, waits
from mahjong_cli.cli import completion
from mahjong_cli.text import LANGS
from tests.command import mjscore
from tests.contract import SCHEMA, VALIDATOR

READY = "123m456m789m11p45s gold=E"
FAR = "1345679m1169p45s gold=E"
DRAWN = "123m456m789m11p45s9p gold=E"
COMPLETE = "123m456m789m11p456s gold=E"
SETTLED = "[222p][345p]66678p11p dealer=left gold=5s rules=hongzhong"
UNOPENED = "[5555p]666p78p11p333s dealer=left rules=hongzhong"
EVERY = [READY, FAR, DRAWN, COMPLETE, SETTLED, UNOPENED, "1345679m1169p45sC gold=E"]


def record(text: str, *args: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(mjscore("waits", text, "--json", *args).stdout)
    return made


@pytest.mark.parametrize(("text", "status"), [
    (READY, 0), (DRAWN, 0), (COMPLETE, 0), (SETTLED, 0), (FAR, 1), (UNOPENED, 1), ("123m", 2),
    ("1111p123m456m789s", 0), ("123m 0z", 2), ("", 2), (SETTLED.replace("dealer=left", ""), 2),
])  # fmt: skip
def test_statuses(text: str, status: int) -> None:
    table, as_json = mjscore("waits", text), mjscore("waits", text, "--json")
    assert (table.exit_code, as_json.exit_code) == (status, status)
    assert bool(table.stdout) == (status < 2)
    assert bool(table.stderr) == (status == 2)
    if text:
        made = json.loads(as_json.stdout)
        assert ("error" in made) == (status == 2)
        assert made.get("ready", False) == (status == 0)


@pytest.mark.slow
@pytest.mark.parametrize("text", [*EVERY, "123m"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_fits_the_schema(text: str, lang: str) -> None:
    made = record(text, "--lang", lang)
    VALIDATOR(SCHEMA).validate(made)
    VALIDATOR(SCHEMA).validate(record(text, "--lang", lang, "--all"))
    assert made["input"] == text


@pytest.mark.slow
def test_the_schema_tells_waits_from_scores() -> None:
    made = record(READY)
    for key in ("ready", "waits", "discards"):
        with pytest.raises(Exception, match="is not valid"):
            VALIDATOR(SCHEMA).validate({k: v for k, v in made.items() if k != key})


def test_the_record_of_what_thirteen_tiles_wait_on() -> None:
    made = record(READY)
    assert [made[key] for key in ("ready", "complete", "away", "discards")] == [True, False, 0, []]
    assert [wait["tile"] for wait in made["waits"]] == ["E", "6s", "3s"]
    gold, six, _ = made["waits"]
    assert (gold["unseen"], gold["discard"], gold["self"]["total"]) == (4, None, 23)
    assert six["discard"] == {
        "total": 21, "meets_minimum": True, "fan_points": 21,
        "fans": ["pure_straight", "concealed_hand", "all_chows", "mixed_double_chow"],
    }  # fmt: skip
    assert (made["useful"], made["unseen"]) == (["3s", "6s", "E"], 12)


def test_the_record_of_discards() -> None:
    made = record("123m456m789m11p45s9p seen=3s3s7m")
    (best,) = made["discards"]
    assert (best["tile"], best["away"], best["useful"], best["unseen"]) == (
        "9p",
        0,
        ["3s", "6s"],
        6,
    )
    # 3s is 20 on a discard and 22 self-drawn, two copies of it; 6s 21 and 23, four.
    mean = (2 * (20 + 22) + 4 * (21 + 23)) / 12
    assert (best["low"], best["high"], best["mean"]) == (20, 23, round(mean, 2))
    assert made["waits"] == []


def test_who_gives_the_tile_is_told_apart() -> None:
    wait = record(SETTLED)["waits"][0]
    assert wait["tile"] == "9p"
    assert {who: worth["total"] for who, worth in wait["from"].items()} == {
        "left": 120,
        "right": 120,
    }
    assert wait["self"]["total"] == 160
    four = record(f"{SETTLED} players=4")["waits"][0]
    assert list(four["from"]) == ["left", "across", "right"]


def test_what_the_rules_forbid_is_said() -> None:
    made = record(UNOPENED)
    assert (made["ready"], made["away"]) == (False, 0)
    why = made["waits"][0]["self"]
    assert (why["total"], why["why"]["code"]) == (None, "not-opened")
    assert "open melds: 0" in mjscore("waits", UNOPENED).stdout


def test_the_last_copy_is_the_last_of_its_kind() -> None:
    rows = {wait["tile"]: wait for wait in record("123m456m78s11s456p seen=9s9s9s")["waits"]}
    assert rows["9s"]["unseen"] == 1
    assert "last_tile" in rows["9s"]["discard"]["fans"]
    assert "last_tile" not in rows["6s"]["discard"]["fans"]


def test_a_discarded_tile_is_no_longer_to_come() -> None:
    made = record("12345679m1169p45s gold=E")
    nine = next(each for each in made["discards"] if each["tile"] == "9m")
    drawn = {each.tile: each.unseen for each in waits(parse_ready(made["hand"])).discards[2].useful}
    assert (nine["tile"], drawn[8], drawn[9]) == ("9m", 3, 2)


def test_golds_are_never_discarded() -> None:
    made = record("1345679m1169p45sE gold=E")
    assert "E" not in [each["tile"] for each in made["discards"]]


def test_flipped_and_konged_tiles_are_seen() -> None:
    rows = {w["tile"]: w["unseen"] for w in record("123m456m789m11p12s flip=3s")["waits"]}
    assert rows == {"3s": 3, "4s": 4}
    konged = {w["tile"]: w for w in record(f"{SETTLED} laizikong=1 left=laizikong:2")["waits"]}
    assert konged["5s"]["unseen"] == 1


def test_a_complete_hand_is_sent_to_score() -> None:
    told = mjscore("waits", COMPLETE).stdout
    command = re.search('mjscore "(.*)" says', told)
    assert command
    assert mjscore(command[1]).exit_code == 0


# What is typed


def test_how_it_was_won_is_left_aside_and_said() -> None:
    won = record("123m456m789m11p45s +9p self gold=E")
    assert won["discards"] == record(DRAWN)["discards"]
    assert [note["code"] for note in won["notes"]] == ["won-unused"]
    assert "not won yet" in mjscore("waits", f"{READY} from=left").stdout


@pytest.mark.parametrize(("text", "message"), [
    ("123m456m789m11p4s", "12 tiles read, 13 or 14 expected before the win"),
    ("1111m2222m345m678p1s", "15 tiles read, 13 or 14 expected before the win"),
    ("55555m123p456p78p", "five or more of 5m"),
    ("123m456m789m11p45s gold=C", "gold is C, the red dragon, which is never gold"),
    ("123m456m789m11p45s gold=x", "gold=x: one tile expected"),
])  # fmt: skip
def test_what_cannot_be_is_an_error_with_its_place(text: str, message: str) -> None:
    result = mjscore("waits", text)
    assert result.exit_code == 2
    assert "^" in result.stderr
    assert result.stderr.startswith(message)


def test_many_tiles_of_one_face_get_the_advice_to_declare_a_kong() -> None:
    assert "declare" in mjscore("waits", "1111m2222m345m678p1s").stderr
    assert "quotes" in mjscore("waits", "123m").stderr


def test_a_hand_made_by_a_program_is_checked() -> None:
    ready = parse_ready(READY)
    with pytest.raises(HandError, match="12 tiles read"):
        waits(ready.replace(concealed=ready.concealed[1:]))
    with pytest.raises(HandError, match="0-33 expected"):
        waits(ready.replace(concealed=(*ready.concealed[1:], 99)))
    with pytest.raises(HandError, match="five or more"):
        waits(ready.replace(concealed=(0,) * 13))
    with pytest.raises(TypeError):
        waits("123m")  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        parse_ready("123m 0z")


def test_a_hand_is_looked_at_as_it_was_before_it_was_won() -> None:
    assert waits(parse("123m456m789m11p45s +9p gold=E")).hand == parse_ready(READY)
    drawn = waits(parse("123m456m789m11p45s +9p self gold=E"))
    assert drawn.hand == parse_ready(DRAWN)
    assert hash(drawn) == hash(waits(parse_ready(DRAWN)))
    for won in ("+9p from=left", "+9p self", "+5p from=right"):
        assert waits(parse(f"{SETTLED} {won}")).ready
    given = parse("123m456m789m11p45s +9p gold=E from=left pay=all")
    assert str(waits(given).hand) == "123456789m11p45s gold=E pay=all"
    with pytest.raises(HandError):
        waits(given.replace(concealed=(99, *given.concealed[1:])))


@pytest.mark.parametrize("text", EVERY)
def test_advice_is_a_value(text: str) -> None:
    advice = waits(parse_ready(text))
    for again in (copy.deepcopy(advice), pickle.loads(pickle.dumps(advice))):
        assert again == advice
        assert hash(again) == hash(advice)
    advice.as_dict()["waits"].append("spoilt")
    assert advice.as_dict() == waits(parse_ready(text)).as_dict()


@pytest.mark.parametrize("text", EVERY)
def test_it_is_written_and_read_again(text: str) -> None:
    ready = parse_ready(text)
    assert isinstance(ready, Ready)
    assert parse_ready(str(ready)) == ready


# A hand that does not win


@pytest.mark.parametrize(("text", "told"), [
    ("123m456m789m11p45s +9p discard gold=E", "123456789m11p45s gold=E"),
    ("123m456m789m11p45s +9p self gold=E", "123456789m119p45s gold=E"),
    (f"{SETTLED} +5p from=left", "[222p][345p]1166678p gold=5s rules=hongzhong dealer=left"),
])  # fmt: skip
def test_a_losing_hand_names_the_command_that_says_more(text: str, told: str) -> None:
    for lang, more in (("en", "says more"), ("zh", "更多请看"), ("zh-Hant", "更多請看")):
        table = mjscore(text, "--lang", lang, COLUMNS="120").stdout
        assert f'mjscore waits "{told}"' in table
        assert more in table
    assert mjscore("waits", told).exit_code == 0


def test_a_complete_hand_that_does_not_win_is_not_sent_there() -> None:
    table = mjscore("[5555p]666p78p11p333s +9p self dealer=left rules=hongzhong").stdout
    assert "open melds: 0" in table
    assert "mjscore waits" not in table


# Streams


def test_a_stream_is_answered_line_by_line() -> None:
    stdin = f"# hands\n{READY}\n\n123m 0z\n{FAR}\n".encode()
    result = mjscore("waits", "-", stdin=stdin)
    made = [json.loads(line) for line in result.stdout.splitlines()]
    assert [each["line"] for each in made] == [2, 4, 5]
    assert [each.get("ready") for each in made] == [True, None, False]
    assert made[1]["error"]["code"] == "bad-tile"
    assert result.stderr.startswith("<stdin>:4:6: 0z is not a tile")
    assert result.exit_code == 2
    for each in made:
        VALIDATOR(SCHEMA).validate(each)
    assert mjscore("waits", stdin=READY.encode()).exit_code == 0
    assert mjscore("waits", "-", stdin=f"{READY}\n{FAR}".encode()).exit_code == 1


def test_a_stream_may_be_objects() -> None:
    stdin = json.dumps({"hand": "123m456m789m11p45s", "gold": "E", "id": 7}).encode()
    made = json.loads(mjscore("waits", "-", stdin=stdin).stdout)
    assert (made["extra"], made["hand"]) == ({"id": 7}, "123456789m11p45s gold=E")
    VALIDATOR(SCHEMA).validate(made)


def test_an_empty_stream_gets_the_usage() -> None:
    result = mjscore("waits", "-", stdin=b"")
    assert result.exit_code == 2
    assert result.stderr.startswith("Usage: mjscore waits")
    assert mjscore("waits", "-", "--gold", "x", stdin=b"").exit_code == 2


def test_defaults_that_do_not_apply_are_said_once() -> None:
    stdin = "123m456m789m11p45s rules=mcr\n" * 2
    result = mjscore("waits", "-", "--gold", "E", stdin=stdin.encode())
    assert result.stderr.count("--gold") == 1
    assert "--gold" in mjscore("waits", stdin.splitlines()[0], "--gold", "E").stderr


# Help and completion


def test_help_has_three_examples_that_work() -> None:
    told = mjscore("waits", "--help").stdout
    examples = re.findall("^ *mjscore waits (.*)$", told, re.MULTILINE)
    assert len(examples) == 3
    for example in examples:
        hand, *options = re.findall(r'"[^"]*"|\S+', example)
        assert _run(hand.strip('"'), options).exit_code == 0, example


def _run(hand: str, options: list[str]) -> Result:
    return mjscore("waits", hand, *options)


def test_completion() -> None:
    from mahjong_cli.cli.waits import waits as command

    words = next(each for each in command.params if each.name == "words")
    with command.make_context("waits", [], resilient_parsing=True) as context:
        items = completion.words(context, words, "123m gold=6")
        options = [item.value for item in command.shell_complete(context, "--g")]
    assert "123m gold=6m" in [item.value for item in items]
    assert options == ["--gold"]


def test_what_a_losing_hand_is_told_agrees_with_its_score() -> None:
    lost = score(parse("123m456m789m11p45s +9p discard gold=E"))
    assert lost.waits == tuple(
        sorted(wait.tile for wait in waits(parse_ready(READY)).waits if wait.tile != 27)
    )


def test_four_of_the_flipped_face_are_noted_and_no_more() -> None:
    """Five of it are known then, whatever else lies open once a tile is discarded."""
    text = "[222s]5555p6678p11p3s flip=5p dealer=left rules=hongzhong"
    made = record(text)
    assert [note["code"] for note in made["notes"]] == ["flip-copies", "no-win"]
    dead = next(each for each in made["discards"] if each["tile"] == "5p")
    assert (made["ready"], made["away"], dead["away"]) == (False, 0, 0)
    assert {wait["self"]["why"]["code"] for wait in dead["waits"]} == {"pair-not-258"}
    assert "error" not in record(f"{text} seen=9s")


# What counts and what does not


def test_tiles_that_cannot_win_are_not_counted() -> None:
    best = record("66678p12p334455s5s dealer=right gold=5s rules=hongzhong")["discards"][0]
    wins = {wait["tile"]: wait["unseen"] for wait in best["waits"] if wait["self"]["total"]}
    assert (best["tile"], best["unseen"], sum(wins.values())) == ("6p", 13, 13)
    assert best["useful"] == ["1p", "2p", "7p", "8p", "5s"]
    assert {*wins} == {*best["useful"]} < {wait["tile"] for wait in best["waits"]}


def test_where_no_tile_wins_none_is_useful_and_such_discards_come_last() -> None:
    made = record("[222s]5555p6678p11p3s flip=5p dealer=left rules=hongzhong")
    assert [(each["tile"], each["away"], each["unseen"]) for each in made["discards"]] == [
        ("1p", 1, 42), ("7p", 1, 38), ("5p", 0, 0), ("8p", 0, 0), ("3s", 0, 0),
    ]  # fmt: skip
    assert [each["useful"] for each in made["discards"] if not each["away"]] == [[]] * 3
    thirteen = record(UNOPENED)
    assert (thirteen["useful"], thirteen["unseen"]) == ([], 0)
    assert len(thirteen["waits"]) > 1
    assert [note["code"] for note in thirteen["notes"] if note["code"] == "none-left"] == []


@pytest.mark.parametrize("text", [
    "123456789m11p46s +5s", "123456789m11p46s5s", "123456789m11p456s +5s",
])  # fmt: skip
def test_the_command_for_a_complete_hand_keeps_the_winning_tile(text: str) -> None:
    (pointed,) = re.findall('mjscore "(.*?)"', mjscore("waits", text).stdout)
    assert parse(pointed) == parse("123456789m11p46s +5s self")


@pytest.mark.parametrize(("text", "noted"), [
    ("EEEE19m19p19sCFP gold=E", False), ("[123m][456m]EEE1178s gold=E", False),
    ("EEEE147m258p36s19s gold=E", False), ("[123m][456m]EEE1178s gold=W", True),
])  # fmt: skip
def test_golds_are_no_wind_pung(text: str, noted: bool) -> None:
    codes = {note["code"] for note in record(text)["notes"]}
    assert ("no-seat-wind" in codes) == ("no-round-wind" in codes) == noted


def test_below_the_minimum_what_scores_more_stands_first() -> None:
    made = record("123456m456p1178s min=100")
    assert [wait["tile"] for wait in made["waits"]] == ["9s", "6s"]
    assert not any(wait["self"]["meets_minimum"] for wait in made["waits"])


def test_quiet_leaves_out_the_notes() -> None:
    asked = ("waits", "123456m456p1178s", "--rules", "mcr", "--gold", "5m")
    loud, quiet = mjscore(*asked), mjscore(*asked, "-q")
    assert (bool(loud.stderr), quiet.stderr) == (True, "")
    assert quiet.stdout == loud.stdout


def test_no_page_of_all_hands_is_promised() -> None:
    assert "of all hands" not in mjscore("waits", "--help").stdout
    assert mjscore("waits", "-", "--html", "x.html").exit_code == 2


def test_two_languages_of_tiles_stand_apart() -> None:
    assert "36条 东 / 36s E ×4" in mjscore("waits", DRAWN, "--lang", "both").stdout


def test_no_total_stands_alone() -> None:
    hand = "123m456m78s11s456p gold=6m flowers=2"
    told = mjscore("waits", hand, COLUMNS="40").stdout
    assert "self-drawn: Points 15:" in told
    assert not re.search(r"^ *\d+$", told, re.MULTILINE)


# The further readings


@pytest.mark.parametrize("text", [READY, "123m456m78s11s45p6m gold=6m", SETTLED])
def test_all_gives_the_further_readings_that_the_score_gives(text: str) -> None:
    ready = parse_ready(text)
    advice = waits(ready, every=True)
    assert advice.replace(runners_up=()) == waits(ready)
    for tile, way, scored in advice.runners_up:
        assert scored == score(way.hand(ready, tile), every=True)
    rows = sum(worth is not None for wait in advice.waits for worth in wait.worths)
    assert len(advice.runners_up) == rows > 1


def test_all_in_the_record_and_in_the_table() -> None:
    hand = "123m456m78s11s45p6m gold=6m"
    (six,) = (wait for wait in record(hand, "--all")["waits"] if wait["tile"] == "6p")
    wanted = score(parse(f"{hand} +6p self"), every=True).as_dict()["others"]
    assert six["self"]["others"] == wanted
    assert len(wanted) > 1
    assert "others" not in record(hand)["waits"][0]["self"]
    shown = mjscore("waits", hand, "--all").stdout
    assert "Other readings: 6p self-drawn\n" in shown
    assert shown.startswith(mjscore("waits", hand).stdout.rstrip("\n"))
    streamed = mjscore("waits", "-", "--all", stdin=hand.encode()).stdout
    assert json.loads(streamed)["waits"] == record(hand, "--all")["waits"]
