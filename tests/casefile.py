"""Hands with their right values, from text files (``tests/cases``) or JSON Lines.

A text file has blocks: the hand on a line of its own, then indented what must come out
(``total``, ``points``, ``fans`` with points earned, ``counts``, ``excluded`` with the fan that
excludes it (``-``: none) and the reason, the ``sets`` of one left out, ``leaves``, which are not
left out, ``waits``, ``gold``, ``ties``, ``no win``, ``error``; of a settled game ``pays``,
``patterns``, ``hard``, ``liable`` and the ``liability``, ``because``, the code of what stands in
its way, or ``why``, all of them; ``wrong``, the names of all problems; ``wins``, ``away``,
``form``; all ``notes``, or one that is ``noted`` or ``unnoted``); what is not named is not
claimed.  ``#`` lines say where a hand is from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mahjong_cli import Exclusion, FanScore, MahjongError, Score, Settlement, parse, score
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.tiles import NAMES

Case = dict[str, Any]
Excluded = dict[tuple[str, str | None, str], bool]
"""The fan that is left out, by which one, and the reason."""

OWN = Path(__file__).parent / "cases"
SHARED = Path(__file__).parents[2] / "shared" / "cases"
SMALL_CHOW_FANS = {"一般高", "喜相逢", "连六", "老少副"}


def read_text(path: Path) -> Iterator[Case]:
    case: Case = {}
    for line in [*path.read_text("utf-8").splitlines(), ""]:
        if not line.strip():
            if "hand" in case:
                yield case
            case = {}
        elif line.startswith("#"):
            case["id"] = line[1:].split(";")[0].strip()
        elif line.startswith(" "):
            key, _, value = line.strip().partition(" ")
            value = _VALUES[key](value)
            case[key] = case.get(key, {}) | value if key in _JOINED else value
        else:
            case["hand"] = line


def _pairs(text: str) -> dict[str, int]:
    return {name: int(n) for name, n in (word.split("=") for word in text.split())}


def _excluded(text: str) -> Excluded:
    fan, by, reason = text.split()
    return {(fan, None if by == "-" else by, reason): True}


def _sets(text: str) -> dict[str, list[str]]:
    fan, *sets = text.split()
    return {fan: sets}


_JOINED = ("excluded", "sets")
"""What may be said more than once."""

_VALUES: dict[str, Callable[[str], Any]] = {
    "total": int,
    "points": int,
    "fans": _pairs,
    "counts": _pairs,
    "excluded": _excluded,
    "sets": _sets,
    "leaves": str.split,
    "ties": int,
    "waits": str.split,
    "gold": lambda text: [one.split() for one in text.split(" or ")],
    "no": lambda text: True,
    "error": str.split,
    "pays": _pairs,
    "patterns": str.split,
    "hard": {"yes": True, "no": False}.__getitem__,
    "liable": str,
    "liability": str,
    "because": str,
    "why": str.split,
    "wrong": str.split,
    "wins": lambda text: True,
    "away": int,
    "form": str,
    "notes": str.split,
    "noted": str,
    "unnoted": str,
}


def read_jsonl(path: Path) -> Iterator[Case]:
    names = {
        "fan_points": "points", "fan_counts": "counts", "gold_as_any_of": "gold",
        "payments": "pays", "not_excluded": "leaves", "excluded_sets": "each_sets",
    }  # fmt: skip
    for line in path.read_text("utf-8").splitlines():
        case = {names.get(k, k): v for k, v in json.loads(line).items() if v is not None}
        case["hand"] += f" rules={case['rules']}"
        if case.pop("win", None) is False:
            case["no"] = True
        if "excluded" in case:
            case["excluded"] = {tuple(row): True for row in case["excluded"]}
        if "leaves" in case:
            case["leaves"] = [row if isinstance(row, str) else row[0] for row in case["leaves"]]
        yield case


def wrong(case: Case) -> list[str]:
    """What does not come out as the case says."""
    try:
        got = score(parse(case["hand"]))
    except MahjongError as error:
        codes = sorted({problem.code for problem in error.problems})
        if "wrong" in case:
            names = [problem.name for problem in error.problems]
            return [] if names == case["wrong"] else [f"wrong: {names}"]
        # The text files name the codes; the shared ones only say that it is an error.
        right = case.get("error") in (codes, True)
        return [] if right else [f"error: {codes}: {error}"]
    if case.get("error") or case.get("wrong"):
        return ["no error"]
    facts = {key: case[key] for key in _CHECKS if key in case}
    return [f"{k}: {_CHECKS[k](got)}, not {v}" for k, v in facts.items() if not _same(k, got, v)]


def _rows(got: Score) -> list[tuple[str, int, int]]:
    rows = got.counted if isinstance(got, FanScore) else ()
    return [(row.fan.name.zh, row.count, row.subtotal) for row in rows]


def _left_out(got: Score) -> tuple[Exclusion, ...]:
    return got.best.excluded if isinstance(got, FanScore) and got.best else ()


def _reasons(got: Score) -> Excluded:
    return {(e.fan.name.zh, e.by.name.zh if e.by else None, e.reason): True for e in _left_out(got)}


def _sets_left_out(got: Score) -> dict[str, list[str]]:
    """The sets of each fan left out, those of the first reason where there are several."""
    rows = reversed(_left_out(got))
    return {row.fan.name.zh: [group.text for group in row.groups] for row in rows}


def _each_sets(got: Score) -> bool:
    """Whether each row of what is left out names sets in the JSON record."""
    return all(row["sets"] for row in got.as_dict()["excluded"])


def _gold(got: Score) -> list[str]:
    return [NAMES[t] for t in got.reading.gold_as] if got.reading else []


def _verdict(got: Score) -> Verdict | None:
    return got.verdict if isinstance(got, Settlement) else None


def _pays(got: Score) -> dict[str, int]:
    verdict = _verdict(got)
    return {each.payer: each.amount for each in verdict.payments} if verdict else {}


def _patterns(got: Score) -> list[str]:
    verdict = _verdict(got)
    return [pattern.name.zh for pattern in verdict.patterns] if verdict else []


def _liable(got: Score) -> str | None:
    verdict = _verdict(got)
    return verdict.liable.payer if verdict and verdict.liable else None


def _liability(got: Score) -> str | None:
    verdict = _verdict(got)
    return verdict.liable.why.code if verdict and verdict.liable else None


def _because(got: Score) -> str | None:
    return got.why[0].code if got.why else None


def _notes(got: Score) -> list[str]:
    return [note.code for note in got.notes]


_CHECKS: dict[str, Callable[[Score], Any]] = {
    "total": lambda got: got.total,
    "points": lambda got: got.points if isinstance(got, FanScore) else None,
    "fans": lambda got: {zh: subtotal for zh, _, subtotal in _rows(got)},
    "counts": lambda got: {zh: count for zh, count, _ in _rows(got)},
    "excluded": _reasons,
    "sets": _sets_left_out,
    "each_sets": _each_sets,
    "leaves": lambda got: [row.fan.name.zh for row in _left_out(got)],
    "ties": lambda got: got.ties,
    "waits": lambda got: [NAMES[t] for t in got.waits],
    "gold": _gold,
    "no": lambda got: not got.win,
    "pays": _pays,
    "patterns": _patterns,
    "hard": lambda got: getattr(_verdict(got), "hard", None),
    "liable": _liable,
    "liability": _liability,
    "because": _because,
    "why": lambda got: [why.code for why in got.why],
    "wins": lambda got: got.win,
    "away": lambda got: got.away,
    "form": lambda got: got.reading.form if got.reading else None,
    "notes": _notes,
    "noted": _notes,
    "unnoted": _notes,
}


def _same(key: str, got: Score, wanted: Any) -> bool:
    have: Any = _CHECKS[key](got)
    if key == "gold":
        return have in wanted
    if key in ("noted", "unnoted"):
        return (wanted in have) == (key == "noted")
    if key in ("excluded", "sets"):  # those that are named
        return all(have.get(one) == wanted[one] for one in wanted)
    if key == "leaves":
        return not set(have) & set(wanted)
    if key == "fans":  # the fans named; small chow fans may be left open by a note
        return all(have.get(zh) == n for zh, n in wanted.items())
    if key == "counts" and have != wanted:
        return _without_choice(have) == _without_choice(wanted)
    return bool(have == wanted)


def _without_choice(counts: dict[str, int]) -> dict[str, int]:
    """The counts with the fans of two chows, among which hands may choose, added up."""
    fixed = {zh: n for zh, n in counts.items() if zh not in SMALL_CHOW_FANS}
    return fixed | {"two chows": sum(n for zh, n in counts.items() if zh in SMALL_CHOW_FANS)}
