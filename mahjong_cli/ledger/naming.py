"""The keys of a hand that name players, and the names where a hand says them.

A key may have a place at the table as its value (``from=left``), or be called so
(``left=open``); in a book the name of the player stands there (``from=Li``, ``Li=open``).  Which
keys those are is read off the vocabularies of the games.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from mahjong_cli.games.pay import OPPONENTS, PLACES
from mahjong_cli.ledger.seats import Seats, plain
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.vocabulary import Key
from mahjong_cli.problems.in_rules import KEY_TWICE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tuples import NamedTuple

Span = tuple[int, int]

GIVER, DEALER = "from", "dealer"
"""The keys that name who gave the winning tile, and who deals."""


def naming_keys(grammar: Grammar) -> dict[str, str]:
    """The keys whose value is a place, by each of their spellings: what a column may be called.

    >>> from mahjong_cli import games
    >>> sorted({*naming_keys(games.grammar()).values()})
    ['dealer', 'fed', 'from']
    """
    return {
        spelling: key.name
        for vocabulary in grammar.vocabularies.values()
        for key in vocabulary.keys
        if _names(key)
        for spelling in key.spellings
    }


def _names(key: Key) -> bool:
    """Whether the value of a key is a place."""
    return not key.house and key.read(OPPONENTS[0], {}) == OPPONENTS[0]


def place_words(grammar: Grammar) -> frozenset[str]:
    """The words for places at the table, which are not names."""
    words = {plain(word) for word in (*PLACES, *(w for place in PLACES.values() for w in place))}
    for vocabulary in grammar.vocabularies.values():
        for key in vocabulary.keys:
            if key.name in OPPONENTS:
                words |= {plain(spelling) for spelling in key.spellings}
    return frozenset(words - {plain(word) for word in PLACES["self"]} | {"self"})


class Unnamed(NamedTuple):
    """A hand without the names in it: blanks stand there, so that nothing else moves.

    ``own`` are the values of the keys that were said by name, as a hand without names has them;
    ``spans`` are their places in the text, ``problems`` where one is said twice.
    """

    text: str
    own: dict[str, str]
    spans: dict[str, Span]
    problems: tuple[Problem, ...] = ()


def unname(
    text: str, seats: Seats, winner: str, keys: Mapping[str, str], taken: Collection[str] = ()
) -> Unnamed:
    """A hand without the names of the players in it.

    Names that are ``taken`` by keys of hands stay what they are there: ``kong=5555p`` is a meld,
    whoever is called so.

    >>> unname("1m self dealer=B A=open", Seats(("A", "B", "C")), "C", {"dealer": "dealer"})[:2]
    ('1m self                ', {'dealer': 'left', 'right': 'open'})
    """
    named = {plain(name): name for name in seats.names}
    own: dict[str, str] = {}
    spans: dict[str, Span] = {}
    problems = []
    free = tuple(name for name in seats.names if plain(name) not in taken)
    for found in _pattern(seats.names, free, tuple(keys)).finditer(text):
        place = seats.place(winner, named[plain(found["value"] or found["name"])])
        key = keys.get((found["key"] or "").lower()) or place
        value = place if found["key"] else found["states"]
        if own.setdefault(key, value) != value:
            args = {"first": text[slice(*spans[key])], "second": found[0]}
            problems.append(Problem(KEY_TWICE, args, (), *found.span()))
        spans.setdefault(key, found.span())
    for start, end in spans.values():
        text = text[:start] + " " * (end - start) + text[end:]
    return Unnamed(text, own, spans, tuple(problems))


@lru_cache(maxsize=64)
def _pattern(
    names: tuple[str, ...], free: tuple[str, ...], keys: tuple[str, ...]
) -> re.Pattern[str]:
    """A key with a name for its value, or one of the ``free`` names for a key with a value."""
    described = _any(free) if free else "(?!)"
    return re.compile(
        rf"(?<![^\s,;\]])(?:(?P<key>{_any(keys)})=(?P<value>{_any(names)})(?![^\s,;\[])"
        rf"|(?P<name>{described})=(?P<states>[^\s\[\]]*))",
        re.IGNORECASE,
    )


def _any(words: tuple[str, ...]) -> str:
    """Any of these words, whatever space is in it; longer ones first."""
    longest = sorted(words, key=len, reverse=True)
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in longest)
