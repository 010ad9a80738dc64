"""Room for answers that wait for their turn, by bytes: a slow reader does not fill the memory."""

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
