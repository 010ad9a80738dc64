"""What a line looks like: which kind of file begins so, and what was meant where none does."""

from __future__ import annotations

import re

from mahjong_cli import games
from mahjong_cli.batch.cells import DELIMITERS, plain
from mahjong_cli.batch.keys import HAND, HANDS, OWN, meaning
from mahjong_cli.batch.matches import begins_game
from mahjong_cli.batch.pretty import is_pretty
from mahjong_cli.batch.recorded import GAMES
from mahjong_cli.batch.texts import control, hidden
from mahjong_cli.hand.hand import Meld
from mahjong_cli.notation import synonyms
from mahjong_cli.notation.melds import meld_of
from mahjong_cli.notation.pieces import MELD, TILES, pieces
from mahjong_cli.problems.in_files import (
    A_GAME,
    A_HAND,
    AN_ARRAY,
    AN_OBJECT,
    BAD_JSON,
    HEADER_MEANT,
    HEADER_SIGN,
    MEANT_HAND,
    OTHER_LINE,
)
from mahjong_cli.problems.problem import Problem
from mahjong_cli.problems.suggest import nearest
from mahjong_cli.tiles import LETTERS

_SEP = re.compile(r'"?sep=([,;\t|])"?')
_SIGNS = "，、；"
"""What people put between the names of columns, where nothing of that kind parts cells."""

_LOOKED_AT = 400
"""How many characters of a line are looked at."""

_NAME = re.compile(r"[^\W\d_][\w .-]*")
_CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f]")


def separator(line: str) -> str | None:
    """What stands between the cells, where the first line of a table says it.

    >>> separator("sep=;"), separator("id;hand")
    (';', None)
    """
    found = _SEP.fullmatch(line.strip(" "))
    return found[1] if found else None


def form_of(line: str, kind: str | None = None) -> tuple[str, str]:
    """What kind of file has this as its first line, and what stands between its cells.

    The ``kind`` is known where it is given.

    >>> [form_of(line)[0] for line in ('{"hand": "123m"}', "[{", "[123m]456p", "Match 1")]
    ['jsonl', 'json', 'lines', 'games']
    >>> form_of("id\\thand"), form_of("编号;手牌"), form_of("hand|gold")
    (('tsv', '\\t'), ('csv', ';'), ('csv', '|'))
    """
    if kind is None:
        if begins_game(line):
            return GAMES, ""
        if is_pretty(line):
            return "json", ""
        if line.lstrip().startswith("{"):
            return "jsonl", ""
    for each, delimiter in (*DELIMITERS.items(), ("csv", ";"), ("csv", "|")):
        if HAND in _named(line, delimiter) and kind in (None, each):
            return each, delimiter
    return kind or "lines", DELIMITERS.get(kind or "", "")


def _named(line: str, sign: str) -> list[str]:
    """What the columns of a header mean, whose names a sign parts."""
    return [meaning(cell.strip().strip('"')) for cell in line.split(sign)]


# What was meant


def is_hand(line: str) -> bool:
    """Whether there are tiles in a line.

    >>> is_hand("[EEE,2] x"), is_hand("hello world"), is_hand("[1, 2]")
    (True, False, False)
    """
    found = pieces(line[:_LOOKED_AT], games.grammar())
    return any(
        piece.kind == TILES
        or (piece.kind == MELD and isinstance(meld_of(piece.text, LETTERS), Meld))
        for piece in found
    )


def meant_header(line: str) -> Problem | None:
    """What is wrong with a first line that names the columns of a table as it should not.

    >>> meant_header("hnad,who").hint(), meant_header("手牌，黄金").name, meant_header("1m, self")
    ('should hnad be called hand?', 'header-sign', None)
    """
    found = _meant_header(_CONTROL.sub("", line))
    at = control(line)
    return found if found is None or at is None else hidden(line, at)


def _meant_header(line: str) -> Problem | None:
    for sign in (*_SIGNS, *DELIMITERS.values(), ";", "|"):
        names = _named(line, sign)
        if len(names) == 1 or not all(map(_NAME.fullmatch, names)):
            continue
        if HAND in names and sign in _SIGNS:
            return Problem(HEADER_SIGN, {"sign": sign})
        near = [cell.strip() for cell in line.split(sign) if nearest(plain(cell), HANDS)]
        if near:
            return Problem(HEADER_MEANT, {"near": near[0], "hint": MEANT_HAND})
        if any(name in OWN for name in names) or not any(map(_may_be_said, names)):
            return Problem(HEADER_MEANT)
    return None


def _may_be_said(name: str) -> bool:
    """Whether a hand may say it, or somebody may think so: a word, a key or tiles."""
    grammar = games.grammar()
    known = name in grammar.words or name in grammar.keys or name in synonyms.TILES
    return known or len(name) < 2 or is_hand(name)


def meant_otherwise(line: str, kind: str) -> Problem | None:
    """That a line is not what its file holds, but looks like something else.

    >>> meant_otherwise("[EEE,2]123m", "jsonl").message()
    'this looks like a hand in notation, but the file holds an object of JSON a line'
    """
    text = line.lstrip(" \t")
    args: dict[str, object] = {}
    if kind == "jsonl" and text.startswith("[") and is_pretty(text):
        args = {"form": AN_ARRAY, "held": AN_OBJECT, "option": "json"}
    elif kind == "jsonl" and not text.startswith(("{", '"')) and is_hand(text):
        args = {"form": A_HAND, "held": AN_OBJECT, "hint": BAD_JSON.hint}
    elif kind == "lines" and begins_game(line):
        args = {"form": A_GAME, "held": A_HAND, "option": GAMES}
    elif kind == "lines" and text.startswith('{"'):
        args = {"form": AN_OBJECT, "held": A_HAND, "option": "jsonl"}
    return Problem(OTHER_LINE, args, (), 0, len(line)) if args else None
