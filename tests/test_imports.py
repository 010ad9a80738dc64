"""What a command imports beyond what no program on click, or rich, goes without."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mahjong_cli

HAND = "123m456m789m11p45s +3s self gold=9p"
SETTLED = "11p55p33s77s99sNNF +F self dealer=right rules=hongzhong"

START = {
    "gc", "signal", "locale", "_locale",
    "runpy", "importlib._abc", "importlib.util",  # python -m
}  # fmt: skip
"""What every command needs: signals are heard, click asks for its own translations."""

RECORD = {
    "click.shell_completion", "dataclasses", "copy", "org", "org.python", "org.python.core", "json",
    "json.decoder", "json.encoder", "json.scanner", "_json", "bisect", "_bisect",
    "math",  # which click imports under older Pythons
}  # fmt: skip

SIZE = {"shutil", "fnmatch", "zlib", "bz2", "_bz2", "_compression", "lzma", "_lzma"}
"""What tells how wide the terminal is."""

OWN_START = {
    "", "cli", "cli.app", "cli.guard", "cli.interrupts", "cli.output", "cli.speech", "cli.status",
    "cli.writer", "text", "tiles", "tuples",
}  # fmt: skip


def loaded(*arguments: str) -> set[str]:
    run = subprocess.run(
        [sys.executable, "-X", "importtime", *arguments], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    lines = [line for line in run.stderr.splitlines() if line.startswith("import time:")]
    assert lines
    return {line.rpartition("|")[2].strip() for line in lines}


def imported(*arguments: str, beside: str = "import click") -> tuple[set[str], set[str]]:
    """Modules of others beyond those that are named, and our own without the package's name."""
    found = loaded("-m", "mahjong_cli", *arguments) - loaded("-c", beside)
    own = {name for name in found if name.split(".")[0] == "mahjong_cli"}
    return found - own, {name.removeprefix("mahjong_cli").removeprefix(".") for name in own}


@pytest.mark.slow
def test_version() -> None:
    others, own = imported("--version")
    assert others <= START
    assert own <= OWN_START | {"counts", "tiles"}


@pytest.mark.slow
@pytest.mark.parametrize(("text", "game"), [(HAND, "golden"), (SETTLED, "hongzhong")])
def test_json(text: str, game: str) -> None:
    others, own = imported(text, "--json")
    assert others <= START | RECORD
    assert not {each for each in own if each.split(".")[0] == "cli"} - OWN_START - {
        "cli.score", "cli.options", "cli.completion", "cli.kinds", "cli.drawn", "cli.many",
    }  # fmt: skip
    assert {each for each in own if each.startswith("render")} == {
        "render", "render.escape", "render.lines",
    }  # fmt: skip
    assert "batch.pool" not in own
    assert games_of(own) == {game}


@pytest.mark.slow
def test_the_table() -> None:
    others, own = imported(HAND, beside="import click, rich.table, rich.console")
    assert others <= START | RECORD | SIZE
    assert games_of(own) == {"golden"}
    assert {each for each in own if each.startswith("render")} == {
        "render", "render.breaking", "render.escape", "render.frame", "render.labels",
        "render.look", "render.score_table", "render.understood",
    }  # fmt: skip


def games_of(own: set[str]) -> set[str]:
    """The games that are played; of others not even a word is read, nor the fans for hongzhong."""
    found = {name for name in ("golden", "mcr", "hongzhong") if f"games.{name}" in own}
    of_fans = {each for each in own if each.startswith(("fans", "games.fan_"))}
    assert bool(of_fans) == bool(found - {"hongzhong"}), of_fans
    assert not {each for each in own if each.endswith(("rulings", "book"))}
    return found


def test_the_version_is_written_once() -> None:
    from importlib.metadata import version

    assert mahjong_cli.__version__ == version("mahjong_cli")
