"""Hands in the notations of other programs, proved both ways."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import assume, given, settings, strategies as st

import mahjong_cli
from mahjong_cli import games, notation
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.botzone import TILES as BOTZONE_TILES
from mahjong_cli.problems.problem import MahjongError
from tests import casefile, foreign
from tests.catalogue import GRAMMAR, problems
from tests.strategies import hands

often = settings(derandomize=True)
CASES = [*casefile.read_text(Path(__file__).parent / "cases" / "mcr.txt")]


def read(text: str, form: str = "standard", rules: str = "golden") -> Hand:
    defaults = {"notation": form, "rules": rules}
    return notation.parse(text, GRAMMAR, defaults=defaults).hand


def in_the_east(hand: Hand) -> Hand:
    """The hand with the winds that a line of GB-Mahjong gives where none is known."""
    seat, prevalent = (27 if wind is None else wind for wind in (hand.seat, hand.round))
    return hand.replace(seat=seat, round=prevalent)


# GB-Mahjong

PUBLISHED = [
    ("[EEE,2][SSSS,1]WWWNN55pN|EE1000|fah",
     "[EEE,2][SSSS,1]55pWWWNN +N self seat=E round=E 2f4f5f rules=mcr"),
    ("11123456789999m|EE1000", "1112345678999m +9m self seat=E round=E rules=mcr"),
    ("345s3p55p5567p[7777s]4p|EE0100|cbaghdfe",
     "[7777s]3555567p345s +4p discard fourth seat=E round=E 1f2f3f4f5f6f7f8f rules=mcr"),
    ("[1111s,1][2222m,2][3333p,7][4444p]88s|EE0000|2",
     "[1111s,1][2222m,2][3333p,7][4444p]8s +8s discard seat=E round=E flowers=2 rules=mcr"),
    ("345s345m55567p[789m]|NE1010|cbaghd",
     "[789m]345m5556p345s +7p self last seat=E round=N 3f4f5f6f7f8f rules=mcr"),
    ("a5sghWSW[3333m,6]78m111p2s5s|EE0000|dc",
     "[3333m,6]78m111p25sSWW +5s discard seat=E round=E 3f4f5f7f8f rules=mcr"),
    ("[234m,1][5555p]567m555s66s|EE1001|0",
     "[234m,1][5555p]567m555s6s +6s self kongdraw seat=E round=E rules=mcr"),
    ("[CCCC][FFFF][PPPP][EEEE]NN|EE1011|8",
     "[CCCC][FFFF][PPPP][EEEE]N +N self kongdraw last seat=E round=E flowers=8 rules=mcr"),
]  # fmt: skip
"""Lines from the manual and the tests of GB-Mahjong, and the same in mjscore's notation."""


@pytest.mark.parametrize(("line", "own"), PUBLISHED)
def test_published_lines(line: str, own: str) -> None:
    hand = notation.parse(f"{line} rules=mcr", games.grammar()).hand
    assert hand == notation.parse(own, games.grammar()).hand
    assert hand.assumed == ()


def test_every_published_hand_is_read_from_its_line_and_scores_the_same() -> None:
    cases = [case for case in CASES if case["id"].startswith("gbm-")]
    assert len(cases) > 100
    for case in cases:
        hand = notation.parse(case["hand"], games.grammar()).hand
        if hand.won.flowerdraw:
            continue
        line = f"{foreign.gb_line(hand)} rules=mcr"
        said = in_the_east(hand)
        again = mahjong_cli.parse(line)
        assert str(again) == str(said)
        assert foreign.gb_line(again) == foreign.gb_line(hand)
        assert mahjong_cli.score(again).total == mahjong_cli.score(said).total


