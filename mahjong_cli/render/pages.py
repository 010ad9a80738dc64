"""The lists and pages about fans and rule sets, made from the tables themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mahjong_cli.render import words
from mahjong_cli.render.look import Look
from mahjong_cli.render.rows import counted, ruled, under
from mahjong_cli.render.settlement import patterns_table
from mahjong_cli.render.table import bullets, definitions, part

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from mahjong_cli.fans.registry import Fan, Table
    from mahjong_cli.games.game import Ruling, Score
    from mahjong_cli.games.pay import Pattern
    from mahjong_cli.hand.model import HouseOption, Rules

WIDE = 72
"""From this many columns on, ids and meanings have a column of their own."""


def fans(table: Table, look: Look) -> str:
    """Every fan of a rule set, in the printed order."""
    wide = look.width >= WIDE
    listed = ruled(["number", "points", "fan"] + ["id"] * wide, look)
    for fan in table.printed:
        name, fan_id = look.text(look.name(fan)), look.text((fan.id, "aside"))
        numbers = [look.text(str(n)) for n in (fan.number, fan.points)]
        listed.add_row(*numbers, *((name, fan_id) if wide else (under(name, fan_id),)))
    return look.draw([listed])


def fan(fan: Fan, table: Table, example: Score | None, near_miss: Score | None, look: Look) -> str:
    """One fan: its names and rule, what it excludes and why, an example and a near miss."""
    return look.draw(_fan(fan, table, example, near_miss, look))


def _fan(
    fan: Fan, table: Table, example: Score | None, near_miss: Score | None, look: Look
) -> Iterator[RenderableType]:
    names = " · ".join(dict.fromkeys((fan.zh, fan.zh_hant, fan.en)))
    rows = [
        ("fan", look.text((names, "heading"))),
        ("id", look.text(fan.id)),
        ("points", look.text(str(fan.points))),
        ("definition", look.text(look.say(fan.rule))),
    ]
    for code, score in (("example", example), ("near-miss", near_miss)):
        if score is not None:
            rows.append((code, _scored(score, look)))
    yield definitions(rows, look)
    known = {other.id: other for other in table.printed}
    why = [
        f"{look.name(known[e.fan])}{look.colon}{look.say(words.REASONS[e.origin])}"
        for e in fan.excludes
        if e.fan in known
    ]
    if why:
        yield from part("excludes", bullets(why, look), look)
    by = [other for other in table.printed if fan.id in {e.fan for e in other.excludes}]
    if by:
        yield from part("excluded-by", look.text(look.comma.join(map(look.name, by))), look)


def _scored(score: Score, look: Look) -> Text:
    """A hand, and below what it scores."""
    from mahjong_cli import notation

    rows = counted(score)
    fans = look.comma.join(f"{look.name(row.fan)} {row.subtotal}" for row in rows)
    return look.text(
        notation.format(score.hand), (f"\n{score.total}", "total"), (f"  {fans}", "aside")
    )


def patterns(held: Sequence[Pattern], look: Look) -> str:
    """Every pattern of a game without fans, in the printed order."""
    return look.draw([patterns_table(held, look)])


def pattern(pattern: Pattern, look: Look) -> str:
    """One pattern: its names, base and rule, and what is added to the base."""
    names = " · ".join(dict.fromkeys((pattern.zh, pattern.zh_hant, pattern.en)))
    rows = [
        ("pattern", look.text((names, "heading"))),
        ("id", look.text(pattern.id)),
        ("base", look.text(str(pattern.base))),
    ]
    if pattern.bonus:
        rows.append(("bonus", look.text(str(pattern.bonus))))
    rows.append(("definition", look.text(look.say(pattern.rule))))
    return look.draw([definitions(rows, look)])


def rules(catalogue: Iterable[Rules], look: Look) -> str:
    """The rule sets."""
    listed = ruled(["rules", "name"], look)
    for each in catalogue:
        listed.add_row(look.text(each.name), look.text(_rules_name(each, look)))
    return look.draw([listed])


def rule_set(
    rules: Rules, rulings: Sequence[Ruling], look: Look, held: Sequence[Pattern] = ()
) -> str:
    """One rule set, with its patterns where it has such, its rulings and house options."""
    return look.draw(_rule_set(rules, rulings, held, look))


def _rule_set(
    rules: Rules, rulings: Sequence[Ruling], held: Sequence[Pattern], look: Look
) -> Iterator[RenderableType]:
    from rich.console import Group

    name = look.text((_rules_name(rules, look), "heading"))
    yield definitions([("rules", look.text(rules.name)), ("name", name)], look)
    if held:
        yield from part("patterns", patterns_table(held, look), look)
    yield from part("rulings", _rulings(rulings, look), look)
    yield from part("options", Group(*(_option(option, look) for option in rules.options)), look)


def _rulings(rulings: Sequence[Ruling], look: Look) -> RenderableType:
    """Each clause with its sentence, beside it or below."""
    from rich.console import Group
    from rich.table import Table as Grid

    cited = [
        (look.text((clause, "label")), look.text(look.say({"en": en, "zh": zh})))
        for clause, en, zh in rulings
    ]
    if look.width < WIDE:
        return Group(*(under(clause, said) for clause, said in cited))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for row in cited:
        grid.add_row(*row)
    return grid


def _option(option: HouseOption, look: Look) -> RenderableType:
    said = {"en": option.en, "zh": option.zh}
    meaning = " / ".join(said[tongue] for tongue in look.tongues)
    default = f"{option.name}={option.default}"
    return under(
        look.text((default, "heading"), (f"  ({_values(option, look)})", "aside")),
        look.text(f"{meaning} ", (f"({option.source})", "aside")),
    )


def _values(option: HouseOption, look: Look) -> str:
    if option.values:
        return ", ".join(option.values)
    return look.say(words.SENTENCES["whole-number"], least=option.least)


def _rules_name(rules: Rules, look: Look) -> str:
    return " ".join(rules.names[tongue] for tongue in look.tongues)
