"""What a sentence about a problem is."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """What is wrong: the code that programs read, and the words in both languages."""

    code: str
    en: str
    zh: str


def bad_tile(en: str, zh: str) -> Sentence:
    """A tile that cannot be read."""
    return Sentence("bad-tile", en, zh)


def bad_meld(en: str, zh: str) -> Sentence:
    """A meld that is none."""
    return Sentence("bad-meld", en, zh)


def bad_value(en: str, zh: str) -> Sentence:
    """A value that a key does not have."""
    return Sentence("bad-value", en, zh)


def contradiction(en: str, zh: str) -> Sentence:
    """Two things that cannot both be."""
    return Sentence("contradiction", en, zh)
