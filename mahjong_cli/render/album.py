"""Many hands on one page, each folded; it is written from the top to the bottom, hand by hand.

What they come to is written last, and stands at the top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from mahjong_cli.games.game import Score
from mahjong_cli.games.sheet import Section
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.render import drawing, labels, tabulate, webpage
from mahjong_cli.render.look import Look
from mahjong_cli.render.markup import element, written
from mahjong_cli.render.tile_shapes import every_name

_HERE = "\N{BULLET}hands\N{BULLET}"
"""Stands for the hands in a page that has none yet."""

_ANCHOR = "hands"
"""Where the hands begin, below the summary."""


def head(look: Look) -> str:
    """What stands above all hands."""
    return _around(look, ()).partition(_HERE)[0]


def tail(look: Look, summary: Iterable[Section]) -> str:
    """What stands below them: the sections of a summary, and the end."""
    return _around(look, summary).partition(_HERE)[2]


def _around(look: Look, summary: Iterable[Section]) -> str:
    name = look.name(labels.HANDS)
    summed = element("div", {"class": "summed"}, *tabulate.sections(summary, look))
    parts = (
        webpage.header([element("a", {"href": f"#{_ANCHOR}"}, name)], ["mjscore"]),
        element("main", {"id": _ANCHOR}, _HERE),
        summed,
    )
    return webpage.page(name, look, every_name(), parts, "many")


def entry(look: Look, where: str, score: Score) -> str:
    """A hand that was read: what it comes to, and all about it where it is unfolded."""
    made = drawing.of_score(score, look.lang)
    outcome = tabulate.words(made.headline, look)
    return _folded(where, str(score.hand), outcome, webpage.hand(made))


def fault(look: Look, where: str, typed: str, error: MahjongError) -> str:
    """A hand that could not be read: what was typed, and what is wrong with it."""
    outcome = element("span", {"class": "error"}, look.name(labels.ERROR))
    wrong = [element("li", None, *_problem(problem, typed, look)) for problem in error.shown]
    if error.more:
        wrong.append(element("li", None, look.say(labels.AND_MORE, count=error.more)))
    return _folded(where, typed, [outcome], [element("ul", None, *wrong)])


def drawn(look: Look, where: str, typed: str) -> str:
    """A recorded game that nobody won, by the first line of its record."""
    return _folded(where, typed, [element("span", None, look.say(labels.DRAWN))], [])


def _problem(problem: Problem, typed: str, look: Look) -> Iterator[Element | str]:
    """What is wrong, its place in what was typed, and the hint."""
    yield problem.message(look.lang)
    if problem.start is not None and typed:
        start, end = problem.start, max(problem.end or 0, problem.start + 1)
        meant = element("mark", None, typed[start:end] or " ")
        yield element("p", None, element("code", None, typed[:start], meant, typed[end:]))
    if hint := problem.hint(look.lang):
        yield element("p", {"class": "label"}, look.say(labels.HINT), hint)


def _folded(
    where: str, hand: str, outcome: Iterable[Element | str], body: Iterable[Element]
) -> str:
    line = element(
        "summary",
        None,
        element("span", {"class": "label"}, where),
        element("span", None, hand),
        element("span", None, *outcome),
    )
    return written(element("details", None, line, *body), html=True) + "\n"
