"""The hands in a line: a line of notation, an object of JSON, or rows of CSV."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from mahjong_cli.batch import Chunk
from mahjong_cli.batch.cells import DELIMITERS, LONGEST_LINE, BadCells, split
from mahjong_cli.notation import LONGEST
from mahjong_cli.problems.problem import NotationError, Problem

DEEPEST = 32
"""How many levels of objects and arrays a line of JSON may have."""

FIELDS = ("rules", "gold", "flip", "seat", "round")
"""The keys, and columns, that say what a hand does not say itself; besides ``house``."""

_OWN = frozenset(("hand", "house", *FIELDS))
_NOTHING: Mapping[str, str] = MappingProxyType({})
_NO_HOUSE_OPTION = frozenset((*FIELDS, "z"))


class Asked(NamedTuple):
    """A hand to be scored: its line, its text, and what was said beside it.

    ``given`` are values in text for what the text does not say.  ``extra`` are the other keys
    as JSON text, None for plain lines; ``cells`` the caller's own, for CSV, none where they
    cannot be told apart.  ``error`` says why there is no hand.
    """

    line: int
    text: str
    given: Mapping[str, str] = _NOTHING
    extra: str | None = None
    cells: Sequence[str] = ()
    error: NotationError | None = None


class _Unusable(Exception):
    """A record without a hand that can be read: the problem, and what was typed."""

    def __init__(self, name: str, *, at: int | None = None, **args: object) -> None:
        super().__init__(name)
        self.problem = Problem(name, args, (), at, None if at is None else at + 1)


def asked(chunk: Chunk) -> Iterator[Asked]:
    """Every hand of a chunk."""
    if chunk.fault is not None:
        line, text = chunk.lines[0]
        yield Asked(line, text, error=NotationError([chunk.fault], text))
        return
    read = _READ[chunk.kind]
    for line, text in chunk.lines:
        if len(text) > LONGEST_LINE:
            problem = Problem("line-too-long", {"limit": LONGEST_LINE})
            error = NotationError([problem], text)
            yield Asked(line, text[:LONGEST], error=error)
        else:
            yield from read(chunk, line, text)


def _line(_chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    yield Asked(line, text)


# JSON Lines


def _json(_chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    extra = None
    try:
        values, extra = _members(text)
        asked = Asked(line, _hand(values), _given(values), extra)
    except _Unusable as unusable:
        error = NotationError([unusable.problem], text)
        asked = Asked(line, text[:LONGEST], _NOTHING, extra, (), error)
    yield asked


_SPACE = re.compile(r"[ \t\r]*")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]')


def _no_constant(name: str) -> object:
    raise ValueError(name)


class _Number(str):
    """A number as it is written."""


class _Object(dict[str, object]):
    """An object, and the first key that it gives two values."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(reversed(pairs))  # the first of equal keys stays
        different = (key for key, value in pairs if self[key] is not value and self[key] != value)
        self.twice = next(different, None)


_VALUE = json.JSONDecoder(
    parse_constant=_no_constant, parse_int=_Number, parse_float=_Number, object_pairs_hook=_Object
)


def _members(text: str) -> tuple[dict[str, object], str]:
    """The values of the keys that are read, and the others as they stand, as JSON text."""
    if text.count("{") + text.count("[") > DEEPEST:
        _measure(text)
    at = _past(text, 0, "{")
    values: dict[str, object] = {}
    others = []
    more = not text.startswith("}", at)
    while more:
        try:
            if not text.startswith('"', at):
                raise _Unusable("bad-json", at=at)
            key, end = _VALUE.raw_decode(text, at)
            start = _past(text, end, ":")
            value, end = _VALUE.raw_decode(text, start)
        except ValueError as error:
            raise _Unusable("bad-json", at=getattr(error, "pos", at)) from None
        if key not in _OWN:
            # A tab between values is none of the text, and must not look like one.
            raw = text[start:end].replace("\t", " ").replace("\r", " ")
            others.append(f"{json.dumps(key, ensure_ascii=False)}: {raw}")
        elif values.setdefault(key, value) != value:
            raise _Unusable("key-again", at=at, key=key)
        at = _blanks(text, end)
        if more := text.startswith(",", at):
            at = _blanks(text, at + 1)
    at = _past(text, at, "}")
    if at < len(text):
        raise _Unusable("bad-json", at=at)
    return values, "{" + ", ".join(others) + "}"


