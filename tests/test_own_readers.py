"""What our readers and our pool do that those of the standard library do not."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import pytest

from mahjong_cli.batch import process
from mahjong_cli.batch.cells import Rows
from mahjong_cli.batch.job import Job
from mahjong_cli.batch.objects import Unusable, members
from mahjong_cli.batch.stream import parts
from tests.streams import in_chunks

HAND = "1155m3399p77sE6m6m +E gold=6m"
STRAY = ["hand,who\n", f'"{HAND},A\n', f"{HAND},B\n", f"{HAND},C\n"]
"""Rows of which the first has a mark that is never closed."""


def test_a_mark_that_is_never_closed_takes_one_row_and_not_the_rest_of_the_file() -> None:
    assert len([*csv.reader(STRAY)]) == 2
    blocks = Rows(",").read([[*enumerate(STRAY, 1)]])
    assert [row for block in blocks for row in block] == [
        (2, f'"{HAND},A'), (3, f"{HAND},B"), (4, f"{HAND},C"),
    ]  # fmt: skip


def test_a_row_over_several_lines_has_the_number_of_its_first() -> None:
    lines = ["hand,why\n", f'{HAND},"one\n', 'two"\n']
    reader = csv.reader(lines)
    assert len([*reader]) == 2
    assert reader.line_num == 3
    blocks = Rows(",").read([[*enumerate(lines, 1)]])
    assert [number for block in blocks for number, _ in block] == [2]


OTHERS = '{"id": 1.10, "far": 1e400, "who": "\\u674e", "of": {"n": 0, "n": 1}}'
"""JSON that comes out otherwise when it is read and written."""


def test_what_is_not_read_comes_back_as_it_was_written() -> None:
    assert json.dumps(json.loads(OTHERS)) == (
        '{"id": 1.1, "far": Infinity, "who": "\\u674e", "of": {"n": 1}}'
    )
    assert members(OTHERS[:-1] + f', "hand": "{HAND}"}}', {"hand"}) == ({"hand": HAND}, OTHERS)


def test_a_key_with_two_values_is_told_at_its_place() -> None:
    text = f'{{"hand": "123m", "hand": "{HAND}"}}'
    assert json.loads(text) == {"hand": HAND}
    with pytest.raises(Unusable) as raised:
        members(text, {"hand"})
    assert raised.value.problem.start == text.rindex('"hand"')


def _counted(seen: list[int]) -> Iterator[int]:
    for n in range(1_000):
        seen.append(n)
        yield n


def test_an_executor_reads_its_whole_input_first() -> None:
    seen: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        executor.map(abs, _counted(seen))
        assert len(seen) == 1_000


@pytest.mark.slow
def test_a_pool_waits_for_what_a_worker_took_with_it() -> None:
    with get_context("spawn").Pool(1) as workers:
        assert workers.apply(abs, (-1,)) == 1
        lost = workers.apply_async(os._exit, (1,))
        assert workers.apply(abs, (-2,)) == 2  # by another worker, which took the next
        assert not lost.ready()


@pytest.mark.slow
def test_an_executor_gives_everything_up_for_one_worker_and_a_stream_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        with pytest.raises(BrokenProcessPool):
            executor.submit(os._exit, 1).result()
        with pytest.raises(BrokenProcessPool):
            executor.submit(abs, 1)

    started: list[process.Process] = []
    real = process.start

    def start() -> process.Process:
        started.append(real())
        if len(started) == 1:
            started[0].kill()
        return started[-1]

    monkeypatch.setattr(process, "start", start)
    found = list(parts(Job({}, "total"), in_chunks([HAND] * 200), 2))
    assert b"".join(part.out for part in found) == b"30\n" * 200
    assert len(started) >= 2
