"""What must hold of every hand, whatever it is worth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import assume, given, settings, strategies as st

from mahjong_cli import FanScore, Scored, format, parse
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Hand
from mahjong_cli.tiles import FACES, NAMES, rank, suit
from tests import hands
from tests.hands import any_hand
from tests.scored import fan_score
from tests.turned import PICTURES, TURNED, mapped

WAITS = {"边张", "坎张", "单钓将"}
NO_FANS = 8

generators = st.integers(0, 2**32 - 1).map(Random)
any_hands = generators.map(any_hand)
plenty = settings(derandomize=True)

suit_orders = [order for order in permutations(range(3)) if order != (0, 1, 2)]


@given(any_hands)
@plenty
def test_a_hand_is_read_back_from_its_text(hand: Hand) -> None:
    """parse(format(hand)) is the hand."""
    assert parse(format(hand)) == hand


@given(any_hands, generators)
@plenty
def test_the_order_of_what_is_written_does_not_matter(hand: Hand, rng: Random) -> None:
    """Tiles one by one, melds and words in any order: the same hand but for its melds' order."""
    words = format(hand).split()[1:]
    words += [NAMES[t] for t in hand.concealed] + [hands.meld_text(m) for m in hand.melds]
    rng.shuffle(words)
    again = parse(" ".join(words))
    assert Counter(again.melds) == Counter(hand.melds)
    assert again.replace(melds=hand.melds) == hand
    assert _outcome(again) == _outcome(hand)


@given(any_hands, st.sampled_from(suit_orders))
@plenty
def test_no_suit_is_like_another_only_for_the_fans_of_pictures(
    hand: Hand, order: tuple[int, ...]
) -> None:
    """Permuting the suits changes nothing but 绿一色 and 推不倒."""
    faces = [9 * order[suit(t)] + rank(t) - 1 if suit(t) < 3 else t for t in FACES]
    other = mapped(hand, faces)
    assume(not _has_pictures(hand) and not _has_pictures(other))
    mine, theirs = _outcome(hand), _outcome(other)
    assert theirs[1:] == mine[1:]
    assert set(fan_score(other).waits) == {faces[t] for t in fan_score(hand).waits}


@given(any_hands, st.permutations(range(4)), st.permutations(range(3)))
@plenty
def test_honours_are_alike_but_for_the_pictures(
    hand: Hand, winds: list[int], dragons: list[int]
) -> None:
    """Where the winds of the seat and the round go with them; the red dragon is never gold."""
    dragons = dragons if hand.gold is None else [0, 1, 2]
    faces = [*range(27), *(27 + wind for wind in winds), *(31 + dragon for dragon in dragons)]
    seat, prevalent = (None if w is None else faces[w] for w in (hand.seat, hand.round))
    hand = hand.replace(flipped=None)
    other = mapped(hand, faces).replace(seat=seat, round=prevalent)
    assume(not _has_pictures(hand) and not _has_pictures(other))
    assert _outcome(other)[1:] == _outcome(hand)[1:]
    assert set(fan_score(other).waits) == {faces[t] for t in fan_score(hand).waits}


@given(any_hands)
@plenty
def test_high_is_like_low(hand: Hand) -> None:
    """Taking each number from ten turns 全大 to 全小 and so on, and changes nothing else."""
    faces = [9 * suit(t) + 9 - rank(t) if suit(t) < 3 else t for t in FACES]
    hand = hand.replace(flipped=None)
    other = mapped(hand, faces)
    assume(not _has_pictures(hand) and not _has_pictures(other))
    turned = Counter({TURNED.get(fan, fan): n for fan, n in _fans(fan_score(hand)).items()})
    assert _fans(fan_score(other)) == turned
    assert _outcome(other)[2:] == _outcome(hand)[2:]
    assert set(fan_score(other).waits) == {faces[t] for t in fan_score(hand).waits}


