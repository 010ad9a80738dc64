"""Whatever goes wrong inside, no hand is lost by it, and nobody sees a traceback."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import pytest

from mahjong_cli import games
from mahjong_cli.batch import answers as module
from mahjong_cli.batch.answer import Outcome, failed
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.formats import FORMS
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.stream import parts
from mahjong_cli.cli import guard, output, progress
from mahjong_cli.cli.app import cli
from mahjong_cli.render.look import Look
from tests.command import COMMAND, environment
from tests.contract import SCHEMA, VALIDATOR
from tests.faulty import faulty
from tests.samples import WINS
from tests.streams import PLAIN, in_chunks, lines

pytestmark = pytest.mark.slow

CHUNK = Chunk(None, "lines", (), ((1, WINS), (2, "0z"), (3, WINS)))
SEVEN = WINS.replace("flowers=2", "flowers=7")


# A fault of the program


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return faulty(tmp_path_factory.mktemp("faulty"))


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("lang", ["en", "zh", "zh-Hant"])
def test_a_fault_is_one_answer_and_the_others_are_what_they_are(
    jobs: str, lang: str, broken: Path
) -> None:
    hands = [WINS] * 70 + [SEVEN] + [PLAIN] * 70
    done = run(
        [*COMMAND, "batch", "-", "-j", jobs, "--quiet", "--lang", lang],
        input="\n".join(hands).encode(), capture_output=True, check=False, cwd=broken,
        env=environment(PYTHONPATH=str(broken)),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, b"")
    made = [json.loads(line) for line in done.stdout.splitlines()]
    [fault] = [one for one in made if "error" in one]
    assert [one["line"] for one in made] == list(range(1, 142))
    assert (fault["line"], fault["input"], fault["error"]["code"]) == (71, SEVEN, "internal-error")
    assert "ZeroDivisionError" in fault["error"]["message"]
    assert "seven flowers" in fault["error"]["message"]
    assert "mjscore --version" in fault["error"]["hint"]
    assert fault["error"]["message"].isascii() is (lang == "en")
    VALIDATOR(SCHEMA).validate(fault)


@pytest.mark.parametrize("form", ["json", "csv", "table", "total"])
def test_a_fault_is_an_answer_in_every_form(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError(f"no such\nthing {'x' * 500}")

    before = answer_chunk(Job({}, form), CHUNK)
    monkeypatch.setattr(games, "score", fail)
    part = answer_chunk(Job({}, form), CHUNK)
    assert (part.hands, len(part.errors), len(before.errors)) == (3, 3, 1)
    assert part.out.decode().count("\n") == 3


@pytest.mark.parametrize("form", ["json", "csv", "table", "total"])
def test_an_answer_that_cannot_be_written_says_so(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = FORMS[form]

    def fail(job: Job, chunk: Chunk, made: Outcome) -> bytes:
        if made.score:
            raise KeyError(form)
        return write(job, chunk, made)

    monkeypatch.setitem(FORMS, form, fail)
    part = answer_chunk(Job({}, form), CHUNK)
    assert (part.hands, len(part.errors), part.wins) == (3, 3, 0)
    assert sum("KeyError" in error for error in part.errors) == 2


def test_a_line_that_cannot_be_looked_through_says_so(monkeypatch: pytest.MonkeyPatch) -> None:

    def fail(chunk: Chunk) -> Iterator[Asked]:
        if chunk.lines[0][0] == 3:
            raise KeyError("line")
        return find_hands(chunk)

    monkeypatch.setattr(module, "find_hands", fail)
    part = answer_chunk(Job({}), CHUNK)
    assert (part.hands, part.wins, len(part.errors)) == (3, 1, 2)
    assert json.loads(part.out.splitlines()[2])["input"] == WINS


def test_a_fault_in_one_hand_or_in_the_command_is_one_line_and_status_2(broken: Path) -> None:
    done = run([*COMMAND, SEVEN], capture_output=True, check=False, cwd=broken,
               env=environment(PYTHONPATH=str(broken)))  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"this is a fault of mjscore, not of what was typed: ZeroDiv")
    assert b"\n  hint: report it with what was typed" in done.stderr


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ZeroDivisionError("by\x1b[31m zero"), "mjscore: this is a fault of mjscore, not of "),
        (MemoryError(), "mjscore: out of memory\n"),
        (RecursionError(), "mjscore: this is a fault of mjscore, not of what was typed: Rec"),
        (OSError(28, "No space left on device", "a"), "mjscore: cannot write: a: No space"),
    ],
)
def test_whatever_happens_in_the_command_is_one_line(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> None:
        raise error

    monkeypatch.setattr(cli, "main", fail)
    monkeypatch.setattr(output, "abandon", lambda: None)
    assert guard.guarded() == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_modules_that_cannot_be_imported_are_one_line(tmp_path: Path) -> None:
    (tmp_path / "click.py").write_text("raise MemoryError('none left')\n", "utf-8")
    path = f"{tmp_path}{os.pathsep}{environment()['PYTHONPATH']}"
    done = run([*COMMAND, WINS], capture_output=True, env=environment(PYTHONPATH=path), check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"mjscore: cannot run: MemoryError: none left\n"


# No room


def test_no_room_for_a_thread_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = lines(100)
    alone = [answer_chunk(Job({}), chunk) for chunk in in_chunks(texts)]
    real, started = threading.Thread.start, list[None]()

    def start(thread: threading.Thread) -> None:
        if len(started) >= most:
            raise RuntimeError("can't start new thread")
        started.append(None)
        real(thread)

    monkeypatch.setattr(threading.Thread, "start", start)
    for most in range(4):
        started.clear()
        found: list[Answers] = list(parts(Job({}), in_chunks(texts), 2))
        assert found == alone, most
    most = 0
    bar = progress.Bar(Look(color=True), 100, True)
    bar.wanted, bar.start = True, -100.0
    bar.show(1, 1, 0)
    assert bar.drawn is None


# Numbers


NINES = "9" * 4299
LARGE = [
    {"hand": PLAIN, "house": {"min": "@"}},
    {"hand": "11p55p33s77s99sNNF +F from=left dealer=right", "rules": "hongzhong",
     "house": {"stake": "@"}},
    {"hand": f"{PLAIN} flowers={NINES[:1000]}"},
    {"hand": "11p55p33s77s99sNNF +F from=left dealer=right", "rules": "hongzhong",
     "house": {"stake": "999999999"}},
    {"hand": f"11p55p33s77s99sNNF +F left=kong:{NINES[:1000]}", "rules": "hongzhong"},
    {"hand": f"11p55p33s77s99sNNF +F zhongkong={NINES[:1000]}", "rules": "hongzhong"},
    {"hand": PLAIN, "seat": "@"},
    {"hand": PLAIN, "id": "@"},
    {"hand": PLAIN, "house": {"min": "000000000000008"}},
]  # fmt: skip


@pytest.mark.parametrize("digits", ["640", "4300", "0"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_number_ends_a_batch(digits: str, jobs: str) -> None:
    text = "\n".join(json.dumps(one).replace('"@"', NINES) for one in LARGE)
    done = run([*COMMAND, "batch", "-", "-j", jobs, "--quiet"], input=text.encode(),
               capture_output=True, env=environment(PYTHONINTMAXSTRDIGITS=digits),
               check=False)  # fmt: skip
    assert (done.returncode, done.stderr) == (2, b"")
    made = [json.loads(line) for line in done.stdout.splitlines()]
    codes = [one["error"]["code"] if "error" in one else one["total"] for one in made]
    assert codes[0:3] == ["bad-value"] * 3
    assert codes[3] not in ("bad-value", "internal-error")
    assert codes[4:7] == ["bad-value"] * 3
    assert codes[7:] == [13, 13]
    assert made[7]["extra"] == {"id": int(NINES)}
    assert made[0]["error"]["message"].endswith("…: a whole number up to 999999999 expected")


def test_the_bound_of_a_number_is_named_on_the_command_line_too() -> None:
    done = run([*COMMAND, PLAIN, "--house", f"min={NINES}"], capture_output=True,
               env=environment(PYTHONINTMAXSTRDIGITS="640"), check=False)  # fmt: skip
    assert done.returncode == 2
    assert b"a whole number up to 999999999 expected" in done.stderr
    assert len(done.stderr) < 500


# Without docstrings


@pytest.mark.parametrize(
    "args",
    [
        ["--help"], *([name, "--help"] for name in cli.commands), ["schema"],
        [WINS], [WINS, "--json"], ["0z"], ["rules"], ["rules", "hongzhong"],
        ["fans"], ["fans", "--json"], ["fans", "--rules", "mcr", "--json"],
        ["fans", "--rules", "hongzhong", "--json", "--lang", "zh-Hant"],
        ["batch", "FILE", "-j", "2", "--quiet"],
    ],
)  # fmt: skip
def test_without_docstrings_every_command_says_the_same(args: list[str], tmp_path: Path) -> None:
    (tmp_path / "hands.txt").write_text(f"{WINS}\n{PLAIN}\n0z\n", "utf-8")
    args = [str(tmp_path / "hands.txt") if arg == "FILE" else arg for arg in args]
    plain, bare = (
        run([sys.executable, *flags, *COMMAND[1:], *args], capture_output=True, input=b"",
            env=environment(), check=False)
        for flags in ([], ["-OO"])
    )  # fmt: skip
    assert bare.returncode == plain.returncode
    assert (bare.stdout, bare.stderr) == (plain.stdout, plain.stderr)


def test_the_net_keeps_what_was_asked() -> None:
    made = failed(Asked(3, WINS, extra='{"id": 1}'), ValueError("x"))
    assert (made.asked.line, made.asked.extra, made.score) == (3, '{"id": 1}', None)


def test_an_end_of_file_that_nobody_expected_is_no_interrupt(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise EOFError("marshal data too short")

    monkeypatch.setattr(cli, "invoke", fail)
    monkeypatch.setattr(sys, "argv", ["mjscore", "rules"])
    monkeypatch.setattr(output, "abandon", lambda: None)
    assert guard.guarded() == 2
    assert "EOFError" in capfd.readouterr().err
