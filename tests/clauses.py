"""The hands of ``clauses.txt``: what is counted under a clause of the rulings, and left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CLAUSES = Path(__file__).with_name("clauses.txt")


class Clause(NamedTuple):
    """A hand that shows a clause of the rulings, and what must come out."""

    name: str
    hand: str
    said: dict[str, list[str]]


def read(text: str) -> Iterator[Clause]:
    for block in text.split("\n\n"):
        name, *lines = block.splitlines()
        if lines and not lines[0].startswith("#"):
            said: dict[str, list[str]] = {"groups": [], "counted": [], "left out": []}
            for line in lines[1:]:
                said[line[2:12].strip()].append(line[12:])
            yield Clause(name.removeprefix("# "), lines[0], said)


ALL = list(read(CLAUSES.read_text("utf-8")))
