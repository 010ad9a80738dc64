"""What is wrong with a row of a book is told by its names and columns, never by places."""

from __future__ import annotations

import pytest

from mahjong_cli import ledger
from mahjong_cli.ledger.statement import told
from mahjong_cli.problems.problem import Problem
from mahjong_cli.render.look import Look
from mahjong_cli.text import LANGS
from tests.command import mjscore

HAND = "[222p][333p][444p]6p7s7s7s +6p gold=7s"
MCR = "[EEE][SSS]345m6s678s +6s min=0"
THREE, FOUR = "Li,Wang,Zhao", "Li,Wang,Zhao,Chen"

WRONG = [  # the players, what the hand says more, the message, the hint, what is marked
    (FOUR, "Zhao=kong:5", "Zhao has 5 melds (kong:5): at most 4 expected",
     "check open, kong: and ckong:", "Zhao=kong:5"),
    (THREE, "Zhao=laizikong:3",
     "five or more of 7s: 6 with those that all players konged (Zhao=), 4 exist",
     "the konged tiles of all players count together: check Zhao=", "Zhao=laizikong:3"),
    (THREE, "zhongkong=2 Wang=zhongkong:3",
     "five or more of C: 5 with those that all players konged (zhongkong=, Wang=), 4 exist",
     "the konged tiles of all players count together: check zhongkong=, Wang=",
     "Wang=zhongkong:3"),
    (FOUR, "Zhao=kong", "Zhao=kong: kong has no number: kong:1 or the like expected",
     "write for example Zhao=open,zhongkong:1; mjscore notation players says more", "Zhao=kong"),
    (FOUR, "left=kong", "left=kong: kong has no number: kong:1 or the like expected",
     "write for example left=open,zhongkong:1; mjscore notation players says more", "kong"),
    (THREE, "Zhao=open left=kong:1", "left=kong:1 and Zhao=open differ: one value expected",
     "leave one of the two out", "Zhao=open"),
    (THREE, "across=open",
     "across= names a player who is not at the table: Zhao, Wang expected",
     "name those who sat down: Li, Wang, Zhao", "across=open"),
    (THREE, "players=4", "players=4 does not fit the 3 players who sat down: Li, Wang, Zhao",
     "leave players= out", None),
]  # fmt: skip


def problem_of(players: str, hand: str, rules: str = "hongzhong", **row: str) -> Problem:
    """The one problem of a row that Li won."""
    said = {"hand": hand, "winner": "Li", "from": "", **row}
    (made,) = ledger([said], players, rules).rows
    assert made.error is not None
    (problem,) = made.error.problems
    return problem


@pytest.mark.parametrize(("players", "more", "said", "hint", "marked"), WRONG)
def test_what_is_wrong_is_told_by_name(
    players: str, more: str, said: str, hint: str, marked: str | None
) -> None:
    hand = f"{HAND} {more}"
    problem = problem_of(players, hand, dealer="Zhao")
    assert (problem.message(), problem.hint()) == (said, hint)
    assert (None if problem.start is None else hand[problem.start : problem.end]) == marked


@pytest.mark.parametrize(
    ("dealer", "more", "said", "hint"),
    [
        ("", "dealer=Chen", "dealer=Chen: one of Li, Zhao, Wang expected",
         "write for example dealer=Li"),
        ("", "dealer=across",
         "dealer=across names a player who is not at the table: Li, Zhao, Wang expected",
         "give dealer: the name of a player"),
        ("Zhao", "dealer=right", "dealer=right and dealer=Zhao differ: one value expected",
         "leave one of the two out"),
    ],
)  # fmt: skip
def test_the_dealer_is_told_by_name(dealer: str, more: str, said: str, hint: str) -> None:
    problem = problem_of(THREE, f"{HAND} {more}", dealer=dealer)
    assert (problem.message(), problem.hint()) == (said, hint)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("seat=E", "seat=E and dealer=Zhao (seat=W) differ: one value expected"),
        ("from=left", "from=left and from=Wang differ: one value expected"),
        ("left=open", "left= is a key of hongzhong: mcr does not have it"),
    ],
)
def test_what_is_typed_is_told_as_it_is_typed(more: str, said: str) -> None:
    row = {"from": "Wang", "dealer": "Zhao"}
    assert problem_of(FOUR, f"{MCR} {more}", "mcr", **row).message() == said


def test_the_dealer_of_a_fan_game_is_named() -> None:
    problem = problem_of(FOUR, f"{MCR} dealer=left", "mcr", **{"from": "Wang"})
    assert problem.hint() == "give dealer: the name of a player"


def test_a_column_is_called_as_the_file_has_it() -> None:
    text = f"手牌,赢家,点炮,庄家\n{MCR} seat=E,Li,Wang,Zhao\n{MCR} from=left,Li,Wang,Zhao\n"
    result = mjscore("ledger", "-", "-r", "mcr", "--players", FOUR, stdin=text.encode())
    first, second = result.stderr.splitlines()
    assert "seat=E and 庄家=Zhao (seat=W) differ" in first
    assert second.startswith("<stdin>:3: 点炮: from=left and 点炮=Wang differ")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("more", ["Zhao=kong:5", "Zhao=laizikong:3", "Zhao=kong", "Zhao="])
def test_no_place_is_told_where_a_name_was_typed(lang: str, more: str) -> None:
    rows = [{"hand": f"{HAND} {more}", "winner": "Li", "from": "", "dealer": "Zhao"}]
    (made,) = ledger(rows, FOUR, "hongzhong").rows
    line = told(made, Look(lang))
    assert "Zhao" in line
    assert not any(word in line for word in ("across", "left", "right", "对家", "對家"))
