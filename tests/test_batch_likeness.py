"""Files that are not quite what they are taken for: the error names the form they look like."""

from __future__ import annotations

import pytest

from tests.streams import answers, batch

HAND = "123m456m789m11p45s +3s discard"


def errors(stdin: str, *args: str) -> list[tuple[int, str, str, int]]:
    """The line, message, hint and number of problems of each answer that is an error."""
    return [
        (
            answer["line"],
            answer["error"]["message"],
            answer["error"]["hint"],
            len(answer["error"]["problems"]),
        )
        for answer in answers(batch("-", "--quiet", *args, stdin=stdin))
        if "error" in answer
    ]


@pytest.mark.parametrize(
    ("header", "said", "hint"),
    [
        ("hnad,who", "looks like the header of a table", "should hnad be called hand?"),
        ("who;hands", "looks like the header of a table", "should hands be called hand?"),
        ("who\tgold", "looks like the header of a table", "the first line names the columns"),
        ("id,tiles", "looks like the header of a table", "the first line names the columns"),
        ("手排,黄金", "looks like the header of a table", "should 手排 be called hand?"),
        ("手牌，黄金", "， does not part columns", "put , between the columns"),
        ("hand、gold", "、 does not part columns", "put , between the columns"),
    ],
)
def test_a_header_that_is_none_is_one_error(header: str, said: str, hint: str) -> None:
    (found,) = errors(f"# a club\n{header}\n{HAND},Li\n{HAND},Wang\n")
    assert (found[0], found[3]) == (2, 1)
    assert said in found[1]
    assert found[2].startswith(hint)


@pytest.mark.parametrize(
    "line",
    ["self, last", "123m,456m", "East,South", "E,S", "hello", "红中,发", "gold=6m,self", "a,b"],
)
def test_what_may_be_meant_as_a_hand_is_no_header(line: str) -> None:
    found = errors(f"{line}\n{HAND}\n")
    assert [number for number, *_ in found] == [1]
    assert "header" not in found[0][1]
    assert [n for n, *_ in errors(f"hnad,who\n{HAND}\n", "-i", "lines")] == [1]


@pytest.mark.parametrize(("header", "sign"), [("hand|gold", "|"), ("手牌;黄金", ";")])
def test_columns_may_be_parted_by_other_signs(header: str, sign: str) -> None:
    result = batch("-", stdin=f"{header}\n{HAND}{sign}9p\n")
    assert [answer["total"] for answer in answers(result)] == [20]
    assert "read as CSV with" in result.stderr


RECORD = '{"hand": "123m456m789m11p45s +3s discard"}'


@pytest.mark.parametrize(
    ("first", "line", "said", "hint"),
    [
        (RECORD, "[EEE,2]123m456m +1p", "looks like a hand in notation", "write for example {"),
        (RECORD, HAND, "looks like a hand in notation", "write for example {"),
        (RECORD, '["123m"]', "looks like an array of JSON", "put it in a file of its own"),
        (RECORD, "[1, 2]", "this is not an object", "write for example {"),
        (RECORD, "hello", "from here on this is not JSON", "write for example {"),
        (HAND, RECORD, "looks like an object of JSON", "put it in a file of its own"),
        (HAND, "Match 1", "looks like the record of a game", "put it in a file of its own"),
    ],
)  # fmt: skip
def test_a_line_of_another_form_is_named(first: str, line: str, said: str, hint: str) -> None:
    (found,) = errors(f"{first}\n{line}\n{first}\n")
    assert (found[0], found[3]) == (2, 1)
    assert said in found[1]
    assert found[2].startswith(hint)


CONTROL = "\\x0b (U+000B) is a character that cannot be seen: visible text expected"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"id,ha\vnd\n1,{HAND}\n", 1),  # else no column is called hand
        (f"id\v,hand\n1,{HAND}\n", 1),
        (f"id,hand\n1,{HAND},,x\v\n", 2),  # else there are too many cells
        (f'id,hand\n1,{HAND}\n"2\v,x\n', 3),  # else a mark is never closed
        (f"{HAND} # all\v\n", 1),
        (f"{HAND}\n# all\v\n", 2),
    ],
)
def test_a_control_character_is_told_before_all_else(text: str, line: int) -> None:
    assert [(found[0], found[1], found[3]) for found in errors(text)] == [(line, CONTROL, 1)]
