"""The command as tests run it: inside this process, or as a process of its own."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from mahjong_cli.cli.app import cli

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "mahjong_cli"]
"""The command as a process."""


def mjscore(*args: str, stdin: bytes | None = None, **environ: str) -> Result:
    """The command inside this process."""
    return CliRunner().invoke(
        cli, args, input=stdin, prog_name="mjscore", env={"LC_ALL": "C.UTF-8", **environ}
    )


def environment(**more: str) -> dict[str, str]:
    """Where processes run: nothing of the caller's that changes what they say."""
    left_out = re.compile("LC_|LANG|PYTHON|NO_COLOR|FORCE_COLOR|TERM|COLUMNS")
    kept = {k: v for k, v in os.environ.items() if not left_out.match(k)}
    return kept | {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"} | more


def everything(terminal: int) -> bytes:
    """What was sent to a terminal, whose other end is closed."""
    said = b""
    with contextlib.suppress(OSError):
        while block := os.read(terminal, 65536):
            said += block
    os.close(terminal)
    return said
