"""The parts of a reading, each trimmed to what its fans look at.

How a part is trimmed stands at its class, in ``parts``.  There are far fewer trimmed parts than
hands, so what is found on each can be remembered: each is named by a *key* of plain numbers, and
made of its key only where it was not met before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from mahjong_cli.counts import (
    ONE,
    at_least_four,
    by_suit,
    count_of,
    counts,
    faces,
    few,
    only,
    present_in,
    squeezed,
    without,
)
from mahjong_cli.fans.parts import (
    Chows,
    Form,
    Fours,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Placed,
    Sets,
    Tiles,
    Win,
)
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.memo import Memo
from mahjong_cli.shapes.marks import each, every, kinds, marks
from mahjong_cli.shapes.place import Placing
from mahjong_cli.shapes.solve import Shape
from mahjong_cli.tiles import EAST, FIVES, TERMINALS, Tile, rank, suit

# What all readings of a hand have in common


class Melded(NamedTuple):
    """The melds of a hand, as counts and as numbers; those of several melds are added.

    ``chows``, ``pungs`` (kongs too) and ``tiles`` are counts, ``konged`` the faces of kongs.
    ``all_pungs`` is how many pungs there are, ``exposed`` counts all melds but concealed kongs.
    """

    chows: int = 0
    pungs: int = 0
    tiles: int = 0
    marks: int = 0
    konged: int = 0
    all_pungs: int = 0
    melded_kongs: int = 0
    concealed_kongs: int = 0
    exposed: int = 0


@final
class Situation:
    """What every reading of a hand has in common; ``win`` has no ``wait`` yet.

    Of the win, ``only`` says that the hand waited on one face, ``claimed`` that another player's
    tile won, and ``by_gold`` that a gold did.
    """

    __slots__ = ("by_gold", "claimed", "melded", "only", "round", "seat", "win")

    def __init__(self, melded: Melded, win: Win, round_: Tile | None, seat: Tile | None) -> None:
        """What a hand has."""
        self.melded = melded
        self.win = win
        self.round = round_
        self.seat = seat
        self.only = win.only
        self.claimed = win.how != "self"
        self.by_gold = win.by_gold


_NOT_MELDED = Melded()


def _one_melded(key: tuple[str, Tile, bool]) -> Melded:
    kind, tile, concealed = key
    tiles, one, kong = Meld(kind, tile).tiles, ONE[tile], kind == "kong"
    return Melded(
        chows=one if kind == "chow" else 0,
        pungs=one if kind != "chow" else 0,
        tiles=counts(tiles),
        marks=marks(tiles),
        konged=one if kong else 0,
        all_pungs=int(kind != "chow"),
        melded_kongs=int(kong and not concealed),
        concealed_kongs=int(kong and concealed),
        exposed=int(not concealed),
    )


_MELDED = Memo("melds", _one_melded, bound=256)  # there are no more melds


def _melded(melds: Sequence[Meld]) -> Melded:
    if not melds:
        return _NOT_MELDED
    laid = [_MELDED[kind, tile, concealed] for kind, tile, concealed, _, _ in melds]
    return laid[0] if len(laid) == 1 else Melded(*map(sum, zip(*laid, strict=True)))


def situation(hand: Hand, waits: Sequence[Tile], fourth: bool) -> Situation:
    """What every reading of the hand has in common; ``fourth`` is 和绝张, told or inferred."""
    how, kongdraw, flowerdraw, last, _ = hand.won
    melded = _melded(hand.melds)
    by_gold, alone = hand.winning == hand.gold, len(waits) == 1
    kong_flower = flowerdraw and melded.konged > 0
    win = Win(how, kongdraw, last, fourth, None, alone, melded.exposed, by_gold, kong_flower)
    return Situation(melded, win, hand.round, hand.seat)


# Keys of the parts that do not depend on the place of the winning tile


_NUMBER_TILES = counts(range(27))
_TERMINAL_TILES = counts(TERMINALS)
_FOUR_SETS = ("standard", "knitted-straight")

ChowsKey = tuple[int, Tile | None, bool]
OrphansKey = tuple[int, int, Tile | None, Tile | None, Tile | None]
TilesKey = tuple[int, bool]
FoursKey = tuple[int, int]


ShapeKeys = tuple[ChowsKey, int, OrphansKey | None, TilesKey, FoursKey | None]
"""The keys of the parts that do not depend on the place of the winning tile.

