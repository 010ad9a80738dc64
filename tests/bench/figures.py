"""The figures: each a function that makes a line or two of the table.

A figure is to be worked out in a process of its own, with tables that nothing else has filled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mahjong_cli import score
from mahjong_cli.batch.answers import answer_chunk, collect_seldom
from mahjong_cli.batch.chunks import chunks
from mahjong_cli.batch.job import Chunk, Job
from tests.bench import advice, corpus, rivals
from tests.bench.timing import Row, command, compare, each, warm


class Sizes(NamedTuple):
    """How many hands are new, plain and with golds; lines of a stream; runs of a command."""

    plain: int = 4_000
    golds: int = 500
    lines: int = 20_000
    runs: int = 15


WARM = 4
"""So many other hands of the kind are scored before each new one is."""

Figure = Callable[[Sizes], list[Row]]


def plain(sizes: Sizes) -> list[Row]:
    """Hands without gold, from the parsed hand to the full result."""
    made = corpus.corpus(0, sizes.plain, WARM * sizes.plain)
    calls = [list(map(rivals.gb_call, block)) for block in made.blocks]
    others = [list(map(rivals.riichi_call, block)) for block in made.blocks]
    warm(score, made.warm)
    first, riichi, again = [], [], []
    for block, call, other in zip(made.blocks, calls, others, strict=True):
        ours, theirs = each(score, block), each(rivals.gb, call)
        first.append((ours, theirs))
        riichi.append((ours, each(rivals.riichi, other)))
        again.append((each(score, block), theirs))
    row = partial(compare, calls=sizes.plain)
    return [
        row("plain, first sight", pairs=first, rival="PyMahjongGB", goals=(12, 3)),
        row("plain, repeated", pairs=again, rival="PyMahjongGB"),
        row("plain, first sight", pairs=riichi, rival="mahjong 2.1"),
    ]


_SAMPLES = {1: 50, 2: 10, 3: 2, 4: 1}
"""Of so many hands of a block brute force tries all golds."""

_GOLD_GOALS = {1: (2, 5), 2: (20, 60), 3: (100, 400), 4: (500, 2000)}


def golds(sizes: Sizes, held: int) -> list[Row]:
    """Hands with golds, to the exact best with the full result."""
    made = corpus.corpus(held, sizes.golds, WARM * sizes.golds)
    warm(score, made.warm)
    first, again = [], []
    for block in made.blocks:
        ours = each(score, block)
        theirs = each(rivals.brute_force, block[: _SAMPLES[held]])
        first.append((ours, theirs))
        again.append((each(score, block), theirs))
    row = partial(compare, calls=sizes.golds, rival="brute force", faster=True)
    named = f"{held} gold{'s' * (held > 1)}"
    return [
        row(f"{named}, first sight", pairs=first, goals=_GOLD_GOALS[held]),
        row(f"{named}, repeated", pairs=again),
    ]


def worst(sizes: Sizes) -> list[Row]:
    """Four golds with ten tiles of one suit or two, at first sight: how they are spread."""
    hands = corpus.crowded((WARM + 1) * sizes.golds)
    warm(score, hands[: -sizes.golds])
    times = [each(score, [hand]) for hand in hands[-sizes.golds :]]
    spread = {
        "median": median(times), "99th percentile": quantiles(times, n=100)[-1],
        "worst": max(times),
    }  # fmt: skip
    return [Row(f"4 golds, crowded, {name}", sizes.golds, took) for name, took in spread.items()]


def text(sizes: Sizes) -> list[Row]:
    """Text to JSON lines on one core, in this process, at first sight."""
    lines = corpus.lines((WARM + 1) * sizes.plain)
    known, new = lines[: -sizes.plain], lines[-sizes.plain :]
    size = sizes.plain // corpus.BLOCKS
    blocks = [new[n : n + size] for n in range(0, size * corpus.BLOCKS, size)]
    answer = partial(answer_chunk, Job({}))
    with collect_seldom():
        warm(answer, _cut(known))
        pairs = []
        for block in blocks:
            made = list(_cut(block))
            ours = each(answer, made) * len(made) / len(block)
            pairs.append((ours, each(rivals.loop, block)))
    return [
        compare(
            "text to JSON line", calls=sizes.plain, pairs=pairs, rival="loop of PyMahjongGB",
            goals=(3, 1.2),
        )
    ]  # fmt: skip


def _cut(lines: list[str]) -> Iterator[Chunk]:
    return chunks(None, [f"{line}\n" for line in lines])


def streams(sizes: Sizes) -> list[Row]:
    """``mjscore batch`` of a tenth of the lines and of all, on one core and on two."""
    rows, took = [], {}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "hands.txt"
        lines = corpus.lines(sizes.lines)
        for number in (sizes.lines // 10, sizes.lines):
            file.write_text("".join(f"{line}\n" for line in lines[:number]), "utf-8")
            for jobs in (1, 2):
                ran = command(*_MJSCORE, "batch", "--quiet", f"-j{jobs}", str(file))
                took[jobs] = ran.clock
                named = f"batch, {jobs} process{'es' * (jobs > 1)}, {ran.memory:.0f} MB at most"
                rows.append(Row(named, number, ran.clock / number))
    theirs, ours = took[1] / sizes.lines, took[2] / sizes.lines
    two = compare(
        "batch, 2 processes", calls=sizes.lines, pairs=[(ours, theirs)], rival="1 process",
        goals=(1.8, 1.8), faster=True,
    )  # fmt: skip
    return [*rows, two]


_MJSCORE = (str(Path(sys.executable).with_name("mjscore")),)
_HAND = "[7777p,1][3333s]555m88m22s +8m flowers=2 seat=E round=S"
_HONGZHONG = "11p55p33s77s99sNNF +F self dealer=right rules=hongzhong"
_CLICK, _RICH = "import click", "import click, rich.table, rich.console"
_COMMANDS = {
    "start: --version": (["--version"], _CLICK),
    "start: HAND --json": ([_HAND, "--json"], _CLICK),
    "start: HAND, the table": ([_HAND], _RICH),
    "start: HAND gold=9s --json": ([f"{_HAND} gold=9s", "--json"], _CLICK),
    "start: hongzhong --json": ([_HONGZHONG, "--json"], _CLICK),
}


def starts(sizes: Sizes) -> list[Row]:
    """Whole processes beside the imports that no program on click, or rich, goes without."""
    rows = []
    for name, (arguments, imports) in _COMMANDS.items():
        pairs = []
        for _ in range(sizes.runs):
            ours, theirs = command(*_MJSCORE, *arguments), command(sys.executable, "-c", imports)
            pairs.append((ours.processor, theirs.processor))
        rows.append(compare(name, calls=sizes.runs, pairs=pairs, rival=imports, goals=(1.4, 1.4)))
    return rows


def waits(sizes: Sizes) -> list[Row]:
    """What hands wait on, and what to discard."""
    return advice.figures(sizes.golds, sizes.runs)


FIGURES: dict[str, Figure] = {
    "plain": plain,
    **{f"golds{held}": partial(golds, held=held) for held in _SAMPLES},
    "worst": worst,
    "text": text,
    "streams": streams,
    "starts": starts,
    "waits": waits,
}
"""All of them, in the order of the table."""
