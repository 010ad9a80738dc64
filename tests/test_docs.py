"""What the documentation shows is what the program does."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest
import yaml  # type: ignore[import-untyped]

from mahjong_cli.cli.app import cli
from tests.command import mjscore
from tests.docs import (
    NOT_RUN,
    PAGES,
    ROOT,
    drawn,
    examples as examples_of,
    mentioned,
    output_of,
    pictures,
    sessions,
    shown,
)

SESSIONS = [
    pytest.param(command, output, id=f"{page.stem}-{n}")
    for page in PAGES
    for n, (command, output) in enumerate(sessions(page))
]
README = (ROOT / "README.md").read_text("utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
RUN = (ROOT / ".ci" / "run").read_text("utf-8")
CHECKS = ROOT / ".github" / "workflows" / "checks.yml"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_pages_show_commands() -> None:
    assert len(SESSIONS) >= 10


@pytest.mark.slow
@pytest.mark.parametrize(("command", "output"), SESSIONS)
def test_a_command_prints_what_the_page_shows(command: str, output: str) -> None:
    assert output_of(command) == output


@pytest.mark.slow
def test_a_page_shows_the_pictures_that_its_commands_draw() -> None:
    shown = [(page, *each) for page in PAGES for each in pictures(page)]
    assert shown
    for page, command, picture in shown:
        assert f'src="{picture.relative_to(page.parent).as_posix()}"' in page.read_text("utf-8")
        assert picture.read_bytes() == drawn(command)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_in_a_page_runs(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(examples_of(page), {}, page.name, str(page), 0)
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python examples of each page as a program, and the scripts among the examples."""
    folder = tmp_path_factory.mktemp("examples")
    for page in PAGES:
        if said := examples_of(page):
            program = folder / f"page_{page.stem.lower()}.py"
            program.write_text(doctest.script_from_examples(said), "utf-8")
    assert len([*folder.glob("page_*")]) >= 2
    for script in (ROOT / "examples").glob("*.py"):
        (folder / script.name).write_text(script.read_text("utf-8"), "utf-8")
    return folder


@pytest.mark.slow
def test_mypy_accepts_the_examples(examples: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "."],
        cwd=examples, capture_output=True, text=True, check=False,
        env={**os.environ, "MYPYPATH": str(ROOT)},
    )  # fmt: skip
    assert run.returncode == 0, run.stdout


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="pyright runs on Node.js")
def test_pyright_accepts_the_examples(examples: Path) -> None:
    config = {"typeCheckingMode": "strict", "extraPaths": [str(ROOT)],
              "reportUnusedExpression": "none"}  # fmt: skip
    (examples / "pyrightconfig.json").write_text(json.dumps(config), "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", sys.executable],
        cwd=examples, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "0 errors" in run.stdout, run.stdout


def test_the_two_commands_are_each_on_a_line_of_their_own() -> None:
    # Continuous integration takes them from there.
    commands = re.findall(r"^\$ (python3 .*)$", README, re.M)
    assert len(commands) == 2
    made = "python3 -m venv .venv && .venv/bin/pip install"
    assert commands[0].startswith(f'{made} . && .venv/bin/mjscore "')
    assert commands[1] == f"{made} -e '.[test]' && .venv/bin/pytest -n logical"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_shows_and_tests_do_not_run_is_run_before_a_change_lands(page: Path) -> None:
    taken = re.findall(r"^\$ (python3 .*)$", README, re.M)
    by_itself = {".ci/run", "source .venv/bin/activate"}
    for command, _ in shown(page):
        if command.startswith(NOT_RUN) and command not in by_itself:
            run = any(each.startswith(command) for each in taken)
            assert run or command in f"{RUN}{CHECKS.read_text('utf-8')}", command


PLACES = {
    "HAND": "1155m3399p77sE6m6m +E gold=6m",
    "FILE…": "examples/hands.txt",
    "FILE": "examples/hands.txt",
    "NAME": "golden",
}
"""What stands for what is to be filled in, in the sentences of a page."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_in_the_sentences_of_a_page_work(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    for command in dict.fromkeys(mentioned(page)):
        words = [PLACES.get(word, word) for word in shlex.split(command)[1:]]
        if words in ([], ["batch"], ["ledger"], ["waits"]):  # it is named, not shown
            words.append("--help")
        run = mjscore(*words, stdin=b"1155m3399p77sE6m6m +E gold=6m")
        assert run.exit_code in (0, 1), command


def test_readme_names_every_command_and_option() -> None:
    with click.Context(cli) as context:
        commands = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    assert len(commands) >= 9
    for name, command in commands.items():
        assert f"mjscore {name}" in README or name == "score"  # which may be left out
        for param in command.params if command else ():
            if isinstance(param, click.Option):
                names = [*param.opts, *param.secondary_opts]
                assert any(re.search(rf"(?<!\w){each}\b", README) for each in names), names


def test_what_the_changelog_says_of_hands_is_what_they_are_worth() -> None:
    said = re.findall(r"`([^`]+)`\s+(?:\d+|error) → (\d+|error)", CHANGELOG)
    assert len(said) >= 5
    for hand, after in said:
        run = mjscore(hand, "--json")
        answer = json.loads(run.stdout)
        assert after == ("error" if "error" in answer else str(answer["total"])), hand


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_files_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"`((?:mahjong_cli|tests|examples|\.ci|\.github)/[^` ]*)`", text)
    linked = [
        target
        for target in re.findall(r'\]\(([^)#]+)[^)]*\)|src="([^"]+)"', text)
        for target in target
        if target and "://" not in target
    ]
    made_up = "mahjong_cli/games/NAME.py"
    assert [path for path in named if path != made_up and not (ROOT / path).exists()] == []
    assert [path for path in linked if not (page.parent / path).exists()] == []
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    places = {re.sub(r"[^\w -]", "", each).replace(" ", "-").lower() for each in headings}
    assert {*re.findall(r"\]\(#([^)]+)\)", text)} <= places


def test_the_pythons_that_are_named_are_those_that_are_tried() -> None:
    named = [
        each.rpartition(" ")[2] for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)
    ]
    matrix = yaml.safe_load(CHECKS.read_text("utf-8"))["jobs"]["pythons"]["strategy"]["matrix"]
    assert matrix["python"] == named
    assert PROJECT["requires-python"] == f">={named[0]}"
    lowest = dict(each.split("==") for each in matrix["libraries"][0].split())
    floors = dict(each.split(">=") for each in PROJECT["dependencies"])
    assert lowest.keys() == floors.keys()
    assert all(lowest[name].startswith(f"{least}.") for name, least in floors.items())
    assert matrix["libraries"][1] == " ".join(floors)


@pytest.mark.slow
def test_every_example_hand_is_read() -> None:
    files = sorted((ROOT / "examples").glob("*.txt"))
    assert files
    for file in files:
        run = subprocess.run(
            [sys.executable, "-m", "mahjong_cli", "--json", "-"], input=file.read_bytes(),
            capture_output=True, check=False,
        )  # fmt: skip
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        assert len(answers) >= (1 if file.stem == "games" else 5)
        assert [a for a in answers if "error" in a] == []


@pytest.mark.slow
def test_every_example_script_runs() -> None:
    scripts = sorted((ROOT / "examples").glob("*.py"))
    assert scripts
    for script in scripts:
        run = subprocess.run(
            [sys.executable, str(script)], capture_output=True, check=False, encoding="utf-8",
            env={"PATH": "", "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        assert run.stdout == script.with_suffix(".out").read_text("utf-8")
