"""The house options ``claims`` (A-05) and ``concealed`` (A-24) of the gold-tile game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from click.testing import CliRunner

from mahjong_cli import Hand, HandError, MahjongError, Meld, format, parse, score
from mahjong_cli.cli.app import cli
from mahjong_cli.hand.checks import problems
from tests.hands import many, show
from tests.scored import best_of, fan_score
from tests.tried import wild_melds

# Golds that stand for other tiles in melds


@pytest.mark.parametrize(
    ("written", "meld"),
    [
        ("[444*m]", Meld("pung", 3, golds=(2,))),
        ("[4*44m,2]", Meld("pung", 3, offer=2, golds=(2,))),
        ("[4*4*4m]", Meld("pung", 3, golds=(1, 2))),
        ("[45*6m]", Meld("chow", 3, golds=(1,))),
        ("[65*4m,3]", Meld("chow", 3, offer=1, golds=(1,))),
        ("[4444*m,1]", Meld("kong", 3, offer=1, golds=(3,))),
        ("[4444*m]", Meld("kong", 3, concealed=True, golds=(3,))),
        ("kong=4*4*4*4m", Meld("kong", 3, golds=(1, 2, 3))),
        ("蓄杠=4444*m", Meld("kong", 3, golds=(3,))),
        ("[4m4m*4m]", Meld("pung", 3, golds=(2,))),
        ("[四万四万四*万]", Meld("pung", 3, golds=(2,))),
        ("[CCC*]", Meld("pung", 31, golds=(2,))),
        ("[红中*红中红中]", Meld("pung", 31, golds=(2,))),
        ("[5z5z*5z]", Meld("pung", 31, golds=(2,))),
        ("［４４４＊ｍ］", Meld("pung", 3, golds=(2,))),
    ],
)
def test_a_star_marks_the_tile_before_it(written: str, meld: Meld) -> None:
    hand = parse(f"{written} 345678p56s11s +7s gold=9p claims=wild")
    assert hand.melds == (meld,)
    assert parse(format(hand)) == hand


def test_it_is_written_back_behind_the_tile() -> None:
    said = "[45*6m,1][CC*C]kong=222*2*s 345p1s +1s gold=9p claims=wild"
    assert str(parse(said)) == "[45*6m,1][CCC*] kong=222*2*s 345p1s +1s gold=9p claims=wild"


@pytest.mark.parametrize("inner", ["*444m", "4**44m", "44*m", "4*5*7m", "红*中中中", "444m**"])
def test_no_meld(inner: str) -> None:
    with pytest.raises(MahjongError) as caught:
        parse(f"[{inner}]345678p56s11s +7s gold=9p claims=wild")
    assert caught.value.problems[0].name == "bad-meld"


REST = "345678p56s11s +7s"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f"[444*m]{REST} gold=9p", ["claimed-wild"]),
        (f"[444*m]{REST} gold=9p claims=printed", ["claimed-wild"]),
        (f"[444*m]{REST} claims=wild", ["gold-unnamed"]),
        (f"[444*m]{REST} rules=mcr", ["no-gold-in-melds"]),
        (f"[444*m]{REST} gold=4m claims=wild", ["gold-melded", "gold-unmarked"]),
        (f"[444m]{REST} gold=4m claims=wild", ["gold-melded"]),
        (f"[45*6m]{REST} gold=5m claims=wild", ["gold-unmarked"]),
        (f"[4*4*4*m]{REST} gold=9p claims=wild", ["gold-claimed"]),
        (f"[4*4*4*4*m,1]{REST} gold=9p claims=wild", ["gold-claimed"]),
        (f"[45*6m,2]{REST} gold=9p claims=wild", ["gold-claimed"]),
        (f"[3*4*5m]{REST} gold=5m claims=wild", ["gold-claimed"]),
        (f"[45*6m,1]{REST} gold=9p claims=wild", []),
        # A gold in a chow is the tile printed on it, but not the one that was claimed.
        (f"[456m]{REST} gold=5m", []),
        (f"[456m,1]{REST} gold=5m", []),
        (f"[456m,2]{REST} gold=5m", ["gold-claimed"]),
        (f"[465m,2]{REST} gold=5m", []),
        (f"[456m,2]{REST} flip=4m", ["gold-claimed"]),
        (f"chow=456m {REST} gold=5m", []),
        (f"[45*6m,3]{REST} gold=6m claims=wild", ["gold-claimed"]),
        (f"[4*4*4*4*m]{REST} gold=9p claims=wild", []),
        (f"[45*6m]{REST} gold=5p claims=wild", []),
        # The copies counted are those printed: five of 9p, four of 4m.
        ("[4*444m][999*p]678p56s11s +7s gold=9p claims=wild", ["gold-melded", "gold-unmarked"]),
        ("[44*4*m][55*5*m]789p56s11s +7s gold=9p claims=wild", ["too-many-copies"]),
        ("[444*m]4m3m5m678p56s11s +7s gold=9p claims=wild", []),
        ("[444*m]44m56m678p111s +7m gold=9p claims=wild", []),
        ("[444m]44m56m678p111s +7m gold=9p claims=wild", ["too-many-copies"]),
    ],
)
def test_what_cannot_be(text: str, names: list[str]) -> None:
    try:
        parse(text)
        found: list[str] = []
    except MahjongError as error:
        found = [problem.name for problem in error.problems]
    assert found == names


def test_the_default_names_the_option() -> None:
    with pytest.raises(MahjongError) as caught:
        parse(f"[444*m]{REST} gold=9p")
    (problem,) = caught.value.problems
    for lang, printed, wild in (
        ("en", "claims=printed", "claims=wild"),
        ("zh", "副露黄金=本张", "副露黄金=任意"),
        ("zh-Hant", "副露黃金=本張", "副露黃金=任意"),
    ):
        assert printed in problem.message(lang)
        assert wild in (problem.hint(lang) or "")


def test_a_hand_made_in_code_is_checked_too() -> None:
    meld = Meld("chow", 3, golds=(3,))
    hand = parse(f"[456m]{REST} gold=9p claims=wild").replace(melds=(meld,))
    assert [problem.name for problem in problems(hand)] == ["bad-meld"]


def shown(hand: Hand, *, printed: bool) -> int:
    """How many of the winning tile lie open in the own melds and as the flipped tile."""
    tiles = [
        hand.gold if printed and place in meld.golds else tile
        for meld in hand.melds
        if not meld.concealed
        for place, tile in enumerate(meld.tiles)
    ]
    return tiles.count(hand.winning) + (hand.flipped == hand.winning)


@pytest.mark.parametrize("number", [200, pytest.param(1_500, marks=pytest.mark.slow)])
@pytest.mark.parametrize("golds", [0, 1, 2])
def test_a_meld_scores_as_what_it_stands_for(golds: int, number: int) -> None:
    """Random hands: with golds in the melds, and with the very tiles that they stand for."""
    rng, held = Random(5 + golds), 0
    for plain in many(70 + golds, number, golds):
        melds = wild_melds(rng, plain)
        house = (("claims", "wild"),)
        wild = plain.replace(melds=melds, house=house)
        if melds == plain.melds or problems(wild) or shown(plain, printed=False) > 2:
            continue
        held += 1
        assert parse(str(wild)) == wild
        mine, other = fan_score(wild), fan_score(plain.replace(house=house))
        assert mine.total == other.total, show(wild)
        assert (mine.waits, mine.ties, mine.steps[0]) == (other.waits, other.ties, other.steps[0])
        assert [(r.fan.id, r.count) for r in mine.counted] == [
            (r.fan.id, r.count) for r in other.counted
        ], show(wild)
        assert best_of(mine).reading == best_of(other).reading
    assert held > number // 8


def test_the_last_of_its_kind_is_counted_in_printed_tiles() -> None:
    def fans(text: str) -> set[str]:
        return {row.fan.name.zh for row in fan_score(text).counted}

    rest = "345m678p56s11p +7s gold=9p claims=wild"
    assert "和绝张" in fans(f"[777s]{rest}")
    assert "和绝张" not in fans(f"[777*s]{rest}")
    # Two are seen as such, and a third is printed on a gold elsewhere: of no use.
    assert "和绝张" not in fans("[77*7*s][5*67s]678p56s11p +7s gold=9p claims=wild")


def test_no_fifth_copy_counts_those_in_melds() -> None:
    hand = "[44*4*m]4456m678p111s +7m gold=9p claims=wild"
    assert fan_score(hand).win
    assert not fan_score(f"{hand} fifth=no").win


def test_the_table_shows_what_a_gold_in_a_meld_stands_for() -> None:
    said = CliRunner().invoke(
        cli, ["--lang", "en", f"[444*m]{REST} gold=9p claims=wild"], env={"COLUMNS": "80"}
    )
    assert "444*m pung" in said.output
    assert "44m(9p→4m)" in said.output
    assert "9p→4m\n" in said.output


# Fans that are always concealed


ALWAYS = {
    "四暗刻": ("222m555m888p44s99s +9s self", "不求人"),
    "九莲宝灯": ("1112345678999m +5m", "门前清"),
    "连七对": ("2233445566778m +8m", "门前清"),
    "十三幺": ("19m19p19sESWNCFP +1m", "门前清"),
    "七对": ("1133557799m112p +2p", "门前清"),
    "七星不靠": ("147m25p36sESWNCF +P", "门前清"),
    "全不靠": ("147m258p369sESWN +C", "门前清"),
}  # fmt: skip
POINTS = {"不求人": 4, "门前清": 2}


def counted(text: str) -> Counter[str]:
    return Counter({row.fan.name.zh: row.count for row in fan_score(text).counted})


@pytest.mark.parametrize("fan", ALWAYS)
def test_only_what_the_text_prints_is_left_out(fan: str) -> None:
    hand, other = ALWAYS[fan]
    practice, printed = counted(hand), counted(f"{hand} concealed=printed")
    assert practice[fan] == printed[fan] == 1
    assert (practice[other], printed[other]) == (0, 1)
    # 不求人 contains 自摸, which practice counts.
    drawn = practice["自摸"]
    total, more = fan_score(hand).points, fan_score(f"{hand} concealed=printed").points
    assert more - total == POINTS[other] - drawn


def test_nine_gates_scores_either() -> None:
    drawn = counted("1112345678999m +5m self concealed=printed")
    assert (drawn["不求人"], drawn["自摸"]) == (1, 0)


@pytest.mark.parametrize("fan", ["连七对", "十三幺", "七对", "七星不靠", "全不靠"])
def test_what_the_text_prints_stays_left_out(fan: str) -> None:
    hand = f"{ALWAYS[fan][0]} self"
    assert counted(hand) == counted(f"{hand} concealed=printed")
    assert counted(hand)["自摸"] == 1


def test_four_concealed_pungs_leave_out_the_concealed_hand() -> None:
    # Its discard completes the pair, so all four are concealed; the text prints 门前清.
    hand = "222m555m888p444s9s +9s"
    assert counted(hand)["四暗刻"] == 1
    assert counted(hand) == counted(f"{hand} concealed=printed")


@pytest.mark.slow
def test_nothing_else_depends_on_it() -> None:
    for hand in many(31, 400, 1):
        usual = fan_score(hand)
        printed = fan_score(hand.replace(house=(("concealed", "printed"),)))
        assert printed.points >= usual.points, show(hand)
        if not {row.fan.name.zh for row in printed.counted} & ALWAYS.keys():
            assert printed.points == usual.points, show(hand)


# House options of a hand made in code


@pytest.mark.parametrize(("house", "name", "said"), [
    ((("nope", "1"),), "unknown-key", "nope= is not a key"),
    ((("fifth", "maybe"),), "bad-choice", "fifth=maybe: one of yes, no expected"),
    ((("min", -1),), "bad-number", "min=-1: a whole number expected, 0 or more"),
    ((("min", 1), ("min", 2)), "key-twice", "min=1 and min=2 differ: one value expected"),
])  # fmt: skip
def test_house_options_made_in_code_are_checked(
    house: tuple[tuple[str, str | int], ...], name: str, said: str
) -> None:
    with pytest.raises(HandError, match=said) as caught:
        score(parse("123m456m789m11p45s +3s").replace(house=house))
    assert [problem.name for problem in caught.value.problems] == [name]
