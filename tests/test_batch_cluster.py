"""The same stream on a Dask cluster: a real scheduler and two workers, one ended midway."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import select
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen, run

import pytest

from mahjong_cli.batch import cluster as cluster_module
from mahjong_cli.batch.job import Job
from tests import hands, recorded
from tests.command import COMMAND, environment
from tests.faulty import faulty
from tests.samples import WINS
from tests.streams import in_chunks

pytestmark = pytest.mark.slow

DASK = importlib.util.find_spec("distributed") is not None
needs_dask = pytest.mark.skipif(not DASK, reason="dask is not installed: pip install '.[cluster]'")


def _started(command: list[str], log: Path, **more: str) -> Popen[bytes]:
    with log.open("wb") as said:
        return Popen(
            [sys.executable, "-m", *command], stdout=said, stderr=said, cwd=log.parent,
            env=environment(DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT="30s", **more),
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


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler without workers."""
    address = f"tcp://127.0.0.1:{_free_port()}"
    process = _started(
        ["distributed.cli.dask_scheduler", "--host", address, "--no-dashboard", "--no-show"],
        tmp_path_factory.mktemp("scheduler") / "log",
    )
    try:
        _wait_for(address)
        yield address
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def worker(address: str, path: Path, **more: str) -> Iterator[Popen[bytes]]:
    """A worker of the scheduler, in this environment."""
    command = [
        "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny",
        "--no-dashboard", "--local-directory", str(path / "worker"),
    ]  # fmt: skip
    path.mkdir(exist_ok=True)
    process = _started(command, path / "log", **more)
    try:
        _wait_until_registered(process, path / "log")
        yield process
    finally:
        process.kill()
        process.wait()


def _wait_until_registered(process: Popen[bytes], log: Path) -> None:
    """Wait until the scheduler knows the worker: without one, the command says that it waits."""
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until:
        if "Registered to" in log.read_text("utf-8"):
            return
        time.sleep(0.05)
    raise AssertionError(log.read_text("utf-8"))


Cluster = tuple[str, list[Popen[bytes]]]


@pytest.fixture
def cluster(scheduler: str, tmp_path: Path) -> Iterator[Cluster]:
    """The address of a scheduler, and its two workers."""
    with worker(scheduler, tmp_path / "1") as one, worker(scheduler, tmp_path / "2") as two:
        yield scheduler, [one, two]


@needs_dask
def test_a_cluster_answers_as_one_process_does(cluster: Cluster, tmp_path: Path) -> None:
    address, workers = cluster
    file = tmp_path / "hands.txt"
    made = [hands.show(hand) for hand in hands.many(12, 400, 2)]
    made[9] = "0z"
    # Enough to end a worker in the middle of it.
    file.write_text("\n".join(f"{made[n % 400]} min={n}" for n in range(2000)), "utf-8")
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


STRANGERS = {
    "silent": b"",
    "SSH": b"SSH-2.0-OpenSSH_9.6\r\n",
    "HTTP": b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
    "random": bytes(range(255, 55, -1)),
    "small": bytes([50, *[0] * 7]) + bytes(range(200)),
}


@contextlib.contextmanager
def stranger(said: bytes) -> Iterator[str]:
    """The address of somebody who takes every connection, says this, and nothing more."""
    with socket.create_server(("127.0.0.1", 0)) as server, contextlib.ExitStack() as kept:

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    kept.enter_context(connection := server.accept()[0])
                    connection.sendall(said)

        threading.Thread(target=serve, daemon=True).start()
        yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)


@needs_dask
@pytest.mark.parametrize("who", STRANGERS)
def test_a_stranger_at_the_address_is_one_line(
    who: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster_module, "ANSWER", 2)
    before = time.monotonic()
    with stranger(STRANGERS[who]) as address:
        said = f"found no scheduler at {address}: (no answer|whoever answers there does not)"
        with pytest.raises(cluster_module.NoCluster, match=said):
            list(cluster_module.spread(Job({}), [], address))
    assert time.monotonic() - before < 5
    assert capfd.readouterr() == ("", "")


@needs_dask
def test_a_stranger_ends_the_command_with_one_line() -> None:
    with stranger(STRANGERS["HTTP"]) as address:
        done = scored(address)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(f"Error: --scheduler found no scheduler at {address}".encode())
    assert done.stderr.count(b"\n") == 1


def scored(address: str, *args: str, stdin: str = WINS) -> subprocess.CompletedProcess[bytes]:
    return run(
        [*COMMAND, "batch", "-", "--scheduler", address, *args], input=stdin.encode(),
        capture_output=True, timeout=60, env=environment(), check=False,
    )  # fmt: skip


@needs_dask
def test_a_worker_without_the_program_or_with_another_is_named(
    scheduler: str, tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old/sitecustomize.py").write_text(
        "from importlib import metadata\n"
        "real = metadata.version\n"
        "def version(name):\n"
        "    return '0.0.9' if name == 'mahjong_cli' else real(name)\n"
        "version.__module__, version.__qualname__ = 'importlib.metadata', 'version'\n"
        "metadata.version = version\n",
        "utf-8",
    )
    with worker(scheduler, tmp_path / "1", PYTHONPATH=str(tmp_path / "old")):
        done = scored(scheduler, "--quiet")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Error: --scheduler found mahjong_cli 0.0.9 on the worker tcp://" in done.stderr
    lacking = (tmp_path / "old/sitecustomize.py").read_text("utf-8")
    lacking = lacking.replace("return '0.0.9'", "raise metadata.PackageNotFoundError(name)")
    lacking = lacking.replace(" if name == 'mahjong_cli' else real(name)", "")
    lacking = lacking.replace(
        "    raise", "    if name != 'mahjong_cli': return real(name)\n    raise"
    )
    (tmp_path / "old/sitecustomize.py").write_text(lacking, "utf-8")
    with worker(scheduler, tmp_path / "2", PYTHONPATH=str(tmp_path / "old")):
        done = scored(scheduler, "--quiet")
    assert done.returncode == 2
    assert b"Error: --scheduler found no mahjong_cli on the worker tcp://" in done.stderr


