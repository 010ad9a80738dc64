"""A notation in which other programs write tiles, as what each of its tiles is in ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mahjong_cli.notation.tokens import Written
from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple


class Form(NamedTuple):
    """A notation: its name, what is said of it, and how its tiles are written.

    ``run`` is the pattern of tiles that are written together, ``tiles`` has each of them in our
    notation, and how many characters it takes in theirs.  ``example`` is a hand.
    """

    name: str
    about: Text
    written: Written
    run: re.Pattern[str]
    tiles: Callable[[str], Iterator[tuple[str, int]]]
    example: str

    def own(self, text: str) -> str | None:
        """A text of nothing but tiles in our notation, spaces and gold marks kept; None for others.

        >>> from mahjong_cli.notation.prefixed import PREFIXED
        >>> PREFIXED.own("m123 z1"), PREFIXED.own("123m"), PREFIXED.own("self")
        ('1m2m3m 1z', None, None)
        """
        found, at = [], 0
        while at < len(text):
            if text[at] in " *":
                found.append(text[at])
                at += 1
            elif run := self.run.match(text, at):
                found += [tile for tile, _ in self.tiles(run.group())]
                at = run.end()
            else:
                return None
        return "".join(found) if text.strip(" *") else None
