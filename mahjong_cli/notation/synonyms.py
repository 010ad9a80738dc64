"""What others call the tiles, words and keys of a hand: none of it is read, but hints know it."""

from __future__ import annotations

TILES = {
    "east": "E", "south": "S", "west": "W", "north": "N", "red": "C", "green": "F", "white": "P",
    "zhong": "C", "chun": "C", "fa": "F", "facai": "F", "hatsu": "F", "bai": "P", "baiban": "P",
    "haku": "P", "东风": "E", "东風": "E", "南风": "S", "西风": "W", "北风": "N",
    "東風": "E", "南風": "S", "西風": "W", "北風": "N",
}  # fmt: skip
"""Tiles, and the letter of each."""

WORDS = {
    "selfdraw": "self", "self-draw": "self", "selfdrawn": "self", "self-drawn": "self",
    "drawn": "self", "discarded": "discard", "dianpao": "discard", "fangchong": "discard",
    "放铳": "discard", "放銃": "discard", "点铳": "discard", "點銃": "discard",
    "robbed": "robkong", "qianggang": "robkong", "chankan": "robkong",
    "rinshan": "kongdraw", "gangkai": "kongdraw", "haidi": "last",
}  # fmt: skip
"""Words, and ours for each."""

KEYS = {
    "wild": "gold", "joker": "gold", "jokers": "gold", "laizi": "gold", "huangjin": "gold",
    "癞子": "gold", "癩子": "gold", "百搭": "gold", "混子": "gold", "财神": "gold", "財神": "gold",
    "indicator": "flip", "flipped": "flip", "翻牌": "flip",
    "chi": "chow", "chii": "chow", "pon": "pung", "peng": "pung", "pong": "pung",
    "minkan": "kong", "minggang": "kong", "ankan": "ckong", "angang": "ckong",
    "prevailing": "round", "prevalent": "round", "quanfeng": "round", "menfeng": "seat",
    "flower": "flowers", "hua": "flowers", "winning": "win", "wins": "win", "rule": "rules",
    "ruleset": "rules",
}  # fmt: skip
"""Keys, and ours for each."""
