"""Whatever the streams of Python and of the system are like, all is written, or it is said."""

from __future__ import annotations

import errno
import json
import os
import resource
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, Popen, run
from typing import Any

import pytest

from mahjong_cli.cli import sink
from mahjong_cli.cli.interrupts import Interrupts
from tests.command import COMMAND, environment
from tests.samples import WINS
from tests.streams import lines

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX"),
]

UNBUFFERED = [sys.executable, "-u", *COMMAND[1:]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hands.txt"
    path.write_text("\n".join(lines(600)), "utf-8")
    return path


def whole(out: bytes) -> int:
    """How many lines there are, all of them JSON."""
    assert out.endswith(b"\n")
    return len([json.loads(line) for line in out.splitlines()])


def limited(kind: int, most: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (most, most))


# Standard output


@pytest.mark.parametrize("args", [["schema"], ["fans", "--json"], ["batch", "FILE", "-j", "1"]])
def test_a_file_that_may_not_grow_is_told_of(args: list[str], file: Path, tmp_path: Path) -> None:
    command = [*UNBUFFERED, *(str(file) if arg == "FILE" else arg for arg in args)]
    # The limit would cut the compiled modules too.
    env = environment(PYTHONDONTWRITEBYTECODE="1")
    with (tmp_path / "out").open("wb") as out:
        done = run(command, stdout=out, stderr=PIPE, env=env, check=False,
                   preexec_fn=limited(resource.RLIMIT_FSIZE, 2**13))  # fmt: skip
    assert (done.returncode, done.stderr) == (2, b"mjscore: cannot write: File too large\n")


@pytest.mark.parametrize("command", [COMMAND, UNBUFFERED])
def test_a_slow_pipe_that_is_stopped_and_goes_on_gets_every_line(
    command: list[str], file: Path
) -> None:
    with Popen([*command, "batch", str(file), "-j", "1"], stdout=PIPE, stderr=PIPE,
               env=environment()) as process:  # fmt: skip
        assert process.stdout
        out = b""
        while block := os.read(process.stdout.fileno(), 4096):
            out += block
            if len(out) < 2**17:
                process.send_signal(signal.SIGSTOP)
                time.sleep(0.005)
                process.send_signal(signal.SIGCONT)
        assert process.wait() == 2  # one of the hands cannot be read
    assert whole(out) == 600


@pytest.mark.parametrize("command", [COMMAND, UNBUFFERED])
def test_an_output_that_does_not_block_gets_every_line(command: list[str], file: Path) -> None:
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    with Popen([*command, "batch", str(file), "-j", "1", "--quiet"], stdout=theirs, stderr=PIPE,
               env=environment()) as process:  # fmt: skip
        os.close(theirs)
        time.sleep(0.5)
        out = b""
        while block := os.read(ours, 4096):
            out += block
        os.close(ours)
        assert process.stderr
        assert (process.wait(), process.stderr.read()) == (2, b"")
    assert whole(out) == 600


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGQUIT])
def test_a_signal_comes_between_whole_lines(number: signal.Signals, file: Path) -> None:
    with Popen([*UNBUFFERED, "batch", *[str(file)] * 9, "-j", "1"], stdout=PIPE, stderr=PIPE,
               env=environment()) as process:  # fmt: skip
        assert process.stdout
        out = os.read(process.stdout.fileno(), 4096)
        time.sleep(0.3)  # the pipe is full by now
        process.send_signal(number)
        time.sleep(0.05)
        while block := os.read(process.stdout.fileno(), 4096):
            out += block
        assert process.wait() == 128 + number
    assert whole(out) < 9 * 600


def test_one_that_is_interrupted_while_it_begins_says_nothing(tmp_path: Path) -> None:
    slow = tmp_path / "rich" / "__init__.py"
    slow.parent.mkdir()
    slow.write_text("import os, time\nos.write(1, b'.')\ntime.sleep(20)\n", "utf-8")
    path = f"{tmp_path}{os.pathsep}{environment()['PYTHONPATH']}"
    with Popen([*COMMAND, WINS], stdout=PIPE, stderr=PIPE,
               env=environment(PYTHONPATH=path)) as process:  # fmt: skip
        assert process.stdout
        assert process.stderr
        assert process.stdout.read(1) == b"."
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stderr.read() == b""


def test_what_comes_after_the_first_signal_still_takes_back_what_is_half_written() -> None:
    child = os.fork()
    if not child:
        here = Interrupts()
        here.last.append(lambda: None)
        try:
            with here:
                try:
                    os.kill(os.getpid(), signal.SIGTERM)
                finally:
                    here.last.append(lambda: os._exit(7))
                    os.kill(os.getpid(), signal.SIGINT)
                    os._exit(8)
        finally:
            os._exit(9)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_no_signal_at_all_comes_where_it_must_not() -> None:
    here, came = Interrupts(), []
    here.last.append(lambda: None)
    with pytest.raises(KeyboardInterrupt), here:  # noqa: PT012
        with here.later(firm=True):
            os.kill(os.getpid(), signal.SIGINT)
            os.kill(os.getpid(), signal.SIGINT)
            came.append("within")
        came.append("after")
    assert came == ["within"]


# Files


