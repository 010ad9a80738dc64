"""What keeps a hand from being one, whatever the rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from mahjong_cli.counts import count_of, counts
from mahjong_cli.hand.glance import sure
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.problems.in_golds import GOLD_CLAIMED, GOLD_UNMARKED, GOLD_UNNAMED
from mahjong_cli.problems.in_hand import (
    BAD_MELD,
    FLOWER_TWICE,
    FLOWERDRAW_WITHOUT_FLOWER,
    FLOWERS_DISAGREE,
    FOURTH_HELD,
    GOLD_DISCARDED,
    GOLD_MELDED,
    KONGDRAW_AND_FLOWERDRAW,
    KONGDRAW_WITHOUT_KONG,
    LAST_AND_ROBKONG,
    NOT_A_FACE,
    NOT_A_FACE_CONCEALED,
    NOT_A_FACE_WINNING,
    NOT_A_FLOWER,
    NOT_A_WAY,
    NOT_A_WIND,
    REPLACEMENT_NOT_SELF,
    ROBKONG_HELD,
    TILE_COUNT,
    TOO_MANY_COPIES,
    TOO_MANY_FLOWERS,
    TOO_MANY_MELDS,
)
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import tile_name
from mahjong_cli.tiles import FACES, NAMES, WINDS, Tile
from mahjong_cli.value import keep

HOWS = ("self", "discard", "robkong")
"""The ways to win."""


def problems(hand: Hand) -> list[Problem]:
    """Everything that keeps the hand from being one, whatever the rule set.

    >>> problems(Hand((0,) * 5 + tuple(range(9, 17)), 17))[0].message()
    'five or more of 1m: 5 read, 4 exist'
    """
    return [] if clear(hand) else unsound(hand) or contradictions(hand)


def clear(hand: Hand) -> bool:
    """Whether nothing keeps the hand from being one, whatever the rule set.

    What was found once of a hand is known of it from then on.
    """
    if sure(hand):
        return True
    if unsound(hand) or contradictions(hand):
        return False
    keep(hand, "checked", counts(hand.concealed))
    return True


def contradictions(hand: Hand) -> list[Problem]:
    """What cannot be of a hand whose parts are sound."""
    found = _shape(hand) + _copies(hand)
    if hand.won not in _PLAIN:
        found += _won(hand)
    if hand.gold is not None:
        found += _gold(hand, hand.gold)
    return [*found, *_marked(hand)]


_FACES = frozenset(FACES)


def unsound(hand: Hand) -> list[Problem]:
    """The parts that are no part of any hand; nothing else can be said of it then.

    The notation lets none of them pass.

    >>> [p.message() for p in unsound(Hand((), 34))]
    ['the winning tile is 34: a face 0-33 expected']
    """
    return [*_melds(hand), *_faces(hand), *_how(hand), *_flowers(hand)]


def _faces(hand: Hand) -> Iterator[Problem]:
    named = [(NOT_A_FACE_CONCEALED, "tiles", tile) for tile in dict.fromkeys(hand.concealed)]
    named.append((NOT_A_FACE_WINNING, "winning", hand.winning))
    named += [(NOT_A_FACE, "seen", tile) for tile in dict.fromkeys(hand.seen)]
    for key, tile in (("gold", hand.gold), ("flip", hand.flipped)):
        named += [(NOT_A_FACE, key, tile)] if tile is not None else []
    for kind, about, tile in named:
        if tile not in _FACES:
            yield Problem(kind, {"key": about, "read": tile}, (about,))


def _how(hand: Hand) -> Iterator[Problem]:
    if hand.won.how not in HOWS:
        yield Problem(NOT_A_WAY, {"read": hand.won.how, "expected": HOWS})


def _flowers(hand: Hand) -> Iterator[Problem]:
    named = hand.flower_tiles
    for flower, count in Counter(named).items():
        if flower not in range(1, 9):
            yield Problem(NOT_A_FLOWER, {"read": flower}, ("flowers",))
        elif count > 1:
            yield Problem(FLOWER_TWICE, {"flower": f"{flower}f"}, ("flowers",))
    if named and len(named) != hand.flowers:
        args = {"count": hand.flowers, "named": len(named)}
        yield Problem(FLOWERS_DISAGREE, args, ("flowers",))


def _melds(hand: Hand) -> Iterator[Problem]:
    for n, meld in enumerate(hand.melds):
        if not meld.sound:
            kind, tile, concealed, *_ = meld
            face = NAMES[tile] if tile in _FACES else tile
            read = f"{'concealed ' * concealed}{kind} {face}"
            yield Problem(BAD_MELD, {"read": read}, (f"meld {n}",))


def too_many(tiles: Iterable[Tile]) -> list[Problem]:
    """The faces of which there are more than four, each with its count.

    >>> [p.args for p in too_many([4] * 20)]
    [{'tile': Text(en='5m', zh='5万', hant='5萬'), 'count': 20}]
    """
    return [
        Problem(TOO_MANY_COPIES, {"tile": tile_name(t), "count": n}, (f"tile {t}",))
        for t, n in sorted(Counter(tiles).items())
        if n > 4
    ]


def _shape(hand: Hand) -> list[Problem]:
    found = []
    melds = len(hand.melds)
    if melds > 4:
        found.append(Problem(TOO_MANY_MELDS, {"count": melds}, ("meld 4",)))
    elif len(hand.concealed) != 13 - 3 * melds:
        args = {"read": len(hand.concealed) + 1 + 3 * melds, "wanted": 14}
        found.append(Problem(TILE_COUNT, args, ("tiles",)))
    if not 0 <= hand.flowers <= 8:
        found.append(Problem(TOO_MANY_FLOWERS, {"count": hand.flowers}, ("flowers",)))
    for key, wind in (("seat", hand.seat), ("round", hand.round)):
        if wind is not None and wind not in WINDS:
            found.append(Problem(NOT_A_WIND, {"key": key}, (key,)))
    return found


def _copies(hand: Hand) -> list[Problem]:
    melded = (tile for meld in hand.melds for tile in hand.printed(meld))
    found = too_many([*hand.concealed, hand.winning, *melded])
    if found or len(hand.concealed) > 13:  # which is told; there may be a tile too many for that
        return found
    return _known(hand)


def _known(hand: Hand) -> list[Problem]:
    """The faces of tiles that lie open of which more than four are known.

    Of the flipped tile alone five may be known, which is but noted.
    """
    melded = (tile for meld in hand.melds for tile in hand.printed(meld))
    open_tiles = [*hand.seen, *(() if hand.flipped is None else (hand.flipped,))]
    found = too_many([*hand.concealed, hand.winning, *melded, *open_tiles])
    seen = {f"tile {tile}" for tile in hand.seen}
    return [p._replace(about=("seen",)) for p in found if seen.intersection(p.about)]


_PLAIN = (Circumstances(), Circumstances("self"))


def _won(hand: Hand) -> list[Problem]:
    won, found = hand.won, list[Problem]()
    winning, tile = hand.winning, tile_name(hand.winning)
    for word, said in (("kongdraw", won.kongdraw), ("flowerdraw", won.flowerdraw)):
        if said and not won.self_drawn:
            args = {"word": word, "how": won.how}
            found.append(Problem(REPLACEMENT_NOT_SELF, args, (word, won.how)))
    konged = hand.beside is not None and hand.beside.kongs > 0
    if won.kongdraw and not konged and not any(m.kind == "kong" for m in hand.melds):
        found.append(Problem(KONGDRAW_WITHOUT_KONG, {}, ("kongdraw",)))
    found += _wall(hand)
    if won.how == "robkong" and count_of(hand.physical, winning) > 1:
        found.append(Problem(ROBKONG_HELD, {"tile": tile}, ("robkong", "winning")))
    if won.fourth and winning in hand.concealed:
        found.append(Problem(FOURTH_HELD, {"tile": tile}, ("fourth", "winning")))
    return found


def _wall(hand: Hand) -> Iterator[Problem]:
    won = hand.won
    if won.kongdraw and won.flowerdraw:
        yield Problem(KONGDRAW_AND_FLOWERDRAW, {}, ("flowerdraw", "kongdraw"))
    if won.flowerdraw and not hand.flowers:
        yield Problem(FLOWERDRAW_WITHOUT_FLOWER, {}, ("flowerdraw",))
    if won.how == "robkong" and won.last:
        yield Problem(LAST_AND_ROBKONG, {}, ("last", "robkong"))


def _gold(hand: Hand, face: Tile) -> list[Problem]:
    found, gold, how = [], tile_name(face), hand.won.how
    if hand.winning == face and how != "self":
        args = {"gold": gold, "how": how}
        found.append(Problem(GOLD_DISCARDED, args, ("winning", how, "gold", "flip")))
    for n, meld in enumerate(hand.melds):
        about = (f"meld {n}", "gold", "flip")
        if meld.kind == "chow":
            if meld.offer and face in hand.printed(meld)[meld.offer - 1 : meld.offer]:
                found.append(Problem(GOLD_CLAIMED, {"meld": meld.written}, about))
        elif meld.tile == face and not meld.concealed:
            found.append(Problem(GOLD_MELDED, {"gold": gold, "meld": meld.text}, about))
    return found


def _marked(hand: Hand) -> Iterator[Problem]:
    """What cannot be of the golds that stand for other tiles in melds."""
    for n, meld in enumerate(hand.melds):
        if not meld.golds:
            continue
        about = (f"meld {n}",)
        args = {"meld": f"[{meld.marked}]"}
        if hand.gold is None:
            yield Problem(GOLD_UNNAMED, args, about)
        elif any(meld.tiles[place] == hand.gold for place in meld.golds):
            yield Problem(GOLD_UNMARKED, args | {"gold": tile_name(hand.gold)}, about)
        elif not (meld.concealed or _plain(meld, hand.gold)):
            yield Problem(GOLD_CLAIMED, {"meld": meld.written.strip()}, about)


def _plain(meld: Meld, gold: Tile) -> bool:
    """Whether a tile of the meld is no gold, neither one that stands for another nor as printed."""
    return any(n not in meld.golds and tile != gold for n, tile in enumerate(meld.tiles))
