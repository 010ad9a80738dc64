"""What is drawn: words, widths, encodings, the JSON contract, carets."""

from __future__ import annotations

import re
from importlib import import_module
from unicodedata import category

import pytest
from rich.cells import cell_len

from mahjong_cli import (
    Exclusion,
    NotationError,
    Problem,
    parse,
    score,
)
from mahjong_cli.fans.reasons import CODES, sentence
from mahjong_cli.games import CATALOGUE, golden, mcr
from mahjong_cli.games.written import reading_cell
from mahjong_cli.problems.in_hand import TOO_MANY_FLOWERS
from mahjong_cli.render import compact, labels, lines, pages, score_table
from mahjong_cli.render.escape import has_shape, printable
from mahjong_cli.render.look import Look
from mahjong_cli.render.schema import schema
from mahjong_cli.text import LANGS
from mahjong_cli.tiles import NAMES, named
from tests.samples import HANDS, failure, fan_scores, scores
from tests.texts import BOTH_WAYS, simplified

TIGHT = (40, 60, 80, 120)


# Words


def test_the_reasons_are_the_closed_list_and_every_one_that_comes_up_is_on_it() -> None:
    closed = {"printed", "implied", "own-sets", "combination", "many-waits", "gold"}
    assert closed <= set(CODES)
    seen = {row.reason for s in fan_scores() if s.best for row in s.best.excluded}
    assert seen
    assert seen <= set(CODES)


def test_english_words_need_no_more_than_ascii() -> None:
    plain = Look(encoding="ascii")
    assert len(labels.EVERY) > 40
    for text in labels.EVERY:
        assert "\\" not in plain.fit(text.en), text


# The table


@pytest.mark.slow
@pytest.mark.parametrize("width", TIGHT)
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    look = Look(lang, width)
    for each in scores():
        drawn = score_table.text(each, look)
        assert max(map(cell_len, drawn.splitlines())) <= width, drawn


def test_it_is_drawn_even_where_it_cannot_be_read() -> None:
    assert score_table.text(scores()[0], Look("both", 12))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_ascii_gets_letters_english_names_and_no_question_marks(lang: str) -> None:
    look = Look(lang, 60, encoding="ascii").settled()
    for each in scores():
        drawn = score_table.text(each, look)
        assert drawn.isascii()
        assert "?" not in drawn
        assert "\\u" not in drawn
        assert "Hand" in drawn


@pytest.mark.slow
@pytest.mark.parametrize(
    ("encoding", "lang"), [("gbk", "zh"), ("gbk", "zh-Hant"), ("cp1252", "zh")]
)
def test_poor_encodings_take_all_that_is_drawn(encoding: str, lang: str) -> None:
    look = Look(lang, 80, encoding=encoding).settled()
    for each in scores():
        drawn = score_table.text(each, look)
        drawn.encode(encoding)
        assert "\\u" not in drawn
        assert not re.search("[🀀-🀩]", drawn)
        assert ("手牌" in drawn) == (encoding == "gbk")


def test_colours_change_nothing_but_the_colours() -> None:
    for each in scores()[:6]:
        plain = score_table.text(each, Look("both", 80))
        colored = score_table.text(each, Look("both", 80, color=True))
        assert "\x1b" not in plain
        assert "\x1b[" in colored
        bare = re.sub(r"\x1b\[[0-9;]*m", "", colored)
        assert [line.rstrip() for line in bare.splitlines()] == plain.splitlines()


def test_the_sum_ends_at_the_total() -> None:
    wins = [each for each in fan_scores() if each.win]
    assert len(wins) > 20
    for each in wins:
        assert each.steps[-1].value == each.total
        drawn = score_table.text(each, Look(encoding="ascii"))
        assert re.search(rf"^ +-+\n  Total +{each.total}$", drawn, re.MULTILINE)


def test_the_reading_marks_the_winning_tile_and_places_each_gold() -> None:
    for each in scores():
        if each.reading is None:
            continue
        hand, reading = each.hand, each.reading
        drawn = Look().plain(reading_cell(hand, reading))
        assert drawn.count("+") == 1
        other = [t for t in reading.gold_as if t != hand.gold]
        assert drawn.count("→") == len(other)
        for tile in other:
            assert hand.gold is not None
            assert f"{NAMES[hand.gold]}→{NAMES[tile]}" in drawn


def test_the_same_score_is_drawn_the_same_twice() -> None:
    first, second = (score_table.text(scores()[0], Look("both")) for _ in range(2))
    assert first == second


