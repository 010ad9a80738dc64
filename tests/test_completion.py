"""What the shells are given to complete a word with."""

from __future__ import annotations

import shutil
from subprocess import CompletedProcess, run

import pytest
from click.shell_completion import CompletionItem, get_completion_class

from mahjong_cli.cli.app import cli
from tests.command import COMMAND, environment


def asked(**environ: str) -> CompletedProcess[bytes]:
    """What the command says to a shell."""
    return run(COMMAND, input=b"", capture_output=True, env=environment(**environ), check=False)


def completed(*words: str) -> list[CompletionItem]:
    *args, incomplete = words
    shell = get_completion_class("zsh")
    assert shell is not None
    return shell(cli, {}, "mjscore", "_MJSCORE_COMPLETE").get_completions(args, incomplete)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["gold=6"], ["gold=6m", "gold=6p", "gold=6s"]),
        (["123m gold=6"], ["123m gold=6m", "123m gold=6p", "123m gold=6s"]),
        (["123m", "rou"], ["round=E", "round=S", "round=W", "round=N"]),
        (["123m", "nine-gates=s"], ["nine-gates=shape"]),
        (["123m", "fl"], ["flowerdraw", "flip=", "flowers=", "flowers-score="]),
        (["123m", "自"], ["自摸"]),
        (["--gold", "E"], ["E"]),
        (["--gold=6"], ["6m", "6p", "6s"]),
        (["--rules", ""], ["golden", "mcr", "hongzhong"]),
        (["123m", "fro"], ["from=left", "from=across", "from=right"]),
        (["123m", "left=unr"], ["left=unready"]),
        (["123m", "红中杠="], ["红中杠=1", "红中杠=2", "红中杠=3", "红中杠=4"]),
        (["123m", "gold-top=r"], ["gold-top=raw"]),
        (["fans", "--rules", "hongzhong", "robbed"], ["robbed_kong"]),
        (["--house", "kongs="], ["kongs=multiply", "kongs=fans-only"]),
        (["--lang", "zh"], ["zh", "zh-Hant"]),
        (["--se"], ["--seat"]),
        (["sche"], ["schema"]),
        (["fans", "all_pu"], ["all_pungs"]),
        (["fans", "碰"], ["碰碰和", "碰碰", "碰对和", "碰對和"]),
        (["rules", "g"], ["golden"]),
    ],
)
def test_completion(words: list[str], expected: list[str]) -> None:
    assert [item.value for item in completed(*words)] == expected


def test_a_first_word_may_be_a_command_or_a_hand() -> None:
    values = {item.value for item in completed("")}
    assert {"fans", "rules", "score", "self", "gold="} <= values


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shell", "registers"),
    [
        ("bash", "complete -o nosort -F _mjscore_completion mjscore"),
        ("zsh", "#compdef mjscore"),
        ("fish", "complete --no-files --command mjscore"),
    ],
)
def test_every_shell_has_its_script(shell: str, registers: str) -> None:
    result = asked(_MJSCORE_COMPLETE=f"{shell}_source")
    assert (result.returncode, result.stderr) == (0, b"")
    script = result.stdout.decode()
    assert registers in script
    assert f"_MJSCORE_COMPLETE={shell}_complete" in script
    if found := shutil.which(shell):
        run([found, "-n"], input=result.stdout, check=True)


def test_no_tile_is_completed_as_gold_that_no_rule_set_has() -> None:
    for words in (["gold="], ["--gold", ""]):
        faces = {item.value.removeprefix("gold=") for item in completed(*words)}
        assert {"1m", "9s", "E", "F", "P"} < faces
        assert "C" not in faces


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("mjscore 123m gold = 6", ["6m", "6p", "6s"]),
        ("mjscore 123m seat =", ["E", "S", "W", "N"]),
        ("mjscore --house = kongs = f", ["fans-only"]),
        ("mjscore --gold = E", ["E"]),
        ("mjscore sche", ["schema"]),
    ],
)
def test_bash_takes_words_apart_at_the_equals_sign(line: str, expected: list[str]) -> None:
    cursor = str(len(line.split()) - 1)
    result = asked(_MJSCORE_COMPLETE="bash_complete", COMP_WORDS=line, COMP_CWORD=cursor)
    assert result.stdout.decode().split() == [f"plain,{value}" for value in expected]
