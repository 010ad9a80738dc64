"""紅中賴子杠: how sums come about, and what else a case of ``tests/cases`` cannot say."""

from __future__ import annotations

import pytest

from mahjong_cli import MahjongError, parse, score
from mahjong_cli.games.hongzhong import GAME
from mahjong_cli.games.hongzhong.rules import PLAYED
from mahjong_cli.games.hongzhong.settlement import Settlement
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.tiles import NAMES, named
from tests.casefile import OWN, read_text

SMALL = "[777s]456p789p23s55s +4s"
PAIRS = "11p55p33s77s99sNNF +F"
GENERALS = "[222p][555s]25p88p888s +8s"
WINDS = "[SSS]WWNNNFFPPP +N"
PUNGS = "[222p][666p]444p99p88p +8p self dealer=left"
SOFT = "[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right"
ROBBED = "[234p]678p999s22p67s +5s robkong from=left dealer=right"


def settled(text: str) -> Settlement:
    result = score(parse(text, rules="hongzhong"))
    assert isinstance(result, Settlement)
    return result


def verdict(text: str) -> Verdict:
    found = settled(text).verdict
    assert found is not None
    return found


def factors(text: str, payer: str) -> list[tuple[int, str, str | None]]:
    line = next(p for p in verdict(text).payments if p.payer == payer)
    return [(f.factor, f.why.code, f.who) for f in line.factors]


def test_the_sum_of_a_win_ends_at_its_total() -> None:
    won = 0
    for name in ("hongzhong", "hongzhong_rulings"):
        for case in read_text(OWN / f"{name}.txt"):
            if "total" in case:
                result, won = settled(case["hand"]), won + 1
                assert result.total == sum(each.amount for each in result.payments)
                assert result.steps[-1].value == result.total == case["total"]
    assert won > 90


def test_b02_the_ninety_six_tiles() -> None:
    assert 4 * len(PLAYED) == 96


@pytest.mark.parametrize(
    ("flip", "laizi"),
    [("1p", "2p"), ("9p", "1p"), ("9s", "1s"), ("S", "W"), ("W", "N"), ("N", "F"), ("C", "F"),
     ("F", "P"), ("P", "S")],
)  # fmt: skip
def test_b03_laizi(flip: str, laizi: str) -> None:
    assert NAMES[parse(f"{SMALL} self dealer=self flip={flip}", rules="hongzhong").gold or 0] == (
        laizi
    )


def test_b04_a_drawn_red_has_no_total() -> None:
    assert settled("[777s]456p789p234s5s +C self dealer=self").total is None


def test_b07_opening_is_counted_once_on_either_side() -> None:
    assert factors("[777s][456p][789p]23s55s +4s self dealer=left left=open", "left") == [
        (2, "dealer", "left"), (2, "self", None), (2, "open", "self"), (2, "hard", None),
        (2, "open", "left"),
    ]  # fmt: skip


def test_b08_seven_pairs_are_not_open() -> None:
    assert (2, "open", "self") not in factors(f"{PAIRS} self dealer=self", "left")


def test_b24_below_the_threshold_it_is_said_what_each_would_pay() -> None:
    missed = settled(SOFT)
    assert (missed.meets_minimum, missed.total, missed.steps) == (False, None, ())
    assert [p.amount for p in missed.payments] == [4, 4]


def test_b25_what_is_above_the_cap_is_kept_beside_it() -> None:
    capped = verdict(f"{PUNGS} left=open").payments
    assert [(p.capped, p.raw, p.own) for p in capped] == [(True, 320, 300), (False, 160, 160)]


@pytest.mark.parametrize("hand", [GENERALS, WINDS])
@pytest.mark.parametrize("more", ["", "zhongkong=3 left=kong:2", "gold-top=raw"])
def test_b25_flat_patterns_multiply_nothing(hand: str, more: str) -> None:
    text = f"{hand} self dealer=left {more}"
    assert factors(text, "left") == []
    assert all(p.capped and p.base == 400 for p in verdict(text).payments)


def test_b29_the_robbed_player_is_open_and_his_kong_counts() -> None:
    assert factors(ROBBED, "left")[-2:] == [(2, "open", "left"), (2, "robbed-kong", "left")]


def test_b31_a_robbed_kong_counts_as_drawn() -> None:
    found = verdict("[222p][345p]66678p11p +9p robkong from=left dealer=right")
    assert [(p.base, p.raw, p.own) for p in found.payments] == [(30, 480, 300), (30, 120, 120)]


