"""Who pays what: the amounts of each player, every factor with its reason."""

from __future__ import annotations

from mahjong_cli.hand.hand import Meld
from mahjong_cli.text import Coded, Note, Text, called
from mahjong_cli.tuples import NamedTuple

PLACES: dict[str, Text] = {
    "self": Text("winner", "赢家", "贏家"),
    "left": Text("left", "上家", "上家"),
    "across": Text("across", "对家", "對家"),
    "right": Text("right", "下家", "下家"),
}
"""Who sits where, from the winner's place."""

OPPONENTS = ("left", "across", "right")

PLACES_CALLED: dict[str, tuple[str, ...]] = {
    "self": ("自己",),
    "left": ("上家",),
    "across": ("对家", "對家"),
    "right": ("下家",),
}
"""What a hand may call the places in Chinese: simplified, then traditional where it differs."""

PLACES_SAID = {place: called(place, names) for place, names in PLACES_CALLED.items()}
"""The places as a hand may call them in each language."""

PAYERS: dict[str, Text] = {
    **{place: PLACES[place] for place in OPPONENTS},
    "discarder": Text("discarder", "点炮者", "點炮者"),
    "others": Text("others", "其他两家", "其他兩家"),
}
"""Who may pay: an opponent or, where nobody says where the discarder sits, he and the others.

The ``discarder`` may also be a player whose kong was robbed; what ``others`` pay is what each of
the two does.
"""


class Base(NamedTuple):
    """What one entry of the game gives to a payer's base: its own, and the bonus that he owes."""

    id: str
    name: Text
    base: int
    bonus: int = 0


class Factor(NamedTuple):
    """What multiplies an amount: why, on whose side (a place), and the kong if it is one.

    The sentence may name ``{who}`` and ``{kong}``.
    """

    factor: int
    why: Coded
    who: str | None = None
    kong: Meld | None = None

    @property
    def note(self) -> Note:
        """Why, ready to be said."""
        kong = f" {self.kong.text}" if self.kong else ""
        return self.why.note(who=PLACES[self.who] if self.who else "", kong=kong)


class Payment(NamedTuple):
    """What one player pays: ``base`` times the factors is ``raw``, ``amount`` what he pays.

    ``bases`` are what the base is the sum of.  ``own`` is his own line once capped; ``amount``
    differs where someone is liable.  ``remarks`` say what became of the line after that.
    """

    payer: str
    bases: tuple[Base, ...]
    factors: tuple[Factor, ...]
    raw: int
    own: int
    capped: bool
    amount: int
    remarks: tuple[Note, ...] = ()

    @property
    def base(self) -> int:
        """The bases added up, with every bonus."""
        return sum(each.base + each.bonus for each in self.bases)

    @property
    def arithmetic(self) -> str:
        """The bare numbers of his own line.

        >>> name, why = Text("Small Win", "屁胡", "屁胡"), Coded("stake", Text("", "", ""))
        >>> factors = Factor(2, why), Factor(4, why)
        >>> Payment("left", (Base("small_win", name, 1),), factors, 8, 8, False, 8).arithmetic
        '1 × 2 × 4 = 8'
        """
        if not self.factors:
            return str(self.raw)
        factors = "".join(f" × {factor.factor}" for factor in self.factors)
        return f"{self.base}{factors} = {self.raw}"


class Liability(NamedTuple):
    """Who pays for all losers 包牌, and why; the sentence names him."""

    payer: str
    why: Note
