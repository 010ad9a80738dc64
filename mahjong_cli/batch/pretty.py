"""JSON that is not an object a line: an array of hands, or objects over several lines.

Its values come one by one, each as one line, however large the file is.  A line end always ends
a string, and an object that begins at the column of the one before it begins a new one, so what
is damaged hides no more than itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mahjong_cli.batch.texts import LONGEST_LINE, Block, bare, control

_ARRAY = re.compile(r'[ \t]*\[[ \t]*(?:$|["{\]])')
_OPEN = re.compile(r'[ \t]*\{[ \t]*(?:".*[,{\[:][ \t]*)?$')
_UNCLOSED = re.compile(r'"(?:[^"\\]++|\\.)*+\\?')
_PART = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{},]|[^"\[\]{},]++')


def is_pretty(line: str) -> bool:
    """Whether a file that begins so is JSON, but not an object a line.

    >>> [is_pretty(text) for text in ('[{"hand": "1m"},', "{", '{"hand": "1m",', "[123m]")]
    [True, True, True, False]
    """
    return bool(_ARRAY.match(line) or _OPEN.match(line))


class Values:
    """The values of a file of JSON: those of its array, or those that follow one another."""

    def __init__(self) -> None:
        """Read nothing yet."""
        self.within = False  # whether the array has begun
        self.ended = False
        self.comma = True  # whether a value may come: the first, or one behind a comma
        self.any = False  # whether there was a value
        self.depth = 0
        self.tail = ""  # of a line that comes in pieces, what may go on in the next
        self.first = self.column = self.size = 0
        self.parts: list[str] = []
        self.out: Block = []

    def read(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """The values that are whole after each block, with the number of their first line.

        A line numbered 0 goes on with the one before.
        """
        number = 1
        for block in blocks:
            for given, line in block:
                number = given or number
                self._line(number, line)
            yield from self._whole()
        self._line(number, "\n")
        self._end()
        if self.within and not self.ended:
            self.out.append((number, "["))  # it should have been closed
        yield from self._whole()

    def _whole(self) -> Iterator[Block]:
        out, self.out = self.out, []
        if out:
            yield out

    def _line(self, number: int, line: str) -> None:
        text, self.tail = self.tail + bare(line), ""
        column = len(text) - len(text.lstrip(" \t"))
        begins = text[column : column + 1]
        if self.parts and begins == "{" and column == self.column:
            self._end()
        if not self.parts and begins == "#" and control(text) is None:
            return
        parts = list(_PART.finditer(text))
        if parts and not line.endswith(("\n", "\r")) and len(text) <= LONGEST_LINE * 2:
            self.tail = parts.pop()[0]
        for found in parts:
            self._part(number, found[0], found.start())
        if self.parts and not self.tail:
            # What no string may hold stays there, for whoever reads it.
            self._add("\n" if parts and _UNCLOSED.fullmatch(parts[-1][0]) else " ")

    def _part(self, number: int, part: str, at: int) -> None:
        if self.depth == 0 and self._between(number, part):
            return
        if self.depth == 0 and part == "{":
            self._end()
        if not self.parts:
            if self.within and not self.ended and not self.comma:
                self.out.append((number, ""))  # there should have been one
            self.comma, self.any = False, True
            self.first, self.column, self.size = number, at, 0
        self._add(part)
        if part in "[{":
            self.depth += 1
        elif part in "]}":
            self.depth = max(self.depth - 1, 0)
        if self.depth == 0 and part[0] in '"]}':
            self._end()

    def _between(self, number: int, part: str) -> bool:
        """Whether it stands between two values, and is none."""
        inside = self.within and not self.ended
        if not self.parts and not part.strip(" \t"):
            return True
        if inside and part in ",]":
            self._end()
            stray = self.comma and not (part == "]" and not self.any)
            if stray:
                self.out.append((number, part))
            self.comma, self.ended = part == ",", part == "]"
            return True
        if part == "[":  # no hand is an array
            self._end()
            if self.within or self.any:
                self.out.append((number, part))
            self.within = True
            return True
        return False

    def _add(self, part: str) -> None:
        self.size += len(part)
        if self.size <= LONGEST_LINE + 1:
            self.parts.append(part)

    def _end(self) -> None:
        if self.parts:
            text = "".join(self.parts).strip(" \t")
            if self.size > LONGEST_LINE + 1:
                text = text.ljust(LONGEST_LINE + 1)
            self.out.append((self.first, text))
        self.parts, self.depth = [], 0
