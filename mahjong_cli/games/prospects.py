"""What a hand that is not won yet waits on, or what to discard; best first.

What is worth most stands first: each copy that the player has not seen counts what it scores,
on the average of the ways in which it can be won; what the rules forbid, or is below the
minimum, counts nothing: among what counts alike, it tells what would score more without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TYPE_CHECKING, Any

from mahjong_cli.counts import count_of, counts
from mahjong_cli.games.outlook import Outlook, loose
from mahjong_cli.games.record import Record, place
from mahjong_cli.games.worth import Way, Worth, Worths
from mahjong_cli.hand.ready import SIZES, Ready
from mahjong_cli.text import Coded, Note, Text
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple
from mahjong_cli.value import Value

if TYPE_CHECKING:
    from mahjong_cli.games.game import Score

NONE_LEFT = Coded(
    "none-left",
    Text(
        "no copy is left of any tile that the hand waits on",
        "所听的牌一张不剩",
        "所聽的牌一張不剩",
    ),
)
NO_WIN = Coded(
    "no-win",
    Text(
        "0 away is complete but for one tile, with which the rules forbid the win; "
        "mjscore waits says why of the 13 tiles that are left",
        "差 0 的只差最后一张，但规则不许和；打出后的 13 张用 mjscore waits 看缘由",
        "差 0 的只差最後一張，但規則不許和；打出後的 13 張用 mjscore waits 看緣由",
    ),
)


class Wait(NamedTuple):
    """A face that completes the hand.

    ``unseen`` is how many copies the player has not seen, ``worths`` what it is worth in each
    way to win it: None where it cannot be won so, nothing at all where no copy is left.
    """

    tile: Tile
    unseen: int
    worths: Worths

    @property
    def known(self) -> tuple[Worth, ...]:
        """What it is worth in the ways that there are."""
        return tuple(worth for worth in self.worths if worth is not None)

    @property
    def wins(self) -> bool:
        """Whether it wins in some way."""
        return any(worth.total is not None for worth in self.known)

    @property
    def counts(self) -> float:
        """What each copy counts, on the average of the ways."""
        return self._mean([worth.total or 0 for worth in self.known if worth.meets_minimum])

    @property
    def scores(self) -> float:
        """What each copy would count if there were no minimum."""
        return self._mean([worth.total or 0 for worth in self.known])

    def _mean(self, totals: Sequence[int]) -> float:
        return sum(totals) / (len(self.known) or 1)


def _ready(waits: Sequence[Wait]) -> bool:
    """Whether some tile wins of which a copy is left; where none is, whether any is waited on."""
    left = [wait for wait in waits if wait.unseen]
    return any(wait.wins for wait in left) if left else bool(waits)


class Useful(NamedTuple):
    """A tile that brings the hand nearer, and how many copies of it the player has not seen."""

    tile: Tile
    unseen: int


class Discard(NamedTuple):
    """A tile that may be discarded, and the hand that it leaves.

    ``away`` is how many useful tiles that hand lacks to be ready; ``useful`` are those of which
    a copy is left, and where it is ready, what it waits on is in ``waits``.  A tile with which
    the rules forbid the win is of no use.
    """

    tile: Tile
    away: int
    useful: tuple[Useful, ...]
    waits: tuple[Wait, ...]

    @property
    def unseen(self) -> int:
        """How many copies of the useful tiles the player has not seen."""
        return sum(each.unseen for each in self.useful)

    @property
    def totals(self) -> tuple[tuple[int, int], ...]:
        """Every total that a copy may score, and how many copies do, each way by itself."""
        return tuple(
            (worth.total, wait.unseen)
            for wait in self.waits
            for worth in wait.known
            if worth.total is not None
        )

    @property
    def low(self) -> int | None:
        """The lowest total over its waits."""
        return min((total for total, _ in self.totals), default=None)

    @property
    def high(self) -> int | None:
        """The highest total over its waits."""
        return max((total for total, _ in self.totals), default=None)

    @property
    def mean(self) -> float | None:
        """The mean total over its waits: every unseen copy, in every way to win it, counts once."""
        copies = sum(count for _, count in self.totals)
        if not copies:
            return None
        return round(sum(total * count for total, count in self.totals) / copies, 2)

    @property
    def counts(self) -> float:
        """What all the copies count together."""
        return fsum(wait.unseen * wait.counts for wait in self.waits)

    @property
    def scores(self) -> float:
        """What they would count if there were no minimum."""
        return fsum(wait.unseen * wait.scores for wait in self.waits)

    @property
    def ready(self) -> bool:
        """Whether some tile wins the hand that it leaves."""
        return _ready(self.waits)


class RunnersUp(NamedTuple):
    """A tile that is won in one way, and what it scores with all further readings."""

    tile: Tile
    way: Way
    score: Score


class Advice(Value):
    """What a hand waits on (13 tiles), or what to discard (14 tiles).

    ``ways`` are the ways to win a tile, as ``Wait.worths`` has them.  ``complete`` says that 14
    tiles win as they are; nothing more is said of them then.  ``away`` is how many useful tiles
    are lacking until the hand is ready, 0 where it is; ``useful`` are those of 13 tiles.
    ``runners_up`` are further readings of what these wait on, where they were asked for.
    """

    hand: Ready
    ways: tuple[Way, ...]
    complete: bool = False
    away: int = 0
    waits: tuple[Wait, ...] = ()
    useful: tuple[Useful, ...] = ()
    discards: tuple[Discard, ...] = ()
    notes: tuple[Note, ...] = ()
    runners_up: tuple[RunnersUp, ...] = ()

    @property
    def ready(self) -> bool:
        """Whether some tile wins, at once or after a discard, or the hand is complete."""
        waiting = _ready(self.waits)
        return self.complete or waiting or any(each.ready for each in self.discards)

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """The advice as the JSON output has it."""
        return self.record(lang, str(self.hand))

    def record(
        self, lang: str, text: str, line: int | None = None, file: str | None = None
    ) -> Record:
        """The object for a hand that was read; ``text`` is what was typed, on which line."""
        from mahjong_cli.games.advice_record import record

        return record(self, lang) | place(text, line, file)


def advise(outlook: Outlook, ready: Ready) -> Advice:
    """What the hand waits on, or what to discard.

    Raises ``HandError`` when no such hand can be.
    """
    outlook.refuse(ready)
    ways, notes = outlook.ways(ready), tuple(outlook.notes(ready))
    if ready.size == SIZES[0]:
        left = _left(outlook, ready)
        dead = left.waits and not any(wait.unseen for wait in left.waits)
        return Advice(
            hand=ready, ways=ways, away=left.away, waits=left.waits, useful=left.useful,
            notes=(*notes, NONE_LEFT.note()) if dead else notes,
        )  # fmt: skip
    if outlook.is_complete(ready):
        return Advice(hand=ready, ways=ways, complete=True, notes=notes)
    discards = _discards(outlook, ready)
    away = min((each.away for each in discards), default=0)
    if discards and not away and not any(each.ready for each in discards):
        notes = (*notes, NO_WIN.note())
    return Advice(hand=ready, ways=ways, away=away, discards=discards, notes=notes)


class _Left(NamedTuple):
    """What is left of a hand of thirteen tiles: as in ``Discard``."""

    away: int
    useful: tuple[Useful, ...]
    waits: tuple[Wait, ...]


def _left(outlook: Outlook, ready: Ready) -> _Left:
    known = _known(outlook, ready)
    if waits := _waits(outlook, ready, known):
        useful = (Useful(wait.tile, wait.unseen) for wait in waits if wait.unseen and wait.wins)
        return _Left(0, tuple(sorted(useful)), waits)
    tiles = loose(ready)
    lacking = outlook.lacking(ready, tiles)
    nearer = (
        Useful(tile, unseen)
        for tile in outlook.faces
        if (unseen := _unseen(known, tile))
        and outlook.lacking(ready, tiles.drawing(tile, ready.gold)) < lacking
    )
    return _Left(max(1, lacking - 1), tuple(nearer), ())


def _known(outlook: Outlook, ready: Ready) -> int:
    """Every tile that the player has seen, as counts."""
    flipped = () if ready.flipped is None else (ready.flipped,)
    return ready.physical + counts((*ready.seen, *flipped, *outlook.laid_open(ready)))


def _unseen(known: int, tile: Tile) -> int:
    """How many copies of a face the player has not seen."""
    return max(0, 4 - count_of(known, tile))


def _waits(outlook: Outlook, ready: Ready, known: int) -> tuple[Wait, ...]:
    """What thirteen tiles wait on; a gold completes whatever waits on anything."""
    plain = outlook.waits(ready)
    if not plain:
        return ()
    golds = () if ready.gold is None else (ready.gold,)
    unseen = {tile: _unseen(known, tile) for tile in sorted({*plain, *golds})}
    worths = outlook.worths(ready, plain, [tile for tile, left in unseen.items() if left])
    nothing = (None,) * len(outlook.ways(ready))
    waits = [Wait(tile, left, worths.get(tile, nothing)) for tile, left in unseen.items()]
    return tuple(sorted([w for w in waits if w.known or not w.unseen], key=_best_wait))


def _best_wait(wait: Wait) -> tuple[object, ...]:
    return not wait.unseen, -wait.counts, -wait.scores, -wait.unseen, wait.tile


def _discards(outlook: Outlook, ready: Ready) -> tuple[Discard, ...]:
    """Those that leave a ready hand; where none does, all of them."""
    tiles = sorted({*ready.concealed} - {ready.gold})
    waiting = {tile: outlook.waits(ready.without(tile)) for tile in tiles}
    found = _left_by(outlook, ready, [tile for tile in tiles if waiting[tile]])
    if some := [each for each in found if each.ready]:
        return tuple(sorted(some, key=_best_discard))
    found += _left_by(outlook, ready, [tile for tile in tiles if not waiting[tile]])
    return tuple(sorted(found, key=_nearest))


def _left_by(outlook: Outlook, ready: Ready, tiles: Sequence[Tile]) -> list[Discard]:
    return [Discard(tile, *_left(outlook, ready.without(tile))) for tile in tiles]


def _best_discard(discard: Discard) -> tuple[object, ...]:
    return -discard.counts, -discard.scores, -discard.unseen, discard.tile


def _nearest(discard: Discard) -> tuple[object, ...]:
    """What leaves no useful tile comes last, however near it is."""
    useful = len(discard.useful)
    return not useful, discard.away, -discard.unseen, -useful, discard.tile