def test_b4a_names() -> None:
    assert [p.id for p in GAME.entries] == [
        "small_win", "full_flush", "all_258", "all_winds", "all_pungs", "seven_pairs",
        "melded_hand", "kong_draw", "robbed_kong",
    ]  # fmt: skip
    for pattern in GAME.entries:
        assert all((*pattern.name, *pattern.rule))
        assert GAME.find(pattern.name.zh) is GAME.find(pattern.name.en.upper()) is pattern


def test_b4a_flat_patterns_state_hardness_without_a_factor() -> None:
    hard = verdict(f"{GENERALS} self dealer=self gold=8p")
    assert [p.factors for p in hard.payments] == [(), ()]


def test_b4a_the_robbed_kong_comes_on_top_of_his_others() -> None:
    assert factors(f"{ROBBED} left=kong:1", "left").count((2, "melded-kong", "left")) == 1


def test_b4a_laizi_never_stand_for_red() -> None:
    three = settled("[777s][777p][456s]9s9s9s5s +5s self dealer=self gold=9s")
    assert named("C") not in three.waits
    every = score(three.hand, every=True)
    assert isinstance(every, Settlement)
    assert len(every.runners_up) > 10
    assert all(named("C") not in each.reading.gold_as for each in every.runners_up)


def test_b4a_four_konged_laizi_are_times_256_and_leave_the_hand_hard() -> None:
    hand = f"{SMALL} from=left dealer=self gold=1p laizikong=4"
    assert verdict(hand).hard
    assert verdict(hand).payments[1].raw == 2 * 2 * 2 * 256


def test_b4a_who_pays_nothing_is_not_capped() -> None:
    other = verdict(f"{SMALL} from=left dealer=right discard-pays=discarder").payments[1]
    assert (other.base, other.factors, other.capped) == (0, (), False)


def test_b4a_payments_of_a_hand_that_does_not_win() -> None:
    assert verdict("[777s]456p789p23s99s +4s self dealer=self").payments == ()
    assert len(verdict(SOFT).payments) == 2


# What no ruling says, but must hold


@pytest.mark.parametrize("hand", ["[SSS][WWW]NNNFFPP +P", "[222p][555s]888p22s8s8s +2s"])
def test_loose_tiles_that_make_pungs_are_no_second_reading(hand: str) -> None:
    every = score(settled(f"{hand} self dealer=self").hand, every=True)
    assert isinstance(every, Settlement)
    assert (every.ties, every.runners_up) == (0, ())


def test_waits_of_loose_tiles() -> None:
    waiting = settled("[222p][555s]2p5p8p8p8s2s5p +8s self dealer=self").waits
    assert {"2p", "5p", "8p", "2s", "5s", "8s"} <= {NAMES[t] for t in waiting}


def test_runners_up_are_given_on_request() -> None:
    hand = parse("[222p][333p][444p]6p7s7s7s +6p self gold=7s dealer=left", rules="hongzhong")
    every = score(hand, every=True)
    assert isinstance(every, Settlement)
    assert len(every.runners_up) > 3
    assert every.runners_up[0].total <= (every.total or 0)
    assert score(hand).win


def test_a_hand_from_elsewhere_is_checked_as_well() -> None:
    hand = Hand(tuple(range(9, 22)), 22, won=Circumstances("self"), rules="hongzhong", seat=27)
    with pytest.raises(MahjongError) as caught:
        score(hand)
    assert {"dealer-needed", "not-played"} == {p.name for p in caught.value.problems}


def test_an_unknown_pattern_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(MahjongError, match="no pattern is called full_flsh") as caught:
        GAME.find("full_flsh")
    (problem,) = caught.value.problems
    assert problem.hint() == "did you mean full_flush?"


def test_the_record_gives_the_first_reason_why_it_does_not_win() -> None:
    result = settled("77799s456p789p23s +4s self dealer=self")
    assert [why.code for why in result.why] == ["not-opened", "pair-not-258"]
    assert result.as_dict()["why"]["code"] == "not-opened"


def test_the_example_of_a_key_is_its_first_value() -> None:
    keys = [key for key in GAME.vocabulary.keys if key.values]
    assert len(keys) > 10
    assert [key.example for key in keys] == [key.values[0] for key in keys]
