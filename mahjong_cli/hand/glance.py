"""A glance at a hand, which is enough to see of most that nothing keeps them from being one."""

from __future__ import annotations

from mahjong_cli.counts import ONE, count_of, counts, more_than_four
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.memo import Memo
from mahjong_cli.tiles import WINDS
from mahjong_cli.value import keep

_ONE = dict(enumerate(ONE))
_WINDS_OR_NONE = frozenset((None, *WINDS))
_FLOWERS = frozenset(range(1, 9))


def sure(hand: Hand) -> bool:
    """Whether it is seen at a glance that nothing keeps the hand from being one.

    The problems of any other must be looked for; there need not be any.  What they are stands in
    ``checks`` alone: all that is asked here is whether one might be.
    """
    if hand.checked is not None:
        return True
    how, kongdraw, flowerdraw, _, fourth = hand.won
    named = hand.flower_tiles
    if (
        (how != "self" and how != "discard")
        or (kongdraw or flowerdraw or hand.seen)
        or (fourth and hand.winning in hand.concealed)
        or hand.seat not in _WINDS_OR_NONE
        or hand.round not in _WINDS_OR_NONE
        or not 0 <= hand.flowers <= 8
        or (named and not (len(named) == hand.flowers == len(_FLOWERS.intersection(named))))
    ):
        return False
    return _possible(hand)


def _possible(hand: Hand) -> bool:
    """Whether there can be these tiles together, as far as is seen at a glance."""
    gold, flipped, melds = hand.gold, hand.flipped, hand.melds
    if len(hand.concealed) + 3 * len(melds) != 13:
        return False
    if gold is not None and (gold not in _ONE or (gold == hand.winning and hand.won.how != "self")):
        return False
    try:
        concealed = sum([_ONE[tile] for tile in hand.concealed])
        tiles = concealed + _ONE[hand.winning]
    except KeyError:  # not a face
        return False
    for meld in melds:
        laid = _LAID[meld]
        if laid is None or (gold is not None and count_of(laid[1], gold)):
            return False
        tiles += laid[0]
        if count_of(tiles, meld.tile) > 4:  # before there are too many to be counted
            return False
    if more_than_four(tiles) or not (flipped is None or flipped in _ONE):
        return False
    keep(hand, "checked", concealed)
    return True


def _lay(meld: Meld) -> tuple[int, int] | None:
    """The tiles of a meld, and those that cannot be golds; None where it needs a closer look."""
    kind, tile, concealed, offer, golds = meld
    if golds or not meld.sound:
        return None
    claimed = meld.tiles[offer - 1 : offer] if kind == "chow" and offer else ()
    if kind != "chow" and not concealed:
        claimed = (tile,)
    return meld.counts, counts(claimed)


_LAID = Memo("melds laid", _lay, 2_048)
