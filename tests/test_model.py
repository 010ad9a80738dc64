import pickle

import pytest

from mahjong_cli.games import score
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.problems.in_rules import GOLD_RED
from mahjong_cli.problems.problem import HandError, Problem, UnknownName
from mahjong_cli.text import tile_name
from tests.catalogue import parse

SELF = Circumstances("self")


def told(hand: Hand) -> list[str]:
    return [p.name for p in problems(hand)]


def hand(text: str, winning: int = 33, **more: object) -> Hand:
    """The tiles of the text with what the notation would not let pass."""
    read = parse(f"{text} self")
    return Hand(**{
        "concealed": read.concealed, "winning": winning, "melds": read.melds, **more,
    })  # type: ignore[arg-type]  # fmt: skip


THIRTEEN = "123m456m789m11p23s +P"


def test_a_good_hand_has_no_problem() -> None:
    assert told(hand(THIRTEEN)) == []


@pytest.mark.parametrize("meld", [
    Meld("chow", 7), Meld("chow", 8), Meld("chow", 25), Meld("chow", 27), Meld("chow", 33),
    Meld("pung", 3, concealed=True), Meld("chow", 3, concealed=True),
])  # fmt: skip
def test_a_meld_that_cannot_be(meld: Meld) -> None:
    assert told(Hand(tuple(range(10)), 10, (meld,))) == ["bad-meld"]


@pytest.mark.parametrize("count", [0, 1, 12, 14])
def test_the_count_of_tiles(count: int) -> None:
    assert told(Hand(tuple(range(count)), 33)) == ["tile-count"]


def test_five_melds() -> None:
    assert told(Hand((0,), 0, tuple(Meld("pung", 10 + n) for n in range(5)))) == ["too-many-melds"]


@pytest.mark.parametrize("kongs", [1, 2, 3, 4])
def test_copies_are_counted_however_many(kongs: int) -> None:
    wrong = Hand(tuple(range(9, 22 - 3 * kongs)), 0, (Meld("kong", 0),) * kongs)
    assert [(p.name, p.args) for p in problems(wrong)] == [
        ("too-many-copies", {"tile": tile_name(0), "count": 4 * kongs + 1})
    ]


def test_thirty_copies_are_counted_too() -> None:
    found = problems(Hand((4,) * 30, 4))
    wanted = ("too-many-copies", {"tile": tile_name(4), "count": 31})
    assert wanted in [(problem.name, problem.args) for problem in found]


@pytest.mark.parametrize(("flowers", "names"), [
    (-1, ["too-many-flowers"]), (0, []), (8, []), (9, ["too-many-flowers"]),
])  # fmt: skip
def test_flowers(flowers: int, names: list[str]) -> None:
    assert told(hand(THIRTEEN, flowers=flowers)) == names


def test_seat_and_round_are_winds() -> None:
    assert told(hand(THIRTEEN, seat=27, round=30)) == []
    assert told(hand(THIRTEEN, seat=26, round=31)) == ["not-a-wind", "not-a-wind"]


@pytest.mark.parametrize(("text", "winning", "won", "names"), [
    (THIRTEEN, 33, Circumstances("self", last=True, fourth=True), []),
    (THIRTEEN, 33, Circumstances("robkong", fourth=True), []),
    (THIRTEEN, 0, Circumstances("robkong"), ["robkong-held"]),
    ("[123m]456m789m11p23s +1p", 0, Circumstances("robkong"), ["robkong-held"]),
    (THIRTEEN, 33, Circumstances("robkong", last=True), ["last-and-robkong"]),
    (THIRTEEN, 0, Circumstances("discard", fourth=True), ["fourth-held"]),
    ("[123m]456m789m11p23s +1p", 0, Circumstances("discard", fourth=True), []),
    (THIRTEEN, 33, Circumstances("self", kongdraw=True), ["kongdraw-without-kong"]),
    ("[5555p]456m789m11p23s +1p", 33, Circumstances("self", kongdraw=True), []),
    ("[5555p,2]456m789m11p23s +1p", 33, Circumstances("self", kongdraw=True, last=True), []),
    ("[5555p]456m789m11p23s +1p", 33, Circumstances("discard", kongdraw=True),
     ["replacement-not-self"]),
    (THIRTEEN, 33, Circumstances("self", flowerdraw=True), ["flowerdraw-without-flower"]),
    (THIRTEEN, 33, Circumstances("robkong", flowerdraw=True),
     ["replacement-not-self", "flowerdraw-without-flower"]),
    ("[5555p]456m789m11p23s +1p", 33, Circumstances("self", kongdraw=True, flowerdraw=True),
     ["kongdraw-and-flowerdraw", "flowerdraw-without-flower"]),
])  # fmt: skip
def test_how_it_was_won(text: str, winning: int, won: Circumstances, names: list[str]) -> None:
    assert told(hand(text, winning, won=won)) == names


