"""The language of the command itself: usage, help, and what click says of the command line.

click asks gettext for its sentences through names in its modules; where another language than
English is chosen, these names are bound to our own table.  What the commands say in English
stands beside them; in Chinese it stands in ``manual``.
"""

from __future__ import annotations

import gettext
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.text import LANGS, Text, language, semicolon, tongues

if TYPE_CHECKING:
    from mahjong_cli.cli.manual_pages import Chinese
    from mahjong_cli.problems.problem import Problem

_ENGLISH = "en"
_PLACEHOLDER = re.compile(r"(?<![\w.])[A-Z]{2,}(?!\w)")
_spoken = [_ENGLISH]
_help: dict[tuple[int, str], Any] = {}
"""The English help of commands and options, as long as they speak another language."""


def spoken() -> str:
    """The language that was chosen for this run."""
    return _spoken[0]


def choose(args: Sequence[str]) -> str:
    """Choose what ``--lang`` says, wherever it stands, or else the locale."""
    lang = _option(args) or language(os.environ)
    if tongues(lang) != (_ENGLISH,):
        from mahjong_cli.cli import output

        lang = output.look(lang, False).lang  # in English where letters are lacking
    if tongues(lang) != (_ENGLISH,):
        _hook()
    _spoken[0] = lang
    return lang


def _option(args: Sequence[str]) -> str | None:
    said, _ = apart(args)
    values = [each.removeprefix("--lang=") for each in said if each in LANGS or "=" in each]
    return next((value for value in reversed(values) if value in LANGS), None)


def apart(args: Sequence[str]) -> tuple[list[str], list[str]]:
    """What the arguments say of the language, and the others.

    >>> apart(["--lang", "zh", "fans", "--lang=en", "--", "--lang"])
    (['--lang', 'zh', '--lang=en'], ['fans', '--', '--lang'])
    """
    said: list[str] = []
    rest: list[str] = []
    at = 0
    while at < len(args) and args[at] != "--":
        count = 2 if args[at] == "--lang" else 1
        (said if args[at].partition("=")[0] == "--lang" else rest).extend(args[at : at + count])
        at += count
    return said, [*rest, *args[at:]]


def say(text: Text, **args: object) -> str:
    """A sentence in the language that is chosen."""
    return text.say(spoken(), **args)


def with_hint(problem: Problem) -> str:
    """A problem with its hint on one line."""
    lang = spoken()
    message, hint = problem.message(lang), problem.hint(lang)
    return message if hint is None else f"{message}{semicolon(lang)}{hint}"


def translated(english: str) -> str:
    """A sentence of the tables; another one as it is."""
    text = _table().get(english)
    if text is None:
        return english
    said = [english if t == _ENGLISH else text.written(t) or english for t in tongues(spoken())]
    return " / ".join(said)


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Text | Chinese]:
    from mahjong_cli.cli.phrases import CLICKS, NAMELESS, OURS

    return {**NAMELESS, **{text.en: text for text in (*CLICKS, *OURS)}}


def _many(one: str, many: str, count: int) -> str:
    return translated(one if count == 1 else many)


