"""How the problems of a line are told: all at once, with hints, and never in raw characters."""

from __future__ import annotations

import string
import timeit

import pytest

from mahjong_cli import notation
from mahjong_cli.notation import misread
from mahjong_cli.notation.defaults import check_defaults
from mahjong_cli.problems import advice, in_files, in_hand, in_rules, in_text, in_words
from mahjong_cli.problems.problem import (
    HandError,
    MahjongError,
    NotationError,
    Problem,
    ProblemKind,
)
from mahjong_cli.text import Text
from tests.catalogue import GRAMMAR, parse, problems

HAND = "123m456m789m11p45s +3s"

EXTRA = {"near", "known", "kong", "small", "digits", "example", "typed", "option"}
"""What hints name beside what their sentences name."""


def placed(error: MahjongError) -> list[tuple[str, str]]:
    """The code of each problem, and the text that it points at."""
    assert error.text is not None
    return [(p.code, error.text[p.start or 0 : p.end or 0]) for p in error.problems]


@pytest.mark.parametrize(("text", "found"), [
    ("55555m123p456p78p +9p slef",
     [("too-many-copies", "5"), ("unknown-word", "slef")]),
    ("123m456m789m11p4s +3s robkong self",
     [("tile-count", "123m456m789m11p4s"), ("contradiction", "self")]),
    ("[135m]0z5x+ glod=6m seat=5m robkong self",
     [("bad-meld", "[135m]"), ("bad-tile", "0"), ("bad-tile", "x"), ("bad-tile", "+"),
      ("unknown-key", "glod"), ("bad-value", "5m"), ("contradiction", "self")]),
    (f"{HAND} flip=5m gold=7m rules=mcr",
     [("contradiction", "flip=5m"), ("contradiction", "gold=7m")]),
    (f"{HAND} gold=C seat=E seat=S kongdraw discard",
     [("contradiction", "gold=C"), ("contradiction", "S"), ("contradiction", "kongdraw"),
      ("contradiction", "discard")]),
    (f"{HAND} min=x fifth=x z=x rules=x 9f 1f1f",
     [("bad-value", "x"), ("bad-value", "x"), ("bad-tile", "9"), ("contradiction", "1f")]),
    (f"{HAND} \udcd7\udcd4 \udcff self robkong",
     [("not-utf8", "\udcd7\udcd4"), ("not-utf8", "\udcff"), ("contradiction", "robkong")]),
    (f"{HAND} \0\0\0\x07\udcff\ud800", [("control-character", "\0\0\0\x07"), ("not-utf8", "\udcff"),
                                         ("control-character", "\ud800")]),
    ("13\u200b5m\x07[11m]", [("control-character", "\u200b"), ("control-character", "\x07"),
                             ("bad-meld", "[11m]")]),
    ("123m456m +3s +4s gold=", [("tile-count", "123m456m"), ("contradiction", "4s"),
                                ("bad-value", "gold=")]),
    ("[5555m4] kongdraw flowerdraw last",
     [("bad-meld", "[5555m4]"), ("contradiction", "flowerdraw")]),
    ("[[123m]]", [("bad-meld", "["), ("bad-meld", "]")]),
    (f"{HAND} gold = 6m", [("unknown-word", "gold = 6m")]),
    ("", [("tile-count", "")]),
    ("self", [("tile-count", "")]),
])  # fmt: skip
def test_all_problems_are_told_at_once(text: str, found: list[tuple[str, str]]) -> None:
    assert placed(problems(text)) == found


def test_what_is_left_unread_is_not_held_against_the_hand() -> None:
    # The meld that cannot be read may be the kong, and have the tiles that are missing.
    assert placed(problems("[5555x]123m +1m kongdraw")) == [("bad-meld", "[5555x]")]
    assert placed(problems("5x 123m +1m fourth flowerdraw")) == [("bad-tile", "x")]


