"""What was found before, by key: every table that is filled while hands are scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """What ``find`` says of a key, found once and then looked up: ``memo[key]``.

    It holds ``bound`` keys; a further one makes it begin anew, so that a stream of ever new hands
    takes no more memory.  ``missed`` counts the keys that had to be found.

    >>> squares = Memo(lambda n: n * n, bound=2)
    >>> squares[3], squares[3], squares[4], squares[5], len(squares), squares.missed
    (9, 9, 16, 25, 1, 3)
    """

    __slots__ = ("bound", "find", "missed")

    def __init__(self, find: Callable[[K], V], bound: int) -> None:
        """Nothing is known yet."""
        super().__init__()
        self.find = find
        self.bound = bound
        self.missed = 0

    def __missing__(self, key: K) -> V:
        """Find it, and know it from now on."""
        self.missed += 1
        found = self.find(key)
        if len(self) >= self.bound:
            self.clear()
        self[key] = found
        return found
