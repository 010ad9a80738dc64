"""The fans in their printed order, one block each: names, points, exclusions, rule, examples.

``printed`` exclusions are named by the rule text, ``implied`` ones necessarily contained
(principle 1, ruling A-23), ``own_sets`` hold for the sets that make the dearer fan.  The
last block is known only to ``mcr``.
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
    GREEN,
    HAS_FIVE,
    HAS_ORPHAN,
    HONOUR,
    HONOURS,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    ORPHAN,
    REVERSIBLE,
    SIMPLE,
    TERMINAL,
    UPPER,
    UPPER_FOUR,
    WIND,
    WINDS,
    counts,
    KNITTED,
    ONE,
)

FANS = Register()

NUMBER_KINDS = CHARACTERS | DOTS | BAMBOO
HONOUR_KINDS = WIND | DRAGON
GATES = counts([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
ALL_GATES = [GATES + ONE[n] for n in range(9)]
ALL_HONOURS = counts(HONOURS)
SHIFTED_PAIRS = [counts([*range(n, n + 7)] * 2) for n in range(3)]


def suits(sets: Sets) -> set[int]:
    """The suits of the sets."""
    return {s.suit for s in sets}


def ranks(sets: Sets) -> list[int]:
    """The numbers of the sets, in order."""
    return sorted([s.rank for s in sets])


def same_rank(sets: Sets) -> bool:
    """Whether all sets have the same numbers, each in a suit of its own."""
    return len({s.rank for s in sets}) == 1 and len(suits(sets)) == len(sets)


def shifted(sets: Sets) -> bool:
    """Whether each set is one higher than the last, each in a suit of its own."""
    low, *_ = numbers = ranks(sets)
    return numbers == [*range(low, low + len(sets))] and len(suits(sets)) == len(sets)


def stepped(sets: Sets, step: int) -> bool:
    """Whether the sets are of one suit, each ``step`` higher than the last."""
    return all(b.tile - a.tile == step and b.suit == a.suit for a, b in pairwise(sets))


def has_all(tiles: int, wanted: int) -> bool:
    """Whether these counts (no face twice) hold all the wanted tiles."""
    return tiles & wanted == wanted


# 88 points


@FANS.fan(
    OrphanPungs,
    "大四喜",
    "Big Four Winds",
    88,
    printed="prevalent_wind seat_wind big_three_winds all_pungs",
    implied="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def big_four_winds(p: OrphanPungs) -> Uses:
    """Four pungs or kongs of winds."""
    return [p.winds] if len(p.winds) == 4 else NONE


@FANS.fan(
    OrphanPungs,
    "大三元",
    "Big Three Dragons",
    88,
    printed="dragon_pung",
    implied="two_dragon_pungs",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def big_three_dragons(p: OrphanPungs) -> Uses:
    """Pungs or kongs of all three dragons."""
    return [p.dragons] if len(p.dragons) == 3 else NONE


@FANS.fan(Tiles, "绿一色", "All Green", 88, hant="綠一色", printed="half_flush", yes="", no="")
def all_green(p: Tiles) -> Uses:
    """Every tile is 2, 3, 4, 6 or 8 of bamboo or 发."""
    return once(bool(p.every & GREEN))


@FANS.fan(
    Form,
    "九莲宝灯",
    "Nine Gates",
    88,
    hant="九蓮寶燈",
    printed="full_flush",
    implied="fully_concealed_hand concealed_hand no_honors",
    own_sets="pung_of_terminals_or_honors:1",
    yes="",
    no="",
)
def nine_gates(p: Form) -> Uses:
    """Thirteen concealed tiles 1112345678999 of one suit, and any tile of that suit."""
    return once(p.thirteen == GATES)


@FANS.fan(
    Kongs,
    "四杠",
    "Four Kongs",
    88,
    hant="四槓",
    implied="three_kongs two_concealed_kongs all_pungs melded_and_concealed_kong two_melded_kongs concealed_kong melded_kong single_wait",
    yes="",
    no="",
)
def four_kongs(p: Kongs) -> Uses:
    """Four kongs."""
    return once(p.kongs == 4, kongs)


@FANS.fan(
    Form,
    "连七对",
    "Seven Shifted Pairs",
    88,
    hant="連七對",
    printed="full_flush fully_concealed_hand single_wait",
    implied="seven_pairs concealed_hand no_honors",
    yes="",
    no="",
)
def seven_shifted_pairs(p: Form) -> Uses:
    """Seven pairs of one suit with consecutive numbers."""
    return once(p.form == "seven-pairs" and p.tiles in SHIFTED_PAIRS)


@FANS.fan(
    Form,
    "十三幺",
    "Thirteen Orphans",
    88,
    hant="十三么",
    printed="all_types fully_concealed_hand single_wait",
    implied="all_terminals_and_honors concealed_hand",
    yes="",
    no="",
)
def thirteen_orphans(p: Form) -> Uses:
    """One of each terminal and honour, and one more of them."""
    return once(p.form == "thirteen-orphans")


# 64 points


@FANS.fan(
    Tiles,
    "清幺九",
    "All Terminals",
    64,
    hant="清么九",
    printed="all_pungs double_pung no_honors",
    implied="all_terminals_and_honors outside_hand pung_of_terminals_or_honors",
    yes="",
    no="",
)
def all_terminals(p: Tiles) -> Uses:
    """Every tile is a 1 or a 9."""
    return once(bool(p.every & TERMINAL))


@FANS.fan(
    OrphanPungs,
    "小四喜",
    "Little Four Winds",
    64,
    printed="big_three_winds",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def little_four_winds(p: OrphanPungs) -> Uses:
    """Pungs or kongs of three winds and a pair of the fourth."""
    pair = p.pair in WINDS and p.pair not in {s.tile for s in p.winds}
    return [p.winds] if pair and len(p.winds) == 3 else NONE


@FANS.fan(
    OrphanPungs,
    "小三元",
    "Little Three Dragons",
    64,
    printed="dragon_pung",
    implied="two_dragon_pungs",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def little_three_dragons(p: OrphanPungs) -> Uses:
    """Pungs or kongs of two dragons and a pair of the third."""
    pair = p.pair in DRAGONS and p.pair not in {s.tile for s in p.dragons}
    return [p.dragons] if pair and len(p.dragons) == 2 else NONE


@FANS.fan(
    Tiles,
    "字一色",
    "All Honors",
    64,
    printed="all_pungs",
    implied="all_terminals_and_honors outside_hand pung_of_terminals_or_honors",
    yes="",
    no="",
)
def all_honors(p: Tiles) -> Uses:
    """Every tile is a wind or a dragon."""
    return once(bool(p.every & HONOUR))


@FANS.fan(
    Kongs,
    "四暗刻",
    "Four Concealed Pungs",
    64,
    printed="concealed_hand all_pungs",
    implied="three_concealed_pungs fully_concealed_hand two_concealed_pungs",
    yes="",
    no="",
)
def four_concealed_pungs(p: Kongs) -> Uses:
    """Four concealed pungs or kongs."""
    return once(p.concealed_pungs == 4, pungs)


@FANS.fan(
    Chows,
    "一色双龙会",
    "Pure Terminal Chows",
    64,
    hant="一色雙龍會",
    printed="all_chows seven_pairs full_flush",
    implied="pure_double_chow two_terminal_chows no_honors",
    link=True,
    yes="",
    no="",
)
def pure_terminal_chows(p: Chows) -> Uses:
    """Twice 123 and twice 789 of one suit, and a pair of its fives."""
    return [
        four
        for four in p.fours
        if ranks(four) == [1, 1, 7, 7] and len(suits(four)) == 1 and p.pair == four[0].tile + 4
    ]


# 48 points


@FANS.fan(
    Chows,
    "一色四同顺",
    "Quadruple Chow",
    48,
    hant="一色四同順",
    printed="pure_shifted_pungs pure_double_chow tile_hog",
    implied="seven_pairs pure_triple_chow",
    link=True,
    yes="",
    no="",
)
def quadruple_chow(p: Chows) -> Uses:
    """Four equal chows."""
    return [four for four in p.fours if four[0].tile == four[3].tile]


@FANS.fan(
    NumberPungs,
    "一色四节高",
    "Four Pure Shifted Pungs",
    48,
    hant="一色四節高",
    printed="pure_triple_chow all_pungs",
    implied="pure_shifted_pungs",
    link=True,
    yes="",
    no="",
)
def four_pure_shifted_pungs(p: NumberPungs) -> Uses:
    """Four pungs or kongs of one suit, each one higher than the last."""
    return [four for four in p.fours if stepped(four, 1)]


# 32 points


@FANS.fan(
    Chows,
    "一色四步高",
    "Four Pure Shifted Chows",
    32,
    implied="pure_shifted_chows short_straight two_terminal_chows",
    link=True,
    yes="",
    no="",
)
def four_pure_shifted_chows(p: Chows) -> Uses:
    """Four chows of one suit, each one or each two higher than the last."""
    return [four for four in p.fours if stepped(four, 1) or stepped(four, 2)]


@FANS.fan(
    Kongs,
    "三杠",
    "Three Kongs",
    32,
    hant="三槓",
    implied="two_concealed_kongs melded_and_concealed_kong two_melded_kongs concealed_kong melded_kong",
    yes="",
    no="",
)
def three_kongs(p: Kongs) -> Uses:
    """Three kongs."""
    return once(p.kongs >= 3, kongs)


@FANS.fan(
    Tiles,
    "混幺九",
    "All Terminals and Honors",
    32,
    hant="混么九",
    printed="all_pungs",
    implied="outside_hand pung_of_terminals_or_honors",
    yes="",
    no="",
)
def all_terminals_and_honors(p: Tiles) -> Uses:
    """Every tile is a 1, a 9 or an honour, and there are some of both."""
    return once(bool(p.every & ORPHAN) and not p.every & (TERMINAL | HONOUR))


# 24 points


@FANS.fan(
    Form,
    "七对",
    "Seven Pairs",
    24,
    hant="七對",
    printed="fully_concealed_hand single_wait",
    implied="concealed_hand",
    yes="",
    no="",
)
def seven_pairs(p: Form) -> Uses:
    """Seven pairs; four alike are two pairs."""
    return once(p.form == "seven-pairs")


@FANS.fan(
    Form,
    "七星不靠",
    "Greater Honors and Knitted Tiles",
    24,
    printed="all_types fully_concealed_hand single_wait",
    implied="lesser_honors_and_knitted_tiles concealed_hand",
    yes="",
    no="",
)
def greater_honors_and_knitted_tiles(p: Form) -> Uses:
    """All seven honours and seven tiles of 147, 258 and 369 in three suits."""
    return once(p.form == "knitted" and p.tiles is not None and has_all(p.tiles, ALL_HONOURS))


@FANS.fan(
    Tiles,
    "全双刻",
    "All Even Pungs",
    24,
    hant="全雙刻",
    printed="all_pungs all_simples",
    implied="no_honors",
    yes="",
    no="",
)
def all_even_pungs(p: Tiles) -> Uses:
    """Pungs or kongs and a pair of 2, 4, 6 or 8."""
    return once(p.sets and bool(p.every & EVEN))


@FANS.fan(Tiles, "清一色", "Full Flush", 24, printed="no_honors", yes="", no="")
def full_flush(p: Tiles) -> Uses:
    """Every tile is of one number suit."""
    return once(p.kinds in (CHARACTERS, DOTS, BAMBOO))


@FANS.fan(
    Chows,
    "一色三同顺",
    "Pure Triple Chow",
    24,
    hant="一色三同順",
    printed="pure_shifted_pungs",
    own_sets="pure_double_chow",
    link=True,
    yes="",
    no="",
)
def pure_triple_chow(p: Chows) -> Uses:
    """Three equal chows."""
    return [three for three in p.threes if three[0].tile == three[2].tile]


@FANS.fan(
    NumberPungs,
    "一色三节高",
    "Pure Shifted Pungs",
    24,
    hant="一色三節高",
    printed="pure_triple_chow",
    link=True,
    yes="",
    no="",
)
def pure_shifted_pungs(p: NumberPungs) -> Uses:
    """Three pungs or kongs of one suit, each one higher than the last."""
    return [three for three in p.threes if stepped(three, 1)]


@FANS.fan(
    Tiles, "全大", "Upper Tiles", 24, printed="no_honors", implied="upper_four", yes="", no=""
)
def upper_tiles(p: Tiles) -> Uses:
    """Every tile is a 7, 8 or 9."""
    return once(bool(p.every & UPPER))


@FANS.fan(
    Tiles, "全中", "Middle Tiles", 24, printed="all_simples", implied="no_honors", yes="", no=""
)
def middle_tiles(p: Tiles) -> Uses:
    """Every tile is a 4, 5 or 6."""
    return once(bool(p.every & MIDDLE))


@FANS.fan(
    Tiles, "全小", "Lower Tiles", 24, printed="no_honors", implied="lower_four", yes="", no=""
)
def lower_tiles(p: Tiles) -> Uses:
    """Every tile is a 1, 2 or 3."""
    return once(bool(p.every & LOWER))


# 16 points


@FANS.fan(
    Chows,
    "清龙",
    "Pure Straight",
    16,
    hant="清龍",
    own_sets="short_straight two_terminal_chows",
    link=True,
    yes="",
    no="",
)
def pure_straight(p: Chows) -> Uses:
    """123, 456 and 789 of one suit."""
    return [three for three in p.threes if stepped(three, 3)]


@FANS.fan(
    Chows,
    "三色双龙会",
    "Three-Suited Terminal Chows",
    16,
    hant="三色雙龍會",
    printed="mixed_double_chow two_terminal_chows no_honors all_chows",
    link=True,
    yes="",
    no="",
)
def three_suited_terminal_chows(p: Chows) -> Uses:
    """123 and 789 of two suits and a pair of fives of the third."""
    return [
        four
        for four in p.fours
        if ranks(four) == [1, 1, 7, 7]
        and len({chow.tile for chow in four}) == 4
        and p.pair in {4, 13, 22}
        and len({p.pair // 9} | suits(four)) == 3
    ]


@FANS.fan(Chows, "一色三步高", "Pure Shifted Chows", 16, link=True, yes="", no="")
def pure_shifted_chows(p: Chows) -> Uses:
    """Three chows of one suit, each one or each two higher than the last."""
    return [three for three in p.threes if stepped(three, 1) or stepped(three, 2)]


@FANS.fan(
    Tiles,
    "全带五",
    "All Fives",
    16,
    hant="全帶五",
    printed="all_simples",
    implied="no_honors",
    yes="",
    no="",
)
def all_fives(p: Tiles) -> Uses:
    """Every set and the pair hold a five."""
    return once(p.sets and bool(p.every & HAS_FIVE))


@FANS.fan(
    NumberPungs, "三同刻", "Triple Pung", 16, own_sets="double_pung", link=True, yes="", no=""
)
def triple_pung(p: NumberPungs) -> Uses:
    """Three pungs or kongs of the same number, one in each suit."""
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(
    Kongs, "三暗刻", "Three Concealed Pungs", 16, implied="two_concealed_pungs", yes="", no=""
)
def three_concealed_pungs(p: Kongs) -> Uses:
    """Three concealed pungs or kongs."""
    return once(p.concealed_pungs >= 3, concealed_pungs)


# 12 points


@FANS.fan(
    Form,
    "全不靠",
    "Lesser Honors and Knitted Tiles",
    12,
    printed="all_types fully_concealed_hand single_wait",
    implied="concealed_hand",
    yes="",
    no="",
)
def lesser_honors_and_knitted_tiles(p: Form) -> Uses:
    """Fourteen different tiles of the honours and of 147, 258 and 369 in three suits."""
    return once(p.form == "knitted")


@FANS.fan(Form, "组合龙", "Knitted Straight", 12, hant="組合龍", yes="", no="")
def knitted_straight(p: Form) -> Uses:
    """147, 258 and 369, each in a suit of its own."""
    straight = (
        p.form == "knitted" and p.tiles is not None and any(has_all(p.tiles, k) for k in KNITTED)
    )
    return once(straight or p.form == "knitted-straight", knitted)


@FANS.fan(Tiles, "大于五", "Upper Four", 12, hant="大於五", printed="no_honors", yes="", no="")
def upper_four(p: Tiles) -> Uses:
    """Every tile is a 6, 7, 8 or 9."""
    return once(bool(p.every & UPPER_FOUR))


@FANS.fan(Tiles, "小于五", "Lower Four", 12, hant="小於五", printed="no_honors", yes="", no="")
def lower_four(p: Tiles) -> Uses:
    """Every tile is a 1, 2, 3 or 4."""
    return once(bool(p.every & LOWER_FOUR))


@FANS.fan(
    OrphanPungs,
    "三风刻",
    "Big Three Winds",
    12,
    hant="三風刻",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def big_three_winds(p: OrphanPungs) -> Uses:
    """Pungs or kongs of three winds."""
    return [p.winds[:3]] if len(p.winds) >= 3 else NONE


# 8 points


@FANS.fan(Chows, "花龙", "Mixed Straight", 8, hant="花龍", link=True, yes="", no="")
def mixed_straight(p: Chows) -> Uses:
    """123, 456 and 789, each in a suit of its own."""
    return [three for three in p.threes if ranks(three) == [1, 4, 7] and len(suits(three)) == 3]


@FANS.fan(Tiles, "推不倒", "Reversible Tiles", 8, printed="one_voided_suit", yes="", no="")
def reversible_tiles(p: Tiles) -> Uses:
    """Every tile looks the same upside down: 1234589 of dots, 245689 of bamboo, 白."""
    return once(bool(p.every & REVERSIBLE))


@FANS.fan(
    Chows,
    "三色三同顺",
    "Mixed Triple Chow",
    8,
    hant="三色三同順",
    own_sets="mixed_double_chow",
    link=True,
    yes="",
    no="",
)
def mixed_triple_chow(p: Chows) -> Uses:
    """Three chows of the same numbers, one in each suit."""
    return [three for three in p.threes if same_rank(three)]


@FANS.fan(
    NumberPungs, "三色三节高", "Mixed Shifted Pungs", 8, hant="三色三節高", link=True, yes="", no=""
)
def mixed_shifted_pungs(p: NumberPungs) -> Uses:
    """Three pungs or kongs, one in each suit, each one higher than the last."""
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Win, "无番和", "Chicken Hand", 8, hant="無番和", yes="", no="")
def chicken_hand(p: Win) -> Uses:
    """A hand in which nothing else is counted, flowers aside."""
    return NONE  # decided last, on what is counted


@FANS.fan(Win, "妙手回春", "Last Tile Draw", 8, printed="self_drawn", yes="", no="")
def last_tile_draw(p: Win) -> Uses:
    """Self-drawn with the last tile of the wall."""
    return once(p.last and p.how == "self", nothing)


@FANS.fan(Win, "海底捞月", "Last Tile Claim", 8, hant="海底撈月", yes="", no="")
def last_tile_claim(p: Win) -> Uses:
    """Won on the discard of the last tile."""
    return once(p.last and p.how == "discard", nothing)


@FANS.fan(
    Win,
    "杠上开花",
    "Out with Replacement Tile",
    8,
    hant="槓上開花",
    printed="self_drawn",
    yes="",
    no="",
)
def out_with_replacement_tile(p: Win) -> Uses:
    """Won on the tile drawn as a kong's replacement."""
    return once(p.kongdraw, nothing)


