"""Chunks answered by the workers of a Dask cluster, the parts in the order of the chunks.

The scheduler moves the work of a worker that is lost to another; a part is taken once, when it
is there whole.  Only this module knows dask, which the extra ``cluster`` installs.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from importlib import import_module
from typing import Any

from mahjong_cli.batch import Chunk, Job, Part
from mahjong_cli.batch.answers import answer

PATIENCE = 30
"""How many seconds a scheduler, and its first worker, may take to answer."""

WINDOW = 4
"""How many chunks for each thread of the cluster are read and not yet written."""


class NoCluster(Exception):
    """The cluster cannot be used; ``args`` is why."""


def spread(job: Job, chunks: Iterable[Chunk], address: str) -> Generator[Part, None, None]:
    """The parts of all chunks, answered by the workers of the scheduler at ``address``.

    Raises ``NoCluster`` when dask is not installed, or nobody answers there.
    """
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)  # what it does about a lost worker is not for the user
    try:
        client = _client(address)
        yield from _answered(client, job, chunks)
    finally:
        logging.disable(before)


def _answered(client: Any, job: Job, chunks: Iterable[Chunk]) -> Iterator[Part]:
    waiting: deque[Any] = deque()
    try:
        window = WINDOW * max(sum(client.nthreads().values()), 1)
        for chunk in chunks:
            # Not pure: two equal chunks are two tasks, each answered once.
            waiting.append(client.submit(answer, job, chunk, pure=False, retries=3))
            if len(waiting) >= window:
                yield _taken(waiting)
        while waiting:
            yield _taken(waiting)
    finally:
        client.close()


def _taken(waiting: deque[Any]) -> Part:
    distributed = import_module("distributed")
    try:
        part = waiting.popleft().result()
    except (distributed.KilledWorker, CancelledError, OSError) as error:
        raise NoCluster(f"lost its cluster: {type(error).__name__}") from None
    assert isinstance(part, Part)
    return part


def _client(address: str) -> Any:
    try:
        distributed = import_module("distributed")  # it has no types of its own
    except ImportError:
        raise NoCluster("needs dask: pip install 'mahjong_cli[cluster]'") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"no scheduler at {address}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise NoCluster(f"no workers at {address}") from None
    return client
