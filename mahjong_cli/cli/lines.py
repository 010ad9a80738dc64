"""Hands from a stream, one a line."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from itertools import chain
from typing import BinaryIO


def hands(stream: BinaryIO) -> Iterator[tuple[int, str]]:
    """The lines that are hands, each with its number; blank lines and ``#`` comments are not.

    >>> from io import BytesIO
    >>> list(hands(BytesIO(b"# two hands\\n\\n123m\\r\\n456p")))
    [(3, '123m'), (4, '456p')]
    """
    for number, line in enumerate(_lines(stream), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line


def _lines(stream: BinaryIO) -> Iterator[str]:
    r"""The lines, ended by ``\n`` or ``\r\n`` only: UTF-8, or UTF-16 with its mark.

    Bytes that are not UTF-8 become lone surrogates, which are no part of any hand.
    """
    first = stream.readline()
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = (first + stream.read()).decode("utf-16", "replace")
        yield from (line.removesuffix("\r") for line in text.split("\n"))
        return
    for raw in chain([first.removeprefix(codecs.BOM_UTF8)], stream):
        line = raw.decode("utf-8", "surrogateescape")
        yield line.removesuffix("\n").removesuffix("\r")
