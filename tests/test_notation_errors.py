"""What cannot be read and what cannot be: the code, the place and the exact words of each."""

from __future__ import annotations

import pytest

from mahjong_cli.problems.problem import Problem
from tests.catalogue import problems

HAND = "123m456m789m11p45s +3s"

Case = tuple[str, str, int, int, str]

WHOLE: list[Case] = [
    ("123x456m789m11p45s +3s", "bad-tile", 3, 4,
     "x after 123 is not a suit: m, p, s, z or f expected"),
    ("123m456m789m11p45 +3s", "bad-tile", 15, 17,
     "45 has no suit: m, p, s, z or f expected after it"),
    ("123M456m789m11p45s +3s", "bad-tile", 3, 4,
     "M after 123 is not a suit: m, p, s, z or f expected"),
    ("5P123m456m789m1p45s +3s", "bad-tile", 1, 2,
     "P after 5 is not a suit: m, p, s, z or f expected"),
    ("0z", "bad-tile", 0, 1, "0z is not a tile: 1z-7z expected"),
    ("9z", "bad-tile", 0, 1, "9z is not a tile: 1z-7z expected"),
    ("128z", "bad-tile", 2, 3, "8z is not a tile: 1z-7z expected"),
    ("0f", "bad-tile", 0, 1, "0f is not a tile: 1f-8f expected"),
    ("9f", "bad-tile", 0, 1, "9f is not a tile: 1f-8f expected"),
    ("+", "bad-tile", 0, 1, "+ without a tile: the winning tile expected right after it"),
    ("+ 3s", "bad-tile", 0, 1, "+ without a tile: the winning tile expected right after it"),
    ("+自摸", "bad-tile", 0, 1, "+ without a tile: the winning tile expected right after it"),
    ("+[333s]", "bad-tile", 0, 1, "+ without a tile: the winning tile expected right after it"),
    ("+东东", "bad-tile", 1, 3, "东东 is 2 tiles: one winning tile expected"),
    ("+EE", "bad-tile", 1, 3, "EE is 2 tiles: one winning tile expected"),
    ("+三条五条", "bad-tile", 1, 5, "三条五条 is 2 tiles: one winning tile expected"),
    ("+红中3条", "bad-tile", 1, 5, "红中3条 is 2 tiles: one winning tile expected"),
    ("+🀀🀀", "bad-tile", 1, 3, "🀀🀀 is 2 tiles: one winning tile expected"),
    ("+55p", "bad-tile", 1, 4, "55p is 2 tiles: one winning tile expected"),
    ("+1f", "bad-tile", 1, 3, "1f is a flower: a tile that completes the hand expected"),
    ("+5x", "bad-tile", 2, 3, "x after 5 is not a suit: m, p, s, z or f expected"),
    ("+9z", "bad-tile", 1, 2, "9z is not a tile: 1z-7z expected"),
    ("①m", "bad-tile", 0, 1, "① (U+2460) is not a digit here: 0-9 expected"),
    ("٣", "bad-tile", 0, 1, "٣ (U+0663) is not a digit here: 0-9 expected"),
    ("🀫", "bad-tile", 0, 1, "🀫 (U+1F02B) is not a tile of this game: one of 🀀-🀩 expected"),
    ("🀪", "bad-tile", 0, 1, "🀪 (U+1F02A) is not a tile of this game: one of 🀀-🀩 expected"),
    ("🀇🀫", "bad-tile", 1, 2, "🀫 (U+1F02B) is not a tile of this game: one of 🀀-🀩 expected"),
    ("万", "bad-tile", 0, 1, "万 has no number: 1-9 or 一-九 expected before it"),
    ("123m东五 456p", "bad-tile", 5, 6, "五 has no suit: m, p, s, z or f expected after it"),
    ("[135m]", "bad-meld", 0, 6, "[135m] is not a meld: chow, pung or kong expected"),
    ("[123z]", "bad-meld", 0, 6, "[123z] is not a meld: chow, pung or kong expected"),
    ("[11m]", "bad-meld", 0, 5, "[11m] is not a meld: chow, pung or kong expected"),
    ("[66m5p]", "bad-meld", 0, 7, "[66m5p] is not a meld: chow, pung or kong expected"),
    ("[]", "bad-meld", 0, 2, "[] is not a meld: chow, pung or kong expected"),
    ("[5555m5m]", "bad-meld", 0, 9, "[5555m5m] is not a meld: chow, pung or kong expected"),
    ("[5555m8]", "bad-meld", 0, 8, "[5555m8] has 8 after its tiles: 1, 2, 3, 5, 6, 7 expected"),
    ("[891m]", "bad-meld", 0, 6, "[891m] is not a meld: chow, pung or kong expected"),
    ("[1111f]", "bad-meld", 0, 7, "[1111f] is not a meld: chow, pung or kong expected"),
    ("[55555m]", "bad-meld", 0, 8, "[55555m] is not a meld: chow, pung or kong expected"),
    ("[123m", "bad-meld", 0, 1, "[ is never closed: ] expected after the meld"),
    ("123m]", "bad-meld", 4, 5, "] closes nothing: [ expected before the meld"),
    ("[12x]", "bad-meld", 0, 5, "[12x] is not a meld: chow, pung or kong expected"),
    ("[123m,4]", "bad-meld", 0, 8, "[123m,4] has ,4 after its tiles: 1, 2, 3 expected"),
    ("[123m,]", "bad-meld", 0, 7, "[123m,] has , after its tiles: 1, 2, 3 expected"),
    ("[555p,5]", "bad-meld", 0, 8, "[555p,5] has ,5 after its tiles: 1, 2, 3 expected"),
    ("[5555p,4]", "bad-meld", 0, 9,
     "[5555p,4] has ,4 after its tiles: 1, 2, 3, 5, 6, 7 expected"),
    ("[123m,1,2]", "bad-meld", 0, 10, "[123m,1,2] has ,1,2 after its tiles: 1, 2, 3 expected"),
    ("chow=555p", "bad-meld", 5, 9, "chow=555p: tiles such as 123m expected"),
    ("pung=", "bad-meld", 0, 5, "pung=: tiles such as 555p expected"),
    ("kong=555p", "bad-meld", 5, 9, "kong=555p: tiles such as 5555p expected"),
    ("ckong=[555m]", "bad-meld", 0, 6, "ckong=: tiles such as 5555p expected"),
    ("吃=一万", "bad-meld", 2, 4, "吃=一万: tiles such as 123m expected"),
    ("123m456m789m11p4s +3s", "tile-count", 0, 17,
     "13 tiles read, 14 expected (a meld counts three; the winning tile counts)"),
    ("123m456m789m11p45s", "tile-count", 0, 18,
     "13 tiles read and no winning tile named: it is expected as the 14th"),
    ("123m456m789m11p45s gold=6m,7m", "contradiction", 27, 29,
     "gold=6m is followed by 7m: one value expected"),
    ("123m456m789m11p45s66s +3s", "tile-count", 0, 21,
     "16 tiles read, 14 expected (a meld counts three; the winning tile counts)"),
    ("5555m123p456p789p1s +1s2s", "tile-count", 0, 25,
     "15 tiles read, 14 expected (a meld counts three; the winning tile counts)"),
    ("123m +3s", "tile-count", 0, 4,
     "4 tiles read, 14 expected (a meld counts three; the winning tile counts)"),
    ("[123m][456m][789m][123p][456p]1s +1s", "tile-count", 24, 30,
     "5 melds read: at most 4 expected"),
    ("55555m123p456p78p +9p", "too-many-copies", 4, 5, "five or more of 5m: 5 read, 4 exist"),
    ("[1111m][1111m][1111m][1111m]1m +1m", "too-many-copies", 7, 14,
     "five or more of 1m: 18 read, 4 exist"),
    ("[555m]5m5m123p456p77p +7p", "too-many-copies", 8, 10,
     "five or more of 5m: 5 read, 4 exist"),
    ("一万111m1m[456m]23456p +1p", "too-many-copies", 6, 8, "five or more of 1m: 5 read, 4 exist"),
    ("123m456m789m11p345s +9s", "contradiction", 21, 23,
     "9s is named as the winning tile, but is not among the 14 tiles given"),
    ("[5555m]123m678p99s11p +1p kongdraw flowerdraw 1f", "contradiction", 35, 45,
     "kongdraw and flowerdraw exclude each other: one tile replaces one tile"),
    ("123m456m789m11p33s +3s robkong", "contradiction", 23, 30,
     "robkong takes the fourth 3s of another player, but the hand holds one more"),
    ("[345s]456m789m11p45s +3s robkong", "contradiction", 25, 32,
     "robkong takes the fourth 3s of another player, but the hand holds one more"),
    ("123m456m789m11p33s +3s fourth", "contradiction", 23, 29,
     "fourth means that the other three 3s are visible, but one is concealed here"),
    ("[333s]123m456m11p45s +6s gold=3s", "contradiction", 0, 6,
     "the exposed meld 333s is of the gold 3s: a gold is never claimed"),
    ("[3333s,5]123m456m11p45s +6s flip=2s", "contradiction", 0, 9,
     "the exposed meld 3333s is of the gold 3s: a gold is never claimed"),
    ("[123m]kong=3333s 456m11p45s +6s gold=3s", "contradiction", 6, 16,
     "the exposed meld 3333s is of the gold 3s: a gold is never claimed"),
    ("５x1m", "bad-tile", 1, 2, "x after 5 is not a suit: m, p, s, z or f expected"),
    ("🀇\ufe0f5x", "bad-tile", 3, 4, "x after 5 is not a suit: m, p, s, z or f expected"),
    ("【135m】", "bad-meld", 0, 6, "[135m] is not a meld: chow, pung or kong expected"),
    ("[１２３m，4]", "bad-meld", 0, 8, "[123m,4] has ,4 after its tiles: 1, 2, 3 expected"),
]  # fmt: skip
"""Lines with one mistake: text, code, where it starts and ends, the message."""

