"""The summary of a stream: every number is what counting its JSON lines gives."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mahjong_cli.batch.answer import Outcome, outcome
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.job import Chunk, Job
from mahjong_cli.batch.stream import parts
from mahjong_cli.batch.summary import Summary
from mahjong_cli.batch.summary_record import SUMMARY_SCHEMA, summary_record
from mahjong_cli.batch.summary_sheet import drawn
from mahjong_cli.games import CATALOGUE
from mahjong_cli.render.look import Look
from mahjong_cli.render.schema import schema
from mahjong_cli.text import LANGS
from tests import laizi
from tests.command import mjscore
from tests.contract import VALIDATOR
from tests.samples import BELOW, SHORT, WINS
from tests.streams import batch, in_chunks, lines

SCHEMA = schema(CATALOGUE.values(), {"summary": SUMMARY_SCHEMA})
_RNG = Random(5)
SETTLED = [str(laizi.deal(_RNG, n % 3)) for n in range(40)]
FIRST = [WINS, SHORT, BELOW, "0z", f"{WINS} seat=W", "123m", f"{SHORT} rules=mcr gold=", *SETTLED]


def counted(text: str) -> dict[str, Any]:
    """What plain counting of JSON lines comes to."""
    made = [json.loads(line) for line in text.splitlines()]
    read = [one for one in made if "error" not in one]
    scored = [one for one in read if one["total"] is not None]
    wins = sum(one["meets_minimum"] for one in read)
    below = sum(one["win"] and not one["meets_minimum"] for one in read)
    held, times, totals = Counter[str](), Counter[str](), Counter[str]()
    for one in scored:
        low = 0
        while one["total"] > max(2 * low - 1, 0):
            low = max(1, 2 * low)
        totals[f"{low}"] += 1
        for row in [*one["fans"], *one.get("patterns", ())]:
            held[f"{one['rules']} {row['id']}"] += 1
            times[f"{one['rules']} {row['id']}"] += row.get("count", 1)
    dearest = sorted(scored, key=lambda one: -one["total"])[:10]
    return {
        "hands": len(made),
        "wins": wins,
        "below_minimum": below,
        "no_win": len(read) - wins - below,
        "errors": dict(Counter(one["error"]["code"] for one in made if "error" in one)),
        "totals": dict(totals),
        "held": dict(held),
        "times": dict(times),
        "dearest": [(one["total"], one["rules"], one["hand"], one["line"]) for one in dearest],
    }


def told(record: dict[str, Any]) -> dict[str, Any]:
    """The same of a summary."""
    VALIDATOR(SCHEMA).validate(record)
    fans = record["fans"]
    assert fans == sorted(fans, key=lambda each: -each["hands"])
    return {
        **{name: record[name] for name in ("hands", "wins", "below_minimum", "no_win", "errors")},
        "totals": {f"{each['low']}": each["hands"] for each in record["totals"]},
        "held": {f"{each['rules']} {each['id']}": each["hands"] for each in fans},
        "times": {f"{each['rules']} {each['id']}": each["times"] for each in fans},
        "dearest": [tuple(each[k] for k in ("total", "rules", "hand", "line"))
                    for each in record["dearest"]],
    }  # fmt: skip


def folded(texts: list[str], size: int, jobs: int) -> Summary:
    found = Summary()
    for part in parts(Job({}, "total", summary=True), in_chunks(texts, size), jobs):
        assert part.summary is not None
        found.merge(part.summary)
    return found


def test_it_is_what_counting_the_json_lines_gives(tmp_path: Path) -> None:
    file, to = tmp_path / "hands.txt", tmp_path / "summary.json"
    file.write_text("\n".join([*FIRST, *lines(400)]), "utf-8")
    made = batch(str(file), "--summary-json", str(to), "--quiet")
    record = json.loads(to.read_text("utf-8"))
    assert told(record) == counted(made.stdout)
    assert record["errors"].keys() >= {"bad-tile", "tile-count"}
    assert {each["rules"] for each in record["fans"]} == {"golden", "hongzhong"}
    assert record["wins"] > 50
    assert record["below_minimum"] > 0
    assert record["no_win"] > 0
    assert {each["file"] for each in record["dearest"]} == {str(file)}
    assert to.read_text("utf-8").count("\n") == 1


@pytest.mark.slow
def test_it_is_the_same_however_it_is_cut_up() -> None:
    texts = [*FIRST, *lines(300), *FIRST]
    whole = folded(texts, len(texts), 1)
    assert whole.hands == len(texts)
    for size, jobs in ((1, 1), (7, 1), (16, 2)):
        assert folded(texts, size, jobs) == whole


def test_of_equal_totals_the_first_are_named() -> None:
    texts = [WINS, *[f"{WINS} {word}" for word in ("discard", "pay=none", "flowers=2")] * 4]
    found = folded(texts, 2, 1).dearest
    assert [each.line for each in found] == sorted(each.line or 0 for each in found)
    assert len(found) == 10


def test_nothing_is_counted_unless_it_is_asked_for() -> None:
    (part,) = parts(Job({}), in_chunks([WINS]), 1)
    assert part.summary is None


def test_game_records_say_whether_they_agree() -> None:
    found = Summary()
    for extra in ("true", "true", "false", "null"):
        record = f'{{"agrees": {extra}}}'
        answer = outcome(Asked(1, WINS, extra=record), {})
        found.add(Chunk("a", "games", (), ()), answer)
        found.add(Chunk("a", "jsonl", (), ()), answer)  # a key of the caller's own
    assert (found.agree, found.differ) == (2, 1)
    assert summary_record(found)["records"] == {"agree": 2, "differ": 1}
    assert "  not as recorded    1\n" in drawn(found, Look())
    assert summary_record(Summary())["records"] is None


# What is shown

SHOWN = """
Summary
  hands              6
  win                3
  below the minimum  1
  do not win         1
  errors             1

