"""A problem with what was typed, and the errors that tell of problems.

Every error that a user can cause is a ``MahjongError``; anything else is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mahjong_cli.text import Text
from mahjong_cli.tuples import NamedTuple

MOST_SHOWN = 10
"""How many problems of one line are told; the others are counted."""

_LONGEST_SHOWN = 40


class ProblemKind(NamedTuple):
    """What can be wrong: a name, the code that programs read, the sentence and the hint.

    Several kinds share one ``code``.  ``hint`` is what to do about it, where there is something
    to say.
    """

    name: str
    code: str
    text: Text
    hint: Text | None


def bad_tile(name: str, text: Text, hint: Text | None) -> ProblemKind:
    """A tile that cannot be read."""
    return ProblemKind(name, "bad-tile", text, hint)


def bad_meld(name: str, text: Text, hint: Text | None) -> ProblemKind:
    """A meld that cannot be read."""
    return ProblemKind(name, "bad-meld", text, hint)


def bad_value(name: str, text: Text, hint: Text | None) -> ProblemKind:
    """A value that a key does not have."""
    return ProblemKind(name, "bad-value", text, hint)


def contradiction(name: str, text: Text, hint: Text | None) -> ProblemKind:
    """Two things that cannot both be."""
    return ProblemKind(name, "contradiction", text, hint)


class Problem(NamedTuple):
    """One thing that is wrong with a hand: its kind, and what the sentence names.

    ``about`` names the parts of the hand concerned (``"winning"``, ``"meld 0"``,
    ``"kongdraw"``); ``start`` and ``end`` are their place in the text, in code points.  A
    ``hint`` among the ``args`` takes the place of the hint of the kind.

    >>> from mahjong_cli.problems.in_hand import ROBKONG_HELD
    >>> problem = Problem(ROBKONG_HELD, {"tile": "5m"}, ("robkong", "tile 4"))
    >>> problem.code
    'contradiction'
    >>> problem.message()
    'robkong takes the fourth 5m of another player, but the hand holds one more'
    """

    kind: ProblemKind
    args: Mapping[str, object] = {}
    about: tuple[str, ...] = ()
    start: int | None = None
    end: int | None = None

    @property
    def name(self) -> str:
        """What this kind of problem is called; no two share it."""
        return self.kind.name

    @property
    def code(self) -> str:
        """The stable code that programs read."""
        return self.kind.code

    def message(self, lang: str = "en") -> str:
        """The sentence; nothing in it can move the cursor."""
        return self.kind.text.say(lang, **self._shown())

    def hint(self, lang: str = "en") -> str | None:
        """What to do about it, where there is something to say."""
        hint = self.args.get("hint", self.kind.hint)
        if not isinstance(hint, Text):
            return None
        try:
            return hint.say(lang, **self._shown())
        except KeyError:  # what the hint would name is not known here
            return None

    def _shown(self) -> dict[str, object]:
        return {
            name: shown(value) if isinstance(value, str) else value
            for name, value in self.args.items()
        }


class MahjongError(ValueError):
    """Something that the user wrote cannot be used; ``problems`` has every reason once."""

    def __init__(
        self, problems: Sequence[Problem], text: str | None = None, further: int = 0
    ) -> None:
        """Tell these problems; ``text`` is the line that their places refer to.

        ``further`` are those that were only counted, because more than are told precede them.
        """
        self.problems = folded(problems)
        self.text = text
        self.further = further
        super().__init__(
            "; ".join(p.message() for p in self.shown)
            + (f" (and {n} more)" if (n := self.more) else "")
        )

    def __reduce__(self) -> tuple[type[MahjongError], tuple[Sequence[Problem], str | None, int]]:
        """Rebuild from the problems: errors travel between processes in a batch."""
        return type(self), (self.problems, self.text, self.further)

    @property
    def shown(self) -> tuple[Problem, ...]:
        """The problems that are told one by one."""
        return self.problems[:MOST_SHOWN]

    @property
    def more(self) -> int:
        """How many further problems there are."""
        return len(self.problems) - len(self.shown) + self.further


class NotationError(MahjongError):
    """The text cannot be read as a hand."""


class HandError(MahjongError):
    """The text reads as a hand, but no such hand can be."""


class UnknownName(MahjongError):
    """No rule set, fan or option has this name."""


def folded(problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """The problems without those that say the same once more, at another place."""
    if len(problems) == 1:
        return tuple(problems)
    found: dict[object, Problem] = {}
    for problem in problems:
        found.setdefault((problem.kind.name, frozenset(problem.args.items())), problem)
    return tuple(found.values())


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
