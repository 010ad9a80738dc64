"""A summary as JSON, and how the JSON Schema describes it."""

from __future__ import annotations

from typing import Any

from mahjong_cli import games
from mahjong_cli.batch.summary import DEAREST, Matched, Summary, high
from mahjong_cli.games.contract import Json, array, nullable, number, obj, or_null, text
from mahjong_cli.games.game import Entry
from mahjong_cli.games.record import SCHEMA


def ranked(summary: Summary) -> list[tuple[str, Entry, int, int]]:
    """What hands scored for: the rule set, the fan or pattern, how many hands, how often.

    The one that most hands have goes first, equal ones in the order of the games and their lists.
    """
    found = []
    for rules, game in games.CATALOGUE.items():
        for entry in game.entries:
            matched: Matched = rules, entry.id
            if matched in summary.held:
                found.append((rules, entry, summary.held[matched], summary.times[matched]))
    return sorted(found, key=lambda each: -each[2])


def summary_record(summary: Summary) -> dict[str, Any]:
    """The object that tells all of a summary."""
    games_ = {"agree": summary.agree, "differ": summary.differ}
    return {
        "schema": SCHEMA,
        "hands": summary.hands,
        "wins": summary.wins,
        "below_minimum": summary.below,
        "no_win": summary.others,
        "drawn": summary.drawn,
        "errors": dict(sorted(summary.errors.items(), key=lambda each: (-each[1], each[0]))),
        "totals": [
            {"low": low, "high": high(low), "hands": hands}
            for low, hands in sorted(summary.totals.items())
        ],
        "fans": [
            {"rules": rules, "id": entry.id, "zh": entry.name.zh, "en": entry.name.en}
            | {"hands": hands, "times": times}
            for rules, entry, hands, times in ranked(summary)
        ],
        "dearest": [each._asdict() for each in summary.dearest],
        "records": games_ if any(games_.values()) else None,
    }


SUMMARY_SCHEMA: Json = obj(
    "what a stream comes to",
    schema={"const": SCHEMA},
    hands=number("how many hands there are, with those that could not be read"),
    wins=number("how many win with the minimum"),
    below_minimum=number("how many win without it"),
    no_win=number("how many were read and do not win"),
    drawn=number("how many recorded games nobody won"),
    errors={
        "type": "object",
        "description": "how many could not be read, by the code of the first problem",
        "additionalProperties": number("how many", 1),
    },
    totals=array(
        "how many hands have a total in each range, of those that have one",
        obj(
            "a range",
            low=number("the lowest total in it"),
            high=number("the highest total in it"),
            hands=number("how many hands", 1),
        ),
    ),
    fans=array(
        "the fans and patterns by how many hands have them, of those that have a total",
        obj(
            "a fan or pattern",
            rules=text("the rule set"),
            id=text("its stable name"),
            zh=text("its Chinese name"),
            en=text("its English name"),
            hands=number("how many hands have it", 1),
            times=number("how often it is counted in them", 1),
        ),
    ),
    dearest=array(
        "the hands with the highest totals, of equal ones the first",
        obj(
            "a hand",
            total=number("what it is worth"),
            rules=text("the rule set"),
            hand=text("the hand in canonical notation"),
            file=nullable("string", "the file; null for standard input"),
            line=nullable("integer", "its line there", minimum=1),
        ),
    )
    | {"maxItems": DEAREST},
    records=or_null(
        obj(
            "game records: how many answers are as recorded; null where there are none",
            agree=number("how many are"),
            differ=number("how many are not"),
        )
    ),
)
"""The object that ``summary_record`` makes."""
