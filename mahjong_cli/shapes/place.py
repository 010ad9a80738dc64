"""Where the winning tile lies in a shape, and the reading that this makes.

It may lie in any concealed group that holds its face; a gold that won may be any of the golds.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import final

from mahjong_cli.counts import CHOW, ONE, count_of, faces
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.covers import GROUPS
from mahjong_cli.shapes.solve import Shape
from mahjong_cli.tiles import Tile

WAITS = ("edge", "closed", "single", None)
"""What the winning tile may complete, as ``Placing.wait`` names it."""


@final
class Placing:
    """A shape with the place of the winning tile: the face it stands for, and its group.

    ``kind`` and ``low`` name the group that it completes: its kind and (lowest) face.
    """

    __slots__ = ("kind", "low", "shape", "winning_as")

    def __init__(self, shape: Shape, winning_as: Tile, kind: str, low: Tile) -> None:
        """A place of the winning tile; two of them are different places."""
        self.shape = shape
        self.winning_as = winning_as
        self.kind = kind
        self.low = low

    @property
    def wait(self) -> str | None:
        """The shape that the winning tile completed: edge, closed, single or none of them."""
        tile, low = self.winning_as, self.low
        if self.kind == "chow":
            if tile == low + 1:
                return "closed"
            edge = (tile == low and low % 9 == 6) or (tile == low + 2 and low % 9 == 0)
            return "edge" if edge else None
        return "single" if self.kind == "pair" or self.kind == "orphans" else None


_WHOLE = {"seven-pairs": "pair", "thirteen-orphans": "orphans", "knitted": "knitted"}
"""The kind of the groups that a form is made of, where they are all of one."""


def placings(shape: Shape, winning: Sequence[Tile], knitted_wait: bool) -> list[Placing]:
    """Every place that the winning tile can have in a shape.

    ``winning`` are the faces that it may stand for.  In 组合龙 it may complete the fifth set
    or the pair although its face also belongs to the knitted body, unless ``knitted_wait``
    is off.
    """
    found: list[Placing] = []
    for tile in winning:
        if shape.form == "standard":
            _place_in_sets(found, shape, tile)
        elif shape.form == "knitted-straight":
            in_body = count_of(_body(shape), tile) > 0
            if in_body:
                found.append(Placing(shape, tile, "knitted", tile))
            if knitted_wait or not in_body:
                _place_in_sets(found, shape, tile)
        else:
            found.append(Placing(shape, tile, _WHOLE[shape.form], tile))
    return found


def _place_in_sets(found: list[Placing], shape: Shape, tile: Tile) -> None:
    chows = shape.chows
    if chows and tile < 27:
        rank = tile % 9
        for low in range(tile - min(2, rank), tile + 1):
            if count_of(chows, low):
                found.append(Placing(shape, tile, "chow", low))
    if count_of(shape.pungs, tile):
        found.append(Placing(shape, tile, "pung", tile))
    if shape.pair == tile:
        found.append(Placing(shape, tile, "pair", tile))


def _body(shape: Shape) -> int:
    """The knitted tiles of a 组合龙."""
    assert shape.pair is not None
    return shape.tiles - CHOW * shape.chows - 3 * shape.pungs - 2 * ONE[shape.pair]


_GROUPS = {
    kind: {tile: Group(kind, tiles) for tile, tiles in groups.items()}
    for kind, groups in GROUPS.items()
}
_CLAIMED = {
    kind: {tile: Group(kind, tiles, concealed=False) for tile, tiles in groups.items()}
    for kind, groups in GROUPS.items()
}
"""The groups that another player's tile completed."""


def _find_melded(key: tuple[str, Tile, bool]) -> Group:
    kind, tile, concealed = key
    return Group(kind, Meld(kind, tile).tiles, concealed)


_MELDED = Memo("groups of melds", _find_melded, 256)  # there are no more melds


def reading(hand: Hand, placing: Placing, gold_as: tuple[Tile, ...]) -> Reading:
    """The reading of the hand that a placing makes."""
    shape, kind, low = placing.shape, placing.kind, placing.low
    groups = [_MELDED[kind, tile, concealed] for kind, tile, concealed, _, _ in hand.melds]
    first = place = len(groups)
    groups += _groups(shape)
    if kind in GROUPS and shape.form != "seven-pairs":
        wanted = _GROUPS[kind][low]
        while groups[place] is not wanted:
            place += 1
    else:
        place = next(n for n in range(first, len(groups)) if low in groups[n].tiles)
    if hand.won.how != "self":
        group = groups[place]
        known = _CLAIMED.get(group.kind)
        groups[place] = known[low] if known else group._replace(concealed=False)
    return Reading(shape.form, tuple(groups), gold_as, placing.winning_as, place)


def _groups(shape: Shape) -> list[Group]:
    """The concealed groups: a special form's tiles first, then the sets by tile, the pair."""
    form = shape.form
    if form == "seven-pairs":
        return [_GROUPS["pair"][t] for t in faces(shape.tiles)[::2]]
    if form in _WHOLE:
        return [Group(_WHOLE[form], faces(shape.tiles))]
    sets = [_GROUPS["chow"][t] for t in faces(shape.chows)]
    if shape.pungs:
        sets += [_GROUPS["pung"][t] for t in faces(shape.pungs)]
        sets.sort(key=_by_tiles)
    if shape.pair is not None:
        sets.append(_GROUPS["pair"][shape.pair])
    if form == "knitted-straight":
        sets.insert(0, Group("knitted", faces(_body(shape))))
    return sets


_by_tiles = attrgetter("tiles")
