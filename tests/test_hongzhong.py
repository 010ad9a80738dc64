"""Each ruling about 紅中賴子杠 that the program decides, with a hand that shows it.

Tests are named after the rulings: B-01 to B-33, and the details of B.4a.
"""

from __future__ import annotations

import pytest

from mahjong_cli import MahjongError, Problem, parse, score
from mahjong_cli.games.hongzhong import GAME
from mahjong_cli.games.hongzhong.rules import PLAYED
from mahjong_cli.games.hongzhong.settlement import Settlement
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.tiles import NAMES, named

SMALL = "[777s]456p789p23s55s +4s"
FLUSH = "[222p][345p]678p99p11p +9p"
MELDED = "[123s][456p][888s][NNN]5p +5p"
PAIRS = "11p55p33s77s99sNNF +F"
GENERALS = "[222p][555s]25p88p888s +8s"


def settled(text: str) -> Settlement:
    result = score(parse(text, rules="hongzhong"))
    assert isinstance(result, Settlement)
    return result


def verdict(text: str) -> Verdict:
    found = settled(text).verdict
    assert found is not None
    return found


def pays(text: str) -> dict[str, int]:
    """What each pays, nothing where the hand does not win."""
    result = settled(text)
    if not result.win:
        return {}
    assert result.total == sum(p.amount for p in result.payments) == result.steps[-1].value
    return {p.payer: p.amount for p in result.payments}


def held(text: str) -> list[str]:
    return [pattern.id for pattern in verdict(text).patterns]


def factors(text: str, payer: str) -> list[tuple[int, str, str | None]]:
    line = next(p for p in verdict(text).payments if p.payer == payer)
    return [(f.factor, f.why.code, f.who) for f in line.factors]


def obstacles(text: str) -> list[str]:
    result = settled(text)
    assert result.win is (not result.why)
    return [why.code for why in result.why]


def wrong(text: str) -> list[str]:
    """The names of all problems of a hand."""
    with pytest.raises(MahjongError) as caught:
        settled(text)
    return [problem.name for problem in caught.value.problems]


def notes(text: str) -> list[str]:
    return [note.code for note in settled(text).notes]


# B.1 Set-up


def test_b01_three_players_and_four_as_an_option() -> None:
    assert list(pays(f"{SMALL} self dealer=self")) == ["left", "right"]
    assert list(pays(f"{SMALL} self dealer=self players=4")) == ["left", "across", "right"]


@pytest.mark.parametrize("key", ["across=open", "dealer=across", "from=across", "fed=across"])
def test_b01_nobody_sits_across_from_one_of_three(key: str) -> None:
    hand = "[222p][345p][678p]99p11p +9p"
    rest = "" if key.startswith("from") else " from=left"
    rest += "" if key.startswith("dealer") else " dealer=self"
    assert wrong(f"{hand} {key}{rest}") == ["no-such-player"]
    assert settled(f"{hand} {key}{rest} players=4").win


def test_b02_the_ninety_six_tiles() -> None:
    assert 4 * len(PLAYED) == 96
    assert wrong("[777m]456p789p23s55s +4s self dealer=self") == ["tile-not-played"]
    assert wrong("[777s]456p789p23sEE +4s self dealer=self") == ["tile-not-played"]
    assert wrong(f"{SMALL} self dealer=self gold=5m") == ["tile-not-played"]
    assert wrong(f"{SMALL} self dealer=self flip=E") == ["tile-not-played"]


@pytest.mark.parametrize(
    ("flip", "laizi"),
    [("1p", "2p"), ("9p", "1p"), ("9s", "1s"), ("S", "W"), ("W", "N"), ("N", "F"), ("C", "F"),
     ("F", "P"), ("P", "S")],
)  # fmt: skip
def test_b03_laizi(flip: str, laizi: str) -> None:
    assert NAMES[parse(f"{SMALL} self dealer=self flip={flip}", rules="hongzhong").gold or 0] == (
        laizi
    )


def test_b03_red_is_never_laizi() -> None:
    assert wrong(f"{SMALL} self dealer=self gold=C") == ["laizi-red"]


