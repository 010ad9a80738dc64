# ruff: noqa: D103  each rule stands in its block
"""The fans in their printed order, one block each: name, points, rule, exclusions, examples.

The fans that one takes away stand by the reason, each true of its pair: ``printed`` in the rule
text; ``implied``, as it cannot be without them (principle 1, ruling A-23); by ``practice``, as
it is always concealed (A-24); lower on the ``ladder`` of kongs (A-25); made of its ``own_sets``
or, where every set makes it, of ``all_sets``.  ``other_division`` has what the text names and
the same tiles would be only if divided otherwise.

``yes`` is a hand that has the fan; ``no`` is a near miss, which wins without it for want of the
very thing that the rule turns on.  All examples hold in every rule set that knows the fan.
"""

from __future__ import annotations

from itertools import pairwise

from mahjong_cli.counts import ONE, counts, within
from mahjong_cli.fans.parts import (
    NONE,
    Barred,
    Chows,
    Form,
    Fours,
    Kongs,
    NumberPungs,
    OrphanPungs,
    Sets,
    Tiles,
    Uses,
    Win,
    concealed_kongs,
    concealed_pungs,
    holding,
    knitted,
    kong_of,
    kongs,
    melded_kongs,
    nothing,
    once,
    pungs,
    whole,
)
from mahjong_cli.fans.registry import Register
from mahjong_cli.shapes.solve import KNITTED
from mahjong_cli.text import Text
from mahjong_cli.tiles import (
    DRAGONS,
    EVEN,
    FIVES,
    GREEN,
    HONOURS,
    KINDS,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    ORPHANS,
    REVERSIBLE,
    SIMPLES,
    TERMINALS,
    UPPER,
    UPPER_FOUR,
    WINDS,
    suit,
)

FANS = Register()

