"""Seeded hands of 紅中賴子杠 with everything that lies on the table around them.

Most are built to be complete, in every shape that the game knows; the others are any tiles.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from mahjong_cli.games.hongzhong import GAME
from mahjong_cli.games.hongzhong.players import Player, Players
from mahjong_cli.games.pay import OPPONENTS
from mahjong_cli.games.refuse import own_problems
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from tests.settlement import BAMBOO, DOTS, FACES, GENERALS, WINDS

RED = 31
KINDS = {"mixed": 14, "flush": 4, "pungs": 4, "pairs": 3, "generals": 3, "winds": 3, "any": 2}
SETS = {"mixed": FACES, "flush": sorted(DOTS), "pungs": FACES, "any": FACES,
        "generals": sorted(GENERALS), "winds": sorted(WINDS)}  # fmt: skip
HOUSE: dict[str, list[str | int]] = {
    "players": ["4", "4", "3"], "laizi-limit": ["substitute"], "discard-pays": ["discarder"],
    "big-bonus": ["once"], "gold-top": ["raw"], "stake": [1, 2, 3],
}  # fmt: skip


def deal(
    rng: Random, golds: int, *, house: bool = False,
    chosen: tuple[tuple[str, str | int], ...] = (),
) -> Hand:  # fmt: skip
    """A hand that can be, with about so many laizi outside the melds.

    It has any ``house`` options, or those that are ``chosen``.
    """
    while True:
        hand = _dealt(rng, golds, _house(rng) if house else chosen)
        if hand and not problems(hand) and not own_problems(GAME.rules, hand):
            return hand


def _house(rng: Random) -> tuple[tuple[str, str | int], ...]:
    chosen = {name: rng.choice(values) for name, values in HOUSE.items() if rng.random() < 0.3}
    return tuple(sorted(chosen.items()))


def _dealt(rng: Random, golds: int, house: tuple[tuple[str, str | int], ...]) -> Hand | None:
    kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
    melds, tiles = _pairs(rng) if kind == "pairs" else _sets(rng, kind)
    melded = Counter(t for meld in melds for t in meld.tiles)
    if max((Counter(tiles) + melded).values()) > 4:
        return None
    gold = rng.choice([t for t in FACES if not melded[t]])
    loose = [n for n, t in enumerate(tiles) if t != gold]
    rng.shuffle(loose)
    for n in loose[: max(0, golds - tiles.count(gold))]:
        tiles[n] = gold
    if tiles.count(gold) > 4:
        return None
    if rng.random() < 0.15:  # spoil it
        tiles[rng.randrange(len(tiles))] = rng.choice([*FACES, RED])
    rng.shuffle(tiles)
    won, giver = _won(rng, melds, house)
    *concealed, winning = tiles
    named = gold if golds or rng.random() < 0.7 else None
    return Hand(
        tuple(sorted(concealed)), winning, melds, won, named, rules="hongzhong",
        house=house, beside=_players(rng, melds, giver, house),
    )  # fmt: skip


def _pairs(rng: Random) -> tuple[tuple[Meld, ...], list[int]]:
    kind = rng.choice([FACES, FACES, sorted(DOTS), sorted(BAMBOO), sorted(GENERALS)])
    return (), [t for t in rng.choices(kind, k=7) for _ in range(2)]


def _sets(rng: Random, kind: str) -> tuple[tuple[Meld, ...], list[int]]:
    faces = SETS[kind]
    opened = rng.choices(range(5), (12, 30, 25, 20, 25))[0]
    melds, tiles = list[Meld](), list[int]()
    alike = rng.sample(faces, 4)
    for n in range(4):
        chow = kind in ("mixed", "flush", "any") and rng.random() < 0.6
        low = rng.choice([t for t in faces if t < 27 and t % 9 < 7]) if chow else alike[n]
        if n < opened:
            quad = not chow and rng.random() < 0.25
            dark = quad and rng.random() < 0.4
            melds.append(Meld("kong" if quad else "chow" if chow else "pung", low, dark))
        else:
            tiles += [low, low + 1, low + 2] if chow else [low] * 3
    if kind == "any" or (kind in ("generals", "winds") and rng.random() < 0.7):
        left = Counter(dict.fromkeys(faces, 4)) - Counter(t for m in melds for t in m.tiles)
        return tuple(melds), rng.sample(list(left.elements()), len(tiles) + 2)
    pair = sorted(GENERALS & set(faces)) or faces
    return tuple(melds), tiles + [rng.choice(pair if rng.random() < 0.7 else faces)] * 2


def _won(
    rng: Random, melds: tuple[Meld, ...], house: tuple[tuple[str, str | int], ...]
) -> tuple[Circumstances, str | None]:
    how = rng.choice(["self", "discard", "discard", "robkong"])
    if how == "self":
        return Circumstances("self", kongdraw=rng.random() < 0.3), None
    return Circumstances(how), rng.choice(_seats(house))


def _seats(house: tuple[tuple[str, str | int], ...]) -> list[str]:
    return [p for p in OPPONENTS if p != "across" or dict(house).get("players") == "4"]


def _players(
    rng: Random, melds: tuple[Meld, ...], giver: str | None,
    house: tuple[tuple[str, str | int], ...],
) -> Players:  # fmt: skip
    seats = _seats(house)
    suits = Counter(meld.tile // 9 for meld in melds if not meld.concealed)
    fed = rng.choice([None, *seats]) if max(suits.values(), default=0) >= 3 else None
    few = rng.choice([[0], [0, 0, 0, 0, 1], [0, 0, 0, 1, 1, 2]])
    openness = rng.choice([0.0, 0.6])
    states = {
        place: Player(
            rng.random() < openness, rng.choice(few), rng.choice(few), rng.choice(few),
            rng.choice(few), rng.random() < 0.6,
        )
        for place in seats
    }  # fmt: skip
    dealer = rng.choice(["self", *seats])
    return Players(dealer, giver, fed, rng.choice(few), rng.choice(few), **states)


# How far away a hand is, slowly


def away(hand: Hand) -> int:
    """How many tiles must be exchanged until there is a shape, or none is needed; 1 at least."""
    tiles = [t for t in (*hand.concealed, hand.winning) if t not in (hand.gold, RED)]
    golds = [*hand.concealed, hand.winning].count(-1 if hand.gold is None else hand.gold)
    sets = 4 - len(hand.melds)
    kept = [_kept(tuple(sorted(tiles)), sets, True)]
    if sets == 4:
        kept.append(_kept_pairs(Counter(tiles)))
    for kind in (GENERALS, WINDS):
        if all(tile in kind for meld in hand.melds for tile in meld.tiles):
            kept.append(sum(tile in kind for tile in tiles))
    return max(1, 3 * sets + 2 - golds - max(kept))


_GROUPS = [(t,) * 3 for t in FACES] + [(t, t + 1, t + 2) for t in FACES if t < 27 and t % 9 < 7]


@lru_cache(maxsize=1 << 16)
def _kept(tiles: tuple[int, ...], sets: int, pair: bool) -> int:
    """The most of the tiles that can stay in so many sets and the pair."""
    best = 0
    if pair:
        for tile in set(tiles):
            left, held = _without(tiles, (tile, tile))
            best = max(best, held + _kept(left, sets, False))
    elif sets:
        for group in _GROUPS:
            left, held = _without(tiles, group)
            if held:
                best = max(best, held + _kept(left, sets - 1, False))
    return best


def _without(tiles: tuple[int, ...], group: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    left = list(tiles)
    for tile in group:
        if tile in left:
            left.remove(tile)
    return tuple(left), len(tiles) - len(left)


def _kept_pairs(tiles: Counter[int]) -> int:
    """The most of the tiles that can stay in seven pairs."""
    whole = sum(count // 2 for count in tiles.values())
    return 2 * whole + min(7 - whole, sum(count % 2 for count in tiles.values()))