@pytest.mark.parametrize(("text", "kind"), [
    ("0z", NotationError), ("[135m]", NotationError), (f"{HAND} slef", NotationError),
    (f"{HAND} seat=5m", NotationError), (f"{HAND} \x00", NotationError),
    (f"{HAND} slef self robkong", NotationError), ("1" * 2001, NotationError),
    ("123m", NotationError), ("123m456m789m11p45s", NotationError), ("123m +3s", HandError),
    ("55555m123p456p78p +9p", HandError), (f"{HAND} kongdraw", HandError),
    (f"{HAND} seat=E seat=S", HandError), (f"{HAND} rules=mcr gold=6m", HandError),
])  # fmt: skip
def test_unreadable_and_impossible_are_told_apart(text: str, kind: type[MahjongError]) -> None:
    assert type(problems(text)) is kind


def test_a_line_that_is_too_long_is_not_read() -> None:
    (problem,) = problems("\x1b" * 2001).problems
    assert problem.code == "too-long"
    assert problem.message() == "2001 characters: a hand has at most 2000, so it was not read"
    assert problem.hint()
    assert problems("1" * 2000).problems[0].code == "bad-tile"


@pytest.mark.parametrize(("text", "hint"), [
    (f"{HAND} slef", "did you mean self?"),
    (f"{HAND} Zimoo", "did you mean zimo?"),
    (f"{HAND} 自模", "did you mean 自摸?"),
    (f"{HAND} glod=6m", "did you mean gold=?"),
    (f"{HAND} fith=no", "did you mean fifth=?"),
    (f"{HAND} rules=golde", "did you mean golden?"),
    (f"{HAND} z=richi", "did you mean riichi?"),
    (f"{HAND} gold", "write gold=6m, without spaces"),
    (f"{HAND} self=yes", "write self alone"),
    (f"{HAND} min=few", "write digits only, such as min=8"),
    (f"{HAND} eee", "winds and dragons are capital letters: EEE"),
    (f"{HAND} gold=3s", "a gold is only won self-drawn: say self, or check gold="),
    ("123M", "suits are small letters: 123m"),
    ("5P5p", "suits are small letters: 5p"),
    ("1111m456m789m11p45s +3s",
     "four alike count as three only when declared: [1111m], or kong=1111m if melded"),
    ("[123m]5555m456p99s11p +2p",
     "four alike count as three only when declared: [5555m], or kong=5555m if melded"),
    (f"{HAND} gold=1f", "a flower is never gold: name a suit tile, a wind or a dragon"),
    (f"{HAND} flip=1f", "a flower that is flipped is replaced: name the tile flipped after it"),
    (f"{HAND} gold=6M", "suits are small letters: 6m"),
    (f"{HAND} flip=6M", "suits are small letters: 6m"),
    ("123m456m789m11p45s win=6M", "suits are small letters: 6m"),
    (f"{HAND} gold=e", "winds and dragons are capital letters: E"),
    (f"{HAND} seat=e", "winds and dragons are capital letters: E"),
    (f"{HAND} seat=c", "E is east, S south, W west, N north"),
    (f"{HAND} seat=South", "did you mean S?"),
    (f"{HAND} round=west", "did you mean W?"),
    (f"{HAND} seat=南风", "did you mean 南?"),
    (f"{HAND} round=東風", "did you mean 東?"),
    (f"{HAND} \udcff", "save the text as UTF-8"),
    (f"{HAND} rules=国标麻匠", "did you mean 国标麻将?"),
    ("123m456m78m", "write every tile; in a shell put the whole hand in quotes"),
    ("5555m123p456p789p11s",
     "four alike count as three only when declared: [5555m], or kong=5555m if melded"),
    ("[123m]EEEE456p789p11s",
     "four alike count as three only when declared: [EEEE], or kong=EEEE if melded"),
])  # fmt: skip
def test_the_hint_says_what_to_do(text: str, hint: str) -> None:
    assert problems(text).problems[0].hint() == hint


