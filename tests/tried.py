"""The slow way to score a hand of golds: every reading of every assignment, one after the other.

The readings and waits are those of ``reference``; each reading is a plain hand, of which the
independent calculator says what its fans pay.  What golds and house options change is put in by
the plain words of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mahjong_cli.games.fan_pay import Giver
from mahjong_cli.games.pay import OPPONENTS
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import Tile, rank
from tests import hands, reference
from tests.oracle import ask, ask_reading
from tests.scored import fan_score

SETTLED = {"七对", "连七对", "十三幺", "全不靠", "七星不靠", "四杠"}
"""The fans beside which no wait counts."""

ALWAYS = {"四暗刻", "九莲宝灯", "连七对", "十三幺", "七对", "七星不靠", "全不靠"}
"""The fans that are always concealed."""

WAITS = {"边张", "坎张", "单钓将"}
GATES = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)


def plain(hand: Hand, reading: Reading) -> Hand:
    """The hand with what its golds stand for in their place."""
    golds = list(reading.gold_as)
    if hand.winning == hand.gold:
        golds.remove(reading.winning_as)
    real = [tile for tile in hand.concealed if tile != hand.gold]
    # The calculator takes no tile for robbed that a gold stands for as well.
    how = "discard" if hand.won.how == "robkong" else hand.won.how
    return hand.replace(
        concealed=tuple(sorted([*real, *golds])),
        winning=reading.winning_as,
        melds=tuple(meld._replace(golds=()) for meld in hand.melds),
        gold=None,
        flipped=None,
        won=hand.won._replace(how=how, fourth=False),
        flowers=0,
        flower_tiles=(),
        house=(),
    )


def tried(hand: Hand) -> int | None:
    """The fan points of the best of all readings, None where there is none."""
    waits = reference.waits(hand)
    return max((_points(hand, each, waits) for each in reference.readings(hand)), default=None)


def _points(hand: Hand, reading: Reading, waits: tuple[Tile, ...]) -> int:
    meant = plain(hand, reading)
    whole = reading.form != "standard" or tuple(tile % 9 for tile in meant.concealed) == GATES
    answer = ask(meant) if whole else ask_reading(meant, reading)
    assert answer is not None
    paid = {row.fan: row.points * row.times for row in answer.fans}
    for fan in (*WAITS, "和绝张", "无番和"):
        paid.pop(fan, None)
    if hand.won.how == "robkong":
        paid.pop("全求人", None)
        paid["抢杠和"] = 8
    if "明暗杠" in paid and hand.rules == "golden":
        paid["明暗杠"] = 3
    wait = _wait(reading.groups[reading.place], reading.winning_as)
    by_text = wait == "单钓将" and "全求人" in paid
    if len(waits) == 1 and wait and not by_text and not SETTLED & paid.keys():
        paid[wait] = 1
    if _last_of_its_kind(hand):
        paid["和绝张"] = 4
    if dict(hand.house).get("concealed") == "printed":
        _printed_only(hand, paid)
    return sum(paid.values()) or 8


def _wait(group: Group, tile: Tile) -> str | None:
    """What it is to win on a tile of a group, if only this tile wins."""
    if group.kind == "pair":
        return "单钓将"
    if group.kind != "chow":
        return None
    if group.tiles[1] == tile:
        return "坎张"
    edge = 3 if group.tiles[2] == tile else 7
    return "边张" if rank(tile) == edge and rank(group.tiles[1]) in (2, 8) else None


def _last_of_its_kind(hand: Hand) -> bool:
    """A-12: told, or three lie open, printed tiles counted; never of a gold or a robbed tile."""
    if hand.winning == hand.gold or hand.won.how == "robkong":
        return False
    melded = [t for m in hand.melds if not m.concealed for t in hand.printed(m)]
    there = [*melded, *hand.seen, *((hand.flipped,) if hand.flipped is not None else ())]
    return hand.won.fourth or there.count(hand.winning) >= 3


def _printed_only(hand: Hand, paid: dict[str, int]) -> None:
    """A-24: of 不求人 and 门前清 only what the text prints is left out."""
    if not ALWAYS & paid.keys() or any(not meld.concealed for meld in hand.melds):
        return
    if not hand.won.self_drawn:
        if "四暗刻" not in paid:
            paid["门前清"] = 2
    elif not (ALWAYS - {"四暗刻", "九莲宝灯"}) & paid.keys():
        paid.pop("自摸", None)
        paid["不求人"] = 4


def total(hand: Hand, points: int) -> int:
    """What fan points come to with flowers and kongs (A-20, A-21)."""
    found = points + hand.flowers
    if hand.rules == "golden":
        for meld in hand.melds:
            if meld.kind == "kong":
                found *= 4 if meld.concealed else 2
    return found


def owed(way: str, base: int, total: int, giver: str | None, payer: str) -> int:
    """What a loser owes (A-33); nobody gave a drawn tile."""
    if way == "mcr":
        return base + (total if giver in (None, payer) else 0)
    return total if way == "all" or giver in (None, payer) else 0


# Hands under each option


def wild_melds(rng: Random, hand: Hand) -> tuple[Meld, ...]:
    """The melds with some tiles made by golds, at random; they may not all be possible."""
    found = []
    for meld in hand.melds:
        tiles = range(len(meld.tiles))
        number = rng.choice((0, 1, 1, 2))
        golds = tiles[-number:] if meld.kind != "chow" else sorted(rng.sample(tiles, number))
        found.append(meld._replace(golds=tuple(golds) if number else ()))
    return tuple(found)


OPTIONS = ("claims=wild", "concealed=printed", "pay")
"""What is tried: two options, and every way to pay over the same hands."""

WAYS = ("none", "mcr", "discarder", "all")


def under(rng: Random, option: str) -> Hand:
    """A hand that wins under an option, with no more than four of a face."""
    name, _, value = option.partition("=")
    while True:
        golds = rng.choices((None, 0, 1, 2), (30, 10, 50, 10))[0]
        golds = 0 if name == "claims" and golds is None else golds
        rules = "mcr" if name == "pay" and golds is None else "golden"
        hand = hands.winning(rng, golds, rules=rules, fifth=False)
        if name == "pay":
            giver = None if hand.won.self_drawn else Giver(rng.choice(OPPONENTS))
            hand = hand.replace(beside=giver)
        elif name == "claims":
            hand = hand.replace(melds=wild_melds(rng, hand))
        house: dict[str, str | int] = {} if rules == "mcr" else {"fifth": "no"}
        house |= {"base": rng.choice((0, 5, 8))} if name == "pay" else {name: value}
        hand = hand.replace(house=tuple(sorted(house.items())))
        if not problems(hand) and (name != "claims" or any(meld.golds for meld in hand.melds)):
            return hand


def otherwise(option: str, seed: int, number: int) -> Iterator[str]:
    """The hands under an option that the package scores or settles otherwise, in words."""
    rng = Random(seed)
    for _ in range(number):
        hand = under(rng, option)
        points = tried(hand)
        for way in WAYS if option == "pay" else ("none",):
            house = (*hand.house, ("pay", way)) if option == "pay" else hand.house
            one = hand.replace(house=tuple(sorted(house)))
            if (mine := _scored(one)) != (wanted := _wanted(one, points, way)):
                yield f"{hands.show(one)}: {mine}, but {wanted} by trying everything"


Sum = tuple[int | None, int | None, dict[str, int]]
"""The fan points, the total, and what each loser pays."""


def _scored(hand: Hand) -> Sum:
    score = fan_score(hand)
    points = score.points if score.best else None
    return points, score.total, {each.payer: each.amount for each in score.payments}


def _wanted(hand: Hand, points: int | None, way: str) -> Sum:
    if points is None:
        return None, None, {}
    comes_to = total(hand, points)
    if way == "none" or points < 8:
        return points, comes_to, {}
    base = int(dict(hand.house)["base"])
    giver = hand.beside.place if isinstance(hand.beside, Giver) else None
    return points, comes_to, {p: owed(way, base, comes_to, giver, p) for p in OPPONENTS}
