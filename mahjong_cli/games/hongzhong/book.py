"""How 紅中賴子杠 is played, for ``mjscore rules``."""

from __future__ import annotations

from mahjong_cli.games.rule_set import Chapter, Ruling
from mahjong_cli.text import Text

BOOK = (
    Chapter(
        Text("Tiles", "用牌", "用牌"),
        (
            Ruling(
                "B-01",
                Text(
                    "Three play; four are a choice of the house.",
                    "三人玩；四人玩须另约定。",
                    "三人玩；四人玩須另約定。",
                ),
            ),
            Ruling(
                "B-02",
                Text(
                    "There are 96 tiles: dots and bamboo, the winds S W N and the three dragons, "
                    "four of each.",
                    "共九十六张：筒、条、南西北和中发白，每种四张。",
                    "共九十六張：筒、條、南西北和中發白，每種四張。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("The laizi and the red dragon", "赖子与红中", "賴子與紅中"),
        (
            Ruling(
                "B-03",
                Text(
                    "One tile is flipped, and the tile that follows its face is the laizi: after "
                    "9 comes 1 of the same suit, honours follow each other as S W N F P and S "
                    "again, and a flipped red dragon makes F laizi.",
                    "翻一张牌，它的后一张就是赖子：九之后是同门的一，字牌按南、西、北、发、白轮转"
                    "，翻出红中则发财是赖子。",
                    "翻一張牌，它的後一張就是賴子：九之後是同門的一，字牌按南、西、北、發、白輪轉"
                    "，翻出紅中則發財是賴子。",
                ),
            ),
            Ruling(
                "B-14",
                Text(
                    "A laizi may stand for any tile to win, in hand only and never in a meld.",
                    "胡牌时赖子可以当任何一张牌，只在手里，不进副露。",
                    "胡牌時賴子可以當任何一張牌，只在手裡，不進副露。",
                ),
            ),
            Ruling(
                "B-05",
                Text(
                    "Putting a laizi down, by discard or as a kong, is a kong of one tile, ×4, "
                    "with a tile drawn from the tail of the wall; nobody claims it or wins on it.",
                    "赖子打出或开杠都是单张的杠，乘四，到尾墩补一张；别人不能要，也不能胡。",
                    "賴子打出或開杠都是單張的杠，乘四，到尾墩補一張；別人不能要，也不能胡。",
                ),
            ),
            Ruling(
                "B-04",
                Text(
                    "A red dragon must be put down before winning, by discard or as a kong of "
                    "one tile, ×2 when konged; nobody claims it or wins on it.",
                    "有红中不能胡，须先打出或开杠，杠出的每张乘二；别人不能要，也不能胡。",
                    "有紅中不能胡，須先打出或開杠，杠出的每張乘二；別人不能要，也不能胡。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Claims", "吃碰杠", "吃碰杠"),
        (
            Ruling(
                "B-07",
                Text(
                    "A chow, a pung or a melded kong opens the hand, and a hand that is not open "
                    "before the winning tile does not win.",
                    "吃、碰、明杠算开口，胡的那张之前没有开口就不能胡。",
                    "吃、碰、明杠算開口，胡的那張之前沒有開口就不能胡。",
                ),
            ),
            Ruling(
                "B-08",
                Text(
                    "Seven Pairs alone needs no opening.",
                    "只有七对不用开口。",
                    "只有七對不用開口。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Kongs", "杠", "杠"),
        (
            Ruling(
                "B-07",
                Text(
                    "A melded kong opens, ×2 for itself beside the opening; a concealed kong is "
                    "×4 and does not open, and neither do kongs of single tiles.",
                    "明杠算开口，杠本身另乘二；暗杠乘四，不算开口，单张的红中杠、赖子杠也不算。",
                    "明杠算開口，杠本身另乘二；暗杠乘四，不算開口，單張的紅中杠、賴子杠也不算。",
                ),
            ),
            Ruling(
                "B-31",
                Text(
                    "Only a kong that is added to a claimed pung can be robbed.",
                    "只有碰后加的杠能被抢。",
                    "只有碰後加的杠能被搶。",
                ),
            ),
            Ruling(
                "B-12",
                Text(
                    "The tile in place of any kong comes from the tail of the wall, and a win on "
                    "it is Kong Draw.",
                    "各种杠都到尾墩补一张，补来就胡是杠开。",
                    "各種杠都到尾墩補一張，補來就胡是杠開。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Winning", "胡牌", "胡牌"),
        (
            Ruling(
                "B-15",
                Text(
                    "A hand wins on a drawn tile, a discard or a robbed kong.",
                    "自摸、点炮、抢杠都可以胡。",
                    "自摸、點炮、搶杠都可以胡。",
                ),
            ),
            Ruling(
                "B-11",
                Text(
                    "A small win is four sets and a pair of 2, 5 or 8; big patterns free the "
                    "pair, or even the shape.",
                    "屁胡是四组牌加二、五、八的将；大胡里有的不拘将，有的连牌型也不拘。",
                    "屁胡是四組牌加二、五、八的將；大胡裡有的不拘將，有的連牌型也不拘。",
                ),
            ),
            Ruling(
                "B-13",
                Text(
                    "A small win may hold one laizi at most, a big one any number.",
                    "屁胡手上最多一张赖子，大胡不限。",
                    "屁胡手上最多一張賴子，大胡不限。",
                ),
            ),
            Ruling(
                "B-14",
                Text(
                    "A hand is hard without laizi, or where each is the tile printed on it, else "
                    "soft; hard is ×2.",
                    "没有赖子，或赖子都还原，是硬胡，乘二；不然是软胡。",
                    "沒有賴子，或賴子都還原，是硬胡，乘二；不然是軟胡。",
                ),
            ),
            Ruling(
                "B-24",
                Text(
                    "Some loser must owe 8 or more, or the hand does not win.",
                    "至少有一家够八个，不然不能胡。",
                    "至少有一家夠八個，不然不能胡。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("The end of the wall", "牌墙摸完", "牌牆摸完"),
        (
            Ruling(
                "B-16",
                Text(
                    "Five stacks, ten tiles, stay undrawn: when only they are left nobody wins, "
                    "and there is no last tile to win on.",
                    "留五墩共十张不摸：只剩这些时黄庄，也没有海底捞。",
                    "留五墩共十張不摸：只剩這些時黃莊，也沒有海底撈。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Who pays", "付分", "付分"),
        (
            Ruling(
                "B-21",
                Text(
                    "Every loser pays for himself: his base, times the factors of the winner's "
                    "side and of his own.",
                    "输家各付各的：起翻的数，乘赢家的倍数，再乘自己的倍数。",
                    "輸家各付各的：起翻的數，乘贏家的倍數，再乘自己的倍數。",
                ),
            ),
            Ruling(
                "B-22",
                Text(
                    "A small win is 1, doubled for the dealer's part, for a drawn tile, and for "
                    "who discarded.",
                    "屁胡从一算起，有庄家的乘二，自摸的乘二，点炮的乘二。",
                    "屁胡從一算起，有莊家的乘二，自摸的乘二，點炮的乘二。",
                ),
            ),
            Ruling(
                "B-23",
                Text(
                    "Big patterns are 10 each, added up, with 10 more for a drawn tile or from "
                    "the discarder.",
                    "大胡每种十个，可以相加，自摸或点炮的再加十个。",
                    "大胡每種十個，可以相加，自摸或點炮的再加十個。",
                ),
            ),
            Ruling(
                "B-25",
                Text(
                    "A loser pays 300 at most; when all reach that, each pays 400.",
                    "每家封顶三百；各家都封顶就是金顶，每家四百。",
                    "每家封頂三百；各家都封頂就是金頂，每家四百。",
                ),
            ),
            Ruling(
                "B-33",
                Text(
                    "Who fed a flush its third meld, who discarded to four open melds without "
                    "being ready, or who was robbed pays for all.",
                    "给清一色第三副露的、未听而给全求人点炮的、被抢杠的，一家包付。",
                    "給清一色第三副露的、未聽而給全求人點炮的、被搶杠的，一家包付。",
                ),
            ),
        ),
    ),
)
"""Its chapters; each sentence names the ruling that says more."""
