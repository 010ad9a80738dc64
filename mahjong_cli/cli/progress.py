"""How far a stream is, on standard error: a bar while it goes on, one line at its end."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from threading import Thread
from typing import TYPE_CHECKING

from mahjong_cli.cli import output

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from mahjong_cli.render.look import Look
    from mahjong_cli.text import Text

PATIENCE = 1.0
"""Seconds before there is a bar."""


class Bar:
    """Hands, rate, errors, and the time left where the size of the input is known."""

    def __init__(self, look: Look, size: int | None, wanted: bool) -> None:
        """Draw nothing yet; where not ``wanted``, or where nothing moves, nothing at all."""
        self.look = look
        self.size = size
        self.start = time.monotonic()
        self.wanted = wanted and look.color and sys.stderr is not None and sys.stderr.isatty()
        self.drawn: tuple[Progress, TaskID] | None = None

    @property
    def seconds(self) -> float:
        """How long it has been."""
        return time.monotonic() - self.start

    def show(self, position: int, hands: int, errors: int) -> None:
        """So far are we."""
        if not self.wanted or self.seconds < PATIENCE:
            return
        if self.drawn is None:
            if not _thread_to_spare():
                self.wanted = False
                return
            self.drawn = self._drawn()
        progress, task = self.drawn
        rate = f"{hands / self.seconds:,.0f}"
        progress.update(
            task, completed=position, hands=f"{hands:,}", rate=rate, errors=f"{errors:,}"
        )

    def clear(self) -> None:
        """Take the bar away."""
        if self.drawn is not None:
            self.drawn[0].stop()
            self.drawn = None

    def _drawn(self) -> tuple[Progress, TaskID]:
        from rich.progress import (
            BarColumn,
            Progress,
            SpinnerColumn,
            TextColumn,
            TimeRemainingColumn,
        )

        from mahjong_cli.render import labels

        look = self.look
        hands, errors = (look.fit(name.name(look.lang)) for name in (labels.HAND, labels.ERROR))
        text = TextColumn(
            f"{hands} {{task.fields[hands]}}  {{task.fields[rate]}}/s  "
            f"{errors} {{task.fields[errors]}}",
            markup=False,
        )
        spinner = SpinnerColumn("line")
        known = [BarColumn(), TimeRemainingColumn()] if self.size and look.unicode else []
        progress = Progress(
            spinner, text, *known, console=look.console(sys.stderr), transient=True,
            redirect_stdout=False, redirect_stderr=False,
        )  # fmt: skip
        progress.start()
        return progress, progress.add_task("", total=self.size, hands="0", rate="0", errors="0")


def _thread_to_spare() -> bool:
    """Whether there is room for the thread that moves the bar."""
    try:
        Thread(target=bool).start()
    except RuntimeError:
        return False
    return True


def summary(
    look: Look, hands: int, wins: int, below: int, drawn: int, errors: int, seconds: float
) -> None:
    """Say what came of it all."""
    from mahjong_cli.render import labels

    said = labels.SUMMARY.say(
        look.lang,
        hands=labels.counted(hands, "hand"), wins=f"{wins:,}", below=f"{below:,}",
        others=f"{hands - wins - below - drawn - errors:,}",
        drawn=labels.DRAWN_GAMES.say(look.lang, drawn=f"{drawn:,}") if drawn else "",
        errors=labels.counted(errors, "error"), seconds=f"{seconds:.1f}",
    )  # fmt: skip
    output.tell(look.fit(said) + "\n")


def told(look: Look, forms: Iterable[Text], agree: int, compared: int) -> None:
    """Say what the input was recognised as, and how many recorded games agree."""
    from mahjong_cli.render import labels

    said = [labels.READ_AS.say(look.lang, form=form.say(look.lang)) for form in forms]
    if compared:
        records = {"agree": f"{agree:,}", "records": f"{compared:,}"}
        said.append(labels.AGREE.say(look.lang, **records))
    output.tell("".join(f"{look.fit(each)}\n" for each in said))
