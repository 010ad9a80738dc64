"""Everything that a hand may say in English it may say in Chinese, in either script."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.shell_completion import CompletionItem, get_completion_class
from click.testing import CliRunner

from mahjong_cli import games, parse
from mahjong_cli.cli.app import cli
from mahjong_cli.games.house import HouseOption
from mahjong_cli.notation.vocabulary import Key, Word
from mahjong_cli.notation.words import KEYS, WORDS
from mahjong_cli.tiles import CHINESE_NAMES, NAMES

PLAIN = {
    "golden": "123m456m789m11p45s +3s discard",
    "mcr": "123m456m789m11p45s +3s discard rules=mcr",
    "hongzhong": "11p55p33s77s99sNNF +F from=left dealer=right rules=hongzhong",
}
"""A hand of each rule set."""

GRAMMAR = games.grammar()


def options() -> Iterator[tuple[str, HouseOption[Any]]]:
    for name, game in games.CATALOGUE.items():
        for option in game.rules.options:
            yield name, option


OPTIONS = [*options()]
IDS = [f"{rules} {option.name}" for rules, option in OPTIONS]


def things() -> Iterator[Word | Key]:
    yield from WORDS
    yield from KEYS
    for vocabulary in GRAMMAR.vocabularies.values():
        yield from vocabulary.words
        yield from vocabulary.keys


def test_every_word_key_and_value_has_a_name_in_chinese() -> None:
    named = [*things()]
    assert len(named) > 50
    lacking = [each.name for each in named if each.title.zh.isascii() or each.title.hant.isascii()]
    assert lacking == []
    # What is not called otherwise is a number, a tile in letters, or the name of a program.
    nameless = {
        value
        for key in named
        if isinstance(key, Key)
        for value in key.values
        if key.said(value).zh.isascii() and not value.isdigit() and value not in NAMES
    }
    assert nameless == {"botzone"} | {each for each in nameless if each in GRAMMAR.vocabularies}
    assert all(GRAMMAR.keys["rules"].said(name).zh != name for name in GRAMMAR.vocabularies)


def test_no_spelling_means_two_things() -> None:
    for vocabulary in GRAMMAR.vocabularies.values():
        keys = {key.name: key for key in (*KEYS, *vocabulary.keys)}.values()
        every = [key.spellings for key in keys]
        every += [word.spellings for word in (*WORDS, *vocabulary.words)]
        spelt = [spelling for spellings in every for spelling in dict.fromkeys(spellings)]
        assert len(spelt) == len({*spelt})


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "option"), OPTIONS, ids=IDS)
def test_house_options_are_read_in_chinese(rules: str, option: HouseOption[Any]) -> None:
    values = option.values or (option.least, option.least + 3)
    for value in values:
        text = str(value)
        wanted = parse(f"{PLAIN[rules]} {option.name}={text}")
        assert dict(wanted.house)[option.name] == value
        for name in option.called:
            for each in (text, *option.also.get(text, ())):
                assert parse(f"{PLAIN[rules]} {name}={each}") == wanted
        said = f"{option.title.hant}={option.shown(value).hant}"
        given = CliRunner().invoke(cli, [PLAIN[rules], "--house", said])
        assert given.output == CliRunner().invoke(cli, [f"{PLAIN[rules]} {said}"]).output


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "option"), OPTIONS, ids=IDS)
def test_what_is_said_of_house_options_is_said_in_chinese(
    rules: str, option: HouseOption[Any]
) -> None:
    values = option.values or (option.least + 1,)
    for value in values:
        if value == option.default:
            continue
        for lang, name, shown in zip(
            ("zh", "zh-Hant"), option.title[1:], option.shown(value)[1:], strict=True
        ):
            args = [f"{PLAIN[rules]} {option.name}={value}", "--lang", lang]
            assert f" {name}={shown}（" in CliRunner().invoke(cli, args).output
            page = CliRunner().invoke(cli, ["rules", rules, "--lang", lang]).output
            assert f"  {name}=" in page
            notation = CliRunner().invoke(cli, ["notation", "house", "--lang", lang]).output
            assert f"  {name}=" in notation


def test_a_column_and_a_key_hold_them_in_chinese() -> None:
    hand = "123m456m789m11p45s +3s discard"
    for column in ("选项", "選項", "规则选项", "規則選項"):
        stdin = f'手牌,{column}\n{hand},"起和分=30 第五张=不可"\n{hand},起胡=30\n'
        made = CliRunner().invoke(cli, ["-"], input=stdin).output.splitlines()
        assert [json.loads(line)["meets_minimum"] for line in made] == [False, False]
        given = json.dumps({"手牌": hand, column: {"起和分": 30, "第五張": "不可"}})
        made = CliRunner().invoke(cli, ["-"], input=given).output.splitlines()
        assert json.loads(made[0])["hand"].endswith("fifth=no min=30")
    twice = f"手牌,选项\n{hand},起和分=30 min=31\n"
    assert "bad-record" in CliRunner().invoke(cli, ["-"], input=twice).output


def test_the_other_keys_are_read_in_chinese() -> None:
    plain = parse("123m456m789m11p67z5z +5z self z=riichi")
    for order in ("字牌=日本", "字牌=白发中", "字牌=白發中"):
        assert parse(f"123m456m789m11p67z5z +5z self {order}") == plain
    for key in ("写法", "寫法"):
        for name in ("花色在前", "prefix"):
            hand = parse(f"m123456789p11s45 +s3 {key}={name}")
            assert hand == parse("123456789m11p45s +3s")
    for args in (["--notation", "天凤"], ["--notation", "天鳳"], ["--z-order", "日本"]):
        made = CliRunner().invoke(cli, ["123m456m789m11p67z5z +5z self", *args, "--json"]).output
        assert json.loads(made)["hand"] == str(plain)
    wrong = CliRunner().invoke(cli, ["1m", "--z-order", "天", "--lang", "zh"]).output
    assert "应为 中发白、白发中 之一" in wrong
    names = dict(zip(NAMES, CHINESE_NAMES, strict=True))
    for wind in "ESWN":
        hand = parse(f"123m456m789m11p45s +3s 门风={names[wind]} 圈風={names[wind]}")
        assert {NAMES[hand.seat or 0], NAMES[hand.round or 0]} == {wind}


def completed(*words: str) -> list[str]:
    shell = get_completion_class("zsh")
    assert shell is not None
    made: list[CompletionItem] = shell(cli, {}, "mjscore", "_MJSCORE_COMPLETE").get_completions(
        [*words[:-1]], words[-1]
    )
    return [item.value for item in made]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["1m", "屁胡點炮="], ["屁胡點炮=各家", "屁胡點炮=點炮者"]),
        (["1m", "付分=国"], ["付分=国标"]),
        (["1m", "杠分="], ["杠分=翻倍", "杠分=只计番"]),
        (["1m", "槓分="], ["槓分=翻倍", "槓分=只計番"]),
        (["1m", "第五"], ["第五张=", "第五張="]),
        (["1m", "kongs=只"], ["kongs=只计番", "kongs=只計番"]),
        (["--house", "金顶="], ["金顶=固定", "金顶=不过四百"]),
        (["1m", "门风="], ["门风=东", "门风=南", "门风=西", "门风=北"]),
        (["1m", "規則=國"], ["規則=國標麻將"]),
        (["--rules", "国标"], ["国标麻将", "国标"]),
        (["--notation", "花"], ["花色在前"]),
        (["notation", "规"], ["规则选项"]),
    ],
)  # fmt: skip
def test_values_are_completed_in_the_script_of_the_key(
    words: list[str], expected: list[str]
) -> None:
    assert completed(*words) == expected
