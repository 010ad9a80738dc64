"""Hands written as other programs write them: slow, obvious, and without the reader's tables."""

from __future__ import annotations

from mahjong_cli.hand.hand import Hand, Meld
from mahjong_cli.tiles import Tile

BOTZONE = [
    *(f"{s}{n}" for s in "WBT" for n in range(1, 10)), *(f"F{n}" for n in range(1, 5)),
    *(f"J{n}" for n in range(1, 4)),
]  # fmt: skip
"""The faces as Botzone writes them, in face order."""

OWN = [f"{n}{s}" for s in "mps" for n in range(1, 10)] + [*"ESWNCFP"]
PREFIXED = [f"{s}{n}" for s in "mps" for n in range(1, 10)] + [f"z{n}" for n in range(1, 8)]
CHINESE = [f"{s}{n}" for s in "万饼条" for n in "一二三四五六七八九"] + [*"东南西北中发白"]
TENHOU = [f"{n}{s}" for s in "mps" for n in range(1, 10)] + [f"{n}z" for n in (1, 2, 3, 4, 7, 6, 5)]

GB_FLOWERS = dict(zip((5, 6, 7, 8, 1, 2, 3, 4), "abcdefgh", strict=True))
"""The flowers 1f-8f as GB-Mahjong writes them: 梅兰竹菊 come first there."""


def gb_line(hand: Hand) -> str:
    """A whole line; only what it can say is said."""
    tiles = [*hand.concealed, hand.winning]
    melds = "".join(_gb_meld(meld) for meld in hand.melds)
    won = hand.won
    flags = (won.how == "self", won.fourth, won.last, won.kongdraw or won.how == "robkong")
    winds = "".join(OWN[27 if wind is None else wind] for wind in (hand.round, hand.seat))
    flowers = "".join(GB_FLOWERS[n] for n in hand.flower_tiles) or str(hand.flowers or "")
    return f"{melds}{''.join(OWN[t] for t in tiles)}|{winds}{''.join(map(_bit, flags))}|{flowers}"


def _bit(flag: bool) -> str:
    return "1" if flag else "0"


def _gb_meld(meld: Meld) -> str:
    letters = "".join(OWN[t] for t in meld.tiles)
    return f"[{letters},{meld.offer}]" if meld.offer else f"[{letters}]"


def by_tile(hand: Hand, faces: list[str], flowers: str = "{n}f", sign: str = ",") -> str:
    """A hand whose tiles are written so one by one, the rest of it as mjscore has it."""

    def run(tiles: tuple[Tile, ...]) -> str:
        return " ".join(faces[t] for t in tiles)

    parts = []
    for meld in hand.melds:
        if meld.kind == "kong" and meld.offer is None and not meld.concealed:
            parts.append(f"kong={run(meld.tiles).replace(' ', '')}")
        else:
            offer = f"{sign}{meld.offer}" if meld.offer else ""
            parts.append(f"[{run(meld.tiles)}{offer}]")
    parts += [run(hand.concealed), f"+{faces[hand.winning]}", *hand.won.words]
    keys = {"seat": hand.seat, "round": hand.round}
    keys |= {"flip": hand.flipped} if hand.flipped is not None else {"gold": hand.gold}
    parts += [f"{key}={faces[tile]}" for key, tile in keys.items() if tile is not None]
    if hand.flower_tiles:
        parts += [flowers.format(n=n) for n in hand.flower_tiles]
    elif hand.flowers:
        parts.append(f"flowers={hand.flowers}")
    return " ".join(parts + [f"{name}={value}" for name, value in hand.house])
