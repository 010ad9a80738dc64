"""The JSON Schema (draft 2020-12) of the JSON output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mahjong_cli.games.advice_record import waits_schema
from mahjong_cli.games.contract import (
    CODED,
    READING,
    TILE,
    Json,
    array,
    nullable,
    number,
    obj,
    or_null,
    text,
)
from mahjong_cli.games.game import Game
from mahjong_cli.games.record import SCHEMA
from mahjong_cli.problems.problem import MOST_SHOWN


def schema(games: Iterable[Game], others: Mapping[str, Json] | None = None) -> Json:
    """What the objects of the output look like: scores, waits, the error, and others."""
    known = tuple(games)
    kinds = (
        _scores(known) | _advice(known) | {"error": _ERROR, "drawn": _DRAWN} | dict(others or {})
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:mjscore:schema:{SCHEMA}",
        "title": "mjscore output",
        "description": "One object for each hand, and what is told of many.",
        "oneOf": [{"$ref": f"#/$defs/{kind}"} for kind in kinds],
        "$defs": {"tile": _TILE, "reading": _READING} | kinds,
    }


def _scores(games: Iterable[Game]) -> dict[str, Json]:
    """The object of each game's scores; games with the same keys share one."""
    return {
        f"score-{'-'.join(names)}": _score(names, own)
        for names, own in alike((game.rules.name, game.schema()) for game in games)
    }


def _advice(games: Iterable[Game]) -> dict[str, Json]:
    """The object of what each game tells before the win; games with the same keys share one."""
    return {
        f"waits-{'-'.join(names)}": obj(
            "a hand that is not won yet", also=STREAM, **_READY, rules=_named(names),
            **waits_schema(own), **_PLACE,
        )
        for names, own in alike((game.rules.name, game.outlook.schema()) for game in games)
    }  # fmt: skip


Named = tuple[str, dict[str, Json]]
"""The name of a game, and keys of its own."""


def alike(games: Iterable[Named]) -> list[tuple[list[str], dict[str, Json]]]:
    """The names of the games that have the same keys, and these."""
    alike: list[tuple[list[str], dict[str, Json]]] = []
    for name, own in games:
        names = next((names for names, keys in alike if keys == own), None)
        if names is None:
            alike.append(([name], own))
        else:
            names.append(name)
    return alike


def _named(names: list[str]) -> Json:
    return {"enum": names, "description": "the rule set"}


def _score(names: list[str], own: dict[str, Json]) -> Json:
    keys = _COMMON | {"rules": _named(names)} | own
    return obj("a hand that was read", also=STREAM, **keys)


def _none(about: str) -> Json:
    return {"type": "array", "maxItems": 0, "description": about}


_TILE: Json = {"type": "string", "pattern": "^([1-9][mps]|[ESWNCFP])$"}
_SET = obj(
    "a set of the reading",
    kind={"enum": ["chow", "pung", "kong", "pair", "orphans", "knitted", "loose"]},
    tiles=text("its tiles in letters"),
    concealed={"type": "boolean"},
)
_READING = obj(
    "how the hand was read",
    form={
        "enum": [
            "standard", "seven-pairs", "thirteen-orphans", "knitted", "knitted-straight",
            "shapeless",
        ]
    },
    sets=array("the sets, melds first", _SET),
    pair=nullable("string", "the pair, where there is one"),
)  # fmt: skip
_PLACE: dict[str, Json] = {
    "line": nullable("integer", "the line of the stream; null for a single hand", minimum=1),
    "input": text("what was typed; of a line that is too long, its beginning"),
}
STREAM: dict[str, Json] = {
    "file": text("the file of the stream, where it has a name"),
    "extra": {
        "type": "object",
        "description": "the keys or columns that the hand came with, but those that are read",
    },
}
_READY: dict[str, Json] = {
    "schema": {"const": SCHEMA},
    "hand": text("the hand as it was understood, in canonical notation"),
}
_COMMON: dict[str, Json] = dict(
    **_READY,
    rules=text("the rule set"),
    win={"type": "boolean", "description": "whether the tiles are complete and the rules agree"},
    meets_minimum={"type": "boolean", "description": "whether it has the points to win"},
    total=nullable("integer", "what the hand is worth; null without a win", minimum=0),
    fan_points={"type": "null", "description": "the game has no fans"},
    flowers=number("how many flowers are held"),
    multiplier={"type": "null", "description": "the game has no fans"},
    multipliers=_none("the game has no fans"),
    fans=_none("the game has no fans"),
    away=number("how many tiles are still to be exchanged; 0 for a complete hand"),
    why=or_null(CODED | {"description": "why the hand does not win; null when it does"}),
    excluded=_none("the game has no fans"),
    reading=or_null(READING),
    gold=or_null(
        obj(
            "the gold tile",
            **{"tile": TILE, "as": array("what each gold outside the melds stands for", TILE)},
        )
    ),
    winning_tile=obj("the tile that was won on", **{"tile": TILE, "as": or_null(TILE)}),
    waits=array("the faces that complete the other tiles", TILE),
    ties=number("how many other readings pay the same"),
    others=_none("the further readings, best first, where they were asked for"),
    notes=array("assumptions and other things worth knowing", CODED),
    **_PLACE,
)
"""The keys of every score; those of a game stand in the place of their like."""

PROBLEM: dict[str, Json] = {
    "code": text("a stable code"),
    "message": text("what was read and what was expected"),
    "start": nullable("integer", "where it begins in the input, in characters", minimum=0),
    "end": nullable("integer", "where it ends", minimum=0),
    "hint": nullable("string", "what to do about it"),
}
PROBLEMS: dict[str, Json] = {
    "problems": array("the first problems", obj("a problem", **PROBLEM))
    | {"minItems": 1, "maxItems": MOST_SHOWN},
    "more": number("how many further problems there are"),
}
_ERROR = obj(
    "a hand that could not be read",
    also=STREAM,
    schema={"const": SCHEMA},
    **_PLACE,
    error=obj(
        "the first problem, and the others",
        **PROBLEM,
        **PROBLEMS,
    ),
)
_DRAWN = obj(
    "a recorded game that nobody won",
    also=STREAM,
    schema={"const": SCHEMA},
    drawn={"const": True},
    **_PLACE,
)
