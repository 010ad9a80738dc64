"""What the games lay out as data, drawn wide and narrow."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from mahjong_cli.games.sheet import (
    Bullets,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Sign,
    Span,
    Sum,
    SumRow,
    Under,
    cell,
    named,
)
from mahjong_cli.render import frame
from mahjong_cli.render.look import Look
from mahjong_cli.text import Coded, Text

CAT = Text("Cat", "猫", "貓")
WHY = Text("Why", "理由", "理由")
SLEEPS = Coded("sleeps", Text("{cat} sleeps", "{cat}在睡", "{cat}在睡"))
TABLE = Ruled(
    (
        Column(Text("No.", "号", "號"), number=True),
        Column(CAT),
        Column(Text("By", "由", "由"), wide=40),
        Column(WHY, wide=50, prose=True),
    ),
    (
        (cell(1), named(CAT), cell("me"), cell(SLEEPS.note(cat=CAT), "aside")),
        (cell(10), named(CAT), (), cell("no reason")),
        (cell(0), named(CAT), (), ()),
    ),
)


def drawn(*sections: Section, look: Look) -> list[str]:
    text = look.draw(frame.sections(sections, look))
    assert max(map(cell_len, text.splitlines())) <= look.width
    return text.splitlines()


def test_a_table_with_room_has_every_column() -> None:
    assert drawn(Section(CAT, (TABLE,)), look=Look(width=50)) == [
        "",
        "Cat",
        "  No.  Cat  By  Why",
        "  ────────────────────────",
        "    1  Cat  me  Cat sleeps",
        "   10  Cat      no reason",
        "    0  Cat",
    ]


def test_what_has_no_room_stands_below_the_first_column_that_is_no_number() -> None:
    assert drawn(Section(None, (TABLE,)), look=Look(width=49)) == [
        "No.  Cat           By",
        "─────────────────────",
        "  1  Cat           me",
        "       Cat sleeps",
        " 10  Cat",
        "       no reason",
        "  0  Cat",
    ]
    assert drawn(Section(None, (TABLE,)), look=Look("zh", 39)) == [
        "号  猫",
        "────────────────",
        " 1  猫",
        "      me：猫在睡",
        "10  猫",
        "      no reason",
        " 0  猫",
    ]


def test_prose_in_two_languages_needs_half_as_much_room_again() -> None:
    for width, shown in ((50, False), (74, False), (75, True)):
        head = drawn(Section(None, (TABLE,)), look=Look("both", width))[0]
        assert "由 By" in head
        assert ("理由 Why" in head) == shown


def test_numbers_and_what_is_whole_are_never_broken() -> None:
    columns = (Column(CAT), Column(CAT, whole=True), Column(CAT, number=True))
    row = (cell("a b c d e f g h i j k l"), cell("one two three"), cell("1 000 000"))
    lines = drawn(Section(None, (Ruled(columns, (row,)),)), look=Look(width=36))
    assert any("one two three  1 000 000" in line for line in lines)
    assert len(lines) > 3


def test_definitions_stand_beside_their_labels_or_below() -> None:
    pairs = Pairs(((named(CAT), cell("a small animal that sleeps")), (cell("X"), ())), wide=30)
    assert drawn(Section(None, (pairs,)), look=Look(width=30)) == [
        "Cat  a small animal that",
        "     sleeps",
        "X",
    ]
    assert drawn(Section(None, (pairs,)), look=Look(width=29)) == [
        "Cat",
        "  a small animal that sleeps",
        "X",
    ]


def test_bullets_lines_and_what_stands_under_a_line() -> None:
    blocks = (
        Bullets(
            (SLEEPS.note(cat=CAT), CAT, "as it is [b]", (Span(CAT), Span(Sign.COLON), Span(1)))
        ),
        Line(cell((CAT, 2, "x"))),
        Under(cell("a"), cell("b")),
    )
    assert drawn(Section(None, blocks), look=Look("zh-Hant", 40)) == [
        "· 貓在睡",
        "· 貓",
        "· as it is [b]",
        "· 貓：1",
        "貓、2、x",
        "a",
        "  b",
    ]
    assert drawn(Section(None, blocks), look=Look("both", 40))[:2] == [
        "· 猫在睡 / Cat sleeps",
        "· 猫 / Cat",
    ]


SUM = Sum(
    (
        SumRow(cell("Points"), "", 8, cell("enough")),
        SumRow(named(CAT), "× 4", 32),
        SumRow(named(CAT), "+ 100", 132),
    ),
    Text("Total", "合计", "合計"),
    132,
    (cell("so it is"),),
)


def test_a_sum_has_a_line_above_its_total_and_remarks_beside_or_below() -> None:
    assert drawn(Section(None, (SUM,)), look=Look(width=60)) == [
        "Points           8  enough",
        "Cat       × 4   32",
        "Cat     + 100  132",
        "               ───",
        "Total          132",
        "so it is",
    ]
    assert drawn(Section(None, (SUM,)), look=Look("zh", 59))[:3] == [
        "Points             8",
        "  enough",
        "猫          × 4   32",
    ]


def test_a_sum_without_lines_is_its_total_with_remarks_below() -> None:
    assert drawn(Section(None, (SUM._replace(rows=()),)), look=Look(encoding="ascii")) == [
        "Total  132",
        "       so it is",
    ]


@pytest.mark.parametrize("lang", ["en", "zh", "zh-Hant", "both"])
def test_a_list_has_the_comma_of_the_language_also_of_cells(lang: str) -> None:
    each = (Span(CAT, name=True), Span(" 2"))
    comma = "、" if lang.startswith("zh") else ", "
    name = CAT.name(lang)
    assert Look(lang).plain(cell((each, each), "aside")) == f"{name} 2{comma}{name} 2"
    assert Look(lang).plain(cell((CAT, CAT), name=True)) == f"{name}{comma}{name}"
