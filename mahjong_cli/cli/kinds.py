"""Kinds of commands, options and values that click does not have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import click
from click.shell_completion import CompletionItem

from mahjong_cli.cli import speech
from mahjong_cli.notation import synonyms
from mahjong_cli.notation.vocabulary import read_choice
from mahjong_cli.problems.problem import shown
from mahjong_cli.text import Text


class RulesOption(click.Option):
    """The option that names a rule set; its help tells which there are, when it is asked for."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its name, and the rule sets."""
        from mahjong_cli.cli import phrases
        from mahjong_cli.games import CATALOGUE
        from mahjong_cli.hand.hand import DEFAULT_RULES

        usual = zip(phrases.DEFAULT, CATALOGUE[DEFAULT_RULES].rules.shown, strict=True)
        default = Text(*(words.format(name=name) for words, name in usual))
        shown = ((name, game.rules.shown) for name, game in CATALOGUE.items())
        names = tuple(default if name == DEFAULT_RULES else title for name, title in shown)
        self.help = speech.say(phrases.RULE_SETS, names=names[:-1], last=names[-1])
        return super().get_help_record(ctx)


class Choice(click.Choice[str]):
    """A choice of values, which are also read by what else they are called, in Chinese.

    What is nearly one of them is told with that one.
    """

    def __init__(self, values: Iterable[str], also: Mapping[str, tuple[str, ...]] = {}) -> None:
        """These values, and what each is called."""
        super().__init__([*values])
        self.also = also

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The value that is meant."""
        from mahjong_cli.cli import phrases

        read = read_choice(tuple(self.choices), value, self.also)
        if isinstance(read, str):
            return read
        name = max(param.opts, key=len) if isinstance(param, click.Option) else ""
        given = f"{name}={value}" if name else value
        text = phrases.CHOICE if "hint" in read.args else phrases.NOT_CHOICE
        hint = read.hint(speech.spoken()) if "hint" in read.args else ""
        said = speech.say(text, given=shown(given), values=read.args["values"], hint=hint)
        raise click.UsageError(said, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The values, in Chinese where one is begun so."""
        if incomplete.isascii():
            return super().shell_complete(ctx, param, incomplete)
        names = dict.fromkeys(name for names in self.also.values() for name in names)
        return [CompletionItem(name) for name in names if name.startswith(incomplete)]


class HandCommand(click.Command):
    """A command that takes a hand: words of a hand are not options, however they are dashed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the arguments.  Raises a usage error where a hand should say what an option does."""
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            from mahjong_cli import games
            from mahjong_cli.cli import phrases

            name, grammar = error.option_name.lstrip("-").lower(), games.grammar()
            if key := grammar.keys.get(name):
                word = Text(*(f"{each}=" for each in key.title))
            elif said := grammar.words.get(synonyms.WORDS.get(name, name)):
                word = said.title
            else:
                raise
            told = {"option": error.option_name, "word": word}
            raise click.UsageError(speech.say(phrases.NOT_AN_OPTION, **told), ctx) from None
