"""What a game is: its rules and house options, and what it says of a hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from mahjong_cli.games.house import House
from mahjong_cli.games.record import (
    OBJECTS,
    SCHEMA,
    Parts,
    gold_record,
    names_of,
    place,
    reading_record,
    said,
    winning_record,
)
from mahjong_cli.games.refuse import refuse, vocabulary_of
from mahjong_cli.games.rule_set import Chapter, Rules, Ruling
from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.hand.reading import Reading
from mahjong_cli.notation.vocabulary import Vocabulary
from mahjong_cli.problems.suggest import find
from mahjong_cli.text import Note, Text
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple
from mahjong_cli.value import Value

if TYPE_CHECKING:
    from mahjong_cli.games.outlook import Outlook
    from mahjong_cli.games.pay import Payment
    from mahjong_cli.games.sheet import Cell, Ruled, Section


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


class Score(Value):
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
        made: dict[str, Any] = self.record(lang, str(self.hand))
        return made

    def record(
        self, lang: str, text: str, line: int | None = None, file: str | None = None,
        parts: Parts = OBJECTS,
    ) -> Any:  # fmt: skip
        """The object for a hand that was read, made of such ``parts``.

        ``text`` is what was typed, on which line of a file.
        """
        hand, reading, why = self.hand, self.reading, self.why
        own = self.own_record(lang, parts)
        others = own.pop("others", [])
        made = {
            "schema": SCHEMA,
            "hand": str(hand),
            "rules": hand.rules,
            "win": self.win,
            "meets_minimum": self.meets_minimum,
            "total": self.total,
            "fan_points": None,
            "flowers": hand.flowers,
            "multiplier": None,
            "multipliers": [],
            "fans": [],
            "away": self.away,
            "why": parts.of(said, (why[0], lang)) if why else None,
            "excluded": [],
            "reading": reading_record(reading, parts) if reading else None,
            "gold": gold_record(hand, reading, parts),
            "winning_tile": winning_record(hand, reading, parts),
        }
        made.update(own)
        made["waits"] = parts.of(names_of, self.waits)
        made["ties"] = self.ties
        made["others"] = others
        made["notes"] = parts.each(said, [(note, lang) for note in self.notes])
        made.update(place(text, line, file))
        return parts.object(made)

    # What its game shows of it

    @abstractmethod
    def sections(self) -> Iterator[Section]:
        """The parts of its table that come after the hand, notes aside."""

    @abstractmethod
    def own_record(self, lang: str, parts: Parts) -> dict[str, Any]:
        """The keys of the JSON record that its game says, among them those of every game."""

    @abstractmethod
    def own_cells(self) -> dict[str, object]:
        """What stands in the columns of its game in CSV, by their names."""

    @abstractmethod
    def brief(self) -> tuple[Cell, ...]:
        """What it scores for, in short."""

    def matches(self) -> tuple[tuple[str, int], ...]:
        """The id of each entry of its game that it scores for, and how often it is counted."""
        return ()

    def debts(self) -> tuple[Payment, ...]:
        """What each loser owes; nobody anything where nothing is won."""
        return ()

    def beside(self) -> tuple[tuple[Text, Cell], ...]:
        """What lies beside the hand: labels and values."""
        return ()

    def paid(self) -> tuple[Cell, ...]:
        """Who pays how much, where ``brief`` does not say it."""
        return ()

    def own_worth(self) -> tuple[tuple[str, object], ...]:
        """What its game adds where a score is told in short, before the win: keys and values."""
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

    @property
    def book(self) -> tuple[Chapter, ...]:
        """How it is played."""
        return ()

    @property
    def numbered(self) -> tuple[Ruling, ...]:
        """What a hand may score for, by its number, where the rule book cites it so."""
        return ()

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
    def outlook(self) -> Outlook:
        """What it knows of hands that are not won yet."""
        from mahjong_cli.games.outlook import Outlook

        return Outlook(self)

    @property
    def entry_keys(self) -> dict[str, Any]:
        """The JSON Schema of the keys of an entry beside its id, names and rule, by key."""
        return {}

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """What a hand of the game may say."""
        return vocabulary_of(self.rules)._replace(scores=self._kind_of)

    def _kind_of(self, name: str) -> Text | None:
        """What a thing of this name is called that a hand may score for, if there is one."""
        from mahjong_cli.fans.aliases import plain

        return self.kind if plain(name) in self._names else None

    @cached_property
    def _names(self) -> frozenset[str]:
        """Everything that its entries are called, in one spelling."""
        from mahjong_cli.fans.aliases import plain

        return frozenset(plain(name) for each in self.entries for name in self.called(each))

    def refuse(self, hand: Hand) -> None:
        """Raise ``HandError`` with every problem when no such hand can be under the rule set."""
        refuse(self.rules, self.vocabulary, hand)

    def find(self, name: str) -> Entry:
        """The entry of this id or name.

        Raises ``UnknownName`` when there is none, with the nearest name.
        """
        from mahjong_cli.fans.aliases import plain

        named = {called: each for each in self.entries for called in self.called(each)}
        return find(self.kind, name, named, [each.id for each in self.entries], plain)

    def called(self, entry: Entry) -> tuple[str, ...]:
        """Everything that an entry is called: its id, its names, and what else players say."""
        return (entry.id, *entry.name)
