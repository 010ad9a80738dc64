"""Lines whose tiles are read apart from the rest of them come to what all lines come to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from mahjong_cli import format, games
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation import parse
from mahjong_cli.notation.line import Line
from mahjong_cli.notation.plain import read_plain
from mahjong_cli.problems.problem import MahjongError
from tests.fuzz.generators import mutated, spoken
from tests.hands import losing, many
from tests.laizi import deal

BESIDE: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    ({}, {}),
    ({"rules": "mcr", "seat": "E"}, {}),
    ({"gold": "5p", "min": "0", "notation": "botzone"}, {}),
    ({"z": "riichi"}, {"gold": "E"}),
    ({}, {"rules": "golden", "flip": "4s", "min": "4"}),
)


SAID = (
    "gold=5p", "gold=5p", "gold=E", "gold=5z", "flip=4p", "flip=N", "黄金=5p", "seat=E", "seat=S",
    "round=E", "round=W", "门风=东", "flowers=2", "flowers=1", "1f2f", "5f", "self", "discard",
    "last", "z=riichi", "rules=mcr", "rules=golden", "rules=hongzhong", "规则=国标", "min=4",
    "from=left", "pay=mcr", "dealer=right", "fourth",
)  # fmt: skip


class Whole(Line):
    """A line that is always read as a whole."""

    __slots__ = ()


def read(
    text: str, defaults: Mapping[str, str], given: Mapping[str, str], kind: type[Line]
) -> object:
    try:
        hand, unused = parse(text, games.grammar(), defaults=defaults, given=given, kind=kind)
    except MahjongError as error:
        return type(error), error.problems, error.more
    return hand, hand.assumed, unused


def dealt(seed: int) -> list[Hand]:
    rng, made = Random(seed), [*many(seed, 60, rules="mcr")]
    for golds in (None, 0, 1, 2, 3, 4):
        made += [*many(seed, 20, golds), losing(rng, golds), deal(rng, golds or 0, house=True)]
    return made


HANDS = [format(hand) for hand in dealt(71)]


@pytest.mark.slow
@pytest.mark.parametrize(("defaults", "given"), BESIDE)
def test_a_line_comes_to_the_same_as_a_whole(
    defaults: dict[str, str], given: dict[str, str]
) -> None:
    fuzzed = [make(Random(seed)) for seed in range(400) for make in (mutated, spoken)]
    for text in HANDS + fuzzed:
        made = read(text, defaults, given, Line)
        assert made == read(text, defaults, given, Whole), text


@pytest.mark.slow
@pytest.mark.parametrize(
    "rest",
    ["", " self", " discard 门风=E", "  seat=E,round=S", " ｓｅｌｆ", " gold=0m", " 5z", "\n", "\t",
     " z=riichi", " 1f2f flowers=2", " flowers=9", " self discard", " kongdraw", " gold = 6m",
     " |EE0000", " notation=tenhou", " notation=prefix", " [111s]", " kong=1111s", " +3s",
     " win=4s", " seen=9s9s9s9s", " robkong", " rules=x", " wild=6m", " min=", " self\ufe0f",
     "自摸", " 一万", " pung=111s", " last fourth", " fah", "|EE1000|fah", " from=left pay=mcr",
     " 55", " ①", " #"],
)  # fmt: skip
@pytest.mark.parametrize(
    "tiles",
    ["123m456m789m11p45s +3s", "[EEE,2]123m11p45s99s9s +3s", "[EEE][55z5z]1p22222p +1p",
     "[067m]123m789m11p45s +3s", "[067m]|EE1000|123m789m11p45s +3s", "123m406m789m11p45s +3s",
     "[一二三万][１２３ｍ]11p45sE +3s", "[EEE,2\x1c]123m11p45s99s9s +3s",
     "[4*56m]123m789m11p45s +3s", "EE +E"],
)  # fmt: skip
def test_whatever_follows_the_tiles(tiles: str, rest: str) -> None:
    text = tiles + rest
    assert read(text, {}, {}, Line) == read(text, {}, {}, Whole)


@pytest.mark.slow
@pytest.mark.parametrize(("defaults", "given"), BESIDE)
def test_what_is_said_in_any_order_and_number(
    defaults: dict[str, str], given: dict[str, str]
) -> None:
    rng, plain = Random(74), 0
    for _ in range(500):
        said = rng.choices(SAID, k=rng.choice((1, 2, 3, 4)))
        text = " ".join(["123m456m789m11p45s +3s", *said])
        made = read(text, defaults, given, Line)
        assert made == read(text, defaults, given, Whole), text
        plain += read_plain(text, games.grammar(), {**defaults, **given}, given) is not None
    assert plain > 20 or defaults or given


def test_lines_as_they_are_written_are_plain() -> None:
    plain = [text for text in HANDS if read_plain(text, games.grammar(), {}, {})]
    assert len(plain) > len(HANDS) * 0.9