def test_b04_red_in_hand_does_not_win() -> None:
    assert obstacles("[777s]456p789p23sCC +4s self dealer=self") == ["red-in-hand"]
    drawn = settled("[777s]456p789p234s5s +C self dealer=self")
    assert [why.code for why in drawn.why] == ["red-in-hand"]
    assert (drawn.win, drawn.total, drawn.away) == (False, None, 1)
    assert [NAMES[t] for t in drawn.waits] == ["2s", "5s"]


def test_b04_red_given_or_melded_cannot_be() -> None:
    start = "[777s]456p789p234s5s +C"
    assert wrong(f"{start} from=left dealer=self") == ["red-given"]
    assert wrong(f"{start} robkong from=left dealer=self") == ["red-given"]
    for meld in ("[CCC]", "[CCCC]", "[CCCC,1]"):
        assert wrong(f"{meld}456p789p23s55s +4s self dealer=self") == ["red-melded"]


def test_b04_each_red_kong_doubles() -> None:
    assert pays(f"{SMALL} self dealer=self zhongkong=2") == {"left": 64, "right": 64}


def test_b05_each_laizi_kong_is_times_four_and_a_laizi_is_in_no_meld() -> None:
    hand = f"{SMALL} self dealer=self gold=9s"
    assert pays(f"{hand} laizikong=1") == {"left": 64, "right": 64}
    for meld in ("[678p]", "[777p]", "[7777p,1]", "[7777p]"):
        found = wrong(f"{meld}[777s]456p23s55s +4s self dealer=self gold=7p")
        assert found == ["laizi-melded"]


def test_b05_nobody_wins_on_a_laizi_of_others() -> None:
    assert wrong(f"{SMALL} from=left dealer=self gold=4s") == ["laizi-given"]


def test_b06_konged_tiles_are_no_sets() -> None:
    # Three melds, four tiles and a konged 红中: still a set short.
    assert "tile-count" in [
        p.code for p in _problems("[222p][345p]678p99p11p zhongkong=1 self dealer=self")
    ]
    assert held(f"{FLUSH} self dealer=self gold=5s zhongkong=1 laizikong=2") == ["full_flush"]
    assert held("[SSS]WWNNNFFPPP +N self dealer=self zhongkong=2") == ["all_winds"]
    assert held("[222s]55p888s222p55s +5p self dealer=self zhongkong=1") == ["all_258", "all_pungs"]


def _problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(MahjongError) as caught:
        settled(text)
    return caught.value.problems


def test_b06_konged_laizi_are_not_in_hand() -> None:
    hand = "[777s]456p789p2s3p55s +4s self dealer=self gold=3p"
    assert settled(f"{hand} laizikong=3").win
    assert obstacles("[777s]456p789p2s3p3p5s +4s self dealer=self gold=3p") == ["too-many-laizi"]


def test_b07_opening_is_counted_once_on_either_side() -> None:
    assert factors("[777s][456p][789p]23s55s +4s self dealer=left left=open", "left") == [
        (2, "dealer", "left"), (2, "self", None), (2, "open", "self"), (2, "hard", None),
        (2, "open", "left"),
    ]  # fmt: skip


def test_b07_concealed_and_single_kongs_do_not_open() -> None:
    concealed = "[7777s]456p789p23s55s +4s self dealer=self"
    assert obstacles(f"{concealed} zhongkong=1 laizikong=1 gold=1p") == ["not-opened"]
    assert settled("[7777s][123s]456p789p5s +5s self dealer=self").win
    assert pays(f"{SMALL} self dealer=left left=ckong:1,zhongkong:1")["left"] == 16 * 8
    assert pays(f"{SMALL} self dealer=left left=kong:1")["left"] == 16 * 2 * 2


def test_b08_seven_pairs_need_no_opening() -> None:
    assert pays(f"{PAIRS} self dealer=self") == {"left": 40, "right": 40}
    assert (2, "open", "self") not in factors(f"{PAIRS} self dealer=self", "left")


