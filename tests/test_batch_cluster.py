"""The same stream on a Dask cluster: a real scheduler and two workers, one ended midway."""

from __future__ import annotations

import importlib.util
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen, run

import pytest

from tests import hands
from tests.test_cli import WINS
from tests.test_manners import COMMAND, environment

DASK = importlib.util.find_spec("distributed") is not None
needs_dask = pytest.mark.skipif(
    not DASK, reason="dask is not installed: pip install 'mahjong_cli[cluster]'"
)


def _started(command: list[str], log: Path) -> Popen[bytes]:
    with log.open("wb") as said:
        return Popen(
            [sys.executable, "-m", *command], stdout=said, stderr=said,
            env=environment(DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT="30s"),
        )  # fmt: skip


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str) -> None:
    """Wait until somebody listens there."""
    host, port = address.removeprefix("tcp://").split(":")
    until = time.monotonic() + 60
    while True:
        try:
            socket.create_connection((host, int(port)), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


Cluster = tuple[str, list[Popen[bytes]]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """The address of a scheduler, and its two workers."""
    address = f"tcp://127.0.0.1:{_free_port()}"
    scheduler = _started(
        ["distributed.cli.dask_scheduler", "--host", address, "--no-dashboard", "--no-show"],
        tmp_path / "scheduler.log",
    )
    workers = [
        _started(
            ["distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny",
             "--no-dashboard", "--local-directory", str(tmp_path / f"worker-{n}")],
            tmp_path / f"worker-{n}.log",
        )
        for n in range(2)
    ]  # fmt: skip
    try:
        _wait_for(address)
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


@needs_dask
def test_a_cluster_answers_as_one_process_does(cluster: Cluster, tmp_path: Path) -> None:
    address, workers = cluster
    file = tmp_path / "hands.txt"
    made = [hands.show(hand) for hand in hands.many(12, 400, 2)]
    made[9] = "0z"
    # Enough to end a worker in the middle of it.
    file.write_text("\n".join(f"{made[n % 400]} min={n}" for n in range(4000)), "utf-8")
    command = [*COMMAND, "batch", str(file), "--quiet"]
    alone = run([*command, "-j", "2"], capture_output=True, env=environment(), check=False)
    with Popen(
        [*command, "--scheduler", address], stdout=PIPE, stderr=PIPE, env=environment()
    ) as p:
        assert p.stdout
        assert p.stderr
        first = p.stdout.readline()
        workers[0].kill()
        ended = time.monotonic()
        rest = p.stdout.read()
        assert p.wait() == 2
        said = p.stderr.read()
    assert first + rest == alone.stdout
    assert said == b""
    assert time.monotonic() - ended > 0.2  # it was not over by then
    assert workers[1].poll() is None


@needs_dask
def test_nobody_at_the_address_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from mahjong_cli.batch import cluster
    from mahjong_cli.batch.job import Job

    monkeypatch.setattr(cluster, "PATIENCE", 1)
    for address in (f"tcp://127.0.0.1:{_free_port()}", "nonsense://x"):
        with pytest.raises(cluster.NoCluster, match=r"^(found no scheduler at|expects tcp://)"):
            list(cluster.spread(Job({}), [], address))


@needs_dask
@pytest.mark.parametrize(
    "address",
    ["localhost", "", "foo", "http://x", "tls://x", "inproc://x", "tcp://127.0.0.1:99999",
     "tcp://127.0.0.1:1", "tls://127.0.0.1:1", "tcp://no.such.host.invalid:8786"],
)  # fmt: skip
def test_a_wrong_address_ends_it_soon(address: str) -> None:
    done = run(
        [*COMMAND, "batch", "-", "--scheduler", address], input=WINS.encode(), timeout=20,
        capture_output=True, env=environment(), check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.splitlines()[-1].startswith(
        (b"Error: --scheduler found no ", b"Error: --scheduler expects ")
    )


@needs_dask
def test_a_cluster_answers_a_pipe_before_more_is_waited_for(cluster: Cluster) -> None:
    command = [*COMMAND, "batch", "-", "--scheduler", cluster[0], "--quiet"]
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment()) as process:
        assert process.stdin
        assert process.stdout
        for n in range(1, 3):
            process.stdin.write(f"{WINS}\n".encode())
            process.stdin.flush()
            assert select.select([process.stdout], [], [], 60)[0]
            assert b'"total": 120' in process.stdout.readline(), n
        process.stdin.close()
        assert process.wait() == 0


def test_without_dask_one_line_says_what_to_install(tmp_path: Path) -> None:
    # A package of that name that cannot be imported stands before the real one.
    (tmp_path / "distributed.py").write_text("raise ImportError('not here')\n", "utf-8")
    path = f"{tmp_path}{os.pathsep}{environment()['PYTHONPATH']}"
    done = subprocess.run(
        [*COMMAND, "batch", "-", "--scheduler", "tcp://127.0.0.1:1"], input=WINS.encode(),
        capture_output=True, env=environment(PYTHONPATH=path), check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    last = done.stderr.decode().splitlines()[-1]
    assert last == "Error: --scheduler needs dask: pip install 'mahjong_cli[cluster]'"
