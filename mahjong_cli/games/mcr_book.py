"""How 国标 is played, for ``mjscore rules``."""

from __future__ import annotations

from mahjong_cli.games.fan_rulings import END_OF_THE_WALL, FLOWERS_LAID_ASIDE
from mahjong_cli.games.rule_set import Chapter, Ruling
from mahjong_cli.text import Text

BOOK = (
    Chapter(
        Text("Tiles", "用牌", "用牌"),
        (
            Ruling(
                "M-01",
                Text(
                    "Four play with 144 tiles: the nine numbers of three suits, the four winds "
                    "and the three dragons four times each, and eight flowers; there is no gold.",
                    "四人玩，一百四十四张：三门数牌各一到九、四种风牌、三种箭牌，每种四张，另有花"
                    "牌八张；没有黄金。",
                    "四人玩，一百四十四張：三門數牌各一到九、四種風牌、三種箭牌，每種四張，另有花"
                    "牌八張；沒有黃金。",
                ),
            ),
            FLOWERS_LAID_ASIDE,
            Ruling(
                "M-01",
                Text(
                    "Each player takes thirteen tiles and the dealer a fourteenth.",
                    "每家抓十三张，庄家再抓第十四张。",
                    "每家抓十三張，莊家再抓第十四張。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Claims", "吃碰杠", "吃碰杠"),
        (
            Ruling(
                "R98",
                Text(
                    "A discard may be claimed for a chow by the next player, for a pung or a "
                    "kong by anyone; a win goes before a pung or kong, and these before a chow.",
                    "别人打出的牌，下家可以吃，各家都可以碰、杠；和先于碰杠，碰杠先于吃。",
                    "別人打出的牌，下家可以吃，各家都可以碰、杠；和先於碰杠，碰杠先於吃。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Kongs", "杠", "杠"),
        (
            Ruling(
                "67, 74",
                Text(
                    "A kong of a discarded fourth tile and one added to a claimed pung are "
                    "melded, four tiles drawn by oneself may be a concealed kong; each is "
                    "followed by a tile drawn in its place.",
                    "别人打出第四张而开的杠和碰后加的杠是明杠，四张都是自己摸到的可以暗杠；开杠后"
                    "另摸一张。",
                    "別人打出第四張而開的杠和碰後加的杠是明杠，四張都是自己摸到的可以暗杠；開杠後"
                    "另摸一張。",
                ),
            ),
            Ruling(
                "47",
                Text(
                    "Only a kong that is added to a claimed pung can be robbed.",
                    "只有碰后加的杠能被抢。",
                    "只有碰後加的杠能被搶。",
                ),
            ),
            Ruling(
                "M-07",
                Text(
                    "Kongs score as fans and multiply nothing.",
                    "杠只计番，不翻倍。",
                    "杠只計番，不翻倍。",
                ),
            ),
        ),
    ),
    Chapter(
        Text("Winning", "和牌", "和牌"),
        (
            Ruling(
                "M-05",
                Text(
                    "The hand wins with 8 fan points or more, flowers not counted.",
                    "够八番才能和，花牌不算在内。",
                    "夠八番才能和，花牌不算在內。",
                ),
            ),
            Ruling(
                "47, 80",
                Text(
                    "A tile wins when it is drawn, discarded by another player, or added by him "
                    "to a pung.",
                    "自己摸到、别人打出、别人加在碰牌上的，都可以和。",
                    "自己摸到、別人打出、別人加在碰牌上的，都可以和。",
                ),
            ),
            Ruling(
                "R98",
                Text(
                    "Only one player wins on a discard: of several the first from the discarder "
                    "on, against the clock.",
                    "一炮单响，只有一家能和：几家都能和时，从点炮者起逆时针，在先的和。",
                    "一炮單響，只有一家能和：幾家都能和時，從點炮者起逆時針，在先的和。",
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
                    "Each loser pays 8; the total comes on top from all of them when the tile "
                    "was drawn, or from the one who discarded it or was robbed of it.",
                    "输家各付底分八；自摸时三家都另付总分，点炮或抢杠时只由点炮者或被抢者另付。",
                    "輸家各付底分八；自摸時三家都另付總分，點炮或搶杠時只由點炮者或被搶者另付。",
                ),
            ),
        ),
    ),
)
"""Its chapters; each sentence names the ruling that says more."""
