"""What can be wrong with the program itself: whatever nobody expected."""

from __future__ import annotations

import os

from mahjong_cli.problems.problem import Problem, ProblemKind
from mahjong_cli.text import Text

INTERNAL_ERROR = ProblemKind(
    "internal-error",
    "internal-error",
    Text(
        "this is a fault of mjscore, not of what was typed: {kind} at {place}: {said}",
        "这是 mjscore 的错误，不是输入有误：{kind}（{place}）：{said}",
        "這是 mjscore 的錯誤，不是輸入有誤：{kind}（{place}）：{said}",
    ),
    Text(
        "report it with what was typed and what mjscore --version says",
        "请把输入的内容和 mjscore --version 的输出一并报告",
        "請把輸入的內容和 mjscore --version 的輸出一併報告",
    ),
)

_HOME = os.path.dirname(os.path.dirname(__file__))


def unexpected(error: BaseException) -> Problem:
    """What there is to report of an exception that nobody expected.

    >>> problem = unexpected(ZeroDivisionError("division by zero"))
    >>> problem.code, problem.message().rpartition(": ")[2]
    ('internal-error', 'division by zero')
    """
    import traceback  # seldom needed, and slow to load

    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.startswith(_HOME)] or frames
    place = f"{os.path.basename(own[-1].filename)}:{own[-1].lineno}" if own else "?"
    try:
        said = str(error)
    except Exception:
        said = ""
    kind = type(error).__name__
    return Problem(INTERNAL_ERROR, {"kind": kind, "place": place, "said": said or "-"})
