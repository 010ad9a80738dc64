"""How to draw: the language, the width, the colours, and what the encoding can show."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable
from io import StringIO
from typing import IO, TYPE_CHECKING

from mahjong_cli import text as language
from mahjong_cli.games.sheet import Cell, Sign, Span
from mahjong_cli.render import labels
from mahjong_cli.render.breaking import broken
from mahjong_cli.render.escape import escaped, printable as printable
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import GLYPHS, Tile
from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from rich.box import Box
    from rich.console import Console, RenderableType
    from rich.text import Text as RichText

PLAIN = {"×": "x", "→": "->", "·": "-", "…": "...", "─": "-", "\u3000": " ", "█": "#"}
"""What stands for our own signs where the encoding lacks them."""

STYLES = {
    "heading": "bold",
    "label": "dim",
    "tiles": "",
    "winning": "bold green",
    "gold": "yellow",
    "aside": "dim",
    "total": "bold green",
    "below": "bold yellow",
    "error": "bold red",
    "": "",
}


class Look(NamedTuple):
    """How to draw: language, columns, colours or not, and the encoding of the output.

    ``drawn`` says that tiles are drawn beside the text, which then has none among its characters.
    """

    lang: str = "en"
    width: int = 80
    color: bool = False
    encoding: str = "utf-8"
    drawn: bool = False

    @property
    def unicode(self) -> bool:
        """Whether every character can be shown, tiles and lines included."""
        return codecs.lookup(self.encoding).name.startswith("utf")

    def settled(self) -> Look:
        """The same, in English where the encoding lacks what the language is written with."""
        if self.unicode:
            return self
        try:
            "".join(map(self.name, labels.EVERY)).translate(_PLAIN).encode(self.encoding)
        except UnicodeEncodeError:
            return self._replace(lang="en")
        return self

    def has_room(self, columns: int, *, prose: bool = False) -> bool:
        """Whether there are so many columns; for ``prose`` in two languages, half as many again.

        >>> Look("both", 80).has_room(60, prose=True), Look("both", 80).has_room(60)
        (False, True)
        """
        more = len(language.tongues(self.lang)) - 1 if prose else 0
        return self.width >= columns * (1 + more / 2)

    # Words

    def say(self, text: Text, /, **args: object) -> str:
        """A sentence, filled in."""
        return text.say(self.lang, **args)

    def name(self, text: Text) -> str:
        """A name or label.

        >>> Look("both").name(labels.CHOW)
        '吃 chow'
        """
        return text.name(self.lang)

    def value(self, value: object, *, name: bool = False) -> str:
        """What a span holds, in the language.

        >>> look = Look("zh")
        >>> look.value((labels.CHOW, 2)), look.value(((Span(labels.PUNG), Span(" 2")),))
        ('吃、2', '碰 2')
        """
        if isinstance(value, Text):
            return self.name(value) if name else self.say(value)
        if isinstance(value, Note):
            return value.say(self.lang)
        if isinstance(value, Span):
            return self.value(value.value, name=name or value.name)
        if value is Sign.COLON:
            return language.colon(self.lang)
        if isinstance(value, tuple):
            between = "" if _is_cell(value) else language.comma(self.lang)
            return between.join([self.value(each, name=name) for each in value])
        return str(value)

    def plain(self, cell: Cell) -> str:
        """A cell as bare text."""
        return "".join(map(self.value, cell))

    def cell(self, cell: Cell, style: str = "") -> RichText:
        """A cell; ``style`` is for what has none of its own."""
        return self.text(*((self.value(span), span.style or style) for span in cell))

    def glyphs(self, tiles: Iterable[Tile]) -> str:
        """The tiles as Unicode tiles, or nothing where the encoding lacks them.

        >>> Look().glyphs([0, 9]), Look(encoding="gbk").glyphs([0, 9])
        ('🀇🀙', '')
        """
        return self.signs(GLYPHS[tile] for tile in tiles)

    def signs(self, glyphs: Iterable[str]) -> str:
        """Such characters, or nothing where the encoding lacks them or tiles are drawn."""
        return "".join(glyphs) if self.unicode and not self.drawn else ""

    # Characters

    def fit(self, text: str) -> str:
        r"""The text with every character that cannot or must not be shown escaped.

        >>> Look(encoding="ascii").fit("6m→8m 万 \x1b[31m")
        '6m->8m \\u4e07 \\x1b[31m'
        """
        text = printable(text)
        if self.unicode:
            return text
        return "".join(map(self._fitted, text))

    def _fitted(self, char: str) -> str:
        try:
            char.encode(self.encoding)
        except UnicodeEncodeError:
            return PLAIN.get(char) or escaped(char)
        return char

    def text(self, *spans: str | tuple[str, str]) -> RichText:
        """A rich text of plain strings and (string, style) pairs; nothing in it is markup."""
        text = broken()(overflow="fold")
        for span in spans:
            string, style = (span, "") if isinstance(span, str) else span
            for n, line in enumerate(string.split("\n")):
                text.append(("\n" if n else "") + self.fit(line), STYLES[style])
        return text

    # Drawing

    @property
    def rule(self) -> str:
        """What lines are drawn with."""
        return "─" if self.unicode else "-"

    def box(self) -> Box:
        """A table with nothing but a line under its head."""
        from rich.box import Box

        blank = "    \n"
        return Box(blank * 2 + f" {self.rule * 2} \n" + blank * 5, ascii=not self.unicode)

    def console(self, file: IO[str], *, record: bool = False) -> Console:
        """A console that draws so; it reads no markup and knows nothing of the environment."""
        from rich.console import Console

        return Console(
            file=file, width=self.width, height=100, force_terminal=self.color,
            color_system="standard" if self.color else None, no_color=not self.color,
            markup=False, emoji=False, highlight=False, legacy_windows=False, record=record,
        )  # fmt: skip

    def draw(self, parts: Iterable[RenderableType]) -> str:
        """The text of these parts, one under the other, no line wider than ``width``."""
        from rich.console import Group

        out = StringIO()
        console = self.console(out)
        for part in parts:
            console.print(Group(part))  # else the lines of a text are broken by rich
        return "".join(_stripped(line) + "\n" for line in out.getvalue().split("\n")[:-1])


_TAIL = re.compile(r"(?:\x1b\[[0-9;]*m| )+\Z")


def _stripped(line: str) -> str:
    r"""A line without the spaces at its end, whatever colours they have.

    >>> _stripped("\x1b[1m13  \x1b[0m  ")
    '\x1b[1m13\x1b[0m'
    """
    return _TAIL.sub(lambda tail: tail[0].replace(" ", ""), line)


def _is_cell(value: tuple[object, ...]) -> bool:
    return all(isinstance(each, Span) for each in value)


_PLAIN = str.maketrans(PLAIN)
