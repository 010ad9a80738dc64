"""The tiles that a line gives, counted, and which of them is the winning one."""

from __future__ import annotations

import re

from mahjong_cli.notation.draft import Draft
from mahjong_cli.notation.faces import Faces
from mahjong_cli.problems.advice import DECLARE_KONG, QUOTE_THE_HAND
from mahjong_cli.problems.in_hand import TILE_COUNT
from mahjong_cli.problems.in_text import NO_WINNING_TILE
from mahjong_cli.problems.in_words import TILES_APART, VALUE_MANY, WINNING_NOT_HELD
from mahjong_cli.problems.problem import Problem
from mahjong_cli.text import tile_name
from mahjong_cli.tiles import EAST, NAMES, Tile
from mahjong_cli.tuples import NamedTuple


class Tiles(NamedTuple):
    """The concealed tiles without the winning one, and the winning one.

    Where the line does not say which one that is (not ``known``), the last is taken to fill
    the place, and nothing can be concluded from it; it is ``assumed`` where 14 were given.
    """

    concealed: list[Tile]
    winning: Tile
    known: bool = True
    assumed: bool = False


def count(draft: Draft, faces: Faces) -> Tiles:
    """The concealed tiles and the winning one, with the count checked where it is certain."""
    concealed, winning = list(faces.concealed), faces.winning
    wanted = 13 - 3 * len(faces.melds)
    given = len(concealed)
    if winning is not None:
        if (given > wanted or not draft.certain) and winning in concealed:
            concealed.remove(winning)
        found = Tiles(concealed, winning)
    else:
        assumed = given == wanted + 1 and draft.certain
        found = Tiles(concealed[:-1], concealed[-1] if concealed else EAST, assumed, assumed)
    miscounted = not (found.known and len(found.concealed) == wanted)
    if draft.certain and wanted > 0 and (miscounted or found.assumed):
        if second_value(draft, faces):
            return found
        if miscounted:
            _miscounted(draft, faces, found, wanted)
    return found


def _miscounted(draft: Draft, faces: Faces, found: Tiles, wanted: int) -> None:
    given, named = len(faces.concealed), faces.winning is not None
    held = [*found.concealed, found.winning] if given or named else []
    read = len(held) + 3 * len(faces.melds)
    alike = [tile for tile in sorted(set(held)) if held.count(tile) == 4]
    if not named and given == wanted:
        draft.note(Problem(NO_WINNING_TILE, {"read": read}, ("tiles",)))
        return
    if named and given == len(found.concealed) == wanted + 1 and not alike:
        missing = {"tile": tile_name(found.winning), "read": read - 1}
        draft.note(Problem(WINNING_NOT_HELD, missing, ("winning",)))
        return
    args: dict[str, object] = {"read": read, "wanted": 14}
    if read > 14 and alike:
        name = NAMES[alike[0]]
        args |= {"kong": name[0] * 3 + name, "hint": DECLARE_KONG}
    elif read < 13:
        args["hint"] = QUOTE_THE_HAND
    draft.note(Problem(TILE_COUNT, args, ("tiles", "winning", "meld 0")))


_ONE_TILE = ("gold", "flip", "seat", "round")
_TILES = ("seen",)
_COMMA = re.compile("[,;] *")


def second_value(draft: Draft, faces: Faces) -> bool:
    """Whether a tile follows a value with a comma, as if it were another; it is told then."""
    for key in (*_ONE_TILE, *_TILES):
        for said in draft.settings.get(key, ()):
            comma = _COMMA.match(draft.line, said.piece.end) if said.piece else None
            if comma is None:
                continue
            args: dict[str, object] = {"key": said.key, "first": f"{said.key}={said.value}"}
            if key in _TILES:
                follow = [piece for piece in draft.tiles if piece.start == comma.end()]
                for piece in follow:
                    draft.say(TILES_APART, piece.start, piece.end, second=piece.text, **args)
                    return True
            elif second := faces.alone(comma.end()):
                tile, end = second
                draft.say(VALUE_MANY, comma.end(), end, second=tile_name(tile), **args)
                return True
    return False