def test_b08_flat_patterns_need_an_opening() -> None:
    assert obstacles("222555p25p88s22s8p +8s self dealer=self") == ["not-opened"]
    # Pairs of 2, 5 and 8 are seven pairs and no 将一色.
    assert held("2222p5555p8888s2s +2s self dealer=self") == ["seven_pairs"]


def test_b09_stake_multiplies_everything() -> None:
    hand = f"{SMALL} from=left dealer=right gold=1p"
    assert pays(hand) == {"left": 8, "right": 8}
    assert pays(f"{hand} stake=3") == {"left": 24, "right": 24}
    assert obstacles("[777s]456p789p2s1p55s +4s from=left dealer=right gold=1p stake=3") == [
        "below-threshold"
    ]
    big = "[222p][666p]444p99p88p +8p self dealer=left left=open"
    assert pays(f"{big} stake=2") == {"left": 600, "right": 320}
    assert pays(f"{big} right=open stake=2") == {"left": 800, "right": 800}
    assert pays(f"{GENERALS} self dealer=self stake=2") == {"left": 800, "right": 800}


# B.2 Shapes


def test_b10_all_winds_has_no_shape_and_is_no_full_flush() -> None:
    assert held("[SSS][WWW]NNFFFPPS +P self dealer=self") == ["all_winds"]
    assert held("[SSS][WWW]NNNFFPP +P self dealer=self") == ["all_winds", "all_pungs"]


@pytest.mark.parametrize("won", ["kongdraw zhongkong=1", "robkong from=left"])
def test_b11_kong_draw_and_robbed_kong_need_a_general_pair(won: str) -> None:
    assert obstacles(f"[234p]678p999s11p67s +5s {won} dealer=self") == ["pair-not-258"]
    name = "kong_draw" if won.startswith("kongdraw") else "robbed_kong"
    assert held(f"[234p]678p999s22p67s +5s {won} dealer=self") == [name]
    assert held(f"[222p][345p]66678p11p +9p {won} dealer=self") == ["full_flush", name]
    pungs = "[222p]333s444pNN7s7s +6s gold=7s"
    assert held(f"{pungs} {won} dealer=self") == ["all_pungs", name]
    pairs = "11p55p33s77s99sNN4p +F gold=4p"
    assert held(f"{pairs} {won} dealer=self") == ["seven_pairs", name]
    assert held(f"[222p][555s]25p8888s8p +2s {won} dealer=self") == ["all_258", name]


def test_b11_melded_hand_needs_a_general() -> None:
    assert held(f"{MELDED} from=left dealer=self") == ["melded_hand"]
    flush = "[123p][456p][888p][999p]4p +4p"
    assert held(f"{flush} from=left dealer=self") == ["full_flush"]
    assert held(f"{flush.replace('4p +4p', '5p +5p')} from=left dealer=self") == [
        "full_flush", "melded_hand",
    ]  # fmt: skip
    assert obstacles(f"{MELDED.replace('5p +5p', '6p +6p')} from=left dealer=self") == [
        "pair-not-258"
    ]
    concealed = "[123s][456p][8888s][NNN]5p +5p from=left dealer=self"
    assert held(concealed) == ["small_win"]


def test_b11_a_robbed_tile_makes_no_melded_hand() -> None:
    hand = "[123s][456s][888s][NNN]7p +5p gold=7p dealer=self from=left"
    assert held(hand) == ["melded_hand"]
    assert held(f"{hand} robkong") == ["robbed_kong"]


def test_b11_seven_pairs_of_one_suit_stack() -> None:
    assert held("1122335577889p +9p self dealer=self") == ["full_flush", "seven_pairs"]
    assert pays("1122335577889p +9p self dealer=self") == {"left": 80, "right": 80}


@pytest.mark.parametrize(
    "kong", ["[7777s,1]456p789p", "[777s][4444p]789p", "zhongkong=1 [777s]456p789p",
             "laizikong=1 gold=1p [777s]456p789p"],
)  # fmt: skip
def test_b12_any_kong_gives_a_kong_draw(kong: str) -> None:
    assert held(f"{kong}23s55s +4s kongdraw dealer=self") == ["kong_draw"]


