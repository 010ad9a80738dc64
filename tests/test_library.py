"""The library as a program meets it: names, types, and values that nobody can change."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import mahjong_cli
from mahjong_cli import (
    Hand,
    UnknownName,
    fans,
    format,
    parse,
    rule_sets,
    score,
    tile,
    tile_name,
)
from mahjong_cli.tiles import FACES

HANDS = [
    "[7777p,1][3333s]555m88m22s +8m gold=9s flowers=2",
    "123456789m777p3s +E self gold=E seat=S round=E min=0",
    "123m456m78s11s456p +9p discard gold=E",
    "1122335778899m +5m rules=mcr",
    "11p55p33s77s99sNNF +F from=left dealer=right rules=hongzhong stake=2",
    "[222p][345p]66678p11p +9p robkong from=left left=open dealer=right gold=5s rules=hongzhong",
]


@pytest.mark.parametrize("text", HANDS)
def test_a_score_is_a_value(text: str) -> None:
    once = score(parse(text), every=True)
    for again in (
        score(parse(text), every=True), copy.deepcopy(once), pickle.loads(pickle.dumps(once)),
    ):  # fmt: skip
        assert again == once
        assert hash(again) == hash(once)
    assert len({once, score(parse(text), every=True)}) == 1


@pytest.mark.parametrize("text", HANDS)
def test_what_a_score_hands_out_changes_nothing(text: str) -> None:
    def spoil(value: object) -> None:
        if isinstance(value, dict):
            for each in list(value.values()):
                spoil(each)
            value.clear()
        elif isinstance(value, list):
            for each in value:
                spoil(each)
            value.append("spoilt")

    result = score(parse(text), every=True)
    before = copy.deepcopy(result.as_dict())
    spoil(result.as_dict())
    assert result.as_dict() == before
    assert score(parse(text), every=True).as_dict() == before


@pytest.mark.parametrize("text", HANDS)
def test_a_hand_is_written_in_notation(text: str) -> None:
    hand = parse(text)
    assert parse(str(hand)) == hand
    assert format(hand) == str(hand)


@pytest.mark.parametrize("face", FACES)
def test_a_face_and_its_names_go_both_ways(face: int) -> None:
    for lang in ("en", "zh", "zh-Hant"):
        assert tile(tile_name(face, lang)) == face


def test_what_is_no_tile() -> None:
    for name in ("0z", "12m", "", "1f", "tile"):
        with pytest.raises(UnknownName, match="no tile is called"):
            tile(name)


def test_the_fans_of_a_rule_set() -> None:
    score(parse(HANDS[0]))
    # The package of the same name does not take the place of the function.
    assert mahjong_cli.fans is fans
    assert [len(fans(rules.name)) for rules in rule_sets()] == [81, 82, 9]
    assert fans("国标")[0].name.zh == "大四喜"
    with pytest.raises(UnknownName, match="no rule set is called nosuch"):
        fans("nosuch")


def test_wrong_types_are_told() -> None:
    with pytest.raises(TypeError, match="the text of a hand is a str, not NoneType"):
        parse(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="what is scored is a Hand, as parse makes one, not str"):
        score("123m")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the name of a tile is a str, not int"):
        tile(5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the name of a rule set is a str, not NoneType"):
        fans(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the default rules is a str or an int, not NoneType"):
        parse(HANDS[0], rules=None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a Hand is written in notation, not a FanScore"):
        format(score(parse(HANDS[0])))  # type: ignore[arg-type]
    for face in (-1, 34):
        with pytest.raises(ValueError, match=f"{face} is not a face: 0-33 expected"):
            tile_name(face)
    assert parse("123m456m789m11p45s +3s", min=0) == parse("123m456m789m11p45s +3s min=0")


@pytest.mark.parametrize("key", ["seen", "flowers", "win", "kong"])
def test_what_each_hand_says_for_itself_is_no_default(key: str) -> None:
    with pytest.raises(UnknownName, match=f"{key}= is no default: each hand says it for itself"):
        parse(HANDS[0], **{key: "1m"})


def test_rule_sets_are_values() -> None:
    assert len({*rule_sets(), *rule_sets()}) == len(rule_sets())


def test_every_name_is_there() -> None:
    assert {name for name in dir(mahjong_cli) if not name.startswith("__")} <= {
        *mahjong_cli.__all__
    }
    assert set(mahjong_cli.__all__) <= set(dir(mahjong_cli))
    for name in mahjong_cli.__all__:
        assert getattr(mahjong_cli, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nosuch'"):
        _ = mahjong_cli.nosuch
    assert isinstance(parse(HANDS[0]), Hand)


@pytest.mark.slow
def test_the_version_is_that_of_the_package() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mahjong_cli", "--version"], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert mahjong_cli.__version__ in run.stdout
