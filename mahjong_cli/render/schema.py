"""The JSON Schema (draft 2020-12) of the JSON output."""

from __future__ import annotations

from typing import Any

from mahjong_cli.hand.players import OPPONENTS
from mahjong_cli.render.record import SCHEMA as NUMBER
from mahjong_cli.render.words import REASON_CODES

Json = dict[str, Any]


def _object(about: str, *, also: Json | None = None, **properties: Json) -> Json:
    """An object that has all of these keys, perhaps those of ``also``, and no other."""
    return {
        "type": "object",
        "description": about,
        "properties": properties | (also or {}),
        "required": list(properties),
        "additionalProperties": False,
    }


def _nullable(kind: str, about: str = "", **more: Any) -> Json:
    described = {"description": about} if about else {}
    return {"type": [kind, "null"]} | described | more


def _text(about: str) -> Json:
    return {"type": "string", "description": about}


def _number(about: str, minimum: int = 0) -> Json:
    return {"type": "integer", "minimum": minimum, "description": about}


def _list(about: str, items: Json) -> Json:
    return {"type": "array", "items": items, "description": about}


def _or_null(schema: Json) -> Json:
    return {"oneOf": [schema, {"type": "null"}]}


_TILE: Json = {"$ref": "#/$defs/tile"}
_PLACE: Json = {
    "line": _nullable("integer", "the line of the stream; null for a single hand", minimum=1),
    "input": _text("what was typed; of a line that is too long, its beginning"),
}
_STREAM: Json = {
    "file": _text("the file of the stream, where it has a name"),
    "extra": {
        "type": "object",
        "description": "the keys or columns that the hand came with, but those that are read",
    },
}
_NAMES: Json = {
    "id": _text("the fan's stable name"),
    "zh": _text("its Chinese name"),
    "en": _text("its English name"),
    "points": _number("its points, once", 1),
    "count": _number("how often", 1),
}
_CODED: Json = _object("a stable code and a sentence", code=_text("code"), text=_text("sentence"))

_FAN = _object(
    "a fan that is counted; flowers are one too",
    **_NAMES,
    subtotal=_number("points times count", 1),
    sets=_list("the sets that make it", {"type": "string"}),
)
_EXCLUSION = _object(
    "a fan that is there but not counted",
    **_NAMES,
    by=_nullable("string", "the id of the counted fan that excludes it"),
    reason={"enum": list(REASON_CODES), "description": "why"},
    joined_by=_list("for a combination, every fan that joins its sets", {"type": "string"}),
)
_SET = _object(
    "a set of the reading",
    kind={"enum": ["chow", "pung", "kong", "pair", "orphans", "knitted", "loose"]},
    tiles=_text("its tiles in letters"),
    concealed={"type": "boolean"},
)
_READING = _object(
    "how the hand was read",
    form={
        "enum": [
            "standard", "seven-pairs", "thirteen-orphans", "knitted", "knitted-straight",
            "shapeless",
        ]
    },
    sets=_list("the sets, melds first", _SET),
    pair=_nullable("string", "the pair, where there is one"),
)  # fmt: skip
_OTHER = _object(
    "a further reading",
    fan_points=_number("the sum of its fans"),
    fans=_list("the fans that it has", {"$ref": "#/$defs/fan"}),
    excluded=_list("the fans that are there but not counted", {"$ref": "#/$defs/exclusion"}),
    reading=_READING,
    gold_as=_list("what each gold outside the melds stands for", _TILE),
    winning_as=_TILE,
)
_SCORED: dict[str, Json] = dict(
    schema={"const": NUMBER},
    hand=_text("the hand as it was understood, in canonical notation"),
    rules=_text("the rule set"),
    win={"type": "boolean", "description": "whether the tiles are complete and the rules agree"},
    meets_minimum={"type": "boolean", "description": "whether it has the points to win"},
    total=_nullable("integer", "fan points, flowers and multipliers; null without a win"),
    fan_points=_nullable("integer", "the sum of the fans but flowers; null without a win"),
    flowers=_number("how many flowers are held"),
    multiplier=_nullable("integer", "all factors multiplied; null without a win"),
    multipliers=_list(
        "what multiplies the total",
        _object("a factor", factor=_number("the factor", 1), why=_text("what gives it")),
    ),
    fans=_list("the fans that are counted, dearest first", {"$ref": "#/$defs/fan"}),
    away=_number("how many tiles are still to be exchanged; 0 for a complete hand"),
    why=_or_null(_CODED | {"description": "why the hand does not win; null when it does"}),
    excluded=_list("the fans that are there but not counted", {"$ref": "#/$defs/exclusion"}),
    reading=_or_null(_READING),
    gold=_or_null(
        _object(
            "the gold tile",
            **{"tile": _TILE, "as": _list("what each gold outside the melds stands for", _TILE)},
        )
    ),
    winning_tile=_object(
        "the tile that was won on",
        **{"tile": _TILE, "as": {"oneOf": [_TILE, {"type": "null"}]}},
    ),
    waits=_list("the faces that complete the other tiles", _TILE),
    ties=_number("how many other readings pay the same"),
    others=_list("the further readings, best first, where they were asked for", _OTHER),
    notes=_list("assumptions and other things worth knowing", _CODED),
    **_PLACE,
)
_SCORE = _object("a hand that was read", also=_STREAM, **_SCORED)