def test_b12_without_any_kong_it_cannot_be() -> None:
    assert wrong(f"{SMALL} kongdraw dealer=self") == ["kongdraw-without-kong"]


def test_b13_two_laizi_bar_a_small_win_even_as_themselves() -> None:
    assert obstacles("[777s]456p78p2s5s5s9p9p +3s self dealer=self gold=9p") == ["too-many-laizi"]
    own = "[777s]334455p55s78p +9p self dealer=self gold=3p"
    assert obstacles(own) == ["too-many-laizi"]
    assert settled(f"{own} laizi-limit=substitute").win


def test_b13_the_winning_tile_counts() -> None:
    assert obstacles("[777s]456p78p234s5s9p +9p self dealer=self gold=9p") == ["too-many-laizi"]


def test_b13_big_wins_have_no_limit() -> None:
    assert settled("[222p][345p]678p1p5s5s5s +5s self dealer=self gold=5s").win


def test_b14_laizi_as_printed_leave_the_hand_hard() -> None:
    assert verdict(f"{SMALL} self dealer=self").hard
    assert verdict("[777s]45p789p234s5s5s +6p self dealer=self gold=6p").hard
    soft = verdict("[777s]45p789p234s5s9s +5s self dealer=self gold=9s")
    assert soft.hard is False


def test_b14_patterns_come_before_hardness() -> None:
    # Hard 清一色 would be 20 x 2; soft 清一色 + 碰碰胡 pays as much, with more patterns.
    found = verdict("[222p][333p][444p]6p7s7s7s +6p self gold=7s dealer=left")
    assert [p.id for p in found.patterns] == ["full_flush", "all_pungs"]
    assert found.hard is False


def test_b15_a_drawn_laizi_wins() -> None:
    assert settled("[777s]456p789p2s55s4s +1p self dealer=self gold=1p").win


def test_b16_there_is_no_last_tile() -> None:
    assert wrong(f"{SMALL} self last dealer=self") == ["no-last-tile"]


def test_b17_laizi_may_be_a_fifth_copy() -> None:
    found = verdict("[5555p,1]46p9s678s222s5s +5s self dealer=self gold=9s")
    assert [NAMES[t] for t in found.reading.gold_as] == ["5p"]
    assert found.patterns


# B.3 Payment


def test_b20_both_sides_multiply() -> None:
    hand = f"{FLUSH} from=left dealer=left"
    assert pays(f"{hand} right=open,zhongkong:1")["right"] == pays(hand)["right"] * 4
    small = f"{SMALL} self dealer=self"
    assert pays(f"{small} right=ckong:1")["right"] == pays(small)["right"] * 4


def test_b21_everybody_pays_a_discard() -> None:
    hand = f"{SMALL} from=left dealer=right"
    assert pays(hand) == {"left": 8, "right": 8}
    assert pays(f"{hand} discard-pays=discarder") == {"left": 8, "right": 0}
    assert pays(f"{SMALL} self dealer=self discard-pays=discarder") == {"left": 16, "right": 16}


def test_b22_dealer_discarder_and_drawn_tile_double_a_small_win() -> None:
    assert pays(f"{SMALL} self dealer=self") == {"left": 16, "right": 16}
    assert pays(f"{SMALL} self dealer=left") == {"left": 16, "right": 8}
    assert pays(f"{SMALL} from=right dealer=left") == {"left": 8, "right": 8}
    assert pays(f"{SMALL} from=left dealer=left") == {"left": 16, "right": 4}


def test_b23_big_wins_know_no_dealer() -> None:
    for dealer in ("self", "left", "right"):
        assert pays(f"{FLUSH} self dealer={dealer}") == {"left": 80, "right": 80}
        assert pays(f"{FLUSH} from=left dealer={dealer}") == {"left": 80, "right": 40}


