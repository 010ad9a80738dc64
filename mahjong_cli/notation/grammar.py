"""What the lines of several rule sets may say, and what those of each may.

A line is taken to pieces by what all rule sets together can say, and then understood by what
its own can: its ``Lexicon``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TypeVar

from mahjong_cli.hand.hand import DEFAULT_RULES
from mahjong_cli.notation.syntax import Names, chinese, english
from mahjong_cli.notation.tokens import OWN, Written
from mahjong_cli.notation.vocabulary import Key, Values, Vocabulary, Word
from mahjong_cli.notation.words import DEFAULTS, GOLD, KEYS, RULES, WORDS
from mahjong_cli.problems.in_rules import BAD_CHOICE
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import lookup, meant
from mahjong_cli.text import Text
from mahjong_cli.tiles import FACES, NAMES

T = TypeVar("T", Word, Key)

RULE_SET = Text("rule set", "规则", "規則")
"""What a rule set is called."""


class Lexicon:
    """What a line of one rule set may say.

    ``words`` and ``keys`` have those of every game and its own, by each of their spellings;
    ``house`` names its house options in alphabetical order, ``own`` its other own keys,
    ``gives`` those that tell whose tile was won, ``completed`` the keys that may be given for
    hands that do not say them.  ``grammar`` has what other rule sets may say.

    Where a line names a rule set that there is not (not ``known``), this is how the default is
    understood in its place: nothing can be said then of what only some rule sets have.
    """

    def __init__(self, vocabulary: Vocabulary, grammar: Grammar, *, known: bool = True) -> None:
        """The lexicon of a rule set of a grammar, or one in place of it."""
        self.vocabulary = vocabulary
        self.grammar = grammar
        self.known = known
        self.words = _spelt((*WORDS, *vocabulary.words)) if known else grammar.words
        self.keys = _spelt((*grammar.common, *vocabulary.keys))
        self.house = tuple(sorted(key.name for key in vocabulary.keys if key.house))
        self.own = tuple(key.name for key in vocabulary.keys if not key.house)
        self.gives = frozenset(key.name for key in vocabulary.keys if key.gives)
        golden = set() if vocabulary.successor else {"gold", "flip"}
        self.completed = frozenset({*DEFAULTS, *self.house} - vocabulary.without - golden)

    # What is suggested

    @cached_property
    def word_list(self) -> tuple[Text, ...]:
        """The words that mean something under the rule set, as each language calls them."""
        titles = dict.fromkeys(word.title for word in self._meaning.values())
        return tuple(title for title in titles if title.en.isascii())

    @cached_property
    def key_list(self) -> tuple[Text, ...]:
        """The keys that mean something under the rule set, as each language calls them."""
        keys = dict.fromkeys(key.title for key in self.near_keys.values())
        return tuple(Text(*(f"{name}=" for name in title)) for title in keys)

    @cached_property
    def near_keys(self) -> dict[str, Key]:
        """The keys that a key may have been meant as, by each of their spellings."""
        without = self.vocabulary.without
        return {spelling: key for spelling, key in self.keys.items() if key.name not in without}

    @cached_property
    def near_words(self) -> dict[str, Word | Key]:
        """The words and keys that a word may have been meant as, by each of their spellings."""
        return {**self.near_keys, **self._meaning}

    @cached_property
    def _meaning(self) -> dict[str, Word]:
        without = self.vocabulary.without
        return {s: word for s, word in self.words.items() if without.isdisjoint(word.says)}


class Grammar:
    """What the lines of several rule sets may say.

    ``vocabularies`` has the rule sets by name, ``words`` and ``keys`` what any of them knows, by
    each spelling; ``common`` are the keys of every game.  ``default`` is the lexicon of a line
    that names no rule set, ``unknown`` that of one that names none that there is.

    >>> grammar = Grammar([Vocabulary(("golden", "黄金麻将"))])
    >>> grammar.find("黄金麻将").rules, grammar.find("golde").hint()
    ('golden', 'did you mean golden?')
    """

    def __init__(self, vocabularies: Iterable[Vocabulary]) -> None:
        """The grammar of rule sets.

        Raises ``ValueError`` when one has a word or key of its own that is one of every game.
        """
        self.vocabularies: Mapping[str, Vocabulary] = {each.rules: each for each in vocabularies}
        every = self.vocabularies.values()
        for each in every:
            _refuse_twice(each)
        self.common = tuple(map(self._completed, KEYS))
        self.words = _spelt((*WORDS, *(word for each in every for word in each.words)))
        self.keys = _spelt((*self.common, *(key for each in every for key in each.keys)))
        self._lexicons = {name: Lexicon(each, self) for name, each in self.vocabularies.items()}
        self.default = self._lexicons.get(DEFAULT_RULES) or next(iter(self._lexicons.values()))
        self.unknown = Lexicon(self.default.vocabulary, self, known=False)
        self._patterns: dict[tuple[bool, Written], re.Pattern[str]] = {}
        self._called = {called.casefold(): each for each in every for called in each.called}

    def find(self, name: str) -> Vocabulary | Problem:
        """The rule set that is called so, in whatever case, or that there is none."""
        return lookup(RULE_SET, name, self._called, self.vocabularies)

    def lexicon(self, rules: str) -> Lexicon:
        """What a line of the rule set of this name may say."""
        return self._lexicons[rules]

    def pattern(self, written: Written = OWN, *, ascii: bool) -> re.Pattern[str]:
        """The pattern of one piece of a line; each of its groups is one kind of piece."""
        pattern = self._patterns.get((ascii, written))
        if pattern is None:
            made = english if ascii else chinese
            pattern = self._patterns[ascii, written] = made(self._names, written)
        return pattern

    @property
    def _names(self) -> Names:
        keys = self.keys.items()
        return Names(
            tuple(self.words),
            touching=tuple(spelling for spelling, key in keys if not key.house),
            apart=tuple(spelling for spelling, key in keys if key.house),
            listed=tuple(spelling for spelling, key in keys if key.listed),
        )

    @cached_property
    def defaults(self) -> Mapping[str, tuple[Key, ...]]:
        """What may be given for hands that do not say it: the keys of each such name."""
        found: dict[str, tuple[Key, ...]] = {name: (self.keys[name],) for name in DEFAULTS}
        for vocabulary in self.vocabularies.values():
            for key in vocabulary.keys:
                if key.house:
                    found[key.name] = (*found.get(key.name, ()), key)
        return found

    @cached_property
    def owners(self) -> Mapping[str, tuple[str, ...]]:
        """The rule sets that have a word or key of their own spelt so.

        >>> Grammar([Vocabulary(("a",), words=(Word(("blind",), (), RULE_SET),))]).owners
        {'blind': ('a',)}
        """
        found: dict[str, tuple[str, ...]] = {}
        for name, each in self.vocabularies.items():
            for spelling in (*_spelt(each.keys), *_spelt(each.words)):
                found[spelling] = (*found.get(spelling, ()), name)
        return found

    def _completed(self, key: Key) -> Key:
        """A key of every game, with what follows from the rule sets that there are."""
        if key is RULES:
            return key._replace(
                read=self._read_rules,
                values=tuple(self.vocabularies),
                also={name: each.chinese for name, each in self.vocabularies.items()},
            )
        if key is GOLD:  # the tiles that a flipped one can make gold
            rules = [each.successor for each in self.vocabularies.values() if each.successor]
            golds = sorted({successor(tile) for successor in rules for tile in FACES})
            return key._replace(values=tuple(NAMES[tile] for tile in golds))
        return key

    def _read_rules(self, text: str, _said: Values) -> Vocabulary | Problem:
        called = text.strip().casefold()
        if found := self._called.get(called):
            return found
        names = tuple(each.shown for each in self.vocabularies.values())
        args: dict[str, object] = {"values": names, "example": names[0]}
        return Problem(BAD_CHOICE, args | meant(called, self._called))


def _spelt(things: Iterable[T]) -> dict[str, T]:
    """Words or keys by each of their spellings, the first of equal ones."""
    found: dict[str, T] = {}
    for thing in things:
        for spelling in thing.spellings:
            found.setdefault(spelling, thing)
    return found


_OF_EVERY_GAME = frozenset((*_spelt(WORDS), *_spelt(KEYS)))


def _refuse_twice(vocabulary: Vocabulary) -> None:
    own = (*_spelt(vocabulary.words), *_spelt(vocabulary.keys))
    if twice := [spelling for spelling in own if spelling in _OF_EVERY_GAME]:
        raise ValueError(f"{vocabulary.rules}: {', '.join(twice)} means the same in every game")
