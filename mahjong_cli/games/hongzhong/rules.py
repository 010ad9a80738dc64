"""The rules of 紅中賴子杠 that reading a hand must know: tiles, laizi, what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mahjong_cli.hand.model import Hand, HouseOption, Rules
from mahjong_cli.hand.players import OPPONENTS, PLACES, Players
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import (
    EAST,
    GREEN_DRAGON,
    NAMES,
    NORTH,
    ONE,
    RED,
    SOUTH,
    WHITE,
    Tile,
    counts,
    rank,
    suit,
)

PLAYED = counts(range(9, 34)) - ONE[EAST]
"""One of each face of the 96 tiles: 筒, 条, and the honours but 东."""

OPTIONS = (
    HouseOption("players", "3", ("3", "4"), "how many play", "几人玩", "B-01"),
    HouseOption(
        "laizi-limit", "physical", ("physical", "substitute"),
        "a small win has at most one laizi in hand, or at most one that stands for another tile",
        "屁胡手上最多一张赖子，或最多一张赖子当别的牌", "B-13",
    ),
    HouseOption(
        "discard-pays", "all", ("all", "discarder"),
        "a small win on a discard is paid by every loser, or by the discarder alone",
        "屁胡点炮各家都付，或只由点炮者付", "B-21",
    ),
    HouseOption(
        "big-bonus", "each", ("each", "once"),
        "the 10 for a drawn tile or from the discarder is added for each pattern, or once",
        "大胡自摸、点炮的加 10：每种牌型各加，或只加一次", "B-23",
    ),
    HouseOption(
        "gold-top", "flat", ("flat", "raw"),
        "when every loser is capped each pays 400, or the smaller of 400 and his uncapped amount",
        "金顶时每家付 400，或付未封顶的数而不过 400", "B-25",
    ),
    HouseOption(
        "stake", 1, (), "multiplies 8, 300, 400 and every amount",
        "条数：8、300、400 和各家所付都乘以它", "B-09", least=1,
    ),
)  # fmt: skip


def successor(tile: Tile) -> Tile:
    """The laizi that the flipped tile makes: 南西北发白 follow each other round, 中 by 发.

    >>> [NAMES[successor(NAMES.index(t))] for t in ("9p", "S", "N", "C", "P")]
    ['1p', 'W', 'F', 'F', 'S']
    """
    if suit(tile) < 3:
        return tile - 8 if rank(tile) == 9 else tile + 1
    return {NORTH: GREEN_DRAGON, RED: GREEN_DRAGON, WHITE: SOUTH}.get(tile, tile + 1)


def problems(hand: Hand) -> list[Problem]:
    """What this game forbids beyond what no hand can be."""
    players = hand.players or Players()
    return [
        *_without(hand),
        *_tiles(hand),
        *_laizi(hand, players),
        *_seated(hand, players),
        *_winner(hand, players),
        *_fed(hand, players),
    ]


def _without(hand: Hand) -> Iterator[Problem]:
    for name, about, said in (
        ("not-played", ("seat",), hand.seat is not None),
        ("not-played", ("round",), hand.round is not None),
        ("no-flowers", ("flowers", "flowerdraw"), hand.flowers or hand.won.flowerdraw),
        ("no-last-tile", ("last",), hand.won.last),
    ):
        if said:
            yield Problem(name, {"read": about[0], "rules": RULES.name}, about)


def _tiles(hand: Hand) -> Iterator[Problem]:
    args: dict[str, object] = {"rules": RULES.name, "expected": ("1-9p", "1-9s", *"SWNCFP")}
    there = {*hand.concealed, hand.winning, *(t for m in hand.melds for t in m.tiles)}
    for tile in sorted(there):
        if not PLAYED & ONE[tile]:
            about = (f"tile {tile}", "winning") if tile == hand.winning else (f"tile {tile}",)
            yield Problem("tile-not-played", {"tile": NAMES[tile], **args}, about)
    named = hand.flipped if hand.flipped is not None else hand.gold
    if named is not None and not PLAYED & ONE[named]:
        yield Problem("tile-not-played", {"tile": NAMES[named], **args}, ("flip", "gold"))
    for n, meld in enumerate(hand.melds):
        if RED in meld.tiles:
            yield Problem("red-melded", {"meld": meld.text}, (f"meld {n}",))
    if hand.winning == RED and not hand.won.self_drawn:
        about = ("winning", hand.won.how)
        yield Problem("red-given", {"how": hand.won.how}, about)


def _laizi(hand: Hand, players: Players) -> Iterator[Problem]:
    laizi = _konging(players, "laizikong", "laizi_kongs")
    yield from _konged(hand, RED, _konging(players, "zhongkong", "red_kongs"))
    if hand.gold == RED:
        yield Problem("gold-red", {}, ("gold",))
    elif hand.gold is not None:
        yield from _konged(hand, hand.gold, laizi)
        for n, meld in enumerate(hand.melds):
            # An exposed pung or kong of it is a problem in every game.
            own = meld.kind == "chow" or meld.concealed
            if own and hand.gold in meld.tiles:
                args = {"meld": meld.text, "gold": NAMES[hand.gold]}
                yield Problem("laizi-melded", args, (f"meld {n}",))
    elif laizi:
        yield Problem("laizi-unnamed", {"key": f"{next(iter(laizi))}="}, tuple(laizi))


def _konging(players: Players, key: str, what: str) -> dict[str, int]:
    """How many tiles of one kind are konged, by the key that tells of them."""
    counted = {key: getattr(players, what)}
    counted |= {place: getattr(players.at(place), what) for place in OPPONENTS}
    return {key: count for key, count in counted.items() if count}


def _konged(hand: Hand, tile: Tile, konging: dict[str, int]) -> Iterator[Problem]:
    """That there are more than four of a tile, those konged by all players included.

    The problem stands where the fifth is told of; five in the hand itself are one in any game.
    """
    if not konging:
        return
    tiles = Counter([*hand.concealed, hand.winning, *(t for m in hand.melds for t in m.tiles)])
    count = there = tiles[tile]
    over = []
    for key, konged in konging.items():
        count += konged
        over += [key] if count > 4 else []
    if there <= 4 < count:
        args = {"tile": NAMES[tile], "count": count, "keys": tuple(f"{key}=" for key in konging)}
        yield Problem("too-many-konged", args, tuple(over))


def _seated(hand: Hand, players: Players) -> Iterator[Problem]:
    """The players named must sit at the table, with no more kongs than melds can be."""
    four = dict(hand.house).get("players") == "4"
    others = OPPONENTS if four else ("left", "right")
    places = PLACES if four else ("self", *others)
    for key, place, expected in (
        ("dealer", players.dealer, places), ("from", players.giver, others),
        ("fed", players.fed, others),
    ):  # fmt: skip
        if place is not None and place not in expected:
            args = {"read": f"{key}={place}", "expected": expected}
            yield Problem("no-such-player", args, (key,))
    if not four and players.across is not None:
        yield Problem("no-such-player", {"read": "across=", "expected": others}, ("across",))
    for place in OPPONENTS:
        player = players.at(place)
        counted = {
            "kong": player.melded_kongs, "ckong": player.concealed_kongs,
            "robkong": int(hand.won.how == "robkong" and players.giver == place),
        }  # fmt: skip
        # Who has made an open kong is open by it; else there is one more open meld.
        counted["open"] = int(player.opened and not counted["kong"] + counted["robkong"])
        if (count := sum(counted.values())) > 4:
            named = tuple(f"{word}:{n}" for word, n in counted.items() if n)
            yield Problem(
                "player-melds", {"place": place, "count": count, "counted": named}, (place,)
            )
    if players.dealer is None:
        yield Problem("dealer-needed", {"expected": places}, ("dealer",))


def _winner(hand: Hand, players: Players) -> Iterator[Problem]:
    if hand.won.self_drawn and players.giver is not None:
        word = "kongdraw" if hand.won.kongdraw else "self"
        yield Problem("from-and-self", {"place": players.giver, "word": word}, ("from",))
    if not hand.won.self_drawn and players.giver is None:
        four = dict(hand.house).get("players") == "4"
        expected = OPPONENTS if four else ("left", "right")
        yield Problem("from-needed", {"how": hand.won.how, "expected": expected}, ("from",))


def _fed(hand: Hand, players: Players) -> Iterator[Problem]:
    if players.fed is None:
        return
    suits = [suit(meld.tile) for meld in hand.melds if not meld.concealed]
    count = max((suits.count(each) for each in suits), default=0)
    if count < 3:
        yield Problem("fed-without-melds", {"place": players.fed, "count": count}, ("fed",))


RULES = Rules(
    "hongzhong",
    {"zh": "红中赖子杠", "zh-Hant": "紅中賴子杠", "en": "Hubei red-dragon laizi mahjong"},
    OPTIONS,
    successor,
    problems,
    settled=True,
    without=frozenset(("seat", "round", "flowers")),
    aliases=("紅中賴子槓",),
)
