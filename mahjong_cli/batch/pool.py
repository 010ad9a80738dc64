"""Chunks answered by worker processes, the parts in the order of the chunks.

A reader thread takes the chunks and hands out a promise for each, at most so many at once; one
thread for each process sends it a chunk and waits for the part.  A process that ends before its
time is replaced and its chunk sent again; since a part counts only once it is there whole, no
hand is lost and none is answered twice.  Where no further process can be started, those that
run do the work, and this one where there are none.

The process pools of the standard library do not do that: when one worker is killed,
``concurrent.futures`` gives up all chunks and all workers, and ``multiprocessing.Pool`` waits for
ever for the chunk that is lost.  Both read every chunk before the first part is written, so that
a long stream would be held in memory.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from itertools import count
from queue import Queue
from threading import Event, Lock, Thread

from mahjong_cli.batch import process as worker
from mahjong_cli.batch.ahead import Ahead
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.process import Process
from mahjong_cli.batch.room import ROOM, Room

TRIES = 10
"""How often the same chunk is sent to a worker before it is given up."""

WINDOW = 4
"""How many chunks for each worker are read and not yet written."""

SPARE = 8
"""How many files this process keeps room for."""

_Task = tuple[int, Chunk, "Future[Answers]"]


class WorkersFailed(Exception):
    """Worker after worker ended over the same hands; ``args`` is how many."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    job: Job, chunks: Iterable[Chunk], jobs: int, died: Callable[[], None] = lambda: None
) -> Generator[Answers, None, None]:
    """The parts of all chunks, answered by so many processes.

    ``died`` is called, from another thread, when a process had to be replaced.  Raises
    ``WorkersFailed`` when that did not help.
    """
    with contextlib.closing(_Pool(job, jobs, died)) as pool:
        if pool.begin(chunks):
            yield from pool.parts()
            return
    for chunk in chunks:  # no room for another thread
        yield answer_chunk(job, chunk)


class _Pool:
    def __init__(self, job: Job, jobs: int, died: Callable[[], None]) -> None:
        self.job = job
        self.jobs = jobs
        self.died = died
        self.stop = Event()
        self.tasks: Queue[_Task | None] = Queue()
        self.numbers = count()
        self.room = Room(ROOM)
        self.processes: set[Process] = set()
        self.lock = Lock()
        self.spare = _spare_files()
        self.promises: Iterable[Future[Answers]] = ()
        self.threads: list[Thread] = []
        self.drivers = 0

    def begin(self, chunks: Iterable[Chunk]) -> bool:
        """Start everything; False when there is no room for it, and nothing has been read."""
        try:
            for _ in range(self.jobs):
                thread = Thread(target=self._drive, daemon=True)
                with self.lock:
                    self.drivers += 1
                thread.start()
                self.threads.append(thread)
        except RuntimeError:  # no room for another: those that there are do the work
            with self.lock:
                self.drivers -= 1
        if not self.threads:
            return False
        # The room in the order of the promises bounds what is read, ``Room`` what is answered.
        room = self.jobs * WINDOW
        with contextlib.suppress(RuntimeError):
            self.promises = Ahead(chunks, self._promise, room, self.stop)
            return True
        return False

    def parts(self) -> Generator[Answers, None, None]:
        for promise in self.promises:
            part = promise.result()
            yield part
            self.room.leave(len(part.out))

    def close(self) -> None:
        self.stop.set()
        self.room.lift()
        for _ in self.threads:
            self.tasks.put(None)
        with self.lock:
            for process in self.processes:
                process.kill()
            self._make_room()
        for thread in self.threads:
            thread.join()

    def _promise(self, chunk: Chunk) -> Future[Answers]:
        promise: Future[Answers] = Future()
        self.tasks.put((next(self.numbers), chunk, promise))
        return promise

    # The drivers

    def _drive(self) -> None:
        process = None
        while (task := self.tasks.get()) is not None and not self.stop.is_set():
            try:
                process = self._keep(process, task)
            except OSError:  # no process can be started
                process = None
                if self._others():
                    self.room.lift()  # the others need not wait for what is behind them now
                    self.tasks.put(task)
                    return
                self._give(task, answer_chunk(self.job, task[1]))
            except BaseException as error:  # it is raised where the parts are read
                process = None
                task[2].set_exception(error)
        self._end(process)

    def _others(self) -> bool:
        """Leave the work to the other drivers, where there are any with a process."""
        with self.lock:
            self._make_room()
            if self.drivers > 1:
                self.drivers -= 1
                return True
            return False

    def _make_room(self) -> None:
        while self.spare:
            os.close(self.spare.pop())

    def _give(self, task: _Task, part: Answers) -> None:
        """Keep the promise of a task, once there is room for it."""
        number, _, promise = task
        self.room.enter(number, len(part.out))
        promise.set_result(part)

    def _keep(self, process: Process | None, task: _Task) -> Process | None:
        """Do a task, with this process or others; the one that did."""
        for _ in range(TRIES):
            process = process or self._start()
            answered = worker.ask(process, task[1]) if process else None
            if answered is not None:
                self._give(task, answered)
                return process
            self._end(process)
            process = None
            if self.stop.is_set():
                return None
            self.died()
        raise WorkersFailed(TRIES)

    def _start(self) -> Process | None:
        """A new process that knows the job; None when it did not live to hear it.

        Raises ``OSError`` when there is no room for another process.
        """
        with self.lock:
            if self.stop.is_set():
                return None
            process = worker.start()
            self.processes.add(process)
        if worker.tell(process, self.job):
            return process
        self._end(process)
        return None

    def _end(self, process: Process | None) -> None:
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


def _spare_files() -> list[int]:
    """Some open files, so that this process can open others when the workers have taken all."""
    spare: list[int] = []
    with contextlib.suppress(OSError):
        while len(spare) < SPARE:
            spare.append(os.open(os.devnull, os.O_RDONLY))
    return spare
