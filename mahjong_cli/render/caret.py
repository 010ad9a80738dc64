"""What is wrong with a hand, said with the place marked under the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.render import labels
from mahjong_cli.render.look import Look

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def text(error: MahjongError, look: Look, typed: str, line: int | None = None) -> str:
    """The problems of what was typed, each with its place and a hint where there is one.

    ``line`` is the line of a stream that it stood on.  Of very many problems the first ones are
    told, and how many more there are.
    """
    return look.draw(_problems(error, look, typed, line))


def _problems(
    error: MahjongError, look: Look, typed: str, line: int | None
) -> Iterator[RenderableType]:
    where = look.say(labels.AT_LINE, line=line) if line else ""
    for problem in error.shown:
        yield from _problem(problem, look, typed, where)
    if error.more:
        yield look.text((where, "label"), look.say(labels.AND_MORE, count=error.more))


def _problem(problem: Problem, look: Look, typed: str, where: str) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.table import Table

    yield look.text((where, "label"), (problem.message(look.lang), "error"))
    if problem.start is not None and typed:
        end = max(problem.end or 0, problem.start + 1)
        yield Padding(_marked(typed, problem.start, end, look), (0, 0, 0, 2))
    if hint := problem.hint(look.lang):
        grid = Table.grid()
        grid.add_row(look.text(("  " + look.say(labels.HINT), "label")), look.text(hint))
        yield grid


def _marked(typed: str, start: int, end: int, look: Look) -> Text:
    """The line that was typed, or as much of it as fits, and a caret under each cell meant."""
    from rich.cells import cell_len

    shown = [look.fit(char) for char in typed]
    cells = [cell_len(char) for char in shown]
    room = look.width - 3
    if sum(cells) > room:
        room = max(room - 2 * len(_CUT), 8)
    first, last = _window(cells, start, end, room)
    before = _CUT if first else ""
    after = _CUT if last < len(shown) else ""
    indent = len(before) + sum(cells[first:start])
    carets = "^" * max(sum(cells[start : min(end, last)]), 1)
    line = before + "".join(shown[first:last]) + after
    return look.text(line, "\n" + " " * indent, (carets, "error"))


_CUT = "..."


def _window(cells: list[int], start: int, end: int, room: int) -> tuple[int, int]:
    """The part of a line, in characters, that fits in ``room`` cells and shows ``start``."""
    first = last = min(start, len(cells))
    used = 0
    while last < min(end, len(cells)) and used + cells[last] <= room:
        used += cells[last]
        last += 1
    while True:
        left = cells[first - 1] if first else room + 1
        right = cells[last] if last < len(cells) else room + 1
        if used + min(left, right) > room:
            return first, last
        if used + left <= room and (used + right > room or start - first <= last - end):
            first, used = first - 1, used + left
        else:
            last, used = last + 1, used + right
