"""The independent calculator: hands as PyMahjongGB reads them, its fans by our names.

It knows no gold, so gold hands are asked about with a face for each gold.  It does not check
what it is given: only hands without ``problems`` may be asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from MahjongGB import MahjongFanCalculator  # type: ignore[import-not-found]

from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import WINDS, Tile, rank, suit

OUR_NAMES = {"独听・边张": "边张", "独听・嵌张": "坎张", "独听・单钓": "单钓将"}
PACKS = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}
TILES = tuple(
    f"{'WBT'[suit(t)]}{rank(t)}" if t < 27 else f"F{t - 26}" if t < 31 else f"J{t - 30}"
    for t in range(34)
)

Pack = tuple[str, str, int]


class Row(NamedTuple):
    """A fan in the answer: its Chinese name, its points, and how often."""

    fan: str
    points: int
    times: int


class Answer(NamedTuple):
    """What the calculator says of a hand; ``total`` has the flowers in it."""

    total: int
    fans: tuple[Row, ...]


def ask(hand: Hand) -> Answer | None:
    """The calculator's answer about a hand without golds, None when it does not win."""
    packs = [_pack(m.kind, m.tiles, 0 if m.concealed else 1) for m in hand.melds]
    return _answer(hand, packs, hand.concealed)


def ask_reading(hand: Hand, reading: Reading) -> Answer | None:
    """The answer about one standard reading of a hand without golds.

    The concealed sets that the winning tile does not complete are laid down as packs that
    nobody gave, which the calculator counts as concealed; so it cannot divide them anew.
    Two of its fans are then not to be trusted: 九莲宝灯 (it looks at the loose tiles) and
    和绝张 (it takes packs for visible).
    """
    packs, loose = [], list[Tile]()
    for n, group in enumerate(reading.groups):
        if n < len(hand.melds):
            packs.append(_pack(group.kind, group.tiles, 0 if group.concealed else 1))
        elif n == reading.place or group.kind == "pair":
            loose += group.tiles
        else:
            packs.append(_pack(group.kind, group.tiles, 0))
    loose.remove(hand.winning)
    return _answer(hand, packs, loose)


def assigned(hand: Hand, faces: Sequence[Tile]) -> list[Hand]:
    """The hand with each gold outside the melds turned into one of the faces.

    One hand for each face that a drawn gold, as the winning tile, may stand for.
    """
    real = [t for t in hand.concealed if t != hand.gold]
    plain = hand.replace(gold=None, flipped=None, house=())
    if hand.winning != hand.gold:
        return [plain.replace(concealed=tuple(sorted([*real, *faces])))]
    rest = {tile: list(faces) for tile in faces}
    for tile, others in rest.items():
        others.remove(tile)
    return [
        plain.replace(concealed=tuple(sorted([*real, *others])), winning=tile)
        for tile, others in rest.items()
    ]


def ask_assigned(hand: Hand, faces: Sequence[Tile]) -> Answer | None:
    """The best answer about the hand with its golds standing for these faces."""
    answers = [answer for plain in assigned(hand, faces) if (answer := ask(plain))]
    return max(answers, key=lambda answer: answer.total, default=None)


def _pack(kind: str, tiles: tuple[Tile, ...], offer: int) -> Pack:
    return (PACKS[kind], TILES[tiles[1]], offer)


def _answer(hand: Hand, packs: list[Pack], concealed: Sequence[Tile]) -> Answer | None:
    won: Circumstances = hand.won
    wind = _unneeded_wind(hand)
    try:
        rows = MahjongFanCalculator(
            tuple(packs),
            tuple(TILES[t] for t in concealed),
            TILES[hand.winning],
            hand.flowers,
            won.self_drawn,
            won.fourth,
            won.how == "robkong" or won.kongdraw,
            won.last,
            (wind if hand.seat is None else hand.seat) - WINDS[0],
            (wind if hand.round is None else hand.round) - WINDS[0],
            True,
        )
    except TypeError as error:
        if "NOT_WIN" not in str(error):
            raise
        return None
    fans = tuple(Row(OUR_NAMES.get(name, name), points, n) for points, n, name, _ in rows)
    return Answer(sum(row.points * row.times for row in fans), fans)


def _unneeded_wind(hand: Hand) -> Tile:
    """A wind that the hand has no pung of: the calculator wants one where none is given.

    With four pungs of winds, 大四喜 leaves the seat and round winds out in any case.
    """
    return next((t for t in WINDS if hand.physical >> 4 * t & 15 < 3), WINDS[0])


def group_text(groups: Sequence[Group]) -> str:
    """The groups of a reading in letters, for the message of a failing test."""
    return " ".join(g.text if g.concealed else f"({g.text})" for g in groups)
