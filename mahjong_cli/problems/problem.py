"""What can be wrong with what was typed, and the errors that say so.

Every error that a user can cause is a ``MahjongError``; anything else is a bug.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mahjong_cli.problems.hints import HINTS
from mahjong_cli.problems.messages import PROBLEMS

_LONGEST_SHOWN = 40


class Problem(NamedTuple):
    """One thing that is wrong with a hand: which sentence says so, and what it names.

    ``name`` is a key of ``messages.PROBLEMS``; several sentences share one ``code``.
    ``about`` names the parts of the hand concerned (``"winning"``, ``"meld 0"``,
    ``"kongdraw"``); ``start`` and ``end`` are their place in the text, in code points.

    >>> problem = Problem("robkong-held", {"tile": "5m"}, ("robkong", "tile 4"))
    >>> problem.code
    'contradiction'
    >>> problem.message()
    'robkong takes the fourth 5m of another player, but the hand holds one more'
    """

    name: str
    args: Mapping[str, object] = {}
    about: tuple[str, ...] = ()
    start: int | None = None
    end: int | None = None

    @property
    def code(self) -> str:
        """The stable code that programs read."""
        return PROBLEMS[self.name].code

    def message(self, lang: str = "en") -> str:
        """The sentence, in ``en`` or ``zh``; nothing in it can move the cursor."""
        words = PROBLEMS[self.name]
        return (words.zh if lang.startswith("zh") else words.en).format(**self._shown(lang))

    def hint(self, lang: str = "en") -> str | None:
        """What to do about it, where there is something to say."""
        hint = HINTS.get(str(self.args.get("hint", self.name)))
        if hint is None:
            return None
        try:
            return (hint.zh if lang.startswith("zh") else hint.en).format(**self._shown(lang))
        except KeyError:  # what the hint would name is not known here
            return None

    def _shown(self, lang: str) -> dict[str, object]:
        comma = "、" if lang.startswith("zh") else ", "
        return {
            name: comma.join(map(str, value))
            if isinstance(value, tuple)
            else shown(value)
            if isinstance(value, str)
            else value
            for name, value in self.args.items()
        }


class MahjongError(ValueError):
    """Something that the user wrote cannot be used; ``problems`` has every reason."""

    def __init__(self, problems: Sequence[Problem], text: str | None = None) -> None:
        """Tell these problems; ``text`` is the line that their places refer to."""
        self.problems = tuple(problems)
        self.text = text
        super().__init__("; ".join(p.message() for p in self.problems))

    def __reduce__(self) -> tuple[type[MahjongError], tuple[Sequence[Problem], str | None]]:
        """Rebuild from the problems: errors travel between processes in a batch."""
        return type(self), (self.problems, self.text)


class NotationError(MahjongError):
    """The text cannot be read as a hand."""


class HandError(MahjongError):
    """The text reads as a hand, but no such hand can be."""


class UnknownName(MahjongError):
    """No rule set, fan or option has this name."""


def shown(text: str) -> str:
    r"""What a user typed, fit for a message: cut at 40 characters, the unseen ones escaped.

    >>> shown("gold\x1b[31m\u202e")
    'gold\\x1b[31m\\u202e'
    """
    if len(text) > _LONGEST_SHOWN:
        text = text[: _LONGEST_SHOWN - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does.

    >>> nearest("zelf", ["self", "discard"])
    'self'
    >>> nearest("自模", ["自摸", "点炮"])
    '自摸'
    """
    if len(word) > _LONGEST_SHOWN:
        return None
    from difflib import get_close_matches  # seldom needed, and slow to load

    # Chinese words are short: two characters of which one is wrong are half alike.
    close = get_close_matches(word, list(known), 1, 0.6 if word.isascii() else 0.5)
    return close[0] if close else None
