"""The options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mahjong_cli.cli import completion, speech
from mahjong_cli.cli.kinds import Choice, RulesOption
from mahjong_cli.notation.readers import FORMS, FORMS_CALLED, ORDERS_CALLED
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import LANGS
from mahjong_cli.tiles import Z_ORDER

if TYPE_CHECKING:
    from mahjong_cli.games.house import HouseOption

F = TypeVar("F", bound=Callable[..., Any])


def not_empty(_ctx: click.Context, _param: click.Parameter, given: str | None) -> str | None:
    """A name that is not empty."""
    if given is not None and not given.strip():
        raise click.BadParameter("a name expected, but it is empty")
    return given


def typed(words: Iterable[str]) -> tuple[str, ...]:
    r"""Words as they were typed: in UTF-8, where the locale took it to pieces.

    >>> typed(["\udce8\udc87\udcaa", "\udcff"])
    ('\u81ea', '\udcff')
    """
    return tuple(word if word.isascii() else _recoded(word) for word in words)


def _recoded(word: str) -> str:
    try:
        return word.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        return word


def _once(_ctx: click.Context, _param: click.Parameter, given: tuple[Any, ...] | None) -> Any:
    """The one value of an option, however often it is given."""
    values = tuple(dict.fromkeys(given or ()))
    if len(values) > 1:
        from mahjong_cli.cli import phrases

        raise click.BadParameter(speech.say(phrases.DIFFER, first=values[0], second=values[1]))
    return values[0] if values else None


def _one_file(ctx: click.Context, param: click.Parameter, given: tuple[str, ...] | None) -> Any:
    return not_empty(ctx, param, _once(ctx, param, given))


def once(*names: str, **about: Any) -> Callable[[F], F]:
    """An option with one value, which is not given two."""
    return click.option(*names, multiple=True, callback=_once, **about)


def file_option(*names: str, about: str, **more: Any) -> Callable[[F], F]:
    """An option that names a file to write."""
    kind = click.Path(dir_okay=False, allow_dash=True)
    return click.option(
        *names, type=kind, multiple=True, callback=_one_file, help=about, metavar="FILE", **more
    )


def _house(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """House options by name, each known to a rule set, with a value that it has."""
    values: dict[str, str] = {}
    for name, value in map(_house_option, given):
        if values.setdefault(name, value) != value:
            from mahjong_cli.cli import phrases

            first, second = f"{name}={values[name]}", f"{name}={value}"
            raise click.BadParameter(speech.say(phrases.DIFFER, first=first, second=second))
    return values


def _house_option(given: str) -> tuple[str, str]:
    from mahjong_cli.cli import phrases
    from mahjong_cli.games import CATALOGUE

    spelling, equals, value = given.partition("=")
    if not equals:
        raise click.BadParameter(speech.say(phrases.NOT_A_SETTING, given=given))
    every = [option for game in CATALOGUE.values() for option in game.rules.options]
    known = {each: option for option in every for each in (option.name, *option.called)}
    if not (chosen := known.get(spelling.lower())):
        raise click.BadParameter(_no_option(spelling.lower(), known))
    for option in (each for each in every if each.name == chosen.name):
        read = option.read(value)
        if isinstance(read, Problem):
            told = read._replace(args={**read.args, "key": spelling, "value": value})
            raise click.BadParameter(told.message(speech.spoken()))
        value = str(read)
    return chosen.name, value


def _no_option(name: str, known: dict[str, HouseOption[Any]]) -> str:
    from mahjong_cli.cli import phrases
    from mahjong_cli.problems.advice import HOUSE, more
    from mahjong_cli.problems.in_rules import UNKNOWN_NAME
    from mahjong_cli.problems.suggest import meant

    near = meant(name, known)
    if near:
        hint = Problem(UNKNOWN_NAME, near).hint(speech.spoken()) or ""
    else:
        titles = dict.fromkeys(option.title for option in known.values())
        hint = speech.say(more(phrases.THERE_ARE, HOUSE), known=tuple(sorted(titles)))
    return speech.say(phrases.NO_OPTION, name=name, hint=hint)


rules_option = once(
    "-r", "--rules", metavar="NAME", cls=RulesOption, shell_complete=completion.rules
)
"""The option that names a rule set."""


def _key_option(name: str, metavar: str, about: str) -> Callable[[Any], Any]:
    return once(f"--{name}", metavar=metavar, shell_complete=completion.values(name), help=about)


_HOUSE = click.option(
    "--house", metavar="NAME=VALUE", multiple=True, callback=_house,
    shell_complete=completion.house,
    help="A house option, such as min=0; may be repeated.",
)  # fmt: skip
_ROUND = _key_option("round", "WIND", "Prevalent wind.")
_Z_ORDER = once(
    "--z-order", type=Choice(Z_ORDER, ORDERS_CALLED),
    help="What 5z 6z 7z mean: C F P (chinese, default) or P F C.",
)  # fmt: skip

_NOTATION = once(
    "--notation", type=Choice(FORMS, FORMS_CALLED),
    help="How the tiles are written: as another program does; mjscore notation foreign.",
)  # fmt: skip


def hand_options(command: F) -> F:
    """The options that say what a hand does not say itself."""
    options = [
        rules_option,
        _key_option("gold", "TILE", "The gold (wild) tile."),
        _key_option("flip", "TILE", "The flipped tile, from which the gold follows."),
        _key_option("seat", "WIND", "Seat wind: E S W N."),
        _ROUND,
        _HOUSE,
        _Z_ORDER,
        _NOTATION,
    ]
    return _all(options, command)


def evening_options(command: F) -> F:
    """The options that say what is the same of every hand of an evening."""
    return _all([rules_option, _ROUND, _HOUSE, _Z_ORDER, _NOTATION], command)


def summary_options(command: F) -> F:
    """The options that ask what a stream comes to."""
    options = [
        click.option(
            "--summary", "in_full", is_flag=True,
            help="Sum up below the table, or on standard error: totals, fans, the dearest hands.",
        ),
        file_option("--summary-json", "summary_to", about="Write the same to this file."),
    ]  # fmt: skip
    return _all(options, command)


def files_beside(given: dict[str, Any], to: str | None) -> tuple[str | None, str | None]:
    """The files written beside the results: the summary as JSON, and the page.

    Raises a usage error where two of all that is written would go to one.
    """
    taken = {_place(to or "-"): "-o" if to and to != "-" else "the results"}
    for key, option in (("summary_to", "--summary-json"), ("html", "--html")):
        if given[key]:
            other = taken.setdefault(_place(given[key]), option)
            if other != option:
                more = ": name one by -o" if other == "the results" else ""
                raise click.UsageError(f"{option} and {other} need two files{more}")
    return _device(given["summary_to"]), _device(given["html"])


def _place(file: str) -> str:
    return os.path.realpath(_device(file) or "")


def _device(file: str | None) -> str | None:
    return "/dev/stdout" if file == "-" else file


def json_option(about: str) -> Callable[[Any], Any]:
    """The option that asks for JSON."""
    return click.option("--json", "as_json", is_flag=True, help=about)


def look_options(command: F) -> F:
    """The options that say how the output looks."""
    options = [
        once(
            "--lang", type=Choice(LANGS),
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


def check_defaults(defaults: dict[str, str]) -> None:
    """Raise a usage error when a default is wrong whatever the hand is."""
    from mahjong_cli import games
    from mahjong_cli.notation import defaults as read

    for problem in read.check_defaults(defaults, games.grammar()):
        raise click.UsageError(speech.with_hint(problem))


def defaults(given: dict[str, Any]) -> dict[str, str]:
    """Of the options given, those that stand in for what a hand does not say, by key."""
    from mahjong_cli.notation.words import DEFAULTS

    options = {key: given.get("z_order" if key == "z" else key) for key in DEFAULTS}
    said = {key: value for key, value in options.items() if value is not None}
    house: dict[str, str] = given["house"]
    return {**said, **house}
