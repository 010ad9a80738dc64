"""What is drawn: words, widths, encodings, the JSON contract, carets."""

from __future__ import annotations

import re
import string
from dataclasses import replace
from functools import lru_cache
from random import Random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from mahjong_cli import MahjongError, Score, parse, score
from mahjong_cli.fans.tally import Exclusion
from mahjong_cli.games import CATALOGUE, rulings
from mahjong_cli.games.mcr import TABLE
from mahjong_cli.problems.hints import HINTS
from mahjong_cli.problems.messages import PROBLEMS
from mahjong_cli.render import LANGS, pages, picture, table, words
from mahjong_cli.render.hand import reading_text
from mahjong_cli.render.look import Look, language
from mahjong_cli.render.rows import reason_text
from mahjong_cli.render.total import steps
from mahjong_cli.tiles import NAMES, named
from tests import hands

HANDS = (
    "[7777p,1][3333s]555m88m22s +8m flowers=2 seat=E round=S gold=6m",
    "[7777p,1][NNNN,2][CCCC][3333p]5p +5p self seat=E round=E 1f5f秋",
    "11223344556mEE +6m seat=E round=E gold=E",
    "1155m3399p77sE6m6m +E gold=6m",
    "19m19p19sESWNCFP +9s self last flip=8p",
    "147s25m369p44s78p6m +9p gold=6m",
    "147s258m369pESWN +C fourth",
    "123m456m78s11s456p +9s fifth=no flowers-score=outside flowers=1",
    "[123m][345m]56s678p99p +7s flowers=7",
    "[8888s]23445m66p345s +6m kongdraw kongs=fans-only",
    "[CCC][PPP]66s999sFF +F self seat=S round=E flip=C",
    "234m44p44455566s +6s rules=mcr",
    "345m067p22344p12s +3s robkong min=20",
    "5m5m5m5m123p456p78sE +9s flip=4m self",
    "1469m28p379999sC +F self seat=E round=E gold=9s",
    "123456m456p1178s +8s",
)
WRONG = ("", "xx", "123m", "[eee][/x]:sun: \x1b[31m", "五万" * 700, "0z 一万万 🀄🀪 gold=q ①")
TIGHT = (40, 60, 80, 120)


@lru_cache(maxsize=1)
def scores() -> tuple[Score, ...]:
    rng = Random(20)
    drawn = [hands.winning(rng, n % 4) for n in range(12)] + [hands.losing(rng) for _ in range(3)]
    given = [parse(text) for text in HANDS]
    # The runners-up of every fourth hand; with many golds there may be hundreds.
    return tuple(score(hand, every=n % 4 == 3) for n, hand in enumerate(given + drawn))


def failure(text: str) -> MahjongError:
    with pytest.raises(MahjongError) as caught:
        parse(text)
    return caught.value


# Words


def test_every_code_has_words_in_both_languages() -> None:
    assert len(words.EVERY) > 70
    for code, text in words.EVERY.items():
        assert set(text) == {"en", "zh"}, code
        assert text["en"].strip(), code
        assert text["zh"].strip(), code
        named_in = [{f for _, f, _, _ in string.Formatter().parse(t) if f} for t in text.values()]
        assert named_in[0] == named_in[1], code


def test_every_problem_and_hint_has_both_languages() -> None:
    assert all(p.en.strip() and p.zh.strip() for p in PROBLEMS.values())
    assert all(h.en.strip() and h.zh.strip() for h in HINTS.values())


def test_the_reasons_are_the_closed_list_and_every_one_that_comes_up_is_on_it() -> None:
    closed = {"printed", "implied", "own-sets", "combination", "many-waits", "gold"}
    assert closed <= set(words.REASON_CODES)
    seen = {row.reason for s in scores() if s.best for row in s.best.excluded}
    assert seen
    assert seen <= set(words.REASON_CODES)


def test_english_words_need_no_more_than_ascii() -> None:
    plain = Look(encoding="ascii")
    for code, text in words.EVERY.items():
        assert "\\" not in plain.fit(text["en"]), code


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


# The table


@pytest.mark.parametrize("width", TIGHT)
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    look = Look(lang, width)
    for each in scores():
        drawn = table.text(each, look)
        assert max(map(cell_len, drawn.splitlines())) <= width, drawn


def test_it_is_drawn_even_where_it_cannot_be_read() -> None:
    assert table.text(scores()[0], Look("both", 12))


@pytest.mark.parametrize("lang", LANGS)
def test_ascii_gets_letters_english_names_and_no_question_marks(lang: str) -> None:
    look = Look(lang, 60, encoding="ascii").settled()
    for each in scores():
        drawn = table.text(each, look)
        assert drawn.isascii()
        assert "?" not in drawn
        assert "\\u" not in drawn
        assert "Hand" in drawn


