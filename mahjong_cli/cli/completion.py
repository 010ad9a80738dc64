"""What a shell may complete: words and keys of a hand, and values of options."""

from __future__ import annotations

import os
from collections.abc import Iterable
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

WINDS = ("E", "S", "W", "N")


def _items(values: Iterable[str], incomplete: str, before: str = "") -> list[CompletionItem]:
    return [CompletionItem(before + v) for v in values if v.startswith(incomplete)]


def tiles(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Every tile in letters."""
    from mahjong_cli.tiles import NAMES

    return _items(NAMES, incomplete)


def golds(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Every tile that can be gold, in letters."""
    return _items(_golds(), incomplete)


def winds(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The four winds in letters."""
    return _items(WINDS, incomplete)


def rules(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The names of the rule sets."""
    from mahjong_cli.games import CATALOGUE

    return [
        CompletionItem(name, help=f"{rules.names['zh']} {rules.names['en']}")
        for name, rules in CATALOGUE.items()
        if name.startswith(incomplete)
    ]


def fans(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The ids of the fans or patterns, or their Chinese names where one is begun."""
    from mahjong_cli.games import find
    from mahjong_cli.games.mcr import TABLE
    from mahjong_cli.games.pay import SettledGame
    from mahjong_cli.hand.model import DEFAULT_RULES
    from mahjong_cli.problems.problem import UnknownName

    begun = incomplete.lower()
    try:
        game = find(ctx.params.get("rules") or DEFAULT_RULES)
    except UnknownName:
        return []
    return [
        CompletionItem(name, help=f"{one.zh} {one.en}")
        for one in (game.patterns if isinstance(game, SettledGame) else TABLE.printed)
        for name in ((one.id,) if begun.isascii() else dict.fromkeys((one.zh, one.zh_hant)))
        if name.startswith(begun)
    ]


def house(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """House options with their values."""
    options = _house()
    name, equals, value = incomplete.partition("=")
    if equals:
        return _items(options.get(name, ()), value, f"{name}=")
    return _begun(options, name, "")


def words(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The words and keys of a hand, as the next word or the next one inside quotes."""
    before, space, token = incomplete.rpartition(" ")
    before += space
    keys = _keys()
    key, equals, value = token.partition("=")
    if equals:
        return _items(keys.get(key, ()), value, f"{before}{key}=")
    return [*_items(_words(token), token, before), *_begun(keys, token, before)]


def _begun(keys: dict[str, tuple[str, ...]], begun: str, before: str) -> list[CompletionItem]:
    """The keys that begin so; of an only one every value, since shells add a space."""
    found = [key for key in keys if key.startswith(begun)]
    if len(found) == 1:
        return _items(keys[found[0]], "", f"{before}{found[0]}=")
    return [CompletionItem(f"{before}{key}=") for key in found]


def _golds() -> tuple[str, ...]:
    """The tiles that a flipped one can make gold under some rule set."""
    from mahjong_cli.games import CATALOGUE
    from mahjong_cli.tiles import FACES, NAMES

    follow = [rules.successor for rules in CATALOGUE.values() if rules.successor]
    return tuple(NAMES[tile] for tile in sorted({rule(t) for rule in follow for t in FACES}))


def _words(begun: str) -> list[str]:
    from mahjong_cli.notation.tokens import WORDS

    return [word for word in WORDS if word.isascii() == (begun.isascii())]


def _keys() -> dict[str, tuple[str, ...]]:
    from mahjong_cli.games import CATALOGUE
    from mahjong_cli.hand.players import OPPONENTS, PLACES
    from mahjong_cli.notation.tokens import KEYS
    from mahjong_cli.tiles import NAMES, Z_ORDER

    values: dict[str, tuple[str, ...]] = {
        "gold": _golds(), "flip": NAMES, "win": NAMES, "seat": WINDS, "round": WINDS,
        "rules": tuple(CATALOGUE), "z": tuple(Z_ORDER),
        "flowers": tuple("12345678"), "dealer": PLACES, "from": OPPONENTS, "fed": OPPONENTS,
        "zhongkong": tuple("1234"), "laizikong": tuple("1234"),
        **dict.fromkeys(OPPONENTS, ("open", "unready", "kong:1", "ckong:1", "zhongkong:1")),
    }  # fmt: skip
    return {word: values.get(key, ()) for word, key in KEYS.items()} | _house()


def _house() -> dict[str, tuple[str, ...]]:
    from mahjong_cli.games import CATALOGUE

    return {
        option.name: option.values or tuple({str(option.default): 1, str(option.least): 1})
        for rules in CATALOGUE.values()
        for option in rules.options
    }


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
