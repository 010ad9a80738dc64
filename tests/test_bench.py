"""The benchmark runs, and its figures hang together; how large they are is no test's business."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from tests.bench.__main__ import main
from tests.bench.timing import compare

pytestmark = pytest.mark.slow


def bench(*arguments: str) -> dict[str, Any]:
    few = ("--plain", "10", "--golds", "5", "--lines", "20", "--runs", "1")
    result = CliRunner().invoke(main, [*arguments, *few, "--json"], catch_exceptions=False)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_figures_stand_beside_those_of_a_rival() -> None:
    rows = bench("plain", "golds1", "text", "streams")["rows"]
    assert {row["rival"] for row in rows} == {
        "PyMahjongGB", "mahjong 2.1", "brute force", "loop of PyMahjongGB", "1 process", "",
    }  # fmt: skip
    for row in rows:
        assert row["ours"] > 0
        assert not row["rival"] or row["theirs"] * row["ratio"] > 0


def test_ratios_are_medians_of_what_was_timed_in_turn() -> None:
    pairs = [(1.0, 2.0), (1.0, 4.0), (6.0, 3.0)]
    slower = compare("work", calls=3, pairs=pairs, rival="rival")
    assert (slower.ours, slower.theirs, slower.ratio) == (1, 3, 0.5)
    assert compare("work", calls=3, pairs=pairs, rival="rival", faster=True).ratio == 2


def test_tables_tell_how_often_they_were_asked() -> None:
    rows = bench("--caches", "2")["rows"]
    assert len(rows) > 5
    for row in rows:
        assert 0 <= row["missed"] <= row["asked"] > 0
        assert row["bound"] is None or row["size"] <= row["bound"]
