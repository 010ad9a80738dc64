"""What keeps a hand from being one, whatever the rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from mahjong_cli.hand.model import Circumstances, Hand
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import (
    FACES,
    HONOURS,
    NAMES,
    ONE,
    WINDS,
    Tile,
    counts,
    more_than_four,
)

HOWS = ("self", "discard", "robkong")
"""The ways to win."""


def problems(hand: Hand) -> list[Problem]:
    """Everything that keeps the hand from being one, whatever the rule set.

    >>> problems(Hand((0,) * 5 + tuple(range(9, 17)), 17))[0].message()
    'five or more of 1m: 5 read, 4 exist'
    """
    return unsound(hand) or contradictions(hand)


def contradictions(hand: Hand) -> list[Problem]:
    """What cannot be of a hand whose parts are sound."""
    return [*_shape(hand), *_copies(hand), *_won(hand), *_gold(hand)]


_FACES = frozenset(FACES)
_FACES_OR_NONE = _FACES | {None}
_CHOWS = frozenset(tile for tile in FACES if tile not in HONOURS and tile % 9 < 7)


def unsound(hand: Hand) -> list[Problem]:
    """The parts that are no part of any hand; nothing else can be said of it then.

    The notation lets none of them pass.

    >>> [p.message() for p in unsound(Hand((), 34))]
    ['the winning tile is 34: a face 0-33 expected']
    """
    sound = (
        hand.winning in _FACES
        and hand.gold in _FACES_OR_NONE
        and hand.flipped in _FACES_OR_NONE
        and _FACES.issuperset(hand.concealed)
        and hand.won.how in HOWS
        and not hand.flower_tiles
    )
    found = [] if sound else [*_faces(hand), *_how(hand), *_flowers(hand)]
    return [*_melds(hand), *found] if hand.melds else found


def _faces(hand: Hand) -> Iterator[Problem]:
    named = {"concealed": tuple(t for t in hand.concealed if t not in _FACES)}
    named |= {"winning": () if hand.winning in _FACES else (hand.winning,)}
    for part, tile in (("gold", hand.gold), ("flip", hand.flipped)):
        named[part] = () if tile is None or tile in _FACES else (tile,)
    about = {"concealed": "tiles"}
    for part, tiles in named.items():
        for tile in dict.fromkeys(tiles):
            name = f"not-a-face-{part}" if part in ("concealed", "winning") else "not-a-face"
            yield Problem(name, {"key": part, "read": tile}, (about.get(part, part),))


def _how(hand: Hand) -> Iterator[Problem]:
    if hand.won.how not in HOWS:
        yield Problem("not-a-way", {"read": hand.won.how, "expected": HOWS})


def _flowers(hand: Hand) -> Iterator[Problem]:
    named = hand.flower_tiles
    for flower, count in Counter(named).items():
        if flower not in range(1, 9):
            yield Problem("not-a-flower", {"read": flower}, ("flowers",))
        elif count > 1:
            yield Problem("flower-twice", {"flower": f"{flower}f"}, ("flowers",))
    if named and len(named) != hand.flowers:
        args = {"count": hand.flowers, "named": len(named)}
        yield Problem("flowers-disagree", args, ("flowers",))


def _melds(hand: Hand) -> Iterator[Problem]:
    for n, (kind, tile, concealed, _) in enumerate(hand.melds):
        there = _CHOWS if kind == "chow" else _FACES if kind in ("pung", "kong") else ()
        if tile not in there or (concealed and kind != "kong"):
            face = NAMES[tile] if tile in _FACES else tile
            read = f"{'concealed ' * concealed}{kind} {face}"
            yield Problem("bad-meld", {"read": read}, (f"meld {n}",))


def too_many(tiles: Iterable[Tile]) -> list[Problem]:
    """The faces of which there are more than four, each with its count.

    >>> [p.args for p in too_many([4] * 20)]
    [{'tile': '5m', 'count': 20}]
    """
    return [
        Problem("too-many-copies", {"tile": NAMES[t], "count": n}, (f"tile {t}",))
        for t, n in sorted(Counter(tiles).items())
        if n > 4
    ]


def _shape(hand: Hand) -> list[Problem]:
    found = []
    melds = len(hand.melds)
    if melds > 4:
        found.append(Problem("too-many-melds", {"count": melds}, ("meld 4",)))
    elif len(hand.concealed) != 13 - 3 * melds:
        args = {"read": len(hand.concealed) + 1 + 3 * melds, "wanted": 14}
        found.append(Problem("tile-count", args, ("tiles",)))
    if not 0 <= hand.flowers <= 8:
        found.append(Problem("too-many-flowers", {"count": hand.flowers}, ("flowers",)))
    for key, wind in (("seat", hand.seat), ("round", hand.round)):
        if wind is not None and wind not in WINDS:
            found.append(Problem("not-a-wind", {"key": key}, (key,)))
    return found


def _copies(hand: Hand) -> list[Problem]:
    tiles = counts(hand.concealed) + ONE[hand.winning]
    over = more_than_four(tiles) or len(hand.concealed) > 13
    for meld in hand.melds:
        if over:  # the count of a face holds no more than fifteen
            break
        tiles += counts(meld.tiles)
        over = more_than_four(tiles)
    if not over:
        return []
    return too_many([*hand.concealed, hand.winning, *(t for m in hand.melds for t in m.tiles)])


_PLAIN = (Circumstances(), Circumstances("self"))


def _won(hand: Hand) -> list[Problem]:
    won, found = hand.won, []
    if won in _PLAIN:
        return []
    winning, tile = hand.winning, NAMES[hand.winning]
    for word, said in (("kongdraw", won.kongdraw), ("flowerdraw", won.flowerdraw)):
        if said and not won.self_drawn:
            args = {"word": word, "how": won.how}
            found.append(Problem("replacement-not-self", args, (word, won.how)))
    konged = hand.players is not None and hand.players.single_kongs > 0
    if won.kongdraw and not konged and not any(m.kind == "kong" for m in hand.melds):
        args = {} if hand.players is None else {"hint": "declare-any-kong"}
        found.append(Problem("kongdraw-without-kong", args, ("kongdraw",)))
    if hand.players is None:  # else there are neither flowers nor a last tile
        found += _wall(hand)
    if won.how == "robkong" and hand.physical >> 4 * winning & 15 > 1:
        found.append(Problem("robkong-held", {"tile": tile}, ("robkong", "winning")))
    if won.fourth and winning in hand.concealed:
        found.append(Problem("fourth-held", {"tile": tile}, ("fourth", "winning")))
    return found


def _wall(hand: Hand) -> Iterator[Problem]:
    won = hand.won
    if won.kongdraw and won.flowerdraw:
        yield Problem("kongdraw-and-flowerdraw", {}, ("flowerdraw", "kongdraw"))
    if won.flowerdraw and not hand.flowers:
        yield Problem("flowerdraw-without-flower", {}, ("flowerdraw",))
    if won.how == "robkong" and won.last:
        yield Problem("last-and-robkong", {}, ("last", "robkong"))


def _gold(hand: Hand) -> list[Problem]:
    if hand.gold is None:
        return []
    found, gold, how = [], NAMES[hand.gold], hand.won.how
    if hand.winning == hand.gold and not hand.won.self_drawn:
        args = {"gold": gold, "how": how}
        found.append(Problem("gold-discarded", args, ("winning", how, "gold", "flip")))
    for n, meld in enumerate(hand.melds):
        if meld.tile == hand.gold and meld.kind != "chow" and not meld.concealed:
            args = {"gold": gold, "meld": meld.text}
            found.append(Problem("gold-melded", args, (f"meld {n}", "gold", "flip")))
    return found