ALL_HONOURS = counts(HONOURS)
GATES = counts([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
ALL_GATES = [GATES + ONE[n] for n in range(9)]
SHIFTED_PAIRS = [counts([*range(n, n + 7)] * 2) for n in range(3)]

# The sets of a part stand in the order of their tiles.


def suits(sets: Sets) -> set[int]:
    """The suits of the sets."""
    return {s.suit for s in sets}


def ranks(sets: Sets) -> list[int]:
    """The numbers of the sets, in order."""
    return sorted([s.rank for s in sets])


def equal(sets: Sets) -> bool:
    """Whether all sets are of the same face."""
    return sets[0].tile == sets[-1].tile


def stepped(sets: Sets, step: int) -> bool:
    """Whether the sets are of one suit, each ``step`` higher than the one before."""
    first, last = sets[0], sets[-1]
    return (
        first.suit == last.suit
        and last.rank - first.rank == step * (len(sets) - 1)
        and all(b.rank - a.rank == step for a, b in pairwise(sets))
    )


def same_rank(sets: Sets) -> bool:
    """Whether all sets have the same numbers, each in a suit of its own."""
    first, last = sets[0], sets[-1]
    if first.rank != last.rank or first.suit == last.suit:  # as most have not
        return False
    return all(a.rank == b.rank and a.suit != b.suit for a, b in pairwise(sets))


def shifted(sets: Sets) -> bool:
    """Whether the numbers of the sets follow each other, each in a suit of its own."""
    if any(a.suit == b.suit for a, b in pairwise(sets)):  # they lie in order
        return False
    low, *_ = numbers = ranks(sets)
    return numbers == [*range(low, low + len(sets))] and len(suits(sets)) == len(sets)


def has_gates(form: Form) -> bool:
    """Whether the fourteen tiles are 1112345678999 and one more of the suit."""
    return form.form == "standard" and form.tiles is not None and form.tiles in ALL_GATES


# The blocks are set by hand, so that the example and its near miss stand one below the other.
# fmt: off

# 88 points: 1-7


@FANS.fan(OrphanPungs, 88, Text("Big Four Winds", "大四喜", "大四喜"),
    Text("Pungs or kongs of all four winds.",
         "东南西北四种风牌各成一副刻子或杠。",
         "東南西北四種風牌各成一副刻子或杠。"),
    printed="prevalent_wind seat_wind big_three_winds all_pungs",
    implied="pung_of_terminals_or_honors",
    yes="[EEE][SSS]55mWWWNN +N discard seat=S round=E",
    no= "[EEE][SSS]55mWWWNN +5m discard seat=S round=E")
def big_four_winds(p: OrphanPungs) -> Uses:
    return [p.winds] if len(p.winds) == 4 else NONE


@FANS.fan(OrphanPungs, 88, Text("Big Three Dragons", "大三元", "大三元"),
    Text("Pungs or kongs of all three dragons.",
         "中、发、白都成了刻子或杠。",
         "中、發、白都成了刻子或杠。"),
    printed="dragon_pung", implied="two_dragon_pungs", own_sets="pung_of_terminals_or_honors",
    yes="[CCC][FFF]456p99sPP +P discard",
    no= "[CCC][FFF]456p99sPP +9s discard")
def big_three_dragons(p: OrphanPungs) -> Uses:
    return [p.dragons] if len(p.dragons) == 3 else NONE


@FANS.fan(Tiles, 88, Text("All Green", "绿一色", "綠一色"),
    Text("Every tile is a 2, 3, 4, 6 or 8 of bamboo or the green dragon.",
         "整手只用条子的 2、3、4、6、8 和发财。",
         "整手只用條子的 2、3、4、6、8 和發財。"),
    printed="half_flush",
    yes="[234s][666s]22s88sFFF +8s discard",
    no= "[234s][666s]22s88sCCC +8s discard")
def all_green(p: Tiles) -> Uses:
    return once(GREEN in p.every)


@FANS.fan(Form, 88, Text("Nine Gates", "九莲宝灯", "九蓮寶燈"),
    Text("Thirteen concealed tiles 1112345678999 of one suit, completed by any tile of that suit.",
         "暗手十三张恰是同一门的 1112345678999，再来这一门的任何一张都和。",
         "暗手十三張恰是同一門的 1112345678999，再來這一門的任何一張都和。"),
    printed="full_flush", implied="no_honors", practice="fully_concealed_hand concealed_hand",
    own_sets="pung_of_terminals_or_honors:1",
    yes="1112345678999m +5m discard",
    no= "1113455678999m +2m discard")
def nine_gates(p: Form) -> Uses:
    if p.thirteen == GATES:
        return (whole,)
    return (Barred("not-nine-waits"),) if has_gates(p) else NONE


@FANS.fan(Kongs, 88, Text("Four Kongs", "四杠", "四槓"),
    Text("Four kongs, melded or concealed.",
         "开了四副杠，明杠暗杠都算。",
         "開了四副杠，明杠暗杠都算。"),
    implied="three_kongs all_pungs", implied_alone="single_wait",
    ladder="two_concealed_kongs melded_and_concealed_kong two_melded_kongs concealed_kong "
           "melded_kong",
    yes="[1111m,1][5555p,2][7777s,3][CCCC,1]9p +9p discard",
    no= "[1111m,1][5555p,2][7777s,3][CCC,1]9p +9p discard")
def four_kongs(p: Kongs) -> Uses:
    return once(p.kongs == 4, kongs)


@FANS.fan(Form, 88, Text("Seven Shifted Pairs", "连七对", "連七對"),
    Text("Seven pairs of one suit with seven numbers in a row.",
         "同一门里的七个对子，点数一个接一个。",
         "同一門裡的七個對子，點數一個接一個。"),
    printed="full_flush fully_concealed_hand single_wait",
    implied="seven_pairs no_honors", practice="concealed_hand",
    yes="2233445566778m +8m discard",
    no= "2233445566779m +9m discard")
def seven_shifted_pairs(p: Form) -> Uses:
    return once(p.form == "seven-pairs" and p.tiles in SHIFTED_PAIRS)


@FANS.fan(Form, 88, Text("Thirteen Orphans", "十三幺", "十三么"),
    Text("Every terminal and every honour once, and one of them twice.",
         "一、九和字牌样样都有，只有其中一种是两张。",
         "一、九和字牌樣樣都有，只有其中一種是兩張。"),
    printed="all_types fully_concealed_hand single_wait",
    implied="all_terminals_and_honors", practice="concealed_hand",
    yes="19m19p19sESWNCFP +1m discard",
    no= "1199m1199p1199sE +E discard")
def thirteen_orphans(p: Form) -> Uses:
    return once(p.form == "thirteen-orphans")


# 64 points: 8-13


@FANS.fan(Tiles, 64, Text("All Terminals", "清幺九", "清么九"),
    Text("Every tile is a 1 or a 9.",
         "每张牌不是一就是九。",
         "每張牌不是一就是九。"),
    printed="all_pungs double_pung no_honors",
    all_sets="outside_hand pung_of_terminals_or_honors",
    yes="[111m][999m]111p99p99s +9p discard",
    no= "[111m][999m]111p99pEE +9p discard")
def all_terminals(p: Tiles) -> Uses:
    return once(TERMINALS in p.every)


@FANS.fan(OrphanPungs, 64, Text("Little Four Winds", "小四喜", "小四喜"),
    Text("Pungs or kongs of three winds and a pair of the fourth.",
         "三种风牌成刻子或杠，第四种风牌作将。",
         "三種風牌成刻子或杠，第四種風牌作將。"),
    printed="big_three_winds", own_sets="pung_of_terminals_or_honors",
    yes="[EEE][SSS]78mWWWNN +9m discard seat=W round=N",
    no= "[EEE][SSS]78mWWW99p +9m discard seat=W round=N")
def little_four_winds(p: OrphanPungs) -> Uses:
    pair = p.pair in WINDS and p.pair not in {s.tile for s in p.winds}
    return [p.winds] if pair and len(p.winds) == 3 else NONE


@FANS.fan(OrphanPungs, 64, Text("Little Three Dragons", "小三元", "小三元"),
    Text("Pungs or kongs of two dragons and a pair of the third.",
         "两种箭牌成刻子或杠，第三种箭牌作将。",
         "兩種箭牌成刻子或杠，第三種箭牌作將。"),
    printed="dragon_pung", implied="two_dragon_pungs", own_sets="pung_of_terminals_or_honors",
    yes="[CCC][FFF]456p99sPP +9s discard",
    no= "[CCC][FFF]456p99sWW +9s discard")
def little_three_dragons(p: OrphanPungs) -> Uses:
    pair = p.pair in DRAGONS and p.pair not in {s.tile for s in p.dragons}
    return [p.dragons] if pair and len(p.dragons) == 2 else NONE


@FANS.fan(Tiles, 64, Text("All Honors", "字一色", "字一色"),
    Text("Every tile is a wind or a dragon.",
         "整手只有风牌和箭牌。",
         "整手只有風牌和箭牌。"),
    printed="all_pungs", all_sets="outside_hand pung_of_terminals_or_honors",
    yes="[EEE][NNN]SSCCCPP +P discard seat=E round=E",
    no= "[EEE][NNN]11mCCCPP +P discard seat=E round=E")
def all_honors(p: Tiles) -> Uses:
    return once(HONOURS in p.every)


@FANS.fan(Kongs, 64, Text("Four Concealed Pungs", "四暗刻", "四暗刻"),
    Text("Four concealed pungs or kongs, none of them completed by another player's tile.",
         "四副暗刻或暗杠，没有一副是靠别人的牌凑成的。",
         "四副暗刻或暗杠，沒有一副是靠別人的牌湊成的。"),
    printed="concealed_hand all_pungs",
    implied="three_concealed_pungs two_concealed_pungs", practice="fully_concealed_hand",
    yes="222m555m888p44s99s +9s self",
    no= "222m555m888p44s99s +9s discard")
def four_concealed_pungs(p: Kongs) -> Uses:
    return once(p.concealed_pungs == 4, pungs)


@FANS.fan(Chows, 64, Text("Pure Terminal Chows", "一色双龙会", "一色雙龍會"),
    Text("Two chows 123 and two chows 789 of one suit, and a pair of fives of that suit.",
         "同一门里有两副 123、两副 789，将是这一门的 5。",
         "同一門裡有兩副 123、兩副 789，將是這一門的 5。"),
    link=True, printed="all_chows full_flush",
    implied="pure_double_chow two_terminal_chows no_honors", other_division="seven_pairs",
    yes="1122335778899s +5s discard",
    no= "1122336778899s +6s discard")
def pure_terminal_chows(p: Chows) -> Uses:
    return [
        four for four in p.fours
        if ranks(four) == [1, 1, 7, 7] and len(suits(four)) == 1 and p.pair == four[0].tile + 4
    ]


# 48 points: 14-15


@FANS.fan(Chows, 48, Text("Quadruple Chow", "一色四同顺", "一色四同順"),
    Text("Four chows of the same numbers in one suit.",
         "同一门里四副点数一样的顺子。",
         "同一門裡四副點數一樣的順子。"),
    link=True, printed="pure_double_chow tile_hog", implied="pure_triple_chow",
    other_division="pure_shifted_pungs",
    yes="[234p][234p]22334p99s +4p discard",
    no= "[234p][345p]22334p99s +4p discard")
def quadruple_chow(p: Chows) -> Uses:
    return [four for four in p.fours if equal(four)]


@FANS.fan(NumberPungs, 48, Text("Four Pure Shifted Pungs", "一色四节高", "一色四節高"),
    Text("Four pungs or kongs of one suit with four numbers in a row.",
         "同一门里四副刻子或杠，点数依次高一。",
         "同一門裡四副刻子或杠，點數依次高一。"),
    link=True, printed="all_pungs", implied="pure_shifted_pungs", other_division="pure_triple_chow",
    yes="[222m][333m]444m55m99p +5m discard",
    no= "[222m][333m]444m66m99p +6m discard")
def four_pure_shifted_pungs(p: NumberPungs) -> Uses:
    return [four for four in p.fours if stepped(four, 1)]


# 32 points: 16-18


@FANS.fan(Chows, 32, Text("Four Pure Shifted Chows", "一色四步高", "一色四步高"),
    Text("Four chows of one suit that go up in steps of one, or in steps of two.",
         "同一门里四副顺子，点数依次高一，或依次高二。",
         "同一門裡四副順子，點數依次高一，或依次高二。"),
    link=True, implied="pure_shifted_chows", own_sets="short_straight two_terminal_chows",
    yes="[123s][345s]567s78s99m +9s discard",
    no= "[123s][345s]567s67s99m +8s discard")
def four_pure_shifted_chows(p: Chows) -> Uses:
    return [four for four in p.fours if stepped(four, 1) or stepped(four, 2)]


@FANS.fan(Kongs, 32, Text("Three Kongs", "三杠", "三槓"),
    Text("Three kongs, melded or concealed.",
         "开了三副杠，明杠暗杠都算。",
         "開了三副杠，明杠暗杠都算。"),
    ladder="two_concealed_kongs melded_and_concealed_kong two_melded_kongs concealed_kong "
           "melded_kong",
    yes="[3333m,1][7777p,2][CCCC,3]55s88s +8s discard",
    no= "[3333m,1][7777p,2][CCC,3]55s88s +8s discard")
def three_kongs(p: Kongs) -> Uses:
    return once(p.kongs >= 3, kongs)


@FANS.fan(Tiles, 32, Text("All Terminals and Honors", "混幺九", "混么九"),
    Text("Every tile is a terminal or an honour, and there are some of both.",
         "每张牌都是一、九或字牌，并且两类都有。",
         "每張牌都是一、九或字牌，並且兩類都有。"),
    printed="all_pungs", all_sets="outside_hand pung_of_terminals_or_honors",
    yes="[111m][999p]11sEEENN +1s discard seat=S round=W",
    no= "[111m][888p]11sEEENN +1s discard seat=S round=W")
def all_terminals_and_honors(p: Tiles) -> Uses:
    both = TERMINALS not in p.every and HONOURS not in p.every
    return once(ORPHANS in p.every and both)


# 24 points: 19-27


@FANS.fan(Form, 24, Text("Seven Pairs", "七对", "七對"),
    Text("Seven pairs; four tiles alike are two pairs.",
         "七个对子凑成一手；四张一样的当两对。",
         "七個對子湊成一手；四張一樣的當兩對。"),
    printed="fully_concealed_hand single_wait", practice="concealed_hand",
    yes="1133m5555p2299sC +C discard",
    no= "1122335778899s +5s discard")
def seven_pairs(p: Form) -> Uses:
    return once(p.form == "seven-pairs")


@FANS.fan(Form, 24, Text("Greater Honors and Knitted Tiles", "七星不靠", "七星不靠"),
    Text("All seven honours, and seven tiles of 147, 258, 369, each in a suit of its own.",
         "七种字牌一张不缺，另七张取自 147、258、369，三组各占一门。",
         "七種字牌一張不缺，另七張取自 147、258、369，三組各佔一門。"),
    printed="all_types fully_concealed_hand single_wait",
    implied="lesser_honors_and_knitted_tiles", practice="concealed_hand",
    yes="147m25p36sESWNCF +P discard",
    no= "147m258p36sESWNC +P discard")
def greater_honors_and_knitted_tiles(p: Form) -> Uses:
    honours = p.tiles is not None and within(ALL_HONOURS, p.tiles)
    return once(p.form == "knitted" and honours)


@FANS.fan(Tiles, 24, Text("All Even Pungs", "全双刻", "全雙刻"),
    Text("Four pungs or kongs and a pair, every tile a 2, 4, 6 or 8.",
         "四副刻子或杠加一对将，牌张只有 2、4、6、8。",
         "四副刻子或杠加一對將，牌張只有 2、4、6、8。"),
    printed="all_pungs all_simples", implied="no_honors",
    yes="[222m][666p]22p444s88s +8s discard",
    no= "[222m][666p]33p444s88s +8s discard")
def all_even_pungs(p: Tiles) -> Uses:
    return once(p.sets and EVEN in p.every)


@FANS.fan(Tiles, 24, Text("Full Flush", "清一色", "清一色"),
    Text("Every tile is of the same number suit.",
         "所有的牌都在同一门数牌里。",
         "所有的牌都在同一門數牌裡。"),
    printed="no_honors",
    yes="[999m]222m345m11m67m +8m discard",
    no= "[999m]222m345mSS67m +8m discard")
def full_flush(p: Tiles) -> Uses:
    return once(p.suits == 1 and not p.honours)


@FANS.fan(Chows, 24, Text("Pure Triple Chow", "一色三同顺", "一色三同順"),
    Text("Three chows of the same numbers in one suit.",
         "同一门里三副点数一样的顺子。",
         "同一門裡三副點數一樣的順子。"),
    link=True, own_sets="pure_double_chow", other_division="pure_shifted_pungs",
    yes="[123s][123s]789m99p12s +3s discard",
    no= "[123s][123s]789m99p12p +3p discard")
def pure_triple_chow(p: Chows) -> Uses:
    return [three for three in p.threes if equal(three)]


@FANS.fan(NumberPungs, 24, Text("Pure Shifted Pungs", "一色三节高", "一色三節高"),
    Text("Three pungs or kongs of one suit with three numbers in a row.",
         "同一门里三副刻子或杠，点数依次高一。",
         "同一門裡三副刻子或杠，點數依次高一。"),
    link=True, other_division="pure_triple_chow",
    yes="[444p][555p]88m66p222s +6p discard",
    no= "[444p][555p]88m77p222s +7p discard")
def pure_shifted_pungs(p: NumberPungs) -> Uses:
    return [three for three in p.threes if stepped(three, 1)]


@FANS.fan(Tiles, 24, Text("Upper Tiles", "全大", "全大"),
    Text("Every tile is a 7, 8 or 9.",
         "每张牌都是 7、8 或 9。",
         "每張牌都是 7、8 或 9。"),
    printed="no_honors", implied="upper_four",
    yes="[789m][999p]88m77778s +9s discard",
    no= "[789m][999p]88m77778s +6s discard")
def upper_tiles(p: Tiles) -> Uses:
    return once(UPPER in p.every)


@FANS.fan(Tiles, 24, Text("Middle Tiles", "全中", "全中"),
    Text("Every tile is a 4, 5 or 6.",
         "每张牌都是 4、5 或 6。",
         "每張牌都是 4、5 或 6。"),
    printed="all_simples", implied="no_honors",
    yes="[444m][666p]44p555s66s +6s discard",
    no= "[444m][666p]33p555s66s +6s discard")
def middle_tiles(p: Tiles) -> Uses:
    return once(MIDDLE in p.every)


@FANS.fan(Tiles, 24, Text("Lower Tiles", "全小", "全小"),
    Text("Every tile is a 1, 2 or 3.",
         "每张牌都是 1、2 或 3。",
         "每張牌都是 1、2 或 3。"),
    printed="no_honors", implied="lower_four",
    yes="[123m][111p]33m22223s +1s discard",
    no= "[123m][111p]33m22223s +4s discard")
def lower_tiles(p: Tiles) -> Uses:
    return once(LOWER in p.every)


# 16 points: 28-33


@FANS.fan(Chows, 16, Text("Pure Straight", "清龙", "清龍"),
    Text("Chows 123, 456 and 789 of one suit.",
         "同一门里配齐 123、456、789 三副顺子。",
         "同一門裡配齊 123、456、789 三副順子。"),
    link=True, own_sets="short_straight two_terminal_chows",
    yes="[456m]123m789m55p78s +9s discard",
    no= "[456p]123m789m55p78s +9s discard")
def pure_straight(p: Chows) -> Uses:
    return [three for three in p.threes if stepped(three, 3)]


@FANS.fan(Chows, 16, Text("Three-Suited Terminal Chows", "三色双龙会", "三色雙龍會"),
    Text("Chows 123 and 789 in each of two suits, and a pair of fives in the third.",
         "两门各有 123 和 789 两副顺子，将是第三门的 5。",
         "兩門各有 123 和 789 兩副順子，將是第三門的 5。"),
    link=True, printed="mixed_double_chow two_terminal_chows no_honors all_chows",
    yes="123m789m123p78p55s +9p discard",
    no= "123m789m123p78p55m +9p discard")
def three_suited_terminal_chows(p: Chows) -> Uses:
    return [
        four for four in p.fours
        if ranks(four) == [1, 1, 7, 7] and len({chow.tile for chow in four}) == 4
        and p.pair in FIVES and suits(four) == {0, 1, 2} - {suit(p.pair)}
    ]


@FANS.fan(Chows, 16, Text("Pure Shifted Chows", "一色三步高", "一色三步高"),
    Text("Three chows of one suit that go up in steps of one, or in steps of two.",
         "同一门里三副顺子，点数依次高一，或依次高二。",
         "同一門裡三副順子，點數依次高一，或依次高二。"),
    link=True,
    yes="88m234p345p456p34s +5s discard",
    no= "88m234p345p567p34s +5s discard")
def pure_shifted_chows(p: Chows) -> Uses:
    return [three for three in p.threes if stepped(three, 1) or stepped(three, 2)]


@FANS.fan(Tiles, 16, Text("All Fives", "全带五", "全帶五"),
    Text("Each of the four sets and the pair has a five in it.",
         "四组牌和将，组组都带 5。",
         "四組牌和將，組組都帶 5。"),
    printed="all_simples", implied="no_honors",
    yes="456m55m345p567p67s +5s self",
    no= "456m55m345p567p67s +8s self")
def all_fives(p: Tiles) -> Uses:
    return once(p.sets and FIVES in p.each)


@FANS.fan(NumberPungs, 16, Text("Triple Pung", "三同刻", "三同刻"),
    Text("Three pungs or kongs of the same number, one in each suit.",
         "三门各有一副刻子或杠，点数一样。",
         "三門各有一副刻子或杠，點數一樣。"),
    link=True, own_sets="double_pung",
    yes="[333m][333p]33s777s88m +3s discard",
    no= "[333m][333p]44s777s88m +4s discard")
def triple_pung(p: NumberPungs) -> Uses:
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(Kongs, 16, Text("Three Concealed Pungs", "三暗刻", "三暗刻"),
    Text("Three concealed pungs or kongs, none of them completed by another player's tile.",
         "三副暗刻或暗杠，没有一副是靠别人的牌凑成的。",
         "三副暗刻或暗杠，沒有一副是靠別人的牌湊成的。"),
    implied="two_concealed_pungs",
    yes="[777m]222p555p88s99s +9s self",
    no= "[777m]222p555p88s99s +9s discard")
def three_concealed_pungs(p: Kongs) -> Uses:
    return once(p.concealed_pungs >= 3, concealed_pungs)


# 12 points: 34-38


@FANS.fan(Form, 12, Text("Lesser Honors and Knitted Tiles", "全不靠", "全不靠"),
    Text("Fourteen different tiles: honours, and tiles of 147, 258, 369, each in a suit "
         "of its own.",
         "十四张各不相同：字牌，加上 147、258、369 里的牌，三组各占一门。",
         "十四張各不相同：字牌，加上 147、258、369 裡的牌，三組各佔一門。"),
    printed="all_types fully_concealed_hand single_wait", practice="concealed_hand",
    yes="147m258p369sWNCF +P discard",
    no= "147m258p369sCCCF +F discard")
def lesser_honors_and_knitted_tiles(p: Form) -> Uses:
    return once(p.form == "knitted")


@FANS.fan(Form, 12, Text("Knitted Straight", "组合龙", "組合龍"),
    Text("147, 258 and 369, each in a suit of its own, with a set and a pair or five "
         "single honours.",
         "147、258、369 各占一门，其余是一组牌加将，或五张各不相同的字牌。",
         "147、258、369 各佔一門，其餘是一組牌加將，或五張各不相同的字牌。"),
    yes="147m258p36sNNCCC +9s discard",
    no= "147m258p36sESWNC +F discard")
def knitted_straight(p: Form) -> Uses:
    body = p.tiles is not None and any(within(nine, p.tiles) for nine in KNITTED)
    return once(p.form == "knitted-straight" or (p.form == "knitted" and body), knitted)


@FANS.fan(Tiles, 12, Text("Upper Four", "大于五", "大於五"),
    Text("Every tile is a 6, 7, 8 or 9.",
         "每张牌都是 6、7、8 或 9。",
         "每張牌都是 6、7、8 或 9。"),
    printed="no_honors",
    yes="[666m][888p]77s999s66p +7s discard",
    no= "[666m][888p]55s999s66p +5s discard")
def upper_four(p: Tiles) -> Uses:
    return once(UPPER_FOUR in p.every)


@FANS.fan(Tiles, 12, Text("Lower Four", "小于五", "小於五"),
    Text("Every tile is a 1, 2, 3 or 4.",
         "每张牌都是 1、2、3 或 4。",
         "每張牌都是 1、2、3 或 4。"),
    printed="no_honors",
    yes="[444m][222p]33s111s44p +3s discard",
    no= "[444m][222p]55s111s44p +5s discard")
def lower_four(p: Tiles) -> Uses:
    return once(LOWER_FOUR in p.every)


@FANS.fan(OrphanPungs, 12, Text("Big Three Winds", "三风刻", "三風刻"),
    Text("Pungs or kongs of three different winds.",
         "三种不同的风牌各成刻子或杠。",
         "三種不同的風牌各成刻子或杠。"),
    own_sets="pung_of_terminals_or_honors",
    yes="[EEE][SSS]678m99mWW +W discard seat=E round=S",
    no= "[EEE][SSS]678m99mWW +9m discard seat=E round=S")
def big_three_winds(p: OrphanPungs) -> Uses:
    return [p.winds[:3]] if len(p.winds) >= 3 else NONE


# 8 points: 39-47


@FANS.fan(Chows, 8, Text("Mixed Straight", "花龙", "花龍"),
    Text("Chows 123, 456 and 789, one in each suit.",
         "123、456、789 三副顺子分在三门。",
         "123、456、789 三副順子分在三門。"),
    link=True,
    yes="123m678m456p55p78s +9s self",
    no= "123m678m456p55p78p +9p self")
def mixed_straight(p: Chows) -> Uses:
    return [three for three in p.threes if ranks(three) == [1, 4, 7] and len(suits(three)) == 3]


@FANS.fan(Tiles, 8, Text("Reversible Tiles", "推不倒", "推不倒"),
    Text("Every tile looks the same upside down: 1234589 of dots, 245689 of bamboo or the white "
         "dragon.",
         "每张牌倒过来看都一样：饼子 1234589、条子 245689 和白板。",
         "每張牌倒過來看都一樣：餅子 1234589、條子 245689 和白板。"),
    printed="one_voided_suit",
    yes="[222p][888p]555s99sPP +9s discard",
    no= "[222p][888p]777s99sPP +9s discard")
def reversible_tiles(p: Tiles) -> Uses:
    return once(REVERSIBLE in p.every)


@FANS.fan(Chows, 8, Text("Mixed Triple Chow", "三色三同顺", "三色三同順"),
    Text("Three chows of the same numbers, one in each suit.",
         "三门各有一副顺子，点数一样。",
         "三門各有一副順子，點數一樣。"),
    link=True, own_sets="mixed_double_chow",
    yes="345m678m345p88p45s +3s self",
    no= "345m678m345p88p45s +6s self")
def mixed_triple_chow(p: Chows) -> Uses:
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(NumberPungs, 8, Text("Mixed Shifted Pungs", "三色三节高", "三色三節高"),
    Text("Three pungs or kongs with three numbers in a row, one in each suit.",
         "三门各一副刻子或杠，点数依次高一。",
         "三門各一副刻子或杠，點數依次高一。"),
    link=True,
    yes="[333m][444p]55s999s88m +5s discard",
    no= "[333m][444p]66s999s88m +6s discard")
def mixed_shifted_pungs(p: NumberPungs) -> Uses:
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Win, 8, Text("Chicken Hand", "无番和", "無番和"),
    Text("No other fan is counted, flowers aside.",
         "除花牌以外，再没有别的番可计。",
         "除花牌以外，再沒有別的番可計。"),
    yes="[123m][345m]678p56sWW +7s discard",
    no= "[123m][345m]678p56s99p +7s discard")
def chicken_hand(p: Win) -> Uses:
    return NONE  # decided last, on what is counted


@FANS.fan(Win, 8, Text("Last Tile Draw", "妙手回春", "妙手回春"),
    Text("Won by drawing the last tile of the wall.",
         "牌墙的最后一张由自己摸来和牌。",
         "牌牆的最後一張由自己摸來和牌。"),
    printed="self_drawn",
    yes="[345m]567m78m22p345s +9m self last",
    no= "[345m]567m78m22p345s +9m discard last")
def last_tile_draw(p: Win) -> Uses:
    return once(p.last and p.how == "self", nothing)


@FANS.fan(Win, 8, Text("Last Tile Claim", "海底捞月", "海底撈月"),
    Text("Won on the last discard, when the wall has run out.",
         "牌墙摸完以后，和别人打出的最后一张。",
         "牌牆摸完以後，和別人打出的最後一張。"),
    yes="[888p]234m567m22p67s +5s discard last",
    no= "[888p]234m567m22p67s +5s self last")
def last_tile_claim(p: Win) -> Uses:
    return once(p.last and p.how == "discard", nothing)


@FANS.fan(Win, 8, Text("Out with Replacement Tile", "杠上开花", "槓上開花"),
    Text("Won on the tile drawn to replace a kong, not a flower.",
         "开杠后补进的那张正好和牌，补花的不算。",
         "開杠後補進的那張正好和牌，補花的不算。"),
    printed="self_drawn",
    yes="[8888s]23445m66p345s +6m kongdraw flowers=1",
    no= "[8888s]23445m66p345s +6m flowerdraw flowers=1")
def out_with_replacement_tile(p: Win) -> Uses:
    if p.kong_flower:
        return (Barred("flower-draw", nothing),)
    return once(p.kongdraw, nothing)


@FANS.fan(Win, 8, Text("Robbing the Kong", "抢杠和", "搶槓和"),
    Text("Won on the tile with which another player makes an exposed pung a kong.",
         "别人给碰出的刻子加杠，和他要加的那张。",
         "別人給碰出的刻子加杠，和他要加的那張。"),
    printed="last_tile",
    yes="[123m]456m78m55p345s +9m robkong",
    no= "[123m]456m78m55p345s +9m discard")
def robbing_the_kong(p: Win) -> Uses:
    return once(p.how == "robkong", nothing)


# 6 points: 48-54


@FANS.fan(Kongs, 6, Text("All Pungs", "碰碰和", "碰碰和"),
    Text("Four pungs or kongs and a pair.",
         "四副刻子或杠，加一对将。",
         "四副刻子或杠，加一對將。"),
    yes="[CCC][FFF]222p88p99s +9s discard",
    no= "[CCC][FFF]234p88p99s +9s discard")
def all_pungs(p: Kongs) -> Uses:
    return once(p.pungs == 4, pungs)


@FANS.fan(Tiles, 6, Text("Half Flush", "混一色", "混一色"),
    Text("Every tile is of one number suit or an honour, and there are some of both.",
         "只有一门数牌和字牌，并且两样都有。",
         "只有一門數牌和字牌，並且兩樣都有。"),
    yes="[FFF][678s]99sNNCCC +9s discard",
    no= "[FFF][678p]99sNNCCC +9s discard")
def half_flush(p: Tiles) -> Uses:
    return once(p.suits == 1 and p.honours)


@FANS.fan(Chows, 6, Text("Mixed Shifted Chows", "三色三步高", "三色三步高"),
    Text("Three chows that go up in steps of one, one in each suit.",
         "三门各一副顺子，点数依次高一。",
         "三門各一副順子，點數依次高一。"),
    link=True,
    yes="234m678m345p88p45s +6s self",
    no= "234m678m456p88p67s +8s self")
def mixed_shifted_chows(p: Chows) -> Uses:
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Tiles, 6, Text("All Types", "五门齐", "五門齊"),
    Text("There are tiles of all three number suits, winds and dragons.",
         "三门数牌、风牌、箭牌，五类都有。",
         "三門數牌、風牌、箭牌，五類都有。"),
    yes="[222m][666p]88sEEECC +8s discard seat=E round=S",
    no= "[222m][666p]88sEEEWW +8s discard seat=E round=S")
