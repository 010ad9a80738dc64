"""``mjscore HAND``: what a hand is worth, as a table or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mahjong_cli.cli import completion, options, output
from mahjong_cli.cli.status import Status

if TYPE_CHECKING:
    from mahjong_cli.cli.answer import Answers
    from mahjong_cli.games.game import Score

EXAMPLES = """\
  mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
  mjscore "123m456m78s11s456p +9s gold=6m" --json
"""


@click.command(name="score", short_help="Score a hand (the word 'score' may be left out).")
@options.hand_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each hand.")
@click.option("--all", "every", is_flag=True, help="The runner-up readings too.")
@options.look_options
@click.option("--svg", type=click.Path(dir_okay=False), help="Also draw the table to this file.")
@click.option("--html", type=click.Path(dir_okay=False), help="Also write it as a page.")
@click.argument("words", nargs=-1, metavar="HAND", shell_complete=completion.words)
@click.pass_context
def score(ctx: click.Context, /, words: tuple[str, ...], **given: Any) -> None:
    """Score a hand: its fans, what is not counted and why, and the total.

    All arguments together are one hand; quote it. With - , or with no argument and piped
    input, every line of standard input is a hand, as for mjscore batch.

    \b
    Example:
      mjscore "[7777p,1][3333s]555m88m22s +8m flowers=2"
      mjscore "123m456m78s11s456p +9s gold=6m" --json

    \b
    Exit status: 0 the hand wins, 1 it does not or is below the minimum,
    2 it cannot be read.
    """
    text = " ".join(words)
    if text == "-" or (not words and _piped()):
        if given["svg"] or given["html"]:
            raise click.UsageError("--svg and --html draw one hand, not a stream of them.")
        ctx.exit(_stream(ctx, given))
    if not text.strip():
        ctx.exit(_nothing(ctx))
    ctx.exit(_one(ctx, given, text, len(words) == 1))


def _piped() -> bool:
    return sys.stdin is not None and not sys.stdin.isatty()


def _nothing(ctx: click.Context) -> Status:
    output.tell(f"{ctx.get_usage()}\n\nExample:\n{EXAMPLES}\nmjscore --help says more.\n")
    return Status.UNREADABLE


def _answers(given: dict[str, Any], commands: tuple[str, ...] = ()) -> Answers:
    from mahjong_cli.cli.answer import Answers

    lang, color = given["lang"], given["color"]
    out = output.json_look(lang) if given["as_json"] else output.look(lang, color)
    err = output.look(lang, color, err=True)
    return Answers(
        options.defaults(given), out, err,
        as_json=given["as_json"], every=given["every"], commands=commands,
    )  # fmt: skip


def _one(ctx: click.Context, given: dict[str, Any], text: str, lone: bool) -> Status:
    group = ctx.find_root().command
    commands = tuple(group.commands) if lone and isinstance(group, click.Group) else ()
    answers = _answers(given, commands)
    answer = answers.answer(text)
    output.tell(answer.err)
    if answer.score is not None:
        _draw(answer.score, answers.out.lang, given["svg"], given["html"])
    output.write(answer.out)
    return answer.status


def _draw(score: Score, lang: str, svg: str | None, html: str | None) -> None:
    from mahjong_cli.render import picture

    if svg:
        Path(svg).write_text(picture.svg(score, lang), encoding="utf-8")
    if html:
        Path(html).write_text(picture.html(score, lang), encoding="utf-8")


def _stream(ctx: click.Context, given: dict[str, Any]) -> Status:
    """Answer every hand of standard input, as ``mjscore batch -`` does, but for its summary."""
    from mahjong_cli.cli.stream import Asked, run

    status = run(
        Asked(
            ("-",), options.defaults(given), given["lang"], given["color"], given["every"],
            format="json" if given["as_json"] else None,
        )
    )  # fmt: skip
    return _nothing(ctx) if status is None else status
