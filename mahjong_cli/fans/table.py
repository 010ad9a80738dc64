"""The fans in their printed order, one block each: names, points, exclusions, examples, rule.

``printed`` exclusions are named by the rule text, ``implied`` ones necessarily contained
(principle 1, ruling A-23), ``own_sets`` hold for the sets that make the dearer fan.  ``yes``
is a hand that has the fan; ``no`` is a near miss, which wins without it for want of the very
thing that the rule turns on.  All examples hold in every rule set that knows the fan.
"""

from __future__ import annotations

from itertools import pairwise

from mahjong_cli.fans.parts import (
    NONE,
    Barred,
    Chows,
    Form,
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
    kongs,
    melded_kongs,
    nothing,
    once,
    pungs,
)
from mahjong_cli.fans.registry import Register
from mahjong_cli.tiles import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    DRAGON,
    DRAGONS,
    EVEN,
    FIVES,
    GREEN,
    HAS_FIVE,
    HAS_ORPHAN,
    HONOUR,
    HONOURS,
    KNITTED,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    ONE,
    ORPHAN,
    REVERSIBLE,
    SIMPLE,
    TERMINAL,
    UPPER,
    UPPER_FOUR,
    WIND,
    WINDS,
    counts,
)

FANS = Register()

NUMBER_SUITS = (CHARACTERS, DOTS, BAMBOO)
NUMBER_KINDS = CHARACTERS | DOTS | BAMBOO
HONOUR_KINDS = WIND | DRAGON
ALL_HONOURS = counts(HONOURS)
GATES = counts([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
ALL_GATES = [GATES + ONE[n] for n in range(9)]
SHIFTED_PAIRS = [counts([*range(n, n + 7)] * 2) for n in range(3)]


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
    return all(b.tile - a.tile == step and b.suit == a.suit for a, b in pairwise(sets))


def same_rank(sets: Sets) -> bool:
    """Whether all sets have the same numbers, each in a suit of its own."""
    return len({s.rank for s in sets}) == 1 and len(suits(sets)) == len(sets)


def shifted(sets: Sets) -> bool:
    """Whether the numbers of the sets follow each other, each in a suit of its own."""
    low, *_ = numbers = ranks(sets)
    return numbers == [*range(low, low + len(sets))] and len(suits(sets)) == len(sets)


def has_all(tiles: int, wanted: int) -> bool:
    """Whether these counts (no face twice) hold all the wanted tiles."""
    return tiles & wanted == wanted


# The blocks are set by hand, so that the example and its near miss stand one below the other.
# fmt: off

# 88 points: 1-7


@FANS.fan(OrphanPungs, "大四喜", "Big Four Winds", 88,
          printed="prevalent_wind seat_wind big_three_winds all_pungs",
          implied="pung_of_terminals_or_honors",
          rule_zh="东南西北四种风牌各成一副刻子或杠。",
          yes="[EEE][SSS]55mWWWNN +N discard seat=S round=E",
          no= "[EEE][SSS]55mWWWNN +5m discard seat=S round=E")
def big_four_winds(p: OrphanPungs) -> Uses:
    """Pungs or kongs of all four winds."""
    return [p.winds] if len(p.winds) == 4 else NONE


@FANS.fan(OrphanPungs, "大三元", "Big Three Dragons", 88,
          printed="dragon_pung", implied="two_dragon_pungs",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="中、发、白都成了刻子或杠。",
          yes="[CCC][FFF]456p99sPP +P discard",
          no= "[CCC][FFF]456p99sPP +9s discard")
def big_three_dragons(p: OrphanPungs) -> Uses:
    """Pungs or kongs of all three dragons."""
    return [p.dragons] if len(p.dragons) == 3 else NONE


@FANS.fan(Tiles, "绿一色", "All Green", 88, hant="綠一色",
          printed="half_flush",
          rule_zh="整手只用条子的 2、3、4、6、8 和发财。",
          yes="[234s][666s]22s88sFFF +8s discard",
          no= "[234s][666s]22s88sCCC +8s discard")
def all_green(p: Tiles) -> Uses:
    """Every tile is a 2, 3, 4, 6 or 8 of bamboo or 发."""
    return once(bool(p.every & GREEN))


@FANS.fan(Form, "九莲宝灯", "Nine Gates", 88, hant="九蓮寶燈",
          printed="full_flush", implied="fully_concealed_hand concealed_hand no_honors",
          own_sets="pung_of_terminals_or_honors:1",
          rule_zh="暗手十三张恰是同一门的 1112345678999，再来这一门的任何一张都和。",
          yes="1112345678999m +5m discard",
          no= "1113455678999m +2m discard")
def nine_gates(p: Form) -> Uses:
    """Thirteen concealed tiles 1112345678999 of one suit, completed by any tile of that suit."""
    return once(p.thirteen == GATES)


@FANS.fan(Kongs, "四杠", "Four Kongs", 88, hant="四槓",
          implied="three_kongs two_concealed_kongs all_pungs melded_and_concealed_kong "
                  "two_melded_kongs concealed_kong melded_kong single_wait",
          rule_zh="开了四副杠，明杠暗杠都算。",
          yes="[1111m,1][5555p,2][7777s,3][CCCC,1]9p +9p discard",
          no= "[1111m,1][5555p,2][7777s,3][CCC,1]9p +9p discard")
def four_kongs(p: Kongs) -> Uses:
    """Four kongs, melded or concealed."""
    return once(p.kongs == 4, kongs)


@FANS.fan(Form, "连七对", "Seven Shifted Pairs", 88, hant="連七對",
          printed="full_flush fully_concealed_hand single_wait",
          implied="seven_pairs concealed_hand no_honors",
          rule_zh="同一门里的七个对子，点数一个接一个。",
          yes="2233445566778m +8m discard",
          no= "2233445566779m +9m discard")
def seven_shifted_pairs(p: Form) -> Uses:
    """Seven pairs of one suit with seven numbers in a row."""
    return once(p.form == "seven-pairs" and p.tiles in SHIFTED_PAIRS)


@FANS.fan(Form, "十三幺", "Thirteen Orphans", 88, hant="十三么",
          printed="all_types fully_concealed_hand single_wait",
          implied="all_terminals_and_honors concealed_hand",
          rule_zh="一、九和字牌样样都有，只有其中一种是两张。",
          yes="19m19p19sESWNCFP +1m discard",
          no= "1199m1199p1199sE +E discard")
def thirteen_orphans(p: Form) -> Uses:
    """Every terminal and every honour once, and one of them twice."""
    return once(p.form == "thirteen-orphans")


# 64 points: 8-13


@FANS.fan(Tiles, "清幺九", "All Terminals", 64, hant="清么九",
          printed="all_pungs double_pung no_honors",
          implied="all_terminals_and_honors outside_hand pung_of_terminals_or_honors",
          rule_zh="每张牌不是一就是九。",
          yes="[111m][999m]111p99p99s +9p discard",
          no= "[111m][999m]111p99pEE +9p discard")
def all_terminals(p: Tiles) -> Uses:
    """Every tile is a 1 or a 9."""
    return once(bool(p.every & TERMINAL))


@FANS.fan(OrphanPungs, "小四喜", "Little Four Winds", 64,
          printed="big_three_winds",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="三种风牌成刻子或杠，第四种风牌作将。",
          yes="[EEE][SSS]78mWWWNN +9m discard seat=W round=N",
          no= "[EEE][SSS]78mWWW99p +9m discard seat=W round=N")
def little_four_winds(p: OrphanPungs) -> Uses:
    """Pungs or kongs of three winds and a pair of the fourth."""
    pair = p.pair in WINDS and p.pair not in {s.tile for s in p.winds}
    return [p.winds] if pair and len(p.winds) == 3 else NONE


@FANS.fan(OrphanPungs, "小三元", "Little Three Dragons", 64,
          printed="dragon_pung", implied="two_dragon_pungs",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="两种箭牌成刻子或杠，第三种箭牌作将。",
          yes="[CCC][FFF]456p99sPP +9s discard",
          no= "[CCC][FFF]456p99sWW +9s discard")
def little_three_dragons(p: OrphanPungs) -> Uses:
    """Pungs or kongs of two dragons and a pair of the third."""
    pair = p.pair in DRAGONS and p.pair not in {s.tile for s in p.dragons}
    return [p.dragons] if pair and len(p.dragons) == 2 else NONE


@FANS.fan(Tiles, "字一色", "All Honors", 64,
          printed="all_pungs",
          implied="all_terminals_and_honors outside_hand pung_of_terminals_or_honors",
          rule_zh="整手只有风牌和箭牌。",
          yes="[EEE][NNN]SSCCCPP +P discard seat=E round=E",
          no= "[EEE][NNN]11mCCCPP +P discard seat=E round=E")
def all_honors(p: Tiles) -> Uses:
    """Every tile is a wind or a dragon."""
    return once(bool(p.every & HONOUR))


@FANS.fan(Kongs, "四暗刻", "Four Concealed Pungs", 64,
          printed="concealed_hand all_pungs",
          implied="three_concealed_pungs fully_concealed_hand two_concealed_pungs",
          rule_zh="四副暗刻或暗杠，没有一副是靠别人的牌凑成的。",
          yes="222m555m888p44s99s +9s self",
          no= "222m555m888p44s99s +9s discard")
def four_concealed_pungs(p: Kongs) -> Uses:
    """Four concealed pungs or kongs, none of them completed by another player's tile."""
    return once(p.concealed_pungs == 4, pungs)


@FANS.fan(Chows, "一色双龙会", "Pure Terminal Chows", 64, hant="一色雙龍會", link=True,
          printed="all_chows seven_pairs full_flush",
          implied="pure_double_chow two_terminal_chows no_honors",
          rule_zh="同一门里有两副 123、两副 789，将是这一门的 5。",
          yes="1122335778899s +5s discard",
          no= "1122336778899s +6s discard")
def pure_terminal_chows(p: Chows) -> Uses:
    """Two chows 123 and two chows 789 of one suit, and a pair of fives of that suit."""
    return [
        four for four in p.fours
        if ranks(four) == [1, 1, 7, 7] and len(suits(four)) == 1 and p.pair == four[0].tile + 4
    ]


# 48 points: 14-15


@FANS.fan(Chows, "一色四同顺", "Quadruple Chow", 48, hant="一色四同順", link=True,
          printed="pure_shifted_pungs pure_double_chow tile_hog",
          implied="seven_pairs pure_triple_chow",
          rule_zh="同一门里四副点数一样的顺子。",
          yes="[234p][234p]22334p99s +4p discard",
          no= "[234p][345p]22334p99s +4p discard")
def quadruple_chow(p: Chows) -> Uses:
    """Four chows of the same numbers in one suit."""
    return [four for four in p.fours if equal(four)]


@FANS.fan(NumberPungs, "一色四节高", "Four Pure Shifted Pungs", 48, hant="一色四節高", link=True,
          printed="pure_triple_chow all_pungs", implied="pure_shifted_pungs",
          rule_zh="同一门里四副刻子或杠，点数依次高一。",
          yes="[222m][333m]444m55m99p +5m discard",
          no= "[222m][333m]444m66m99p +6m discard")
def four_pure_shifted_pungs(p: NumberPungs) -> Uses:
    """Four pungs or kongs of one suit with four numbers in a row."""
    return [four for four in p.fours if stepped(four, 1)]


# 32 points: 16-18


@FANS.fan(Chows, "一色四步高", "Four Pure Shifted Chows", 32, link=True,
          implied="pure_shifted_chows short_straight two_terminal_chows",
          rule_zh="同一门里四副顺子，点数依次高一，或依次高二。",
          yes="[123s][345s]567s78s99m +9s discard",
          no= "[123s][345s]567s67s99m +8s discard")
def four_pure_shifted_chows(p: Chows) -> Uses:
    """Four chows of one suit that go up in steps of one, or in steps of two."""
    return [four for four in p.fours if stepped(four, 1) or stepped(four, 2)]


@FANS.fan(Kongs, "三杠", "Three Kongs", 32, hant="三槓",
          implied="two_concealed_kongs melded_and_concealed_kong two_melded_kongs "
                  "concealed_kong melded_kong",
          rule_zh="开了三副杠，明杠暗杠都算。",
          yes="[3333m,1][7777p,2][CCCC,3]55s88s +8s discard",
          no= "[3333m,1][7777p,2][CCC,3]55s88s +8s discard")
def three_kongs(p: Kongs) -> Uses:
    """Three kongs, melded or concealed."""
    return once(p.kongs >= 3, kongs)


@FANS.fan(Tiles, "混幺九", "All Terminals and Honors", 32, hant="混么九",
          printed="all_pungs", implied="outside_hand pung_of_terminals_or_honors",
          rule_zh="每张牌都是一、九或字牌，并且两类都有。",
          yes="[111m][999p]11sEEENN +1s discard seat=S round=W",
          no= "[111m][888p]11sEEENN +1s discard seat=S round=W")
def all_terminals_and_honors(p: Tiles) -> Uses:
    """Every tile is a terminal or an honour, and there are some of both."""
    return once(bool(p.every & ORPHAN) and not p.every & (TERMINAL | HONOUR))


# 24 points: 19-27


@FANS.fan(Form, "七对", "Seven Pairs", 24, hant="七對",
          printed="fully_concealed_hand single_wait", implied="concealed_hand",
          rule_zh="七个对子凑成一手；四张一样的当两对。",
          yes="1133m5555p2299sC +C discard",
          no= "1122335778899s +5s discard")
def seven_pairs(p: Form) -> Uses:
    """Seven pairs; four tiles alike are two pairs."""
    return once(p.form == "seven-pairs")


@FANS.fan(Form, "七星不靠", "Greater Honors and Knitted Tiles", 24,
          printed="all_types fully_concealed_hand single_wait",
          implied="lesser_honors_and_knitted_tiles concealed_hand",
          rule_zh="七种字牌一张不缺，另七张取自 147、258、369，三组各占一门。",
          yes="147m25p36sESWNCF +P discard",
          no= "147m258p36sESWNC +P discard")
def greater_honors_and_knitted_tiles(p: Form) -> Uses:
    """All seven honours, and seven tiles of 147, 258, 369, each in a suit of its own."""
    return once(p.form == "knitted" and p.tiles is not None and has_all(p.tiles, ALL_HONOURS))


@FANS.fan(Tiles, "全双刻", "All Even Pungs", 24, hant="全雙刻",
          printed="all_pungs all_simples", implied="no_honors",
          rule_zh="四副刻子或杠加一对将，牌张只有 2、4、6、8。",
          yes="[222m][666p]22p444s88s +8s discard",
          no= "[222m][666p]33p444s88s +8s discard")
def all_even_pungs(p: Tiles) -> Uses:
    """Four pungs or kongs and a pair, every tile a 2, 4, 6 or 8."""
    return once(p.sets and bool(p.every & EVEN))


@FANS.fan(Tiles, "清一色", "Full Flush", 24,
          printed="no_honors",
          rule_zh="所有的牌都在同一门数牌里。",
          yes="[999m]222m345m11m67m +8m discard",
          no= "[999m]222m345mSS67m +8m discard")
def full_flush(p: Tiles) -> Uses:
    """Every tile is of the same number suit."""
    return once(p.kinds in NUMBER_SUITS)


@FANS.fan(Chows, "一色三同顺", "Pure Triple Chow", 24, hant="一色三同順", link=True,
          printed="pure_shifted_pungs",
          own_sets="pure_double_chow",
          rule_zh="同一门里三副点数一样的顺子。",
          yes="[123s][123s]789m99p12s +3s discard",
          no= "[123s][123s]789m99p12p +3p discard")
def pure_triple_chow(p: Chows) -> Uses:
    """Three chows of the same numbers in one suit."""
    return [three for three in p.threes if equal(three)]


@FANS.fan(NumberPungs, "一色三节高", "Pure Shifted Pungs", 24, hant="一色三節高", link=True,
          printed="pure_triple_chow",
          rule_zh="同一门里三副刻子或杠，点数依次高一。",
          yes="[444p][555p]88m66p222s +6p discard",
          no= "[444p][555p]88m77p222s +7p discard")
def pure_shifted_pungs(p: NumberPungs) -> Uses:
    """Three pungs or kongs of one suit with three numbers in a row."""
    return [three for three in p.threes if stepped(three, 1)]


@FANS.fan(Tiles, "全大", "Upper Tiles", 24,
          printed="no_honors", implied="upper_four",
          rule_zh="每张牌都是 7、8 或 9。",
          yes="[789m][999p]88m77778s +9s discard",
          no= "[789m][999p]88m77778s +6s discard")
def upper_tiles(p: Tiles) -> Uses:
    """Every tile is a 7, 8 or 9."""
    return once(bool(p.every & UPPER))


@FANS.fan(Tiles, "全中", "Middle Tiles", 24,
          printed="all_simples", implied="no_honors",
          rule_zh="每张牌都是 4、5 或 6。",
          yes="[444m][666p]44p555s66s +6s discard",
          no= "[444m][666p]33p555s66s +6s discard")
def middle_tiles(p: Tiles) -> Uses:
    """Every tile is a 4, 5 or 6."""
    return once(bool(p.every & MIDDLE))


@FANS.fan(Tiles, "全小", "Lower Tiles", 24,
          printed="no_honors", implied="lower_four",
          rule_zh="每张牌都是 1、2 或 3。",
          yes="[123m][111p]33m22223s +1s discard",
          no= "[123m][111p]33m22223s +4s discard")
def lower_tiles(p: Tiles) -> Uses:
    """Every tile is a 1, 2 or 3."""
    return once(bool(p.every & LOWER))


# 16 points: 28-33


@FANS.fan(Chows, "清龙", "Pure Straight", 16, hant="清龍", link=True,
          own_sets="short_straight two_terminal_chows",
          rule_zh="同一门里配齐 123、456、789 三副顺子。",
          yes="[456m]123m789m55p78s +9s discard",
          no= "[456p]123m789m55p78s +9s discard")
def pure_straight(p: Chows) -> Uses:
    """Chows 123, 456 and 789 of one suit."""
    return [three for three in p.threes if stepped(three, 3)]


@FANS.fan(Chows, "三色双龙会", "Three-Suited Terminal Chows", 16, hant="三色雙龍會", link=True,
          printed="mixed_double_chow two_terminal_chows no_honors all_chows",
          rule_zh="两门各有 123 和 789 两副顺子，将是第三门的 5。",
          yes="123m789m123p78p55s +9p discard",
          no= "123m789m123p78p55m +9p discard")
def three_suited_terminal_chows(p: Chows) -> Uses:
    """Chows 123 and 789 in each of two suits, and a pair of fives in the third."""
    return [
        four for four in p.fours
        if ranks(four) == [1, 1, 7, 7] and len({chow.tile for chow in four}) == 4
        and p.pair in FIVES and suits(four) == {0, 1, 2} - {p.pair // 9}
    ]


@FANS.fan(Chows, "一色三步高", "Pure Shifted Chows", 16, link=True,
          rule_zh="同一门里三副顺子，点数依次高一，或依次高二。",
          yes="88m234p345p456p34s +5s discard",
          no= "88m234p345p567p34s +5s discard")
def pure_shifted_chows(p: Chows) -> Uses:
    """Three chows of one suit that go up in steps of one, or in steps of two."""
    return [three for three in p.threes if stepped(three, 1) or stepped(three, 2)]


@FANS.fan(Tiles, "全带五", "All Fives", 16, hant="全帶五",
          printed="all_simples", implied="no_honors",
          rule_zh="四组牌和将，组组都带 5。",
          yes="456m55m345p567p67s +5s self",
          no= "456m55m345p567p67s +8s self")
def all_fives(p: Tiles) -> Uses:
    """Each of the four sets and the pair has a five in it."""
    return once(p.sets and bool(p.every & HAS_FIVE))


@FANS.fan(NumberPungs, "三同刻", "Triple Pung", 16, link=True,
          own_sets="double_pung",
          rule_zh="三门各有一副刻子或杠，点数一样。",
          yes="[333m][333p]33s777s88m +3s discard",
          no= "[333m][333p]44s777s88m +4s discard")
def triple_pung(p: NumberPungs) -> Uses:
    """Three pungs or kongs of the same number, one in each suit."""
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(Kongs, "三暗刻", "Three Concealed Pungs", 16,
          implied="two_concealed_pungs",
          rule_zh="三副暗刻或暗杠，没有一副是靠别人的牌凑成的。",
          yes="[777m]222p555p88s99s +9s self",
          no= "[777m]222p555p88s99s +9s discard")
def three_concealed_pungs(p: Kongs) -> Uses:
    """Three concealed pungs or kongs, none of them completed by another player's tile."""
    return once(p.concealed_pungs >= 3, concealed_pungs)


# 12 points: 34-38


@FANS.fan(Form, "全不靠", "Lesser Honors and Knitted Tiles", 12,
          printed="all_types fully_concealed_hand single_wait", implied="concealed_hand",
          rule_zh="十四张各不相同：字牌，加上 147、258、369 里的牌，三组各占一门。",
          yes="147m258p369sWNCF +P discard",
          no= "147m258p369sCCCF +F discard")
def lesser_honors_and_knitted_tiles(p: Form) -> Uses:
    """Fourteen different tiles: honours, and tiles of 147, 258, 369, each in a suit of its own."""
    return once(p.form == "knitted")


@FANS.fan(Form, "组合龙", "Knitted Straight", 12, hant="組合龍",
          rule_zh="147、258、369 各占一门，其余是一组牌加将，或五张各不相同的字牌。",
          yes="147m258p36sNNCCC +9s discard",
          no= "147m258p36sESWNC +F discard")
def knitted_straight(p: Form) -> Uses:
    """147, 258 and 369, each in a suit of its own, with a set and a pair or five single honours."""
    nine = p.tiles is not None and any(has_all(p.tiles, runs) for runs in KNITTED)
    return once(p.form == "knitted-straight" or (p.form == "knitted" and nine), knitted)


@FANS.fan(Tiles, "大于五", "Upper Four", 12, hant="大於五",
          printed="no_honors",
          rule_zh="每张牌都是 6、7、8 或 9。",
          yes="[666m][888p]77s999s66p +7s discard",
          no= "[666m][888p]55s999s66p +5s discard")
def upper_four(p: Tiles) -> Uses:
    """Every tile is a 6, 7, 8 or 9."""
    return once(bool(p.every & UPPER_FOUR))


@FANS.fan(Tiles, "小于五", "Lower Four", 12, hant="小於五",
          printed="no_honors",
          rule_zh="每张牌都是 1、2、3 或 4。",
          yes="[444m][222p]33s111s44p +3s discard",
          no= "[444m][222p]55s111s44p +5s discard")
def lower_four(p: Tiles) -> Uses:
    """Every tile is a 1, 2, 3 or 4."""
    return once(bool(p.every & LOWER_FOUR))


@FANS.fan(OrphanPungs, "三风刻", "Big Three Winds", 12, hant="三風刻",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="三种不同的风牌各成刻子或杠。",
          yes="[EEE][SSS]678m99mWW +W discard seat=E round=S",
          no= "[EEE][SSS]678m99mWW +9m discard seat=E round=S")
def big_three_winds(p: OrphanPungs) -> Uses:
    """Pungs or kongs of three different winds."""
    return [p.winds[:3]] if len(p.winds) >= 3 else NONE


# 8 points: 39-47


@FANS.fan(Chows, "花龙", "Mixed Straight", 8, hant="花龍", link=True,
          rule_zh="123、456、789 三副顺子分在三门。",
          yes="123m678m456p55p78s +9s self",
          no= "123m678m456p55p78p +9p self")
def mixed_straight(p: Chows) -> Uses:
    """Chows 123, 456 and 789, one in each suit."""
    return [three for three in p.threes if ranks(three) == [1, 4, 7] and len(suits(three)) == 3]


@FANS.fan(Tiles, "推不倒", "Reversible Tiles", 8,
          printed="one_voided_suit",
          rule_zh="每张牌倒过来看都一样：饼子 1234589、条子 245689 和白板。",
          yes="[222p][888p]555s99sPP +9s discard",
          no= "[222p][888p]777s99sPP +9s discard")
def reversible_tiles(p: Tiles) -> Uses:
    """Every tile looks the same upside down: 1234589 of dots, 245689 of bamboo or 白."""
    return once(bool(p.every & REVERSIBLE))


@FANS.fan(Chows, "三色三同顺", "Mixed Triple Chow", 8, hant="三色三同順", link=True,
          own_sets="mixed_double_chow",
          rule_zh="三门各有一副顺子，点数一样。",
          yes="345m678m345p88p45s +3s self",
          no= "345m678m345p88p45s +6s self")
def mixed_triple_chow(p: Chows) -> Uses:
    """Three chows of the same numbers, one in each suit."""
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(NumberPungs, "三色三节高", "Mixed Shifted Pungs", 8, hant="三色三節高", link=True,
          rule_zh="三门各一副刻子或杠，点数依次高一。",
          yes="[333m][444p]55s999s88m +5s discard",
          no= "[333m][444p]66s999s88m +6s discard")
def mixed_shifted_pungs(p: NumberPungs) -> Uses:
    """Three pungs or kongs with three numbers in a row, one in each suit."""
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Win, "无番和", "Chicken Hand", 8, hant="無番和",
          rule_zh="除花牌以外，再没有别的番可计。",
          yes="[123m][345m]678p56sWW +7s discard",
          no= "[123m][345m]678p56s99p +7s discard")
def chicken_hand(p: Win) -> Uses:
    """No other fan is counted, flowers aside."""
    return NONE  # decided last, on what is counted


@FANS.fan(Win, "妙手回春", "Last Tile Draw", 8,
          printed="self_drawn",
          rule_zh="牌墙的最后一张由自己摸来和牌。",
          yes="[345m]567m78m22p345s +9m self last",
          no= "[345m]567m78m22p345s +9m discard last")
def last_tile_draw(p: Win) -> Uses:
    """Won by drawing the last tile of the wall."""
    return once(p.last and p.how == "self", nothing)


@FANS.fan(Win, "海底捞月", "Last Tile Claim", 8, hant="海底撈月",
          rule_zh="牌墙摸完以后，和别人打出的最后一张。",
          yes="[888p]234m567m22p67s +5s discard last",
          no= "[888p]234m567m22p67s +5s self last")
def last_tile_claim(p: Win) -> Uses:
    """Won on the last discard, when the wall has run out."""
    return once(p.last and p.how == "discard", nothing)


@FANS.fan(Win, "杠上开花", "Out with Replacement Tile", 8, hant="槓上開花",
          printed="self_drawn",
          rule_zh="开杠后补进的那张正好和牌，补花的不算。",
          yes="[8888s]23445m66p345s +6m kongdraw flowers=1",
          no= "[8888s]23445m66p345s +6m flowerdraw flowers=1")
def out_with_replacement_tile(p: Win) -> Uses:
    """Won on the tile drawn to replace a kong, not a flower."""
    return once(p.kongdraw, nothing)


@FANS.fan(Win, "抢杠和", "Robbing the Kong", 8, hant="搶槓和",
          printed="last_tile",
          rule_zh="别人给碰出的刻子加杠，和他要加的那张。",
          yes="[123m]456m78m55p345s +9m robkong",
          no= "[123m]456m78m55p345s +9m discard")
def robbing_the_kong(p: Win) -> Uses:
    """Won on the tile with which another player makes an exposed pung a kong."""
    return once(p.how == "robkong", nothing)


# 6 points: 48-54


@FANS.fan(Kongs, "碰碰和", "All Pungs", 6,
          rule_zh="四副刻子或杠，加一对将。",
          yes="[CCC][FFF]222p88p99s +9s discard",
          no= "[CCC][FFF]234p88p99s +9s discard")
def all_pungs(p: Kongs) -> Uses:
    """Four pungs or kongs and a pair."""
    return once(p.pungs == 4, pungs)


@FANS.fan(Tiles, "混一色", "Half Flush", 6,
          rule_zh="只有一门数牌和字牌，并且两样都有。",
          yes="[FFF][678s]99sNNCCC +9s discard",
          no= "[FFF][678p]99sNNCCC +9s discard")
def half_flush(p: Tiles) -> Uses:
    """Every tile is of one number suit or an honour, and there are some of both."""
    return once(bool(p.kinds & HONOUR_KINDS) and p.kinds & NUMBER_KINDS in NUMBER_SUITS)


@FANS.fan(Chows, "三色三步高", "Mixed Shifted Chows", 6, link=True,
          rule_zh="三门各一副顺子，点数依次高一。",
          yes="234m678m345p88p45s +6s self",
          no= "234m678m456p88p67s +8s self")
def mixed_shifted_chows(p: Chows) -> Uses:
    """Three chows that go up in steps of one, one in each suit."""
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Tiles, "五门齐", "All Types", 6, hant="五門齊",
          rule_zh="三门数牌、风牌、箭牌，五类都有。",
          yes="[222m][666p]88sEEECC +8s discard seat=E round=S",
          no= "[222m][666p]88sEEEWW +8s discard seat=E round=S")
def all_types(p: Tiles) -> Uses:
    """There are tiles of all three number suits, winds and dragons."""
    return once(p.kinds == NUMBER_KINDS | HONOUR_KINDS)


@FANS.fan(Win, "全求人", "Melded Hand", 6,
          printed="single_wait",
          rule_zh="四组牌全已亮出，再由别人打出的一张凑成将。",
          yes="[222m][555p][888s][CCC]4m +4m discard",
          no= "[222m][555p][888s][CCC]4m +4m self")
def melded_hand(p: Win) -> Uses:
    """Four exposed melds, and the pair completed by a discard."""
    return once(p.exposed == 4 and p.how == "discard")


@FANS.fan(Kongs, "双暗杠", "Two Concealed Kongs", 6, hant="雙暗槓",
          implied="two_concealed_pungs concealed_kong",
          rule_zh="开了两副暗杠。",
          yes="[5555m][8888p][222s]66s99m +9m discard",
          no= "[5555m][8888p,1][222s]66s99m +9m discard")
def two_concealed_kongs(p: Kongs) -> Uses:
    """Two concealed kongs."""
    return once(p.concealed_kongs >= 2, concealed_kongs)


@FANS.fan(OrphanPungs, "双箭刻", "Two Dragon Pungs", 6, hant="雙箭刻",
          implied="dragon_pung:2",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="两种箭牌各成刻子或杠。",
          yes="[CCC][FFF]456s99sWW +9s discard seat=E round=S",
          no= "[CCC][EEE]456s99sWW +9s discard seat=E round=S")
def two_dragon_pungs(p: OrphanPungs) -> Uses:
    """Pungs or kongs of two different dragons."""
    return [p.dragons[:2]] if len(p.dragons) >= 2 else NONE


# 4 points: 55-58


@FANS.fan(Tiles, "全带幺", "Outside Hand", 4, hant="全帶么",
          rule_zh="四组牌和将，组组都带一、九或字牌。",
          yes="[123m][789p]12sNNCCC +3s discard",
          no= "[123m][678p]12sNNCCC +3s discard")
def outside_hand(p: Tiles) -> Uses:
    """Each of the four sets and the pair has a terminal or an honour in it."""
    return once(p.sets and bool(p.every & HAS_ORPHAN))


@FANS.fan(Win, "不求人", "Fully Concealed Hand", 4,
          implied="self_drawn",
          rule_zh="没吃、没碰、没开明杠，最后一张也是自己摸来。",
          yes="123m456p67p789s55m +8p self",
          no= "[123m]456p67p789s55m +8p self")
def fully_concealed_hand(p: Win) -> Uses:
    """No declared chow, pung or melded kong, and a self-drawn winning tile."""
    return once(not p.exposed and p.how == "self", nothing)


@FANS.fan(Kongs, "双明杠", "Two Melded Kongs", 4, hant="雙明槓",
          implied="melded_kong",
          rule_zh="开了两副明杠。",
          yes="[3333m,1][7777p,2]99m555s88s +8s discard",
          no= "[3333m,1][777p,2]99m555s88s +8s discard")
def two_melded_kongs(p: Kongs) -> Uses:
    """Two melded kongs."""
    return once(p.melded_kongs >= 2, melded_kongs)


@FANS.fan(Win, "和绝张", "Last Tile", 4, hant="和絕張",
          rule_zh="和一种牌的第四张，另三张都已亮明；用黄金牌和的不算。",
          yes="[888p]123p67p99pCCC +8p discard",
          no= "888p123p67p99pCCC +8p discard")
def last_tile(p: Win) -> Uses:
    """Won on the fourth tile of its kind, the other three lying face up; never on a gold."""
    if p.fourth and p.by_gold:
        return Barred("gold")
    return once(p.fourth, nothing)


# 2 points: 59-68


@FANS.fan(OrphanPungs, "箭刻", "Dragon Pung", 2,
          own_sets="pung_of_terminals_or_honors",
          rule_zh="一副中、发或白的刻子或杠。",
          yes="[123s][678s]456s99sCC +C discard",
          no= "[123s][678s]456s99sCC +9s discard")
def dragon_pung(p: OrphanPungs) -> Uses:
    """A pung or kong of a dragon."""
    return [(pung,) for pung in p.pungs if pung.tile in DRAGONS]


@FANS.fan(OrphanPungs, "圈风刻", "Prevalent Wind", 2, hant="圈風刻",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="一副刻子或杠，正是本圈的风。",
          yes="[EEE][234m]678m99mCC +9m discard seat=S round=E",
          no= "[EEE][234m]678m99mCC +9m discard seat=S round=W")
def prevalent_wind(p: OrphanPungs) -> Uses:
    """A pung or kong of the wind of the round."""
    return p.of(p.round)


@FANS.fan(OrphanPungs, "门风刻", "Seat Wind", 2, hant="門風刻",
          own_sets="pung_of_terminals_or_honors",
          rule_zh="一副刻子或杠，正是自己座位的风。",
          yes="[NNN][345p]567p11pFF +1p discard seat=N round=E",
          no= "[NNN][345p]567p11pFF +1p discard seat=W round=E")
def seat_wind(p: OrphanPungs) -> Uses:
    """A pung or kong of the wind of the player's seat."""
    return p.of(p.seat)


@FANS.fan(Win, "门前清", "Concealed Hand", 2, hant="門前清",
          rule_zh="没吃、没碰、没开明杠，和的是别人的牌。",
          yes="123m456p67p789s55m +8p discard",
          no= "[123m]456p67p789s55m +8p discard")
def concealed_hand(p: Win) -> Uses:
    """No declared chow, pung or melded kong, and a winning tile from another player."""
    return once(not p.exposed and p.how != "self", nothing)


@FANS.fan(Chows, "平和", "All Chows", 2,
          implied="no_honors",
          rule_zh="四副顺子，将是数牌；组合龙的三组在此也当顺子。",
          yes="[123m]456m789m67p55s +8p discard",
          no= "[123m]456m789m67pNN +8p discard")
def all_chows(p: Chows) -> Uses:
    """Four chows and a pair of number tiles; the three runs of 组合龙 are chows here."""
    chows = len(p.chows) + 3 * p.knitted
    return once(chows == 4 and p.pair is not None and p.pair not in HONOURS)


@FANS.fan(Tiles, "四归一", "Tile Hog", 2, hant="四歸一",
          rule_zh="一种牌的四张都归自己，又没有开成杠。",
          yes="[555p]456p222p99pCC +9p discard",
          no= "[5555p,1]678p222p99pCC +9p discard")
def tile_hog(p: Tiles) -> Uses:
    """All four tiles of a face, not declared as a kong."""
    return [holding(tile) for tile in p.fours]


@FANS.fan(NumberPungs, "双同刻", "Double Pung", 2, hant="雙同刻", link=True,
          rule_zh="两门各有一副刻子或杠，点数一样。",
          yes="[222m][222p]555s88s99s +9s discard",
          no= "[222m][333p]555s88s99s +9s discard")
def double_pung(p: NumberPungs) -> Uses:
    """Two pungs or kongs of the same number in two suits."""
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Kongs, "双暗刻", "Two Concealed Pungs", 2, hant="雙暗刻",
          rule_zh="两副暗刻或暗杠，都不是靠别人的牌凑成的。",
          yes="[777s][CCC]222p55m99p +9p self",
          no= "[777s][CCC]222p55m99p +9p discard")
