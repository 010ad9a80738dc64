"""Every word of the output by its code, in English and Chinese; nothing else.

``LABELS`` are names of things, a word or two; ``SENTENCES`` are reasons, notes and the like.
The names in braces are filled in when the sentence is said.
"""

from __future__ import annotations

from mahjong_cli.render.settled_words import FACTORS, OBSTACLES, PAYING, SETTLED_NOTES, Wording

LABELS: Wording = {
    # parts of the table
    "hand": {"en": "Hand", "zh": "手牌"},
    "fans": {"en": "Matched fans", "zh": "计分番种"},
    "excluded": {"en": "Not counted", "zh": "不计番种"},
    "sum": {"en": "Score", "zh": "算分"},
    "notes": {"en": "Notes", "zh": "说明"},
    "others": {"en": "Other readings", "zh": "其他拆法"},
    "no-win": {"en": "Does not win", "zh": "未和"},
    # rows of the hand
    "rules": {"en": "Rules", "zh": "规则"},
    "melds": {"en": "Melds", "zh": "副露"},
    "concealed": {"en": "Concealed", "zh": "暗手"},
    "winning": {"en": "Winning", "zh": "和牌"},
    "gold": {"en": "Gold", "zh": "黄金"},
    "flipped": {"en": "Flipped", "zh": "翻牌"},
    "seat": {"en": "Seat", "zh": "门风"},
    "round": {"en": "Round", "zh": "圈风"},
    "flowers": {"en": "Flowers", "zh": "花牌"},
    "reading": {"en": "Reading", "zh": "牌型"},
    # columns
    "fan": {"en": "Fan", "zh": "番种"},
    "points": {"en": "Points", "zh": "番"},
    "count": {"en": "×", "zh": "×"},
    "subtotal": {"en": "Sum", "zh": "计"},
    "sets": {"en": "Sets", "zh": "组成"},
    "by": {"en": "Excluded by", "zh": "排除者"},
    "why": {"en": "Why", "zh": "理由"},
    # pages about fans and rule sets
    "number": {"en": "No.", "zh": "序号"},
    "id": {"en": "Id", "zh": "标识"},
    "definition": {"en": "Rule", "zh": "定义"},
    "excludes": {"en": "Not counted beside it", "zh": "不计"},
    "excluded-by": {"en": "Not counted beside", "zh": "遇此不计"},
    "example": {"en": "Example", "zh": "牌例"},
    "near-miss": {"en": "Near miss", "zh": "反例"},
    "name": {"en": "Name", "zh": "名称"},
    "rulings": {"en": "Rulings", "zh": "裁定"},
    "options": {"en": "House options", "zh": "规则选项"},
    # rows of many hands
    "line": {"en": "Line", "zh": "行"},
    "column": {"en": "column", "zh": "列"},
    "error": {"en": "error", "zh": "错误"},
    "below": {"en": "below the minimum:", "zh": "不够起和："},
    # settlement among the players
    "pattern": {"en": "Pattern", "zh": "胡型"},
    "patterns": {"en": "Patterns", "zh": "胡型"},
    "base": {"en": "Base", "zh": "起翻"},
    "added": {"en": "Bonus", "zh": "另加"},
    "bonus": {"en": "Added when drawn or by the discarder", "zh": "自摸、点炮加"},
    "payments": {"en": "Payments", "zh": "各家付"},
    "payer": {"en": "Payer", "zh": "付家"},
    "amount": {"en": "Pays", "zh": "付"},
    "how": {"en": "How", "zh": "算法"},
    "dealer": {"en": "Dealer", "zh": "庄家"},
    "from": {"en": "From", "zh": "出牌者"},
    "fed": {"en": "Fed by", "zh": "第三副露"},
    "konged": {"en": "Konged", "zh": "杠出"},
    "place-self": {"en": "winner", "zh": "赢家"},
    "place-left": {"en": "left", "zh": "上家"},
    "place-across": {"en": "across", "zh": "对家"},
    "place-right": {"en": "right", "zh": "下家"},
    "is-open": {"en": "open", "zh": "开口"},
    "unready": {"en": "not ready", "zh": "未听"},
    "red-kong": {"en": "red kong", "zh": "红中杠"},
    "laizi-kong": {"en": "laizi kong", "zh": "赖子杠"},
    # steps of the sum
    "fan-points": {"en": "Fan points", "zh": "番数"},
    "total": {"en": "Total", "zh": "合计"},
    # kinds of sets
    "chow": {"en": "chow", "zh": "吃"},
    "pung": {"en": "pung", "zh": "碰"},
    "melded-kong": {"en": "melded kong", "zh": "明杠"},
    "concealed-kong": {"en": "concealed kong", "zh": "暗杠"},
    # forms of a reading
    "standard": {"en": "four sets and a pair", "zh": "四组一将"},
    "seven-pairs": {"en": "seven pairs", "zh": "七对"},
    "thirteen-orphans": {"en": "thirteen orphans", "zh": "十三幺"},
    "knitted": {"en": "knitted tiles and honours", "zh": "全不靠"},
    "knitted-straight": {"en": "knitted straight, a set and a pair", "zh": "组合龙、一组一将"},
    "shapeless": {"en": "no shape needed", "zh": "不须成牌型"},
    # how the hand was won
    "self": {"en": "self-drawn", "zh": "自摸"},
    "discard": {"en": "on a discard", "zh": "点炮"},
    "robkong": {"en": "robbing a kong", "zh": "抢杠"},
    "kongdraw": {"en": "drawn for a kong", "zh": "杠上开花"},
    "flowerdraw": {"en": "drawn for a flower", "zh": "补花"},
    "last": {"en": "last tile of the wall", "zh": "牌墙最后一张"},
    "fourth": {"en": "last of its kind", "zh": "绝张"},
    "none-held": {"en": "none held", "zh": "手中没有"},
}

