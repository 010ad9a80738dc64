"""What must hold of every hand of 紅中賴子杠, whatever it pays."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings, strategies as st

from mahjong_cli import Settlement, format, parse, score
from mahjong_cli.hand.hand import Hand
from mahjong_cli.tiles import FACES, NAMES, rank, suit
from tests import laizi
from tests.scored import settlement
from tests.turned import mapped

ODDS = (40, 35, 22, 3)
ALIKE = [28, 29, 30, 32, 33]
"""The honours that are played and may be laizi: no pattern tells one from another."""

generators = st.integers(0, 2**32 - 1).map(Random)
plenty = settings(derandomize=True)


def dealt(rng: Random) -> Hand:
    return laizi.deal(rng, rng.choices(range(4), ODDS)[0], house=rng.random() < 0.5)


any_hands = generators.map(dealt)


def outcome(result: Settlement) -> tuple[object, ...]:
    """All that a score says in numbers and names, and how many readings there are."""
    verdict = result.verdict
    return (
        result.win, result.total, result.away, result.ties, [why.code for why in result.why],
        [(p.payer, p.base, p.raw, p.own, p.amount) for p in result.payments],
        verdict and ([each.id for each in verdict.patterns], verdict.hard),
        len(result.runners_up),
    )  # fmt: skip


def scored(hand: Hand) -> Settlement:
    result = score(hand, every=True)
    assert isinstance(result, Settlement)
    return result


def same(hand: Hand, faces: list[int]) -> None:
    """The hand pays the same where each face is another, and waits on what its tiles became."""
    mine, theirs = scored(hand), scored(mapped(hand, faces))
    assert outcome(theirs) == outcome(mine), str(hand)
    assert {*theirs.waits} == {faces[tile] for tile in mine.waits}, str(hand)


@given(any_hands)
@plenty
def test_one_suit_is_like_the_other(hand: Hand) -> None:
    swapped = [t if suit(t) == 3 else 9 * (0, 2, 1)[suit(t)] + rank(t) - 1 for t in FACES]
    same(hand, swapped)


@given(any_hands)
@plenty
def test_high_is_like_low(hand: Hand) -> None:
    """Taken from ten, 2, 5 and 8 are 8, 5 and 2."""
    same(
        hand.replace(flipped=None), [9 * suit(t) + 9 - rank(t) if suit(t) < 3 else t for t in FACES]
    )


@given(any_hands, st.permutations(ALIKE))
@plenty
def test_one_honour_is_like_another_but_for_the_red_dragon(hand: Hand, order: list[int]) -> None:
    turned = dict(zip(ALIKE, order, strict=True))
    same(hand.replace(flipped=None), [turned.get(t, t) for t in FACES])


@given(any_hands, generators)
@plenty
def test_the_order_of_what_is_written_does_not_matter(hand: Hand, rng: Random) -> None:
    won = f"+{NAMES[hand.winning]}"
    words = [won, *format(hand).partition(f" {won} ")[2].split()]
    words += [NAMES[t] for t in hand.concealed]
    words += [f"{'c' * m.concealed}{m.kind}={m.text}" for m in hand.melds]
    rng.shuffle(words)
    again = parse(" ".join(words))
    assert Counter(again.melds) == Counter(hand.melds)
    assert again.replace(melds=hand.melds) == hand
    assert outcome(settlement(again))[:-1] == outcome(settlement(hand))[:-1]


@given(any_hands, any_hands)
@plenty
def test_scoring_leaves_nothing_behind(one: Hand, other: Hand) -> None:
    first, second = scored(one), scored(other)
    assert (scored(one), scored(other)) == (first, second)


@given(any_hands)
@plenty
def test_what_others_pay_is_what_the_winner_gets(hand: Hand) -> None:
    result = settlement(hand)
    if result.win:
        assert sum(p.amount for p in result.payments) == sum(p.own for p in result.payments)
        assert sum(p.amount for p in result.payments) == result.total
    else:
        assert result.total is None