def all_types(p: Tiles) -> Uses:
    return once(len(p.kinds) == len(KINDS))


@FANS.fan(Win, 6, Text("Melded Hand", "全求人", "全求人"),
    Text("Four exposed melds, and the pair completed by a discard.",
         "四组牌全已亮出，再由别人打出的一张凑成将。",
         "四組牌全已亮出，再由別人打出的一張湊成將。"),
    printed="single_wait",
    yes="[222m][555p][888s][CCC]4m +4m discard",
    no= "[222m][555p][888s][CCC]4m +4m self")
def melded_hand(p: Win) -> Uses:
    if p.exposed == 4 and p.how == "robkong":
        return (Barred("robbed"),)
    return once(p.exposed == 4 and p.how == "discard")


@FANS.fan(Kongs, 6, Text("Two Concealed Kongs", "双暗杠", "雙暗槓"),
    Text("Two concealed kongs.",
         "开了两副暗杠。",
         "開了兩副暗杠。"),
    implied="two_concealed_pungs concealed_kong",
    yes="[5555m][8888p][222s]66s99m +9m discard",
    no= "[5555m][8888p,1][222s]66s99m +9m discard")
def two_concealed_kongs(p: Kongs) -> Uses:
    return once(p.concealed_kongs >= 2, concealed_kongs)


