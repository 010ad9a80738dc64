"""What was meant where the command line is not a hand: a command, a file, the name of a thing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence

from mahjong_cli import games
from mahjong_cli.games.game import Entry
from mahjong_cli.notation.grammar import RULE_SET
from mahjong_cli.problems.in_command import (
    FILE_ALONE,
    MISTYPED_COMMAND,
    NAME_ALONE,
    NO_SUCH_FILE,
)
from mahjong_cli.problems.in_files import OTHER_FORM
from mahjong_cli.problems.problem import Problem, UnknownName
from mahjong_cli.problems.suggest import meant, nearest
from mahjong_cli.render.howto import TOPIC, find_topic
from mahjong_cli.text import Text

SPREADSHEETS = (".xlsx", ".xls", ".ods", ".zip")
ENDINGS = (".txt", ".csv", ".tsv", ".json", ".jsonl", ".gz", *SPREADSHEETS)
"""How the names of files end that people mean to have read."""

_CHINESE = {
    "--help": "帮助 幫助 说明 說明", "--version": "版本", "batch": "批量 文件 文档",
    "waits": "听 聽 听牌 聽牌 听什么 聽什麼", "fans": "番 番种 番種 番表 番型",
    "rules": "规则 規則 玩法", "ledger": "记账 記賬 記帳 账本 賬本 帳本",
    "notation": "写法 寫法 怎么写 怎麼寫", "completion": "补全 補全",
    "score": "计分 計分 算分 算番 计算 計算",
}  # fmt: skip
_ASKED = {"help": "--help", "version": "--version", "info": "--help", "scoring": "score"} | {
    word: command for command, words in _CHINESE.items() for word in words.split()
}
"""What others call commands, and what it is here."""

_LONGEST = 24
"""A longer name is not repeated in a hint: it would be cut."""


def not_a_hand(words: Sequence[str], commands: Sequence[str], rules: str) -> Problem | None:
    """What was meant by words that cannot be read as a hand, or None where nobody knows."""
    text, first = " ".join(words).strip(), words[0].strip()
    if "=" in text and len(words) == 1 and " " in text:
        return None
    return (
        _file(words)
        or _thing(text, rules)
        or _command(first, commands, alone=len(words) == 1 and first == text)
    )


def _file(words: Sequence[str]) -> Problem | None:
    """A file, there or not."""
    name = words[0]
    there = os.path.isfile(name)
    if not (there or name.lower().endswith(ENDINGS)):
        return None
    args: dict[str, object] = {"read": name}
    if name.lower().endswith(SPREADSHEETS):
        args["hint"] = OTHER_FORM.hint
    elif len(name) > _LONGEST:
        args["hint"] = NO_SUCH_FILE.hint
    return Problem(FILE_ALONE if there else NO_SUCH_FILE, args)


def _thing(text: str, rules: str) -> Problem | None:
    """A fan, a rule set or a topic of the notation, by its name."""
    for name, game in games.CATALOGUE.items():
        if _found(game.find, text):
            shown = game.rules.shown
            rest = ("", "", "") if name == rules else (f" -r {each}" for each in shown)
            return _named(text, game.kind, "fans", rest)
    if _found(games.find, text):
        return _named(text, RULE_SET, "rules")
    if _found(find_topic, text):
        return _named(text, TOPIC, "notation")
    return None


def _found(find: Callable[[str], object], name: str) -> object:
    try:
        return find(name)
    except UnknownName:
        return None


def _named(text: str, kind: Text, command: str, rest: Iterable[str] = ("", "", "")) -> Problem:
    """That a text is the name of a thing, and the command that tells about it."""
    name = f'"{text}"' if " " in text else text
    commands = Text(*(f"mjscore {command} {name}{more}" for more in rest))
    return Problem(NAME_ALONE, {"read": text, "kind": kind, "command": commands})


def _command(word: str, commands: Sequence[str], *, alone: bool) -> Problem | None:
    """A command that is mistyped; one word by itself may also be the name of a fan."""
    spelling = word.lower()
    if not word.isalpha():
        return None
    if ours := _ASKED.get(spelling):
        return Problem(MISTYPED_COMMAND, {"read": word, **meant(ours, [ours], "mjscore {}")})
    words = games.grammar().default.near_words
    if word.isascii() and nearest(spelling, [*commands, *words]) in commands:
        near = meant(spelling, commands, "mjscore {}")
        return Problem(MISTYPED_COMMAND, {"read": word, **near}) if near else None
    if alone and not word.isascii() and nearest(spelling, words) is None:
        names = [name for game in games.CATALOGUE.values() for name in _names(game.entries)]
        near = meant(word, names, "mjscore fans {}")
        return Problem(MISTYPED_COMMAND, {"read": word, **near}) if near else None
    return None


def _names(entries: Sequence[Entry]) -> list[str]:
    return [name for entry in entries for name in entry.name[1:]]
