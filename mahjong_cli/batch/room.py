"""Room for answers that wait for their turn, by bytes: a slow reader does not fill the memory.

In ``Room`` they are when they are there, in ``Flow`` before they are begun.
"""

from __future__ import annotations

from threading import Condition

ROOM = 2**24
"""How many bytes of answers may wait to be written."""


class Room:
    """What waits to be written, in the order of its numbers from 0; no more than ``limit``.

    What has the next number always finds room, however large it is.

    >>> room = Room(100)
    >>> room.enter(1, 60)
    >>> room.enter(0, 1000)
    >>> room.leave(1000)
    >>> room.held
    60
    """

    def __init__(self, limit: float) -> None:
        """Room for so many bytes."""
        self.limit = limit
        self.held = 0
        self.turn = 0
        self.changed = Condition()

    def enter(self, number: int, size: int) -> None:
        """Wait until there is room for this many bytes."""
        with self.changed:
            self.changed.wait_for(lambda: number <= self.turn or self.held + size <= self.limit)
            self.held += size

    def leave(self, size: int) -> None:
        """Give the room back of what was next, and is written."""
        with self.changed:
            self.held -= size
            self.turn += 1
            self.changed.notify_all()

    def lift(self) -> None:
        """Let nobody wait any more."""
        with self.changed:
            self.limit = float("inf")
            self.changed.notify_all()


class Flow:
    """What is under way, whose size nobody knows yet: as much as is likely to be within ``limit``.

    Each is taken to be as large as the largest so far; until one is known there is but one.

    >>> flow = Flow(100)
    >>> flow.enter()
    >>> flow.leave(30)
    >>> for _ in range(3):
    ...     flow.enter()
    >>> flow.full
    True
    """

    def __init__(self, limit: float) -> None:
        """Room for so many bytes."""
        self.limit = limit
        self.count = self.largest = 0
        self.changed = Condition()

    @property
    def full(self) -> bool:
        """Whether one more would be too much."""
        return self.count > 0 and (self.count + 1) * (self.largest or self.limit) > self.limit

    def enter(self) -> None:
        """Wait until there is room for one more."""
        with self.changed:
            self.changed.wait_for(lambda: not self.full)
            self.count += 1

    def leave(self, size: int) -> None:
        """Give the room of one back, which turned out so large."""
        with self.changed:
            self.count -= 1
            self.largest = max(self.largest, size)
            self.changed.notify_all()

    def lift(self) -> None:
        """Let nobody wait any more."""
        with self.changed:
            self.limit, self.largest = float("inf"), 1
            self.changed.notify_all()
