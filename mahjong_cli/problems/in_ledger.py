"""What can be wrong with an evening's book: its columns, its players, who won and who paid."""

from __future__ import annotations

from mahjong_cli.problems.problem import ProblemKind, contradiction
from mahjong_cli.text import Text

PLAYER = Text("player", "玩家", "玩家")
"""What a name at the table is the name of."""

NO_COLUMN = ProblemKind(
    "no-column",
    "no-column",
    Text(
        "no column of this header is called {column}, so the file was not read",
        "表头中没有名为 {column} 的列，故未读取此文件",
        "表頭中沒有名為 {column} 的列，故未讀取此文件",
    ),
    Text(
        "the first line names the columns: hand, winner, from",
        "第一行应为各列的名称：手牌、赢家、点炮",
        "第一行應為各列的名稱：手牌、贏家、點炮",
    ),
)
MEANT_COLUMN = Text(
    "should {near} be called {column}?",
    "{near} 是否应为 {column}？",
    "{near} 是否應為 {column}？",
)
"""The hint where a column is called nearly so."""

# The players


def _bad_players(name: str, text: Text, hint: Text) -> ProblemKind:
    return ProblemKind(name, "bad-players", text, hint)


PLAYERS_NEEDED = _bad_players(
    "players-needed",
    Text(
        "nothing says who sat at the table: --players or a column players expected",
        "没有写谁在桌上：应有 --players 或 玩家 列",
        "沒有寫誰在桌上：應有 --players 或 玩家 列",
    ),
    Text(
        "write the names in seat order: Li,Wang,Zhao,Chen",
        "按座次写名字：李,王,赵,陈",
        "按座次寫名字：李,王,趙,陳",
    ),
)
PLAYERS_COUNT = _bad_players(
    "players-count",
    Text(
        "{count} players ({names}), but {rules} is played by {expected}",
        "有 {count} 人（{names}），而 {rules} 是 {expected} 人玩",
        "有 {count} 人（{names}），而 {rules} 是 {expected} 人玩",
    ),
    Text("name those who sat at the table", "写桌上的几人", "寫桌上的幾人"),
)
SAME_PLAYER = _bad_players(
    "same-player",
    Text(
        "two players are called {name}: names that differ expected",
        "有两人都叫 {name}：名字应不同",
        "有兩人都叫 {name}：名字應不同",
    ),
    Text(
        "write for example {name} A and {name} B",
        "如 {name}甲、{name}乙",
        "如 {name}甲、{name}乙",
    ),
)
NAMELESS_PLAYER = _bad_players(
    "nameless-player",
    Text(
        "one of the players has no name: {read}",
        "有一人没有名字：{read}",
        "有一人沒有名字：{read}",
    ),
    PLAYERS_NEEDED.hint or PLAYER,
)
PLACE_NAME = _bad_players(
    "place-name",
    Text(
        "{name} is a place at the table: the name of a player expected",
        "{name} 是座位，不是名字",
        "{name} 是座位，不是名字",
    ),
    Text("call the player by another name", "换一个名字", "換一個名字"),
)
PLAYERS_CHANGED = _bad_players(
    "players-changed",
    Text(
        "the players are {names} here, but {known} sat down",
        "此处写 {names}，而入座的是 {known}",
        "此處寫 {names}，而入座的是 {known}",
    ),
    Text(
        "write the hands of other players in another file",
        "换人后另写一个文件",
        "換人後另寫一個文件",
    ),
)

SEATED_OTHERWISE = contradiction(
    "seated-otherwise",
    Text(
        "{read} does not fit the {count} players who sat down: {names}",
        "{read} 与入座的 {count} 人不符：{names}",
        "{read} 與入座的 {count} 人不符：{names}",
    ),
    Text("leave {key}= out", "去掉 {key}=", "去掉 {key}="),
)

# A row

WRITE_NAMES = Text(
    "name those who sat down: {names}",
    "写入座者的名字：{names}",
    "寫入座者的名字：{names}",
)
"""The hint where somebody is named who is not there."""
NAME_PLAYER = Text(
    "give {column}: the name of a player",
    "写 {column}：玩家的名字",
    "寫 {column}：玩家的名字",
)
"""The hint where a player is not named."""

