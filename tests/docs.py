"""The commands shown in the documentation, and what they really print.

``python -m tests.docs`` writes the real outputs into the pages, and draws the pictures that they
show; ``test_docs`` compares.
A command stands after ``$`` in a ``console`` block; what follows it is its output, both
streams together, and ``[status N]`` where that is not 0.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / ".github" / "CONTRIBUTING.md",
    *sorted((ROOT / "examples").glob("*.md")),
]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
# These change the machine or run the tests; continuous integration runs them.
NOT_RUN = ("pip ", "python3 -m venv", "source ", "pytest", ".ci/", "ruff ", "MJSCORE_COMPILE=")


def shown(page: Path) -> Iterator[tuple[str, str]]:
    """All commands of a page with the outputs written there."""
    for block in BLOCK.findall(page.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


def sessions(page: Path) -> Iterator[tuple[str, str]]:
    """The commands of a page that the tests run, with the outputs written there."""
    return (each for each in shown(page) if not each[0].startswith(NOT_RUN))


def mentioned(page: Path) -> Iterator[str]:
    """The commands of mjscore that stand in the sentences of a page, on one line each."""
    sentences = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    for span in re.findall(r"`(mjscore[^`]*)`", sentences):
        yield " ".join(span.split())


def examples(page: Path) -> str:
    """The Python examples of a page, as one."""
    return "\n".join(PYTHON.findall(page.read_text("utf-8")))


def output_of(command: str) -> str:
    """What the command prints, 80 columns wide, in a UTF-8 locale that is English."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    kept = {k: v for k, v in os.environ.items() if k in ("HOME", "SYSTEMROOT", "TMPDIR")}
    env = kept | {"PATH": path, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    run = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=env, stdin=subprocess.DEVNULL, text=True,
        encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    return run.stdout + (f"[status {run.returncode}]\n" if run.returncode else "")


def rewritten(page: Path) -> str:
    """The page with the real outputs in it."""

    def block(match: re.Match[str]) -> str:
        parts = re.split(r"^\$ ", match[1], flags=re.M)
        lines = [parts[0]]
        for part in parts[1:]:
            command, _, output = part.partition("\n")
            if not command.startswith(NOT_RUN):
                output = output_of(command)
            lines.append(f"$ {command}\n{output}")
        return f"```console\n{''.join(lines)}```"

    return BLOCK.sub(block, page.read_text("utf-8"))


def pictures(page: Path) -> Iterator[tuple[str, Path]]:
    """The commands of a page that draw a picture beside it, and the picture."""
    for command, name in re.findall(r"^(mjscore .* --svg) (\S+)$", page.read_text("utf-8"), re.M):
        yield command, page.parent / name


def drawn(command: str) -> bytes:
    """The picture that the command draws."""
    with TemporaryDirectory() as folder:
        picture = Path(folder, "drawn.svg")
        output_of(f"{command} {picture}")
        return picture.read_bytes()


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(rewritten(each), "utf-8")
        for command, picture in pictures(each):
            picture.write_bytes(drawn(command))