def _past(text: str, at: int, sign: str) -> int:
    """The place after this sign and the blanks around it."""
    at = _blanks(text, at)
    if not text.startswith(sign, at):
        raise _Unusable("bad-json", at=at)
    return _blanks(text, at + 1)


def _blanks(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _measure(text: str) -> None:
    depth = 0
    for found in _BRACKETS.finditer(text):
        if found[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise _Unusable("json-too-deep", at=found.start(), limit=DEEPEST)
        elif found[0] in "]}":
            depth -= 1


def _hand(values: dict[str, object]) -> str:
    hand = values.get("hand")
    if hand is None:
        raise _Unusable("no-hand", key="hand")
    return _text("hand", hand)


def _given(values: dict[str, object]) -> dict[str, str]:
    given = {key: _text(key, values[key]) for key in FIELDS if values.get(key) is not None}
    house = values.get("house")
    if house is None:
        return given
    if not isinstance(house, dict):
        raise _Unusable("bad-field", key="house", read=_shown(house), expected='{"min": "0"}')
    if (twice := getattr(house, "twice", None)) is not None:
        raise _Unusable("key-again", key=twice)
    return given | {
        _option(name): str(value) if isinstance(value, _Number) else _text(name, value)
        for name, value in house.items()
        if value is not None
    }


def _option(name: str) -> str:
    if name in _NO_HOUSE_OPTION:
        raise _Unusable("bad-field", key="house", read=name, expected="min=0")
    return name


def _text(key: str, value: object) -> str:
    if isinstance(value, _Number) or not isinstance(value, str):
        raise _Unusable("bad-field", key=key, read=_shown(value), expected='"..."')
    return value


def _shown(value: object) -> str:
    return str(value) if isinstance(value, _Number) else json.dumps(value, ensure_ascii=False)


# CSV and TSV


def _csv(chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    try:
        cells = split(text, DELIMITERS[chunk.kind])
    except BadCells as bad:
        (at,) = bad.args
        error = NotationError([Problem("bad-csv", {}, (), at, at + 1)], text)
        yield Asked(line, text[:LONGEST], error=error)
    else:
        if any(cells):
            yield _row(chunk.header, line, cells)


def _padded(cells: Sequence[str], width: int) -> list[str]:
    return [*cells[:width], *[""] * (width - len(cells))]


def _row(header: tuple[str, ...], line: int, cells: list[str]) -> Asked:
    width = len(header)
    values: dict[str, str] = {}
    kept = _padded(cells, width)
    keys = [name.strip().casefold() for name in header]
    extra = _others(row[1:] for row in zip(keys, header, kept, strict=True) if row[0] not in _OWN)
    try:
        if any(cells[width:]):
            raise _Unusable("too-many-cells", read=len(cells), wanted=width)
        for key, cell in zip(keys, kept, strict=True):
            if key in _OWN and values.setdefault(key, cell.strip()) != cell.strip():
                raise _Unusable("key-again", key=key)
        if not values.get("hand"):
            raise _Unusable("no-hand", key="hand")
        given = {key: values[key] for key in FIELDS if values.get(key)} | _house(values)
    except _Unusable as unusable:
        text = values.get("hand", "")
        return Asked(line, text, _NOTHING, extra, kept, NotationError([unusable.problem], text))
    return Asked(line, values["hand"], given, extra, kept)


def _others(cells: Iterable[tuple[str, str]]) -> str:
    """An object of the caller's cells; those of equal names are an array."""
    values: dict[str, list[str]] = {}
    for name, cell in cells:
        values.setdefault(name, []).append(cell)
    single = {name: each if len(each) > 1 else each[0] for name, each in values.items()}
    return json.dumps(single, ensure_ascii=False)


def _house(values: dict[str, str]) -> dict[str, str]:
    """The options of a cell such as ``min=0 fifth=no``."""
    options: dict[str, str] = {}
    for word in re.split(r"[\s,;]+", values.get("house", "")):
        name, equals, value = word.partition("=")
        if word and not (equals and name):
            raise _Unusable("bad-field", key="house", read=word, expected="min=0")
        if word and options.setdefault(_option(name), value) != value:
            raise _Unusable("key-again", key=name)
    return options


_READ = {"lines": _line, "jsonl": _json, "csv": _csv, "tsv": _csv}