def _hook() -> None:
    """Let the modules of click ask us where they ask gettext."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("click."):
            if getattr(module, "_", None) is gettext.gettext:
                setattr(module, "_", translated)  # noqa: B010  (a name of another program)
            if getattr(module, "ngettext", None) is gettext.ngettext:
                setattr(module, "ngettext", _many)  # noqa: B010


def called(args: str) -> str:
    """What is typed behind a command, as Chinese alone says it; click has it in English only."""
    if _ENGLISH in tongues(spoken()):
        return args
    for word in ("[OPTIONS]", "COMMAND [ARGS]..."):
        args = args.replace(word, translated(word))
    return _PLACEHOLDER.sub(lambda found: translated(found[0]), args)


def usage(prog: str, examples: str, more: str, args: str = "HAND") -> str:
    """How a command is called, where nothing was typed behind it."""
    first = f"{translated('Usage:')} {prog} {called(f'[OPTIONS] {args}')}"
    if tongues(spoken()) != (_ENGLISH,):
        from mahjong_cli.cli import manual

        examples = manual.examples(examples).written(tongues(spoken())[-1])
    return f"{first}\n\n{translated('Example:')}\n{examples}\n{translated(more)}\n"


# Help


def in_language(command: click.Command, name: str, ctx: click.Context) -> click.Command:
    """A command with its help, and that of its options, in the language that is chosen."""
    command.context_class = Context
    if not _help and tongues(spoken()) == (_ENGLISH,):
        return command
    from mahjong_cli.cli import manual

    params = [*command.params, *filter(None, [command.get_help_option(ctx)])]
    for thing, key in [(command, name), *((param, _key(param)) for param in params)]:
        for kind in ("help", "short_help"):
            english = _help.setdefault((id(thing), kind), _english(thing, key, kind))
            if english is not None:
                told = manual.find(name, key, kind, english)
                said = [(told and told.written(t)) or english for t in _others()]
                said += [english] * (_ENGLISH in tongues(spoken()))
                between = "\n\n" if kind == "help" and thing is command else " / "
                setattr(thing, kind, between.join(said))
    return command


def _english(thing: object, key: str, kind: str) -> str | None:
    """The help in English: click makes its own option in the language of the moment."""
    if key == "--help" and kind == "help":
        return "Show this message and exit."
    said: str | None = getattr(thing, kind, None)
    return said


def _others() -> list[str]:
    return [tongue for tongue in tongues(spoken()) if tongue != _ENGLISH]


def _key(param: click.Parameter) -> str:
    """What an option is called in the manual: by its longest name."""
    return max(param.opts, key=len)


class Context(click.Context):
    """A context whose help is laid out so where another language than English is chosen."""

    def make_formatter(self) -> click.HelpFormatter:
        """The formatter of the language."""
        if tongues(spoken()) == (_ENGLISH,):
            return super().make_formatter()
        return Formatter(width=self.terminal_width, max_width=self.max_content_width)


class Formatter(click.HelpFormatter):
    """Help in lines that are measured in columns and broken as Chinese is."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called."""
        super().write_usage(prog, called(args), prefix)

    def write_text(self, text: str) -> None:
        """Write paragraphs; those that begin with a mark are not broken."""
        from mahjong_cli.render.breaking import lines

        room = max(self.width - self.current_indent, 11)
        told = []
        for paragraph in text.split("\n\n"):
            if paragraph.startswith("\b\n"):
                told.append(paragraph[2:].split("\n"))
            else:
                told.append(lines(joined(paragraph), room))
        indent = " " * self.current_indent
        self.write("\n\n".join("\n".join(indent + line for line in each) for each in told))
        self.write("\n")

    def write_heading(self, heading: str) -> None:
        """Write a heading with its colon."""
        from mahjong_cli.text import colon

        self.write(f"{' ' * self.current_indent}{heading}{colon(spoken()).rstrip()}\n")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write names and what is said of them."""
        from rich.cells import cell_len

        from mahjong_cli.render.breaking import lines

        rows = [(called(name), said) for name, said in rows]
        first = min(max(cell_len(name) for name, _ in rows), col_max) + col_spacing
        indent = " " * self.current_indent
        room = max(self.width - first - self.current_indent, 10)
        for name, said in rows:
            start = name + " " * (first - cell_len(name))
            if cell_len(name) > first - col_spacing:
                self.write(f"{indent}{name}\n")
                start = " " * first
            for line in lines(said, room):
                self.write(f"{indent}{start}{line}".rstrip() + "\n")
                start = " " * first


def joined(paragraph: str) -> str:
    """A paragraph in one line: no space between two characters of Chinese."""
    made = ""
    for line in paragraph.split("\n"):
        plain = made.isascii() or made[-1].isascii() or line[:1].isascii()
        made += (" " if made and plain else "") + line.strip()
    return made
