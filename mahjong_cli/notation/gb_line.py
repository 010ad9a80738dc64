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
from mahjong_cli.notation.pieces import FLOWERS, KEY, TILES, WINNING, WORD, Piece, pieces
from mahjong_cli.notation.tokens import Written
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


def find(line: str) -> re.Match[str] | None:
    """The bars of a line with what stands between them, or None where it has no such."""
    return _BARS.search(line)


def pieces_between(line: str, grammar: Grammar, bars: re.Match[str]) -> Iterator[Piece]:
    """The pieces of such a line."""
    hand = list(pieces(line, grammar, _HAND, 0, bars.start()))
    won = bars.start() > 0 and line[bars.start() - 1] not in " \t"
    if won and not any(piece.kind == WINNING for piece in hand):
        hand = _won(hand)
    for piece in hand:
        yield from _flowers(piece) if piece.kind == FLOWERS else (piece,)
    yield from _said(bars, won=won)
    yield from pieces(line, grammar, start=bars.end())


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
