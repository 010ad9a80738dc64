"""The characters of a line: folded to those that the grammar knows, the others told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from mahjong_cli.problems.in_text import (
    BAD_CHARACTER,
    CONTROL_CHARACTER,
    CONTROL_CHARACTERS,
    NOT_UTF8,
)
from mahjong_cli.problems.problem import Problem, ProblemKind

_FOLDED = {0xFF01 + n: 0x21 + n for n in range(94)}
_FOLDED |= {0x3000: 0x20} | dict(zip(map(ord, "【〔】〕"), map(ord, "[[]]"), strict=True))
_SELECTORS = "\ufe0e\ufe0f"
_SHOWN = 3


class Folded(NamedTuple):
    """A line in the characters that the grammar knows.

    ``columns`` are the places of its characters in the original line, None when none was
    dropped; ``problems`` are the characters that no line may hold, one for each run, with
    their places in the original line.
    """

    text: str
    columns: tuple[int, ...] | None = None
    problems: tuple[Problem, ...] = ()

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The place in the original line of a place in this one."""
        if self.columns is None:
            return start, end
        return self.columns[start], self.columns[end - 1] + 1


def fold(line: str) -> Folded:
    r"""Full-width forms as ASCII, variation selectors and characters never seen left out.

    >>> fold("［１２３ｍ］　自摸").text
    '[123m] 自摸'
    >>> fold("\U0001f004\ufe0f5z").columns
    (0, 2, 3)
    """
    if not line.isascii():
        line = line.translate(_FOLDED)
    if line.isprintable() and (line.isascii() or not any(c in line for c in _SELECTORS)):
        return Folded(line)
    if line.endswith("\n"):
        line = line.removesuffix("\n").removesuffix("\r")
    faults = {n: _fault(c) for n, c in enumerate(line) if c != "\t" and not c.isprintable()}
    # A space that is not one of ours separates all the same.
    spaces = {n for n, kind in faults.items() if kind is BAD_CHARACTER and line[n].isspace()}
    columns = tuple(
        n for n, c in enumerate(line) if (n in spaces if n in faults else c not in _SELECTORS)
    )
    text = "".join([" " if n in spaces else line[n] for n in columns])
    return Folded(text, columns, tuple(_told_runs(line, faults)))


def _told_runs(line: str, faults: dict[int, ProblemKind]) -> Iterator[Problem]:
    """The problems of the runs of characters that are at fault for the same reason."""
    for _, run in groupby(enumerate(faults), lambda each: (each[1] - each[0], faults[each[1]])):
        places = [(n, line[n]) for _, n in run]
        yield from _told(faults[places[0][0]], places)


def _fault(c: str) -> ProblemKind:
    """Which problem a character is that cannot be seen, or not by all."""
    if "\udc80" <= c <= "\udcff":  # a byte that could not be decoded
        return NOT_UTF8
    from unicodedata import category  # seldom needed, and slow to load

    unseen = category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")
    return CONTROL_CHARACTER if unseen else BAD_CHARACTER


def _told(kind: ProblemKind, places: list[tuple[int, str]]) -> Iterator[Problem]:
    """The problem of a run of characters, or those of each where they can be seen."""
    if kind is BAD_CHARACTER:
        for n, c in places:
            yield Problem(kind, {"read": c, "point": point(c)}, (), n, n + 1)
        return
    run = "".join(c for _, c in places)
    args: dict[str, object] = {"read": run, "point": point(run[0])}
    if kind is NOT_UTF8:
        args = {"read": run.encode("ascii", "surrogateescape").hex(" ")}
    elif len(run) > 1:
        kind, kinds = CONTROL_CHARACTERS, list(dict.fromkeys(run))
        points = [*map(point, kinds[:_SHOWN]), *["..."] * (len(kinds) > _SHOWN)]
        args = {"count": len(run), "points": tuple(points)}
    yield Problem(kind, args, (), places[0][0], places[-1][0] + 1)


def point(c: str) -> str:
    """The code point of a character, as messages show it.

    >>> point("①")
    'U+2460'
    """
    return f"U+{ord(c):04X}"