def two_concealed_pungs(p: Kongs) -> Uses:
    """Two concealed pungs or kongs, neither completed by another player's tile."""
    return once(p.concealed_pungs >= 2, concealed_pungs)


@FANS.fan(Kongs, "暗杠", "Concealed Kong", 2, hant="暗槓",
          rule_zh="四张都由自己摸到的一副杠。",
          yes="[5555m][777p]222s88s99p +9p discard",
          no= "[5555m,1][777p]222s88s99p +9p discard")
def concealed_kong(p: Kongs) -> Uses:
    """A concealed kong, its four tiles all drawn by the player."""
    return [concealed_kongs] * p.concealed_kongs


@FANS.fan(Tiles, "断幺", "All Simples", 2, hant="斷么",
          implied="no_honors",
          rule_zh="没有一、九，也没有字牌。",
          yes="[234m][345p]678m88p45s +6s discard",
          no= "[234m][345p]678m99p45s +6s discard")
def all_simples(p: Tiles) -> Uses:
    """There is no terminal and no honour."""
    return once(bool(p.every & SIMPLE))


# 1 point: 69-81


@FANS.fan(Chows, "一般高", "Pure Double Chow", 1, link=True,
          rule_zh="同一门里两副点数一样的顺子。",
          yes="[123m][123m]456p55p78s +9s discard",
          no= "[123m][123p]456p55p78s +9s discard")