_PLAYER: Json = {"enum": list(OPPONENTS), "description": "the player"}
_PATTERN = _object(
    "a pattern that the hand is paid for",
    id=_text("the pattern's stable name"),
    zh=_text("its Chinese name"),
    en=_text("its English name"),
    base=_number("what each loser owes for it", 1),
)
_PATTERNS = _list("the patterns held, in printed order", _PATTERN)
_HARD = _nullable("boolean", "whether every laizi is the tile printed on it; null without payments")
_BASE = _object(
    "what a pattern gives to a loser's base",
    id=_text("the pattern's stable name"),
    base=_number("what each loser owes for it", 1),
    bonus=_number("what is added since the tile was drawn, robbed, or discarded by him"),
)
_PAYMENT = _object(
    "what one loser pays",
    payer=_PLAYER,
    amount=_number("what he pays in the end"),
    base=_number("the patterns' bases added up, for him, each with its bonus"),
    bases=_list("what his base is the sum of", _BASE),
    factors=_list(
        "what multiplies his base",
        _object("a factor", factor=_number("the factor", 1), why=_text("what gives it")),
    ),
    capped={"type": "boolean", "description": "whether his own line reaches the cap"},
)
_SETTLED_OTHER = _object(
    "a further reading",
    total=_nullable("integer", "what it would be paid; null where it does not win"),
    patterns=_PATTERNS,
    hard=_HARD,
    reading=_READING,
    gold_as=_list("what each gold outside the melds stands for", _TILE),
    winning_as=_TILE,
)
_SETTLEMENT = _object(
    "a hand of a game that is settled among the players; fans and multipliers are empty",
    also=_STREAM,
    **_SCORED
    | {
        "total": _nullable("integer", "what all players pay together; null without a win"),
        "patterns": _PATTERNS,
        "hard": _HARD,
        "payments": _list("what each loser pays; also where he owes too little", _PAYMENT),
        "liable": _or_null(
            _object("the player who pays for all", payer=_PLAYER, why=_text("why he does"))
        ),
        "others": _list("the further readings, best first, where asked for", _SETTLED_OTHER),
    },
)
_PROBLEM: Json = {
    "code": _text("a stable code"),
    "message": _text("what was read and what was expected"),
    "start": _nullable("integer", "where it begins in the input, in characters", minimum=0),
    "end": _nullable("integer", "where it ends", minimum=0),
    "hint": _nullable("string", "what to do about it"),
}
_ERROR = _object(
    "a hand that could not be read",
    also=_STREAM,
    schema={"const": NUMBER},
    **_PLACE,
    error=_object(
        "the first problem, and all of them",
        **_PROBLEM,
        problems=_list("every problem", _object("a problem", **_PROBLEM)),
    ),
)

SCHEMA: Json = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "mjscore output",
    "description": "One object for each hand.",
    "oneOf": [
        {"$ref": "#/$defs/score"},
        {"$ref": "#/$defs/settlement"},
        {"$ref": "#/$defs/error"},
    ],
    "$defs": {
        "tile": {"type": "string", "pattern": "^([1-9][mps]|[ESWNCFP])$"},
        "fan": _FAN,
        "exclusion": _EXCLUSION,
        "score": _SCORE,
        "settlement": _SETTLEMENT,
        "error": _ERROR,
    },
}