def test_runners_up_have_their_totals() -> None:
    each = next(s for s in scores() if s.hand.rules == "mcr")
    drawn = score_table.text(each, Look())
    assert "Other readings" in drawn
    assert re.search(r"^ +30  234m  444s  555s  66s\+6s  44p$", drawn, re.MULTILINE)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_what_is_left_out_names_its_sets(width: int) -> None:
    """Beside the fan where there is room, below it where there is none, on a line of their own."""
    drawn = score_table.text(
        score(parse("[123p][456p][123p]8p9p7pC +C rules=mcr")), Look(width=width)
    )
    part = drawn[drawn.index("Not counted") : drawn.index("Score")]
    assert max(map(len, part.splitlines())) <= width
    rows = re.findall(r"^ +(?:Pure Straight +16  1  )?(123p 456p 789p)(?:  |$)", part, re.MULTILINE)
    assert len(rows) == (1 if width == 120 else 2)
    assert "a second" in part


def test_readings_alike_are_counted() -> None:
    each = score(parse("112345678999mE +E self gold=E"), every=True)
    drawn = score_table.text(each, Look())
    assert re.search(r"^ +107  .*\n.*\n +and 2 more like it$", drawn, re.MULTILINE)
    assert "3 other readings pay the same\n" in drawn  # which are shown already


def _excluded(fan: str, by: str | None, reason: str, joined: str = "") -> Exclusion:
    find = {f.id: f for f in mcr.GAME.entries}
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
        "the hand waits on 36m E", "听牌不止一张：36万 东",
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
    said = sentence(row, (named("3m"), named("6m"), named("E")))
    assert Look("en").value(said) == en
    assert Look("zh").value(said) == zh


# The hand as it was understood


NAMED = [
    ("en", ["Rules      golden", "Gold       N  none held", "Flipped    W", "Seat       S"]),
    ("zh", ["规则  黄金麻将", "黄金  北  手中没有", "翻牌  西", "门风  南", "圈风  东"]),
    ("zh-Hant", ["規則  黃金麻將", "黃金  北  手中沒有", "翻牌  西", "門風  南", "圈風  東"]),
    ("both", ["规则 Rules      黄金麻将 golden", "黄金 Gold       北 N", "门风 Seat       南 S"]),
]


@pytest.mark.parametrize(("lang", "parts"), NAMED)
def test_rules_winds_and_golds_are_named_in_the_language(lang: str, parts: list[str]) -> None:
    text = "[123m]456m78s11s456p +9s seat=S round=E flip=W"
    drawn = score_table.text(score(parse(text)), Look(lang, 100))
    for part in parts:
        assert part in drawn
    # What echoes the notation stays in letters.
    for echo in ("[123m]456m456p1178s +9s", "456m456p1178s  ", "+9s 🀘", "123m  456m  456p  78s+9s"):
        assert echo in drawn


def test_golds_that_stand_for_tiles_are_named_too() -> None:
    each = score(parse("1155m3399p77sE6m6m +E gold=6m"))
    assert re.search(
        r"^黄金 +6万→(\S+)  6万→(\S+)$", score_table.text(each, Look("zh")), re.MULTILINE
    )
    assert re.search(r"^Gold +6m→(\S+)  6m→(\S+)$", score_table.text(each, Look()), re.MULTILINE)
    pair = re.search(
        r"^黄金 Gold +6万→\S+ 6m→\S+  6万", score_table.text(each, Look("both")), re.MULTILINE
    )
    assert pair


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the hand waits on 36m"),
        ("zh", "听 36万"),
        ("zh-Hant", "聽 36萬"),
        ("both", "听 36万 / the hand waits on 36m"),
    ],
)
def test_what_a_hand_waits_on_is_said_in_the_language(lang: str, said: str) -> None:
    drawn = score_table.text(score(parse("45m123p456p789sEE +9p")), Look(lang))
    assert f"· {said}\n" in drawn


@pytest.mark.slow
def test_traditional_tables_are_traditional_throughout() -> None:
    for each in scores():
        drawn = score_table.text(each, Look("zh-Hant", 120))
        assert not set(drawn) & simplified() - BOTH_WAYS.keys()


# One line a hand


def test_a_line_tells_what_a_hand_scores_for() -> None:
    each = score(parse(HANDS[0]))
    line = compact.row(Look(width=300), 7, None, each)
    assert line.startswith(f"     7     120  {each.hand}")
    assert line.endswith("  All Pungs 6  Two Concealed Pungs 2  Concealed Kong 2  All Simples 2"
                         "  Melded Kong 1  Flower Tiles 2\n")  # fmt: skip
    assert "碰碰和 6  双暗刻 2" in compact.row(Look("zh", 300), 7, None, each)
    assert "碰碰和 All Pungs 6  " in compact.row(Look("both", 300), 7, None, each)


