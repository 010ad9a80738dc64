"""What cannot be of a hand, however it was given."""

from __future__ import annotations

from mahjong_cli.problems.advice import GOLD_OR_MELD, MELD, ONE_WORD, WINDS, WINNING, more
from mahjong_cli.problems.problem import ProblemKind, bad_meld, bad_value, contradiction
from mahjong_cli.text import Text

FACE = Text(
    "0-8 are 1m-9m, 9-17 1p-9p, 18-26 1s-9s, 27-33 E S W N C F P",
    "0-8 是 1m-9m，9-17 是 1p-9p，18-26 是 1s-9s，27-33 是 E S W N C F P",
    "0-8 是 1m-9m，9-17 是 1p-9p，18-26 是 1s-9s，27-33 是 E S W N C F P",
)
FLOWERS = Text(
    "there is one of each, 1f to 8f",
    "每种只有一张：春夏秋冬梅兰竹菊",
    "每種只有一張：春夏秋冬梅蘭竹菊",
)

BAD_MELD = bad_meld(
    "bad-meld",
    Text(
        "{read} is not a meld: chow, pung or kong expected",
        "{read} 不是副露：应为吃、碰或杠",
        "{read} 不是副露：應為吃、碰或杠",
    ),
    MELD,
)

TILE_COUNT = ProblemKind(
    "tile-count",
    "tile-count",
    Text(
        "{read} tiles read, {wanted} expected (a meld counts three; the winning tile counts)",
        "读到 {read} 张牌，应为 {wanted} 张（副露各算三张，和的那张也算）",
        "讀到 {read} 張牌，應為 {wanted} 張（副露各算三張，和的那張也算）",
    ),
    more(
        Text(
            "write 14 tiles: a kong counts three, flowers do not count",
            "写 14 张牌：杠算三张，花牌不算",
            "寫 14 張牌：杠算三張，花牌不算",
        ),
        WINNING,
    ),
)

READY_COUNT = ProblemKind(
    "ready-count",
    "tile-count",
    Text(
        "{read} tiles read, 13 or 14 expected before the win (a meld counts three)",
        "读到 {read} 张牌，和牌之前应为 13 或 14 张（副露各算三张）",
        "讀到 {read} 張牌，和牌之前應為 13 或 14 張（副露各算三張）",
    ),
    Text(
        "13 tiles are asked what they wait on, 14 what to discard; a kong counts three",
        "13 张问听什么，14 张问打什么；杠算三张",
        "13 張問聽什麼，14 張問打什麼；杠算三張",
    ),
)

TOO_MANY_MELDS = ProblemKind(
    "too-many-melds",
    "tile-count",
    Text(
        "{count} melds read: at most 4 expected",
        "读到 {count} 组副露：最多 4 组",
        "讀到 {count} 組副露：最多 4 組",
    ),
    Text("write the concealed tiles without brackets", "手里的牌不写方括号", "手裡的牌不寫方括號"),
)

TOO_MANY_COPIES = ProblemKind(
    "too-many-copies",
    "too-many-copies",
    Text(
        "five or more of {tile}: {count} read, 4 exist",
        "{tile} 超过四张：读到 {count} 张，只有 4 张",
        "{tile} 超過四張：讀到 {count} 張，只有 4 張",
    ),
    Text("check that no tile was written twice", "检查是否有牌写了两次", "檢查是否有牌寫了兩次"),
)

TOO_MANY_FLOWERS = ProblemKind(
    "too-many-flowers",
    "too-many-flowers",
    Text(
        "{count} flowers: 0 to 8 expected",
        "花牌 {count} 张：应为 0 至 8 张",
        "花牌 {count} 張：應為 0 至 8 張",
    ),
    FLOWERS,
)

FLOWER_TWICE = contradiction(
    "flower-twice",
    Text(
        "the flower {flower} is named twice, but there is one of each",
        "花牌 {flower} 出现两次，但每种只有一张",
        "花牌 {flower} 出現兩次，但每種只有一張",
    ),
    FLOWERS,
)

FLOWERS_DISAGREE = contradiction(
    "flowers-disagree",
    Text(
        "flowers={count}, but {named} named",
        "花={count}，但列出的花牌有 {named} 张",
        "花={count}，但列出的花牌有 {named} 張",
    ),
    Text(
        "leave flowers= out: the named ones are counted",
        "去掉 花=：列出的会计数",
        "去掉 花=：列出的會計數",
    ),
)

GOLD_DISCARDED = contradiction(
    "gold-discarded",
    Text(
        "{gold} is the winning tile ({how}) and gold: a gold is never discarded or robbed",
        "{gold} 是和的牌（{how}）又是黄金：黄金不会被打出或被抢",
        "{gold} 是和的牌（{how}）又是黃金：黃金不會被打出或被搶",
    ),
    Text(
        "a gold is only won self-drawn: say self, or check gold=",
        "黄金只能自摸：写 自摸，或检查 黄金=",
        "黃金只能自摸：寫 自摸，或檢查 黃金=",
    ),
)

GOLD_MELDED = contradiction(
    "gold-melded",
    Text(
        "the exposed meld {meld} is of the gold {gold}: a gold is never claimed",
        "明的副露 {meld} 是黄金 {gold}：黄金不能吃碰杠",
        "明的副露 {meld} 是黃金 {gold}：黃金不能吃碰杠",
    ),
    GOLD_OR_MELD,
)

