"""Two small rule sets to read hands with: one with gold, one without."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli import notation
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.vocabulary import Key, Values, Vocabulary, read_choice, read_number
from mahjong_cli.problems.in_rules import GOLD_RED, NO_GOLD_HERE
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.text import Text
from mahjong_cli.tiles import RED, successor


def _no_red_gold(hand: Hand) -> list[Problem]:
    return [Problem(GOLD_RED, {}, ("gold",))] if hand.gold == RED else []


def _no_gold(hand: Hand) -> list[Problem]:
    named = {"gold": hand.gold, "flip": hand.flipped}
    return [Problem(NO_GOLD_HERE, {"key": k}, (k,)) for k, t in named.items() if t is not None]


def choice(name: str, *values: str) -> Key:
    """A house option that has these values."""

    def read(text: str, _said: Values) -> object:
        return read_choice(values, text)

    return Key((name,), Text(name, name, name), read, values[0], values, house=True)


MINIMUM = Key(
    ("min",), Text("the least that wins", "起和分", "起和分"), read_number, "8", house=True
)

GOLDEN = Vocabulary(
    ("golden", "黄金麻将"),
    (MINIMUM, choice("fifth", "yes", "no")),
    successor=successor,
    own_problems=_no_red_gold,
)
MCR = Vocabulary(
    ("mcr", "国标麻将"), (MINIMUM, choice("knitted-wait", "yes", "no")), own_problems=_no_gold
)

GRAMMAR = Grammar([GOLDEN, MCR])


def parse(text: str, **defaults: str) -> Hand:
    return notation.parse(text, GRAMMAR, defaults=defaults).hand


def problems(
    text: str,
    defaults: Mapping[str, str] | None = None,
    given: Mapping[str, str] | None = None,
    grammar: Grammar = GRAMMAR,
) -> MahjongError:
    try:
        notation.parse(text, grammar, defaults=defaults or {}, given=given or {})
    except MahjongError as error:
        return error
    raise AssertionError(f"read without an error: {text}")
