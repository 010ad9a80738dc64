"""A million hands on two cores: the rate, bounded memory, the bytes of one process."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from tests import hands
from tests.command import COMMAND, environment

FEW, MANY = 100_000, 1_000_000


def written(path: Path, number: int) -> Path:
    """Hands of every kind, a few in a thousand of which cannot be read."""
    rng = Random(number)
    with path.open("w", encoding="utf-8") as file:
        for n in range(number):
            kind = hands.losing if n % 5 == 0 else hands.winning
            text = hands.show(kind(rng, rng.choice((None, 0, 1, 1, 2))))
            file.write(f"{text}\n" if n % 300 else f"{text} 0z\n")
    return path


def answered(file: Path, jobs: int) -> tuple[int, str, float, float]:
    """How many lines come out, their digest, the seconds, and the peak megabytes."""
    command = [*COMMAND, "batch", "--quiet", "-j", str(jobs), str(file)]
    start, digest, count = time.monotonic(), hashlib.sha256(), 0
    with Popen(command, stdout=PIPE, env=environment()) as process:
        assert process.stdout
        for line in process.stdout:
            digest.update(line)
            count += 1
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 2
    return count, digest.hexdigest(), time.monotonic() - start, used.ru_maxrss / 1024


@pytest.mark.large
def test_very_many_hands(tmp_path: Path) -> None:
    few, many = written(tmp_path / "few", FEW), written(tmp_path / "many", MANY)
    made = {(file.name, jobs): answered(file, jobs) for file in (few, many) for jobs in (1, 2)}
    for (name, jobs), (count, _, seconds, megabytes) in made.items():
        rate = f"{count / seconds:,.0f} a second"
        sys.stderr.write(f"{name}, {jobs}: {count:,} hands, {rate}, {megabytes:.0f} MB\n")
    for name, number in (("few", FEW), ("many", MANY)):
        assert made[name, 1][:2] == made[name, 2][:2]
        assert made[name, 1][0] == number
    for jobs in (1, 2):
        assert made["many", jobs][3] < made["few", jobs][3] * 1.25 + 20
