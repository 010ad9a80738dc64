"""A line of JSON: the values of the keys that are read, and the others exactly as they stand.

Each key and value is read by ``json``.  Where they begin and end is found here, since ``json``
gives back values and not what was written: ``1.10`` comes out as ``1.1``, and ``1e400`` as
``Infinity``, which is not JSON.  Of equal keys it keeps the last, and says no place of any.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection

from mahjong_cli.batch.keys import meaning
from mahjong_cli.problems.in_files import BAD_JSON, JSON_TOO_DEEP, KEY_AGAIN, NOT_OBJECT
from mahjong_cli.problems.problem import Problem, ProblemKind

DEEPEST = 32
"""How many levels of objects and arrays a line of JSON may have."""


class Unusable(Exception):
    """A record without a hand that can be read: the problem, and where it is."""

    def __init__(self, kind: ProblemKind, *, at: int | None = None, **args: object) -> None:
        """Tell of this kind of problem; ``at`` is the character that is at fault."""
        super().__init__(kind.name)
        self.problem = Problem(kind, args, (), at, None if at is None else at + 1)

    @classmethod
    def by(cls, problem: Problem) -> Unusable:
        """That a record cannot be read for this problem."""
        made = cls(problem.kind)
        made.problem = problem
        return made


class Number(str):
    """A number as it is written."""


class Object(dict[str, object]):
    """An object, of equal keys the first, and the first key that it gives two values."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        """Take these keys with their values."""
        super().__init__(reversed(pairs))  # the first of equal keys comes last, and stays
        different = (key for key, value in pairs if self[key] is not value and self[key] != value)
        self.twice = next(different, None)


def members(text: str, own: Collection[str]) -> tuple[dict[str, object], str]:
    """The values of the keys in ``own``, and the other members as an object of JSON text.

    Keys in capitals or in Chinese are the same keys; ``own`` has what they mean.  Raises
    ``Unusable`` when the line is not one object, or gives an own key two values.

    >>> members('{"hand": "123m", "id": 1.10, "hand": "123m"}', {"hand"})
    ({'hand': '123m'}, '{"id": 1.10}')
    >>> members('{"手牌": "123m"}', {"hand"})
    ({'hand': '123m'}, '{}')
    """
    if text.count("{") + text.count("[") > DEEPEST:
        _measure(text)
    _check_object(text)
    at = _past(text, 0, "{")
    values: dict[str, object] = {}
    others = []
    more = not text.startswith("}", at)
    while more:
        key, value, raw, end = _member(text, at)
        name = meaning(key)
        if name not in own:
            others.append(f"{json.dumps(key, ensure_ascii=False)}: {raw}")
        elif values.setdefault(name, value) != value:
            raise Unusable(KEY_AGAIN, at=at, key=key)
        at = _blanks(text, end)
        if more := text.startswith(",", at):
            at = _blanks(text, at + 1)
    at = _past(text, at, "}")
    if at < len(text):
        raise Unusable(BAD_JSON, at=at)
    return values, "{" + ", ".join(others) + "}"


def as_text(value: object) -> str:
    """A value of JSON as text."""
    return str(value) if isinstance(value, Number) else json.dumps(value, ensure_ascii=False)


_SPACE = re.compile(r"[ \t]*")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]')


def _no_constant(name: str) -> object:
    raise ValueError(name)


_VALUE = json.JSONDecoder(
    parse_constant=_no_constant, parse_int=Number, parse_float=Number, object_pairs_hook=Object
)


def _member(text: str, at: int) -> tuple[str, object, str, int]:
    """The key and the value that begin here, the value as it stands, and where it ends."""
    if not text.startswith('"', at):
        raise Unusable(BAD_JSON, at=at)
    try:
        key, end = _VALUE.raw_decode(text, at)
        start = _past(text, end, ":")
        value, end = _VALUE.raw_decode(text, start)
    except ValueError as error:
        raise Unusable(BAD_JSON, at=getattr(error, "pos", at)) from None
    # A tab between values is none of the text, and must not look like one.
    return key, value, text[start:end].replace("\t", " "), end


def _check_object(text: str) -> None:
    """Raise ``Unusable`` where the text is JSON, but another value than an object."""
    if text.lstrip(" \t").startswith("{"):
        return
    try:
        _VALUE.decode(text)
    except ValueError:
        return  # it is not JSON at all
    raise Unusable(NOT_OBJECT)


def _past(text: str, at: int, sign: str) -> int:
    """The place after this sign and the blanks around it."""
    at = _blanks(text, at)
    if not text.startswith(sign, at):
        raise Unusable(BAD_JSON, at=at)
    return _blanks(text, at + 1)


def _blanks(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _measure(text: str) -> None:
    """Raise ``Unusable`` where the text is nested too deeply."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        if found[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise Unusable(JSON_TOO_DEEP, at=found.start(), limit=DEEPEST)
        elif found[0] in "]}":
            depth -= 1
