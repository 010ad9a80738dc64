"""``python -m mahjong_cli`` is ``mjscore``."""

from mahjong_cli.cli import main

main()
