"""How the command behaves as a process: colours, encodings, pipes, signals, shells."""

from __future__ import annotations

import io
import json
import os
import pty
import signal
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen, run

import pytest

from mahjong_cli.cli.output import colored
from tests.command import COMMAND, ROOT, environment, everything
from tests.samples import WINS

pytestmark = pytest.mark.slow

ESCAPE = b"\x1b"


def mjscore(*args: str, **environ: str) -> CompletedProcess[bytes]:
    env = environment(**environ)
    return run([*COMMAND, *args], input=b"", capture_output=True, env=env, check=False)


def on_a_terminal(*args: str, **environ: str) -> bytes:
    """What the command sends to a terminal."""
    ours, theirs = pty.openpty()
    env = environment(TERM="xterm-256color", **environ)
    done = run([*COMMAND, *args], stdin=theirs, stdout=theirs, stderr=PIPE, env=env, check=False)
    assert done.stderr == b""
    os.close(theirs)
    return everything(ours)


# Colours


def test_colours_on_a_terminal_unless_it_or_the_user_says_no() -> None:
    assert ESCAPE in on_a_terminal(WINS)
    assert ESCAPE not in on_a_terminal(WINS, "--no-color")
    assert ESCAPE not in on_a_terminal(WINS, NO_COLOR="1", FORCE_COLOR="1")
    assert ESCAPE not in on_a_terminal(WINS, "--json")
    assert len(on_a_terminal(WINS, COLUMNS="40").splitlines()) > 40


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("flag", "terminal", "environ", "yes"),
    [
        (None, True, {}, True),
        (None, False, {}, False),
        (None, True, {"TERM": "dumb"}, False),
        (None, True, {"NO_COLOR": ""}, True),
        (None, True, {"NO_COLOR": "1"}, False),
        (None, False, {"FORCE_COLOR": "1"}, True),
        (None, False, {"FORCE_COLOR": "1", "TERM": "dumb"}, True),
        (None, True, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (True, False, {"NO_COLOR": "1"}, True),
        (False, True, {"FORCE_COLOR": "1"}, False),
    ],
)
def test_who_decides_about_colours(
    flag: bool | None, terminal: bool, environ: dict[str, str], yes: bool
) -> None:
    assert colored(flag, Terminal() if terminal else io.StringIO(), environ) is yes


def test_no_color_means_no_escape_codes_at_all() -> None:
    for args in ([WINS], ["0z"], ["fans", "all_pungs"], ["rules", "golden"]):
        plain = mjscore(*args, NO_COLOR="1", FORCE_COLOR="1")
        assert ESCAPE not in plain.stdout + plain.stderr
        forced = mjscore(*args, FORCE_COLOR="1")
        assert ESCAPE in forced.stdout + forced.stderr


# Encodings


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "gbk", "big5", "latin-1", "utf-16"])
@pytest.mark.parametrize("lang", ["zh", "zh-Hant", "en", "both"])
def test_every_encoding_is_served(encoding: str, lang: str) -> None:
    result = mjscore(WINS, "--lang", lang, PYTHONIOENCODING=encoding)
    assert result.returncode == 0
    assert result.stderr == b""
    said = result.stdout.decode(encoding)
    assert "120" in said
    assert "?" not in said
    assert "\\u" not in said
    failed = mjscore("一万 🀇 \x1b x", "--lang", lang, PYTHONIOENCODING=encoding)
    assert failed.returncode == 2
    assert b"Traceback" not in failed.stderr
    assert "\x1b" not in failed.stderr.decode(encoding.replace("utf-16", "utf-16-le"))


@pytest.mark.parametrize("environ", [{"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONUTF8": "0"}])
def test_the_c_locale(environ: dict[str, str]) -> None:
    result = mjscore(WINS, "--lang", "both", **environ)
    assert (result.returncode, result.stderr) == (0, b"")


def test_json_is_utf8_whatever_the_locale() -> None:
    for encoding in ("ascii", "gbk", "utf-16"):
        result = mjscore(WINS, "--json", PYTHONIOENCODING=encoding, LC_ALL="C")
        assert "碰碰和".encode() in result.stdout
        assert json.loads(result.stdout)["total"] == 120


