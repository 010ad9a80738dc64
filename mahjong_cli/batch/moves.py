"""The lines of the record of a whole game: what each says, or what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mahjong_cli.batch.texts import control, hidden
from mahjong_cli.problems.in_games import GAME_LINE
from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

FACES = (
    *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
    *(f"F{rank}" for rank in range(1, 5)),
    *(f"J{rank}" for rank in range(1, 4)),
)
"""The faces as records name them: characters, dots, bamboo, winds, 中 发 白."""

DEALT = 13
"""How many tiles each player is dealt."""

_NAMED = {name: Tile(face) for face, name in enumerate(FACES)}
_WORD = re.compile(r"[^ \t]+")
_MOVES = ("Deal", "Draw", "Play", "Chi", "Peng", "Gang", "AnGang", "BuGang", "Hu")
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_FAN = re.compile(r"([^*+]+)\*([0-9]{1,3})")


class Move(NamedTuple):
    """A line of a game: its number and text, what it is called, and what follows.

    ``player`` is 0-3, ``tiles`` are faces, ``numbers`` what else there is; ``fans`` are named
    with how often each counts, None where they are not named.
    """

    line: int
    text: str
    name: str
    player: int = -1
    tiles: tuple[Tile, ...] = ()
    numbers: tuple[int, ...] = ()
    fans: tuple[tuple[str, int], ...] | None = None


class BadGame(Exception):
    """A game that cannot be read on, or cannot be: the line, its text, and the problem."""

    def __init__(self, line: int, text: str, problem: Problem) -> None:
        """Tell of this line."""
        super().__init__(problem.name)
        self.line, self.text, self.problem = line, text, problem

    @classmethod
    def at(cls, move: Move, kind: ProblemKind, **args: object) -> BadGame:
        """That a line is wrong as it stands where it does."""
        start = len(move.text) - len(move.text.lstrip(" \t"))
        place = (start, len(move.text.rstrip(" \t")))
        return cls(move.line, move.text, Problem(kind, args, (), *place))


def read_move(line: int, text: str) -> Move:
    """What a line says; what stands after ``Ignore`` did not happen.  Raises ``BadGame``.

    >>> read_move(7, "Player 0 Peng W9 Ignore Player 3 Chi W8")[2:5]
    ('Peng', 0, (8,))
    >>> read_move(9, "Fan 9 混一色*1+箭刻*2").fans
    (('混一色', 1), ('箭刻', 2))
    """
    if (at := control(text)) is not None:
        raise BadGame(line, text, hidden(text, at))
    words = list(_WORD.finditer(text))
    said = [word[0] for word in words]
    if "Ignore" in said[1:]:
        words = words[: said.index("Ignore", 1)]
    name, *rest = words
    read = _READ.get(name[0])
    if read is None:
        raise _not(line, text, name, *_READ)
    return read(Move(line, text, name[0]), rest)


def _not(line: int, text: str, word: re.Match[str] | None, *expected: str) -> BadGame:
    """That a word is none of those expected, or is missing."""
    start, end = word.span() if word else (0, len(text))
    args = {"read": word[0] if word else text.strip(" \t"), "expected": expected}
    return BadGame(line, text, Problem(GAME_LINE, args, (), start, end))


Words = Sequence["re.Match[str]"]


def _only(move: Move, words: Words, expected: Sequence[str]) -> None:
    """Raise ``BadGame`` unless there is a word for each of those that are expected."""
    if len(words) != len(expected):
        wrong = words[len(expected)] if len(words) > len(expected) else None
        raise _not(move.line, move.text, wrong, " ".join((move.name, *expected)))


def _whole(move: Move, word: re.Match[str], expected: str) -> int:
    if not _NUMBER.fullmatch(word[0]):
        raise _not(move.line, move.text, word, expected)
    return int(word[0])


def _one_of_four(move: Move, word: re.Match[str]) -> int:
    if word[0] not in ("0", "1", "2", "3"):
        raise _not(move.line, move.text, word, "0", "1", "2", "3")
    return int(word[0])


def _match(move: Move, _words: Words) -> Move:
    return move


def _wind(move: Move, words: Words) -> Move:
    _only(move, words, ["0-3"])
    return move._replace(numbers=(_one_of_four(move, words[0]),))


def _player(move: Move, words: Words) -> Move:
    if len(words) < 2:
        raise _not(move.line, move.text, None, "Player 0 Draw W1")
    player, (name, *tiles) = _one_of_four(move, words[0]), words[1:]
    if name[0] not in _MOVES:
        raise _not(move.line, move.text, name, *_MOVES)
    count = DEALT if name[0] == "Deal" else 1
    _only(move._replace(name=f"Player {player} {name[0]}"), tiles, ["W1"] * count)
    for tile in tiles:
        if tile[0] not in _NAMED:
            raise _not(move.line, move.text, tile, "W1-W9", "B1-B9", "T1-T9", "F1-F4", "J1-J3")
    faces = tuple(_NAMED[tile[0]] for tile in tiles)
    return move._replace(name=name[0], player=player, tiles=faces)


def _fan(move: Move, words: Words) -> Move:
    if not words:
        raise _not(move.line, move.text, None, "Fan 8 ?")
    total = _whole(move, words[0], "Fan 8 ?")
    move = move._replace(numbers=(total,))
    named = "".join(word[0] for word in words[1:])
    if not named or "?" in named:
        return move
    found = [_FAN.fullmatch(each) for each in named.split("+")]
    if not all(found):
        raise _not(move.line, move.text, words[1], "混一色*1+箭刻*1")
    return move._replace(fans=tuple((one[1], int(one[2])) for one in found if one))


def _score(move: Move, words: Words) -> Move:
    _only(move, words, ["-8", "33", "-17", "-8"])
    return move._replace(numbers=tuple(_whole(move, word, "Score -8 33 -17 -8") for word in words))


def _huang(move: Move, words: Words) -> Move:
    _only(move, words, [])
    return move


_READ = {
    "Match": _match, "Wind": _wind, "Player": _player, "Fan": _fan, "Score": _score,
    "Huang": _huang,
}  # fmt: skip
