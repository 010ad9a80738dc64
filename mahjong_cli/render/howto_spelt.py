"""Words and keys with all their spellings, as it is told how a hand is written."""

from __future__ import annotations

from mahjong_cli.games.sheet import Cell, Sign, Span, cell
from mahjong_cli.notation.vocabulary import Key, Word
from mahjong_cli.text import Text


def valued(key: Key) -> tuple[Cell, Cell]:
    """A key, and what it means, with its values where they are few and have names."""
    if not key.also:
        return cell(spelt(key)), cell(key.about)
    values = tuple(map(key.said, key.values))
    return cell(spelt(key)), (Span(key.about), Span(Sign.COLON), Span(values, "aside"))


def spelt(key: Key) -> Text:
    """A key with an example, then its other spellings, its name in the language first."""
    every = zip(key.title, key.said(key.example), strict=True)
    return Text(*(_spellings(key, name, example) for name, example in every))


def _spellings(key: Key, name: str, example: str) -> str:
    others = [f"{each}=" for each in dict.fromkeys(key.spellings) if each != name]
    return "  ".join([f"{name}={example}", *others])


def word(word: Word) -> tuple[Cell, Cell]:
    """The spellings of a word, its name in the language first, and what it says."""
    first = (" ".join(dict.fromkeys((name, *word.spellings))) for name in word.title)
    return cell(Text(*first)), cell(word.about)


def own(key: Key) -> tuple[Cell, Cell]:
    """A key of a rule set, and below what it means and which values it has."""
    every = [(key.said(value), (value, *key.also.get(value, ()))) for value in key.values]
    values = Text(*("  ".join("/".join(dict.fromkeys((title[n], *names))) for title, names in every)
                    for n in range(len(Text._fields))))  # fmt: skip
    return cell(spelt(key), "heading"), (Span(key.about), Span(Sign.COLON), Span(values, "aside"))
