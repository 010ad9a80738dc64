"""What the games of fans do where their rule texts are silent or can be read two ways.

Nothing is scored by these sentences; they are what ``mjscore rules`` tells of a game.
"""

from __future__ import annotations

from mahjong_cli.games.game import Ruling

_BOTH = (
    Ruling(
        "A-09",
        "A hand wins as four sets and a pair, 七对, 十三幺, 全不靠 or 七星不靠, or 组合龙 with "
        "a set and a pair.",
        "和牌有四组一将、七对、十三幺、全不靠或七星不靠，以及组合龙加一组一将。",
    ),
    Ruling(
        "A-23",
        "The five principles hold: what a fan necessarily contains is not counted again, a "
        "division once made stays, sets are not joined twice, the dearer fan is taken, and "
        "each set left over is joined to scored ones once; fans of winds and dragons take away "
        "幺九刻 for their own pungs only.",
        "五项原则都用：番里必有的不重计，拆法定了不再改，同几组牌不再相配，可高则不取低，"
        "剩下的一组只与已计的配一次；风牌、箭牌的番只免去自己那几副的幺九刻。",
    ),
    Ruling(
        "A-24",
        "九莲宝灯, 连七对, 十三幺, 四暗刻, 七对, 七星不靠 and 全不靠 score neither 不求人 nor "
        "门前清, but 自摸 when drawn; 妙手回春 and 杠上开花 take away 自摸 and go with 不求人.",
        "九莲宝灯、连七对、十三幺、四暗刻、七对、七星不靠、全不靠都不加不求人和门前清，"
        "自摸则加自摸；妙手回春、杠上开花免去自摸，可加不求人。",
    ),
    Ruling(
        "A-25",
        "A kong fan takes the place of the smaller ones, and so does a fan of concealed pungs; "
        "a concealed kong is a concealed pung as well, a pung completed by another player's "
        "tile is none, and 双暗杠 takes away 双暗刻.",
        "杠的番以大代小，暗刻的番也是；暗杠兼作暗刻，靠别人的牌凑成的刻子不是暗刻，"
        "双暗杠免去双暗刻。",
    ),
    Ruling(
        "A-27",
        "双暗杠 is worth 6.",
        "双暗杠计六番。",
    ),
    Ruling(
        "A-28",
        "全求人 wants four exposed melds, melded kongs included and concealed ones not, and a "
        "discard that makes the pair; a robbed tile is no discard.",
        "全求人须四组都亮出，明杠可以，暗杠不行，再由别人打出的牌成将；抢杠的牌不是打出的。",
    ),
    Ruling(
        "A-29",
        "缺一门 means that exactly two of the three number suits are there.",
        "缺一门指三门数牌正好有两门。",
    ),
    Ruling(
        "A-30",
        "Fans of what each tile is, such as 字一色 and 断幺, go with 七对; fans of sets, such "
        "as 全双刻, 全带幺 and 全带五, do not.",
        "看每张牌的番，如字一色、断幺，七对也计；看组成的番，如全双刻、全带幺、全带五，七对不计。",
    ),
    Ruling(
        "A-31",
        "组合龙 may be joined by 平和, 五门齐, 门前清 and 不求人; 全不靠 that has all nine of "
        "its tiles scores 组合龙 too.",
        "组合龙可加平和、五门齐、门前清、不求人；全不靠若九张齐全，也加组合龙。",
    ),
    Ruling(
        "A-33",
        "The score ends with points; what the players pay each other is not worked out.",
        "只算到分数为止，各家怎么付不在此算。",
    ),
    Ruling(
        "A-34",
        "A tile drawn for a flower is 自摸 and never 杠上开花, even if that flower came for a "
        "kong.",
        "补花补来的牌和了只计自摸，不是杠上开花；杠后补到花再补也一样。",
    ),
)
"""With gold or without."""

