"""Scores and errors as the objects of the JSON output; the keys and their order are a contract."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mahjong_cli import notation
from mahjong_cli.games.pay import Settlement
from mahjong_cli.render import notes, payments
from mahjong_cli.render.look import UNSAFE, Look
from mahjong_cli.render.rows import counted
from mahjong_cli.render.total import factor_text
from mahjong_cli.tiles import NAMES

if TYPE_CHECKING:
    from mahjong_cli.fans.registry import Fan
    from mahjong_cli.fans.tally import Exclusion, FanRow, Scored
    from mahjong_cli.games.game import Score
    from mahjong_cli.hand.model import Group, Hand, Reading
    from mahjong_cli.problems.problem import MahjongError, Problem

SCHEMA = 1
"""The number of the contract; a change of the keys is a new number."""

Record = dict[str, Any]

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)


def score(score: Score, look: Look, text: str, line: int | None = None) -> Record:
    """The object for a hand that was read; ``text`` is what was typed, on which line."""
    hand, best, reading = score.hand, score.best, score.reading
    reason = notes.why(score, look)
    return {
        "schema": SCHEMA,
        "hand": notation.format(hand),
        "rules": hand.rules,
        "win": score.win,
        "meets_minimum": score.meets_minimum,
        "total": score.total,
        "fan_points": best.points if best else None,
        "flowers": hand.flowers,
        "multiplier": score.multiplier if best else None,
        "multipliers": [
            {"factor": m.factor, "why": factor_text(m, look)} for m in score.multipliers
        ],
        "fans": [_fan(row) for row in counted(score)],
        "away": score.away,
        "why": {"code": reason[0], "text": reason[1]} if reason else None,
        "excluded": [_exclusion(row) for row in best.excluded] if best else [],
        "reading": _reading(reading) if reading else None,
        "gold": _gold(hand, reading),
        "winning_tile": {
            "tile": NAMES[hand.winning],
            "as": NAMES[reading.winning_as] if reading else None,
        },
        **(payments.record(score, look) if isinstance(score, Settlement) else {}),
        "waits": [NAMES[tile] for tile in score.waits],
        "ties": score.ties,
        "others": _others(score),
        "notes": [{"code": note.code, "text": notes.note_text(note, look)} for note in score.notes],
        "line": line,
        "input": text,
    }


def _others(score: Score) -> list[Record]:
    if not isinstance(score, Settlement):
        return [_other(other) for other in score.others]
    return [
        payments.patterns(verdict)
        | {
            "reading": _reading(verdict.reading),
            "gold_as": [NAMES[tile] for tile in verdict.reading.gold_as],
            "winning_as": NAMES[verdict.reading.winning_as],
        }
        for verdict in score.runners_up
    ]


def _other(scored: Scored) -> Record:
    """A further reading, with what the golds and the winning tile stand for in it."""
    reading = scored.reading
    return {
        "fan_points": scored.points,
        "fans": [_fan(row) for row in scored.fans],
        "excluded": [_exclusion(row) for row in scored.excluded],
        "reading": _reading(reading),
        "gold_as": [NAMES[tile] for tile in reading.gold_as],
        "winning_as": NAMES[reading.winning_as],
    }


def error(error: MahjongError, look: Look, text: str, line: int | None = None) -> Record:
    """The object for a hand that could not be read: the first problem, and all of them."""
    problems = [_problem(problem, look) for problem in error.problems]
    return {
        "schema": SCHEMA,
        "line": line,
        "input": text,
        "error": problems[0] | {"problems": problems},
    }


def dumps(record: Mapping[str, Any], extra: str | None = None) -> bytes:
    r"""One line of UTF-8, without its end; ``extra`` is JSON text that comes back as it is.

    Characters that a terminal must not see are escaped, as JSON can.

    >>> dumps({"input": "万\x9b"}).decode()
    '{"input": "万\\u009b"}'
    """
    text = _ENCODER.encode(record)
    if extra is not None:
        text = f'{text[:-1]}, "extra": {extra}}}'
    return UNSAFE.sub(lambda found: json.dumps(found[0])[1:-1], text).encode()


def _names(fan: Fan) -> Record:
    return {"id": fan.id, "zh": fan.zh, "en": fan.en, "points": fan.points}


# Rows come up again and again in a stream; the records made of them are never changed.


@lru_cache(maxsize=1 << 13)
def _fan(row: FanRow) -> Record:
    sets = [group.text for group in row.groups]
    return _names(row.fan) | {"count": row.count, "subtotal": row.subtotal, "sets": sets}


@lru_cache(maxsize=1 << 13)
def _exclusion(row: Exclusion) -> Record:
    return _names(row.fan) | {
        "count": row.count,
        "by": row.by.id if row.by else None,
        "reason": row.reason,
        "joined_by": [fan.id for fan in row.joined_by],
    }


def _reading(reading: Reading) -> Record:
    pairs = [group for group in reading.groups if group.kind == "pair"]
    pair = pairs[0] if len(pairs) == 1 else None
    return {
        "form": reading.form,
        "sets": [_set(group) for group in reading.groups if group is not pair],
        "pair": pair.text if pair else None,
    }


@lru_cache(maxsize=1 << 13)
def _set(group: Group) -> Record:
    return {"kind": group.kind, "tiles": group.text, "concealed": group.concealed}


def _gold(hand: Hand, reading: Reading | None) -> Record | None:
    if hand.gold is None:
        return None
    return {
        "tile": NAMES[hand.gold],
        "as": [NAMES[tile] for tile in reading.gold_as] if reading else [],
    }


def _problem(problem: Problem, look: Look) -> Record:
    return {
        "code": problem.code,
        "message": message(problem, look),
        "start": problem.start,
        "end": problem.end,
        "hint": hint(problem, look),
    }


def message(problem: Problem, look: Look) -> str:
    """The sentence of a problem, in the language of the look."""
    return " / ".join(problem.message(tongue) for tongue in look.tongues)


def hint(problem: Problem, look: Look) -> str | None:
    """What to do about a problem, where there is something to say."""
    hints = [problem.hint(tongue) for tongue in look.tongues]
    return " / ".join(hint for hint in hints if hint) or None
