"""Games are imported when they are asked for, and what is read does not depend on it."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from mahjong_cli import games
from mahjong_cli.games.catalogue import Catalogue
from mahjong_cli.games.game import Game
from mahjong_cli.notation import parse
from mahjong_cli.problems.problem import MahjongError
from tests import hands
from tests.fuzz.generators import mutated, spoken

GOOD = [hands.show(hand) for rules in ("golden", "mcr") for hand in hands.many(7, 50, rules=rules)]
SETTLED = "11p55p33s77s99sNNF +F self dealer=right"
OTHERS = [f"{SETTLED} rules=hongzhong", "123m456m789m11p45s+3s国标", f"{SETTLED} rules=红中赖子杠"]


PAID = [f"[7777p,1]123m456m11p45s +3s {said}" for said in ("pay=mcr", "from=left pay=mcr min=0")]
"""Names of games that say something else."""


def fuzzed() -> list[str]:
    return [make(Random(seed)) for seed in range(500) for make in (mutated, spoken)]


@pytest.mark.slow
def test_what_a_line_says_does_not_depend_on_the_games_that_it_does_not_name() -> None:
    read = 0
    for text in [*GOOD, *OTHERS, *PAID, *fuzzed()]:
        try:
            alone = parse(text, games.grammar(games.CATALOGUE.named(text)))
        except MahjongError:
            continue
        assert parse(text, games.grammar()) == alone, text
        read += 1
    assert read > len(GOOD)


@pytest.mark.parametrize("name", games.CATALOGUE)
def test_a_word_or_key_of_another_game_is_no_part_of_a_hand(name: str) -> None:
    """So a line in which there is one is read again, with all games."""
    own = games.CATALOGUE[name].vocabulary
    others = games.grammar([other for other in games.CATALOGUE if other != name])
    said = [spelling for word in own.words for spelling in word.spellings]
    said += [f"{each}={key.example}" for key in own.keys for each in key.spellings]
    assert said
    for each in said:
        if each.partition("=")[0] not in {*others.words, *others.keys}:
            for text in (f"123m456m789m11p45s +3s {each}", f"{each} 123m456m789m11p45s+3s"):
                with pytest.raises(MahjongError):
                    parse(text, others)


def test_what_is_imported() -> None:
    asked: list[str] = []

    def door(name: str) -> Game:
        asked.append(name)
        return games.CATALOGUE[name]

    catalogue = Catalogue({name: partial(door, name) for name in games.CATALOGUE})
    assert [*catalogue] == [*games.CATALOGUE]
    assert len(catalogue) == len(games.CATALOGUE)
    assert "mcr" in catalogue
    catalogue.read(f"{SETTLED} rules=hongzhong")
    assert asked == ["hongzhong"]
    catalogue.read("123m456m789m11p45s +3s", {"rules": "mcr"})
    assert asked == ["hongzhong", "mcr"]
    assert catalogue.read("123m456m789m11p45s +3s rules=MCR").hand.rules == "mcr"
    assert asked == ["hongzhong", "mcr", "golden"]
    with pytest.raises(KeyError):
        catalogue["nosuch"]


def test_a_way_to_pay_is_no_rule_set() -> None:
    fresh = Catalogue(
        {name: partial(games.CATALOGUE.__getitem__, name) for name in games.CATALOGUE}
    )
    hand = fresh.read(PAID[0]).hand
    assert (hand.rules, games.score(hand).total) == ("golden", 6)
