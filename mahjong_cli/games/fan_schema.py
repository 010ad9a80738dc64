"""What a fan game adds to the JSON record, as the JSON Schema describes it."""

from __future__ import annotations

from mahjong_cli.fans.reasons import CODES
from mahjong_cli.games.contract import STANDING, Json, array, nullable, number, obj, text
from mahjong_cli.games.pay_schema import PAYMENTS_SCHEMA

_NAMES: Json = {
    "id": text("the fan's stable name"),
    "zh": text("its Chinese name"),
    "en": text("its English name"),
    "points": number("its points, once", 1),
    "count": number("how often", 1),
}
_FAN = obj(
    "a fan that is counted; flowers are one too",
    **_NAMES,
    subtotal=number("points times count", 1),
    sets=array("the sets that make it", {"type": "string"}),
)
_EXCLUSION = obj(
    "a fan that is there but not counted",
    **_NAMES,
    by=nullable("string", "the id of the counted fan that excludes it, if one does"),
    reason={"enum": list(CODES), "description": "why"},
    joined_by=array("for a combination, every fan that joins its sets", {"type": "string"}),
    sets=array(
        "the sets of the fan left out; for another division, those that it would be made of",
        {"type": "string"},
    ),
)
_FANS = array("the fans that are counted, dearest first", _FAN)
_EXCLUDED = array("the fans that are there but not counted", _EXCLUSION)

FAN_KEYS: dict[str, Json] = {
    "number": number("its number in the rule text", 1),
    "points": number("its points, once", 1),
    "excludes": array(
        "the fans that are not counted beside it",
        obj(
            "a fan, and why",
            also={"limit": number("how often it is taken away, where not every time", 1)},
            id=text("the id of the fan"),
            reason={"enum": list(CODES), "description": "why"},
        ),
    ),
    "example": text("a hand that has it"),
    "near_miss": text("a hand that wins without it"),
}
"""The keys of a fan beside its id, names and rule."""

SCHEMA: dict[str, Json] = {
    "fan_points": nullable(
        "integer", "the sum of the fans but flowers; null without a win", minimum=0
    ),
    "multiplier": nullable("integer", "all factors multiplied; null without a win", minimum=1),
    "multipliers": array(
        "what multiplies the total",
        obj(
            "a factor",
            factor=number("the factor", 1),
            code={"enum": ["melded-kong", "concealed-kong"], "description": "what gives it"},
            kong=text("the kong that gives it"),
            text=text("what gives it, in words"),
        ),
    ),
    "fans": _FANS,
    "excluded": _EXCLUDED,
    "payments": PAYMENTS_SCHEMA,
    "others": array(
        "the further readings, best first, one of those that score the same fans, "
        "where they were asked for",
        obj(
            "a further reading",
            fan_points=number("the sum of its fans"),
            alike=number("how many more readings score the same fans"),
            fans=_FANS,
            excluded=_EXCLUDED,
            **STANDING,
        ),
    ),
}
"""The keys about fans."""
