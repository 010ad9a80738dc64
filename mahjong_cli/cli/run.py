"""A run over a stream: its parts go out in order, and the worst status stands at the end.

Everything is imported with this module, before there is anything to be interrupted: Python ends
by the signal itself when one comes while a class is being made, whoever catches it.
"""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

import click

from mahjong_cli.batch.answers import collect_seldom
from mahjong_cli.batch.chunks import CHUNK_LINES, FEW_LINES
from mahjong_cli.batch.cluster import PATIENCE, NoCluster
from mahjong_cli.batch.formats import head
from mahjong_cli.batch.job import Answers, Job
from mahjong_cli.batch.pool import WorkersFailed
from mahjong_cli.batch.sources import Sources
from mahjong_cli.batch.stream import parts
from mahjong_cli.batch.summary import Summary
from mahjong_cli.batch.summary_record import summary_record
from mahjong_cli.batch.summary_sheet import drawn
from mahjong_cli.cli import options, output, speech
from mahjong_cli.cli.folio import Folio
from mahjong_cli.cli.interrupts import interrupts
from mahjong_cli.cli.progress import Bar, summary, told
from mahjong_cli.cli.remarks import Remarks
from mahjong_cli.cli.sink import FileSink, Sink, is_terminal, open_sink, refuse_inputs, taken_back
from mahjong_cli.cli.status import Status
from mahjong_cli.render import labels
from mahjong_cli.render.lines import dumps
from mahjong_cli.render.look import Look
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.text import Text


class Request(NamedTuple):
    """What the command line says about a stream; ``format`` None is for who reads it to say.

    ``summary`` asks for one line of it, ``in_full`` for all of it, ``summary_to`` names the file
    that has it as JSON, ``page_to`` that of a page of all hands.
    """

    files: tuple[str, ...]
    defaults: dict[str, str]
    lang: str | None = None
    color: bool | None = None
    every: bool = False
    kind: str | None = None
    format: str | None = None
    to: str | None = None
    jobs: int | None = None
    scheduler: str | None = None
    fail_fast: bool = False
    notes: bool = True
    summary: bool = False
    progress: bool | None = False
    in_full: bool = False
    summary_to: str | None = None
    page_to: str | None = None


def run(request: Request) -> Status | None:
    """Answer all hands; the worst status of them, None when standard input was empty."""
    options.check_defaults(request.defaults)
    if request.to == "-":
        request = request._replace(to=None)
    for to in (request.to, request.summary_to, request.page_to):
        refuse_inputs(request.files, to)
    job, err = _job(request), output.look(request.lang, request.color, err=True)
    _check_input(request.files)
    sink = open_sink(request.to, _encoding(job))
    counted = open_sink(request.summary_to) if request.summary_to else None
    page = Folio(request.page_to, job)
    with collect_seldom(), taken_back(sink), taken_back(counted), taken_back(page.sink):
        most = FEW_LINES if job.every else CHUNK_LINES
        sources = Sources(request.files, request.kind, one_header=job.format == "csv", most=most)
        run = _Run(request, job, err, sources, sink, page)
        whole = run.go()
        if run.empty and request.files == ("-",):
            return None
        if request.in_full and not run.unread:
            run.sum_up()
        if counted is not None and not run.unread:
            counted.write(dumps(summary_record(run.summary)) + b"\n")
        if whole:
            page.close(run.summary)
        else:
            run.tell_unwritten()
        with interrupts.later(firm=True):
            if whole:
                sink.finish()
                page.finish()
            if counted is not None and not run.unread:
                counted.finish()
    if request.summary and not run.unread:
        summary(err, run.hands, run.wins, run.below, run.drawn, run.errors, run.bar.seconds)
        told(err, sources.forms, run.agree, run.compared)
    return run.status or Status.WINS


def _job(request: Request) -> Job:
    terminal = is_terminal(request.to)
    form = request.format or ("table" if terminal and not request.to else "json")
    look = Look(output.spoken(request.lang))
    if form in ("table", "total"):
        look = output.look(request.lang, request.color)
        if request.to:
            look = look._replace(encoding="utf-8")
        if not (terminal or output.columns_are_said()):
            look = look._replace(width=_UNCUT)
    several = len(request.files) > 1
    page = None if request.page_to is None else output.spoken(request.lang)
    counted = request.in_full or request.summary_to is not None or page is not None
    return Job(
        request.defaults, form, look, request.every, request.fail_fast, several, terminal, counted,
        page,
    )  # fmt: skip


_UNCUT = 2**16
"""The width where no terminal cuts a line, and nobody asks for one."""

_WIDE = 120
"""The columns of a summary where there are so many."""


