"""``mjscore HAND``: what a hand is worth, as a table or as JSON."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import completion, drawn, many, options, output, speech
from mahjong_cli.cli.kinds import HandCommand
from mahjong_cli.cli.status import Status

if TYPE_CHECKING:
    from mahjong_cli.batch.answer import Outcome
    from mahjong_cli.games.game import Score
    from mahjong_cli.problems.problem import MahjongError
    from mahjong_cli.render.drawing import Drawing

EXAMPLES = """\
  mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
  mjscore "123m456m78s11s456p +9s gold=6m" --json
"""


MORE = "mjscore notation tells how a hand is written, mjscore --help what else there is."

SCORE_HELP = """\
Score a hand: its fans, what is not counted and why, and the total.

All arguments together are one hand; quote it. With - , or with no argument and piped
input, every line of standard input is a hand, as for mjscore batch, whose options hold for it.
How a hand is written: mjscore notation.

\b
Example:
  mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
  mjscore "123m456m78s11s456p +9s gold=6m" --json

\b
Exit status: 0 the hand wins, 1 it does not or is below the minimum,
2 it cannot be read.
"""


@click.command(
    help=SCORE_HELP,
    name="score",
    cls=HandCommand,
    short_help="Score a hand (the word 'score' may be left out).",
)
@options.hand_options
@options.json_option("One JSON object for each hand.")
@click.option("--all", "every", is_flag=True, help="The runner-up readings too.")
@options.look_options
@options.summary_options
@partial(many.stream_options, hidden=True)
@drawn.picture_options("Also write both as a page, with - of all hands.")
@click.argument("words", nargs=-1, metavar="HAND", shell_complete=completion.words)
@click.pass_context
def score(ctx: click.Context, /, words: tuple[str, ...], **given: Any) -> None:
    """Score one hand, or every hand of standard input."""
    words = options.typed(words)
    text = " ".join(words)
    if text == "-" or (not words and _piped()):
        if given["svg"]:
            raise click.UsageError("--svg draws one hand, not a stream of them; --html draws all.")
        ctx.exit(_stream(given))
    if any(given[name] not in (None, False) for name in many.NAMES):
        raise click.UsageError(
            "-i, -f, -o, -j and the like are for many hands: mjscore - or mjscore batch"
        )
    if given["in_full"] or given["summary_to"]:
        raise click.UsageError("--summary and --summary-json sum up a stream, not one hand.")
    if not text.strip():
        ctx.exit(nothing())
    drawn.check(given)
    ctx.exit(_one(given, words, _commands(ctx)))


def _piped() -> bool:
    return sys.stdin is not None and not sys.stdin.isatty()


def nothing() -> Status:
    """Say how the command is used, where there is no hand at all."""
    output.tell(speech.usage("mjscore", EXAMPLES, MORE))
    return Status.UNREADABLE


def _commands(ctx: click.Context) -> tuple[str, ...]:
    root = ctx.find_root()
    group = root.command
    return tuple(group.list_commands(root)) if isinstance(group, click.Group) else ()


# One hand


def _one(given: dict[str, Any], words: tuple[str, ...], commands: tuple[str, ...]) -> Status:
    """Answer one hand; what cannot be read may have meant one of ``commands``."""
    from mahjong_cli.batch.answer import outcome
    from mahjong_cli.batch.asked import Asked

    text = " ".join(words)
    made = outcome(Asked(None, text), options.defaults(given), every=given["every"])
    if made.error is not None:
        return _failed(made._replace(error=_advised(made.error, words, commands)), given)
    assert made.score is not None
    unused = [(made.score.hand.rules, name) for name in made.unused]
    aside = [note for note in made.score.notes if note.what.aside]
    if (unused or aside) and not given["quiet"]:
        from mahjong_cli.cli.remarks import Remarks

        err = output.look(given["lang"], given["color"], err=True)
        output.tell("".join(f"{line}\n" for line in Remarks(err).new(unused, aside)))
    _show(made.score, made, given)
    return Status.WINS if made.score.meets_minimum else Status.SHORT


def _show(score: Score, made: Outcome, given: dict[str, Any]) -> None:
    if drawn.draw(given, lambda lang: _drawing(score, lang)):
        return
    if given["as_json"]:
        output.write(_json(made, given))
        return
    from mahjong_cli.render import score_table

    look = output.look(given["lang"], given["color"])
    output.write(score_table.text(score, look))


def _drawing(score: Score, lang: str) -> Drawing:
    from mahjong_cli.render.drawing import of_score

    return of_score(score, lang)


def _failed(made: Outcome, given: dict[str, Any]) -> Status:
    if given["as_json"]:
        output.write(_json(made, given))
        return Status.UNREADABLE
    from mahjong_cli.render import caret

    err = output.look(given["lang"], given["color"], err=True)
    output.tell(caret.text(made.failure, err, made.asked.text))
    return Status.UNREADABLE


def _json(made: Outcome, given: dict[str, Any]) -> bytes:
    from mahjong_cli.batch.answer import json_line

    return json_line(made, output.spoken(given["lang"]))


def _advised(
    error: MahjongError, words: tuple[str, ...], commands: tuple[str, ...]
) -> MahjongError:
    """The error, or what was meant where it was no hand at all."""
    from mahjong_cli.cli.meant import not_a_hand
    from mahjong_cli.hand.hand import DEFAULT_RULES
    from mahjong_cli.problems.problem import NotationError

    problem = not_a_hand(words, commands, DEFAULT_RULES)
    return error if problem is None else NotationError([problem], error.text)


# Many hands


def _stream(given: dict[str, Any]) -> int:
    """Answer every hand of standard input, as ``mjscore batch -`` does, but for its summary."""
    status = many.stream(("-",), given, summary=False)
    return nothing() if status is None else status
