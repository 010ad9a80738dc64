"""紅中賴子杠: 96 tiles, laizi and 红中 that are konged, and a settlement among the players."""

from __future__ import annotations

from mahjong_cli.games.hongzhong.judge import settle
from mahjong_cli.games.hongzhong.patterns import PATTERNS
from mahjong_cli.games.hongzhong.rules import RULES
from mahjong_cli.games.pay import SettledGame

GAME = SettledGame(RULES, PATTERNS, settle)
