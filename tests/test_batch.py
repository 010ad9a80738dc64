"""Streams of hands: what is read of lines, JSON and CSV, in every encoding."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from mahjong_cli.batch.chunks import chunks as in_chunks
from mahjong_cli.batch.formats import columns
from mahjong_cli.batch.texts import LONGEST_LINE, blocks
from tests.casefile import SHARED
from tests.samples import BELOW, SHORT, WINS
from tests.streams import PLAIN, answers, batch, rows


def test_json_lines_give_their_other_keys_back_unread(tmp_path: Path) -> None:
    other = (
        '"id": 7, "total": "?", "waits": [1.10, 1e999, 12345678901234567890], '
        '"win": {"a": [true, null, "\\u4e07\\ud800"]}, "error": "万"'
    )
    record = f'{{"hand": "{WINS}", {other}}}'
    made = batch("-", stdin=record).stdout
    assert made.endswith(f', "extra": {{{other}}}}}\n')
    broken = batch("-", stdin=record.replace(WINS, "0z")).stdout
    assert broken.endswith(f', "extra": {{{other}}}}}\n')
    assert answers(batch("-", stdin='{"hand": "0z"}'))[0]["extra"] == {}
    assert "extra" not in answers(batch("-", stdin="0z"))[0]


def test_json_lines_say_what_the_hand_does_not() -> None:
    bare = "[7777p,1][3333s]555m88m22s +8m flowers=2"
    given = {"gold": "6m", "seat": "E", "round": "E", "house": {"min": 0, "fifth": "no"}}
    lines = [
        {"hand": f"{bare} gold=6m seat=E round=E min=0 fifth=no"},
        {"hand": bare, **given},
        {"hand": f"{bare} gold=6m", **given, "gold": "六万", "rules": None},
    ]
    made = answers(batch("-", "--seat", "W", stdin="\n".join(map(json.dumps, lines))))
    assert len({(one["hand"], one["total"]) for one in made}) == 1
    flipped = json.dumps({"hand": bare, "flip": "5m"})
    assert answers(batch("-", "--gold", "9s", stdin=flipped))[0]["gold"]["tile"] == "6m"


@pytest.mark.parametrize(
    ("line", "code", "start"),
    [
        ("{", "bad-record", 1),
        ('{"hand": "123m"', "bad-record", 15),
        ('{"hand": "123m"} x', "bad-record", 17),
        ('{"hand": "123m",}', "bad-record", 16),
        ('{"hand": nope}', "bad-record", 9),
        ('{"hand" "123m"}', "bad-record", 8),
        ('{hand: "123m"}', "bad-record", 1),
        ('{"hand": "123m", "x": NaN}', "bad-record", None),
        ('{"hand": "12\t3m"}', "bad-record", None),
        ('["hand"]', "bad-record", None),
        ("123m", "bad-record", 0),
        ("{}", "bad-record", None),
        ('{"hand": null}', "bad-record", None),
        ('{"hand": ["123m"]}', "bad-value", None),
        ('{"hand": true}', "bad-value", None),
        ('{"hand": "123m", "hand": "123p"}', "bad-record", 17),
        ('{"hand": 5}', "bad-value", None),
        ('{"hand": "123m456m789m11p45s +3s", "gold": 6}', "bad-value", None),
        ('{"hand": "123m456m789m11p45s +3s", "house": {"min": 0, "min": 8}}', "bad-record", None),
        ('{"hand": "123m456m789m11p45s +3s", "gold": false}', "bad-value", None),
        ('{"hand": "123m456m789m11p45s +3s", "house": "min=0"}', "bad-value", None),
        ('{"hand": "123m456m789m11p45s +3s", "house": {"gold": "6m"}}', "bad-value", None),
        ('{"hand": "123m456m789m11p45s +3s", "house": {"nope": "6m"}}', "unknown-key", None),
        ('{"hand": "123m456m789m11p45s +3s", "rules": "mcr", "gold": "1s"}', "contradiction", None),
        ('{"x": ' + "[" * 40 + "]" * 40 + "}", "bad-record", 37),
        ('{"x": "' + "[" * 4000 + '", "hand": "0z"}', "bad-tile", 0),
        ('{"hand": "' + "1m" * 1200 + '"}', "too-long", None),
        ('{"x": "' + "y" * 70_000 + '"}', "too-long", None),
    ],
)
def test_json_that_has_no_hand_is_an_error(line: str, code: str, start: int | None) -> None:
    result = batch("-", "-i", "jsonl", stdin=f"{line}\n" + json.dumps({"hand": WINS}))
    bad, good = answers(result)
    assert bad["error"]["code"] == code
    if start is not None:
        assert bad["error"]["start"] == start
    assert (good["line"], good["total"]) == (2, 120)
    assert len(bad["input"]) <= 2400


def test_csv_keeps_the_callers_columns_as_they_are() -> None:
    text = (
        "# from the club\r\n\r\n"
        'id,Hand,"the, note",gold,house\r\n'
        f'#1,"{WINS}","a ""b""",,min=0\r\n'
        "\r\n"
        ' 2,123m456m789m11p45s +3s,"two\nlines",5s,"min=0 fifth=no"\r\n'
        "3,0z\r\n"
        "4,123m,,,,more\r\n"
    )
    result = batch("-", "-f", "csv", stdin=text)
    made = rows(result.stdout)
    names = ["id", "Hand", "the, note", "gold", "house"]
    assert list(made[0]) == names + [f"mj_{name}" for name in columns()]
    assert [[row[name] for name in names] for row in made] == [
        ["#1", WINS, 'a "b"', "", "min=0"],
        [" 2", "123m456m789m11p45s +3s", "two\nlines", "5s", "min=0 fifth=no"],
        ["3", "0z", "", "", ""],
        ["4", "123m", "", "", ""],
    ]
    assert [row["mj_line"] for row in made] == ["4", "6", "8", "9"]
    assert made[0]["mj_total"] == "120"
    assert [row["mj_error"] for row in made] == ["", "", "bad-tile", "bad-record"]
    as_json = answers(batch("-", stdin=text))
    assert as_json[0]["extra"] == {"id": "#1", "the, note": 'a "b"'}
    assert as_json[1]["hand"].endswith("gold=5s fifth=no min=0")
    assert as_json[3]["extra"] == {"id": "4", "the, note": "", "": "more"}
    assert as_json[3]["input"] == made[3]["mj_input"] == "4,123m,,,,more"


