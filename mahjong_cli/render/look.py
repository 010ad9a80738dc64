"""How to draw: the language, the width, the colours, and what the encoding can show."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from itertools import groupby
from typing import IO, TYPE_CHECKING, NamedTuple

from mahjong_cli.render import words
from mahjong_cli.tiles import FACES, GLYPHS, Tile, suit, write

if TYPE_CHECKING:
    from rich.box import Box
    from rich.console import Console, RenderableType
    from rich.text import Text

    from mahjong_cli.fans.registry import Fan
    from mahjong_cli.games.pay import Pattern

UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\ue000-\uf8ff\U000e0000-\U0010ffff]"
)
"""Control, format, private and surrogate characters, never sent to a terminal as they are."""

PLAIN = {"×": "x", "→": "->", "·": "-", "…": "...", "─": "-", "\u3000": " "}
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


def language(environ: Mapping[str, str]) -> str:
    """The language that the locale in the environment names.

    >>> language({"LANG": "zh_CN.UTF-8"}), language({"LC_ALL": "zh_TW.UTF-8"}), language({})
    ('zh', 'zh-Hant', 'en')
    """
    named = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if not named.lower().startswith("zh"):
        return "en"
    return "zh-Hant" if re.search("TW|HK|MO|Hant", named, re.IGNORECASE) else "zh"


class Look(NamedTuple):
    """How to draw: language, columns, colours or not, and the encoding of the output."""

    lang: str = "en"
    width: int = 80
    color: bool = False
    encoding: str = "utf-8"

    @property
    def unicode(self) -> bool:
        """Whether every character can be shown, tiles and lines included."""
        return codecs.lookup(self.encoding).name.startswith("utf")

    def settled(self) -> Look:
        """The same, in English where the encoding has no Chinese."""
        if self.lang == "en" or self.unicode:
            return self
        try:
            "".join(t["zh"] for t in words.EVERY.values()).translate(_PLAIN).encode(self.encoding)
        except UnicodeEncodeError:
            return self._replace(lang="en")
        return self

    # Words

    @property
    def tongues(self) -> tuple[str, ...]:
        """The languages that sentences are said in, in order."""
        return {"en": ("en",), "both": ("zh", "en")}.get(self.lang, ("zh",))

    def label(self, code: str) -> str:
        """The name of a part, column, kind or form.

        >>> Look("both").label("chow")
        '吃 chow'
        """
        names = [words.LABELS[code][tongue] for tongue in self.tongues]
        return " ".join(dict.fromkeys(names))

    def say(self, wording: dict[str, str], **args: object) -> str:
        """A sentence, filled in; what differs between languages is given for each.

        >>> Look("both").say(words.SENTENCES["waits"], waits={"en": "any", "zh": "任何"})
        '听 任何 / the hand waits on any'
        """
        return " / ".join(
            wording[tongue].format(
                **{k: v[tongue] if isinstance(v, dict) else v for k, v in args.items()}
            )
            for tongue in self.tongues
        )

    @property
    def colon(self) -> str:
        """What stands between a name and what is said of it."""
        return ": " if self.lang in ("en", "both") else "："

    def name(self, fan: Fan | Pattern) -> str:
        """The name of a fan or pattern."""
        if self.lang == "both":
            return f"{fan.zh} {fan.en}"
        return {"zh": fan.zh, "zh-Hant": fan.zh_hant}.get(self.lang, fan.en)

    def names(self, fans: Sequence[Fan | Pattern]) -> dict[str, str]:
        """The names of several, in one breath, in each language."""
        chinese = [fan.zh_hant if self.lang == "zh-Hant" else fan.zh for fan in fans]
        return {"en": ", ".join(fan.en for fan in fans), "zh": "、".join(chinese)}

    @property
    def comma(self) -> str:
        """What stands between the names in a list."""
        return ", " if self.lang in ("en", "both") else "、"

    def glyphs(self, tiles: Iterable[Tile]) -> str:
        """The tiles as Unicode tiles, or nothing where the encoding lacks them.

        >>> Look().glyphs([0, 9]), Look(encoding="gbk").glyphs([0, 9])
        ('🀇🀙', '')
        """
        return "".join(GLYPHS[tile] for tile in tiles) if self.unicode else ""

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

    def text(self, *spans: str | tuple[str, str]) -> Text:
        """A rich text of plain strings and (string, style) pairs; nothing in it is markup."""
        from rich.text import Text

        text = Text(overflow="fold")
        for span in spans:
            string, style = (span, "") if isinstance(span, str) else span
            for n, line in enumerate(string.split("\n")):
                text.append(("\n" if n else "") + self.fit(line), STYLES[style])
        return text

    # Drawing

    def box(self) -> Box:
        """A table with nothing but a line under its head."""
        from rich.box import Box

        line = "─" if self.unicode else "-"
        blank = "    \n"
        return Box(blank * 2 + f" {line * 2} \n" + blank * 5, ascii=not self.unicode)

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
        out = StringIO()
        console = self.console(out)
        for part in parts:
            console.print(part)
        drawn = out.getvalue()
        if self.color:
            return drawn
        return "".join(line.rstrip() + "\n" for line in drawn.split("\n")[:-1])


def waits_of(tiles: Sequence[Tile]) -> str | dict[str, str]:
    """The tiles that a hand waits on, for a sentence.

    >>> waits_of([2, 5, 24]), waits_of(range(34))["en"]
    ('36m 7s', 'every tile')
    """
    if len(tiles) == len(FACES):
        return words.SENTENCES["every-tile"]
    return " ".join(write(run) for _, run in groupby(tiles, suit))


def printable(text: str) -> str:
    r"""The text with what must not be sent to a terminal escaped.

    >>> printable("1m\x1b[31m")
    '1m\\x1b[31m'
    """
    return UNSAFE.sub(escaped, text)


def escaped(char: str | re.Match[str]) -> str:
    r"""A character (or a match of one) as an escape.

    >>> escaped("\x1b"), escaped("万")
    ('\\x1b', '\\u4e07')
    """
    char = char if isinstance(char, str) else char[0]
    return char.encode("unicode_escape").decode("ascii")


_PLAIN = str.maketrans(PLAIN)