Errors
  bad-tile  1  ########################################

Totals
  8-15    1  #############
  16-31   0
  32-63   0
  64-127  3  ########################################
"""


def test_it_stands_below_the_rows_of_a_table() -> None:
    texts = [WINS, WINS, SHORT, BELOW, "0z", WINS]
    made = batch("-", "-f", "table", "--summary", "--quiet", stdin="\n".join(texts))
    assert made.stderr == ""
    rows, _, below = made.stdout.partition("\n\n")
    assert len(rows.splitlines()) == 7
    assert f"\n{below}".replace("█", "#").startswith(SHOWN)
    assert "\n  Flower Tiles" in below
    assert below.splitlines()[-1].split()[:2] == ["9", "4"]


@pytest.mark.parametrize("form", ["json", "csv", "total"])
def test_it_stands_aside_of_other_forms(form: str) -> None:
    texts = f"{WINS}\n{SHORT}"
    bare = batch("-", "-f", form, "--quiet", stdin=texts)
    made = batch("-", "-f", form, "--quiet", "--summary", stdin=texts)
    assert made.stdout == bare.stdout
    assert made.stderr.startswith("\nSummary\n  hands              2\n")


def test_a_file_has_it_below_the_table_too(tmp_path: Path) -> None:
    to = tmp_path / "table.txt"
    batch("-", "-f", "table", "-o", str(to), "--summary", stdin=WINS)
    assert "\n\nSummary\n" in to.read_text("utf-8")
    assert max(map(len, to.read_text("utf-8").splitlines())) <= 200


def test_standard_input_has_a_summary_as_well(tmp_path: Path) -> None:
    to = tmp_path / "summary.json"
    made = mjscore("-", "--json", "--summary", "--summary-json", str(to), stdin=WINS.encode())
    assert "Summary\n" in made.stderr
    assert json.loads(to.read_text("utf-8"))["hands"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("encoding", ["utf-8", "gbk", "ascii"])
def test_it_fits_every_width_and_encoding(lang: str, width: int, encoding: str) -> None:
    from rich.cells import cell_len

    look = Look(lang, width, False, encoding).settled()
    text = drawn(folded([*FIRST, *lines(60)], 16, 1), look)
    assert max(map(cell_len, text.splitlines())) <= width
    text.encode(encoding)
    assert ("#" if encoding == "ascii" else "█") in text


def test_a_name_of_a_file_moves_no_terminal() -> None:
    found = Summary()
    found.add(Chunk("a\x1b[31m[bold].txt", "lines", (), ()), outcome(Asked(1, WINS), {}))
    assert "a\\x1b[31m[bold].txt:1" in drawn(found, Look())


# What cannot be asked for


def test_what_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text(WINS, "utf-8")
    for args, said in (
        (["batch", str(file), "--summary-json", "-"], "need two files"),
        (["batch", str(file), "-o", "x", "--summary-json", "./x"], "need two files"),
        (["batch", str(file), "--summary-json", str(file)], "the output is one of the inputs"),
        ([WINS, "--summary"], "sum up a stream"),
        ([WINS, "--summary-json", "x"], "sum up a stream"),
    ):
        made = mjscore(*args)
        assert made.exit_code == 2
        assert said in made.stderr
    assert file.read_text("utf-8") == WINS


@pytest.mark.slow
def test_a_summary_that_cannot_be_written_says_so_at_once(tmp_path: Path) -> None:
    to = tmp_path / "none" / "s.json"
    made = subprocess.run(
        ["python", "-m", "mahjong_cli", "batch", "-", "--summary-json", str(to)],
        input=WINS.encode(), capture_output=True, check=False,
    )  # fmt: skip
    assert made.returncode == 2
    assert made.stdout == b""
    assert made.stderr.startswith(b"mjscore: cannot write: ")


JQ = r"""
def ranges: if . == 0 then 0 else . as $n | [1 | recurse(2 * .; . <= $n)] | last end;
[., [.[] | select(.total != null)]] as [$all, $scored]
| ($all | length),
  ($all | map(select(.meets_minimum)) | length),
  ($all | map(select(.error)) | length),
  ($scored | group_by(.total | ranges) | map([(.[0].total | ranges), length])),
  ($scored | map(.rules as $r | .fans[] | [$r, .id, .count]) | group_by([.[0], .[1]])
   | map([.[0][0], .[0][1], length, (map(.[2]) | add)])),
  ($scored | map(.total) | sort | reverse | .[:10])
