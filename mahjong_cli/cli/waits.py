"""``mjscore waits``: what a hand waits on, or what to discard."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import completion, drawn, options, output, speech
from mahjong_cli.cli.kinds import HandCommand
from mahjong_cli.cli.status import Status

if TYPE_CHECKING:
    from mahjong_cli.batch.advised import Advised
    from mahjong_cli.cli.remarks import Remarks
    from mahjong_cli.games.prospects import Advice
    from mahjong_cli.render.drawing import Drawing

EXAMPLE = '  mjscore waits "123m456m78s11s456p gold=6m"\n'
MORE = "mjscore waits --help says more."


WAITS_HELP = """\
Tell what a hand waits on (13 tiles), or what to discard (14 tiles).

The hand is written as for mjscore (mjscore notation), without a winning tile; a meld counts
three. For each tile that completes it: the copies not seen (4 less its own tiles, the flipped
one and those of seen=), and what it scores in each way to win it. For each discard: what is
waited on then, with the lowest, mean and highest total, or how many useful tiles are lacking.

Best first: a tile by what it scores on the average of its ways, a discard by that of all
unseen copies together; what is below the minimum comes last. With - every line of standard
input is a hand, and one JSON object comes out for each.

\b
Example:
  mjscore waits "123m456m78s11s456p gold=6m"
  mjscore waits "123m456m789m11p45s9p seen=3s3s7m" --json
  mjscore waits "[123m]456789m1155p" -r mcr --seat E --lang both

\b
Exit status: 0 the hand is ready, or some discard makes it ready, 1 it is not,
2 it cannot be read.
"""


@click.command(
    help=WAITS_HELP, cls=HandCommand, short_help="What a hand waits on, or what to discard."
)
@options.hand_options
@options.json_option("One JSON object for each hand.")
@click.option(
    "--all", "every", is_flag=True, help="The runner-up readings too of what 13 tiles wait on."
)
@options.look_options
@click.option("-q", "--quiet", is_flag=True, help="No notes on standard error.")
@drawn.picture_options("Also write both as a page.")
@click.argument("words", nargs=-1, metavar="HAND", shell_complete=completion.words)
@click.pass_context
def waits(ctx: click.Context, /, words: tuple[str, ...], **given: Any) -> None:
    """Tell what a hand waits on, or what to discard."""
    words = options.typed(words)
    text = " ".join(words)
    if text == "-" or (not words and sys.stdin is not None and not sys.stdin.isatty()):
        if given["svg"] or given["html"]:
            raise click.UsageError("--svg and --html draw one hand, not a stream of them.")
        ctx.exit(_stream(given))
    drawn.check(given)
    if not text.strip():
        output.tell(speech.usage("mjscore waits", EXAMPLE, MORE))
        ctx.exit(Status.UNREADABLE)
    ctx.exit(_one(given, text))


def _one(given: dict[str, Any], text: str) -> Status:
    """Tell of one hand."""
    from mahjong_cli.batch.advised import advised
    from mahjong_cli.batch.asked import Asked
    from mahjong_cli.cli.remarks import Remarks

    err = output.look(given["lang"], given["color"], err=True)
    made = advised(Asked(None, text), options.defaults(given), every=given["every"])
    if given["as_json"]:
        output.write(made.json_line(output.spoken(given["lang"])))
    elif made.error is not None:
        from mahjong_cli.render import caret

        output.tell(caret.text(made.error, err, text))
    if not given["quiet"]:
        _remark(made, Remarks(err))
    if (advice := made.advice) is not None:
        instead = drawn.draw(given, lambda lang: _drawing(advice, lang))
        if not instead and not given["as_json"]:
            from mahjong_cli.render import advice_table

            look = output.look(given["lang"], given["color"])
            output.write(advice_table.text(advice, look))
    return _status(made)


def _drawing(advice: Advice, lang: str) -> Drawing:
    from mahjong_cli.render.drawing import of_advice

    return of_advice(advice, lang)


def _status(made: Advised) -> Status:
    if made.advice is None:
        return Status.UNREADABLE
    return Status.WINS if made.advice.ready else Status.SHORT


def _remark(made: Advised, remarks: Remarks) -> None:
    """Say on standard error what is not part of the result and was not said before."""
    if made.advice is None:
        return
    unused = [(made.advice.hand.rules, name) for name in made.unused]
    aside = [note for note in made.advice.notes if note.what.aside]
    output.tell("".join(f"{line}\n" for line in remarks.new(unused, aside)))


# Many hands


def _stream(given: dict[str, Any]) -> Status:
    """Tell of every hand of standard input: an object a line, errors in their places."""
    from mahjong_cli.batch.advised import all_advised
    from mahjong_cli.batch.answers import collect_seldom, locate
    from mahjong_cli.batch.sources import Sources
    from mahjong_cli.cli.remarks import Remarks

    defaults, lang = options.defaults(given), output.spoken(given["lang"])
    options.check_defaults(defaults)
    if sys.stdin is None:
        raise click.UsageError("standard input is closed")
    err = output.look(given["lang"], given["color"], err=True)
    remarks, worst = Remarks(err), None
    with collect_seldom():
        for made in all_advised(Sources(("-",), None), defaults, every=given["every"]):
            if not output.write(made.json_line(lang)):
                break
            worst = max(worst or Status.WINS, _status(made))
            if made.error is not None:
                first = made.error.problems[0]
                where = locate(None, made.asked.line, first.start)
                output.tell(err.fit(f"{where} {first.message(err.lang)}") + "\n")
            if not given["quiet"]:
                _remark(made, remarks)
    if worst is None:
        output.tell(speech.usage("mjscore waits", EXAMPLE, MORE))
        return Status.UNREADABLE
    return worst