@given(hands())
@often
def test_a_hand_is_read_back_from_a_line_of_gb_mahjong(hand: Hand) -> None:
    assume(not hand.won.flowerdraw)
    melds = tuple(
        meld if meld.concealed or meld.kind != "kong" else meld._replace(offer=meld.offer or 1)
        for meld in hand.melds
    )
    hand = in_the_east(hand).replace(melds=melds, gold=None, flipped=None, house=())
    again = read(foreign.gb_line(hand), rules=hand.rules)
    assert again == hand
    assert foreign.gb_line(again) == foreign.gb_line(hand)


def test_thirteen_tiles_have_a_space_before_the_bar() -> None:
    error = problems("[456s,1][456s,1][456s,3]45s55m |EE0000|fah")
    assert [p.name for p in error.problems] == ["no-winning-tile"]


def test_more_may_follow_the_line() -> None:
    hand = read("[EEE,2][SSSS,1]WWWNN55pN|EE1000 gold=6m min=0")
    assert (hand.gold, hand.house) == (5, (("min", 0),))
    assert hand == read("[EEE,2][SSSS,1]55pWWWNN +N self seat=E round=E gold=6m min=0")


@pytest.mark.parametrize(("after", "name", "place"), [
    ("|N1011|cbaghd", "bars", "|N1011|cbaghd"),
    ("||cbaghd", "bars", "||cbaghd"),
    ("|cbaghd", "bars", "|cbaghd"),
    ("|", "bars", "|"),
    ("|NE", "bars", "|NE"),
    ("|456p", "bars", "|456p"),
    ("|XE1000|cb", "gb-wind", "X"),
    ("|N51000|cb", "gb-wind", "5"),
    ("|NE101|cb", "gb-flags", "101"),
    ("|NE1012|cb", "gb-flags", "1012"),
    ("|NE10000|", "gb-flags", "10000"),
    ("|NE1000|9", "gb-flowers", "9"),
    ("|NE1000|cbagjhd", "gb-flowers", "cbagjhd"),
    ("|NE1000|ab|c", "gb-flowers", "ab|c"),
])  # fmt: skip
def test_a_wrong_field_is_told_once(after: str, name: str, place: str) -> None:
    line = f"123m456m789m11p345s{after} gold=9p"
    (problem,) = problems(line).problems
    assert (problem.name, line[problem.start or 0 : problem.end or 0]) == (name, place)
    assert "|EE1000|fah" in str(problem.hint())


@pytest.mark.parametrize(("line", "code", "place"), [
    ("[135m]123m456m789m1p1p|EE1000|", "bad-meld", "[135m]"),
    ("123m456m789m11p345s|EE1001|", "contradiction", "1"),
    ("123m456m789m11p345s|EE0011|", "contradiction", "1"),
    ("123m456m789m11p345s|EE0000|aa", "contradiction", "a"),
    ("123m456m789m11p345x|EE0000|", "bad-tile", "x"),
    ("55555m123p456p78p9p|EE0000|", "too-many-copies", "5"),
])  # fmt: skip
def test_a_mistake_in_a_line_has_its_place(line: str, code: str, place: str) -> None:
    error = problems(line)
    found = error.problems[0]
    assert (found.code, line[found.start or 0 : found.end or 0]) == (code, place)


# Tiles in other notations


WAYS = {
    "botzone": (foreign.BOTZONE, "H{n}", ","),
    "prefix": (foreign.PREFIXED, "f{n}", ","),
    "prefix 汉字": (foreign.CHINESE, "f{n}", ","),
    "tenhou": (foreign.TENHOU, "{n}f", ","),
    "standard": (foreign.OWN, "{n}f", ""),
}
"""How each notation writes faces and flowers, and what stands before an offer."""


@pytest.mark.slow
@given(hands())
@often
def test_a_hand_is_read_back_from_every_notation(hand: Hand) -> None:
    for way, (faces, flowers, sign) in WAYS.items():
        text = foreign.by_tile(hand, faces, flowers, sign)
        again = read(text, way.split()[0], hand.rules)
        assert again == hand, way
        assert foreign.by_tile(again, faces, flowers, sign) == text
        assert read(f"{text} notation={way.split()[0]}", rules=hand.rules) == hand


