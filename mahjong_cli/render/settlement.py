"""A settlement as parts of the table: patterns, who pays what and why, the total."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mahjong_cli.render import settled_words
from mahjong_cli.render.hand import reading_text
from mahjong_cli.render.look import Look
from mahjong_cli.render.payments import how, liable_text
from mahjong_cli.render.rows import ruled, under

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mahjong_cli.games.pay import Pattern, Settlement, Verdict


def held(verdict: Verdict, look: Look) -> RenderableType:
    """The patterns of a reading, and whether the hand is hard."""
    from rich.console import Group

    hard = look.say(settled_words.PAYING["hard-hand" if verdict.hard else "soft-hand"])
    return Group(patterns_table(verdict.patterns, look), look.text((hard, "aside")))


def patterns_table(patterns: Iterable[Pattern], look: Look) -> Table:
    """One row for each pattern: its base, its bonus when drawn or by the discarder, its rule."""
    table = ruled(["pattern", "base", "added", "definition"], look)
    for pattern in patterns:
        rule = look.say(pattern.rule)
        table.add_row(
            look.text(look.name(pattern)),
            look.text(str(pattern.base)),
            look.text(f"+{pattern.bonus}" if pattern.bonus else ""),
            look.text((rule, "aside")),
        )
    return table


def payments_table(verdict: Verdict, look: Look) -> Table:
    """One row for each loser: what he pays, and every factor that leads to it."""
    table = ruled(["payer", "amount", "how"], look)
    for payment in verdict.payments:
        table.add_row(
            look.text(look.label(f"place-{payment.payer}")),
            look.text((str(payment.amount), "total")),
            look.text(how(payment, verdict, look)),
        )
    return table


def sum_table(score: Settlement, verdict: Verdict, look: Look) -> Table:
    """The total, the threshold, and who pays for all."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    total = look.text((str(score.total), "total"))
    grid.add_row(look.text((look.label("total"), "total")), total)
    threshold = look.say(settled_words.PAYING["threshold-met"], minimum=score.minimum)
    grid.add_row("", look.text((threshold, "aside")))
    if verdict.liable is not None:
        grid.add_row("", look.text(liable_text(verdict.liable, look)))
    return grid


def others_table(score: Settlement, look: Look) -> Table:
    """The further readings: what each would be paid, and for which patterns."""
    table = ruled(["total", "reading"], look)
    for verdict in score.runners_up:
        names = look.comma.join(map(look.name, verdict.patterns))
        read = reading_text(score.hand, verdict.reading, look)
        total = "-" if verdict.obstacles else str(verdict.total)
        table.add_row(look.text(total), under(read, look.text((names, "aside"))))
    return table
