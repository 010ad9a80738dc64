"""What is said to people who type something else than a hand: a table, in three languages.

``hints.txt`` has blocks: what is typed after ``$ mjscore``, then the messages and hints in
English, simplified and traditional Chinese.  ``python -m tests.test_hints`` writes what is said.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from mahjong_cli.cli.app import cli
from mahjong_cli.cli.speech import translated

TABLE = Path(__file__).parent / "hints.txt"
LANGS = ("en", "zh", "zh-Hant")
WIDE = "400"
CARETS = re.compile(r"^ +(?:.*\n +\^+)$", re.M)


def blocks() -> Iterator[tuple[str, str]]:
    for block in TABLE.read_text("utf-8").split("\n\n"):
        typed, _, said = block.partition("\n")
        if typed.startswith("$ "):
            yield typed.removeprefix("$ mjscore "), said.strip()


def said(typed: str) -> str:
    """The messages and hints, a line for each language; usage and carets are left out."""
    return "\n".join(f"{lang}: {_said(typed, lang)}" for lang in LANGS)


def _said(typed: str, lang: str) -> str:
    args = [*shlex.split(typed), "--lang", lang]
    env = {"LC_ALL": "C.UTF-8", "COLUMNS": WIDE}
    result = CliRunner().invoke(cli, args, prog_name="mjscore", env=env, input=b"")
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = []
    for line in result.stderr.splitlines():
        text = line.strip()
        if set(text) <= {"^"} or text == shlex.join(shlex.split(typed)) or _echo(text, typed):
            continue
        if not text.startswith((translated("Usage:"), "Try ", "说明见", "說明見")):
            lines.append(text)
    return " | ".join(lines)


def _echo(text: str, typed: str) -> bool:
    return text == " ".join(word for word in shlex.split(typed) if not word.startswith("-"))


TYPED = [typed for typed, _ in blocks()]


def test_there_are_forty() -> None:
    assert len(TYPED) == len(set(TYPED)) >= 40


@pytest.mark.slow
@pytest.mark.parametrize(("typed", "expected"), [*blocks()], ids=TYPED)
def test_hints(typed: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    assert said(typed) == expected
    # Nothing is cut, and nobody is left in English.
    assert "…" not in expected
    for line in expected.split("\n")[1:]:
        assert re.search("[一-鿿]", line), line


if __name__ == "__main__":
    TABLE.write_text(
        "\n\n".join(f"$ mjscore {typed}\n{said(typed)}" for typed in TYPED) + "\n", "utf-8"
    )