"""


@pytest.mark.large
@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
def test_a_hundred_thousand_hands_as_jq_counts_them(tmp_path: Path) -> None:
    file, to, out = (tmp_path / name for name in ("hands.txt", "summary.json", "out.jsonl"))
    made = lines(100_000)
    file.write_text("\n".join(made), "utf-8")
    batch(str(file), "-o", str(out), "--summary-json", str(to), "--quiet")
    few = "{total, rules, meets_minimum, error: .error.code, fans: [.fans[]? | {id, count}]}"
    slim = subprocess.run(["jq", "-c", few, str(out)], capture_output=True, check=True).stdout
    run = subprocess.run(["jq", "-sc", JQ], input=slim, capture_output=True, check=True)
    hands, wins, errors, totals, fans, dearest = map(json.loads, run.stdout.splitlines())
    record = json.loads(to.read_text("utf-8"))
    assert hands == record["hands"] == 100_000
    assert (wins, errors) == (record["wins"], sum(record["errors"].values()))
    assert totals == [[each["low"], each["hands"]] for each in record["totals"]]
    assert fans == sorted([e["rules"], e["id"], e["hands"], e["times"]] for e in record["fans"])
    assert dearest == [each["total"] for each in record["dearest"]]


def test_a_summary_is_no_larger_for_many_hands() -> None:
    found, answers = Summary(), [outcome(Asked(n, text), {}) for n, text in enumerate(FIRST)]
    sizes = []
    for _ in range(3):
        for answer in answers * 20:
            found.add(Chunk(None, "lines", (), ()), answer)
        sizes.append(len(summary_record(found)["fans"]) + len(found.dearest) + len(found.totals))
    assert len(set(sizes)) == 1
    assert isinstance(answers[0], Outcome)
