"""Seeded hands for the tests: winning by construction, losing, and near misses.

Everything comes out of a ``random.Random`` and is physically possible.  With ``golds`` a gold
is named and exactly so many of it lie outside the melds; without, the hand knows no gold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.tiles import FACES, NAMES, RED, WINDS, Tile, successor, write
from tests.recipes import Recipe, shape
from tests.shapes import Shape, tiles_of

GOLDS = (None, 0, 1, 2, 3, 4)
ODDS = (180, 60, 450, 280, 26, 4)


class Laid(NamedTuple):
    """A hand on its way: what is melded, what is not, the winning tile and whether it is drawn."""

    melds: tuple[Meld, ...]
    concealed: list[Tile]
    winning: Tile
    drawn: bool


def winning(
    rng: Random,
    golds: int | None = None,
    *,
    rules: str = "golden",
    fifth: bool = True,
    recipe: Recipe | None = None,
) -> Hand:
    """A hand that wins, with so many golds outside the melds (None: no gold is named).

    It is made by a ``recipe``, any of them where none is given.

    ``fifth=False`` sets the house option and keeps to four copies of a face, golds included;
    else golds may stand for a fifth one.
    """
    house = (("fifth", "no"),) if golds is not None and not fifth else ()
    copies = 5 if golds and fifth and rng.random() < 0.15 else 4
    while True:
        made = shape(rng, copies) if recipe is None else recipe(rng, copies)
        laid = None if made is None else _laid(rng, made)
        if laid is not None and copies == 4 and _has_fifth(laid):
            continue  # a pung became a kong
        gold = None
        if laid is not None and golds is not None:
            laid, gold = _golden(rng, laid, golds, by_gold=made is not None and made.by_gold)
        if laid is not None:
            hand = _dealt(rng, laid, gold, rules, house)
            if not problems(hand):
                return hand


def losing(
    rng: Random, golds: int | None = None, *, rules: str = "golden", fifth: bool = True
) -> Hand:
    """A hand that nobody built to win (now and then it does): a near miss, or any tiles."""
    while True:
        if rng.random() < 0.6:
            hand = _near_miss(rng, winning(rng, golds, rules=rules, fifth=fifth))
        else:
            hand = _any_tiles(rng, golds, rules, (("fifth", "no"),) if golds and not fifth else ())
        if not problems(hand):
            return hand


def many(
    seed: int, number: int, golds: int | None = None, *, rules: str = "golden", fifth: bool = True
) -> Iterator[Hand]:
    """So many winning hands, the same for the same seed."""
    rng = Random(seed)
    return (winning(rng, golds, rules=rules, fifth=fifth) for _ in range(number))


def any_hand(rng: Random) -> Hand:
    """A hand of any kind: with golds or without, winning or not, under either rule set."""
    golds = rng.choices(GOLDS, ODDS)[0]
    rules = "mcr" if golds is None and rng.random() < 0.6 else "golden"
    deal = winning if rng.random() < 0.7 else losing
    hand = deal(rng, golds, rules=rules, fifth=rng.random() < 0.7)
    if rules == "mcr" and rng.random() < 0.3:
        return hand.replace(house=(("knitted-wait", "no"),))
    if golds and rng.random() < 0.1:
        # A hand that golds complete as fifth copies does not win so.
        return hand.replace(house=(("fifth", "no"),))
    return hand


def meld_text(meld: Meld) -> str:
    """The meld in brackets, with the digit after the comma."""
    return f"[{meld.text}]" if meld.offer is None else f"[{meld.text},{meld.offer}]"


def show(hand: Hand) -> str:
    """The hand on one line, for the message of a failing test."""
    melds = "".join(map(meld_text, hand.melds))
    gold = "" if hand.gold is None else f" gold={NAMES[hand.gold]}"
    flipped = "" if hand.flipped is None else f" flip={NAMES[hand.flipped]}"
    won, words = hand.won, [hand.won.how]
    words += [name for name in ("kongdraw", "flowerdraw", "last", "fourth") if getattr(won, name)]
    words += [f"{k}={NAMES[w]}" for k, w in (("seat", hand.seat), ("round", hand.round)) if w]
    words += [f"flowers={hand.flowers}"] * (hand.flowers > 0)
    words += [f"{name}={value}" for name, value in (("rules", hand.rules), *hand.house)]
    tiles = f"{melds}{write(hand.concealed)} +{NAMES[hand.winning]}"
    return f"{tiles}{gold}{flipped} {' '.join(words)}"


# From a shape to a hand.


def _laid(rng: Random, made: Shape) -> Laid | None:
    """The shape with some of its sets melded and one tile taken out to win on."""
    sets, tiles = list(made.sets), list(made.loose)
    melds: list[Meld] = []
    for letter in made.kongs:
        pungs = [one for one in sets if one[0] == "pung"]
        if not pungs:
            return None
        sets.remove(pungs[0])
        melds.append(_kong(rng, pungs[0][1], letter))
    opened = made.opened
    if opened is None:
        rng.shuffle(sets)
        opened = rng.choices(range(5), (30, 25, 20, 15, 10))[0]
    for kind, tile in sets[:opened]:
        melds.append(_melded(rng, kind, tile))
    for one in sets[opened:]:
        if one[0] == "pung" and made.opened is None and rng.random() < 0.05:
            melds.append(_kong(rng, one[1], "c"))
        else:
            tiles += tiles_of(one)
    tiles += [] if made.pair is None else [made.pair] * 2
    rng.shuffle(melds)
    winning = made.waiting if made.waiting in tiles else rng.choice(tiles)
    tiles.remove(winning)
    drawn = made.how == "self" or (made.how is None and rng.random() < 0.5)
    return Laid(tuple(melds), tiles, winning, drawn)


def _has_fifth(laid: Laid) -> bool:
    melded = (tile for meld in laid.melds for tile in meld.tiles)
    return max(Counter([*laid.concealed, laid.winning, *melded]).values()) > 4


def _kong(rng: Random, tile: Tile, letter: str) -> Meld:
    if letter == "c":
        return Meld("kong", tile, concealed=True)
    return Meld("kong", tile, offer=rng.choice((1, 2, 3, 5, 6, 7)))


def _melded(rng: Random, kind: str, tile: Tile) -> Meld:
    if kind == "pung" and rng.random() < 0.15:
        return _kong(rng, tile, "m")
    return Meld(kind, tile, offer=rng.choice((1, 2, 3)))


def _golden(
    rng: Random, laid: Laid, golds: int, *, by_gold: bool
) -> tuple[Laid | None, Tile | None]:
    """Golds in the place of tiles outside the melds, as many as are wanted, and their face."""
    melds, winning, drawn = laid.melds, laid.winning, laid.drawn
    melded = Counter(t for m in melds for t in m.tiles)
    exposed = {m.tile for m in melds if m.kind != "chow" and not m.concealed}
    outside = [*laid.concealed, winning]
    found = [
        t
        for t in FACES
        if t not in (RED, *exposed)
        and outside.count(t) <= golds <= 4 - melded[t]
        and (drawn or t != winning)
    ]
    if not found:
        return None, None
    gold = rng.choice(found)
    held = Counter(outside) + melded
    places = [n for n, t in enumerate(outside) if t != gold and (drawn or n < len(outside) - 1)]
    rng.shuffle(places)
    places.sort(key=lambda n: held[outside[n]] <= 4)
    if by_gold:
        places.sort(key=lambda n: n < len(outside) - 1)
    wanted = golds - outside.count(gold)
    if wanted > len(places):
        return None, None
    for n in places[:wanted]:
        outside[n] = gold
    return (Laid(melds, outside[:-1], outside[-1], drawn), gold)


def _dealt(
    rng: Random, laid: Laid, gold: Tile | None, rules: str, house: tuple[tuple[str, str | int], ...]
) -> Hand:
    """The hand, with flowers, winds and a way to win that can be."""
    flowers = rng.choice((0, 0, 0, rng.randrange(1, 9)))
    flipped = None
    if gold is not None and rng.random() < 0.2:
        flipped = rng.choice([t for t in FACES if successor(t) == gold])
    hand = Hand(
        tuple(sorted(laid.concealed)),
        laid.winning,
        laid.melds,
        gold=gold,
        seat=rng.choice((None, *WINDS, *WINDS)),
        round=rng.choice((None, *WINDS, *WINDS)),
        flowers=flowers,
        flower_tiles=tuple(sorted(rng.sample(range(1, 9), flowers))) if rng.random() < 0.3 else (),
        rules=rules,
        house=house,
    )
    if flipped is not None and hand.physical >> 4 * flipped & 15 < 4:
        hand = hand.replace(flipped=flipped)
    return hand.replace(won=_won(rng, hand, laid.drawn))


def _won(rng: Random, hand: Hand, drawn: bool) -> Circumstances:
    alone = hand.winning not in hand.concealed
    nowhere = hand.physical >> 4 * hand.winning & 15 == 1 and hand.winning != hand.flipped
    fourth = alone and rng.random() < 0.1
    last = rng.random() < 0.1
    if drawn:
        kong = any(m.kind == "kong" for m in hand.melds) and rng.random() < 0.25
        flower = not kong and hand.flowers > 0 and rng.random() < 0.15
        return Circumstances("self", kong, flower, last, fourth)
    if nowhere and rng.random() < 0.08:
        return Circumstances("robkong", fourth=fourth)
    return Circumstances("discard", last=last, fourth=fourth)


# Hands that are not built to win.


def _near_miss(rng: Random, hand: Hand) -> Hand:
    """The hand with one tile or two exchanged for any others, won plainly."""
    concealed, winning = list(hand.concealed), hand.winning
    for _ in range(rng.choice((1, 1, 2))):
        n = rng.randrange(len(concealed) + 1)
        tile = rng.choice([t for t in FACES if t != hand.gold])
        if n == len(concealed):
            winning = winning if winning == hand.gold else tile
        elif concealed[n] != hand.gold:
            concealed[n] = tile
    how = "self" if hand.won.self_drawn else "discard"
    return hand.replace(concealed=tuple(sorted(concealed)), winning=winning, won=Circumstances(how))


def _any_tiles(
    rng: Random, golds: int | None, rules: str, house: tuple[tuple[str, str | int], ...]
) -> Hand:
    """Any tiles of one, two or three suits and perhaps the honours."""
    gold = None if golds is None else rng.choice([t for t in FACES if t != RED])
    suits = rng.sample(range(4), rng.randrange(1, 5))
    wall = [t for t in FACES if t // 9 in suits and t != gold] * 4
    melds = tuple(
        Meld("chow", 9 * s + rng.randrange(7), offer=1)
        for s in suits[: rng.choice((0, 0, 1, 2))]
        if s < 3
    )
    tiles = [gold] * golds if gold is not None and golds else []
    tiles += rng.sample(wall, 14 - 3 * len(melds) - len(tiles))
    rng.shuffle(tiles)
    concealed, winning = tiles[:-1], tiles[-1]
    how = "self" if winning == gold or rng.random() < 0.5 else "discard"
    return Hand(
        tuple(sorted(concealed)),
        winning,
        melds,
        Circumstances(how),
        gold,
        seat=rng.choice(WINDS),
        round=rng.choice(WINDS),
        rules=rules,
        house=house,
    )