def test_b23_bases_add_up_and_ten_for_each_pattern() -> None:
    hand = "[222p][666p]444p99p88p +8p dealer=left"
    assert pays(f"{hand} self") == {"left": 160, "right": 160}
    assert pays(f"{hand} self big-bonus=once") == {"left": 120, "right": 120}
    assert pays(f"{hand} from=left") == {"left": 160, "right": 80}
    assert pays(f"{hand} from=left big-bonus=once") == {"left": 120, "right": 80}
    assert pays(f"{PAIRS} from=left dealer=left") == {"left": 40, "right": 20}
    assert pays(f"{MELDED} from=left dealer=left") == {"left": 80, "right": 40}


def test_b23_kong_draw_adds_no_ten_of_its_own() -> None:
    assert pays(f"{SMALL} kongdraw zhongkong=1 dealer=self") == {"left": 80, "right": 80}
    assert pays(f"{FLUSH} kongdraw zhongkong=1 dealer=self") == {"left": 240, "right": 240}


def test_b24_threshold() -> None:
    soft = "[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right"
    assert obstacles(soft) == ["below-threshold"]
    missed = settled(soft)
    assert (missed.win, missed.meets_minimum, missed.total) == (False, False, None)
    assert [p.amount for p in missed.payments] == [4, 4]
    assert missed.steps == ()
    assert pays(f"{soft} left=open") == {"left": 8, "right": 4}
    assert pays(f"{soft} right=open") == {"left": 4, "right": 8}


def test_b25_cap_and_gold_top() -> None:
    hand = "[222p][666p]444p99p88p +8p self dealer=left"
    assert pays(f"{hand} left=open") == {"left": 300, "right": 160}
    assert pays(f"{hand} left=open right=open") == {"left": 400, "right": 400}
    assert pays(f"{hand} left=open right=open gold-top=raw") == {"left": 320, "right": 320}
    assert pays(f"{hand} left=kong:1 right=kong:1 gold-top=raw") == {"left": 400, "right": 400}
    capped = verdict(f"{hand} left=open").payments
    assert [(p.capped, p.raw, p.own) for p in capped] == [(True, 320, 300), (False, 160, 160)]


def test_b25_flat_patterns_pay_400_from_each() -> None:
    for hand in (GENERALS, "[SSS]WWNNNFFPPP +N"):
        for more in ("", " zhongkong=3 left=kong:2 dealer=left", " gold-top=raw dealer=left"):
            text = f"{hand} self dealer=left{more.replace(' dealer=left', '')}"
            assert pays(text) == {"left": 400, "right": 400}
            assert factors(text, "left") == []
            assert all(p.capped and p.base == 400 for p in verdict(text).payments)


# B.4 Liability

THREE = "[222p][345p][678p]55p99p +9p"


def test_b29_inputs() -> None:
    assert wrong(SMALL + " self") == ["dealer-needed"]
    assert wrong(f"{SMALL} dealer=self") == ["from-needed"]
    assert wrong(f"{SMALL} self from=left dealer=self") == ["from-and-self"]
    assert wrong(f"{FLUSH} self dealer=self fed=left") == ["fed-without-melds"]
    assert wrong("[2222p][345p][678p]55p99p +9p self dealer=self fed=left") == ["fed-without-melds"]
    mixed = "[222p][345p][678p]55s99p +9p self dealer=self fed=left"
    assert obstacles(mixed) == []
    assert notes(mixed) == ["no-gold", "fed-unused"]


def test_b29_the_robbed_player_is_open_and_his_kong_counts() -> None:
    hand = "[234p]678p999s22p67s +5s robkong from=left dealer=right"
    assert factors(hand, "left")[-2:] == [(2, "open", "left"), (2, "robbed-kong", "left")]
    assert pays(hand) == pays(f"{hand} left=open") == {"left": 200, "right": 0}


def test_b30_the_feeder_of_the_third_meld_of_a_flush_pays_for_all() -> None:
    for won in ("self", "from=left", "from=right", "kongdraw zhongkong=1"):
        alone, fed = (f"{THREE} {won} dealer=left", f"{THREE} {won} dealer=left fed=right")
        assert pays(fed) == {"left": 0, "right": sum(pays(alone).values())}
    winds = "[SSS][WWW][NNN]FFPP +P self dealer=left fed=left"
    assert pays(winds) == {"left": 800, "right": 0}


