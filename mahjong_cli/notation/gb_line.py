"""A line as GB-Mahjong writes a hand: ``[EEE,2][SSSS,1]WWWNN55pN|EE1000|fah``.

    line    = hand "|" round seat self fourth last kong [ "|" flowers ]
    self, fourth, last, kong = "0" | "1"
    flowers = { "a" … "h" } | "0" … "8"        梅兰竹菊春夏秋冬, or how many

The last tile of the hand is the winning one, unless a space follows it: then there is none.
What was drawn or robbed by a kong is told by ``self``.  Further words and keys may follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.pieces import FIELD, FLOWERS, KEY, TILES, WINNING, WORD, Piece, pieces
from mahjong_cli.notation.tokens import Written
from mahjong_cli.problems.in_habits import BARS, GB_FLAGS, GB_FLOWERS, GB_WIND
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text

ABOUT = Text(
    "a whole line of GB-Mahjong: hand, round, seat, the flags self-drawn, fourth, last and kong, "
    "flowers; recognised by its bars",
    "GB-Mahjong 的整行：手牌、圈风、门风、自摸、绝张、海底、杠四个标志、花牌；由竖线认出",
    "GB-Mahjong 的整行：手牌、圈風、門風、自摸、絕張、海底、杠四個標誌、花牌；由豎線認出",
)
EXAMPLE = "[EEE,2][SSSS,1]WWWNN55pN|EE1000|fah"

_BARS = re.compile(
    r"\|([ESWN])([ESWN])([01])([01])([01])([01])(?:\|(?:([a-h]+)|([0-8])?))?(?![^ \t,;])"
)
_HAND = Written(flowers="[a-h]+", after="(?=[a-h]+(?![i-z=]))")
_FLOWERS = {letter: f"{n}f" for letter, n in zip("abcdefgh", (5, 6, 7, 8, 1, 2, 3, 4), strict=True)}


_LOOSE = re.compile(r"\|([^| \t,;\[\]+=]*)(?:\|([^ \t,;\[\]+=]*))?(?![^ \t,;])")
_WINDS = ("round", "seat")
_FLAGS = re.compile("[01]{4}")
_NAMED = re.compile("[a-h]*|[0-8]")


def find(line: str) -> re.Match[str] | None:
    """The bars of a line with what stands between them, right or wrong, if it has any."""
    return _BARS.search(line) or _LOOSE.search(line)


def _fields(said: str) -> tuple[bool, bool, bool]:
    """Whether the round wind, the seat wind and the flags are what they must be."""
    winds = tuple("ESWN")
    return said[:1] in winds, said[1:2] in winds, _FLAGS.fullmatch(said, 2) is not None


def pieces_between(line: str, grammar: Grammar, bars: re.Match[str]) -> Iterator[Piece]:
    """The pieces of such a line."""
    if bars.re is _LOOSE and not any(_fields(bars[1])):  # a bar that has strayed into another
        yield from pieces(line, grammar, end=bars.start())
        yield Piece(FIELD, "lacking:", *bars.span())
        yield from pieces(line, grammar, start=bars.end())
        return
    hand = list(pieces(line, grammar, _HAND, 0, bars.start()))
    won = bars.start() > 0 and line[bars.start() - 1] not in " \t"
    if won and not any(piece.kind == WINNING for piece in hand):
        hand = _won(hand)
    for piece in hand:
        yield from _flowers(piece) if piece.kind == FLOWERS else (piece,)
    yield from _said(bars, won=won) if bars.re is _BARS else _wrong(bars)
    yield from pieces(line, grammar, start=bars.end())


def _wrong(bars: re.Match[str]) -> Iterator[Piece]:
    """The fields that are not what they must be; nothing is made of the others."""
    said, flowers = bars[1], bars[2]
    start, end = bars.span(1)
    if len(said) <= len(_WINDS) or _FLAGS.fullmatch(said, 1):
        yield Piece(FIELD, "lacking:", *bars.span())
        return
    *winds, flags = _fields(said)
    for n, (name, right) in enumerate(zip(_WINDS, winds, strict=True)):
        if not right:
            yield Piece(FIELD, f"{name}:{said[n]}", start + n, start + n + 1)
    if not flags:
        yield Piece(FIELD, f"flags:{said[len(_WINDS) :]}", start + len(_WINDS), end)
    if flowers and not _NAMED.fullmatch(flowers):
        yield Piece(FIELD, f"flowers:{flowers}", *bars.span(2))


def wrong(piece: Piece) -> Problem:
    """What is wrong with a field.

    >>> wrong(Piece(FIELD, "seat:X", 3, 4)).message()
    'X is not a wind: E, S, W or N expected as the seat wind'
    """
    field, _, read = piece.text.partition(":")
    kind = {"flags": GB_FLAGS, "flowers": GB_FLOWERS, "lacking": BARS}.get(field, GB_WIND)
    args: dict[str, object] = {"read": read, "field": _CALLED.get(field)}
    return Problem(kind, args, (), piece.start, piece.end)


_CALLED = {
    "round": Text("round wind", "圈风", "圈風"),
    "seat": Text("seat wind", "门风", "門風"),
}


def _won(hand: list[Piece]) -> list[Piece]:
    """The pieces with the last tile apart, as the winning one."""
    last = next((n for n in reversed(range(len(hand))) if hand[n].kind == TILES), None)
    if last is None:
        return hand
    text, start, end = hand[last][1:]
    suit = text[-1:] if text[0].isdigit() else ""
    each = text.removesuffix(suit)
    if len(each) == 1 or not (suit or text.isascii()):  # 红中 is one tile
        return [*hand[:last], Piece(WINNING, text, start, end), *hand[last + 1 :]]
    at = end - len(suit) - 1
    parts = Piece(TILES, each[:-1] + suit, start, at), Piece(WINNING, each[-1] + suit, at, end)
    return [*hand[:last], *parts, *hand[last + 1 :]]


def _flowers(piece: Piece) -> Iterator[Piece]:
    for n, letter in enumerate(piece.text):
        yield Piece(FLOWERS, _FLOWERS[letter], piece.start + n, piece.start + n + 1)


def _said(bars: re.Match[str], *, won: bool) -> Iterator[Piece]:
    """What stands between and behind the bars, as words and keys."""
    round_, seat, drawn, fourth, last, kong, named, count = bars.groups()
    yield Piece(KEY, f"round={round_}", *bars.span(1))
    yield Piece(KEY, f"seat={seat}", *bars.span(2))
    if drawn == "1":
        yield Piece(WORD, "self", *bars.span(3))
    elif won and kong == "0":
        yield Piece(WORD, "discard", *bars.span(3))
    if fourth == "1":
        yield Piece(WORD, "fourth", *bars.span(4))
    if last == "1":
        yield Piece(WORD, "last", *bars.span(5))
    if kong == "1":
        yield Piece(WORD, "kongdraw" if drawn == "1" else "robkong", *bars.span(6))
    if named:
        yield from _flowers(Piece(FLOWERS, named, *bars.span(7)))
    elif count:
        yield Piece(KEY, f"flowers={count}", *bars.span(8))
