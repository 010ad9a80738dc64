"""Streams of hands on many processes: the same bytes, however many end before their time."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen, run

import pytest

from mahjong_cli.batch import pool, process
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.stream import SHORT, parts
from tests.command import COMMAND, environment
from tests.samples import WINS
from tests.streams import in_chunks, lines

pytestmark = pytest.mark.slow

# Order, whoever answers


def test_every_number_of_processes_gives_the_same_bytes() -> None:
    texts = lines(600)
    for form in ("json", "csv"):
        job = Job({"gold": "1p"}, form)
        alone = [answer_chunk(job, chunk) for chunk in in_chunks(texts)]
        for jobs in (2, 3):
            assert list(parts(job, in_chunks(texts), jobs)) == alone


def test_a_long_stream_is_spread_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    spread_over: list[int] = []
    real = pool.spread

    def noted(
        job: Job, chunks: Iterator[Chunk], jobs: int, died: Callable[[], None]
    ) -> Iterator[Answers]:
        spread_over.append(jobs)
        return real(job, chunks, jobs, died)

    monkeypatch.setattr("mahjong_cli.batch.stream.spread", noted)
    monkeypatch.setattr("mahjong_cli.batch.stream.cores", lambda: 2)
    short, long = (["0z"] * n for n in (SHORT - 1, SHORT + 500))
    for texts, jobs in ((short, []), (long, [2])):
        spread_over.clear()
        found = list(parts(Job({}, "total"), in_chunks(texts)))
        assert sum(part.hands for part in found) == len(texts)
        assert b"".join(part.out for part in found) == b"error\n" * len(texts)
        assert spread_over == jobs


def test_no_more_is_read_than_is_answered_soon() -> None:
    read = 0

    def chunks() -> Iterator[Chunk]:
        nonlocal read
        for chunk in in_chunks(["0z"] * 100_000):
            read += 1
            yield chunk

    stream = parts(Job({}), chunks(), 2)
    for _ in range(3):
        next(stream)
    time.sleep(0.5)
    assert read <= 3 + 2 * pool.WINDOW + 2
    stream.close()


def test_what_goes_wrong_while_reading_is_raised_in_its_place() -> None:
    def chunks() -> Iterator[Chunk]:
        yield from in_chunks([WINS] * 40)
        raise ZeroDivisionError

    taken: list[int] = []
    with pytest.raises(ZeroDivisionError):
        taken.extend(part.hands for part in parts(Job({}), chunks(), 2))
    assert sum(taken) == 40


# Workers that end


def children(of: int) -> list[int]:
    found = run(["ps", "-o", "pid=", "--ppid", str(of)], capture_output=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


@contextlib.contextmanager
def killer(times: int, seed: int) -> Iterator[list[int]]:
    """Kills worker processes of this one at random moments, so many times."""
    rng, over, killed = Random(seed), threading.Event(), list[int]()

    def kill() -> None:
        while len(killed) < times and not over.wait(rng.uniform(0.02, 0.25)):
            running = [p for p in children(os.getpid()) if _is_worker(p)]
            if running:
                victim = rng.choice(running)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(victim, signal.SIGKILL)
                    killed.append(victim)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        over.set()
        thread.join()


def _is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"mahjong_cli.batch.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="no /proc here")
def test_workers_killed_at_random_lose_no_hand_and_answer_none_twice() -> None:
    texts = lines(40_000)
    deaths: list[None] = []
    with killer(10, seed=1) as killed:
        chunks = (c for c in in_chunks(texts, 32) if len(killed) < 10 or c.lines[0][0] < 3000)
        found = parts(Job({}), chunks, 2, died=lambda: deaths.append(None))
        out = b"".join(part.out for part in found)
    answers = [json.loads(line) for line in out.splitlines()]
    assert len(answers) >= 3000
    assert [one["input"] for one in answers] == texts[: len(answers)]
    assert [one["line"] for one in answers] == list(range(1, len(answers) + 1))
    assert len(killed) == 10
    assert len(deaths) >= 8  # the last may have had nothing more to do


def test_hands_that_end_every_worker_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "TRIES", 2)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    deaths: list[None] = []
    with pytest.raises(pool.WorkersFailed):
        list(parts(Job({}), in_chunks([WINS] * 64), 2, died=lambda: deaths.append(None)))
    assert len(deaths) >= 2


def test_workers_that_cannot_be_started_are_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = lines(300)
    alone = [answer_chunk(Job({}), chunk) for chunk in in_chunks(texts)]
    real, started, deaths = process.start, list[None](), list[None]()

    def start(most: int) -> process.Process:
        if len(started) >= most:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        started.append(None)
        return real()

    for most in (0, 1, 2):
        started.clear()
        monkeypatch.setattr(process, "start", lambda most=most: start(most))
        found = parts(Job({}), in_chunks(texts), 5, died=lambda: deaths.append(None))
        assert list(found) == alone
    assert deaths == []


@pytest.mark.skipif(sys.platform == "win32", reason="no ulimit here")
def test_few_open_files_are_enough(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text("\n".join(lines(800)), "utf-8")
    command = [*COMMAND, "batch", str(file), str(file), "-j", "40"]
    done = run(["bash", "-c", f"ulimit -n 32; {' '.join(command)}"], capture_output=True,
               env=environment(), check=False)  # fmt: skip
    assert len(done.stdout.splitlines()) == 1600
    assert b"unreadable-file" not in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(b"1,600 hands: ")


def test_nothing_is_imported_from_where_the_command_runs(tmp_path: Path) -> None:
    for name in ("csv", "json", "gzip", "pickle", "mahjong_cli", "rich", "sitecustomize"):
        text = f"import os\nos.write(2, b'taken: {name}')\nos._exit(3)\n"
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    # What -P keeps the command itself from, nobody need ask for its workers.
    command = [sys.executable, "-P", "-m", "mahjong_cli", "batch", "-", "-j", "2", "--quiet"]
    done = run(command, input=WINS.encode(), capture_output=True, cwd=tmp_path, check=False,
               env=environment())  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["total"] == 120


def test_workers_end_with_whoever_started_them(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text("\n".join(lines(6000)), "utf-8")
    command = [*COMMAND, "batch", str(file), "-j", "2"]
    with Popen(command, stdout=PIPE, env=environment()) as process:
        assert process.stdout
        process.stdout.readline()
        started = children(process.pid)
        process.kill()
    assert len(started) == 2
    deadline = time.monotonic() + 10
    while any(map(_is_worker, started)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_is_worker, started))
