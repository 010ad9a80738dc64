"""紅中賴子杠: 96 tiles, laizi and 红中 that are konged, and a settlement among the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mahjong_cli.games.game import Entry, Game
from mahjong_cli.games.hongzhong.rules import RULES
from mahjong_cli.games.rule_set import Chapter, Ruling
from mahjong_cli.hand.hand import Hand
from mahjong_cli.text import Text

if TYPE_CHECKING:
    from mahjong_cli.games.hongzhong.outlook import LaiziOutlook
    from mahjong_cli.games.hongzhong.patterns import Pattern
    from mahjong_cli.games.hongzhong.settlement import Settlement
    from mahjong_cli.games.sheet import Ruled, Section

# What settles and shows is imported when it is first asked for: reading a hand needs none of it.


class LaiziGame(Game):
    """The game: its patterns, and how a hand is settled."""

    rules = RULES
    kind = Text("pattern", "胡型", "胡型")
    columns = ("patterns", "payments")

    def score(self, hand: Hand, *, every: bool = False) -> Settlement:
        """What the hand is paid; ``every`` also gives all further readings, best first.

        Raises ``HandError`` when no such hand can be.
        """
        from mahjong_cli.games.hongzhong.judge import judge

        self.refuse(hand)
        return judge(hand, every=every)

    @cached_property
    def outlook(self) -> LaiziOutlook:
        """What it knows of hands that are not won yet."""
        from mahjong_cli.games.hongzhong.outlook import LaiziOutlook

        return LaiziOutlook(self)

    @property
    def entries(self) -> tuple[Pattern, ...]:
        """The patterns, in printed order."""
        from mahjong_cli.games.hongzhong.patterns import PATTERNS

        return PATTERNS

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What it does where its rule text leaves a choice."""
        from mahjong_cli.games.hongzhong.rulings import RULINGS

        return RULINGS

    @property
    def book(self) -> tuple[Chapter, ...]:
        """How it is played."""
        from mahjong_cli.games.hongzhong.book import BOOK

        return BOOK

    def listing(self) -> Ruled:
        """The table of all patterns."""
        from mahjong_cli.games.hongzhong.sheet import listing

        return listing(self.entries)

    def page(self, entry: Entry) -> Iterator[Section]:
        """All about one pattern."""
        from mahjong_cli.games.hongzhong.patterns import Pattern
        from mahjong_cli.games.hongzhong.sheet import page

        assert isinstance(entry, Pattern)
        yield page(entry)

    @property
    def entry_keys(self) -> dict[str, Any]:
        """The JSON Schema of what is owed for a pattern."""
        from mahjong_cli.games.hongzhong.record import PATTERN_KEYS

        return PATTERN_KEYS

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the keys about patterns and payments."""
        from mahjong_cli.games.hongzhong.record import SCHEMA

        return SCHEMA


GAME = LaiziGame()
