"""What 黄金麻将 does where its rule text leaves a choice.

Nothing is scored by these sentences; they are what ``mjscore rules`` tells of a game.
"""

from __future__ import annotations

from mahjong_cli.games.fan_rulings import BOTH
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.text import Text

_GOLD = (
    Ruling(
        "A-01",
        Text(
            "There are 34 faces four times and 8 flowers; a fifth copy in one hand is an error, "
            "golds counted by their printed face.",
            "三十四种牌各四张，另有花牌八张；一手里同一种牌出现五张即是错误，黄金按牌面数。",
            "三十四種牌各四張，另有花牌八張；一手裡同一種牌出現五張即是錯誤，黃金按牌面數。",
        ),
        "11111m23m456p78s9s +9s",
    ),
    Ruling(
        "A-02",
        Text(
            "The gold follows the flipped tile: 1 comes after 9, the winds E S W N and the "
            "dragons F and P go round, and F comes after C, so the red dragon is never gold.",
            "黄金是翻牌的后一张：九之后是一，东南西北发白循环，中之后也是发，所以中不会是黄金。",
            "黃金是翻牌的後一張：九之後是一，東南西北發白循環，中之後也是發，所以中不會是黃金。",
        ),
        "123m456m78s11s4p6pF +9s flip=N",
    ),
    Ruling(
        "A-03",
        Text(
            "A flower is no flipped tile; another one is flipped instead.",
            "翻到花牌不算数，须另翻一张。",
            "翻到花牌不算數，須另翻一張。",
        ),
        "123m456m78s11s456p +9s flip=3f",
    ),
    Ruling(
        "A-04",
        Text(
            "The flipped tile is out of play and lies face up for Last Tile; four more of it in "
            "a hand are pointed out.",
            "翻牌不再使用，对和绝张是一张明牌；一手里还有四张同样的，会加说明。",
            "翻牌不再使用，對和絕張是一張明牌；一手裡還有四張同樣的，會加說明。",
        ),
        "[567s][678s]345p56sWW +7s flip=7s",
    ),
    Ruling(
        "A-05",
        Text(
            "In every meld, a concealed kong included, a gold is only the tile printed on it, "
            "unless the house lets it stand for another there.",
            "吃、碰、杠里的黄金，连暗杠在内，都只当牌面上的那张，除非约定在副露里也可当别的牌。",
            "吃、碰、杠裡的黃金，連暗杠在內，都只當牌面上的那張，除非約定在副露裡也可當別的牌。",
        ),
        "[444*m]345m678p56s11s +7s gold=9p",
    ),
    Ruling(
        "A-06",
        Text(
            "A gold is neither discarded nor added to a pung, so it wins only when drawn and is "
            "in no exposed pung or kong.",
            "黄金不能打出，也不能加杠，所以只在自摸时作和牌，碰牌和明杠里没有它。",
            "黃金不能打出，也不能加杠，所以只在自摸時作和牌，碰牌和明杠裡沒有它。",
        ),
        "123m456m78s11s456p +9s gold=9s",
    ),
    Ruling(
        "A-07",
        Text(
            "A gold may stand for a fifth copy; fans of several pungs want different faces, and "
            "Tile Hog is counted once a face, never for a konged one.",
            "黄金可当第五张；几副刻子合成的番须各是一种牌，四归一每种只计一次，开了杠的不计。",
            "黃金可當第五張；幾副刻子合成的番須各是一種牌，四歸一每種只計一次，開了杠的不計。",
        ),
        "5555m123p456p78sE +9s gold=E",
    ),
    Ruling(
        "A-08",
        Text(
            "Of everything that the golds may be and every division of the hand the one with "
            "most fan points is scored; a hand without gold earns nothing more for it.",
            "黄金的各种代法和手牌的各种拆法里，取番数最高的；没有黄金也不另加番。",
            "黃金的各種代法和手牌的各種拆法裡，取番數最高的；沒有黃金也不另加番。",
        ),
        "123m46mE78s11s456p +9s gold=E",
    ),
    Ruling(
        "A-10",
        Text(
            "Edge Wait, Closed Wait and Single Wait want thirteen tiles that wait on one face "
            "only, golds among them being free and lost copies not looked at; one of the three "
            "at most is counted.",
            "边张、坎张、单钓将须和牌前十三张只听一种牌，其中的黄金可当任何牌，也不问那种牌还剩几"
            "张；三者最多计一个。",
            "邊張、坎張、單釣將須和牌前十三張只聽一種牌，其中的黃金可當任何牌，也不問那種牌還剩幾"
            "張；三者最多計一個。",
        ),
        "123456789m777p3s +E gold=E self",
    ),
    Ruling(
        "A-11",
        Text(
            "Nine Gates wants the concealed thirteen to be 1112345678999 of one suit, golds as "
            "they are read.",
            "九莲宝灯须暗手十三张凑成同一门的“1112345678999”，黄金按所代的牌看。",
            "九蓮寶燈須暗手十三張湊成同一門的“1112345678999”，黃金按所代的牌看。",
        ),
        "1113455678999m +2m",
    ),
    Ruling(
        "A-12",
        Text(
            "What tiles cannot show has to be told; Last Tile is also seen where the own exposed "
            "melds, the flipped tile and tiles told to lie open show the other three or more, and "
            "never given for a gold.",
            "牌面看不出的情形须写明；自己亮出的牌、翻牌和写明已见的牌里有另三张以上，也算和绝张，"
            "以黄金和牌则不算。",
            "牌面看不出的情形須寫明；自己亮出的牌、翻牌和寫明已見的牌裡有另三張以上，也算和絕張，"
            "以黃金和牌則不算。",
        ),
        "[777s]345m678p56sWW +7s",
    ),
    Ruling(
        "A-20",
        Text(
            "The total is multiplied by 2 for each melded kong and 4 for each concealed one of "
            "the winner; they count as fans too, and the losers' kongs do nothing.",
            "赢家每副明杠使总分乘二，每副暗杠乘四；杠的番照计，输家的杠不算。",
            "贏家每副明杠使總分乘二，每副暗杠乘四；杠的番照計，輸家的杠不算。",
        ),
        "[7777p,1][3333s]555m88m22s +8m",
    ),
    Ruling(
        "A-21",
        Text(
            "Flowers are added before the kongs multiply.",
            "花牌分先加上，再由杠翻倍。",
            "花牌分先加上，再由杠翻倍。",
        ),
        "[7777p,1][3333s]555m88m22s +8m flowers=2",
    ),
    Ruling(
        "A-22",
        Text(
            "A win must have 8 fan points without flowers and before kongs multiply; a hand with "
            "fewer is scored and marked as below.",
            "起和要八番，花牌和杠的翻倍不算在内；不够的照样算出，并注明不够。",
            "起和要八番，花牌和杠的翻倍不算在內；不夠的照樣算出，並註明不夠。",
        ),
        "[123m][345m]56s678p99p +7s",
    ),
    Ruling(
        "A-26",
        Text(
            "One melded and one concealed kong are Melded Kong 1 and Concealed Kong 2, with no "
            "fan for the two together.",
            "一副明杠、一副暗杠计明杠一番、暗杠两番，合起来没有另外的番。",
            "一副明杠、一副暗杠計明杠一番、暗杠兩番，合起來沒有另外的番。",
        ),
        "[7777p,1][3333s]234m56m99s +7m",
    ),
    Ruling(
        "A-32",
        Text(
            "Only one player wins on a discard: the first who can, going round from the dealer "
            "against the clock, as the text has it, where the official rules begin with the "
            "discarder.",
            "一炮单响，只有一家能和：照原文从庄家起逆时针轮，国标则从点炮者起。",
            "一炮單響，只有一家能和：照原文從莊家起逆時針輪，國標則從點炮者起。",
        ),
    ),
    Ruling(
        "A-33",
        Text(
            "The rule text is silent, so the score ends with points; the house may choose who "
            "pays what, in the official way, from the discarder alone, or from every loser.",
            "原文没有说怎么付，所以只算到分数为止；可另选付法：照国标、只由点炮者付、各家都付。",
            "原文沒有說怎麼付，所以只算到分數為止；可另選付法：照國標、只由點炮者付、各家都付。",
        ),
        "123m456m78s11s456p +9s pay=mcr from=left",
    ),
    Ruling(
        "A.4 row 8",
        Text(
            "All Terminals takes away Double Pung, but Triple Pung scores beside it.",
            "清幺九免去双同刻，三同刻照计。",
            "清幺九免去雙同刻，三同刻照計。",
        ),
        "[111m][111p]111s99m99s +9s",
    ),
)

RULINGS = tuple(sorted((*_GOLD, *BOTH)))
