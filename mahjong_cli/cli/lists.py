"""``mjscore fans`` and ``mjscore rules``: what the program knows, from its own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import completion, options, output

if TYPE_CHECKING:
    from mahjong_cli.errors import UnknownName
    from mahjong_cli.rulesets.base import Score
    from mahjong_cli.rulesets.fan_game import FanGame


@click.command(short_help="The fans of a rule set, or one of them.")
@click.option(
    "-r", "--rules", metavar="NAME", default="golden", shell_complete=completion.rules,
    help="Rule set: golden (default) or mcr.",
)  # fmt: skip
@options.look_options
@click.argument("name", required=False, shell_complete=completion.fans)
def fans(name: str | None, rules: str, **given: Any) -> None:
    """List the fans of a rule set; with a NAME (id, Chinese or English) explain that one.

    \b
    Example:
      mjscore fans
      mjscore fans all_pungs
      mjscore fans "Tile Hog" --rules mcr
    """
    from mahjong_cli.errors import UnknownName
    from mahjong_cli.render import pages

    game, look = _game(rules), output.look(given["lang"], given["color"])
    table = game.table({option.name: option.default for option in game.rules.options})
    if name is None:
        output.write(pages.fans(table, look))
        return
    try:
        fan = table.find(name)
    except UnknownName as error:
        raise _usage(error) from None
    example, near_miss = _scored(fan.yes, rules), _scored(fan.no, rules)
    output.write(pages.fan(fan, table, example, near_miss, look))


@click.command(short_help="The rule sets, or one with its house options.")
@options.look_options
@click.argument("name", required=False, shell_complete=completion.rules)
def rules(name: str | None, **given: Any) -> None:
    """List the rule sets; with a NAME show that one's house options and their defaults.

    \b
    Example:
      mjscore rules
      mjscore rules golden
    """
    from mahjong_cli.render import pages
    from mahjong_cli.rulesets import CATALOGUE

    look = output.look(given["lang"], given["color"])
    if name is None:
        output.write(pages.rules(CATALOGUE.values(), look))
    else:
        output.write(pages.rule_set(_game(name).rules, look))


def _game(name: str) -> FanGame:
    from mahjong_cli.errors import Problem, UnknownName, nearest
    from mahjong_cli.rulesets import GAMES

    if (game := GAMES.get(name.lower())) is not None:
        return game
    args: dict[str, object] = {"name": name, "known": tuple(GAMES)}
    if near := nearest(name.lower(), GAMES):
        args |= {"hint": "did-you-mean", "near": near}
    raise _usage(UnknownName([Problem("unknown-name", args)]))


def _usage(error: UnknownName) -> click.UsageError:
    problem = error.problems[0]
    told = problem.args.keys() & {"near", "known"}
    hint = problem.hint() if told else "mjscore fans lists them"
    return click.UsageError(f"{problem.message()}; {hint}")


def _scored(hand: str, rules: str) -> Score | None:
    from mahjong_cli import parse, score

    return score(parse(hand, rules=rules)) if hand else None
