"""The command ``mjscore``.  Only this package imports click."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command and end the process with its status."""
    import click

    from mahjong_cli.cli import output
    from mahjong_cli.cli.app import cli
    from mahjong_cli.cli.status import Status

    output.prepare()
    try:
        status = cli.main(prog_name="mjscore", standalone_mode=False) or Status.WINS
    except click.ClickException as error:
        output.complain(error)
        status = Status.UNREADABLE
    except (click.Abort, KeyboardInterrupt):
        status = Status.INTERRUPTED
    except OSError as error:
        from mahjong_cli.render.look import printable

        output.abandon()
        named = f": {printable(str(error.filename))}" if error.filename else ""
        output.tell(f"mjscore: cannot write{named}: {error.strerror}\n")
        status = Status.UNREADABLE
    sys.exit(status)