REASONS: Wording = {
    "printed": {"en": "its rule text says so", "zh": "规则明文不计"},
    "implied": {"en": "it always contains this fan", "zh": "成立时必然包含此番"},
    "own-sets": {"en": "it is made of the same sets", "zh": "由同样的牌组组成"},
    "combination": {"en": "it joins these sets already", "zh": "已将这些牌组组合"},
    "joined-with": {
        "en": "it and {fans} join these sets already",
        "zh": "已与{fans}将这些牌组组合",
    },
    "many-waits": {"en": "the hand waits on {waits}", "zh": "听牌不止一张：{waits}"},
    "gold": {"en": "a gold took the winning tile's place", "zh": "和的是黄金，不是绝张"},
}
"""Why a fan that is there is not counted."""

NOTES: Wording = {
    "winning-tile-assumed": {
        "en": "no winning tile was named: the last concealed tile, {tile}, is taken for it",
        "zh": "没有写明和哪张牌：按最后一张 {tile} 算",
    },
    "discard-assumed": {
        "en": "nothing says how the hand was won: on a discard is assumed",
        "zh": "没有写明怎么和的：按点炮算",
    },
    "red-five": {
        "en": "red fives are read as plain fives",
        "zh": "赤五按普通的五算",
    },
    "no-seat-wind": {
        "en": "a wind pung is held, but no seat wind is given: Seat Wind is not scored",
        "zh": "有风刻而没有写门风：不计门风刻",
    },
    "no-round-wind": {
        "en": "a wind pung is held, but no round wind is given: Prevalent Wind is not scored",
        "zh": "有风刻而没有写圈风：不计圈风刻",
    },
    "no-gold": {
        "en": "no gold is named: every tile is read as itself",
        "zh": "没有写黄金：所有的牌按本身算",
    },
    "flip-copies": {
        "en": "the hand holds all four of {tile}, and a fifth was flipped",
        "zh": "手里有四张 {tile}，翻出的又是一张",
    },
    "tie-one": {
        "en": "one other reading pays the same",
        "zh": "另有 1 种拆法得分相同",
    },
    "tie": {
        "en": "{count} other readings pay the same",
        "zh": "另有 {count} 种拆法得分相同",
    },
    "house-option": {
        "en": "house option {option}={value} (default {default})",
        "zh": "规则选项 {option}={value}（默认 {default}）",
    },
} | SETTLED_NOTES
"""What was assumed, and what else is worth knowing."""

SENTENCES: Wording = {
    "incomplete-one": {
        "en": "one tile away from a winning hand",
        "zh": "还差 1 张",
    },
    "incomplete": {
        "en": "{away} tiles away from a winning hand",
        "zh": "还差 {away} 张",
    },
    "waits": {"en": "the hand waits on {waits}", "zh": "听 {waits}"},
    "every-tile": {"en": "every tile", "zh": "任何一张"},
    "met": {"en": "minimum {minimum}: met", "zh": "起和 {minimum} 番：已够"},
    "not-met": {"en": "minimum {minimum}: NOT met", "zh": "起和 {minimum} 番：不够"},
    "as-fans-only": {"en": "kongs score only as fans", "zh": "杠只算番"},
    "line": {"en": "line {line}: ", "zh": "第 {line} 行："},
    "hint": {"en": "hint: ", "zh": "提示："},
    # streams of hands
    "line-of": {"en": "{file}, line {line}: ", "zh": "{file} 第 {line} 行："},
    "summary": {
        "en": "{hands} hands: {wins} win, {below} below the minimum, {others} do not win, "
        "{errors} errors; {seconds} s",
        "zh": "共 {hands} 手：和 {wins}，不足起和 {below}，未和 {others}，"
        "错误 {errors}；{seconds} 秒",
    },
    "not-applied": {
        "en": "{name} does not apply under {rules}: left out there",
        "zh": "{rules} 没有 {name}：对其不用",
    },
    "worker-died": {
        "en": "a worker process ended before its time; another scores its hands",
        "zh": "一个工作进程意外结束；其手牌由另一进程计算",
    },
    "workers-failed": {
        "en": "worker processes ended {count} times over the same hands",
        "zh": "工作进程在同一批手牌上意外结束 {count} 次",
    },
    "whole-number": {"en": "{least} or more", "zh": "不小于 {least}"},
}

CUT = "…"
"""What stands for the rest of a line that is too wide."""

REASON_CODES = tuple(code for code in REASONS if code != "joined-with")
"""The closed list of reasons, as the JSON output names them."""


EVERY: Wording = {
    f"{kind}:{code}": text
    for kind, table in [
        ("label", LABELS), ("reason", REASONS), ("note", NOTES), ("", SENTENCES),
        ("factor", FACTORS), ("paying", PAYING), ("obstacle", OBSTACLES),
    ]
    for code, text in table.items()
}  # fmt: skip
"""All of them, for whoever must look at every one."""