AFTER: list[Case] = [
    ("slef", "unknown-word", 0, 4, "slef is neither a tile nor a word: one of either expected"),
    ("eee", "unknown-word", 0, 3, "eee is neither a tile nor a word: one of either expected"),
    ("hello", "unknown-word", 0, 5,
     "hello is neither a tile nor a word: one of either expected"),
    ("gold", "unknown-word", 0, 4, "gold is a key: = and a value expected right after it"),
    ("自模", "unknown-word", 0, 2, "自模 is neither a tile nor a word: one of either expected"),
    ("発", "unknown-word", 0, 1, "発 is neither a tile nor a word: one of either expected"),
    ("glod=6m", "unknown-key", 0, 4,
     "glod= is not a key: a key or a house option of golden expected"),
    ("hue=6m", "unknown-key", 0, 3,
     "hue= is not a key: a key or a house option of golden expected"),
    ("颜色=红", "unknown-key", 0, 2,
     "颜色= is not a key: a key or a house option of golden expected"),
    ("self=yes", "unknown-key", 0, 8, "self is a word: it takes no = and no value"),
    ("自摸=yes", "unknown-key", 0, 6, "自摸 is a word: it takes no = and no value"),
    ("knitted-wait=no", "unknown-key", 0, 12,
     "knitted-wait= is a house option of mcr: one of golden expected"),
    ("gold=", "bad-value", 0, 5, "gold=: one tile expected, such as 6m or E"),
    ("gold=66m", "bad-value", 5, 8, "gold=66m: one tile expected, such as 6m or E"),
    ("gold=6x", "bad-value", 5, 7, "gold=6x: one tile expected, such as 6m or E"),
    ("gold=1f", "bad-value", 5, 7, "gold=1f is a flower: a suit tile, wind or dragon expected"),
    ("flip=春", "bad-value", 5, 6, "flip=春 is a flower: a suit tile, wind or dragon expected"),
    ("gold=6m6m", "bad-value", 5, 9, "gold=6m6m: one tile expected, such as 6m or E"),
    ("seat=5m", "bad-value", 5, 7, "seat=5m: E, S, W or N expected"),
    ("seat=", "bad-value", 0, 5, "seat=: E, S, W or N expected"),
    ("门风=春", "bad-value", 3, 4, "门风=春: E, S, W or N expected"),
    ("round=e", "bad-value", 6, 7, "round=e: E, S, W or N expected"),
    ("flowers=many", "bad-value", 8, 12, "flowers=many: a whole number expected, 0 or more"),
    ("flowers=-1", "bad-value", 8, 10, "flowers=-1: a whole number expected, 0 or more"),
    ("flowers=①", "bad-value", 8, 9, "flowers=①: a whole number expected, 0 or more"),
    ("rules=mrc", "bad-value", 6, 9, "rules=mrc: one of golden, mcr expected"),
    ("rules=riichi", "bad-value", 6, 12, "rules=riichi: one of golden, mcr expected"),
    ("z=japanese", "bad-value", 2, 10, "z=japanese: one of chinese, riichi expected"),
    ("min=lots", "bad-value", 4, 8, "min=lots: a whole number expected, 0 or more"),
    ("min=", "bad-value", 0, 4, "min=: a whole number expected, 0 or more"),
    ("fifth=nein", "bad-value", 6, 10, "fifth=nein: one of yes, no expected"),
    ("win=5p5p", "bad-tile", 4, 8, "5p5p is 2 tiles: one winning tile expected"),
    ("win=x", "bad-value", 4, 5, "win=x: one tile expected, such as 6m or E"),
    ("\x1b", "control-character", 0, 1,
     "\\x1b (U+001B) is a character that cannot be seen: visible text expected"),
    ("\x00", "control-character", 0, 1,
     "\\x00 (U+0000) is a character that cannot be seen: visible text expected"),
    ("\u202e", "control-character", 0, 1,
     "\\u202e (U+202E) is a character that cannot be seen: visible text expected"),
    ("\u200bself", "control-character", 0, 1,
     "\\u200b (U+200B) is a character that cannot be seen: visible text expected"),
    ("\ud800", "control-character", 0, 1,
     "\\ud800 (U+D800) is a character that cannot be seen: visible text expected"),
    ("\nself", "control-character", 0, 1,
     "\\n (U+000A) is a character that cannot be seen: visible text expected"),
    ("\u2028self", "control-character", 0, 1,
     "\\u2028 (U+2028) is a character that cannot be seen: visible text expected"),
    ("\ufeffself", "control-character", 0, 1,
     "\\ufeff (U+FEFF) is a character that cannot be seen: visible text expected"),
    ("\ue000", "bad-character", 0, 1,
     "\\ue000 (U+E000) has no meaning here: tiles, melds, words or keys expected"),
    ("#", "bad-character", 0, 1,
     "# (U+0023) has no meaning here: tiles, melds, words or keys expected"),
    ("|", "bad-character", 0, 1,
     "after | a line of GB-Mahjong is expected to go on: round, seat and four flags"),
    ("robkong self", "contradiction", 8, 12,
     "robkong and self exclude each other: a hand is won in one way"),
    ("妙手回春 discard", "contradiction", 5, 12,
     "妙手回春 and discard exclude each other: a hand is won in one way"),
    ("海底捞月 自摸", "contradiction", 5, 7,
     "海底捞月 and 自摸 exclude each other: a hand is won in one way"),
    ("抢杠 点炮", "contradiction", 3, 5,
     "抢杠 and 点炮 exclude each other: a hand is won in one way"),
    ("杠开", "contradiction", 0, 2, "kongdraw needs a kong, but no kong is among the melds"),
    ("flowerdraw", "contradiction", 0, 10, "flowerdraw needs a flower, but no flower is held"),
    ("last robkong", "contradiction", 0, 4,
     "last and robkong exclude each other: no kong is made after the last tile"),
    ("gold=3s", "contradiction", -3, -1,
     "3s is the winning tile (discard) and gold: a gold is never discarded or robbed"),
    ("robkong gold=3s", "contradiction", -3, -1,
     "3s is the winning tile (robkong) and gold: a gold is never discarded or robbed"),
    ("flip=2s", "contradiction", -3, -1,
     "3s is the winning tile (discard) and gold: a gold is never discarded or robbed"),
    ("seen=3x", "bad-value", 5, 7, "seen=3x: tiles expected, one or more, such as 3s3s7m"),
    ("seen=", "bad-value", 0, 5, "seen=: tiles expected, one or more, such as 3s3s7m"),
    ("seen=1f", "bad-value", 5, 7,
     "seen=1f is a flower: a suit tile, wind or dragon expected"),
    ("seen=55m,777s", "contradiction", 9, 13,
     "seen=55m is followed by 777s: the tiles of seen= are written together"),
    ("gold=C", "contradiction", 0, 6,
     "gold is C, the red dragon, which is never gold in this rule set"),
    ("黄金=红中", "contradiction", 0, 5,
     "gold is C, the red dragon, which is never gold in this rule set"),
    ("rules=mcr gold=6m", "contradiction", 10, 17,
     "gold= names a gold, but the rule set is played without one"),
    ("rules=mcr flip=6m", "contradiction", 10, 17,
     "flip= names a gold, but the rule set is played without one"),
    ("flip=5m gold=7m", "contradiction", 8, 15, "gold=7m, but flip=5m makes 6m gold"),
    ("gold=6m gold=7m", "contradiction", 13, 15,
     "gold=6m and gold=7m differ: one value expected"),
    ("seat=E 门风=南", "contradiction", 10, 11, "seat=E and 门风=南 differ: one value expected"),
    ("gold=6m,7m", "contradiction", 8, 10, "gold=6m is followed by 7m: one value expected"),
    ("flip=6m; E", "contradiction", 9, 10, "flip=6m is followed by E: one value expected"),
    ("seat=E,S", "contradiction", 7, 8, "seat=E is followed by S: one value expected"),
    ("min=0 min=1", "contradiction", 10, 11, "min=0 and min=1 differ: one value expected"),
    ("rules=mcr rules=golden", "contradiction", 16, 22,
     "rules=mcr and rules=golden differ: one value expected"),
    ("+4s", "contradiction", 1, 3, "3s and 4s are both named as the winning tile: one expected"),
    ("win=4s", "contradiction", 4, 6,
     "3s and 4s are both named as the winning tile: one expected"),
    ("1f1f", "contradiction", 2, 4, "the flower 1f is named twice, but there is one of each"),
    ("春 1f", "contradiction", 2, 4, "the flower 1f is named twice, but there is one of each"),
    ("12341f", "contradiction", 4, 5, "the flower 1f is named twice, but there is one of each"),
    ("flowers=9", "too-many-flowers", 0, 9, "9 flowers: 0 to 8 expected"),
    ("flowers=2 1f5f8f", "contradiction", 0, 9, "flowers=2, but 3 named"),
]  # fmt: skip
"""Mistakes after a good hand; places are counted from the first character after it."""


