"""The rows of a book in chunks of lines: the hand as in any stream, and what the columns say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from mahjong_cli.batch.asked import NOTHING, Asked
from mahjong_cli.batch.cells import DELIMITERS, plain
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Chunk
from mahjong_cli.batch.keys import HANDS, meaning
from mahjong_cli.batch.objects import Unusable, as_text, members
from mahjong_cli.batch.sources import Sources
from mahjong_cli.batch.texts import undecoded
from mahjong_cli.ledger import NO_BOOK
from mahjong_cli.problems.in_files import BAD_FIELD, KEY_AGAIN, NO_HAND
from mahjong_cli.problems.in_ledger import MEANT_COLUMN, NO_COLUMN, PLAYERS_NEEDED
from mahjong_cli.problems.problem import MahjongError, NotationError, Problem
from mahjong_cli.problems.suggest import nearest
from mahjong_cli.text import called
from mahjong_cli.tuples import NamedTuple

_CALLED = {
    "winner": ("winner", "赢家", "贏家", "胡家", "和家", "和牌"),
    "players": ("players", "玩家"),
    "from": ("点炮", "點炮", "点炮者", "點炮者"),
    "dealer": ("庄家", "莊家"),
}
_SAID = {"hand": called("hand", HANDS[1:2]), "winner": called("winner", ("赢家", "贏家"))}
"""The columns that there must be, as each language calls them."""

COLUMNS = {spelling: name for name, spellings in _CALLED.items() for spelling in spellings}
"""What the columns of a book are called, beside the spellings of the keys that name players."""


class Row(NamedTuple):
    """A row of a book: the hand, and what stands beside it.

    ``text`` is empty for a draw.  ``given`` are values of keys of a hand, ``said`` what the
    columns of the book say by their names, empty ones too.  ``extra`` are the other keys as JSON
    text.  ``called`` is what the file calls its columns; ``error`` says why there is nothing to
    book.
    """

    line: int | None
    text: str
    said: Mapping[str, str] = NOTHING
    given: Mapping[str, str] = NOTHING
    file: str | None = None
    extra: str | None = None
    error: MahjongError | None = None
    called: Mapping[str, str] = NOTHING


def find_rows(sources: Sources, keys: Mapping[str, str], *, seated: bool = False) -> Iterator[Row]:
    """Every row of the files; ``keys`` are the columns that name players, by each spelling.

    ``seated`` says that it is known who sits at the table.  A file that has no column for the
    winner, or none for the players where nobody knows them, or is neither CSV nor JSON, is one
    row that says so.
    """
    columns = {**COLUMNS, **keys}
    begun: tuple[str | None, ...] = ()
    for chunk in sources:
        if (chunk.file, "begun") != begun and not chunk.fault:
            begun = chunk.file, "begun"
            meant = [columns.get(plain(name)) for name in chunk.header]
            seated = seated or "players" in meant
            if fault := _bad_header(chunk, columns, seated=seated):
                sources.skipped = True  # the rest of the file
                chunk = chunk._replace(lines=(_header(chunk),), fault=fault)
        for line in chunk.lines:
            yield from _rows(chunk._replace(lines=(line,)), columns)


def _header(chunk: Chunk) -> tuple[int, str]:
    """The line of the header, above the first row."""
    if chunk.kind not in DELIMITERS:
        return chunk.lines[0]
    return max(1, chunk.lines[0][0] - 1) if chunk.lines else 1, ""


def _bad_header(chunk: Chunk, columns: Mapping[str, str], *, seated: bool) -> Problem | None:
    """What keeps the rows of a file from being read."""
    if chunk.kind in DELIMITERS:
        missing, header = "winner", list(chunk.header)
        if any(columns.get(plain(name)) == missing for name in header):
            known = seated or not chunk.lines
            return None if known else Problem(PLAYERS_NEEDED, {}, ("players",))
    elif chunk.kind in NO_BOOK:
        missing, text = "hand", chunk.lines[0][1]
        signs = (*DELIMITERS.values(), ";")
        header = next((text.split(sign) for sign in signs if sign in text), [text])
        if fault := undecoded(text):
            return fault  # so may be the names of its columns
    else:
        return None
    near = next((name for name in header if nearest(plain(name), (missing,))), None)
    hint = {"near": near, "hint": MEANT_COLUMN} if near else {}
    return Problem(NO_COLUMN, {"column": _SAID[missing], **hint})


def _rows(chunk: Chunk, columns: Mapping[str, str]) -> Iterator[Row]:
    """The row of one line; one of cells that are all empty is a draw."""
    (number, text), *_ = chunk.lines
    blank = True
    for asked in find_hands(chunk):
        blank = False
        row = _row(chunk.file, asked, columns)
        yield row._replace(called=_called(chunk.header, columns) or row.called)
    if blank and text:
        yield Row(number, "", dict.fromkeys(columns.values(), ""), file=chunk.file)


def _called(names: Iterable[str], columns: Mapping[str, str]) -> dict[str, str]:
    """What these columns say, and how each is called."""
    return {columns.get(plain(name)) or meaning(name): name.strip() for name in names}


def _row(file: str | None, asked: Asked, columns: Mapping[str, str]) -> Row:
    text, error = asked.text, asked.error
    if error is not None and error.problems[0].kind is NO_HAND:
        text, error = "", None  # a draw
    row = Row(asked.line, text, file=file, given=asked.given, extra=asked.extra, error=error)
    if error is not None:
        return row
    try:
        values, extra = members(asked.extra or "{}", columns)
        row = row._replace(called=_called(values, columns))
        told = said(values, columns, cells=bool(asked.cells))
        return row._replace(said=told, extra=extra)
    except Unusable as unusable:
        return row._replace(error=NotationError([unusable.problem], asked.text))


def said(
    values: Mapping[str, object], columns: Mapping[str, str], *, cells: bool = False
) -> dict[str, str]:
    """What the columns say, by their names; raises ``Unusable`` where one says two things.

    Where they are ``cells``, a list is what columns say that are called the same.
    """
    found: dict[str, str] = {}
    for spelling, value in values.items():
        name = columns[spelling]
        value = _single(spelling, value) if cells else value
        text = _names(value) if name == "players" else _name(spelling, value)
        if fault := undecoded(text):
            raise Unusable.by(fault._replace(about=(name,), start=None, end=None))
        if found.setdefault(name, text) != text and text:
            if found[name]:
                raise Unusable(KEY_AGAIN, key=name)
            found[name] = text
    return found


def _single(key: str, value: object) -> object:
    """The one value of cells of columns that are called the same."""
    if not isinstance(value, list):
        return value
    if any(_name(key, each) != _name(key, value[0]) for each in value):
        raise Unusable(KEY_AGAIN, key=key)
    return value[0]


def _names(value: object) -> str:
    """The names of players: in one text, or in a list."""
    if isinstance(value, list):
        return "\n".join(_name("players", each) for each in value)
    return _name("players", value)


def _name(key: str, value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return str(value).strip()
    raise Unusable(BAD_FIELD, key=key, read=as_text(value), expected='"Li"')


def row_of(record: Mapping[str, object], keys: Mapping[str, str]) -> Row:
    """The row that a mapping is, with the keys that a line of JSON has."""
    text = json.dumps(dict(record), ensure_ascii=False)
    columns = {**COLUMNS, **keys}
    (row,) = _rows(Chunk(None, "jsonl", (), ((1, text),)), columns)
    return row._replace(line=None)
