"""Text as chunks of lines: what kind of file it is, its header, what may hold a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from mahjong_cli.batch.cells import DELIMITERS, Rows, plain
from mahjong_cli.batch.job import Chunk
from mahjong_cli.batch.keys import HAND, meaning
from mahjong_cli.batch.likeness import form_of, is_hand, meant_header, separator
from mahjong_cli.batch.matches import Games, begins_game
from mahjong_cli.batch.pretty import Values
from mahjong_cli.batch.recorded import COLUMNS, GAMES
from mahjong_cli.batch.texts import LONGEST_LINE, Block, bare, blocks, control, hidden, undecoded
from mahjong_cli.problems.in_files import BAD_CSV, LINE_TOO_LONG, MEANT_HAND, NO_HAND_COLUMN
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import nearest
from mahjong_cli.render.escape import sound

CHUNK_LINES = 64
"""How many lines a chunk has at most."""

FEW_LINES = 8
"""How many it has where answers are long."""

_CHUNK_CHARS = 2**18

_AHEAD = 20
"""Within how many lines the first game may begin behind a line that is none."""


def chunks(
    file: str | None, texts: Iterable[str], kind: str | None = None, most: int = CHUNK_LINES
) -> Iterator[Chunk]:
    """The lines that may hold hands, in chunks, and what kind they are.

    Blank lines are left out; so are ``#`` comments, but those in CSV only above its header,
    since a cell may begin so.  A comment with a character that may hide a line is not left
    out.  A header that names no hands, or cannot be read, is a fault; CSV without any row is
    one empty chunk.

    >>> [chunk.kind for chunk in chunks(None, ['{"hand": "123m"}'])]
    ['jsonl']
    >>> next(chunks(None, ["id,hand\\n1,123m"]))[1:4]
    ('csv', ('id', 'hand'), ((2, '1,123m'),))
    """
    source = blocks(texts)
    for block in source:
        first = next((n for n, line in enumerate(block) if _may_be_first(*line)), len(block))
        for number, line in block[:first]:
            if number and (fault := _bad_comment(bare(line))):
                yield _faulty(file, "lines", (), number, bare(line), fault)
        if first < len(block):
            break
    else:
        return
    line = bare(block[first][1])
    delimiter = separator(line) if kind in (None, "csv") else None
    if delimiter is not None:
        kind, first = "csv", first + 1
    elif kind is None:
        kind, delimiter = _shown(line, block[first:])
        fault = meant_header(line) if kind == "lines" and not is_hand(line) else None
        if fault is not None:
            yield _faulty(file, kind, (), block[first][0], line, fault)
            return
    else:
        kind, delimiter = form_of(line, kind)
    for chunk in _read_as(file, kind, delimiter, chain([block[first:]], source)):
        yield from _cut_up(chunk, most)


def _shown(line: str, block: Block) -> tuple[str, str]:
    """What kind of file has this first line, and what stands between its cells.

    The first game may stand behind a line that is none.
    """
    kind, delimiter = form_of(line)
    strays = kind == "lines" and not is_hand(line)
    if strays and any(begins_game(each) for _, each in block[:_AHEAD]):
        return GAMES, ""
    return kind, delimiter


def _read_as(
    file: str | None, kind: str, delimiter: str, source: Iterator[Block]
) -> Iterator[Chunk]:
    """The chunks of a file of this kind, of whatever size."""
    if kind == GAMES:
        for games in Games().read(source):
            yield Chunk(file, kind, COLUMNS, tuple(games))
    elif kind == "json":
        for values in Values().read(source):
            yield Chunk(file, kind, (), tuple(values))
    elif kind in DELIMITERS:
        for chunk in _table_chunks(file, kind, delimiter, source):
            yield chunk._replace(delimiter=delimiter)
    else:
        for block in source:
            kept = [(n, bare(line)[: LONGEST_LINE + 1]) for n, line in block if _may_count(n, line)]
            yield Chunk(file, kind, (), tuple(kept))


def _may_be_first(number: int, line: str) -> bool:
    """Whether it is the beginning of a line, neither blank nor a comment."""
    start = line[: LONGEST_LINE + 1].lstrip(" \t\r\n")
    if not start:
        return number > 0 and len(bare(line)) > LONGEST_LINE
    return number > 0 and start[0] != "#"


def _may_count(number: int, line: str) -> bool:
    """Whether it may hold a hand, or a comment may hide one."""
    return _may_be_first(number, line) or (number > 0 and _bad_comment(bare(line)) is not None)


def _bad_comment(line: str) -> Problem | None:
    """What may hide a hand in a comment."""
    if len(line) > LONGEST_LINE:
        return Problem(LINE_TOO_LONG, {"limit": LONGEST_LINE})
    at = control(line)
    return None if at is None else hidden(line, at)


def _faulty(
    file: str | None, kind: str, header: tuple[str, ...], number: int, line: str, fault: Problem
) -> Chunk:
    return Chunk(file, kind, header, ((number, line[: LONGEST_LINE + 1]),), fault)


def _table_chunks(
    file: str | None, kind: str, delimiter: str, source: Iterator[Block]
) -> Iterator[Chunk]:
    rows, begun = Rows(delimiter), False
    header: tuple[str, ...] = ()
    for block in chain(rows.read(source), ([],)):
        if not begun and rows.header is not None:
            begun, (number, text) = True, rows.first
            header = tuple(map(sound, rows.header))
            odd, bad = _odd_header(text), _bad_header(header, text, rows.bad)
            if fault := odd or bad:
                yield _faulty(file, kind, () if bad else header, number, text, fault)
            if bad:
                return
            if not (odd or block):
                yield Chunk(file, kind, header, ())
        if block:
            yield Chunk(file, kind, header, tuple(block))


def _bad_header(names: tuple[str, ...], text: str, bad: int | None) -> Problem | None:
    """Why no row can be read under this header; ``bad`` is where it has no cells."""
    if len(text) > LONGEST_LINE:
        return Problem(LINE_TOO_LONG, {"limit": LONGEST_LINE})
    if bad is not None:
        return Problem(BAD_CSV, {}, (), bad, bad + 1)
    if HAND in map(meaning, names):
        return None
    near = next((name for name in names if nearest(plain(name), ("hand",))), None)
    return Problem(NO_HAND_COLUMN, {"near": near, "hint": MEANT_HAND} if near else {})


def _odd_header(text: str) -> Problem | None:
    """What a header should not hold, though the rows under it can be read."""
    at = control(text, "\r\n")
    return undecoded(text) if at is None else hidden(text, at)


def _cut_up(chunk: Chunk, most: int) -> Iterator[Chunk]:
    """The chunk in such as have at most so many lines, and not too many characters."""
    lines, start, chars = chunk.lines, 0, 0
    for n, (_, line) in enumerate(lines):
        chars += len(line)
        if n - start + 1 >= most or chars > _CHUNK_CHARS:
            yield chunk._replace(lines=lines[start : n + 1])
            start, chars = n + 1, 0
    if start < len(lines) or (not lines and chunk.header):
        yield chunk._replace(lines=lines[start:])
