"""The rules of 紅中賴子杠 that reading a hand must know: tiles, laizi, what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mahjong_cli.games.hongzhong.house_options import OPTIONS, PLAYERS, opponents
from mahjong_cli.games.hongzhong.players import Players, players_of
from mahjong_cli.games.hongzhong.problems import (
    DEALER_NEEDED,
    DECLARE_ANY_KONG,
    FED_WITHOUT_MELDS,
    FROM_NEEDED,
    LAIZI_GIVEN,
    LAIZI_MARKED,
    LAIZI_MELDED,
    LAIZI_RED,
    LAIZI_UNNAMED,
    NO_SUCH_PLAYER,
    PLAYER_MELDS,
    RED_GIVEN,
    RED_MELDED,
    TOO_MANY_KONGED,
)
from mahjong_cli.games.hongzhong.vocabulary import KEYS, beside
from mahjong_cli.games.pay import OPPONENTS, PLACES_SAID
from mahjong_cli.games.rule_set import Rules
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.words import WORDS_SAID
from mahjong_cli.problems.in_golds import GOLD_CLAIMED, GOLD_UNMARKED, GOLD_UNNAMED
from mahjong_cli.problems.in_hand import (
    FROM_AND_SELF,
    GOLD_DISCARDED,
    GOLD_MELDED,
    KONGDRAW_WITHOUT_KONG,
)
from mahjong_cli.problems.in_rules import NO_FLOWERS, NO_LAST_TILE, NOT_PLAYED
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text, tile_name
from mahjong_cli.tiles import EAST, GREEN_DRAGON, NORTH, RED, SOUTH, WHITE, Tile, rank, suit

PLAYED = frozenset(range(9, 34)) - {EAST}
"""The faces of the 96 tiles: 筒, 条, and the honours but 东."""


def successor(tile: Tile) -> Tile:
    """The laizi that the flipped tile makes: 南西北发白 follow each other round, 中 by 发.

    >>> from mahjong_cli.tiles import NAMES, named
    >>> [NAMES[successor(named(t))] for t in ("9p", "S", "N", "C", "P")]
    ['1p', 'W', 'F', 'F', 'S']
    """
    if suit(tile) < 3:
        return tile - 8 if rank(tile) == 9 else tile + 1
    return {NORTH: GREEN_DRAGON, RED: GREEN_DRAGON, WHITE: SOUTH}.get(tile, tile + 1)


def problems(hand: Hand) -> list[Problem]:
    """What this game forbids beyond what no hand can be."""
    players = players_of(hand)
    others = opponents(dict(hand.house).get(PLAYERS.name))
    return [
        *_red(hand, players),
        *_laizi(hand, players),
        *_seated(players, others),
        *_melds(hand, players),
        *_winner(hand, players, others),
        *_fed(hand, players),
    ]


# The tiles that are konged alone


def _red(hand: Hand, players: Players) -> Iterator[Problem]:
    for n, meld in enumerate(hand.melds):
        if RED in meld.tiles:
            yield Problem(RED_MELDED, {"meld": meld.text}, (f"meld {n}",))
    if hand.winning == RED and not hand.won.self_drawn:
        yield Problem(RED_GIVEN, {"how": hand.won.how}, ("winning", hand.won.how))
    yield from _konged(hand, RED, _konging(players, "zhongkong", "red_kongs"))


def _laizi(hand: Hand, players: Players) -> Iterator[Problem]:
    konging = _konging(players, "laizikong", "laizi_kongs")
    if hand.gold == RED:
        yield Problem(LAIZI_RED, {}, ("gold",))
    elif hand.gold is not None:
        yield from _konged(hand, hand.gold, konging)
        for n, meld in enumerate(hand.melds):
            if hand.gold in hand.printed(meld):
                args = {"meld": meld.marked, "gold": tile_name(hand.gold)}
                yield Problem(LAIZI_MELDED, args, (f"meld {n}",))
    elif konging:
        yield Problem(LAIZI_UNNAMED, {"key": f"{next(iter(konging))}="}, tuple(konging))


def _konging(players: Players, key: str, what: str) -> dict[str, int]:
    """How many tiles of one kind are konged, by the key that tells of them."""
    counted = {key: getattr(players, what)}
    counted |= {place: getattr(players.at(place), what) for place in OPPONENTS}
    return {key: count for key, count in counted.items() if count}


def _konged(hand: Hand, tile: Tile, konging: Mapping[str, int]) -> Iterator[Problem]:
    """That there are more than four of a tile, those konged by all players included.

    The problem stands where the fifth is told of; five in the hand itself are one in any game.
    """
    if not konging:
        return
    melded = [t for meld in hand.melds for t in hand.printed(meld)]
    count = there = [*hand.concealed, hand.winning, *melded].count(tile)
    over = []
    for key, konged in konging.items():
        count += konged
        over += [key] if count > 4 else []
    if there <= 4 < count:
        keys = tuple(f"{key}=" for key in konging)
        args = {"tile": tile_name(tile), "count": count, "keys": keys}
        yield Problem(TOO_MANY_KONGED, args, tuple(over))


# The players


def _seated(players: Players, others: tuple[str, ...]) -> Iterator[Problem]:
    """The players named must sit at the table, and the dealer be named."""
    named = {
        "dealer": (players.dealer, ("self", *others)),
        "from": (players.giver, others),
        "fed": (players.fed, others),
    }
    for key, (place, expected) in named.items():
        if place is not None and place not in expected:
            args = {"read": f"{key}={place}", "expected": _said(expected)}
            yield Problem(NO_SUCH_PLAYER, args, (key,))
    if players.across is not None and "across" not in others:
        yield Problem(NO_SUCH_PLAYER, {"read": "across=", "expected": _said(others)}, ("across",))
    if players.dealer is None:
        yield Problem(DEALER_NEEDED, {"expected": _said(("self", *others))}, ("dealer",))


def _said(places: Iterable[str]) -> tuple[Text, ...]:
    return tuple(PLACES_SAID[place] for place in places)


def _melds(hand: Hand, players: Players) -> Iterator[Problem]:
    """Nobody may have more than four melds."""
    for place in OPPONENTS:
        player = players.at(place)
        counted = {
            "kong": player.melded_kongs,
            "ckong": player.concealed_kongs,
            "robkong": int(hand.won.how == "robkong" and players.giver == place),
        }
        # Who has made an open kong is open by it; else there is one more open meld.
        counted["open"] = int(player.opened and not counted["kong"] + counted["robkong"])
        if (count := sum(counted.values())) > 4:
            named = tuple(f"{word}:{n}" for word, n in counted.items() if n)
            args = {"place": PLACES_SAID[place], "count": count, "counted": named}
            yield Problem(PLAYER_MELDS, args, (place,))


def _winner(hand: Hand, players: Players, others: tuple[str, ...]) -> Iterator[Problem]:
    if hand.won.self_drawn and players.giver is not None:
        word = "kongdraw" if hand.won.kongdraw else "self"
        yield Problem(
            FROM_AND_SELF,
            {"place": PLACES_SAID[players.giver], "word": WORDS_SAID[word]},
            ("from",),
        )
    if not hand.won.self_drawn and players.giver is None:
        yield Problem(
            FROM_NEEDED,
            {"how": WORDS_SAID[hand.won.how], "expected": _said(others)},
            ("from",),
        )


def _fed(hand: Hand, players: Players) -> Iterator[Problem]:
    if players.fed is None:
        return
    suits = [suit(meld.tile) for meld in hand.melds if not meld.concealed]
    count = max((suits.count(each) for each in suits), default=0)
    if count < 3:
        args = {"place": PLACES_SAID[players.fed], "count": count}
        yield Problem(FED_WITHOUT_MELDS, args, ("fed",))


RULES = Rules(
    "hongzhong",
    Text("Hubei red-dragon laizi mahjong", "红中赖子杠", "紅中賴子杠"),
    OPTIONS,
    successor,
    problems,
    aliases=("紅中賴子槓",),
    played=PLAYED,
    without={
        "seat": NOT_PLAYED,
        "round": NOT_PLAYED,
        "flowers": NO_FLOWERS,
        "flowerdraw": NO_FLOWERS,
        "last": NO_LAST_TILE,
    },
    keys=KEYS,
    beside=beside,
    instead={
        KONGDRAW_WITHOUT_KONG.name: KONGDRAW_WITHOUT_KONG._replace(hint=DECLARE_ANY_KONG),
        GOLD_DISCARDED.name: LAIZI_GIVEN,
        GOLD_UNNAMED.name: LAIZI_MARKED,
        # What holds a laizi is told by ``problems``.
        GOLD_MELDED.name: None,
        GOLD_CLAIMED.name: None,
        GOLD_UNMARKED.name: None,
    },
    gold=Text("laizi", "赖子", "賴子"),
    tables={number: {PLAYERS.name: str(number)} for number in (3, 4)},
)
