"""What is remembered: how often each table was asked, and missed, and what it holds."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from mahjong_cli import score
from mahjong_cli.memo import MEMOS, Memo
from tests.bench import corpus
from tests.bench.figures import WARM, Sizes
from tests.bench.timing import warm

HEADING = f"{'table':<40}{'asked':>9}{'missed':>9}{'':>8}{'size':>9}{'bound':>9}"
"""What stands above the rows."""


class Cache(NamedTuple):
    """A table that remembers; ``bound`` is None where nothing bounds it."""

    name: str
    asked: int
    missed: int
    size: int
    bound: int | None

    def __str__(self) -> str:
        """The line of the table."""
        bound = "-" if self.bound is None else self.bound
        share = self.missed / self.asked
        return (
            f"{self.name:<40}{self.asked:>9}{self.missed:>9}{share:>8.1%}{self.size:>9}{bound:>9}"
        )


def caches(sizes: Sizes, golds: int) -> list[Cache]:
    """The tables over new hands with so many golds, after others of the kind."""
    number = sizes.golds if golds else sizes.plain
    made = corpus.corpus(golds, number, WARM * number)
    warm(score, made.warm)
    before, missed_before = dict(_tables()), {id(memo): memo.missed for memo in _memos()}
    asked: Counter[int] = Counter()
    with _counting(asked):
        for block in made.blocks:
            for hand in block:
                score(hand)
    rows = []
    for memo in _memos():
        missed = memo.missed - missed_before.get(id(memo), 0)
        rows.append(Cache(memo.name, asked[id(memo)], missed, len(memo), memo.bound))
    for name, info in _tables():
        hits, misses, *_ = before.get(name, (0, 0))
        missed = info.misses - misses
        rows.append(Cache(name, info.hits - hits + missed, missed, info.currsize, info.maxsize))
    return [row for row in rows if row.asked]


def _memos() -> list[Memo[Any, Any]]:
    return [memo for one in MEMOS if (memo := one()) is not None]


@contextmanager
def _counting(asked: Counter[int]) -> Iterator[None]:
    """Count how often each memo is asked; while scoring in earnest nothing counts."""

    def counted(memo: Memo[Any, Any], key: object) -> object:
        asked[id(memo)] += 1
        return dict.__getitem__(memo, key)

    Memo.__getitem__ = counted  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        del Memo.__getitem__


def _tables() -> Iterator[tuple[str, Any]]:
    """Everything in a module or class of ours that tells about itself as ``lru_cache`` does."""
    for module_name, module in sorted(sys.modules.items()):
        if module_name.split(".")[0] != "mahjong_cli":
            continue
        for home in (module, *(o for o in vars(module).values() if isinstance(o, type))):
            for name, found in vars(home).items():
                if getattr(home, "__module__", module_name) != module_name:
                    continue
                if getattr(found, "__module__", "") == module_name and hasattr(found, "cache_info"):
                    owner = f"{home.__name__}." if isinstance(home, type) else ""
                    short = module_name.removeprefix("mahjong_cli.")
                    yield f"{short}.{owner}{name}", found.cache_info()