WINNER_NEEDED = ProblemKind(
    "winner-needed",
    "missing-key",
    Text(
        "a hand, but no winner: the name of a player expected",
        "有手牌而没有赢家：应有玩家的名字",
        "有手牌而沒有贏家：應有玩家的名字",
    ),
    Text(
        "name the winner, or leave the hand out for a draw",
        "写上赢家；流局则不写手牌",
        "寫上贏家；流局則不寫手牌",
    ),
)
HAND_NEEDED = ProblemKind(
    "hand-needed",
    "missing-key",
    Text(
        "{key} is {name}, but there is no hand",
        "{key} 是 {name}，但没有手牌",
        "{key} 是 {name}，但沒有手牌",
    ),
    Text(
        "give the hand, or leave {key} empty for a draw",
        "写上手牌；流局则 {key} 留空",
        "寫上手牌；流局則 {key} 留空",
    ),
)
GIVES_HIMSELF = contradiction(
    "gives-himself",
    Text(
        "{name} is the winner, and {key} too: another player expected",
        "{name} 是赢家，又是 {key}：应为另一人",
        "{name} 是贏家，又是 {key}：應為另一人",
    ),
    Text(
        "leave {key} empty where the tile was drawn",
        "自摸则 {key} 留空",
        "自摸則 {key} 留空",
    ),
)
STATE_OF_WINNER = contradiction(
    "state-of-winner",
    Text(
        "{name} won this hand, but is described as one of the others",
        "{name} 是赢家，却写在其他几家之中",
        "{name} 是贏家，卻寫在其他幾家之中",
    ),
    Text(
        "say what is the winner's own without a name",
        "赢家自己的不写名字",
        "贏家自己的不寫名字",
    ),
)
GIVER_NEEDED = ProblemKind(
    "giver-needed",
    "missing-key",
    Text(
        "the hand was won on the tile of another player ({how}), but {column} names nobody",
        "和的是别人的牌（{how}），但 {column} 没有写是谁",
        "和的是別人的牌（{how}），但 {column} 沒有寫是誰",
    ),
    Text(
        "name in {column} who discarded it, or was robbed",
        "在 {column} 里写点炮者或被抢杠者",
        "在 {column} 裡寫點炮者或被搶杠者",
    ),
)
FROM_UNSAID = ProblemKind(
    "from-unsaid",
    "missing-key",
    Text(
        "nothing says whose tile was won: there is no from, nor self in the hand",
        "没有写和的是谁的牌：没有 点炮，手牌也没有写 自摸",
        "沒有寫和的是誰的牌：沒有 點炮，手牌也沒有寫 自摸",
    ),
    Text(
        "give from: a name, or nothing where the tile was drawn",
        "写 点炮：点炮者的名字，自摸则留空",
        "寫 點炮：點炮者的名字，自摸則留空",
    ),
)
PAY_NEEDED = ProblemKind(
    "pay-needed",
    "pay-needed",
    Text(
        "nothing says who pays what under {rules}: pay= expected",
        "没有写 {rules} 各家付多少：应有 付分=",
        "沒有寫 {rules} 各家付多少：應有 付分=",
    ),
    Text(
        "choose it once: --house pay=mcr, pay=discarder or pay=all",
        "选一种：--house 付分=国标、付分=点炮者 或 付分=各家",
        "選一種：--house 付分=國標、付分=點炮者 或 付分=各家",
    ),
)
NO_WIN = ProblemKind(
    "no-win",
    "no-win",
    Text(
        "the hand does not win, so nothing is paid: {why}",
        "此手未和，不作收付：{why}",
        "此手未和，不作收付：{why}",
    ),
    None,
)
BELOW_MINIMUM = ProblemKind(
    "below-minimum",
    "below-minimum",
    Text(
        "the hand is below the minimum of {minimum}, so nothing is paid",
        "此手不够起和 {minimum}，不作收付",
        "此手不夠起和 {minimum}，不作收付",
    ),
    None,
)
