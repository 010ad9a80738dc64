"""What the pieces of a draft come to: the values of keys, and how the hand was won.

Each function notes in the draft what does not add up, and answers what can still be said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar, cast

from mahjong_cli.hand.model import DEFAULT_RULES, Circumstances, HouseOption, Rules, rules_called
from mahjong_cli.notation import misread
from mahjong_cli.notation.draft import Draft, Setting
from mahjong_cli.notation.misread import EXAMPLES
from mahjong_cli.notation.tokens import FIRST_FLOWER, KEYS, PLAYER_KEYS, tiles_in
from mahjong_cli.problems.problem import Problem, UnknownName, nearest
from mahjong_cli.tiles import NAMES, WINDS, Z_ORDER, Tile

DEFAULTS = ("rules", "gold", "flip", "seat", "round", "z")
"""The keys that may be given for hands that do not say them, house options aside."""

_T = TypeVar("_T")
_Value = str | int
_KNOWN = frozenset(KEYS.values())


def setting(
    draft: Draft, key: str, read: Callable[[str], _T | Problem], default: str | None = None
) -> _T | None:
    """The value of a key, or of the default when the line does not have the key.

    ``read`` makes the value of its text, or says what is wrong with it.
    """
    said = draft.settings.get(key)
    if said is None:
        if default is None:
            return None
        said = [Setting(key, default)]
    first: Setting | None = None
    meant: _T | None = None
    for one in said:
        value = read(one.value)
        if isinstance(value, Problem):
            args = {"key": one.key, "value": one.value, **value.args}
            draft.note(Problem(value.name, args, (), *_place_in(one, value)))
        elif first is None:
            first, meant = one, value
        elif value != meant:
            args = {"first": f"{first.key}={first.value}", "second": f"{one.key}={one.value}"}
            draft.note(Problem("key-twice", args, (), one.start, one.end))
    return meant


def _place_in(said: Setting, problem: Problem) -> tuple[int | None, int | None]:
    """Where the value stands, or the part of it that the problem is about."""
    if said.start is None or problem.start is None or problem.end is None:
        return said.start, said.end
    return said.start + problem.start, said.start + problem.end


def choice(values: tuple[str, ...], text: str) -> Problem:
    """That none of the values was chosen, and which was meant."""
    args: dict[str, object] = {"values": values, "example": values[0]}
    if near := nearest(text.lower(), values):
        args |= {"near": near, "hint": "did-you-mean"}
    return Problem("bad-choice", args)


def _order(text: str) -> str | Problem:
    return Z_ORDER.get(text.lower()) or choice(tuple(Z_ORDER), text)


def draft_of(line: str, default: str | None) -> Draft:
    """The draft of a line, its ``z`` tiles read in the order that it or the default names."""
    draft = Draft(line, Z_ORDER[default if default in Z_ORDER else "chinese"])
    order = setting(draft, "z", _order, default)
    if order and order != draft.honours:
        draft = Draft(line, order)
        setting(draft, "z", _order)
    return draft


# Rule set and house options


def rules(draft: Draft, catalogue: Mapping[str, Rules], default: str | None) -> Rules | None:
    """The rule set that the line or the default names, None when no such is known."""

    def read(text: str) -> Rules | Problem:
        found = rules_called(text, catalogue)
        if isinstance(found, Rules):
            return found
        near = {k: v for k, v in found.args.items() if k in ("near", "hint")}
        return Problem("bad-choice", {**choice(tuple(catalogue), text).args, **near})

    if "rules" not in draft.settings and default is None:
        return catalogue[DEFAULT_RULES]
    return setting(draft, "rules", read, default)


def _option(option: HouseOption, text: str) -> _Value | Problem:
    try:
        return option.read(text)
    except ValueError:
        if option.values:
            return choice(option.values, text)
        return Problem("bad-number", option.expected())


def house(
    draft: Draft, rules: Rules, catalogue: Mapping[str, Rules], defaults: Mapping[str, str]
) -> tuple[tuple[str, str | int], ...]:
    """The house options that the line or the defaults set, by name in alphabetical order."""
    foreign = frozenset() if rules.settled else PLAYER_KEYS
    if not defaults and draft.settings.keys() <= _KNOWN - foreign:
        return ()
    options = {option.name: option for option in rules.options}
    values: list[tuple[str, str | int]] = []
    for name, option in sorted(options.items()):
        read = partial(_option, option)
        # mypy joins the two kinds of value to object.
        value = cast("_Value | None", setting(draft, name, read, defaults.get(name)))
        if value is not None:
            values.append((name, value))
    for key, said in draft.settings.items():
        if key not in options and (key not in _KNOWN or key in foreign):
            _unknown_key(draft, said[0], rules, catalogue)
    return tuple(values)


def _unknown_key(draft: Draft, said: Setting, rules: Rules, catalogue: Mapping[str, Rules]) -> None:
    key = said.key.lower()
    start, _ = draft.key_places[KEYS.get(key, key)]
    of_players = KEYS.get(key) in PLAYER_KEYS
    others = tuple(
        r.name
        for r in catalogue.values()
        if (r.settled and of_players) or any(option.name == key for option in r.options)
    )
    own = [option.name for option in rules.options]
    keys = {k: v for k, v in KEYS.items() if v in _known(rules)}
    args: dict[str, object] = {"key": said.key, "rules": rules.name}
    if others:
        args["others"] = others
    elif near := nearest(key, [*keys, *own]):
        args |= {"near": f"{near}=", "hint": "did-you-mean"}
    else:
        args["known"] = tuple(f"{name}=" for name in (*dict.fromkeys(keys.values()), *own))
    elsewhere = "player-key-of-others" if of_players else "key-of-others"
    name = elsewhere if others else "unknown-key"
    draft.say(name, start, start + len(said.key), **args)


def _known(rules: Rules) -> frozenset[str]:
    """The keys that mean something under a rule set, house options aside."""
    return _KNOWN - rules.without - (frozenset() if rules.settled else PLAYER_KEYS)


def check_names(defaults: Mapping[str, str], catalogue: Mapping[str, Rules]) -> None:
    """Raise ``UnknownName`` when no rule set knows one of the defaults."""
    options = (option.name for rules in catalogue.values() for option in rules.options)
    known = tuple(dict.fromkeys((*DEFAULTS, *options)))
    found = []
    for name in defaults:
        if name in known:
            continue
        args: dict[str, object] = {"name": name, "known": known}
        if near := nearest(name.lower().replace("_", "-"), known):
            args |= {"hint": "did-you-mean", "near": near}
        found.append(Problem("unknown-name", args))
    if found:
        raise UnknownName(found)


def unused(rules: Rules, defaults: Mapping[str, str]) -> tuple[str, ...]:
    """The defaults that the rule set does not know."""
    known = {*DEFAULTS, *(option.name for option in rules.options)} - rules.without
    if not rules.successor:
        known -= {"gold", "flip"}
    return tuple(name for name in defaults if name not in known)


# Values that are tiles or numbers


def _face(honours: str, flower: Problem, text: str) -> Tile | Problem:
    tiles = tiles_in(text, honours)
    if len(tiles) != 1:
        return Problem("bad-tile-value", misread.tile(text))
    return tiles[0] if tiles[0] < FIRST_FLOWER else flower


def _wind(honours: str, text: str) -> Tile | Problem:
    tiles = tiles_in(text, honours)
    if len(tiles) == 1 and tiles[0] in WINDS:
        return tiles[0]
    meant = misread.tile(text)
    if meant.get("near") and tiles_in(str(meant["near"]), honours)[0] not in WINDS:
        meant = {}
    return Problem("bad-wind", meant)


def number(text: str) -> int | Problem:
    """A whole number, 0 or more."""
    if text.isascii() and text.isdigit():
        return int(text)
    return Problem("bad-number", {"least": 0, "example": EXAMPLES["flowers"]})


def wind(draft: Draft, key: str, rules: Rules, defaults: Mapping[str, str]) -> Tile | None:
    """The wind that ``seat`` or ``round`` names."""
    default = None if key in rules.without else defaults.get(key)
    return setting(draft, key, partial(_wind, draft.honours), default)


def gold(
    draft: Draft, rules: Rules, defaults: Mapping[str, str]
) -> tuple[Tile | None, Tile | None]:
    """The gold and the flipped tile; a line that names either is not completed by defaults."""
    if rules.successor is None or draft.settings.keys() & {"gold", "flip"}:
        defaults = {}
    never, again = Problem("flower-value", {"hint": "flower-gold"}), Problem("flower-value")
    gold = setting(draft, "gold", partial(_face, draft.honours, never), defaults.get("gold"))
    flipped = setting(draft, "flip", partial(_face, draft.honours, again), defaults.get("flip"))
    if flipped is None or rules.successor is None:
        return gold, flipped
    successor = rules.successor(flipped)
    if gold is not None and gold != successor:
        args = {"gold": NAMES[gold], "flip": NAMES[flipped], "successor": NAMES[successor]}
        draft.note(Problem("gold-and-flip", args, ("gold", "flip")))
    return successor, flipped


def flowers(draft: Draft) -> tuple[int, tuple[int, ...]]:
    """How many flowers are held, and which where the line names them."""
    count = setting(draft, "flowers", number)
    if not draft.flowers:
        return count or 0, ()
    named = tuple(sorted({t - FIRST_FLOWER + 1 for p in draft.flowers for t in p.tiles}))
    if count not in (None, len(named)):
        start, end = draft.key_places["flowers"]
        draft.say("flowers-disagree", start, end, count=count, named=len(named))
    return len(named), named


# How it was won


def won(draft: Draft) -> Circumstances:
    """What the words say of how the hand was won; a discard when they do not."""
    if not draft.words:
        return Circumstances()
    said = draft.words
    how = draft.how or "discard"
    flags = (word in said for word in ("kongdraw", "flowerdraw", "last", "fourth"))
    return Circumstances(how, *flags)
