"""What 国标 does where its rule text leaves a choice.

Nothing is scored by these sentences; they are what ``mjscore rules`` tells of a game.
"""

from __future__ import annotations

from mahjong_cli.games.fan_rulings import BOTH
from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.text import Text

_OFFICIAL = (
    Ruling(
        "M-01",
        Text(
            "There are 34 faces four times and 8 flowers; a fifth copy is an error, and so is a "
            "gold or a flipped tile.",
            "三十四种牌各四张，另有花牌八张；出现第五张是错误，写黄金或翻牌也是错误。",
            "三十四種牌各四張，另有花牌八張；出現第五張是錯誤，寫黃金或翻牌也是錯誤。",
        ),
        "123m456m78s11s456p +9s gold=5m",
    ),
    Ruling(
        "M-02",
        Text(
            "Of every division of the hand the one with most fan points is scored.",
            "手牌的各种拆法里，取番数最高的。",
            "手牌的各種拆法裡，取番數最高的。",
        ),
        "234m44p44455566s +6s",
    ),
    Ruling(
        "M-03",
        Text(
            "Edge Wait, Closed Wait and Single Wait want thirteen tiles that wait on one face "
            "only, one that is used up being a wait as well; one of the three at most is counted.",
            "边张、坎张、单钓将须和牌前十三张只听一种牌，已用完四张的也算所听；三者最多计一个。",
            "邊張、坎張、單釣將須和牌前十三張只聽一種牌，已用完四張的也算所聽；三者最多計一個。",
        ),
        "[123m][456p]789s12s55p +3s",
    ),
    Ruling(
        "M-04",
        Text(
            "What tiles cannot show has to be told; Last Tile is also seen where the own exposed "
            "melds and tiles told to lie open show the other three.",
            "牌面看不出的情形须写明；自己亮出的牌和写明已见的牌里有另三张，也算和绝张。",
            "牌面看不出的情形須寫明；自己亮出的牌和寫明已見的牌裡有另三張，也算和絕張。",
        ),
        "[777s]345m678p56sWW +7s",
    ),
    Ruling(
        "M-05",
        Text(
            "A win must have 8 fan points without flowers; a hand with fewer is scored and "
            "marked as below.",
            "起和要八番，花牌不算在内；不够的照样算出，并注明不够。",
            "起和要八番，花牌不算在內；不夠的照樣算出，並註明不夠。",
        ),
        "[123m][345m]56s678p99p +7s",
    ),
    Ruling(
        "M-06",
        Text(
            "One melded and one concealed kong are Melded and Concealed Kong, 5 points, instead "
            "of Melded Kong and Concealed Kong.",
            "一副明杠、一副暗杠合计明暗杠五番，不再计明杠和暗杠。",
            "一副明杠、一副暗杠合計明暗杠五番，不再計明杠和暗杠。",
        ),
        "[7777p,1][3333s]234m56m99s +7m",
    ),
    Ruling(
        "M-07",
        Text(
            "The total is the fan points and the flowers; kongs multiply nothing.",
            "总分是番数加花牌分，杠不翻倍。",
            "總分是番數加花牌分，杠不翻倍。",
        ),
        "[7777p,1][3333s]555m88m22s +8m flowers=2",
    ),
    Ruling(
        "M-08",
        Text(
            "In Knitted Straight the winning tile may complete the set or the pair beside the "
            "knitted tiles, even where they have its face as well.",
            "组合龙里，和牌张可以看作补成另外的一组或将，即使龙身里也有这种牌。",
            "組合龍裡，和牌張可以看作補成另外的一組或將，即使龍身裡也有這種牌。",
        ),
        "258m23469p14788s +3p",
    ),
)

_PAY = (
    Ruling(
        "A-33",
        Text(
            "Each loser owes the base of 8; on a drawn tile each adds the total, on a discard or "
            "a robbed kong he who gave the tile adds it alone.",
            "各家付底分八；自摸时各家再付总分，点炮或抢杠时由点炮者或被抢者一家再付总分。",
            "各家付底分八；自摸時各家再付總分，點炮或搶杠時由點炮者或被搶者一家再付總分。",
        ),
        "123m456m78s11s456p +9s from=left",
    ),
)

RULINGS = (*_OFFICIAL, *sorted((*BOTH, *_PAY)))