def test_tsv_and_forced_kinds() -> None:
    text = f"hand\tid\n{WINS}\t1\n"
    assert answers(batch("-", stdin=text))[0]["extra"] == {"id": "1"}
    assert len(answers(batch("-", "-i", "lines", stdin='hand\n{"hand": 1}\n'))) == 2
    twice = batch("-", stdin=f"hand,hand\n{WINS},0z\n")
    assert answers(twice)[0]["error"]["code"] == "bad-record"


def test_a_quotation_mark_that_is_never_closed_spoils_no_other_row() -> None:
    text = f'hand,note\n{PLAIN},"open\n' + f"{PLAIN},x\n" * 150
    made = answers(batch("-", stdin=text))
    assert len(made) == 151
    assert [one["line"] for one in made] == list(range(2, 153))
    assert (made[0]["error"]["code"], made[0]["error"]["start"]) == ("bad-record", len(PLAIN) + 1)
    assert {one["total"] for one in made[1:]} == {13}
    inches = f'hand,note\n{PLAIN},5" wide\n{PLAIN},x\n{PLAIN},6" wide\n'
    assert [one["extra"]["note"] for one in answers(batch("-", stdin=inches))] == [
        '5" wide', "x", '6" wide',
    ]  # fmt: skip


def test_csv_that_cannot_be_read_as_cells_is_an_error() -> None:
    made = answers(batch("-", stdin=f'hand,note\n{PLAIN},"a"b\n{PLAIN},c\n'))
    assert [one.get("error", {}).get("code") for one in made] == ["bad-record", None]
    assert made[0]["error"]["start"] == len(PLAIN) + 1


