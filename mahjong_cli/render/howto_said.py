"""What is said of how a hand is written, but for what its words, keys and notations say."""

from __future__ import annotations

from mahjong_cli.text import Text
from mahjong_cli.tiles import DRAGONS, WINDS

ONE_LINE = Text(
    "A hand is one line; its parts come in any order, with or without spaces between tiles:",
    "一手牌写一行；各部分不分先后，牌之间空格可有可无：",
    "一手牌寫一行；各部分不分先後，牌之間空格可有可無：",
)
MORE = Text(
    "mjscore notation TOPIC tells more of:", "mjscore notation 主题 细说：",
    "mjscore notation 主題 細說：",
)  # fmt: skip
SUITS = (
    Text("characters", "万", "萬"), Text("dots", "饼", "餅"), Text("bamboo", "条", "條"),
)  # fmt: skip
HONOURS = ((Text("winds", "风牌", "風牌"), WINDS), (Text("dragons", "箭牌", "箭牌"), DRAGONS))
FLOWERS = Text("flowers", "花牌", "花牌")
GLYPHS = Text("as drawn", "牌面字符", "牌面字符")
RED = Text("red fives", "赤五", "赤五")
RED_ARE = Text(
    "{read}: fives, nothing more", "{read}：就是五", "{read}：就是五"
)  # fmt: skip
CASE = Text(
    "upper and lower case differ: S is south, s bamboo; P is the white dragon, p dots",
    "大小写不同：S 是南，s 是条；P 是白，p 是饼",
    "大小寫不同：S 是南，s 是條；P 是白，p 是餅",
)
Z = Text(
    "5z 6z 7z are C F P; under z=riichi they are P F C",
    "5z 6z 7z 是中发白；写 字牌=白发中 就是白发中",
    "5z 6z 7z 是中發白；寫 字牌=白發中 就是白發中",
)
OFFERED = Text(
    "after the comma: which tile of a chow was claimed, or who gave it: 1 left, 2 across, "
    "3 right; 5-7 an added kong. The comma may be left out",
    "逗号后：吃的是哪张，或谁给的：1 上家、2 对家、3 下家；5-7 是加杠。逗号可省",
    "逗號後：吃的是哪張，或誰給的：1 上家、2 對家、3 下家；5-7 是加杠。逗號可省",
)
STARRED = Text(
    "under claims=wild a * follows a tile that a gold makes: [444*m]",
    "副露黄金=任意 时，* 写在由黄金充当的牌后：[444*m]",
    "副露黃金=任意 時，* 寫在由黃金充當的牌後：[444*m]",
)
MEANS = Text("Means", "意思", "意思")
BRACKETED = Text("In brackets", "方括号", "方括號")
AS_KEY = Text("As a key", "键", "鍵")
WINNING = (
    Text(
        "the winning tile follows a + right away, or stands in win=",
        "和的那张牌紧接在 + 后，或写在 和= 里",
        "和的那張牌緊接在 + 後，或寫在 和= 裡",
    ),
    Text(
        "with it there are 14 tiles; a meld counts three, a kong too; flowers do not count",
        "连它共 14 张；副露各算三张，杠也算三张；花牌不算",
        "連它共 14 張；副露各算三張，杠也算三張；花牌不算",
    ),
    Text(
        "it may also be among 14 concealed tiles; where none is named, the last one is taken",
        "也可以在 14 张暗手里；没有指明就取最后一张",
        "也可以在 14 張暗手裡；沒有指明就取最後一張",
    ),
)
HOUSE = Text(
    "every house option of a rule set is a key too: mjscore notation house",
    "每种规则的选项也是键：mjscore notation 规则选项",
    "每種規則的選項也是鍵：mjscore notation 規則選項",
)
ONCE = Text(
    "a key and its value stand together: gold=6m, without spaces",
    "键和值连写：黄金=6m，中间不留空格",
    "鍵和值連寫：黃金=6m，中間不留空格",
)
PLACES = Text(
    "left, across and right are seen from the winner",
    "上家、对家、下家从赢家看",
    "上家、對家、下家從贏家看",
)
CHOSEN = Text(
    "{key} in the hand, or --notation, chooses one of these; none is guessed",
    "手牌里的 {key} 或 --notation 选用以下一种；不会猜",
    "手牌裡的 {key} 或 --notation 選用以下一種；不會猜",
)
