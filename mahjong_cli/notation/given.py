"""What is given beside a line, in the record that has it, held against what the line says."""

from __future__ import annotations

from typing import Any

from mahjong_cli.notation.draft import Said
from mahjong_cli.notation.grammar import Lexicon
from mahjong_cli.notation.values import GOLDS, Settings, Texts, another_gold, differ
from mahjong_cli.problems.in_rules import NO_GOLD_HERE, UNKNOWN_KEY
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import Tile


def inapplicable(lexicon: Lexicon, given: Texts) -> list[Problem]:
    """What is given beside a line, but means nothing under its rule set."""
    rules = lexicon.vocabulary.shown
    return [
        Problem(NO_GOLD_HERE, {"key": name})
        if name in GOLDS
        else Problem(UNKNOWN_KEY, {"key": name, "rules": rules})
        for name in given
        if name not in lexicon.completed
    ]


def disagreements(settings: Settings, lexicon: Lexicon, given: Texts) -> list[Problem]:
    """Where a line says otherwise than what is given beside it, or that cannot be read."""
    line = {name: said[0] for name, said in settings.draft.settings.items()}
    beside = {name: Said(name, text) for name, text in given.items()}

    def read(said: Said | None, name: str) -> Any:
        return said and lexicon.keys[name].read(said.value, settings.said)

    found = []
    for name, said in beside.items():
        if name not in line and not (name in GOLDS and line.keys() & GOLDS):
            continue  # the line was completed by it, and so has read it
        value = read(said, name)
        if isinstance(value, Problem):
            found.append(said.misread(value))
        elif name in line and value != read(line[name], name):
            found.append(differ(line[name], said))
    successor = lexicon.vocabulary.successor
    if successor is not None and line.keys() & GOLDS and beside.keys() & GOLDS:
        both = {**beside, **line}
        gold, flipped = (read(both.get(name), name) for name in ("gold", "flip"))
        if isinstance(gold, Tile) and isinstance(flipped, Tile) and gold != successor(flipped):
            found.append(another_gold(gold, flipped, successor(flipped)))
    return found
