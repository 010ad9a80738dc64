"""Hands, lines and files, good ones and such as nobody would write; each from a seed."""

from __future__ import annotations

import json
from random import Random

from mahjong_cli import games
from mahjong_cli.notation import LONGEST
from tests import hands
from tests.forms import ENCODINGS, ENDS, KINDS, written

GOOD = [hands.show(hand) for n in (None, 0, 1, 2) for hand in hands.many(5, 12, n)]
"""Hands that can be read."""

MARKS = [
    "", "\ufeff", "\x1b[31m", "\u202e", "\x00", "\u2028", "\x85", "é", "万", "🀄", "\udcff", "𝟛",
]  # fmt: skip
"""Characters that often do harm."""

PIECES = [
    *GOOD, *MARKS, "{", "}", '"', ",", "\t", "\r", "\n", "\r\n", "hand", '{"hand": "', "#", "=1",
    "[", "]", "\\", "\\u0000", "null", "NaN", '"house": {', ": ", "1e999", "gold=", "rules=mcr",
    "5m", "hand,id\n", "hand\tid\n",
]  # fmt: skip
"""What files are made of."""


def mutated(rng: Random) -> str:
    """A good hand with some of it gone, doubled, moved or replaced."""
    text = rng.choice(GOOD)
    for _ in range(rng.randrange(1, 5)):
        at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
        text = rng.choice((
            text[:at] + text[to:],
            text[:to] + text[at:to] + text[to:],
            text[:at] + rng.choice(PIECES).strip("\r\n") + text[at:],
            text[:at] + chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) + text[at:],
        ))[:3000]  # fmt: skip
    return text


def spoken(rng: Random) -> str:
    """Words, keys and values of every game, put together as they come."""
    grammar = games.grammar()
    words, keys = sorted(grammar.words), sorted(grammar.keys)
    values = ["", "0", "5m", "E", "yes", "no", "mcr", "hongzhong", "9" * 5000, "[", "东"]
    made = [rng.choice(GOOD)] if rng.randrange(2) else []
    for _ in range(rng.randrange(1, 9)):
        key = f"{rng.choice(keys)}={rng.choice(values)}"
        made.append(rng.choice((key, rng.choice(words), rng.choice(PIECES).strip("\r\n"))))
    rng.shuffle(made)
    return rng.choice((" ", "", ",")).join(made)


def endless(rng: Random) -> str:
    """A few pieces again and again, to the longest line there may be."""
    piece = "".join(rng.choice(PIECES).strip("\r\n")[:9] for _ in range(3)) or "["
    if rng.randrange(2):
        piece += f"{rng.choice('amx[+')}{{}}{rng.choice('mz =]')}"
        piece = "".join(piece.replace("{}", str(n)) for n in range(400))
    return (piece * LONGEST)[:LONGEST]


def pieces(rng: Random) -> bytes:
    """A file of pieces, in some encoding."""
    text = "".join(rng.choice(PIECES) for _ in range(rng.randrange(1, 30)))
    return text.encode(rng.choice(("utf-8", "utf-8-sig", "utf-16")), "replace")


def form(rng: Random) -> tuple[str, list[str], bytes]:
    """A file of good hands: its kind, the hands, its bytes."""
    kind = rng.choice(KINDS)
    chosen = [rng.choice(GOOD) for _ in range(rng.randrange(1, 8))]
    text = written(kind, chosen, rng.choice(list(ENDS.values())))
    return kind, chosen, rng.choice(list(ENCODINGS.values()))(text)


def records(rng: Random) -> bytes:
    """JSON Lines whose keys and values are as odd as JSON allows."""
    odd: list[object] = [
        None, True, 0, -1, 1e308, 10**5000, "", "\ud800", [], {}, [[{}]], {"min": 0}, "5m",
        {"Min": "0", "min": 1}, "x" * 3000,
    ]  # fmt: skip
    keys = ["hand", "Hand", "gold", "GOLD", "house", "rules", "seat", "", "id", "\u2028"]
    lines = []
    for _ in range(rng.randrange(1, 6)):
        record = {rng.choice(keys): rng.choice(odd) for _ in range(rng.randrange(5))}
        if rng.randrange(4):
            record["hand"] = mutated(rng)
        lines.append(_json(record))
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _json(record: dict[str, object]) -> str:
    """JSON with numbers of any length, which Python refuses to write."""
    long = '"longest number"'
    record = {
        key: "longest number" if value == 10**5000 else value for key, value in record.items()
    }
    return json.dumps(record).replace(long, "9" * 5000)


def damaged(rng: Random, data: bytes) -> bytes:
    """The bytes with some dropped, doubled or replaced."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        byte = data[at : at + 1]
        other = rng.choice((b"", byte * 2, b"\0", b"\r", b"\n", b'"', b",", b"\x80", b"\x0b"))
        data = data[:at] + other + data[at + 1 :]
    return data
