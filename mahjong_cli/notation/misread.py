"""What to say of a piece that cannot be read: the problem, and what was meant.

What was meant is looked for among the words and keys of the rule set, and only for as many
pieces as are shown.  Places are columns of the folded line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import attrgetter

from mahjong_cli.notation import gb_line, synonyms
from mahjong_cli.notation.characters import point
from mahjong_cli.notation.draft import Draft, Said
from mahjong_cli.notation.entries import tell_entries
from mahjong_cli.notation.forms import foreign
from mahjong_cli.notation.grammar import Lexicon
from mahjong_cli.notation.pieces import (
    CHARACTER,
    DIGITS,
    FIELD,
    NUMERALS,
    OTHER,
    SPACED,
    WORD,
    Piece,
)
from mahjong_cli.notation.tokens import tiles_in
from mahjong_cli.notation.vocabulary import Key
from mahjong_cli.notation.words import NOTATION
from mahjong_cli.problems.advice import CAPITAL_HONOURS, CHINESE_SUIT, SMALL_SUIT, WRITE
from mahjong_cli.problems.in_habits import (
    BARS,
    ELLIPSIS,
    FOREIGN_TILES,
    KEY_SPACED,
    OTHER_BRACKETS,
    OTHER_FORM,
    QUOTATION_MARKS,
)
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
from mahjong_cli.problems.problem import MOST_SHOWN, Problem, ProblemKind, shown
from mahjong_cli.problems.suggest import in_scripts, meant
from mahjong_cli.text import Text, tile_name
from mahjong_cli.tiles import LETTERS, SUIT_WORDS, named

_LAST = {"z": "7", "f": "8"}
_SUIT_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_TOKEN = re.compile(r"[^ \t,;\[\]+=]+")


def tell_pieces(draft: Draft, pieces: Iterable[Piece], lexicon: Lexicon) -> None:
    """Note the problems of the pieces that cannot be read, each but once."""
    first: dict[tuple[str, str], Piece] = {}
    for piece in tell_entries(draft, sorted(pieces, key=_start), lexicon):
        kind, text, start, end = piece
        for n, part in enumerate(text) if kind == CHARACTER else ((0, text),):
            if (kind, part) not in first:
                first[kind, part] = Piece(kind, part, start + n, end)
    unread = _not_foreign(draft, list(first.values()))
    for piece in islice(unread, MOST_SHOWN):
        for problem in _problems(piece, draft, lexicon):
            draft.note(problem)
    draft.pass_over(max(0, len(unread) - MOST_SHOWN))


_start = attrgetter("start")


def _problems(piece: Piece, draft: Draft, lexicon: Lexicon) -> Iterator[Problem]:
    text, place = piece.text, (piece.start, piece.end)
    if piece.kind == WORD:
        yield word(piece, lexicon, draft.line)
    elif piece.kind == DIGITS:
        yield from numbers(text, piece.start)
    elif piece.kind == NUMERALS:
        yield Problem(NO_SUIT, {"read": text, "hint": CHINESE_SUIT}, (), *place)
    elif piece.kind == OTHER:
        yield Problem(OTHER_FORM, {"read": text}, (), *place)
    elif piece.kind == FIELD:
        yield gb_line.wrong(piece)
    elif piece.kind == SPACED:
        yield _spaced(piece, lexicon)
    else:
        yield character(draft.line, piece.start)


def _not_foreign(draft: Draft, pieces: list[Piece]) -> list[Piece]:
    """The pieces that are not in tiles as another program writes them; the first such are told."""
    places: list[tuple[int, int]] = []
    for match in _TOKEN.finditer(draft.line) if len(pieces) < _MANY else ():
        within = any(match.start() <= piece.start < match.end() for piece in pieces)
        if within and (found := foreign(match[0])):
            if not places:
                form, own = found
                args = {"read": match[0], "form": NOTATION.said(form), "own": own}
                draft.note(Problem(FOREIGN_TILES, args, (), *match.span()))
            places.append(match.span())
    if not places:
        return pieces
    return [p for p in pieces if not any(start <= p.start < end for start, end in places)]


_MANY = 100
"""So many different pieces that cannot be read are not looked through for tiles."""


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


_ALIKE: tuple[tuple[str, ProblemKind], ...] = (
    ("(){}<>", OTHER_BRACKETS),
    ("\"'`“”‘’「」『』", QUOTATION_MARKS),
    ("|", BARS),
)
"""Characters that all mean the same mistake."""

_DOTS = re.compile(r"(?:\.{2,}|…+)")


def character(line: str, start: int) -> Problem:
    """A character of a line that no piece begins with.

    >>> character("123m ①", 5).message()
    '① (U+2460) is not a digit here: 0-9 expected'
    >>> character("11m123p...", 7).code
    'bad-character'
    """
    c = line[start]
    if c in "[]":
        kind = MELD_UNCLOSED if c == "[" else MELD_UNOPENED
        return Problem(kind, {}, (), start, start + 1)
    if dots := _DOTS.match(line, start):
        return Problem(ELLIPSIS, {}, (), start, dots.end())
    for alike, kind in _ALIKE:
        if c in alike:
            return Problem(kind, {}, (), start, start + 1)
    if c.isnumeric():
        kind = FOREIGN_DIGIT
    else:
        kind = FOREIGN_GLYPH if "\U0001f000" <= c <= "\U0001f02f" else BAD_CHARACTER
    return Problem(kind, {"read": c, "point": point(c)}, (), start, start + 1)


# Words and keys


def word(piece: Piece, lexicon: Lexicon, line: str) -> Problem:
    """A word that the rule set does not know, or a key that lacks its value."""
    text, place = piece.text, (piece.start, piece.end)
    grammar, spelling = lexicon.grammar, text.lower()
    args: dict[str, object] = {"read": text}
    if set(text) <= set(SUIT_WORDS):
        return Problem(SUIT_ALONE, {"read": text[0]}, (), *place)
    if key := lexicon.keys.get(spelling) or grammar.keys.get(spelling):
        then = _TOKEN.match(line, piece.end) or _TOKEN.match(line, piece.end + 1)
        value = then[0] if then and not isinstance(key.read(then[0], {}), Problem) else None
        return Problem(KEY_ALONE, args | {"example": value or key.shown(text)}, (), *place)
    if others := grammar.owners.get(spelling):
        args = {"word": text, **_others(others, lexicon)}
        return Problem(WORD_OF_OTHERS, args, (), *place)
    args |= _meant(text, lexicon) or {"known": lexicon.word_list}
    return Problem(UNKNOWN_WORD, args, (), *place)


def _meant(text: str, lexicon: Lexicon) -> dict[str, object]:
    """The hint to a word: honours in small letters, what others call something, what is near."""
    spelling = text.lower()
    if set(text.upper()) <= set(LETTERS):
        return {"near": text.upper(), "hint": CAPITAL_HONOURS}
    if letter := synonyms.TILES.get(spelling):
        name = tile_name(named(letter))
        chinese = (f"{letter}（{each}）" for each in (name.zh, name.hant))
        return {"near": Text(letter, *chinese), "hint": WRITE}
    ours = synonyms.WORDS.get(spelling)
    if ours is not None and ours in lexicon.near_words:
        return {"near": in_scripts(ours, lexicon.near_words), "hint": WRITE}
    return meant(spelling, lexicon.near_words)


def _spaced(piece: Piece, lexicon: Lexicon) -> Problem:
    key, _, value = piece.text.partition("=")
    ours = synonyms.KEYS.get(key.lower(), key.lower())
    near = _setting(ours, value, lexicon.near_keys)
    return Problem(KEY_SPACED, {"read": key, "near": near}, (), piece.start, piece.end)


def _setting(name: str, value: str, keys: Mapping[str, Key]) -> Text:
    """A key with a value that was typed, as each language calls the key."""
    return Text(*(f"{each}={shown(value)}" for each in in_scripts(name, keys)))


def tell_keys(draft: Draft, keys: Iterable[Said], lexicon: Lexicon) -> None:
    """Note, of the keys that the rule set does not know, each once that it is none."""
    told: dict[str, Said] = {}
    for said in keys:
        spelling = said.key.lower()
        if lexicon.known or spelling in lexicon.words:
            key = lexicon.grammar.keys.get(spelling)
            told.setdefault(key.name if key else spelling, said)
    for said in islice(told.values(), MOST_SHOWN):
        draft.note(_key(said, draft, lexicon))
    draft.pass_over(max(0, len(told) - MOST_SHOWN))


def _key(said: Said, draft: Draft, lexicon: Lexicon) -> Problem:
    grammar, spelling = lexicon.grammar, said.key.lower()
    start, end = said.place or (0, 0)
    if spelling in lexicon.words:
        return Problem(WORD_WITH_VALUE, {"key": said.key}, (), start, end)
    place = start, start + len(said.key)
    args: dict[str, object] = {"key": said.key, "rules": lexicon.vocabulary.shown}
    if len(tiles_in(said.value, LETTERS)) > 2:  # a meld, whatever the key was meant as
        draft.certain = False
    if others := grammar.owners.get(spelling):
        args |= _others(others, lexicon)
        if key := grammar.keys.get(spelling):
            return Problem(KEY_OF_OTHERS if key.house else OWN_KEY_OF_OTHERS, args, (), *place)
        args |= {"word": said.key}
        return Problem(WORD_OF_OTHERS, args, (), *place)
    if (ours := synonyms.KEYS.get(spelling)) and ours in lexicon.near_keys:
        args |= {"near": _setting(ours, said.value, lexicon.near_keys), "hint": WRITE}
        return Problem(UNKNOWN_KEY, args, (), *place)
    near = meant(spelling, lexicon.near_keys, "{}=")
    args |= near or {"known": lexicon.key_list}
    return Problem(UNKNOWN_KEY, args, (), *place)


def _others(others: Sequence[str], lexicon: Lexicon) -> dict[str, object]:
    """The rule sets that have a word or a key, and the one that does not."""
    known = lexicon.grammar.vocabularies
    titles = tuple(known[name].shown for name in others)
    return {"others": titles, "typed": titles[0], "rules": lexicon.vocabulary.shown}
