"""The options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mahjong_cli.cli import completion
from mahjong_cli.render import LANGS
from mahjong_cli.tiles import Z_ORDER

if TYPE_CHECKING:
    from mahjong_cli.render.look import Look

F = TypeVar("F", bound=Callable[..., Any])


class RulesOption(click.Option):
    """The option that names a rule set; its help tells which there are, when it is asked for."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its name, and the rule sets."""
        from mahjong_cli.games import CATALOGUE
        from mahjong_cli.hand.model import DEFAULT_RULES

        names = [f"{n} (default)" if n == DEFAULT_RULES else n for n in CATALOGUE]
        self.help = f"Rule set: {', '.join(names[:-1])} or {names[-1]}."
        return super().get_help_record(ctx)


def left_out(rules: str, name: str, look: Look) -> str:
    """That a default, named by the key of the notation, is not applied under a rule set."""
    from mahjong_cli.notation.settle import DEFAULTS
    from mahjong_cli.render import words

    option = f"--{name}" if name in DEFAULTS else f"--house {name}"
    return look.fit(look.say(words.SENTENCES["not-applied"], rules=rules, name=option))


def named(_ctx: click.Context, _param: click.Parameter, given: str | None) -> str | None:
    """A name that is not empty."""
    if given is not None and not given.strip():
        raise click.BadParameter("a name expected, but it is empty")
    return given


def _once(
    _ctx: click.Context, _param: click.Parameter, given: tuple[str, ...] | None
) -> str | None:
    """The one value of an option, however often it is given."""
    values = tuple(dict.fromkeys(given or ()))
    if len(values) > 1:
        raise click.BadParameter(f"{values[0]!r} and {values[1]!r} differ: one value expected")
    return values[0] if values else None


def _house(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """House options by name, each known to a rule set, with a value that it has."""
    values: dict[str, str] = {}
    for name, value in map(_house_option, given):
        if values.setdefault(name, value) != value:
            said = f"{name}={values[name]} and {name}={value}"
            raise click.BadParameter(f"{said} differ: one value expected")
    return values


def _house_option(given: str) -> tuple[str, str]:
    from mahjong_cli.games import CATALOGUE
    from mahjong_cli.problems.problem import nearest

    name, equals, value = given.partition("=")
    name = name.lower()
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
            value = str(option.read(value))
        except ValueError:
            values = ", ".join(option.values) or f"a whole number, {option.least} or more"
            raise click.BadParameter(f"{name}={value!r}: expected {values}") from None
    return name, value


rules_option = click.option(
    "-r", "--rules", metavar="NAME", cls=RulesOption, multiple=True, callback=_once,
    shell_complete=completion.rules,
)  # fmt: skip
"""The option that names a rule set."""


def hand_options(command: F) -> F:
    """The options that say what a hand does not say itself."""
    options = [
        rules_option,
        click.option(
            "--gold", metavar="TILE", multiple=True, callback=_once,
            shell_complete=completion.golds, help="The gold (wild) tile.",
        ),
        click.option(
            "--flip", metavar="TILE", multiple=True, callback=_once,
            shell_complete=completion.tiles, help="The flipped tile, from which the gold follows.",
        ),
        click.option(
            "--seat", metavar="WIND", multiple=True, callback=_once,
            shell_complete=completion.winds, help="Seat wind: E S W N.",
        ),
        click.option(
            "--round", metavar="WIND", multiple=True, callback=_once,
            shell_complete=completion.winds, help="Prevalent wind.",
        ),
        click.option(
            "--house", metavar="NAME=VALUE", multiple=True, callback=_house,
            shell_complete=completion.house,
            help="A house option, such as min=0; may be repeated.",
        ),
        click.option(
            "--z-order", type=click.Choice(list(Z_ORDER)), multiple=True, callback=_once,
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
    from mahjong_cli.notation.settle import DEFAULTS

    options = {key: given["z_order" if key == "z" else key] for key in DEFAULTS}
    said = {key: value for key, value in options.items() if value is not None}
    said.update(given["house"])
    return said
