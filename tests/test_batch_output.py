"""Streams of hands: what comes out, where it goes, and with which status."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Chunk, Job
from tests import hands
from tests.command import mjscore
from tests.samples import BELOW, SHORT, WINS
from tests.streams import BROKEN, PLAIN, answers, batch, rows

# Many lines, some of them broken


@pytest.mark.slow
def test_broken_lines_are_errors_in_their_places(tmp_path: Path) -> None:
    assert len({text for text, _, _ in BROKEN}) == 40
    rng = Random(4)
    lines = [hands.show(hand) for hand in hands.many(4, 1000, 1)]
    wrong = {
        number: BROKEN[n % len(BROKEN)] for n, number in enumerate(rng.sample(range(1000), 100))
    }
    for number, (text, _, _) in wrong.items():
        lines[number] = text
    file = tmp_path / "hands.txt"
    file.write_text("# a thousand\n" + "\n".join(lines), "utf-8")
    result = batch(str(file), "-j", "1")
    made = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert [one["line"] for one in made] == list(range(2, 1002))
    assert {one["file"] for one in made} == {str(file)}
    assert {one["line"] - 2 for one in made if "error" in one} == wrong.keys()
    for number, (text, code, column) in wrong.items():
        error = made[number]["error"]
        assert (error["code"], error["start"]) == (code, column), text
        assert made[number]["input"] == text[:2000]
    assert re.fullmatch(
        r"1,000 hands: \d+ win, \d+ below the minimum, 0 do not win, 100 errors; .*\n",
        result.stderr,
    )
    assert len(result.stderr.splitlines()) == 1


def test_bare_totals_name_their_errors_on_standard_error() -> None:
    result = batch("-", "-f", "total", stdin=f"{WINS}\n{SHORT}\n123m 0z\n{BELOW}")
    assert result.stdout == "120\n-\nerror\n9\n"
    assert result.stderr.splitlines()[0].startswith("<stdin>:3:6: 0z is not a tile")
    said = "4 hands: 1 win, 1 below the minimum, 1 do not win, 1 error; "
    assert result.stderr.splitlines()[1].startswith(said)
    assert batch("-", "-f", "total", "--quiet", stdin="0z").stderr == ""


@pytest.mark.parametrize(
    ("lines", "status"),
    [([], 2), ([WINS], 0), ([WINS, SHORT], 1), ([BELOW], 1), (["0z", WINS], 2), ([SHORT, "0z"], 2)],
)
def test_the_status_is_the_worst_lines(lines: list[str], status: int) -> None:
    for form in ("json", "csv", "table", "total"):
        assert batch("-", "-f", form, stdin="\n".join(lines)).exit_code == status


@pytest.mark.slow
def test_fail_fast_ends_with_the_first_error() -> None:
    for jobs in ("1", "2"):
        result = batch("-", "--fail-fast", "-j", jobs, "--quiet", stdin=f"{WINS}\n0z\n{WINS}\n1z\n")
        assert [one["line"] for one in answers(result)] == [1, 2]
        assert result.exit_code == 2
        assert result.stderr.startswith("<stdin>:2:1: ")
        assert len(result.stderr.splitlines()) == 1


def test_the_summary_says_once_which_defaults_do_not_apply() -> None:
    mixed = f"{WINS}\n123m456m789m11p45s +3s rules=mcr\n" * 3
    result = batch("-", "--gold", "9p", stdin=mixed)
    assert result.exit_code == 0
    assert result.stderr.splitlines()[0] == "--gold does not apply under mcr: left out there"
    assert len(result.stderr.splitlines()) == 2
    assert batch("-", "--gold", "9p", "--quiet", stdin=mixed).stderr == ""


@pytest.mark.parametrize(
    "args",
    [
        ["--gold", "0q"],
        ["--rules", "mrc"],
        ["--seat", "5m"],
        ["--json", "-f", "csv"],
        ["--scheduler", "tcp://127.0.0.1:1", "-j", "2"],
    ],
)
def test_a_wrong_default_is_one_error_not_many(args: list[str]) -> None:
    result = batch("-", *args, stdin=f"{WINS}\n{WINS}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


def test_runner_up_readings_where_asked_for() -> None:
    text = "111222333m456p5s +5s gold=1p"
    assert (
        answers(batch("-", "--all", stdin=text))[0]
        == answers(mjscore("-", "--all", stdin=text.encode()))[0]
    )


# What comes out


def test_cells_that_look_like_formulas_are_quoted() -> None:
    text = f"+9s 1m=2\n=1+1\n@x\n-1\n{WINS}\n"
    made = batch("-", "-f", "csv", stdin=text).stdout
    assert [row["mj_input"][:2] for row in rows(made)] == ["'+", "'=", "'@", "'-", "[7"]
    assert not any(row["mj_message"].startswith(("=", "+", "@", "-")) for row in rows(made))
    own = batch("-", "-f", "csv", stdin=f"id,hand\n=1+1,{PLAIN}\n").stdout
    assert rows(own)[0]["id"] == "=1+1"
    assert own.splitlines()[1].startswith('"=1+1",')


@pytest.mark.parametrize("form", ["json", "table", "total"])
def test_nothing_of_the_input_moves_a_terminal(form: str) -> None:
    text = "\x1b[31m\x9b[bold]/:sun:\u202e\ufeff\x00 0z\n"
    result = batch("-", "-f", form, stdin=text)
    assert (result.stdout + result.stderr).replace("\n", "").isprintable()
    chunk = Chunk("\x1b.csv", "csv", ("hand", "\x1b"), ((2, f"{text.strip()},\x1b"),))
    for each in (form, "csv"):
        part = answer_chunk(Job({}, each, terminal=True, several=True), chunk)
        assert part.out.decode().replace("\r\n", "").replace("\n", "").isprintable()
        assert all(map(str.isprintable, part.errors))


def test_a_file_called_gz_is_packed(tmp_path: Path) -> None:
    plain, packed, again = (tmp_path / name for name in ("r.csv", "r.csv.gz", "again.csv.gz"))
    for out in (plain, packed, again):
        assert batch("-", "-o", str(out), stdin=f"{WINS}\n" * 3).exit_code == 0
    assert b"mj_total" in plain.read_bytes()
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()
    assert packed.read_bytes() == again.read_bytes()


def test_two_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    out = str(tmp_path / "same")
    result = batch("-", "-o", out, "--html", out, stdin=WINS)
    assert result.exit_code == 2
    assert "--html and -o need two files" in result.stderr
    assert "name one by -o" not in result.stderr


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_summary_that_cannot_be_written_is_a_failure() -> None:
    with open("/dev/full", "w") as full:
        status = subprocess.run(
            [sys.executable, "-m", "mahjong_cli", "batch", "-", "--summary"],
            input=WINS.encode(), stdout=subprocess.DEVNULL, stderr=full, check=False,
        ).returncode  # fmt: skip
    assert status == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"H"', "not an object"),
        ('{"hand": "H", "house": {"min": true}}', 'min is true: 0 or "..." expected'),
    ],
)
def test_faults_of_json_are_told_truly(line: str, said: str) -> None:
    (answer,) = answers(batch("-", "-i", "jsonl", stdin=line.replace("H", WINS)))
    assert said in answer["error"]["problems"][0]["message"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(f"{WINS}\n0z\n", "utf-8")
    result = batch(str(source), "-o", str(out))
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(out.read_text("utf-8").splitlines()) == 2
    stopped = batch(str(source), "-o", str(out), "--fail-fast", "-f", "total")
    assert stopped.exit_code == 2
    said = [line for line in stopped.stderr.splitlines() if "was not written" in line]
    assert said == [f"{out} was not written: the run stopped before its end"]
    assert len(out.read_text("utf-8").splitlines()) == 2
    link = tmp_path / "link"
    link.symlink_to(source)
    for to in (source, link):
        result = batch(str(source), "-o", str(to))
        assert result.exit_code == 2
        assert "one of the inputs" in result.stderr
    assert source.read_text("utf-8") == f"{WINS}\n0z\n"
    out.chmod(0o640)
    batch(str(source), "-o", str(out), "-f", "total")
    assert out.read_text("utf-8") == "120\nerror\n"
    assert out.stat().st_mode & 0o777 == 0o640
    assert sorted(p.name for p in tmp_path.iterdir()) == ["in.txt", "link", "out.jsonl"]
