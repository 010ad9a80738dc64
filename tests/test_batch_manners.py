"""How a stream behaves as a process: pipes, disks, signals, terminals, encodings."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path
from subprocess import PIPE, Popen, run

import pytest
from rich.cells import cell_len

from tests.command import COMMAND, environment, everything
from tests.samples import WINS
from tests.streams import lines

pytestmark = pytest.mark.slow

needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hands.txt"
    path.write_text("\n".join(lines(3000)), "utf-8")
    return path


def batch(*args: object, **more: str) -> subprocess.CompletedProcess[bytes]:
    command = [*COMMAND, "batch", *map(str, args)]
    return run(command, stdin=subprocess.DEVNULL, capture_output=True, env=environment(**more),
               check=False)  # fmt: skip


# Pipes, disks, interrupts


LEFT = [(WINS, 1, 0), ("123m 0z", 2000, 2)]
"""What stands first of 3,000 lines, how many answers are read, and the status of that many."""


@pytest.fixture
def begun(first: str, tmp_path: Path) -> Path:
    path = tmp_path / "begun.txt"
    path.write_text("\n".join([first, *[WINS] * 2999]), "utf-8")
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("first", "taken", "status"), LEFT)
def test_a_closed_pipe_ends_it_quietly(begun: Path, taken: int, status: int, jobs: str) -> None:
    piped = " ".join([*COMMAND, "batch", "-j", jobs, str(begun)])
    done = run(
        ["bash", "-c", f"{piped} | head -{taken}; exit ${{PIPESTATUS[0]}}"], capture_output=True,
        env=environment(), check=False,
    )  # fmt: skip
    assert len(done.stdout.splitlines()) == taken
    assert (done.returncode, done.stderr) == (status, b"")


@needs_full
@pytest.mark.parametrize("args", [["-j", "1"], ["-j", "2"], ["-o", "/dev/full"]])
def test_a_full_disk_is_one_line(file: Path, args: list[str]) -> None:
    command = [*COMMAND, "batch", str(file), *args]
    with Path("/dev/full").open("wb") as full:
        done = run(command, stdout=full, stderr=PIPE, env=environment(), check=False)
    assert done.returncode == 2
    named = b"/dev/full: " if "-o" in args else b""
    assert done.stderr == b"mjscore: cannot write: " + named + b"No space left on device\n"


def test_a_file_that_cannot_be_written_is_one_line(file: Path, tmp_path: Path) -> None:
    done = batch(file, "-o", tmp_path / "\x1b[31m" / "out")
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1
    assert b"cannot write" in done.stderr
    assert b"\x1b" not in done.stderr
    strange = tmp_path / "\x1b[31m.txt"
    strange.write_text("0z\n", "utf-8")
    for form in ("json", "csv", "total", "table"):
        shown = batch(strange, file, "-f", form, "--fail-fast")
        assert b"\x1b" not in shown.stdout + shown.stderr
    missing = batch(tmp_path / "\x1b[32m")
    assert missing.returncode == 2
    assert b"\x1b" not in missing.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_whole_lines_and_130(file: Path, jobs: str, tmp_path: Path) -> None:
    command = [*COMMAND, "batch", *[str(file)] * 20, "-j", jobs]
    with Popen(command, stdout=PIPE, stderr=PIPE, env=environment()) as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait() == 130
        assert process.stderr.read().strip() == b""
    answers = [json.loads(line) for line in (first + rest).splitlines()]
    assert (first + rest).endswith(b"\n")
    assert [one["line"] for one in answers] == [1 + n % 3000 for n in range(len(answers))]
    out = tmp_path / "out.jsonl"
    with Popen([*command, "-o", str(out)], stderr=PIPE, env=environment()) as process:
        assert process.stderr
        while not list(tmp_path.glob(".out.jsonl.*")):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hands.txt"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_other_signals_leave_nothing_behind(
    file: Path, number: signal.Signals, jobs: str, tmp_path: Path
) -> None:
    out = tmp_path / "out.jsonl"
    command = [*COMMAND, "batch", *[str(file)] * 20, "-j", jobs, "-o", str(out)]
    with Popen(command, stderr=PIPE, env=environment()) as process:
        assert process.stderr
        while not list(tmp_path.glob(".out.jsonl.*")):
            time.sleep(0.01)
        time.sleep(0.3)
        process.send_signal(number)
        assert process.wait() == 128 + number
        assert process.stderr.read() == b""  # it ends with the workers, which hold it open
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hands.txt"]


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="no /dev/fd here")
def test_output_to_what_is_open_already(tmp_path: Path) -> None:
    file, kept = tmp_path / "hands.txt", tmp_path / "kept"
    file.write_text(f"{WINS}\n", "utf-8")
    kept.write_text("before\n", "utf-8")
    command = " ".join([*COMMAND, "batch", str(file), "-f", "total", "--quiet", "-o"])
    for said, wanted in {
        f"{command} - | cat": b"120\n",
        f"{command} /dev/stdout | cat": b"120\n",
        f"{command} /dev/stdout >> {kept}; cat {kept}": b"before\n120\n",
        f"{command} /dev/fd/7 7>&1 | cat": b"120\n",
        f"{command} >(wc -l) | cat": b"1\n",
    }.items():
        done = run(["bash", "-o", "pipefail", "-c", said], capture_output=True,
                   env=environment(), check=False)  # fmt: skip
        assert (done.returncode, done.stdout.replace(b" ", b""), done.stderr) == (0, wanted, b"")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hands.txt", "kept"]


@pytest.mark.parametrize(("first", "taken", "status"), LEFT)
def test_a_named_pipe_whose_reader_leaves_ends_it_quietly(
    begun: Path, taken: int, status: int, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [*COMMAND, "batch", str(begun), "-j", "1", "-o", str(pipe)]
    with Popen(command, stderr=PIPE, env=environment()) as process:
        assert process.stderr
        with pipe.open("rb") as reader:
            for _ in range(taken):
                assert reader.readline().startswith(b"{")
        assert process.stderr.read() == b""
        assert process.wait() == status


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_output_is_one_line(file: Path, jobs: str, tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "batch", str(file), "-j", jobs, "--quiet"])
    done = run(["bash", "-c", f"{command} >&-"], capture_output=True, env=environment(),
               check=False)  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == b"mjscore: cannot write: Bad file descriptor\n"
    done = run(["bash", "-c", f"{command} -o {tmp_path / 'out'} >&-"], capture_output=True,
               env=environment(), check=False)  # fmt: skip
    assert done.stderr == b""
    assert len((tmp_path / "out").read_bytes().splitlines()) == 3000


@pytest.mark.parametrize("args", [["-"], ["batch", "-", "--quiet"], ["batch", "-", "-j", "2"]])
def test_a_pipe_is_answered_before_more_is_waited_for(args: list[str]) -> None:
    with Popen([*COMMAND, *args], stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment()) as run:
        assert run.stdin
        assert run.stdout
        for n in range(1, 4):
            run.stdin.write(f"{WINS}\n".encode())
            run.stdin.flush()
            assert json.loads(run.stdout.readline())["line"] == n
        run.stdin.close()
        assert run.wait() == 0


# Terminals and encodings


@pytest.mark.parametrize(
    ("columns", "widest"), [(None, 100), ("", 100), ("0", 100), ("x", 100), ("60", 60), ("40", 40)]
)
def test_a_table_in_a_pipe_is_as_wide_as_columns_says(columns: str | None, widest: int) -> None:
    env = environment(**({} if columns is None else {"COLUMNS": columns}))
    args = [*COMMAND, "-", "-f", "table"]
    stdin = b"123456789m777p3s +E self gold=E seat=S round=E rules=golden\n"
    done = run(args, input=stdin, capture_output=True, env=env, check=True)
    printed = done.stdout.decode().splitlines()
    longest = max(map(cell_len, printed))
    if widest < 100:
        assert longest <= widest
    else:
        assert longest > widest  # nothing cuts it
        assert len(printed) == 2


def slowly(arguments: list[list[str]], **more: str) -> list[bytes]:
    """What goes to a terminal that is standard error, for hands that come in with a pause."""
    env = environment(TERM="xterm-256color", COLUMNS="100", **more)
    running = []
    for args in arguments:
        ours, theirs = pty.openpty()
        command = [*COMMAND, "batch", "-", "-f", "total", *args]
        running.append((ours, Popen(command, stdin=PIPE, stdout=PIPE, stderr=theirs, env=env)))
        os.close(theirs)
    for pause in (1.2, 0):
        for _, process in running:
            assert process.stdin
            assert process.stdout
            process.stdin.write(f"{WINS}\n".encode())
            process.stdin.flush()
            assert process.stdout.readline() == b"120\n"
        time.sleep(pause)
    said = []
    for ours, process in running:
        process.communicate()
        said.append(everything(ours))
    return said


def test_a_bar_on_a_terminal_after_a_second() -> None:
    shown, *plain = slowly([[], ["--no-progress"], ["--quiet"]])
    assert b"2  " in shown
    assert b"/s" in shown
    assert b"\x1b[?25h" in shown  # the cursor is back
    assert b"2 hands: " in shown.splitlines()[-1]
    assert not any(b"/s" in said or b"\x1b" in said for said in plain)
    assert b"\x1b" not in slowly([[]], NO_COLOR="1")[0]


def test_no_bar_where_standard_error_is_no_terminal(file: Path) -> None:
    assert batch(file, "--progress", FORCE_COLOR="1").stderr.startswith(b"3,000 hands: ")


def test_a_table_on_a_terminal(file: Path) -> None:
    ours, theirs = pty.openpty()
    env = environment(TERM="xterm-256color", COLUMNS="100")
    small = file.parent / "small.txt"
    small.write_text("\n".join(lines(20)), "utf-8")
    run([*COMMAND, "batch", str(small)], stdin=subprocess.DEVNULL, stdout=theirs, stderr=PIPE,
        env=env, check=False)  # fmt: skip
    os.close(theirs)
    table = everything(ours).decode().splitlines()
    assert len(table) == 21
    assert all(len(line) <= 100 for line in table)


@pytest.mark.parametrize("encoding", ["gbk", "ascii", "utf-16"])
@pytest.mark.parametrize("form", ["json", "csv", "table", "total"])
def test_every_encoding_is_served(encoding: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text(f"{WINS}\n一万 🀇 \x1b x\n", "utf-8")
    done = batch(
        file, "-f", form, "--lang", "both", "--quiet", PYTHONIOENCODING=encoding, LC_ALL="C"
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    said = done.stdout.decode("utf-8" if form in ("json", "csv") else encoding)
    assert "120" in said
    assert "\x1b" not in said
    if form == "json":
        assert "碰碰和" in said


def test_utf_16_from_a_pipe() -> None:
    text = f"一二三万456m78s11s456p +九条 gold=1p\n{WINS}\n" * 40
    for args in (["-"], ["batch", "-", "-j", "2"]):
        done = run([*COMMAND, *args], input=text.encode("utf-16"), capture_output=True,
                   env=environment(LC_ALL="C"), check=False)  # fmt: skip
        totals = [json.loads(line)["total"] for line in done.stdout.splitlines()]
        assert totals == [13, 120] * 40


def test_no_standard_input_at_all() -> None:
    done = run(["bash", "-c", " ".join([*COMMAND, "batch", "-", "<&-"])], capture_output=True,
               env=environment(), check=False)  # fmt: skip
    assert b"Traceback" not in done.stderr
