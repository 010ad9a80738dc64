"""The values that a hand and its reading are made of, all frozen, and what no hand can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from mahjong_cli.errors import Problem
from mahjong_cli.players import Players
from mahjong_cli.tiles import NAMES, ONE, WINDS, Tile, counts, more_than_four, write


class Meld(NamedTuple):
    """A declared set: chow 吃, pung 碰, or kong 杠.

    ``tile`` is its (lowest) face, 0-33.  Only a kong can be ``concealed`` (暗杠).
    ``offer`` is the digit after the comma: for a chow which tile was claimed (1-3), for a
    pung or melded kong who gave it (1-3, added kongs 5-7), or None; it is never scored.

    >>> Meld("kong", 13, concealed=True).text
    '5555p'
    """

    kind: str
    tile: Tile
    concealed: bool = False
    offer: int | None = None

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four faces."""
        if self.kind == "chow":
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind == "kong" else 3)

    @property
    def text(self) -> str:
        """Its tiles in letters."""
        return write(self.tiles)


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


_DISCARD = Circumstances()


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it lies on the table when it is won (or thought to be).

    ``concealed`` are the tiles in the hand without ``winning``, in face order; faces are
    0-33.  ``gold`` is the face that is wild, ``flipped`` the one turned over to name it;
    ``seat`` and ``round`` are winds (27-30).  ``flowers`` counts the flowers held,
    ``flower_tiles`` names them (1-8) where the text does.  ``house`` are the house options
    that the hand sets.  ``assumed`` are codes of what was taken for granted in reading it.
    ``players`` are the others, in games that are settled among them.
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
    rules: str = "golden"
    house: tuple[tuple[str, str | int], ...] = ()
    assumed: tuple[str, ...] = field(default=(), compare=False)
    players: Players | None = None

    @property
    def physical(self) -> int:
        """Every tile of the hand as it is printed, as counts."""
        tiles = counts(self.concealed) + counts((self.winning,))
        return tiles + sum(counts(m.tiles) for m in self.melds)


class HouseOption(NamedTuple):
    """A choice that players really disagree on: its name, default and other values.

    ``values`` lists the words allowed; empty means a whole number, ``least`` or more.
    """

    name: str
    default: str | int
    values: tuple[str, ...]
    en: str
    zh: str
    source: str
    least: int = 0

    def read(self, text: str) -> str | int:
        """The value that ``text`` names.

        Raises ``ValueError`` when the option has no such value.

        >>> HouseOption("min", 8, (), "", "", "A-22").read("10")
        10
        """
        if self.values:
            return self.values[self.values.index(text.lower())]
        if not (text.isascii() and text.isdigit()) or int(text) < self.least:
            raise ValueError(text)
        return int(text)


class Rules(NamedTuple):
    """What reading a hand must know of a rule set.

    ``names`` are its name and what else it is called; ``successor`` the rule that makes the
    gold of the flipped tile, or None when it is played without gold; ``problems`` what it
    forbids beyond what no hand can be.  ``settled`` says that it is settled among the
    players, ``without`` names the keys that mean nothing in it.
    """

    name: str
    names: Mapping[str, str]
    options: tuple[HouseOption, ...]
    successor: Callable[[Tile], Tile] | None
    problems: Callable[[Hand], list[Problem]]
    settled: bool = False
    without: frozenset[str] = frozenset()


class Group(NamedTuple):
    """A part of a reading: chow, pung, kong, pair, or the body of a special form.

    ``kind`` is ``chow``, ``pung``, ``kong``, ``pair``, ``orphans``, ``knitted`` or ``loose``.
    ``concealed`` is False for what was claimed, or completed by another player's tile.
    """

    kind: str
    tiles: tuple[Tile, ...]
    concealed: bool = True

    @property
    def text(self) -> str:
        """Its tiles in letters."""
        return write(self.tiles)


class Reading(NamedTuple):
    """One way to read a hand: its groups, what each gold stands for, the winning tile's place.

    ``form`` is ``standard``, ``seven-pairs``, ``thirteen-orphans``, ``knitted`` (全不靠),
    ``knitted-straight`` (组合龙) or ``shapeless`` (loose tiles).  ``groups`` has the melds
    first, in the order given, then the concealed ones.  ``gold_as`` has one face for each gold
    outside the melds, in tile order; ``winning_as`` is the face that the winning tile stands
    for, ``place`` the index of the group that it completes.
    """

    form: str
    groups: tuple[Group, ...]
    gold_as: tuple[Tile, ...]
    winning_as: Tile
    place: int


