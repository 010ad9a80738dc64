"""A whole stream: in this process while it is short, on all cores when it goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.pool import cores, spread

SHORT = 2000
"""How many hands one process answers before others are started, where nothing is said."""


def parts(
    job: Job,
    chunks: Iterable[Chunk],
    jobs: int | None = None,
    scheduler: str | None = None,
    died: Callable[[], None] = lambda: None,
    alone: Callable[[], None] = lambda: None,
) -> Generator[Answers, None, None]:
    """The answers to all chunks, in order: the same bytes however many processes there are.

    ``jobs`` are the worker processes, 1 for none; ``scheduler`` is the address of a Dask
    scheduler instead.  ``died`` is called when a worker process had to be replaced, ``alone``
    when a cluster has no worker and waits for one.
    """
    if scheduler is not None:
        from mahjong_cli.batch.cluster import spread as over_machines

        yield from over_machines(job, chunks, scheduler, alone)
        return
    chunks = iter(chunks)
    if jobs is None or jobs == 1:
        hands = 0
        for chunk in chunks:
            yield (part := answer_chunk(job, chunk))
            hands += part.hands
            if hands >= SHORT and jobs is None and cores() > 1:
                jobs = cores()
                break
        else:
            return
    yield from spread(job, chunks, jobs, died)
