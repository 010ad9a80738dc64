"""Chunks answered by the workers of a Dask cluster, the parts in the order of the chunks.

The scheduler moves the work of a worker that is lost to another; a part is taken once, when it
is there whole.  Only this module knows dask, which the extra ``cluster`` installs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from importlib import import_module, metadata
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, TypeVar

from mahjong_cli.batch.ahead import Ahead
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.room import ROOM, Flow
from mahjong_cli.problems.in_cluster import (
    BAD_ADDRESS,
    CLUSTER_LOST,
    NEEDS_DASK,
    NO_ANSWER,
    NO_SCHEDULER,
    NO_WORKER,
    NOT_DASK,
    NOT_INSTALLED,
    OTHER_VERSION,
    REFUSED,
)
from mahjong_cli.problems.problem import MahjongError, Problem, ProblemKind
from mahjong_cli.text import Text

PATIENCE = 30
"""How many seconds there may be no worker."""

ANSWER = 10
"""How many seconds a scheduler may take to answer, from the first knock to the last greeting."""

KNOCK = 4
"""How many of them its machine may take to accept a connection."""

LOOK = 0.5
"""How many seconds to wait for an answer before looking whether there are workers."""

WINDOW = 4
"""How many chunks for each thread of the cluster are read and not yet written."""

PACKAGE = "mahjong_cli"

T = TypeVar("T")


class NoCluster(MahjongError):
    """The cluster that somebody asked for cannot be used."""

    @classmethod
    def by(cls, kind: ProblemKind, **args: object) -> NoCluster:
        """That it cannot for this reason."""
        return cls([Problem(kind, args)])


def spread(
    job: Job, chunks: Iterable[Chunk], address: str, alone: Callable[[], None] = lambda: None
) -> Generator[Answers, None, None]:
    """The parts of all chunks, answered by the workers of the scheduler at ``address``.

    ``alone`` is called when there is no worker, and one is waited for.  Raises ``NoCluster``
    when dask is not installed, nobody answers there, or no worker comes.
    """
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)  # what it does about a lost worker is not for the user
    try:
        client = _client(address)
        try:
            yield from _spread(client, _Watch(client, alone), job, chunks)
        finally:
            with contextlib.suppress(Exception):
                _within(ANSWER, client.close)
    finally:
        logging.disable(before)


def _spread(client: Any, watch: _Watch, job: Job, chunks: Iterable[Chunk]) -> Iterator[Answers]:
    watch.wait()
    _check(client)
    threads: dict[str, int] = client.nthreads()
    # The workers keep their answers until these are fetched.
    stop, flow = Event(), Flow(ROOM * max(len(threads), 1))

    def begin(chunk: Chunk) -> Any:
        flow.enter()
        # Not pure: two equal chunks are two tasks, each answered once.
        with _lost():
            return client.submit(answer_chunk, job, chunk, pure=False, retries=3)

    try:
        window = WINDOW * max(sum(threads.values()), 1)
        for future in Ahead(chunks, begin, window, stop):
            part = _part(future, watch)
            yield part
            future.release()
            flow.leave(len(part.out))
    finally:
        stop.set()
        flow.lift()


class _Watch:
    """Whether there are workers, and since when there are none."""

    def __init__(self, client: Any, alone: Callable[[], None]) -> None:
        self.client = client
        self.alone = alone
        self.since: float | None = None

    def look(self) -> bool:
        """Whether there are workers.  Raises ``NoCluster`` when there were none for too long."""
        with _lost():
            workers = _within(ANSWER, self.client.nthreads)
        if workers:
            self.since = None
            return True
        if self.since is None:
            self.since = time.monotonic()
            self.alone()
        elif time.monotonic() - self.since > PATIENCE:
            raise NoCluster.by(NO_WORKER, seconds=PATIENCE)
        return False

    def wait(self) -> None:
        """Wait for a worker."""
        while not self.look():
            time.sleep(LOOK)


def _check(client: Any) -> None:
    """See that every worker has this program, and in this version, where it is known."""
    try:
        own = metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return
    with _lost():
        # What is called must be known to a worker that has no such package.
        found = _within(ANSWER, lambda: client.run(metadata.version, PACKAGE, on_error="return"))
    for worker, version in found.items():
        where = {"package": PACKAGE, "worker": worker, "own": own}
        if not isinstance(version, str):
            raise NoCluster.by(NOT_INSTALLED, **where)
        if version != own:
            raise NoCluster.by(OTHER_VERSION, version=version, **where)


def _part(future: Any, watch: _Watch) -> Answers:
    while True:
        with _lost():
            try:
                part = future.result(timeout=LOOK)
            except TimeoutError:
                part = None
        if part is None:
            watch.look()
            continue
        assert isinstance(part, Answers)
        return part


@contextlib.contextmanager
def _lost() -> Iterator[None]:
    """Say of whatever goes wrong that the cluster is lost."""
    try:
        yield
    except Exception as error:
        said = f": {error}" if isinstance(error, ImportError) else ""
        raise NoCluster.by(CLUSTER_LOST, reason=f"{type(error).__name__}{said}") from None


def _client(address: str) -> Any:
    try:
        distributed = import_module("distributed")  # it has no types of its own
    except ImportError:
        raise NoCluster.by(NEEDS_DASK) from None
    until = time.monotonic() + ANSWER
    _knock(address)
    try:
        # Its client does not take it well when somebody else answers: this asks alone.
        asyncio.run(asyncio.wait_for(_greet(distributed, address), until - time.monotonic()))
        left = max(until - time.monotonic(), 1)
        return _within(
            left, lambda: distributed.Client(address, timeout=left, set_as_default=False)
        )
    except TimeoutError:
        raise NoCluster.by(NO_SCHEDULER, address=address, reason=NO_ANSWER) from None
    except Exception as error:
        said = error.strerror if isinstance(error, OSError) else None
        raise NoCluster.by(NO_SCHEDULER, address=address, reason=said or NOT_DASK) from None


async def _greet(distributed: Any, address: str) -> None:
    """Ask a scheduler who it is."""
    arguments = distributed.Security().get_connection_args("client")
    async with distributed.rpc(address, connection_args=arguments) as scheduler:
        await scheduler.identity()


def _within(seconds: float, call: Callable[[], T]) -> T:
    """What a call gives that has no time limit of its own.  Raises ``TimeoutError``."""
    given: Queue[tuple[T | None, BaseException | None]] = Queue()

    def run() -> None:
        try:
            given.put((call(), None))
        except BaseException as error:
            given.put((None, error))

    Thread(target=run, daemon=True).start()
    try:
        value, error = given.get(timeout=seconds)
    except Empty:
        raise TimeoutError from None
    if error is not None:
        raise error
    return value  # type: ignore[return-value]


_ADDRESS = re.compile(
    r"(?:(?:tcp|tls|ws|wss|ucx)://)?(?P<host>\[[0-9A-Fa-f:.%]+\]|[\w.-]+):(?P<port>[0-9]{1,5})/?"
)


def _knock(address: str) -> None:
    """See that there is somebody at the address, which dask itself would go on trying.

    Raises ``NoCluster`` when it is not an address, or nobody answers.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise NoCluster.by(BAD_ADDRESS, address=address)
    there = found["host"].strip("[]"), int(found["port"])

    def knock() -> Text | str | None:
        until = time.monotonic() + KNOCK
        reason: Text | None = NO_ANSWER
        while reason and time.monotonic() < until:
            try:
                socket.create_connection(there, KNOCK).close()
                reason = None
            except ConnectionRefusedError:  # it may be about to begin
                reason = REFUSED
                time.sleep(0.2)
            except (OSError, UnicodeError) as error:
                return getattr(error, "strerror", None) or str(error)
        return reason

    try:
        reason = _within(KNOCK + 1, knock)  # looking up a name has no time limit of its own
    except TimeoutError:
        reason = NO_ANSWER
    if reason:
        raise NoCluster.by(NO_SCHEDULER, address=address, reason=reason)
