"""From fan points to the total, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_cli.render import words
from mahjong_cli.render.hand import kind_of
from mahjong_cli.render.look import Look
from mahjong_cli.render.rows import under

if TYPE_CHECKING:
    from rich.table import Table

    from mahjong_cli.fans.tally import Scored
    from mahjong_cli.games.game import Multiplier, Score

WIDE_SUM = 60
"""From this many columns on, the minimum stands beside the fan points, not below."""


class Step(NamedTuple):
    """One line of the sum: what it is, what is done, and how much there is then."""

    label: str
    operation: str
    value: int


def steps(score: Score, scored: Scored, look: Look) -> list[Step]:
    """The sum for one reading, from its fan points to its total."""
    value = scored.points
    sum_ = [Step(look.label("fan-points"), "", value)]
    flowers = score.flowers.subtotal if score.flowers else 0
    outside = score.house.get("flowers-score") == "outside"
    if flowers and not outside:
        value += flowers
        sum_.append(Step(look.label("flowers"), f"+ {flowers}", value))
    for multiplier in score.multipliers:
        value *= multiplier.factor
        label = factor_text(multiplier, look)
        sum_.append(Step(label[0].upper() + label[1:], f"× {multiplier.factor}", value))
    if flowers and outside:
        value += flowers
        sum_.append(Step(look.label("flowers"), f"+ {flowers}", value))
    return sum_


def factor_text(multiplier: Multiplier, look: Look) -> str:
    """What gives a factor: the kong and its kind."""
    return f"{look.label(kind_of(multiplier.kong))} {multiplier.kong.text}"


def sum_table(score: Score, look: Look) -> Table:
    """The sum as a table, with the minimum beside the fan points and the total last."""
    from rich.table import Table

    assert score.best is not None
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    taken, minimum = steps(score, score.best, look), minimum_text(score, look)
    for n, step in enumerate(taken):
        label, beside = look.text(step.label), look.text(*minimum) if n == 0 else look.text()
        value = look.text(str(step.value))
        if look.width >= WIDE_SUM:
            grid.add_row(label, look.text(step.operation), value, beside)
        else:
            grid.add_row(under(label, beside), look.text(step.operation), value)
    line = "─" if look.unicode else "-"
    grid.add_row("", "", look.text((line * max(len(str(step.value)) for step in taken), "label")))
    total = (str(score.total), "total")
    grid.add_row(look.text((look.label("total"), "total")), "", look.text(total))
    return grid


def minimum_text(score: Score, look: Look) -> list[tuple[str, str]]:
    """Whether the minimum is met; nothing where none is asked for."""
    if not score.minimum:
        return []
    code, style = ("met", "aside") if score.meets_minimum else ("not-met", "below")
    return [(look.say(words.SENTENCES[code], minimum=score.minimum), style)]
