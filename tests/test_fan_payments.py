"""Who pays what in the games of fans (ruling A-33)."""

from __future__ import annotations

import csv
import io
import json

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from mahjong_cli import HandError, MahjongError, parse, score
from mahjong_cli.cli.app import cli
from mahjong_cli.games import CATALOGUE
from mahjong_cli.games.fan_pay import Giver
from mahjong_cli.games.fan_score import FanScore
from mahjong_cli.games.pay import OPPONENTS
from mahjong_cli.hand.hand import Hand
from mahjong_cli.render.schema import schema
from tests.hands import many, show
from tests.scored import fan_score

HAND = "123m456m78s11s456p +9s"  # 13 fan points on a discard, 15 self-drawn
KONGED = "[7777p,1][3333s]555m88m22s +8m flowers=2"  # 120
ROBBED = "456m78s11s456p123m +9s robkong"  # 7 more for 抢杠和


def scored(text: str) -> FanScore:
    found = score(parse(text))
    assert isinstance(found, FanScore)
    return found


def paid(text: str) -> dict[str, int]:
    return {each.payer: each.amount for each in scored(text).payments}


@pytest.mark.parametrize(
    ("hand", "amounts"),
    [
        (f"{HAND} self rules=mcr", {"left": 23, "across": 23, "right": 23}),
        (f"{HAND} rules=mcr", {"discarder": 21, "others": 8}),
        (f"{HAND} rules=mcr from=across", {"left": 8, "across": 21, "right": 8}),
        (f"{HAND} rules=mcr from=across base=0", {"left": 0, "across": 13, "right": 0}),
        (f"{HAND} rules=mcr from=left base=5", {"left": 18, "across": 5, "right": 5}),
        (f"{ROBBED} rules=mcr from=right", {"left": 8, "across": 8, "right": 29}),
        (f"{HAND} rules=mcr pay=none", {}),
        (f"{HAND} rules=mcr pay=discarder", {"discarder": 13, "others": 0}),
        (f"{HAND} rules=mcr pay=all from=left", {"left": 13, "across": 13, "right": 13}),
        (HAND, {}),
        (f"{HAND} from=left", {}),
        (f"{HAND} pay=mcr", {"discarder": 21, "others": 8}),
        (f"{HAND} pay=discarder self", {"left": 15, "across": 15, "right": 15}),
        (f"{HAND} pay=discarder from=left", {"left": 13, "across": 0, "right": 0}),
        (f"{HAND} pay=all", {"discarder": 13, "others": 13}),
        (f"{KONGED} pay=mcr from=right", {"left": 8, "across": 8, "right": 128}),
        # Below the minimum, or no win: nobody pays.
        ("123m456m78s11s456p +9s min=14 pay=all", {}),
        ("123m456m78s12s456p +9s pay=all", {}),
    ],
)  # fmt: skip
def test_who_pays(hand: str, amounts: dict[str, int]) -> None:
    assert paid(hand) == amounts


@pytest.mark.parametrize("how", ["", " from=left", " self"])
@pytest.mark.parametrize("way", ["mcr", "discarder", "all"])
def test_amounts_are_their_bases(how: str, way: str) -> None:
    for each in scored(f"{HAND} pay={way}{how}").payments:
        assert each.amount == each.raw == each.own == each.base
        assert not each.factors
        assert not each.capped


def test_a_drawn_tile_comes_from_nobody() -> None:
    for word in ("self", "kongdraw", "flowerdraw"):
        with pytest.raises(MahjongError) as caught:
            parse(f"[3333s]555m88m222s99p +8m {word} from=left flowers=1")
        (problem,) = caught.value.problems
        assert problem.name == "from-and-self"
        assert word in problem.message()


def test_there_are_three_places() -> None:
    with pytest.raises(MahjongError, match="from=self: one of left, across, right expected"):
        parse(f"{HAND} from=self")
    hand = parse(HAND)
    odd = Hand(hand.concealed, hand.winning, beside=Giver("above"))
    with pytest.raises(HandError, match="one of left, across, right expected"):
        score(odd)


