"""What every record of the JSON output has: its number, its place, readings and golds."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import NAMES

SCHEMA = 2
"""The number of the contract; a change of the keys is a new number."""

Record = dict[str, Any]


def place(text: str, line: int | None, file: str | None) -> Record:
    """Where a hand stood, and what was typed there; a stream without a name has no file."""
    where: Record = {} if file is None else {"file": file}
    return where | {"line": line, "input": text}


def reading_record(reading: Reading) -> Record:
    """How a hand was read."""
    pairs = [group for group in reading.groups if group.kind == "pair"]
    pair = pairs[0] if len(pairs) == 1 else None
    return {
        "form": reading.form,
        "sets": [_set(group) for group in reading.groups if group is not pair],
        "pair": pair.text if pair else None,
    }


def standing(reading: Reading) -> Record:
    """How a further reading was read, and what the golds and the winning tile stand for in it."""
    return {
        "reading": reading_record(reading),
        "gold_as": [NAMES[tile] for tile in reading.gold_as],
        "winning_as": NAMES[reading.winning_as],
    }


@lru_cache(maxsize=8_192)
def _set(group: Group) -> Record:
    return {"kind": group.kind, "tiles": group.text, "concealed": group.concealed}


def gold_record(hand: Hand, reading: Reading | None) -> Record | None:
    """The gold of a hand, and what each gold outside the melds stands for."""
    if hand.gold is None:
        return None
    return {
        "tile": NAMES[hand.gold],
        "as": [NAMES[tile] for tile in reading.gold_as] if reading else [],
    }
