"""Every sentence is there in every language, and written in the characters of each."""

from __future__ import annotations

import re
import string

import click
import pytest

from mahjong_cli.cli import speech
from mahjong_cli.text import LANGUAGES, Language, Text, language
from tests.texts import BOTH_WAYS, every_text, simplified, traditional

TEXTS = sorted(every_text())


def test_there_are_sentences_from_every_room() -> None:
    rooms = {module.partition(".")[2].partition(".")[0] for module in every_text().values()}
    assert rooms >= {"text", "problems", "notation", "fans", "games", "render"}
    assert len(TEXTS) > 500


def test_every_sentence_is_there_in_every_language() -> None:
    lacking = [text for text in TEXTS if not all(words.strip() for words in text)]
    assert lacking == []


def test_every_language_names_the_same() -> None:
    def named(words: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(words) if name}

    assert [text for text in TEXTS if len({frozenset(named(words)) for words in text}) > 1] == []


def test_simplified_and_traditional_differ_character_by_character() -> None:
    assert [text for text in TEXTS if len(text.zh) != len(text.hant)] == []


def test_traditional_text_has_no_simplified_character() -> None:
    assert len(simplified()) > 100
    wrong = {(char, text.hant) for text in TEXTS for char in set(text.hant) & simplified()}
    assert {(char, said) for char, said in wrong if char not in BOTH_WAYS} == set()
    assert {char for char, _ in wrong} == set(BOTH_WAYS)


def test_simplified_text_has_no_traditional_character() -> None:
    foreign = traditional() - BOTH_WAYS.keys()
    assert [(char, text.zh) for text in TEXTS for char in set(text.zh) & foreign] == []


def test_nothing_that_is_said_in_chinese_is_left_in_english() -> None:
    def words(text: str) -> str:
        return "".join(words for words, *_ in string.Formatter().parse(text))

    same = [text for text in TEXTS if text.zh == text.en and any(map(str.isalpha, words(text.en)))]
    assert same == []


def test_another_language_is_english_until_its_sentences_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LANGUAGES, "ja", Language("ja", fallback="en", tag="ja"))
    monkeypatch.setattr(speech, "_spoken", ["ja"])
    assert Text("Pung", "刻子", "刻子").say("ja") == "Pung"
    assert Text("", "", "").say("ja") == ""
    for english in ("Usage:", "{name} {filename!r} does not exist."):
        assert speech.translated(english) == english
    command = click.Command("fans", help="List the fans.", short_help="The fans.")
    with click.Context(command) as context:
        speech.in_language(command, "fans", context)
    assert (command.help, command.short_help) == ("List the fans.", "The fans.")


TYPED = {
    "separate words with spaces, write tiles as 123m or 一二三万",
    "separate words with spaces, write tiles as 123m or 一二三万; mjscore notation tiles says more",
    "write for example {read}万",
    "write it with 0-9 or 一-九",
    "{read} has no number: 1-9 or 一-九 expected before it",
    "write for example 5{read} or 五{read}",
}
"""The English sentences that say what may be typed in Chinese."""


def test_english_names_fans_and_tiles_in_english() -> None:
    """All other English is free of Chinese."""
    assert {text.en for text in TEXTS if re.search("[㐀-鿿]", text.en)} == TYPED


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "zh_HK.UTF-8"}, "zh-Hant"),
        ({"LANG": "", "LC_ALL": "zh"}, "zh"),
    ],
)
def test_the_locale_names_the_language(environ: dict[str, str], lang: str) -> None:
    assert language(environ) == lang


class InFrench(Text):
    """A sentence with one more field."""

    fr = "Main"


def test_another_language_is_one_more_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "fr", Language("fr", colon=" : "))
    hand = InFrench("Hand", "手牌", "手牌")
    assert hand.name("fr") == "Main"
    # What it lacks is said in the language that stands in for it.
    lacking = [text for text in [hand, *TEXTS] if not getattr(text, "fr", "")]
    assert lacking == TEXTS
    assert all(text.written("fr") == text.en for text in lacking)
    assert Text("of {hand}", "{hand}的", "{hand}的").say("fr", hand=hand) == "of Main"