@given(generators, st.integers(0, 3), st.booleans())
@plenty
def test_a_gold_is_never_worse_than_the_tile_it_replaces(
    rng: Random, golds: int, fifth: bool
) -> None:
    """The best fan points do not fall, wait fans aside (and 和绝张, which no gold can be)."""
    hand = hands.winning(rng, golds, fifth=fifth)
    places = [n for n, t in enumerate(hand.concealed) if t != hand.gold]
    drawn = hand.won.self_drawn and hand.winning != hand.gold
    if drawn and "和绝张" not in _fans(fan_score(hand)) and rng.random() < 0.3:
        golden = hand.replace(winning=hand.gold or 0)
    else:
        assume(places)
        left_out = rng.choice(places)
        rest = [*hand.concealed[:left_out], *hand.concealed[left_out + 1 :]]
        golden = hand.replace(concealed=tuple(sorted([*rest, hand.gold or 0])))
    assume(not problems(golden))
    assert _best_without_waits(golden) >= _best_without_waits(hand), hands.show(golden)


@given(any_hands, any_hands)
@plenty
def test_scoring_leaves_nothing_behind(one: Hand, other: Hand) -> None:
    """A hand scored twice, and after another, has the same score."""
    first = fan_score(one, every=True)
    second = fan_score(other, every=True)
    assert fan_score(one, every=True) == first
    assert fan_score(other, every=True) == second
    quick = fan_score(one)
    assert [note.code for note in quick.notes] == [note.code for note in first.notes]
    assert quick == first.replace(others=(), notes=quick.notes)


@given(any_hands)
@plenty
def test_the_reading_holds_the_tiles_of_the_hand(hand: Hand) -> None:
    """Each tile is one of the input or a gold standing for it, and the melds are as declared."""
    result = fan_score(hand, every=True)
    real = Counter(t for t in hand.concealed if t != hand.gold)
    real.update([hand.winning] if hand.winning != hand.gold else [])
    melds = [(m.kind, m.tiles, m.concealed) for m in hand.melds]
    for scored in _all(result):
        reading = scored.reading
        concealed = reading.groups[len(melds) :]
        assert [tuple(g) for g in reading.groups[: len(melds)]] == melds
        assert Counter(t for g in concealed for t in g.tiles) == real + Counter(reading.gold_as)
        assert reading.place >= len(melds)
        assert reading.winning_as in reading.groups[reading.place].tiles
        assert reading.winning_as in (
            reading.gold_as if hand.winning == hand.gold else [hand.winning]
        )
        assert list(reading.gold_as) == sorted(reading.gold_as)


@given(generators, st.integers(1, 3))
@plenty
def test_without_fifth_copies_the_other_readings_remain(rng: Random, golds: int) -> None:
    """``fifth=no`` leaves exactly the readings with at most four of a face."""
    hand = hands.winning(rng, golds)
    limited = hand.replace(house=(("fifth", "no"),))
    readings = {one.reading for one in _all(fan_score(hand, every=True))}
    four = {r for r in readings if max(Counter(t for g in r.groups for t in g.tiles).values()) <= 4}
    assert {one.reading for one in _all(fan_score(limited, every=True))} == four


def _outcome(hand: Hand) -> tuple[object, ...]:
    """Waits, then all that a score says in numbers and names, and how many readings there are."""
    result = fan_score(hand, every=True)
    points = sorted(one.points for one in _all(result))
    return result.waits, _fans(result), result.total, result.win, result.away, result.ties, points


def _all(result: FanScore) -> list[Scored]:
    return [] if result.best is None else [result.best, *result.others]


def _fans(result: FanScore) -> Counter[str]:
    rows = result.best.fans if result.best else ()
    return Counter({row.fan.name.zh: row.count for row in rows})


def _has_pictures(hand: Hand) -> bool:
    """Whether a fan of pictures is anywhere in the readings of the hand, counted or not."""
    scored = _all(fan_score(hand, every=True))
    counted = {row.fan.name.zh for one in scored for row in one.fans}
    excluded = {row.fan.name.zh for one in scored for row in one.excluded}
    return not PICTURES.isdisjoint(counted | excluded)


def _best_without_waits(hand: Hand) -> int:
    """The best points of any reading, its wait fans left out."""
    return max(
        sum(row.subtotal for row in one.fans if row.fan.name.zh not in WAITS) or NO_FANS
        for one in _all(fan_score(hand, every=True))
    )
