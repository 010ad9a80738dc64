"""A copy of the package with a rule set over which the program fails, for hands with 7 flowers."""

from __future__ import annotations

import shutil
from pathlib import Path

import mahjong_cli

_FAULT = """

_score = score


def score(hand, *, every=False):
    if hand.flowers == 7:
        raise ZeroDivisionError("seven flowers")
    return _score(hand, every=every)
"""


def faulty(path: Path) -> Path:
    """The directory, made for it, that the copy can be imported from."""
    home = Path(mahjong_cli.__file__).parent
    shutil.copytree(home, path / home.name, ignore=shutil.ignore_patterns("__pycache__"))
    with (path / home.name / "games" / "__init__.py").open("a", encoding="utf-8") as games:
        games.write(_FAULT)
    return path
