"""The pieces of a line sorted by kind, and what is wrong with them; not yet a hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from mahjong_cli.notation.pieces import FLOWERS, KEY, MELD, TILES, WINNING, WORD, Piece, new
from mahjong_cli.notation.words import MELDS, NAMES_SPELT, WIN
from mahjong_cli.problems.advice import DID_YOU_MEAN
from mahjong_cli.problems.in_words import ENTRY_NAMED, WORD_OF_OTHERS
from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.tuples import NamedTuple

Span = tuple[int, int]
Part = TypeVar("Part", "Piece | Said", "Said")

_MELDS = frozenset(key.name for key in MELDS)

# What is left unread may have been tiles: the count says nothing then.
_TILES_LOST = frozenset(
    ("bad-tile", "bad-meld", "bad-character", "control-character", "not-utf8", "unknown-word")
)


_NO_TILES = (WORD_OF_OTHERS, ENTRY_NAMED)
"""Words that are known, so that no tiles are hidden in them."""


class Said(NamedTuple):
    """A key as it is spelt with its value, and the piece that says so, if the line does."""

    key: str
    value: str
    piece: Piece | None = None

    @property
    def place(self) -> Span | None:
        """Where the key and its value stand."""
        return (self.piece.start, self.piece.end) if self.piece else None

    @property
    def value_place(self) -> Span | None:
        """Where the value stands; the whole when it is empty."""
        if self.piece is None or not self.value:
            return self.place
        return max(self.piece.start, self.piece.end - len(self.value)), self.piece.end

    def misread(self, problem: Problem) -> Problem:
        """A problem with the value, where the value stands, or the part that is concerned."""
        args = {"key": self.key, "value": self.value, **problem.args}
        start, end = self.value_place or (None, None)
        if start is not None and problem.start is not None and problem.end is not None:
            start, end = start + problem.start, start + problem.end
        return Problem(problem.kind, args, (), start, end)


def each_once(said: Sequence[Part]) -> Sequence[Part]:
    """Pieces or keys, those in the same words but once."""
    if len(said) < 2:
        return said
    first: dict[tuple[object, ...], Part] = {}
    for one in said:
        first.setdefault(one[:2], one)
    return tuple(first.values())


class Draft:
    """The pieces of one line by kind, each kind in the order written.

    Where ``kong=`` declares a meld or ``win=`` names the winning tile, it is among those.
    ``settings`` are the other keys of every game by name, ``others`` the keys that only a rule
    set can tell, ``unread`` the pieces that cannot be read.  ``problems`` are those noted so
    far, ``further`` how many more there are that need not be told, ``certain`` whether all
    tiles could be read: else their count says nothing.
    """

    __slots__ = (
        "certain", "flowers", "further", "line", "melds", "others", "problems", "settings", "tiles",
        "unread", "winning", "words",
    )  # fmt: skip

    def __init__(self, line: str, pieces: Iterable[Piece], *, certain: bool = True) -> None:
        """Collect the pieces of a line."""
        self.line = line
        self.tiles: list[Piece] = []
        self.words: list[Piece] = []
        self.melds: list[Piece | Said] = []
        self.winning: list[Piece | Said] = []
        self.flowers: list[Piece] = []
        self.settings: dict[str, list[Said]] = {}
        self.others: list[Said] = []
        self.unread: list[Piece] = []
        self.problems: list[Problem] = []
        self.further = 0
        self.certain = certain
        for piece in pieces:
            kind = piece.kind
            if kind == TILES:
                self.tiles.append(piece)
            elif kind == KEY:
                self._key(piece)
            elif kind == WORD:
                self.words.append(piece)
            elif kind == MELD:
                self.melds.append(piece)
            elif kind == WINNING:
                self.winning.append(piece)
            else:
                (self.flowers if kind == FLOWERS else self.unread).append(piece)

    def _key(self, piece: Piece) -> None:
        spelling, _, value = piece.text.partition("=")
        said = new(Said, (spelling, value, piece))
        name = NAMES_SPELT.get(spelling) or NAMES_SPELT.get(spelling.lower())
        if name is None:
            self.others.append(said)
        elif name in _MELDS:
            self.melds.append(said)
        elif name == WIN.name:
            self.winning.append(said)
        else:
            self.settings.setdefault(name, []).append(said)

    # What is wrong

    def say(self, kind: ProblemKind, start: int, end: int, **args: object) -> None:
        """Note a problem at a place of the line."""
        self.note(Problem(kind, args, (), start, end))

    def note(self, problem: Problem) -> None:
        """Note a problem; one without a place stands where what it is about does."""
        self.problems.append(problem)
        if (
            problem.code in _TILES_LOST
            and problem.args.get("hint") is not DID_YOU_MEAN
            and problem.kind not in _NO_TILES
        ):
            self.certain = False

    def pass_over(self, count: int) -> None:
        """Count problems that stand behind more of their kind than are told."""
        if count:
            self.further += count
            self.certain = False
