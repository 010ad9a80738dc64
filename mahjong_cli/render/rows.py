"""The fans that are counted, and those that are there but not counted, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.render import words
from mahjong_cli.render.look import Look, waits_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from mahjong_cli.fans.tally import Exclusion, FanRow
    from mahjong_cli.games.game import Score

WIDE_FANS = 60
"""From this many columns on, the sets of a fan have a column of their own."""

WIDE_EXCLUSIONS = 76
"""From this many columns on (half as many again for two languages), who excludes a fan, and
why, have columns of their own."""


def fans_table(score: Score, look: Look) -> Table:
    """One row for each counted fan: points, count, subtotal, and the sets that make it."""
    wide = look.width >= WIDE_FANS
    table = ruled(["fan", "points", "count", "subtotal"] + ["sets"] * wide, look)
    for row in counted(score):
        sets = sets_text(row, look)
        name = look.text(look.name(row.fan))
        numbers = [look.text(str(n)) for n in (row.fan.points, row.count, row.subtotal)]
        if wide:
            table.add_row(name, *numbers, sets)
        else:
            table.add_row(under(name, sets), *numbers)
    return table


def counted(score: Score) -> tuple[FanRow, ...]:
    """The rows of everything that scores, flowers last."""
    fans = score.best.fans if score.best else ()
    return (*fans, score.flowers) if fans and score.flowers else fans


def exclusions_table(score: Score, look: Look) -> Table:
    """One row for each fan left out: points, count, the fan that excludes it, and why."""
    wide = look.width >= WIDE_EXCLUSIONS * (1.5 if look.lang == "both" else 1)
    table = ruled(["fan", "points", "count"] + ["by", "why"] * wide, look)
    for row in score.best.excluded if score.best else ():
        why = look.text((reason_text(row, score, look), "aside"))
        by = look.text(look.name(row.by) if row.by else "")
        name = look.text(look.name(row.fan))
        numbers = [look.text(str(n)) for n in (row.fan.points, row.count)]
        if wide:
            table.add_row(name, *numbers, by, why)
            continue
        because = look.text(by.plain, (look.colon if by else "", "aside")).append_text(why)
        table.add_row(under(name, because), *numbers)
    return table


def reason_text(row: Exclusion, score: Score, look: Look) -> str:
    """Why a fan is not counted, in a sentence that may follow the name of who excludes it."""
    if others := [fan for fan in row.joined_by if fan != row.by]:
        return look.say(words.REASONS["joined-with"], fans=look.names(others))
    return look.say(words.REASONS[row.reason], waits=waits_of(score.waits))


def sets_text(row: FanRow, look: Look) -> Text:
    """The sets that make a fan, in letters."""
    return look.text((" ".join(group.text for group in row.groups), "tiles"))


_NUMERIC = frozenset(["number", "points", "count", "subtotal", "total", "base", "added", "amount"])


def ruled(codes: list[str], look: Look) -> Table:
    """A table with these columns, numbers to the right, and only a line under its head."""
    from rich.table import Table

    table = Table(box=look.box(), show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for code in codes:
        numeric = code in _NUMERIC
        table.add_column(
            look.text((look.label(code), "label")),
            justify="right" if numeric else "left",
            no_wrap=numeric or code == "id",
            overflow="fold",
        )
    return table


def under(name: Text, more: Text) -> RenderableType:
    """A name, and more about it below, indented."""
    from rich.console import Group
    from rich.padding import Padding

    return Group(name, Padding(more, (0, 0, 0, 2))) if more else name
