"""What holds of every hand and of every text, whatever it is."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings, strategies as st

from mahjong_cli import notation
from mahjong_cli.hand.hand import Hand
from mahjong_cli.problems.problem import MahjongError
from mahjong_cli.tiles import NAMES, write
from tests.catalogue import parse
from tests.strategies import hands

often = settings(derandomize=True)


grammar = "0123456789mpszfESWNCFP[]+=,; 一二三万饼条中发白板春梅东自摸杠上开花海底捞月黄金碰🀀🀄🀢🀫"
words = st.sampled_from(
    ["self", "last", "gold=", "seat=", "kong=", "flowers=", "rules=mcr", "z=riichi", "min=", "win=",
     "123m", "[EEE]", "+5p", "妙手回春", "门风="]
)  # fmt: skip
strange = st.characters() | st.sampled_from("\x00\x1b\u202e\u200b\ufe0f\ud800\U000e0041①٣【｜ｍ１")
texts = st.lists(words | st.sampled_from(grammar) | strange, max_size=40).map("".join)


@given(hands())
@often
def test_a_hand_is_read_back_from_its_canonical_form(hand: Hand) -> None:
    text = notation.format(hand)
    assert parse(text) == hand
    assert notation.format(parse(text)) == text


@given(hands(), st.randoms(use_true_random=False))
@often
def test_order_and_separators_mean_nothing(hand: Hand, random: Random) -> None:
    canonical = notation.format(hand)
    first = canonical.split("+")[0]
    start = first[: len(first) - len(write(hand.concealed)) - 1]
    rest = canonical[len(first) :].split(" ")
    pieces = [NAMES[t] for t in hand.concealed] + rest
    random.shuffle(pieces)
    assert parse(f"{start} " + " , ;".join(pieces)) == hand
    assert parse("; ".join(pieces) + " " + start) == hand


@given(hands())
@often
def test_full_width_text_is_the_same_hand(hand: Hand) -> None:
    assert parse(wide(notation.format(hand))) == hand


def wide(text: str) -> str:
    return "".join("\u3000" if c == " " else chr(ord(c) + 0xFEE0) for c in text)


def check(text: str) -> None:
    """The text is a hand, or an error that can be shown."""
    found = outcome(text)
    if isinstance(found, Hand):
        assert parse(notation.format(found)) == found
        return
    assert found.text == text
    for problem in found.problems:
        if problem.start is not None and problem.end is not None:
            assert 0 <= problem.start < problem.end <= len(text)
        for lang in ("en", "zh"):
            assert problem.message(lang).isprintable()
            hint = problem.hint(lang)
            assert hint
            assert hint.isprintable()


def outcome(text: str) -> Hand | MahjongError:
    try:
        return parse(text)
    except MahjongError as error:
        return error


@given(texts | st.text(st.characters()))
@example("\ud800")
@example("[")
@example("gold=gold=gold=")
@example("E=F=C")
@often
def test_any_text_is_a_hand_or_an_error_that_can_be_shown(text: str) -> None:
    check(text)


@pytest.mark.slow
@given(hands(), st.data())
@often
def test_a_slip_of_the_finger_never_breaks_the_reader(hand: Hand, data: st.DataObject) -> None:
    text = notation.format(hand)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 3, len(text))))
    typed = data.draw(st.text(st.sampled_from(grammar) | strange, max_size=3))
    check(text[:start] + typed + text[end:])


@given(st.text("0123456789mpszfESWNCFPself=goldkn[]+,; -_|xX", max_size=30))
@often
def test_full_width_text_has_the_same_problems_in_the_same_places(text: str) -> None:
    plain, full = outcome(text), outcome(wide(text))
    if isinstance(plain, MahjongError):
        assert isinstance(full, MahjongError)
        assert full.problems == plain.problems
    else:
        assert full == plain
