"""What hands that are not won yet wait on, worked out slowly: every face is drawn and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import NamedTuple

from mahjong_cli import Hand, HandError, Players, Ready, score
from mahjong_cli.hand.hand import Circumstances
from mahjong_cli.hand.ready import before
from mahjong_cli.tiles import FACES, Tile
from tests import hands, laizi

SELF, DISCARD = Circumstances("self"), Circumstances("discard")
Told = tuple[object, ...] | None
"""What is told of a tile in one way to win it."""


class Row(NamedTuple):
    unseen: int
    told: tuple[Told, ...]


def ready_hands(seed: int, number: int, golds: int | None) -> Iterator[Ready]:
    """Thirteen tiles: mostly of winning hands, now and then of others, with tiles seen."""
    rng = Random(seed)
    for _ in range(number):
        lost = rng.random() < 0.15
        hand = (hands.losing if lost else hands.winning)(rng, golds)
        thirteen = before(hand.replace(won=DISCARD))
        yield with_seen(rng, thirteen) if rng.random() < 0.3 else thirteen


def drawn_hands(seed: int, number: int, golds: int | None) -> Iterator[Ready]:
    """Fourteen tiles, most of them near to a ready hand."""
    rng = Random(seed)
    for _ in range(number):
        hand = hands.losing(rng, golds)
        if rng.random() < 0.5:  # one tile of a winning hand is another
            hand = hands.winning(rng, golds)
            loose = [n for n, t in enumerate(hand.concealed) if t != hand.gold]
            tiles = list(hand.concealed)
            if loose:
                tiles[rng.choice(loose)] = rng.choice(FACES)
            hand = hand.replace(concealed=tuple(sorted(tiles)))
        fourteen = before(hand.replace(won=SELF))
        if max(Counter(known(fourteen)).values()) <= 4:
            yield with_seen(rng, fourteen) if rng.random() < 0.3 else fourteen


def laizi_hands(seed: int, number: int) -> Iterator[Ready]:
    """Thirteen tiles of 紅中賴子杠 with all that lies around them."""
    rng = Random(seed)
    for _ in range(number):
        hand = laizi.deal(rng, rng.choice((0, 0, 1, 2, 3)), house=rng.random() < 0.3)
        assert isinstance(hand.beside, Players)
        beside = hand.beside._replace(giver=None)
        yield before(hand.replace(won=DISCARD)).replace(beside=beside)


def with_seen(rng: Random, ready: Ready) -> Ready:
    """The hand with some tiles that lie open, all but one of a face among them."""
    left = Counter(dict.fromkeys(FACES, 4)) - Counter(known(ready))
    face = rng.choice([t for t in left if t not in ready.concealed] or [None])
    seen = [face] * min(3, left[face]) if face is not None else []
    seen += rng.sample(sorted(t for t in left.elements() if t != face), rng.randrange(12))
    return ready.replace(seen=tuple(sorted(seen)))


def known(ready: Ready) -> list[Tile]:
    """Every tile that the player sees, konged ones of the others aside."""
    own = [*ready.concealed, *(t for meld in ready.melds for t in Hand.printed(ready.drawn, meld))]
    return [*own, *ready.seen, *(() if ready.flipped is None else (ready.flipped,))]


def ways(ready: Ready) -> list[tuple[Circumstances, str | None]]:
    """How a tile may come, and from whom."""
    if not isinstance(ready.beside, Players):
        return [(DISCARD, None), (SELF, None)]
    four = dict(ready.house).get("players") == "4"
    places = ("left", "across", "right") if four else ("left", "right")
    return [*((DISCARD, place) for place in places), (SELF, None)]


def rows(ready: Ready) -> dict[Tile, Row]:
    """What each face that completes the hand is worth, by scoring it in every way.

    Of a face of which no copy is left nothing is said here: it cannot be scored.
    """
    found = {}
    seen = Counter(known(ready))
    if isinstance(ready.beside, Players):
        seen[31] += ready.beside.konged("red_kongs")
        seen[-1 if ready.gold is None else ready.gold] += ready.beside.konged("laizi_kongs")
    for tile in FACES:
        unseen = max(0, 4 - seen[tile])
        told = tuple(_told(ready, tile, *way) for way in ways(ready)) if unseen else ()
        if any(told):
            found[tile] = Row(unseen, told)
    return found


def _told(ready: Ready, tile: Tile, won: Circumstances, giver: str | None) -> Told:
    beside = ready.beside
    if isinstance(beside, Players):
        beside = beside._replace(giver=giver)
    hand = Hand(
        ready.concealed, tile, ready.melds, won, ready.gold, ready.flipped, ready.seat,
        ready.round, ready.flowers, ready.flower_tiles, ready.rules, ready.house, (), beside,
        ready.seen,
    )  # fmt: skip
    try:
        result = score(hand)
    except HandError:
        return None
    if result.reading is None:
        return None
    record = result.as_dict()
    names = [each["id"] for each in record["fans"] or record.get("patterns", ())]
    return result.total, result.meets_minimum, record["fan_points"], tuple(names)


class Ranked(NamedTuple):
    """A discard as the reference ranks it; ``value`` is what stands first, best first."""

    value: tuple[object, ...]
    tile: Tile
    unseen: int
    low: int | None
    high: int | None
    mean: float | None


def ranked(ready: Ready) -> list[Ranked]:
    """The discards that leave a ready hand, best first: every one is tried with every draw.

    None is among them that waits only on tiles of which no copy is left.
    """
    found = []
    for tile in sorted({*ready.concealed} - {ready.gold}):
        tiles = list(ready.concealed)
        tiles.remove(tile)
        left = rows(ready.replace(concealed=tuple(tiles), seen=tuple(sorted((*ready.seen, tile)))))
        if not left:
            continue
        totals: list[int] = []
        value = scores = Fraction()
        for unseen, told in left.values():
            known = [each for each in told if each is not None]
            totals += [int(str(total)) for total, *_ in known] * unseen
            enough = [int(str(total)) for total, meets, *_ in known if meets]
            value += Fraction(unseen * sum(enough), len(known))
            scores += Fraction(unseen * sum(int(str(total)) for total, *_ in known), len(known))
        unseen, mean = sum(row.unseen for row in left.values()), round(sum(totals) / len(totals), 2)
        best = (-value, -scores, -unseen, tile)
        found.append(Ranked(best, tile, unseen, min(totals), max(totals), mean))
    return sorted(found)
