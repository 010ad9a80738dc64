"""What the tests of streams share: hands by the number, broken ones, and ways to run."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from click.testing import Result

from mahjong_cli.batch.job import Chunk
from tests import hands
from tests.command import mjscore
from tests.contract import SCHEMA, VALIDATOR

PLAIN = "123m456m78s11s456p +9s gold=1p"  # worth 13, and without a comma

BASE = "123m456m789m11p45s +3s "

# Each is broken in another way, and where.
BROKEN: list[tuple[str, str, int | None]] = [
    *((BASE + text, code, len(BASE) + more) for text, code, more in [
        ("0z123m", "bad-tile", 0),
        ("8z", "bad-tile", 0),
        ("123x", "bad-tile", 3),
        ("123", "bad-tile", 0),
        ("٣m", "bad-tile", 0),
        ("🀪", "bad-tile", 0),
        ("+", "bad-tile", 0),
        ("+12p", "bad-tile", 1),
        ("+1f", "bad-tile", 1),
        ("[135m]", "bad-meld", 0),
        ("[123m", "bad-meld", 0),
        ("1m]", "bad-meld", 2),
        ("[123m,9]", "bad-meld", 0),
        ("[11m]", "bad-meld", 0),
        ("chow=135m", "bad-meld", 5),
        ("zelf", "unknown-word", 0),
        ("m123p", "unknown-word", 0),
        ("gold", "unknown-word", 0),
        ("colour=red", "unknown-key", 0),
        ("self=yes", "unknown-key", 0),
        ("knitted-wait=no", "unknown-key", 0),
        ("gold=6x", "bad-value", 5),
        ("gold=1f", "bad-value", 5),
        ("seat=5m", "bad-value", 5),
        ("flowers=many", "bad-value", 8),
        ("fifth=maybe", "bad-value", 6),
        ("rules=mrc", "bad-value", 6),
        ("min=-1", "bad-value", 4),
        ("\x07", "control-character", 0),
        ("\x1b[31m", "control-character", 0),
        ("?", "bad-character", 0),
    ]),
    ("123m456m78m +9m", "tile-count", 0),
    ("123m456m789m11p45s", "tile-count", 0),
    ("[123m][123m][123m][123m][123m]", "tile-count", 24),
    ("55555m123p456p78p +9p", "too-many-copies", 4),
    (f"{BASE}flowers=9", "too-many-flowers", 23),
    (f"{BASE}robkong self", "contradiction", 31),
    (f"{BASE}gold=3s", "contradiction", 20),
    (f"{BASE}rules=mcr gold=3s", "contradiction", 20),
    ("1m" * 1200, "too-long", None),
]  # fmt: skip


def answers(result: Result) -> list[dict[str, Any]]:
    made = [json.loads(line) for line in result.stdout.splitlines()]
    for one in made:
        VALIDATOR(SCHEMA).validate(one)
    return made


def batch(*args: str, stdin: bytes | str = b"") -> Result:
    return mjscore("batch", *args, stdin=stdin.encode() if isinstance(stdin, str) else stdin)


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def lines(number: int) -> list[str]:
    """Hands by the number, some of which cannot be read."""
    made = [hands.show(hand) for hand in hands.many(11, min(number, 300), 1)]
    made[7] = "0z"
    return [f"{made[n % len(made)]} min={n}" for n in range(number)]


def in_chunks(texts: list[str], size: int = 16) -> Iterator[Chunk]:
    for start in range(0, len(texts), size):
        numbered = enumerate(texts[start : start + size], start + 1)
        yield Chunk(None, "lines", (), tuple(numbered))
