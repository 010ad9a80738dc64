"""What a hand waits on, or what to discard, as JSON, and how the JSON Schema describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.games.contract import CODED, TILE, Json, array, nullable, number, obj
from mahjong_cli.games.record import SCHEMA, Record
from mahjong_cli.text import Note
from mahjong_cli.tiles import NAMES

if TYPE_CHECKING:
    from mahjong_cli.games.prospects import Advice, Discard, Useful, Wait
    from mahjong_cli.games.worth import Way, Worth


def record(advice: Advice, lang: str) -> Record:
    """The keys of what is told of a hand, but where it stood."""
    ways = advice.ways
    waits = [_wait(wait, ways, lang) for wait in advice.waits]
    for found in advice.runners_up:
        made = next(wait for wait in waits if wait["tile"] == NAMES[found.tile])
        for key in found.way.path:
            made = made[key]
        made["others"] = found.score.as_dict(lang)["others"]
    return {
        "schema": SCHEMA,
        "hand": str(advice.hand),
        "rules": advice.hand.rules,
        "ready": advice.ready,
        "complete": advice.complete,
        "away": advice.away,
        "waits": waits,
        "useful": [NAMES[each.tile] for each in advice.useful],
        "unseen": _copies(advice.useful),
        "discards": [_discard(each, ways, lang) for each in advice.discards],
        "notes": [{"code": note.code, "text": note.say(lang)} for note in advice.notes],
    }


def _copies(useful: tuple[Useful, ...]) -> int:
    return sum(each.unseen for each in useful)


def _wait(wait: Wait, ways: tuple[Way, ...], lang: str) -> Record:
    made: Record = {"tile": NAMES[wait.tile], "unseen": wait.unseen}
    for way, worth in zip(ways, wait.worths, strict=True):
        *outer, last = way.path
        into = made
        for key in outer:
            into = into.setdefault(key, {})
        into[last] = None if worth is None else _worth(worth, lang)
    return made


def _worth(worth: Worth, lang: str) -> Record:
    own = {key: _value(value, lang) for key, value in worth.own}
    return {"total": worth.total, "meets_minimum": worth.meets_minimum, **own}


def _value(value: object, lang: str) -> object:
    if isinstance(value, Note):
        return {"code": value.code, "text": value.say(lang)}
    return list(value) if isinstance(value, tuple) else value


def _discard(discard: Discard, ways: tuple[Way, ...], lang: str) -> Record:
    return {
        "tile": NAMES[discard.tile],
        "away": discard.away,
        "useful": [NAMES[each.tile] for each in discard.useful],
        "unseen": discard.unseen,
        "low": discard.low,
        "high": discard.high,
        "mean": discard.mean,
        "waits": [_wait(wait, ways, lang) for wait in discard.waits],
    }


def waits_schema(own: dict[str, Json]) -> dict[str, Json]:
    """The keys of what is told of a hand under a game that tells these ``own`` keys of a wait."""
    useful = array("the tiles that bring it nearer, of which a copy is left", TILE)
    unseen = number("how many copies of them the player has not seen")
    away = number("how many useful tiles are lacking until it is ready; 0 where it is")
    wait = obj(
        "a face that completes the hand",
        tile=TILE,
        unseen=number("how many copies of it the player has not seen"),
        **own,
    )
    discard = obj(
        "a discard, and the hand that it leaves",
        tile=TILE,
        away=away,
        useful=useful,
        unseen=unseen,
        low=nullable("integer", "the lowest total over its waits"),
        high=nullable("integer", "the highest total over its waits"),
        mean=nullable("number", "the mean total: every unseen copy counts in every way to win it"),
        waits=array("what that hand waits on, best first", wait),
    )
    return {
        "ready": {
            "type": "boolean",
            "description": "whether some tile wins, at once or after a discard",
        },
        "complete": {"type": "boolean", "description": "whether 14 tiles win as they are"},
        "away": away,
        "waits": array("what 13 tiles wait on, best first", wait),
        "useful": useful,
        "unseen": unseen,
        "discards": array("what to discard of 14 tiles, best first", discard),
        "notes": array("assumptions and other things worth knowing", CODED),
    }
