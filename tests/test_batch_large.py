"""A million hands on two cores, a hundred thousand games: the rate, bounded memory, the bytes."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from tests import hands, recorded
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


GAMES_FEW, GAMES_MANY = 10_000, 100_000


@pytest.mark.large
def test_very_many_games(tmp_path: Path) -> None:
    used: dict[int, float] = {}
    for number in (GAMES_FEW, GAMES_MANY):
        path, won = tmp_path / f"{number}", 0
        with path.open("w", encoding="utf-8") as file:
            for n in range(number):
                made = recorded.game(Random(7_000_000 + n), f"made {n}")
                won += made.hand is not None
                file.write(made.text)
        command = [*COMMAND, "batch", "-i", "games", "-j", "1", "--summary", str(path)]
        said = tmp_path / "said"
        with said.open("wb") as err, Popen(command, stdout=PIPE, stderr=err) as process:
            assert process.stdout
            assert sum(1 for _ in process.stdout) == number
            _, status, peak = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        used[number] = peak.ru_maxrss / 1024
        assert process.returncode == 0
        assert f"{won:,} of {won:,} recorded games agree" in said.read_text("utf-8")
        sys.stderr.write(f"{number:,} games, {won:,} won: {used[number]:.0f} MB\n")
    assert used[GAMES_MANY] < used[GAMES_FEW] * 1.25 + 20
