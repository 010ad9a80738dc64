"""The keys and columns of a record that are read, by each of their names."""

from __future__ import annotations

from mahjong_cli import games
from mahjong_cli.batch.cells import plain
from mahjong_cli.notation.words import DEFAULTS, KEYS

HAND = "hand"
"""The key of the hand itself."""

FIELDS = tuple(key for key in DEFAULTS if key not in ("z", "notation"))
"""The keys that say what a hand does not say itself; besides ``house``."""

OWN = frozenset((HAND, "house", *FIELDS))
"""All keys that are read."""

HANDS = (HAND, "手牌", "牌")
"""What the hand is called."""

HOUSE = ("house", "规则选项", "規則選項", "选项", "選項")
"""What the house options are called."""

_NAMES = dict.fromkeys(HANDS, HAND) | dict.fromkeys(HOUSE, HOUSE[0])
_NAMES |= {plain(s): key.name for key in KEYS if key.name in FIELDS for s in key.spellings}


def meaning(name: str) -> str:
    """The key that a name stands for, in whatever case; another name stands for itself.

    >>> meaning("Gold"), meaning("手牌"), meaning("門風"), meaning("Id")
    ('gold', 'hand', 'seat', 'id')
    """
    name = plain(name)
    return _NAMES.get(name, name)


def option(name: str) -> str:
    """The house option or key of a hand that a name stands for; another stands for itself.

    >>> option("Min"), option("起和分"), option("Id")
    ('min', 'min', 'id')
    """
    key = games.grammar().keys.get(plain(name))
    return key.name if key else plain(name)
