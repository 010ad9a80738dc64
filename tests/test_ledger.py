"""An evening's book: names to seats, hands to payments."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mahjong_cli import games, ledger
from mahjong_cli.ledger.evening import keep
from mahjong_cli.ledger.naming import DEALER, GIVER, naming_keys, place_words
from tests.books import FOUR, HAND, LAIZI, answers, book, table
from tests.evenings import Evening, evening

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
