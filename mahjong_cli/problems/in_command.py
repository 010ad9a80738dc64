"""What is not a hand, but was typed where one is expected: a command, a file, a name."""

from __future__ import annotations

from mahjong_cli.problems.problem import ProblemKind
from mahjong_cli.text import Text

MISTYPED_COMMAND = ProblemKind(
    "mistyped-command",
    "unknown-word",
    Text(
        "{read} is neither a command nor the beginning of a hand",
        "{read} 既不是命令也不是手牌的开头",
        "{read} 既不是命令也不是手牌的開頭",
    ),
    Text("mjscore --help lists the commands", "mjscore --help 列出命令", "mjscore --help 列出命令"),
)

FILE_ALONE = ProblemKind(
    "file-alone",
    "unknown-word",
    Text("{read} is a file, not a hand", "{read} 是文件，不是手牌", "{read} 是文件，不是手牌"),
    Text(
        "mjscore batch {read} scores the hands in it",
        "mjscore batch {read} 计算其中的手牌",
        "mjscore batch {read} 計算其中的手牌",
    ),
)

NO_SUCH_FILE = ProblemKind(
    "no-such-file",
    "unknown-word",
    Text(
        "{read} is not a hand, and there is no such file",
        "{read} 不是手牌，也没有这个文件",
        "{read} 不是手牌，也沒有這個文件",
    ),
    Text(
        "mjscore batch FILE scores a file of hands",
        "mjscore batch FILE 计算一个文件的手牌",
        "mjscore batch FILE 計算一個文件的手牌",
    ),
)

NAME_ALONE = ProblemKind(
    "name-alone",
    "unknown-word",
    Text(
        "{read} is a {kind}, not a hand", "{read} 是{kind}，不是手牌", "{read} 是{kind}，不是手牌"
    ),
    Text("{command} tells about it", "{command} 有说明", "{command} 有說明"),
)

OPTIONS_FIRST = Text(
    "options go after the command: mjscore {command} {options}",
    "选项写在命令之后：mjscore {command} {options}",
    "選項寫在命令之後：mjscore {command} {options}",
)
"""That options stand before a command."""