@pytest.mark.parametrize(("text", "codes", "more"), [
    ("[" * 2000, ["bad-meld"], 0),
    (f"{HAND} " + "slef " * 300, ["unknown-word"], 0),
    (" ".join(f"xyzxyz{c}{d}" for c in "ijklmnop" for d in "ijklmnop"), ["unknown-word"] * 10, 54),
    (" ".join([HAND, *(f"{c}{d}{c}=1" for c in "abcdefg" for d in "hijkln")]),
     ["unknown-key"] * 10, 32),
    (f"{HAND} " + " ".join(f"min=x{n}" for n in range(200)), ["bad-value"] * 10, 190),
    (f"{HAND} " + " ".join(f"min={n}" for n in range(200)), ["contradiction"] * 10, 189),
    ("1x2x" * 500, ["bad-tile"] * 2, 0),
])  # fmt: skip
def test_ten_problems_are_told_and_the_others_counted(
    text: str, codes: list[str], more: int
) -> None:
    error = problems(text)
    assert [p.code for p in error.shown] == codes
    assert error.more == more
    assert all(p.hint() for p in error.problems)


def test_what_was_meant_is_looked_for_only_as_often_as_it_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def meant(word: str, *_: object) -> dict[str, object]:
        asked.append(word)
        return {}

    monkeypatch.setattr(misread, "meant", meant)
    words = [f"{c}{d}{e}" for c in "abd" for d in "hijkl" for e in "opqrstuvwxyz"]
    error = problems(" ".join(words))
    assert (len(error.shown) + error.more, asked) == (len(words), words[:10])
    asked.clear()
    keys = [f"{word}=1" for word in words]
    error = problems(" ".join([HAND, *keys]))
    assert (len(error.shown) + error.more, asked) == (len(words), words[:10])


def test_a_hostile_line_costs_little_more_than_a_common_one() -> None:
    def cost(text: str) -> float:
        return min(timeit.repeat(lambda: problems(text), number=1, repeat=5))

    common = cost(f"{HAND} slef")
    words = " ".join(f"{c}{d}{e}f" for c in "abd" for d in "hijkl" for e in "opqrstuvwxyz")
    rules = " ".join(f"rules=a{n}" for n in range(200))
    for line in ("[" * 2000, words, words.replace(" ", "=1 "), rules, "z=ab " * 400, "+5s" * 600):
        assert cost(line[:2000]) < 100 * common, line[:40]


def test_a_run_of_what_is_no_text_is_one_problem() -> None:
    (problem,) = problems(f"{HAND} \udcd7\udcd4\udcc3\udcfe").problems
    assert problem.message() == "the bytes d7 d4 c3 fe are not UTF-8: text in UTF-8 expected"
    (problem,) = problems(f"{HAND} " + "\0" * 900).problems
    assert (problem.start, problem.end) == (len(HAND) + 1, len(HAND) + 901)
    assert problem.message() == (
        "900 characters that cannot be seen (U+0000): visible text expected"
    )
    (problem,) = problems(f"{HAND} \0\1\2\3").problems
    assert "(U+0000, U+0001, U+0002, ...)" in problem.message()


class TestDefaults:
    @pytest.mark.parametrize(("name", "value", "message"), [
        ("gold", "6x", "gold=6x: one tile expected, such as 6m or E"),
        ("flip", "1f", "flip=1f is a flower: a suit tile, wind or dragon expected"),
        ("seat", "5m", "seat=5m: E, S, W or N expected"),
        ("round", "", "round=: E, S, W or N expected"),
        ("rules", "mrc", "rules=mrc: one of golden, mcr expected"),
        ("z", "japanese", "z=japanese: one of chinese, riichi expected"),
        ("min", "-1", "min=-1: a whole number expected, 0 or more"),
        ("min", "9" * 5000, f"min={'9' * 39}…: a whole number up to 999999999 expected"),
        ("fifth", "maybe", "fifth=maybe: one of yes, no expected"),
    ])  # fmt: skip
    def test_a_bad_one_is_an_error_without_a_place(
        self, name: str, value: str, message: str
    ) -> None:
        (problem,) = problems(HAND, {name: value}).problems
        assert (problem.code, problem.start, problem.end) == ("bad-value", None, None)
        assert problem.message() == message

    def test_may_contradict_the_hand(self) -> None:
        (problem,) = problems(HAND, {"gold": "3s"}).problems
        assert problem.code == "contradiction"
        assert placed(problems(HAND, {"flip": "2s"})) == [("contradiction", "3s")]

    def test_may_contradict_each_other(self) -> None:
        (problem,) = problems(HAND, {"gold": "6m", "flip": "6m"}).problems
        assert problem.message() == "gold=6m, but flip=6m makes 7m gold"


