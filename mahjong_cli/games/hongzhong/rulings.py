"""What 紅中賴子杠 does where its rule text is silent or can be read two ways.

Nothing is settled by these sentences; they are what ``mjscore rules`` tells of the game.
"""

from __future__ import annotations

from mahjong_cli.games.rule_set import Ruling
from mahjong_cli.text import Text

RULINGS = (
    Ruling(
        "B-01",
        Text(
            "Three play, so there are two losers.",
            "三人玩，所以有两个输家。",
            "三人玩，所以有兩個輸家。",
        ),
        "[777s]456p789p2s3p55s +4s gold=3p from=left left=open dealer=right",
    ),
    Ruling(
        "B-02",
        Text(
            "There are 96 tiles: dots, bamboo, S W N and the three dragons; characters and the "
            "east wind are errors.",
            "共九十六张：筒、条、南西北和中发白；写万或东是错误。",
            "共九十六張：筒、條、南西北和中發白；寫萬或東是錯誤。",
        ),
        "[777s]456p789p2s3pEE +4s gold=3p from=left dealer=right",
    ),
    Ruling(
        "B-03",
        Text(
            "The laizi follows the flipped tile: 1 comes after 9, S W N F P go round, and F "
            "comes after C, so the red dragon is never laizi.",
            "赖子是翻牌的后一张：九之后是一，南西北发白循环，中之后也是发，所以中不会是赖子。",
            "賴子是翻牌的後一張：九之後是一，南西北發白循環，中之後也是發，所以中不會是賴子。",
        ),
        "[777s]456p789p2s3p55s +4s flip=2p from=left left=open dealer=right",
    ),
    Ruling(
        "B-04",
        Text(
            "The red dragon is konged alone, ×2 each; it is in no meld and completes no hand, "
            "and nobody wins while holding one.",
            "红中单张开杠，每张乘二；它不进副露，也不能胡，手上有它就不能胡。",
            "紅中單張開杠，每張乘二；它不進副露，也不能胡，手上有它就不能胡。",
        ),
        "[777s]456p789p23s5sC +4s gold=3p from=left dealer=right",
    ),
    Ruling(
        "B-05",
        Text(
            "A laizi that is put down is a kong of one tile, ×4 each; nobody claims it or wins "
            "on it, and no meld has one.",
            "赖子打出就是单张的杠，每张乘四；别人不能要，也不能胡，副露里没有赖子。",
            "賴子打出就是單張的杠，每張乘四；別人不能要，也不能胡，副露裡沒有賴子。",
        ),
        "[777s]456p789p23s55s +4s gold=3p from=left dealer=right laizikong=1",
    ),
    Ruling(
        "B-06",
        Text(
            "Konged red dragons and laizi only multiply; four sets and a pair must be there "
            "without them.",
            "杠出的红中和赖子只作倍数，四组一将须另外齐全。",
            "杠出的紅中和賴子只作倍數，四組一將須另外齊全。",
        ),
        "[777s]456p789p23s55s +4s from=left dealer=right zhongkong=2",
    ),
    Ruling(
        "B-07",
        Text(
            "A chow, a pung or a melded kong opens, ×2 once; other kongs do not, and the winner "
            "must be open before the winning tile.",
            "吃、碰、明杠算开口，只乘二一次；别的杠不算，赢家须在胡牌之前已开口。",
            "吃、碰、明杠算開口，只乘二一次；別的杠不算，贏家須在胡牌之前已開口。",
        ),
        "777s456p789p23s55s +4s from=left dealer=right",
    ),
    Ruling(
        "B-08",
        Text(
            "Seven Pairs alone wins without being open.",
            "只有七对可以不开口而胡。",
            "只有七對可以不開口而胡。",
        ),
        "112233p445566s7s +7s dealer=self from=left",
    ),
    Ruling(
        "B-09",
        Text(
            "The stake multiplies 8, 300, 400 and every amount; it is 1 unless told.",
            "八、三百、四百和各家所付都乘条数，不写就是一条。",
            "八、三百、四百和各家所付都乘條數，不寫就是一條。",
        ),
        "[777s]456p789p2s3p55s +4s gold=3p from=left left=open dealer=right",
    ),
    Ruling(
        "B-10",
        Text(
            "All Winds needs no shape, and is not Full Flush beside it.",
            "风一色不讲牌型，也不再算清一色。",
            "風一色不講牌型，也不再算清一色。",
        ),
        "[SSS][WWW]NNFFPPP +F dealer=self from=left",
    ),
    Ruling(
        "B-11",
        Text(
            "Kong Draw and Robbed Kong want a pair of 2, 5 or 8 like a small win, unless another "
            "pattern frees them; Melded Hand wants one always.",
            "杠开、抢杠与屁胡一样须二、五、八作将，有别的胡型免去时除外；全求人一定要。",
            "杠開、搶杠與屁胡一樣須二、五、八作將，有別的胡型免去時除外；全求人一定要。",
        ),
        "[777s]456p789p23s66s +4s kongdraw zhongkong=1 dealer=self",
    ),
    Ruling(
        "B-12",
        Text(
            "Any kong may lead to Kong Draw, also one of a red dragon or laizi.",
            "什么杠都可以有杠开，红中杠和赖子杠也在内。",
            "什麼杠都可以有杠開，紅中杠和賴子杠也在內。",
        ),
        "[777s]456p789p23s55s +4s kongdraw zhongkong=1 dealer=self",
    ),
    Ruling(
        "B-13",
        Text(
            "A small win has at most one laizi in hand, the winning tile included and whatever "
            "it stands for.",
            "屁胡手上最多一张赖子，胡的那张也算，不论当什么牌。",
            "屁胡手上最多一張賴子，胡的那張也算，不論當什麼牌。",
        ),
        "[777s]12334p6p23s55s +4s gold=3p dealer=self from=left left=open",
    ),
    Ruling(
        "B-14",
        Text(
            "A hand is hard, ×2, when it has no laizi or each can be the tile printed on it; All "
            "2-5-8 and All Winds are not multiplied.",
            "没有赖子，或赖子都能当本身的牌，就是硬胡，乘二；将一色、风一色不乘。",
            "沒有賴子，或賴子都能當本身的牌，就是硬胡，乘二；將一色、風一色不乘。",
        ),
        "[777s]456p123p23s55s +4s gold=3p from=left dealer=self",
    ),
    Ruling(
        "B-15",
        Text(
            "A drawn laizi may be the winning tile; one from another player may not, and a red "
            "dragon never.",
            "自摸赖子可以胡；别人的赖子不能胡，红中都不能胡。",
            "自摸賴子可以胡；別人的賴子不能胡，紅中都不能胡。",
        ),
        "[777s]456p789p23s55s +3p self gold=3p dealer=self",
    ),
    Ruling(
        "B-16",
        Text(
            "There is nothing for the last tile, since the last ones are not drawn.",
            "没有海底的说法，因为最后几墩不摸。",
            "沒有海底的說法，因為最後幾墩不摸。",
        ),
        "[777s]456p789p23s55s +4s last self dealer=self",
    ),
    Ruling(
        "B-17",
        Text(
            "Laizi may stand for a fifth copy.",
            "赖子可当第五张。",
            "賴子可當第五張。",
        ),
        "[5555p,1]46p3p789p23s88s +4s gold=3p from=left dealer=self",
    ),
    Ruling(
        "B-20",
        Text(
            "Open melds and kongs multiply on both sides: the winner's for every loser, a "
            "loser's for his own amount.",
            "开口和杠两边都乘：赢家的对每个输家都乘，输家的只乘他自己那份。",
            "開口和杠兩邊都乘：贏家的對每個輸家都乘，輸家的只乘他自己那份。",
        ),
        "[777s]456p789p23s55s +4s from=left dealer=self left=open,zhongkong:1",
    ),
    Ruling(
        "B-21",
        Text(
            "Every loser pays, on a discard too.",
            "输家都付，点炮时也一样。",
            "輸家都付，點炮時也一樣。",
        ),
        "[777s]456p789p23s55s +4s from=left dealer=self left=open",
    ),
    Ruling(
        "B-22",
        Text(
            "A small win is 1, ×2 when drawn or for the discarder, and ×2 again where the winner "
            "or that loser is dealer.",
            "屁胡从一算起，自摸或点炮者乘二，赢家或那个输家是庄家的再乘二。",
            "屁胡從一算起，自摸或點炮者乘二，贏家或那個輸家是莊家的再乘二。",
        ),
        "[777s]456p789p23s55s +4s from=left dealer=self",
    ),
    Ruling(
        "B-23",
        Text(
            "Big patterns add up, 10 each and 10 more when drawn or for the discarder, but Kong "
            "Draw and Robbed Kong have no more; being dealer, drawing and discarding do not "
            "double them.",
            "大胡相加，每种十，自摸或点炮者再加十，杠开、抢杠本身不加；庄家、自摸、点炮都不翻倍。",
            "大胡相加，每種十，自摸或點炮者再加十，杠開、搶杠本身不加；莊家、自摸、點炮都不翻倍。",
        ),
        "[222p][333p]444p66p77p +7p self dealer=left",
    ),
    Ruling(
        "B-24",
        Text(
            "Some loser must owe 8 or more before any cap, or the hand does not win.",
            "封顶以前至少有一家够八个，不然不能胡。",
            "封頂以前至少有一家夠八個，不然不能胡。",
        ),
        "[777s]456p789p2s3p55s +4s gold=3p from=left dealer=right",
    ),
    Ruling(
        "B-25",
        Text(
            "A loser pays 300 at most; when all are capped each pays 400, and All 2-5-8 and All "
            "Winds are 400 from each outright.",
            "每家最多付三百；各家都封顶时每家付四百，将一色、风一色直接每家四百。",
            "每家最多付三百；各家都封頂時每家付四百，將一色、風一色直接每家四百。",
        ),
        "[222p][333p][4444p,1]66p77p +7p self dealer=left",
    ),
    Ruling(
        "B-29",
        Text(
            "The dealer has to be named, konged red dragons and laizi of all players count as "
            "copies, and who fed the third open meld can be told only of three in one suit.",
            "须写明庄家；各家杠出的红中和赖子都算进张数；有三副同门的副露，才能写谁给了第三副。",
            "須寫明莊家；各家杠出的紅中和賴子都算進張數；有三副同門的副露，才能寫誰給了第三副。",
        ),
        "[777s]456p789p23s55s +4s from=left dealer=self fed=left",
    ),
    Ruling(
        "B-30",
        Text(
            "Who gives the third open meld of the suit pays for all when Full Flush or All Winds "
            "wins; All 2-5-8 makes nobody pay so.",
            "给出同门第三副露的人，在胡清一色或风一色时包牌；将一色不包。",
            "給出同門第三副露的人，在胡清一色或風一色時包牌；將一色不包。",
        ),
        "[222p][333p][444p]6p7s7s7s +6p self gold=7s fed=right dealer=left",
    ),
    Ruling(
        "B-31",
        Text(
            "Robbed Kong is a pattern of the robber, the other patterns being scored as if "
            "drawn; the kong counts as made, and who is robbed pays for all.",
            "抢杠是抢的人的胡型，别的胡型按自摸算；那副杠算已开成，被抢的人包牌。",
            "搶杠是搶的人的胡型，別的胡型按自摸算；那副杠算已開成，被搶的人包牌。",
        ),
        "[777s]456p789p23s55s +4s robkong from=left dealer=self",
    ),
    Ruling(
        "B-32",
        Text(
            "Who discards to Melded Hand without being ready pays for all; if he is ready each "
            "pays his own.",
            "未听而给全求人点炮的包牌；已听的，各家付各家的。",
            "未聽而給全求人點炮的包牌；已聽的，各家付各家的。",
        ),
        "[777s][456p][789p][222s]5p +5p from=left dealer=self left=unready",
    ),
    Ruling(
        "B-33",
        Text(
            "Where more than one may pay for all, Full Flush goes first, then Melded Hand, then "
            "Robbed Kong; amounts are capped before they are summed.",
            "几样包牌同时有，先看清一色，再看全求人，后看抢杠；各家先封顶，再相加。",
            "幾樣包牌同時有，先看清一色，再看全求人，後看搶杠；各家先封頂，再相加。",
        ),
        "[222p][333p][444p]57p88p +6p robkong from=left fed=right dealer=self",
    ),
)
