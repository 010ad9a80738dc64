"""What a fan game adds to the JSON record of a score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mahjong_cli.games.pay_record import payments_record
from mahjong_cli.games.record import Parts, Record, standing, tiles_of

if TYPE_CHECKING:
    from mahjong_cli.fans.reasons import Exclusion
    from mahjong_cli.fans.registry import Fan
    from mahjong_cli.fans.tally import FanRow, Scored
    from mahjong_cli.games.fan_score import FanScore, Multiplier


def own_record(score: FanScore, lang: str, parts: Parts) -> Record:
    """The keys about fans."""
    best, further = score.best, score.further if score.others else ()
    factors = [(factor, lang) for factor in score.multipliers]
    return {
        "fan_points": best.points if best else None,
        "multiplier": score.multiplier if best else None,
        "multipliers": parts.each(_multiplier, factors),
        "fans": _fans(score.counted, parts),
        "excluded": _excluded(best.excluded if best else (), parts),
        "payments": payments_record(score.payments, lang, parts),
        "others": parts.array([_other(*each, parts) for each in further]),
    }


def _other(scored: Scored, alike: int, parts: Parts) -> Any:
    """A further reading, with what the golds and the winning tile stand for in it."""
    return parts.object(
        {
            "fan_points": scored.points,
            "alike": alike,
            "fans": _fans(scored.fans, parts),
            "excluded": _excluded(scored.excluded, parts),
            **standing(scored.reading, parts),
        }
    )


# Rows come up again and again in a stream, but not with the same groups.


def _fans(rows: Iterable[FanRow], parts: Parts) -> Any:
    return parts.rows(_counted, [(row[:2], row.groups) for row in rows], "sets", tiles_of)


def _excluded(rows: Iterable[Exclusion], parts: Parts) -> Any:
    return parts.rows(_left_out, [(row[:5], row.groups) for row in rows], "sets", tiles_of)


def _counted(row: tuple[Fan, int]) -> Record:
    fan, count = row
    return _names(fan) | {"count": count, "subtotal": fan.points * count}


def _left_out(row: tuple[Fan, int, Fan | None, str, tuple[Fan, ...]]) -> Record:
    fan, count, by, reason, joined_by = row
    return _names(fan) | {
        "count": count,
        "by": by.id if by else None,
        "reason": reason,
        "joined_by": [other.id for other in joined_by],
    }


def _names(fan: Fan) -> Record:
    return {"id": fan.id, "zh": fan.name.zh, "en": fan.name.en, "points": fan.points}


def _multiplier(said: tuple[Multiplier, str]) -> Record:
    multiplier, lang = said
    return {
        "factor": multiplier.factor,
        "code": multiplier.code,
        "kong": multiplier.kong.text,
        "text": multiplier.text.say(lang),
    }
