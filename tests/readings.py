"""Readings compared: when two are the same, and what a gold is worth as the tile it stands for."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_cli import Scored
from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from tests import hands
from tests.scored import fan_score

Key = tuple[str, tuple[Group, ...], tuple[int, ...], int, Group]


def key(reading: Reading) -> Key:
    """A reading whatever the order of its groups."""
    form, groups, gold_as, winning_as, place = reading
    return form, tuple(sorted(groups)), tuple(sorted(gold_as)), winning_as, groups[place]


def division(hand: Hand, reading: Reading) -> tuple[object, ...]:
    """A reading wherever the winning tile lies, unless that is a gold, which is what it lies in."""
    form, groups, gold_as, winning_as, place = reading
    drawn = (winning_as, groups[place][:2]) if hand.winning == hand.gold else ()
    return form, tuple(sorted(group[:2] for group in groups)), gold_as, drawn


class Compared(NamedTuple):
    """How many readings were held against those of plain tiles, and which are worth otherwise."""

    readings: int
    otherwise: list[str]


def worth_otherwise(hand: Hand) -> Compared:
    """The readings of a gold hand held against the same hand with plain tiles for golds.

    The wait is judged on the real tiles and 和绝张 is not given to a gold (A-08), so the fans
    that these are, or that a lone fan of them hides, are left aside.
    """
    got, found, compared = fan_score(hand, every=True), list[str](), 0
    plain: dict[Hand, dict[Key, Scored]] = {}
    for one in (got.best, *got.others):
        assert one is not None
        meant = _plain(hand, one.reading)
        if problems(meant):
            continue  # a gold as fifth copy: there is no such plain hand
        if meant not in plain:
            same = fan_score(meant, every=True)
            everything = [s for s in (same.best, *same.others) if s is not None]
            plain[meant] = {_form(s.reading): s for s in everything}
        compared += 1
        other = plain[meant][_form(one.reading)]
        if _fixed(one) != _fixed(other):
            found.append(f"{hands.show(hand)}: {_fixed(one)}, but {_fixed(other)} as tiles")
    return Compared(compared, found)


def _plain(hand: Hand, reading: Reading) -> Hand:
    """The hand with what its golds stand for in their place."""
    real = [tile for tile in hand.concealed if tile != hand.gold]
    golds = list(reading.gold_as)
    if hand.winning == hand.gold:
        golds.remove(reading.winning_as)
    concealed = tuple(sorted([*real, *golds]))
    won = hand.won._replace(fourth=False)
    return hand.replace(
        concealed=concealed, winning=reading.winning_as, gold=None, flipped=None, won=won
    )


def _form(reading: Reading) -> Key:
    return key(reading._replace(gold_as=()))


ASIDE = {"边张", "坎张", "单钓将", "和绝张", "无番和"}


def _fixed(scored: Scored) -> list[tuple[str, int]]:
    """The fans that depend on the tiles, the melds and how the hand was won alone."""
    return [(row.fan.name.zh, row.count) for row in scored.fans if row.fan.name.zh not in ASIDE]
