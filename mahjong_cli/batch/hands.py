"""The hands in a line: a line of notation, an object of JSON, rows of CSV, games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.cells import DELIMITERS, BadCells, split
from mahjong_cli.batch.job import Chunk
from mahjong_cli.batch.keys import FIELDS, OWN, meaning, option
from mahjong_cli.batch.likeness import meant_otherwise
from mahjong_cli.batch.matches import begins_game
from mahjong_cli.batch.moves import BadGame, Move, read_move
from mahjong_cli.batch.objects import Number, Object, Unusable, as_text, members
from mahjong_cli.batch.recorded import GAMES, asked_of
from mahjong_cli.batch.replay import replay
from mahjong_cli.batch.texts import LONGEST_LINE, control, hidden, undecoded
from mahjong_cli.notation import LONGEST
from mahjong_cli.notation.words import DEFAULTS
from mahjong_cli.problems.in_files import (
    AN_OPTION,
    BAD_CSV,
    BAD_FIELD,
    BAD_JSON,
    KEY_AGAIN,
    LINE_TOO_LONG,
    NO_HAND,
    TOO_MANY_CELLS,
)
from mahjong_cli.problems.in_games import GAME_STRAY, GAME_TOO_LONG
from mahjong_cli.problems.problem import NotationError, Problem

_NO_HOUSE_OPTION = frozenset(DEFAULTS)


def find_hands(chunk: Chunk) -> Iterator[Asked]:
    """Every hand of a chunk."""
    if chunk.fault is not None:
        line, text = chunk.lines[0]
        yield Asked(line, text, error=NotationError([chunk.fault], text))
        return
    read = _READ[chunk.kind]
    for line, text in chunk.lines:
        if len(text) > LONGEST_LINE:
            kind = GAME_TOO_LONG if chunk.kind == GAMES else LINE_TOO_LONG
            yield _refuse(line, text, Problem(kind, {"limit": LONGEST_LINE}))
        elif chunk.kind not in DELIMITERS and text.lstrip(" \t").startswith("#"):
            # It would have been left out, if it did not hide something.
            yield _refuse(line, text, hidden(text, control(text) or 0))
        else:
            yield from read(chunk, line, text)


def _refuse(line: int, text: str, problem: Problem) -> Asked:
    return Asked(line, text[:LONGEST], error=NotationError([problem], text))


_OTHERWISE = ("{", "Match")
"""How lines begin that are not hands, but something else."""

_COMMENT = re.compile(r"[ \t]+#(?![^ \t]).*")


def _line(_chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    if text.startswith(_OTHERWISE) and (meant := meant_otherwise(text, "lines")) is not None:
        yield _refuse(line, text, meant)
    elif (comment := _COMMENT.search(text)) is None:
        yield Asked(line, text)
    elif (at := control(comment[0])) is not None:
        yield _refuse(line, text, hidden(text, comment.start() + at))
    else:
        yield Asked(line, text[: comment.start()])


# JSON


def _value(chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    """A value of an array: an object, or the hand alone."""
    if text.startswith('"'):
        try:
            hand = json.loads(text)
        except ValueError:
            yield _refuse(line, text, Problem(BAD_JSON, {}, (), 0, len(text)))
        else:
            yield Asked(line, hand)
    else:
        yield from _json(chunk, line, text)


def _json(_chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    extra = None
    try:
        values, extra = members(text, OWN)
        _check_bytes(text)
        asked = Asked(line, _hand(values), _given(values), extra)
    except Unusable as unusable:
        meant = meant_otherwise(text, "jsonl") if extra is None else None
        asked = _refuse(line, text, meant or unusable.problem)._replace(extra=extra)
    yield asked


def _hand(values: dict[str, object]) -> str:
    hand = values.get("hand")
    if hand is None:
        raise Unusable(NO_HAND, key="hand")
    return _text("hand", hand)


def _given(values: dict[str, object]) -> dict[str, str]:
    given = {key: _text(key, values[key]) for key in FIELDS if values.get(key) is not None}
    house = values.get("house")
    if house is None:
        return given
    if not isinstance(house, Object):
        raise Unusable(BAD_FIELD, key="house", read=as_text(house), expected='{"min": "0"}')
    if house.twice is not None:
        raise Unusable(KEY_AGAIN, key=house.twice)
    options: dict[str, str] = {}
    for name, value in house.items():
        if value is not None:
            text = str(value) if isinstance(value, Number) else _text(name, value, '0 or "..."')
            _add_option(options, name, text)
    return given | options


def _add_option(options: dict[str, str], name: str, value: str) -> None:
    """Add a house option to those of a record."""
    if (called := option(name)) in _NO_HOUSE_OPTION:
        raise Unusable(BAD_FIELD, key="house", read=name, expected=AN_OPTION)
    if options.setdefault(called, value) != value:
        raise Unusable(KEY_AGAIN, key=name)


def _check_bytes(text: str) -> None:
    """See that all of a record is text, also what is not read of it."""
    if fault := undecoded(text):
        raise Unusable.by(fault)


def _text(key: str, value: object, expected: str = '"..."') -> str:
    if isinstance(value, Number) or not isinstance(value, str):
        raise Unusable(BAD_FIELD, key=key, read=as_text(value), expected=expected)
    return value


# CSV and TSV


def _csv(chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    try:
        cells = split(text, chunk.delimiter or DELIMITERS[chunk.kind])
    except BadCells as bad:
        (at,), odd = bad.args, control(text, "\r\n")
        problem = Problem(BAD_CSV, {}, (), at, at + 1) if odd is None else hidden(text, odd)
        yield _refuse(line, text, problem)
    else:
        if any(cells):
            yield _row(chunk.header, line, text, cells)


def _row(header: tuple[str, ...], line: int, text: str, cells: list[str]) -> Asked:
    width = len(header)
    kept = [*cells[:width], *[""] * (width - len(cells))]
    beyond = cells[width:] if any(cells[width:]) else []
    names = _plain(header)
    others = [(n, each) for n, key, each in zip(header, names, kept, strict=True) if key not in OWN]
    # A column without a name has what stands beyond the last.
    extra = _others(others + [("", cell) for cell in beyond])
    values: dict[str, str] = {}
    try:
        if (at := control(text, "\r\n")) is not None:
            raise Unusable.by(hidden(text, at))
        if beyond:
            raise Unusable(TOO_MANY_CELLS, read=len(cells), wanted=width)
        _check_bytes(text)
        for key, cell in zip(names, kept, strict=True):
            if key in OWN and values.setdefault(key, cell.strip()) != cell.strip():
                raise Unusable(KEY_AGAIN, key=key)
        if not values.get("hand"):
            raise Unusable(NO_HAND, key="hand")
        given = {key: values[key] for key in FIELDS if values.get(key)} | _house(values)
    except Unusable as unusable:
        asked = _refuse(line, text, unusable.problem)
        return asked._replace(extra=extra, cells=kept)
    return Asked(line, values["hand"], given, extra, kept)


@lru_cache(maxsize=64)
def _plain(header: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(meaning, header))


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
            raise Unusable(BAD_FIELD, key="house", read=word, expected=AN_OPTION)
        if word:
            _add_option(options, name, value)
    return options


# Games


def _game(_chunk: Chunk, line: int, text: str) -> Iterator[Asked]:
    name, first = "", text.partition("\n")[0]
    try:
        if not begins_game(first):
            read = " ".join(first.split())
            raise BadGame(line, first, Problem(GAME_STRAY, {"read": read}, (), 0, len(first)))
        name = first.strip(" \t")[len("Match") :].strip(" \t")
        played = replay(_moves(line, text))
    except BadGame as bad:
        yield asked_of(_refuse(bad.line, bad.text, bad.problem), name)
    else:
        hand = "" if played.hand is None else str(played.hand)
        yield asked_of(Asked(line, hand or first, played=played), name)


def _moves(line: int, text: str) -> Iterator[Move]:
    for number, each in enumerate(text.split("\n"), line):
        if each.strip(" \t") and not each.lstrip(" \t").startswith("#"):
            yield read_move(number, each)


_READ = {"lines": _line, "jsonl": _json, "json": _value, "csv": _csv, "tsv": _csv, GAMES: _game}
