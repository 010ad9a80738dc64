"""The command itself: what needs no verb is a hand."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from mahjong_cli.cli.batch import batch
from mahjong_cli.cli.lists import fans, rules, schema
from mahjong_cli.cli.score import score
from mahjong_cli.cli.waits import waits

CONTEXT = {"help_option_names": ["-h", "--help"]}


class HandGroup(click.Group):
    """A group whose first argument is a command, or else the beginning of a hand."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put ``score`` in front of what does not begin with a command."""
        own = {*self.commands, "--version", *ctx.help_option_names}
        completing = ctx.resilient_parsing and not args
        if not completing and (not args or args[0] not in own):
            args = ["score", *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands, and whatever else may begin a hand."""
        found = super().shell_complete(ctx, incomplete)
        with score.make_context("score", [], parent=ctx, resilient_parsing=True) as inner:
            if incomplete.startswith("-"):
                known = {item.value for item in found}
                options = score.shell_complete(inner, incomplete)
                return found + [item for item in options if item.value not in known]
            words = next(p for p in score.params if p.name == "words")
            return found + words.shell_complete(inner, incomplete)


CLI_HELP = """\
Score a hand of Hubei gold-tile mahjong or of Chinese official mahjong.

A hand needs no command: mjscore HAND is mjscore score HAND, with the same options.

\b
Example:
  mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
  mjscore "1155m3399p77sE6m6m +E gold=6m" --lang both
  mjscore batch hands.txt -f table
  mjscore waits "123m456m78s11s456p gold=6m"
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
@click.version_option(package_name="mahjong_cli", prog_name="mjscore")
def cli() -> None:
    """Score a hand, or do what the command says."""


for command in (score, batch, waits, fans, rules, schema):
    cli.add_command(command)
