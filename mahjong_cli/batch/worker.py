"""What runs in a worker process: chunks come in on standard input, parts go out.

Its ``main`` is called in processes that ``pool`` starts.
"""

from __future__ import annotations

import os
import pickle
import sys

from mahjong_cli.batch.answers import answer_chunk, collect_seldom


def main() -> None:
    """Answer chunk after chunk, until there are no more or nobody is left to read."""
    # Whatever prints must not come between the parts.
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)
        job = pickle.load(sys.stdin.buffer)
        try:
            with collect_seldom():
                while True:
                    chunk = pickle.load(sys.stdin.buffer)
                    pickle.dump(answer_chunk(job, chunk), out, pickle.HIGHEST_PROTOCOL)
                    out.flush()
        except (EOFError, BrokenPipeError):
            os._exit(0)  # without flushing what cannot be written
