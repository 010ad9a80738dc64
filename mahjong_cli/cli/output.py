"""Where text goes: results to standard output, everything else to standard error."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Mapping
from io import StringIO, TextIOBase, TextIOWrapper
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO, cast

import click

from mahjong_cli.cli.writer import Writer

if TYPE_CHECKING:
    from mahjong_cli.render.look import Look


WIDEST = 2**12
"""How many columns anybody may have; a larger number is a mistake."""


class Closed(TextIOBase):
    """Standard output that was closed before we began: whatever is written is an error."""

    encoding = "utf-8"

    def write(self, _text: str) -> int:
        """Raise the error that the system has for it."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def prepare() -> None:
    """Let no character be an error on a stream whose encoding lacks it, and no byte be lost.

    A stream that is closed is held open on nothing, so that no file opened later takes its
    number; writing to such an output is still an error.
    """
    for number, file in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        if file is None and os.open(os.devnull, os.O_RDWR) != number:
            break  # not closed, but no stream either, as under pythonw
    sys.stdout = Closed() if sys.stdout is None else _written_whole(sys.stdout)
    sys.stderr = _written_whole(sys.stderr)


def _written_whole(file: Any) -> Any:
    """The same stream through our own writer, where it can be had."""
    if not isinstance(file, TextIOWrapper):
        return file
    if os.name == "nt" and file.isatty():  # a console, which takes characters, not bytes
        file.reconfigure(errors="backslashreplace")
        return file
    return TextIOWrapper(
        cast("BinaryIO", Writer(file.fileno())), file.encoding, "backslashreplace",
        write_through=True,
    )  # fmt: skip


def colored(flag: bool | None, file: TextIO | None, environ: Mapping[str, str]) -> bool:
    """Whether to draw in colour: the option, else NO_COLOR, FORCE_COLOR, and the terminal.

    >>> colored(None, None, {"FORCE_COLOR": "1"})
    True
    >>> colored(None, None, {"FORCE_COLOR": "1", "NO_COLOR": "1"})
    False
    """
    if flag is not None:
        return flag
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    dumb = environ.get("TERM", "").lower() in ("dumb", "unknown")
    return not dumb and file is not None and file.isatty()


def look(lang: str | None, color: bool | None, *, err: bool = False) -> Look:
    """How to draw on standard output or standard error."""
    from shutil import get_terminal_size

    from mahjong_cli.render.look import Look

    file = sys.stderr if err else sys.stdout
    return Look(
        spoken(lang),
        min(get_terminal_size((80, 24)).columns, WIDEST),
        colored(color, file, os.environ),
        getattr(file, "encoding", None) or "utf-8",
    ).settled()


def columns_are_said() -> bool:
    """Whether ``COLUMNS`` says how wide the output is to be, whoever reads it."""
    said = os.environ.get("COLUMNS", "")
    return said.isascii() and said.isdigit() and int(said) > 0


def spoken(lang: str | None) -> str:
    """The language that is chosen, or else that of the locale."""
    from mahjong_cli.text import language

    return lang or language(os.environ)


def write(data: str | bytes) -> bool:
    """Write results to standard output; False when nobody reads it any more."""
    try:
        click.echo(data, nl=False, color=True)
    except BrokenPipeError:
        abandon()
        return False
    return True


def tell(text: str) -> bool:
    """Say something on standard error; False when it could not be written.

    That nobody hears it is not a failure.
    """
    try:
        click.echo(text, nl=False, err=True, color=True)
    except BrokenPipeError:
        return True
    except OSError:
        return False
    return True


def complain(error: click.ClickException) -> None:
    """Say what is wrong with the command line, with nothing typed that moves the cursor."""
    from mahjong_cli.render.look import printable

    said = StringIO()
    error.show(said)
    indented = said.getvalue().replace("\n\t", "\n  ")  # as click lists choices
    tell("\n".join(map(printable, indented.split("\n"))))


def abandon() -> None:
    """Let nothing more go to standard output, not even when Python flushes it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
