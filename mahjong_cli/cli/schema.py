"""``mjscore schema``: the JSON Schema of the output."""

from __future__ import annotations

import json

import click

from mahjong_cli.cli import output


@click.command(short_help="The JSON Schema of the output.")
def schema() -> None:
    """Print the JSON Schema (draft 2020-12) of what --json prints.

    \b
    Example:
      mjscore schema > mjscore.schema.json
    """
    from mahjong_cli.render.schema import SCHEMA

    output.write(json.dumps(SCHEMA, ensure_ascii=False, indent=2).encode() + b"\n")