def pure_double_chow(p: Chows) -> Uses:
    """Two chows of the same numbers in one suit."""
    return [two for two in p.twos if equal(two)]


@FANS.fan(Chows, "喜相逢", "Mixed Double Chow", 1, link=True,
          rule_zh="两门各有一副顺子，点数一样。",
          yes="[345p][345s]234m88m45s +6s discard",
          no= "[345p][345p]234m88m45s +6s discard")
def mixed_double_chow(p: Chows) -> Uses:
    """Two chows of the same numbers in two suits."""
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Chows, "连六", "Short Straight", 1, hant="連六", link=True,
          rule_zh="同一门里两副顺子，连成六个点数。",
          yes="[123s][456s]99sSSCCC +9s discard",
          no= "[123s][567s]99sSSCCC +9s discard")
def short_straight(p: Chows) -> Uses:
    """Two chows of one suit with six numbers in a row."""
    return [two for two in p.twos if stepped(two, 3)]


@FANS.fan(Chows, "老少副", "Two Terminal Chows", 1, link=True,
          rule_zh="同一门里有 123 和 789 两副顺子。",
          yes="[123p][789p]55pCCCNN +5p discard",
          no= "[123p][678p]55pCCCNN +5p discard")
def two_terminal_chows(p: Chows) -> Uses:
    """Chows 123 and 789 of one suit."""
    return [two for two in p.twos if stepped(two, 6)]


