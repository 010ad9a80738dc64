"""Beginning work before its turn: items are read ahead, so far and no further."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from queue import Full, Queue
from threading import Event, Thread
from typing import Generic, TypeVar

Item = TypeVar("Item")
Begun = TypeVar("Begun")


class Ahead(Generic[Item, Begun]):
    """What ``begin`` makes of each item, in order; a thread calls it, ``room`` items ahead.

    What is begun can be taken while the thread still waits for the next item.  What goes wrong
    in the thread is raised in its place.
    """

    def __init__(
        self, items: Iterable[Item], begin: Callable[[Item], Begun], room: int, stop: Event
    ) -> None:
        """Begin at once; ``stop`` ends it early."""
        self.items = items
        self.begin = begin
        self.stop = stop
        # None is the end.
        self.order: Queue[tuple[Begun | None, BaseException | None] | None] = Queue(room)
        # It may wait for input for ever, so it is not waited for.
        Thread(target=self._read, daemon=True).start()

    def __iter__(self) -> Iterator[Begun]:
        """All that is begun, in order."""
        while (one := self.order.get()) is not None:
            begun, error = one
            if error is not None:
                raise error
            assert begun is not None
            yield begun

    def _read(self) -> None:
        try:
            for item in self.items:
                if not self._put((self.begin(item), None)):
                    return
        except BaseException as error:
            self._put((None, error))
        else:
            self._put(None)

    def _put(self, one: tuple[Begun | None, BaseException | None] | None) -> bool:
        """Put it in order, when there is room; False when nobody waits for it any more."""
        while not self.stop.is_set():
            with contextlib.suppress(Full):
                self.order.put(one, timeout=0.1)
                return True
        return False
