"""The keys about the players: how they are read, written, and refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from mahjong_cli import games, notation
from mahjong_cli.games.hongzhong.players import Player, Players
from mahjong_cli.hand.hand import Hand
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError
from tests import laizi

HAND = "[777s]456789p2355s +4s"
SELF = f"{HAND} self rules=hongzhong dealer=self"


def parse(text: str, **defaults: str) -> Hand:
    return notation.parse(text, games.grammar(), defaults=defaults).hand


def failed(text: str, **defaults: str) -> MahjongError:
    with pytest.raises(MahjongError) as caught:
        parse(text, **defaults)
    return caught.value


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("self dealer=self", Players("self")),
        ("from=left dealer=right", Players("right", "left")),
        ("self dealer=left zhongkong=2 laizikong=1 gold=1p",
         Players("left", red_kongs=2, laizi_kongs=1)),
        ("self dealer=self left=open", Players("self", left=Player(opened=True))),
        ("self dealer=self left=kong:1 right=unready",
         Players("self", left=Player(melded_kongs=1), right=Player(ready=False))),
        ("self gold=1p dealer=self left=open,zhongkong:1,laizikong:1,kong:2,ckong:1,unready",
         Players("self", left=Player(True, 1, 1, 2, 1, ready=False))),
        ("self players=4 dealer=across across=open", Players("across", across=Player(True))),
    ],
)  # fmt: skip
def test_what_is_said_of_the_players(text: str, players: Players) -> None:
    hand = parse(f"{HAND} rules=hongzhong {text}")
    assert hand.beside == players
    assert parse(notation.format(hand)) == hand


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("DEALER=Left FROM=Right", "dealer=left from=right"),
        ("红中杠=2 賴子槓=1 self dealer=self gold=1p", "dealer=self zhongkong=2 laizikong=1"),
        ("紅中杠=1,赖子杠=1 self dealer=self gold=1p", "dealer=self zhongkong=1 laizikong=1"),
        ("self dealer=self left=unready,kong:1,open", "dealer=self left=open,kong:1,unready"),
        ("self dealer=self left=OPEN;Kong:01,明杠:1", "dealer=self left=open,kong:1"),
        ("self dealer=self left=open,right=open", "dealer=self left=open right=open"),
        (
            "self,left=红中杠:1,dealer=self;right=暗杠:1",
            "dealer=self left=zhongkong:1 right=ckong:1",
        ),
        ("self dealer=self left=open, right=open", "dealer=self left=open right=open"),
        ("self dealer=self left=open left=open", "dealer=self left=open"),
        ("self dealer=self left=kong:0 zhongkong=0", "dealer=self"),
        ("self players=4 dealer=self across=zhongkong:0", "players=4 dealer=self across=kong:0"),
        ("self dealer=self left＝open，unready", "dealer=self left=open,unready"),
        ("self dealer=self left=open，kong：1", "dealer=self left=open,kong:1"),
    ],
)
def test_the_same_in_other_words(text: str, canonical: str) -> None:
    written = notation.format(parse(f"{HAND} rules=hongzhong {text}"))
    assert written.partition("rules=hongzhong ")[2] == canonical


def test_keys_may_touch_tiles() -> None:
    text = "[777s]456789p2355sleft=open,kong:1+4sself dealer=selfright=open"
    assert failed(f"{text} rules=hongzhong").problems[0].code == "bad-value"
    hand = parse("[777s]456789p2355sleft=open,kong:1 +4szhongkong=1 self dealer=self "
                 "rules=hongzhong")  # fmt: skip
    assert hand.beside == Players("self", red_kongs=1, left=Player(True, melded_kongs=1))


def test_who_gave_the_tile_says_how_it_was_won() -> None:
    assert parse(f"{HAND} rules=hongzhong from=left dealer=self").assumed == ()
    assert parse(f"{HAND} robkong rules=hongzhong from=left dealer=self").won.how == "robkong"


CASES = [
    ("dealer=lft", "bad-value", "lft", "dealer=lft: one of self, left, right expected"),
    ("dealer=", "bad-value", "dealer=", "dealer=: one of self, left, right expected"),
    ("from=self", "bad-value", "self", "from=self: one of left, right expected"),
    ("zhongkong=two", "bad-value", "two", "zhongkong=two: a whole number expected, 0 or more"),
    ("left=", "bad-value", "left=",
     "left= does not describe a player: open, unready, zhongkong:1, laizikong:1, kong:1, ckong:1 "
     "expected"),
    ("left=open,redy", "bad-value", "redy",
     "left=open,redy: redy does not describe a player: open, unready, zhongkong:1, laizikong:1, "
     "kong:1, ckong:1 expected"),
    ("left=open:1", "bad-value", "open:1",
     "left=open:1: open:1 does not describe a player: open, unready, zhongkong:1, laizikong:1, "
     "kong:1, ckong:1 expected"),
    ("left=open,kong", "bad-value", "kong",
     "left=open,kong: kong has no number: kong:1 or the like expected"),
    ("left=kong:x", "bad-value", "kong:x",
     "left=kong:x: kong:x has no number: kong:1 or the like expected"),
    ("left=kong:9999999999", "bad-value", "kong:9999999999",
     "left=kong:9999999999: kong:9999999999 has too large a number: one up to 999999999 expected"),
    ("left=kong:1,kong:2", "contradiction", "kong:2",
     "left=kong:1,kong:2: kong:2 differs from what was said before: one number expected"),
    ("left=open left=kong:1", "contradiction", "kong:1",
     "left=open and left=kong:1 differ: one value expected"),
    ("left=kong:5", "contradiction", "left=kong:5",
     "left has 5 melds (kong:5): at most 4 expected"),
    ("seat=E", "not-played", "seat=E",
     "hongzhong is played without seat"),
    ("round=E", "not-played", "round=E",
     "hongzhong is played without round"),
    ("1f", "not-played", "1f",
     "hongzhong is played without flowers"),
    ("flowers=1", "not-played", "flowers=1",
     "hongzhong is played without flowers"),
    ("flowerdraw", "not-played", "flowerdraw",
     "hongzhong is played without flowers"),
    ("zhongkong=1 kongdraw 补花", "not-played", "补花",
     "hongzhong is played without flowers"),
    ("last", "not-played", "last",
     "hongzhong has no last tile to win on, as the wall is never played out"),
    ("海底", "not-played", "海底",
     "hongzhong has no last tile to win on, as the wall is never played out"),
    ("left=open,ckong:4", "contradiction", "left=open,ckong:4",
     "left has 5 melds (ckong:4, open:1): at most 4 expected"),
    ("kongdraw", "contradiction", "kongdraw",
     "kongdraw needs a kong, but no kong is among the melds"),
    ("gold=C", "contradiction", "gold=C",
     "the laizi is C, the red dragon, which is konged alone and never laizi"),
    ("gold=3m", "not-played", "gold=3m",
     "3m is not among the tiles of hongzhong: 1-9p, 1-9s, S, W, N, C, F, P expected"),
    ("flip=9m", "not-played", "flip=9m",
     "9m is not among the tiles of hongzhong: 1-9p, 1-9s, S, W, N, C, F, P expected"),
    ("gold=4s from=left", "contradiction", "from=left",
     "from=left and self exclude each other: a drawn tile does not come from a player"),
    ("laizikong=1", "contradiction", "laizikong=1",
     "konged laizi (laizikong=), but no laizi is named: gold= or flip= expected"),
    ("fed=left", "contradiction", "fed=left",
     "fed=left tells who gave the third open meld of one suit, but there are no three: 1"),
    ("zhongkong=3 right=zhongkong:2", "too-many-copies", "right=zhongkong:2",
     "five or more of C: 5 with those that all players konged (zhongkong=, right=), 4 exist"),
    ("left=laizikong:5 gold=1p", "too-many-copies", "left=laizikong:5",
     "five or more of 1p: 5 with those that all players konged (left=), 4 exist"),
    ("across=kong:0", "contradiction", "across=kong:0",
     "across= names a player who is not at the table: left, right expected"),
    ("from=left zhongkong=1 kongdraw", "contradiction", "from=left",
     "from=left and kongdraw exclude each other: a drawn tile does not come from a player"),
    ("across=open", "contradiction", "across=open",
     "across= names a player who is not at the table: left, right expected"),
    ("players=5", "bad-value", "5", "players=5: one of 3, 4 expected"),
    ("stake=0", "bad-value", "0", "stake=0: a whole number expected, 1 or more"),
    ("min=8", "unknown-key", "min", "min= is a house option of golden, mcr: one of hongzhong "
     "expected"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "place", "message"), CASES)
def test_one_mistake(text: str, code: str, place: str, message: str) -> None:
    dealer = "" if text.startswith("dealer") else " dealer=self"
    how = "" if text.startswith("from") else " self"
    line = f"{HAND}{how} rules=hongzhong{dealer} {text}"
    (problem,) = failed(line).problems
    assert (problem.code, problem.message()) == (code, message)
    assert line[problem.start or 0 : problem.end or 0] == place
    assert problem.hint()
    assert problem.hint("zh")
    assert problem.message("zh") != message


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[777s]456m789p2355s +4s self", "4"),
        ("[777s]456789p23sEE +4s self", "E"),
        ("[123m]456789p2355s +4s self", "[123m]"),
        ("[777s]456789p2355s +E self", "E"),
    ],
)
def test_tiles_that_are_not_played_have_their_place(text: str, place: str) -> None:
    line = f"{text} rules=hongzhong dealer=self"
    problems = failed(line).problems
    assert {p.code for p in problems} == {"not-played"}
    assert line[problems[0].start or 0 : problems[0].end or 0] == place


def test_what_is_missing_is_told_without_a_place() -> None:
    for text, message in [
        ("self", "no dealer is named: dealer= with one of self, left, right expected"),
        ("dealer=self",
         "nothing says whose tile was won (discard): from= with one of left, right expected"),
    ]:  # fmt: skip
        (problem,) = failed(f"{HAND} rules=hongzhong {text}").problems
        assert (problem.code, problem.start, problem.message()) == ("missing-key", None, message)


def test_a_robbed_kong_fills_a_place_of_the_open_melds() -> None:
    robbed = f"{HAND} robkong rules=hongzhong dealer=self from=left"
    assert parse(f"{robbed} left=open,ckong:3")
    assert parse(f"{HAND} from=left rules=hongzhong dealer=self left=open,kong:1,ckong:3")
    assert failed(f"{robbed} left=ckong:4").problems[0].name == "player-melds"


def test_last_with_a_robbed_kong_is_one_error() -> None:
    line = f"{HAND} robkong last rules=hongzhong dealer=self from=left"
    assert [p.name for p in failed(line).problems] == ["no-last-tile"]


def test_nine_and_more_of_a_tile_are_told_of_that_tile_alone() -> None:
    line = "[1111p][1111p][1111p][1111p]1p +1p self rules=hongzhong dealer=self"
    messages = [p.message() for p in failed(f"{line} gold=2p laizikong=4").problems]
    assert messages == ["five or more of 1p: 18 read, 4 exist"]


def test_a_kong_draw_may_be_for_a_single_tile_and_the_hint_says_so() -> None:
    (problem,) = failed(f"{SELF} kongdraw").problems
    for lang, keys in (("en", ("zhongkong=", "laizikong=")), ("zh", ("红中杠=", "赖子杠="))):
        assert all(key in (problem.hint(lang) or "") for key in keys)
    (plain,) = failed(f"{HAND} kongdraw rules=golden").problems
    assert "zhongkong" not in (plain.hint() or "")


def test_words_that_the_game_does_not_know_are_not_offered() -> None:
    for word in ("zzzzz", "lastt", "flowerdrw", "补华"):
        told = [p for p in failed(f"{SELF} {word}").problems if p.name == "unknown-word"]
        hint = told[0].hint() or ""
        assert not {"last", "flowerdraw", "补花", "海底"} & set(re.findall(r"\w+", hint))
        assert "kongdraw" in hint or "补" in word
    assert "last" in (failed(f"{HAND} self lastt").problems[0].hint() or "")


def test_across_is_offered_to_four_players_only() -> None:
    text = f"{HAND} from=self rules=hongzhong dealer=self"
    for error, offered in (
        (failed(text), "left, right"),
        (failed(f"{text} players=4"), "left, across, right"),
        (failed(text, players="4"), "left, across, right"),
    ):
        (problem,) = error.problems
        assert problem.message() == f"from=self: one of {offered} expected"


def test_the_nearest_state_or_place_is_suggested() -> None:
    for text, near in [
        ("left=opn", "open"), ("left=zhonkong:1", "zhongkong:1"), ("left=unredy", "unready"),
        ("fed=rigth", "right"),
    ]:  # fmt: skip
        assert failed(f"{SELF} {text}").problems[0].hint() == f"did you mean {near}?"
    assert failed(f"{HAND} self rules=hongzhong dealr=self").problems[0].hint() == (
        "did you mean dealer=?"
    )


def test_a_disputed_way_to_win_contradicts_no_giver() -> None:
    names = [p.name for p in failed(f"{HAND} self robkong from=left rules=hongzhong dealer=self"
                                    ).problems]  # fmt: skip
    assert names == ["how-twice"]


@pytest.mark.parametrize("key", ["dealer=self", "left=open", "zhongkong=1", "红中杠=1"])
@pytest.mark.parametrize("rules", ["golden", "mcr"])
def test_other_games_know_no_players(rules: str, key: str) -> None:
    line = f"{HAND} self rules={rules} {key}"
    (problem,) = failed(line).problems
    name = key.partition("=")[0]
    assert problem.message() == (f"{name}= is a key of hongzhong: {rules} does not have it")
    assert line[problem.start or 0 : problem.end or 0] == name


def test_unknown_keys_list_only_those_of_the_rule_set() -> None:
    for rules, there, not_there in (
        ("golden", "seat=", "dealer="),
        ("hongzhong", "dealer=", "seat="),
    ):
        rest = " dealer=self" if rules == "hongzhong" else ""
        (problem,) = failed(f"{HAND} self rules={rules}{rest} zzz=1").problems
        known = problem.args["known"]
        assert isinstance(known, tuple)
        names = [name.en for name in known]
        assert there in names
        assert not_there not in names


def test_defaults_that_mean_nothing_are_not_applied() -> None:
    parsed = notation.parse(
        SELF, games.grammar(), defaults={"seat": "E", "round": "S", "gold": "9p"}
    )
    assert parsed.unused == ("seat", "round")
    assert (parsed.hand.seat, parsed.hand.round) == (None, None)
    assert parsed.hand.gold == 17


@pytest.mark.parametrize("number", [200, pytest.param(1_500, marks=pytest.mark.slow)])
def test_a_slip_of_the_finger_never_breaks_the_reader(number: int) -> None:
    rng = Random(90)
    for _ in range(number):
        text = notation.format(laizi.deal(rng, rng.randrange(3), house=True))
        start = rng.randrange(len(text))
        typed = "".join(rng.choices(":,;=[]+ kz1lr红杠上", k=rng.randrange(4)))
        slip = text[:start] + typed + text[start + rng.randrange(4) :]
        try:
            hand = parse(slip)
        except MahjongError as error:
            for problem in error.problems:
                assert problem.message().isprintable()
                assert problem.message("zh").isprintable()
                if problem.start is not None and problem.end is not None:
                    assert 0 <= problem.start < problem.end <= len(slip)
        else:
            assert parse(notation.format(hand)) == hand


def test_impossible_and_unreadable_are_told_apart() -> None:
    assert type(failed(f"{SELF} left=x")) is NotationError
    assert type(failed(f"{SELF} fed=left")) is HandError
    assert type(failed(f"{HAND} self rules=hongzhong")) is HandError


def test_the_example_of_a_key_is_in_its_own_script() -> None:
    key = games.grammar().keys["left"]
    assert (key.shown("上家"), key.shown("left")) == ("开口", "open")
