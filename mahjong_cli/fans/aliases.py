"""What else fans are called, and names in one spelling; ids as in the table.

What the rule texts say (又称), what players say, and what other programs print.
"""

from __future__ import annotations

_CALLED = {
    "nine_gates": "九宝莲灯 纯正九莲宝灯",
    "four_kongs": "十八罗汉 四杠子",
    "seven_shifted_pairs": "一色连七对",
    "thirteen_orphans": "国士无双 十三幺九",
    "all_terminals": "清老头",
    "four_concealed_pungs": "四暗",
    "quadruple_chow": "一色四顺 四同顺",
    "four_pure_shifted_pungs": "四连刻 四节高",
    "four_pure_shifted_chows": "四步高",
    "three_kongs": "三杠子",
    "all_terminals_and_honors": "混老头",
    "seven_pairs": "七对子 七小对 小七对",
    "greater_honors_and_knitted_tiles": "七星全不靠",
    "all_even_pungs": "全双",
    "pure_triple_chow": "一色三顺",
    "pure_shifted_pungs": "三连刻",
    "pure_straight": "一条龙 一气通贯 一气",
    "triple_pung": "三色同刻",
    "three_concealed_pungs": "三暗",
    "mixed_straight": "杂龙 三色一条龙",
    "reversible_tiles": "推不倒牌",
    "mixed_triple_chow": "三色同顺 三色三顺",
    "mixed_shifted_pungs": "三色连刻",
    "chicken_hand": "无番 鸡和",
    "last_tile_draw": "海底摸月",
    "last_tile_claim": "河底捞鱼",
    "out_with_replacement_tile": "杠开 岭上开花",
    "robbing_the_kong": "抢杠",
    "all_pungs": "对对和 碰碰 对对 碰对和 大对子",
    "half_flush": "混色",
    "all_types": "五门齐全",
    "melded_hand": "全求 单钓全求人",
    "two_dragon_pungs": "双箭",
    "outside_hand": "全带幺九 混全带幺九",
    "fully_concealed_hand": "门清自摸 门前清自摸 门前清自摸和",
    "last_tile": "绝张",
    "dragon_pung": "三元刻",
    "prevalent_wind": "圈风 场风刻",
    "seat_wind": "门风 自风刻",
    "concealed_hand": "门清",
    "tile_hog": "四归",
    "concealed_kong": "暗杠子",
    "all_simples": "断幺九",
    "pure_double_chow": "一色二顺 一杯口 一色二同顺",
    "mixed_double_chow": "二色二同顺",
    "short_straight": "六连",
    "two_terminal_chows": "老少",
    "pung_of_terminals_or_honors": "幺九刻子",
    "melded_kong": "直杠 冲杠 蓄杠",
    "one_voided_suit": "缺门",
    "no_honors": "无字牌",
    "edge_wait": "边章 独听边张",
    "closed_wait": "嵌张 卡张 独听嵌张",
    "single_wait": "单钓 单骑 独听单钓",
    "flower_tiles": "花",
    "melded_and_concealed_kong": "一明一暗杠",
}

CALLED: dict[str, tuple[str, ...]] = {fan: tuple(names.split()) for fan, names in _CALLED.items()}
"""The other names of fans, by id, in simplified characters; traditional ones are found too."""

_TRADITIONAL = str.maketrans(
    "冲单双听国场头宝对岭带幺开张归抢捞断无杂杠条气汉灯独纯绝罗节莲贯边连钓门顺风骑鱼鸡齐龙绿于将会组",
    "沖單雙聽國場頭寶對嶺帶么開張歸搶撈斷無雜槓條氣漢燈獨純絕羅節蓮貫邊連釣門順風騎魚雞齊龍綠於將會組",
)


def traditional(name: str) -> str:
    """A name of a fan in traditional characters.

    >>> traditional("国士无双"), traditional("断幺九")
    ('國士無雙', '斷么九')
    """
    return name.translate(_TRADITIONAL)


_VARIANTS = (
    "么吊單國場寶將對嶺帶張搶撈斷於會條槓歸氣沖漢無燈獨砍節純組絕綠羅聽胡蓮衝貫連遊邊"
    "釣門開閒雙雜雞順頭風騎魚麼麽齊龍"
)
_SIMPLIFIED = (
    "幺钓单国场宝将对岭带张抢捞断于会条杠归气冲汉无灯独坎节纯组绝绿罗听和莲冲贯连游边"
    "钓门开闲双杂鸡顺头风骑鱼幺幺齐龙"
)
_SPELT = str.maketrans(_VARIANTS, _SIMPLIFIED) | str.maketrans(" -", "__")


def plain(name: str) -> str:
    """A name in the one spelling by which it is found: simplified, small, 和 for 胡, 幺 for 么.

    >>> plain("對對胡"), plain("斷麼"), plain("All Pungs")
    ('对对和', '断幺', 'all_pungs')
    """
    return name.strip().casefold().translate(_SPELT)