class TestGiven:
    """Values that stand beside a hand in its record."""

    def test_fill_in_and_go_before_the_defaults(self) -> None:
        given = {"gold": "6m", "seat": "E", "min": "0"}
        defaults = {"gold": "7m", "flip": "1p", "seat": "S", "round": "W", "fifth": "no"}
        parsed = notation.parse(HAND, GRAMMAR, defaults=defaults, given=given)
        assert parsed.hand == parse(f"{HAND} gold=6m seat=E round=W min=0 fifth=no")
        assert parsed.unused == ()

    @pytest.mark.parametrize(("said", "given"), [
        ("gold=6m", {"gold": "六万"}), ("seat=E 门风=东", {"seat": "1z"}), ("min=08", {"min": "8"}),
        ("rules=mcr", {"rules": "国标麻将"}), ("z=riichi gold=5z", {"gold": "P"}),
        ("gold=6m", {"flip": "5m"}), ("flip=5m", {"gold": "6m"}),
        ("gold=6m", {"gold": "6m", "flip": "5m"}),
    ])  # fmt: skip
    def test_may_say_the_same_as_the_line(self, said: str, given: dict[str, str]) -> None:
        parsed = notation.parse(f"{HAND} {said}", GRAMMAR, given=given)
        assert parsed.hand == parse(f"{HAND} {said}")

    @pytest.mark.parametrize(("said", "given", "message"), [
        ("gold=6m", {"gold": "7m"}, "gold=6m and gold=7m differ: one value expected"),
        ("门风=南", {"seat": "E"}, "门风=南 and seat=E differ: one value expected"),
        ("min=8", {"min": "0"}, "min=8 and min=0 differ: one value expected"),
        ("rules=mcr", {"rules": "golden"}, "rules=mcr and rules=golden differ: one value expected"),
        ("gold=6m", {"flip": "6m"}, "gold=6m, but flip=6m makes 7m gold"),
        ("flip=6m", {"gold": "6m"}, "gold=6m, but flip=6m makes 7m gold"),
    ])  # fmt: skip
    def test_may_not_differ_from_the_line(
        self, said: str, given: dict[str, str], message: str
    ) -> None:
        error = problems(f"{HAND} {said}", given=given)
        (problem,) = error.problems
        assert type(error) is NotationError
        assert (problem.code, problem.start, problem.message()) == ("contradiction", None, message)

    def test_are_weighed_in_the_order_that_is_the_default(self) -> None:
        text, given = f"{HAND} flip=5z", {"flip": "P"}
        assert notation.parse(text, GRAMMAR, defaults={"z": "riichi"}, given=given)
        assert problems(text, given=given).problems[0].name == "key-twice"

    @pytest.mark.parametrize(("given", "code", "message"), [
        ({"gold": "6m"}, "contradiction",
         "gold= names a gold, but the rule set is played without one"),
        ({"fifth": "no"}, "unknown-key",
         "fifth= is not a key: a key or a house option of mcr expected"),
        ({"foo": "1"}, "unknown-key",
         "foo= is not a key: a key or a house option of mcr expected"),
    ])  # fmt: skip
    def test_must_mean_something_under_the_rule_set(
        self, given: dict[str, str], code: str, message: str
    ) -> None:
        for text, more in ((f"{HAND} rules=mcr", {}), (HAND, {"rules": "mcr"})):
            error = problems(text, given={**given, **more})
            (problem,) = error.problems
            assert type(error) is HandError
            assert (problem.code, problem.start, problem.message()) == (code, None, message)

    @pytest.mark.parametrize("name", ["flowers", "win", "kong", "knitted_wait", ""])
    def test_keys_that_nothing_may_stand_in_for_are_none(self, name: str) -> None:
        (problem,) = problems(f"{HAND} 1f5f", given={name: "3"}).problems
        assert (problem.name, problem.args["key"]) == ("unknown-key", name)

    def test_are_told_of_where_they_cannot_be_read(self) -> None:
        (problem,) = problems(HAND, given={"seat": "5m"}).problems
        assert (problem.start, problem.message()) == (None, "seat=5m: E, S, W or N expected")


