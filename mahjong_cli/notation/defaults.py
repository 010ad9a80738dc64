"""What may be given for hands that do not say it, and what is wrong with it by itself."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.problems.in_rules import EACH_FOR_ITSELF, UNKNOWN_NAME
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import meant
from mahjong_cli.text import Text
from mahjong_cli.tiles import Z_ORDER

DEFAULT = Text("key or house option", "键或规则选项", "鍵或規則選項")
"""What a default is called."""


def check_defaults(defaults: Mapping[str, str], grammar: Grammar) -> list[Problem]:
    """What is wrong with defaults, whatever the hand is.

    A name is wrong that no rule set knows, a value that the key has under no rule set.
    """
    said = {name: text for name, text in defaults.items() if name != "z" or text in Z_ORDER}
    found = unknown_defaults(defaults, grammar)
    for name, text in defaults.items():
        values = [key.read(text, said) for key in grammar.defaults.get(name, ())]
        wrong = [value for value in values if isinstance(value, Problem)]
        if wrong and len(wrong) == len(values):
            args = {"key": name, "value": text, **wrong[0].args}
            found.append(Problem(wrong[0].kind, args))
    return found


def unknown_defaults(defaults: Mapping[str, str], grammar: Grammar) -> list[Problem]:
    """The defaults that no rule set knows."""
    return [_unknown(name, grammar) for name in defaults if name not in grammar.defaults]


def _unknown(name: str, grammar: Grammar) -> Problem:
    if name in grammar.keys:
        return Problem(EACH_FOR_ITSELF, {"key": name})
    known = tuple(grammar.defaults)
    near = meant(name.lower().replace("_", "-"), known)
    return Problem(UNKNOWN_NAME, {"kind": DEFAULT, "name": name, "known": known} | near)
