"""From the text of a hand to the hand, or to everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.grammar import Grammar, Lexicon
from mahjong_cli.notation.line import Line
from mahjong_cli.notation.plain import read_plain
from mahjong_cli.problems.in_text import TOO_LONG
from mahjong_cli.problems.problem import NotationError, Problem, UnknownName
from mahjong_cli.tuples import NamedTuple

LONGEST = 2000
"""How many characters a line may have; a longer one is refused unread."""

NOTHING: Mapping[str, str] = {}
"""That nothing is said besides the line."""


class Parsed(NamedTuple):
    """A hand, and the names of the defaults that its rule set does not know."""

    hand: Hand
    unused: tuple[str, ...]


def lexicon_of(text: str, grammar: Grammar, beside: Mapping[str, str] = NOTHING) -> Lexicon:
    """What a line may say under the rule set that it names, or what stands beside it, or else
    under the default; it is not ``known`` where there is no such rule set, as ``parse`` says.
    """
    return Line(text[:LONGEST], grammar, beside, NOTHING, drawn=False).lexicon


def parse(
    text: str,
    grammar: Grammar,
    *,
    defaults: Mapping[str, str] = NOTHING,
    given: Mapping[str, str] = NOTHING,
    own: Mapping[str, str] = NOTHING,
    drawn: bool = False,
    kind: type[Line] = Line,
) -> Parsed:
    """The hand that a line of text, of some ``kind``, describes.

    ``defaults`` are values in text for what neither the line nor ``given`` says: ``rules``,
    ``gold``, ``flip``, ``seat``, ``round``, ``z`` and house options.  ``given`` are values of
    such keys that stand beside the line in a record, and may not differ from what it says;
    ``own`` are such of keys that its rule set alone has.  ``drawn`` says that the winner drew the
    tile where the line does not say how he won.

    Raises ``NotationError`` when the line cannot be read, ``HandError`` when no such hand can
    be; both have every problem, with its place.  Raises ``UnknownName`` when no rule set knows
    a default.
    """
    if defaults and not grammar.defaults.keys() >= defaults.keys():
        raise _unknown(defaults, grammar)
    if len(text) > LONGEST:
        raise NotationError([Problem(TOO_LONG, {"count": len(text), "limit": LONGEST})], text)
    beside = defaults
    if given:  # what no rule set knows is told below
        beside = {**defaults, **{n: given[n] for n in given if n in grammar.defaults}}
    if kind is Line and not (own or drawn) and (plain := read_plain(text, grammar, beside, given)):
        hand, lexicon = plain
        return Parsed(hand, _unused(defaults, lexicon))
    line = kind(text, grammar, {**beside, **own} if own else beside, own, drawn=drawn)
    hand = line.hand(given)
    line.check(hand)
    if line.wrong:
        raise line.error()
    if given or own:
        line.agree(given)
    return Parsed(hand, _unused(defaults, line.lexicon))


def _unknown(defaults: Mapping[str, str], grammar: Grammar) -> UnknownName:
    from mahjong_cli.notation.defaults import unknown_defaults

    return UnknownName(unknown_defaults(defaults, grammar))


def _unused(defaults: Mapping[str, str], lexicon: Lexicon) -> tuple[str, ...]:
    known = lexicon.completed
    return tuple([name for name in defaults if name not in known]) if defaults else ()
