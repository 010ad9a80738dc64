"""What is said once on standard error besides the results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahjong_cli.render.look import Look
    from mahjong_cli.text import Note


class Remarks:
    """Defaults that do not apply, and notes that are not part of a result, each said once."""

    def __init__(self, look: Look) -> None:
        """Say them so; nothing is said yet."""
        self.look = look
        self.said: set[object] = set()

    def new(self, unused: Iterable[tuple[str, str]], notes: Iterable[Note]) -> list[str]:
        """The sentences not said before; ``unused`` are defaults that a rule set does not know.

        Each of these is a pair: the rule set, and the key of the default.
        """
        fresh = [each for each in dict.fromkeys(unused) if each not in self.said]
        aside = [note for note in dict.fromkeys(notes) if note not in self.said]
        self.said.update(fresh, aside)
        said = [note.say(self.look.lang) for note in aside]
        return [self.look.fit(line) for line in [*(self._left_out(*one) for one in fresh), *said]]

    def _left_out(self, rules: str, name: str) -> str:
        from mahjong_cli import games
        from mahjong_cli.render import labels

        option = f"--house {name}" if games.grammar().keys[name].house else f"--{name}"
        shown = games.find(rules).rules.shown
        return labels.NOT_APPLIED.say(self.look.lang, rules=shown, name=option)