@FANS.fan(Win, "抢杠和", "Robbing the Kong", 8, hant="搶槓和", printed="last_tile", yes="", no="")
def robbing_the_kong(p: Win) -> Uses:
    """Won on the tile that another player adds to a pung."""
    return once(p.how == "robkong", nothing)


# 6 points


@FANS.fan(Kongs, "碰碰和", "All Pungs", 6, yes="", no="")
def all_pungs(p: Kongs) -> Uses:
    """Four pungs or kongs and a pair."""
    return once(p.pungs == 4, pungs)


@FANS.fan(Tiles, "混一色", "Half Flush", 6, yes="", no="")
def half_flush(p: Tiles) -> Uses:
    """Tiles of one number suit and honours."""
    return once(
        bool(p.kinds & HONOUR_KINDS) and p.kinds & NUMBER_KINDS in (CHARACTERS, DOTS, BAMBOO)
    )


@FANS.fan(Chows, "三色三步高", "Mixed Shifted Chows", 6, link=True, yes="", no="")
def mixed_shifted_chows(p: Chows) -> Uses:
    """Three chows, one in each suit, each one higher than the last."""
    return [three for three in p.threes if shifted(three)]


@FANS.fan(Tiles, "五门齐", "All Types", 6, hant="五門齊", yes="", no="")
def all_types(p: Tiles) -> Uses:
    """All three number suits, winds and dragons."""
    return once(p.kinds == NUMBER_KINDS | HONOUR_KINDS)