def test_tiles_that_are_written_together_are_the_same_hand() -> None:
    hand = read("123456789m11p45s +3s gold=5p")
    for form, text in [
        ("botzone", "W1W2W3W4W5W6W7W8W9B1B1T4T5+T3 gold=B5"),
        ("prefix", "m123456789p11s45+s3 gold=p5"),
        ("prefix", "m123 m456 m789 p11 s45 +s3,gold=p5"),
        ("prefix", "万123456789饼一一条45+条三 黄金=饼5"),
        ("tenhou", "123456789m11p45s3s gold=5p"),
    ]:
        assert read(text, form) == hand
        assert read(f"{text} notation={form}") == hand
        assert read(f"{text} 写法={form.upper()}") == hand
    assert read("m055 m234 p11 s345 z55 +z5", "prefix") == read("555234m11p345sCC +C")


def test_tenhou_has_another_order_and_red_fives_of_which_nothing_is_said() -> None:
    text = "123m406p789s11z77z7z"
    own = notation.parse("123m456p789sEECC +C", GRAMMAR).hand
    assert notation.format(read(text, "tenhou")) == notation.format(own)
    assert "red-five" not in read(text, "tenhou").assumed
    assert "red-five" in read(text).assumed
    assert read(f"{text} z=chinese", "tenhou") == read(text)


def test_every_tile_has_its_name() -> None:
    assert [*BOTZONE_TILES][:34] == foreign.BOTZONE
    assert len(BOTZONE_TILES) == 42


@pytest.mark.parametrize(("form", "text", "code", "place"), [
    ("botzone", "W1 W2 W3 123m", "bad-tile", "123m"),
    ("botzone", "W1 W2 X3", "unknown-word", "X"),
    ("botzone", "[W1W2W4]", "bad-meld", "[W1W2W4]"),
    ("botzone", "W1 W0", "unknown-word", "W"),
    ("botzone", "F5 J4", "unknown-word", "F"),
    ("botzone", "W1W1W1W1W1W2W3B1B1B1T4T5T6+B2", "too-many-copies", "W1"),
    ("prefix", "m123 456p", "bad-tile", "456p"),
    ("prefix", "1m23", "bad-tile", "1m"),
    ("prefix", "m123 z8", "unknown-word", "z"),
    ("prefix", "m55555 p123 p456 p78 +p9", "too-many-copies", "5"),
    ("prefix", "m123 gold=B2", "bad-value", "B2"),
    ("nonsense", "123m456m789m11p45s +3s", "bad-value", ""),
])  # fmt: skip
def test_what_is_not_in_the_notation_is_an_error(
    form: str, text: str, code: str, place: str
) -> None:
    error = problems(text, {"notation": form})
    assert (code, place) in [(p.code, text[p.start or 0 : p.end or 0]) for p in error.problems]


@given(
    st.text("WBTFJHmpsz0123456789ESNCP []+,=|abcdefgh万一", max_size=40), st.sampled_from([*WAYS])
)
@often
def test_any_text_in_any_notation_is_a_hand_or_an_error(text: str, way: str) -> None:
    try:
        hand = read(text, way.split()[0])
    except MahjongError as error:
        for problem in error.problems:
            assert problem.start is None or 0 <= problem.start < (problem.end or 0) <= len(text)
            assert problem.message("zh-Hant").isprintable()
    else:
        assert read(notation.format(hand)) == hand


@pytest.mark.slow
def test_ten_thousand_made_hands_in_every_notation() -> None:
    made = random.Random(13)
    for _ in range(2_000):
        wall = [tile for tile in range(34) for _ in range(4)]
        made.shuffle(wall)
        hand = Hand(tuple(sorted(wall[:13])), wall[13], seat=made.choice([None, 27, 28, 29, 30]))
        for way, (faces, flowers, sign) in WAYS.items():
            assert read(foreign.by_tile(hand, faces, flowers, sign), way.split()[0]) == hand
