"""Random evenings, and a second book of each: plainly written, with numbered seats and no names.

What a hand of the games of fans is worth is taken from its score; who pays it is worked out here.
紅中賴子杠 is settled by ``tests.settlement``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from mahjong_cli import FanScore, Hand, score
from tests import hands, laizi
from tests.settlement import best

NAMES = (
    "Li",
    "Wang",
    "赵",
    "Old Chen",
    "S",
    "min",
    "Kong",
    "o'Neil",
    "Ng",
    "李小明",
    "=1+1",
    "[b]",
)
TAKEN = ("min", "Kong")
"""What is a key of a hand as well, and no name there."""

PAYS = ("mcr", "discarder", "all")


@dataclass
class Evening:
    """An evening: who sat down, what was written, and what everybody got for each row.

    ``gets`` has None for a row that must not be booked.
    """

    rules: str
    names: list[str]
    options: dict[str, str]
    rows: list[dict[str, Any]] = field(default_factory=list)
    gets: list[list[int] | None] = field(default_factory=list)


def evening(rng: Random, rules: str, number: int = 40) -> Evening:
    """So many rows of a rule set."""
    count = rng.choice([3, 4]) if rules == "hongzhong" else 4
    made = Evening(rules, rng.sample(NAMES, count), {})
    if rules == "golden":
        made.options = {"pay": rng.choice(PAYS), "base": str(rng.choice([0, 8, 10]))}
    if rules != "hongzhong" and rng.random() < 0.7:
        made.options["min"] = "0"
    for _ in range(number):
        chance = rng.random()
        if chance < 0.1:
            made.rows.append({"hand": "", "winner": "", "from": ""})
            made.gets.append([0] * count)
        else:
            (_settled if rules == "hongzhong" else _scored)(rng, made)
            if chance > 0.93:
                _spoil(rng, made.rows[-1])
                made.gets[-1] = None
    return made


def _spoil(rng: Random, row: dict[str, Any]) -> None:
    """A mistake of the kind that people make."""
    wrong = rng.randrange(4)
    if wrong == 0:
        row["winner"] = "nobody"
    elif wrong == 1:
        row["from"] = row["winner"]
    elif wrong == 2:
        row["hand"] = row["hand"].replace("+", "+0z ", 1)
    else:
        row["winner"] = None


def _seats(count: int, winner: int) -> dict[str, int]:
    """The numbers of the seats around a winner; who plays after him is his right."""
    if count == 3:
        return {"right": (winner + 1) % 3, "left": (winner + 2) % 3}
    return {"right": (winner + 1) % 4, "across": (winner + 2) % 4, "left": (winner + 3) % 4}


def _settled(rng: Random, made: Evening) -> None:
    count = len(made.names)
    house = (("players", "4"),) if count == 4 else ()
    hand = laizi.deal(rng, rng.choice([0, 1, 1, 2]), chosen=house)
    winner = rng.randrange(count)
    seats = _seats(count, winner) | {"self": winner}
    row: dict[str, Any] = {"winner": made.names[winner], "from": ""}
    text = []
    for word in str(hand).split(" "):
        key, equals, value = word.partition("=")
        if key in ("rules", "players"):
            continue
        if key in ("dealer", "from", "fed"):
            value = made.names[seats[value]]
            if key == "fed" and rng.random() < 0.5:
                text.append(f"fed={value}")
            else:
                row[key] = value
        elif equals and key in seats:
            name = made.names[seats[key]]
            text.append(f"{key if name in TAKEN else name}={value}")
        else:
            text.append(f"{key}{equals}{value}")
    made.rows.append(row | {"hand": " ".join(text)})
    theirs = best(hand)
    if theirs is None or not theirs.wins:
        made.gets.append(None)
        return
    gets = [0] * count
    for place, amount in theirs.paid.pays.items():
        gets[seats[place]] -= amount
        gets[winner] += amount
    made.gets.append(gets)


def _scored(rng: Random, made: Evening) -> None:
    hand = hands.winning(rng, None if made.rules == "mcr" else rng.choice([None, 0, 1]))
    winner, giver, dealer = rng.randrange(4), rng.randrange(3), rng.randrange(4)
    seats = _seats(4, winner)
    place = ("left", "across", "right")[giver]
    row: dict[str, Any] = {"winner": made.names[winner], "from": ""}
    if hand.won.how != "self":
        row["from"] = made.names[seats[place]]
    if rng.random() < 0.6:
        row["dealer"] = made.names[dealer]
        hand = hand.replace(seat=None)
    made.rows.append(row | {"hand": str(hand)})
    if "dealer" in row:
        hand = hand.replace(seat=27 + (winner - dealer) % 4)
    made.gets.append(_paid(made, hand, winner, seats, place))


def _paid(
    made: Evening, hand: Hand, winner: int, seats: dict[str, int], giver: str
) -> list[int] | None:
    house = (("min", 0),) if "min" in made.options else ()
    found = score(hand.replace(rules=made.rules, house=house))
    assert isinstance(found, FanScore)
    if not found.meets_minimum or found.total is None:
        return None
    pay, base = made.options.get("pay", "mcr"), int(made.options.get("base", 8))
    gets = [0] * 4
    for place, seat in seats.items():
        whole = hand.won.how == "self" or place == giver
        owes = {
            "mcr": base + (found.total if whole else 0),
            "discarder": found.total if whole else 0,
            "all": found.total,
        }[pay]
        gets[seat] -= owes
        gets[winner] += owes
    return gets
