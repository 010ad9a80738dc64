"""House options: the choices that players really disagree on, and those in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar, cast

from mahjong_cli.notation.vocabulary import MOST, Key, Values, no_number, read_choice, whole
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import Text, called

V = TypeVar("V", bound="int | str")


class HouseOption(NamedTuple, Generic[V]):
    """A choice that players really disagree on: its name, default and other values.

    ``values`` lists the words allowed; empty means a whole number, ``least`` or more.  ``called``
    is what it is called in Chinese, ``also`` what its values are, as a ``Key`` has them.

    >>> HouseOption("min", 8, Text("", "", ""), "A-22").read("10")
    10
    """

    name: str
    default: V
    about: Text
    source: str
    values: tuple[V, ...] = ()
    least: int = 0
    called: tuple[str, ...] = ()
    also: Mapping[str, tuple[str, ...]] = {}

    def read(self, text: str) -> int | str | Problem:
        """The value that ``text`` names, or that it has no such value."""
        if self.values:
            return read_choice(tuple(map(str, self.values)), text, self.also)
        number = whole(text, self.least)
        return no_number(text, self.least, self.default) if number is None else number

    def expected(self) -> dict[str, object]:
        """What a message about a wrong value names."""
        if self.values:
            values = tuple(map(self.shown, self.values))
            return {"values": values, "example": values[0]}
        return {"least": self.least, "example": self.default}

    def has(self, value: object) -> bool:
        """Whether this is one of its values.

        >>> HouseOption("min", 8, Text("", "", ""), "A-22").has(-5)
        False
        """
        if self.values:
            return value in self.values
        return type(value) is int and self.least <= value <= MOST

    @property
    def key(self) -> Key:
        """The key that sets it in a hand."""

        def read(text: str, _said: Values) -> object:
            return self.read(text)

        values = tuple(map(str, self.values)) or tuple({str(self.default): 1, str(self.least): 1})
        example = str(self.values[0] if self.values else self.default)
        spellings = (self.name, *self.called)
        return Key(spellings, self.about, read, example, values, house=True, also=self.also)

    @property
    def title(self) -> Text:
        """What it is called in each language."""
        return called(self.name, self.called)

    def shown(self, value: V) -> Text:
        """What one of its values is called in each language."""
        return called(str(value), self.also.get(str(value), ()))


class House(Mapping[str, "int | str"]):
    """Every house option in force; by name, or typed by the option: ``house.of(MIN)``.

    ``changed`` are those that are not at their default.
    """

    __slots__ = ("_hash", "_values", "changed")

    def __init__(
        self,
        options: tuple[HouseOption[Any], ...],
        chosen: tuple[tuple[str, int | str], ...] = (),
    ) -> None:
        """The defaults of these options, but for what is chosen."""
        self._values: dict[str, int | str] = {o.name: o.default for o in options} | dict(chosen)
        self._hash = hash(tuple(self._values.items()))
        self.changed = tuple(o for o in options if self._values[o.name] != o.default)

    def of(self, option: HouseOption[V]) -> V:
        """The value of an option; its default where the rule set does not have the option."""
        return cast(V, self._values.get(option.name, option.default))

    def __getitem__(self, name: str) -> int | str:
        """The value of the option of this name."""
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        """The names of the options."""
        return iter(self._values)

    def __len__(self) -> int:
        """How many options there are."""
        return len(self._values)

    def __hash__(self) -> int:
        """Houses in which the same is in force are equal."""
        return self._hash
