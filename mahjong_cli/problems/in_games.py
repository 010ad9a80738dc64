"""What can be wrong with the record of a whole game."""

from __future__ import annotations

from mahjong_cli.problems.problem import ProblemKind
from mahjong_cli.text import Text


def _bad_record(name: str, text: Text, hint: Text) -> ProblemKind:
    """A line of a record that cannot be read."""
    return ProblemKind(name, "bad-record", text, hint)


def _impossible(name: str, text: Text, hint: Text) -> ProblemKind:
    """A line of a record that can be read, but not at this place of any game."""
    return ProblemKind(name, "impossible-game", text, hint)


_LINES = Text(
    "the lines of a game are Match, Wind, Player, Fan, Score and Huang",
    "一局的各行为 Match、Wind、Player、Fan、Score、Huang",
    "一局的各行為 Match、Wind、Player、Fan、Score、Huang",
)
_COMPARE = Text(
    "compare the record with the lines before it: one may be missing or changed",
    "与前面各行核对：可能缺了或改了一行",
    "與前面各行核對：可能缺了或改了一行",
)

GAME_LINE = _bad_record(
    "game-line",
    Text(
        "{read} in the record of a game: {expected} expected",
        "对局记录中的 {read}：应为 {expected}",
        "對局記錄中的 {read}：應為 {expected}",
    ),
    _LINES,
)

GAME_STRAY = _bad_record(
    "game-stray",
    Text(
        "{read} stands before the first line of a game: Match expected",
        "{read} 在一局的第一行之前：应为 Match",
        "{read} 在一局的第一行之前：應為 Match",
    ),
    _LINES,
)

GAME_ENDS = _bad_record(
    "game-ends",
    Text(
        "the record of the game ends here: {expected} expected",
        "对局记录到此为止：应为 {expected}",
        "對局記錄到此為止：應為 {expected}",
    ),
    Text(
        "check that the record is whole, from Match to Score",
        "检查记录是否完整，从 Match 到 Score",
        "檢查記錄是否完整，從 Match 到 Score",
    ),
)

GAME_TOO_LONG = ProblemKind(
    "game-too-long",
    "too-long",
    Text(
        "the record of a game of more than {limit} characters, so it was not read",
        "一局的记录超过 {limit} 个字符，故未读取",
        "一局的記錄超過 {limit} 個字符，故未讀取",
    ),
    Text(
        "end each game with its line Score",
        "每局以 Score 一行结束",
        "每局以 Score 一行結束",
    ),
)

GAME_ORDER = _impossible(
    "game-order",
    Text(
        "{read} cannot come here: {expected} expected",
        "此处不能是 {read}：应为 {expected}",
        "此處不能是 {read}：應為 {expected}",
    ),
    _COMPARE,
)

GAME_NOT_HELD = _impossible(
    "game-not-held",
    Text(
        "player {player} holds {held} of {tile}: {wanted} expected",
        "玩家 {player} 只有 {held} 张 {tile}：应有 {wanted} 张",
        "玩家 {player} 只有 {held} 張 {tile}：應有 {wanted} 張",
    ),
    _COMPARE,
)

GAME_OTHER_TILE = _impossible(
    "game-other-tile",
    Text(
        "{read} is not the tile in question: {expected} expected",
        "{read} 不是此时的牌：应为 {expected}",
        "{read} 不是此時的牌：應為 {expected}",
    ),
    _COMPARE,
)

GAME_NO_CHOW = _impossible(
    "game-no-chow",
    Text(
        "{read} is not the middle of a chow with {tile}",
        "{read} 不是含 {tile} 的顺子的中间一张",
        "{read} 不是含 {tile} 的順子的中間一張",
    ),
    _COMPARE,
)

GAME_NO_PUNG = _impossible(
    "game-no-pung",
    Text(
        "player {player} has no pung of {tile} to add to",
        "玩家 {player} 没有碰过 {tile}，不能加杠",
        "玩家 {player} 沒有碰過 {tile}，不能加杠",
    ),
    _COMPARE,
)

GAME_FIFTH = _impossible(
    "game-fifth",
    Text(
        "a fifth {tile}: there are four of each",
        "第五张 {tile}：每种只有四张",
        "第五張 {tile}：每種只有四張",
    ),
    _COMPARE,
)

GAME_WALL_EMPTY = _impossible(
    "game-wall-empty",
    Text(
        "player {player} has drawn all {count} tiles of his wall",
        "玩家 {player} 的牌墙已摸完（{count} 张）",
        "玩家 {player} 的牌牆已摸完（{count} 張）",
    ),
    _COMPARE,
)

GAME_WALL_LEFT = _impossible(
    "game-wall-left",
    Text(
        "nobody has won, but player {player} is to draw and has tiles left: {count}",
        "无人和牌，但轮到玩家 {player} 摸牌，他的牌墙还有 {count} 张",
        "無人和牌，但輪到玩家 {player} 摸牌，他的牌牆還有 {count} 張",
    ),
    _COMPARE,
)
