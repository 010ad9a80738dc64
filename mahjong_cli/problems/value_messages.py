"""Sentences about values that only a program can give, the text of a hand cannot; part of
``messages``.
"""

from __future__ import annotations

from mahjong_cli.problems.sentences import Sentence, bad_value

VALUE_PROBLEMS: dict[str, Sentence] = {
    "not-a-wind": bad_value("{key} is no wind: E, S, W or N expected", "{key} 应为风牌"),
    "not-a-face": bad_value("{key} is {read}: a face 0-33 expected", "{key} 是 {read}：应为 0-33"),
    "not-a-face-winning": bad_value(
        "the winning tile is {read}: a face 0-33 expected",
        "和的牌是 {read}：应为 0-33",
    ),
    "not-a-face-concealed": bad_value(
        "a concealed tile is {read}: a face 0-33 expected",
        "暗牌中有 {read}：应为 0-33",
    ),
    "not-a-way": bad_value(
        "{read} is no way to win: one of {expected} expected",
        "没有 {read} 这种和法：应为 {expected} 之一",
    ),
    "not-a-flower": bad_value("{read} is no flower: 1-8 expected", "{read} 不是花牌：应为 1-8"),
}
