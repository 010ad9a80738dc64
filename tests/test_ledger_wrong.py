"""What cannot be booked, in a row or of the players, is told and booked nowhere."""

from __future__ import annotations

import csv
import io
import json

import pytest

from mahjong_cli import MahjongError, ledger
from tests.books import FOUR, FROM_LI, HAND, LAIZI, answers, book, table

# What cannot be booked

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


def test_without_players_nothing_is_booked_and_it_is_told_once() -> None:
    text = table(f"{HAND},Li,Wang", f"{HAND},Li,Wang")
    result = book("-", "-r", "mcr", stdin=text)
    row, last = answers(result)
    assert (row["line"], row["error"]["code"]) == (1, "bad-players")
    assert row["error"]["column"] == "players"
    assert last == {"schema": 2, "balance": {}, "hands": 0, "draws": 0, "errors": 1}
    assert result.stderr.count("--players or a column players expected") == 1
    # A row of JSON may say it yet.
    lines = f'{{"hand": "", "winner": ""}}\n{{"hand": "{HAND}", "winner": "Li", "from": "Wang"}}\n'
    assert [row["error"]["code"] for row in answers(book("-", "-r", "mcr", stdin=lines))[:2]] == [
        "bad-players", "bad-players",
    ]  # fmt: skip


def test_the_players_in_a_later_row() -> None:
    text = table(",,,", f'{HAND},Li,Chen,"{FOUR}"', header="hand,winner,from,players")
    first, second, last = answers(book("-", "-r", "mcr", stdin=text))
    assert (first["error"]["code"], second["total"], last["errors"]) == ("bad-players", 20, 1)
    sheet = book("-", "-r", "mcr", "-f", "csv", stdin=text).stdout
    assert [row["gets Li"] for row in csv.DictReader(io.StringIO(sheet))] == ["", "44"]