def test_a_mark_that_is_never_closed_glues_no_rows() -> None:
    rest = f'2,{PLAIN},"two\nlines"\n3,{PLAIN},"fine"\n4,{PLAIN},5" tall\n'
    for note in ('"open', '"5" tall', '"one\n"two"'):
        made = answers(batch("-", stdin=f"id,hand,note\n1,{PLAIN},{note}\n{rest}"))
        assert made[0]["error"]["code"] == "bad-record"
        assert [one.get("total") for one in made][-3:] == [13, 13, 13]
        assert [one["extra"] for one in made[-3:]] == [
            {"id": "2", "note": "two\nlines"}, {"id": "3", "note": "fine"},
            {"id": "4", "note": '5" tall'},
        ]  # fmt: skip
    assert len(made) == 4


@pytest.mark.parametrize("length", [LONGEST_LINE, 3 * LONGEST_LINE])
def test_a_row_too_long_is_one_error_and_takes_no_other_with_it(length: int) -> None:
    line = "x" * length
    many = "\n".join(["x" * 100] * (length // 100))
    text = (
        f'id,hand,note\n1,{PLAIN},"{line}"\n2,{PLAIN},"{line}"\n3,{PLAIN},z\n4,{PLAIN},{line}\n'
        f'5,{PLAIN},"a\nb"\n6,{PLAIN},"{many}"\n7,{PLAIN},"{line}\n{line}"\n8,{PLAIN},z\n'
    )
    for form in ("json", "csv"):
        result = batch("-", "-f", form, stdin=text)
        if form == "json":
            made = answers(result)
            codes = [one.get("error", {}).get("code") for one in made]
            extras = [one["extra"]["id"] for one in made if "extra" in one]
        else:
            table = rows(result.stdout)
            codes = [row["mj_error"] or None for row in table]
            extras = [row["id"] for row in table if row["id"]]
        long = "too-long"
        assert codes == [long, long, None, long, None, long, long, None]
        assert extras == ["3", "5", "8"]


def test_a_quoted_cell_may_have_any_number_of_lines() -> None:
    note = "a\n" * 500 + "b"
    made = answers(batch("-", stdin=f'id,hand,note\n1,{PLAIN},"{note}"\n2,{PLAIN},z\n'))
    assert [(one["line"], one["total"]) for one in made] == [(2, 13), (503, 13)]
    assert made[0]["extra"]["note"] == note
    open_ = answers(batch("-", stdin=f'id,hand,note\n1,{PLAIN},"{note}\n'))
    assert [one["error"]["code"] for one in open_] == ["bad-record"]


def test_cells_come_back_as_the_same_bytes() -> None:
    first = "id,hand,张,id\r\n".encode()
    row = f'张,{PLAIN},"a\r\nb ""c"" \r d",=1+1'.encode()
    result = batch("-", "-f", "csv", stdin=first + row + b"\r\n")
    assert result.stdout_bytes.startswith(first.removesuffix(b"\r\n") + b",mj_file")
    assert row.removesuffix(b"=1+1") in result.stdout_bytes
    assert result.exit_code == 0


@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_record_in_gbk_is_an_error_and_is_answered_in_utf_8(form: str) -> None:
    note = "晚了".encode("gbk")  # cd ed c1 cb
    table = b"hand,note\n%b,ok\n%b,%b\n" % (PLAIN.encode(), PLAIN.encode(), note)
    record = b'{"hand": "%b", "note": "%b"}\n' % (PLAIN.encode(), note)
    said = "the bytes cd ed c1 cb are not UTF-8: text in UTF-8 expected"
    for kind, data in (("csv", table), ("jsonl", record)):
        result = batch("-", "-i", kind, "-f", form, stdin=data)
        assert result.exit_code == 2
        text = result.stdout_bytes.decode("utf-8")
        assert "\\ud" not in text
        if form == "json":
            last = answers(result)[-1]
            assert (last["error"]["code"], last["error"]["message"]) == ("not-utf8", said)
            start, end = last["error"]["start"], last["error"]["end"]
            assert last["input"][start:end] == last["extra"]["note"] == "\ufffd" * 4
        else:
            row = rows(text)[-1]
            assert (row["mj_error"], row["mj_message"]) == ("not-utf8", said)
            assert kind == "jsonl" or row["note"] == "\ufffd" * 4


def test_a_header_in_gbk_is_an_error_and_its_rows_are_read() -> None:
    header, row = "hand,备注".encode("gbk"), f"{PLAIN},ok".encode()
    first, second = answers(batch("-", stdin=header + b"\n" + row))
    assert (first["line"], first["error"]["code"], first["error"]["start"]) == (1, "not-utf8", 5)
    assert second["extra"] == {"\ufffd" * 2 + "ע": "ok"}


def test_columns_of_one_name_are_all_kept() -> None:
    made = answers(batch("-", stdin=f"id,hand,id\n1,{PLAIN},2\n"))
    assert made[0]["extra"] == {"id": ["1", "2"]}


def test_csv_without_rows_is_its_header() -> None:
    result = batch("-", "-f", "csv", stdin="id,hand\n")
    assert result.stdout.splitlines()[0].startswith("id,hand,mj_file,")
    assert (len(result.stdout.splitlines()), result.exit_code) == (1, 0)
    assert batch("-", stdin="id,hand\n").stdout == ""


def test_a_key_that_contradicts_the_hand_is_an_error() -> None:
    bare = "123m456m789m11p45s +3s"
    lines = [
        {"hand": f"{bare} gold=5p", "gold": "6p"},
        {"hand": f"{bare} gold=5p", "gold": "五饼", "house": {"min": 0}},
        {"hand": f"{bare} seat=E", "seat": "S"},
        {"hand": f"{bare} min=3", "house": {"min": 4}},
        {"hand": f"{bare} flip=5p", "gold": "5p"},
        {"hand": f"{bare} 门风=E", "seat": "S"},
        {"hand": f"{bare} rules=mcr", "rules": "golden"},
    ]
    made = answers(batch("-", stdin="\n".join(map(json.dumps, lines))))
    wrong = [one.get("error", {}).get("code") for one in made]
    assert wrong == ["contradiction", None, *["contradiction"] * 5]
    text = f"hand,gold,house\n{bare} gold=5p,6p,\n{bare},,min=0 min=1\n{bare},,min=0 min=0\n"
    made = answers(batch("-", stdin=text))
    codes = [one.get("error", {}).get("code") for one in made]
    assert codes == ["contradiction", "bad-record", None]
    twice = f'{{"hand": "{bare}", "hand": "{bare}", "house": {{"min": 0, "min": 0}}}}'
    assert "error" not in answers(batch("-", stdin=twice))[0]


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", [True, False])
def test_encodings_and_line_ends(encoding: str, end: str, last: bool, tmp_path: Path) -> None:
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    hand = "一二三万456m78s11s456p +九条 gold=1p"
    for name, lines in {
        "x.txt": ["# 汉字", hand, "", WINS],
        "x.jsonl": [json.dumps({"hand": hand}), json.dumps({"hand": WINS}, ensure_ascii=False)],
        "x.csv": ["hand,名", f"{hand},万", f'"{WINS}",'],
    }.items():
        file = tmp_path / name
        data = (mark + end.join(lines) + (end if last else "")).encode(encoding)
        file.write_bytes(data)
        packed = tmp_path / f"{name}.gz"
        packed.write_bytes(gzip.compress(data))
        made = [[one["total"] for one in answers(batch(str(f)))] for f in (file, packed)]
        assert made == [[13, 120]] * 2


def test_many_files_and_standard_input_in_order(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.jsonl"
    first.write_text(f"{WINS}\n{SHORT}\n", "utf-8")
    second.write_text(json.dumps({"hand": BELOW}), "utf-8")
    result = batch(str(first), "-", str(second), str(first), stdin="0z\n")
    places = [(one.get("file"), one["line"]) for one in answers(result)]
    assert places == [
        (str(first), 1), (str(first), 2), (None, 1), (str(second), 1), (str(first), 1),
        (str(first), 2),
    ]  # fmt: skip
    table = batch(str(first), str(second), "-f", "table").stdout.splitlines()
    assert table[3].startswith(f"{second}:1 ")


def test_files_of_different_columns_do_not_become_one_csv(tmp_path: Path) -> None:
    first, second = tmp_path / "a.csv", tmp_path / "b.csv"
    first.write_text(f"hand,x\n{PLAIN},1\n", "utf-8")
    second.write_text(f"hand,y\n{PLAIN},1\n", "utf-8")
    assert batch(str(first), str(second)).exit_code == 0
    nothing = tmp_path / "x.gz"
    nothing.write_bytes(b"no gzip")
    result = batch(str(nothing), str(first), str(second), str(first), "-f", "csv")
    assert result.exit_code == 2
    made = rows(result.stdout)
    assert [(row["mj_file"], row["mj_error"]) for row in made] == [
        (str(nothing), "unreadable-file"), (str(first), ""), (str(second), "other-columns"),
        (str(first), ""),
    ]  # fmt: skip
    assert [row["x"] for row in made] == ["", "1", "", "1"]


@pytest.mark.slow
def test_a_file_that_breaks_off_is_an_error_in_its_place(tmp_path: Path) -> None:
    whole = gzip.compress("".join(f"{WINS} min={n}\n" for n in range(500)).encode())
    for data in (whole[: len(whole) // 2], whole[:-4] + b"\0\0\0\0", b"no gzip at all", b""):
        file = tmp_path / "x.gz"
        file.write_bytes(data)
        result = batch(str(file), "-", "-j", "1", stdin=WINS)
        *_, bad, good = [{}, *answers(result)]
        assert good["total"] == 120
        assert not data or bad["error"]["code"] == "unreadable-file"
        assert result.exit_code == (2 if data else 0)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared case files lie beside a checkout only")
@pytest.mark.parametrize("path", sorted(SHARED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_shared_case_files_as_they_are(path: Path) -> None:
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    result = batch("-", stdin=path.read_bytes())
    made = answers(result)
    assert len(made) == len(cases)
    for case, one in zip(cases, made, strict=True):
        assert one["input"] == case["hand"]
        read = ("hand", "rules")
        assert one["extra"] == {key: value for key, value in case.items() if key not in read}
        if case.get("total") is not None and "error" not in one:
            assert one["total"] == case["total"]


def test_a_line_too_long_is_not_kept() -> None:
    long = ("1" * LONGEST_LINE * 3, "m" * 7)
    made = list(blocks([WINS, "\n", *long, "\n", WINS]))
    assert [number for block in made for number, _ in block] == [1, 2, 0, 3]
    cut = [line for chunk in in_chunks(None, [WINS, "\n", *long, "\n", WINS])
           for line in chunk.lines]  # fmt: skip
    assert [number for number, _ in cut] == [1, 2, 3]
    assert [len(text) for _, text in cut] == [len(WINS), LONGEST_LINE + 1, len(WINS)]


def test_chunks_are_small_and_come_as_lines_do() -> None:
    many = "\n".join([WINS] * 200) + "\n"
    sizes = [len(chunk.lines) for chunk in in_chunks(None, [many, f"{WINS}\n", WINS])]
    assert sizes == [64, 64, 64, 8, 1, 1]
