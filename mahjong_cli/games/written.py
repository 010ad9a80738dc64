"""The groups of a reading as a line: golds with what they stand for, the winning tile apart."""

from __future__ import annotations

from collections import Counter

from mahjong_cli.games.sheet import Cell, Span
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Reading
from mahjong_cli.tiles import NAMES, Tile, write


def stands_for(gold: Tile, tile: Tile) -> str:
    """A gold and the face that it stands for.

    >>> stands_for(5, 7)
    '6m→8m'
    """
    return f"{NAMES[gold]}→{NAMES[tile]}"


def reading_cell(hand: Hand, reading: Reading) -> Cell:
    """The groups of a reading, the winning tile after a ``+`` in the group it completes.

    A gold that stands for another tile is written in brackets: ``67m(6m→8m)``.
    """
    spans: list[Span] = []
    for n, (real, golds) in enumerate(placed(hand, reading)):
        spans.append(Span(("  " if n else "") + write(real)))
        spans += [Span(f"({stands_for(gold, tile)})", "gold") for gold, tile in golds]
        if n == reading.place:
            tile = NAMES[reading.winning_as]
            if hand.gold == hand.winning != reading.winning_as:
                tile = stands_for(hand.winning, reading.winning_as)
            spans.append(Span("+" + tile, "winning"))
    return tuple(spans)


def placed(hand: Hand, reading: Reading) -> list[tuple[list[Tile], list[tuple[Tile, Tile]]]]:
    """Of each group the real tiles, and the golds with what they stand for.

    The winning tile is left out.  Which of two like tiles is the gold makes no difference,
    so each gold goes to the first concealed group that has its face.
    """
    groups = [(list(group.tiles), list[tuple[Tile, Tile]]()) for group in reading.groups]
    if hand.gold is not None:
        for meld, (real, golds) in zip(hand.melds, groups, strict=False):
            for tile in (meld.tiles[place] for place in meld.golds):
                real.remove(tile)
                golds.append((hand.gold, tile))
    groups[reading.place][0].remove(reading.winning_as)
    standing = Counter(reading.gold_as)
    if hand.winning == hand.gold:
        standing[reading.winning_as] -= 1
    for tile in standing.elements():
        if hand.gold is None or tile == hand.gold:
            continue
        real, golds = next(group for group in groups[len(hand.melds) :] if tile in group[0])
        real.remove(tile)
        golds.append((hand.gold, tile))
    return groups