@FANS.fan(OrphanPungs, 6, Text("Two Dragon Pungs", "双箭刻", "雙箭刻"),
    Text("Pungs or kongs of two different dragons.",
         "两种箭牌各成刻子或杠。",
         "兩種箭牌各成刻子或杠。"),
    implied="dragon_pung:2", own_sets="pung_of_terminals_or_honors",
    yes="[CCC][FFF]456s99sWW +9s discard seat=E round=S",
    no= "[CCC][EEE]456s99sWW +9s discard seat=E round=S")
def two_dragon_pungs(p: OrphanPungs) -> Uses:
    return [p.dragons[:2]] if len(p.dragons) >= 2 else NONE


# 4 points: 55-58


@FANS.fan(Tiles, 4, Text("Outside Hand", "全带幺", "全帶么"),
    Text("Each of the four sets and the pair has a terminal or an honour in it.",
         "四组牌和将，组组都带一、九或字牌。",
         "四組牌和將，組組都帶一、九或字牌。"),
    yes="[123m][789p]12sNNCCC +3s discard",
    no= "[123m][678p]12sNNCCC +3s discard")
def outside_hand(p: Tiles) -> Uses:
    return once(p.sets and ORPHANS in p.each)


@FANS.fan(Win, 4, Text("Fully Concealed Hand", "不求人", "不求人"),
    Text("No declared chow, pung or melded kong, and a self-drawn winning tile.",
         "没吃、没碰、没开明杠，最后一张也是自己摸来。",
         "沒吃、沒碰、沒開明杠，最後一張也是自己摸來。"),
    implied="self_drawn",
    yes="123m456p67p789s55m +8p self",
    no= "[123m]456p67p789s55m +8p self")
