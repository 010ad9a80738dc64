"""The rulings of each rule set, as data and as they are shown."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from rich.cells import cell_len

from mahjong_cli.games import CATALOGUE
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.render import pages
from mahjong_cli.render.look import Look
from mahjong_cli.text import LANGS, LANGUAGES, tongues

CLAUSE = re.compile(r"[ABM]-\d\d|A\.4 row \d+")
EVERY = [(name, ruling) for name in CATALOGUE for ruling in CATALOGUE[name].rulings]


@pytest.mark.parametrize(("name", "ruling"), EVERY, ids=lambda each: getattr(each, "clause", each))
def test_a_ruling_is_a_sentence_in_every_language(name: str, ruling: Ruling) -> None:
    assert CLAUSE.fullmatch(ruling.clause)
    text = ruling.text
    assert re.fullmatch(r"[^\n]+[^.]\.", text.en)
    assert text.en.count(". ") == 0
    assert re.search("[a-z]", text.en)
    for chinese in (text.zh, text.hant):
        assert re.fullmatch(r"[^\n。]+。", chinese)
        assert not re.search("[A-Za-z]", chinese)


@pytest.mark.parametrize("name", CATALOGUE)
def test_clauses_are_cited_once_and_in_order(name: str) -> None:
    clauses = [ruling.clause for ruling in CATALOGUE[name].rulings]
    assert len(clauses) > 15
    assert len(set(clauses)) == len(clauses)
    assert all(
        [c for c in clauses if c[0] == letter] == sorted(c for c in clauses if c[0] == letter)
        for letter in "ABM"
    )


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_house_option_has_its_ruling(name: str) -> None:
    clauses = {ruling.clause for ruling in CATALOGUE[name].rulings}
    sources = {option.source for option in CATALOGUE[name].rules.options}
    assert {source for source in sources if CLAUSE.fullmatch(source)} <= clauses


def test_the_clauses_of_the_house_options_are_cited() -> None:
    sources = {o.source for game in CATALOGUE.values() for o in game.rules.options}
    assert {s for s in sources if not CLAUSE.fullmatch(s)} == {"R98 Art. 10", "practice"}


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [40, 80])
def test_every_ruling_is_shown(name: str, lang: str, width: int) -> None:
    look = Look(lang, width)
    page = pages.rule_set(CATALOGUE[name], look)
    assert all(cell_len(line) <= width for line in page.splitlines())
    joined = re.sub(r"\s", "", page)
    for ruling in CATALOGUE[name].rulings:
        assert re.search(rf"^  {ruling.clause}(  |$)", page, re.M)
        for tongue in LANGUAGES:
            shown = re.sub(r"\s", "", ruling.text.written(tongue)) in joined
            same = {ruling.text.written(other) for other in tongues(lang)}
            assert shown == (ruling.text.written(tongue) in same)


@pytest.mark.slow
def test_scoring_reads_no_rulings() -> None:
    code = (
        "import sys, mahjong_cli as m;"
        "m.score(m.parse('123m456p67p789s55m +8p self gold=9s'));"
        "print([name for name in sys.modules if name.endswith('rulings')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
