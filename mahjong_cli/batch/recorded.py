"""What comes back with the answer to a recorded game: its name, who won, whether all agrees."""

from __future__ import annotations

import json
from collections import Counter

from mahjong_cli import games
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.replay import Played
from mahjong_cli.games.game import Score
from mahjong_cli.problems.problem import UnknownName

GAMES = "games"
"""The kind of file that holds records of whole games."""

COLUMNS = ("game", "winner", "recorded", "agrees")
"""What comes back of a game, as the columns of CSV."""


def asked_of(asked: Asked, name: str) -> Asked:
    """A game that is asked about, with what comes back of it; ``name`` is what it is called."""
    return _with(asked, name, None)


def compared(asked: Asked, score: Score) -> Asked:
    """What was asked, with whether the score is what the table recorded."""
    played = asked.played
    if played is None or played.total is None:
        return asked
    return _with(asked, played.name, agrees(played, score))


def agrees(played: Played, score: Score) -> bool:
    """Whether the total of a score, and its fans where they are named, are as recorded.

    Of readings that pay the same any may have been recorded.
    """
    if score.total != played.total:
        return False
    if played.fans is None:
        return True
    wanted = _by_id(played.fans)
    if wanted is None:
        return False
    return dict(score.matches()) == wanted or (score.ties > 0 and wanted in _alike(score))


def _by_id(fans: tuple[tuple[str, int], ...]) -> dict[str, int] | None:
    """The recorded fans by their ids; None where one is called as none is."""
    game = games.CATALOGUE[games.RECORDED]
    found: Counter[str] = Counter()
    try:
        for name, count in fans:
            found[game.find(name).id] += count
    except UnknownName:
        return None
    return dict(found)


def _alike(score: Score) -> list[dict[str, int]]:
    """The fans of the other readings that pay the same."""
    record = games.score(score.hand, every=True).record("en", "")
    return [
        {fan["id"]: fan["count"] for fan in other["fans"]}
        for other in record["others"]
        if other["fan_points"] == record["fan_points"]
    ]


def _with(asked: Asked, name: str, agreed: bool | None) -> Asked:
    played = asked.played
    recorded = None
    if played is not None and played.total is not None:
        fans = None if played.fans is None else dict(played.fans)
        recorded = {"total": played.total, "fans": fans, "score": played.score}
    winner = None if played is None else played.winner
    values = (name, winner, recorded, agreed)
    extra = json.dumps(dict(zip(COLUMNS, values, strict=True)), ensure_ascii=False)
    cells = (
        name,
        "" if winner is None else str(winner),
        "" if played is None or played.total is None else _written(played),
        "" if agreed is None else str(agreed).lower(),
    )
    return asked._replace(extra=extra, cells=cells, agrees=agreed)


def _written(played: Played) -> str:
    """What the table recorded, as the record has it."""
    fans = "+".join(f"{name}*{count}" for name, count in played.fans or ())
    return f"{played.total} {fans or '?'}"