def fully_concealed_hand(p: Win) -> Uses:
    return once(not p.exposed and p.how == "self", nothing)


@FANS.fan(Kongs, 4, Text("Two Melded Kongs", "双明杠", "雙明槓"),
    Text("Two melded kongs.",
         "开了两副明杠。",
         "開了兩副明杠。"),
    implied="melded_kong",
    yes="[3333m,1][7777p,2]99m555s88s +8s discard",
    no= "[3333m,1][777p,2]99m555s88s +8s discard")
def two_melded_kongs(p: Kongs) -> Uses:
    return once(p.melded_kongs >= 2, melded_kongs)


@FANS.fan(Win, 4, Text("Last Tile", "和绝张", "和絕張"),
    Text("Won on the fourth tile of its kind, the other three lying face up; never on a gold.",
         "和一种牌的第四张，另三张都已亮明；用黄金牌和的不算。",
         "和一種牌的第四張，另三張都已亮明；用黃金牌和的不算。"),
    yes="[888p]123p67p99pCCC +8p discard",
    no= "888p123p67p99pCCC +8p discard")
def last_tile(p: Win) -> Uses:
    fourth = p.fourth or p.how == "robkong"  # a robbed tile is always the last of its kind
    return (Barred("gold", nothing),) if fourth and p.by_gold else once(fourth, nothing)


