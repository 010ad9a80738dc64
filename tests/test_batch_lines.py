"""What ends a line, what may hide one, what a header and a record must have: no hand is lost."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_cli.batch.chunks import chunks as in_chunks
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.texts import decode
from tests.streams import PLAIN, answers, batch, rows

BARE = "123456789m777p3s +E self seat=S round=E"
GOLDEN = f"{BARE} gold=E"
"""Worth 22; without its gold it does not win."""


def codes(text: str | bytes, *args: str) -> list[object]:
    """The total of each answer, or the code of its error."""
    made = answers(batch("-", *args, stdin=text))
    return [one["error"]["code"] if "error" in one else one["total"] for one in made]


# The ends of lines


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("hand,who\rH,a\rH,b\r", 2),
        ("hand,who\rH,a\rH,b", 2),
        ("hand\twho\rH\ta\rH\tb\r", 2),
        ("hand\rH\rH\r", 2),
        ("hand,who\rH,a\r\nH,b\r\n", 2),
        ("hand,who\r\nH,a\rH\r\n", 2),
        ("hand,who\nH,a\r\rH,b\n\r", 2),
        ('hand,who\rH,"a\rb"\rH,"c\r\nd"\r', 2),
        ("# note\rH\nH\n", 2),
        ("H\r# note\r\rH\r\nH\n\rH", 4),
        ("\rH\r", 1),
        ('{"hand":"H"}\r{"hand":"H"}\r\n{"hand":"H"}', 3),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_lone_carriage_return_ends_a_line(text: str, hands: int, encoding: str) -> None:
    data = text.replace("H", GOLDEN).encode(encoding)
    assert codes(data) == [22] * hands
    for size in (1, 2, 7):
        pieces = iter([data[at : at + size] for at in range(0, len(data), size)])
        assert len(list(found(pieces))) == hands


def found(pieces: Iterator[bytes]) -> list[str]:
    """The texts of the hands in blocks of bytes."""
    texts = decode(lambda: next(pieces, b""))
    return [one.text for chunk in in_chunks(None, texts) for one in find_hands(chunk)]


def test_a_packed_file_of_carriage_returns(tmp_path: Path) -> None:
    file = tmp_path / "x.csv.gz"
    file.write_bytes(gzip.compress(f"hand,who\r{GOLDEN},a\r{GOLDEN},b".encode()))
    assert [one["total"] for one in answers(batch(str(file)))] == [22, 22]


def test_a_carriage_return_in_quotes_comes_back() -> None:
    made = answers(batch("-", stdin=f'hand,who\r{PLAIN},"a\rb"\r{PLAIN},"c\r\nd"\r'))
    assert [one["extra"] for one in made] == [{"who": "a\rb"}, {"who": "c\r\nd"}]
    assert [one["line"] for one in made] == [2, 4]


SIGNS = ["\x00", "\x0b", "\x0c", "\x1b", "\x1c", "\x7f", "\x85", "\u2028", "\u2029"]


@pytest.mark.slow
@pytest.mark.parametrize("sign", SIGNS)
def test_no_control_character_hides_a_hand(sign: str) -> None:
    control = "control-character"
    assert codes(f"# note{sign}{GOLDEN}\n{GOLDEN}\n") == [control, 22]
    assert codes(f'# note{sign}\n{{"hand":"{GOLDEN}"}}\n#{sign}\n') == [control, 22, control]
    assert codes(f"# note{sign}{GOLDEN}\nhand,who\n{GOLDEN},a\n") == [control, 22]
    assert codes(f"hand,who\n{GOLDEN},a{sign}{GOLDEN}\n{GOLDEN},b\n") == [control, 22]
    assert codes(f'hand,who\n{GOLDEN},"a{sign}"\n{GOLDEN},b\n') == [control, 22]
    assert codes(f"hand,who{sign}{GOLDEN},a\n{GOLDEN},b\n") == [control, 22]
    assert codes(f"{sign}\n{GOLDEN}\n")[1:] == [22]
    (bad,) = answers(batch("-", stdin=f"hand\twho\n{PLAIN}\ta{sign}b\n"))
    assert (bad["line"], bad["error"]["start"]) == (2, len(PLAIN) + 2)
    assert (bad["input"], bad["extra"]) == (f"{PLAIN}\ta{sign}b", {"who": f"a{sign}b"})


def test_a_comment_without_end_is_not_passed_over() -> None:
    assert codes(f"# {'x' * 70_000}\v{GOLDEN}\n{GOLDEN}\n") == ["too-long", 22]


# Headers


@pytest.mark.parametrize(
    ("text", "args", "line"),
    [
        (f"{PLAIN}\n", ("-i", "csv"), 1),
        (f"{PLAIN}\n", ("-i", "tsv"), 1),
        (f"#hand,who\n{PLAIN},a\n", ("-i", "csv"), 2),
        (f"hnad,who\n{PLAIN},a\n", ("-i", "csv"), 1),
        ("id,tiles\n1,123m\n2,456m\n", ("-i", "csv"), 1),
        ("\n\nid,who", ("-i", "csv"), 3),
    ],
)
def test_a_header_without_hands_is_an_error(text: str, args: tuple[str, ...], line: int) -> None:
    for form in ("json", "csv", "table", "total"):
        assert batch("-", *args, "-f", form, stdin=text).exit_code == 2
    (made,) = answers(batch("-", *args, stdin=text))
    assert (made["error"]["code"], made["line"]) == ("no-hand-column", line)


def test_a_header_that_nearly_names_hands() -> None:
    (made,) = answers(batch("-", "-i", "csv", stdin=f"who,hnad\na,{PLAIN}\n"))
    assert made["error"]["hint"] == "should hnad be called hand?"


def test_a_header_too_long_is_not_cut() -> None:
    names = ",".join(f"c{n}" for n in range(20_000))
    assert codes(f"hand,{names}\n{PLAIN}\n") == ["too-long"]
    assert codes(f'hand,"{"x" * 70_000}"\n{PLAIN},a\n') == ["too-long"]


def test_a_header_without_cells_is_an_error() -> None:
    (made,) = answers(batch("-", stdin=f'hand,"who\n{PLAIN},a\n'))
    assert (made["error"]["code"], made["error"]["start"]) == ("bad-record", 5)


def test_files_go_on_after_one_whose_header_is_wrong(tmp_path: Path) -> None:
    bad, good = tmp_path / "a.csv", tmp_path / "b.csv"
    bad.write_text(f"hnad,who\n{PLAIN},a\n", "utf-8")
    good.write_text(f"hand,who\n{PLAIN},a\n", "utf-8")
    result = batch(str(bad), str(good), str(bad), "-i", "csv", "-f", "csv")
    made = rows(result.stdout)
    assert [row["mj_error"] for row in made] == ["no-hand-column", "", "no-hand-column"]
    assert [row["who"] for row in made] == ["", "a", ""]


# Columns and keys


def test_our_own_output_can_be_scored_again() -> None:
    first = batch("-", "-f", "csv", stdin=f"hand,who\n{PLAIN},a\n0z,b\n")
    again = batch("-", "-f", "csv", stdin=first.stdout)
    assert again.stdout.splitlines()[0] == first.stdout.splitlines()[0]
    assert [row["mj_total"] for row in rows(again.stdout)] == ["13", ""]
    assert again.stderr.count("were replaced: mj_file, mj_line") == 1
    kept = batch("-", "-f", "csv", stdin=f"hand,mj_note,MJ_Total\n{PLAIN},a,7\n")
    assert kept.stdout.startswith("hand,mj_note,mj_file,")
    assert rows(kept.stdout)[0]["mj_note"] == "a"
    # In JSON they are the caller's, and in nobody's way.
    as_json = answers(batch("-", stdin=f"hand,mj_total\n{PLAIN},7\n"))
    assert as_json[0]["extra"] == {"mj_total": "7"}


def test_names_of_keys_in_any_case() -> None:
    for key, value in {"Gold": "E", "GOLD": "E", " gold ": "E", "House": {"MIN": 0}}.items():
        text = GOLDEN if key == "House" else BARE
        assert codes(json.dumps({"Hand": text, key: value})) == [22]
        if key != "House":
            assert codes(f"HAND,{key}\n{text},{value}\n") == [22]
    assert codes(json.dumps({"hand": BARE, "gold": "E", "Gold": "W"})) == ["bad-record"]
    twice = {"hand": GOLDEN, "house": {"min": 0, "Min": 8}}
    assert codes(json.dumps(twice)) == ["bad-record"]


def test_keys_that_csv_leaves_out_are_spoken_of_once() -> None:
    text = "".join(json.dumps({"hand": PLAIN, "id": n}) + "\n" for n in range(200))
    said = "do not become columns"
    result = batch("-", "-f", "csv", stdin=text)
    assert (result.stderr.count(said), len(rows(result.stdout))) == (1, 200)
    assert said not in batch("-", "-f", "csv", stdin=json.dumps({"hand": PLAIN})).stderr
    assert said not in batch("-", stdin=text).stderr


@pytest.mark.parametrize("length", [0, 40, 1900, 60_000])
def test_what_contradicts_the_hand_is_found_at_any_length(length: int) -> None:
    far, gap = "x" * length, " " * length
    wrong = "contradiction"
    assert codes(json.dumps({"hand": GOLDEN, "note": far, "gold": "W"})) == [wrong]
    assert codes(json.dumps({"hand": GOLDEN, "gold": f"{gap}W"})) == [wrong]
    assert codes(f"hand,note,gold\n{GOLDEN},{far},W\n") == [wrong]
    assert codes(json.dumps({"gold": "W", "note": far, "hand": BARE, "Gold": "E"})) == [
        "bad-record"
    ]
    for key, value in {"gold": f"E{gap} W", "flip": f"N{far}x", "seat": f"E{far}x"}.items():
        assert codes(json.dumps({"hand": GOLDEN, key: value})) == ["bad-value"]


# Encodings


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", ["H\nH\n", "hand,who\nH,a\n", '{"hand":"H"}', "# a\nH\n"])
def test_utf_16_without_a_mark_is_called_so(encoding: str, text: str) -> None:
    data = text.replace("H", GOLDEN).encode(encoding)
    (made,) = answers(batch("-", stdin=data))
    assert made["error"]["message"] == "this is UTF-16 without its mark, so it was not read"
    assert set(codes("\ufeff".encode(encoding) + data)) == {22}


def test_zeros_here_and_there_are_no_utf_16() -> None:
    assert codes(f"\0{GOLDEN}\n{GOLDEN}\n") == ["control-character", 22]
    assert codes(f"{GOLDEN[0]}\0{GOLDEN}\n{GOLDEN}\n") == ["control-character", 22]