def test_b30_all_258_makes_nobody_liable() -> None:
    hand = "[222p][555p][888p]2p5s8s8s +2s self dealer=left fed=left"
    assert held(hand) == ["all_258"]
    assert pays(hand) == {"left": 400, "right": 400}
    assert "fed-unused" in notes(hand)


def test_b31_a_robbed_kong_counts_as_drawn_and_the_konger_pays_for_all() -> None:
    hand = "[222p][345p]66678p11p +9p robkong from=left dealer=right"
    found = verdict(hand)
    assert [(p.base, p.raw, p.own) for p in found.payments] == [(30, 480, 300), (30, 120, 120)]
    assert pays(hand) == {"left": 420, "right": 0}
    assert found.liable
    assert (found.liable.payer, found.liable.why.code) == ("left", "robbed")


def test_b32_an_unready_discarder_pays_for_all() -> None:
    hand = f"{MELDED} from=left dealer=right"
    assert pays(hand) == {"left": 80, "right": 40}
    assert pays(f"{hand} left=unready") == {"left": 120, "right": 0}
    assert pays(f"{hand} right=unready") == pays(hand)


def test_b33_order_of_liabilities() -> None:
    flush = "[123p][456p][888p][999p]5p +5p dealer=right fed=right"
    both = verdict(f"{flush} from=left left=unready")
    assert both.liable
    assert (both.liable.payer, both.liable.why.code) == ("right", "fed")
    robbed = verdict("[222p][345p][678p]66p7p8p +9p robkong from=left dealer=right fed=right")
    assert robbed.liable
    assert robbed.liable.why.code == "fed"


def test_b33_amounts_are_capped_and_then_summed() -> None:
    hand = f"{THREE} self dealer=right fed=right left=kong:1,ckong:1"
    assert pays(hand) == {"left": 0, "right": 300 + 80}


# B.4a Decided details


def test_b4a_names() -> None:
    assert [p.id for p in GAME.entries] == [
        "small_win", "full_flush", "all_258", "all_winds", "all_pungs", "seven_pairs",
        "melded_hand", "kong_draw", "robbed_kong",
    ]  # fmt: skip
    for pattern in GAME.entries:
        assert all((*pattern.name, *pattern.rule))
        assert GAME.find(pattern.name.zh) is GAME.find(pattern.name.en.upper()) is pattern


def test_b4a_best_reading() -> None:
    hand = "[222p][333p][444p]6p7s7s7s +6p self gold=7s fed=right dealer=left"
    assert held(hand) == ["full_flush", "all_pungs"]
    assert pays(hand) == {"left": 0, "right": 160}


def test_b4a_flat_patterns_list_what_else_is_held_and_may_make_someone_liable() -> None:
    flush = "[222p][555p][888p]2p5p3s3s +3s self dealer=left fed=left gold=3s"
    assert held(flush) == ["full_flush", "all_258", "all_pungs"]
    assert pays(flush) == {"left": 800, "right": 0}
    melded = "[222p][555s][888p][222s]8s +8s from=left left=unready dealer=right"
    assert held(melded) == ["all_258", "all_pungs", "melded_hand"]
    assert pays(melded) == {"left": 800, "right": 0}
    robbed = "[222p][555s]25p8888s8p +2s robkong from=right dealer=right"
    assert pays(robbed) == {"left": 0, "right": 800}


def test_b4a_flat_patterns_state_hardness_without_a_factor() -> None:
    soft = verdict("[222p][555s]25p888s8p9p +8s self dealer=self gold=9p")
    assert soft.hard is False
    hard = verdict(f"{GENERALS} self dealer=self gold=8p")
    assert hard.hard is True
    assert [p.factors for p in hard.payments] == [(), ()]


def test_b4a_a_lone_laizi_pairs_with_the_discarded_general_and_is_soft() -> None:
    found = verdict("[123s][456p][888s][NNN]7p +5p from=left dealer=right gold=7p")
    assert [p.id for p in found.patterns] == ["melded_hand"]
    assert found.hard is False


def test_b4a_four_open_melds_self_drawn_are_no_melded_hand() -> None:
    assert held(f"{MELDED} self dealer=self") == ["small_win"]


