"""The tiles that the pieces of a draft are: concealed, melded, the winning one, flowers."""

from __future__ import annotations

from collections import defaultdict

from mahjong_cli.hand.hand import Meld
from mahjong_cli.notation.draft import Draft, Said, Span, each_once
from mahjong_cli.notation.melds import meld_of
from mahjong_cli.notation.pieces import Piece
from mahjong_cli.notation.readers import honours
from mahjong_cli.notation.tokens import FIRST_FLOWER, tiles_in, tiles_of
from mahjong_cli.notation.vocabulary import Values
from mahjong_cli.notation.words import KEYS, NAMES_SPELT
from mahjong_cli.problems.in_hand import FLOWER_TWICE
from mahjong_cli.problems.in_text import PLUS_ALONE, WINNING_FLOWER, WINNING_MANY
from mahjong_cli.problems.in_words import WINNING_TWICE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import tile_name
from mahjong_cli.tiles import Tile

_KEYS = {key.name: key for key in KEYS}

_COPIES = 5
"""How many copies of a tile are one too many: the others need not be found."""


class Faces:
    """The tiles of a line, and where each stands.

    ``concealed`` are in the order written, perhaps with the winning one among them; ``winning``
    is the one that is named as such, if any; ``flowers`` are 1-8.
    """

    __slots__ = (
        "_held", "_melded", "_order", "_told", "_won_at", "concealed", "draft", "flowers", "melds",
        "said", "winning",
    )  # fmt: skip

    def __init__(self, draft: Draft, said: Values) -> None:
        """Read the tiles of a draft, given what it says for keys; note what is wrong."""
        self.draft = draft
        self.said = said
        self._order = order = honours(said)
        self.concealed = [tile for piece in draft.tiles for tile in tiles_of(piece.text, order)]
        self._held: dict[Tile, list[Span]] = {}
        self._told: set[object] = set()  # what was wrong, and would be told again
        self.melds: list[Meld] = []
        self._melded: list[Piece] = []
        self.winning: Tile | None = None
        self._won_at: Span = (0, 0)
        self.flowers: list[int] = []
        for each in draft.melds:
            if each[:2] not in self._told:
                self._meld(each)
        for one in each_once(draft.winning):
            self._winning(one)
        for piece in draft.flowers:
            self._flowers(piece)

    def _meld(self, written: Piece | Said) -> None:
        if isinstance(written, Said):
            piece, meld = written.piece, _read(written, self.said)
        else:
            piece, meld = written, meld_of(written.text, self._order)
            if isinstance(meld, Problem):
                meld = meld._replace(start=piece.start, end=piece.end)
        if isinstance(meld, Problem):
            self._told.add(written[:2])
            self.draft.note(meld)
        elif isinstance(meld, Meld) and piece is not None:
            self.melds.append(meld)
            self._melded.append(piece)

    def _winning(self, named: Piece | Said) -> None:
        if isinstance(named, Said):
            tiles = _read(named, self.said)
            if isinstance(tiles, Problem):
                self.draft.note(tiles)
                self.draft.certain = False
            elif isinstance(tiles, tuple) and (place := named.value_place):
                self._win(named.value, tiles, place)
        elif tiles := tiles_in(named.text, self._order):
            self._win(named.text, tiles, (named.start, named.end))
        elif named.text:
            from mahjong_cli.notation.misread import numbers

            for problem in numbers(named.text, named.start):
                self.draft.note(problem)
        else:
            self.draft.say(PLUS_ALONE, named.start, named.end)

    def _win(self, text: str, tiles: tuple[int, ...], place: Span) -> None:
        if max(tiles) >= FIRST_FLOWER:
            self.draft.say(WINNING_FLOWER, *place, read=text)
        elif len(tiles) > 1:
            self.draft.say(WINNING_MANY, *place, read=text, count=len(tiles))
        elif self.winning is None:
            (self.winning,) = tiles
            self._won_at = place
        elif self.winning != tiles[0]:
            first, second = tile_name(self.winning), tile_name(tiles[0])
            self.draft.say(WINNING_TWICE, *place, first=first, second=second)

    def _flowers(self, piece: Piece) -> None:
        tiles = tiles_of(piece.text, self._order)
        for n, tile in enumerate(tiles):
            flower = tile - FIRST_FLOWER + 1
            if flower not in self.flowers:
                self.flowers.append(flower)
            elif flower not in self._told:
                self._told.add(flower)
                place = _place(piece, n, len(tiles))
                self.draft.say(FLOWER_TWICE, *place, flower=f"{flower}f")

    # Where tiles stand

    def place(self, part: str) -> Span | None:
        """Where a part of the hand stands: ``"meld 0"``, ``"tile 31"``, ``"winning"`` …"""
        what, _, which = part.partition(" ")
        if what == "meld" and int(which) < len(self.melds):
            return _span(self._melded[int(which)])
        if what == "tile" and (places := self._copies(int(which))):
            return places[4] if len(places) > 4 else places[0]
        if what == "winning" and self.winning is not None:
            return self._won_at
        written = {"tiles": self.draft.tiles, "flowers": self.draft.flowers}.get(what)
        return (written[0].start, written[-1].end) if written else None

    def _copies(self, tile: Tile) -> list[Span]:
        """Where copies of a tile stand, the first of them first."""
        if not self._held:
            self._held = self._every_copy()
        places = [self._won_at] if tile == self.winning else []
        return sorted(places + self._held.get(tile, []))

    def _every_copy(self) -> dict[Tile, list[Span]]:
        """Where the first copies of each tile stand, the winning one aside."""
        held: defaultdict[Tile, list[Span]] = defaultdict(list)
        for piece in self.draft.tiles:
            tiles = tiles_of(piece.text, self._order)
            for n, tile in enumerate(tiles):
                if len(places := held[tile]) < _COPIES:
                    places.append(_place(piece, n, len(tiles)))
        for meld, piece in zip(self.melds, self._melded, strict=True):
            for tile in meld.tiles:
                held[tile].append(_span(piece))
        return held

    def alone(self, start: int) -> tuple[Tile, int] | None:
        """The tile that is written here by itself, and where it ends."""
        for piece in self.draft.tiles:
            if piece.start == start:
                tiles = tiles_of(piece.text, self._order)
                return (tiles[0], piece.end) if len(tiles) == 1 else None
        return None


def _read(said: Said, values: Values) -> object:
    """The value of a key that means tiles, or what is wrong with it."""
    value = _KEYS[NAMES_SPELT[said.key.lower()]].read(said.value, values)
    return said.misread(value) if isinstance(value, Problem) else value


def _span(piece: Piece) -> Span:
    return piece.start, piece.end


def _place(piece: Piece, n: int, count: int) -> Span:
    """Where the ``n``-th of the tiles of a piece stands: in a run each is one character."""
    return _span(piece) if count == 1 else (piece.start + n, piece.start + n + 1)
