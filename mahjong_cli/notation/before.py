"""From the text of a hand that is not won yet to the hand: no tile of it is the winning one."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_cli.hand.checks import HOWS
from mahjong_cli.hand.hand import Circumstances, Hand
from mahjong_cli.hand.ready import SIZES, Ready, before
from mahjong_cli.notation.counted import Tiles, second_value
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.line import Line
from mahjong_cli.notation.read import NOTHING, parse
from mahjong_cli.notation.words import FLAGS
from mahjong_cli.problems.advice import DECLARE_KONG, QUOTE_THE_HAND
from mahjong_cli.problems.in_hand import READY_COUNT
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import EAST, Tile, write
from mahjong_cli.tuples import NamedTuple

_OF_THE_WIN = frozenset((*HOWS, *FLAGS))


class ParsedReady(NamedTuple):
    """A hand before it is won, and the names of the defaults that its rule set does not know."""

    hand: Ready
    unused: tuple[str, ...]


def parse_ready(
    text: str,
    grammar: Grammar,
    *,
    defaults: Mapping[str, str] = NOTHING,
    given: Mapping[str, str] = NOTHING,
) -> ParsedReady:
    """The hand before it is won that a line describes; all is as in ``parse``, errors too.

    It has 13 tiles or 14; one that is named as the winning tile is among them.  How it was won,
    and who gave the tile, is left aside: ``Ready.assumed`` says so.
    """
    hand, unused = parse(text, grammar, defaults=defaults, given=given, kind=BeforeLine)
    return ParsedReady(before(hand).replace(assumed=hand.assumed), unused)


def unwon(hand: Hand, grammar: Grammar) -> Ready:
    """A hand as it was before it was won; it must have no problems.

    It is read again as it is written then, which leaves out who gave the winning tile.
    """
    return parse_ready(str(before(hand)), grammar).hand


class BeforeLine(Line):
    """A line that describes a hand before it is won.

    Its hand is one that is won by drawing the last of its tiles, with nothing taken for granted.
    """

    __slots__ = ()

    def hand(self, given: Mapping[str, str]) -> Hand:
        """The hand, as far as it can be said what it is; what is wrong with it is noted."""
        return super().hand(given).replace(won=Circumstances("self"))

    def _counted(self) -> Tiles:
        draft, faces = self.draft, self.faces
        tiles = list(faces.concealed)
        whole = SIZES[-1] - 3 * len(faces.melds)
        if faces.winning is not None:
            if len(tiles) == whole and faces.winning in tiles:
                tiles.remove(faces.winning)
            tiles.append(faces.winning)
        few = len(faces.melds) <= 4
        if draft.certain and few and not second_value(draft, faces):
            self._miscounted(tiles)
        return Tiles(tiles[:-1], tiles[-1] if tiles else EAST)

    def _miscounted(self, tiles: list[Tile]) -> None:
        """Note that there are not as many tiles as there must be."""
        read = len(tiles) + 3 * len(self.faces.melds)
        alike = [tile for tile in sorted(set(tiles)) if tiles.count(tile) == 4]
        args: dict[str, object] = {"read": read}
        if read < SIZES[0]:
            args["hint"] = QUOTE_THE_HAND
        elif alike:
            args |= {"kong": write(alike[:1] * 4), "hint": DECLARE_KONG}
        if read not in SIZES:
            self.draft.note(Problem(READY_COUNT, args, ("tiles", "winning", "meld 0")))

    def _own(self) -> Mapping[str, object]:
        return {name: said for name, said in super()._own().items() if name not in self._gives}

    @property
    def _gives(self) -> frozenset[str]:
        """The keys that tell who gave the winning tile."""
        return self.lexicon.gives

    def _assumed(self) -> tuple[str, ...]:
        said = self.draft.settings.keys() & self._gives or self.spoken.places.keys() & _OF_THE_WIN
        assumed = super()._assumed()
        kept = tuple(code for code in assumed if code != "discard-assumed")
        return ("won-unused", *kept) if said else kept
