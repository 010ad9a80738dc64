"""What the words of a line say: how the hand was won, and what a rule set's own words do."""

from __future__ import annotations

from mahjong_cli.hand.checks import HOWS
from mahjong_cli.hand.hand import Circumstances
from mahjong_cli.notation.draft import Draft
from mahjong_cli.notation.grammar import Lexicon
from mahjong_cli.notation.pieces import Piece
from mahjong_cli.notation.vocabulary import Word
from mahjong_cli.notation.words import FLAGS
from mahjong_cli.problems.in_words import HOW_TWICE

_DISCARD = Circumstances()


class Spoken:
    """What the words of a line say.

    ``how`` is the first way to win that is named, ``disputed`` whether another is too;
    ``places`` has the first word that says each thing; ``unknown`` are the words that the rule
    set does not know.
    """

    __slots__ = ("disputed", "draft", "how", "own", "places", "unknown")

    def __init__(self, draft: Draft, lexicon: Lexicon) -> None:
        """Read the words of a draft; note what one says against another."""
        self.draft = draft
        self.how: str | None = None
        self.disputed = False
        self.places: dict[str, Piece] = {}
        self.own: dict[str, object] = {}
        self.unknown: list[Piece] = []
        for piece in draft.words:
            word = lexicon.words.get(piece.text) or lexicon.words.get(piece.text.lower())
            if word is None:
                self.unknown.append(piece)
            else:
                self._word(word, piece)

    def _word(self, word: Word, piece: Piece) -> None:
        for said in word.says:
            if said in FLAGS:
                self.places.setdefault(said, piece)
            elif said not in HOWS:
                self.places.setdefault(said, piece)
                self.own[said] = True
            elif self.how in (None, said):
                self.how = said
                self.places.setdefault(said, piece)
            else:
                self.disputed = True
                first = self.places[self.how or said].text
                self.draft.say(HOW_TWICE, piece.start, piece.end, first=first, second=piece.text)

    @property
    def won(self) -> Circumstances:
        """How the hand was won; a discard when no word says it."""
        said = self.places
        if not said:
            return _DISCARD
        return Circumstances(self.how or "discard", *[flag in said for flag in FLAGS])
