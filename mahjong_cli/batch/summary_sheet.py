"""What a summary shows: the counts, totals by range, fans by how often, the dearest hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mahjong_cli import games
from mahjong_cli.batch.summary import Dear, Summary, high
from mahjong_cli.batch.summary_record import ranked
from mahjong_cli.games.names import TOTAL
from mahjong_cli.games.sheet import Bars, Cell, Column, Pairs, Ruled, Section, cell, named
from mahjong_cli.render import frame, labels
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text

_SUMMARY = Text("Summary", "汇总", "匯總")
_HANDS = Text("hands", "手数", "手數")
_WINS = Text("win", "和牌", "和牌")
_OTHERS = Text("do not win", "未和", "未和")
_ERRORS = Text("errors", "错误", "錯誤")
_AGREE = Text("as recorded", "与记录相同", "與記錄相同")
_DIFFER = Text("not as recorded", "与记录不同", "與記錄不同")
_BY_CODE = Text("Errors", "错误", "錯誤")
_TOTALS = Text("Totals", "合计分布", "合計分佈")
_DEAREST = Text("Dearest hands", "分数最高的几手", "分數最高的幾手")


def drawn(summary: Summary, look: Look) -> str:
    """The whole summary, no line wider than the look allows."""
    return look.draw(frame.sections(sections(summary), look))


def sections(summary: Summary) -> Iterator[Section]:
    """The parts of the summary; what there is nothing of is left out."""
    yield Section(_SUMMARY, (_counts(summary),))
    if summary.errors:
        yield Section(_BY_CODE, (_bars((cell(c), n) for c, n in summary.errors.most_common()),))
    if summary.totals:
        yield Section(_TOTALS, (_bars(_ranges(summary)),))
    found = ranked(summary)
    for rules, game in games.CATALOGUE.items():
        rows = [(named(entry.name), hands) for own, entry, hands, _ in found if own == rules]
        if rows:
            yield Section(game.rules.names, (_bars(rows),))
    if summary.dearest:
        yield Section(_DEAREST, (_dearest(summary.dearest),))


def _counts(summary: Summary) -> Pairs:
    counted = [
        (_HANDS, summary.hands),
        (_WINS, summary.wins),
        (labels.BELOW, summary.below),
        (_OTHERS, summary.others),
        (_ERRORS, summary.errors.total()),
    ]
    if summary.drawn:
        counted.insert(-1, (labels.DRAWN, summary.drawn))
    if summary.agree or summary.differ:
        counted += [(_AGREE, summary.agree), (_DIFFER, summary.differ)]
    return Pairs(tuple((named(label), cell(f"{number:,}")) for label, number in counted))


def _bars(rows: Iterable[tuple[Cell, int]]) -> Bars:
    return Bars(tuple(rows))


def _ranges(summary: Summary) -> Iterator[tuple[Cell, int]]:
    """Every range from the lowest total to the highest, also those in which there is none."""
    low, last = min(summary.totals), max(summary.totals)
    while low <= last:
        yield cell(_range(low)), summary.totals[low]
        low = high(low) + 1


def _range(low: int) -> str:
    """The totals of the range that begins so.

    >>> _range(0), _range(8), _range(1024)
    ('0', '8-15', '1,024-2,047')
    """
    return f"{low:,}" if low == high(low) else f"{low:,}-{high(low):,}"


def _dearest(dearest: Iterable[Dear]) -> Ruled:
    columns = (
        Column(TOTAL, number=True),
        Column(labels.LINE),
        Column(labels.HAND, wide=40),
    )
    return Ruled(
        columns,
        tuple((cell(f"{each.total:,}"), cell(_place(each)), cell(each.hand)) for each in dearest),
    )


def _place(dear: Dear) -> str:
    return f"{dear.file}:{dear.line}" if dear.file else str(dear.line)