@FANS.fan(OrphanPungs, "幺九刻", "Pung of Terminals or Honors", 1, hant="么九刻",
          rule_zh="一副一、九或字牌的刻子或杠。",
          yes="[444s][999m]222p55p77s +7s discard",
          no= "[444s][888m]222p55p77s +7s discard")
def pung_of_terminals_or_honors(p: OrphanPungs) -> Uses:
    """A pung or kong of a terminal or an honour."""
    return [(pung,) for pung in p.pungs]


@FANS.fan(Kongs, "明杠", "Melded Kong", 1, hant="明槓",
          rule_zh="用别人打出的牌开的杠，或给碰出的刻子加成的杠。",
          yes="[5555m,1][777p]222s88s99p +9p discard",
          no= "[5555m][777p]222s88s99p +9p discard")
def melded_kong(p: Kongs) -> Uses:
    """A kong made with a discard or by adding to an exposed pung."""
    return [melded_kongs] * p.melded_kongs


@FANS.fan(Tiles, "缺一门", "One Voided Suit", 1, hant="缺一門",
          rule_zh="万、饼、条三门里正好有两门。",
          yes="[CCC][222m]777m55p88p +8p discard",
          no= "[CCC][222m]777s55p88p +8p discard")
def one_voided_suit(p: Tiles) -> Uses:
    """There are tiles of exactly two of the three number suits."""
    return once((p.kinds & NUMBER_KINDS).bit_count() == 2)


