"""Speed as ratios in one run: ``python -m tests.bench.speed [--json] [--hands N]``.

Plain hands are timed against one PyMahjongGB call each; hands with golds against brute force,
which asks PyMahjongGB about every assignment of the golds.  Absolute times depend on the
machine; the ratios are what counts.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

import click
from MahjongGB import MahjongFanCalculator  # type: ignore[import-not-found]

from mahjong_cli import Hand, score
from mahjong_cli.tiles import FACES, Tile
from tests.hands import many
from tests.oracle import PACKS, TILES

SEED = 20
SAMPLE = {1: 100, 2: 20, 3: 3, 4: 1}
"""Hands of so many golds that brute force is timed on."""

Call = tuple[object, ...]


def call(hand: Hand, concealed: tuple[Tile, ...], winning: Tile) -> Call:
    """The arguments of one PyMahjongGB call."""
    packs = tuple((PACKS[m.kind], TILES[m.tiles[m.kind == "chow"]], 1) for m in hand.melds)
    won = hand.won
    return (
        packs, tuple(TILES[t] for t in concealed), TILES[winning], hand.flowers,
        won.self_drawn, False, False, False, 0, 0,
    )  # fmt: skip


def ask(arguments: Call) -> object:
    """One call; a hand that does not win raises."""
    try:
        return MahjongFanCalculator(*arguments)
    except TypeError:
        return None


def assignments(hand: Hand) -> Iterator[Call]:
    """A call for every assignment of the golds."""
    held = tuple(t for t in hand.concealed if t != hand.gold)
    golds = len(hand.concealed) - len(held) + (hand.winning == hand.gold)
    for faces in combinations_with_replacement(FACES, golds):
        if hand.winning == hand.gold:
            yield call(hand, held + faces[:-1], faces[-1])
        else:
            yield call(hand, held + faces, hand.winning)


def median(work: Callable[[], object], runs: int = 5) -> float:
    """The median time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def plain(number: int) -> dict[str, object]:
    """The full result of hands without gold, against one call each."""
    hands = list(many(SEED, number, rules="mcr"))
    calls = [call(hand, hand.concealed, hand.winning) for hand in hands]
    for hand in hands:
        score(hand)  # warm
    ours = median(lambda: [score(hand) for hand in hands]) / number
    theirs = median(lambda: [ask(one) for one in calls]) / number
    return row("plain", number, ours, theirs, ours / theirs, "times its time (goal 10)")


def gold(golds: int, number: int) -> dict[str, object]:
    """The full result of hands with golds, against brute force on some of them."""
    hands = list(many(SEED, number, golds))
    for hand in hands:
        score(hand)  # warm
    ours = median(lambda: [score(hand) for hand in hands]) / number
    sample = hands[: SAMPLE[golds]]
    theirs = median(lambda: [ask(one) for hand in sample for one in assignments(hand)], 1)
    theirs /= len(sample)
    goal = {1: 2, 2: 20, 3: 100, 4: 500}[golds]
    return row(f"{golds} gold", number, ours, theirs, theirs / ours, f"times faster (goal {goal})")


def row(
    work: str, hands: int, ours: float, theirs: float, ratio: float, unit: str
) -> dict[str, object]:
    return {
        "work": work,
        "hands": hands,
        "ours_us": round(ours * 1e6, 1),
        "theirs_us": round(theirs * 1e6, 1),
        "ratio": round(ratio, 2),
        "unit": unit,
    }


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--hands", default=2000, show_default=True, help="Plain hands; fewer with golds.")
def main(as_json: bool, hands: int) -> None:
    """Time mjscore's library against PyMahjongGB."""
    rows = [plain(hands), *(gold(n, max(20, hands // 4)) for n in SAMPLE)]
    if as_json:
        click.echo(json.dumps(rows, indent=1))
        return
    click.echo(f"{'work':<8}{'hands':>7}{'ours µs':>10}{'theirs µs':>12}{'ratio':>9}")
    for r in rows:
        click.echo(
            f"{r['work']:<8}{r['hands']:>7}{r['ours_us']:>10}{r['theirs_us']:>12}"
            f"{r['ratio']:>9}  {r['unit']}"
        )


if __name__ == "__main__":
    main()
