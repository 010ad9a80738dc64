"""How the problems of a line are told: all at once, with hints, and never in raw characters."""

from __future__ import annotations

import string

import pytest

from mahjong_cli.problems.hints import HINTS
from mahjong_cli.problems.messages import PROBLEMS
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError, Problem
from tests.catalogue import problems

HAND = "123m456m789m11p45s +3s"

EXTRA = {"near", "known", "kong", "small", "digits", "example"}
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
    ("[5555m5] kongdraw flowerdraw last",
     [("bad-meld", "[5555m5]"), ("contradiction", "flowerdraw")]),
    ("[[123m]]", [("bad-meld", "["), ("bad-meld", "]")]),
    (f"{HAND} gold = 6m", [("unknown-word", "gold"), ("bad-character", "=")]),
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
    (f"{HAND} seat=c", "E is 东, S 南, W 西, N 北"),
    (f"{HAND} seat=South", "did you mean S?"),
    (f"{HAND} round=west", "did you mean W?"),
    (f"{HAND} seat=南风", "did you mean 南?"),
    (f"{HAND} round=東風", "did you mean 東?"),
    (f"{HAND} \udcff", "save the text as UTF-8"),
    (f"{HAND} rules=国标麻匠", "did you mean 国标麻将?"),
    ("123m456m78m", "in a shell put the whole hand in quotes"),
    ("5555m123p456p789p11s",
     "four alike count as three only when declared: [5555m], or kong=5555m if melded"),
    ("[123m]EEEE456p789p11s",
     "four alike count as three only when declared: [EEEE], or kong=EEEE if melded"),
])  # fmt: skip
def test_the_hint_says_what_to_do(text: str, hint: str) -> None:
    assert problems(text).problems[0].hint() == hint


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
        ("min", "9" * 5000, f"min={'9' * 39}…: a whole number expected, 0 or more"),
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


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("name", PROBLEMS)
def test_every_sentence_says_the_same_in_both_languages(name: str) -> None:
    sentence, hint = PROBLEMS[name], HINTS[name]
    assert fields(sentence.en) == fields(sentence.zh)
    assert fields(hint.en) == fields(hint.zh) <= fields(sentence.en) | EXTRA
    assert sentence.en.isascii() or any(c in sentence.en for c in "红中一九🀀")
    assert not sentence.zh.isascii()
    assert sentence.code == sentence.code.lower().strip()


def test_every_hint_is_one_of_a_problem_or_asked_for_by_name() -> None:
    asked = {"did-you-mean", "small-suit", "chinese-suit", "capital-honours", "declare-kong",
             "declare-any-kong", "flower-gold", "quote-the-hand"}  # fmt: skip
    assert HINTS.keys() == PROBLEMS.keys() | asked


def test_nothing_typed_reaches_a_terminal_raw() -> None:
    hostile = "".join(map(chr, [7, 8, 13, 27, 127, 0x9B, 0x202E, 0x2066, 0x200D, 0xD800, 0xE0041]))
    problem = Problem("unknown-word", {"read": hostile, "known": ("self",)})
    assert problem.message().isprintable()
    assert r"\x07\x08\r\x1b\x7f\x9b\u202e\u2066\u200d\ud800\U000e0041" in problem.message()
    assert str(NotationError([problem])).isprintable()
