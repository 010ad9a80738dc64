"""What a fan game shows: the fans of a score, those left out, the sum; its list, its pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.fans.aliases import CALLED, traditional
from mahjong_cli.fans.reasons import reason_of, sentence
from mahjong_cli.fans.registry import Fan, Table
from mahjong_cli.fans.tally import FanRow, Scored
from mahjong_cli.games.fan_options import PAY
from mahjong_cli.games.fan_pay import giver_of
from mahjong_cli.games.names import OTHER_READINGS, READING, RULE, SCORE, TOTAL
from mahjong_cli.games.pay import PAYERS, PLACES, Payment
from mahjong_cli.games.pay_sheet import PAYMENTS, giver_label, payments_table
from mahjong_cli.games.sheet import (
    ALWAYS_BELOW,
    Bullets,
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Span,
    Sum,
    SumRow,
    cell,
    named,
)
from mahjong_cli.games.written import reading_cell
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation import parse
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.text import Coded, Text

if TYPE_CHECKING:
    from mahjong_cli.games.fan_game import FanGame
    from mahjong_cli.games.fan_score import FanScore, Further
    from mahjong_cli.hand.reading import Group

_FAN = Text("Fan", "番种", "番種")
_ID = Text("Id", "标识", "標識")
_POINTS = Text("Points", "番", "番")
_TIMES = Text("×", "×", "×")
_WHOLE = Text("the whole hand", "整手牌", "整手牌")
_SETS = Text("Sets", "组成", "組成")
_MATCHED = Text("Matched fans", "计分番种", "計分番種")
_LEFT_OUT = Text("Not counted", "不计番种", "不計番種")
_MET = Text("minimum {minimum}: met", "起和 {minimum} 番：已够", "起和 {minimum} 番：已夠")
_NOBODY = Text(
    "nobody pays: the hand is below the minimum", "不够起和，各家不付", "不夠起和，各家不付"
)
_NOT_MET = Text("minimum {minimum}: NOT met", "起和 {minimum} 番：不够", "起和 {minimum} 番：不夠")


def sections(score: FanScore) -> Iterator[Section]:
    """The fans, those left out, the sum, who pays, and further readings."""
    if score.best is not None:
        yield Section(_MATCHED, (_counted(score),))
        if score.best.excluded:
            yield Section(_LEFT_OUT, (_excluded(score, score.best),))
        yield Section(SCORE, (_sum(score),))
    if score.payments:
        yield Section(PAYMENTS, (payments_table(score.payments, joined=True),))
    elif score.win and not score.meets_minimum and score.house.of(PAY) != "none":
        yield Section(PAYMENTS, (Line(cell(_NOBODY)),))
    if further := score.further:
        yield Section(OTHER_READINGS, (_others(score, further),))


def _counted(score: FanScore) -> Ruled:
    """One row for each counted fan: points, count, subtotal, and the sets that make it."""
    columns = (
        Column(_FAN),
        Column(_POINTS, number=True),
        Column(_TIMES, number=True),
        Column(Text("Sum", "计", "計"), number=True),
        Column(_SETS, wide=60),
    )
    return Ruled(columns, tuple(_row(row) for row in score.counted))


def _row(row: FanRow) -> tuple[Cell, ...]:
    numbers = (row.fan.points, row.count, row.subtotal)
    return (named(row.fan.name), *map(cell, numbers), _sets(row.groups))


def _sets(groups: tuple[Group, ...]) -> Cell:
    return cell(" ".join(group.text for group in groups), "tiles")


def _excluded(score: FanScore, best: Scored) -> Ruled:
    """One row for each fan left out: points, count, its sets, what excludes it, and why."""
    columns = (
        Column(_FAN),
        Column(_POINTS, number=True),
        Column(_TIMES, number=True),
        Column(_SETS, wide=112, prose=True, apart=True),
        Column(Text("Excluded by", "排除者", "排除者"), wide=76, prose=True),
        Column(Text("Why", "理由", "理由"), wide=76, prose=True),
    )
    whole = best.reading.groups
    rows = tuple(
        (
            named(row.fan.name),
            cell(row.fan.points),
            cell(row.count),
            cell(_WHOLE, "aside") if row.groups == whole else _sets(row.groups),
            named(row.by.name) if row.by else (),
            cell(sentence(row, score.waits), "aside"),
        )
        for row in best.excluded
    )
    return Ruled(columns, rows)


def _sum(score: FanScore) -> Sum:
    """From fan points to the total, with the minimum beside the fan points."""
    remark: Cell = ()
    if score.minimum:
        text, style = (_MET, "aside") if score.meets_minimum else (_NOT_MET, "below")
        remark = cell(Coded("minimum", text).note(minimum=score.minimum), style)
    rows = tuple(
        SumRow(named(step.label), step.operation, step.value, () if n else remark)
        for n, step in enumerate(score.steps)
    )
    return Sum(rows, TOTAL, score.steps[-1].value)


def _others(score: FanScore, further: tuple[Further, ...]) -> Ruled:
    """The further readings: what each would come to, its fans, and how many are like it."""
    columns = (Column(TOTAL, number=True), Column(READING), Column(_FAN, wide=ALWAYS_BELOW))
    rows = []
    for scored, alike in further:
        reading = reading_cell(score.hand, scored.reading)
        fans = cell(tuple(map(scoring, scored.fans)), "aside")
        if alike:
            fans = (*fans, Span("\n"), Span(_ALIKE.note(count=alike), "aside"))
        rows.append((cell(score.total_of(scored)), reading, fans))
    return Ruled(columns, tuple(rows))


def beside(hand: Hand) -> tuple[tuple[Text, Cell], ...]:
    """Who gave the winning tile, where the hand says so."""
    place = giver_of(hand)
    return ((giver_label(hand.won.how), named(PLACES[place])),) if place else ()


_ALIKE = Coded(
    "alike", Text("and {count} more like it", "另有 {count} 种与此相同", "另有 {count} 種與此相同")
)


def brief(score: FanScore) -> tuple[Cell, ...]:
    """Each fan and what it scores."""
    return tuple(scoring(row) for row in score.counted)


def paid(payments: tuple[Payment, ...]) -> tuple[Cell, ...]:
    """Who pays how much."""
    return tuple(
        (Span(PAYERS[each.payer], name=True), Span(f" {each.amount}")) for each in payments
    )


def scoring(row: FanRow) -> Cell:
    """A fan and what it scores."""
    return (Span(row.fan.name, name=True), Span(f" {row.subtotal}"))


# Lists and pages


def listing(table: Table) -> Ruled:
    """Every fan: number, points, name and id."""
    columns = (
        Column(Text("No.", "序号", "序號"), number=True),
        Column(_POINTS, number=True),
        Column(_FAN),
        Column(_ID, whole=True, wide=72),
    )
    rows = tuple(
        (cell(fan.number), cell(fan.points), named(fan.name), cell(fan.id, "aside"))
        for fan in table.printed
    )
    return Ruled(columns, rows)


def page(game: FanGame, fan: Fan) -> Iterator[Section]:
    """One fan: its names and rule, what it excludes and why, an example and a near miss."""
    known = {other.id: other for other in game.entries}
    names = " · ".join(dict.fromkeys((fan.name.zh, fan.name.hant, fan.name.en)))
    rows: list[tuple[Cell, Cell]] = [
        (named(_FAN), cell(names, "heading")),
        (named(Text("Also called", "又称", "又稱")), cell(_also(fan) or None, name=True)),
        (named(_ID), cell(fan.id)),
        (named(_POINTS), cell(fan.points)),
        (named(RULE), cell(fan.rule)),
    ]
    for label, hand in (
        (Text("Example", "牌例", "牌例"), fan.yes),
        (Text("Near miss", "反例", "反例"), fan.no),
    ):
        if hand:
            rows.append((named(label), _scored(game, hand)))
    yield Section(None, (Pairs(tuple(row for row in rows if row[1])),))
    why = tuple(
        _BECAUSE.note(fan=known[e.fan].name, why=reason_of(e).text)
        for e in fan.excludes
        if e.fan in known
    )
    if why:
        yield Section(Text("It takes away", "不计", "不計"), (Bullets(why),))
    by = tuple(other.name for other in game.entries if fan.id in {e.fan for e in other.excludes})
    if by:
        heading = Text("It is taken away by", "遇此不计", "遇此不計")
        yield Section(heading, (Line(cell(by, name=True)),))


def _also(fan: Fan) -> tuple[Text, ...]:
    """What else a fan is called; there are Chinese names only."""
    return tuple(Text(name, name, traditional(name)) for name in CALLED.get(fan.id, ()))


_BECAUSE = Coded("because", Text("{fan}: {why}", "{fan}：{why}", "{fan}：{why}"))


def _scored(game: FanGame, text: str) -> Cell:
    """A hand, and below what it scores."""
    defaults = {"rules": game.rules.name}
    score = game.score(parse(text, Grammar([game.vocabulary]), defaults=defaults).hand)
    fans = cell(tuple(map(scoring, score.counted)), "aside")
    return (Span(f"{score.hand}\n"), Span(str(score.total), "total"), Span("  "), *fans)
