"""The command itself: what needs no verb is a hand."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import speech

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

CONTEXT = {"help_option_names": ["-h", "--help"]}


COMMANDS = {"score": "score", "batch": "batch", "fans": "lists", "rules": "lists"}
COMMANDS |= {"schema": "lists", "notation": "lists", "waits": "waits", "ledger": "ledger"}
"""The module that each command stands in; it is imported when the command is asked for."""


COMMANDS |= {"completion": "lists"}
RENAMED = {"completion": "script"}
"""The commands that are called otherwise in their modules."""


class HandGroup(click.Group):
    """A group whose first argument is a command, or else the beginning of a hand."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Choose the language before anything is said."""
        if not extra.get("resilient_parsing"):
            speech.choose(args)
            speech.in_language(
                self, "", click.Context(self, help_option_names=CONTEXT["help_option_names"])
            )
        return super().make_context(info_name, args, parent, **extra)  # fmt: skip

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command; what shells ask for is answered in our own way."""
        if "_MJSCORE_COMPLETE" in os.environ:
            import mahjong_cli.cli.completion  # noqa: F401  (it registers the shells)
        return super().main(*args, **extra)

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in COMMANDS:
            return None
        home = import_module(f"mahjong_cli.cli.{COMMANDS[cmd_name]}")
        command = getattr(home, RENAMED.get(cmd_name, cmd_name))
        assert isinstance(command, click.Command)
        return speech.in_language(command, cmd_name, ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put ``score`` in front of what does not begin with a command."""
        own = {*COMMANDS, "-V", "--version", *ctx.help_option_names}
        args = self._language_first(ctx, args, own)
        completing = ctx.resilient_parsing and not args
        if not completing and (not args or args[0] not in own):
            if not ctx.resilient_parsing:
                self._refuse_options_first(ctx, args)
            args = ["score", *args]
        return super().parse_args(ctx, args)

    def _language_first(self, ctx: click.Context, args: list[str], own: set[str]) -> list[str]:
        """The arguments with a language that stands before a command behind it.

        It was heeded already: where there is no such option it is left out.
        """
        said, rest = speech.apart(args)
        if not said or not rest or rest[0] not in own:
            return args
        command = self.get_command(ctx, rest[0])
        takes = command and any("--lang" in param.opts for param in command.params)
        return [rest[0], *said, *rest[1:]] if takes else rest

    def _refuse_options_first(self, ctx: click.Context, args: list[str]) -> None:
        """Raise a usage error where options stand before a command."""
        if not args or not args[0].startswith("-"):
            return
        taken = self._valued(ctx)
        at = 0
        while at < len(args) and args[at].startswith("-") and args[at] != "-":
            at += 2 if args[at] in taken else 1
        if at < len(args) and args[at] in COMMANDS:
            from mahjong_cli.problems.in_command import OPTIONS_FIRST

            told = {"command": args[at], "options": " ".join([*args[at + 1 :], *args[:at]])}
            raise click.UsageError(speech.say(OPTIONS_FIRST, **told), ctx)

    def _valued(self, ctx: click.Context) -> set[str]:
        """The options of commands that have a value."""
        found: set[str] = set()
        for name in ("score", "batch"):
            command = self.get_command(ctx, name)
            for param in command.params if command else ():
                if isinstance(param, click.Option) and not param.is_flag:
                    found.update(param.opts)
        return found

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands, and whatever else may begin a hand."""
        from mahjong_cli.cli.score import score

        found = super().shell_complete(ctx, incomplete)
        with score.make_context("score", [], parent=ctx, resilient_parsing=True) as inner:
            if incomplete.startswith("-"):
                known = {item.value for item in found}
                options = score.shell_complete(inner, incomplete)
                return found + [item for item in options if item.value not in known]
            words = next(p for p in score.params if p.name == "words")
            return found + words.shell_complete(inner, incomplete)


def _version(ctx: click.Context, _param: click.Parameter, given: bool) -> None:
    if given and not ctx.resilient_parsing:
        from mahjong_cli import __version__, counts

        build = "" if (counts.__file__ or "").endswith(".py") else " (compiled)"
        click.echo(f"mjscore, version {__version__}{build}")
        ctx.exit()


CLI_HELP = """\
Score a hand of Hubei gold-tile mahjong or of Chinese official mahjong.

A hand needs no command: mjscore HAND is mjscore score HAND, with the same options. How a hand
is written: mjscore notation.

\b
Example:
  mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
  mjscore "1155m3399p77sE6m6m +E gold=6m" --lang both
  mjscore batch hands.txt -f table
  mjscore waits "123m456m78s11s456p gold=6m"
  mjscore ledger evening.csv --rules mcr --players Li,Wang,Zhao,Chen
  mjscore fans all_pungs

\b
Exit status: 0 every hand wins, 1 one does not or is below the minimum,
2 something cannot be read, 130 interrupted.
"""


@click.group(
    help=CLI_HELP,
    cls=HandGroup,
    context_settings=CONTEXT,
    subcommand_metavar="HAND | COMMAND [ARGS]...",
)
@click.option(
    "-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version,
    help="Show the version and exit.",
)  # fmt: skip
def cli() -> None:
    """Score a hand, or do what the command says."""
