"""From the text of a hand that is not won yet to what is told of it, for one hand and streams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mahjong_cli import games
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.sources import Sources
from mahjong_cli.games.prospects import Advice
from mahjong_cli.notation import LONGEST
from mahjong_cli.notation.before import parse_ready
from mahjong_cli.problems.in_program import unexpected
from mahjong_cli.problems.problem import MahjongError, NotationError
from mahjong_cli.render import lines
from mahjong_cli.tuples import NamedTuple


class Advised(NamedTuple):
    """What is told of a hand that was asked about, or the error that it is.

    ``unused`` are the defaults that its rule set does not know.
    """

    asked: Asked
    advice: Advice | None
    error: MahjongError | None
    unused: tuple[str, ...] = ()

    def json_line(self, lang: str) -> bytes:
        """Its JSON object, on a line of its own."""
        text, line = self.asked.text, self.asked.line
        if self.advice is not None:
            made = self.advice.record(lang, text, line)
        else:
            assert self.error is not None
            made = lines.error_record(self.error, lang, text[:LONGEST], line)
        return lines.dumps(made, self.asked.extra) + b"\n"


def advised(asked: Asked, defaults: Mapping[str, str], *, every: bool = False) -> Advised:
    """What is told of a hand; ``defaults`` stand in for what neither it nor its record says.

    ``every`` asks for the further readings of what it waits on.

    >>> advised(Asked(None, "123m456m789m11p45s"), {}).advice.ready
    True
    """
    try:
        if asked.error is not None:
            raise asked.error
        hand, unused = parse_ready(
            asked.text, games.grammar(), defaults=defaults, given=asked.given
        )
        return Advised(asked, games.advise(hand, every=every), None, unused)
    except MahjongError as error:
        return Advised(asked, None, error)
    except Exception as error:
        return Advised(asked, None, NotationError([unexpected(error)], asked.text))


def all_advised(
    sources: Sources, defaults: Mapping[str, str], *, every: bool = False
) -> Iterator[Advised]:
    """What is told of all hands of some sources, in order."""
    for chunk in sources:
        for asked in find_hands(chunk):
            yield advised(asked, defaults, every=every)
