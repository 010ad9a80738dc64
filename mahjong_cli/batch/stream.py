"""A whole stream: in this process while it is short, on all cores when it goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from mahjong_cli.batch.job import Chunk, Job, Part
from mahjong_cli.batch.parts import make_part
from mahjong_cli.batch.pool import cores, spread

SHORT = 2000
"""How many hands one process answers before others are started, where nothing is said."""


def parts(
    job: Job,
    chunks: Iterable[Chunk],
    jobs: int | None = None,
    scheduler: str | None = None,
    died: Callable[[], None] = lambda: None,
) -> Generator[Part, None, None]:
    """The answers to all chunks, in order: the same bytes however many processes there are.

    ``jobs`` are the worker processes, 1 for none; ``scheduler`` is the address of a Dask
    scheduler instead.  ``died`` is called when a worker process had to be replaced.
    """
    if scheduler is not None:
        from mahjong_cli.batch.cluster import spread as over_machines

        yield from over_machines(job, chunks, scheduler)
        return
    chunks = iter(chunks)
    if jobs is None or jobs == 1:
        hands = 0
        for chunk in chunks:
            yield (part := make_part(job, chunk))
            hands += part.hands
            if hands >= SHORT and jobs is None and cores() > 1:
                jobs = cores()
                break
        else:
            return
    yield from spread(job, chunks, jobs, died)
