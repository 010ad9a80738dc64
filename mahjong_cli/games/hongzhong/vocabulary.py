"""What a hand of 紅中賴子杠 says of the players, beside what a hand of every game may say::

dealer                = self | left | across | right
from | fed            = left | across | right
zhongkong | laizikong = number
left | across | right = state { "," state }     (across: only where four players sit)
state                 = open | unready | kongs ":" number
kongs                 = zhongkong | laizikong | kong | ckong
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mahjong_cli.games.hongzhong.house_options import PLAYERS, opponents
from mahjong_cli.games.hongzhong.players import KONGS, STATES, Player, Players
from mahjong_cli.games.hongzhong.problems import (
    BAD_STATE,
    NO_STATE,
    STATE_NUMBER,
    STATE_TOO_LARGE,
    STATE_TWICE,
)
from mahjong_cli.games.pay import OPPONENTS, PLACES, PLACES_CALLED
from mahjong_cli.notation.vocabulary import (
    MOST,
    Key,
    Values,
    read_choice,
    read_number,
    too_large,
    whole,
)
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import meant
from mahjong_cli.text import Text, called

_STATE = re.compile(r"[^,;]+")
_RED_KONG = ("zhongkong", "红中杠", "紅中杠", "紅中槓")
_LAIZI_KONG = ("laizikong", "赖子杠", "賴子杠", "賴子槓")
_KONGS_OF_FOUR = (("kong", "明杠", "明槓"), ("ckong", "暗杠", "暗槓"))
_PLAIN_STATES = (("open", "开口", "開口"), ("unready", "未听", "未聽"))
_CALLED = {
    spelling: spellings[0]
    for spellings in (*_PLAIN_STATES, _RED_KONG, _LAIZI_KONG, *_KONGS_OF_FOUR)
    for spelling in spellings
}


def _place(winner: tuple[str, ...], text: str, said: Values) -> str | Problem:
    """The place named, the ``winner`` among them or not; ``across`` is offered to four only."""
    there = read_choice((*winner, *OPPONENTS), text, PLACES_CALLED)
    if isinstance(there, str):
        return there
    return read_choice((*winner, *opponents(said.get(PLAYERS.name))), text, PLACES_CALLED)


_anyone = partial(_place, ("self",))
_opponent = partial(_place, ())


def _player(text: str, _said: Values) -> Player | Problem:
    """The player that a list of states describes, or the first of them that does not."""
    fields: dict[str, Any] = {}
    for match in _STATE.finditer(text):
        state = _state(match.group())
        if not isinstance(state, Problem):
            field, value = state
            if fields.setdefault(field, value) == value:
                continue
            state = Problem(STATE_TWICE, {"read": match.group()})
        return state._replace(start=match.start(), end=match.end())
    return (
        Player()._replace(**fields)
        if fields
        else Problem(NO_STATE, {"expected": (*_SAID.values(),)})
    )


def _state(read: str) -> tuple[str, bool | int] | Problem:
    """The field of a player that a state tells of, and its value."""
    spelt, colon, count = read.partition(":")
    name = _CALLED.get(spelt.lower(), spelt.lower())
    if name in STATES and not colon:
        return STATES[name]
    if name in KONGS:
        number = whole(count)
        if number is not None:
            return KONGS[name], number
        if too_large(count):
            return Problem(STATE_TOO_LARGE, {"read": read, "most": MOST})
        return Problem(STATE_NUMBER, {"read": read, "name": spelt})
    args: dict[str, object] = {"read": read, "expected": (*_SAID.values(),)}
    return Problem(BAD_STATE, args | meant(read.lower(), _SPELT))


def _key(
    spellings: tuple[str, ...],
    about: Text,
    read: Callable[[str, Values], object],
    values: tuple[str, ...],
    **is_: Any,
) -> Key:
    """A key whose first value is the example; it ``is_`` listed or not, and so on."""
    return Key(spellings, about, read, values[0], values, **is_)


_NUMBERS = ("1", "2", "3", "4")
_DESCRIBED = {name: tuple(names) for name, *names in _PLAIN_STATES} | {
    f"{name}:1": tuple(f"{each}:1" for each in names)
    for name, *names in (_RED_KONG, _LAIZI_KONG, *_KONGS_OF_FOUR)
}
"""What may be said of a player, and what it is called in Chinese."""

_SAID = {name: called(name, names) for name, names in _DESCRIBED.items()}
_SPELT = {s: _SAID[name] for name, names in _DESCRIBED.items() for s in (name, *names)}

KEYS = (
    _key(
        ("dealer", "庄", "莊"),
        Text("who deals", "谁坐庄", "誰坐莊"),
        _anyone,
        ("self", *OPPONENTS),
        also=PLACES_CALLED,
    ),
    _key(
        ("from", "放炮"),
        Text(
            "who discarded the winning tile, or was robbed of it",
            "和的牌是谁打出的，或抢了谁的杠",
            "和的牌是誰打出的，或搶了誰的杠",
        ),
        _opponent,
        OPPONENTS,
        gives=True,
        also=PLACES_CALLED,
    ),
    _key(
        ("fed", "包牌"),
        Text(
            "who gave the tile of the winner's third open meld of one suit",
            "赢家同门第三副露的牌是谁给的",
            "贏家同門第三副露的牌是誰給的",
        ),
        _opponent,
        OPPONENTS,
        also=PLACES_CALLED,
    ),
    _key(
        _RED_KONG,
        Text("how many red dragons the winner konged", "赢家杠出几张红中", "贏家杠出幾張紅中"),
        read_number,
        _NUMBERS,
    ),
    _key(
        _LAIZI_KONG,
        Text("how many laizi the winner konged", "赢家杠出几张赖子", "贏家杠出幾張賴子"),
        read_number,
        _NUMBERS,
    ),
    *(
        _key(
            (place, *PLACES_CALLED[place]),
            Text(
                f"the player at {PLACES[place].en}: open or not, ready or not, his kongs",
                f"{PLACES[place].zh}：开口没有、听了没有、有哪些杠",
                f"{PLACES[place].hant}：開口沒有、聽了沒有、有哪些杠",
            ),
            _player,
            tuple(_DESCRIBED),
            listed=True,
            also=_DESCRIBED,
        )
        for place in OPPONENTS
    ),
)
"""The keys of its own."""

_FIELDS = {"from": "giver", "zhongkong": "red_kongs", "laizikong": "laizi_kongs"}


def beside(said: Mapping[str, object]) -> Players:
    """The players, of what a line says for its own keys, by name, as it was read.

    >>> beside({"from": "left", "stake": 2})
    Players(dealer=None, giver='left', fed=None, ...)
    """
    own: dict[str, Any] = {_FIELDS.get(key.name, key.name): said.get(key.name) for key in KEYS}
    return Players()._replace(**{field: value for field, value in own.items() if value is not None})
