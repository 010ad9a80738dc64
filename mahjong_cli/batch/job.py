"""What passes between the steps of a stream: chunks of lines, the job, parts of output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.problems.problem import Problem
from mahjong_cli.render.look import Look
from mahjong_cli.text import Note
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.batch.summary import Summary


class Chunk(NamedTuple):
    """Some lines of one file, with their numbers; a quoted CSV cell may hold several lines.

    ``file`` is None for standard input, ``kind`` one of ``KINDS``.  ``header`` are the columns
    of CSV and TSV, ``delimiter`` what stands between their cells.  ``fault`` says why the file
    cannot be read on there.
    """

    file: str | None
    kind: str
    header: tuple[str, ...]
    lines: tuple[tuple[int, str], ...]
    fault: Problem | None = None
    delimiter: str = ""


class Job(NamedTuple):
    """How to answer: what hands do not say themselves, and how results look.

    ``every`` asks for the runner-up readings too; ``fail_fast`` ends a part at its first
    error.  ``several`` says that there is more than one file, ``terminal`` that the output
    goes to one, which must get no control characters, not even from the caller's own columns.
    ``summary`` asks for a summary of the answers, ``page`` for a page of them in this language.
    """

    defaults: dict[str, str]
    format: str = "json"
    look: Look = Look()
    every: bool = False
    fail_fast: bool = False
    several: bool = False
    terminal: bool = False
    summary: bool = False
    page: str | None = None


class Answers(NamedTuple):
    """The answers to a chunk: the output, and what to say and to count.

    ``wins`` are the hands that win with the minimum, ``below`` those that win without it.

    ``errors`` has the place and sentence of the first problem of every hand that was not
    read.  ``notes`` are those to be said once, aside; ``unused`` the defaults that a rule set
    does not know, each as (rule set, default).  ``columns`` are the caller's, for CSV;
    ``summary`` and ``page`` are there where the job asks for them.  Of recorded games, ``drawn``
    are those that nobody won, ``compared`` those whose answer can be compared, ``agree`` those
    where it is alike.
    """

    out: bytes
    hands: int
    wins: int
    below: int
    errors: tuple[str, ...]
    notes: tuple[Note, ...]
    unused: tuple[tuple[str, str], ...]
    columns: tuple[str, ...] = ()
    summary: Summary | None = None
    page: bytes = b""
    drawn: int = 0
    compared: int = 0
    agree: int = 0
