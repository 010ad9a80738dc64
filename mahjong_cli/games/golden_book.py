"""How 黄金麻将 is played, for ``mjscore rules``."""

from __future__ import annotations

from mahjong_cli.games.fan_rulings import END_OF_THE_WALL, FLOWERS_LAID_ASIDE
from mahjong_cli.games.rule_set import Chapter, Ruling
from mahjong_cli.text import Text

BOOK = (
    Chapter(
        Text("Tiles", "用牌", "用牌"),
        (
            Ruling(
                "A-01",
                Text(
                    "Four play with 144 tiles: the nine numbers of three suits, the four winds "
                    "and the three dragons four times each, and eight flowers.",
                    "四人玩，一百四十四张：三门数牌各一到九、四种风牌、三种箭牌，每种四张，另有花"
                    "牌八张。",
                    "四人玩，一百四十四張：三門數牌各一到九、四種風牌、三種箭牌，每種四張，另有花"
                    "牌八張。",
                ),
            ),
            FLOWERS_LAID_ASIDE,
        ),
    ),
    Chapter(
        Text("The deal and the gold", "发牌与黄金", "發牌與黃金"),
        (
            Ruling(
                "A-02",
                Text(
                    "Each player takes thirteen tiles and the dealer a fourteenth, then one tile "
                    "is flipped, and the tile that follows its face is the gold of this hand.",
                    "闲家各抓十三张、庄家抓第十四张之后翻一张牌，它的后一张就是这一盘的黄金。",
                    "閒家各抓十三張、莊家抓第十四張之後翻一張牌，它的後一張就是這一盤的黃金。",
                ),
            ),
            Ruling(
                "A-02",
                Text(
                    "After 9 comes 1 of the same suit; honours follow each other as E S W N, F, "
                    "P and E again, and a flipped red dragon makes F gold.",
                    "九的后一张是同门的一；字牌按东、南、西、北、发、白轮转，翻出红中则发财是黄金"
                    "。",
                    "九的後一張是同門的一；字牌按東、南、西、北、發、白輪轉，翻出紅中則發財是黃金"
                    "。",
                ),
            ),
            Ruling(
                "A-03",
                Text(
                    "Where a flower is flipped another tile is.",
                    "翻到花牌就再翻一张。",
                    "翻到花牌就再翻一張。",
                ),
            ),
            Ruling(
                "A-04",
                Text(
                    "The flipped tile stays open on the table and is drawn by nobody.",
                    "翻出的那张亮在桌上，谁也摸不到。",
                    "翻出的那張亮在桌上，誰也摸不到。",
                ),
            ),
            Ruling(
                "A-08",
                Text(
                    "To win, a gold may stand for any tile.",
                    "和牌时，黄金可以当任何一张牌。",
                    "和牌時，黃金可以當任何一張牌。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Claims", "吃碰杠", "吃碰杠"),
        (
            Ruling(
                "A-05",
                Text(
                    "A discard may be claimed for a chow, a pung or a kong; a gold that lies in "
                    "one is the tile printed on it.",
                    "别人打出的牌可以吃、碰、杠；黄金在吃碰杠里只当牌面上的那张。",
                    "別人打出的牌可以吃、碰、杠；黃金在吃碰杠裡只當牌面上的那張。",
                ),
            ),
            Ruling(
                "A-06",
                Text(
                    "A gold is never discarded, so nobody claims one, wins on one or robs one.",
                    "黄金不能打出，所以没有人能吃碰、点和或抢到它。",
                    "黃金不能打出，所以沒有人能吃碰、點和或搶到它。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Kongs", "杠", "杠"),
        (
            Ruling(
                "A-20",
                Text(
                    "A direct kong is made of three like tiles in hand and a fourth that another "
                    "player discards: it is melded and open, and nobody can rob it.",
                    "手中有三张一样的，别人打出第四张，可以开直杠：这是明杠，须亮出，手牌不再是门"
                    "清，不能被抢。",
                    "手中有三張一樣的，別人打出第四張，可以開直杠：這是明杠，須亮出，手牌不再是門"
                    "清，不能被搶。",
                ),
            ),
            Ruling(
                "A-20",
                Text(
                    "An added kong is made of a claimed pung and the fourth tile drawn to it, at "
                    "once or later: it is melded and open, and it can be robbed.",
                    "碰了以后又摸到第四张，可以在当时或以后开蓄杠：这是明杠，须亮出，手牌不再是门"
                    "清，能被抢。",
                    "碰了以後又摸到第四張，可以在當時或以後開蓄杠：這是明杠，須亮出，手牌不再是門"
                    "清，能被搶。",
                ),
            ),
            Ruling(
                "A-20",
                Text(
                    "A concealed kong is made of four like tiles that were all drawn: it stays "
                    "face down, does not open the hand, and nobody can rob it.",
                    "四张一样的都是自己摸到的，可以开暗杠：不亮出，手牌仍是门清，不能被抢。",
                    "四張一樣的都是自己摸到的，可以開暗杠：不亮出，手牌仍是門清，不能被搶。",
                ),
            ),
            Ruling(
                "A-20",
                Text(
                    "Every kong is followed by a tile drawn in its place, and each of the "
                    "winner's multiplies his total: a melded one by 2, a concealed one by 4.",
                    "开杠后另摸一张；赢家的杠使总分翻倍，明杠乘二，暗杠乘四。",
                    "開杠後另摸一張；贏家的杠使總分翻倍，明杠乘二，暗杠乘四。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Winning", "和牌", "和牌"),
        (
            Ruling(
                "A-09",
                Text(
                    "The hand is complete with four sets and a pair, or in one of the special "
                    "forms.",
                    "四组一将即成，另有几种特殊牌型。",
                    "四組一將即成，另有幾種特殊牌型。",
                ),
            ),
            Ruling(
                "A-22",
                Text(
                    "It wins with 8 fan points or more; flowers and the factors of kongs do not "
                    "help to reach them.",
                    "够八番才能和，花牌和杠的倍数不能凑数。",
                    "夠八番才能和，花牌和杠的倍數不能湊數。",
                ),
            ),
            Ruling(
                "A-06",
                Text(
                    "A tile wins when it is drawn, discarded by another player, or added by him "
                    "to a pung; a gold wins only when drawn.",
                    "自己摸到、别人打出、别人加在碰牌上的，都可以和；黄金只能自摸。",
                    "自己摸到、別人打出、別人加在碰牌上的，都可以和；黃金只能自摸。",
                ),
            ),
            Ruling(
                "47",
                Text(
                    "A robbed kong is one that another player adds to his pung while the winner "
                    "waits on that very tile.",
                    "别人在碰牌上加杠，而自己正听这张，就可以抢杠。",
                    "別人在碰牌上加杠，而自己正聽這張，就可以搶杠。",
                ),
            ),
            Ruling(
                "A-32",
                Text(
                    "Only one player wins on a discard: of several the first from the dealer on, "
                    "against the clock.",
                    "一炮单响，只有一家能和：几家都能和时，从庄家起逆时针，在先的和。",
                    "一炮單響，只有一家能和：幾家都能和時，從莊家起逆時針，在先的和。",
                ),
            ),
        ),
    ),
    END_OF_THE_WALL,
    Chapter(
        Text("Who pays", "付分", "付分"),
        (
            Ruling(
                "A-33",
                Text(
                    "The rule text says nothing about payments, so there is a total only; how it "
                    "is paid is a choice of the house.",
                    "原文没有说怎么付，所以只有总分；怎么付由大家约定。",
                    "原文沒有說怎麼付，所以只有總分；怎麼付由大家約定。",
                ),
            ),
        ),
    ),
)
"""Its chapters; each sentence names the ruling that says more."""