# 2 points: 59-68


@FANS.fan(OrphanPungs, 2, Text("Dragon Pung", "箭刻", "箭刻"),
    Text("A pung or kong of a dragon.",
         "一副中、发或白的刻子或杠。",
         "一副中、發或白的刻子或杠。"),
    own_sets="pung_of_terminals_or_honors",
    yes="[123s][678s]456s99sCC +C discard",
    no= "[123s][678s]456s99sCC +9s discard")
def dragon_pung(p: OrphanPungs) -> Uses:
    return [(pung,) for pung in p.pungs if pung.tile in DRAGONS]


@FANS.fan(OrphanPungs, 2, Text("Prevalent Wind", "圈风刻", "圈風刻"),
    Text("A pung or kong of the wind of the round.",
         "一副刻子或杠，正是本圈的风。",
         "一副刻子或杠，正是本圈的風。"),
    own_sets="pung_of_terminals_or_honors",
    yes="[EEE][234m]678m99mCC +9m discard seat=S round=E",
    no= "[EEE][234m]678m99mCC +9m discard seat=S round=W")
def prevalent_wind(p: OrphanPungs) -> Uses:
    return p.of(p.round)


@FANS.fan(OrphanPungs, 2, Text("Seat Wind", "门风刻", "門風刻"),
    Text("A pung or kong of the wind of the player's seat.",
         "一副刻子或杠，正是自己座位的风。",
         "一副刻子或杠，正是自己座位的風。"),
    own_sets="pung_of_terminals_or_honors",
    yes="[NNN][345p]567p11pFF +1p discard seat=N round=E",
    no= "[NNN][345p]567p11pFF +1p discard seat=W round=E")
