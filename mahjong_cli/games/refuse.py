"""What keeps a hand from being one under a rule set, beyond what no hand can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahjong_cli.games.rule_set import Rules
from mahjong_cli.hand.checks import clear, unsound
from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.vocabulary import Vocabulary
from mahjong_cli.problems.in_hand import READY_COUNT, TILE_COUNT
from mahjong_cli.problems.in_rules import (
    BAD_CHOICE,
    BAD_NUMBER,
    GOLD_AND_FLIP,
    KEY_TWICE,
    NOT_PLAYED,
    TILE_NOT_PLAYED,
    UNKNOWN_KEY,
)
from mahjong_cli.problems.problem import HandError, Problem, ProblemKind
from mahjong_cli.text import Text, called, tile_name
from mahjong_cli.tiles import FACES, NAMES, SUITS, Tile, suit

if TYPE_CHECKING:
    from mahjong_cli.hand.ready import Ready


def vocabulary_of(rules: Rules) -> Vocabulary:
    """What a hand may say under the rule set."""
    made = Vocabulary(
        rules.called,
        (*rules.keys, *(option.key for option in rules.options)),
        rules.words,
        frozenset(rules.without),
        rules.successor,
        own_problems=lambda hand: own_problems(rules, hand),
        instead=rules.instead,
        title=rules.shown,
    )
    return made if rules.beside is None else made._replace(beside=rules.beside)


def refuse(rules: Rules, vocabulary: Vocabulary, hand: Hand) -> None:
    """Raise ``HandError`` with every problem when no such hand can be under the rule set."""
    wrong = []
    if not clear(hand):
        if bad := unsound(hand):
            raise HandError(bad)
        wrong = vocabulary.contradictions(hand)
    if wrong := wrong + _forbidden(rules, hand):
        raise HandError(wrong)


def refuse_ready(rules: Rules, vocabulary: Vocabulary, ready: Ready) -> None:
    """Raise ``HandError`` with every problem when no hand before the win can be so.

    Its last tile stands in for the winning one, as if it had been drawn: the tiles are the same.
    """
    from mahjong_cli.hand.ready import SIZES  # a hand that is won needs none of it

    if ready.size not in SIZES and len(ready.melds) <= 4:
        raise HandError([Problem(READY_COUNT, {"read": ready.size}, ("tiles",))])
    hand, wrong = ready.drawn, []
    if not clear(hand if ready.size == SIZES[1] else _one_more(hand)):
        if bad := unsound(hand):
            raise HandError(bad)
        wrong = [p for p in vocabulary.contradictions(hand) if p.kind is not TILE_COUNT]
    if wrong := wrong + _forbidden(rules, hand):
        raise HandError(wrong)


def _one_more(hand: Hand) -> Hand:
    """The hand with a tile that it does not hold: what is wrong with one is so with the other."""
    held = {*hand.concealed, hand.winning, hand.gold, *(meld.tile for meld in hand.melds)}
    return hand.replace(concealed=(*hand.concealed, next(t for t in FACES if t not in held)))


def _forbidden(rules: Rules, hand: Hand) -> list[Problem]:
    """What the rule set does not have, and what it forbids."""
    found = own_problems(rules, hand)
    if hand.flipped is not None:
        found += _flipped(rules, hand.flipped, hand.gold)
    if hand.house:
        found += _house(rules, hand)
    return found


def own_problems(rules: Rules, hand: Hand) -> list[Problem]:
    """What the rule set does not have, and what it forbids."""
    found = rules.problems(hand)
    if rules.without:
        found = [*_without(rules, hand), *found]
    return found if rules.played is None else [*_tiles(rules, rules.played, hand), *found]


def _without(rules: Rules, hand: Hand) -> Iterator[Problem]:
    said = {
        "seat": hand.seat is not None,
        "round": hand.round is not None,
        "flowers": hand.flowers > 0,
        **{word: getattr(hand.won, word) for word in ("kongdraw", "flowerdraw", "last", "fourth")},
    }
    told: set[ProblemKind] = set()
    for word, kind in rules.without.items():
        if said.get(word) and (kind is NOT_PLAYED or kind not in told):
            told.add(kind)
            about = [other for other, same in rules.without.items() if same is kind]
            about = [word] if kind is NOT_PLAYED else about
            yield Problem(kind, {"read": word, "rules": rules.shown}, tuple(about))


def _tiles(rules: Rules, played: frozenset[Tile], hand: Hand) -> Iterator[Problem]:
    there = {*hand.concealed, hand.winning, *(t for m in hand.melds for t in m.tiles)}
    named = hand.flipped if hand.flipped is not None else hand.gold
    if played.issuperset(there) and (named is None or named in played):
        return
    args = {"rules": rules.shown, "expected": _written(played)}
    for tile in sorted(there - played):
        about = (f"tile {tile}", "winning") if tile == hand.winning else (f"tile {tile}",)
        yield Problem(TILE_NOT_PLAYED, {"tile": tile_name(tile), **args}, about)
    if named is not None and named not in played:
        yield Problem(TILE_NOT_PLAYED, {"tile": tile_name(named), **args}, ("flip", "gold"))


def _written(played: frozenset[Tile]) -> tuple[str, ...]:
    """The tiles in letters, whole suits in one.

    >>> _written(frozenset((*range(9, 18), 27, 33)))
    ('1-9p', 'E', 'P')
    """
    found: dict[str, None] = {}
    for tile in sorted(played):
        s = suit(tile)
        whole = s < len(SUITS) and played.issuperset(t for t in FACES if suit(t) == s)
        found[f"1-9{SUITS[s]}" if whole else NAMES[tile]] = None
    return tuple(found)


_NONE = Text("none", "无", "無")


def _flipped(rules: Rules, flipped: Tile, gold: Tile | None) -> list[Problem]:
    if rules.successor is None or gold == (successor := rules.successor(flipped)):
        return []
    args = {
        "gold": _NONE if gold is None else NAMES[gold],
        "flip": NAMES[flipped],
        "successor": tile_name(successor),
    }
    return [Problem(GOLD_AND_FLIP, args, ("gold", "flip"))]


def _house(rules: Rules, hand: Hand) -> Iterator[Problem]:
    options = {option.name: option for option in rules.options}
    seen: dict[str, object] = {}
    for name, value in hand.house:
        args: dict[str, object] = {"key": name, "value": value}
        if (option := options.get(name)) is None:
            args |= {
                "rules": rules.shown,
                "known": tuple(called(n, o.called, "{}=") for n, o in options.items()),
            }
            yield Problem(UNKNOWN_KEY, args, (name,))
        elif not option.has(value):
            args |= option.expected()
            yield Problem(BAD_CHOICE if option.values else BAD_NUMBER, args, (name,))
        elif seen.setdefault(name, value) != value:
            args = {"first": f"{name}={seen[name]}", "second": f"{name}={value}"}
            yield Problem(KEY_TWICE, args, (name,))
