"""What a hand of 紅中賴子杠 is paid, and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mahjong_cli.games.game import Score
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.games.pay import Payment

if TYPE_CHECKING:
    from mahjong_cli.games.record import Parts
    from mahjong_cli.games.sheet import Cell, Section
    from mahjong_cli.text import Text


class Settlement(Score):
    """What a hand is paid and by whom; there are no fans in it.

    ``verdict`` is the reading that was scored, None when the tiles are not complete;
    ``runners_up`` are all further ones, best first, where they were asked for.
    """

    verdict: Verdict | None
    runners_up: tuple[Verdict, ...] = ()

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What each loser pays; also where he owes too little, and nothing is won."""
        return self.verdict.payments if self.verdict else ()

    def sections(self) -> Iterator[Section]:
        """The patterns, the payments, the total, and further readings."""
        from mahjong_cli.games.hongzhong.sheet import sections

        return sections(self.hand, self.verdict, self.runners_up, self.minimum)

    def own_record(self, lang: str, parts: Parts) -> dict[str, Any]:
        """The keys about patterns and payments."""
        from mahjong_cli.games.hongzhong.record import own_record

        return own_record(self.verdict, self.runners_up, lang, parts)

    def own_cells(self) -> dict[str, object]:
        """The columns about patterns and payments."""
        from mahjong_cli.games.hongzhong.sheet import own_cells

        return own_cells(self.verdict)

    def brief(self) -> tuple[Cell, ...]:
        """The patterns, and what each player pays."""
        from mahjong_cli.games.hongzhong.sheet import brief

        return brief(self.verdict)

    def matches(self) -> tuple[tuple[str, int], ...]:
        """The id of each pattern that is won with, once."""
        held = self.verdict.patterns if self.verdict and self.win else ()
        return tuple((pattern.id, 1) for pattern in held)

    def debts(self) -> tuple[Payment, ...]:
        """What each loser owes of a win."""
        return self.payments if self.win else ()

    def own_worth(self) -> tuple[tuple[str, object], ...]:
        """The patterns by their ids, and why the hand does not win."""
        patterns = self.verdict.patterns if self.verdict else ()
        why = self.why[0] if self.why else None
        return ("patterns", tuple(pattern.id for pattern in patterns)), ("why", why)

    def beside(self) -> tuple[tuple[Text, Cell], ...]:
        """Who did what, and what each player has konged and opened."""
        from mahjong_cli.games.hongzhong.sheet import beside

        return beside(self.hand)
