"""An evening's book typed in: what stands in it, and what the command answers."""

from __future__ import annotations

import json
from typing import Any

from click.testing import Result

from mahjong_cli import games
from mahjong_cli.ledger.ledger_schema import LEDGER_SCHEMA
from mahjong_cli.render.schema import schema
from tests.command import mjscore
from tests.contract import VALIDATOR

SCHEMA = schema(games.CATALOGUE.values(), LEDGER_SCHEMA)
HAND = "123m456m789m11p45s +3s"  # 12 on a discard, 13 drawn
FOUR = "Li,Wang,Zhao,Chen"
LAIZI = "[222p][333p][444p]6p7s7s7s +6p gold=7s"  # 清一色 and 碰碰胡
FROM_LI = {"hand": HAND, "winner": "Li", "from": "Wang"}
"""A row as others are, for what is wrong to be changed in it."""


def book(*args: str, stdin: str | bytes = "", **environ: str) -> Result:
    """The command on files, or on what is typed."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    return mjscore("ledger", *args, stdin=data, **environ)


def answers(result: Result) -> list[dict[str, Any]]:
    """What the command answered, all of it as the schema has it."""
    made = [json.loads(line) for line in result.stdout.splitlines()]
    for one in made:
        VALIDATOR(SCHEMA).validate(one)
    return made


def table(*rows: str, header: str = "hand,winner,from") -> str:
    """A file of comma-separated rows."""
    return "\n".join([header, *rows]) + "\n"