def test_b4a_the_robbed_kong_comes_on_top_of_his_others() -> None:
    hand = "[234p]678p999s22p67s +5s robkong from=left dealer=right"
    assert factors(f"{hand} left=kong:1", "left").count((2, "melded-kong", "left")) == 1
    assert wrong(f"{hand} left=kong:4") == ["player-melds"]
    assert settled(f"{hand} left=kong:3").win


def test_b4a_laizi_never_stand_for_red() -> None:
    three = settled("[777s][777p][456s]9s9s9s5s +5s self dealer=self gold=9s")
    assert named("C") not in three.waits
    every = score(three.hand, every=True)
    assert isinstance(every, Settlement)
    assert len(every.runners_up) > 10
    assert all(named("C") not in each.reading.gold_as for each in every.runners_up)


def test_b4a_konged_laizi_need_a_named_gold() -> None:
    assert wrong(f"{SMALL} self dealer=self laizikong=1") == ["laizi-unnamed"]
    assert wrong(f"{SMALL} self dealer=self left=laizikong:1") == ["laizi-unnamed"]


def test_b4a_four_konged_laizi_are_times_256_and_leave_the_hand_hard() -> None:
    hand = f"{SMALL} from=left dealer=self gold=1p laizikong=4"
    assert verdict(hand).hard
    assert verdict(hand).payments[1].raw == 2 * 2 * 2 * 256


def test_b4a_copies() -> None:
    start = f"{SMALL} self dealer=self"
    for keys in (
        "zhongkong=5",
        "zhongkong=3 left=zhongkong:2",
        "left=zhongkong:3 right=zhongkong:2",
    ):
        assert wrong(f"{start} {keys}") == ["too-many-konged"]
    laizi = "[777s]456p789p2s3p55s +4s self dealer=self gold=3p"
    assert wrong(f"{laizi} laizikong=2 left=laizikong:2") == ["too-many-konged"]
    assert settled(f"{laizi} laizikong=2 left=laizikong:1").win
    assert obstacles("[777s]456p789p23sCC +4s self dealer=self zhongkong=2") == ["red-in-hand"]
    assert wrong("[777s]456p789p23sCC +4s self dealer=self zhongkong=3") == ["too-many-konged"]


def test_b4a_the_flipped_tile_is_not_counted_but_told() -> None:
    assert "flip-copies" in notes("[5555p,1]222345678s2p +2p self dealer=self flip=5p")
    assert "flip-konged" in notes(f"{SMALL} self dealer=self flip=C zhongkong=3 left=zhongkong:1")
    assert "flip-konged" not in notes(f"{SMALL} self dealer=self flip=C zhongkong=3")


def test_b4a_inputs() -> None:
    assert wrong(f"{SMALL} self dealer=self left=kong:3,ckong:2") == ["player-melds"]
    assert settled(f"{SMALL} self dealer=self left=unready").win
    honours = "[SSS][WWW][NNN]55p88s +8s self dealer=self fed=left"
    assert held(honours) == ["all_pungs"]
    assert "fed-unused" in notes(honours)


def test_b4a_four_players() -> None:
    hand = f"{THREE} self dealer=left players=4"
    assert pays(hand) == {"left": 80, "across": 80, "right": 80}
    assert pays(f"{hand} fed=across") == {"left": 0, "across": 240, "right": 0}


def test_b4a_the_discarder_alone() -> None:
    hand = f"{SMALL} from=left dealer=right discard-pays=discarder"
    soft = "[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right right=kong:2"
    assert obstacles(f"{soft} discard-pays=discarder") == ["below-threshold"]
    assert pays(f"{hand} left=kong:4,ckong:0 zhongkong=4") == {"left": 300, "right": 0}
    other = verdict(hand).payments[1]
    assert (other.base, other.factors, other.capped) == (0, (), False)


def test_b4a_payments_of_a_hand_that_does_not_win() -> None:
    assert verdict("[777s]456p789p23s99s +4s self dealer=self").payments == ()
    assert len(verdict("[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right").payments) == 2


