"""Signals that come at a time when nothing is half written.

Python ends by the signal itself when one comes while a class is being made, and tells a long
story when one comes during an import: until there is something to take back, ``at_once`` ends
the process without a word.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")


def at_once() -> None:
    """Let Ctrl-C end the process without a word, where nobody else has asked for it."""
    with contextlib.suppress(ValueError):  # not in the main thread
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _leave)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    os._exit(128 + number)


_USUAL = (signal.default_int_handler, signal.SIG_DFL, _leave)


class Interrupts:
    """Ctrl-C, and what else ends us, comes after lines that are written; a second one at once.

    Ctrl-C raises ``KeyboardInterrupt``, another signal ``SystemExit`` with 128 and its number,
    where ``last`` says that there is something to take back.  Where there is nothing, and for
    what comes after that, the process ends on the spot, when ``last`` has been called.
    """

    def __init__(self) -> None:
        """Nothing has been heard yet."""
        self.entered = self.held = self.firm = 0
        self.heard: int | None = None
        self.ended = False
        self.before: dict[int, Any] = {}
        self.last: list[Callable[[], None]] = []

    def __enter__(self) -> Interrupts:
        """Listen, where this is the main thread and the signals are not taken otherwise."""
        self.entered += 1
        if self.entered > 1:
            return self
        self.heard, self.ended = None, False
        with contextlib.suppress(ValueError):
            for name in _NAMES:
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) in _USUAL:
                    self.before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it as it was."""
        self.entered -= 1
        if not self.entered:
            for number, before in self.before.items():
                signal.signal(number, before)
            self.before.clear()

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if self.firm or (self.held and self.heard is None):
            self.heard = self.heard or number
            return
        self._end(number)

    @contextlib.contextmanager
    def later(self, *, firm: bool = False) -> Iterator[None]:
        """No interrupt within; not even a second one where it is ``firm``."""
        self.held += 1
        self.firm += firm
        try:
            yield
        finally:
            self.held -= 1
            self.firm -= firm
        if self.heard is not None and not self.held and not self.ended:
            self._end(self.heard)

    def _end(self, number: int) -> NoReturn:
        if self.ended or not self.last:
            for call in self.last:
                call()
            os._exit(128 + number)
        self.ended = True
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise SystemExit(128 + number)


interrupts = Interrupts()
"""Those of this process."""
