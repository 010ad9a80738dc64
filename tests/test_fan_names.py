"""Everything that the rule texts and players call a fan finds it."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from mahjong_cli import parse
from mahjong_cli.cli.app import cli
from mahjong_cli.fans.aliases import CALLED, plain, traditional
from mahjong_cli.fans.table import FANS
from mahjong_cli.games import CATALOGUE, find, find_entry
from mahjong_cli.problems.problem import MahjongError, UnknownName
from mahjong_cli.text import Text
from tests.texts import BOTH_WAYS, simplified

GOLDEN = CATALOGUE["golden"]

# 又称 in both rule texts, as each spells it.
TEXTS = """
5 十八罗汉 十八羅漢
7 国士无双 國士無雙 十三麼
8 清老头 清老頭 清麼九
18 混老头 混老頭 混麼九
19 七对子 七對子 七小对 七小對
28 一条龙 一條龍 一气通贯 一氣通貫
48 对对和 對對和 对对胡 對對胡
56 门清自摸 門清自摸
62 门清 門清
69 一色二顺 一色二順 一杯口
"""

# The second text's own spellings of the fans themselves: 麼, 帶, 釣, 将, 杠.
SPELLINGS = """
3 綠一色
4 九蓮寶燈
5 四杠
6 連七對
13 一色雙龍會
14 一色四同順
15 一色四節高
17 三杠
21 全雙刻
23 一色三同順
24 一色三節高
28 清龍
29 三色雙龍會
31 全帶五
35 組合龍
36 大于五
37 小于五
38 三風刻
39 花龍
41 三色三同順
42 三色三節高
43 無番和
45 海底撈月
46 杠上開花
47 搶杠和
51 五門齊
53 雙暗杠
54 雙箭刻
55 全帶麼
57 雙明杠
58 和絕張
60 圈風刻
61 門風刻
62 門前清
64 四歸一
65 雙同刻
66 雙暗刻
67 暗杠
68 斷麼
71 連六
72 老少副
73 麼九刻
74 明杠 沖杠 蓄杠 直杠 冲杠
75 缺一門
76 無字
77 邊張
78 坎張
79 單釣将 單釣 单钓
"""

PLAYERS = """
4 九宝莲灯
28 一气
41 三色同顺
43 鸡胡
46 杠开 岭上开花
47 抢杠
48 碰碰胡 大对子
52 全求
55 混全带幺九
58 绝张
63 平胡
68 断幺九 断么九 斷么九
78 嵌张 卡张
79 单吊将
"""


def rows(table: str) -> list[tuple[int, str]]:
    lines = [line.split() for line in table.splitlines() if line]
    return [(int(number), name) for number, *names in lines for name in names]


EVERY = rows(TEXTS) + rows(SPELLINGS) + rows(PLAYERS)


@pytest.mark.parametrize(("number", "name"), EVERY)
def test_every_name_finds_its_fan(number: int, name: str) -> None:
    (fan,) = (each for each in FANS.fans if each.number == number)
    assert find_entry(GOLDEN, name) is not None
    assert find_entry(GOLDEN, name).id == fan.id


@pytest.mark.slow
@pytest.mark.parametrize("rules", CATALOGUE)
def test_every_own_name_finds_it(rules: str) -> None:
    game = CATALOGUE[rules]
    for entry in game.entries:
        for name in (entry.id, *entry.name, entry.id.replace("_", "-"), entry.name.en.upper()):
            assert game.find(name) is entry, name


def test_no_name_is_of_two_fans() -> None:
    called: dict[str, str] = {}
    for fan in FANS.fans:
        for name in {plain(each) for each in (*fan.name, *CALLED.get(fan.id, ()))}:
            assert called.setdefault(name, fan.id) == fan.id, name
    assert {*CALLED} <= {fan.id for fan in FANS.fans}
    assert all(plain(name) == name for names in CALLED.values() for name in names)


def test_other_names_are_written_in_traditional_characters_too() -> None:
    assert [fan.name.hant for fan in FANS.fans] == [traditional(f.name.zh) for f in FANS.fans]
    for names in CALLED.values():
        for name in names:
            assert not set(traditional(name)) & simplified() - BOTH_WAYS.keys(), name
            assert plain(traditional(name)) == name
    page = run("fans", "断幺", "--lang", "zh-Hant").output
    assert "又稱  斷么九" in page


# A wrong neighbour is worse than none.


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("大四风", "大四喜"),
        ("七星不考", "七星不靠"),
        ("自模", None),
        ("pure strait", "pure_straight"),
        ("tile_hogs", "tile_hog"),
        ("立直", None),
        ("宝牌", None),
        ("一发", None),
        ("一色九连环", None),
        ("两立直", None),
        ("海底", None),
    ],
)
def test_what_may_have_been_meant(name: str, near: str | None) -> None:
    with pytest.raises(UnknownName) as caught:
        find_entry(GOLDEN, name)
    found = caught.value.problems[0].args.get("near")
    assert (found.en if isinstance(found, Text) else found) == near


@pytest.mark.parametrize("word", ["一条龙", "一色三步高", "七小对", "大三元"])
def test_a_word_of_a_hand_has_no_wrong_neighbour_either(word: str) -> None:
    with pytest.raises(MahjongError) as caught:
        parse(f"123m456m78s11s456p +9s {word}")
    assert all("near" not in problem.args for problem in caught.value.problems)


def test_a_fan_named_right_behind_a_tile() -> None:
    with pytest.raises(MahjongError) as caught:
        parse("123m456m78s11s456p +9s门清")
    (problem,) = caught.value.problems
    assert (problem.name, problem.args["read"]) == ("entry-named", "门清")


@pytest.mark.parametrize("lang", ["en", "zh", "zh-Hant"])
@pytest.mark.parametrize(
    ("word", "kind", "rules"),
    [("门清", 0, "golden"), ("断幺", 0, "golden"), ("平和", 0, "golden"), ("箭刻", 0, "golden"),
     ("斷麼", 0, "golden"), ("明暗杠", 0, "mcr"), ("屁胡", 1, "hongzhong"),
     ("tile_hog", 0, "golden"), ("一条龙", 0, "golden"), ("七对子", 0, "golden"),
     ("一色三步高", 0, "golden"), ("五门齐", 0, "golden")],
)  # fmt: skip
def test_a_fan_named_in_a_hand(word: str, kind: int, rules: str, lang: str) -> None:
    """Two characters of a fan are not taken for a key that has one of them (门清 → 门风=)."""
    with pytest.raises(MahjongError) as caught:
        parse(f"123m456m78s11s456p +9s {word}")
    (problem,) = caught.value.problems
    assert problem.name == "entry-named"
    assert (caught.value.text or "")[problem.start : problem.end] == word
    assert (GOLDEN.kind, CATALOGUE["hongzhong"].kind)[kind].written(lang) in problem.message(lang)
    shown = CATALOGUE[rules].rules.shown.written(lang)
    assert f"mjscore fans {word} -r {shown}" in (problem.hint(lang) or "")


# Fans of other rule sets


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, list(args), env={"COLUMNS": "80"})


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["明暗杠"], "明暗杠 is a fan of mcr, not of golden; choose those rules: -r mcr"),
        (["屁胡"], "屁胡 is a pattern of hongzhong, not of golden"),
        (["melded and concealed kong"], "is a fan of mcr, not of golden"),
        (["全带幺", "-r", "hongzhong"], "全带幺 is a fan of golden, not of hongzhong"),
        (["全带夭", "-r", "hongzhong"], "no pattern is called 全带夭"),
    ],
)
def test_a_fan_of_another_rule_set_says_so(args: list[str], said: str) -> None:
    ran = run("fans", *args)
    assert ran.exit_code == 2
    assert said in ran.stderr


def test_the_page_says_what_else_it_is_called() -> None:
    page = run("fans", "一气通贯", "--lang", "en").output
    assert "Pure Straight" in page
    assert "Also called  一条龙, 一气通贯" in page
    assert "Also called" not in run("fans", "all_green", "--lang", "en").output


def test_completion_knows_them() -> None:
    def completed(begun: str) -> list[str]:
        found = ShellComplete(cli, {}, "mjscore", "_MJSCORE_COMPLETE").get_completions(
            ["fans"], begun
        )
        return [item.value for item in found]

    assert completed("国士") == ["国士无双"]
    assert completed("一条") == ["一条龙"]
    assert "pure_straight" in completed("pure_s")


@pytest.mark.parametrize("name", ["賴子麻将", "黃金麻将", "赖子麻将", "黄金麻将"])
def test_the_texts_names_of_the_game(name: str) -> None:
    assert find(name) is GOLDEN
    assert parse(f"123m456m78s11s456p +9s rules={name}").rules == "golden"
