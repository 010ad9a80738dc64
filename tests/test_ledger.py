"""An evening's book: names to seats, hands to payments, and what cannot be booked."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result

from mahjong_cli import MahjongError, games, ledger
from mahjong_cli.ledger.evening import keep
from mahjong_cli.ledger.ledger_schema import LEDGER_SCHEMA
from mahjong_cli.ledger.naming import DEALER, GIVER, naming_keys, place_words
from mahjong_cli.ledger.seats import Seats
from mahjong_cli.render.schema import schema
from mahjong_cli.text import LANGS
from tests.command import mjscore
from tests.contract import VALIDATOR
from tests.evenings import Evening, evening

SCHEMA = schema(games.CATALOGUE.values(), LEDGER_SCHEMA)
HAND = "123m456m789m11p45s +3s"  # 12 on a discard, 13 drawn
FOUR = "Li,Wang,Zhao,Chen"
LAIZI = "[222p][333p][444p]6p7s7s7s +6p gold=7s"  # 清一色 and 碰碰胡


# Against a second book


def differences(made: Evening) -> Iterator[str]:
    """The rows that the second book has otherwise."""
    found = keep(made.rows, made.names, {"rules": made.rules, **made.options})
    balance = dict.fromkeys(made.names, 0)
    draws = booked = 0
    for row, gets, ours in zip(made.rows, made.gets, found.rows, strict=True):
        paid = dict(zip(made.names, gets, strict=True)) if gets is not None else {}
        for name, amount in paid.items():
            balance[name] += amount
        booked += gets is not None
        draws += gets is not None and not row["hand"]
        if (ours.payments, ours.balance) != (paid, balance) or sum(ours.balance.values()) != 0:
            yield f"{made.rules} {made.names} {made.options} {row}\n  {ours.payments}\n  {paid}"
        if (ours.error is None) != (gets is not None) or ours.is_draw != (not row["hand"]):
            yield f"{row}: {ours.error}"
        if made.rules == "hongzhong" and paid and min(paid.values()) < -400 * (len(paid) - 1):
            yield f"{row}: above the cap: {paid}"
    if (found.hands, found.draws, found.errors) != (booked, draws, len(made.rows) - booked):
        yield f"{made.rules}: {found.hands} {found.draws} {found.errors}"
    if found.balance != balance:
        yield f"{made.rules}: {found.balance} {balance}"


def compared(rules: str, seed: int, number: int) -> list[str]:
    rng = Random(seed)
    return [each for _ in range(number) for each in differences(evening(rng, rules))]


@pytest.mark.parametrize("number", [2, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("rules", ["golden", "mcr", "hongzhong"])
def test_a_second_book_says_the_same(rules: str, number: int) -> None:
    assert compared(rules, 15, number) == []


@pytest.mark.large
@pytest.mark.parametrize("rules", ["golden", "mcr", "hongzhong"])
def test_a_second_book_says_the_same_of_many_evenings(rules: str) -> None:
    assert compared(rules, 1_500, 2_000) == []


# The command


def book(*args: str, stdin: str | bytes = "", **environ: str) -> Result:
    data = stdin.encode() if isinstance(stdin, str) else stdin
    return mjscore("ledger", *args, stdin=data, **environ)


def answers(result: Result) -> list[dict[str, Any]]:
    made = [json.loads(line) for line in result.stdout.splitlines()]
    for one in made:
        VALIDATOR(SCHEMA).validate(one)
    return made


def table(*rows: str, header: str = "hand,winner,from") -> str:
    return "\n".join([header, *rows]) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["golden", "mcr", "hongzhong"])
@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_the_command_books_what_the_library_does(rules: str, form: str, tmp_path: Path) -> None:
    made = evening(Random(77), rules)
    file = tmp_path / f"evening.{form}"
    names = ["hand", "winner", "from", "dealer", "fed", "players"]
    made.rows[0]["players"] = ",".join(made.names)
    if form == "csv":
        with file.open("w", encoding="utf-8-sig", newline="") as out:
            writer = csv.DictWriter(out, names)
            writer.writeheader()
            writer.writerows(made.rows)
    else:
        file.write_text("".join(json.dumps(row) + "\n" for row in made.rows), "utf-8")
    options = [word for item in made.options.items() for word in ("--house", "=".join(item))]
    result = book(str(file), "--rules", rules, *options)
    *rows, last = answers(result)
    assert result.exit_code == 2
    assert [row["row"] for row in rows] == list(range(1, 41))
    assert [row["line"] for row in rows] == [n + (form == "csv") for n in range(1, 41)]
    wanted = keep(made.rows, made.names, {"rules": rules, **made.options})
    assert [row["payments"] for row in rows] == [dict(each.payments) for each in wanted.rows]
    assert last == {
        "schema": 2, "balance": dict(wanted.balance), "hands": wanted.hands,
        "draws": wanted.draws, "errors": wanted.errors,
    }  # fmt: skip
    assert result.stderr.count(f"{file}:") == wanted.errors > 0
    sheet = book(str(file), "--rules", rules, *options, "-f", "csv")
    assert sheet.exit_code == 2
    for row, each in zip(csv.DictReader(io.StringIO(sheet.stdout)), rows, strict=True):
        assert {n: row[f"balance {n}"] for n in made.names} == {
            name: str(number) for name, number in each["balance"].items()
        }
        assert row["error"] == (each["error"] or {"code": ""})["code"]


def test_r98_and_the_balance() -> None:
    text = table(f"{HAND},Li,Chen", f"{HAND},wang,", "", ",,", header="hand,winner,from")
    *rows, last = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))
    assert [row["total"] for row in rows] == [20, 22, None]
    assert rows[0]["payments"] == {"Li": 44, "Wang": -8, "Zhao": -8, "Chen": -28}
    assert rows[1]["payments"] == {"Li": -30, "Wang": 90, "Zhao": -30, "Chen": -30}
    assert (rows[1]["winner"], rows[1]["from"]) == ("Wang", None)
    assert rows[2]["payments"] == dict.fromkeys(("Li", "Wang", "Zhao", "Chen"), 0)
    assert last["balance"] == {"Li": 14, "Wang": 82, "Zhao": -38, "Chen": -58}
    assert (last["hands"], last["draws"], last["errors"]) == (3, 1, 0)


def test_golden_pays_as_is_said() -> None:
    text = table(f"{HAND} gold=9p,Li,Chen", f"{HAND} gold=9p pay=all,Li,Chen")
    made = answers(book("-", "--players", FOUR, stdin=text))
    assert (made[0]["error"]["code"], made[0]["error"]["column"]) == ("pay-needed", None)
    assert "--house pay=mcr" in made[0]["error"]["hint"]
    assert made[1]["payments"] == {"Li": 60, "Wang": -20, "Zhao": -20, "Chen": -20}
    made = answers(book("-", "--players", FOUR, "--house", "pay=discarder", stdin=text))
    assert made[0]["payments"] == {"Li": 20, "Wang": 0, "Zhao": 0, "Chen": -20}


def test_players_of_three_and_four() -> None:
    text = table(f"{LAIZI},Li,Wang,Zhao", header="hand,winner,from,dealer")
    three = answers(book("-", "-r", "hongzhong", "--players", "Li,Wang,Zhao", stdin=text))
    assert three[0]["payments"] == {"Li": 120, "Wang": -80, "Zhao": -40}
    four = answers(book("-", "-r", "hongzhong", "--players", FOUR, stdin=text))
    assert four[0]["payments"] == {"Li": 160, "Wang": -80, "Zhao": -40, "Chen": -40}


@pytest.mark.parametrize(
    "states",
    ["Wang=open,zhongkong:1 Zhao=unready", "right=open,zhongkong:1", "WANG=zhongkong:1,open"],
)
def test_states_by_name(states: str) -> None:
    text = table(f'"{LAIZI} {states}",Li,,Zhao', header="hand,winner,from,dealer")
    made = answers(book("-", "-r", "hongzhong", "--players", "Li,Wang,Zhao", stdin=text))
    assert made[0]["payments"] == {"Li": 380, "Wang": -300, "Zhao": -80}


def test_keys_that_name_players_are_read_off_the_vocabularies() -> None:
    keys = naming_keys(games.grammar())
    assert {*keys.values()} == {GIVER, DEALER, "fed"}
    assert keys["from"] == GIVER
    assert place_words(games.grammar()) >= {"self", "left", "across", "right", "上家"}


def test_the_dealer_says_in_which_wind_the_winner_sits() -> None:
    hand = "[EEE][SSS]345m6s678s +6s min=0"
    dealers = ("Li", "Chen", "Zhao", "Wang")
    for dealer, wind, total in zip(dealers, "ESWN", (4, 4, 3, 3), strict=True):
        rows = [{"hand": hand, "winner": "Li", "from": "Wang", "dealer": dealer}]
        (made,) = ledger(rows, FOUR, "mcr").rows
        assert made.score
        assert f"seat={wind} " in str(made.score.hand)
        assert made.total == total
    (unsaid,) = ledger([{"hand": hand, "winner": "Li", "from": "Wang"}], FOUR, "mcr").rows
    assert unsaid.score
    assert unsaid.score.hand.seat is None
    for more in ({"hand": f"{hand} seat=W"}, {"seat": "W"}):
        row = {"hand": hand, "winner": "Li", "from": "Wang", "dealer": "Li", **more}
        (wrong,) = ledger([row], FOUR, "mcr").rows
        assert str(wrong.error) == "seat=W and dealer=Li (seat=E) differ: one value expected"


# What cannot be booked

FROM_LI = {"hand": HAND, "winner": "Li", "from": "Wang"}
WRONG: list[tuple[dict[str, object], str, str | None, str]] = [
    ({"winner": "Lee"}, "unknown-name", "winner", "no player is called Lee"),
    ({"winner": "Cheng"}, "unknown-name", "winner", "no player is called Cheng"),
    ({"from": "Wong"}, "unknown-name", "from", "no player is called Wong"),
    ({"dealer": "left"}, "unknown-name", "dealer", "no player is called left"),
    ({"from": "Li"}, "contradiction", "from", "Li is the winner, and from too"),
    ({"winner": None}, "missing-key", "winner", "a hand, but no winner"),
    ({"winner": ""}, "missing-key", "winner", "a hand, but no winner"),
    ({"hand": ""}, "missing-key", "winner", "winner is Li, but there is no hand"),
    ({"hand": None, "winner": ""}, "missing-key", "from", "from is Wang, but there is no hand"),
    ({"hand": f"{HAND} discard", "from": ""}, "missing-key", "from", "from names nobody"),
    ({"hand": f"{HAND} robkong", "from": ""}, "missing-key", "from", "from names nobody"),
    ({"hand": f"{HAND} self"}, "contradiction", "from", "from=Wang and self exclude each other"),
    ({"hand": f"{HAND} from=Chen"}, "contradiction", "hand", "from=Chen and from=Wang differ"),
    ({"hand": f"{HAND} from=left"}, "contradiction", "from", "from=left and from=Wang differ"),
    ({"hand": f"{HAND} dealer=Lee"}, "unknown-key", "hand", "dealer= is a key of"),
    ({"fed": "Chen"}, "unknown-key", "fed", "fed= is not a key"),
    ({"hand": f"{HAND} Wang=open"}, "unknown-key", "hand", "Wang= is not a key"),
    ({"hand": f"{HAND} Li=open"}, "contradiction", "hand", "Li won this hand, but"),
    ({"hand": "123m 0z"}, "bad-tile", "hand", "0z is not a tile"),
    ({"hand": "123m456m789m11p45s +9s"}, "no-win", None, "one tile away"),
    ({"hand": "[123m][345m]678p56s99p +7s"}, "below-minimum", None, "the minimum of 8"),
    ({"rules": "mrc"}, "bad-value", None, "rules=mrc"),
    ({"rules": "golden"}, "pay-needed", None, "who pays what under golden: pay="),
    ({"rules": "hongzhong", "hand": LAIZI}, "missing-key", "dealer", "no dealer is named"),
    ({"players": "Li,Wang,Zhao,Zhou"}, "bad-players", "players", "but Li, Wang, Zhao, Chen sat"),
    ({"players": "Li,Li,Zhao,Chen"}, "bad-players", "players", "two players are called Li"),
    ({"winner": ["Li"]}, "bad-value", None, 'winner is ["Li"]'),
    ({"from": ["Wang"]}, "bad-value", None, 'from is ["Wang"]'),
    ({"from": "\udcc0\udcee"}, "not-utf8", "from", "the bytes c0 ee are not UTF-8"),
    ({"winner": {"name": "Li"}}, "bad-value", None, "winner is"),
    ({"house": {"players": 4}}, "unknown-key", None, "players="),
]  # fmt: skip


@pytest.mark.parametrize(("change", "code", "column", "said"), WRONG)
def test_what_is_wrong_is_told_and_booked_nowhere(
    change: dict[str, object], code: str, column: str | None, said: str
) -> None:
    rows = [FROM_LI, {**FROM_LI, **change}, FROM_LI]
    text = "\n".join(map(json.dumps, rows))
    result = book("-", "-r", "mcr", "--players", FOUR, stdin=text)
    first, wrong, third, last = answers(result)
    assert (wrong["error"]["code"], wrong["error"]["column"]) == (code, column)
    assert said in wrong["error"]["message"]
    assert wrong["payments"] == {}
    assert wrong["balance"] == first["balance"]
    assert third["balance"] == {n: 2 * paid for n, paid in first["payments"].items()}
    assert (last["hands"], last["errors"]) == (2, 1)
    assert result.exit_code == (1 if code in ("no-win", "below-minimum") else 2)
    assert result.stderr.startswith("<stdin>:2:")
    assert said in result.stderr


def test_a_name_that_is_a_key_is_no_name_in_a_hand() -> None:
    hand = "123m456m789m kong=5555p 4s +4s"
    (made,) = ledger([{"hand": hand, "winner": "Li", "from": "Kong"}], "Kong,Li,Min,S", "mcr").rows
    assert made.score
    assert str(made.score.hand) == "kong=5555p 123456789m4s +4s rules=mcr from=left"
    hand = f"{LAIZI} dealer=kong left=open,zhongkong:1"
    rows = [{"hand": hand, "winner": "Li", "from": ""}]
    (made,) = ledger(rows, "Kong,Li,Min", "hongzhong").rows
    assert made.payments == {"Kong": -300, "Li": 380, "Min": -80}


def test_what_is_wrong_of_a_player_is_told_by_name() -> None:
    hand = f"{LAIZI} Wang=opne"
    rows = [{"hand": hand, "winner": "Li", "from": "", "dealer": "Zhao"}]
    (made,) = ledger(rows, "Li,Wang,Zhao", "hongzhong").rows
    assert made.error
    (problem,) = made.error.problems
    assert problem.message().startswith("Wang=opne: opne does not describe a player")
    assert problem.hint() == "did you mean open?"
    assert hand[problem.start : problem.end] == "Wang=opne"
    rows = [{"hand": f"{LAIZI} discard", "winner": "Li", "from": "", "dealer": "Zhao"}]
    (made,) = ledger(rows, "Li,Wang,Zhao", "hongzhong").rows
    assert made.error
    assert "from= with one of Zhao, Wang expected" in str(made.error)
    assert made.error.problems[0].hint() == "give from: the name of a player"
    rows = [{"hand": f"{LAIZI} Zhou=open", "winner": "Li", "from": "", "dealer": "Zhao"}]
    (made,) = ledger(rows, "Li,Wang,Zhao", "hongzhong").rows
    assert made.error
    assert made.error.problems[0].hint() == "did you mean Zhao=?"
    rows = [{"hand": f"{LAIZI} Wang=open Wang=unready self", "winner": "Li", "dealer": "Zhao"}]
    (made,) = ledger(rows, "Li,Wang,Zhao", "hongzhong").rows
    assert str(made.error) == "Wang=open and Wang=unready differ: one value expected"


def test_without_from_a_hand_must_say_that_it_was_drawn() -> None:
    rows: list[dict[str, object]] = [
        {"hand": HAND, "winner": "Li"},
        {"hand": f"{HAND} self", "winner": "Li"},
        {"hand": f"{HAND} from=Wang", "winner": "Li"},
        {"hand": HAND, "winner": "Li", "from": None},
    ]
    made = ledger(rows, FOUR, "mcr").rows
    assert [each.error and each.error.problems[0].name for each in made] == [
        "from-unsaid", None, None, None,
    ]  # fmt: skip
    assert made[1].payments == made[3].payments
    assert (made[2].giver, made[2].payments["Wang"]) == ("Wang", -28)


# The players


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("Li,Wang,Li,Chen", "two players are called Li"),
        ("Li,Wang,LI,Chen", "two players are called LI"),
        ("Li,Wang,,Chen", "one of the players has no name"),
        ("Li,Wang,left,Chen", "left is a place at the table"),
        ("Li,Wang,上家,Chen", "上家 is a place at the table"),
    ],
)
def test_players_that_cannot_be(players: str, said: str) -> None:
    result = book("-", "--players", players, stdin=table(f"{HAND},Li,"))
    assert result.exit_code == 2
    assert "Error: Invalid" not in result.stderr
    assert f"--players: {said}" in result.stderr
    with pytest.raises(MahjongError, match=said):
        ledger([], players)


def test_how_many_may_play() -> None:
    result = book("-", "-r", "mcr", "--players", "Li,Wang,Zhao", stdin=table(f"{HAND},Li,"))
    assert (result.stdout, result.exit_code) == ("", 2)
    assert "3 players (Li, Wang, Zhao), but mcr is played by 4" in result.stderr
    for rules, players, said in (
        ("mcr", f"{FOUR},Zhou", "5 players (Li, Wang, Zhao, Chen, Zhou), but mcr is played by 4"),
        ("hongzhong", f"{FOUR},Zhou", "but hongzhong is played by 3, 4"),
        ("hongzhong", "Li,Wang", "2 players (Li, Wang), but hongzhong is played by 3, 4"),
    ):
        result = book("-", "-r", rules, "--players", players, stdin=table(f"{HAND},Li,"))
        assert result.exit_code == 2
        assert said in result.stderr
        record = json.dumps({"hand": HAND, "winner": "Li", "from": "", "players": players})
        row, last = answers(book("-", "-r", rules, stdin=record))
        assert said in row["error"]["message"]
        assert last["balance"] == {}


def test_a_house_that_seats_others_is_refused() -> None:
    text = table(f"{LAIZI},Li,Wang,Zhao", header="hand,winner,from,dealer")
    args = ["-", "-r", "hongzhong", "--players", "Li,Wang,Zhao"]
    said = "players=4 does not fit the 3 players who sat down: Li, Wang, Zhao"
    row, _ = answers(book(*args, "--house", "players=4", stdin=text))
    assert row["error"]["message"] == said
    row, _ = answers(book(*args, stdin=text.replace("7s,Li", "7s players=4,Li")))
    assert row["error"]["message"] == said


@pytest.mark.parametrize("between", [",", "、", "，", ";", " , ", "\n"])
def test_players_once_in_a_column(between: str) -> None:
    names = between.join(("Li", "Old  Wang", "赵", "Chen"))
    rows = [{"hand": HAND, "winner": "old wang", "from": "Li", "players": names}, FROM_LI]
    text = "\n".join(map(json.dumps, rows)).replace('"Wang"', '"赵"')
    first, second, last = answers(book("-", "-r", "mcr", stdin=text))
    assert first["payments"] == {"Li": -28, "Old Wang": 44, "赵": -8, "Chen": -8}
    assert second["payments"]["Li"] == 44
    assert last["errors"] == 0


def test_without_players_nothing_is_booked() -> None:
    text = table(f"{HAND},Li,Wang", f"{HAND},Li,Wang")
    result = book("-", "-r", "mcr", stdin=text)
    *rows, last = answers(result)
    for row in rows:
        assert (row["error"]["code"], row["error"]["column"]) == ("bad-players", "players")
    assert last == {"schema": 2, "balance": {}, "hands": 0, "draws": 0, "errors": 2}
    assert result.stderr.count("--players or a column players expected") == 2


def test_the_players_in_a_later_row() -> None:
    text = table(",,,", f'{HAND},Li,Chen,"{FOUR}"', header="hand,winner,from,players")
    first, second, last = answers(book("-", "-r", "mcr", stdin=text))
    assert (first["error"]["code"], second["total"], last["errors"]) == ("bad-players", 20, 1)
    sheet = book("-", "-r", "mcr", "-f", "csv", stdin=text).stdout
    assert [row["gets Li"] for row in csv.DictReader(io.StringIO(sheet))] == ["", "44"]


# Files


def test_a_renamed_column_is_told() -> None:
    rows = (f"{HAND},Li,Wang", f"{HAND},Li,")
    for header, said in (
        ("hand,winer,from", "no column of this header is called winner"),
        ("hands,winner,from", "none of its columns is called hand"),
        ("cards;who;whose", "none of its columns is called hand"),
        ("hands;winner;from", "should hands be called hand?"),
    ):
        result = book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header=header))
        row, last = answers(result)
        assert result.exit_code == 2
        assert said in f"{row['error']['message']}; {row['error']['hint']}"
        assert (row["line"], last["hands"], last["errors"]) == (1, 0, 1)
    assert "should winer be called winner?" in book(
        "-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header="hand,winer,from")
    ).stderr  # fmt: skip
    *made, last = answers(
        book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header="hand,winner,form"))
    )
    assert [one["error"]["code"] for one in made] == ["missing-key"] * 2


@pytest.mark.parametrize("name", ["winner", "Winner", " WINNER ", "赢家", "贏家"])
@pytest.mark.parametrize("giver", ["FROM", "点炮", "點炮者"])
def test_columns_are_found_by_their_names(name: str, giver: str) -> None:
    text = table(f"{HAND},Li,Wang", header=f"Hand,{name},{giver}")
    assert answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))[0]["total"] == 20


def test_a_sheet_of_excel(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    text = table(f'1,"{HAND}",Li,Wang,"late, rain"', "2,,,,", header="no,hand,winner,from,note")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    first, draw, last = answers(book(str(file), "-r", "mcr", "--players", FOUR))
    assert first["extra"] == {"no": "1", "note": "late, rain"}
    assert (draw["winner"], draw["payments"]["Li"], last["draws"]) == (None, 0, 1)
    file.write_bytes(text.encode("utf-16"))
    assert answers(book(str(file), "-r", "mcr", "--players", FOUR))[0]["total"] == 20


def test_a_sheet_with_semicolons(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    states = "Wang=open,zhongkong:1"
    for header in ("no;hand;winner;from;dealer", "局;手牌;赢家;点炮;庄家"):
        text = table(f"1;{LAIZI} {states};Li;;Zhao", "2;;;;", header=header)
        file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
        made = answers(book(str(file), "-r", "hongzhong", "--players", "Li,Wang,Zhao"))
        assert made[0]["payments"] == {"Li": 380, "Wang": -300, "Zhao": -80}
        assert (made[-1]["draws"], made[-1]["errors"]) == (1, 0)


def test_a_sheet_in_another_encoding(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    rows = (f"{HAND},李,陈,晚了", f"{HAND},Li,Chen,ok")
    for header, codes in (
        ("hand,winner,from,note", ["not-utf8", None]),
        ("手牌,赢家,点炮,备注", ["not-utf8"]),
    ):
        file.write_bytes(table(*rows, header=header).encode("gbk"))
        result = book(str(file), "-r", "mcr", "--players", FOUR)
        *made, last = answers(result)
        assert [one["error"] and one["error"]["code"] for one in made] == codes
        assert [one["error"] and one["error"]["column"] for one in made] == [None] * len(codes)
        assert (result.exit_code, last["errors"]) == (2, 1)
        assert "are not UTF-8: text in UTF-8 expected; save the text as UTF-8" in result.stderr
        assert "\\ud" not in result.stdout
    for encoding in ("utf-16-le", "utf-16-be"):
        file.write_bytes(table(*rows, header="手牌,赢家,点炮,备注").encode(encoding))
        result = book(str(file), "-r", "mcr", "--players", FOUR)
        assert "this is UTF-16 without its mark, so it was not read" in result.stderr


def test_a_column_is_named_as_the_file_has_it() -> None:
    text = table(f"{HAND},李,陈", f"{HAND} discard,Li,", header="手牌,和家,点炮")
    result = book("-", "-r", "mcr", "--players", FOUR, "--lang", "zh", stdin=text)
    first, second = result.stderr.splitlines()
    assert first.startswith("<stdin>:2: 和家: ")
    assert second.startswith("<stdin>:3: 点炮: ")
    assert "但 点炮 没有写是谁" in second


@pytest.mark.parametrize("lines", ['[{"hand": ""}, 7]', '{"hand": ""}\n7', '{"hand": ""}\n[1]'])
def test_an_object_is_expected(lines: str) -> None:
    result = book("-", "-r", "mcr", "--players", FOUR, stdin=lines)
    row = answers(result)[-2]
    assert (row["error"]["code"], row["error"]["column"]) == ("bad-record", None)
    assert row["error"]["message"] == "this is not an object: an object in braces expected"


def test_a_column_twice() -> None:
    rows = (f"{HAND},Li,Wang,Li", f"{HAND},Li,Wang,Chen")
    text = table(*rows, header="hand,winner,from,winner")
    same, other, _ = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))
    assert same["total"] == 20
    assert other["error"]["message"] == "winner appears more than once: one value expected"
    record = f'{{"hand": "{HAND}", "winner": "Li", "from": "", "Winner": "Chen"}}'
    row, _ = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=record))
    assert row["error"]["code"] == "bad-record"


def test_ragged_and_hostile_rows() -> None:
    rows = (
        f"{HAND},Li,Wang,too,many",
        f"{HAND},Li\x1b[31m,Wang",
        '"never closed,Li,Wang',
        f"{HAND},,",
    )
    result = book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows))
    *made, last = answers(result)
    assert [one["error"]["code"] for one in made] == [
        "bad-record", "control-character", "bad-record", "missing-key",
    ]  # fmt: skip
    assert result.stderr.replace("\n", "").isprintable()
    assert last["balance"] == dict.fromkeys(FOUR.split(","), 0)


def test_a_blank_line_is_no_row_and_empty_cells_are_a_draw() -> None:
    text = f"hand\twinner\tfrom\n\n{HAND}\tLi\tWang\n\t\t\n\n"
    first, draw, last = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))
    assert (first["line"], draw["line"], last["draws"]) == (3, 4, 1)
    assert draw["error"] is None


def test_several_files_are_one_evening(tmp_path: Path) -> None:
    files = []
    for n in range(2):
        files.append(tmp_path / f"{n}.csv")
        files[-1].write_text(table(f"{HAND},Li,Wang"), "utf-8")
    first, second, last = answers(book(*map(str, files), "-r", "mcr", "--players", FOUR))
    assert (first["row"], second["row"], second["file"]) == (1, 2, str(files[1]))
    assert last["balance"]["Li"] == 2 * first["payments"]["Li"]


# What is written


def test_a_fault_of_the_program_is_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("no")

    monkeypatch.setattr("mahjong_cli.games.score", broken)
    made = ledger([FROM_LI, {"hand": ""}], FOUR, "mcr")
    assert made.rows[0].error
    assert made.rows[0].error.problems[0].code == "internal-error"
    assert (made.hands, made.draws, made.errors) == (1, 1, 1)


def test_names_move_no_terminal_and_are_no_formula() -> None:
    players = "=1+1,[b]Wang[/b],:sun:,Li\u202e"
    text = table(f"{HAND},=1+1,:sun:")
    args = ["-", "-r", "mcr", "--players", players]
    shown = book(*args, "-f", "table", stdin=text).stdout
    assert "[b]Wang[/b]" in shown
    assert ":sun:" in shown
    assert "Li\\u202e" in shown
    sheet = book(*args, "-f", "csv", stdin=text).stdout
    cells = next(iter(csv.DictReader(io.StringIO(sheet))))
    assert cells["winner"] == "'=1+1"
    assert "gets =1+1" in cells


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("columns", ["30", "44", "80", "200"])
@pytest.mark.parametrize("players", [FOUR, "李小明,王老五,赵,a very long name of a player"])
def test_the_table_fits_every_width(lang: str, columns: str, players: str) -> None:
    from rich.cells import cell_len

    name = players.split(",")[0]
    text = table(f"{HAND},{name},", ",,", f"0z,{name},", f"{HAND},nobody,")
    args = ["-", "-r", "mcr", "--players", players, "-f", "table", "--lang", lang]
    result = book(*args, stdin=text, COLUMNS=columns)
    lines = result.stdout.splitlines()
    assert max(map(cell_len, lines)) <= int(columns)
    assert result.stderr == ""
    whole = "".join("".join(line.split()) for line in lines)
    for said in ("+90", "-30", "<stdin>:4:1:", "nobody"):
        assert said in whole


SHOWN = """\
No.  Winner      From  Total   Li  Wang  Zhao  Chen
───────────────────────────────────────────────────
  1  Li          Chen     20  +44    -8    -8   -28
  2  draw                       0     0     0     0
  3  not booked
     Balance                  +44    -8    -8   -28

