"""The net under the whole command: whatever happens, one line and the right status."""

from __future__ import annotations

import click

from mahjong_cli.cli import output, speech
from mahjong_cli.cli.app import cli
from mahjong_cli.cli.interrupts import interrupts
from mahjong_cli.cli.status import Status
from mahjong_cli.text import colon


def guarded() -> int:
    """Run the command; its status."""
    try:
        with interrupts:
            return cli.main(prog_name="mjscore", standalone_mode=False) or Status.WINS
    except click.ClickException as error:
        vars(error)["message"] = speech.translated(error.message)  # which click means to be final
        output.complain(error)
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except click.Abort as abort:  # which click makes of two things
        if not isinstance(abort.__cause__, EOFError):
            return Status.INTERRUPTED
        _report(abort.__cause__)
    except OSError as error:
        output.abandon()
        said = f"{speech.translated('cannot write')}{_named(error)}"
        output.tell(f"mjscore: {said}{colon(speech.spoken())}{error.strerror or error}\n")
    except MemoryError:
        output.abandon()
        output.tell(f"mjscore: {speech.translated('out of memory')}\n")
    except Exception as error:
        _report(error)
    return Status.UNREADABLE


def _named(error: OSError) -> str:
    from mahjong_cli.render.look import printable

    return f": {printable(str(error.filename))}" if error.filename else ""


def _report(error: Exception) -> None:
    """Say on one line what nobody expected."""
    from mahjong_cli.problems.in_program import unexpected

    problem, look = unexpected(error), output.look(None, False, err=True)
    said = look.fit(f"{problem.message(look.lang)} ({problem.hint(look.lang)})")
    output.abandon()
    output.tell(f"mjscore: {said}\n")
