"""Ours and theirs in turn, in processor time: what else the machine does falls on neither."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from subprocess import DEVNULL, Popen
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

T = TypeVar("T")

HEADING = f"{'work':<40}{'calls':>8}{'ours µs':>11}{'theirs µs':>12}{'ratio':>10}  goals, rival"
"""What stands above the rows."""


class Row(NamedTuple):
    """A line of the table: seconds of a call, ours and the rival's, and what they come to.

    ``goals`` are those of plain Python and of the compiled build; ``faster`` says that the ratio
    is theirs to ours, and the goal a least one.
    """

    work: str
    calls: int
    ours: float
    rival: str = ""
    theirs: float | None = None
    ratio: float | None = None
    goals: tuple[float, float] | None = None
    faster: bool = False

    def __str__(self) -> str:
        """The line; the goals are those of plain Python and of the compiled build."""
        line = f"{self.work:<40}{self.calls:>8}{self.ours * 1e6:>11.1f}"
        if self.theirs is None or self.ratio is None:
            return line
        goals = "{} {}, {}; ".format("≥" if self.faster else "≤", *self.goals) if self.goals else ""
        return f"{line}{self.theirs * 1e6:>12.1f}{self.ratio:>9.2f}×  {goals}{self.rival}"


def each(work: Callable[[T], object], items: Sequence[T]) -> float:
    """How long one of the items takes, each worked on once."""
    start = process_time()
    for item in items:
        work(item)
    return (process_time() - start) / len(items)


class Ran(NamedTuple):
    """What a command took: seconds on the clock, seconds of a processor, peak megabytes."""

    clock: float
    processor: float
    memory: float


def command(*arguments: str) -> Ran:
    """Run it, its output thrown away."""
    start = perf_counter()
    process = Popen(arguments, stdout=DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    took = perf_counter() - start
    assert process.returncode < 2, arguments
    return Ran(took, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def compare(
    work: str,
    *,
    calls: int,
    pairs: Iterable[tuple[float, float]],
    rival: str,
    goals: tuple[float, float] | None = None,
    faster: bool = False,
) -> Row:
    """The row of pairs of times, ours and theirs, taken one after the other: their medians."""
    both = list(pairs)
    ours, theirs = (median(pair[n] for pair in both) for n in (0, 1))
    ratio = median(b / a if faster else a / b for a, b in both)
    return Row(work, calls, ours, rival, theirs, ratio, goals, faster)


def warm(work: Callable[[T], object], items: Iterable[T]) -> None:
    """Fill the tables; the hands themselves are nothing that the collector should look at."""
    gc.collect()
    gc.freeze()
    for item in items:
        work(item)
