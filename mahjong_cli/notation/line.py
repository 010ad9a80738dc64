"""One line: as much of a hand as it says, and everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.notation.characters import fold
from mahjong_cli.notation.counted import Tiles, count
from mahjong_cli.notation.draft import Draft, Span
from mahjong_cli.notation.faces import Faces
from mahjong_cli.notation.given import disagreements, inapplicable
from mahjong_cli.notation.grammar import Grammar, Lexicon
from mahjong_cli.notation.pieces import Piece, pieces
from mahjong_cli.notation.spoken import Spoken
from mahjong_cli.notation.values import (
    Settings,
    Texts,
    choose,
    flowers,
    gold,
    house,
    own_keys,
    own_values,
    seen,
    wind,
)
from mahjong_cli.notation.words import NOTATION
from mahjong_cli.problems.in_hand import (
    FLOWERDRAW_WITHOUT_FLOWER,
    KONGDRAW_WITHOUT_KONG,
    TILE_COUNT,
)
from mahjong_cli.problems.problem import HandError, NotationError, Problem
from mahjong_cli.tiles import SUIT_WORDS

_UNREADABLE = frozenset(
    ("control-character", "not-utf8", "bad-character", "bad-tile", "bad-meld", "unknown-word",
     "unknown-key", "bad-value")
)  # fmt: skip
_IN_A_NOTATION = frozenset(
    ("bad-character", "bad-tile", "bad-meld", "unknown-word", "tile-count", "too-many-copies",
     "contradiction")
)  # fmt: skip
# These say that something is missing, which cannot be known of a line read in part.
_MISSING = (KONGDRAW_WITHOUT_KONG.name, FLOWERDRAW_WITHOUT_FLOWER.name)
_RED_FIVE = rf"0[0-9]*[mps{''.join(SUIT_WORDS)}]"


class Line:
    """A line under the rule set that it names: its tiles, its words, its settings.

    ``check`` notes what is wrong with the hand that it is, ``wrong`` says whether anything is.
    """

    __slots__ = (
        "draft", "drawn", "faces", "folded", "lexicon", "own", "settings", "spoken", "text",
        "tiles",
    )  # fmt: skip

    def __init__(
        self, text: str, grammar: Grammar, beside: Texts, own: Texts, *, drawn: bool
    ) -> None:
        """Read a line; ``beside`` fills in what it does not say.

        What is its rule set's ``own`` among that is told apart; ``drawn`` says how it was won
        where nothing does.
        """
        self.text, self.own, self.drawn = text, own, drawn
        self.folded = fold(text)
        line = self.folded.text
        self.draft = draft = Draft(
            line, _pieces(line, grammar, beside), certain=not self.folded.problems
        )
        self.settings = Settings(draft, beside, grammar.keys)
        self.settings.order()
        self.lexicon = lexicon = choose(self.settings, grammar)
        self.settings.keys = lexicon.keys
        self.spoken = Spoken(draft, lexicon)
        if unread := [*draft.unread, *self.spoken.unknown]:
            _tell(draft, unread, lexicon)
        if draft.others:
            own_keys(self.settings, lexicon)
        self.faces = Faces(draft, self.settings.said)
        self.tiles: Tiles

    def hand(self, given: Texts) -> Hand:
        """The hand, as far as it can be said what it is; what is wrong with it is noted."""
        settings, lexicon = self.settings, self.lexicon
        vocabulary = lexicon.vocabulary
        options = house(settings, lexicon)
        gold_tile, flipped = gold(settings, vocabulary.successor, given)
        held, named = flowers(settings, self.faces.flowers)
        self.tiles = tiles = self._counted()
        return Hand(
            concealed=tuple(sorted(tiles.concealed)),
            winning=tiles.winning,
            melds=tuple(self.faces.melds),
            won=self._won(),
            gold=gold_tile,
            flipped=flipped,
            seat=wind(settings, lexicon, "seat"),
            round=wind(settings, lexicon, "round"),
            flowers=held,
            flower_tiles=named,
            rules=vocabulary.rules,
            house=options,
            assumed=self._assumed(),
            beside=vocabulary.beside(self._own()),
            seen=seen(settings),
        )

    def _counted(self) -> Tiles:
        return count(self.draft, self.faces)

    def _own(self) -> Mapping[str, object]:
        """What the keys and words say that are the rule set's own."""
        return own_values(self.settings, self.lexicon, self.spoken.own, self.own)

    def _won(self) -> Circumstances:
        won = self.spoken.won
        return won._replace(how="self") if self.drawn and self._unsaid else won

    @property
    def _unsaid(self) -> bool:
        """Whether nothing says how it was won."""
        gives = self.lexicon.gives
        said = not (gives.isdisjoint(self.draft.settings) and gives.isdisjoint(self.own))
        return self.spoken.how is None and not said

    def _assumed(self) -> tuple[str, ...]:
        line = self.draft.line
        codes = []
        if self.tiles.assumed:
            codes.append("winning-tile-assumed")
        if self._unsaid and not self.drawn:
            codes.append("discard-assumed")
        tenhou = self.settings.said.get("notation") == "tenhou"
        if "0" in line and not tenhou and re.search(_RED_FIVE, line):
            codes.append("red-five")
        return tuple(codes)

    # What is wrong

    @property
    def wrong(self) -> bool:
        """Whether anything was found to be wrong."""
        return bool(self.draft.problems or self.folded.problems)

    def check(self, hand: Hand) -> None:
        """Note what no hand can be, as far as it can be said of what was read."""
        draft = self.draft
        for problem in self._impossible(hand):
            if problem.kind is TILE_COUNT:  # counted here already
                continue
            if problem.name in _MISSING and not draft.certain:
                continue
            if (self.tiles.known or "winning" not in problem.about) and not self._lost(problem):
                draft.note(problem)

    def _impossible(self, hand: Hand) -> list[Problem]:
        if self.tiles.known and not self.spoken.disputed:
            return self._problems(hand)
        # Nothing is known of how it was won: what cannot be may depend on it in no way.
        won = hand.won._replace(fourth=False)
        drawn, discarded = (
            self._problems(hand.replace(won=won._replace(how=how))) for how in ("self", "discard")
        )
        return [problem for problem in drawn if problem in discarded]

    def _problems(self, hand: Hand) -> list[Problem]:
        vocabulary = self.lexicon.vocabulary
        found = vocabulary.contradictions(hand)
        return found + vocabulary.own_problems(hand) if self.draft.certain else found

    def _lost(self, problem: Problem) -> bool:
        """Whether all that it is about was said, but could not be read, which is told already."""
        unread = self.settings.unread
        there = self._there(problem.about) if unread else ()
        return bool(there) and unread.issuperset(there)

    def _there(self, about: Iterable[str]) -> list[str]:
        """The parts of the hand that the line has."""
        return [part for part in about if self._place(part) is not None]

    def _place(self, part: str) -> Span | None:
        """Where a part of the hand stands in the line."""
        if place := self.faces.place(part):
            return place
        if word := self.spoken.places.get(part):
            return word.start, word.end
        said = self.draft.settings.get(part)
        return said[0].place if said else None

    def agree(self, given: Texts) -> None:
        """Raise an error where the line says otherwise than what is given beside it."""
        if wrong := inapplicable(self.lexicon, given):
            raise HandError(wrong, self.text)
        if wrong := disagreements(self.settings, self.lexicon, {**given, **self.own}):
            raise NotationError(wrong, self.text)

    def error(self) -> NotationError | HandError:
        """Everything that is wrong, in the order of the line, what has no place at the end."""
        found = [*self.folded.problems, *map(self._placed, self._told())]
        found.sort(key=lambda p: (p.start is None, p.start or 0))
        # A hand without its winning tile is none yet.
        unreadable = not self.tiles.known or any(p.code in _UNREADABLE for p in found)
        kind = NotationError if unreadable else HandError
        return kind(found, self.text, self.draft.further + self.folded.further)

    def _told(self) -> list[Problem]:
        """The problems of the draft, but for what depends on a notation that is not known."""
        found = self.draft.problems
        if NOTATION.name not in self.settings.unread:
            return found
        return [problem for problem in found if problem.code not in _IN_A_NOTATION]

    def _placed(self, problem: Problem) -> Problem:
        """A problem with its place in the text: its own, or that of what it is about."""
        start, end = problem.start, problem.end
        if start is None or end is None:
            there = self._there(problem.about)
            start, end = (there and self._place(there[0])) or (None, None)
        if start is not None and end is not None:
            start, end = self.folded.span(start, end)
        if (start, end) == (problem.start, problem.end):
            return problem
        return problem._replace(start=start, end=end)


def _tell(draft: Draft, unread: list[Piece], lexicon: Lexicon) -> None:
    from mahjong_cli.notation.misread import tell_pieces

    tell_pieces(draft, unread, lexicon)


def _pieces(line: str, grammar: Grammar, beside: Texts) -> Iterable[Piece]:
    """The pieces of a line; what only some lines need for it is imported for them."""
    plain = line.isascii() and "|" not in line and NOTATION.name not in line.lower()
    if plain and NOTATION.name not in beside:
        found: Iterable[Piece] = pieces(line, grammar)
    else:
        from mahjong_cli.notation.forms import pieces_of

        found = pieces_of(line, grammar, beside)
    if " =" in line or "= " in line:
        from mahjong_cli.notation.spaced import joined

        return joined(line, found, grammar)
    return found
