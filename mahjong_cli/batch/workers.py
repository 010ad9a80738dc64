"""Chunks answered by worker processes, the parts in the order of the chunks.

A reader thread takes the chunks and hands out a promise for each, at most so many at once; one
thread for each process sends it a chunk and waits for the part.  A process that ends before its
time is replaced and its chunk sent again; since a part counts only once it is there whole, no
hand is lost and none is answered twice.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from pathlib import Path
from queue import Full, Queue
from threading import Event, Lock, Thread

import mahjong_cli
from mahjong_cli.batch import Chunk, Job, Part

TRIES = 10
"""How often the same chunk is sent to a worker before it is given up."""

WINDOW = 4
"""How many chunks for each worker are read and not yet written."""

Process = subprocess.Popen[bytes]
_Task = tuple[Chunk, "Future[Part]"]


class WorkersFailed(Exception):
    """Worker after worker ended over the same hands; ``args`` is how many."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    job: Job, chunks: Iterable[Chunk], jobs: int, died: Callable[[], None] = lambda: None
) -> Generator[Part, None, None]:
    """The parts of all chunks, answered by so many processes.

    ``died`` is called, from another thread, when a process had to be replaced.  Raises
    ``WorkersFailed`` when that did not help.
    """
    with contextlib.closing(_Pool(job, chunks, jobs, died)) as pool:
        yield from pool.parts()


class _Pool:
    def __init__(
        self, job: Job, chunks: Iterable[Chunk], jobs: int, died: Callable[[], None]
    ) -> None:
        self.job = job
        self.chunks = chunks
        self.died = died
        self.stop = Event()
        # The promises in order; None is the end.  Its size is what bounds everything.
        self.order: Queue[Future[Part] | None] = Queue(jobs * WINDOW)
        self.tasks: Queue[_Task | None] = Queue()
        self.processes: set[Process] = set()
        self.lock = Lock()
        self.threads = [Thread(target=self._drive, daemon=True) for _ in range(jobs)]
        # It may wait for input for ever, so it is not waited for.
        for thread in [Thread(target=self._read, daemon=True), *self.threads]:
            thread.start()

    def parts(self) -> Generator[Part, None, None]:
        while (promise := self.order.get()) is not None:
            yield promise.result()

    def close(self) -> None:
        self.stop.set()
        for _ in self.threads:
            self.tasks.put(None)
        with self.lock:
            for process in self.processes:
                process.kill()
        for thread in self.threads:
            thread.join()

    # The reader

    def _read(self) -> None:
        try:
            for chunk in self.chunks:
                promise: Future[Part] = Future()
                if not self._promise(promise):
                    return
                self.tasks.put((chunk, promise))
        except BaseException as error:  # it is raised where the parts are read
            promise = Future()
            promise.set_exception(error)
            self._promise(promise)
        else:
            self._promise(None)

    def _promise(self, promise: Future[Part] | None) -> bool:
        """Put it in order, when there is room; False when nobody waits for it any more."""
        while not self.stop.is_set():
            with contextlib.suppress(Full):
                self.order.put(promise, timeout=0.1)
                return True
        return False

    # The drivers

    def _drive(self) -> None:
        process = None
        while (task := self.tasks.get()) is not None and not self.stop.is_set():
            chunk, promise = task
            try:
                process = self._answered(process, chunk, promise)
            except BaseException as error:  # it is raised where the parts are read
                promise.set_exception(error)
        self._ended(process)

    def _answered(
        self, process: Process | None, chunk: Chunk, promise: Future[Part]
    ) -> Process | None:
        """Keep a promise, with this process or others; the one that did."""
        for _ in range(TRIES):
            process = process or self._started()
            part = _asked(process, chunk) if process else None
            if part is not None:
                promise.set_result(part)
                return process
            self._ended(process)
            process = None
            if self.stop.is_set():
                return None
            self.died()
        raise WorkersFailed(TRIES)

    def _started(self) -> Process | None:
        """A new process that knows the job; None when it did not live to hear it."""
        with self.lock:
            if self.stop.is_set():
                return None
            try:
                process = _process()
            except OSError:  # no room for another
                return None
            self.processes.add(process)
        if _sent(process, self.job):
            return process
        self._ended(process)
        return None

    def _ended(self, process: Process | None) -> None:
        if process is None:
            return
        with self.lock:
            self.processes.discard(process)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()


def _process() -> Process:
    """A worker in a group of its own, where Ctrl-C does not reach it: this process ends it."""
    root = str(Path(mahjong_cli.__file__).parents[1])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
    return subprocess.Popen(
        [sys.executable, "-m", "mahjong_cli.batch.worker"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path},
        process_group=0 if os.name == "posix" else None,
    )  # fmt: skip


def _sent(process: Process, value: object) -> bool:
    assert process.stdin
    try:
        pickle.dump(value, process.stdin, pickle.HIGHEST_PROTOCOL)
        process.stdin.flush()
    except OSError:
        return False
    return True


def _asked(process: Process, chunk: Chunk) -> Part | None:
    """The part for a chunk; None when the process ended over it."""
    assert process.stdout
    if not _sent(process, chunk):
        return None
    try:
        part = pickle.load(process.stdout)
    except (EOFError, OSError, pickle.UnpicklingError):
        return None
    assert isinstance(part, Part)
    return part
