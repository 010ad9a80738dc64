"""Streams of hands: from the parts of the batch to standard output, with the status at the end.

Everything is imported with this module, before there is anything to be interrupted: Python ends
by the signal itself when one comes while a class is being made, whoever catches it.
"""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, NamedTuple

import click

from mahjong_cli.batch import Job, Part
from mahjong_cli.batch.answers import settled
from mahjong_cli.batch.cluster import NoCluster
from mahjong_cli.batch.layout import head
from mahjong_cli.batch.sources import Sources
from mahjong_cli.batch.stream import parts
from mahjong_cli.batch.workers import WorkersFailed
from mahjong_cli.cli import options, output
from mahjong_cli.cli.progress import Bar, summary
from mahjong_cli.cli.sink import Interrupts, Sink, opened, refuse_inputs
from mahjong_cli.cli.status import Status
from mahjong_cli.games import CATALOGUE
from mahjong_cli.notation import parse_with
from mahjong_cli.problems.problem import MahjongError
from mahjong_cli.render import words

if TYPE_CHECKING:
    from mahjong_cli.render.look import Look

SAMPLE = "123m456m789m11p45s +3s"
"""A hand that can be read whatever is given beside it."""


class Asked(NamedTuple):
    """What the command line says about a stream; ``format`` None is for who reads it to say."""

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


def run(asked: Asked) -> Status | None:
    """Answer all hands; the worst status of them, None when there was no hand at all."""
    _check(asked.defaults)
    if asked.to == "-":
        asked = asked._replace(to=None)
    refuse_inputs(asked.files, asked.to)
    job, err = _job(asked), output.look(asked.lang, asked.color, err=True)
    if "-" in asked.files and sys.stdin is None:
        raise click.UsageError("standard input is closed")
    if "-" in asked.files and sys.stdin.isatty():
        output.tell("One hand a line; end with Ctrl-D.\n")
    with settled(), Interrupts() as interrupts, contextlib.ExitStack() as last:
        sink = opened(asked.to, _encoding(job))
        last.callback(sink.abandon)
        with interrupts.later():
            sink.begin()
        sources = Sources(asked.files, asked.kind, one_header=job.format == "csv")
        run = _Run(asked, job, err, sources, sink, interrupts)
        if run.go():
            with interrupts.later():
                sink.finish()
    if asked.summary and not run.unread:
        summary(err, run.hands, run.wins, run.below, run.errors, run.bar.seconds)
    return run.status


def _job(asked: Asked) -> Job:
    terminal = not asked.to and sys.stdout is not None and sys.stdout.isatty()
    form = asked.format or ("table" if terminal else "json")
    look = output.json_look(asked.lang)
    if form in ("table", "total"):
        look = output.look(asked.lang, asked.color)
        if asked.to:
            look = look._replace(encoding="utf-8")
        if not terminal:
            look = look._replace(width=max(look.width, _UNCUT))
    return Job(
        asked.defaults, form, look, asked.every, asked.fail_fast, len(asked.files) > 1, terminal
    )


_UNCUT = 1 << 16
"""The width where no terminal cuts a line."""


def _encoding(job: Job) -> str:
    return job.look.encoding if job.format in ("table", "total") else "utf-8"


def _check(defaults: dict[str, str]) -> None:
    """Raise a usage error when a default is wrong whatever the hand is."""
    try:
        parse_with(SAMPLE, CATALOGUE, defaults)
    except MahjongError as error:
        for problem in error.problems:
            if problem.start is None and problem.code == "bad-value":
                hint = problem.hint()
                said = problem.message() + (f"; {hint}" if hint else "")
                raise click.UsageError(said) from None


class _Run:
    """One stream on its way."""

    def __init__(
        self, asked: Asked, job: Job, err: Look, sources: Sources, sink: Sink,
        interrupts: Interrupts,
    ) -> None:  # fmt: skip
        self.asked, self.job, self.err = asked, job, err
        self.sources, self.sink, self.interrupts = sources, sink, interrupts
        self.hands = self.wins = self.below = self.errors = self.deaths = self.told = 0
        self.status: Status | None = None
        self.unread = False  # whether the reader of the output is gone
        self.said: set[object] = set()
        self.begun = False
        wanted = asked.progress
        if wanted is None:
            wanted = bool(asked.to) or sys.stdout is None or not sys.stdout.isatty()
        self.bar = Bar(err, sources.size, wanted)

    def go(self) -> bool:
        """Answer everything; whether it came to its end."""
        stream = parts(self.job, self.sources, self.asked.jobs, self.asked.scheduler, self._died)
        try:
            with contextlib.closing(stream):
                return all(map(self._take, stream))
        except NoCluster as error:
            raise click.UsageError(f"--scheduler {error}") from None
        except WorkersFailed as error:
            self._tell("workers-failed", count=error.args[0])
            self.status = Status.UNREADABLE
            return False
        finally:
            self.bar.clear()

    def _take(self, part: Part) -> bool:
        """Write a part and say what there is to say; whether to go on."""
        with self.interrupts.later():
            if not self._head(part) or not self.sink.write(part.out):
                self.status, self.unread = self.status or Status.WINS, True
                return False
        self.hands += part.hands
        self.wins += part.wins
        self.below += part.below
        self.errors += len(part.errors)
        if part.hands:
            short = Status.SHORT if part.wins < part.hands else Status.WINS
            status = Status.UNREADABLE if part.errors else short
            self.status = max(self.status or Status.WINS, status)
        self._remark(part)
        self.bar.show(self.sources.position, self.hands, self.errors)
        return not (part.errors and self.job.fail_fast)

    def _head(self, part: Part) -> bool:
        """Write what stands above the first part."""
        if self.begun:
            return True
        self.begun = True
        return self.sink.write(head(self.job, part.columns))

    def _remark(self, part: Part) -> None:
        while self.told < self.deaths:
            self.told += 1
            self._tell("worker-died")
        if self.job.fail_fast or (self.job.format == "total" and self.asked.notes):
            self._say(*part.errors)
        if not self.asked.notes:
            return
        for rules, name in part.unused:
            if (rules, name) not in self.said:
                self.said.add((rules, name))
                self._say(options.left_out(rules, name, self.err))
        for note in part.notes:
            if note not in self.said:
                self.said.add(note)
                self._say(self.err.fit(note))

    def _died(self) -> None:
        self.deaths += 1

    def _tell(self, code: str, **args: object) -> None:
        self._say(self.err.fit(self.err.say(words.SENTENCES[code], **args)))

    def _say(self, *lines: str) -> None:
        if lines:
            self.bar.clear()
            output.tell("".join(f"{line}\n" for line in lines))
