"""Names of fans among the words of a hand: they are not words of it, and none is near them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable

from mahjong_cli.notation import synonyms
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
    spans = [match.span() for match in _TOKEN.finditer(draft.line)] if unread else []
    told: dict[str, bool] = {}
    others = []
    for piece in unread:
        if piece.kind not in (WORD, NUMERALS) or len(told) >= 2 * MOST_SHOWN:
            others.append(piece)
            continue
        whole = spans[bisect_right(spans, (piece.start, len(draft.line))) - 1]
        for span in dict.fromkeys((whole, (piece.start, piece.end))):
            token = draft.line[slice(*span)]
            if token not in told:
                told[token] = _told(draft, token, span, lexicon)
            if told[token]:
                draft.certain &= token == piece.text
                break
        else:
            others.append(piece)
    return others


def _told(draft: Draft, token: str, span: tuple[int, int], lexicon: Lexicon) -> bool:
    """Whether a word is a name, that of the rule set before those of others; it is told then."""
    spelling = token.lower()
    if spelling in synonyms.WORDS or spelling in lexicon.keys:
        return False  # what is meant is a word or a key
    for vocabulary in (lexicon.vocabulary, *lexicon.grammar.vocabularies.values()):
        if kind := vocabulary.scores(token):
            args = {"read": token, "kind": kind, "typed": vocabulary.shown}
            draft.note(Problem(ENTRY_NAMED, args, (), *span))
            return True
    return False
