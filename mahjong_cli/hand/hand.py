"""A hand as it lies on the table when it is won: its melds, how it was won, its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from mahjong_cli.counts import CHOW, ONE, counts
from mahjong_cli.memo import Memo
from mahjong_cli.tiles import FACES, HONOURS, NAMES, Tile, write
from mahjong_cli.tuples import NamedTuple
from mahjong_cli.value import Value

if TYPE_CHECKING:
    from mahjong_cli.hand.ready import Ready


_FACES = frozenset(FACES)
_CHOWS = frozenset(tile for tile in FACES if tile not in HONOURS and tile % 9 < 7)


class Meld(NamedTuple):
    """A declared set: chow 吃, pung 碰, or kong 杠.

    ``tile`` is its (lowest) face, 0-33.  Only a kong can be ``concealed`` (暗杠).
    ``offer`` is the digit after the comma: for a chow which tile was claimed (1-3), for a
    pung or melded kong who gave it (1-3, added kongs 5-7), or None; it is never scored.
    ``golds`` are the places, from 0, of the tiles that golds stand for (ruling A-05); among like
    tiles they are the last.

    >>> Meld("kong", 13, concealed=True).text
    '5555p'
    """

    kind: str
    tile: Tile
    concealed: bool = False
    offer: int | None = None
    golds: tuple[int, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether there is such a meld, whatever else is held.

        >>> Meld("chow", 6).sound, Meld("chow", 7).sound, Meld("pung", 0, concealed=True).sound
        (True, False, False)
        """
        kind, tile, concealed, _, golds = self
        there = _CHOWS if kind == "chow" else _FACES if kind in ("pung", "kong") else ()
        places = range(4 if kind == "kong" else 3)
        stray = golds and not {*places}.issuperset(golds)
        return tile in there and not stray and (kind == "kong" or not concealed)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four faces."""
        if self.kind == "chow":
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind == "kong" else 3)

    @property
    def counts(self) -> int:
        """Its tiles as counts."""
        if self.kind == "chow":
            return CHOW * ONE[self.tile]
        return (4 if self.kind == "kong" else 3) * ONE[self.tile]

    @property
    def text(self) -> str:
        """Its tiles in letters."""
        return write(self.tiles)

    @property
    def marked(self) -> str:
        """Its tiles in letters, with a ``*`` after each that a gold stands for.

        >>> Meld("chow", 20, golds=(1,)).marked, Meld("pung", 27, golds=(1, 2)).marked
        ('34*5s', 'EE*E*')
        """
        text = self.text
        if not self.golds:
            return text
        tiles = len(self.tiles)  # each is one letter, and those of a suit share one more
        stars = ("*" if n in self.golds else "" for n in range(tiles))
        return "".join(map("".join, zip(text[:tiles], stars, strict=True))) + text[tiles:]

    @property
    def written(self) -> str:
        """The meld in notation; a melded kong of which nobody knows who gave it needs a key.

        >>> Meld("chow", 20, offer=1).written, Meld("kong", 9).written
        ('[345s,1]', ' kong=1111p ')
        """
        if self.offer is not None:
            return f"[{self.marked},{self.offer}]"
        if self.kind == "kong" and not self.concealed:
            return f" kong={self.marked} "
        return f"[{self.marked}]"


class Circumstances(NamedTuple):
    """How the hand was won.

    ``how`` is ``"self"`` 自摸, ``"discard"`` 点炮 or ``"robkong"`` 抢杠; ``kongdraw`` and
    ``flowerdraw`` say that the drawn tile replaced a kong or a flower, ``last`` that it was
    the last of the wall, ``fourth`` that the three others of its kind were visible.
    """

    how: str = "discard"
    kongdraw: bool = False
    flowerdraw: bool = False
    last: bool = False
    fourth: bool = False

    @property
    def self_drawn(self) -> bool:
        """Whether the winner drew the tile himself."""
        return self.how == "self"

    @property
    def words(self) -> list[str]:
        """The words that say so in notation; a discard needs none.

        >>> Circumstances("self", last=True).words, Circumstances("self", kongdraw=True).words
        (['self', 'last'], ['kongdraw'])
        """
        replacement = self.kongdraw or self.flowerdraw  # says that it was drawn
        words = [] if self.how == "discard" or replacement else [self.how]
        flags = ("kongdraw", "flowerdraw", "last", "fourth")
        return words + [word for word in flags if getattr(self, word)]


class Beside(Protocol):
    """What a game of its own says lies beside the hand; a value that can be hashed."""

    @property
    def kongs(self) -> int:
        """How many kongs of the winner are no melds, each of which was replaced."""

    def written(self) -> list[str]:
        """The words and keys that say all of it in notation, in canonical order."""


DEFAULT_RULES = "golden"
"""The rule set of a hand that names none."""

_DISCARD = Circumstances()


class Hand(Value, aside=("assumed",)):
    """A hand as it lies on the table when it is won (or thought to be).

    ``concealed`` are the tiles in the hand without ``winning``, in face order; faces are
    0-33.  ``gold`` is the face that is wild, ``flipped`` the one turned over to name it;
    ``seat`` and ``round`` are winds (27-30).  ``flowers`` counts the flowers held,
    ``flower_tiles`` names them (1-8) where the text does.  ``house`` are the house options
    that the hand sets.  ``assumed`` are codes of what was taken for granted in reading it.
    ``beside`` is what its game says lies beside it, in games that have such.  ``seen`` are tiles
    that lie open on the table, but for its melds and the flipped one, in face order.

    ``str(hand)`` is the hand in canonical notation: melds first, in their order, then the
    concealed tiles m p s ESWN CFP, the winning tile, and the words and keys that are not as a
    hand without them would be read.

    >>> melds = Meld("kong", 9), Meld("pung", 33), Meld("chow", 20, offer=1)
    >>> str(Hand((0, 1, 2, 27), 27, melds))
    'kong=1111p [PPP][345s,1]123mE +E'
    """

    concealed: tuple[Tile, ...]
    winning: Tile
    melds: tuple[Meld, ...] = ()
    won: Circumstances = _DISCARD
    gold: Tile | None = None
    flipped: Tile | None = None
    seat: Tile | None = None
    round: Tile | None = None
    flowers: int = 0
    flower_tiles: tuple[int, ...] = ()
    rules: str = DEFAULT_RULES
    house: tuple[tuple[str, str | int], ...] = ()
    assumed: tuple[str, ...] = ()
    beside: Beside | None = None
    seen: tuple[Tile, ...] = ()

    __slots__ = ("checked",)
    checked: ClassVar[int | None]
    """The concealed tiles as counts, once nothing was found to keep the hand from being one."""

    @property
    def physical(self) -> int:
        """Every tile of the hand as it is printed, as counts."""
        tiles = self.counted + ONE[self.winning]
        return tiles + sum([self.printed_counts(meld) for meld in self.melds])

    @property
    def counted(self) -> int:
        """The concealed tiles as counts, the winning one aside."""
        return counts(self.concealed) if self.checked is None else self.checked

    def printed_counts(self, meld: Meld) -> int:
        """The faces printed on the tiles of one of its melds, as counts."""
        return counts(self.printed(meld)) if meld.golds else meld.counts

    def printed(self, meld: Meld) -> tuple[Tile, ...]:
        """The faces printed on the tiles of one of its melds: the gold's where one stands in."""
        return printed(meld, self.gold)

    def __str__(self) -> str:
        """The hand in canonical notation."""
        won = (f"+{NAMES[self.winning]}", *_WORDS[self.won])
        return " ".join([tiles_of(self), *won, *said_of(self)])


