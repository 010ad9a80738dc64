"""What a settlement adds to the JSON record of a score, and how the JSON Schema describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahjong_cli.games.contract import STANDING, Json, array, nullable, number, obj, or_null, text
from mahjong_cli.games.hongzhong.patterns import PATTERNS, Pattern
from mahjong_cli.games.hongzhong.sentences import LIABLE
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.games.pay_record import liable_record, payments_record
from mahjong_cli.games.pay_schema import PAYMENTS_SCHEMA, PLAYER
from mahjong_cli.games.record import Parts, standing


def own_record(
    verdict: Verdict | None, others: Sequence[Verdict], lang: str, parts: Parts
) -> dict[str, Any]:
    """The patterns, what each player pays, and further readings."""
    liable = verdict and verdict.liable
    return {
        **_held(verdict, parts),
        "payments": payments_record(verdict.payments if verdict else (), lang, parts),
        "liable": parts.of(liable_record, (liable, lang)) if liable else None,
        "others": parts.array([_other(each, parts) for each in others]),
    }


def _other(verdict: Verdict, parts: Parts) -> Any:
    total = None if verdict.obstacles else verdict.total
    return parts.object(
        {"total": total, **_held(verdict, parts), **standing(verdict.reading, parts)}
    )


def _held(verdict: Verdict | None, parts: Parts) -> dict[str, Any]:
    return {
        "patterns": parts.each(_named, verdict.patterns if verdict else ()),
        "hard": verdict.hard if verdict else None,
    }


def _named(pattern: Pattern) -> dict[str, Any]:
    name = pattern.name
    return {"id": pattern.id, "zh": name.zh, "en": name.en, "base": pattern.base}


_PATTERN = obj(
    "a pattern that the hand is paid for",
    id={"enum": [pattern.id for pattern in PATTERNS], "description": "its stable name"},
    zh=text("its Chinese name"),
    en=text("its English name"),
    base=number("what each loser owes for it", 1),
)
PATTERN_KEYS: dict[str, Json] = {
    "base": number("what it is worth"),
    "bonus": number("what is owed on top for a drawn tile, or by the discarder"),
}
"""The keys of a pattern beside its id, names and rule."""

_HELD: dict[str, Json] = {
    "patterns": array("the patterns held, in printed order", _PATTERN),
    "hard": nullable(
        "boolean", "whether every laizi is the tile printed on it; null without payments"
    ),
}
SCHEMA: dict[str, Json] = {
    "total": nullable("integer", "what all players pay together; null without a win"),
    **_HELD,
    "payments": PAYMENTS_SCHEMA,
    "liable": or_null(
        obj(
            "the player who pays for all",
            code={"enum": [case.code for case in LIABLE], "description": "a stable code"},
            who=PLAYER,
            text=text("why he does"),
        )
    ),
    "others": array(
        "the further readings, best first, where asked for",
        obj(
            "a further reading",
            total=nullable("integer", "what it would be paid; null where it does not win"),
            **_HELD,
            **STANDING,
        ),
    ),
}
"""The keys that ``own_record`` gives."""
