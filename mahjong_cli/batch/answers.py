"""From a chunk of lines to the part of the output that answers it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mahjong_cli.batch.answer import Outcome, failed, outcome
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.formats import FORMS, replaced
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.summary import Summary
from mahjong_cli.games.game import Score
from mahjong_cli.notation import LONGEST
from mahjong_cli.problems.in_files import COLUMNS_REPLACED, KEYS_DROPPED
from mahjong_cli.problems.in_program import unexpected
from mahjong_cli.problems.problem import MahjongError, NotationError, shown
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


def answer_chunk(job: Job, chunk: Chunk) -> Answers:
    """The answers to all hands of a chunk, to the first error where the job is to stop there.

    Whatever goes wrong in the program over a hand, its answer says so, and those of the others
    are what they are.
    """
    write, counted = _writer(job), _Counted(job, chunk)
    out = []
    for asked in _hands(chunk):
        made = outcome(asked, job.defaults, every=job.every)
        try:
            written = write(job, chunk, made)
        except Exception as error:
            made = failed(asked, error)
            written = write(job, chunk, made)
        counted.add(made)
        out.append(written)
        if made.error is not None and job.fail_fast:
            break
    results, entries = map(b"".join, zip(*out, strict=True)) if out else (b"", b"")
    return Answers(
        results, len(out), counted.wins, counted.below, tuple(counted.errors),
        tuple(counted.notes), tuple(counted.unused), chunk.header, counted.summary, entries,
        counted.drawn, counted.compared, counted.agree,
    )  # fmt: skip


def _writer(job: Job) -> Callable[[Job, Chunk, Outcome], tuple[bytes, bytes]]:
    """What writes the result of a hand, and its entry on a page where there is one."""
    form = FORMS[job.format]
    if job.page is None:
        return lambda job, chunk, made: (form(job, chunk, made), b"")
    from mahjong_cli.batch.page_parts import page_entry

    return lambda job, chunk, made: (form(job, chunk, made), page_entry(job, chunk, made))


def _hands(chunk: Chunk) -> Iterator[Asked]:
    """Every hand of a chunk; a line that cannot be looked through is one that says so."""
    for number, text in chunk.lines:
        try:
            yield from find_hands(chunk._replace(lines=((number, text),)))
        except Exception as error:
            fault = NotationError([unexpected(error)], text)
            yield Asked(number, text[:LONGEST], error=fault)


class _Counted:
    """What there is to count and to say of the hands of one chunk."""

    def __init__(self, job: Job, chunk: Chunk) -> None:
        self.look = job.look
        self.chunk = chunk
        self.summary = Summary() if job.summary else None
        self.wins = self.below = self.drawn = self.compared = self.agree = 0
        self.errors: list[str] = []
        self.notes: dict[Note, None] = {}
        self.unused: dict[tuple[str, str], None] = {}
        # Only the columns of the caller's come back in CSV.
        self.flat = job.format == "csv"
        if self.flat and (names := replaced(chunk.header)):
            self.notes[COLUMNS_REPLACED.note(names=tuple(map(shown, names)))] = None

    def add(self, made: Outcome) -> None:
        """Count one hand."""
        if self.flat and not made.asked.cells and made.asked.extra not in (None, "{}"):
            self.notes[KEYS_DROPPED.note()] = None
        if made.error is not None:
            self._fail(made.asked.line, made.error)
        if made.score is not None:
            self._score(made.score)
            self.compared += made.asked.agrees is not None
            self.agree += made.asked.agrees is True
            for name in made.unused:
                self.unused[made.score.hand.rules, name] = None
        self.drawn += made.score is None and made.error is None
        if self.summary is not None:
            self.summary.add(self.chunk, made)

    def _score(self, score: Score) -> None:
        self.wins += score.meets_minimum
        self.below += score.win and not score.meets_minimum
        for note in score.notes:
            if note.what.aside:
                self.notes[note] = None

    def _fail(self, line: int | None, error: MahjongError) -> None:
        first = error.problems[0]
        where = locate(self.chunk.file, line, first.start)
        self.errors.append(self.look.fit(f"{where} {first.message(self.look.lang)}"))


def locate(file: str | None, line: int | None, start: int | None) -> str:
    r"""Where a problem is: file, line and, where it is known, column, counted from 1.

    >>> locate("a\x1b.txt", 7, 4), locate(None, 7, None)
    ('a\\x1b.txt:7:5:', '<stdin>:7:')
    """
    column = "" if start is None else f"{start + 1}:"
    return f"{'<stdin>' if file is None else printable(file)}:{line}:{column}"
