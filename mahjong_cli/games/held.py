"""What every game looks at in a hand, and the notes that every game makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.counts import ONE, count_of
from mahjong_cli.games.house import House
from mahjong_cli.games.rule_set import Rules
from mahjong_cli.hand.hand import Hand
from mahjong_cli.text import Coded, Note, Text, tile_name
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.hand.ready import Ready


class Held(NamedTuple):
    """The concealed tiles: real ones as counts, golds, and the sets that they must make.

    ``before`` and ``golds_before`` are the thirteen tiles without the winning one.
    """

    real: int
    golds: int
    sets: int
    before: int
    golds_before: int


def held(hand: Hand) -> Held:
    """The concealed tiles of a hand, golds told apart."""
    before, golds, sets = hand.counted, 0, 4 - len(hand.melds)
    if hand.gold is not None:
        golds = count_of(before, hand.gold)
        before -= golds * ONE[hand.gold]
    if hand.winning == hand.gold:
        return Held(before, golds + 1, sets, before, golds)
    return Held(before + ONE[hand.winning], golds, sets, before, golds)


def is_fourth(hand: Hand) -> bool:
    """Whether 和绝张 holds: told, or the other three lie open as far as is said."""
    return hand.won.fourth or is_last(hand, hand.winning)


def is_last(hand: Hand | Ready, tile: Tile) -> bool:
    """Whether the other three of a tile lie open as far as is said.

    The own exposed melds do, the flipped tile and those that are ``seen``.
    """
    if not (hand.melds or hand.seen) or tile in hand.concealed:
        return False
    known = hand.seen.count(tile) + (hand.flipped == tile)
    for meld in hand.melds:
        if not meld.concealed:
            known += hand.printed(meld).count(tile)
    return known >= 3


_ASSUMED = {
    "winning-tile-assumed": Coded(
        "winning-tile-assumed",
        Text(
            "no winning tile was named: the last concealed tile, {tile}, is taken for it",
            "没有写明和哪张牌：按最后一张 {tile} 算",
            "沒有寫明和哪張牌：按最後一張 {tile} 算",
        ),
    ),
    "discard-assumed": Coded(
        "discard-assumed",
        Text(
            "nothing says how the hand was won: on a discard is assumed",
            "没有写明怎么和的：按点炮算",
            "沒有寫明怎麼和的：按點炮算",
        ),
    ),
    "won-unused": Coded(
        "won-unused",
        Text(
            "how the hand was won is left aside: it is not won yet",
            "尚未和牌：怎么和的不看",
            "尚未和牌：怎麼和的不看",
        ),
    ),
    "red-five": Coded(
        "red-five",
        Text("red fives are read as plain fives", "赤五按普通的五算", "赤五按普通的五算"),
        aside=True,
    ),
}
_NO_GOLD = Coded(
    "no-gold",
    Text(
        "no {gold} is named: every tile is read as itself",
        "没有写{gold}：所有的牌按本身算",
        "沒有寫{gold}：所有的牌按本身算",
    ),
)
_FLIP_COPIES = Coded(
    "flip-copies",
    Text(
        "the hand holds all four of {tile}, and a fifth was flipped",
        "手里有四张 {tile}，翻出的又是一张",
        "手裡有四張 {tile}，翻出的又是一張",
    ),
)
_TIE = Coded(
    "tie",
    Text(
        "{count} other readings pay the same (--all shows them)",
        "另有 {count} 种拆法得分相同（--all 列出）",
        "另有 {count} 種拆法得分相同（--all 列出）",
    ),
)
_TIE_SHOWN = Coded(
    "tie",
    Text(
        "{count} other readings pay the same",
        "另有 {count} 种拆法得分相同",
        "另有 {count} 種拆法得分相同",
    ),
)
_ONE_TIE_SHOWN = Coded(
    "tie",
    Text("one other reading pays the same", "另有 1 种拆法得分相同", "另有 1 種拆法得分相同"),
)
_ONE_TIE = Coded(
    "tie",
    Text(
        "one other reading pays the same (--all shows it)",
        "另有 1 种拆法得分相同（--all 列出）",
        "另有 1 種拆法得分相同（--all 列出）",
    ),
)
_HOUSE_OPTION = Coded(
    "house-option",
    Text(
        "house option {option}={value} (default {default})",
        "规则选项 {option}={value}（默认 {default}）",
        "規則選項 {option}={value}（默認 {default}）",
    ),
)
_INCOMPLETE = Coded(
    "incomplete",
    Text("{away} tiles away from a winning hand", "还差 {away} 张", "還差 {away} 張"),
)
_ONE_AWAY = Coded("incomplete", Text("one tile away from a winning hand", "还差 1 张", "還差 1 張"))


def incomplete(away: int) -> Note:
    """That so many tiles are still to be exchanged."""
    return _ONE_AWAY.note() if away == 1 else _INCOMPLETE.note(away=away)


def hand_notes(rules: Rules, hand: Hand) -> list[Note]:
    """What was taken for granted in reading a hand."""
    found = _gold_notes(rules, hand)
    if hand.assumed:
        tile = tile_name(hand.winning)
        found = [*(_ASSUMED[code].note(tile=tile) for code in hand.assumed), *found]
    return found


def ready_notes(rules: Rules, house: House, ready: Ready) -> Iterator[Note]:
    """What was taken for granted in reading a hand that is not won yet, and its house options."""
    for code in ready.assumed:
        yield _ASSUMED[code].note()
    yield from _gold_notes(rules, ready)
    yield from score_notes(house, 0)


def _gold_notes(rules: Rules, hand: Hand | Ready) -> list[Note]:
    found = []
    if hand.gold is None and rules.successor:
        found.append(_NO_GOLD.note(gold=rules.gold))
    if hand.flipped is not None and count_of(hand.physical, hand.flipped) == 4:
        found.append(_FLIP_COPIES.note(tile=tile_name(hand.flipped)))
    return found


def score_notes(house: House, ties: int, *, every: bool = False) -> Iterator[Note]:
    """How many readings pay the same, and which house options are not at their default.

    With ``every`` they are all shown.
    """
    if ties > 0:
        one, several = (_ONE_TIE_SHOWN, _TIE_SHOWN) if every else (_ONE_TIE, _TIE)
        yield one.note() if ties == 1 else several.note(count=ties)
    for option in house.changed:
        value, default = map(option.shown, (house[option.name], option.default))
        yield _HOUSE_OPTION.note(option=option.title, value=value, default=default)
