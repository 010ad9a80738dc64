"""What the games of fans do, with gold or without, where their rule texts leave a choice,
and what their rule books share.

Nothing is scored by these sentences; they are what ``mjscore rules`` tells of a game.
"""

from __future__ import annotations

from mahjong_cli.games.rule_set import Chapter, Ruling
from mahjong_cli.text import Text

BOTH = (
    Ruling(
        "A-09",
        Text(
            "A hand wins as four sets and a pair, Seven Pairs, Thirteen Orphans, knitted tiles "
            "and honours without a pair, or Knitted Straight with a set and a pair.",
            "和牌有四组一将、七对、十三幺、全不靠或七星不靠，以及组合龙加一组一将。",
            "和牌有四組一將、七對、十三幺、全不靠或七星不靠，以及組合龍加一組一將。",
        ),
        "1133557799m112p +2p",
    ),
    Ruling(
        "A-23",
        Text(
            "The five principles hold: what a fan necessarily contains is not counted again, a "
            "division once made stays, sets are not joined twice, the dearer fan is taken, and "
            "each set left over is joined to scored ones once; fans of winds and dragons take "
            "away Pung of Terminals or Honors for their own pungs only.",
            "五项原则都用：番里必有的不重计，拆法定了不再改，同几组牌不再相配，可高则不取低，剩下"
            "的一组只与已计的配一次；风牌、箭牌的番只免去自己那几副的幺九刻。",
            "五項原則都用：番裡必有的不重計，拆法定了不再改，同幾組牌不再相配，可高則不取低，剩下"
            "的一組只與已計的配一次；風牌、箭牌的番只免去自己那幾副的幺九刻。",
        ),
        "123m456m78s11s456p +9s",
    ),
    Ruling(
        "A-24",
        Text(
            "Nine Gates, Seven Shifted Pairs, Thirteen Orphans, Four Concealed Pungs, Seven "
            "Pairs and the two fans of knitted tiles and honours score neither Fully Concealed "
            "Hand nor Concealed Hand, but Self-Drawn when drawn; Last Tile Draw and Out with "
            "Replacement Tile take away Self-Drawn and go with Fully Concealed Hand.",
            "九莲宝灯、连七对、十三幺、四暗刻、七对、七星不靠、全不靠都不加不求人和门前清，自摸则"
            "加自摸；妙手回春、杠上开花免去自摸，可加不求人。",
            "九蓮寶燈、連七對、十三幺、四暗刻、七對、七星不靠、全不靠都不加不求人和門前清，自摸則"
            "加自摸；妙手回春、杠上開花免去自摸，可加不求人。",
        ),
        "222m555m888p44s99s +9s self",
    ),
    Ruling(
        "A-25",
        Text(
            "A kong fan takes the place of the smaller ones, and so does a fan of concealed "
            "pungs; a concealed kong is a concealed pung as well, a pung completed by another "
            "player's tile is none, and Two Concealed Kongs takes away Two Concealed Pungs.",
            "杠的番以大代小，暗刻的番也是；暗杠兼作暗刻，靠别人的牌凑成的刻子不是暗刻，双暗杠免去"
            "双暗刻。",
            "杠的番以大代小，暗刻的番也是；暗杠兼作暗刻，靠別人的牌湊成的刻子不是暗刻，雙暗杠免去"
            "雙暗刻。",
        ),
        "[2222m,1][4444p][8888s,5]34m66p +5m",
    ),
    Ruling(
        "A-27",
        Text(
            "Two Concealed Kongs is worth 6.",
            "双暗杠计六番。",
            "雙暗杠計六番。",
        ),
        "[7777p][3333s]234m56m99s +7m",
    ),
    Ruling(
        "A-28",
        Text(
            "Melded Hand wants four exposed melds, melded kongs included and concealed ones not, "
            "and a discard that makes the pair; a robbed tile is no discard.",
            "全求人须四组都亮出，明杠可以，暗杠不行，再由别人打出的牌成将；抢杠的牌不是打出的。",
            "全求人須四組都亮出，明杠可以，暗杠不行，再由別人打出的牌成將；搶杠的牌不是打出的。",
        ),
        "[123m][456p][789s][EEE]5p +5p",
    ),
    Ruling(
        "A-29",
        Text(
            "One Voided Suit means that exactly two of the three number suits are there.",
            "缺一门指三门数牌正好有两门。",
            "缺一門指三門數牌正好有兩門。",
        ),
        "123m456m11s234s78s +9s",
    ),
    Ruling(
        "A-30",
        Text(
            "Fans of what each tile is, such as All Honors and All Simples, go with Seven Pairs; "
            "fans of sets, such as All Even Pungs, Outside Hand and All Fives, do not.",
            "看每张牌的番，如字一色、断幺，七对也计；看组成的番，如全双刻、全带幺、全带五，七对不"
            "计。",
            "看每張牌的番，如字一色、斷幺，七對也計；看組成的番，如全雙刻、全帶幺、全帶五，七對不"
            "計。",
        ),
        "1199m1199p1199sE +E",
    ),
    Ruling(
        "A-31",
        Text(
            "Knitted Straight may be joined by All Chows, All Types, Concealed Hand and Fully "
            "Concealed Hand; Lesser Honors and Knitted Tiles that has all nine of its tiles "
            "scores Knitted Straight too.",
            "组合龙可加平和、五门齐、门前清、不求人；全不靠若九张齐全，也加组合龙。",
            "組合龍可加平和、五門齊、門前清、不求人；全不靠若九張齊全，也加組合龍。",
        ),
        "147m258p369s11p45s +6s",
    ),
    Ruling(
        "A-34",
        Text(
            "A tile drawn for a flower is Self-Drawn and never Out with Replacement Tile, even "
            "if that flower came for a kong.",
            "补花补来的牌和了只计自摸，不是杠上开花；杠后补到花再补也一样。",
            "補花補來的牌和了只計自摸，不是杠上開花；杠後補到花再補也一樣。",
        ),
        "[345m][6666p]123s9p789s +9p flowerdraw flowers=1",
    ),
)

FLOWERS_LAID_ASIDE = Ruling(
    "81",
    Text(
        "A flower is laid aside and another tile drawn for it; each is worth one "
        "point, which counts for the total but not for the minimum.",
        "摸到花牌放在一边，另补一张；每张计一分，算在总分里，不算在起和分里。",
        "摸到花牌放在一邊，另補一張；每張計一分，算在總分裡，不算在起和分裡。",
    ),
)
"""A line of the chapter on the tiles."""

END_OF_THE_WALL = Chapter(
    Text("The end of the wall", "牌墙摸完", "牌牆摸完"),
    (
        Ruling(
            "44, 45",
            Text(
                "To draw the last tile of the wall and win is Last Tile Draw, to win on the "
                "discard after it is Last Tile Claim.",
                "摸到牌墙最后一张而和是妙手回春，和此后打出的那张是海底捞月。",
                "摸到牌牆最後一張而和是妙手回春，和此後打出的那張是海底撈月。",
            ),
        ),
    ),
)
