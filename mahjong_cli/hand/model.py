"""The values that a hand and its reading are made of, all frozen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from mahjong_cli.hand.players import Players
from mahjong_cli.problems.problem import Problem, nearest
from mahjong_cli.tiles import Tile, counts, write


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


DEFAULT_RULES = "golden"
"""The rule set of a hand that names none."""

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
    rules: str = DEFAULT_RULES
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

    def expected(self) -> dict[str, object]:
        """What a message about a wrong value names."""
        if self.values:
            return {"values": self.values, "example": self.values[0]}
        return {"least": self.least, "example": self.default}

    def has(self, value: object) -> bool:
        """Whether this is one of its values.

        >>> HouseOption("min", 8, (), "", "", "A-22").has(-5)
        False
        """
        if self.values:
            return value in self.values
        return type(value) is int and value >= self.least


class Rules(NamedTuple):
    """What reading a hand must know of a rule set.

    ``names`` are its names by language, ``aliases`` what else it is called; ``successor`` is
    the rule that makes the gold of the flipped tile, or None when it is played without gold;
    ``problems`` what it forbids beyond what no hand can be.  ``settled`` says that it is
    settled among the players, ``without`` names the keys that mean nothing in it.
    """

    name: str
    names: Mapping[str, str]
    options: tuple[HouseOption, ...]
    successor: Callable[[Tile], Tile] | None
    problems: Callable[[Hand], list[Problem]]
    settled: bool = False
    without: frozenset[str] = frozenset()
    aliases: tuple[str, ...] = ()

    @property
    def called(self) -> tuple[str, ...]:
        """Everything that it is called, its name first."""
        return (self.name, *self.names.values(), *self.aliases)


def rules_called(name: str, catalogue: Mapping[str, Rules]) -> Rules | Problem:
    """The rule set that is called so, in whatever case, or that there is none.

    >>> rules_called("mcr", {}).message()
    'mcr is no name known here'
    """
    wanted = name.strip().casefold()
    every = {called.casefold(): rules for rules in catalogue.values() for called in rules.called}
    if found := every.get(wanted):
        return found
    args: dict[str, object] = {
        "name": name if name.strip() else repr(name),
        "known": tuple(catalogue),
    }
    if near := nearest(wanted, every):
        args |= {"hint": "did-you-mean", "near": near}
    return Problem("unknown-name", args)


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
