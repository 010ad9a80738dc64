"""From the text of a hand to what is said about it, on standard output and standard error."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from mahjong_cli.cli import options
from mahjong_cli.cli.status import Status

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score
    from mahjong_cli.problems.problem import MahjongError
    from mahjong_cli.render.look import Look


class Answer(NamedTuple):
    """What a hand comes to: the status, what to print where, and the score if there is one."""

    status: Status
    out: str | bytes
    err: str
    score: Score | None


class Answers:
    """Answers hand after hand in one way."""

    def __init__(
        self,
        defaults: dict[str, str],
        out: Look,
        err: Look,
        *,
        as_json: bool,
        every: bool,
        commands: tuple[str, ...] = (),
    ) -> None:
        """Draw as ``out`` and ``err`` say; a lone word may have meant one of ``commands``."""
        self.defaults = defaults
        self.out = out
        self.err = err
        self.as_json = as_json
        self.every = every
        self.commands = commands
        self.said: set[object] = set()

    def answer(self, text: str, line: int | None = None) -> Answer:
        """The answer to one hand; ``line`` is where in a stream it stands."""
        from mahjong_cli.games import CATALOGUE, score
        from mahjong_cli.notation import parse_with
        from mahjong_cli.problems.problem import MahjongError

        try:
            hand, unused = parse_with(text, CATALOGUE, self.defaults)
            result = score(hand, every=self.every)
        except MahjongError as error:
            return self._failed(_advised(error, text, self.commands), text, line)
        status = Status.WINS if result.meets_minimum else Status.SHORT
        aside = self._left_out(hand.rules, unused) + self._aside(result)
        return Answer(status, self._shown(result, text, line), aside, result)

    def _shown(self, result: Score, text: str, line: int | None) -> str | bytes:
        from mahjong_cli.render import record, table

        if self.as_json:
            return record.dumps(record.score(result, self.out, text, line)) + b"\n"
        return table.text(result, self.out)

    def _failed(self, error: MahjongError, text: str, line: int | None) -> Answer:
        from mahjong_cli.render import caret, record

        if self.as_json:
            out = record.dumps(record.error(error, self.out, text, line)) + b"\n"
            return Answer(Status.UNREADABLE, out, "", None)
        return Answer(Status.UNREADABLE, "", caret.text(error, self.err, text, line), None)

    def _left_out(self, rules: str, unused: Iterable[str]) -> str:
        """The defaults that the rule set does not know, each said once."""
        new = [(rules, name) for name in unused if (rules, name) not in self.said]
        self.said.update(new)
        return "".join(options.left_out(*each, self.err) + "\n" for each in new)

    def _aside(self, result: Score) -> str:
        """The notes that belong on standard error, each said once."""
        from mahjong_cli.render import notes

        new = [n for n in result.notes if n.code in notes.APART and n.code not in self.said]
        self.said.update(note.code for note in new)
        return "".join(self.err.fit(notes.note_text(note, self.err)) + "\n" for note in new)


def _advised(error: MahjongError, text: str, commands: tuple[str, ...]) -> MahjongError:
    """The error, with the advice that a lone word was perhaps meant as a command."""
    from mahjong_cli.problems.problem import nearest

    word = text.strip()
    if not commands or not word.isalpha() or (near := nearest(word.lower(), commands)) is None:
        return error
    first, *others = error.problems
    meant = {**first.args, "hint": "did-you-mean", "near": f"mjscore {near}"}
    return type(error)([first._replace(args=meant), *others], error.text)
