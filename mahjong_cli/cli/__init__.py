"""The command ``mjscore``.  Only this package imports click."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command and end the process with its status."""
    from mahjong_cli.cli.interrupts import at_once

    at_once()
    gc.set_threshold(50_000, 20, 100)  # what is imported stays: there is nothing to collect
    try:
        status = _status()
    except Exception as error:
        # Nothing is left to say it with, as where there is no memory for the modules.
        status = 2
        if sys.stderr is not None:
            print(f"mjscore: cannot run: {type(error).__name__}: {error}", file=sys.stderr)
    if status == INTERRUPTED:
        os._exit(status)  # whatever the interrupt came upon: all is written and taken back
    if not {"multiprocessing", "concurrent.futures"} & sys.modules.keys():
        _leave(status)
    sys.exit(status)


def _leave(status: int) -> None:
    """End at once: to take every module apart takes longer than to score a hand."""
    with suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _status() -> int:
    from mahjong_cli.cli import output
    from mahjong_cli.cli.guard import guarded

    output.prepare()
    return guarded()
