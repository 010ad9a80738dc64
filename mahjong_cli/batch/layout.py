"""The forms of output: a line of JSON, of CSV, of a compact table, or a bare total.

All of it is UTF-8; a table has no character that the encoding of the job's look lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from mahjong_cli.batch import Chunk, Job
from mahjong_cli.batch.records import Asked
from mahjong_cli.render import compact
from mahjong_cli.render.look import printable
from mahjong_cli.render.record import Record, dumps

COLUMNS = (
    "file", "line", "input", "hand", "rules", "win", "meets_minimum", "total", "fan_points",
    "flowers", "multiplier", "fans", "away", "waits", "error", "message", "start", "end",
)  # fmt: skip
"""Our columns in CSV output, each prefixed ``mj_`` there."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Answer(NamedTuple):
    """A hand and the record that answers it."""

    asked: Asked
    record: Record


def place(file: str | None, line: int, start: int | None) -> str:
    r"""Where a problem is: file, line and, where it is known, column, counted from 1.

    >>> place("a\x1b.txt", 7, 4), place(None, 7, None)
    ('a\\x1b.txt:7:5:', '<stdin>:7:')
    """
    column = "" if start is None else f"{start + 1}:"
    return f"{'<stdin>' if file is None else printable(file)}:{line}:{column}"


def head(job: Job, columns: tuple[str, ...]) -> bytes:
    """What stands above all answers; ``columns`` are the caller's."""
    if job.format == "table":
        return _encoded(compact.head(job.look))
    if job.format == "csv":
        return _csv([_own(job, name) for name in columns], [f"mj_{name}" for name in COLUMNS])
    return b""


def _json(_job: Job, chunk: Chunk, answer: Answer) -> bytes:
    record = answer.record
    if chunk.file is not None:
        record = _with_file(record, chunk.file)
    return dumps(record, answer.asked.extra) + b"\n"


def _with_file(record: Record, file: str) -> Record:
    """The record with the name of its file before the line."""
    line, typed = record.pop("line"), record.pop("input")
    error = record.pop("error", None)
    record |= {"file": file, "line": line, "input": typed}
    return record if error is None else record | {"error": error}


def _csv_row(job: Job, chunk: Chunk, answer: Answer) -> bytes:
    record, asked = answer.record, answer.asked
    error = record.get("error", {})
    values = record | {
        "file": chunk.file,
        "input": None if asked.cells else asked.text,
        "fans": "; ".join(f"{fan['id']} {fan['subtotal']}" for fan in record.get("fans", ())),
        "waits": " ".join(record.get("waits") or ()),
        "error": error.get("code"),
        "message": error.get("message"),
        "start": error.get("start"),
        "end": error.get("end"),
    }
    return _csv(
        [_own(job, cell) for cell in asked.cells or [""] * len(chunk.header)],
        [_guarded(values.get(name)) for name in COLUMNS],
    )


def _own(job: Job, cell: str) -> str:
    """The caller's cell as it is, but for what a terminal must not get."""
    return printable(cell) if job.terminal else cell


def _guarded(value: object) -> str:
    """A cell of ours, which no spreadsheet takes for a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = printable(str(value))
    return f"'{text}" if text.startswith(_FORMULA) and not isinstance(value, int) else text


def _csv(own: Iterable[str], ours: Iterable[str]) -> bytes:
    row = ",".join(map(_quoted, [*own, *ours])) + "\r\n"
    try:
        return row.encode("utf-8", "surrogateescape")  # the caller's own bytes, UTF-8 or not
    except UnicodeEncodeError:
        return row.encode("utf-8", "backslashreplace")


def _quoted(cell: str) -> str:
    """A cell in quotation marks where it must have them, or might be taken for a formula.

    >>> _quoted("1, 2"), _quoted("=1"), _quoted("123m")
    ('"1, 2"', '"=1"', '123m')
    """
    if cell.startswith(_FORMULA) or any(sign in cell for sign in ',"\r\n') or cell != cell.strip():
        return '"' + cell.replace('"', '""') + '"'
    return cell


def _table(job: Job, chunk: Chunk, answer: Answer) -> bytes:
    file = printable(chunk.file) if chunk.file and job.several else None
    return _encoded(compact.row(answer.record, job.look, file))


def _total(_job: Job, _chunk: Chunk, answer: Answer) -> bytes:
    record = answer.record
    total = "error" if "error" in record else "-" if record["total"] is None else record["total"]
    return _encoded(f"{total}\n")


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


ANSWERS: dict[str, Callable[[Job, Chunk, Answer], bytes]] = {
    "json": _json,
    "csv": _csv_row,
    "table": _table,
    "total": _total,
}
