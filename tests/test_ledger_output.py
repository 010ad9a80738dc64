"""What is written of a book: a table, a page, rows and files."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_cli import MahjongError, ledger
from mahjong_cli.ledger.seats import Seats
from mahjong_cli.text import LANGS
from tests.books import FOUR, FROM_LI, HAND, LAIZI, answers, book, table


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


@pytest.mark.slow
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
