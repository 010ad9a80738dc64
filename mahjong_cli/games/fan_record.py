"""What a fan game adds to the JSON record of a score, and how the JSON Schema describes it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mahjong_cli.games.pay_record import payments_record
from mahjong_cli.games.record import standing

if TYPE_CHECKING:
    from mahjong_cli.fans.reasons import Exclusion
    from mahjong_cli.fans.registry import Fan
    from mahjong_cli.fans.tally import FanRow, Scored
    from mahjong_cli.games.fan_score import FanScore, Multiplier

Record = dict[str, Any]


def own_record(score: FanScore, lang: str) -> Record:
    """The keys about fans."""
    best = score.best
    return {
        "fan_points": best.points if best else None,
        "multiplier": score.multiplier if best else None,
        "multipliers": [_multiplier(each, lang) for each in score.multipliers],
        "fans": [_fan(row) for row in score.counted],
        "excluded": [_exclusion(row) for row in best.excluded] if best else [],
        "payments": payments_record(score.payments, lang),
        "others": [_other(*further) for further in score.further],
    }


def _multiplier(multiplier: Multiplier, lang: str) -> Record:
    return {
        "factor": multiplier.factor,
        "code": multiplier.code,
        "kong": multiplier.kong.text,
        "text": multiplier.text.say(lang),
    }


def _other(scored: Scored, alike: int) -> Record:
    """A further reading, with what the golds and the winning tile stand for in it."""
    return {
        "fan_points": scored.points,
        "alike": alike,
        "fans": [_fan(row) for row in scored.fans],
        "excluded": [_exclusion(row) for row in scored.excluded],
        **standing(scored.reading),
    }


def _names(fan: Fan) -> Record:
    return {"id": fan.id, "zh": fan.name.zh, "en": fan.name.en, "points": fan.points}


# Rows come up again and again in a stream; the records made of them are never changed.


@lru_cache(maxsize=8_192)
def _fan(row: FanRow) -> Record:
    sets = [group.text for group in row.groups]
    return _names(row.fan) | {"count": row.count, "subtotal": row.subtotal, "sets": sets}


@lru_cache(maxsize=8_192)
def _exclusion(row: Exclusion) -> Record:
    return _names(row.fan) | {
        "count": row.count,
        "by": row.by.id if row.by else None,
        "reason": row.reason,
        "joined_by": [fan.id for fan in row.joined_by],
        "sets": [group.text for group in row.groups],
    }
