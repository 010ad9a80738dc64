"""Tiles as one number, and sets as one number, against counting and sets of the plain kind."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, strategies as st

from mahjong_cli.counts import (
    CHOW,
    ONE,
    at_least_four,
    by_suit,
    copies,
    count_of,
    counts,
    faces,
    few,
    lowest,
    more_than_four,
    odd,
    of_suits,
    one_suit,
    only,
    present_in,
    shared,
    squeezed,
    within,
    without,
)
from mahjong_cli.packed import has, mask_of, members, pack, sieve, unpack
from mahjong_cli.shapes.solve import KNITTED
from mahjong_cli.tiles import FACES, Tile, rank, suit

tiles = (
    st.lists(st.sampled_from(FACES), max_size=18)
    .map(sorted)
    .filter(lambda held: max(Counter(held).values(), default=0) <= 15)
)
some_faces = st.sets(st.sampled_from(FACES))
numbers = st.sets(st.integers(0, 81))


@given(tiles)
def test_what_is_counted_is_there_again(held: list[Tile]) -> None:
    count = counts(held)
    assert list(faces(count)) == held
    assert len(held) > 14 or few(count) == len(held)
    assert [count_of(count, tile) for tile in FACES] == [held.count(tile) for tile in FACES]
    assert not held or lowest(count) == held[0]


@given(tiles)
def test_how_often_a_face_is_held(held: list[Tile]) -> None:
    count, times = counts(held), Counter(held)

    def those(wanted: set[int]) -> int:
        return counts(tile for tile, n in times.items() if n in wanted)

    assert present_in(count) == counts(times)
    assert odd(count) == those({*range(1, 16, 2)})
    assert at_least_four(count) == those({*range(4, 16)})
    assert more_than_four(count) == those({*range(5, 16)})
    assert sum(copies(tile, n) for tile, n in times.items()) == count


@given(tiles, some_faces)
def test_some_faces_out_of_many(held: list[Tile], among: set[Tile]) -> None:
    count, wanted = counts(held), counts(among)
    assert faces(only(count, wanted)) == tuple(tile for tile in held if tile in among)
    assert only(count, wanted) + without(count, wanted) == count
    assert within(count, wanted) == among.issuperset(held)
    assert shared(present_in(count), wanted) == len(among.intersection(held))


@given(tiles)
def test_suits(held: list[Tile]) -> None:
    count = counts(held)
    for s, part in enumerate(by_suit(count)):
        assert faces(part) == tuple(tile - 9 * s for tile in held if suit(tile) == s)
    assert of_suits(*by_suit(count)) == count
    if held:
        suits = {suit(tile) for tile in held}
        assert one_suit(count) == (suit(held[0]) if len(suits) == 1 and suits != {3} else None)


@given(st.lists(tiles, min_size=4, max_size=4), st.lists(tiles, min_size=4, max_size=4))
def test_packed_counts_are_added_each_by_itself(
    left: list[list[Tile]], right: list[list[Tile]]
) -> None:
    ours, theirs = map(counts, left), map(counts, right)
    a, b = tuple(ours), tuple(theirs)
    assert unpack(pack(*a)) == a
    if all(max(Counter(x + y).values(), default=0) < 16 for x, y in zip(left, right, strict=True)):
        assert unpack(pack(*a) + pack(*b)) == tuple(map(sum, zip(a, b, strict=True)))


def test_the_tiles_of_chows() -> None:
    assert counts([3, 4, 5, 3, 4, 5, 18, 19, 20]) == CHOW * (2 * ONE[3] + ONE[18])


def test_the_knitted_tiles() -> None:
    assert len(set(KNITTED)) == 6
    for body in KNITTED:
        held = faces(body)
        assert sorted({tile % 9 for tile in held}) == list(range(9))
        assert [held[n + step] - held[n] for n in (0, 3, 6) for step in (1, 2)] == [3, 6] * 3


@given(numbers, numbers)
def test_masks_are_sets(one: set[int], other: set[int]) -> None:
    assert members(mask_of(one)) == sorted(one)
    assert [has(mask_of(one), n) for n in range(82)] == [n in one for n in range(82)]
    assert members(mask_of(one) & mask_of(other)) == sorted(one & other)
    assert members(mask_of(one) | mask_of(other)) == sorted(one | other)


@given(numbers, st.dictionaries(st.integers(0, 81), numbers))
def test_the_sieve_takes_away_from_the_lowest_up(
    there: set[int], removed: dict[int, set[int]]
) -> None:
    left, kept = set(there), []
    for n in range(82):
        if n in left:
            kept.append(n)
            left -= removed.get(n, set())
    assert members(sieve(mask_of(there), [mask_of(removed.get(n, ())) for n in range(82)])) == kept


@given(st.lists(st.integers(0, 26), max_size=4))
def test_squeezed_sets_keep_their_order_steps_and_suits(held: list[Tile]) -> None:
    held.sort()
    near = faces(squeezed(counts(held)))
    down = {rank(a) - rank(b) for a, b in zip(held, near, strict=True)}
    assert len(down) <= 1
    suits = sorted({suit(tile) for tile in held})
    assert [suits.index(suit(tile)) for tile in held] == [suit(tile) for tile in near]
    assert not near or min(map(rank, near)) == 1
