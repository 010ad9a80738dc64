"""What cannot be of a hand of 紅中賴子杠."""

from __future__ import annotations

from mahjong_cli.problems.advice import GOLD_OR_MELD, ONE_WORD, PLAYERS, more
from mahjong_cli.problems.problem import ProblemKind, bad_value, contradiction
from mahjong_cli.text import Text

SAY_RED_KONG = Text(
    "say zhongkong=1 for a konged red dragon, or check the tiles",
    "杠出的红中写 红中杠=1，或检查手牌",
    "杠出的紅中寫 紅中杠=1，或檢查手牌",
)
DESCRIBE_PLAYER = more(
    Text(
        "write for example {key}=open,zhongkong:1",
        "如 {key}=开口,红中杠:1",
        "如 {key}=開口,紅中杠:1",
    ),
    PLAYERS,
)
DECLARE_ANY_KONG = Text(
    "declare the kong as [5555p] or [5555p,1], say zhongkong=1 or laizikong=1, or say self",
    "把杠写作 [5555p] 或 [5555p,1]，红中杠、赖子杠写作 红中杠=1、赖子杠=1，或写 自摸",
    "把杠寫作 [5555p] 或 [5555p,1]，紅中杠、賴子杠寫作 紅中杠=1、賴子杠=1，或寫 自摸",
)
"""What to do about a kong draw without a kong, where single tiles are konged too."""

BAD_STATE = bad_value(
    "bad-state",
    Text(
        "{key}={value}: {read} does not describe a player: {expected} expected",
        "{key}={value}：{read} 不能说明一家：应为 {expected}",
        "{key}={value}：{read} 不能說明一家：應為 {expected}",
    ),
    DESCRIBE_PLAYER,
)

NO_STATE = bad_value(
    "no-state",
    Text(
        "{key}= does not describe a player: {expected} expected",
        "{key}= 没有说明：应为 {expected}",
        "{key}= 沒有說明：應為 {expected}",
    ),
    DESCRIBE_PLAYER,
)

STATE_NUMBER = bad_value(
    "state-number",
    Text(
        "{key}={value}: {read} has no number: {name}:1 or the like expected",
        "{key}={value}：{read} 没有数目：应如 {name}:1",
        "{key}={value}：{read} 沒有數目：應如 {name}:1",
    ),
    DESCRIBE_PLAYER,
)

STATE_TOO_LARGE = bad_value(
    "state-too-large",
    Text(
        "{key}={value}: {read} has too large a number: one up to {most} expected",
        "{key}={value}：{read} 的数目太大：应不大于 {most}",
        "{key}={value}：{read} 的數目太大：應不大於 {most}",
    ),
    DESCRIBE_PLAYER,
)

STATE_TWICE = contradiction(
    "state-twice",
    Text(
        "{key}={value}: {read} differs from what was said before: one number expected",
        "{key}={value}：{read} 与前面所写不一致：应为一个数目",
        "{key}={value}：{read} 與前面所寫不一致：應為一個數目",
    ),
    ONE_WORD,
)

TOO_MANY_KONGED = ProblemKind(
    "too-many-konged",
    "too-many-copies",
    Text(
        "five or more of {tile}: {count} with those that all players konged ({keys}), 4 exist",
        "{tile} 多于四张：连各家杠出的（{keys}）共 {count} 张，只有 4 张",
        "{tile} 多於四張：連各家杠出的（{keys}）共 {count} 張，只有 4 張",
    ),
    Text(
        "the konged tiles of all players count together: check {keys}",
        "各家杠出的牌合起来算：检查 {keys}",
        "各家杠出的牌合起來算：檢查 {keys}",
    ),
)

RED_MELDED = contradiction(
    "red-melded",
    Text(
        "the meld {meld} is of C, the red dragon, which is only ever konged alone",
        "副露 {meld} 是红中（C），而红中只能单张开杠",
        "副露 {meld} 是紅中（C），而紅中只能單張開杠",
    ),
    SAY_RED_KONG,
)

RED_GIVEN = contradiction(
    "red-given",
    Text(
        "C, the red dragon, is the winning tile ({how}), but nobody may win on it",
        "和的牌（{how}）是红中（C），而红中不能和",
        "和的牌（{how}）是紅中（C），而紅中不能和",
    ),
    SAY_RED_KONG,
)

LAIZI_MELDED = contradiction(
    "laizi-melded",
    Text(
        "the meld {meld} holds the laizi {gold}: a laizi is never part of a meld",
        "副露 {meld} 里有赖子 {gold}：赖子不进副露",
        "副露 {meld} 裡有賴子 {gold}：賴子不進副露",
    ),
    GOLD_OR_MELD,
)

