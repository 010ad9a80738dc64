"""The labels and sentences that are the same whatever the game, and no others.

The names in braces are filled in when a sentence is said.
"""

from __future__ import annotations

from mahjong_cli.text import Text

# Parts of the table

HAND = Text("Hand", "手牌", "手牌")
RULES = Text("Rules", "规则", "規則")
MELDS = Text("Melds", "副露", "副露")
CONCEALED = Text("Concealed", "暗手", "暗手")
WINNING = Text("Winning", "和牌", "和牌")
FLIPPED = Text("Flipped", "翻牌", "翻牌")
SEAT = Text("Seat", "门风", "門風")
ROUND = Text("Round", "圈风", "圈風")
FLOWERS = Text("Flowers", "花牌", "花牌")
DOES_NOT_WIN = Text("Does not win", "未和", "未和")
NOTES = Text("Notes", "说明", "說明")

NONE_HELD = Text("none held", "手中没有", "手中沒有")
WAITS = Text("the hand waits on {waits}", "听 {waits}", "聽 {waits}")

SAYS_MORE = Text(
    'mjscore waits "{hand}" says more',
    '更多请看 mjscore waits "{hand}"',
    '更多請看 mjscore waits "{hand}"',
)

# Before the win

TILE = Text("Tile", "牌", "牌")
LEFT = Text("Left", "余张", "餘張")
WON = Text("Won", "和法", "和法")
POINTS = Text("Points", "番", "番")
SCORES_FOR = Text("Scores for", "计分", "計分")
WAITS_ON = Text("Waits on", "听牌", "聽牌")
NONE_LEFT = Text("none left", "一张不剩", "一張不剩")
NOT_READY = Text("Not ready", "未听", "未聽")
DISCARD = Text("Discard", "打", "打")
AWAY = Text("Away", "差", "差")
USEFUL = Text("Useful", "有用", "有用")
LOW = Text("Low", "最低", "最低")
HIGH = Text("High", "最高", "最高")
MEAN = Text("Mean", "平均", "平均")
COMPLETE = Text("Complete", "已成和牌", "已成和牌")
SCORE_IT = Text(
    'mjscore "{hand}" says what it is worth',
    '得分请看 mjscore "{hand}"',
    '得分請看 mjscore "{hand}"',
)
TO_READY = Text(
    "{away} useful tiles away from a ready hand", "还差 {away} 张听牌", "還差 {away} 張聽牌"
)
ONE_TO_READY = Text("one useful tile away from a ready hand", "还差 1 张听牌", "還差 1 張聽牌")
USEFUL_TILES = Text(
    "useful, {unseen} unseen: {tiles}", "有用的牌，余 {unseen} 张：{tiles}",
    "有用的牌，餘 {unseen} 張：{tiles}",
)  # fmt: skip
NOTHING_USEFUL = Text(
    "no copy is left of any tile that would help",
    "有用的牌一张不剩",
    "有用的牌一張不剩",
)

FORMS: dict[str, Text] = {
    "standard": Text("four sets and a pair", "四组一将", "四組一將"),
    "seven-pairs": Text("seven pairs", "七对", "七對"),
    "thirteen-orphans": Text("thirteen orphans", "十三幺", "十三幺"),
    "knitted": Text("knitted tiles and honours", "全不靠", "全不靠"),
    "knitted-straight": Text(
        "knitted straight, a set and a pair", "组合龙、一组一将", "組合龍、一組一將"
    ),
    "shapeless": Text("no shape needed", "不须成牌型", "不須成牌型"),
}
"""The forms of a reading."""

CHOW = Text("chow", "吃", "吃")
PUNG = Text("pung", "碰", "碰")

HOW: dict[str, Text] = {
    "self": Text("self-drawn", "自摸", "自摸"),
    "discard": Text("on a discard", "点炮", "點炮"),
    "robkong": Text("robbing a kong", "抢杠", "搶杠"),
}
"""How the winning tile came."""

