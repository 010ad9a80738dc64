"""Why fans are left out, over hands made at random: each reason true, no row missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from mahjong_cli import Exclusion, Scored
from mahjong_cli.fans.table import FANS
from mahjong_cli.hand.hand import Hand
from mahjong_cli.tiles import Tile, rank, suit
from tests import hands, reference
from tests.reasons import ALONE, CLOSED, CONTAINED, PRINTED, kongs, starts
from tests.scored import best_of, fan_score
from tests.spread import spread, told
from tests.turned import PICTURES, TURNED

SEED = 10_010

Row = tuple[str, str, int, tuple[tuple[int, ...], ...]]


def any_hand(rng: Random) -> Hand:
    golds = rng.choices((None, 0, 1, 2), (60, 10, 25, 5))[0]
    return hands.winning(rng, golds, rules="mcr" if golds is None else "golden")


def untrue(seed: int, number: int) -> list[str]:
    """What is wrong with the rows of so many hands, in words."""
    rng = Random(seed)
    return [
        f"{hands.show(hand)}: {wrong}"
        for hand in (any_hand(rng) for _ in range(number))
        if (best := fan_score(hand).best)
        for wrong in (*_untrue(hand, best), *_missing(hand, best))
    ]


def pair(row: Exclusion) -> str:
    return f"{row.by.name.zh if row.by else '-'}→{row.fan.name.zh}"


def _untrue(hand: Hand, best: Scored) -> Iterator[str]:
    """What is not true of the rows, or of what the counted fans are said to contain."""
    counted = {row.fan.name.zh: row.groups for row in best.fans}
    said = Counter((pair(row), row.reason) for row in best.excluded)
    yield from (f"{row} stands twice" for row, n in said.items() if n > 1)
    for row in best.excluded:
        by, zh = row.by.name.zh if row.by else None, row.fan.name.zh
        naming = [other for other in counted if f"{other}→{zh}" in PRINTED]
        for wrong, what in (
            (pair(row) not in CLOSED[row.reason], "not in the closed list"),
            (by is not None and by not in counted, "the other is not counted"),
            (naming and row.reason != "printed", f"{naming} print it"),
            (row.again != (zh in counted), "a second one?"),
            (row.reason == "implied" and not _said_of(hand, pair(row)), "not alone"),
            (row.reason == "own-sets" and not {*row.groups} <= {*counted[by or ""]}, "other sets"),
        ):
            if wrong:
                yield f"{pair(row)} {row.reason}: {what}"
    for by, other in _split("implied"):
        there = by in counted and _said_of(hand, f"{by}→{other}")
        if there and not CONTAINED[other](hand, best.reading):
            yield f"{by} without {other}"


def _said_of(hand: Hand, pair: str) -> bool:
    """Whether it may be said of the hand that the one fan contains the other."""
    return pair not in ALONE or len(reference.waits(hand)) == 1


def _missing(hand: Hand, best: Scored) -> Iterator[str]:
    """Rows that must be there, and no others of their reason."""
    counted = {row.fan.name.zh: row.count for row in best.fans}
    here, robbed = kongs(best.reading), hand.won.how == "robkong"
    exposed = sum(not meld.concealed for meld in hand.melds)
    must = {(by, fan, "other-division") for by, fan in _split("other-division") if by in counted}
    must |= {("-", "四归一", "konged")} if here else set()
    must |= {("-", "杠上开花", "flower-draw")} if hand.won.flowerdraw and here else set()
    must |= {("-", "全求人", "robbed")} if robbed and exposed == 4 else set()
    must |= {("抢杠和", "和绝张", "printed")} if robbed else set()
    mine = {"other-division", "konged", "flower-draw", "robbed"}
    shown = {
        (row.by.name.zh if row.by else "-", row.fan.name.zh, row.reason): row.count
        for row in best.excluded
        if row.reason in mine or row.fan.name.zh == "和绝张"
    }
    gold = ("-", "和绝张", "gold")
    for row in must ^ (shown.keys() - {gold}):
        yield f"{'missing' if row in must else 'unfounded'}: {row}"
    if shown.get(("-", "四归一", "konged"), 0) != here:
        yield f"四归一 for {here} kongs"
    double = sum(n * (n - 1) // 2 for n in starts(best.reading, "chow").values())
    left_out = sum(row.count for row in best.excluded if row.fan.name.zh == "一般高")
    if counted.get("一般高", 0) + left_out != double:
        yield f"一般高: {double} in all"


def _split(reason: str) -> list[tuple[str, str]]:
    found = (one.split("→") for one in CLOSED[reason])
    return [(by, fan) for by, fan in found]


# The same hand mirrored


def unlike_mirrored(seed: int, number: int) -> list[str]:
    """The hands that have other rows when each number is taken from ten."""
    rng, found = Random(seed), []
    for _ in range(number):
        hand = hands.winning(rng, rules="mcr")
        mine, theirs = best_of(fan_score(hand)), best_of(fan_score(_turned(hand)))
        if (
            not _fans(mine) & PICTURES
            and not _fans(theirs) & PICTURES
            and _rows(mine) != (turned := _rows(theirs, turned=True))
        ):
            found.append(f"{hands.show(hand)}: {_rows(mine) - turned} {turned - _rows(mine)}")
    return found


def _fans(best: Scored) -> set[str]:
    """All that is there, counted or not."""
    return {row.fan.name.zh for row in best.fans} | {row.fan.name.zh for row in best.excluded}


def _rows(best: Scored, *, turned: bool = False) -> Counter[Row]:
    """Who excludes whom and why, how often, and the sets of a wait.

    Which of several sets that pay the same are counted is another matter.
    """
    rows = Counter[Row]()
    for row in best.excluded:
        names = pair(row).split("→")
        sets = [group.tiles for group in row.groups if row.reason == "many-waits"]
        if turned:
            names = [TURNED.get(name, name) for name in names]
            sets = [tuple(sorted(map(_face, tiles))) for tiles in sets]
        rows["→".join(names), row.reason, row.count, tuple(sorted(sets))] += 1
    return rows


def _face(tile: Tile) -> Tile:
    return 9 * suit(tile) + 9 - rank(tile) if suit(tile) < 3 else tile


def _turned(hand: Hand) -> Hand:
    """The hand with each number taken from ten."""
    return hand.replace(
        concealed=tuple(sorted(map(_face, hand.concealed))),
        winning=_face(hand.winning),
        melds=tuple(m._replace(tile=min(map(_face, m.tiles))) for m in hand.melds),
    )


@pytest.mark.parametrize("number", [300, pytest.param(2_000, marks=pytest.mark.slow)])
def test_the_same_hand_mirrored_has_the_same_rows(number: int) -> None:
    found = unlike_mirrored(SEED + 1, number)
    assert not found, told(found)


@pytest.mark.parametrize("number", [500, pytest.param(3_000, marks=pytest.mark.slow)])
def test_every_reason_is_true_and_no_row_is_missing(number: int) -> None:
    found = untrue(SEED, number)
    assert not found, told(found)


def test_every_pair_of_the_closed_list_is_shown() -> None:
    """What the blocks of the fans say is what the list says, and nothing else."""
    named = {fan.id: fan.name.zh for fan in FANS.fans}
    said: dict[str, set[str]] = {}
    for fan in FANS.fans:
        for e in fan.excludes:
            said.setdefault(e.origin, set()).add(f"{fan.name.zh}→{named[e.fan]}")
    for reason, there in said.items():
        assert there == CLOSED[reason], reason


@pytest.mark.large
def test_every_reason_of_very_many_hands_is_true() -> None:
    """200,000 hands."""
    found = spread(untrue, 200_000, seed=SEED, chunk=5_000)
    assert not found, told(found)