def _encoding(job: Job) -> str:
    return job.look.encoding if job.format in ("table", "total") else "utf-8"


def _check_input(files: tuple[str, ...]) -> None:
    """Raise a usage error when there is no standard input; say what it expects of a user."""
    if "-" not in files:
        return
    if sys.stdin is None:
        raise click.UsageError("standard input is closed")
    if sys.stdin.isatty():
        output.tell("One hand a line; end with Ctrl-D.\n")


class _Run:
    """One stream on its way."""

    def __init__(
        self, request: Request, job: Job, err: Look, sources: Sources, sink: Sink, page: Folio
    ) -> None:  # fmt: skip
        self.request, self.job, self.err = request, job, err
        self.sources, self.sink, self.page = sources, sink, page
        self.hands = self.wins = self.below = self.drawn = self.errors = self.deaths = self.told = 0
        self.compared = self.agree = 0
        self.status: Status | None = None
        self.unread = False  # whether the reader of the output is gone
        self.remarks = Remarks(err)
        self.summary = Summary()
        self.begun = False
        wanted = request.progress
        if wanted is None:
            wanted = bool(request.to) or sys.stdout is None or not sys.stdout.isatty()
        self.bar = Bar(err, sources.size, wanted)

    def go(self) -> bool:
        """Answer everything; whether it came to its end."""
        request = self.request
        stream = parts(
            self.job, self.sources, request.jobs, request.scheduler, self._died, self._alone
        )
        try:
            with contextlib.closing(stream):
                return all(map(self._take, stream))
        except NoCluster as error:
            raise click.ClickException(speech.with_hint(error.problems[0])) from None
        except WorkersFailed as error:
            self._tell(labels.WORKERS_FAILED, count=error.args[0])
            self.status = Status.UNREADABLE
            return False
        finally:
            self.bar.clear()

    @property
    def empty(self) -> bool:
        """Whether there was nothing to read, not even what cannot be read."""
        return not self.begun and self.status is None

    def sum_up(self) -> None:
        """Show the whole summary: below the rows of a table, or aside."""
        look = self.job.look if self.job.format == "table" else self.err
        text = drawn(self.summary, look._replace(width=min(look.width, _WIDE)))
        if self.job.format != "table":
            if not output.tell(text):
                self.status = Status.UNREADABLE
        elif not self.sink.write(text.encode("utf-8", "backslashreplace")):
            self.unread = True

    def tell_unwritten(self) -> None:
        """Name the files that are not written, as the run did not come to its end."""
        for name, sink in ((self.request.to, self.sink), (self.request.page_to, self.page.sink)):
            if isinstance(sink, FileSink):
                self._tell(labels.NOT_WRITTEN, file=name)

    def _take(self, part: Answers) -> bool:
        """Write a part and say what there is to say; whether to go on."""
        with interrupts.later():
            if not (self._head(part) and self.sink.write(part.out) and self.page.write(part.page)):
                self.status, self.unread = self.status or Status.WINS, True
                return False
        self._count(part)
        self._remark(part)
        self.bar.show(self.sources.position, self.hands, self.errors)
        return not (part.errors and self.job.fail_fast)

    def _head(self, part: Answers) -> bool:
        """Write what stands above the first part."""
        if self.begun:
            return True
        self.begun = True
        return self.sink.write(head(self.job, part.columns)) and self.page.begin()

    def _count(self, part: Answers) -> None:
        self.hands += part.hands
        self.wins += part.wins
        self.below += part.below
        self.drawn += part.drawn
        self.errors += len(part.errors)
        self.compared += part.compared
        self.agree += part.agree
        if part.summary is not None:
            self.summary.merge(part.summary)
        if part.hands:
            short = Status.SHORT if part.wins < part.hands - part.drawn else Status.WINS
            status = Status.UNREADABLE if part.errors else short
            self.status = max(self.status or Status.WINS, status)

    def _remark(self, part: Answers) -> None:
        while self.told < self.deaths:
            self.told += 1
            self._tell(labels.WORKER_DIED)
        if self.job.fail_fast or (self.job.format == "total" and self.request.notes):
            self._say(*part.errors)
        if self.request.notes:
            self._say(*self.remarks.new(part.unused, part.notes))

    def _died(self) -> None:
        self.deaths += 1

    def _alone(self) -> None:
        self._tell(labels.NO_WORKER, seconds=PATIENCE)

    def _tell(self, sentence: Text, **args: object) -> None:
        self._say(self.err.fit(sentence.say(self.err.lang, **args)))

    def _say(self, *lines: str) -> None:
        if lines:
            self.bar.clear()
            output.tell("".join(f"{line}\n" for line in lines))
