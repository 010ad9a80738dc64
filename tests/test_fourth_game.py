"""A small fourth game, registered here alone, passes through the whole house.

It is played with bamboo and dragons, has a word (``lucky``) and a key (``wager=``) of its own, a
house option, a section in the table, and payments.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from mahjong_cli import games, parse, parse_ready, score, tile_name, waits
from mahjong_cli.cli.app import cli
from mahjong_cli.games.contract import number, or_null
from mahjong_cli.games.game import Entry, Game, Score, Step
from mahjong_cli.games.held import hand_notes, held, incomplete, score_notes
from mahjong_cli.games.house import House, HouseOption
from mahjong_cli.games.pay import Base, Factor, Payment
from mahjong_cli.games.pay_record import payments_cell, payments_record
from mahjong_cli.games.pay_schema import PAYMENTS_SCHEMA
from mahjong_cli.games.pay_sheet import payments_table
from mahjong_cli.games.record import Parts
from mahjong_cli.games.rule_set import Rules, Ruling
from mahjong_cli.games.sheet import Cell, Column, Pairs, Ruled, Section, Span, cell, named
from mahjong_cli.hand.hand import Beside, Hand
from mahjong_cli.hand.reading import Reading
from mahjong_cli.notation.vocabulary import Key, Word, read_number
from mahjong_cli.problems.in_rules import NO_FLOWERS, NOT_PLAYED
from mahjong_cli.problems.problem import HandError, MahjongError, Problem, contradiction
from mahjong_cli.shapes.place import placings, reading
from mahjong_cli.shapes.solve import shapes
from mahjong_cli.shapes.waits import away, waits as waits_in
from mahjong_cli.text import Coded, Text
from tests.drawn import as_xml

EACH = HouseOption("each", 2, Text("what a pung is worth", "一副刻子", "一副刻子"), "F-1", least=1)
TOO_DEAR = contradiction(
    "too-dear",
    Text("a wager of {wager} is too dear", "赌注 {wager} 太大", "賭注 {wager} 太大"),
    Text("wager less", "少赌一点", "少賭一點"),
)
LUCKY = Word(("lucky", "吉"), ("lucky",), Text("pays twice", "加倍", "加倍"))
WAGER = Key(("wager", "赌注"), Text("the wager", "赌注", "賭注"), read_number, "3", ("1", "3"))
TWICE = Coded("lucky", Text("{who} is lucky", "{who}吉", "{who}吉"))


class Wagered(NamedTuple):
    wager: int = 1
    lucky: bool = False

    @property
    def kongs(self) -> int:
        return 0

    def written(self) -> list[str]:
        return ["lucky"] * self.lucky + [f"wager={self.wager}"] * (self.wager != 1)


def beside(said: Mapping[str, object]) -> Beside:
    wager = said.get("wager", 1)
    assert isinstance(wager, int)
    return Wagered(wager, bool(said.get("lucky")))


def problems(hand: Hand) -> list[Problem]:
    wager = hand.beside.wager if isinstance(hand.beside, Wagered) else 1
    return [Problem(TOO_DEAR, {"wager": wager}, ("wager",))] if wager > 9 else []


RULES = Rules(
    "bamboo", Text("Bamboo", "条子", "條子"), (EACH,), None, problems,
    played=frozenset((*range(18, 27), 31, 32, 33)),
    without={"seat": NOT_PLAYED, "round": NOT_PLAYED, "flowers": NO_FLOWERS},
    keys=(WAGER,), words=(LUCKY,), beside=beside,
)  # fmt: skip


@dataclass(frozen=True)
class Prize:
    id: str
    name: Text
    points: int
    rule: Text

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        return {"id": self.id, "points": self.points, "rule": self.rule.say(lang)}


PUNG = Prize("bamboo_pung", Text("Bamboo Pung", "条刻", "條刻"), 2, Text("A pung.", "刻。", "刻。"))


class BambooScore(Score):
    payments: tuple[Payment, ...] = ()

    def debts(self) -> tuple[Payment, ...]:
        return self.payments

    def sections(self) -> Iterator[Section]:
        if self.payments:
            yield Section(Text("Who pays", "谁付", "誰付"), (payments_table(self.payments),))

    def own_record(self, lang: str, parts: Parts) -> dict[str, Any]:
        wager = self.hand.beside.wager if isinstance(self.hand.beside, Wagered) else None
        return {"wager": wager, "payments": payments_record(self.payments, lang, parts)}

    def own_cells(self) -> dict[str, object]:
        return {"payments": payments_cell(self.payments)}

    def brief(self) -> tuple[Cell, ...]:
        return ((Span(PUNG.name, name=True), Span(f" {len(self.payments)}")),)

    def beside(self) -> tuple[tuple[Text, Cell], ...]:
        assert isinstance(self.hand.beside, Wagered)
        return ((WAGER.about, cell(self.hand.beside.wager)),)


class Bamboo(Game):
    rules = RULES
    kind = Text("prize", "奖", "獎")
    columns = ("payments",)

    def score(self, hand: Hand, *, every: bool = False) -> BambooScore:
        self.refuse(hand)
        house, tiles = House(RULES.options, hand.house), held(hand)
        found = shapes(tiles.real, 0, tiles.sets)
        far = 0 if found else max(1, away(tiles.real, 0, tiles.sets))
        place = placings(found[0], (hand.winning,), True)[0] if found else None
        read = reading(hand, place, ()) if place else None
        payments = _payments(hand, house, read) if read else ()
        total = sum(each.amount for each in payments)
        return BambooScore(
            hand=hand, reading=read, win=bool(found),
            total=total if found else None, minimum=0, meets_minimum=bool(found),
            steps=(Step("paid", Text("Paid", "付", "付"), "", total, total),) if found else (),
            waits=waits_in(tiles.before, 0, tiles.sets), ties=0, away=far,
            notes=(*hand_notes(RULES, hand), *score_notes(house, 0)),
            why=(incomplete(far),) if far else (), house=house, payments=payments,
        )  # fmt: skip

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (PUNG,)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return (Ruling("F-1", Text("A pung is worth two.", "刻子两分。", "刻子兩分。")),)

    def listing(self) -> Ruled:
        return Ruled((Column(self.kind),), tuple((named(each.name),) for each in self.entries))

    def page(self, entry: Entry) -> Iterator[Section]:
        yield Section(None, (Pairs(((named(self.kind), named(entry.name)),)),))

    def schema(self) -> dict[str, Any]:
        return {"wager": or_null(number("the wager")), "payments": PAYMENTS_SCHEMA}


def _payments(hand: Hand, house: House, read: Reading) -> tuple[Payment, ...]:
    assert isinstance(hand.beside, Wagered)
    pungs = sum(group.kind == "pung" for group in read.groups)
    base = (Base(PUNG.id, PUNG.name, pungs * house.of(EACH)),)
    factors = (Factor(2, TWICE, "self"),) if hand.beside.lucky else ()
    raw = base[0].base * hand.beside.wager * (2 if factors else 1)
    return tuple(Payment(p, base, factors, raw, raw, False, raw) for p in ("left", "right"))


@pytest.fixture(autouse=True)
def game() -> Iterator[Game]:
    made = Bamboo()
    games.register(made)
    yield made
    games.forget("bamboo")


HAND = "111222s345s67sCC +8s lucky wager=3 each=4 rules=bamboo"


def run(*args: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(cli, [*args], input=stdin, env={"LANG": "C.UTF-8", "COLUMNS": "80"})


def test_its_text_is_read_and_written_again() -> None:
    hand = parse(HAND)
    assert hand.beside == Wagered(3, True)
    assert str(hand) == "11122234567sCC +8s rules=bamboo each=4 lucky wager=3"
    assert parse(str(hand)) == hand
    assert parse("111222s345s67s中中 +8s 吉 赌注=3 each=4 rules=条子") == hand


@pytest.mark.parametrize(("text", "message", "hint"), [
    ("111222s345s67sCC +8s wagr=3 rules=bamboo", "wagr= is not a key", "did you mean wager=?"),
    ("111222s345s67sCC +8s luky rules=bamboo", "luky is neither a tile nor a word", "lucky"),
    ("111222s345s67sCC +8s wager=x rules=bamboo", "wager=x: a whole number expected", "digits"),
    ("111222s345s67sCC +8s wager=12 rules=bamboo", "a wager of 12 is too dear", "wager less"),
    ("111222s345s67sCC +8s each=0 rules=bamboo", "each=0: a whole number expected", "each=8"),
    ("111222s345s67sCC +8s seat=E rules=bamboo", "bamboo is played without seat", "leave it out"),
    ("111m222s345s67sCC +8s rules=bamboo", "1m is not among the tiles of bamboo: 1-9s", "check"),
    ("123m456m789m11p45s +3s wager=3", "wager= is a key of bamboo", "choose those rules"),
    ("123m456m789m11p45s +3s each=3", "each= is a house option of bamboo", "choose those rules"),
])  # fmt: skip
def test_what_is_wrong_is_told_with_a_hint(text: str, message: str, hint: str) -> None:
    with pytest.raises(MahjongError) as raised:
        parse(text)
    problem = raised.value.problems[0]
    assert problem.message().startswith(message)
    assert problem.start is not None
    if hint not in ("each=8",):
        assert hint in (problem.hint() or "")


def test_a_hand_made_by_a_program_is_refused_too() -> None:
    with pytest.raises(HandError, match="1m is not among the tiles of bamboo"):
        score(Hand((0, *range(18, 27), 31, 31, 31), 32, rules="bamboo", beside=Wagered()))


def test_the_score_and_the_table() -> None:
    result = score(parse(HAND))
    assert result.total == 2 * 2 * 4 * 3 * 2
    table = run(HAND).stdout
    for part in (
        "Rules      bamboo", "the wager  3", "Who pays", "left     48  8 (", "winner is lucky",
        "house option each=4 (default 2)",
    ):  # fmt: skip
        assert part in table
    assert "谁付" in run(HAND, "--lang", "zh").stdout
    assert run("123m456m789m11p45s +3s rules=bamboo").exit_code == 2
    lost = run("111222s345s67sCC +9s rules=bamboo")
    assert lost.exit_code == 1
    assert "one tile away from a winning hand" in lost.stdout


@pytest.mark.parametrize("option", ["--svg", "--html"])
def test_the_picture_and_the_page(option: str) -> None:
    drawn = "".join(ElementTree.fromstring(as_xml(run(HAND, option, "-").stdout)).itertext())
    for part in ("bamboo", "Who pays", "48", "winner is lucky"):
        assert part in drawn
    assert "谁付" in run(HAND, option, "-", "--lang", "zh").stdout
    assert "tile-1s" in run("waits", HAND.replace(" +8s", ""), "--svg", "-").stdout


def test_json_and_its_schema() -> None:
    made = json.loads(run(HAND, "--json").stdout)
    assert made["wager"] == 3
    assert made["payments"][0]["factors"] == [
        {"factor": 2, "code": "lucky", "who": "self", "text": "winner is lucky"}
    ]
    assert made == score(parse(HAND)).as_dict() | {"input": HAND}
    schema = json.loads(run("schema").stdout)
    Draft202012Validator(schema).validate(made)
    with pytest.raises(Exception, match="is not valid"):
        Draft202012Validator(schema).validate(made | {"wager": "three"})


def test_a_book() -> None:
    record = {"hand": HAND, "winner": "B", "from": ""}
    booked = run("ledger", "-", "--players", "A,B,C,D", stdin=json.dumps(record)).stdout
    row, last = map(json.loads, booked.splitlines())
    assert row["payments"] == {"A": -48, "B": 96, "C": -48, "D": 0}
    assert last["balance"] == row["payments"]


def test_streams() -> None:
    stdin = f"{HAND}\n123m456m789m11p45s +3s\n"
    rows = list(csv.DictReader(io.StringIO(run("batch", "-", "-f", "csv", stdin=stdin).stdout)))
    assert [row["mj_payments"] for row in rows] == ["left 48; right 48", ""]
    table = run("batch", "-", "-f", "table", stdin=stdin).stdout
    assert "  Bamboo Pu…\n" in table
    beside = json.dumps({"hand": "111222s345s67sCC +8s", "rules": "bamboo", "house": {"each": 4}})
    assert json.loads(run("batch", "-", "--json", stdin=beside).stdout)["total"] == 16


def test_lists() -> None:
    assert "bamboo" in run("rules").stdout
    page = run("rules", "bamboo").stdout
    assert "each=2" in page
    assert "A pung is worth two." in page
    assert "Bamboo Pung" in run("fans", "-r", "bamboo").stdout
    assert "Bamboo Pung" in run("fans", "条刻", "-r", "bamboo").stdout
    assert json.loads(run("fans", "-r", "bamboo", "--json").stdout)["id"] == "bamboo_pung"
    wrong = run("fans", "bambo_pung", "-r", "bamboo")
    assert "no prize is called bambo_pung; did you mean bamboo_pung?" in wrong.stderr


@pytest.mark.parametrize(("begun", "found"), [
    ("luc", "lucky"), ("wager=", "wager=3"), ("each=", "each=2"), ("rules=b", "rules=bamboo"),
])  # fmt: skip
def test_completion(begun: str, found: str) -> None:
    from mahjong_cli.cli import completion
    from mahjong_cli.cli.score import score as command

    with command.make_context("score", [], resilient_parsing=True) as context:
        items = completion.words(context, command.params[0], begun)
    assert found in [item.value for item in items]


def test_what_it_waits_on() -> None:
    ready = "111222s345s67sCC wager=3 each=4 rules=bamboo"
    advice = waits(parse_ready(ready))
    assert [(tile_name(w.tile), w.unseen, [e.total for e in w.known]) for w in advice.waits] == [
        ("8s", 4, [48, 48]), ("5s", 3, [48, 48]), ("C", 2, [48, 48]), ("2s", 1, [48, 48]),
    ]  # fmt: skip
    table = run("waits", ready)
    assert table.exit_code == 0
    assert "8s       4  discard        48  Bamboo Pung 2" in table.stdout
    made = json.loads(run("waits", ready, "--json").stdout)
    assert made["waits"][0]["self"] == {"total": 48, "meets_minimum": True}
    schema = json.loads(run("schema").stdout)
    Draft202012Validator(schema).validate(made)
    drawn = json.loads(run("waits", "111222s345s67sCCF rules=bamboo", "--json").stdout)
    Draft202012Validator(schema).validate(drawn)
    assert drawn["discards"][0]["tile"] == "F"
    assert run("waits", "111m222s345s67sCC rules=bamboo").exit_code == 2