Not booked
  <stdin>:4: winner: no player is called Cheng
    did you mean Chen?

Rows
  booked         2
  of them draws  1
  not booked     1
"""


def test_the_table() -> None:
    text = table(f"{HAND},Li,Chen", ",,", f"{HAND},Cheng,")
    result = book("-", "-r", "mcr", "--players", FOUR, "-f", "table", stdin=text)
    assert result.stdout == SHOWN
    assert (result.stderr, result.exit_code) == ("", 2)


def test_it_is_written_to_a_file_whole(tmp_path: Path) -> None:
    to = tmp_path / "book.csv"
    result = book("-", "-r", "mcr", "--players", FOUR, "-o", str(to), stdin=table(f"{HAND},Li,"))
    assert (result.stdout, result.stderr, result.exit_code) == ("", "", 0)
    assert to.read_text("utf-8").startswith("row,file,line,hand,winner,from,total,gets Li,")


@pytest.mark.slow
def test_the_book_and_the_page_need_two_files(tmp_path: Path) -> None:
    to, text = str(tmp_path / "both.html"), table(f"{HAND},Li,Chen")
    args = ["-", "-r", "mcr", "--players", FOUR, "-f", "table"]
    for more in (["-o", to, "--html", to], ["--html", "-"], ["-o", "-", "--html", "-"]):
        result = book(*args, *more, stdin=text)
        assert (result.stdout, result.exit_code) == ("", 2)
        said = "-o need" if to in more else "the results need"
        assert f"--html and {said} two files" in result.stderr
    assert not Path(to).exists()
    made = subprocess.run(
        [sys.executable, "-m", "mahjong_cli", "ledger", *args, "-o", to, "--html", "-"],
        input=text, encoding="utf-8", capture_output=True, check=True, cwd=tmp_path,
    )  # fmt: skip
    assert made.stdout.endswith("</html>\n")
    assert [file.name for file in tmp_path.iterdir()] == ["both.html"]


def test_narrow_names_stay_with_their_numbers_and_thousands_are_one_way() -> None:
    args = ["-", "-r", "mcr", "--players", FOUR, "-f", "table"]
    lines = book(*args, stdin=table(f"{HAND},Li,Zhao"), COLUMNS="40").stdout.splitlines()
    assert any("Zhao -28" in line for line in lines)
    text = table(f"{LAIZI},Li,,Zhao", header="hand,winner,from,dealer")
    args = ["-", "-r", "hongzhong", "--players", FOUR, "-f", "table", "--house", "stake=20"]
    shown = book(*args, stdin=text).stdout
    assert "4,800  +4,800  -1,600" in shown


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_of_html(lang: str, tmp_path: Path) -> None:
    to = tmp_path / "book.html"
    text = table(f"{HAND},<b>Li,Chen", ",,", f"{HAND},Cheng,")
    args = ["-", "-r", "mcr", "--players", "<b>Li,Wang,Zhao,Chen", "--lang", lang]
    result = book(*args, "--html", str(to), stdin=text)
    assert result.exit_code == 2
    page = to.read_text("utf-8")
    assert page.count("<table") >= 2
    assert "&lt;b&gt;Li" in page
    assert "<b>" not in page
    assert "+44" in page
    assert "Cheng" in page
    assert page.endswith("</html>\n")


def test_an_empty_book() -> None:
    result = book("-", "--players", FOUR, stdin=table())
    assert answers(result) == [
        {"schema": 2, "balance": dict.fromkeys(FOUR.split(","), 0), "hands": 0, "draws": 0,
         "errors": 0}
    ]  # fmt: skip
    assert result.exit_code == 0
    assert "balance Chen" in book("-", "--players", FOUR, "-f", "csv", stdin=table()).stdout


def test_defaults_that_do_not_apply_are_told() -> None:
    result = book(
        "-", "-r", "mcr", "--players", FOUR, "--house", "stake=2", stdin=table(f"{HAND},Li,")
    )
    assert result.stderr == "--house stake does not apply under mcr: left out there\n"
    assert book("-", "--house", "stake=0", stdin="").exit_code == 2
    with pytest.raises(MahjongError, match="stake"):
        ledger([], FOUR, stake=0)
    with pytest.raises(MahjongError, match="mrc"):
        ledger([], FOUR, "mrc")


def test_seats() -> None:
    seats = Seats(("A", "B", "C", "D"))
    for n, winner in enumerate(seats.names):
        around = seats.around(winner)
        order = [around[place] for place in ("self", "right", "across", "left")]
        assert order == [*seats.names[n:], *seats.names[:n]]


@pytest.mark.parametrize("stdin", ["", "\n", "# nobody came\n"])
def test_a_book_of_nothing_says_how_it_is_kept(stdin: str, tmp_path: Path) -> None:
    for args in ([], ["-"], ["-", "-f", "table"], ["-o", str(tmp_path / "book.csv")]):
        result = book(*args, stdin=stdin)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("Usage: mjscore ledger [OPTIONS] FILE...")
    assert [*tmp_path.iterdir()] == []
    # A file that is named is there to be read, though it be empty; so is a header.
    empty = tmp_path / "empty.csv"
    empty.write_text(stdin, "utf-8")
    for result in (book(str(empty)), book("-", stdin="hand,winner,from\n")):
        assert result.exit_code == 0
        assert answers(result)[-1]["hands"] == 0
