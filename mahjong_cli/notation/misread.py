"""What to say of a piece that cannot be read: the problem, and what was meant.

What was meant is looked for among the words and keys of the rule set, and only for as many
pieces as are shown.  Places are columns of the folded line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import attrgetter

from mahjong_cli.notation.characters import point
from mahjong_cli.notation.draft import Draft, Said
from mahjong_cli.notation.grammar import Lexicon
from mahjong_cli.notation.pieces import CHARACTER, DIGITS, NUMERALS, WORD, Piece
from mahjong_cli.problems.advice import CAPITAL_HONOURS, CHINESE_SUIT, SMALL_SUIT
from mahjong_cli.problems.in_rules import KEY_OF_OTHERS, UNKNOWN_KEY
from mahjong_cli.problems.in_text import (
    BAD_CHARACTER,
    BAD_RANK,
    BAD_SUIT,
    FOREIGN_DIGIT,
    FOREIGN_GLYPH,
    MELD_UNCLOSED,
    MELD_UNOPENED,
    NO_SUIT,
    SUIT_ALONE,
)
from mahjong_cli.problems.in_words import (
    KEY_ALONE,
    OWN_KEY_OF_OTHERS,
    UNKNOWN_WORD,
    WORD_OF_OTHERS,
    WORD_WITH_VALUE,
)
from mahjong_cli.problems.problem import MOST_SHOWN, Problem
from mahjong_cli.problems.suggest import meant
from mahjong_cli.tiles import LETTERS, SUIT_WORDS

_LAST = {"z": "7", "f": "8"}
_SUIT_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def tell_pieces(draft: Draft, pieces: Iterable[Piece], lexicon: Lexicon) -> None:
    """Note the problems of the pieces that cannot be read, each but once."""
    first: dict[tuple[str, str], Piece] = {}
    for piece in sorted(pieces, key=_start):
        kind, text, _, _ = piece
        for part in text if kind == CHARACTER else (text,):
            first.setdefault((kind, part), piece)
    for (kind, part), piece in islice(first.items(), MOST_SHOWN):
        if kind == WORD:
            draft.note(word(piece, lexicon))
        elif kind == DIGITS:
            for problem in numbers(piece.text, piece.start):
                draft.note(problem)
        elif kind == NUMERALS:
            args = {"read": piece.text, "hint": CHINESE_SUIT}
            draft.say(NO_SUIT, piece.start, piece.end, **args)
        else:
            draft.note(character(part, piece.start + piece.text.index(part)))
    draft.pass_over(max(0, len(first) - MOST_SHOWN))


_start = attrgetter("start")


def numbers(text: str, start: int) -> Iterator[Problem]:
    """Numbers with a wrong suit, with none, or not all in their suit.

    >>> [p.message() for p in numbers("19z", 0)]
    ['9z is not a tile: 1z-7z expected']
    """
    digits = text.rstrip(_SUIT_LETTERS)
    suit, at, end = text[len(digits) :], start + len(digits), start + len(text)
    if suit in _LAST:
        for n, c in enumerate(digits, start):
            if not "1" <= c <= _LAST[suit]:
                args = {"read": c + suit, "expected": f"1{suit}-{_LAST[suit]}{suit}"}
                yield Problem(BAD_RANK, args, (), n, n + 1)
    elif not suit:
        yield Problem(NO_SUIT, {"read": digits}, (), start, end)
    else:
        wrong: dict[str, object] = {"suit": suit, "digits": digits}
        if suit in ("M", "P", "S", "Z", "F"):
            wrong |= {"small": suit.lower(), "hint": SMALL_SUIT}
        yield Problem(BAD_SUIT, wrong, (), at, end)


def character(c: str, start: int) -> Problem:
    """A character that no piece begins with.

    >>> character("①", 0).message()
    '① (U+2460) is not a digit here: 0-9 expected'
    """
    if c in "[]":
        kind = MELD_UNCLOSED if c == "[" else MELD_UNOPENED
        return Problem(kind, {}, (), start, start + 1)
    if c.isnumeric():
        kind = FOREIGN_DIGIT
    else:
        kind = FOREIGN_GLYPH if "\U0001f000" <= c <= "\U0001f02f" else BAD_CHARACTER
    return Problem(kind, {"read": c, "point": point(c)}, (), start, start + 1)


# Words and keys


def word(piece: Piece, lexicon: Lexicon) -> Problem:
    """A word that the rule set does not know, or a key that lacks its value."""
    text, place = piece.text, (piece.start, piece.end)
    grammar, spelling = lexicon.grammar, text.lower()
    args: dict[str, object] = {"read": text}
    if set(text) <= set(SUIT_WORDS):
        return Problem(SUIT_ALONE, {"read": text[0]}, (), *place)
    if key := lexicon.keys.get(spelling) or grammar.keys.get(spelling):
        return Problem(KEY_ALONE, args | {"example": key.example}, (), *place)
    if others := grammar.owners.get(spelling):
        args = {"word": text, **_others(others, lexicon)}
        return Problem(WORD_OF_OTHERS, args, (), *place)
    if set(text.upper()) <= set(LETTERS):
        args |= {"near": text.upper(), "hint": CAPITAL_HONOURS}
    else:
        args |= meant(spelling, lexicon.near_words) or {"known": lexicon.word_list}
    return Problem(UNKNOWN_WORD, args, (), *place)


def tell_keys(draft: Draft, keys: Iterable[Said], lexicon: Lexicon) -> None:
    """Note, of the keys that the rule set does not know, each once that it is none."""
    told: dict[str, Said] = {}
    for said in keys:
        spelling = said.key.lower()
        if lexicon.known or spelling in lexicon.words:
            key = lexicon.grammar.keys.get(spelling)
            told.setdefault(key.name if key else spelling, said)
    for said in islice(told.values(), MOST_SHOWN):
        draft.note(_key(said, lexicon))
    draft.pass_over(max(0, len(told) - MOST_SHOWN))


def _key(said: Said, lexicon: Lexicon) -> Problem:
    grammar, spelling = lexicon.grammar, said.key.lower()
    start, end = said.place or (0, 0)
    if spelling in lexicon.words:
        return Problem(WORD_WITH_VALUE, {"key": said.key}, (), start, end)
    place = start, start + len(said.key)
    args: dict[str, object] = {"key": said.key, "rules": lexicon.vocabulary.shown}
    if others := grammar.owners.get(spelling):
        args |= _others(others, lexicon)
        if key := grammar.keys.get(spelling):
            return Problem(KEY_OF_OTHERS if key.house else OWN_KEY_OF_OTHERS, args, (), *place)
        args |= {"word": said.key}
        return Problem(WORD_OF_OTHERS, args, (), *place)
    near = meant(spelling, lexicon.near_keys, "{}=")
    args |= near or {"known": tuple(f"{name}=" for name in lexicon.key_list)}
    return Problem(UNKNOWN_KEY, args, (), *place)


def _others(others: Sequence[str], lexicon: Lexicon) -> dict[str, object]:
    """The rule sets that have a word or a key, and the one that does not."""
    known = lexicon.grammar.vocabularies
    shown = tuple(known[name].shown for name in others)
    return {"others": shown, "typed": others[0], "rules": lexicon.vocabulary.shown}
