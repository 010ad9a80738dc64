"""What cannot be of a gold that stands for another tile in a meld."""

from __future__ import annotations

from mahjong_cli.problems.problem import contradiction
from mahjong_cli.text import Text

GOLD_CLAIMED = contradiction(
    "gold-claimed",
    Text(
        "in the exposed meld {meld} the tile that was claimed is a gold, but none is discarded",
        "副露 {meld} 中吃碰杠来的那张是黄金，而黄金不能打出",
        "副露 {meld} 中吃碰杠來的那張是黃金，而黃金不能打出",
    ),
    Text(
        "check gold=, or which tile was claimed: in a chow the number behind the comma",
        "检查 黄金=，或吃碰杠来的是哪张：吃里逗号后的数字",
        "檢查 黃金=，或吃碰杠來的是哪張：吃裡逗號後的數字",
    ),
)

GOLD_UNNAMED = contradiction(
    "gold-unnamed",
    Text(
        "* in {meld} marks a gold, but no gold is named: gold= or flip= expected",
        "{meld} 中用 * 标了黄金，但没有写黄金：应有 黄金= 或 翻=",
        "{meld} 中用 * 標了黃金，但沒有寫黃金：應有 黃金= 或 翻=",
    ),
    Text("name it as gold=6m or flip=5m", "写作 黄金=6m 或 翻=5m", "寫作 黃金=6m 或 翻=5m"),
)

GOLD_UNMARKED = contradiction(
    "gold-unmarked",
    Text(
        "* in {meld} marks a gold that stands for {gold}, which is the gold itself",
        "{meld} 中用 * 标的牌就是黄金 {gold} 本身",
        "{meld} 中用 * 標的牌就是黃金 {gold} 本身",
    ),
    Text(
        "leave the * out: it marks a gold that stands for another tile",
        "去掉 *：它只标当别的牌用的黄金",
        "去掉 *：它只標當別的牌用的黃金",
    ),
)