def test_who_gave_the_tile_is_written_back() -> None:
    hand = parse(f"{HAND} pay=mcr from=left")
    assert str(hand).endswith("pay=mcr from=left")
    assert parse(str(hand)) == hand
    assert parse(HAND).beside is None
    assert "discard-assumed" not in hand.assumed


def test_what_changes_nothing_is_noted() -> None:
    assert "from-unused" in [note.code for note in scored(f"{HAND} from=left").notes]
    assert "from-unused" not in [n.code for n in scored(f"{HAND} from=left pay=all").notes]


def table(*args: str) -> str:
    return CliRunner().invoke(cli, ["--lang", "en", *args]).output


def test_the_table() -> None:
    drawn = table(f"{HAND} self rules=mcr")
    assert "left, across, right each    23  23 (8 base, 15 total)" in drawn
    told = table(f"{HAND} from=across rules=mcr")
    assert "across    21  21 (8 base, 13 total)" in told
    assert "left       8  8 (base)" in told
    assert "others each     8" in table(f"{HAND} rules=mcr")
    assert "robbed of the kong" in table(f"{ROBBED} rules=mcr")
    assert "Payments" not in table(HAND)


def test_below_the_minimum_nobody_pays_and_the_table_says_so() -> None:
    below = "[123m][345m]56s678p99p +7s"
    for words in ("pay=all", "pay=discarder from=left", "rules=mcr"):
        assert "nobody pays: the hand is below the minimum" in table(f"{below} {words}")
    for words in ("", "pay=all min=0", "rules=mcr pay=none"):
        assert "nobody pays" not in table(f"{below} {words}")
    assert "nobody pays" not in table("123m456m78s12s456p +9s pay=all")


def test_a_table_of_many_hands_has_payments() -> None:
    stream = f"{HAND} rules=mcr\n{HAND} pay=discarder from=across\n{HAND}\n"
    run = CliRunner().invoke(
        cli, ["batch", "-", "-f", "table", "--quiet", "--lang", "en"],
        input=stream, env={"COLUMNS": "200"},
    )  # fmt: skip
    ends = [line.rpartition("; ")[2] for line in run.stdout.splitlines()[1:]]
    assert ends[:2] == ["discarder 21  others 8", "left 0  across 13  right 0"]
    assert "Mixed Double Chow 1" in ends[2]


@pytest.mark.parametrize("hand", [HAND, f"{HAND} rules=mcr", f"{HAND} self pay=all", ROBBED])
def test_json_keeps_to_the_schema(hand: str) -> None:
    record = scored(hand).as_dict()
    assert list(Draft202012Validator(schema(CATALOGUE.values())).iter_errors(record)) == []
    assert [each["payer"] for each in record["payments"]] == list(paid(hand))
    line = CliRunner().invoke(cli, ["--json", "--lang", "en", hand]).output
    assert json.loads(line)["payments"] == record["payments"]


def test_csv_has_them_too() -> None:
    run = CliRunner().invoke(cli, ["batch", "-", "-f", "csv"], input=f"{HAND} rules=mcr\n{HAND}\n")
    rows = list(csv.DictReader(io.StringIO(run.stdout)))
    assert [row["mj_payments"] for row in rows] == ["discarder 21; others 8", ""]


@pytest.mark.parametrize("way", ["mcr", "discarder", "all"])
def test_random_hands_pay_by_the_plain_rule(way: str) -> None:
    """What three losers pay, figured hand by hand in the plainest way."""
    won = 0
    for number, hand in enumerate(many(90, 250, rules="mcr")):
        base, giver = number % 5, OPPONENTS[number % 3]
        house = (("base", base), ("pay", way))
        beside = None if hand.won.self_drawn else Giver(giver)
        found = fan_score(hand.replace(house=house, beside=beside))
        if not found.meets_minimum:
            assert found.payments == ()
            continue
        won += 1
        total = found.total or 0
        for payment in found.payments:
            guilty = hand.won.self_drawn or payment.payer == giver
            owed = total if guilty or way == "all" else 0
            assert payment.amount == owed + (base if way == "mcr" else 0), show(hand)
        assert [each.payer for each in found.payments] == list(OPPONENTS)
    assert won > 100