@pytest.mark.parametrize(
    ("encoding", "lang"), [("gbk", "zh"), ("gbk", "zh-Hant"), ("cp1252", "zh")]
)
def test_poor_encodings_take_all_that_is_drawn(encoding: str, lang: str) -> None:
    look = Look(lang, 80, encoding=encoding).settled()
    for each in scores():
        drawn = table.text(each, look)
        drawn.encode(encoding)
        assert "\\u" not in drawn
        assert not re.search("[🀀-🀩]", drawn)
        assert ("手牌" in drawn) == (encoding == "gbk")


def test_colours_change_nothing_but_the_colours() -> None:
    for each in scores()[:6]:
        plain = table.text(each, Look("both", 80))
        colored = table.text(each, Look("both", 80, color=True))
        assert "\x1b" not in plain
        assert "\x1b[" in colored
        bare = re.sub(r"\x1b\[[0-9;]*m", "", colored)
        assert [line.rstrip() for line in bare.splitlines()] == plain.splitlines()


def test_the_sum_ends_at_the_total() -> None:
    wins = [each for each in scores() if each.best]
    assert len(wins) > 20
    for each in wins:
        assert each.best is not None
        assert steps(each, each.best, Look())[-1].value == each.total


def test_the_reading_marks_the_winning_tile_and_places_each_gold() -> None:
    for each in scores():
        if each.best is None:
            continue
        hand, reading = each.hand, each.best.reading
        drawn = reading_text(hand, reading, Look()).plain
        assert drawn.count("+") == 1
        other = [t for t in reading.gold_as if t != hand.gold]
        assert drawn.count("→") == len(other)
        for tile in other:
            assert hand.gold is not None
            assert f"{NAMES[hand.gold]}→{NAMES[tile]}" in drawn


def test_the_same_score_is_drawn_the_same_twice() -> None:
    first, second = (table.text(scores()[0], Look("both")) for _ in range(2))
    assert first == second


def test_runners_up_have_their_totals() -> None:
    each = next(s for s in scores() if s.hand.rules == "mcr")
    drawn = table.text(each, Look())
    assert "Other readings" in drawn
    assert re.search(r"^ +30  234m  444s  555s  66s\+6s  44p$", drawn, re.MULTILINE)


def _excluded(fan: str, by: str | None, reason: str, joined: str = "") -> Exclusion:
    find = {f.id: f for f in TABLE.printed}
    joined_by = tuple(find[j] for j in joined.split())
    return Exclusion(find[fan], 1, find[by] if by else None, reason, joined_by)


MIXED = "mixed_straight mixed_double_chow"
SENTENCES = [
    (
        _excluded("no_honors", "all_simples", "implied"),
        "it always contains this fan", "成立时必然包含此番",
    ),
    (
        _excluded("all_pungs", "all_honors", "printed"),
        "its rule text says so", "规则明文不计",
    ),
    (
        _excluded("single_wait", None, "many-waits"),
        "the hand waits on 36m E", "听牌不止一张：36m E",
    ),
    (
        _excluded("last_tile", None, "gold"),
        "a gold took the winning tile's place", "和的是黄金，不是绝张",
    ),
    (
        _excluded("short_straight", "pure_straight", "combination", "pure_straight"),
        "it joins these sets already", "已将这些牌组组合",
    ),
    (
        _excluded("short_straight", "mixed_straight", "combination", MIXED),
        "it and Mixed Double Chow join these sets already", "已与喜相逢将这些牌组组合",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("row", "en", "zh"), SENTENCES)
def test_each_reason_is_a_sentence(row: Exclusion, en: str, zh: str) -> None:
    waits = (named("3m"), named("6m"), named("E"))
    waiting = replace(score(parse("123456m456p1178s +8s")), waits=waits)
    assert reason_text(row, waiting, Look("en")) == en
    assert reason_text(row, waiting, Look("zh")) == zh


# Pages


@pytest.mark.parametrize("width", TIGHT)
@pytest.mark.parametrize("lang", LANGS)
def test_pages_fit_and_name_every_fan_and_rule_set(lang: str, width: int) -> None:
    look = Look(lang, width)
    listed = pages.fans(TABLE, look)
    drawn = [listed, pages.rules(CATALOGUE.values(), look)]
    drawn += [pages.rule_set(rules, rulings(rules.name), look) for rules in CATALOGUE.values()]
    drawn += [pages.fan(fan, TABLE, scores()[0], scores()[-1], look) for fan in TABLE.printed[::4]]
    assert max(cell_len(line) for text in drawn for line in text.splitlines()) <= width
    assert all(fan.id in listed for fan in TABLE.printed if width >= pages.WIDE)


# Pictures


def test_pictures_are_well_formed_and_hold_the_table() -> None:
    svg, html = picture.svg(scores()[0], "both"), picture.html(scores()[0], "both")
    drawn = "".join(ElementTree.fromstring(svg).itertext()).replace("\xa0", " ")
    for text in ("[7777p,1][3333s]", "碰碰和 All Pungs", "120"):
        assert text in drawn
        assert text in html
    assert svg == picture.svg(scores()[0], "both")
    assert "charset" in html.lower()
