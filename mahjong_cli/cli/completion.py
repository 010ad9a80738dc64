"""What a shell may complete: words and keys of a hand, and values of options."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    add_completion_class,
    split_arg_string,
)

if TYPE_CHECKING:
    import click

    from mahjong_cli.notation.vocabulary import Key

Completer = Callable[["click.Context", "click.Parameter", str], list[CompletionItem]]


def values(key: str) -> Completer:
    """What completes the values that a key of a hand may have."""

    def complete(
        _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return _items(_offered(_keys(), key, incomplete), incomplete)

    return complete


def rules(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The names of the rule sets."""
    from mahjong_cli.games import CATALOGUE

    return [
        CompletionItem(name, help=game.rules.names.name("both"))
        for game in CATALOGUE.values()
        for name in _alike(game.rules.called, incomplete)
        if name.startswith(incomplete) and name != game.rules.names.en
    ]


def clauses(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The clauses of the rule set that is named, and the numbers of its fans."""
    from mahjong_cli import games
    from mahjong_cli.games.cited import citable
    from mahjong_cli.problems.problem import UnknownName

    try:
        game = games.find(ctx.params.get("name") or "")
    except UnknownName:
        return []
    found = sorted(each for each in citable(game) if each.startswith(incomplete.upper()))
    return [CompletionItem(clause) for clause in found]


def entries(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The ids of the fans or patterns, or their Chinese names where one is begun."""
    from mahjong_cli import games
    from mahjong_cli.hand.hand import DEFAULT_RULES
    from mahjong_cli.problems.problem import UnknownName

    begun = incomplete.lower()
    try:
        game = games.find(ctx.params.get("rules") or DEFAULT_RULES)
    except UnknownName:
        return []
    return [
        CompletionItem(name, help=entry.name.name("both"))
        for entry in game.entries
        for name in _alike(dict.fromkeys(game.called(entry)), begun)
        if name.startswith(begun) and name != entry.name.en
    ]


def topics(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The topics of the notation."""
    from mahjong_cli.render.howto import TOPICS

    return [
        CompletionItem(name, help=topic.about.say("both"))
        for topic in TOPICS
        for name in _alike(dict.fromkeys(topic.names), incomplete)
        if name.startswith(incomplete) and " " not in name
    ]


def house(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """House options with their values."""
    options = _keys(house=True)
    name, equals, value = incomplete.partition("=")
    if equals:
        return _items(_offered(options, name, value), value, f"{name}=")
    return _begun(options, name, "")


def words(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The words and keys of a hand, as the next word or the next one inside quotes."""
    from mahjong_cli import games

    before, space, token = incomplete.rpartition(" ")
    before += space
    keys = _keys()
    key, equals, value = token.partition("=")
    if equals:
        return _items(_offered(keys, key, value), value, f"{before}{key}=")
    found = _alike(games.grammar().words, token)
    return [*_items(found, token, before), *_begun(keys, token, before)]


def _items(values: Iterable[str], incomplete: str, before: str = "") -> list[CompletionItem]:
    return [CompletionItem(before + v) for v in values if v.startswith(incomplete)]


def _begun(keys: Mapping[str, Key], begun: str, before: str) -> list[CompletionItem]:
    """The keys that begin so; of an only one every value, since shells add a space."""
    found = [key for key in _alike(keys, begun) if key.startswith(begun)]
    if len(found) == 1:
        return _items(_offered(keys, found[0], ""), "", f"{before}{found[0]}=")
    return [CompletionItem(f"{before}{key}=") for key in found]


def _offered(keys: Mapping[str, Key], spelling: str, begun: str) -> Iterable[str]:
    """The values of a key in the script in which it is spelt, or in which one is begun."""
    key = keys.get(spelling)
    if key is None:
        return ()
    return key.values if (spelling + begun).isascii() else _chinese(key, spelling)


def _chinese(key: Key, spelling: str) -> Iterable[str]:
    """What the values of a key are called in the script in which it is spelt, or in both."""
    title = key.title
    scripts = [n for n in (1, 2) if title[n] == spelling] or [1, 2]
    return dict.fromkeys(key.said(value)[n] for value in key.values for n in scripts)


def _alike(names: Iterable[str], begun: str) -> list[str]:
    """The names in the script in which one is begun."""
    return [name for name in names if name.isascii() == begun.isascii()]


def _keys(*, house: bool = False) -> dict[str, Key]:
    """The keys of a hand, by each of their spellings; house options only if asked so."""
    from mahjong_cli import games

    keys = games.grammar().keys
    return {name: key for name, key in keys.items() if key.house or not house}


class _Hand(ShellComplete):
    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        """An option with its value may be the first word: it is one of ``score``."""
        if not args and incomplete.startswith("--") and "=" in incomplete:
            args = ["score"]
        return super().get_completions(args, incomplete)


class Zsh(_Hand, ZshComplete):
    """Zsh."""


class Fish(_Hand, FishComplete):
    """Fish."""


class Bash(_Hand, BashComplete):
    """Bash, which hands over ``gold=6`` as three words and wants only the last completed."""

    taken = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor and the one under it, put together again."""
        words = split_arg_string(os.environ["COMP_WORDS"])
        cursor = int(os.environ["COMP_CWORD"])
        last = words[cursor] if cursor < len(words) else None
        whole = _rejoined(words[1 : cursor + 1])
        if last is None:
            return whole, ""
        incomplete = whole.pop()
        self.taken = incomplete.removesuffix("" if last == "=" else last)
        return whole, incomplete

    def format_completion(self, item: CompletionItem) -> str:
        """The line for bash, without what stands before the last ``=`` already."""
        parts = self.taken.split("=")
        for n in range(len(parts)):
            if (taken := "=".join(parts[n:])) and item.value.startswith(taken):
                item = CompletionItem(item.value.removeprefix(taken), item.type)
                break
        return super().format_completion(item)


def _rejoined(words: list[str]) -> list[str]:
    """Words with those around a ``=`` of its own put together.

    >>> _rejoined(["123m", "gold", "=", "6", "min", "="])
    ['123m', 'gold=6', 'min=']
    """
    whole: list[str] = []
    open_ended = False
    for word in words:
        if whole and (word == "=" or open_ended):
            whole[-1] += word
        else:
            whole.append(word)
        open_ended = word == "="
    return whole


for shell in (Bash, Zsh, Fish):
    add_completion_class(shell)
