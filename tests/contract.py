"""The JSON contract as tests hold answers to it."""

from __future__ import annotations

from importlib import import_module

from mahjong_cli.games import CATALOGUE
from mahjong_cli.render.schema import schema

SCHEMA = schema(CATALOGUE.values())
VALIDATOR = import_module("jsonschema").Draft202012Validator  # it has no types of its own
KEYS = [
    "schema", "hand", "rules", "win", "meets_minimum", "total", "fan_points", "flowers",
    "multiplier", "multipliers", "fans", "away", "why", "excluded", "reading", "gold",
    "winning_tile", "payments", "waits", "ties", "others", "notes", "line", "input",
]  # fmt: skip
"""The keys of a score, in their order."""
