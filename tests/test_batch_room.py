"""Answers that wait to be written are bounded by bytes, and none of them waits for ever."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path
from threading import Thread

import pytest

from mahjong_cli.batch import pool
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Answers, Job
from mahjong_cli.batch.room import Flow, Room
from mahjong_cli.batch.sources import Sources
from tests.streams import in_chunks, lines

HANDS = lines(400)


def entered(room: Room, number: int, size: int) -> Thread:
    """A thread that wants room; it is given time to find it."""
    thread = Thread(target=room.enter, args=(number, size), daemon=True)
    thread.start()
    thread.join(0.05)
    return thread


def test_only_what_is_next_goes_beyond_the_limit() -> None:
    room = Room(100)
    room.enter(1, 60)
    waiting = entered(room, 2, 60)
    assert waiting.is_alive()
    room.enter(0, 1000)
    room.leave(1000)  # and 1 is next
    assert entered(room, 3, 60).is_alive()
    room.leave(60)  # and 2 is next, which had to wait
    waiting.join(5)
    assert not waiting.is_alive()
    room.lift()
    assert not entered(room, 9, 10**9).is_alive()


def test_what_is_under_way_is_bounded_by_what_the_largest_takes() -> None:
    flow = Flow(100)

    def begun() -> Thread:
        thread = Thread(target=flow.enter, daemon=True)
        thread.start()
        thread.join(0.05)
        return thread

    assert not begun().is_alive()
    waiting = begun()  # nothing is known of the size of the first
    assert waiting.is_alive()
    flow.leave(40)
    waiting.join(5)
    assert [begun().is_alive(), flow.count] == [False, 2]
    third = begun()
    assert third.is_alive()
    flow.leave(300)  # one is larger than the limit, and still there is always one
    flow.leave(10)
    third.join(5)
    assert not third.is_alive()
    last = begun()
    assert last.is_alive()
    flow.lift()
    last.join(5)
    assert not last.is_alive()


def slowly(found: list[Answers], made: pool._Pool, limit: int) -> None:
    """Take the parts as a slow reader does."""
    for part in made.parts():
        time.sleep(0.005)
        # What is being written is still held; the next may have come whatever its size.
        ahead = made.room.held - len(part.out)
        assert ahead <= max(limit, 2 * max(len(part.out), 20_000))
        found.append(part)


@pytest.mark.slow
@pytest.mark.parametrize("limit", [1, 40_000])
def test_a_slow_reader_gets_everything_and_little_waits_for_it(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "ROOM", limit)
    job, found = Job({}), list[Answers]()
    with contextlib.closing(pool._Pool(job, 3, lambda: None)) as made:
        assert made.begin(in_chunks(HANDS, 4))
        slowly(found, made, limit)
    whole = b"".join(answer_chunk(job, chunk).out for chunk in in_chunks(HANDS, 4))
    assert b"".join(part.out for part in found) == whole


@pytest.mark.slow
def test_no_room_and_dying_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ROOM", 1)
    job, found, killed = Job({}), list[bytes](), 0
    with contextlib.closing(pool._Pool(job, 2, lambda: None)) as made:
        assert made.begin(in_chunks(HANDS, 16))
        for n, part in enumerate(made.parts()):
            found.append(part.out)
            if n % 8 == 3 and made.processes:
                os.kill(next(iter(made.processes)).pid, signal.SIGKILL)
                killed += 1
    whole = [answer_chunk(job, chunk).out for chunk in in_chunks(HANDS, 16)]
    assert (found, killed > 1) == (whole, True)


def test_chunks_are_smaller_where_answers_are_long(tmp_path: Path) -> None:
    for text in ("123m\n" * 20, "hand\n" + "123m\n" * 20):
        (tmp_path / "x").write_text(text, "utf-8")
        sizes = [len(chunk.lines) for chunk in Sources([str(tmp_path / "x")], most=8)]
        assert sizes == [8, 8, 4]
