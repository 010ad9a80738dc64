"""The characters that are never sent as they are, and what is written in their place."""

from __future__ import annotations

import re

_LAST_PLANES = "\U000e0000"
"""Where they begin: tags, selectors and private characters; nothing there has a shape."""

_BEYOND = re.compile(f"[{_LAST_PLANES}-\U0010ffff]")


def printable(text: str) -> str:
    r"""The text with every character escaped that has no shape of its own.

    Those are the characters that control, format or part lines, surrogates, private ones, those
    that mean nothing yet (Cc, Cf, Zl, Zp, Cs, Co, Cn), and the last planes of Unicode.

    >>> printable("1m\x1b[31m \u202e 万"), printable("一\u3000万")
    ('1m\\x1b[31m \\u202e 万', '一\u3000万')
    """
    if is_plain(text):
        return text
    return "".join([char if has_shape(char) else escaped(char) for char in text])


def sound(text: str) -> str:
    r"""The text with U+FFFD for every byte that was not UTF-8, and for any other half character.

    >>> sound("1m \udcd7\udcd4") == "1m \ufffd\ufffd"
    True
    """
    return text if text.isascii() else re.sub("[\ud800-\udfff]", "\ufffd", text)


def is_plain(text: str) -> bool:
    """Whether nothing need be escaped, as is quickly seen of most texts."""
    return text.isprintable() and (text.isascii() or not _BEYOND.search(text))


def shapeless(text: str) -> set[str]:
    """Its characters that must not be sent as they are.

    >>> shapeless("1m\\x1b[31m") == {"\\x1b"}
    True
    """
    from unicodedata import category  # seldom needed, and slow to load

    return {
        char
        for char in set(text)
        if not (char.isprintable() and char < _LAST_PLANES) and category(char) != "Zs"
    }


def has_shape(char: str) -> bool:
    r"""Whether a character may be sent as it is.

    >>> has_shape("\u3000"), has_shape("\xad")
    (True, False)
    """
    return not shapeless(char)


def escaped(char: str) -> str:
    r"""A character as an escape.

    >>> escaped("\x1b"), escaped("万")
    ('\\x1b', '\\u4e07')
    """
    return char.encode("unicode_escape").decode("ascii")
