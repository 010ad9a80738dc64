"""What a game is: its rules and house options, and what it says of a hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mahjong_cli.games.house import House, HouseOption
from mahjong_cli.hand.hand import Beside, Hand, Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.notation.vocabulary import Key, Vocabulary, Word
from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.problems.suggest import find
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import Tile

if TYPE_CHECKING:
    from mahjong_cli.games.sheet import Cell, Ruled, Section


class Rules(NamedTuple):
    """A rule set: its names, the tiles and words that it is played with, its house options.

    ``played`` are the faces that there are, None for all; ``successor`` is the rule that makes
    the gold of the flipped tile, or None when it is played without gold.  ``problems`` is what
    it forbids beyond what no hand can be.  ``without`` has the general words and keys that mean
    nothing in it, with the problem that it is to use one.  ``keys`` and ``words`` are its own,
    ``beside`` makes what lies beside a hand of them; ``hints`` are better ones for general
    problems, by the name of the problem.
    """

    name: str
    names: Text
    options: tuple[HouseOption[Any], ...]
    successor: Callable[[Tile], Tile] | None
    problems: Callable[[Hand], list[Problem]]
    aliases: tuple[str, ...] = ()
    played: frozenset[Tile] | None = None
    without: Mapping[str, ProblemKind] = {}
    keys: tuple[Key, ...] = ()
    words: tuple[Word, ...] = ()
    beside: Callable[[Mapping[str, object]], Beside | None] | None = None
    hints: Mapping[str, Text] = {}

    @property
    def called(self) -> tuple[str, ...]:
        """Everything that it is called, its name first."""
        return tuple(dict.fromkeys((self.name, *self.names, *self.aliases)))


class Ruling(NamedTuple):
    """What a game does where its rule text is silent or can be read two ways.

    ``clause`` is what it is cited by.
    """

    clause: str
    text: Text


class Step(NamedTuple):
    """One operation of the sum: what is done with which number, and what it comes to.

    ``sign`` is ``+``, ``×`` or nothing for the first; ``value`` is the sum so far.  ``kong`` is
    the meld that gives a factor, where one does.
    """

    code: str
    label: Text
    sign: str
    number: int
    value: int
    kong: Meld | None = None

    @property
    def operation(self) -> str:
        """What is done, in signs.

        >>> Step("flowers", Text("Flowers", "花牌", "花牌"), "+", 2, 10).operation
        '+ 2'
        """
        return f"{self.sign} {self.number}" if self.sign else ""


class Entry(Protocol):
    """A fan, a pattern: something that a hand scores for, found by any of its names."""

    @property
    def id(self) -> str:
        """Its stable name."""

    @property
    def name(self) -> Text:
        """Its name."""

    @property
    def points(self) -> int:
        """What it is worth once, in points."""

    @property
    def rule(self) -> Text:
        """One sentence that says when a hand has it."""

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """It as JSON has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(ABC):
    """What a hand is worth under its rule set, and why.

    ``reading`` is the one that was scored, None when the tiles are not complete.  ``win`` says
    that they are and that the rule set agrees; ``total`` is None without a win.  ``steps`` lead
    to the total.  ``ties`` counts the other readings that pay as much, ``away`` the tiles still
    to be exchanged.  ``why`` says what keeps the hand from winning.  ``house`` has every house
    option in force.
    """

    hand: Hand
    reading: Reading | None
    win: bool
    total: int | None
    minimum: int
    meets_minimum: bool
    steps: tuple[Step, ...]
    waits: tuple[Tile, ...]
    ties: int
    away: int
    notes: tuple[Note, ...]
    why: tuple[Note, ...]
    house: House

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """The score as the JSON output has it, sentences in ``en``, ``zh``, ``zh-Hant`` or both."""
        from copy import deepcopy

        from mahjong_cli.games.record import record

        return deepcopy(record(self, lang, str(self.hand)))

    # What its game shows of it

    @abstractmethod
    def sections(self) -> Iterator[Section]:
        """The parts of its table that come after the hand, notes aside."""

    @abstractmethod
    def own_record(self, lang: str) -> dict[str, Any]:
        """The keys of the JSON record that its game says, among them those of every game."""

    @abstractmethod
    def own_cells(self) -> dict[str, object]:
        """What stands in the columns of its game in CSV, by their names."""

    @abstractmethod
    def brief(self) -> tuple[Cell, ...]:
        """What it scores for, in short."""

    def beside(self) -> tuple[tuple[Text, Cell], ...]:
        """What lies beside the hand: labels and values."""
        return ()


class Game(ABC):
    """A game: its rules, and all that is known of it."""

    rules: Rules
    kind: Text
    """What an entry is called."""
    columns: tuple[str, ...]
    """The columns of CSV output that only it fills, perhaps with others."""

    @abstractmethod
    def score(self, hand: Hand, *, every: bool = False) -> Score:
        """What the hand is worth; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """

    @property
    @abstractmethod
    def entries(self) -> tuple[Entry, ...]:
        """What a hand may score for, in printed order."""

    @property
    @abstractmethod
    def rulings(self) -> tuple[Ruling, ...]:
        """What it does where its rule text leaves a choice."""

    @abstractmethod
    def listing(self) -> Ruled:
        """The table of all entries."""

    @abstractmethod
    def page(self, entry: Entry) -> Iterator[Section]:
        """All about one entry."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the keys that ``Score.own_record`` gives, by key."""

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """What a hand of the game may say."""
        from mahjong_cli.games.refuse import own_problems

        rules = self.rules
        own = {} if rules.beside is None else {"beside": rules.beside}
        return Vocabulary(
            rules.called,
            (*rules.keys, *(option.key for option in rules.options)),
            rules.words,
            frozenset(rules.without),
            rules.successor,
            own_problems=lambda hand: own_problems(rules, hand),
            hints=rules.hints,
            **own,
        )

    def find(self, name: str) -> Entry:
        """The entry of this id or name.

        Raises ``UnknownName`` when there is none, with the nearest name.
        """
        named = {called: each for each in self.entries for called in (each.id, *each.name)}
        return find(self.kind, name, named, [each.id for each in self.entries])