_WORDS: Memo[Circumstances, list[str]] = Memo("words", lambda won: won.words, 256)
_WRITTEN: Memo[Meld, str] = Memo("melds as written", lambda meld: meld.written, 4_096)


def printed(meld: Meld, gold: Tile | None) -> tuple[Tile, ...]:
    """The faces printed on the tiles of a meld: the gold's where one stands in."""
    if gold is None or not meld.golds:
        return meld.tiles
    return tuple(gold if n in meld.golds else tile for n, tile in enumerate(meld.tiles))


def tiles_of(hand: Hand | Ready) -> str:
    """The melds and the concealed tiles in notation."""
    if not hand.melds:
        return write(hand.concealed)
    melds = "".join([_WRITTEN[meld] for meld in hand.melds]).replace("  ", " ").lstrip()
    return melds + write(hand.concealed)


def said_of(hand: Hand | Ready) -> list[str]:
    """What notation says of a hand besides its tiles and how it was won."""
    parts = []
    if hand.seat is not None:
        parts.append(f"seat={NAMES[hand.seat]}")
    if hand.round is not None:
        parts.append(f"round={NAMES[hand.round]}")
    if hand.flipped is not None:
        parts.append(f"flip={NAMES[hand.flipped]}")
    elif hand.gold is not None:
        parts.append(f"gold={NAMES[hand.gold]}")
    if hand.seen:
        parts.append(f"seen={write(hand.seen)}")
    if hand.flower_tiles:
        parts.append("".join([f"{n}f" for n in hand.flower_tiles]))
    elif hand.flowers:
        parts.append(f"flowers={hand.flowers}")
    if hand.rules != DEFAULT_RULES:
        parts.append(f"rules={hand.rules}")
    parts += [f"{name}={value}" for name, value in hand.house]
    return parts + (hand.beside.written() if hand.beside is not None else [])
