"""What was found before, by key: every table that is filled while hands are scored."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, TypeVar
from weakref import ref

K = TypeVar("K")
V = TypeVar("V")

MEMOS: list[ref[Memo[Any, Any]]] = []
"""All that there are, for whoever wants to know how often they are asked and missed."""


class Memo(dict[K, V]):
    """What ``find`` says of a key, found once and then looked up: ``memo[key]``.

    It holds ``bound`` keys; a further one makes it forget the oldest, an eighth of them at once: so
    a stream of ever new hands takes no more memory, and no hand waits until a full table is empty.
    ``missed`` counts the keys that had to be found; ``name`` says of what.

    >>> squares = Memo("squares", lambda n: n * n, bound=2)
    >>> squares[3], squares[3], squares[4], squares[5], squares.missed
    (9, 9, 16, 25, 3)
    >>> list(squares)
    [4, 5]
    """

    __slots__ = ("__weakref__", "bound", "find", "missed", "name")

    def __init__(self, name: str, find: Callable[[K], V], bound: int) -> None:
        """Nothing is known yet."""
        super().__init__()
        self.name = name
        self.find = find
        self.bound = bound
        self.missed = 0
        MEMOS.append(ref(self))

    def __missing__(self, key: K) -> V:
        """Find it, and know it from now on."""
        self.missed += 1
        found = self.find(key)
        if len(self) >= self.bound:
            for old in [*islice(self, 1 + self.bound // 8)]:
                del self[old]
        self[key] = found
        return found