def test_an_argument_that_is_no_text_is_a_bad_hand() -> None:
    done = run(
        [*COMMAND, b"\xff\xfe5m", "--json"], capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 2
    assert json.loads(done.stdout)["input"] == "\ufffd\ufffd5m"
    done = run([*COMMAND, b"\xff\xfe5m"], capture_output=True, env=environment(), check=False)
    assert b"Traceback" not in done.stderr


# Pipes, full disks, interrupts


CLOSED = b"mjscore: cannot write: Bad file descriptor\n"


def closed(redirect: str, *args: str) -> CompletedProcess[bytes]:
    """What the command does when the shell gives it a closed stream."""
    shell = ["sh", "-c", f'exec "$@" {redirect}', "sh", *COMMAND, *args]
    return run(shell, capture_output=True, env=environment(), check=False)


@pytest.mark.parametrize(
    "args",
    [
        [WINS], [WINS, "--json"], ["0z", "--json"], ["fans"], ["rules"], ["schema"], ["--help"],
        ["--version"], ["batch", "examples/hands.txt", "--quiet"],
    ],
)  # fmt: skip
def test_a_closed_output_is_one_line(args: list[str]) -> None:
    done = closed(">&-", *(str(ROOT / arg) if arg.startswith("examples") else arg for arg in args))
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", CLOSED)


def test_a_hand_that_cannot_be_read_needs_no_output() -> None:
    done = closed(">&-", "0z")
    assert done.returncode == 2
    assert done.stderr == mjscore("0z").stderr


@pytest.mark.parametrize("args", [["-"], ["batch", "-"], ["batch"], []])
def test_a_closed_input_is_told(args: list[str]) -> None:
    done = closed("<&-", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Usage: mjscore" in done.stderr
    assert b"Traceback" not in done.stderr
    if "-" in args:
        assert done.stderr.endswith(b"Error: standard input is closed\n")


@pytest.mark.parametrize("redirect", ["2>&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("args", [["0z"], ["--nonsense"], ["-"], []])
def test_a_closed_error_output_is_silent(redirect: str, args: list[str]) -> None:
    done = closed(redirect, *args)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")
    won = closed(redirect, WINS)
    assert (won.returncode, won.stderr) == (2 if ">&- " in redirect else 0, b"")


def test_an_output_file_needs_no_output(tmp_path: Path) -> None:
    to = tmp_path / "scored.json"
    done = closed(">&-", "batch", str(ROOT / "examples/hands.txt"), "--quiet", "-o", str(to))
    assert done.stderr == b""
    assert to.read_bytes().startswith(b'{"schema"')


def test_a_closed_pipe_ends_it_quietly() -> None:
    lines = f"{WINS}\n".encode() * 400
    with Popen([*COMMAND, "-"], stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment()) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(lines[: len(WINS) + 1])
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(lines)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("args", [[WINS], [WINS, "--json"], ["schema"], ["--help"], ["fans"]])
def test_a_full_disk_is_one_line(args: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = run([*COMMAND, *args], stdout=full, stderr=PIPE, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stderr == b"mjscore: cannot write: No space left on device\n"


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    result = mjscore(WINS, "--svg", str(tmp_path / "none" / "x.svg"))
    assert (result.returncode, result.stdout) == (2, b"")
    assert len(result.stderr.splitlines()) == 1


def test_an_interrupt_is_130() -> None:
    with Popen(
        [*COMMAND, "-", "--json"], stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment()
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(f"{WINS}\n".encode())
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert b"Traceback" not in process.stderr.read()


def test_control_characters_in_options_are_shown_escaped() -> None:
    for args in (
        ["--\x1b[31m"],
        ["--lang", "\x1b[31m"],
        ["fans", "\x1b[31m"],
        ["--gold", "\x1b[31m", "1m"],
    ):
        result = mjscore(*args)
        assert result.returncode == 2
        assert ESCAPE not in result.stderr