@FANS.fan(Tiles, "无字", "No Honors", 1, hant="無字",
          rule_zh="没有风牌，也没有箭牌。",
          yes="[222m][222p]55m99p777s +9p discard",
          no= "[222m][222p]NN99p777s +9p discard")
def no_honors(p: Tiles) -> Uses:
    """There is no wind and no dragon."""
    return once(not p.kinds & HONOUR_KINDS)


@FANS.fan(Win, "边张", "Edge Wait", 1, hant="邊張",
          rule_zh="只听一种牌，它是 123 的 3 或 789 的 7。",
          yes="[456p][789s]12678m55s +3m discard",
          no= "[456p][789s]12345m55s +3m discard")
def edge_wait(p: Win) -> Uses:
    """Won on the 3 of 123 or the 7 of 789, the hand waiting for nothing else."""
    return p.waiting("edge")


@FANS.fan(Win, "坎张", "Closed Wait", 1, hant="坎張",
          rule_zh="只听一种牌，它补在一副顺子的中间。",
          yes="[123m][789s]678m46p55s +5p discard",
          no= "[123m][789s]567p46p55s +5p discard")
def closed_wait(p: Win) -> Uses:
    """Won on the middle tile of a chow, the hand waiting for nothing else."""
    return p.waiting("closed")


