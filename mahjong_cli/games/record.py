"""A score as the object of the JSON output; the keys and their order are a contract."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import NAMES

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score

SCHEMA = 2
"""The number of the contract; a change of the keys is a new number."""

Record = dict[str, Any]


def record(
    score: Score, lang: str, text: str, line: int | None = None, file: str | None = None
) -> Record:
    """The object for a hand that was read; ``text`` is what was typed, on which line of a file.

    Parts of it come up again and again and are shared: whoever hands it out makes a copy.
    """
    hand, reading, why = score.hand, score.reading, score.why
    own = score.own_record(lang)
    others = own.pop("others", [])
    made = {
        "schema": SCHEMA,
        "hand": str(hand),
        "rules": hand.rules,
        "win": score.win,
        "meets_minimum": score.meets_minimum,
        "total": score.total,
        "fan_points": None,
        "flowers": hand.flowers,
        "multiplier": None,
        "multipliers": [],
        "fans": [],
        "away": score.away,
        "why": {"code": why[0].code, "text": why[0].say(lang)} if why else None,
        "excluded": [],
        "reading": reading_record(reading) if reading else None,
        "gold": _gold(hand, reading),
        "winning_tile": {
            "tile": NAMES[hand.winning],
            "as": NAMES[reading.winning_as] if reading else None,
        },
    }
    made.update(own)
    made["waits"] = [NAMES[tile] for tile in score.waits]
    made["ties"] = score.ties
    made["others"] = others
    made["notes"] = [{"code": note.code, "text": note.say(lang)} for note in score.notes]
    return made | place(text, line, file)


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


def _gold(hand: Hand, reading: Reading | None) -> Record | None:
    if hand.gold is None:
        return None
    return {
        "tile": NAMES[hand.gold],
        "as": [NAMES[tile] for tile in reading.gold_as] if reading else [],
    }
