"""Payments as the JSON Schema describes them."""

from __future__ import annotations

from mahjong_cli.games.contract import Json, array, number, obj, text
from mahjong_cli.games.pay import OPPONENTS, PAYERS, PLACES

PLAYER: Json = {"enum": list(OPPONENTS), "description": "the player"}
_PAYER: Json = {
    "enum": list(PAYERS),
    "description": "the player; the others, each of them, where nothing says who sits where",
}

PAYMENTS_SCHEMA: Json = array(
    "what each loser pays; also where he owes too little",
    obj(
        "what one loser pays",
        payer=_PAYER,
        amount=number("what he pays in the end"),
        base=number("what he owes before it is multiplied, each part with its bonus"),
        bases=array(
            "what his base is the sum of",
            obj(
                "what one entry gives to a base",
                id=text("the stable name of the pattern"),
                base=number("what each loser owes for it", 1),
                bonus=number("what is added since the tile was drawn, robbed, or given by him"),
            ),
        ),
        factors=array(
            "what multiplies his base",
            obj(
                "a factor",
                factor=number("the factor", 1),
                code=text("the stable code of what gives it"),
                who={"enum": [*PLACES, None], "description": "on whose side it is"},
                text=text("what gives it, in words"),
            ),
        ),
        raw=number("his base times the factors"),
        capped={"type": "boolean", "description": "whether his own line reaches the cap"},
    ),
)
"""The payments of a game."""
