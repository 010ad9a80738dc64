"""Streams of hands in, results out, in order, on many cores.

``sources`` reads files into ``Chunk``s of lines (of ``cells`` where they are rows), ``records``
finds the hands in a line,
``answers`` scores a chunk into a ``Part`` of output, ``layout`` has the forms of output,
``workers`` spreads the chunks over processes (``worker`` is what runs there), ``cluster`` over
machines.  A part depends on its chunk alone, so every way to run gives the same bytes.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_cli.problems.problem import Problem
from mahjong_cli.render.look import Look

KINDS = ("lines", "jsonl", "csv", "tsv")
"""What a file of hands may hold."""

FORMATS = ("json", "csv", "table", "total")
"""What results may be written as."""


class Chunk(NamedTuple):
    """Some lines of one file, with their numbers; a quoted CSV cell may hold several lines.

    ``file`` is None for standard input.  ``header`` are the columns of CSV and TSV.  ``fault``
    says why the file cannot be read on there.
    """

    file: str | None
    kind: str
    header: tuple[str, ...]
    lines: tuple[tuple[int, str], ...]
    fault: Problem | None = None


class Job(NamedTuple):
    """How to answer: what hands do not say themselves, and how results look.

    ``every`` asks for the runner-up readings too; ``fail_fast`` ends a part at its first
    error.  ``several`` says that there is more than one file, ``terminal`` that the output
    goes to one, which must get no control characters, not even from the caller's own columns.
    """

    defaults: dict[str, str]
    format: str = "json"
    look: Look = Look()
    every: bool = False
    fail_fast: bool = False
    several: bool = False
    terminal: bool = False


class Part(NamedTuple):
    """The answers to a chunk: the output, and what to say and to count.

    ``wins`` are the hands that win with the minimum, ``below`` those that win without it.

    ``errors`` has the place and sentence of the first problem of every hand that was not
    read.  ``notes`` are sentences to be said once, ``unused`` the defaults that a rule set
    does not know, each as (rule set, default).  ``columns`` are the caller's, for CSV.
    """

    out: bytes
    hands: int
    wins: int
    below: int
    errors: tuple[str, ...]
    notes: tuple[str, ...]
    unused: tuple[tuple[str, str], ...]
    columns: tuple[str, ...] = ()
