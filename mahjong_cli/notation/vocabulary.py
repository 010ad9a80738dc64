"""What a line may say under a rule set: its words and keys, and how their values are read.

The words and keys that mean the same in every game stand in ``words``; a rule set adds its own,
its house options among them, as a ``Vocabulary``.  Completion and help follow from these tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from mahjong_cli.hand.checks import clear, contradictions
from mahjong_cli.hand.hand import Beside, Hand
from mahjong_cli.problems.in_rules import BAD_CHOICE, BAD_NUMBER, NUMBER_TOO_LARGE
from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.problems.suggest import meant
from mahjong_cli.text import Text, called
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple

Values = Mapping[str, str]
"""What a line, or what completes it, gives each key for a value, as text, by its name."""

MOST_DIGITS = 9
"""How many digits a number may have."""

MOST = 10**MOST_DIGITS - 1
"""The largest number."""


class Word(NamedTuple):
    """A word: its spellings, its name first, and all that it says of the hand.

    The first that are Chinese are its name in simplified and in traditional characters.
    ``says`` are ways to win and flags of ``Circumstances``; what else a rule set's own word says
    is for the rule set to know.
    """

    spellings: tuple[str, ...]
    says: tuple[str, ...]
    about: Text

    @property
    def name(self) -> str:
        """What it is called in English."""
        return self.spellings[0]

    @property
    def title(self) -> Text:
        """What it is called in each language."""
        return _title(self.spellings)


class Key(NamedTuple):
    """A key: its spellings, its name first, and how its value is read.

    ``read`` makes the value of its text, given what the line says for other keys, or tells what
    is wrong with it: a ``Problem`` whose place, if it has one, is counted from the beginning of
    the value.  ``example`` is a value as messages show it, ``values`` are those that completion
    offers, ``also`` has what else some of them are called, in Chinese: simplified, then
    traditional, then whatever else.  The value of a ``listed`` key may have commas.  ``house``
    keys are house options; a key that ``gives`` tells whose tile was won,
    so that a discard is not taken for granted.
    """

    spellings: tuple[str, ...]
    about: Text
    read: Callable[[str, Values], object]
    example: str
    values: tuple[str, ...] = ()
    listed: bool = False
    house: bool = False
    gives: bool = False
    also: Mapping[str, tuple[str, ...]] = {}

    @property
    def name(self) -> str:
        """What it is called in English."""
        return self.spellings[0]

    @property
    def title(self) -> Text:
        """What it is called in each language."""
        return _title(self.spellings)

    def said(self, value: str) -> Text:
        """What one of its values is called in each language."""
        return called(value, self.also.get(value, ()))

    def shown(self, spelling: str) -> str:
        """The example in the script in which the key is spelt.

        >>> about = Text("who deals", "谁坐庄", "誰坐莊")
        >>> key = Key(("dealer", "庄"), about, read_number, "left", also={"left": ("上家",)})
        >>> key.shown("庄"), key.shown("dealer")
        ('上家', 'left')
        """
        also = () if spelling.isascii() else self.also.get(self.example, ())
        return also[0] if also else self.example


def _title(spellings: tuple[str, ...]) -> Text:
    return called(spellings[0], [each for each in spellings if not each.isascii()])


def _nothing_beside(_said: Mapping[str, object]) -> Beside | None:
    return None


def _nothing_named(_name: str) -> Text | None:
    return None


def _no_problems(_hand: Hand) -> list[Problem]:
    return []


class Vocabulary(NamedTuple):
    """A rule set as the reader sees it.

    ``called`` are all its names, ``rules`` the first of them.  ``keys`` and ``words`` are its
    own; ``without`` names those of every game that mean nothing in it.  ``successor`` is the
    rule that makes the gold of the flipped tile, or None when it is played without gold.
    ``beside`` makes what lies beside a hand of what its own keys, house options aside, say (by
    name, as they were read), and its own words (True for each thing that they say).
    ``own_problems`` are what it forbids beyond what no hand can be; ``instead`` has the problems
    that it tells in place of general ones, by their names, None where its own say it already.
    ``title`` is what messages call it, ``scores`` tells what of it is called so that a hand may
    score: what such a thing is called (a fan), or None.
    """

    called: tuple[str, ...]
    keys: tuple[Key, ...] = ()
    words: tuple[Word, ...] = ()
    without: frozenset[str] = frozenset()
    successor: Callable[[Tile], Tile] | None = None
    beside: Callable[[Mapping[str, object]], Beside | None] = _nothing_beside
    own_problems: Callable[[Hand], list[Problem]] = _no_problems
    instead: Mapping[str, ProblemKind | None] = {}
    title: Text | None = None
    scores: Callable[[str], Text | None] = _nothing_named

    @property
    def shown(self) -> Text | str:
        """What messages call the rule set."""
        return self.title or self.rules

    @property
    def rules(self) -> str:
        """The name of the rule set."""
        return self.called[0]

    @property
    def chinese(self) -> tuple[str, ...]:
        """What it is called in Chinese: simplified, traditional, then whatever else."""
        names = [each for each in self.called if not each.isascii()]
        return (*self.title[1:], *names) if self.title else tuple(names)

    def contradictions(self, hand: Hand) -> list[Problem]:
        """What cannot be of a hand whose parts are sound, whatever the rule set.

        Nothing is told of words that mean nothing in it: they are problems by themselves.
        """
        return [] if clear(hand) else [*self._told(contradictions(hand))]

    def _told(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        for problem in problems:
            kind = self.instead.get(problem.name, problem.kind)
            if kind and self.without.isdisjoint(problem.about):
                yield problem._replace(kind=kind)


def whole(text: str, least: int = 0, most: int = MOST) -> int | None:
    """The whole number that a text is, within bounds; None when it is not one.

    >>> whole("8"), whole("08", 10), whole("-1"), whole("٣"), whole("9" * 5000)
    (8, None, None, None, None)
    """
    if not (text.isascii() and text.isdigit()) or too_large(text):
        return None
    return number if least <= (number := int(text.lstrip("0") or "0")) <= most else None


def too_large(text: str) -> bool:
    """Whether a text is a number beyond the largest.

    >>> too_large("0" * 20 + "1"), too_large("1" + "0" * 9)
    (False, True)
    """
    return text.isascii() and text.isdigit() and len(text.lstrip("0")) > MOST_DIGITS


def no_number(text: str, least: int, example: object) -> Problem:
    """That a text is not a whole number within bounds, and which bound it is beyond.

    >>> [no_number(text, 1, 8).name for text in ("0", "x", "9" * 5000)]
    ['bad-number', 'bad-number', 'number-too-large']
    """
    if too_large(text):
        return Problem(NUMBER_TOO_LARGE, {"most": MOST, "example": example})
    return Problem(BAD_NUMBER, {"least": least, "example": example})


def read_number(text: str, _said: Values) -> int | Problem:
    """A whole number, 0 or more."""
    number = whole(text)
    return no_number(text, 0, "3") if number is None else number


def read_choice(
    values: tuple[str, ...], text: str, also: Mapping[str, tuple[str, ...]] = {}
) -> str | Problem:
    """One of these values, in whatever case, or by what else it is called.

    >>> read_choice(("yes", "no"), "No"), read_choice(("yes", "no"), "yse").hint()
    ('no', 'did you mean yes?')
    >>> read_choice(("left",), "上家", {"left": ("上家",)})
    'left'
    """
    if text.lower() in values:
        return text.lower()
    titles = {value: called(value, also.get(value, ())) for value in values}
    spelt = {s: titles[value] for value in values for s in (value, *also.get(value, ()))}
    if text in spelt:
        return spelt[text].en
    shown = tuple(titles.values())
    args: dict[str, object] = {"values": shown, "example": shown[0]}
    return Problem(BAD_CHOICE, args | meant(text.lower(), spelt))
