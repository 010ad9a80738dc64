"""The command itself speaks every language: help, usage errors, and lines broken as people do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import unicodedata

import click
import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from mahjong_cli.cli import manual, manual_pages, phrases
from mahjong_cli.cli.app import COMMANDS, cli
from mahjong_cli.games import CATALOGUE
from mahjong_cli.render.breaking import breaks, lines
from mahjong_cli.text import Text
from tests.texts import BOTH_WAYS, simplified, traditional

CHINESE = ("zh", "zh-Hant")
HANDS = (
    "[7777p,1][3333s][NNNN,2][CCCC]5p +5p self gold=9s",
    "[7777p,1][3333s]555m88m22s +8m flowers=2 seat=E round=E",
    "1155m3399p77sE6m6m +E gold=6m",
)


def mjscore(*args: str, width: int = 80, **environ: str) -> str:
    env = {"LC_ALL": "C.UTF-8", "COLUMNS": str(width), **environ}
    result = CliRunner().invoke(cli, args, prog_name="mjscore", env=env, input=b"")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def commands() -> dict[str, click.Command]:
    context = click.Context(cli)
    found = {name: cli.get_command(context, name) for name in COMMANDS}
    return {"": cli, **{name: command for name, command in found.items() if command}}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", *COMMANDS])
@pytest.mark.parametrize("lang", CHINESE)
@pytest.mark.parametrize("width", [40, 80])
def test_help_is_chinese_from_its_first_line_to_its_last(name: str, lang: str, width: int) -> None:
    english = mjscore(*filter(None, [name]), "--help", width=width)
    said = mjscore(*filter(None, [name]), "--help", "--lang", lang, width=width)
    assert "Options" not in said
    assert "Usage" not in said
    for line in said.splitlines():
        assert unicodedata.category(line.strip()[:1] or "x") != "Po" or line.strip()[0] in "#*&"
    # In English again, nothing of it is left.
    assert mjscore(*filter(None, [name]), "--help", width=width) == english
    assert english.isascii()
    locale = {"zh": "zh_CN.UTF-8", "zh-Hant": "zh_TW.UTF-8"}[lang]
    assert mjscore(*filter(None, [name]), "--help", width=width, LC_ALL=locale) == said
    assert mjscore("--lang", lang, *filter(None, [name]), "--help", width=width) == said


def test_everything_that_help_says_is_there_in_chinese() -> None:
    for name, command in commands().items():
        assert command.help
        assert manual.find(name, name, "help", command.help), name
        if name:
            assert manual.find(name, name, "short_help", ""), name
        for param in command.params:
            if isinstance(param, click.Option) and param.help:
                option = max(param.opts, key=len)
                ruled = option == "--rules"  # it names the rule sets that there are
                assert ruled or manual.find(name, option, "help", param.help), (name, option)


def test_the_two_ways_to_write_chinese_differ_character_by_character() -> None:
    tables = (manual.OPTIONS, manual.SHORT, manual_pages.HELP, manual_pages.STATUS)
    every = [each for table in tables for each in table.values()]
    assert len(every) > 50
    for each in every:
        assert len(each.zh) == len(each.hant)
        assert not {c for c in each.hant if c in simplified() and c not in BOTH_WAYS}, each.hant
        assert not set(each.zh) & (traditional() - BOTH_WAYS.keys()), each.zh


def test_both_languages_stand_one_below_the_other() -> None:
    said = mjscore("--help", "--lang", "both")
    assert said.index("一手牌") < said.index("Score a hand")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--nonsense"], "没有选项 --nonsense。"),
        (["--seat"], "选项 --seat 要有值。"),
        (["batch", "nosuch.txt"], "没有 'nosuch.txt'。"),
        (["batch", "-j", "0", "-"], "0 不在 1<=x<=1024 之内。"),
        (["batch", "-j", "x", "-"], "'x' 不是数字。"),
        (["--gold", "6m", "--gold", "7m", "1m"], "'6m' 与 '7m' 不一致：应为一个值"),
        (["--house", "min", "1m"], "'min' 应如 起和分=0"),
        (["--house", "min=x", "1m"], "min=x：应为不小于 0 的整数"),
        (["--json", "fans"], "选项写在命令之后：mjscore fans"),
        (["completion", "powershell"], "powershell：应为 bash、zsh、fish 之一"),
    ],
)
def test_usage_errors_are_chinese(args: list[str], said: str) -> None:
    told = mjscore(*args[:1], "--lang", "zh", *args[1:]) if args[0] == "batch" else mjscore(
        *args, LC_ALL="zh_CN.UTF-8"
    )  # fmt: skip
    assert said in told
    assert "Error" not in told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["batch", "--json", "-f", "csv", "-"], "错误：--json 与 -f 不一致。"),
        (["fans", ""], "应为名称，但这里是空的"),
    ],
)
def test_so_are_the_errors_of_the_process(args: list[str], said: str) -> None:
    env = {**os.environ, "LC_ALL": "zh_CN.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "mahjong_cli", *args]
    done = subprocess.run(command, input=b"", capture_output=True, env=env, check=False)
    assert done.returncode == 2
    assert said in done.stderr.decode()


@pytest.mark.slow
@pytest.mark.parametrize("args", [(), ("waits",), ("-",), ("completion",), ("schema", "x")])
def test_the_first_screen_and_usage_are_chinese(args: tuple[str, ...]) -> None:
    env = {**os.environ, "LC_ALL": "zh_CN.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "mahjong_cli", *args]
    done = subprocess.run(command, input=b"", capture_output=True, env=env, check=False)
    assert done.returncode == 2
    told = done.stderr.decode()
    for english in ("Usage", "OPTIONS", "HAND", "Example", "Choose", "Got", "says more", r"\t"):
        assert english not in told


@pytest.mark.slow
def test_the_shells_are_listed_below_each_other() -> None:
    command = [sys.executable, "-m", "mahjong_cli", "completion"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr.endswith("Choose from:\n  bash,\n  zsh,\n  fish\n")


@pytest.mark.parametrize("width", [40, 60, 80])
def test_no_key_is_broken_across_lines(width: int) -> None:
    assert not re.search(r"^ *(杠|槓|碰|吃)=", mjscore("notation", "melds", width=width), re.M)


@pytest.mark.parametrize("typed", ["book.xlsx", "book.zip"])
def test_a_spreadsheet_is_not_sent_to_batch(typed: str) -> None:
    assert "mjscore batch" not in mjscore(typed)


def test_readings_that_are_shown_are_not_said_to_be_shown_by_an_option() -> None:
    hand = "1155m3399p77sE6m6m +E gold=6m"
    assert "2 other readings pay the same (--all shows them)" in mjscore(hand)
    told = mjscore(hand, "--all")
    assert "2 other readings pay the same" in told
    assert "(--all" not in told


@pytest.mark.slow
@pytest.mark.parametrize("args", [["123m456m789m11p45s +3s 自摸", "--json"], ["fans", "花龙"]])
def test_chinese_is_typed_where_the_locale_has_none(args: list[str]) -> None:
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "mahjong_cli", *args]
    done = subprocess.run(command, input=b"", capture_output=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_every_phrase_names_the_same_in_every_language() -> None:
    for text in (*phrases.CLICKS, *phrases.OURS):
        assert isinstance(text, Text)
        english = set(re.findall(r"{(\w+)", text.en))
        assert set(re.findall(r"{(\w+)", text.zh)) <= english
        assert set(re.findall(r"{(\w+)", text.hant)) <= english


# Where lines are broken


@pytest.mark.slow
@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("lang", [*CHINESE, "both", "en"])
def test_no_line_begins_with_a_sign_that_closes_and_no_meld_is_broken(
    lang: str, width: int
) -> None:
    drawn = [mjscore(hand, "--lang", lang, width=width) for hand in HANDS]
    drawn += [mjscore("rules", name, "--lang", lang, width=width) for name in CATALOGUE]
    drawn += [mjscore("fans", "--lang", lang, width=width)]
    for page in drawn:
        for line in page.splitlines():
            assert line.strip()[:1] not in {*"，。；：、！？）》」』】"}, line
            assert line.count("[") == line.count("]"), line
            assert cell_len(line) <= width
            assert line == line.rstrip()


def test_lines_are_as_long_as_they_may_be() -> None:
    text = "红中是单张的杠，每张×2，共四张；翻到红中或北时黄金是发。"
    for width in range(6, 70):
        made = lines(text, width)
        assert "".join(made) == text
        assert all(cell_len(line) <= width for line in made)
        assert all(line[0] not in "，。；" for line in made)
    assert breaks("x" * 10, 4) == [4, 8]
    assert lines("[123m][456p,1]77s", 9) == ["[123m]", "[456p,1]", "77s"]


def test_rows_on_a_coloured_terminal_have_no_spaces_at_their_ends() -> None:
    said = mjscore(HANDS[1], "--color", FORCE_COLOR="1")
    assert "\x1b[" in said
    assert not re.search(r" (?:\x1b\[[0-9;]*m)*$", said, re.M)


# One command wholly in Chinese


def test_a_hand_of_the_laizi_game_is_typed_wholly_in_chinese() -> None:
    typed = (
        "规则=红中赖子杠 11饼55饼33条77条99条南南发 和=发 庄=上家 放炮=上家 上家=开口、红中杠:1"
        " 下家=未听,暗杠:1"
    )
    letters = (
        "11p55p33s77s99sSSF +F from=left dealer=left left=open,zhongkong:1 right=unready,ckong:1"
        " rules=hongzhong"
    )
    assert mjscore(typed) == mjscore(letters)
    assert "Payments" in mjscore(typed)
    traditional_ = (
        "規則=紅中賴子杠 11餅55餅33條77條99條南南發 胡=發 莊=上家 放炮=上家 上家=開口,紅中槓:1"
        " 下家=未聽,暗槓:1"
    )
    assert mjscore(traditional_) == mjscore(letters)
    robbed = "[發發發,1]123饼11饼45条 和=3条 搶杠 莊=自己 放炮=对家 players=4 包牌=下家"
    assert "error" not in mjscore(f"{robbed} rules=hongzhong")
