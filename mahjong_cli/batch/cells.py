"""Rows of CSV and TSV: which lines are one row, and which cells a row has.

A cell that begins with a quotation mark goes on to the next single one, over line ends too;
anywhere else a quotation mark is a character like others.  A mark that is never closed is an
error of its own row: the reading goes on with the next line that may be a row.

``csv`` reads all that follows a mark that is never closed, to the end of the file, as one cell; it
gives no line back as it was written, and the number of the last line of a row, not of its first.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator

from mahjong_cli.batch.texts import LONGEST_LINE, Block, bare

DELIMITERS = {"csv": ",", "tsv": "\t"}
"""What stands between the cells of a row, by the kind of file."""

SIGNS = (*DELIMITERS.values(), ";", "|")
"""What may stand there in a file that is written so."""

# Neither goes back over what it has taken: hostile rows take no more than linear time.
_CELL = {
    delimiter: re.compile(rf'(?:"((?:[^"]++|"")*+)"|(?!")([^{delimiter}]*+))([{delimiter}]|\Z)')
    for delimiter in SIGNS
}
_SIGNS = {delimiter: re.compile(rf'["{delimiter}]|[^"{delimiter}]+') for delimiter in SIGNS}


def plain(name: str) -> str:
    """The name of a column or key as it is compared.

    >>> plain(" Hand ")
    'hand'
    """
    return name.strip().casefold()


class BadCells(ValueError):
    """A row that has no cells; ``args`` is the place of the quotation mark that is at fault."""


def split(row: str, delimiter: str) -> list[str]:
    r"""The cells of a row, as they are.

    Raises ``BadCells`` when a quotation mark is never closed, or closed before the end of
    its cell.

    >>> split('1,"a ""b"",\r\nc",5" wide\r,', ",")
    ['1', 'a "b",\r\nc', '5" wide\r', '']
    >>> split('1,"a', ",")
    Traceback (most recent call last):
    mahjong_cli.batch.cells.BadCells: 2
    """
    if '"' not in row:
        return row.split(delimiter)
    cells, at, more = [], 0, delimiter
    while more:
        found = _CELL[delimiter].match(row, at)
        if found is None:
            raise BadCells(at)
        quoted, plain, more = found.groups()
        cells.append(plain if quoted is None else quoted.replace('""', '"'))
        at = found.end()
    return cells


class _Scan:
    """Where the end of a text is: in quotation marks or not, and in which cell."""

    def __init__(self, delimiter: str) -> None:
        self.delimiter = delimiter
        self.cells = 1
        self.bad = False
        self.start, self.open, self.closed = True, False, False

    def feed(self, text: str) -> None:
        for sign in _SIGNS[self.delimiter].findall(text):
            if self.open:
                if sign == '"':
                    self.open, self.closed = False, True
            elif sign == self.delimiter:
                self.cells += 1
                self.start, self.closed = True, False
            elif sign == '"' and (self.start or self.closed):
                self.open, self.start, self.closed = True, False, False
            else:
                self.bad = self.bad or self.closed
                self.start = self.closed = False


class Rows:
    """The rows of a file: the first is the header, every other is given out.

    ``header`` are its names, None before it was read; ``first`` is its line and text, and
    ``bad`` the place of the quotation mark by which it has no cells.
    """

    def __init__(self, delimiter: str) -> None:
        """Read nothing yet."""
        self.delimiter = delimiter
        self.header: tuple[str, ...] | None = None
        self.first = (0, "")
        self.bad: int | None = None
        self.open: Block = []
        self.size = 0
        self.skipping = False
        self.scan = _Scan(delimiter)
        self.out: Block = []

    def read(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """The rows that are whole after each block, blank ones left out.

        A line numbered 0 goes on with the one before.  A row that is too long is given out up
        to where that shows.
        """
        for block in blocks:
            yield from self._whole(block)
        while self.open:
            yield from self._whole(self._stray())

    def _whole(self, block: Block) -> Iterator[Block]:
        pending = deque(block)
        while pending:
            number, line = pending.popleft()
            if number == 0:
                self.scan.feed(bare(line))
            elif self.open:
                pending.extendleft(reversed(self._go_on(number, line)))
            elif not (self.skipping and self._skipped(line)):
                self._begin(number, line)
        out, self.out = self.out, []
        if out:
            yield out

    def _skipped(self, line: str) -> bool:
        """Whether the line is still part of a row that is too long."""
        self.skipping = self.scan.open and not self._begins_row(line)
        if self.skipping:
            self.scan.feed(bare(line))
        return self.skipping

    def _begin(self, number: int, line: str) -> None:
        text = bare(line)
        if len(text) <= LONGEST_LINE and '"' not in text:
            self._give([(number, text)])
            return
        self.scan = _Scan(self.delimiter)
        self.scan.feed(text)
        if len(text) > LONGEST_LINE:
            self._give([(number, text)])
            self.skipping = True
        elif self.scan.open:
            self.open, self.size = [(number, line)], len(line)
        else:
            self._give([(number, text)])

    def _go_on(self, number: int, line: str) -> Block:
        """Take a line into the open row; the lines to be read again."""
        text = bare(line)
        self.scan.feed(text)
        self.open.append((number, line))
        self.size += len(line)
        # A row of too many cells is none: it need not be looked through again from each line.
        many = self.header is not None and self.scan.cells > len(self.header)
        if self.scan.open and not (self.scan.bad or many) and self.size <= LONGEST_LINE:
            return []
        if self._fits() and not self.scan.open:
            self._end()
            return []
        # A line this long is not text between two rows: it is what makes the row too long.
        if len(text) > LONGEST_LINE:
            self._end()
            self.skipping = True
            return []
        return self._stray()

    def _fits(self) -> bool:
        if self.scan.bad:
            return False
        return self.header is None or self.scan.cells == len(self.header)

    def _stray(self) -> Block:
        """End an open row whose mark seems astray; the lines after it, to be read again."""
        for n, (_, line) in enumerate(self.open):
            if n and self._begins_row(line):
                self.open, again = self.open[:n], self.open[n:]
                self._end()
                return again
        self.skipping = self.scan.open
        self._end()
        return []

    def _begins_row(self, line: str) -> bool:
        """Whether the line looks like a row of this file, or its beginning."""
        text = bare(line)
        if self.header is None:
            return bool(text.strip(" \t"))
        scan = _Scan(self.delimiter)
        scan.feed(text)
        if scan.bad or not text.strip(" \t"):
            return False
        if scan.open:
            return 1 < scan.cells <= len(self.header)
        return scan.cells == len(self.header)

    def _end(self) -> None:
        rows, self.open = self.open, []
        self._give(rows)

    def _give(self, lines: Block) -> None:
        number, text = lines[0][0], bare("".join(line for _, line in lines))
        if self.header is None and text.strip(" \t"):
            self.header, self.first = self._names(text), (number, text[: LONGEST_LINE + 1])
        elif text.strip(" " if self.delimiter in text else " \t"):
            self.out.append((number, text[: LONGEST_LINE + 1]))

    def _names(self, text: str) -> tuple[str, ...]:
        try:
            return tuple(split(text, self.delimiter))
        except BadCells as bad:
            (self.bad,) = bad.args
            return tuple(text.split(self.delimiter))