@FANS.fan(Win, "全求人", "Melded Hand", 6, printed="single_wait", yes="", no="")
def melded_hand(p: Win) -> Uses:
    """Four exposed melds, won on another player's discard."""
    return once(p.exposed == 4 and p.how == "discard")


@FANS.fan(
    Kongs,
    "双暗杠",
    "Two Concealed Kongs",
    6,
    hant="雙暗槓",
    implied="two_concealed_pungs concealed_kong",
    yes="",
    no="",
)
def two_concealed_kongs(p: Kongs) -> Uses:
    """Two concealed kongs."""
    return once(p.concealed_kongs >= 2, concealed_kongs)


@FANS.fan(
    OrphanPungs,
    "双箭刻",
    "Two Dragon Pungs",
    6,
    hant="雙箭刻",
    implied="dragon_pung",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def two_dragon_pungs(p: OrphanPungs) -> Uses:
    """Pungs or kongs of two dragons."""
    return [p.dragons[:2]] if len(p.dragons) >= 2 else NONE


# 4 points


@FANS.fan(Tiles, "全带幺", "Outside Hand", 4, hant="全帶么", yes="", no="")
def outside_hand(p: Tiles) -> Uses:
    """Every set and the pair hold a 1, a 9 or an honour."""
    return once(p.sets and bool(p.every & HAS_ORPHAN))


@FANS.fan(Win, "不求人", "Fully Concealed Hand", 4, implied="self_drawn", yes="", no="")
def fully_concealed_hand(p: Win) -> Uses:
    """No exposed meld, won by self-draw."""
    return once(not p.exposed and p.how == "self", nothing)


@FANS.fan(
    Kongs, "双明杠", "Two Melded Kongs", 4, hant="雙明槓", implied="melded_kong", yes="", no=""
)
def two_melded_kongs(p: Kongs) -> Uses:
    """Two melded kongs."""
    return once(p.melded_kongs >= 2, melded_kongs)


@FANS.fan(Win, "和绝张", "Last Tile", 4, hant="和絕張", yes="", no="")
def last_tile(p: Win) -> Uses:
    """The winning tile is the fourth of its kind, the other three lying open."""
    if p.fourth and p.by_gold:
        return Barred("gold")
    return once(p.fourth, nothing)


# 2 points


@FANS.fan(
    OrphanPungs, "箭刻", "Dragon Pung", 2, own_sets="pung_of_terminals_or_honors", yes="", no=""
)
def dragon_pung(p: OrphanPungs) -> Uses:
    """A pung or kong of a dragon."""
    return [(pung,) for pung in p.pungs if pung.tile in DRAGONS]


@FANS.fan(
    OrphanPungs,
    "圈风刻",
    "Prevalent Wind",
    2,
    hant="圈風刻",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def prevalent_wind(p: OrphanPungs) -> Uses:
    """A pung or kong of the wind of the round."""
    return p.of(p.round)


@FANS.fan(
    OrphanPungs,
    "门风刻",
    "Seat Wind",
    2,
    hant="門風刻",
    own_sets="pung_of_terminals_or_honors",
    yes="",
    no="",
)
def seat_wind(p: OrphanPungs) -> Uses:
    """A pung or kong of the player's own wind."""
    return p.of(p.seat)


@FANS.fan(Win, "门前清", "Concealed Hand", 2, hant="門前清", yes="", no="")
def concealed_hand(p: Win) -> Uses:
    """No exposed meld, won on another player's tile."""
    return once(not p.exposed and p.how != "self", nothing)


@FANS.fan(Chows, "平和", "All Chows", 2, implied="no_honors", yes="", no="")
def all_chows(p: Chows) -> Uses:
    """Four chows and a pair of number tiles."""
    chows = len(p.chows) + 3 * p.knitted
    return once(chows == 4 and p.pair is not None and p.pair not in HONOURS)


@FANS.fan(Tiles, "四归一", "Tile Hog", 2, hant="四歸一", yes="", no="")
def tile_hog(p: Tiles) -> Uses:
    """All four of a face, no kong among them."""
    return [holding(tile) for tile in p.fours]


@FANS.fan(NumberPungs, "双同刻", "Double Pung", 2, hant="雙同刻", link=True, yes="", no="")
def double_pung(p: NumberPungs) -> Uses:
    """Two pungs or kongs of the same number in two suits."""
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Kongs, "双暗刻", "Two Concealed Pungs", 2, hant="雙暗刻", yes="", no="")
def two_concealed_pungs(p: Kongs) -> Uses:
    """Two concealed pungs or kongs."""
    return once(p.concealed_pungs >= 2, concealed_pungs)


@FANS.fan(Kongs, "暗杠", "Concealed Kong", 2, hant="暗槓", yes="", no="")
def concealed_kong(p: Kongs) -> Uses:
    """A concealed kong."""
    return [concealed_kongs] * p.concealed_kongs


@FANS.fan(Tiles, "断幺", "All Simples", 2, hant="斷么", implied="no_honors", yes="", no="")
def all_simples(p: Tiles) -> Uses:
    """No terminal and no honour."""
    return once(bool(p.every & SIMPLE))


# 1 points


@FANS.fan(Chows, "一般高", "Pure Double Chow", 1, link=True, yes="", no="")
def pure_double_chow(p: Chows) -> Uses:
    """Two equal chows."""
    return [two for two in p.twos if two[0].tile == two[1].tile]


@FANS.fan(Chows, "喜相逢", "Mixed Double Chow", 1, link=True, yes="", no="")
def mixed_double_chow(p: Chows) -> Uses:
    """Two chows of the same numbers in two suits."""
    return [two for two in p.twos if same_rank(two)]


@FANS.fan(Chows, "连六", "Short Straight", 1, hant="連六", link=True, yes="", no="")
def short_straight(p: Chows) -> Uses:
    """Two chows of one suit that make six numbers in a row."""
    return [two for two in p.twos if stepped(two, 3)]


@FANS.fan(Chows, "老少副", "Two Terminal Chows", 1, link=True, yes="", no="")
def two_terminal_chows(p: Chows) -> Uses:
    """123 and 789 of one suit."""
    return [two for two in p.twos if stepped(two, 6)]


@FANS.fan(OrphanPungs, "幺九刻", "Pung of Terminals or Honors", 1, hant="么九刻", yes="", no="")
def pung_of_terminals_or_honors(p: OrphanPungs) -> Uses:
    """A pung or kong of terminals or honours."""
    return [(pung,) for pung in p.pungs]


@FANS.fan(Kongs, "明杠", "Melded Kong", 1, hant="明槓", yes="", no="")
def melded_kong(p: Kongs) -> Uses:
    """A melded kong."""
    return [melded_kongs] * p.melded_kongs


@FANS.fan(Tiles, "缺一门", "One Voided Suit", 1, hant="缺一門", yes="", no="")
def one_voided_suit(p: Tiles) -> Uses:
    """Exactly two of the number suits."""
    return once((p.kinds & NUMBER_KINDS).bit_count() == 2)


@FANS.fan(Tiles, "无字", "No Honors", 1, hant="無字", yes="", no="")
def no_honors(p: Tiles) -> Uses:
    """No wind and no dragon."""
    return once(not p.kinds & HONOUR_KINDS)


@FANS.fan(Win, "边张", "Edge Wait", 1, hant="邊張", yes="", no="")
def edge_wait(p: Win) -> Uses:
    """The hand waited only on the 3 of 123 or the 7 of 789."""
    return p.waiting("edge")


@FANS.fan(Win, "坎张", "Closed Wait", 1, hant="坎張", yes="", no="")
def closed_wait(p: Win) -> Uses:
    """The hand waited only on the middle tile of a chow."""
    return p.waiting("closed")


@FANS.fan(Win, "单钓将", "Single Wait", 1, hant="單釣將", yes="", no="")
def single_wait(p: Win) -> Uses:
    """The hand waited only on the second tile of its pair."""
    return p.waiting("single")


@FANS.fan(Win, "自摸", "Self-Drawn", 1, yes="", no="")
def self_drawn(p: Win) -> Uses:
    """Won on a tile that the winner drew."""
    return once(p.how == "self", nothing)


@FANS.fan(Win, "花牌", "Flower Tiles", 1, yes="", no="")
def flower_tiles(p: Win) -> Uses:
    """A flower; it counts outside the minimum."""
    return NONE  # counted by the rule set, outside the minimum


# Only in the mcr table


@FANS.fan(
    Kongs,
    "明暗杠",
    "Melded and Concealed Kong",
    5,
    hant="明暗槓",
    implied="concealed_kong melded_kong",
    yes="",
    no="",
)
def melded_and_concealed_kong(p: Kongs) -> Uses:
    """One melded and one concealed kong."""
    return once(p.melded_kongs >= 1 and p.concealed_kongs >= 1, kongs)


# Under house options


def any_nine_gates(p: Form) -> Uses:
    """Any win on the shape 1112345678999 and one more tile of that suit (house option)."""
    return once(p.tiles is not None and p.form == "standard" and p.tiles in ALL_GATES)