def problems(hand: Hand) -> list[Problem]:
    """Everything that keeps the hand from being one, whatever the rule set.

    >>> problems(Hand((0,) * 5 + tuple(range(9, 17)), 17))[0].message()
    'five or more of 1m: 5 read, 4 exist'
    """
    if bad := _melds(hand):
        return bad
    return [*_shape(hand), *_copies(hand), *_won(hand), *_gold(hand)]


def too_many(tiles: Iterable[Tile]) -> list[Problem]:
    """The faces of which there are more than four, each with its count.

    >>> [p.args for p in too_many([4] * 20)]
    [{'tile': '5m', 'count': 20}]
    """
    return [
        Problem("too-many-copies", {"tile": NAMES[t], "count": n}, (f"tile {t}",))
        for t, n in sorted(Counter(tiles).items())
        if n > 4
    ]


def _melds(hand: Hand) -> list[Problem]:
    found = []
    for n, meld in enumerate(hand.melds):
        rows = meld.kind == "chow" and (meld.tile >= 27 or meld.tile % 9 > 6)
        if rows or (meld.concealed and meld.kind != "kong"):
            read = f"{'concealed ' * meld.concealed}{meld.kind} {NAMES[meld.tile]}"
            found.append(Problem("bad-meld", {"read": read}, (f"meld {n}",)))
    return found


def _shape(hand: Hand) -> list[Problem]:
    found = []
    melds = len(hand.melds)
    if melds > 4:
        found.append(Problem("too-many-melds", {"count": melds}, ("meld 4",)))
    elif len(hand.concealed) != 13 - 3 * melds:
        args = {"read": len(hand.concealed) + 1 + 3 * melds, "wanted": 14}
        found.append(Problem("tile-count", args, ("tiles",)))
    if not 0 <= hand.flowers <= 8:
        found.append(Problem("too-many-flowers", {"count": hand.flowers}, ("flowers",)))
    for key, wind in (("seat", hand.seat), ("round", hand.round)):
        if wind is not None and wind not in WINDS:
            found.append(Problem("not-a-wind", {"key": key}, (key,)))
    return found


def _copies(hand: Hand) -> list[Problem]:
    tiles = counts(hand.concealed) + ONE[hand.winning]
    over = more_than_four(tiles) or len(hand.concealed) > 13
    for meld in hand.melds:
        if over:  # the count of a face holds no more than fifteen
            break
        tiles += counts(meld.tiles)
        over = more_than_four(tiles)
    if not over:
        return []
    return too_many([*hand.concealed, hand.winning, *(t for m in hand.melds for t in m.tiles)])


_PLAIN = (_DISCARD, Circumstances("self"))


def _won(hand: Hand) -> list[Problem]:
    won, found = hand.won, []
    if won in _PLAIN:
        return []
    winning, tile = hand.winning, NAMES[hand.winning]
    for word, said in (("kongdraw", won.kongdraw), ("flowerdraw", won.flowerdraw)):
        if said and not won.self_drawn:
            args = {"word": word, "how": won.how}
            found.append(Problem("replacement-not-self", args, (word, won.how)))
    if won.kongdraw and won.flowerdraw:
        found.append(Problem("kongdraw-and-flowerdraw", {}, ("flowerdraw", "kongdraw")))
    konged = hand.players and (hand.players.red_kongs or hand.players.laizi_kongs)
    if won.kongdraw and not konged and not any(m.kind == "kong" for m in hand.melds):
        found.append(Problem("kongdraw-without-kong", {}, ("kongdraw",)))
    if won.flowerdraw and not hand.flowers:
        found.append(Problem("flowerdraw-without-flower", {}, ("flowerdraw",)))
    if won.how == "robkong" and won.last:
        found.append(Problem("last-and-robkong", {}, ("last", "robkong")))
    if won.how == "robkong" and hand.physical >> 4 * winning & 15 > 1:
        found.append(Problem("robkong-held", {"tile": tile}, ("robkong", "winning")))
    if won.fourth and winning in hand.concealed:
        found.append(Problem("fourth-held", {"tile": tile}, ("fourth", "winning")))
    return found


def _gold(hand: Hand) -> list[Problem]:
    if hand.gold is None:
        return []
    found, gold, how = [], NAMES[hand.gold], hand.won.how
    if hand.winning == hand.gold and not hand.won.self_drawn:
        args = {"gold": gold, "how": how}
        found.append(Problem("gold-discarded", args, ("winning", how, "gold", "flip")))
    for n, meld in enumerate(hand.melds):
        if meld.tile == hand.gold and meld.kind != "chow" and not meld.concealed:
            args = {"gold": gold, "meld": meld.text}
            found.append(Problem("gold-melded", args, (f"meld {n}", "gold", "flip")))
    return found
