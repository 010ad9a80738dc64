"""Data flows one way: a module imports only what stands left of it.

``HOUSE`` is the line from text to exit status; what a room may import is written beside it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mahjong_cli

ROOT = Path(mahjong_cli.__file__).parent

HOUSE = {
    "tiles": "",
    "problems": "",
    "hand": "problems tiles",
    "notation": "hand problems tiles",
    "shapes": "hand tiles",
    "fans": "shapes hand problems tiles",
    "games": "fans shapes hand problems tiles",
    "api": "games notation hand",
    "render": "api games fans notation hand problems tiles",
    "batch": "render games notation hand problems",
    "cli": "batch render api games fans notation hand problems tiles",
}
"""Each room, from left to right, and the rooms that it may import."""

MODULES = sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room(module: str) -> str:
    """The room of the house that a module is in."""
    rooms = [name for name in HOUSE if module == name or module.startswith(name + ".")]
    return rooms[0] if rooms else ""


def imports(path: Path, *, top: bool = False) -> Iterator[str]:
    """The full names of what a module imports (``top``: on import, outside any function)."""
    tree = ast.parse(path.read_text("utf-8"))
    inside = {
        id(node)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef) or _typing_only(outer)
        for node in ast.walk(outer)
    }
    for node in ast.walk(tree):
        if top and id(node) in inside:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name the whole path"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _typing_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_every_module_has_a_room() -> None:
    assert len(MODULES) > 20
    outside = {"", "__main__"}  # the front door and `python -m`
    assert {name_of(p) for p in MODULES if not room(name_of(p))} == outside


def test_rooms_import_only_what_stands_left_of_them() -> None:
    order = list(HOUSE)
    for name, allowed in HOUSE.items():
        for other in allowed.split():
            lefts = [r for r in order if r == other or r.startswith(other + ".")]
            assert lefts, f"{name} may import {other}, which is no room"
            assert all(order.index(left) < order.index(name) for left in lefts)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_module_imports_only_its_rooms(path: Path) -> None:
    own = room(name_of(path))
    if not own:
        return
    allowed = {own, *HOUSE[own].split()}
    for module in imports(path):
        inner = module.removeprefix("mahjong_cli.")
        if inner != module and (there := room(inner)):
            assert any(there == a or there.startswith(a + ".") for a in allowed), (
                f"{own} imports {inner}"
            )


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_third_parties_stay_in_their_rooms(path: Path) -> None:
    own = room(name_of(path))
    roots = {module.split(".")[0] for module in imports(path)}
    foreign = roots - set(sys.stdlib_module_names) - {"mahjong_cli"}
    assert foreign <= {"cli": {"click", "rich"}, "render": {"rich"}}.get(own, set())
    assert "rich" not in {module.split(".")[0] for module in imports(path, top=True)}


def test_no_fan_is_named_outside_the_table() -> None:
    from mahjong_cli.fans.table import FANS

    ids = {fan.id for fan in FANS.fans}
    allowed = {"fans.table", "games.golden", "games.mcr"}
    for path in MODULES:
        if name_of(path) in allowed:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        strings = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
        assert not ids & {s for s in strings if isinstance(s, str)}, path


def test_a_settled_game_is_named_only_where_its_rules_stand() -> None:
    from mahjong_cli.games import SETTLED

    for name in SETTLED:
        for path in MODULES:
            tree = ast.parse(path.read_text("utf-8"))
            constants = [str(n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant)]
            named = any(re.search(rf"\b{name}\b", text) for text in constants)
            assert not named or name_of(path) == f"games.{name}.rules", path


def test_functions_are_short() -> None:
    long = [
        f"{name_of(path)}.{node.name}: {lines}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > 40
    ]
    assert long == []


def test_files_are_short() -> None:
    long = [
        f"{name_of(path)}: {lines}"
        for path in MODULES
        if (lines := len(path.read_text("utf-8").splitlines())) > 300
        and name_of(path) != "fans.table"  # one block for each fan
    ]
    assert long == []
