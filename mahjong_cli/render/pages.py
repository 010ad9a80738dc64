"""The lists and pages about fans and rule sets, and the same as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mahjong_cli.games.game import Entry, Game
from mahjong_cli.games.house import HouseOption
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.games.sheet import (
    Cell,
    Column,
    Line,
    Pairs,
    Ruled,
    Section,
    Sign,
    Span,
    Under,
    cell,
    named,
)
from mahjong_cli.games.shown import Answer, answers
from mahjong_cli.render import frame, labels
from mahjong_cli.render.lines import error_record
from mahjong_cli.render.look import Look
from mahjong_cli.text import Text, comma

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
    columns = (Column(labels.RULES), Column(labels.NAME))
    rows = tuple((cell(game.rules.name), named(game.rules.names)) for game in games)
    return look.draw([frame.block(Ruled(columns, rows), look)])


def rule_set(game: Game, look: Look) -> str:
    """One rule set: how it is played, its rulings and house options, what it scores if short."""
    return look.draw(frame.sections(_rule_set(game, look), look))


def _rule_set(game: Game, look: Look) -> Iterator[Section]:
    rules = game.rules
    called = (
        (named(labels.RULES), cell(rules.name)),
        (named(labels.NAME), named(rules.names, "heading")),
    )
    yield Section(None, (Pairs(called),))
    listing = game.listing()
    if len(listing.rows) <= FEW:
        yield Section(listing.heading or game.kind, (listing,))
    for chapter in game.book:
        yield Section(chapter.heading, (_cited(chapter.lines),))
    yield Section(labels.RULINGS, (_cited(game.rulings),))
    yield Section(labels.OPTIONS, tuple(_option(option, look) for option in rules.options))


def _cited(rulings: Iterable[Ruling]) -> Pairs:
    return Pairs(tuple((cell(each.clause), cell(each.text)) for each in rulings), WIDE)


def clause(game: Game, cited: Iterable[Ruling], look: Look) -> str:
    """What a clause cites, and the hands that show it, each under each value of its option."""
    return look.draw(frame.sections(_clause(game, tuple(cited), look), look))


def _clause(game: Game, cited: tuple[Ruling, ...], look: Look) -> Iterator[Section]:
    yield Section(None, (_cited(cited),))
    scored = tuple(_answer(each, look) for one in cited for each in answers(game, one))
    yield Section(labels.EXAMPLE, scored or (Line(cell(labels.NO_EXAMPLE)),))


def _answer(answer: Answer, look: Look) -> Under:
    """A hand, and below what it scores or why it does not."""
    line: Cell = (Span(answer.hand),)
    if answer.option and answer.usual:
        line += (Span("  ("), Span(labels.DEFAULT), Span(")"))
    score, error = answer.score, answer.error
    if error is not None:
        return Under(line, cell(error.problems[0].message(look.lang), "below"))
    assert score is not None
    if score.total is None:
        return Under(line, cell(tuple(cell(why) for why in score.why), "below"))
    more: Cell = (Span(str(score.total), "total"), Span("  "))
    if not score.meets_minimum:
        more += (Span(labels.BELOW, "below", name=True), Span(Sign.COLON, "below"))
    more += cell(score.brief(), "aside")
    if paid := score.paid():
        more += (Span("; "), *cell(paid, "aside"))
    return Under(line, more)


def _option(option: HouseOption[Any], look: Look) -> Under:
    each = map("=".join, zip(option.title, option.shown(option.default), strict=True))
    default = Text(*each)
    heading: Cell = (
        Span(default, "heading", name=True),
        Span(f"  ({_values(option, look)})", "aside"),
    )
    if default.en not in default.name(look.lang):  # what it is echoed as
        heading += (Span(f"  {default.en}", "aside"),)
    meaning: Cell = (Span(option.about), Span(" "), Span(f"({option.source})", "aside"))
    return Under(heading, meaning)


def _values(option: HouseOption[Any], look: Look) -> str:
    if option.values:
        return comma(look.lang).join(option.shown(value).name(look.lang) for value in option.values)
    return look.say(labels.OR_MORE, least=option.least)


# JSON


def fans_json(game: Game, lang: str) -> list[dict[str, Any]]:
    """Everything that a hand of the game may score for, sentences in this language."""
    return [entry.as_dict(lang) for entry in game.entries]


def rules_json(games: Iterable[Game], lang: str) -> list[dict[str, Any]]:
    """The rule sets with their house options."""
    return [_rules_record(game, lang) for game in games]


def rule_set_json(game: Game, lang: str) -> dict[str, Any]:
    """One rule set with its house options and rulings."""
    book = [
        {
            "heading": chapter.heading.name(lang),
            "lines": [_cited_record(line, lang) for line in chapter.lines],
        }
        for chapter in game.book
    ]
    rulings = [_cited_record(each, lang) | {"hand": each.hand or None} for each in game.rulings]
    return _rules_record(game, lang) | {"book": book, "rulings": rulings}


def clause_json(game: Game, ruling: Ruling, lang: str) -> dict[str, Any]:
    """What a clause cites with the hand that shows it, and what becomes of it under each option."""
    return {
        **_cited_record(ruling, lang),
        "rules": game.rules.name,
        "hand": ruling.hand or None,
        "answers": [_answer_record(each, lang) for each in answers(game, ruling)],
    }


def _cited_record(ruling: Ruling, lang: str) -> dict[str, Any]:
    return {"clause": ruling.clause, "text": ruling.text.say(lang)}


def _answer_record(answer: Answer, lang: str) -> dict[str, Any]:
    score, error = answer.score, answer.error
    if error is None:
        made = score and score.record(lang, answer.hand)
    else:
        made = error_record(error, lang, answer.hand)
    return {
        "option": answer.option,
        "value": answer.value,
        "default": answer.usual,
        "answer": made,
    }


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
