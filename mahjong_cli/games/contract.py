"""How the JSON Schema describes the keys of the output."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def obj(about: str, /, *, also: Json | None = None, **properties: Json) -> Json:
    """An object that has all of these keys, perhaps those of ``also``, and no other."""
    return {
        "type": "object",
        "description": about,
        "properties": properties | (also or {}),
        "required": list(properties),
        "additionalProperties": False,
    }


def nullable(kind: str, about: str = "", **more: Any) -> Json:
    """A value of this type, or null."""
    described = {"description": about} if about else {}
    return {"type": [kind, "null"]} | described | more


def text(about: str) -> Json:
    """A string."""
    return {"type": "string", "description": about}


def number(about: str, minimum: int = 0) -> Json:
    """A whole number, so much or more."""
    return {"type": "integer", "minimum": minimum, "description": about}


def array(about: str, items: Json) -> Json:
    """An array."""
    return {"type": "array", "items": items, "description": about}


def or_null(schema: Json) -> Json:
    """What the schema says, or null."""
    return {"oneOf": [schema, {"type": "null"}]}


TILE: Json = {"$ref": "#/$defs/tile"}
READING: Json = {"$ref": "#/$defs/reading"}
CODED: Json = obj("a stable code and a sentence", code=text("code"), text=text("sentence"))
"""A reason or note."""

STANDING: dict[str, Json] = {
    "reading": READING,
    "gold_as": array("what each gold outside the melds stands for", TILE),
    "winning_as": TILE,
}
"""How a further reading was read."""
