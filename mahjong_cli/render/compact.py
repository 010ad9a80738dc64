"""One line for each of many hands: where it stands, what it is worth, the hand, what for."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.games.game import Score
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.sheet import Sign
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.render import labels
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text

_LINE, _TOTAL, _HAND = 6, 6, 34
"""The cells of the columns, but for the last."""


NARROW = 64
"""With fewer columns what a hand scores for stands on a line of its own."""


def head(look: Look) -> str:
    """The names of the columns."""
    return _columns(map(look.name, (labels.LINE, TOTAL, labels.HAND, labels.SCORED_FOR)), look)


def row(
    look: Look,
    line: int | None,
    file: str | None = None,
    score: Score | None = None,
    error: MahjongError | None = None,
) -> str:
    """A hand and what became of it: its score, or the error, of which the first problem is told.

    Where there is neither, nobody won.
    """
    where = f"{file}:{line}" if file else str(line)
    if error is not None:
        said = _place(error.problems[0], look) + error.problems[0].message(look.lang)
        return _columns((where, look.name(labels.ERROR), said), look)
    if score is None:
        return _columns((where, "-", look.say(labels.DRAWN)), look)
    total, hand = str(score.total), str(score.hand)
    if not score.win:
        return _columns((where, "-", hand, score.why[0].say(look.lang) if score.why else ""), look)
    below = "" if score.meets_minimum else look.name(labels.BELOW) + look.value(Sign.COLON)
    scored, paid = ("  ".join(map(look.plain, cells)) for cells in (score.brief(), score.paid()))
    return _columns((where, total, hand, below + "; ".join(filter(None, (scored, paid)))), look)


def _place(problem: Problem, look: Look) -> str:
    if problem.start is None:
        return ""
    return f"{look.name(labels.COLUMN)} {problem.start + 1}{look.value(Sign.COLON)}"


def _columns(cells: Iterable[str], look: Look) -> str:
    where, total, *rest = map(look.fit, cells)
    first, second = _wide(labels.LINE, _LINE, look), _wide(TOTAL, _TOTAL, look)
    line = f"{_right(where, first)}  {_right(total, second)}  "
    if len(rest) == 1:
        return _cut(line + rest[0], look) + "\n"
    hand, last = rest
    if look.width < NARROW:  # the last column stands below
        lines = (line + hand, " " * _LINE + "  " + last)
        return "".join(_cut(each.rstrip(), look) + "\n" for each in lines)
    line += hand + " " * max(_HAND - width(hand), 0) + "  "
    return _cut((line + last).rstrip(), look) + "\n"


def _wide(label: Text, cells: int, look: Look) -> int:
    """How many cells a column has, so that its name stands over it."""
    return max(cells, width(look.name(label)))


def width(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def _right(text: str, cells: int) -> str:
    return " " * max(cells - width(text), 0) + text


def _cut(line: str, look: Look) -> str:
    """As much of a line as the width allows."""
    if width(line) <= look.width:
        return line
    from rich.cells import set_cell_size

    end = look.fit(labels.CUT)
    return set_cell_size(line, max(look.width - width(end), 1)).rstrip() + end
