"""From the text of a hand to what becomes of it: the one path, for one hand and for streams."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli import games, notation
from mahjong_cli.batch.asked import Asked
from mahjong_cli.games.game import Score
from mahjong_cli.problems.problem import MahjongError, NotationError
from mahjong_cli.render.escape import is_plain, shapeless
from mahjong_cli.tuples import NamedTuple


class Outcome(NamedTuple):
    """What became of a hand that was asked about: its score, or the error that it is.

    Of a game that nobody won it is neither.
    ``unused`` are the defaults that its rule set does not know.
    """

    asked: Asked
    score: Score | None
    error: MahjongError | None
    unused: tuple[str, ...] = ()

    @property
    def failure(self) -> MahjongError:
        """The error of a hand that has no score."""
        assert self.error is not None
        return self.error


def outcome(asked: Asked, defaults: Mapping[str, str], *, every: bool = False) -> Outcome:
    """What becomes of a hand; ``defaults`` stand in for what neither it nor its record says.

    ``every`` asks for the runner-up readings too.

    >>> outcome(Asked(None, "123m456m789m11p45s +3s"), {"gold": "5p"}).score.total
    20
    >>> outcome(Asked(None, "123m 0z"), {}).failure.problems[0].message()
    '0z is not a tile: 1z-7z expected'
    """
    try:
        if asked.error is not None:
            raise asked.error
        if asked.played is not None and asked.played.hand is None:
            return Outcome(asked, None, None)
        hand, unused = games.read(asked.text, defaults, asked.given)
        if asked.played is not None:
            hand = hand.replace(assumed=())  # a record says all
        score = games.score(hand, every=every)
        return Outcome(_compared(asked, score), score, None, unused)
    except MahjongError as error:
        return Outcome(asked, None, error)
    except Exception as error:
        return failed(asked, error)


def _compared(asked: Asked, score: Score) -> Asked:
    """What was asked, with whether the score is as recorded, where a game was asked about."""
    if asked.played is None:
        return asked
    from mahjong_cli.batch.recorded import compared

    return compared(asked, score)


def failed(asked: Asked, error: Exception) -> Outcome:
    """What becomes of a hand over which the program itself fails: a record that says so."""
    from mahjong_cli.problems.in_program import unexpected

    return Outcome(asked, None, NotationError([unexpected(error)], asked.text))


def json_line(outcome: Outcome, lang: str, file: str | None = None) -> bytes:
    """The JSON object of a hand, on a line of its own; ``file`` is where it stands."""
    from mahjong_cli.render import lines

    asked = outcome.asked
    if outcome.score is not None:
        score, text = outcome.score, asked.text
        return lines.score_line(score, lang, text, asked.line, file, asked.extra) + b"\n"
    if outcome.error is None:
        made = lines.drawn_record(asked.text, asked.line, file)
    else:
        made = lines.error_record(outcome.failure, lang, echo(asked.text), asked.line, file)
    return lines.dumps(made, asked.extra) + b"\n"


def echo(text: str) -> str:
    """As much of the text of a hand that could not be read as its answer repeats."""
    kept = text[: notation.LONGEST]
    if is_plain(kept) or max(shapeless(kept), default="") < _LONG_ESCAPES:
        return kept
    return kept[:_LEAST_ECHOED]


_LONG_ESCAPES = "\U00010000"
"""Where the characters begin of which each takes twelve as it is written when it is unseen."""

_LEAST_ECHOED = 1300
"""How many of such characters are repeated at least."""