@FANS.fan(Win, "单钓将", "Single Wait", 1, hant="單釣將",
          rule_zh="只听一种牌，它与单张配成将。",
          yes="[123m][456p]678p5s789s +5s discard",
          no= "[123m][456p]678p5p789s +5p discard")
def single_wait(p: Win) -> Uses:
    """Won on the second tile of the pair, the hand waiting for nothing else."""
    return p.waiting("single")


@FANS.fan(Win, "自摸", "Self-Drawn", 1,
          rule_zh="和的是自己摸到的牌。",
          yes="[123m]456p67p789s55m +8p self",
          no= "[123m]456p67p789s55m +8p discard")
def self_drawn(p: Win) -> Uses:
    """Won on a tile that the winner drew."""
    return once(p.how == "self", nothing)


@FANS.fan(Win, "花牌", "Flower Tiles", 1,
          rule_zh="每张花牌计一次，不凑起和分。",
          yes="[123m]456p67p789s55m +8p discard flowers=2",
          no= "[123m]456p67p789s55m +8p discard")
def flower_tiles(p: Win) -> Uses:
    """Once for each flower held, not counted towards the minimum."""
    return NONE  # counted by the rule set, outside the minimum


# Only in the mcr table: 82


@FANS.fan(Kongs, "明暗杠", "Melded and Concealed Kong", 5, hant="明暗槓",
          implied="concealed_kong melded_kong",
          rule_zh="一副明杠，加一副暗杠。",
          yes="[5555m][7777p,1]222s88s99p +9p discard rules=mcr",
          no= "[5555m][7777p]222s88s99p +9p discard rules=mcr")
def melded_and_concealed_kong(p: Kongs) -> Uses:
    """One melded and one concealed kong."""
    return once(p.melded_kongs >= 1 and p.concealed_kongs >= 1, kongs)


# fmt: on
# Under house options


def any_nine_gates(p: Form) -> Uses:
    """Any win on the shape 1112345678999 and one more tile of that suit (house option)."""
    return once(p.tiles is not None and p.form == "standard" and p.tiles in ALL_GATES)