class TestCheckDefaults:
    """What is wrong with defaults whatever the hand is."""

    def test_nothing(self) -> None:
        good = {"rules": "国标麻将", "gold": "6m", "flip": "5z", "seat": "E", "round": "南",
                "z": "riichi", "min": "0", "fifth": "no", "knitted-wait": "NO"}  # fmt: skip
        assert check_defaults(good, GRAMMAR) == []
        assert check_defaults({}, GRAMMAR) == []

    @pytest.mark.parametrize(("name", "value", "message", "hint"), [
        ("rules", "mrc", "rules=mrc: one of golden, mcr expected", "did you mean mcr?"),
        ("gold", "1f", "gold=1f is a flower: a suit tile, wind or dragon expected",
         "a flower is never gold: name a suit tile, a wind or a dragon"),
        ("seat", "South", "seat=South: E, S, W or N expected", "did you mean S?"),
        ("z", "x", "z=x: one of chinese, riichi expected", "write for example z=chinese"),
        ("min", "-1", "min=-1: a whole number expected, 0 or more",
         "write digits only, such as min=8"),
        ("knitted-wait", "nein", "knitted-wait=nein: one of yes, no expected",
         "write for example knitted-wait=yes"),
        ("gld", "6m", "no key or house option is called gld", "did you mean gold?"),
        ("hue", "6m", "no key or house option is called hue",
         "the names are rules, gold, flip, seat, round, z, notation, min, fifth, knitted-wait"),
    ])  # fmt: skip
    def test_one_thing(self, name: str, value: str, message: str, hint: str) -> None:
        (problem,) = check_defaults({"seat": "E", name: value}, GRAMMAR)
        assert (problem.start, problem.message(), problem.hint()) == (None, message, hint)

    def test_everything_at_once(self) -> None:
        wrong = {"gld": "6m", "z": "x", "gold": "5z5z", "min": "few"}
        names = [p.name for p in check_defaults(wrong, GRAMMAR)]
        assert names == ["unknown-name", "bad-choice", "bad-tile-value", "bad-number"]


KINDS = [
    kind
    for module in (in_text, in_words, in_hand, in_rules, in_files)
    for kind in vars(module).values()
    if isinstance(kind, ProblemKind)
]


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_sentence_says_the_same_in_every_language(kind: ProblemKind) -> None:
    sentence, hint = kind.text, kind.hint
    assert hint is not None
    assert fields(sentence.en) == fields(sentence.zh) == fields(sentence.hant)
    assert fields(hint.en) == fields(hint.zh) == fields(hint.hant)
    assert fields(hint.en) <= fields(sentence.en) | EXTRA
    assert sentence.en.isascii() or any(c in sentence.en for c in "红中一九🀀")
    assert not sentence.zh.isascii()
    assert kind.code == kind.code.lower().strip()


def test_no_two_kinds_of_problem_share_a_name() -> None:
    assert len({kind.name for kind in KINDS}) == len(KINDS)
    assert all(fields(hint.en) == fields(hint.hant) for hint in vars(advice).values()
               if isinstance(hint, Text))  # fmt: skip


def test_nothing_typed_reaches_a_terminal_raw() -> None:
    hostile = "".join(map(chr, [7, 8, 13, 27, 127, 0x9B, 0x202E, 0x2066, 0x200D, 0xD800, 0xE0041]))
    problem = Problem(in_words.UNKNOWN_WORD, {"read": hostile, "known": ("self",)})
    assert problem.message().isprintable()
    assert r"\x07\x08\r\x1b\x7f\x9b\u202e\u2066\u200d\ud800\U000e0041" in problem.message()
    assert str(NotationError([problem])).isprintable()