_GOLD = (
    Ruling(
        "A-01",
        "There are 34 faces four times and 8 flowers; a fifth copy in one hand is an error, "
        "golds counted by their printed face.",
        "三十四种牌各四张，另有花牌八张；一手里同一种牌出现五张即是错误，黄金按牌面数。",
    ),
    Ruling(
        "A-02",
        "The gold follows the flipped tile: 1 comes after 9, 东南西北发白 go round, and 发 "
        "comes after 中, so 中 is never gold.",
        "黄金是翻牌的后一张：九之后是一，东南西北发白循环，中之后也是发，所以中不会是黄金。",
    ),
    Ruling(
        "A-03",
        "A flower is no flipped tile; another one is flipped instead.",
        "翻到花牌不算数，须另翻一张。",
    ),
    Ruling(
        "A-04",
        "The flipped tile is out of play and lies face up for 和绝张; four more of it in a "
        "hand are pointed out.",
        "翻牌不再使用，对和绝张是一张明牌；一手里还有四张同样的，会加说明。",
    ),
    Ruling(
        "A-05",
        "In every meld, a concealed kong included, a gold is only the tile printed on it.",
        "吃、碰、杠里的黄金，连暗杠在内，都只当牌面上的那张。",
    ),
    Ruling(
        "A-06",
        "A gold is neither discarded nor added to a pung, so it wins only when drawn and is in "
        "no exposed pung or kong.",
        "黄金不能打出，也不能加杠，所以只在自摸时作和牌，碰牌和明杠里没有它。",
    ),
    Ruling(
        "A-07",
        "A gold may stand for a fifth copy; fans of several pungs want different faces, and "
        "四归一 is counted once a face, never for a konged one.",
        "黄金可当第五张；几副刻子合成的番须各是一种牌，四归一每种只计一次，开了杠的不计。",
    ),
    Ruling(
        "A-08",
        "Of everything that the golds may be and every division of the hand the one with most "
        "fan points is scored; a hand without gold earns nothing more for it.",
        "黄金的各种代法和手牌的各种拆法里，取番数最高的；没有黄金也不另加番。",
    ),
    Ruling(
        "A-10",
        "边张, 坎张 and 单钓将 want thirteen tiles that wait on one face only, golds among "
        "them being free and lost copies not looked at; one of the three at most is counted.",
        "边张、坎张、单钓将须和牌前十三张只听一种牌，其中的黄金可当任何牌，"
        "也不问那种牌还剩几张；三者最多计一个。",
    ),
    Ruling(
        "A-11",
        "九莲宝灯 wants the concealed thirteen to be 1112345678999 of one suit, golds as they "
        "are read.",
        "九莲宝灯须暗手十三张凑成同一门的“1112345678999”，黄金按所代的牌看。",
    ),
    Ruling(
        "A-12",
        "What tiles cannot show has to be told; 和绝张 is also seen where the own exposed "
        "melds and the flipped tile show the other three, and never given for a gold.",
        "牌面看不出的情形须写明；自己亮出的牌和翻牌已见另三张时，也算和绝张，以黄金和牌则不算。",
    ),
    Ruling(
        "A-20",
        "The total is multiplied by 2 for each melded kong and 4 for each concealed one of the "
        "winner; they count as fans too, and the losers' kongs do nothing.",
        "赢家每副明杠使总分乘二，每副暗杠乘四；杠的番照计，输家的杠不算。",
    ),
    Ruling(
        "A-21",
        "Flowers are added before the kongs multiply.",
        "花牌分先加上，再由杠翻倍。",
    ),
    Ruling(
        "A-22",
        "A win must have 8 fan points without flowers and before kongs multiply; a hand with "
        "fewer is scored and marked as below.",
        "起和要八番，花牌和杠的翻倍不算在内；不够的照样算出，并注明不够。",
    ),
    Ruling(
        "A-26",
        "One melded and one concealed kong are 明杠 1 and 暗杠 2, with no fan for the two "
        "together.",
        "一副明杠、一副暗杠计明杠一番、暗杠两番，合起来没有另外的番。",
    ),
    Ruling(
        "A.4 row 8",
        "清幺九 takes away 双同刻, but 三同刻 scores beside it.",
        "清幺九免去双同刻，三同刻照计。",
    ),
)

_OFFICIAL = (
    Ruling(
        "M-01",
        "There are 34 faces four times and 8 flowers; a fifth copy is an error, and so is a "
        "gold or a flipped tile.",
        "三十四种牌各四张，另有花牌八张；出现第五张是错误，写黄金或翻牌也是错误。",
    ),
    Ruling(
        "M-02",
        "Of every division of the hand the one with most fan points is scored.",
        "手牌的各种拆法里，取番数最高的。",
    ),
    Ruling(
        "M-03",
        "边张, 坎张 and 单钓将 want thirteen tiles that wait on one face only, one that is "
        "used up being a wait as well; one of the three at most is counted.",
        "边张、坎张、单钓将须和牌前十三张只听一种牌，已用完四张的也算所听；三者最多计一个。",
    ),
    Ruling(
        "M-04",
        "What tiles cannot show has to be told; 和绝张 is also seen where the own exposed "
        "melds show the other three.",
        "牌面看不出的情形须写明；自己亮出的牌已见另三张时，也算和绝张。",
    ),
    Ruling(
        "M-05",
        "A win must have 8 fan points without flowers; a hand with fewer is scored and marked "
        "as below.",
        "起和要八番，花牌不算在内；不够的照样算出，并注明不够。",
    ),
    Ruling(
        "M-06",
        "One melded and one concealed kong are 明暗杠, 5 points, instead of 明杠 and 暗杠.",
        "一副明杠、一副暗杠合计明暗杠五番，不再计明杠和暗杠。",
    ),
    Ruling(
        "M-07",
        "The total is the fan points and the flowers; kongs multiply nothing.",
        "总分是番数加花牌分，杠不翻倍。",
    ),
    Ruling(
        "M-08",
        "In 组合龙 the winning tile may complete the set or the pair beside the knitted tiles, "
        "even where they have its face as well.",
        "组合龙里，和牌张可以看作补成另外的一组或将，即使龙身里也有这种牌。",
    ),
)

GOLDEN = tuple(sorted((*_GOLD, *_BOTH)))
MCR = (*_OFFICIAL, *_BOTH)
