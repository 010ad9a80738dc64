"""A file of game records as games: each goes from its line ``Match`` to its line ``Score``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mahjong_cli.batch.texts import LONGEST_LINE, Block, bare, control

_FIRST = re.compile(r"[ \t]*Match(?![^ \t])")
_LAST = re.compile(r"[ \t]*Score(?![^ \t])")


def begins_game(line: str) -> bool:
    """Whether a line is the first of a game.

    >>> begins_game("Match 60a1"), begins_game("Matches")
    (True, False)
    """
    return _FIRST.match(line) is not None


class Games:
    """The games of a file, as they are whole: the number of its first line, and its text.

    What stands between two games is one by itself.  Of a game that is too long only the
    beginning is kept.
    """

    def __init__(self) -> None:
        """Read nothing yet."""
        self.first = 0
        self.lines: list[str] = []
        self.size = 0
        self.out: Block = []

    def read(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """The games that are whole after each block.

        A line numbered 0 goes on with the one before.
        """
        for block in blocks:
            for number, line in block:
                self._take(number, bare(line))
            yield from self._whole()
        self._end()
        yield from self._whole()

    def _whole(self) -> Iterator[Block]:
        out, self.out = self.out, []
        if out:
            yield out

    def _take(self, number: int, line: str) -> None:
        if number == 0:
            self.size += len(line)
            return
        if begins_game(line):
            self._end()
        if not self.lines:
            if _is_nothing(line):
                return
            self.first, self.size = number, 0
        self.size += len(line) + 1
        self.lines.append(line if self.size <= LONGEST_LINE else "")
        if _LAST.match(line):
            self._end()

    def _end(self) -> None:
        if self.lines:
            text = "\n".join(self.lines)
            long = self.size > LONGEST_LINE + 1
            self.out.append((self.first, text.ljust(LONGEST_LINE + 1) if long else text))
        self.lines = []


def _is_nothing(line: str) -> bool:
    """Whether a line between two games says nothing, and hides nothing either."""
    text = line.strip(" \t")
    return not text or (text[0] == "#" and control(line) is None)
