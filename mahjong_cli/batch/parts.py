"""From a chunk of lines to the part of the output that answers it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from mahjong_cli.batch.answer import Outcome, outcome
from mahjong_cli.batch.formats import FORMS
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Chunk, Job, Part
from mahjong_cli.games.game import Score
from mahjong_cli.problems.problem import MahjongError
from mahjong_cli.render.look import printable
from mahjong_cli.text import Note


@contextmanager
def collect_seldom() -> Iterator[None]:
    """Let the garbage collector look less often, and not again at the tables that stay.

    For a process that does nothing but answer.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def make_part(job: Job, chunk: Chunk) -> Part:
    """The answers to all hands of a chunk, to the first error where the job is to stop there."""
    form, counted = FORMS[job.format], _Counted(job, chunk)
    out = []
    for one in find_hands(chunk):
        made = outcome(one, job.defaults, every=job.every)
        counted.add(made)
        out.append(form(job, chunk, made))
        if made.error is not None and job.fail_fast:
            break
    return Part(
        b"".join(out), len(out), counted.wins, counted.below, tuple(counted.errors),
        tuple(counted.notes), tuple(counted.unused), chunk.header,
    )  # fmt: skip


class _Counted:
    """What there is to count and to say of the hands of one chunk."""

    def __init__(self, job: Job, chunk: Chunk) -> None:
        self.look = job.look
        self.file = chunk.file
        self.wins = self.below = 0
        self.errors: list[str] = []
        self.notes: dict[Note, None] = {}
        self.unused: dict[tuple[str, str], None] = {}

    def add(self, made: Outcome) -> None:
        """Count one hand."""
        if made.error is not None:
            self._fail(made.asked.line, made.error)
        if made.score is not None:
            self._score(made.score)
            for name in made.unused:
                self.unused[made.score.hand.rules, name] = None

    def _score(self, score: Score) -> None:
        self.wins += score.meets_minimum
        self.below += score.win and not score.meets_minimum
        for note in score.notes:
            if note.what.aside:
                self.notes[note] = None

    def _fail(self, line: int | None, error: MahjongError) -> None:
        first = error.problems[0]
        where = locate(self.file, line, first.start)
        self.errors.append(self.look.fit(f"{where} {first.message(self.look.lang)}"))


def locate(file: str | None, line: int | None, start: int | None) -> str:
    r"""Where a problem is: file, line and, where it is known, column, counted from 1.

    >>> locate("a\x1b.txt", 7, 4), locate(None, 7, None)
    ('a\\x1b.txt:7:5:', '<stdin>:7:')
    """
    column = "" if start is None else f"{start + 1}:"
    return f"{'<stdin>' if file is None else printable(file)}:{line}:{column}"
