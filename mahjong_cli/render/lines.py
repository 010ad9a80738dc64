"""One line of JSON for each hand, and the objects that tell of an error, or of no winner."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from mahjong_cli.games.record import SCHEMA, Record, place
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.render.escape import is_plain, shapeless, sound

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)
_ESCAPER = json.JSONEncoder()


def error_record(
    error: MahjongError, lang: str, text: str, line: int | None = None, file: str | None = None
) -> Record:
    """The object for a hand that could not be read.

    It has the first problem, the first ones, and how many more there are; ``text`` is what was
    typed, on which line of a file.
    """
    problems = [_problem(problem, lang) for problem in error.shown]
    told = problems[0] | {"problems": problems, "more": error.more}
    return {"schema": SCHEMA, **place(text, line, file), "error": told}


def drawn_record(text: str, line: int | None = None, file: str | None = None) -> Record:
    """The object for a game that nobody won; ``text`` is what its record begins with."""
    return {"schema": SCHEMA, "drawn": True, **place(text, line, file)}


def _problem(problem: Problem, lang: str) -> Record:
    return {
        "code": problem.code,
        "message": problem.message(lang),
        "start": problem.start,
        "end": problem.end,
        "hint": problem.hint(lang),
    }


def dumps(record: Mapping[str, Any], extra: str | None = None) -> bytes:
    r"""One line of UTF-8, without its end; ``extra`` is JSON text that comes back as it is.

    Characters that a terminal must not see are escaped, as JSON can; for what is none, and so
    cannot be written in UTF-8, stands U+FFFD.

    >>> dumps({"input": "万\x9b"}).decode()
    '{"input": "万\\u009b"}'
    """
    text = _ENCODER.encode(record)
    if extra is not None:
        text = f'{text[:-1]}, "extra": {extra}}}'
    text = sound(text)
    if not is_plain(text):
        text = text.translate({ord(c): _ESCAPER.encode(c)[1:-1] for c in shapeless(text)})
    return text.encode()
