"""mjscore: what a hand of Hubei gold-tile mahjong is worth, and why.

>>> from mahjong_cli import parse, score
>>> hand = parse("[7777p,1][3333s]555m88m22s +8m flowers=2")
>>> result = score(hand)
>>> result.points, result.total
(13, 120)
>>> [(row.fan.zh, row.subtotal) for row in result.best.fans]
[('碰碰和', 6), ('双暗刻', 2), ('暗杠', 2), ('断幺', 2), ('明杠', 1)]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahjong_cli.api import format as format
    from mahjong_cli.api import parse as parse
    from mahjong_cli.api import score as score
    from mahjong_cli.fans.tally import Exclusion as Exclusion
    from mahjong_cli.fans.tally import FanRow as FanRow
    from mahjong_cli.fans.tally import Scored as Scored
    from mahjong_cli.games.game import Score as Score
    from mahjong_cli.games.pay import (
        Payment as Payment,
    )
    from mahjong_cli.games.pay import (
        Settlement as Settlement,
    )
    from mahjong_cli.games.pay import (
        Verdict as Verdict,
    )
    from mahjong_cli.hand.model import (
        Circumstances as Circumstances,
    )
    from mahjong_cli.hand.model import (
        Group as Group,
    )
    from mahjong_cli.hand.model import (
        Hand as Hand,
    )
    from mahjong_cli.hand.model import (
        Meld as Meld,
    )
    from mahjong_cli.hand.model import (
        Reading as Reading,
    )
    from mahjong_cli.hand.players import Player as Player
    from mahjong_cli.hand.players import Players as Players
    from mahjong_cli.problems.problem import (
        HandError as HandError,
    )
    from mahjong_cli.problems.problem import (
        MahjongError as MahjongError,
    )
    from mahjong_cli.problems.problem import (
        NotationError as NotationError,
    )
    from mahjong_cli.problems.problem import (
        Problem as Problem,
    )
    from mahjong_cli.problems.problem import (
        UnknownName as UnknownName,
    )

_HOMES = {
    "problems.problem": ("HandError", "MahjongError", "NotationError", "Problem", "UnknownName"),
    "api": ("format", "parse", "score"),
    "hand.model": ("Circumstances", "Group", "Hand", "Meld", "Reading"),
    "hand.players": ("Player", "Players"),
    "games.game": ("Score",),
    "games.pay": ("Payment", "Settlement", "Verdict"),
    "fans.tally": ("Exclusion", "FanRow", "Scored"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = list(_HOME)


def __getattr__(name: str) -> object:
    # Imported when first asked for: `mjscore --version` needs no fan table.
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
