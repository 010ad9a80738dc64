"""What a rule set does not allow, or does not have."""

from __future__ import annotations

from mahjong_cli.problems.advice import KEY_EXAMPLE, KEYS, ONE_WORD, THOSE_RULES, more
from mahjong_cli.problems.problem import ProblemKind, bad_value, contradiction
from mahjong_cli.text import Text

OTHER_RULES = Text(
    "leave it out, or choose other rules", "去掉它，或换一种规则", "去掉它，或換一種規則"
)

UNKNOWN_NAME = ProblemKind(
    "unknown-name",
    "unknown-name",
    Text("no {kind} is called {name}", "没有叫 {name} 的{kind}", "沒有叫 {name} 的{kind}"),
    Text("the names are {known}", "名称有 {known}", "名稱有 {known}"),
)

EACH_FOR_ITSELF = ProblemKind(
    "each-for-itself",
    "unknown-name",
    Text(
        "{key}= is no default: each hand says it for itself",
        "{key}= 没有默认值：由每手牌自己写",
        "{key}= 沒有默認值：由每手牌自己寫",
    ),
    Text("write {key}= in the hand", "把 {key}= 写在手牌里", "把 {key}= 寫在手牌裡"),
)

NAME_OF_OTHERS = ProblemKind(
    "name-of-others",
    "unknown-name",
    Text(
        "{name} is a {kind} of {others}, not of {rules}",
        "{name} 是 {others} 的{kind}，{rules} 没有",
        "{name} 是 {others} 的{kind}，{rules} 沒有",
    ),
    Text(
        "choose those rules: -r {typed}",
        "改用那种规则：-r {typed}",
        "改用那種規則：-r {typed}",
    ),
)

CLAUSE_OF_OTHERS = NAME_OF_OTHERS._replace(
    name="clause-of-others",
    hint=Text(
        "mjscore rules {typed} {name} shows it",
        "用 mjscore rules {typed} {name} 查看",
        "用 mjscore rules {typed} {name} 查看",
    ),
)

UNKNOWN_KEY = ProblemKind(
    "unknown-key",
    "unknown-key",
    Text(
        "{key}= is not a key: a key or a house option of {rules} expected",
        "没有 {key}= 这个键：应为键或 {rules} 的规则选项",
        "沒有 {key}= 這個鍵：應為鍵或 {rules} 的規則選項",
    ),
    more(Text("the keys are {known}", "键有 {known}", "鍵有 {known}"), KEYS),
)

KEY_OF_OTHERS = ProblemKind(
    "key-of-others",
    "unknown-key",
    Text(
        "{key}= is a house option of {others}: one of {rules} expected",
        "{key}= 是 {others} 的规则选项：应为 {rules} 的选项",
        "{key}= 是 {others} 的規則選項：應為 {rules} 的選項",
    ),
    THOSE_RULES,
)

BAD_CHOICE = bad_value(
    "bad-choice",
    Text(
        "{key}={value}: one of {values} expected",
        "{key}={value}：应为 {values} 之一",
        "{key}={value}：應為 {values} 之一",
    ),
    KEY_EXAMPLE,
)

BAD_NUMBER = bad_value(
    "bad-number",
    Text(
        "{key}={value}: a whole number expected, {least} or more",
        "{key}={value}：应为不小于 {least} 的整数",
        "{key}={value}：應為不小於 {least} 的整數",
    ),
    Text("write digits only, such as {key}=8", "只写数字，如 {key}=8", "只寫數字，如 {key}=8"),
)

NUMBER_TOO_LARGE = bad_value(
    "number-too-large",
    Text(
        "{key}={value}: a whole number up to {most} expected",
        "{key}={value}：应为不大于 {most} 的整数",
        "{key}={value}：應為不大於 {most} 的整數",
    ),
    KEY_EXAMPLE,
)

KEY_TWICE = contradiction(
    "key-twice",
    Text(
        "{first} and {second} differ: one value expected",
        "{first} 与 {second} 不一致：应为一个值",
        "{first} 與 {second} 不一致：應為一個值",
    ),
    ONE_WORD,
)

GOLD_AND_FLIP = contradiction(
    "gold-and-flip",
    Text(
        "gold={gold}, but flip={flip} makes {successor} gold",
        "黄金={gold}，但 翻={flip} 的黄金是 {successor}",
        "黃金={gold}，但 翻={flip} 的黃金是 {successor}",
    ),
    Text(
        "keep flip= alone: the gold follows from it",
        "只留 翻=：由它得出黄金",
        "只留 翻=：由它得出黃金",
    ),
)

GOLD_RED = contradiction(
    "gold-red",
    Text(
        "gold is C, the red dragon, which is never gold in this rule set",
        "黄金是红中（C），但在这种规则里红中不作黄金",
        "黃金是紅中（C），但在這種規則裡紅中不作黃金",
    ),
    Text(
        "after a flipped C or N the gold is F",
        "翻到红中或北时黄金是 F（发）",
        "翻到紅中或北時黃金是 F（發）",
    ),
)

NO_GOLD_HERE = contradiction(
    "no-gold-here",
    Text(
        "{key}= names a gold, but the rule set is played without one",
        "{key}= 指定了黄金，但这种规则没有黄金",
        "{key}= 指定了黃金，但這種規則沒有黃金",
    ),
    Text(
        "leave {key}= out, or choose other rules",
        "去掉 {key}=，或换一种规则",
        "去掉 {key}=，或換一種規則",
    ),
)

CLAIMED_WILD = contradiction(
    "claimed-wild",
    Text(
        "in the meld {meld} a gold stands for another tile, but under claims=printed it is the "
        "tile printed on it",
        "副露 {meld} 中有黄金当别的牌，而 副露黄金=本张 时黄金只当牌面上的那张",
        "副露 {meld} 中有黃金當別的牌，而 副露黃金=本張 時黃金只當牌面上的那張",
    ),
    Text(
        "write claims=wild where such melds are played, or check the meld",
        "可以这样吃碰杠时写 副露黄金=任意，或检查副露",
        "可以這樣吃碰杠時寫 副露黃金=任意，或檢查副露",
    ),
)

TILE_NOT_PLAYED = ProblemKind(
    "tile-not-played",
    "not-played",
    Text(
        "{tile} is not among the tiles of {rules}: {expected} expected",
        "{rules} 没有 {tile}：应为 {expected}",
        "{rules} 沒有 {tile}：應為 {expected}",
    ),
    Text(
        "check the tile, or choose other rules",
        "检查这张牌，或换一种规则",
        "檢查這張牌，或換一種規則",
    ),
)

NOT_PLAYED = ProblemKind(
    "not-played",
    "not-played",
    Text(
        "{rules} is played without {read}",
        "{rules} 不用 {read}：不应写",
        "{rules} 不用 {read}：不應寫",
    ),
    OTHER_RULES,
)

NO_FLOWERS = ProblemKind(
    "no-flowers",
    "not-played",
    Text(
        "{rules} is played without flowers",
        "{rules} 没有花牌：不应写花牌或补花",
        "{rules} 沒有花牌：不應寫花牌或補花",
    ),
    OTHER_RULES,
)

NO_LAST_TILE = ProblemKind(
    "no-last-tile",
    "not-played",
    Text(
        "{rules} has no last tile to win on, as the wall is never played out",
        "{rules} 没有海底：不应写海底",
        "{rules} 沒有海底：不應寫海底",
    ),
    OTHER_RULES,
)
