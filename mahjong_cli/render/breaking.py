"""Where lines are broken: at spaces, between Chinese characters, never within a meld.

No line begins with a sign that closes, such as 。, nor ends with one that opens.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from mahjong_cli.tiles import SUIT_WORDS

if TYPE_CHECKING:
    from rich.text import Text as RichText

_WIDE = (
    "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffe6"
    "\U00020000-\U0003fffd"
)
_OPENING = re.escape("（《「『【")
_CLOSING = re.escape("，。；：、！？）》」』】…")
_UNIT = re.compile(
    rf" +|(?:\([^() ]{{1,12}}\)|[({_OPENING}]*(?:\[[^\[\] ]*\],?|[0-9]+[{''.join(SUIT_WORDS)}]"
    rf"|[{_WIDE}]+=|[{_WIDE}]|[^ ({_WIDE}\[]+|[\[(]))[{_CLOSING}]*"
)
"""What is not broken while it fits on a line, or the spaces between."""


def breaks(text: str, width: int) -> list[int]:
    """The places in a text where a new line begins, so that none is wider.

    What is wider than a line by itself is broken anywhere.

    >>> breaks("一二三四。", 8), breaks("[7777p,1][3333s]55m", 18), breaks("one two", 5)
    ([3], [16], [4])
    """
    from rich.cells import cell_len

    found: list[int] = []
    used = 0
    for unit in _UNIT.finditer(text):
        room = cell_len(unit[0])
        if unit[0].isspace() or used + room <= width:
            used += room
        elif room <= width:
            if unit.start():
                found.append(unit.start())
            used = room
        else:
            used = _fold(unit[0], unit.start(), used, width, found)
    return found


def _fold(unit: str, start: int, used: int, width: int, found: list[int]) -> int:
    """Break what is wider than a line; how much of the last line it takes."""
    from rich.cells import cell_len

    if used and start:
        found.append(start)
    used = 0
    for n, char in enumerate(unit):
        if used and used + cell_len(char) > width:
            found.append(start + n)
            used = 0
        used += cell_len(char)
    return used


def lines(text: str, width: int) -> list[str]:
    """The lines of a text.

    >>> lines("每行只写一手牌，好", 8)
    ['每行只写', '一手牌，', '好']
    """
    places = [0, *breaks(text, width), len(text)]
    return [text[a:b].rstrip() for a, b in pairwise(places)]


@lru_cache(maxsize=1)
def broken() -> type[RichText]:
    """Rich's text, with its lines broken so."""
    from rich.containers import Lines
    from rich.text import Text

    class Broken(Text):
        """Text in lines that are broken as people break them."""

        def wrap(self, console: Any, width: int, **how: Any) -> Lines:
            """The lines, none wider than ``width``."""
            if how.get("no_wrap") or self.no_wrap:
                return super().wrap(console, width, **how)
            found = Lines()
            for line in self.split(allow_blank=True):
                parts = line.divide(breaks(line.plain, width))
                for part in parts:
                    part.rstrip_end(width)
                if how.get("justify"):
                    parts.justify(console, width, justify=how["justify"], overflow="fold")
                found.extend(parts)
            return found

    return Broken
