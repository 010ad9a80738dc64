"""Names of fans among the words of a hand: they are no words of it, and none is near them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mahjong_cli.notation.draft import Draft
from mahjong_cli.notation.grammar import Lexicon
from mahjong_cli.notation.pieces import NUMERALS, WORD, Piece
from mahjong_cli.problems.in_words import ENTRY_NAMED
from mahjong_cli.problems.problem import MOST_SHOWN, Problem

_TOKEN = re.compile(r"[^ \t,;\[\]+=]+")


def tell_entries(draft: Draft, pieces: Iterable[Piece], lexicon: Lexicon) -> list[Piece]:
    """Note the names among what cannot be read, each once; hand back what is not in one.

    A name may begin with what is read as a tile: 一条龙.  Then the count of tiles says nothing.
    """
    unread = list(pieces)
    spans = [match.span() for match in _TOKEN.finditer(draft.line)]
    told: dict[str, bool] = {}
    others = []
    for piece in unread:
        named = piece.kind in (WORD, NUMERALS) and len(told) < MOST_SHOWN
        span = next((s for s in spans if s[0] <= piece.start < s[1]), None) if named else None
        if span is None:
            others.append(piece)
            continue
        token = draft.line[slice(*span)]
        if token not in told:
            told[token] = _told(draft, token, span, lexicon)
        if not told[token]:
            others.append(piece)
        elif token != piece.text:
            draft.certain = False
    return others


def _told(draft: Draft, token: str, span: tuple[int, int], lexicon: Lexicon) -> bool:
    """Whether a word is a name, that of the rule set before those of others; it is told then."""
    for vocabulary in (lexicon.vocabulary, *lexicon.grammar.vocabularies.values()):
        if kind := vocabulary.scores(token):
            args = {"read": token, "kind": kind, "typed": vocabulary.rules}
            draft.note(Problem(ENTRY_NAMED, args, (), *span))
            return True
    return False
