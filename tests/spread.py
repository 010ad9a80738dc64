"""A comparison of very many hands, spread over the machine's cores by seed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

Comparison = Callable[[int, int], list[str]]
"""Takes a seed and a number of hands, and hands back a text for each disagreement."""


def spread(comparison: Comparison, number: int, *, seed: int, chunk: int) -> list[str]:
    """All disagreements in so many hands; each chunk has a seed of its own, from ``seed`` up."""
    seeds = range(seed, seed + -(-number // chunk))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        found = pool.map(comparison, seeds, [chunk] * len(seeds))
        return [text for texts in found for text in texts]


def told(disagreements: list[str]) -> str:
    """How many there are, and the first of them, for the message of a failing test."""
    return "\n".join([f"{len(disagreements)} disagreements", *disagreements[:20]])
