"""The one way in which bytes leave: all of them, or an error that says why not.

Python's own streams take it for written when the system has taken a part, where they are not
buffered, and give up a stream that does not block.
"""

from __future__ import annotations

import os
from io import RawIOBase
from typing import Any

from mahjong_cli.cli.interrupts import interrupts


class Writer(RawIOBase):
    """An open file, by its number; ``owned``, it is closed with this."""

    def __init__(self, number: int, *, owned: bool = False) -> None:
        """Write there."""
        super().__init__()
        self.number = number
        self.owned = owned

    def fileno(self) -> int:
        """The number of the open file."""
        return self.number

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return os.isatty(self.number)

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: Any) -> int:
        """Write everything; no signal comes before it is there.  Raises ``OSError``."""
        left = memoryview(data).cast("B")
        size = len(left)
        with interrupts.later():
            while left:
                left = left[self._some(left) :]
        return size

    def _some(self, left: memoryview) -> int:
        try:
            return os.write(self.number, left)
        except BlockingIOError:  # there is no room now
            import selectors  # seldom needed, and slow to load

            with selectors.DefaultSelector() as selector:
                selector.register(self.number, selectors.EVENT_WRITE)
                selector.select()
            return 0

    def close(self) -> None:
        """Close the file, where it is ours.  Raises ``OSError``."""
        if not self.closed:
            super().close()
            if self.owned:
                os.close(self.number)