REPLACEMENT_NOT_SELF = contradiction(
    "replacement-not-self",
    Text(
        "{word} means a drawn tile, but the hand is won by {how}",
        "{word} 是自己摸牌，但和法是 {how}",
        "{word} 是自己摸牌，但和法是 {how}",
    ),
    ONE_WORD,
)

KONGDRAW_AND_FLOWERDRAW = contradiction(
    "kongdraw-and-flowerdraw",
    Text(
        "kongdraw and flowerdraw exclude each other: one tile replaces one tile",
        "杠开与补花互相排斥：一张牌只补一张",
        "杠開與補花互相排斥：一張牌只補一張",
    ),
    ONE_WORD,
)

KONGDRAW_WITHOUT_KONG = contradiction(
    "kongdraw-without-kong",
    Text(
        "kongdraw needs a kong, but no kong is among the melds",
        "杠开要有杠，但副露里没有杠",
        "杠開要有杠，但副露裡沒有杠",
    ),
    Text(
        "declare the kong as [5555p] or [5555p,1], or say self",
        "把杠写作 [5555p] 或 [5555p,1]，或写 自摸",
        "把杠寫作 [5555p] 或 [5555p,1]，或寫 自摸",
    ),
)

FLOWERDRAW_WITHOUT_FLOWER = contradiction(
    "flowerdraw-without-flower",
    Text(
        "flowerdraw needs a flower, but no flower is held",
        "补花要有花牌，但没有花牌",
        "補花要有花牌，但沒有花牌",
    ),
    Text(
        "name the flower, such as 1f, or say self",
        "写上花牌，如 1f，或写 自摸",
        "寫上花牌，如 1f，或寫 自摸",
    ),
)

LAST_AND_ROBKONG = contradiction(
    "last-and-robkong",
    Text(
        "last and robkong exclude each other: no kong is made after the last tile",
        "海底与抢杠互相排斥：最后一张之后不能开杠",
        "海底與搶杠互相排斥：最後一張之後不能開杠",
    ),
    ONE_WORD,
)

ROBKONG_HELD = contradiction(
    "robkong-held",
    Text(
        "robkong takes the fourth {tile} of another player, but the hand holds one more",
        "抢杠抢的是别人的第四张 {tile}，但手里还有 {tile}",
        "搶杠搶的是別人的第四張 {tile}，但手裡還有 {tile}",
    ),
    Text(
        "say discard, or check the tiles",
        "写 点炮，或检查手牌",
        "寫 點炮，或檢查手牌",
    ),
)

FOURTH_HELD = contradiction(
    "fourth-held",
    Text(
        "fourth means that the other three {tile} are visible, but one is concealed here",
        "绝张是另外三张 {tile} 都已亮明，但手里还有暗的 {tile}",
        "絕張是另外三張 {tile} 都已亮明，但手裡還有暗的 {tile}",
    ),
    Text(
        "leave fourth out, or check the tiles",
        "去掉 绝张，或检查手牌",
        "去掉 絕張，或檢查手牌",
    ),
)

NOT_A_WIND = bad_value(
    "not-a-wind",
    Text("{key} is not a wind: E, S, W or N expected", "{key} 应为风牌", "{key} 應為風牌"),
    WINDS,
)

NOT_A_FACE = bad_value(
    "not-a-face",
    Text(
        "{key} is {read}: a face 0-33 expected",
        "{key} 是 {read}：应为 0-33",
        "{key} 是 {read}：應為 0-33",
    ),
    FACE,
)

NOT_A_FACE_WINNING = bad_value(
    "not-a-face-winning",
    Text(
        "the winning tile is {read}: a face 0-33 expected",
        "和的牌是 {read}：应为 0-33",
        "和的牌是 {read}：應為 0-33",
    ),
    FACE,
)

NOT_A_FACE_CONCEALED = bad_value(
    "not-a-face-concealed",
    Text(
        "a concealed tile is {read}: a face 0-33 expected",
        "暗牌中有 {read}：应为 0-33",
        "暗牌中有 {read}：應為 0-33",
    ),
    FACE,
)

NOT_A_WAY = bad_value(
    "not-a-way",
    Text(
        "{read} is not a way to win: one of {expected} expected",
        "没有 {read} 这种和法：应为 {expected} 之一",
        "沒有 {read} 這種和法：應為 {expected} 之一",
    ),
    Text(
        "Circumstances names the way in how=",
        "Circumstances 的 how= 说明和法",
        "Circumstances 的 how= 說明和法",
    ),
)

NOT_A_FLOWER = bad_value(
    "not-a-flower",
    Text(
        "{read} is not a flower: 1-8 expected",
        "{read} 不是花牌：应为 1-8",
        "{read} 不是花牌：應為 1-8",
    ),
    FLOWERS,
)

FROM_AND_SELF = contradiction(
    "from-and-self",
    Text(
        "from={place} and {word} exclude each other: a drawn tile does not come from a player",
        "放炮={place} 与 {word} 互相排斥：自摸的牌不来自别家",
        "放炮={place} 與 {word} 互相排斥：自摸的牌不來自別家",
    ),
    ONE_WORD,
)
