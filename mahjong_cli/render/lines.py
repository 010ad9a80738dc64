"""One line of JSON for each hand, and the objects that tell of an error, or of no winner."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mahjong_cli.games.record import SCHEMA, G, K, Parts, Record, place
from mahjong_cli.memo import Memo
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.render.escape import is_plain, shapeless, sound

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)
_ESCAPER = json.JSONEncoder()


def error_record(
    error: MahjongError, lang: str, text: str, line: int | None = None, file: str | None = None
) -> Record:
    """The object for a hand that could not be read.

    It has the first problem, the first ones, and how many more there are; ``text`` is what was
    typed, on which line of a file.
    """
    problems = [_problem(problem, lang) for problem in error.shown]
    told = problems[0] | {"problems": problems, "more": error.more}
    return {"schema": SCHEMA, **place(text, line, file), "error": told}


def drawn_record(text: str, line: int | None = None, file: str | None = None) -> Record:
    """The object for a game that nobody won; ``text`` is what its record begins with."""
    return {"schema": SCHEMA, "drawn": True, **place(text, line, file)}


def _problem(problem: Problem, lang: str) -> Record:
    return {
        "code": problem.code,
        "message": problem.message(lang),
        "start": problem.start,
        "end": problem.end,
        "hint": problem.hint(lang),
    }


def score_line(
    score: Score,
    lang: str,
    text: str,
    line: int | None = None,
    file: str | None = None,
    extra: str | None = None,
) -> bytes:
    """The line of a hand that was read, as ``dumps`` makes it of the record, but sooner."""
    made: bytes = score.record(lang, text, line, file, _TEXTS)
    return made if extra is None else b'%b, "extra": %b}' % (made[:-1], _escaped(extra))


def dumps(record: object, extra: str | None = None) -> bytes:
    r"""One line of UTF-8, without its end; ``extra`` is JSON text that comes back as it is.

    Characters that a terminal must not see are escaped, as JSON can; for what is none, and so
    cannot be written in UTF-8, stands U+FFFD.

    >>> dumps({"input": "万\x9b"}).decode()
    '{"input": "万\\u009b"}'
    """
    text = _ENCODER.encode(record)
    return _escaped(text if extra is None else f'{text[:-1]}, "extra": {extra}}}')


def _escaped(text: str) -> bytes:
    if not is_plain(text):
        text = sound(text)
        text = text.translate({ord(c): _ESCAPER.encode(c)[1:-1] for c in shapeless(text)})
    return text.encode()


class _Texts(Parts):
    """Records as their JSON text: what is made of a thing is written once, and then known."""

    def of(self, make: Callable[[K], Any], thing: K) -> bytes:
        return _KNOWN[make][thing]

    def each(self, make: Callable[[K], Any], things: Iterable[K]) -> bytes:
        known = _KNOWN[make]
        return b"[" + b", ".join([known[thing] for thing in things]) + b"]"

    def array(self, parts: Sequence[Any]) -> bytes:
        return b"[" + b", ".join([_WRITE[type(part)](part) for part in parts]) + b"]"

    def object(self, members: Mapping[str, Any]) -> bytes:
        texts = [
            _KEYS[key] + (value if type(value) is bytes else _WRITE[type(value)](value))
            for key, value in members.items()
        ]
        return b"{" + b", ".join(texts) + b"}"

    def rows(
        self, make: Callable[[K], Any], rows: Iterable[tuple[K, Iterable[G]]], key: str,
        more: Callable[[G], Any],
    ) -> bytes:  # fmt: skip
        begun, known = _BEGUN[make, key], _KNOWN[more]
        texts = [
            begun[thing] + b", ".join([known[each] for each in others]) for thing, others in rows
        ]
        return b"[" + b"]}, ".join(texts) + b"]}]" if texts else b"[]"


_TEXTS = _Texts()
_KEYS: Memo[str, bytes] = Memo("keys of JSON", lambda key: dumps({key: 0})[1:-2], 1_024)
_KNOWN: Memo[Callable[[Any], Any], Memo[Any, bytes]] = Memo(
    "JSON of things", lambda make: Memo(make.__name__, lambda thing: dumps(make(thing)), 8_192), 64
)


def _beginning(row: tuple[Callable[[Any], Any], str]) -> Memo[Any, bytes]:
    """What makes the text of a thing as far as the members of an array that ends it."""
    make, key = row
    return Memo(make.__name__, lambda thing: dumps({**make(thing), key: []})[:-2], 8_192)


_BEGUN = Memo("JSON of rows", _beginning, 64)


class _Writers(dict[type, Callable[[Any], bytes]]):
    """How each kind of value is written in the middle of a line."""

    def __missing__(self, _kind: type) -> Callable[[Any], bytes]:
        return dumps


_WRITE = _Writers(
    {
        bytes: bytes,
        int: b"%d".__mod__,
        bool: {False: b"false", True: b"true"}.__getitem__,
        type(None): {None: b"null"}.__getitem__,
        list: _TEXTS.array,
        tuple: _TEXTS.array,
        dict: _TEXTS.object,
    }
)
