"""Speed of streams: ``python -m tests.bench.stream [--json] [--hands N]``.

From the text of a hand to a line of JSON on one core, against a Python loop that parses the
same line, asks PyMahjongGB and dumps its answer as JSON; two worker processes against one; the
peak memory of the largest process for few hands and for many.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from subprocess import DEVNULL, Popen

import click
from MahjongGB import MahjongFanCalculator  # type: ignore[import-not-found]

from mahjong_cli import format
from mahjong_cli.batch.answers import answer_chunk, collect_seldom
from mahjong_cli.batch.chunks import chunks
from mahjong_cli.batch.job import Job
from tests.bench.speed import SEED, median
from tests.hands import many

LETTERS = {"m": "W", "s": "T", "p": "B"}
HONOURS = dict(zip("ESWNCFP", ("F1", "F2", "F3", "F4", "J1", "J2", "J3"), strict=True))
TOKENS = re.compile(r"\[([^],]*)(,\d)?\]|kong=(\S+)|\+(\S+)|(\w+=\w+)|([a-z]{4,})|(\S+)")


def their_tiles(text: str) -> list[str]:
    """The tiles of a run, in its letters."""
    tiles = []
    for digits, suit, honour in re.findall(r"([1-9]+)([mps])|([ESWNCFP])", text):
        tiles += [HONOURS[honour]] if honour else [LETTERS[suit] + d for d in digits]
    return tiles


def theirs(line: str) -> str:
    """What a user would write in an afternoon: the line, the call, the answer as JSON."""
    packs, loose, winning, flowers, words = [], list[str](), "", 0, set[str]()
    for meld, offer, kong, win, key, word, run in TOKENS.findall(line):
        if meld or kong:
            tiles = their_tiles(meld or kong)
            kind = "GANG" if len(tiles) == 4 else "PENG" if tiles[0] == tiles[1] else "CHI"
            shown = kind != "GANG" or bool(offer or kong)
            packs.append((kind, tiles[kind == "CHI"], int(shown)))
        elif win:
            winning = their_tiles(win)[0]
        elif word:
            words.add(word)
        elif key.startswith("flowers="):
            flowers = int(key[8:])
        elif run:
            loose += their_tiles(run)
            flowers += run.count("f")
    try:
        fans = MahjongFanCalculator(
            tuple(packs), tuple(loose), winning, flowers, "self" in words, "fourth" in words,
            "kongdraw" in words or "robkong" in words, "last" in words, 0, 0,
        )  # fmt: skip
    except TypeError as error:
        return json.dumps({"input": line, "error": str(error)}, ensure_ascii=False)
    total = sum(points for points, _ in fans)
    rows = [{"zh": zh, "points": points} for points, zh in fans]
    return json.dumps({"input": line, "total": total, "fans": rows}, ensure_ascii=False)


def one_core(lines: list[str]) -> tuple[float, float]:
    """Seconds for all lines, ours and theirs, warm."""
    made = list(chunks(None, ["\n".join(lines)]))
    job = Job({})
    with collect_seldom():
        answered = [answer_chunk(job, chunk) for chunk in made]
        assert sum(part.hands for part in answered) == len(lines)
        ours = median(lambda: [answer_chunk(job, chunk) for chunk in made])
    return ours, median(lambda: [theirs(line) for line in lines])


def command(file: Path, jobs: int) -> tuple[float, float]:
    """Seconds and peak megabytes of the largest process of ``mjscore batch``."""
    start = time.perf_counter()
    process = Popen(
        [sys.executable, "-m", "mahjong_cli", "batch", "--quiet", "-j", str(jobs), str(file)],
        stdout=DEVNULL,
    )
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    return time.perf_counter() - start, used.ru_maxrss / 1024


def written(lines: Iterable[str], folder: str, name: str) -> Path:
    """The lines in a file."""
    path = Path(folder) / name
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
    return path


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--hands", default=10_000, show_default=True, help="Hands of the larger stream.")
def main(as_json: bool, hands: int) -> None:
    """Time streams of plain hands."""
    lines = [format(hand) for hand in many(SEED, hands, rules="mcr")]
    ours, loop = one_core(lines[:3000])
    few = len(lines[:3000])
    figures: dict[str, float] = {
        "ours_us": ours / few * 1e6, "loop_us": loop / few * 1e6, "ratio": ours / loop,
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        small, large = (written(lines[:n], folder, f"{n}.txt") for n in (hands // 10, hands))
        one, few_mb = command(small, 1)
        one, many_mb = command(large, 1)
        two, two_mb = command(large, 2)
    figures |= {
        "one_process_a_second": hands / one, "two_processes_a_second": hands / two,
        "gain": one / two, "few_mb": few_mb, "many_mb": many_mb, "two_processes_mb": two_mb,
    }  # fmt: skip
    figures = {name: round(value, 2) for name, value in figures.items()}
    if as_json:
        click.echo(json.dumps(figures, indent=1))
        return
    click.echo(
        "text to JSON, one core: {ours_us} us a hand, {ratio} times the loop's (goal 4)\n"
        "processes: 1: {one_process_a_second} a second, 2: {two_processes_a_second}, "
        "{gain} times (goal 1.8)\n"
        "peak memory: {few_mb} MB for a tenth of the hands, {many_mb} MB for all".format(**figures)
    )


if __name__ == "__main__":
    main()
