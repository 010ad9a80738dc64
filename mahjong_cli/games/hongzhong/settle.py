"""Who pays what: base, every factor with its reason, caps, and who pays for all.

Each loser's line is figured by itself (B-20 to B-23), capped (B-25), and only then gathered
on the player who is liable (B-29 to B-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple

from mahjong_cli.games.hongzhong.patterns import SMALL
from mahjong_cli.games.pay import Base, Factor, Liability, Pattern, Payment
from mahjong_cli.hand.model import Hand
from mahjong_cli.hand.players import OPPONENTS, Players

THRESHOLD = 8
CAP = 300
GOLD_TOP = 400

House = Mapping[str, str | int]


class Table(NamedTuple):
    """What a hand's payments depend on beside the reading."""

    hand: Hand
    players: Players
    house: House

    @property
    def losers(self) -> tuple[str, ...]:
        """The places of those who pay, in the order in which they are listed."""
        return losers(self.house)

    @property
    def stake(self) -> int:
        """How many times everything is paid 条数."""
        return int(self.house["stake"])

    @property
    def from_all(self) -> bool:
        """Whether what a drawn tile adds comes from everyone: a robbed tile counts as drawn."""
        return self.hand.won.how != "discard"

    @property
    def robbed(self) -> str | None:
        """The player whose kong was robbed, if one was."""
        return self.players.giver if self.hand.won.how == "robkong" else None


def losers(house: House) -> tuple[str, ...]:
    """The places of the winner's opponents."""
    return OPPONENTS if house["players"] == "4" else ("left", "right")


def payments(table: Table, patterns: Sequence[Pattern], hard: bool) -> tuple[Payment, ...]:
    """What each loser pays by himself, capped; nobody is liable yet."""
    flat = tuple(pattern for pattern in patterns if pattern.flat)
    if flat:
        bases = tuple(Base(pattern, pattern.base) for pattern in flat)
        lines = [_line(table, loser, bases, ()) for loser in table.losers]
    else:
        lines = [_multiplied(table, patterns, hard, loser) for loser in table.losers]
    cap, top = CAP * table.stake, GOLD_TOP * table.stake
    golden = flat or all(line.raw >= cap for line in lines)
    settled = []
    for line in lines:
        own = min(line.raw, cap)
        if golden:
            own = min(line.raw, top) if table.house["gold-top"] == "raw" else top
        capped = line.raw >= cap
        settled.append(line._replace(own=own, capped=capped, amount=own))
    return tuple(settled)


def _multiplied(table: Table, patterns: Sequence[Pattern], hard: bool, loser: str) -> Payment:
    """The line of a loser who pays for patterns that are multiplied."""
    factors: list[Factor] = []
    factors += _small_factors(table, loser) if patterns == (SMALL,) else ()
    factors += _winners(table)
    factors += [Factor(2, "hard")] if hard else []
    factors += _losers(table, loser)
    return _line(table, loser, tuple(_bases(table, patterns, loser)), factors)


def _line(table: Table, loser: str, bases: tuple[Base, ...], factors: Sequence[Factor]) -> Payment:
    """What comes of these bases, nothing capped yet; nothing is multiplied where there are none."""
    used = tuple(factors) if bases else ()
    if bases and table.stake > 1:
        used += (Factor(table.stake, "stake"),)
    raw = sum(each.base + each.bonus for each in bases) * prod(each.factor for each in used)
    return Payment(loser, bases, used, raw, raw, False, raw)


def _bases(table: Table, patterns: Sequence[Pattern], loser: str) -> Iterator[Base]:
    """What each pattern gives, with what is added for a drawn tile or by its giver."""
    giver = loser == table.players.giver
    alone = table.house["discard-pays"] == "discarder" and table.hand.won.how == "discard"
    if patterns == (SMALL,) and alone and not giver:
        return
    added, once = table.from_all or giver, table.house["big-bonus"] == "once"
    for pattern in patterns:
        bonus = pattern.bonus if added else 0
        yield Base(pattern, pattern.base, bonus)
        added = added and not (once and bonus)


def _small_factors(table: Table, loser: str) -> Iterator[Factor]:
    """What doubles a 屁胡 only: the dealer, a drawn tile, the discarder."""
    dealer = table.players.dealer
    if dealer in ("self", loser):
        yield Factor(2, "dealer", dealer)
    if table.hand.won.self_drawn:
        yield Factor(2, "self")
    elif loser == table.players.giver:
        yield Factor(2, "discarder", loser)


def _winners(table: Table) -> Iterator[Factor]:
    melds = table.hand.melds
    if any(not meld.concealed for meld in melds):
        yield Factor(2, "open", "self")
    yield from [Factor(2, "red-kong", "self")] * table.players.red_kongs
    yield from [Factor(4, "laizi-kong", "self")] * table.players.laizi_kongs
    for meld in melds:
        if meld.kind == "kong":
            why = "concealed-kong" if meld.concealed else "melded-kong"
            yield Factor(4 if meld.concealed else 2, why, "self", meld)


def _losers(table: Table, loser: str) -> Iterator[Factor]:
    player = table.players.at(loser)
    if player.is_open or loser == table.robbed:
        yield Factor(2, "open", loser)
    yield from [Factor(2, "red-kong", loser)] * player.red_kongs
    yield from [Factor(4, "laizi-kong", loser)] * player.laizi_kongs
    yield from [Factor(2, "melded-kong", loser)] * player.melded_kongs
    if loser == table.robbed:
        yield Factor(2, "robbed-kong", loser)
    yield from [Factor(4, "concealed-kong", loser)] * player.concealed_kongs


def liable(table: Table, patterns: Sequence[Pattern]) -> Liability | None:
    """Who pays for all losers, in the order of B-33."""
    cases = {pattern.liability: pattern for pattern in patterns}
    giver = table.players.giver
    ready = giver is None or table.players.at(giver).ready
    for why, payer in (
        ("fed", table.players.fed), ("unready", None if ready else giver), ("robbed", giver),
    ):  # fmt: skip
        if payer and why in cases:
            return Liability(payer, why, cases[why])
    return None


def gathered(lines: tuple[Payment, ...], liability: Liability | None) -> tuple[Payment, ...]:
    """The payments with everything put on the player who is liable."""
    if liability is None:
        return lines
    everything = sum(line.own for line in lines)
    return tuple(
        line._replace(amount=everything if line.payer == liability.payer else 0) for line in lines
    )