@pytest.mark.parametrize(("text", "winning", "won", "names"), [
    (THIRTEEN, 33, SELF, []),
    (THIRTEEN, 33, Circumstances(), ["gold-discarded"]),
    (THIRTEEN, 33, Circumstances("robkong"), ["gold-discarded"]),
    ("[PPP]456m789m11p23s +1p", 0, SELF, ["gold-melded"]),
    ("[PPPP,1]456m789m11p23s +1p", 0, SELF, ["gold-melded"]),
    ("[PPPP]456m789m11p23s +1p", 0, SELF, []),
])  # fmt: skip
def test_a_gold_is_never_given_away(
    text: str, winning: int, won: Circumstances, names: list[str]
) -> None:
    assert told(hand(text, winning, won=won, gold=33)) == names


def test_a_chow_may_hold_the_printed_gold() -> None:
    assert told(hand("[123m]456m789m11p23s +1p", 0, gold=1)) == []


def test_an_error_survives_the_way_to_another_process() -> None:
    error = HandError([Problem(GOLD_RED, {}, ("gold",), 3, 9)], "12 gold=C")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is HandError
    assert (again.problems, again.text, str(again)) == (error.problems, error.text, str(error))


@pytest.mark.parametrize(("more", "message"), [
    ({"winning": 34}, "the winning tile is 34: a face 0-33 expected"),
    ({"winning": -1}, "the winning tile is -1: a face 0-33 expected"),
    ({"concealed": (*range(12), 34)}, "a concealed tile is 34: a face 0-33 expected"),
    ({"gold": 40}, "gold is 40: a face 0-33 expected"),
    ({"flipped": -1}, "flip is -1: a face 0-33 expected"),
    ({"won": Circumstances("nonsense")},
     "nonsense is not a way to win: one of self, discard, robkong expected"),
    ({"flowers": 2, "flower_tiles": (1,)}, "flowers=2, but 1 named"),
    ({"flowers": 1, "flower_tiles": (9,)}, "9 is not a flower: 1-8 expected"),
    ({"flowers": 1, "flower_tiles": (0,)}, "0 is not a flower: 1-8 expected"),
    ({"flowers": 2, "flower_tiles": (3, 3)},
     "the flower 3f is named twice, but there is one of each"),
    ({"concealed": tuple(range(10)), "melds": (Meld("chow", 34),)},
     "chow 34 is not a meld: chow, pung or kong expected"),
    ({"concealed": tuple(range(10)), "melds": (Meld("pair", 3),)},
     "pair 4m is not a meld: chow, pung or kong expected"),
    ({"gold": 1, "flipped": 5}, "gold=2m, but flip=6m makes 7m gold"),
    ({"flipped": 5}, "gold=none, but flip=6m makes 7m gold"),
    ({"house": (("fifth", "maybe"),)}, "fifth=maybe: one of yes, no expected"),
    ({"house": (("min", -5),)}, "min=-5: a whole number expected, 0 or more"),
    ({"house": (("min", "8"),)}, "min=8: a whole number expected, 0 or more"),
    ({"house": (("fith", "no"),)},
     "fith= is not a key: a key or a house option of golden expected"),
    ({"house": (("min", 0), ("min", 1))}, "min=0 and min=1 differ: one value expected"),
])  # fmt: skip
def test_what_only_a_program_can_get_wrong(more: dict[str, object], message: str) -> None:
    good = {"concealed": parse(THIRTEEN).concealed, "winning": 33}
    with pytest.raises(HandError) as caught:
        score(Hand(**good | more))  # type: ignore[arg-type]
    assert [p.message() for p in caught.value.problems] == [message]
    assert all(p.hint() and p.message("zh") for p in caught.value.problems)


def test_a_rule_set_that_is_none() -> None:
    good = parse(THIRTEEN)
    with pytest.raises(UnknownName) as caught:
        score(good.replace(rules="gloden"))
    assert caught.value.problems[0].hint() == "did you mean golden?"
    assert score(good.replace(rules="国标")) == score(good.replace(rules="mcr"))
