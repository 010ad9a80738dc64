"""The lists and pages about fans and rule sets, and the same as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mahjong_cli.games.game import Entry, Game
from mahjong_cli.games.house import HouseOption
from mahjong_cli.games.sheet import Cell, Column, Pairs, Ruled, Section, Span, Under, cell, named
from mahjong_cli.render import frame, words
from mahjong_cli.render.look import Look

WIDE = 72
"""From this many columns on, a ruling stands beside its clause."""

FEW = 20
"""A list of no more than so many fans or patterns stands on the page of the rule set, too."""


def fans(game: Game, look: Look) -> str:
    """Everything that a hand of the game may score for, in printed order."""
    return look.draw([frame.block(game.listing(), look)])


def fan(game: Game, entry: Entry, look: Look) -> str:
    """One of them: its names and rule, and what else the game has to say of it."""
    return look.draw(frame.sections(game.page(entry), look))


def rules(games: Iterable[Game], look: Look) -> str:
    """The rule sets."""
    columns = (Column(words.RULES), Column(words.NAME))
    rows = tuple((cell(game.rules.name), named(game.rules.names)) for game in games)
    return look.draw([frame.block(Ruled(columns, rows), look)])


def rule_set(game: Game, look: Look) -> str:
    """One rule set with its rulings and house options, and a list of what it scores if short."""
    return look.draw(frame.sections(_rule_set(game, look), look))


def _rule_set(game: Game, look: Look) -> Iterator[Section]:
    rules = game.rules
    called = (
        (named(words.RULES), cell(rules.name)),
        (named(words.NAME), named(rules.names, "heading")),
    )
    yield Section(None, (Pairs(called),))
    listing = game.listing()
    if len(listing.rows) <= FEW:
        yield Section(listing.heading or game.kind, (listing,))
    rulings = tuple((cell(each.clause), cell(each.text)) for each in game.rulings)
    yield Section(words.RULINGS, (Pairs(rulings, WIDE),))
    yield Section(words.OPTIONS, tuple(_option(option, look) for option in rules.options))


def _option(option: HouseOption[Any], look: Look) -> Under:
    default = Span(f"{option.name}={option.default}", "heading")
    meaning: Cell = (Span(option.about), Span(" "), Span(f"({option.source})", "aside"))
    return Under((default, Span(f"  ({_values(option, look)})", "aside")), meaning)


def _values(option: HouseOption[Any], look: Look) -> str:
    if option.values:
        return ", ".join(map(str, option.values))
    return look.say(words.OR_MORE, least=option.least)


# JSON


def fans_json(game: Game, lang: str) -> list[dict[str, Any]]:
    """Everything that a hand of the game may score for, sentences in this language."""
    return [entry.as_dict(lang) for entry in game.entries]


def rules_json(games: Iterable[Game], lang: str) -> list[dict[str, Any]]:
    """The rule sets with their house options."""
    return [_rules_record(game, lang) for game in games]


def rule_set_json(game: Game, lang: str) -> dict[str, Any]:
    """One rule set with its house options and rulings."""
    rulings = [{"clause": each.clause, "text": each.text.say(lang)} for each in game.rulings]
    return _rules_record(game, lang) | {"rulings": rulings}


def _rules_record(game: Game, lang: str) -> dict[str, Any]:
    rules = game.rules
    return {
        "name": rules.name,
        "zh": rules.names.zh,
        "zh_hant": rules.names.hant,
        "en": rules.names.en,
        "options": [_option_record(option, lang) for option in rules.options],
    }


def _option_record(option: HouseOption[Any], lang: str) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values),
        "least": None if option.values else option.least,
        "about": option.about.say(lang),
        "source": option.source,
    }
