"""The parts of a reading, each trimmed to what its fans look at.

How a part is trimmed stands at its class, in ``parts``.  There are far fewer trimmed parts than
hands, so what is found on each can be remembered: each is named by a *key* of plain numbers, and
made of its key only where it was not met before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mahjong_cli.counts import (
    ONE,
    by_suit,
    count_of,
    counts,
    faces,
    few,
    one_suit,
    only,
    present_in,
    squeezed,
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
from mahjong_cli.packed import ALL_FACES, has, label_of, labelled, mask_of
from mahjong_cli.shapes.marks import MARKS, each, every, kinds, marks
from mahjong_cli.shapes.place import Placing
from mahjong_cli.tiles import EAST, FIVES, TERMINALS, Tile, rank, suit
from mahjong_cli.tuples import NamedTuple

# What all readings of a hand have in common


FoursKey = tuple[int, int]
FormKey = tuple[str, int | None, int | None]
Won = tuple[str, int, int]
"""How the hand was won, how many melds are exposed, and a mask of what else is true of the win."""
WinKey = tuple[str | None, Won]
"""The wait, and how the hand was won."""


class Melded(NamedTuple):
    """The melds of a hand, as counts and as numbers; those of several melds are added.

    ``chows``, ``pungs`` (kongs too) and ``tiles`` are counts, ``konged`` the faces of kongs.
    ``kongs`` is what the melds add to the key of the kongs, ``exposed`` counts all of them but
    concealed kongs.
    """

    chows: int = 0
    pungs: int = 0
    tiles: int = 0
    marks: int = 0
    konged: int = 0
    kongs: int = 0
    exposed: int = 0


@final
class Situation:
    """What every reading of a hand has in common.

    ``winds`` is what the round and the seat add to the key of the pungs, ``win`` the key of the
    win but for the wait.  ``only`` says that the hand waited on one face, ``claimed`` that
    another player's tile won, and ``by_gold`` that a gold did.
    """

    __slots__ = ("by_gold", "claimed", "melded", "only", "win", "winds")

    def __init__(
        self, melded: Melded, winds: int, win: Won, claimed: bool, only: bool, by_gold: bool
    ) -> None:
        """What a hand has."""
        self.melded = melded
        self.winds = winds
        self.win = win
        self.claimed = claimed
        self.only = only
        self.by_gold = by_gold


NOT_MELDED = Melded()


def situation(hand: Hand, waits: Sequence[Tile], fourth: bool) -> Situation:
    """What every reading of the hand has in common; ``fourth`` is 和绝张, told or inferred."""
    how, kongdraw, flowerdraw, last, _ = hand.won
    melded = _melded(hand.melds) if hand.melds else NOT_MELDED
    only, by_gold = len(waits) == 1, hand.winning == hand.gold
    kong_flower = flowerdraw and melded.konged > 0
    flags = kongdraw + 2 * last + 4 * fourth + 8 * only + 16 * by_gold + 32 * kong_flower
    winds = _honour_key(hand.round) + 8 * _honour_key(hand.seat)
    return Situation(melded, winds, (how, melded.exposed, flags), how != "self", only, by_gold)


def _honour_key(tile: Tile | None) -> int:
    """An honour in a key, 1-7, or 0 for none."""
    return 0 if tile is None else tile - EAST + 1


def _melded(melds: Sequence[Meld]) -> Melded:
    chows = pungs = tiles = borne = konged = kongs = exposed = 0
    for kind, tile, concealed, _, _ in melds:
        one = _MELDED[kind, tile, concealed]
        chows += one.chows
        pungs += one.pungs
        tiles += one.tiles
        borne |= one.marks
        konged += one.konged
        kongs += one.kongs
        exposed += one.exposed
    return Melded(chows, pungs, tiles, borne, konged, kongs, exposed)


def _one_melded(key: tuple[str, Tile, bool]) -> Melded:
    kind, tile, concealed = key
    tiles, one, kong = Meld(kind, tile).tiles, ONE[tile], kind == "kong"
    if kind == "chow":
        return Melded(chows=one, tiles=counts(tiles), marks=marks(tiles), exposed=1)
    return Melded(
        pungs=one,
        tiles=counts(tiles),
        marks=marks(tiles),
        konged=one if kong else 0,
        kongs=kongs_key(kong and not concealed, kong and concealed, concealed, 1),
        exposed=int(not concealed),
    )


_MELDED = Memo("melds", _one_melded, bound=256)  # there are no more melds


# Keys of the parts that do not depend on the place of the winning tile


_NUMBER_TILES = counts(range(EAST))
_TERMINAL_TILES = counts(TERMINALS)
_FIVE = 3
"""What the label of chows says of a pair of fives: so much and its suit, 0-2."""
_KNITTED = 8


def chows_key(chows: int, pair: Tile | None, knitted: bool) -> int:
    """The key of chows as they lie, and of the pair beside them where there are no other sets."""
    label = _KNITTED if knitted else 0
    if pair is not None:
        label += 2 if pair >= EAST else _FIVE + suit(pair) if pair in FIVES else 1
    return labelled(chows, label)


def pungs_key(pungs: int, pair: Tile | None, winds: int) -> int:
    """The key of pungs as they lie; where there are honours, the winds and an honour pair too."""
    if pungs < ONE[EAST]:
        return pungs
    honour_pair = _honour_key(pair) if pair is not None and pair >= EAST else 0
    return labelled(pungs, winds + 64 * honour_pair)


_LOOSE = mask_of([MARKS])
"""One more mark: that the form is not four sets and a pair."""


def tiles_key(marks: int, form: str) -> int:
    """The key of the classes of the tiles, by the marks that their groups bear."""
    return marks if form == "standard" or form == "knitted-straight" else marks | _LOOSE


def kongs_key(melded: int, concealed: int, concealed_pungs: int, pungs: int) -> int:
    """The key of the kongs: four digits in base sixteen, so that adding adds each."""
    return melded + 16 * concealed + 256 * concealed_pungs + 4_096 * pungs


# A part of its key


def _placed(sets: int) -> Sets:
    return tuple(Placed(n, t, suit(t), rank(t)) for n, t in enumerate(faces(sets)))


def trimmed_chows(key: int) -> int:
    """The key of chows that are alike to every fan: squeezed, the suit of a five as by theirs."""
    chows, label = key & ALL_FACES, label_of(key)
    if (five := label % _KNITTED - _FIVE) >= 0:
        # The suits that have chows are the first ones once these are squeezed; then any other.
        suits = [s for s, of_suit in enumerate(by_suit(chows)) if of_suit]
        label += (suits.index(five) if five in suits else len(suits)) - five
    return labelled(squeezed(chows), label)


def chows_of(key: int) -> Chows:
    """The chows."""
    knitted, beside = divmod(label_of(key), _KNITTED)
    pair = 9 * (beside - _FIVE) + 4 if beside >= _FIVE else (None, 0, EAST)[beside]
    return Chows(_placed(key & ALL_FACES), pair, knitted > 0)


OrphansKey = tuple[int, int, Tile | None, Tile | None, Tile | None]


def number_pungs_key(key: int) -> int:
    """The key of the number pungs that are alike to every fan."""
    return squeezed(only(key, _NUMBER_TILES))


def orphan_pungs_key(key: int) -> OrphansKey | None:
    """The key of the pungs of terminals and honours that are alike to every fan, if there are."""
    pungs, label = key & ALL_FACES, label_of(key)
    terminals, honours = few(only(pungs, _TERMINAL_TILES)), pungs - only(pungs, _NUMBER_TILES)
    if not (honours or terminals):
        return None
    round_, seat, pair = (_honour(label // n % 8) for n in (1, 8, 64))
    return terminals, honours, pair, _held(honours, round_), _held(honours, seat)


def _honour(key: int) -> Tile | None:
    return EAST + key - 1 if key else None


def _held(pungs: int, wind: Tile | None) -> Tile | None:
    return wind if wind is not None and count_of(pungs, wind) else None


def number_pungs_of(key: int) -> NumberPungs:
    """The number pungs."""
    return NumberPungs(_placed(key))


def orphan_pungs_of(key: OrphansKey) -> OrphanPungs:
    """The pungs of terminals and honours."""
    terminals, honours, *beside = key
    return OrphanPungs(_placed(terminals * ONE[0] + honours), *beside)


def tiles_of(key: int) -> Tiles:
    """The classes of the tiles."""
    return Tiles(every(key), each(key), kinds(key), not has(key, MARKS))


def fours_of(key: FoursKey) -> Fours:
    """The faces held four times."""
    held, konged = key
    return Fours(faces(held), faces(konged))


def kongs_of(key: int) -> Kongs:
    """The kongs."""
    return Kongs(*(key // n % 16 for n in (1, 16, 256, 4_096)))


_ALL_NUMBERS = counts(range(9))


def form_key(at: Situation, placing: Placing) -> FormKey | None:
    """The key of a form, or None where there is nothing to be said of it.

    The tiles matter where all are of one suit and nothing is melded, and the thirteen before the
    last with them; of 全不靠 its tiles.
    """
    shape, form = placing.shape, placing.shape.form
    if form == "knitted":
        return form, shape.tiles, None
    lone = one_suit(shape.tiles) if at.melded is NOT_MELDED else None
    if lone is not None:
        tiles = by_suit(shape.tiles)[lone]
        if form != "standard" or present_in(tiles) == _ALL_NUMBERS:
            return form, tiles, tiles - ONE[placing.winning_as % 9]
    return None if form == "standard" else (form, None, None)


def form_of(key: FormKey) -> Form:
    """The form."""
    return Form(*key)


def win_of(key: WinKey) -> Win:
    """How the hand was won."""
    wait, (how, exposed, flags) = key
    kongdraw, last, fourth, only, by_gold, kong_flower = (has(flags, n) for n in range(6))
    return Win(how, kongdraw, last, fourth, wait, only, exposed, by_gold, kong_flower)
