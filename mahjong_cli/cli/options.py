"""The options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from mahjong_cli.cli import completion

F = TypeVar("F", bound=Callable[..., Any])

LANGS = ("zh", "zh-Hant", "en", "both")

DEFAULTS = ("rules", "gold", "flip", "seat", "round")
"""The options that say what hands do not say themselves, by the key of the notation."""


def _house(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """House options by name, each known to a rule set, with a value that it has."""
    return dict(map(_house_option, given))


def _house_option(given: str) -> tuple[str, str]:
    from mahjong_cli.errors import nearest
    from mahjong_cli.rulesets import CATALOGUE

    name, equals, value = given.partition("=")
    if not equals:
        raise click.BadParameter(f"{given!r} is not NAME=VALUE, such as min=0")
    known = [option for rules in CATALOGUE.values() for option in rules.options]
    options = [option for option in known if option.name == name]
    if not options:
        names = sorted({option.name for option in known})
        near = nearest(name, names)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(names)}"
        raise click.BadParameter(f"no house option {name!r}; {hint}")
    for option in options:
        try:
            option.read(value)
        except ValueError:
            values = ", ".join(option.values) or f"a whole number, {option.least} or more"
            raise click.BadParameter(f"{name}={value!r}: expected {values}") from None
    return name, value


def hand_options(command: F) -> F:
    """The options that say what a hand does not say itself."""
    options = [
        click.option(
            "-r", "--rules", metavar="NAME", shell_complete=completion.rules,
            help="Rule set: golden (default), mcr or hongzhong.",
        ),
        click.option(
            "--gold", metavar="TILE", shell_complete=completion.tiles, help="The gold (wild) tile."
        ),
        click.option(
            "--flip", metavar="TILE", shell_complete=completion.tiles,
            help="The flipped tile, from which the gold follows.",
        ),
        click.option(
            "--seat", metavar="WIND", shell_complete=completion.winds, help="Seat wind: E S W N."
        ),
        click.option(
            "--round", metavar="WIND", shell_complete=completion.winds, help="Prevalent wind."
        ),
        click.option(
            "--house", metavar="NAME=VALUE", multiple=True, callback=_house,
            shell_complete=completion.house,
            help="A house option, such as min=0; may be repeated.",
        ),
        click.option(
            "--z-order", type=click.Choice(["chinese", "riichi"]),
            help="What 5z 6z 7z mean: C F P (chinese, default) or P F C.",
        ),
    ]  # fmt: skip
    return _all(options, command)


def look_options(command: F) -> F:
    """The options that say how the output looks."""
    options = [
        click.option(
            "--lang", type=click.Choice(LANGS),
            help="Language; default from the locale. both: Chinese and English.",
        ),
        click.option(
            "--color/--no-color", default=None,
            help="Colours, or no escape codes at all; default: as NO_COLOR and the terminal say.",
        ),
    ]  # fmt: skip
    return _all(options, command)


def _all(options: Sequence[Callable[[Any], Any]], command: F) -> F:
    for option in reversed(options):
        command = option(command)
    return command


def defaults(given: dict[str, Any]) -> dict[str, str]:
    """Of the options given, those that stand in for what a hand does not say, by key."""
    said = {key: given[key] for key in DEFAULTS if given[key] is not None}
    if given["z_order"] is not None:
        said["z"] = given["z_order"]
    said.update(given["house"])
    return said
