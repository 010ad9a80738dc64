"""The rulings of each rule set, as data and as they are shown."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from rich.cells import cell_len

from mahjong_cli.games import CATALOGUE, rulings
from mahjong_cli.games.game import Ruling
from mahjong_cli.render import LANGS, pages
from mahjong_cli.render.look import Look

CLAUSE = re.compile(r"[ABM]-\d\d|A\.4 row \d+")
EVERY = [(name, ruling) for name in CATALOGUE for ruling in rulings(name)]


@pytest.mark.parametrize(("name", "ruling"), EVERY, ids=lambda each: getattr(each, "clause", each))
def test_a_ruling_is_a_sentence_in_both_languages(name: str, ruling: Ruling) -> None:
    assert CLAUSE.fullmatch(ruling.clause)
    assert re.fullmatch(r"[^\n]+[^.]\.", ruling.en)
    assert ruling.en.count(". ") == 0
    assert re.fullmatch(r"[^\n。]+。", ruling.zh)
    assert re.search("[a-z]", ruling.en)
    assert not re.search("[A-Za-z]", ruling.zh)


@pytest.mark.parametrize("name", CATALOGUE)
def test_clauses_are_cited_once_and_in_order(name: str) -> None:
    clauses = [ruling.clause for ruling in rulings(name)]
    assert len(clauses) > 15
    assert len(set(clauses)) == len(clauses)
    assert all(
        [c for c in clauses if c[0] == letter] == sorted(c for c in clauses if c[0] == letter)
        for letter in "ABM"
    )


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_house_option_has_its_ruling(name: str) -> None:
    clauses = {ruling.clause for ruling in rulings(name)}
    sources = {option.source for option in CATALOGUE[name].options}
    assert {source for source in sources if CLAUSE.fullmatch(source)} <= clauses


def test_the_clauses_of_the_house_options_are_cited() -> None:
    sources = {o.source for rules in CATALOGUE.values() for o in rules.options}
    assert {s for s in sources if not CLAUSE.fullmatch(s)} == {"R98 Art. 10", "practice"}


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [40, 80])
def test_every_ruling_is_shown(name: str, lang: str, width: int) -> None:
    look = Look(lang, width)
    page = pages.rule_set(CATALOGUE[name], rulings(name), look)
    assert all(cell_len(line) <= width for line in page.splitlines())
    joined = re.sub(r"\s", "", page)
    for ruling in rulings(name):
        assert re.search(rf"^  {ruling.clause}(  |$)", page, re.M)
        said = {"en": ruling.en, "zh": ruling.zh}
        for tongue in said:
            shown = re.sub(r"\s", "", said[tongue]) in joined
            assert shown == (tongue in look.tongues)


def test_scoring_reads_no_rulings() -> None:
    code = (
        "import sys, mahjong_cli as m;"
        "m.score(m.parse('123m456p67p789s55m +8p self gold=9s'));"
        "print([name for name in sys.modules if name.endswith('rulings')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
