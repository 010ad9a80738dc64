"""Names that more than one game shows."""

from __future__ import annotations

from mahjong_cli.text import Text

SCORE = Text("Score", "算分", "算分")
GOLD = Text("gold", "黄金", "黃金")
TOTAL = Text("Total", "合计", "合計")
READING = Text("Reading", "牌型", "牌型")
OTHER_READINGS = Text("Other readings", "其他拆法", "其他拆法")
RULE = Text("Rule", "定义", "定義")
MELDED_KONG = Text("melded kong", "明杠", "明杠")
CONCEALED_KONG = Text("concealed kong", "暗杠", "暗杠")
