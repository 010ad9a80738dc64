"""How the JSON Schema describes what ``fans --json`` and ``rules --json`` print."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.games.contract import Json, array, nullable, obj, text
from mahjong_cli.games.game import Game
from mahjong_cli.render.schema import alike


def listed_schema(games: Iterable[Game]) -> dict[str, Json]:
    """The objects of the lists: what hands score for, by game; rule sets; what a clause cites."""
    entries = {
        f"entry-{'-'.join(names)}": obj("what a hand may score for", **_ENTRY, **own)
        for names, own in alike((game.rules.name, game.entry_keys) for game in games)
    }
    return entries | {
        "rule-set": obj("a rule set", **_RULE_SET),
        "rule-set-page": obj("a rule set and how it is played", **_RULE_SET, **_PAGE),
        "clause": _CLAUSE,
    }


_NAMES: dict[str, Json] = {
    "zh": text("its name in simplified Chinese"),
    "zh_hant": text("its name in traditional Chinese"),
    "en": text("its name in English"),
}
_ENTRY: dict[str, Json] = {
    "id": text("its stable name"),
    **_NAMES,
    "rule": text("when a hand has it"),
}
_VALUE: Json = {"type": ["string", "integer"]}
_OPTION = obj(
    "a house option",
    name=text("what a hand says for it"),
    default=_VALUE,
    values=array("its values; of a number none", _VALUE),
    least=nullable("integer", "the least number; null for words", minimum=0),
    about=text("what it chooses"),
    source=text("the clause behind it"),
)
_RULE_SET: dict[str, Json] = {
    "name": text("what a hand says for it"),
    **_NAMES,
    "options": array("its house options", _OPTION),
}
_HAND = nullable("string", "a hand that shows it, where one does")
_CITED: dict[str, Json] = {
    "clause": text("what it is cited by"),
    "text": text("what it says"),
}
_PAGE: dict[str, Json] = {
    "book": array(
        "how it is played",
        obj(
            "a chapter",
            heading=text("what it is about"),
            lines=array("its sentences", obj("a sentence", **_CITED)),
        ),
    ),
    "rulings": array(
        "what is done where the text is silent", obj("a ruling", **_CITED, hand=_HAND)
    ),
}
_ANSWER = obj(
    "what becomes of its hand",
    option=nullable("string", "the house option that it was scored under, where it has one"),
    value={"type": ["string", "integer", "null"], "description": "and the value of that"},
    default={"type": "boolean", "description": "whether this is the default"},
    answer={"$ref": "#", "description": "the object of the hand: its score, or the error"},
)
_CLAUSE = obj(
    "what a clause cites",
    **_CITED,
    rules=text("the rule set"),
    hand=_HAND,
    answers=array("what becomes of the hand, under each value of its option", _ANSWER),
)