def seat_wind(p: OrphanPungs) -> Uses:
    return p.of(p.seat)


@FANS.fan(Win, 2, Text("Concealed Hand", "门前清", "門前清"),
    Text("No declared chow, pung or melded kong, and a winning tile from another player.",
         "没吃、没碰、没开明杠，和的是别人的牌。",
         "沒吃、沒碰、沒開明杠，和的是別人的牌。"),
    yes="123m456p67p789s55m +8p discard",
    no= "[123m]456p67p789s55m +8p discard")
def concealed_hand(p: Win) -> Uses:
    return once(not p.exposed and p.how != "self", nothing)


@FANS.fan(Chows, 2, Text("All Chows", "平和", "平和"),
    Text("Four chows and a pair of number tiles; the runs of Knitted Straight are chows here.",
         "四副顺子，将是数牌；组合龙的三组在此也当顺子。",
         "四副順子，將是數牌；組合龍的三組在此也當順子。"),
    implied="no_honors",
    yes="[123m]456m789m67p55s +8p discard",
    no= "[123m]456m789m67pNN +8p discard")
def all_chows(p: Chows) -> Uses:
    chows = len(p.chows) + 3 * p.knitted
    return once(chows == 4 and p.pair is not None and p.pair not in HONOURS)


@FANS.fan(Fours, 2, Text("Tile Hog", "四归一", "四歸一"),
    Text("All four tiles of a face, not declared as a kong.",
         "一种牌的四张都归自己，又没有开成杠。",
         "一種牌的四張都歸自己，又沒有開成杠。"),
    yes="[555p]456p222p99pCC +9p discard",
    no= "[5555p,1]678p222p99pCC +9p discard")
def tile_hog(p: Fours) -> Uses:
    return [
        *(holding(tile) for tile in p.held),
        *(Barred("konged", kong_of(tile)) for tile in p.konged),
    ]


@FANS.fan(NumberPungs, 2, Text("Double Pung", "双同刻", "雙同刻"),
    Text("Two pungs or kongs of the same number in two suits.",
         "两门各有一副刻子或杠，点数一样。",
         "兩門各有一副刻子或杠，點數一樣。"),
    link=True,
    yes="[222m][222p]555s88s99s +9s discard",
    no= "[222m][333p]555s88s99s +9s discard")
def double_pung(p: NumberPungs) -> Uses:
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Kongs, 2, Text("Two Concealed Pungs", "双暗刻", "雙暗刻"),
    Text("Two concealed pungs or kongs, neither completed by another player's tile.",
         "两副暗刻或暗杠，都不是靠别人的牌凑成的。",
         "兩副暗刻或暗杠，都不是靠別人的牌湊成的。"),
    yes="[777s][CCC]222p55m99p +9p self",
    no= "[777s][CCC]222p55m99p +9p discard")
def two_concealed_pungs(p: Kongs) -> Uses:
    return once(p.concealed_pungs >= 2, concealed_pungs)


@FANS.fan(Kongs, 2, Text("Concealed Kong", "暗杠", "暗槓"),
    Text("A concealed kong, its four tiles all drawn by the player.",
         "四张都由自己摸到的一副杠。",
         "四張都由自己摸到的一副杠。"),
    yes="[5555m][777p]222s88s99p +9p discard",
    no= "[5555m,1][777p]222s88s99p +9p discard")
def concealed_kong(p: Kongs) -> Uses:
    return [concealed_kongs] * p.concealed_kongs


@FANS.fan(Tiles, 2, Text("All Simples", "断幺", "斷么"),
    Text("There is no terminal and no honour.",
         "没有一、九，也没有字牌。",
         "沒有一、九，也沒有字牌。"),
    implied="no_honors",
    yes="[234m][345p]678m88p45s +6s discard",
    no= "[234m][345p]678m99p45s +6s discard")
def all_simples(p: Tiles) -> Uses:
    return once(SIMPLES in p.every)


# 1 point: 69-81


@FANS.fan(Chows, 1, Text("Pure Double Chow", "一般高", "一般高"),
    Text("Two chows of the same numbers in one suit.",
         "同一门里两副点数一样的顺子。",
         "同一門裡兩副點數一樣的順子。"),
    link=True,
    yes="[123m][123m]456p55p78s +9s discard",
    no= "[123m][123p]456p55p78s +9s discard")
def pure_double_chow(p: Chows) -> Uses:
    return [two for two in p.twos if equal(two)]


