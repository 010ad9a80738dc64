"""One worker process: how it is started, told and asked."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import mahjong_cli
from mahjong_cli.batch.job import Answers, Chunk

Process = subprocess.Popen[bytes]

_BEGIN = """
import sys
at = next((n for n, path in enumerate(sys.path) if path.endswith("-packages")), len(sys.path))
sys.path.insert(at, sys.argv[1])
sys.path += [path for path in sys.argv[2:] if path not in sys.path]
from mahjong_cli.batch.worker import main
main()
"""


def start() -> Process:
    """A worker in a group of its own, where Ctrl-C does not reach it: this process ends it.

    It imports nothing from the directory that it is in, and the standard library before all
    that the environment adds.  Raises ``OSError`` when there is no room for another process.
    """
    root = str(Path(mahjong_cli.__file__).resolve().parents[1])
    here = {"", os.path.realpath(os.curdir)}
    paths = [path for path in sys.path if path and os.path.realpath(path) not in here]
    return subprocess.Popen(
        [sys.executable, "-P", "-E", "-c", _BEGIN, root, *paths],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        process_group=0 if os.name == "posix" else None,
    )  # fmt: skip


def tell(process: Process, value: object) -> bool:
    """Send it a value; False when it has ended."""
    assert process.stdin
    try:
        pickle.dump(value, process.stdin, pickle.HIGHEST_PROTOCOL)
        process.stdin.flush()
    except OSError:
        return False
    return True


def ask(process: Process, chunk: Chunk) -> Answers | None:
    """The part for a chunk; None when the process ended over it."""
    assert process.stdout
    if not tell(process, chunk):
        return None
    try:
        part = pickle.load(process.stdout)
    except (EOFError, OSError, pickle.UnpicklingError):
        return None
    assert isinstance(part, Answers)
    return part
