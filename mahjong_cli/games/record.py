"""What every record of the JSON output has: its number, its place, readings and golds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.text import Note
from mahjong_cli.tiles import NAMES, Tile

SCHEMA = 2
"""The number of the contract; a change of the keys is a new number."""

Record = dict[str, Any]

G = TypeVar("G")
K = TypeVar("K")


class Parts:
    """What a record is made of: objects and arrays, or in ``render.lines`` their JSON text at once.

    Every record is described in these terms, so that one description serves both.  What is made
    ``of`` a thing depends on nothing but the thing, which can be hashed: in a stream the same
    things come up again and again.

    >>> parts = Parts()
    >>> parts.of(_set, Group("pung", (27,) * 3))
    {'kind': 'pung', 'tiles': 'EEE', 'concealed': True}
    """

    def of(self, make: Callable[[K], Any], thing: K) -> Any:
        """What is made of a thing."""
        return make(thing)

    def each(self, make: Callable[[K], Any], things: Iterable[K]) -> Any:
        """The array of what is made of each thing."""
        return [make(thing) for thing in things]

    def array(self, parts: Sequence[Any]) -> Any:
        """The array of these parts."""
        return parts

    def object(self, members: Mapping[str, Any]) -> Any:
        """The object of these members, each a part or a plain value."""
        return members

    def rows(
        self, make: Callable[[K], Any], rows: Iterable[tuple[K, Iterable[G]]], key: str,
        more: Callable[[G], Any],
    ) -> Any:  # fmt: skip
        """The array of an object made of each thing, and one more member: an array, made so too."""
        return [make(thing) | {key: [more(each) for each in others]} for thing, others in rows]


OBJECTS = Parts()
"""Records as objects."""


def place(text: str, line: int | None, file: str | None) -> Record:
    """Where a hand stood, and what was typed there; a stream without a name has no file."""
    where: Record = {} if file is None else {"file": file}
    return where | {"line": line, "input": text}


def reading_record(reading: Reading, parts: Parts) -> Any:
    """How a hand was read."""
    pairs = [group for group in reading.groups if group.kind == "pair"]
    pair = pairs[0] if len(pairs) == 1 else None
    sets = [group for group in reading.groups if group is not pair]
    return parts.object(
        {
            "form": reading.form,
            "sets": parts.each(_set, sets),
            "pair": parts.of(tiles_of, pair) if pair else None,
        }
    )


def standing(reading: Reading, parts: Parts) -> Record:
    """How a further reading was read, and what the golds and the winning tile stand for in it."""
    return {
        "reading": reading_record(reading, parts),
        "gold_as": parts.of(names_of, reading.gold_as),
        "winning_as": NAMES[reading.winning_as],
    }


def gold_record(hand: Hand, reading: Reading | None, parts: Parts) -> Any:
    """The gold of a hand, and what each gold outside the melds stands for."""
    if hand.gold is None:
        return None
    return parts.of(_golds, (hand.gold, reading.gold_as if reading else ()))


def winning_record(hand: Hand, reading: Reading | None, parts: Parts) -> Any:
    """The winning tile, and what it stands for in the reading if there is one."""
    return parts.of(_winning, (hand.winning, reading.winning_as if reading else None))


# What is made of things


def _set(group: Group) -> Record:
    return {"kind": group.kind, "tiles": group.text, "concealed": group.concealed}


def tiles_of(group: Group) -> str:
    """The tiles of a group, in letters."""
    return group.text


def names_of(tiles: tuple[Tile, ...]) -> list[str]:
    """Tiles, each by its name."""
    return [NAMES[tile] for tile in tiles]


def _golds(gold: tuple[Tile, tuple[Tile, ...]]) -> Record:
    tile, stands_for = gold
    return {"tile": NAMES[tile], "as": names_of(stands_for)}


def _winning(winning: tuple[Tile, Tile | None]) -> Record:
    tile, stands_for = winning
    return {"tile": NAMES[tile], "as": None if stands_for is None else NAMES[stands_for]}


def said(sentence: tuple[Note, str]) -> Record:
    """A sentence in a language, and its code."""
    note, lang = sentence
    return {"code": note.code, "text": note.say(lang)}
