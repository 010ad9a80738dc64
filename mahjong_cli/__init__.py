"""mjscore: what a hand of Hubei gold-tile mahjong is worth, and why.

>>> from mahjong_cli import FanScore, parse, score
>>> result = score(parse("[7777p,1][3333s]555m88m22s +8m flowers=2"))
>>> result.total
120
>>> assert isinstance(result, FanScore)
>>> result.points, [(row.fan.name.zh, row.subtotal) for row in result.counted]
(13, [('碰碰和', 6), ('双暗刻', 2), ('暗杠', 2), ('断幺', 2), ('明杠', 1), ('花牌', 2)])
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mahjong_cli.fans.reasons import Exclusion as Exclusion
    from mahjong_cli.fans.registry import Fan as Fan
    from mahjong_cli.fans.tally import FanRow as FanRow, Scored as Scored
    from mahjong_cli.games.fan_score import FanScore as FanScore
    from mahjong_cli.games.game import Entry as Entry, Score as Score, Step as Step
    from mahjong_cli.games.hongzhong.players import Player as Player, Players as Players
    from mahjong_cli.games.hongzhong.settlement import Settlement as Settlement
    from mahjong_cli.games.pay import Payment as Payment
    from mahjong_cli.games.prospects import (
        Advice as Advice,
        Discard as Discard,
        Useful as Useful,
        Wait as Wait,
    )
    from mahjong_cli.games.rule_set import Rules as Rules
    from mahjong_cli.games.worth import Way as Way, Worth as Worth
    from mahjong_cli.hand.hand import Circumstances as Circumstances, Hand as Hand, Meld as Meld
    from mahjong_cli.hand.reading import Group as Group, Reading as Reading
    from mahjong_cli.hand.ready import Ready as Ready
    from mahjong_cli.ledger.booking import Booking as Booking
    from mahjong_cli.ledger.evening import Ledger as Ledger
    from mahjong_cli.problems.problem import (
        HandError as HandError,
        MahjongError as MahjongError,
        NotationError as NotationError,
        Problem as Problem,
        UnknownName as UnknownName,
    )
    from mahjong_cli.text import Note as Note, Text as Text

# A package is set as an attribute of the one above it when it is first imported: these now, so
# that they do not take the place of the functions of their names later.
for _package in ("fans", "ledger"):
    import_module(f"{__name__}.{_package}")

__version__ = "0.1.0"

_HOMES = {
    "fans.registry": ("Fan",),
    "fans.reasons": ("Exclusion",),
    "fans.tally": ("FanRow", "Scored"),
    "games.prospects": ("Advice", "Discard", "Useful", "Wait"),
    "games.fan_score": ("FanScore",),
    "games.game": ("Entry", "Score", "Step"),
    "games.rule_set": ("Rules",),
    "games.hongzhong.players": ("Player", "Players"),
    "games.hongzhong.settlement": ("Settlement",),
    "games.pay": ("Payment",),
    "games.worth": ("Way", "Worth"),
    "hand.hand": ("Circumstances", "Hand", "Meld"),
    "hand.reading": ("Group", "Reading"),
    "hand.ready": ("Ready",),
    "ledger.booking": ("Booking",),
    "ledger.evening": ("Ledger",),
    "problems.problem": ("HandError", "MahjongError", "NotationError", "Problem", "UnknownName"),
    "text": ("Note", "Text"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [*_HOME, "__version__", "fans", "format", "ledger", "parse", "parse_ready", "rule_sets"]
__all__ += ["score", "tile", "tile_name", "waits"]


def parse(text: str, **defaults: str | int) -> Hand:
    """Read a hand; ``defaults`` give what the text does not say (``rules="mcr"``, ``min=0``).

    Raises ``NotationError`` when the text cannot be read, ``HandError`` when no such hand
    can be; both name every problem with its place; ``UnknownName`` when there is no default
    of such a name.

    >>> parse("123m456m789m11p45s +3s").winning
    20
    >>> parse("123m456m789m11p45s")
    Traceback (most recent call last):
    mahjong_cli.problems.problem.NotationError: ...
    """
    from mahjong_cli import games

    return games.read(_text(text), _said(defaults)).hand


def parse_ready(text: str, **defaults: str | int) -> Ready:
    """Read a hand that is not won yet: 13 tiles, or 14 of which one is to be discarded.

    It is written as ``parse`` reads a hand, without a winning tile; errors are the same.

    >>> str(parse_ready("123m456m789m11p45s gold=9s"))
    '123456789m11p45s gold=9s'
    >>> parse_ready("123m456m789m11p")
    Traceback (most recent call last):
    mahjong_cli.problems.problem.HandError: 11 tiles read, 13 or 14 expected ...
    """
    from mahjong_cli import games
    from mahjong_cli.notation.before import parse_ready

    return parse_ready(_text(text), games.grammar(), defaults=_said(defaults)).hand


def _text(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"the text of a hand is a str, not {type(text).__name__}")
    return text


def _said(defaults: Mapping[str, str | int]) -> dict[str, str]:
    for name, value in defaults.items():
        if not isinstance(value, (str, int)):
            raise TypeError(f"the default {name} is a str or an int, not {type(value).__name__}")
    # No number that a hand may name is that large, and Python refuses to write very large ones.
    most = 10**10
    return {k: str(min(v, most) if isinstance(v, int) else v) for k, v in defaults.items()}


def format(hand: Hand | Ready) -> str:
    """The hand in canonical notation, the same as ``str(hand)``.

    >>> format(parse("123m456m789m11p45s+3s自摸"))
    '123456789m11p45s +3s self'
    """
    from mahjong_cli.hand.hand import Hand
    from mahjong_cli.hand.ready import Ready

    if not isinstance(hand, (Hand, Ready)):
        raise TypeError(f"a Hand is written in notation, not a {type(hand).__name__}")
    return str(hand)


def score(hand: Hand, *, every: bool = False) -> Score:
    """What the hand is worth under its rule set; with ``every`` also all further readings.

    Raises ``HandError`` when no such hand can be, ``UnknownName`` when there is no such rule set.

    >>> score(parse("1122334455667m +7m", min=6)).total
    88
    """
    from mahjong_cli import games
    from mahjong_cli.hand.hand import Hand

    if not isinstance(hand, Hand):
        raise TypeError(f"what is scored is a Hand, as parse makes one, not {type(hand).__name__}")
    return games.score(hand, every=every)


def waits(hand: Ready | Hand, *, every: bool = False) -> Advice:
    """What 13 tiles wait on and what each is worth, or what to discard of 14; best first.

    A ``Hand`` is looked at as it was before it was won: without the winning tile where another
    player gave it.  Golds are wild in all of it, totals exact, as ``score`` has them; ``every`` is
    as there.  Raises ``HandError`` when no such hand can be, ``UnknownName`` where no rule set is.

    >>> advice = waits(parse_ready("123m456m789m11p45s"))
    >>> for wait in advice.waits:
    ...     print(tile_name(wait.tile), wait.unseen, [worth.total for worth in wait.known])
    6s 4 [21, 23]
    3s 4 [20, 22]
    >>> best = waits(parse_ready("123m456m789m11p45s9p")).discards[0]
    >>> tile_name(best.tile), best.away, best.unseen, best.low, best.high, best.mean
    ('9p', 0, 8, 20, 23, 21.5)
    """
    from mahjong_cli import games
    from mahjong_cli.hand.hand import Hand
    from mahjong_cli.hand.ready import Ready
    from mahjong_cli.notation.before import unwon

    if isinstance(hand, Hand):
        games.find(hand.rules).refuse(hand)
        hand = unwon(hand, games.grammar())
    if not isinstance(hand, Ready):
        raise TypeError(f"a Ready is expected, as parse_ready makes one, not {type(hand).__name__}")
    return games.advise(hand, every=every)


def ledger(
    rows: Iterable[Mapping[str, object]],
    players: str | Sequence[str],
    rules: str = "golden",
    **defaults: str | int,
) -> Ledger:
    """An evening's book: who gets how much for each row, and the balance.

    A row has the keys of a line of JSON: ``hand`` (empty: a draw), ``winner``, ``from`` (who gave
    the tile; empty: the winner drew it), ``dealer``, and whatever else a hand may be given.
    ``players`` are named in seat order; ``defaults`` are as for ``parse``.  A row that cannot be
    booked has its ``error``, and nothing of it is booked.  Raises ``MahjongError`` when the
    players cannot be, or no rule set knows a default.

    >>> book = ledger(
    ...     [
    ...         {"hand": "123m456m789m11p45s +3s", "winner": "Li", "from": "Chen"},
    ...         {"hand": "123456789m55p45s +3s", "winner": "Wang", "from": ""},
    ...         {"hand": "", "winner": ""},
    ...         {"hand": "123456789m55p45s +3s", "winner": "Wong", "from": "Li"},
    ...     ],
    ...     players="Li,Wang,Zhao,Chen",
    ...     rules="mcr",
    ... )
    >>> [row.total for row in book.rows], book.balance
    ([20, 22, None, None], {'Li': 14, 'Wang': 82, 'Zhao': -38, 'Chen': -58})
    >>> book.hands, book.draws, book.errors, str(book.rows[3].error)
    (3, 1, 1, 'no player is called Wong')
    """
    from mahjong_cli.ledger.evening import keep

    said = {name: str(value) for name, value in defaults.items()}
    return keep(rows, players, {"rules": rules, **said})


def tile(name: str) -> int:
    """The face, 0-33, that a name in any form of the notation means; ``tile_name`` goes back.

    Raises ``UnknownName`` when it is not one tile.

    >>> tile("6m"), tile("红中"), tile("🀀"), tile_name(tile("五饼"))
    (5, 31, 27, '5p')
    """
    from mahjong_cli.notation.tokens import tiles_in
    from mahjong_cli.problems.suggest import find
    from mahjong_cli.text import Text
    from mahjong_cli.tiles import FACES, LETTERS, NAMES

    if not isinstance(name, str):
        raise TypeError(f"the name of a tile is a str, not {type(name).__name__}")
    found = tiles_in(name.strip(), LETTERS)
    if len(found) == 1 and found[0] in FACES:
        return found[0]
    return find(Text("tile", "牌", "牌"), name, {name: n for n, name in enumerate(NAMES)})


def tile_name(tile: int, lang: str = "en") -> str:
    """What a face, 0-33, is called in letters, or in Chinese (``zh``, ``zh-Hant``).

    Raises ``ValueError`` when there is no such face.

    >>> tile_name(27), tile_name(27, "zh")
    ('E', '东')
    """
    from mahjong_cli.text import tile_name
    from mahjong_cli.tiles import FACES

    if tile not in FACES:
        raise ValueError(f"{tile!r} is not a face: 0-33 expected")
    return tile_name(tile).name(lang)


def fans(rules: str = "golden") -> tuple[Entry, ...]:
    """What hands of a rule set may score for, in printed order: fans, or patterns.

    Raises ``UnknownName`` when there is no such rule set.

    >>> [(fan.id, fan.points) for fan in fans("mcr")][:2]
    [('big_four_winds', 88), ('big_three_dragons', 88)]
    """
    from mahjong_cli import games

    if not isinstance(rules, str):
        raise TypeError(f"the name of a rule set is a str, not {type(rules).__name__}")
    return games.find(rules).entries


def rule_sets() -> tuple[Rules, ...]:
    """The rule sets, the default first.

    >>> [rules.name for rules in rule_sets()]
    ['golden', 'mcr', 'hongzhong']
    """
    from mahjong_cli import games

    return tuple(game.rules for game in games.CATALOGUE.values())


def __getattr__(name: str) -> object:
    # Imported when first asked for: `mjscore --version` needs no fan table.
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
