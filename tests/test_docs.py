"""What the documentation shows is what the program does."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import PAGES, ROOT, drawn, output_of, pictures, sessions

SESSIONS = [
    pytest.param(command, output, id=f"{page.stem}-{n}")
    for page in PAGES
    for n, (command, output) in enumerate(sessions(page))
]
README = (ROOT / "README.md").read_text("utf-8")


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
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.M | re.S)


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python examples of README as a program, and a script among the examples."""
    folder = tmp_path_factory.mktemp("examples")
    program = folder / "readme.py"
    program.write_text(doctest.script_from_examples("\n".join(EXAMPLES)), "utf-8")
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
