"""Chunks answered by the workers of a Dask cluster, the parts in the order of the chunks.

The scheduler moves the work of a worker that is lost to another; a part is taken once, when it
is there whole.  Only this module knows dask, which the extra ``cluster`` installs.
"""

from __future__ import annotations

import logging
import re
import socket
import time
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from importlib import import_module
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any

from mahjong_cli.batch.ahead import Ahead
from mahjong_cli.batch.job import Chunk, Job, Part
from mahjong_cli.batch.parts import make_part

PATIENCE = 30
"""How many seconds a scheduler, and its first worker, may take to answer."""

KNOCK = 4
"""How many seconds its machine may take to accept a connection."""

WINDOW = 4
"""How many chunks for each thread of the cluster are read and not yet written."""


class NoCluster(Exception):
    """The cluster cannot be used; ``args`` is what the one who asked for it found or needs."""


def spread(job: Job, chunks: Iterable[Chunk], address: str) -> Generator[Part, None, None]:
    """The parts of all chunks, answered by the workers of the scheduler at ``address``.

    Raises ``NoCluster`` when dask is not installed, or nobody answers there.
    """
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)  # what it does about a lost worker is not for the user
    try:
        client = _client(address)
        yield from _spread(client, job, chunks)
    finally:
        logging.disable(before)


def _spread(client: Any, job: Job, chunks: Iterable[Chunk]) -> Iterator[Part]:
    def begin(chunk: Chunk) -> Any:
        # Not pure: two equal chunks are two tasks, each answered once.
        return client.submit(make_part, job, chunk, pure=False, retries=3)

    stop = Event()
    try:
        window = WINDOW * max(sum(client.nthreads().values()), 1)
        for future in Ahead(chunks, begin, window, stop):
            yield _part(future)
    finally:
        stop.set()
        client.close()


def _part(future: Any) -> Part:
    distributed = import_module("distributed")
    try:
        part = future.result()
    except (distributed.KilledWorker, CancelledError, OSError) as error:
        raise NoCluster(f"lost its cluster: {type(error).__name__}") from None
    assert isinstance(part, Part)
    return part


def _client(address: str) -> Any:
    try:
        distributed = import_module("distributed")  # it has no types of its own
    except ImportError:
        raise NoCluster("needs dask: pip install 'mahjong_cli[cluster]'") from None
    _knock(address)
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"found no scheduler at {address}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise NoCluster(f"found no workers at {address}") from None
    return client


_ADDRESS = re.compile(
    r"(?:(?:tcp|tls|ws|wss|ucx)://)?(?P<host>\[[0-9A-Fa-f:.%]+\]|[\w.-]+):(?P<port>\d{1,5})/?"
)


def _knock(address: str) -> None:
    """See that there is somebody at the address, which dask itself would go on trying.

    Raises ``NoCluster`` when it is not an address, or nobody answers.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise NoCluster(f"expects tcp://HOST:8786, not {address!r}")
    there = found["host"].strip("[]"), int(found["port"])
    said: Queue[str | None] = Queue()

    def knock() -> None:
        until = time.monotonic() + KNOCK
        reason: str | None = "no answer"
        while reason and time.monotonic() < until:
            try:
                socket.create_connection(there, KNOCK).close()
                reason = None
            except ConnectionRefusedError as error:  # it may be about to begin
                reason = error.strerror
                time.sleep(0.2)
            except (OSError, UnicodeError) as error:
                reason, until = getattr(error, "strerror", None) or str(error), 0
        said.put(reason)

    # Looking up a name has no time limit of its own.
    Thread(target=knock, daemon=True).start()
    try:
        reason = said.get(timeout=KNOCK + 1)
    except Empty:
        reason = "no answer"
    if reason:
        raise NoCluster(f"found no scheduler at {address}: {reason}")