@needs_dask
def test_a_worker_is_waited_for_in_words_and_used_when_it_comes(
    scheduler: str, tmp_path: Path
) -> None:
    command = [*COMMAND, "batch", "-", "--scheduler", scheduler]
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment()) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(f"{WINS}\n".encode())
        process.stdin.flush()
        waiting = b"the cluster has no worker: waiting 30 seconds for one\n"
        assert process.stderr.readline() == waiting
        with worker(scheduler, tmp_path / "1") as first:
            assert b'"total": 120' in process.stdout.readline()
            first.kill()
            process.stdin.write(f"{WINS}\n".encode())
            process.stdin.flush()
            assert process.stderr.readline() == waiting
        with worker(scheduler, tmp_path / "2"):
            assert b'"total": 120' in process.stdout.readline()
            process.stdin.close()
            assert process.wait() == 0
            assert process.stderr.read().startswith(b"2 hands: 2 win")


@needs_dask
def test_the_patience_with_no_worker_has_an_end(
    scheduler: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    alone: list[None] = []
    monkeypatch.setattr(cluster_module, "PATIENCE", 1)
    with pytest.raises(cluster_module.NoCluster, match=r"found no worker for 1 seconds$"):
        list(cluster_module.spread(Job({}), [], scheduler, lambda: alone.append(None)))
    assert len(alone) == 1
    monkeypatch.setattr(cluster_module, "PATIENCE", 30)
    with worker(scheduler, tmp_path / "1") as only:
        stream = cluster_module.spread(Job({}), in_chunks([WINS] * 400, 1), scheduler)
        assert next(stream).hands == 1
        only.kill()
        only.wait()
        monkeypatch.setattr(cluster_module, "PATIENCE", 1)
        with pytest.raises(cluster_module.NoCluster, match=r"found no worker for 1 seconds$"):
            list(stream)


@needs_dask
def test_a_fault_of_the_program_is_one_answer_on_a_cluster_too(
    scheduler: str, tmp_path: Path
) -> None:
    path = faulty(tmp_path / "faulty")
    lines = f"{WINS}\n{WINS.replace('flowers=2', 'flowers=7')}\n{WINS}\n"
    with worker(scheduler, tmp_path / "1", PYTHONPATH=str(path)):
        done = scored(scheduler, "--quiet", stdin=lines)
    assert (done.returncode, done.stderr) == (2, b"")
    codes = [json.loads(line).get("error", {}).get("code") for line in done.stdout.splitlines()]
    assert codes == [None, "internal-error", None]


@needs_dask
def test_nobody_at_the_address_is_one_line() -> None:
    for address in (f"tcp://127.0.0.1:{_free_port()}", "nonsense://x"):
        with pytest.raises(
            cluster_module.NoCluster, match=r"(found no scheduler at|expects tcp://)"
        ):
            list(cluster_module.spread(Job({}), [], address))


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
def test_a_cluster_sums_up_as_one_process_does(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text("\n".join([*map(hands.show, hands.many(13, 300, 1)), "0z"]), "utf-8")
    made: list[tuple[int, bytes, bytes]] = []
    for more in (["-j", "1"], ["--scheduler", cluster[0]]):
        to = tmp_path / f"{len(made)}.json"
        command = [*COMMAND, "batch", str(file), "--summary-json", str(to), "--quiet", *more]
        done = run(command, capture_output=True, env=environment(), check=False)
        made.append((done.returncode, done.stdout, to.read_bytes()))
    assert made[0] == made[1]
    assert b'"hands": 301, ' in made[0][2]


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
    assert last == "Error: --scheduler needs dask: pip install '.[cluster]'"


@needs_dask
def test_a_cluster_answers_whole_games_as_one_process_does(
    cluster: Cluster, tmp_path: Path
) -> None:
    games = [recorded.game(Random(seed), f"{seed}") for seed in range(4)]
    (tmp_path / "games.txt").write_text("".join(game.text for game in games) * 40, "utf-8")
    command = [*COMMAND, "batch", str(tmp_path / "games.txt")]
    made = [
        run([*command, *more], capture_output=True, env=environment(), check=False)
        for more in (["-j", "1"], ["--scheduler", cluster[0]])
    ]
    assert made[0].stdout == made[1].stdout
    won = sum(game.hand is not None for game in games)
    assert made[0].stdout.count(b'"agrees": true') == 40 * won
    assert [one.stderr.splitlines()[1:] for one in made] == [made[0].stderr.splitlines()[1:]] * 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("zh", "错误：--scheduler 应为 tcp://主机:8786，而不是 'x'"),
        ("zh-Hant", "錯誤：--scheduler 應為 tcp://主機:8786，而不是 'x'"),
    ],
)
def test_what_is_wrong_with_a_cluster_is_said_in_chinese(lang: str, said: str) -> None:
    done = scored("x", "--lang", lang)
    assert (done.returncode, done.stderr.decode().splitlines()) == (2, [said])
    done = scored("tcp://127.0.0.1:1", "--lang", lang)
    assert re.search("127.0.0.1:1 [没沒]有[调調]度器：[连連]接被拒[绝絕]", done.stderr.decode())
