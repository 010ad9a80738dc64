"""How each game is played, told by ``mjscore rules``, and one ruling with its hand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result
from rich.cells import cell_len

from mahjong_cli.cli.app import cli
from mahjong_cli.fans.registry import Fan
from mahjong_cli.games import CATALOGUE, find_clause
from mahjong_cli.games.house import HouseOption
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.games.shown import answers
from mahjong_cli.problems.problem import UnknownName
from mahjong_cli.render import pages
from mahjong_cli.render.look import Look
from mahjong_cli.text import LANGS


def _clause(each: object) -> str:
    return str(getattr(each, "clause", getattr(each, "name", each)))


CHINESE = re.compile("[㐀-鿿]")
LINES = [
    (name, chapter.heading.en, line)
    for name, game in CATALOGUE.items()
    for chapter in game.book
    for line in chapter.lines
]
RULINGS = [(name, ruling) for name, game in CATALOGUE.items() for ruling in game.rulings]


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, list(args), env={"COLUMNS": "80"})


@pytest.mark.parametrize(("name", "heading", "line"), LINES)
def test_a_line_is_a_sentence_with_the_clause_of_a_ruling(
    name: str, heading: str, line: Ruling
) -> None:
    game = CATALOGUE[name]
    numbers = {str(number) for number, _ in enumerate(game.entries, 1)}  # of fans, in the text
    cited = {ruling.clause for ruling in game.rulings} | numbers | {"R98"}
    assert {*line.clause.split(", ")} <= cited
    assert re.fullmatch(r"[^\n]+[^.]\.", line.text.en)
    assert line.text.en.count(". ") == 0
    for chinese in line.text[1:]:
        assert re.fullmatch(r"[^\n。]+。", chinese)
        assert not re.search("[A-Za-z]", chinese)


@pytest.mark.parametrize("name", CATALOGUE)
def test_english_is_all_english(name: str) -> None:
    game = CATALOGUE[name]
    said = [line.text.en for _, _, line in LINES] + [each.text.en for each in game.rulings]
    said += [option.about.en for option in game.rules.options]
    assert [text for text in said if CHINESE.search(text)] == []


HEADINGS = {
    "golden": ["Tiles", "The deal and the gold", "Claims", "Kongs", "Winning"],
    "mcr": ["Tiles", "Claims", "Kongs", "Winning"],
    "hongzhong": ["Tiles", "The laizi and the red dragon", "Claims", "Kongs", "Winning"],
}


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_chapters(name: str) -> None:
    found = [chapter.heading.en for chapter in CATALOGUE[name].book]
    assert found == [*HEADINGS[name], "The end of the wall", "Who pays"]


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("golden", [
            "a fourteenth, then one tile is flipped",  # the deal, and when the gold is found
            "a flipped red dragon makes F gold",
            "A gold is never discarded",
            "it is melded and open, and nobody can rob it",  # 直杠
            "it is melded and open, and it can be robbed",  # 蓄杠
            "does not open the hand, and nobody can rob it",  # 暗杠
            "the first from the dealer on, against the clock",
            "says nothing about payments",
        ]),
        ("mcr", ["from the discarder on", "added to a claimed pung can be robbed", "pays 8"]),
        ("hongzhong", [
            "Five stacks, ten tiles, stay undrawn",
            "A red dragon must be put down before winning, by discard or as a kong",
            "a concealed kong is ×4 and does not open",
            "Every loser pays for himself",
        ]),
    ],
)  # fmt: skip
def test_what_a_page_says(name: str, sentences: list[str]) -> None:
    page = " ".join(run("rules", name, "--lang", "en").output.split())
    assert [said for said in sentences if said not in page] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [40, 80])
def test_no_page_is_too_wide(name: str, lang: str, width: int) -> None:
    look = Look(lang, width)
    game = CATALOGUE[name]
    shown = [pages.rule_set(game, look)]
    shown += [pages.clause(game, [ruling], look) for ruling in game.rulings[::6]]
    assert all(cell_len(line) <= width for page in shown for line in page.splitlines())


# One ruling


@pytest.mark.parametrize(("name", "ruling"), RULINGS, ids=_clause)
def test_a_hand_shows_its_ruling(name: str, ruling: Ruling) -> None:
    """Each hand is read; those that are to be refused are so by their ruling's own problem."""
    game = CATALOGUE[name]
    refused = {
        (answer.value, answer.error.problems[0].name)
        for answer in answers(game, ruling)
        if answer.error
    }
    assert refused == REFUSED.get(ruling.clause, set())


REFUSED: dict[str, set[tuple[object, str]]] = {
    "A-01": {(None, "too-many-copies")},
    "A-03": {(None, "flower-value")},
    "A-05": {("printed", "claimed-wild")},
    "A-06": {(None, "gold-discarded")},
    "B-02": {(None, "tile-not-played")},
    "B-16": {(None, "no-last-tile")},
    "B-29": {(None, "fed-without-melds")},
    "M-01": {(None, "no-gold-here")},
}


RULED = [
    (name, ruling, option)
    for name, ruling in RULINGS
    for option in CATALOGUE[name].rules.options
    if option.source == ruling.clause
]


