"""Signals that come at a time when nothing is half written."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType
from typing import Any, NoReturn


class Interrupts:
    """Ctrl-C, and what else ends us, comes after lines that are written; a second one at once.

    Ctrl-C raises ``KeyboardInterrupt``, another signal ``SystemExit`` with 128 and its number.
    """

    def __init__(self) -> None:
        """Nothing has been heard yet."""
        self.held = False
        self.heard: int | None = None
        self.before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        """Listen, where this is the main thread and the signals are not taken otherwise."""
        with contextlib.suppress(ValueError):
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                number = getattr(signal, name, None)
                usual = (signal.default_int_handler, signal.SIG_DFL)
                if number is not None and signal.getsignal(number) in usual:
                    self.before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it as it was."""
        for number, before in self.before.items():
            signal.signal(number, before)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if not self.held or self.heard is not None:
            _end(number)
        self.heard = number

    @contextlib.contextmanager
    def later(self) -> Iterator[None]:
        """No interrupt within."""
        self.held = True
        try:
            yield
        finally:
            self.held = False
        if self.heard is not None:
            _end(self.heard)


def _end(number: int) -> NoReturn:
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)
