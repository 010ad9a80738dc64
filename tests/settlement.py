"""紅中賴子杠 settled a second time, slowly and straight from the rulings.

Nothing here is taken from the package but the values that describe a hand.  ``best`` tries
every assignment of the laizi; ``settle`` says what each loser pays for given patterns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import prod
from typing import NamedTuple

from mahjong_cli.games.hongzhong.players import Player, players_of
from mahjong_cli.hand.hand import Hand

DOTS = set(range(9, 18))
BAMBOO = set(range(18, 27))
WINDS = {28, 29, 30, 32, 33}
RED = 31
FACES = sorted(DOTS | BAMBOO | WINDS)
GENERALS = {10, 13, 16, 19, 22, 25}
ORDER = ["small_win", "full_flush", "all_258", "all_winds", "all_pungs", "seven_pairs",
         "melded_hand", "kong_draw", "robbed_kong"]  # fmt: skip
DEFAULTS: dict[str, str | int] = {
    "players": "3", "laizi-limit": "physical", "discard-pays": "all", "big-bonus": "each",
    "gold-top": "flat", "stake": 1,
}  # fmt: skip


class Paid(NamedTuple):
    """What comes out for one set of patterns: lines before and after caps, and the payments."""

    raw: dict[str, int]
    own: dict[str, int]
    pays: dict[str, int]
    capped: dict[str, bool]
    liable: str | None
    enough: bool


class Best(NamedTuple):
    """The reading that is paid best; ``wins`` is False when only the threshold is missed."""

    wins: bool
    patterns: list[str]
    hard: bool
    paid: Paid


# Settlement


def settle(hand: Hand, patterns: list[str], hard: bool) -> Paid:
    house = DEFAULTS | dict(hand.house)
    stake = int(house["stake"])
    others = ["left", "across", "right"] if house["players"] == "4" else ["left", "right"]
    raw = {one: owes(hand, house, patterns, hard, one) * stake for one in others}
    jackpot = "all_258" in patterns or "all_winds" in patterns
    capped = {one: jackpot or raw[one] >= 300 * stake for one in others}
    if jackpot or (all(capped.values()) and house["gold-top"] == "flat"):
        own = dict.fromkeys(others, 400 * stake)
    elif all(capped.values()):
        own = {one: min(raw[one], 400 * stake) for one in others}
    else:
        own = {one: min(raw[one], 300 * stake) for one in others}
    payer = liable(hand, patterns)
    pays = own if payer is None else {o: sum(own.values()) * (o == payer) for o in others}
    return Paid(raw, own, pays, capped, payer, max(raw.values()) >= 8 * stake)


def owes(
    hand: Hand, house: dict[str, str | int], patterns: list[str], hard: bool, loser: str
) -> int:
    """What a loser owes at stake 1, before caps."""
    if "all_258" in patterns or "all_winds" in patterns:
        return 400
    players = players_of(hand)
    amount = 1
    if patterns == ["small_win"]:
        if house["discard-pays"] == "discarder" and hand.won.how == "discard":  # noqa: SIM102
            if loser != players.giver:
                return 0
        if players.dealer == "self" or players.dealer == loser:
            amount *= 2
        if hand.won.how == "self" or loser == players.giver:
            amount *= 2
    else:
        extra = hand.won.how in ("self", "robkong") or loser == players.giver
        with_bonus = [
            p for p in patterns if p in ("full_flush", "all_pungs", "seven_pairs", "melded_hand")
        ]
        amount = 10 * len(patterns)
        if extra and house["big-bonus"] == "each":
            amount += 10 * len(with_bonus)
        elif extra and with_bonus:
            amount += 10
    return amount * winners_factor(hand, hard) * losers_factor(hand, loser)


def winners_factor(hand: Hand, hard: bool) -> int:
    players = players_of(hand)
    open_melds = [m for m in hand.melds if not (m.kind == "kong" and m.concealed)]
    kongs = [m.concealed for m in hand.melds if m.kind == "kong"]
    factor = 2 if open_melds else 1
    konged = 1 << players.red_kongs + 2 * players.laizi_kongs
    kongs_of_four = 1 << kongs.count(False) + 2 * kongs.count(True)
    return factor * konged * kongs_of_four * (2 if hard else 1)


def losers_factor(hand: Hand, loser: str) -> int:
    players = players_of(hand)
    player: Player = getattr(players, loser) or Player()
    robbed = hand.won.how == "robkong" and loser == players.giver
    is_open = player.opened or player.melded_kongs > 0 or robbed
    return prod([
        2 if is_open else 1, 2**player.red_kongs, 4**player.laizi_kongs,
        2**player.melded_kongs, 2 if robbed else 1, 4**player.concealed_kongs,
    ])  # fmt: skip


def liable(hand: Hand, patterns: list[str]) -> str | None:
    players = players_of(hand)
    if players.fed and ("full_flush" in patterns or "all_winds" in patterns):
        return players.fed
    giver: Player = getattr(players, players.giver or "left") or Player()
    if "melded_hand" in patterns and players.giver and not giver.ready:
        return players.giver
    return players.giver if hand.won.how == "robkong" else None


# Readings


def best(hand: Hand) -> Best | None:
    """The best of all assignments and divisions, None when nothing wins but for the threshold."""
    found = []
    for patterns, hard in sorted(readings(hand)):
        paid = settle(hand, list(patterns), hard)
        order = [ORDER.index(p) for p in patterns]
        rank = (-paid.enough, -sum(paid.pays.values()), -len(patterns), -sum(paid.raw.values()),
                not hard, order)  # fmt: skip
        found.append((rank, Best(paid.enough, list(patterns), hard, paid)))
    return min(found, key=lambda each: each[0])[1] if found else None


def readings(hand: Hand) -> set[tuple[tuple[str, ...], bool]]:
    """The patterns of every reading that breaks no rule, and whether it is hard."""
    tiles = [*hand.concealed, hand.winning]
    real = [tile for tile in tiles if tile != hand.gold]
    if RED in real:
        return set()
    golds = len(tiles) - len(real)
    found = set()
    for stand in combinations_with_replacement(FACES, golds):
        used = sum(tile != hand.gold for tile in stand)
        for patterns in held(hand, tuple(sorted(real + list(stand))), golds, used):
            found.add((patterns, used == 0))
    return found


def held(
    hand: Hand, concealed: tuple[int, ...], golds: int, used: int
) -> Iterator[tuple[str, ...]]:
    """The patterns of these tiles, once for each way to divide them that breaks no rule."""
    melded = {tile for meld in hand.melds for tile in meld.tiles}
    every = melded | set(concealed)
    opened = any(not (m.kind == "kong" and m.concealed) for m in hand.melds)
    circumstance = [
        name
        for name, said in (("kong_draw", hand.won.kongdraw),
                           ("robbed_kong", hand.won.how == "robkong"))
        if said
    ]  # fmt: skip
    flush = ["full_flush"] if every <= DOTS or every <= BAMBOO else []
    shapeless = [
        name for name, kind in (("all_258", GENERALS), ("all_winds", WINDS)) if every <= kind
    ]
    if opened and shapeless:
        yield _ordered(shapeless + circumstance)
    if len(concealed) == 14 and all(n % 2 == 0 for n in Counter(concealed).values()):
        yield _ordered([*flush, "seven_pairs", *circumstance])
    if not opened:
        return
    for pair, chow in divisions(concealed):
        chows = chow or any(meld.kind == "chow" for meld in hand.melds)
        pungs = [] if chows else ["all_pungs"]
        general = pair in GENERALS
        exposed = sum(not (m.kind == "kong" and m.concealed) for m in hand.melds)
        melded_hand = exposed == 4 and hand.won.how == "discard" and general
        patterns = flush + pungs + shapeless + ["melded_hand"] * melded_hand + circumstance
        if not (general or flush or pungs):
            continue
        if patterns:
            yield _ordered(patterns)
        else:
            limit = dict(hand.house).get("laizi-limit", "physical")
            if (golds if limit == "physical" else used) <= 1:
                yield ("small_win",)


def _ordered(patterns: list[str]) -> tuple[str, ...]:
    return tuple(sorted(patterns, key=ORDER.index))


@lru_cache(maxsize=200_000)
def divisions(tiles: tuple[int, ...]) -> frozenset[tuple[int, bool]]:
    """The pair, and whether there is a chow, of each way to make sets and a pair."""
    found = set()
    for pair in set(tiles):
        if tiles.count(pair) >= 2:
            rest = list(tiles)
            rest.remove(pair)
            rest.remove(pair)
            found |= {(pair, chow) for chow in sets(tuple(rest))}
    return frozenset(found)


@lru_cache(maxsize=200_000)
def sets(tiles: tuple[int, ...]) -> frozenset[bool]:
    """Whether a chow is among them, for each way to divide the tiles into sets."""
    if not tiles:
        return frozenset([False])
    low, found = tiles[0], set[bool]()
    if tiles[:3] == (low,) * 3:
        found |= sets(tiles[3:])
    if low < 27 and low % 9 < 7 and low + 1 in tiles and low + 2 in tiles:
        rest = list(tiles)
        for tile in (low, low + 1, low + 2):
            rest.remove(tile)
        if sets(tuple(rest)):
            found.add(True)
    return frozenset(found)
