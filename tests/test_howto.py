"""``mjscore notation``: every topic is told, with every word and key that belongs to it."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from mahjong_cli import games, parse
from mahjong_cli.render.howto import EXAMPLE, TOPICS, topic_of
from mahjong_cli.text import LANGS
from tests.command import mjscore

GRAMMAR = games.grammar()


def page(*topic: str, lang: str = "en", width: int = 80) -> str:
    result = mjscore("notation", *topic, "--lang", lang, COLUMNS=str(width))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_first_page_names_every_topic_and_an_example_that_can_be_read() -> None:
    shown = page()
    assert [one.name for one in TOPICS] == re.findall(r"^(\w+)  +\S", shown, re.M)[-len(TOPICS) :]
    assert len(TOPICS) > 6
    for text in {*EXAMPLE}:
        parse(text)
    assert EXAMPLE.en in shown


@pytest.mark.slow
@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("topic", [one.name for one in TOPICS])
def test_every_topic_fits_in_every_language(topic: str, lang: str, width: int) -> None:
    lines = page(topic, lang=lang, width=width).splitlines()
    assert len(lines) > 3
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("topic", [one.name for one in TOPICS])
def test_a_topic_tells_every_spelling_that_leads_to_it(topic: str) -> None:
    shown = "".join(page(topic, lang="both", width=200).split())
    spellings = {*GRAMMAR.words, *GRAMMAR.keys}
    own = [each for each in spellings if (found := topic_of(each, GRAMMAR)) and found.name == topic]
    missing = [each for each in own if each.isascii() and each not in shown]
    assert missing == []


def test_five_topics_have_spellings_of_their_own() -> None:
    found = [topic_of(each, GRAMMAR) for each in (*GRAMMAR.words, *GRAMMAR.keys)]
    assert {each.name for each in found if each} == {"melds", "words", "keys", "house", "players"}
