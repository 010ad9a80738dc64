"""What is shown of a settlement and of a pattern: tables, rows beside the hand, CSV cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mahjong_cli.games.hongzhong.patterns import Pattern
from mahjong_cli.games.hongzhong.players import Player, Players, players_of
from mahjong_cli.games.hongzhong.sentences import HARD_HAND, SOFT_HAND, THRESHOLD_MET
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.games.names import (
    CONCEALED_KONG,
    MELDED_KONG,
    OTHER_READINGS,
    READING,
    RULE,
    SCORE,
    TOTAL,
)
from mahjong_cli.games.pay import OPPONENTS, PLACES
from mahjong_cli.games.pay_record import payments_cell
from mahjong_cli.games.pay_sheet import PAYMENTS, giver_label, payments_table
from mahjong_cli.games.sheet import (
    ALWAYS_BELOW,
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Span,
    Sum,
    cell,
    named,
)
from mahjong_cli.games.written import reading_cell
from mahjong_cli.hand.hand import Hand
from mahjong_cli.text import Text

PATTERN = Text("Pattern", "胡型", "胡型")
PATTERNS_HELD = Text("Patterns", "胡型", "胡型")
BASE = Text("Base", "起翻", "起翻")

_KONGS = {
    "red_kongs": Text("red kong", "红中杠", "紅中杠"),
    "laizi_kongs": Text("laizi kong", "赖子杠", "賴子杠"),
    "melded_kongs": MELDED_KONG,
    "concealed_kongs": CONCEALED_KONG,
}
"""What each field of ``Player`` counts; the winner's own has the first two."""

# The table


def sections(
    hand: Hand, verdict: Verdict | None, others: Sequence[Verdict], minimum: int
) -> Iterator[Section]:
    """What the players pay, also where it does not reach the ``minimum``; further readings."""
    if verdict is not None and verdict.payments:
        hard = cell(HARD_HAND if verdict.hard else SOFT_HAND, "aside")
        yield Section(PATTERNS_HELD, (listing(verdict.patterns), Line(hard)))
        yield Section(PAYMENTS, (payments_table(verdict.payments),))
        if not verdict.obstacles:
            yield Section(SCORE, (_sum(verdict, minimum),))
    if others:
        yield Section(OTHER_READINGS, (_others(hand, others),))


def listing(patterns: Sequence[Pattern]) -> Ruled:
    """One row for each pattern: its base, its bonus when drawn or by the discarder, its rule."""
    columns = (
        Column(PATTERN),
        Column(BASE, number=True),
        Column(Text("Bonus", "另加", "另加"), number=True),
        Column(RULE),
    )
    rows = tuple(
        (
            named(each.name),
            cell(each.base),
            cell(f"+{each.bonus}" if each.bonus else None),
            cell(each.rule, "aside"),
        )
        for each in patterns
    )
    return Ruled(columns, rows, PATTERNS_HELD)


def _sum(verdict: Verdict, minimum: int) -> Sum:
    """The total, the threshold, and who pays for all."""
    remarks = [cell(THRESHOLD_MET.note(minimum=minimum), "aside")]
    remarks += [cell(verdict.liable.why)] if verdict.liable else []
    return Sum((), TOTAL, verdict.total, tuple(remarks))


def _others(hand: Hand, others: Sequence[Verdict]) -> Ruled:
    """What each further reading would be paid, and for which patterns."""
    columns = (Column(TOTAL, number=True), Column(READING), Column(PATTERN, wide=ALWAYS_BELOW))
    rows = tuple(
        (
            cell("-" if each.obstacles else each.total),
            reading_cell(hand, each.reading),
            cell(tuple(pattern.name for pattern in each.patterns), "aside", name=True),
        )
        for each in others
    )
    return Ruled(columns, rows)


def beside(hand: Hand) -> tuple[tuple[Text, Cell], ...]:
    """Who did what, and what each player has konged and opened."""
    players = players_of(hand)
    did = (
        (Text("Dealer", "庄家", "莊家"), players.dealer),
        (giver_label(hand.won.how), players.giver),
        (Text("Fed by", "第三副露", "第三副露"), players.fed),
    )
    rows = [(label, named(PLACES[place])) for label, place in did if place]
    if own := _counted(players):
        rows.append((Text("Konged", "杠出", "杠出"), cell(own)))
    for place in OPPONENTS:
        if (player := players.at(place)) != Player():
            label = PLACES[place]._replace(en=PLACES[place].en.capitalize())
            rows.append((label, cell(_states(player))))
    return tuple(rows)


def _states(player: Player) -> tuple[Cell, ...]:
    is_open = named(Text("open", "开口", "開口"))
    unready = named(Text("not ready", "未听", "未聽"))
    return (*[is_open] * player.is_open, *_counted(player), *[unready] * (not player.ready))


def _counted(player: Player | Players) -> tuple[Cell, ...]:
    """The kongs that a player has made, each kind with how many."""
    return tuple(
        (*named(label), Span(f" × {count}"))
        for what, label in _KONGS.items()
        if (count := getattr(player, what, 0))
    )


def page(pattern: Pattern) -> Section:
    """One pattern: its names, base and rule, and what is added to the base."""
    names = " · ".join(dict.fromkeys((pattern.name.zh, pattern.name.hant, pattern.name.en)))
    added = Text("Added when drawn or by the discarder", "自摸、点炮加", "自摸、點炮加")
    rows = [
        (named(PATTERN), cell(names, "heading")),
        (named(Text("Id", "标识", "標識")), cell(pattern.id)),
        (named(BASE), cell(pattern.base)),
        (named(added), cell(pattern.bonus or None)),
        (named(RULE), cell(pattern.rule)),
    ]
    return Section(None, (Pairs(tuple(row for row in rows if row[1])),))


# In short


def brief(verdict: Verdict | None) -> tuple[Cell, ...]:
    """The patterns, and what each player pays."""
    if verdict is None:
        return ()
    patterns = tuple(named(pattern.name) for pattern in verdict.patterns)
    return patterns + tuple(
        (Span(PLACES[each.payer], name=True), Span(f" {each.amount}")) for each in verdict.payments
    )


def own_cells(verdict: Verdict | None) -> dict[str, object]:
    """The patterns with what each is worth, and what each player pays."""
    patterns, payments = (verdict.patterns, verdict.payments) if verdict else ((), ())
    return {
        "patterns": "; ".join(f"{each.id} {each.base}" for each in patterns),
        "payments": payments_cell(payments),
    }
