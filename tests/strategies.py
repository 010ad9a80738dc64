"""Any hand that can be, whether it wins or not, for Hypothesis to draw."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, strategies as st

from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.tiles import FACES, WINDS, Tile
from tests.catalogue import GRAMMAR

winds = st.none() | st.sampled_from(WINDS)
flags = st.sampled_from([False, False, True])
circumstances = st.builds(
    Circumstances, st.sampled_from(["self", "discard", "robkong"]), flags, flags, flags, flags
)


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    kind = draw(st.sampled_from(["chow", "pung", "kong", "kong"]))
    if kind == "chow":
        low = draw(st.sampled_from([t for t in range(27) if t % 9 < 7]))
        return Meld(kind, low, offer=draw(st.sampled_from([None, 1, 2, 3])))
    tile = draw(st.sampled_from(FACES))
    if kind == "kong" and draw(st.booleans()):
        return Meld(kind, tile, concealed=True)
    offers = [None, 1, 2, 3, 5, 6, 7] if kind == "kong" else [None, 1, 2, 3]
    return Meld(kind, tile, offer=draw(st.sampled_from(offers)))


@st.composite
def tiles(draw: st.DrawFn) -> tuple[tuple[Meld, ...], list[Tile]]:
    """Melds and the other tiles of a hand, the winning one last; never five of a face."""
    melded = tuple(draw(st.lists(melds(), max_size=4)))
    used = Counter(t for meld in melded for t in meld.tiles)
    assume(max(used.values(), default=0) <= 4)
    left = [t for t in FACES for _ in range(4 - used[t])]
    count = 14 - 3 * len(melded)
    places = draw(st.lists(st.integers(0, len(left) - 1), min_size=count, max_size=count,
                           unique=True))  # fmt: skip
    return melded, [left[n] for n in places]


@st.composite
def house(draw: st.DrawFn, rules: str) -> tuple[tuple[str, str | int], ...]:
    word = "fifth" if rules == "golden" else "knitted-wait"
    values: list[tuple[str, str | int]] = [(word, draw(st.sampled_from(["yes", "no"])))]
    values.append(("min", draw(st.integers(0, 99))))
    return tuple(sorted(draw(st.lists(st.sampled_from(values), unique=True, max_size=2))))


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    melded, (*concealed, winning) = draw(tiles())
    rules = draw(st.sampled_from(list(GRAMMAR.vocabularies.values())))
    flipped = draw(st.none() | st.sampled_from(FACES)) if rules.successor else None
    gold = draw(st.none() | st.sampled_from(FACES)) if rules.successor else None
    flowers = tuple(sorted(draw(st.sets(st.integers(1, 8), max_size=8))))
    named = draw(st.booleans())
    hand = Hand(
        concealed=tuple(sorted(concealed)),
        winning=winning,
        melds=melded,
        won=draw(circumstances),
        gold=rules.successor(flipped) if rules.successor and flipped is not None else gold,
        flipped=flipped,
        seat=draw(winds),
        round=draw(winds),
        flowers=len(flowers),
        flower_tiles=flowers if named else (),
        rules=rules.rules,
        house=draw(house(rules.rules)),
    )
    assume(not problems(hand) and not rules.own_problems(hand))
    return hand
