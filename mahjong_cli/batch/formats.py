"""The forms of output: a line of JSON, of CSV, of a compact table, or a bare total.

All of it is UTF-8; a table has no character that the encoding of the job's look lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain

from mahjong_cli.batch.answer import Outcome, echo, json_line
from mahjong_cli.batch.cells import plain
from mahjong_cli.batch.job import Chunk, Job
from mahjong_cli.games import CATALOGUE
from mahjong_cli.games.game import Score
from mahjong_cli.problems.problem import MahjongError
from mahjong_cli.render import compact
from mahjong_cli.render.escape import sound
from mahjong_cli.render.look import printable
from mahjong_cli.tiles import NAMES

Form = Callable[[Job, Chunk, Outcome], bytes]
"""What makes the output of one hand."""


def head(job: Job, own: tuple[str, ...]) -> bytes:
    """What stands above all answers; ``own`` are the caller's columns."""
    if job.format == "table":
        return _encode(compact.head(job.look))
    if job.format == "csv":
        return csv_row(_own_cells(job, own, own), [f"mj_{name}" for name in columns()])
    return b""


# JSON


def _json(job: Job, chunk: Chunk, outcome: Outcome) -> bytes:
    return json_line(outcome, job.look.lang, chunk.file)


# CSV


_BEFORE = ("file", "line", "input", "hand", "rules", "win", "meets_minimum", "total")
_AFTER = ("away", "waits", "error", "message", "start", "end")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of a formula."""


def columns() -> tuple[str, ...]:
    """Our columns in CSV output, each prefixed ``mj_`` there: with those of every game."""
    own = chain.from_iterable(game.columns for game in CATALOGUE.values())
    return tuple(dict.fromkeys((*_BEFORE, *own, *_AFTER)))


def replaced(own: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the caller's columns that are called like ours, which take their place.

    >>> replaced(("hand", "mj_total", "mj_note"))
    ('mj_total',)
    """
    return _in_both(own, columns())


@lru_cache(maxsize=64)
def _in_both(own: tuple[str, ...], ours: tuple[str, ...]) -> tuple[str, ...]:
    prefixed = {f"mj_{name}" for name in ours}
    return tuple(name for name in own if plain(name) in prefixed)


def _csv(job: Job, chunk: Chunk, outcome: Outcome) -> bytes:
    asked = outcome.asked
    text = asked.text if outcome.score else echo(asked.text)
    cells = {
        "file": chunk.file,
        "line": asked.line,
        "input": None if asked.cells and asked.error is None else text,
        **_made_cells(job, outcome),
    }
    return csv_row(
        _own_cells(job, chunk.header, asked.cells or [""] * len(chunk.header)),
        [guard(cells.get(name)) for name in columns()],
    )


def _made_cells(job: Job, outcome: Outcome) -> dict[str, object]:
    if outcome.score is not None:
        return _score_cells(outcome.score)
    return {} if outcome.error is None else _error_cells(job, outcome.error)


def _score_cells(score: Score) -> dict[str, object]:
    return {
        "hand": str(score.hand),
        "rules": score.hand.rules,
        "win": score.win,
        "meets_minimum": score.meets_minimum,
        "total": score.total,
        "flowers": score.hand.flowers,
        **score.own_cells(),
        "away": score.away,
        "waits": " ".join(NAMES[tile] for tile in score.waits),
    }


def _error_cells(job: Job, error: MahjongError) -> dict[str, object]:
    first = error.problems[0]
    return {
        "error": first.code,
        "message": first.message(job.look.lang),
        "start": first.start,
        "end": first.end,
    }


def _own_cells(job: Job, header: tuple[str, ...], cells: Sequence[str]) -> list[str]:
    """The caller's cells as they are, but for what a terminal must not get, and our columns."""
    ours = replaced(header)
    return [
        printable(cell) if job.terminal else cell
        for name, cell in zip(header, cells, strict=True)
        if name not in ours
    ]


def guard(value: object) -> str:
    """A cell of ours, which no spreadsheet takes for a formula.

    >>> guard("=1+1"), guard(-1), guard(True), guard(None)
    ("'=1+1", '-1', 'true', '')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = printable(sound(str(value)))
    return f"'{text}" if text.startswith(_FORMULA) and not isinstance(value, int) else text


def csv_row(own: Iterable[str], ours: Iterable[str]) -> bytes:
    """A row of CSV: the caller's cells, then ours."""
    return sound(",".join(map(_quote, [*own, *ours])) + "\r\n").encode()


def _quote(cell: str) -> str:
    """A cell in quotation marks where it must have them, or might be taken for a formula.

    >>> _quote("1, 2"), _quote("=1"), _quote("123m")
    ('"1, 2"', '"=1"', '123m')
    """
    if cell.startswith(_FORMULA) or any(sign in cell for sign in ',"\r\n') or cell != cell.strip():
        return '"' + cell.replace('"', '""') + '"'
    return cell


# Tables and totals


def _table(job: Job, chunk: Chunk, outcome: Outcome) -> bytes:
    file = printable(chunk.file) if chunk.file and job.several else None
    score, error = outcome.score, outcome.error
    return _encode(compact.row(job.look, outcome.asked.line, file, score, error))


def _total(_job: Job, _chunk: Chunk, outcome: Outcome) -> bytes:
    if outcome.error is not None:
        return b"error\n"
    total = outcome.score.total if outcome.score else None
    return _encode("-\n" if total is None else f"{total}\n")


def _encode(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


FORMS: dict[str, Form] = {"json": _json, "csv": _csv, "table": _table, "total": _total}
"""What makes the output of one hand, by the name of the format."""