def test_b4a_open_is_a_meld_too() -> None:
    start = f"{SMALL} self dealer=self"
    assert wrong(f"{start} left=open,ckong:4") == ["player-melds"]
    assert settled(f"{start} left=open,ckong:3").win
    assert settled(f"{start} left=open,kong:1,ckong:3").win


# What no ruling says, but must hold


def test_loose_tiles_that_make_pungs_are_no_second_reading() -> None:
    for hand in ("[SSS][WWW]NNNFFPP +P", "[222p][555s]888p22s8s8s +2s"):
        found = settled(f"{hand} self dealer=self")
        assert found.ties == 0
        every = score(found.hand, every=True)
        assert isinstance(every, Settlement)
        assert every.runners_up == ()
    loose = settled("[SSS][WWW]NNFFFPPS +P self dealer=self")
    assert (loose.ties, loose.verdict and loose.verdict.reading.form) == (0, "shapeless")


def test_other_readings_that_pay_the_same_are_ties() -> None:
    # The laizi is a 3p, a 6p or a 9p.
    hand = "[777s]456p78p1p23s55s +4s self dealer=self gold=1p"
    assert settled(hand).ties == 2
    assert notes(hand) == ["tie"]
    assert settled(hand.replace("1p", "9p")).ties == 0


def test_notes_that_do_not_apply_are_not_made() -> None:
    start = f"{SMALL} self dealer=self"
    assert "flip-konged" not in notes(f"{start} flip=1p zhongkong=3 left=zhongkong:1")
    held_all = "[777s]456p789pCCCC +4s self dealer=self flip=C"
    assert "flip-konged" not in notes(held_all)
    assert "flip-copies" in notes(held_all)
    three = "[777s]456p789p23sCC +C self dealer=self flip=C"
    assert "flip-konged" in notes(f"{three} zhongkong=1")
    assert "flip-konged" not in notes(three)
    assert "fourth-unused" in notes(f"{start} fourth")
    assert "fourth-unused" not in notes(start)


def test_who_fed_a_losing_hand_is_not_spoken_of() -> None:
    for text, why in (
        ("[222p][345p][678p]55s99p +1s", ["incomplete"]),
        ("[222p][345p][678p]99s9s3s +3s", ["pair-not-258"]),
        ("[222p][345p][678p]55s9pC +9p", ["red-in-hand"]),
    ):
        assert obstacles(f"{text} self dealer=self fed=left") == why
        assert notes(f"{text} self dealer=self fed=left") == ["no-gold"]


def test_why_not_is_told_of_the_nearest_reading_with_every_reason() -> None:
    assert obstacles("77799s456p789p23s +4s self dealer=self") == ["not-opened", "pair-not-258"]
    assert settled("[777s]456p789p23s9sN +4s self dealer=self").away == 1
    assert settled("[222p]25p8s2s5sNNFFP +8p self dealer=self").away > 1


def test_waits_of_loose_tiles() -> None:
    waiting = settled("[222p][555s]2p5p8p8p8s2s5p +8s self dealer=self").waits
    assert {"2p", "5p", "8p", "2s", "5s", "8s"} <= {NAMES[t] for t in waiting}
    assert settled("[777s]456p789p23s5sC +4s self dealer=self").waits == ()
    # Knitted tiles and orphans are nothing here, be there ever so many laizi.
    assert settled("14p258sSWNFP9p9p9p +9s self dealer=self gold=9p").waits == ()
    assert settled("19p19sSWNFP5p5p5p5p +2p self dealer=self gold=5p").waits == ()


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("19p19sSWNFP5p5p5p5p +2p gold=5p", 3),  # as pairs; thirteen orphans are nothing here
        ("[222p][555s]2p5p8p2s8s7p1s +N gold=7p", 2),  # as 将一色, the laizi being any of them
        ("[777s]456p789p234sC +C", 2),  # both must go, though they would be a pair
    ],
)
def test_how_far_away(text: str, count: int) -> None:
    assert settled(f"{text} self dealer=self").away == count


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
    with pytest.raises(MahjongError, match="no pattern is called"):
        GAME.find("full_flsh")
