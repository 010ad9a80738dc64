"""A rule set with a word, keys and a house option of its own, beside one that has none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from mahjong_cli import notation
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.pieces import Piece, pieces
from mahjong_cli.notation.vocabulary import Key, Values, Vocabulary, Word, read_number
from mahjong_cli.problems.in_hand import KONGDRAW_WITHOUT_KONG
from mahjong_cli.problems.problem import (
    HandError,
    MahjongError,
    NotationError,
    Problem,
    bad_value,
    contradiction,
)
from mahjong_cli.text import Text
from tests.catalogue import GOLDEN, choice

HAND = "123m456m789m11p45s +3s"


def same(text: str) -> Text:
    return Text(text, text, text)


class Bets(NamedTuple):
    """What lies beside a hand of the game: a stake, who bet on it, whether it was blind."""

    stake: int | None = None
    bettors: tuple[str, ...] = ()
    blind: bool = False
    giver: str | None = None

    @property
    def kongs(self) -> int:
        return self.stake or 0

    def written(self) -> list[str]:
        said = ["blind"] if self.blind else []
        said += [] if self.stake is None else [f"stake={self.stake}"]
        said += [] if self.giver is None else [f"giver={self.giver}"]
        return [*said, f"bet={','.join(self.bettors)}"] if self.bettors else said


NOBODY = bad_value("nobody", same("{key}={value}: {read} is nobody"), same("write {key}=ann"))
NO_STAKE = contradiction("no-stake", same("no stake"), same("write stake=1"))
BLIND_GIVEN = contradiction("blind-given", same("blind and {giver}"), same("leave one out"))


def read_bettors(text: str, said: Values) -> object:
    known = ("ann", "bob", "cat") if said.get("table") == "big" else ("ann", "bob")
    found, at = [], 0
    for name in text.split(","):
        if name not in known:
            return Problem(NOBODY, {"read": name}, (), at, at + len(name))
        found.append(name)
        at += len(name) + 1
    return tuple(found)


def read_giver(text: str, said: Values) -> object:
    found = read_bettors(text, said)
    return found[0] if isinstance(found, tuple) else found


def beside(said: Mapping[str, object]) -> Bets:
    fields: dict[str, Any] = dict(said)
    return Bets(bettors=fields.pop("bet", ()), **fields)


def own_problems(hand: Hand) -> list[Problem]:
    assert isinstance(hand.beside, Bets)
    found = [] if hand.beside.stake is not None else [Problem(NO_STAKE, {}, ("stake",))]
    if hand.beside.blind and hand.beside.giver:
        found.append(Problem(BLIND_GIVEN, {"giver": hand.beside.giver}, ("blind", "giver")))
    if hand.won.self_drawn and hand.beside.giver:
        found.append(Problem(BLIND_GIVEN, {"giver": hand.beside.giver}, ("giver",)))
    return found


BETTING = Vocabulary(
    ("betting", "赌庄"),
    (
        Key(("stake", "注"), same("stake"), read_number, "1"),
        Key(("bet", "押"), same("bet"), read_bettors, "ann", listed=True),
        Key(("giver",), same("giver"), read_giver, "ann", gives=True),
        choice("table", "small", "big"),
    ),
    (Word(("blind", "闷", "悶"), ("blind",), same("blind")),),
    without=frozenset(("flowerdraw", "last", "round")),
    beside=beside,
    own_problems=own_problems,
    instead={
        KONGDRAW_WITHOUT_KONG.name: KONGDRAW_WITHOUT_KONG._replace(hint=same("stake something")),
    },
)
GRAMMAR = Grammar([GOLDEN, BETTING])
START = f"{HAND} rules=betting"


def parse(text: str, **defaults: str) -> Hand:
    return notation.parse(text, GRAMMAR, defaults=defaults).hand


def failed(text: str, **defaults: str) -> MahjongError:
    with pytest.raises(MahjongError) as caught:
        parse(text, **defaults)
    return caught.value


def only(text: str) -> tuple[str, str, str, str | None]:
    """The one problem: its name, the text that it points at, the sentence, the hint."""
    (problem,) = failed(text).problems
    place = text[problem.start or 0 : problem.end or 0]
    return problem.name, place, problem.message(), problem.hint()


@pytest.mark.parametrize(("text", "bets", "house"), [
    ("stake=2", Bets(2), ()),
    ("注=2", Bets(2), ()),
    ("STAKE=02 Blind", Bets(2, blind=True), ()),
    ("悶 stake=0", Bets(0, blind=True), ()),
    ("stake=1 bet=ann,bob", Bets(1, ("ann", "bob")), ()),
    ("stake=1,bet=ann,bob,stake=1;table=big", Bets(1, ("ann", "bob")), (("table", "big"),)),
    ("押=ann,cat stake=1 table=big", Bets(1, ("ann", "cat")), (("table", "big"),)),
    ("stake=1 giver=bob", Bets(1, giver="bob"), ()),
])  # fmt: skip
def test_what_it_says_lies_beside_the_hand(
    text: str, bets: Bets, house: tuple[tuple[str, str], ...]
) -> None:
    hand = parse(f"{START} {text}")
    assert (hand.beside, hand.house) == (bets, house)
    assert parse(notation.format(hand)) == hand


def test_its_words_and_keys_may_touch_tiles_but_house_options_may_not() -> None:
    hand = parse("123m456m789m11p45sblind+3sstake=2 rules=betting")
    assert hand.beside == Bets(2, blind=True)
    assert failed(f"{HAND}table=big rules=betting stake=1").problems[0].code == "bad-tile"


def test_who_gave_the_tile_says_how_it_was_won() -> None:
    assert parse(f"{START} stake=1").assumed == ("discard-assumed",)
    assert parse(f"{START} stake=1 giver=ann").assumed == ()


@pytest.mark.parametrize(("text", "name", "place", "message", "hint"), [
    ("stake=x", "bad-number", "x", "stake=x: a whole number expected, 0 or more",
     "write digits only, such as stake=8"),
    ("stake=1 bet=ann,bop", "nobody", "bop", "bet=ann,bop: bop is nobody", "write bet=ann"),
    ("stake=1 bet=ann,cat", "nobody", "cat", "bet=ann,cat: cat is nobody", "write bet=ann"),
    ("blind", "no-stake", "", "no stake", "write stake=1"),
    ("stake=1 blind giver=ann", "blind-given", "blind", "blind and ann", "leave one out"),
    ("stake=1 self giver=ann", "blind-given", "giver=ann", "blind and ann", "leave one out"),
    ("stake=1 stake=2", "key-twice", "2", "stake=1 and stake=2 differ: one value expected",
     "leave one of the two out"),
    ("stake=1 blind=1", "word-with-value", "blind=1", "blind is a word: it takes no = and no value",
     "write blind alone"),
    ("stake=1 bet", "key-alone", "bet", "bet is a key: = and a value expected right after it",
     "write bet=ann, without spaces"),
    ("stake=1 blint", "unknown-word", "blint",
     "blint is neither a tile nor a word: one of either expected", "did you mean blind?"),
    ("stake=1 stak=1", "unknown-key", "stak",
     "stak= is not a key: a key or a house option of betting expected", "did you mean stake=?"),
    ("stake=1 fifth=no", "key-of-others", "fifth",
     "fifth= is a house option of golden: one of betting expected",
     "leave it out, or choose those rules with rules=golden"),
    ("stake=0 kongdraw", "kongdraw-without-kong", "kongdraw",
     "kongdraw needs a kong, but no kong is among the melds", "stake something"),
])  # fmt: skip
def test_one_mistake(text: str, name: str, place: str, message: str, hint: str) -> None:
    assert only(f"{START} {text}") == (name, place, message, hint)


@pytest.mark.parametrize(("text", "name", "place", "message"), [
    ("stake=1", "own-key-of-others", "stake",
     "stake= is a key of betting: golden does not have it"),
    ("押=ann,bob", "own-key-of-others", "押", "押= is a key of betting: golden does not have it"),
    ("stake=1 注=2", "own-key-of-others", "stake",
     "stake= is a key of betting: golden does not have it"),
    ("table=big", "key-of-others", "table",
     "table= is a house option of betting: one of golden expected"),
    ("blind", "word-of-others", "blind", "blind is a word of betting: golden does not have it"),
    ("闷", "word-of-others", "闷", "闷 is a word of betting: golden does not have it"),
    ("Blind=1", "word-of-others", "Blind", "Blind is a word of betting: golden does not have it"),
    ("stake", "key-alone", "stake", "stake is a key: = and a value expected right after it"),
])  # fmt: skip
def test_under_other_rules_it_is_said_whose_it_is(
    text: str, name: str, place: str, message: str
) -> None:
    assert only(f"{HAND} {text}")[:3] == (name, place, message)


def test_a_word_of_others_is_no_tile_that_was_lost() -> None:
    names = [p.name for p in failed("123m +1m blind").problems]
    assert names == ["tile-count", "word-of-others"]


def test_only_what_means_something_under_the_rule_set_is_suggested() -> None:
    for rules, there, not_there in (("golden", "last", "blind"), ("betting", "blind", "last")):
        for said, known in ((f"{there}x", there), (f"{not_there}x", None), ("zzzz", None)):
            text = f"{HAND} rules={rules} {said}" + (" stake=1" if rules == "betting" else "")
            hint = only(text)[3] or ""
            assert (hint == f"did you mean {known}?") == (known is not None)
            assert not_there not in hint
            assert there in hint
    assert "round=" not in (only(f"{START} stake=1 zzz=1")[3] or "round=")
    assert "stake=" in (only(f"{START} stake=1 zzz=1")[3] or "")


def test_nothing_of_its_own_is_judged_when_the_rule_set_is_not_known() -> None:
    names = [p.name for p in failed(f"{HAND} rules=bettin stake=x bet=nobody").problems]
    assert names == ["bad-choice"]


def test_what_is_missing_is_not_told_of_a_line_read_in_part() -> None:
    assert [p.name for p in failed(f"{START} 5x").problems] == ["bad-suit"]
    assert [p.name for p in failed(f"{START} slef").problems] == ["unknown-word", "no-stake"]
    assert type(failed(f"{START} blind")) is HandError
    assert type(failed(f"{START} stake=x")) is NotationError


def test_a_disputed_way_to_win_contradicts_nothing() -> None:
    assert only(f"{START} stake=1 self robkong giver=ann")[0] == "how-twice"


def test_contradictions_of_what_means_nothing_are_not_told() -> None:
    line = f"{START} stake=1 robkong last giver=ann"
    assert parse(line).won.last  # that it has no last tile is for its own problems to say


def test_defaults_that_mean_nothing_are_told() -> None:
    defaults = {"seat": "E", "round": "S", "table": "big", "fifth": "no"}
    parsed = notation.parse(f"{START} stake=1 bet=cat", GRAMMAR, defaults=defaults)
    assert parsed.unused == ("round", "fifth")
    assert (parsed.hand.round, parsed.hand.house) == (None, (("table", "big"),))
    assert parsed.hand.beside == Bets(1, ("cat",))


def test_its_own_keys_are_no_defaults() -> None:
    assert failed(HAND, stake="1").problems[0].name == "each-for-itself"


def test_a_spelling_means_the_same_in_every_game() -> None:
    twice = Key(("mine", "gold"), same(""), read_number, "1")
    with pytest.raises(ValueError, match="gold means the same in every game"):
        Grammar([GOLDEN, Vocabulary(("mine",), (twice,))])


def test_completion_finds_every_word_key_and_value() -> None:
    assert {"self", "自摸", "blind", "闷"} <= GRAMMAR.words.keys()
    assert {"gold", "黄金", "stake", "押", "table", "fifth"} <= GRAMMAR.keys.keys()
    assert GRAMMAR.keys["rules"].values == ("golden", "betting")
    assert GRAMMAR.keys["table"].values == ("small", "big")
    assert "C" not in GRAMMAR.keys["gold"].values
    assert len(GRAMMAR.keys["gold"].values) == 33
    assert all(all(word.about) for word in GRAMMAR.words.values())
    assert all(all(key.about) and key.example for key in GRAMMAR.keys.values())


def test_the_pieces_of_a_line() -> None:
    line = "[EEE,2]55p+5p self gold=6m bet=ann,bob 1f 5x ① 东押=ann 五"
    assert list(pieces(line, GRAMMAR)) == [
        Piece("meld", "EEE,2", 0, 7), Piece("tiles", "55p", 7, 10), Piece("winning", "5p", 11, 13),
        Piece("word", "self", 14, 18), Piece("key", "gold=6m", 19, 26),
        Piece("key", "bet=ann,bob", 27, 38), Piece("flowers", "1f", 39, 41),
        Piece("digits", "5x", 42, 44), Piece("character", "①", 45, 46),
        Piece("tiles", "东", 47, 48), Piece("key", "押=ann", 48, 53),
        Piece("numerals", "五", 54, 55),
    ]  # fmt: skip
