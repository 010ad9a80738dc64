"""``python -m tests.fuzz``: trial after trial, until the time is over or one fails."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from random import Random, SystemRandom

from tests.fuzz.trials import TRIALS


def attempt(name: str, seed: int) -> bool:
    """Make one trial; whether it held.  What went wrong is printed with the seed."""
    try:
        TRIALS[name](Random(f"{name} {seed}"))
    except Exception:
        traceback.print_exc()
        again = f"{sys.executable} -m tests.fuzz --trial {name} --seed {seed} --count 1"
        sys.stderr.write(f"{name} failed; again: {again}\n")
        return False
    return True


def main(arguments: list[str] | None = None) -> int:
    """Run for some time or some number of trials; how many failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long; default: 1")
    parser.add_argument("--count", type=int, help="how many of each trial instead")
    parser.add_argument("--seed", type=int, help="the first seed; default: a new one")
    parser.add_argument("--trial", choices=TRIALS, action="append", help="only this one")
    given = parser.parse_args(arguments)
    first = SystemRandom().randrange(10**9) if given.seed is None else given.seed
    names = given.trial or list(TRIALS)
    print(f"{', '.join(names)} from seed {first}", flush=True)
    end, seed, failed = time.monotonic() + given.minutes * 60, first, 0
    while seed < first + given.count if given.count is not None else time.monotonic() < end:
        failed += sum(not attempt(name, seed) for name in names)
        seed += 1
    print(f"seeds {first} to {seed - 1}: {(seed - first) * len(names)} trials, {failed} failed")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
