"""The files that a book is kept in: sheets, columns, encodings, lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.books import FOUR, HAND, LAIZI, answers, book, table


def test_a_renamed_column_is_told() -> None:
    rows = (f"{HAND},Li,Wang", f"{HAND},Li,")
    for header, said in (
        ("hand,winer,from", "no column of this header is called winner"),
        ("hands,winner,from", "none of its columns is called hand"),
        ("cards;who;whose", "none of its columns is called hand"),
        ("hands;winner;from", "should hands be called hand?"),
    ):
        result = book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header=header))
        row, last = answers(result)
        assert result.exit_code == 2
        assert said in f"{row['error']['message']}; {row['error']['hint']}"
        assert (row["line"], last["hands"], last["errors"]) == (1, 0, 1)
    assert "should winer be called winner?" in book(
        "-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header="hand,winer,from")
    ).stderr  # fmt: skip
    *made, last = answers(
        book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows, header="hand,winner,form"))
    )
    assert [one["error"]["code"] for one in made] == ["missing-key"] * 2


@pytest.mark.parametrize("name", ["winner", "Winner", " WINNER ", "赢家", "贏家"])
@pytest.mark.parametrize("giver", ["FROM", "点炮", "點炮者"])
def test_columns_are_found_by_their_names(name: str, giver: str) -> None:
    text = table(f"{HAND},Li,Wang", header=f"Hand,{name},{giver}")
    assert answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))[0]["total"] == 20


def test_a_sheet_of_excel(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    text = table(f'1,"{HAND}",Li,Wang,"late, rain"', "2,,,,", header="no,hand,winner,from,note")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    first, draw, last = answers(book(str(file), "-r", "mcr", "--players", FOUR))
    assert first["extra"] == {"no": "1", "note": "late, rain"}
    assert (draw["winner"], draw["payments"]["Li"], last["draws"]) == (None, 0, 1)
    file.write_bytes(text.encode("utf-16"))
    assert answers(book(str(file), "-r", "mcr", "--players", FOUR))[0]["total"] == 20


def test_a_sheet_with_semicolons(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    states = "Wang=open,zhongkong:1"
    for header in ("no;hand;winner;from;dealer", "局;手牌;赢家;点炮;庄家"):
        text = table(f"1;{LAIZI} {states};Li;;Zhao", "2;;;;", header=header)
        file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
        made = answers(book(str(file), "-r", "hongzhong", "--players", "Li,Wang,Zhao"))
        assert made[0]["payments"] == {"Li": 380, "Wang": -300, "Zhao": -80}
        assert (made[-1]["draws"], made[-1]["errors"]) == (1, 0)


def test_a_sheet_in_another_encoding(tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    rows = (f"{HAND},李,陈,晚了", f"{HAND},Li,Chen,ok")
    for header, codes in (
        ("hand,winner,from,note", ["not-utf8", None]),
        ("手牌,赢家,点炮,备注", ["not-utf8"]),
    ):
        file.write_bytes(table(*rows, header=header).encode("gbk"))
        result = book(str(file), "-r", "mcr", "--players", FOUR)
        *made, last = answers(result)
        assert [one["error"] and one["error"]["code"] for one in made] == codes
        assert [one["error"] and one["error"]["column"] for one in made] == [None] * len(codes)
        assert (result.exit_code, last["errors"]) == (2, 1)
        assert "are not UTF-8: text in UTF-8 expected; save the text as UTF-8" in result.stderr
        assert "\\ud" not in result.stdout
    for encoding in ("utf-16-le", "utf-16-be"):
        file.write_bytes(table(*rows, header="手牌,赢家,点炮,备注").encode(encoding))
        result = book(str(file), "-r", "mcr", "--players", FOUR)
        assert "this is UTF-16 without its mark, so it was not read" in result.stderr


def test_a_column_is_named_as_the_file_has_it() -> None:
    text = table(f"{HAND},李,陈", f"{HAND} discard,Li,", header="手牌,和家,点炮")
    result = book("-", "-r", "mcr", "--players", FOUR, "--lang", "zh", stdin=text)
    first, second = result.stderr.splitlines()
    assert first.startswith("<stdin>:2: 和家：")
    assert second.startswith("<stdin>:3: 点炮：")
    assert "但 点炮 没有写是谁" in second


@pytest.mark.parametrize("lines", ['[{"hand": ""}, 7]', '{"hand": ""}\n7', '{"hand": ""}\n[1]'])
def test_an_object_is_expected(lines: str) -> None:
    result = book("-", "-r", "mcr", "--players", FOUR, stdin=lines)
    row = answers(result)[-2]
    assert (row["error"]["code"], row["error"]["column"]) == ("bad-record", None)
    assert row["error"]["message"] == "this is not an object: an object in braces expected"


def test_a_column_twice() -> None:
    rows = (f"{HAND},Li,Wang,Li", f"{HAND},Li,Wang,Chen")
    text = table(*rows, header="hand,winner,from,winner")
    same, other, _ = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))
    assert same["total"] == 20
    assert other["error"]["message"] == "winner appears more than once: one value expected"
    record = f'{{"hand": "{HAND}", "winner": "Li", "from": "", "Winner": "Chen"}}'
    row, _ = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=record))
    assert row["error"]["code"] == "bad-record"


def test_ragged_and_hostile_rows() -> None:
    rows = (
        f"{HAND},Li,Wang,too,many",
        f"{HAND},Li\x1b[31m,Wang",
        '"never closed,Li,Wang',
        f"{HAND},,",
    )
    result = book("-", "-r", "mcr", "--players", FOUR, stdin=table(*rows))
    *made, last = answers(result)
    assert [one["error"]["code"] for one in made] == [
        "bad-record", "control-character", "bad-record", "missing-key",
    ]  # fmt: skip
    assert result.stderr.replace("\n", "").isprintable()
    assert last["balance"] == dict.fromkeys(FOUR.split(","), 0)


def test_a_blank_line_is_no_row_and_empty_cells_are_a_draw() -> None:
    text = f"hand\twinner\tfrom\n\n{HAND}\tLi\tWang\n\t\t\n\n"
    first, draw, last = answers(book("-", "-r", "mcr", "--players", FOUR, stdin=text))
    assert (first["line"], draw["line"], last["draws"]) == (3, 4, 1)
    assert draw["error"] is None


def test_several_files_are_one_evening(tmp_path: Path) -> None:
    files = []
    for n in range(2):
        files.append(tmp_path / f"{n}.csv")
        files[-1].write_text(table(f"{HAND},Li,Wang"), "utf-8")
    first, second, last = answers(book(*map(str, files), "-r", "mcr", "--players", FOUR))
    assert (first["row"], second["row"], second["file"]) == (1, 2, str(files[1]))
    assert last["balance"]["Li"] == 2 * first["payments"]["Li"]
