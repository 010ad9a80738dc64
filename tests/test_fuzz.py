"""A short run of the fuzz loops, from fixed seeds; ``python -m tests.fuzz`` goes on from there."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz import __main__ as loop
from tests.fuzz.trials import TRIALS


@pytest.mark.slow
@pytest.mark.parametrize("trial", TRIALS)
def test_a_short_run(trial: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert loop.main(["--trial", trial, "--seed", "1", "--count", "30"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{trial} from seed 1", "seeds 1 to 30: 30 trials, 0 failed",
    ]  # fmt: skip


def test_what_fails_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unlucky(rng: Random) -> None:
        assert rng.random() < 0.5

    monkeypatch.setitem(TRIALS, "unlucky", unlucky)
    assert loop.main(["--trial", "unlucky", "--seed", "1", "--count", "20"]) == 1
    said = capsys.readouterr()
    seeds = [n for n in range(1, 21) if Random(f"unlucky {n}").random() >= 0.5]
    assert said.out.endswith(f"20 trials, {len(seeds)} failed\n")
    assert all(f"--trial unlucky --seed {n} --count 1\n" in said.err for n in seeds)
