"""Input in the forms that people have: what is recognised is said, what is not is named."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from mahjong_cli.batch.signatures import FOREIGN
from mahjong_cli.text import LANGUAGES
from tests.streams import PLAIN, answers, batch, rows

H = "123m456m78s11s456p +9s"
GOLD = "1p"


def totals(text: str, *args: str) -> list[object]:
    return [one.get("total", one.get("error", {}).get("code")) for one in answers(
        batch("-", *args, stdin=text)
    )]  # fmt: skip


WORTH = totals(f"{H} gold={GOLD}")


@pytest.mark.parametrize(
    "text",
    [
        json.dumps([{"hand": H, "gold": GOLD}]),
        json.dumps([{"hand": H, "gold": GOLD}], indent=4),
        json.dumps({"hand": H, "gold": GOLD}, indent=2),
        json.dumps([f"{H} gold={GOLD}"]),
        json.dumps([f"{H} gold={GOLD}"], indent=1),
        f'[\n  {{"HAND": "{H}", "Gold": "{GOLD}"}}\n]\n',
        f'{{\n"手牌": "{H}",\n"赖子": "{GOLD}"\n}}',
        f"id;hand;gold\n1;{H};{GOLD}\n",
        f"sep=;\nid;hand;gold\n1;{H};{GOLD}\n",
        f"sep=|\nhand|gold\n{H}|{GOLD}\n",
        f'"sep=,"\nhand,gold\n{H},{GOLD}\n',
        f"sep=\t\r\nhand\tgold\r\n{H}\t{GOLD}\r\n",
        f"编号,手牌,黄金\n1,{H},{GOLD}\n",
        f"編號;牌;賴子\n1;{H};{GOLD}\n",
        f"GOLD\tHand\n{GOLD}\t{H}\n",
        f"{H} gold={GOLD} # 花龙\n",
        f"{H} gold={GOLD}\t#\tnote # more\n",
        f"{H} gold={GOLD} #\n",
    ],
)
def test_a_hand_is_found_in_each_form(text: str) -> None:
    for data in (text, text.replace("\n", "\r\n"), f"\ufeff{text}", f"# note\n\n{text}"):
        if not data.startswith("# ") or "sep=" not in data:
            assert totals(data) == WORTH


def test_columns_in_chinese_mean_what_they_say() -> None:
    hand = "[EEE,2][SSS,1]123m55p78p +9p"
    header = "手牌,门风,圈风,规则\n"
    (one,) = answers(batch(stdin=f'{header}"{hand}",E,S,mcr\n'))
    (same,) = answers(batch(stdin=f"{hand} seat=E round=S rules=mcr\n"))
    assert (one["hand"], one["total"]) == (same["hand"], same["total"])
    (other,) = answers(batch(stdin=f'牌,門風,圈風,規則\n"{hand}",E,S,mcr\n'))
    assert other["hand"] == same["hand"]
    (both,) = answers(batch(stdin=f"hand,gold,黄金\n{H},1p,2p\n"))
    assert both["error"]["code"] == "bad-record"


def test_keys_that_are_not_read_come_back_as_they_stand() -> None:
    text = '[\n  {"id": 1.50,\n   "Note": {"a": [1,\n 2]},\n   "hand": "'
    text += f'{PLAIN}"}}\n]'
    result = batch(stdin=text)
    assert '"extra": {"id": 1.50, "Note": {"a": [1,  2]}}' in result.stdout
    (one,) = answers(result)
    assert one["line"] == 2


def test_each_hand_of_an_array_has_its_line() -> None:
    text = json.dumps([{"hand": H}, {"hand": "0z"}, PLAIN, {"id": 3}, 7], indent=2)
    made = answers(batch(stdin=text))
    assert [one["line"] for one in made] == [2, 5, 8, 9, 12]
    assert ["error" in one for one in made] == [False, True, False, True, True]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[\n{"hand": "%s"}\n{"hand": "%s"}\n]', 1),
        ('[\n{"hand": "%s"},\n{"hand": "%s"},\n]', 1),
        ('[\n{"hand": "%s"},,\n{"hand": "%s"}\n]', 1),
        ('[\n{"hand": "%s"},\n{"hand": "%s"}\n', 1),
        ('[\n{"hand": "%s"},\n{"hand": "%s"\n]', 2),
        ('[\n{"hand": "%s"},\n{"x": "\n{"hand": "%s"}\n]', 2),
        ('[[\n{"hand": "%s"},\n{"hand": "%s"}\n]]', 2),
        ('[\n{"hand": "%s"},\nnull,\n{"hand": "%s"}\n]', 1),
    ],
)
def test_what_is_wrong_with_an_array_is_told_and_hides_nothing(text: str, wrong: int) -> None:
    result = batch("-i", "json", stdin=text % (H, PLAIN))
    made = answers(result)
    assert sum("error" in one for one in made) >= 1
    assert sum("error" not in one for one in made) >= 2 - ("}" not in text.split("\n")[2])
    assert result.exit_code == 2
    assert len(made) <= 2 + wrong


@pytest.mark.slow
def test_one_line_of_an_array_may_be_as_long_as_it_likes() -> None:
    hands = [f"{H} min={n}" for n in range(5000)]
    made = json.dumps([{"hand": hand, "n": n} for n, hand in enumerate(hands)])
    assert len(made) > 2**17
    out = batch("-f", "total", stdin=made).stdout.split()
    assert (len(out), "error" in out) == (5000, False)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f'[{{"hand": "{H}"}}]', "read as JSON over several lines"),
        (f"hand;id\n{H};1", "read as CSV with semicolons"),
        (f"sep=|\nhand|id\n{H}|1", "read as CSV with bars"),
        (f"hand,id\n{H},1", None),
        (f'{{"hand": "{H}"}}', None),
        (H, None),
    ],
)
def test_what_is_recognised_is_said_at_the_end(text: str, said: str | None) -> None:
    told = batch(stdin=text).stderr.splitlines()
    assert told[0].startswith("1 hand")
    assert told[1:] == ([] if said is None else [said])
    assert batch("--quiet", stdin=text).stderr == ""


def test_semicolons_in_give_commas_out() -> None:
    result = batch("-f", "csv", stdin=f'id;hand;note\n1;{H};"a;b"\n2;{PLAIN};1,5\n')
    made = rows(result.stdout)
    assert [row["note"] for row in made] == ["a;b", "1,5"]
    assert [row["mj_total"] for row in made] == list(map(str, totals(f"{H}\n{PLAIN}")))


def test_a_comment_that_hides_something_is_an_error() -> None:
    (one,) = answers(batch(stdin=f"{H} # a\v{H}\n"))
    assert one["error"]["code"] == "control-character"
    assert one["error"]["start"] == len(H) + 4
    (kept,) = answers(batch(stdin=f"{H} gold={GOLD}#x\n"))
    assert "error" in kept


@pytest.mark.parametrize("begins", FOREIGN, ids=repr)
def test_a_file_of_another_form_is_named(begins: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"
    file.write_bytes(begins + b"\0\1hand,who\n" + H.encode() + b"\n")
    for lang in LANGUAGES:
        result = batch(str(file), "--lang", lang)
        (one,) = answers(result)
        assert (one["error"]["code"], result.exit_code) == ("unreadable-file", 2)
        assert FOREIGN[begins].say(lang) in one["error"]["message"]


def test_a_packed_file_is_unpacked_by_its_name_only(tmp_path: Path) -> None:
    for name, code in (("a.gz", None), ("a.txt", "unreadable-file")):
        (tmp_path / name).write_bytes(gzip.compress(H.encode()))
        (one,) = answers(batch(str(tmp_path / name)))
        assert one.get("error", {}).get("code") == code


def test_a_hand_may_begin_as_another_form_does() -> None:
    """White dragons are P, as archives begin; a piece of a pipe may hold no more."""
    assert totals("PPP123m456m789m1p +1p\n") == totals("123m456m789mPPP1p +1p\n")
