"""What thirteen tiles wait on: each row is what ``score`` says of that hand, none is missing."""

from __future__ import annotations

import pytest

from mahjong_cli import Advice, Players, Ready, Wait, waits
from mahjong_cli.games import find
from mahjong_cli.games.outlook import Outlook
from mahjong_cli.games.worth import Worths
from mahjong_cli.tiles import Tile
from tests.before import Row, Told, laizi_hands, ready_hands, rows


def told(advice: Advice) -> dict[Tile, Row]:
    """The rows as the reference has them, those aside of which no copy is left."""
    return {
        wait.tile: Row(wait.unseen, tuple(map(_told, wait.worths)))
        for wait in advice.waits
        if wait.unseen
    }


def _told(worth: object) -> Told:
    from mahjong_cli import Worth

    if worth is None:
        return None
    assert isinstance(worth, Worth)
    own = dict(worth.own)
    names = own.get("fans", own.get("patterns"))
    assert isinstance(names, tuple)
    return worth.total, worth.meets_minimum, worth.points, names


def check(ready: Ready) -> None:
    advice = waits(ready)
    assert told(advice) == rows(ready), str(ready)
    assert all(wait.worths == _by_itself(ready, wait) for wait in advice.waits if wait.unseen)
    assert bool(advice.waits) == (advice.away == 0)
    totals = [(wait.unseen > 0, wait.counts) for wait in advice.waits]
    assert totals == sorted(totals, reverse=True)


def _by_itself(ready: Ready, wait: Wait) -> Worths:
    """What a tile is worth where every way is scored by itself, whatever its game shares."""
    outlook = Outlook(find(ready.rules))
    if isinstance(ready.beside, Players):
        return wait.worths
    return outlook.worths(ready, (), [wait.tile])[wait.tile]


@pytest.mark.parametrize("number", [5, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("golds", [None, 0, 1, 2])
def test_every_row_is_what_score_says(golds: int | None, number: int) -> None:
    for ready in ready_hands(7, number, golds):
        check(ready)


@pytest.mark.slow
@pytest.mark.parametrize("golds", [3, 4])
def test_every_row_is_what_score_says_with_many_golds(golds: int) -> None:
    for ready in ready_hands(7, 8, golds):
        check(ready)


@pytest.mark.parametrize("number", [10, pytest.param(40, marks=pytest.mark.slow)])
def test_every_row_of_hongzhong_is_what_score_says(number: int) -> None:
    for ready in laizi_hands(7, number):
        check(ready)


@pytest.mark.large
@pytest.mark.parametrize("golds", [None, 0, 1, 2, 3])
def test_every_row_of_a_thousand(golds: int | None) -> None:
    for ready in ready_hands(12, 1_000, golds):
        check(ready)


@pytest.mark.large
def test_every_row_of_two_thousand_of_hongzhong() -> None:
    for ready in laizi_hands(12, 2_000):
        check(ready)
