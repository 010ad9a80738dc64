"""``mjscore fans``, ``rules``, ``notation``, ``schema``: what the program itself can tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mahjong_cli.cli import completion, options, output, speech
from mahjong_cli.cli.kinds import Choice

if TYPE_CHECKING:
    from mahjong_cli.games.game import Game

T = TypeVar("T")

MOST_LISTED = 12
"""How many names there may be for all of them to be told where one is wrong."""


FANS_HELP = """\
List the fans (or patterns) of a rule set; with a NAME explain that one.

The NAME is an id, or a Chinese or English name.

\b
Example:
  mjscore fans
  mjscore fans all_pungs
  mjscore fans "Tile Hog" --rules mcr
"""


@click.command(help=FANS_HELP, short_help="The fans of a rule set, or one of them.")
@options.rules_option
@options.json_option("One JSON object for each of them.")
@options.look_options
@click.argument(
    "name", required=False, callback=options.not_empty, shell_complete=completion.entries
)  # fmt: skip
def fans(name: str | None, rules: str | None, as_json: bool, **given: Any) -> None:
    """List the fans of a rule set, or explain one."""
    from mahjong_cli.games import find_entry
    from mahjong_cli.hand.hand import DEFAULT_RULES
    from mahjong_cli.render import pages

    game = _game(DEFAULT_RULES if rules is None else rules)
    entry = None if name is None else _found(partial(find_entry, game), name)
    if as_json:
        lang = output.spoken(given["lang"])
        _write_json(pages.fans_json(game, lang) if entry is None else [entry.as_dict(lang)])
        return
    look = output.look(given["lang"], given["color"])
    output.write(pages.fans(game, look) if entry is None else pages.fan(game, entry, look))


RULES_HELP = """\
List the rule sets; with a NAME show how that one is played, its rulings and house options.

A ruling is what is done where the rule text is silent or can be read two ways; a house
option has its default and its other values. With a CLAUSE (A-24), or the number of a fan in
the rule text (81), show what it says, and the hand that shows it, scored under each value of
its house option.

\b
Example:
  mjscore rules
  mjscore rules golden
  mjscore rules golden A-24
  mjscore rules mcr 44,45
"""


@click.command(
    help=RULES_HELP, short_help="The rule sets, or one with its rulings and house options."
)
@options.json_option("One JSON object for each rule set.")
@options.look_options
@click.argument(
    "name", required=False, callback=options.not_empty, shell_complete=completion.rules
)  # fmt: skip
@click.argument(
    "clause", required=False, callback=options.not_empty, shell_complete=completion.clauses
)  # fmt: skip
def rules(name: str | None, clause: str | None, as_json: bool, **given: Any) -> None:
    """List the rule sets, or explain one, or one of its rulings."""
    from mahjong_cli.games import CATALOGUE, find_clause
    from mahjong_cli.render import pages

    game, every = None if name is None else _game(name), CATALOGUE.values()
    cited = None
    if game and clause:
        cited = _found(partial(find_clause, game), clause, f"rules {game.rules.name}")
    if as_json:
        lang = output.spoken(given["lang"])
        if game and cited:
            _write_json(pages.clause_json(game, one, lang) for one in cited)
        else:
            _write_json(
                [pages.rule_set_json(game, lang)] if game else pages.rules_json(every, lang)
            )
        return
    look = output.look(given["lang"], given["color"])
    if game and cited:
        output.write(pages.clause(game, cited, look))
    else:
        output.write(pages.rule_set(game, look) if game else pages.rules(every, look))


SCHEMA_HELP = """\
Print the JSON Schema (draft 2020-12) of what --json prints.

\b
Example:
  mjscore schema > mjscore.schema.json
"""


@click.command(help=SCHEMA_HELP, short_help="The JSON Schema of the output.")
def schema() -> None:
    """Print the JSON Schema of the output."""
    from mahjong_cli.batch.summary_record import SUMMARY_SCHEMA
    from mahjong_cli.games import CATALOGUE
    from mahjong_cli.ledger.ledger_schema import LEDGER_SCHEMA
    from mahjong_cli.render.listed_schema import listed_schema
    from mahjong_cli.render.schema import schema

    games = CATALOGUE.values()
    others = {"summary": SUMMARY_SCHEMA, **LEDGER_SCHEMA}
    made = schema(games, others | listed_schema(games))
    output.write(json.dumps(made, ensure_ascii=False, indent=2).encode() + b"\n")


NOTATION_HELP = """\
Tell how a hand is written; with a TOPIC all about that: tiles, melds, winning, words, keys,
house, players or foreign. A word or a key is told of in its topic.

\b
Example:
  mjscore notation
  mjscore notation tiles
  mjscore notation gold
  mjscore notation foreign --lang zh
"""


@click.command(help=NOTATION_HELP, short_help="How a hand is written.")
@options.look_options
@click.argument(
    "topic", required=False, callback=options.not_empty, shell_complete=completion.topics
)  # fmt: skip
def notation(topic: str | None, **given: Any) -> None:
    """Tell how a hand is written."""
    from mahjong_cli import games
    from mahjong_cli.render import howto

    grammar = games.grammar()
    one = None
    if topic is not None:
        one = howto.topic_of(topic, grammar) or _found(howto.find_topic, topic, "notation")
    look = output.look(given["lang"], given["color"])
    output.write(howto.overview(look) if one is None else howto.topic(one, grammar, look))


COMPLETION_HELP = """\
Print the script by which a shell completes commands, options, fans and the keys of a hand.

\b
Example:
  mjscore completion fish | source
  eval "$(mjscore completion bash)"
  eval "$(mjscore completion zsh)"
"""


@click.command(
    name="completion", help=COMPLETION_HELP, short_help="The script of bash, zsh or fish."
)
@click.argument("shell", type=Choice(("bash", "zsh", "fish")))
@click.pass_context
def script(ctx: click.Context, shell: str) -> None:
    """Print the completion script of a shell."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    made = kind(ctx.find_root().command, {}, "mjscore", "_MJSCORE_COMPLETE")
    output.write(made.source() + "\n")


def _write_json(records: Iterable[Mapping[str, Any]]) -> None:
    """One object a line."""
    from mahjong_cli.render.lines import dumps

    output.write(b"".join(dumps(record) + b"\n" for record in records))


def _game(name: str) -> Game:
    from mahjong_cli import games

    return _found(games.find, name)


def _found(find: Callable[[str], T], name: str, command: str = "fans") -> T:
    """What is called so; a usage error where nothing is, with the command that lists the names."""
    from mahjong_cli.cli import phrases
    from mahjong_cli.problems.problem import UnknownName

    try:
        return find(*options.typed([name]))
    except UnknownName as error:
        problem = error.problems[0]
        known = problem.args.get("known", ())
        listed = isinstance(known, tuple) and len(known) > MOST_LISTED
        hint = {"hint": phrases.LISTS_THEM, "command": command}
        if listed or problem.hint() is None:
            problem = problem._replace(args={**problem.args, **hint})
        raise click.UsageError(speech.with_hint(problem)) from None
