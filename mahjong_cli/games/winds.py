"""The notes that a wind is not scored, as nobody says whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_cli.text import Coded, Note, Text
from mahjong_cli.tiles import Tile

_NO_SEAT_WIND = Coded(
    "no-seat-wind",
    Text(
        "a wind pung is held, but no seat wind is given: Seat Wind is not scored",
        "有风刻而没有写门风：不计门风刻",
        "有風刻而沒有寫門風：不計門風刻",
    ),
)
_NO_ROUND_WIND = Coded(
    "no-round-wind",
    Text(
        "a wind pung is held, but no round wind is given: Prevalent Wind is not scored",
        "有风刻而没有写圈风：不计圈风刻",
        "有風刻而沒有寫圈風：不計圈風刻",
    ),
)


def wind_notes(seat: Tile | None, round_: Tile | None) -> Iterator[Note]:
    """What is not scored of a wind pung, given the winds that are named."""
    if seat is None:
        yield _NO_SEAT_WIND.note()
    if round_ is None:
        yield _NO_ROUND_WIND.note()
