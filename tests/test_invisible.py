"""No character without a shape reaches a terminal, and what it shows stays in its columns."""

from __future__ import annotations

import csv
import io
import os
import pty
import sys
import threading
import unicodedata
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, run

import pytest
from rich.cells import cell_len

from mahjong_cli.batch.answer import outcome
from mahjong_cli.batch.asked import Asked
from mahjong_cli.render import caret
from mahjong_cli.render.escape import printable
from mahjong_cli.render.look import Look
from tests.command import COMMAND, environment, everything
from tests.streams import PLAIN

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

SAMPLE = [*"\x00\x07\x1b\x7f\x85\x9b\xad", *map(chr, (
    0x600, 0x61C, 0x70F, 0x180E, 0x200B, 0x200D, 0x200E, 0x2028, 0x2029, 0x202E, 0x2066, 0xFEFF,
    0xFFF9, 0xE000, 0xD800, 0xDCFF, 0xFFFF, 0x378, 0x110BD, 0x13430, 0x1D17A, 0xE0001, 0xE0041,
    0xF0000, 0x10FFFD,
))]  # fmt: skip


def unseen(text: str) -> list[str]:
    return [c for c in text if unicodedata.category(c) in UNSEEN and c != "\n"]


@pytest.mark.slow
def test_every_character_of_unicode() -> None:
    every = "".join(map(chr, range(sys.maxunicode + 1)))
    assert {unicodedata.category(c) for c in set(printable(every))}.isdisjoint(UNSEEN)
    for char in SAMPLE:
        assert f"{ord(char):x}" in printable(char)


@pytest.mark.slow
@pytest.mark.parametrize("char", SAMPLE, ids=lambda c: f"U+{ord(c):04X}")
@pytest.mark.parametrize("width", [80, 30])
def test_a_caret_line(char: str, width: int) -> None:
    typed = f"123m{char}45{char}6m 0z{char}"
    error = outcome(Asked(None, typed), {}).failure
    for encoding in ("utf-8", "ascii", "gbk"):
        said = caret.text(error, Look(width=width, encoding=encoding), typed)
        assert unseen(said) == []
        assert all(cell_len(line) <= width for line in said.splitlines())
        if width < 80:
            continue  # the sentence above takes more than a line
        first = error.problems[0]
        assert first.start is not None
        _, marks = said.splitlines()[1:3]
        at = 2 + cell_len(printable(typed[: first.start]))
        assert marks.index("^") == at
        assert len(marks.strip()) == cell_len(printable(typed[first.start : first.end]))


def on_a_terminal(path: Path, *args: str) -> str:
    ours, theirs = pty.openpty()
    to = [os.ttyname(theirs) if arg == "TTY" else arg for arg in args]
    with Popen([*COMMAND, "batch", str(path), "--quiet", *to],
               stdout=DEVNULL if "TTY" in args else theirs, stderr=PIPE,
               env=environment(COLUMNS="70")) as process:  # fmt: skip
        reader = threading.Thread(target=lambda: said.append(everything(ours)))
        said: list[bytes] = []
        reader.start()
        process.wait()
        os.close(theirs)
        reader.join()
    return said[0].decode("utf-8", "surrogateescape").replace("\r\r\n", "\n").replace("\r\n", "\n")


@pytest.mark.slow
@pytest.mark.parametrize("form", ["csv", "json", "table"])
@pytest.mark.parametrize("to", [[], ["-o", "TTY"]])
def test_what_a_stream_sends_to_a_terminal(form: str, to: list[str], tmp_path: Path) -> None:
    if form == "table":
        rows = ["0z" + char for char in SAMPLE if char not in "\x85\u2028\u2029"]
        text = "\n".join(rows)
    else:
        own = [char for char in SAMPLE if unicodedata.category(char) not in ("Cc", "Zl", "Zp")]
        text = "hand,\xad who\n" + "".join(f"{PLAIN},a{char}b\n" for char in own)
        text += "".join(f'"0z{char}",c{char}\n' for char in own)
    path = tmp_path / "hands"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    said = on_a_terminal(path, "-f", form, *to)
    assert said.count("\n") >= 20
    assert unseen(said) == []
    if form == "table":
        assert all(cell_len(line) <= 70 for line in said.splitlines())
    if form == "csv":
        assert len({len(row) for row in csv.reader(io.StringIO(said))}) == 1
    # What is not for a terminal comes back as it is.
    if form == "csv":
        kept = run([*COMMAND, "batch", str(path), "-f", "csv", "--quiet"], capture_output=True,
                   env=environment(), check=False)  # fmt: skip
        assert "a\u202eb".encode() in kept.stdout


@pytest.mark.slow
def test_the_command_line() -> None:
    for char in "\xad\U000e0041\x1b":
        for args in (["fans", char], [f"--{char}"], ["batch", f"no{char}"]):
            done = run([*COMMAND, *args], capture_output=True, env=environment(), check=False)
            assert done.returncode == 2
            assert unseen(done.stderr.decode()) == []