There are no number pungs where theirs is 0; the others where theirs is None.
"""


def shape_keys(at: Situation, shape: Shape) -> ShapeKeys:
    """The keys of the parts of a shape, melds included."""
    melded, pair = at.melded, shape.pair
    chows = shape.chows + melded.chows
    pungs = shape.pungs + melded.pungs
    beside = None if pungs or pair is None else _beside(chows, pair)
    numbers, orphans = 0, None
    if pungs:
        numbers = only(pungs, _NUMBER_TILES)
        terminals = few(only(numbers, _TERMINAL_TILES)) if numbers else 0
        if honours := pungs - numbers:
            honour_pair = pair if pair is not None and pair >= EAST else None
            round_, seat = _held(honours, at.round), _held(honours, at.seat)
            orphans = (terminals, honours, honour_pair, round_, seat)
        elif terminals:
            orphans = (terminals, 0, None, None, None)
    konged = melded.konged
    fours = at_least_four(shape.tiles + melded.tiles)
    if konged:
        fours = without(fours, konged)
    return (
        (squeezed(chows), beside, shape.form == "knitted-straight"),
        squeezed(numbers) if numbers else 0,
        orphans,
        (present_in(shape.marks + melded.marks), shape.form in _FOUR_SETS),
        (fours, konged) if fours or konged else None,
    )


def _beside(chows: int, pair: Tile) -> Tile:
    """The pair beside four chows, trimmed."""
    if pair >= EAST:
        return EAST
    if pair not in FIVES:
        return 0
    # The suits that have chows are the first ones once these are squeezed; then comes any other.
    suits = [s for s, of_suit in enumerate(by_suit(chows)) if of_suit]
    return 9 * (suits.index(suit(pair)) if suit(pair) in suits else len(suits)) + 4


def _held(pungs: int, wind: Tile | None) -> Tile | None:
    return wind if wind is not None and count_of(pungs, wind) else None


# Keys of the parts that depend on the place of the winning tile


KongsKey = tuple[int, int, int, int]
FormKey = tuple[str, int | None, int | None]
WinKey = tuple[Win, str | None]


PlaceKeys = tuple[KongsKey, FormKey | None, WinKey]
"""The keys of the parts that depend on the place of the winning tile.

There is nothing to be said of the form where its key is None.
"""


def place_keys(at: Situation, placing: Placing, lone: int | None, *, waits: bool) -> PlaceKeys:
    """The keys of the parts of a placing.

    ``lone`` is the suit of the whole hand, 0-2, where it is of one and nothing is melded.  Without
    ``waits`` those are left out that are there and do not count.
    """
    shape, melded, form = placing.shape, at.melded, placing.shape.form
    mine = few(shape.pungs)
    concealed = melded.concealed_kongs + mine
    if at.claimed and placing.kind == "pung":
        concealed -= 1
    tiles = thirteen = None
    if lone is not None:
        tiles, thirteen = _one_suit_tiles(placing, lone)
    elif form == "knitted":
        tiles = shape.tiles
    return (
        (melded.melded_kongs, melded.concealed_kongs, concealed, mine + melded.all_pungs),
        None if tiles is None and form == "standard" else (form, tiles, thirteen),
        (at.win, placing.wait if waits or at.only else None),
    )


_ALL_NUMBERS = counts(range(9))


def _one_suit_tiles(placing: Placing, suit: int) -> tuple[int | None, int | None]:
    """The tiles of a form of one suit and the thirteen before the last, trimmed."""
    tiles = by_suit(placing.shape.tiles)[suit]
    if placing.shape.form == "standard" and present_in(tiles) != _ALL_NUMBERS:
        return None, None
    return tiles, tiles - ONE[placing.winning_as % 9]


# A part of its key


def _placed(sets: int) -> Sets:
    return tuple(Placed(n, t, suit(t), rank(t)) for n, t in enumerate(faces(sets)))


def chows_of(key: ChowsKey) -> Chows:
    """The chows."""
    chows, pair, knitted = key
    return Chows(_placed(chows), pair, knitted)


def number_pungs_of(key: int) -> NumberPungs:
    """The number pungs."""
    return NumberPungs(_placed(key))


def orphan_pungs_of(key: OrphansKey) -> OrphanPungs:
    """The pungs of terminals and honours."""
    terminals, honours, *beside = key
    return OrphanPungs(_placed(terminals * ONE[0] + honours), *beside)


def tiles_of(key: TilesKey) -> Tiles:
    """The classes of the tiles."""
    borne, sets = key
    return Tiles(every(borne), each(borne), kinds(borne), sets)


def fours_of(key: FoursKey) -> Fours:
    """The faces held four times."""
    held, konged = key
    return Fours(faces(held), faces(konged))


def kongs_of(key: KongsKey) -> Kongs:
    """The kongs."""
    return Kongs(*key)


def form_of(key: FormKey) -> Form:
    """The form."""
    return Form(*key)


def win_of(key: WinKey) -> Win:
    """How the hand was won."""
    win, wait = key
    return win._replace(wait=wait)