def written(
    to: Path | str, *args: str, before: Callable[[], None] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return run(
        [*COMMAND, "batch", "-", "-f", "total", "--quiet", "-o", str(to), *args],
        input=f"{WINS}\n".encode(), capture_output=True, env=environment(), check=False,
        preexec_fn=before,
    )  # fmt: skip


def test_a_loop_of_links_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    done = written(tmp_path / "loop")
    said = f"mjscore: cannot write: {tmp_path}/loop: Too many levels of symbolic links\n"
    assert (done.returncode, done.stderr.decode()) == (2, said)


def test_a_file_keeps_its_mode_and_its_owner(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("before\n")
    kept.chmod(0o604)
    if os.getuid() == 0:
        os.chown(kept, 12345, 23456)
    before = kept.stat()
    assert written(kept).returncode == 0
    after = kept.stat()
    assert kept.read_text() == "120\n"
    assert (after.st_uid, after.st_gid, after.st_mode) == (
        before.st_uid, before.st_gid, before.st_mode,
    )  # fmt: skip
    new = tmp_path / "new"

    def masked() -> None:
        os.umask(0o027)

    assert written(new, before=masked).returncode == 0
    assert stat.S_IMODE(new.stat().st_mode) == 0o640


def test_a_file_whose_owner_cannot_be_kept_otherwise_is_written_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    kept = tmp_path / "kept"
    kept.write_text("before, and longer\n")
    before = kept.stat()
    monkeypatch.setattr(os, "chown", refuse)
    sink.write_file(str(kept), b"all\n")
    assert kept.read_bytes() == b"all\n"
    assert kept.stat().st_ino == before.st_ino
    assert list(tmp_path.iterdir()) == [kept]


def test_a_file_that_is_write_protected_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("before\n")
    kept.chmod(0o444)
    for done in (
        written(kept),
        run([*COMMAND, WINS, "--svg", str(kept)], capture_output=True, env=environment(),
            check=False),
    ):  # fmt: skip
        said = f"mjscore: cannot write: {kept}: Permission denied\n"
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", said)
    assert kept.read_text() == "before\n"
    assert list(tmp_path.iterdir()) == [kept]


def test_a_file_whose_disk_is_full_is_named_and_left_as_it_was(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("before\n")
    done = run([*COMMAND, "batch", str(file), "-o", str(kept), "-j", "1"], capture_output=True,
               env=environment(PYTHONDONTWRITEBYTECODE="1"), check=False,
               preexec_fn=limited(resource.RLIMIT_FSIZE, 2**13))  # fmt: skip
    said = f"mjscore: cannot write: {kept}: File too large\n"
    assert (done.returncode, done.stderr.decode()) == (2, said)
    assert kept.read_text() == "before\n"
    assert sorted(tmp_path.iterdir()) == [file, kept]


@pytest.mark.parametrize(
    "numbers",
    [[signal.SIGQUIT], [signal.SIGTERM, signal.SIGINT], [signal.SIGINT, signal.SIGINT]],
)
def test_signals_leave_no_temporary_file(
    numbers: list[signal.Signals], file: Path, tmp_path: Path
) -> None:
    with Popen([*COMMAND, "batch", *[str(file)] * 9, "-o", str(tmp_path / "out"), "-j", "2"],
               stderr=PIPE, env=environment()) as process:  # fmt: skip
        while process.poll() is None and not list(tmp_path.glob(".out.*")):
            time.sleep(0.01)
        for number in numbers:
            process.send_signal(number)
        assert process.wait() in {128 + number for number in numbers}
        assert process.stderr
        assert b"Traceback" not in process.stderr.read()
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_is_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    real: dict[str, Callable[..., None]] = {"fsync": os.fsync, "replace": os.replace}

    def noted(name: str) -> Callable[..., None]:
        def call(*args: Any) -> None:
            done.append(name)
            real[name](*args)

        return call

    for name in real:
        monkeypatch.setattr(os, name, noted(name))
    sink.write_file(str(tmp_path / "out"), b"all\n")
    assert done == ["fsync", "replace"]
    assert (tmp_path / "out").read_bytes() == b"all\n"


# The command line


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([WINS, "--svg", ""], "'--svg': a name expected"),
        ([WINS, "--html", " "], "'--html': a name expected"),
        ([WINS, "--svg", "a", "--svg", "b"], "'a' and 'b' differ"),
        (["batch", "-", "-o", "a", "-o", "b"], "'a' and 'b' differ"),
        (["batch", "-", "-o", ""], "a name expected"),
        (["batch", "-", "-f", "csv", "-f", "json"], "'csv' and 'json' differ"),
        (["batch", "-", "-j", "1", "-j", "2"], "'1' and '2' differ"),
    ],
)
def test_one_value_is_expected(args: list[str], said: str, tmp_path: Path) -> None:
    done = run([*COMMAND, *args], input=WINS.encode(), capture_output=True, cwd=tmp_path,
               env=environment(), check=False)  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    assert said in done.stderr.decode()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "usage"),
    [(["-"], b"Usage: mjscore [OPTIONS] HAND\n"),
     (["batch", "-"], b"Usage: mjscore batch [OPTIONS] FILE...\n")],
)  # fmt: skip
def test_an_empty_stream_says_how_the_command_is_used(args: list[str], usage: bytes) -> None:
    said = set()
    for text in (b"", b"\n\n", b"# only a comment\n"):
        done = run([*COMMAND, *args], input=text, capture_output=True, env=environment(),
                   check=False)  # fmt: skip
        said.add((done.returncode, done.stdout, done.stderr))
    [(status, out, err)] = said
    assert (status, out) == (2, b"")
    assert err.startswith(usage)


@pytest.mark.parametrize("columns", ["9" * 5000, "9" * 4000, "99999999999", "-9", "0", "x"])
def test_a_width_that_cannot_be_is_none(columns: str) -> None:
    for digits in ("640", "0"):
        done = run([*COMMAND, WINS], capture_output=True, check=False,
                   env=environment(COLUMNS=columns, PYTHONINTMAXSTRDIGITS=digits))  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(done.stdout) < 10_000
