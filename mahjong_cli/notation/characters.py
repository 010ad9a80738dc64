"""The characters of a line: folded to those that the grammar knows, the others told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby, islice

from mahjong_cli.problems.in_text import (
    BAD_CHARACTER,
    CONTROL_CHARACTER,
    CONTROL_CHARACTERS,
    NOT_UTF8,
)
from mahjong_cli.problems.problem import MOST_SHOWN, Problem, ProblemKind
from mahjong_cli.tuples import NamedTuple

_FOLDED = {0xFF01 + n: 0x21 + n for n in range(94)}
_FOLDED |= {
    ord(theirs): ord(ours) for theirs, ours in zip("\u3000、【〔】〕", " ,[[]]", strict=True)
}
_WIDE = frozenset(map(chr, _FOLDED))
_SELECTORS = "\ufe0e\ufe0f"
_SHOWN = 3

# Those that cannot be seen, by their category; a lone surrogate of NOT_UTF8 is a byte.
_KINDS = defaultdict(
    lambda: BAD_CHARACTER, dict.fromkeys(("Cc", "Cf", "Cs", "Zl", "Zp"), CONTROL_CHARACTER)
)


class Folded(NamedTuple):
    """A line in the characters that the grammar knows.

    ``columns`` are the places of its characters in the original line, None when none was
    dropped; ``problems`` are the characters that no line may hold, one for each run, with
    their places in the original line, and ``further`` how many more than are told there are.
    """

    text: str
    columns: tuple[int, ...] | None = None
    problems: tuple[Problem, ...] = ()
    further: int = 0

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The place in the original line of a place in this one."""
        if self.columns is None:
            return start, end
        return self.columns[start], self.columns[end - 1] + 1


def fold(line: str) -> Folded:
    r"""Full-width forms as ASCII, every kind of space as one; what is never seen is left out.

    >>> fold("［１２３ｍ］　自摸").text
    '[123m] 自摸'
    >>> fold("\U0001f004\ufe0f5z").columns
    (0, 2, 3)
    """
    if not line.isascii() and not _WIDE.isdisjoint(line):
        line = line.translate(_FOLDED)
    if line.isprintable() and (line.isascii() or not any(c in line for c in _SELECTORS)):
        return Folded(line)
    line = line.rstrip("\r\n")
    ends = len(line) - len(line.lstrip("\r\n"))
    faults = _faults([c for c in set(line[ends:]) if not c.isprintable()])
    spaces = {c for c, kind in faults.items() if kind is BAD_CHARACTER and c.isspace()}
    dropped = (faults.keys() | set(_SELECTORS)) - spaces
    columns = tuple([n for n, c in enumerate(line) if c not in dropped and n >= ends])
    text = "".join([" " if line[n] in spaces else line[n] for n in columns])
    for space in spaces:
        del faults[space]
    return Folded(text, columns, *_told(line[ends:], faults, ends))


def _told(line: str, faults: dict[str, ProblemKind], at: int) -> tuple[tuple[Problem, ...], int]:
    """The problems to be told of a line that begins ``at`` this place, and how many more there are.

    There is one for each run of characters that are at fault for the same reason, and for each
    character where they can be seen, equal ones once.
    """
    first: dict[tuple[ProblemKind, str], int] = {}
    for kind, run in groupby(line, faults.get):
        text = "".join(run)
        if kind is not None:
            for n, part in enumerate(text) if kind is BAD_CHARACTER else ((0, text),):
                first.setdefault((kind, part), at + n)
        at += len(text)
    told = islice(first.items(), MOST_SHOWN)
    problems = tuple(_problem(kind, run, start) for (kind, run), start in told)
    return problems, len(first) - len(problems)


def _faults(odd: Iterable[str]) -> dict[str, ProblemKind]:
    """Which problem each character is that cannot be seen, or not by all."""
    from unicodedata import category  # seldom needed, and slow to load

    return {
        c: NOT_UTF8 if "\udc80" <= c <= "\udcff" else _KINDS[category(c)] for c in odd if c != "\t"
    }


def _problem(kind: ProblemKind, run: str, start: int) -> Problem:
    """The problem of a run of characters, or of a single one."""
    args: dict[str, object] = {"read": run, "point": point(run[0])}
    if kind is NOT_UTF8:
        args = {"read": run.encode("ascii", "surrogateescape").hex(" ")}
    elif len(run) > 1:
        kind, kinds = CONTROL_CHARACTERS, list(dict.fromkeys(run))
        points = [*map(point, kinds[:_SHOWN]), *["..."] * (len(kinds) > _SHOWN)]
        args = {"count": len(run), "points": tuple(points)}
    return Problem(kind, args, (), start, start + len(run))


def point(c: str) -> str:
    """The code point of a character, as messages show it.

    >>> point("①")
    'U+2460'
    """
    return f"U+{ord(c):04X}"