CIRCUMSTANCES: dict[str, Text] = {
    "kongdraw": Text("drawn for a kong", "杠上开花", "杠上開花"),
    "flowerdraw": Text("drawn for a flower", "补花", "補花"),
    "last": Text("last tile of the wall", "牌墙最后一张", "牌牆最後一張"),
    "fourth": Text("last of its kind", "绝张", "絕張"),
}
"""What is said beside how the hand was won."""

# What is wrong

AT_LINE = Text("line {line}: ", "第 {line} 行：", "第 {line} 行：")
HINT = Text("hint: ", "提示：", "提示：")
AND_MORE = Text("and {count} more", "另有 {count} 个问题", "另有 {count} 個問題")

# Pages about rule sets

NAME = Text("Name", "名称", "名稱")
RULINGS = Text("Rulings", "裁定", "裁定")
EXAMPLE = Text("Example", "牌例", "牌例")
NO_EXAMPLE = Text(
    "no hand shows it: it is settled at the table, before a hand is scored",
    "没有牌例：这在算分之前由牌桌上决定",
    "沒有牌例：這在算分之前由牌桌上決定",
)
DEFAULT = Text("default", "默认", "默認")
OPTIONS = Text("House options", "规则选项", "規則選項")
OR_MORE = Text("{least} or more", "不小于 {least}", "不小於 {least}")

# Streams of hands

HANDS = Text("Hands", "手牌", "手牌")
LINE = Text("Line", "行", "行")
COLUMN = Text("column", "列", "列")
SCORED_FOR = Text("Matched fans", "计分番种", "計分番種")
ERROR = Text("error", "错误", "錯誤")
BELOW = Text("below the minimum", "不够起和", "不夠起和")
SUMMARY = Text(
    "{hands}: {wins} win, {below} below the minimum, {others} do not win, {drawn}{errors}; "
    "{seconds} s",
    "共 {hands} 手：和 {wins}，不够起和 {below}，未和 {others}，{drawn}错误 {errors}；{seconds} 秒",
    "共 {hands} 手：和 {wins}，不夠起和 {below}，未和 {others}，{drawn}錯誤 {errors}；{seconds} 秒",
)


def counted(count: int, name: str) -> Text:
    """So many things of this name, which only English repeats.

    >>> counted(1, "hand").en, counted(2_000, "hand")
    ('1 hand', Text(en='2,000 hands', zh='2,000', hant='2,000'))
    """
    number = f"{count:,}"
    return Text(f"{number} {name}{'' if count == 1 else 's'}", number, number)


READ_AS = Text("read as {form}", "识别为：{form}", "識別為：{form}")
DRAWN = Text("nobody won", "荒牌", "荒牌")
DRAWN_GAMES = Text("{drawn} drawn, ", "荒牌 {drawn}，", "荒牌 {drawn}，")
AGREE = Text(
    "{agree} of {records} recorded games agree",
    "{records} 局记录中 {agree} 局相符",
    "{records} 局記錄中 {agree} 局相符",
)
NOT_APPLIED = Text(
    "{name} does not apply under {rules}: left out there",
    "{rules} 没有 {name}：对其不用",
    "{rules} 沒有 {name}：對其不用",
)
WORKER_DIED = Text(
    "a worker process ended before its time; another scores its hands",
    "一个工作进程意外结束；其手牌由另一进程计算",
    "一個工作進程意外結束；其手牌由另一進程計算",
)
WORKERS_FAILED = Text(
    "worker processes ended {count} times over the same hands",
    "工作进程在同一批手牌上意外结束 {count} 次",
    "工作進程在同一批手牌上意外結束 {count} 次",
)

NOT_WRITTEN = Text(
    "{file} was not written: the run stopped before its end",
    "未写入 {file}：计算中途停止",
    "未寫入 {file}：計算中途停止",
)
NO_WORKER = Text(
    "the cluster has no worker: waiting {seconds} seconds for one",
    "集群没有工作进程：等待 {seconds} 秒",
    "集群沒有工作進程：等待 {seconds} 秒",
)

CUT = "…"
"""What stands for the rest of a line that is too wide."""

EVERY: tuple[Text, ...] = tuple(
    text
    for held in [*globals().values()]
    for text in (held.values() if isinstance(held, dict) else (held,))
    if isinstance(text, Text)
)
"""All of them."""
