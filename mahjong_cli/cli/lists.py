"""``mjscore fans`` and ``mjscore rules``: what the program knows, from its own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import completion, options, output

if TYPE_CHECKING:
    from mahjong_cli.games.fan_game import FanGame
    from mahjong_cli.games.game import Score
    from mahjong_cli.games.pay import SettledGame
    from mahjong_cli.problems.problem import UnknownName
    from mahjong_cli.render.look import Look


@click.command(short_help="The fans of a rule set, or one of them.")
@options.rules_option
@options.look_options
@click.argument(
    "name", required=False, callback=options.named, shell_complete=completion.fans
)  # fmt: skip
def fans(name: str | None, rules: str | None, **given: Any) -> None:
    """List the fans (or patterns) of a rule set; with a NAME explain that one.

    The NAME is an id, or a Chinese or English name.

    \b
    Example:
      mjscore fans
      mjscore fans all_pungs
      mjscore fans "Tile Hog" --rules mcr
    """
    from mahjong_cli.games.pay import SettledGame
    from mahjong_cli.hand.model import DEFAULT_RULES
    from mahjong_cli.problems.problem import UnknownName
    from mahjong_cli.render import pages

    game, look = (
        _game(DEFAULT_RULES if rules is None else rules),
        output.look(given["lang"], given["color"]),
    )
    if isinstance(game, SettledGame):
        output.write(_patterns(game, name, look))
        return
    table = game.table({option.name: option.default for option in game.rules.options})
    if name is None:
        output.write(pages.fans(table, look))
        return
    try:
        fan = table.find(name)
    except UnknownName as error:
        raise _usage(error) from None
    example, near_miss = _scored(fan.yes, game.rules.name), _scored(fan.no, game.rules.name)
    output.write(pages.fan(fan, table, example, near_miss, look))


@click.command(short_help="The rule sets, or one with its rulings and house options.")
@options.look_options
@click.argument(
    "name", required=False, callback=options.named, shell_complete=completion.rules
)  # fmt: skip
def rules(name: str | None, **given: Any) -> None:
    """List the rule sets; with a NAME show that one's rulings and house options.

    A ruling is what is done where the rule text is silent or can be read two ways; a house
    option has its default and its other values.

    \b
    Example:
      mjscore rules
      mjscore rules golden
    """
    from mahjong_cli.games import CATALOGUE, rulings
    from mahjong_cli.games.pay import SettledGame
    from mahjong_cli.render import pages

    look = output.look(given["lang"], given["color"])
    if name is None:
        output.write(pages.rules(CATALOGUE.values(), look))
    else:
        game = _game(name)
        patterns = game.patterns if isinstance(game, SettledGame) else ()
        output.write(pages.rule_set(game.rules, rulings(game.rules.name), look, patterns))


def _patterns(game: SettledGame, name: str | None, look: Look) -> str:
    """The patterns of a game without fans, or one of them."""
    from mahjong_cli.problems.problem import UnknownName
    from mahjong_cli.render import pages

    try:
        return pages.pattern(game.find(name), look) if name else pages.patterns(game.patterns, look)
    except UnknownName as error:
        raise _usage(error) from None


def _game(name: str) -> FanGame | SettledGame:
    from mahjong_cli.games import find
    from mahjong_cli.problems.problem import UnknownName

    try:
        return find(name)
    except UnknownName as error:
        raise _usage(error) from None


def _usage(error: UnknownName) -> click.UsageError:
    problem = error.problems[0]
    told = problem.args.keys() & {"near", "known"}
    hint = problem.hint() if told else "mjscore fans lists them"
    return click.UsageError(f"{problem.message()}; {hint}")


def _scored(hand: str, rules: str) -> Score | None:
    from mahjong_cli import parse, score

    return score(parse(hand, rules=rules)) if hand else None
