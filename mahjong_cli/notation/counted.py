"""The tiles that a line gives, counted, and which of them is the winning one."""

from __future__ import annotations

import re
from typing import NamedTuple

from mahjong_cli.notation.draft import Draft
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import EAST, NAMES, Tile, write


class Tiles(NamedTuple):
    """The concealed tiles without the winning one, and the winning one.

    Where the line does not say which one that is (not ``known``), the last is taken to fill
    the place, and nothing can be concluded from it; it is ``assumed`` where 14 were given.
    """

    concealed: list[Tile]
    winning: Tile
    known: bool = True
    assumed: bool = False


def tiles(draft: Draft) -> Tiles:
    """The concealed tiles and the winning one, with the count checked where it is certain."""
    concealed = [tile for piece in draft.concealed for tile in piece.tiles]
    wanted = 13 - 3 * len(draft.melds)
    given = len(concealed)
    if draft.winning:
        winning = draft.winning[0].tiles[0]
        if (given > wanted or not draft.certain) and winning in concealed:
            concealed.remove(winning)
        found = Tiles(concealed, winning)
    else:
        assumed = given == wanted + 1 and draft.certain
        found = Tiles(concealed[:-1], concealed[-1] if concealed else EAST, assumed, assumed)
    miscounted = not (found.known and len(found.concealed) == wanted)
    if draft.certain and wanted > 0 and (miscounted or found.assumed):
        if _second_value(draft):
            return found
        if miscounted:
            _miscounted(draft, found, given, wanted)
    return found


def _miscounted(draft: Draft, found: Tiles, given: int, wanted: int) -> None:
    held = [*found.concealed, found.winning] if given or draft.winning else []
    read = len(held) + 3 * len(draft.melds)
    alike = [tile for tile in sorted(set(held)) if held.count(tile) == 4]
    if not draft.winning and given == wanted:
        draft.note(Problem("no-winning-tile", {"read": read}, ("tiles",)))
        return
    if draft.winning and given == len(found.concealed) == wanted + 1 and not alike:
        missing = {"tile": NAMES[found.winning], "read": read - 1}
        draft.note(Problem("winning-not-held", missing, ("winning",)))
        return
    args: dict[str, object] = {"read": read, "wanted": 14}
    if read > 14 and alike:
        name = NAMES[alike[0]]
        args |= {"kong": name[0] * 3 + name, "hint": "declare-kong"}
    elif read < 13:
        args["hint"] = "quote-the-hand"
    draft.note(Problem("tile-count", args, ("tiles", "winning", "meld 0")))


_ONE_TILE = ("gold", "flip", "seat", "round")
_COMMA = re.compile("[,;] *")


def _second_value(draft: Draft) -> bool:
    """Whether a tile follows a value with a comma, as if it were another; it is told then."""
    line = draft.folded.text
    for key in _ONE_TILE:
        for said in draft.settings.get(key, ()):
            comma = _COMMA.match(line, said.end) if said.end else None
            piece = next((p for p in draft.concealed if comma and p.start == comma.end()), None)
            if piece is not None and len(piece.tiles) == 1:
                args = {"first": f"{said.key}={said.value}", "second": write(piece.tiles)}
                draft.say("value-many", piece.start, piece.end, **args)
                return True
    return False
