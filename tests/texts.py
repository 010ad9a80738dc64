"""Every sentence and name of the program, found where it stands."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path

import mahjong_cli
from mahjong_cli.text import Text

BOTH_WAYS = {
    "杠": "traditional sentences have it too, only the names of fans and words have 槓",
    "幺": "traditional sentences have it too, only the names of fans have 么",
    "么": "stands for 麼 in simplified text, and for 幺 in traditional names of fans",
}
"""The characters that traditional text has beside another way to write them, and why."""

ROOT = Path(mahjong_cli.__file__).parent


@lru_cache(maxsize=1)
def every_text() -> dict[Text, str]:
    """Every ``Text`` that modules hold or functions make, and the module that it is in."""
    found: dict[Text, str] = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        seen: set[int] = set()
        if name != "mahjong_cli.__main__":
            module = import_module(name)
            held = [value for key, value in vars(module).items() if not key.startswith("__")]
            found.update((text, name) for text in _reachable(held, seen))
        found.update((text, name) for text in _written(path))
    return found


def _reachable(value: object, seen: set[int]) -> Iterator[Text]:
    """What a value holds, or holds the holder of."""
    if id(value) in seen or isinstance(value, type):
        return
    seen.add(id(value))
    if isinstance(value, Text):
        yield value
        return
    for each in _parts(value):
        yield from _reachable(each, seen)


def _parts(value: object) -> Iterator[object]:
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, (tuple, list, set, frozenset)):
        yield from value
    elif type(value).__module__.startswith("mahjong_cli"):
        yield from vars(value).values() if hasattr(value, "__dict__") else ()
        slots = (getattr(cls, "__slots__", ()) for cls in type(value).__mro__)
        names = (name for each in slots for name in ((each,) if isinstance(each, str) else each))
        yield from (getattr(value, name, None) for name in names)


def _written(path: Path) -> Iterator[Text]:
    """What a module writes out, functions included."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Text":
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if len(words) == len(node.args) == len(Text._fields):
                yield Text(*map(str, words))


# Characters, as the sentences themselves tell of them


def _changes() -> Iterator[tuple[str, str]]:
    """The pairs of a simplified character and another one that stands in its place."""
    for text in every_text():
        for char, other in zip(text.zh, text.hant, strict=False):
            if char != other:
                yield char, other


@lru_cache(maxsize=1)
def simplified() -> frozenset[str]:
    """The characters that traditional text writes in another way, somewhere."""
    return frozenset(char for char, _ in _changes())


@lru_cache(maxsize=1)
def traditional() -> frozenset[str]:
    """The characters that traditional text has in the place of another, somewhere."""
    return frozenset(other for _, other in _changes())
