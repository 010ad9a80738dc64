"""The keys about the players, read into ``Players`` and written from them::

dealer                = self | left | across | right
from | fed            = left | across | right
zhongkong | laizikong = number
left | across | right = state { "," state }     (across: only where four players sit)
state                 = open | unready | kongs ":" number
kongs                 = zhongkong | laizikong | kong | ckong
"""

from __future__ import annotations

import re
from functools import partial

from mahjong_cli.hand.players import OPPONENTS, PLACES, Player, Players
from mahjong_cli.notation.draft import Draft
from mahjong_cli.notation.settle import choice, number, setting
from mahjong_cli.notation.tokens import KEYS, WORDS
from mahjong_cli.problems.problem import Problem, nearest

_STATES = {"open": ("opened", True), "unready": ("ready", False)}
_KONGS = {
    "zhongkong": "red_kongs",
    "laizikong": "laizi_kongs",
    "kong": "melded_kongs",
    "ckong": "concealed_kongs",
}
_STATE = re.compile(r"[^,;]+")


def players(draft: Draft) -> Players:
    """What the line says of the players."""
    _forget(draft)
    four = any(said.value == "4" for said in draft.settings.get("players", ()))
    place = partial(_place, OPPONENTS, four)
    return Players(
        dealer=setting(draft, "dealer", partial(_place, PLACES, four)),
        giver=setting(draft, "from", place),
        fed=setting(draft, "fed", place),
        red_kongs=setting(draft, "zhongkong", number) or 0,
        laizi_kongs=setting(draft, "laizikong", number) or 0,
        left=setting(draft, "left", _player) or Player(),
        across=setting(draft, "across", _player),
        right=setting(draft, "right", _player) or Player(),
    )


_UNPLAYED = frozenset(word for word, means in WORDS.items() if {"flowerdraw", "last"} & {*means})


def _forget(draft: Draft) -> None:
    """No longer suggest, for words not known, those that only games without settlement know."""
    for n, problem in enumerate(draft.problems):
        if problem.name != "unknown-word":
            continue
        args = dict(problem.args)
        if args.get("near") in _UNPLAYED:
            del args["near"], args["hint"]
            args["known"] = tuple(word for word in WORDS if word.isascii())
        if isinstance(known := args.get("known"), tuple):
            args["known"] = tuple(word for word in known if word not in _UNPLAYED)
        draft.problems[n] = problem._replace(args=args)


def _place(places: tuple[str, ...], four: bool, text: str) -> str | Problem:
    """The place named; ``across`` is offered only to ``four`` players."""
    if text.lower() in places:
        return text.lower()
    return choice(tuple(place for place in places if four or place != "across"), text)


def _player(text: str) -> Player | Problem:
    """The player that a list of states describes, or the first state that is none."""
    said: dict[str, bool | int] = {}
    for match in _STATE.finditer(text):
        name, colon, count = match.group().partition(":")
        name = KEYS.get(name.lower(), name.lower())
        problem = _misread(match.group(), name, colon, count)
        if problem is None:
            field, value = _STATES.get(name) or (_KONGS[name], int(count))
            if said.setdefault(field, value) == value:
                continue
            problem = Problem("state-twice", {"read": match.group()})
        return problem._replace(start=match.start(), end=match.end())
    if not said:
        return Problem("no-state", {"expected": _written()})
    return Player(**said)  # type: ignore[arg-type]  # each field has the kind its state gives


def _misread(read: str, name: str, colon: str, count: str) -> Problem | None:
    if name in _STATES and not colon:
        return None
    if name in _KONGS:
        if count.isascii() and count.isdigit():
            return None
        return Problem("state-number", {"read": read, "name": name})
    args: dict[str, object] = {"read": read, "expected": _written()}
    if near := nearest(name, [*_STATES, *_KONGS]):
        args |= {"near": near if near in _STATES else f"{near}:1", "hint": "did-you-mean"}
    return Problem("bad-state", args)


def _written() -> tuple[str, ...]:
    return (*_STATES, *(f"{name}:1" for name in _KONGS))


def words(players: Players) -> list[str]:
    """The keys that say everything of the players, in canonical order.

    >>> words(Players("right", "left", left=Player(opened=True, red_kongs=1)))
    ['dealer=right', 'from=left', 'left=open,zhongkong:1']
    """
    places = {"dealer": players.dealer, "from": players.giver, "fed": players.fed}
    own = {"zhongkong": players.red_kongs, "laizikong": players.laizi_kongs}
    said = [f"{key}={place}" for key, place in places.items() if place is not None]
    said += [f"{key}={count}" for key, count in own.items() if count]
    states = {key: _states(players.at(key)) for key in OPPONENTS}
    if players.across == Player():
        states["across"] = ["kong:0"]
    return said + [f"{key}={','.join(each)}" for key, each in states.items() if each]


def _states(player: Player) -> list[str]:
    said = [word for word, (field, set_) in _STATES.items() if getattr(player, field) is set_]
    counts = {name: getattr(player, field) for name, field in _KONGS.items()}
    kongs = [f"{name}:{count}" for name, count in counts.items() if count]
    return [*said[:1], *kongs, *said[1:]] if "open" in said else [*kongs, *said]
