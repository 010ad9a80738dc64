"""What the keys of a line come to, and what stands in for those that it does not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mahjong_cli.notation.draft import Draft, Said, each_once
from mahjong_cli.notation.grammar import Grammar, Lexicon
from mahjong_cli.notation.vocabulary import Key, Vocabulary
from mahjong_cli.problems.in_hand import FLOWERS_DISAGREE
from mahjong_cli.problems.in_rules import GOLD_AND_FLIP, KEY_TWICE
from mahjong_cli.problems.problem import MOST_SHOWN, Problem
from mahjong_cli.text import tile_name
from mahjong_cli.tiles import NAMES, Tile

Texts = Mapping[str, str]
"""Values in text, by the names of their keys."""

GOLDS = frozenset(("gold", "flip"))
"""The keys that name the gold."""


class Settings:
    """The values of the keys of a draft; what does not add up is noted there.

    ``keys`` are those that can be read, by name: of any rule set, until one is chosen.
    ``beside`` fills in what the line does not say, ``said`` has the first value of each key as
    text, as the readers of values want it.  ``unread`` are the keys of which no value could be
    read.
    """

    __slots__ = ("beside", "draft", "keys", "said", "unread")

    def __init__(self, draft: Draft, beside: Texts, keys: Mapping[str, Key]) -> None:
        """The values of a draft, and what fills in."""
        self.draft = draft
        self.beside = beside
        self.keys = keys
        self.unread: set[str] = set()
        self.said: dict[str, str] = dict(beside)
        for name, said in draft.settings.items():
            self.said[name] = said[0].value

    def value(self, name: str, *, complete: bool = True) -> Any:
        """The value of a key, None when nothing says it or when it cannot be read.

        Nothing fills in unless the value is to be ``complete``.
        """
        if name not in self.said:
            return None
        said: Sequence[Said] | None = self.draft.settings.get(name)
        if said is None:
            if not complete:
                return None
            said = (Said(name, self.beside[name]),)
        first, meant = self._agreed(each_once(said), self.keys[name].read)
        if first is None:
            self.unread.add(name)
        return meant

    def _agreed(
        self, said: Sequence[Said], read: Callable[[str, Texts], object]
    ) -> tuple[Said | None, object]:
        """The first that can be read, and its value; the others differ, which is noted."""
        draft = self.draft
        first, meant, most = None, None, len(draft.problems) + MOST_SHOWN
        for n, one in enumerate(said):
            if len(draft.problems) == most:
                draft.pass_over(len(said) - n)
                break
            value = read(one.value, self.said)
            if isinstance(value, Problem):
                draft.note(one.misread(value))
            elif first is None:
                first, meant = one, value
            elif value != meant:
                draft.note(differ(first, one))
        return first, meant

    def order(self) -> None:
        """Read which order of the honours is meant, which the other values depend on."""
        if "notation" in self.said:
            form = self.value("notation")
            self.said["notation"] = form or "standard"
            if form == "tenhou":
                self.said.setdefault("z", "riichi")
        if "z" in self.draft.settings or "z" in self.beside:
            order = self.value("z")
            if order is None:  # what fills in may still say it
                order = self.keys["z"].read(self.beside.get("z", ""), {})
            self.said["z"] = "chinese" if isinstance(order, Problem) else order


def differ(first: Said, second: Said) -> Problem:
    """That two values of one key differ."""
    args = {"first": f"{first.key}={first.value}", "second": f"{second.key}={second.value}"}
    return Problem(KEY_TWICE, args, (), *(second.value_place or ()))


def choose(settings: Settings, grammar: Grammar) -> Lexicon:
    """What a line may say under the rule set that it names, or under the default."""
    if "rules" not in settings.said:
        return grammar.default
    named: Vocabulary | None = settings.value("rules")
    return grammar.unknown if named is None else grammar.lexicon(named.rules)


# The keys that are a rule set's own


def own_keys(settings: Settings, lexicon: Lexicon) -> None:
    """Put the keys that are the rule set's own among the settings, and tell the others."""
    draft, keys = settings.draft, lexicon.keys
    unknown = []
    for said in draft.others:
        key = keys.get(said.key.lower())
        if key is None:
            unknown.append(said)
        elif lexicon.known:
            every = draft.settings.setdefault(key.name, [])
            every.append(said)
            settings.said[key.name] = every[0].value
    if unknown:
        from mahjong_cli.notation.misread import tell_keys

        tell_keys(draft, unknown, lexicon)


def house(settings: Settings, lexicon: Lexicon) -> tuple[tuple[str, str | int], ...]:
    """The house options that are set, by name in alphabetical order."""
    if not lexicon.known or settings.said.keys().isdisjoint(lexicon.house):
        return ()
    values = ((name, settings.value(name)) for name in lexicon.house)
    return tuple((name, value) for name, value in values if value is not None)


def own_values(
    settings: Settings, lexicon: Lexicon, words: Mapping[str, object], given: Texts
) -> Mapping[str, object]:
    """What the other own keys of the rule set say, by name, beside what its own words say.

    Nothing fills in for them but what is given beside the line.
    """
    if not lexicon.known:
        return {}
    if not lexicon.own:
        return words
    said = [name for name in lexicon.own if name in settings.said]
    values = {name: settings.value(name, complete=name in given) for name in said}
    return {**words, **{name: value for name, value in values.items() if value is not None}}


# Tiles and flowers


def wind(settings: Settings, lexicon: Lexicon, name: str) -> Tile | None:
    """The wind that ``seat`` or ``round`` names; nothing fills in where it means nothing."""
    found: Tile | None = settings.value(name, complete=name in lexicon.completed)
    return found


def seen(settings: Settings) -> tuple[Tile, ...]:
    """The tiles that lie open; nothing fills in."""
    found: tuple[Tile, ...] | None = settings.value("seen", complete=False)
    return found or ()


def gold(
    settings: Settings, successor: Callable[[Tile], Tile] | None, given: Texts
) -> tuple[Tile | None, Tile | None]:
    """The gold and the flipped tile; a line that names either is not completed.

    What is ``given`` beside the line goes before the defaults: they are not mixed.
    """
    if not settings.said.keys() & GOLDS:
        return None, None
    completed = given.keys() & GOLDS or GOLDS
    if successor is None or settings.draft.settings.keys() & GOLDS:
        completed = frozenset()
    gold: Tile | None = settings.value("gold", complete="gold" in completed)
    flipped: Tile | None = settings.value("flip", complete="flip" in completed)
    if flipped is None or successor is None:
        return gold, flipped
    if gold is not None and gold != successor(flipped):
        settings.draft.note(another_gold(gold, flipped, successor(flipped)))
    return successor(flipped), flipped


def another_gold(gold: Tile, flipped: Tile, successor: Tile) -> Problem:
    """That the flipped tile makes another tile gold."""
    args = {"gold": NAMES[gold], "flip": NAMES[flipped], "successor": tile_name(successor)}
    return Problem(GOLD_AND_FLIP, args, ("gold", "flip"))


def flowers(settings: Settings, named: list[int]) -> tuple[int, tuple[int, ...]]:
    """How many flowers are held, and which where the line names them."""
    count: int | None = settings.value("flowers")
    if not named:
        return count or 0, ()
    held = tuple(sorted(set(named)))
    if count not in (None, len(held)):
        args = {"count": count, "named": len(held)}
        place = settings.draft.settings["flowers"][0].place or ()
        settings.draft.note(Problem(FLOWERS_DISAGREE, args, (), *place))
    return len(held), held