def only(text: str) -> Problem:
    found = problems(text)
    assert found.text == text
    (problem,) = found.problems
    assert problem.hint()
    assert problem.hint("zh")
    return problem


@pytest.mark.parametrize(("text", "code", "start", "end", "message"), WHOLE)
def test_a_line_with_one_mistake(text: str, code: str, start: int, end: int, message: str) -> None:
    problem = only(text)
    assert (problem.code, problem.start, problem.end) == (code, start, end)
    assert problem.message() == message


@pytest.mark.parametrize(("text", "code", "start", "end", "message"), AFTER)
def test_a_mistake_after_a_good_hand(
    text: str, code: str, start: int, end: int, message: str
) -> None:
    problem = only(f"{HAND} {text}")
    after = len(HAND) + 1
    assert (problem.code, problem.start, problem.end) == (code, after + start, after + end)
    assert problem.message() == message


@pytest.mark.parametrize(("value", "hint"), [
    ("x", "write a tile as 6m, E or C"),
    ("6", "write a tile as 6m, E or C"),
    ("e", "winds and dragons are capital letters: E"),
])  # fmt: skip
def test_one_letter_for_a_tile_may_be_an_honour_in_small(value: str, hint: str) -> None:
    assert only(f"{HAND} gold={value}").hint() == hint
