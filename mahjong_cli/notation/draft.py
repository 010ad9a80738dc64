"""What a line says, piece by piece, each piece with its place; not yet a hand.

The draft notes what cannot be read and what one word says against another.  Whether the
pieces add up to a hand is for ``notation`` and ``model`` to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from mahjong_cli.hand.model import Meld
from mahjong_cli.notation import misread
from mahjong_cli.notation.characters import fold
from mahjong_cli.notation.tokens import (
    FIRST_FLOWER,
    KEYS,
    WORDS,
    meld_of,
    melded,
    tiles_in,
    tiles_of,
    tokens,
)
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import LETTERS, SUIT_WORDS, Tile, write

Span = tuple[int, int]

_MELD_KEYS = {
    "chow": ("chow", False),
    "pung": ("pung", False),
    "kong": ("kong", False),
    "ckong": ("kong", True),
}
_HOWS = ("self", "discard", "robkong")
# What is left unread may have been tiles: the count says nothing then.
_TILES_LOST = (
    "bad-tile", "bad-meld", "bad-character", "control-character", "not-utf8", "unknown-word"
)  # fmt: skip


class Piece(NamedTuple):
    """Tiles written together: the faces, and where they stand."""

    tiles: tuple[int, ...]
    start: int
    end: int

    def place(self, n: int) -> Span:
        """Where its ``n``-th tile stands: in a run each tile is one character."""
        one = len(self.tiles) == 1
        return (self.start, self.end) if one else (self.start + n, self.start + n + 1)


class Setting(NamedTuple):
    """A key as spelt, with its value: where it stands, or the whole when it is empty."""

    key: str
    value: str
    start: int | None = None
    end: int | None = None


class Draft:
    """The pieces of one line; ``honours`` are the letters of 1z-7z.

    ``words`` are the first place of each thing that words say, ``settings`` the values of
    each key in English, in order.  ``how`` is the first way to win that is named, ``disputed``
    when another is too.  ``certain`` is False when what is left unread may have been tiles.

    >>> draft = Draft("[EEE]55p +5p self gold=6m")
    >>> [p.tiles for p in draft.concealed], draft.how, draft.settings["gold"][0].value
    ([(13, 13)], 'self', '6m')
    >>> Draft("5x").problems[0].message()
    'x after 5 is no suit: m, p, s, z or f expected'
    """

    def __init__(self, line: str, honours: str = LETTERS) -> None:
        """Read a line."""
        self.honours = honours
        self.concealed: list[Piece] = []
        self.winning: list[Piece] = []
        self.flowers: list[Piece] = []
        self.melds: list[Meld] = []
        self.meld_places: list[Span] = []
        self.how: str | None = None
        self.disputed = False
        self.words: dict[str, Span] = {}
        self.settings: dict[str, list[Setting]] = {}
        self.key_places: dict[str, Span] = {}
        self.problems: list[Problem] = []
        self.certain = True
        self.folded = folded = fold(line)
        for match in tokens(folded.text.isascii()).finditer(folded.text):
            _READ[match.lastgroup or ""](self, match)
        if folded.problems:
            self.problems += folded.problems
            self.certain = False

    def say(self, name: str, start: int | None, end: int | None, **args: object) -> None:
        """Note a problem at a place of the folded line."""
        self.note(Problem(name, args, (), start, end))

    def note(self, problem: Problem) -> None:
        """Note a problem: at its place in the folded line, else where what it is about stands."""
        start, end = problem.start, problem.end
        if start is None or end is None:
            start, end = self.place(problem.about)
        if start is not None and end is not None:
            start, end = self.folded.span(start, end)
        self.problems.append(problem._replace(start=start, end=end))
        if problem.code in _TILES_LOST and problem.args.get("hint") != "did-you-mean":
            self.certain = False

    def place(self, about: Iterable[str]) -> tuple[int, int] | tuple[None, None]:
        """Where the first of these parts of the hand stands that the line has."""
        for part in about:
            what, _, which = part.partition(" ")
            if what == "meld" and int(which) < len(self.melds):
                return self.meld_places[int(which)]
            if what == "tile" and (places := self._copies(int(which))):
                return places[4] if len(places) > 4 else places[0]
            if what == "winning" and self.winning:
                return self.winning[0].start, self.winning[0].end
            if what == "tiles" and self.concealed:
                return self.concealed[0].start, self.concealed[-1].end
            if what == "flowers" and self.flowers:
                return self.flowers[0].start, self.flowers[-1].end
            if place := self.words.get(part) or self.key_places.get(part):
                return place
        return None, None

    def _copies(self, tile: Tile) -> list[Span]:
        concealed = [p.place(n) for p in self.concealed for n, t in enumerate(p.tiles) if t == tile]
        winning = [p.place(0) for p in self.winning[:1] if p.tiles[0] == tile]
        melds = zip(self.melds, self.meld_places, strict=True)
        return sorted(
            [*concealed, *winning, *(place for m, place in melds for t in m.tiles if t == tile)]
        )

    # Tiles

    def _tiles(self, match: re.Match[str]) -> None:
        start, end = match.span()
        self.concealed.append(Piece(tiles_of(match.group(), self.honours), start, end))

    def _flowers(self, match: re.Match[str]) -> None:
        start, end = match.span()
        piece = Piece(tiles_of(match.group(), self.honours), start, end)
        held = {t for p in self.flowers for t in p.tiles}
        self.flowers.append(piece)
        for n, flower in enumerate(piece.tiles):
            if flower in held or flower in piece.tiles[:n]:
                self.say("flower-twice", *piece.place(n), flower=f"{flower - FIRST_FLOWER + 1}f")

    def _plus(self, match: re.Match[str]) -> None:
        start, end = match.span("plus")
        tiles = tiles_in(match["plus"], self.honours)
        if tiles:
            self._win(match["plus"], tiles, start, end)
        elif match["plus"]:
            self._numbers(match["plus"], start)
        else:
            self.say("plus-alone", *match.span())

    def _win(self, text: str, tiles: tuple[int, ...], start: int, end: int) -> None:
        if max(tiles) >= FIRST_FLOWER:
            self.say("winning-flower", start, end, read=text)
        elif len(tiles) > 1:
            self.say("winning-many", start, end, read=text, count=len(tiles))
        elif self.winning and self.winning[0].tiles != tiles:
            first, second = write(self.winning[0].tiles), write(tiles)
            self.say("winning-twice", start, end, first=first, second=second)
        else:
            self.winning.append(Piece(tiles, start, end))

    def _digits(self, match: re.Match[str]) -> None:
        self._numbers(match.group(), match.start())

    def _numbers(self, text: str, start: int) -> None:
        for problem in misread.numbers(text, start):
            self.note(problem)

    def _numerals(self, match: re.Match[str]) -> None:
        self.say("no-suit", *match.span(), read=match.group(), hint="chinese-suit")

    # Melds

    def _meld(self, match: re.Match[str]) -> None:
        meld = meld_of(match["meld"], self.honours)
        if isinstance(meld, Meld):
            self.melds.append(meld)
            self.meld_places.append(match.span())
        else:
            start, end = match.span()
            self.note(meld._replace(start=start, end=end))

    def _meld_key(self, key: str, setting: Setting, place: Span) -> None:
        kind, concealed = _MELD_KEYS[key]
        meld = melded(tiles_in(setting.value, self.honours))
        if meld and meld.kind == kind:
            self.melds.append(meld._replace(concealed=concealed))
            self.meld_places.append(place)
        else:
            args = {"key": setting.key, "value": setting.value, "example": misread.EXAMPLES[key]}
            self.say("bad-meld-value", setting.start, setting.end, **args)

    # Words and keys

    def _word(self, match: re.Match[str]) -> None:
        text, place = match.group(), match.span()
        means = WORDS.get(text) or WORDS.get(text.lower())
        if means is None:
            self.note(misread.word(text, match.start()))
        for said in means or ():
            if said not in _HOWS:
                self.words.setdefault(said, place)
            elif self.how in (None, said):
                self.how = said
                self.words.setdefault(said, place)
            else:
                self.disputed = True
                first = self.folded.text[slice(*self.words[self.how])]
                self.say("how-twice", *place, first=first, second=text)

    def _player(self, match: re.Match[str]) -> None:
        self._key(match, "player", "states")

    def _key(self, match: re.Match[str], named: str = "key", given: str = "value") -> None:
        value = match[given]
        start, end = match.span(given) if value else match.span()
        setting = Setting(match[named], value, start, end)
        spelling = match[named].lower()
        key = KEYS.get(spelling, spelling)
        if key in _MELD_KEYS:
            self._meld_key(key, setting, match.span())
        elif key == "win":
            self._win_key(setting)
        elif key in WORDS:
            self.say("word-with-value", *match.span(), key=match[named])
        else:
            self.settings.setdefault(key, []).append(setting)
            self.key_places.setdefault(key, match.span())

    def _win_key(self, setting: Setting) -> None:
        tiles = tiles_in(setting.value, self.honours)
        start, end = setting.start or 0, setting.end or 0
        if tiles:
            self._win(setting.value, tiles, start, end)
        else:
            args = {"key": setting.key, "value": setting.value}
            self.say("bad-tile-value", start, end, **args, **misread.tile(setting.value))
            self.certain = False

    def _cjk(self, match: re.Match[str]) -> None:
        text = match["cjk"]
        if match["equals"]:
            self._foreign_key(text, match)
        elif set(text) <= set(SUIT_WORDS):
            self.say("suit-alone", *match.span(), read=text[0])
        else:
            self.note(misread.word(text, match.start()))

    def _foreign_key(self, text: str, match: re.Match[str]) -> None:
        start, end = match.span()
        value = match["equals"][1:]
        self.settings.setdefault(text, []).append(Setting(text, value, start, end))
        self.key_places.setdefault(text, (start, end))

    # Everything else

    def _other(self, match: re.Match[str]) -> None:
        self.note(misread.character(match.group()[0], match.start()))


_READ = {
    "tiles": Draft._tiles,
    "names": Draft._tiles,
    "flowers": Draft._flowers,
    "plus": Draft._plus,
    "digits": Draft._digits,
    "numerals": Draft._numerals,
    "meld": Draft._meld,
    "word": Draft._word,
    "value": Draft._key,
    "states": Draft._player,
    "cjk": Draft._cjk,
    "equals": Draft._cjk,
    "other": Draft._other,
}
