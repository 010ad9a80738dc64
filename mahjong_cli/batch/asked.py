"""A hand that is asked about, alone or in a stream."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from mahjong_cli.tuples import NamedTuple

if TYPE_CHECKING:
    from mahjong_cli.batch.replay import Played
    from mahjong_cli.problems.problem import NotationError

NOTHING: Mapping[str, str] = MappingProxyType({})


class Asked(NamedTuple):
    """A hand to be scored: its line, its text, and what was said beside it.

    ``line`` is None for a hand that is not one of a stream.  ``given`` are values in text for
    what the text does not say.  ``extra`` are the other keys as JSON text, None for plain
    lines; ``cells`` the caller's own, for CSV, none where they cannot be told apart.
    ``error`` says why there is no hand.  ``played`` is the game that it was won in, or that
    nobody won, where the record of the whole game is asked about; ``agrees`` whether the score
    is as recorded there, once it is known.
    """

    line: int | None
    text: str
    given: Mapping[str, str] = NOTHING
    extra: str | None = None
    cells: Sequence[str] = ()
    error: NotationError | None = None
    played: Played | None = None
    agrees: bool | None = None