LAIZI_MARKED = contradiction(
    "laizi-marked",
    Text(
        "* in {meld} marks a laizi, but a laizi is never part of a meld",
        "{meld} 中用 * 标了赖子，而赖子不进副露",
        "{meld} 中用 * 標了賴子，而賴子不進副露",
    ),
    Text("leave the * out, or check the meld", "去掉 *，或检查副露", "去掉 *，或檢查副露"),
)

LAIZI_GIVEN = contradiction(
    "laizi-given",
    Text(
        "{gold} is the winning tile ({how}) and laizi: nobody wins on a laizi put down",
        "和的牌（{how}）是赖子 {gold}：打出或杠出的赖子不能和",
        "和的牌（{how}）是賴子 {gold}：打出或杠出的賴子不能和",
    ),
    Text(
        "a laizi is only won self-drawn: say self, or check gold=",
        "赖子只能自摸：写 自摸，或检查 黄金=",
        "賴子只能自摸：寫 自摸，或檢查 黃金=",
    ),
)

LAIZI_RED = contradiction(
    "laizi-red",
    Text(
        "the laizi is C, the red dragon, which is konged alone and never laizi",
        "赖子是红中（C），而红中单张开杠，不作赖子",
        "賴子是紅中（C），而紅中單張開杠，不作賴子",
    ),
    Text(
        "after a flipped C or N the laizi is F",
        "翻到红中或北时赖子是发（F）",
        "翻到紅中或北時賴子是發（F）",
    ),
)

LAIZI_UNNAMED = contradiction(
    "laizi-unnamed",
    Text(
        "konged laizi ({key}), but no laizi is named: gold= or flip= expected",
        "有赖子杠（{key}），但没有写赖子：应有 黄金= 或 翻=",
        "有賴子杠（{key}），但沒有寫賴子：應有 黃金= 或 翻=",
    ),
    Text("name it as gold=7p or flip=6p", "写作 黄金=7p 或 翻=6p", "寫作 黃金=7p 或 翻=6p"),
)

DEALER_NEEDED = ProblemKind(
    "dealer-needed",
    "missing-key",
    Text(
        "no dealer is named: dealer= with one of {expected} expected",
        "没有写庄家：应为 庄= 加 {expected} 之一",
        "沒有寫莊家：應為 莊= 加 {expected} 之一",
    ),
    more(Text("write for example dealer=self", "如 庄=自己", "如 莊=自己"), PLAYERS),
)

FROM_NEEDED = ProblemKind(
    "from-needed",
    "missing-key",
    Text(
        "nothing says whose tile was won ({how}): from= with one of {expected} expected",
        "没有写和的是谁的牌（{how}）：应为 放炮= 加 {expected} 之一",
        "沒有寫和的是誰的牌（{how}）：應為 放炮= 加 {expected} 之一",
    ),
    Text(
        "write for example from=left, or self if it was drawn",
        "如 放炮=上家；自摸则写 自摸",
        "如 放炮=上家；自摸則寫 自摸",
    ),
)

NO_SUCH_PLAYER = contradiction(
    "no-such-player",
    Text(
        "{read} names a player who is not at the table: {expected} expected",
        "{read} 所指的一家不在桌上：应为 {expected}",
        "{read} 所指的一家不在桌上：應為 {expected}",
    ),
    Text("four players sit down with players=4", "四人玩写 人数=4", "四人玩寫 人數=4"),
)

PLAYER_MELDS = contradiction(
    "player-melds",
    Text(
        "{place} has {count} melds ({counted}): at most 4 expected",
        "{place} 有 {count} 副露（{counted}）：最多 4 副",
        "{place} 有 {count} 副露（{counted}）：最多 4 副",
    ),
    Text("check open, kong: and ckong:", "检查 开口、明杠: 与 暗杠:", "檢查 開口、明杠: 與 暗杠:"),
)

FED_WITHOUT_MELDS = contradiction(
    "fed-without-melds",
    Text(
        "fed={place} tells who gave the third open meld of one suit, but there are no three: "
        "{count}",
        "包牌={place} 指给出同花色第三副露的一家，但同花色只有 {count} 副",
        "包牌={place} 指給出同花色第三副露的一家，但同花色只有 {count} 副",
    ),
    Text(
        "leave fed= out, or write the three melds in brackets",
        "去掉 包牌=，或把三副露写进方括号",
        "去掉 包牌=，或把三副露寫進方括號",
    ),
)