@FANS.fan(Chows, 1, Text("Mixed Double Chow", "喜相逢", "喜相逢"),
    Text("Two chows of the same numbers in two suits.",
         "两门各有一副顺子，点数一样。",
         "兩門各有一副順子，點數一樣。"),
    link=True,
    yes="[345p][345s]234m88m45s +6s discard",
    no= "[345p][345p]234m88m45s +6s discard")
def mixed_double_chow(p: Chows) -> Uses:
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Chows, 1, Text("Short Straight", "连六", "連六"),
    Text("Two chows of one suit with six numbers in a row.",
         "同一门里两副顺子，连成六个点数。",
         "同一門裡兩副順子，連成六個點數。"),
    link=True,
    yes="[123s][456s]99sSSCCC +9s discard",
    no= "[123s][567s]99sSSCCC +9s discard")
def short_straight(p: Chows) -> Uses:
    return [two for two in p.twos if stepped(two, 3)]


@FANS.fan(Chows, 1, Text("Two Terminal Chows", "老少副", "老少副"),
    Text("Chows 123 and 789 of one suit.",
         "同一门里有 123 和 789 两副顺子。",
         "同一門裡有 123 和 789 兩副順子。"),
    link=True,
    yes="[123p][789p]55pCCCNN +5p discard",
    no= "[123p][678p]55pCCCNN +5p discard")
def two_terminal_chows(p: Chows) -> Uses:
    return [two for two in p.twos if stepped(two, 6)]


@FANS.fan(OrphanPungs, 1, Text("Pung of Terminals or Honors", "幺九刻", "么九刻"),
    Text("A pung or kong of a terminal or an honour.",
         "一副一、九或字牌的刻子或杠。",
         "一副一、九或字牌的刻子或杠。"),
    yes="[444s][999m]222p55p77s +7s discard",
    no= "[444s][888m]222p55p77s +7s discard")
def pung_of_terminals_or_honors(p: OrphanPungs) -> Uses:
    return [(pung,) for pung in p.pungs]


@FANS.fan(Kongs, 1, Text("Melded Kong", "明杠", "明槓"),
    Text("A kong made with a discard or by adding to an exposed pung.",
         "用别人打出的牌开的杠，或给碰出的刻子加成的杠。",
         "用別人打出的牌開的杠，或給碰出的刻子加成的杠。"),
    yes="[5555m,1][777p]222s88s99p +9p discard",
    no= "[5555m][777p]222s88s99p +9p discard")
def melded_kong(p: Kongs) -> Uses:
    return [melded_kongs] * p.melded_kongs


@FANS.fan(Tiles, 1, Text("One Voided Suit", "缺一门", "缺一門"),
    Text("There are tiles of exactly two of the three number suits.",
         "万、饼、条三门里正好有两门。",
         "萬、餅、條三門裡正好有兩門。"),
    yes="[CCC][222m]777m55p88p +8p discard",
    no= "[CCC][222m]777s55p88p +8p discard")
def one_voided_suit(p: Tiles) -> Uses:
    return once(p.suits == 2)


@FANS.fan(Tiles, 1, Text("No Honors", "无字", "無字"),
    Text("There is no wind and no dragon.",
         "没有风牌，也没有箭牌。",
         "沒有風牌，也沒有箭牌。"),
    yes="[222m][222p]55m99p777s +9p discard",
    no= "[222m][222p]NN99p777s +9p discard")
def no_honors(p: Tiles) -> Uses:
    return once(not p.honours)


@FANS.fan(Win, 1, Text("Edge Wait", "边张", "邊張"),
    Text("Won on the 3 of 123 or the 7 of 789, the hand waiting for nothing else.",
         "只听一种牌，它是 123 的 3 或 789 的 7。",
         "只聽一種牌，它是 123 的 3 或 789 的 7。"),
    yes="[456p][789s]12678m55s +3m discard",
    no= "[456p][789s]12345m55s +3m discard")
def edge_wait(p: Win) -> Uses:
    return p.waiting("edge")


@FANS.fan(Win, 1, Text("Closed Wait", "坎张", "坎張"),
    Text("Won on the middle tile of a chow, the hand waiting for nothing else.",
         "只听一种牌，它补在一副顺子的中间。",
         "只聽一種牌，它補在一副順子的中間。"),
    yes="[123m][789s]678m46p55s +5p discard",
    no= "[123m][789s]567p46p55s +5p discard")
def closed_wait(p: Win) -> Uses:
    return p.waiting("closed")


@FANS.fan(Win, 1, Text("Single Wait", "单钓将", "單釣將"),
    Text("Won on the second tile of the pair, the hand waiting for nothing else.",
         "只听一种牌，它与单张配成将。",
         "只聽一種牌，它與單張配成將。"),
    yes="[123m][456p]678p5s789s +5s discard",
    no= "[123m][456p]678p5p789s +5p discard")
def single_wait(p: Win) -> Uses:
    return p.waiting("single")


@FANS.fan(Win, 1, Text("Self-Drawn", "自摸", "自摸"),
    Text("Won on a tile that the winner drew.",
         "和的是自己摸到的牌。",
         "和的是自己摸到的牌。"),
    yes="[123m]456p67p789s55m +8p self",
    no= "[123m]456p67p789s55m +8p discard")
def self_drawn(p: Win) -> Uses:
    return once(p.how == "self", nothing)


@FANS.fan(Win, 1, Text("Flower Tiles", "花牌", "花牌"),
    Text("Once for each flower held, not counted towards the minimum.",
         "每张花牌计一次，不凑起和分。",
         "每張花牌計一次，不湊起和分。"),
    yes="[123m]456p67p789s55m +8p discard flowers=2",
    no= "[123m]456p67p789s55m +8p discard")
def flower_tiles(p: Win) -> Uses:
    return NONE  # counted by the rule set, outside the minimum


# Only in the mcr table: 82


@FANS.fan(Kongs, 5, Text("Melded and Concealed Kong", "明暗杠", "明暗槓"),
    Text("One melded and one concealed kong.",
         "一副明杠，加一副暗杠。",
         "一副明杠，加一副暗杠。"),
    implied="concealed_kong melded_kong",
    yes="[5555m][7777p,1]222s88s99p +9p discard rules=mcr",
    no= "[5555m][7777p]222s88s99p +9p discard rules=mcr")
def melded_and_concealed_kong(p: Kongs) -> Uses:
    return once(p.melded_kongs >= 1 and p.concealed_kongs >= 1, kongs)


# fmt: on
# Under house options


def any_nine_gates(p: Form) -> Uses:
    """Any win on the shape 1112345678999 and one more tile of that suit (house option)."""
    return once(has_gates(p))
