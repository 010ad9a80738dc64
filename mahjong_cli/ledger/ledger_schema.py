"""How the JSON Schema describes the lines of a book."""

from __future__ import annotations

from mahjong_cli.games.contract import Json, nullable, number, obj, text
from mahjong_cli.games.record import SCHEMA
from mahjong_cli.render.schema import PROBLEM, PROBLEMS, STREAM

_AMOUNTS: Json = {"type": "object", "additionalProperties": {"type": "integer"}}

LEDGER_SCHEMA: dict[str, Json] = {
    "ledger-row": obj(
        "a row of a book",
        also=STREAM,
        schema={"const": SCHEMA},
        row=number("its number among the rows, from 1", 1),
        hand=nullable("string", "the hand as it was understood; null for a draw or an error"),
        winner=nullable("string", "who won; null for a draw"),
        **{"from": nullable("string", "who gave the winning tile; null where it was drawn")},
        total=nullable("integer", "what the hand is worth; null where nothing is won", minimum=0),
        payments=_AMOUNTS
        | {"description": "what each player gets, less than 0 what he pays; empty for an error"},
        balance=_AMOUNTS | {"description": "what each player has got so far"},
        error={
            "oneOf": [
                obj(
                    "why nothing is booked",
                    **PROBLEM,
                    **PROBLEMS,
                    column=nullable("string", "the column that the problem is with"),
                ),
                {"type": "null"},
            ]
        },
        line=nullable("integer", "the line of the file", minimum=1),
        input=text("the hand as it was typed; empty for a draw"),
    ),
    "ledger-end": obj(
        "the last line of a book",
        schema={"const": SCHEMA},
        balance=_AMOUNTS | {"description": "what each player has got"},
        hands=number("how many rows were booked"),
        draws=number("how many of them nobody won"),
        errors=number("how many rows were not booked"),
    ),
}
"""The objects that a book consists of."""
