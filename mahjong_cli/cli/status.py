"""The exit statuses of the command; the worst of several hands counts."""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """What the command ends with."""

    WINS = 0
    """Every hand was read and wins."""
    SHORT = 1
    """A hand does not win, or is below the minimum."""
    UNREADABLE = 2
    """A hand, a name or the command line could not be read, or nothing could be written."""
    INTERRUPTED = 130
    """Interrupted from the keyboard."""