@pytest.mark.parametrize(("name", "ruling", "option"), RULED, ids=_clause)
def test_each_value_of_its_option_is_shown_and_makes_a_difference(
    name: str, ruling: Ruling, option: HouseOption[Any]
) -> None:
    shown = [each for each in answers(CATALOGUE[name], ruling) if each.option == option.name]
    assert {each.value for each in shown} >= set(option.values)
    assert [each.value for each in shown if each.usual] == [option.default]
    results = {
        (s.total, s.win, s.meets_minimum, s.paid()) if (s := each.score) else None for each in shown
    }
    assert len(results) == len(shown)


def test_most_options_have_a_ruling_of_their_own() -> None:
    assert len(RULED) > 15


def test_a_ruling_scored_both_ways() -> None:
    page = run("rules", "golden", "A-24", "--lang", "en").output
    assert "concealed=practice  (default)\n    67  Four Concealed Pungs 64" in page
    assert "concealed=printed\n    70  Four Concealed Pungs 64, Fully Concealed Hand 4" in page
    paid = run("rules", "mcr", "a-33", "--lang", "en").output
    assert "pay=mcr  (default)" in paid
    assert "left 21, across 8, right 8" in paid


@pytest.mark.parametrize(
    ("name", "clause", "said"),
    [
        ("golden", "A-244", "no clause is called A-244; did you mean A-24?"),
        ("golden", "M-06", "M-06 is a clause of mcr, not of golden; mjscore rules mcr M-06 shows"),
        ("mcr", "a-05", "A-05 is a clause of golden, not of mcr; mjscore rules golden A-05 shows"),
        ("golden", "82", "82 is a clause of mcr, not of golden"),
        ("mcr", "Z-05", "no clause is called Z-05; mjscore rules mcr lists them"),
        ("mcr", "44, 99", "no clause is called 99; "),
        ("hongzhong", "xyz", "no clause is called xyz; mjscore rules hongzhong lists them"),
        ("golden", ",", "no clause is called ,; "),
    ],
)
def test_no_such_clause(name: str, clause: str, said: str) -> None:
    ran = run("rules", name, clause)
    assert ran.exit_code == 2
    assert said in " ".join(ran.stderr.split())
    with pytest.raises(UnknownName):
        find_clause(CATALOGUE[name], clause)


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
def test_everything_that_is_cited_is_found(name: str) -> None:
    """Each clause on the page of a rule set, in any case, and the number of each fan."""
    game = CATALOGUE[name]
    fans = [str(fan.number) for fan in game.entries if isinstance(fan, Fan)]
    cited = {ruling.clause for ruling in game.rulings}
    for clause in [*cited, *(line.clause for of, _, line in LINES if of == name), *fans]:
        for typed in (clause, clause.lower(), clause.replace(", ", ","), clause.replace("-", "")):
            assert find_clause(game, typed) == find_clause(game, clause)
        parts = {*clause.split(", ")}
        assert all(parts & {*one.clause.split(", ")} for one in find_clause(game, clause))


@pytest.mark.parametrize(
    ("name", "clause", "said"),
    [
        ("mcr", "R98", ["A discard may be claimed", "first from the discarder", "no hand shows"]),
        ("golden", "81", ["is laid aside", "Once for each flower held", "Flower Tiles 2"]),
        ("golden", "44, 45", ["To draw the last tile", "Last Tile Draw 8", "Last Tile Claim 8"]),
        ("golden", "A-32", ["Only one player wins", "no hand shows it"]),
        ("hongzhong", "b33", ["Full Flush goes first", "420", "right 420"]),
    ],
)  # fmt: skip
def test_what_a_clause_shows(name: str, clause: str, said: list[str]) -> None:
    page = " ".join(run("rules", name, clause, "--lang", "en").output.split())
    assert [each for each in said if each not in page] == []


def test_only_what_is_settled_before_scoring_has_no_hand() -> None:
    without = {each.clause for _, each in RULINGS if not each.hand}
    assert without == {"A-32"}


def test_json() -> None:
    (line,) = run("rules", "golden", "A-05", "--json", "--lang", "en").stdout.splitlines()
    made = json.loads(line)
    assert (made["rules"], made["clause"]) == ("golden", "A-05")
    printed, wild = made["answers"]
    assert (printed["option"], printed["value"], printed["default"]) == ("claims", "printed", True)
    assert printed["answer"]["error"]["code"] == "contradiction"
    assert (wild["value"], wild["default"], wild["answer"]["total"]) == ("wild", False, 3)
    (line,) = run("rules", "golden", "A-32", "--json", "--lang", "en").stdout.splitlines()
    assert (json.loads(line)["hand"], json.loads(line)["answers"]) == (None, [])
    (line,) = run("rules", "hongzhong", "--json", "--lang", "zh").stdout.splitlines()
    book = json.loads(line)["book"]
    assert book[0] == {
        "heading": "用牌",
        "lines": [
            {"clause": "B-01", "text": "三人玩；四人玩须另约定。"},
            {"clause": "B-02", "text": "共九十六张：筒、条、南西北和中发白，每种四张。"},
        ],
    }


def test_completion_of_clauses() -> None:
    def completed(*args: str) -> list[str]:
        *before, begun = args
        complete = ShellComplete(cli, {}, "mjscore", "_MJSCORE_COMPLETE").get_completions
        return [item.value for item in complete(["rules", *before], begun)]

    assert completed("golden", "a-2")[:3] == ["A-20", "A-21", "A-22"]
    assert completed("hongzhong", "B-33") == ["B-33"]
    assert completed("nonsense", "A-2") == []
