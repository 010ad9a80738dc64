"""Data flows one way: a module imports only what stands left of it.

``HOUSE`` is the line of rooms from text to exit status, ``INSIDE`` the order within each room.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import mahjong_cli

ROOT = Path(mahjong_cli.__file__).parent
TESTS = Path(__file__).parent

HOUSE = [
    "tiles", "counts", "packed", "memo", "value", "tuples", "text", "problems", "hand", "notation",
    "shapes", "fans", "games", "render", "batch", "ledger", "cli",
]  # fmt: skip
"""The rooms, from left to right; a ledger reads as a batch does, and is kept for the command."""

INSIDE = {
    "problems": (
        "problem advice in_text in_words in_habits in_command in_hand in_golds in_rules "
        "in_files in_games in_ledger in_cluster in_program suggest"
    ),
    "hand": "hand ready reading glance checks",
    "notation": (
        "characters tokens melds foreign botzone prefixed synonyms vocabulary readers words syntax "
        "grammar pieces spaced gb_line forms draft entries misread faces spoken values given "
        "counted defaults line plain read before"
    ),
    "shapes": "marks covers solve place waits",
    "fans": "aliases parts registry table limits trim evaluate reasons left_out tally",
    "games": (
        "names contract house sheet worth rule_set refuse record pay held outlook advice_record "
        "prospects game runners_up cited catalogue shown written pay_record pay_schema pay_sheet "
        "winds fan_options fan_record fan_schema fan_pay fan_sheet fan_score fan_readings "
        "fan_rulings fan_outlook fan_game golden_rulings golden_book golden mcr_rulings mcr_book "
        "mcr hongzhong"
    ),
    "games.hongzhong": (
        "house_options players sentences problems vocabulary rules patterns settle verdict sheet "
        "record settlement ways judge outlook rulings book"
    ),
    "render": (
        "escape labels breaking look frame understood score_table advice_table lines pages "
        "caret compact schema listed_schema markup strokes tile_shapes rack wrap felt drawing "
        "paint typeset picture tile_styles tabulate webpage album howto_said howto_spelt howto"
    ),
    "batch": (
        "job signatures texts cells keys moves replay asked recorded matches pretty likeness "
        "chunks sources objects hands answer advised formats summary summary_record "
        "summary_sheet page_parts answers ahead room process pool worker cluster stream"
    ),
    "ledger": "seats naming by_name rows booking win evening statement ledger_schema",
    "cli": (
        "manual_pages manual phrases status interrupts writer output speech completion "
        "kinds options sink drawn folio progress remarks run many meant score batch waits ledger "
        "lists app guard"
    ),
}
"""The modules of each room, from left to right."""

MODULES = sorted(ROOT.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


KNOWN = {name_of(path) for path in MODULES}


@cache
def imports(path: Path, *, run: bool = False, top: bool = False) -> frozenset[str]:
    """The full names of what a module imports.

    ``run`` leaves out what is imported for type checkers only; ``top`` also what functions
    import.
    """
    found: set[str] = set()
    nodes: list[ast.AST] = [tree_of(path)]
    while nodes:
        node = nodes.pop()
        if (top and isinstance(node, ast.FunctionDef)) or ((run or top) and _typing_only(node)):
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name the whole path"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
        elif isinstance(node, ast.stmt | ast.Module | ast.ExceptHandler):
            nodes += ast.iter_child_nodes(node)
    return frozenset(found)


def _typing_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def own_imports(path: Path, *, run: bool = False) -> set[str]:
    """The modules of the package that a module imports, without the name of the package."""
    found = {module.removeprefix("mahjong_cli.") for module in imports(path, run=run)}
    return found & KNOWN


def room(module: str) -> str:
    return module.split(".")[0]


def test_every_module_has_a_place() -> None:
    outside = {"", "__main__"}  # the front door and `python -m`
    assert {name_of(path) for path in MODULES if room(name_of(path)) not in HOUSE} == outside
    for package, order in INSIDE.items():
        there = {
            name_of(path).removeprefix(f"{package}.").split(".")[0]
            for path in MODULES
            if name_of(path).startswith(f"{package}.")
        }
        assert there == set(order.split()), package


def test_the_page_for_contributors_draws_the_rooms_in_this_order() -> None:
    page = (TESTS.parent / ".github" / "CONTRIBUTING.md").read_text("utf-8")
    drawn = re.findall(r"^[a-z, ]+: {2,}(.*)$", page, re.M)
    assert " ".join(drawn).split() == HOUSE


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_imports_only_what_stands_left_of_its_room(path: Path) -> None:
    own = room(name_of(path))
    if own not in HOUSE:
        return
    right = {m for m in own_imports(path) if HOUSE.index(room(m)) > HOUSE.index(own)}
    assert right == set(), f"{name_of(path)} imports {right}"


@pytest.mark.parametrize("package", INSIDE)
def test_inside_a_room_too(package: str) -> None:
    """What is imported for type checkers only is never run, and so makes no circle."""
    order = INSIDE[package].split()
    for path in MODULES:
        if not name_of(path).startswith(f"{package}."):
            continue
        own = name_of(path).removeprefix(f"{package}.").split(".")[0]
        for module in own_imports(path, run=True):
            if module.startswith(f"{package}."):
                there = module.removeprefix(f"{package}.").split(".")[0]
                assert order.index(there) <= order.index(own), f"{name_of(path)} imports {module}"


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
    allowed = {"fans.table", "fans.aliases", "games.golden", "games.mcr"}
    for path in MODULES:
        if name_of(path) in allowed or name_of(path).startswith("games.hongzhong"):
            continue
        tree = tree_of(path)
        strings = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
        assert not ids & {s for s in strings if isinstance(s, str)}, path


def test_hongzhong_is_named_in_its_own_folder_only() -> None:
    own = re.compile("hongzhong|zhongkong|laizikong|红中杠|赖子杠|開口|开口")
    doors = {"", "games"}  # the front door exports its values, the catalogue holds its game
    for path in MODULES:
        if name_of(path) in doors or name_of(path).startswith("games.hongzhong"):
            continue
        assert not own.search(path.read_text("utf-8")), path


def test_nobody_asks_which_class_a_score_or_game_has() -> None:
    classes = {"FanScore", "Settlement", "FanGame", "Hongzhong"}
    for path in MODULES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                named = {n.id for n in ast.walk(node.args[1]) if isinstance(n, ast.Name)}
                assert not named & classes, f"{path}: {ast.unparse(node)}"


def test_nobody_but_text_asks_which_language_is_chosen() -> None:
    for path in MODULES:
        if name_of(path) == "text":
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Compare):
                there = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
                assert not there & {"zh", "zh-Hant", "both"}, f"{path}: {ast.unparse(node)}"


def test_only_counts_and_packed_shift_and_mask() -> None:
    bits = (ast.LShift, ast.RShift, ast.Invert)
    for path in MODULES:
        if name_of(path) in ("counts", "packed"):
            continue
        for node in ast.walk(tree_of(path)):
            assert not isinstance(getattr(node, "op", None), bits), f"{path}: {ast.unparse(node)}"


def test_functions_are_short() -> None:
    long = [
        f"{name_of(path)}.{node.name}: {lines}"
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > 40
    ]
    assert long == []


def test_files_are_short() -> None:
    lines = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert {name for name, n in lines.items() if n > 300} == {"fans.table"}  # a block a fan
    assert sorted(lines.values())[len(lines) // 2] <= 200


SAME = {
    "record": "what a game adds to the JSON record, next to the record of every game",
    "outlook": "what a game knows of hands that are not won yet, in the form of every game",
    "sheet": "what a game shows, in the form that every game shows it in",
    "waits": "the tiles that complete a hand: how they are found, and the command about them",
    "vocabulary": "the words and keys of a game, in the form that notation reads them in",
}
"""The names that files share since they are about the same, and what that is."""


def test_no_two_files_share_a_name() -> None:
    names = [path.stem for path in MODULES if path.stem not in ("__init__", "__main__")]
    assert {name for name in names if names.count(name) > 1} == SAME.keys()


def test_no_test_module_imports_from_another() -> None:
    """What tests share stands in modules whose names say what is in them."""
    modules = sorted(TESTS.rglob("test_*.py"))
    assert len(modules) > 60
    for path in sorted(TESTS.rglob("*.py")):
        found = [module for module in imports(path) if module.startswith("tests.test_")]
        assert found == [], f"{path.name} imports {found}"