def test_a_line_tells_what_is_wrong() -> None:
    error = failure("123m 0z")
    assert compact.row(Look(), 7, "a.txt", error=error).startswith(
        "a.txt:7   error  column 6: 0z is"
    )
    lost = compact.row(Look(width=200), 1, None, score(parse("11m44p77s123p456pE +9s")))
    assert re.search(r"^ +1 +-  11m.*away from a winning hand$", lost)
    below = compact.row(
        Look(width=200), 1, None, score(parse("234m44p44455566s +6s rules=mcr min=90"))
    )
    assert "  below the minimum: " in below


@pytest.mark.parametrize("width", TIGHT)
@pytest.mark.parametrize("lang", LANGS)
def test_a_line_is_cut_to_the_terminal(lang: str, width: int) -> None:
    for look in (Look(lang, width), Look(lang, width, encoding="ascii").settled()):
        drawn = [compact.head(look), *(compact.row(look, 1, None, each) for each in scores())]
        assert max(map(cell_len, "".join(drawn).split("\n"))) <= width
        lines = (
            2 if width < compact.NARROW else 1
        )  # the last column stands below, where there is one
        assert {text.count("\n") for text in drawn} <= {1, lines}


# Pages


@pytest.mark.slow
@pytest.mark.parametrize("width", TIGHT)
@pytest.mark.parametrize("lang", LANGS)
def test_pages_fit_and_name_every_fan_and_rule_set(lang: str, width: int) -> None:
    look = Look(lang, width)
    drawn = [pages.rules(CATALOGUE.values(), look)]
    for game in CATALOGUE.values():
        listed = pages.fans(game, look)
        if width >= pages.WIDE:
            named = [fan.id in listed or fan.name.name(lang) in listed for fan in game.entries]
            assert all(named)
        drawn += [listed, pages.rule_set(game, look)]
        drawn += [pages.fan(game, entry, look) for entry in game.entries[::4]]
    assert max(cell_len(line) for text in drawn for line in text.splitlines()) <= width


def test_fans_and_rules_as_json() -> None:
    for name, game in CATALOGUE.items():
        fans = pages.fans_json(game, "zh-Hant")
        assert [fan["id"] for fan in fans] == [entry.id for entry in game.entries]
        made = pages.rule_set_json(game, "zh-Hant")
        assert made["name"] == name
        assert [option["name"] for option in made["options"]] == [
            o.name for o in game.rules.options
        ]
        assert [each["text"] for each in made["rulings"]] == [r.text.hant for r in game.rulings]
        assert [chapter["heading"] for chapter in made["book"]] == [
            chapter.heading.hant for chapter in game.book
        ]
        assert made in [
            each | {"rulings": made["rulings"], "book": made["book"]}
            for each in pages.rules_json(CATALOGUE.values(), "zh-Hant")
        ]
    minimum = pages.rules_json([golden.GAME], "en")[0]["options"][0]
    assert minimum | {"about": ""} == {
        "name": "min", "default": 8, "values": [], "least": 0, "about": "", "source": "A-22",
    }  # fmt: skip


# JSON


def test_an_error_has_its_first_ten_problems_and_says_how_many_more_there_are() -> None:
    error = NotationError([Problem(TOO_MANY_FLOWERS, {"count": 9 + n}) for n in range(13)])
    made = lines.error_record(error, "both", "typed", 3, "a.txt")
    assert list(made) == ["schema", "file", "line", "input", "error"]
    assert list(made["error"]) == ["code", "message", "start", "end", "hint", "problems", "more"]
    assert len(made["error"]["problems"]) == 10
    assert made["error"]["more"] == 3
    assert made["error"]["message"] == "花牌 9 张：应为 0 至 8 张 / 9 flowers: 0 to 8 expected"
    assert "file" not in lines.error_record(error, "en", "typed")


@pytest.mark.slow
def test_no_character_without_a_shape_is_ever_sent() -> None:
    every = [chr(n) for n in range(0x110000)]
    bare = {c for c in every if category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")}
    bare |= set(every[0xE0000:])
    rest = "".join(char for char in every if char not in bare)
    assert printable(rest) == rest
    assert not any(map(has_shape, bare))
    assert printable("".join(sorted(bare))).isascii()


def test_games_with_the_same_keys_share_one_definition() -> None:
    made = schema(CATALOGUE.values())
    assert made["$id"] == "urn:mjscore:schema:2"
    kinds = [each["$ref"].removeprefix("#/$defs/") for each in made["oneOf"]]
    assert kinds == [
        "score-golden-mcr", "score-hongzhong", "waits-golden-mcr", "waits-hongzhong", "error",
        "drawn",
    ]  # fmt: skip
    assert set(kinds) < set(made["$defs"])
    import_module("jsonschema").Draft202012Validator.check_schema(made)
    assert list(schema([mcr.GAME])["$defs"]) == [
        "tile", "reading", "score-mcr", "waits-mcr", "error", "drawn",
    ]  # fmt: skip
