"""The hand as it was understood, and the reading that was scored."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mahjong_cli import notation
from mahjong_cli.hand.players import OPPONENTS, Player
from mahjong_cli.render.look import Look
from mahjong_cli.tiles import FLOWER_GLYPHS, NAMES, Tile, write

if TYPE_CHECKING:
    from rich.text import Text

    from mahjong_cli.games.game import Score
    from mahjong_cli.hand.model import Group, Hand, Meld, Reading
    from mahjong_cli.hand.players import Players

Row = tuple[str, "Text"]
"""A label's code, and what stands beside it."""

WORDS = ("kongdraw", "flowerdraw", "last", "fourth")
"""The circumstances that are said beside how the hand was won."""


def hand_rows(score: Score, look: Look) -> list[Row]:
    """The hand: melds with their kinds, the winning tile, golds, winds, and the reading."""
    hand, reading = score.hand, score.reading
    rows = [("hand", look.text(notation.format(hand))), ("rules", look.text(hand.rules))]
    if hand.melds:
        named = [(f"{m.text} {look.label(kind_of(m))}", look.glyphs(m.tiles)) for m in hand.melds]
        rows.append(("melds", _beside(named, look)))
    if hand.concealed:
        concealed = (write(hand.concealed), look.glyphs(hand.concealed))
        rows.append(("concealed", _beside([concealed], look)))
    rows.append(("winning", _winning(hand, reading, look)))
    if hand.gold is not None:
        rows.append(("gold", _golds(hand, reading, look)))
    rows += _on_the_table(hand, look)
    if reading is not None:
        form = look.text("\n", (look.label(reading.form), "aside"))
        rows.append(("reading", reading_text(hand, reading, look).append_text(form)))
    return rows


def kind_of(part: Meld | Group) -> str:
    """The label of what a meld or group is: its kind, and for a kong which."""
    if part.kind != "kong":
        return part.kind
    return "concealed-kong" if part.concealed else "melded-kong"


def stands_for(gold: Tile, tile: Tile) -> str:
    """A gold and the face that it stands for.

    >>> stands_for(5, 7)
    '6m→8m'
    """
    return f"{NAMES[gold]}→{NAMES[tile]}"


def _beside(pairs: list[tuple[str, str]], look: Look) -> Text:
    """Letters and glyphs, in two columns where there is room, else one under the other."""
    from rich.cells import cell_len

    wide = max(cell_len(text) for text, _ in pairs)
    label = max(cell_len(look.label(code)) for code in ("melds", "concealed"))
    room = look.width - label - wide - 6
    text = look.text()
    for n, (letters, glyphs) in enumerate(pairs):
        text.append_text(look.text(("\n" if n else "") + letters))
        if glyphs:
            fits = cell_len(glyphs) <= room
            gap = " " * (wide - cell_len(letters) + 2) if fits else "\n"
            text.append_text(look.text((gap + glyphs, "aside")))
    return text


def _winning(hand: Hand, reading: Reading | None, look: Look) -> Text:
    won = hand.won
    tile = NAMES[hand.winning]
    if reading and hand.winning == hand.gold:
        tile = stands_for(hand.gold, reading.winning_as)
    how = [won.how] if not (won.kongdraw or won.flowerdraw) else []
    how += [word for word in WORDS if getattr(won, word)]
    said = ", ".join(look.label(word) for word in how)
    glyph = look.glyphs([hand.winning])
    return look.text(("+" + tile, "winning"), (f" {glyph}" if glyph else "", "aside"), "  " + said)


def _golds(hand: Hand, reading: Reading | None, look: Look) -> Text:
    assert hand.gold is not None
    held = [*hand.concealed, hand.winning].count(hand.gold)
    if not held:
        return look.text(NAMES[hand.gold], "  ", (look.label("none-held"), "aside"))
    if reading is None:
        return look.text((" ".join([NAMES[hand.gold]] * held), "gold"))
    each = "  ".join(stands_for(hand.gold, tile) for tile in reading.gold_as)
    return look.text((each, "gold"))


def _on_the_table(hand: Hand, look: Look) -> list[Row]:
    rows = [
        (code, look.text(NAMES[tile]))
        for code, tile in (("flipped", hand.flipped), ("seat", hand.seat), ("round", hand.round))
        if tile is not None
    ]
    if hand.players is not None:
        rows += _players(hand.players, look)
    if hand.flowers:
        glyphs = "".join(FLOWER_GLYPHS[n - 1] for n in hand.flower_tiles) if look.unicode else ""
        rows.append(("flowers", look.text(str(hand.flowers), ("  " + glyphs, "aside"))))
    return rows


def _players(players: Players, look: Look) -> list[Row]:
    """Who did what, and what each player has konged and opened."""
    did = {"dealer": players.dealer, "from": players.giver, "fed": players.fed}
    rows = [(code, look.text(look.label(f"place-{place}"))) for code, place in did.items() if place]
    own = _counted({"red-kong": players.red_kongs, "laizi-kong": players.laizi_kongs}, look)
    rows += [("konged", look.text(look.comma.join(own)))] if own else []
    for place in OPPONENTS:
        if (player := players.at(place)) != Player():
            rows.append((f"place-{place}", look.text(look.comma.join(_states(player, look)))))
    return rows


def _states(player: Player, look: Look) -> list[str]:
    kongs = {
        "red-kong": player.red_kongs, "laizi-kong": player.laizi_kongs,
        "melded-kong": player.melded_kongs, "concealed-kong": player.concealed_kongs,
    }  # fmt: skip
    said = [look.label("is-open")] * player.is_open + _counted(kongs, look)
    return said + [look.label("unready")] * (not player.ready)


def _counted(kongs: dict[str, int], look: Look) -> list[str]:
    return [f"{look.label(code)} × {count}" for code, count in kongs.items() if count]


# The reading


def reading_text(hand: Hand, reading: Reading, look: Look) -> Text:
    """The groups of a reading, the winning tile after a ``+`` in the group it completes.

    A gold that stands for another tile is written in brackets: ``67m(6m→8m)``.
    """
    text = look.text()
    for n, (real, golds) in enumerate(_placed(hand, reading)):
        spans: list[str | tuple[str, str]] = ["  " if n else "", write(real)]
        spans += [(f"({stands_for(gold, tile)})", "gold") for gold, tile in golds]
        if n == reading.place:
            tile = NAMES[reading.winning_as]
            if hand.gold == hand.winning != reading.winning_as:
                tile = stands_for(hand.winning, reading.winning_as)
            spans.append(("+" + tile, "winning"))
        text.append_text(look.text(*spans))
    return text


def _placed(hand: Hand, reading: Reading) -> list[tuple[list[Tile], list[tuple[Tile, Tile]]]]:
    """Of each group the real tiles, and the golds with what they stand for.

    The winning tile is left out.  Which of two like tiles is the gold makes no difference,
    so each gold goes to the first concealed group that has its face.
    """
    groups = [(list(group.tiles), list[tuple[Tile, Tile]]()) for group in reading.groups]
    groups[reading.place][0].remove(reading.winning_as)
    standing = Counter(reading.gold_as)
    if hand.winning == hand.gold:
        standing[reading.winning_as] -= 1
    for tile in standing.elements():
        if hand.gold is None or tile == hand.gold:
            continue
        real, golds = next(group for group in groups[len(hand.melds) :] if tile in group[0])
        real.remove(tile)
        golds.append((hand.gold, tile))
    return groups
