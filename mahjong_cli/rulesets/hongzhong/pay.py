"""Who pays what: base, every factor with its reason, caps, and who pays for all.

Each loser's line is figured by itself (B-20 to B-23), capped (B-25), and only then gathered
on the player who is liable (B-29 to B-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mahjong_cli.model import Hand
from mahjong_cli.players import OPPONENTS, Players
from mahjong_cli.rulesets.hongzhong.patterns import SMALL
from mahjong_cli.rulesets.settlement import Factor, Liability, Pattern, Payment

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
    lines = [_line(table, patterns, hard, loser) for loser in table.losers]
    cap, top = CAP * table.stake, GOLD_TOP * table.stake
    flat = any(pattern.flat for pattern in patterns)
    golden = flat or all(line.raw >= cap for line in lines)
    settled = []
    for line in lines:
        own = min(line.raw, cap)
        if golden:
            own = min(line.raw, top) if table.house["gold-top"] == "raw" else top
        capped = flat or line.raw >= cap
        settled.append(line._replace(own=own, capped=capped, amount=own))
    return tuple(settled)


def _line(table: Table, patterns: Sequence[Pattern], hard: bool, loser: str) -> Payment:
    base = _base(table, patterns, loser)
    flat = any(pattern.flat for pattern in patterns)
    factors: list[Factor] = []
    if base and not flat:
        factors += _small_factors(table, loser) if patterns == (SMALL,) else ()
        factors += _winners(table)
        factors += [Factor(2, "hard")] if hard else []
        factors += _losers(table, loser)
    if base and table.stake > 1:
        factors.append(Factor(table.stake, "stake"))
    raw = base
    for factor in factors:
        raw *= factor.factor
    return Payment(loser, base, tuple(factors), raw, raw, False, raw)


def _base(table: Table, patterns: Sequence[Pattern], loser: str) -> int:
    """The patterns' bases added up, with what is added for a drawn tile or its giver."""
    giver = loser == table.players.giver
    if flat := [pattern.base for pattern in patterns if pattern.flat]:
        return max(flat)
    if patterns == (SMALL,):
        alone = table.house["discard-pays"] == "discarder" and table.hand.won.how == "discard"
        return 0 if alone and not giver else SMALL.base
    bonuses = [p.bonus for p in patterns if p.bonus] if table.from_all or giver else []
    if table.house["big-bonus"] == "once":
        bonuses = bonuses[:1]
    return sum(pattern.base for pattern in patterns) + sum(bonuses)


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
    cases = {pattern.liability for pattern in patterns}
    players = table.players
    if "fed" in cases and players.fed:
        return Liability(players.fed, "fed")
    if "unready" in cases and players.giver and not players.at(players.giver).ready:
        return Liability(players.giver, "unready")
    if "robbed" in cases and players.giver:
        return Liability(players.giver, "robbed")
    return None


def gathered(lines: tuple[Payment, ...], liability: Liability | None) -> tuple[Payment, ...]:
    """The payments with everything put on the player who is liable."""
    if liability is None:
        return lines
    everything = sum(line.own for line in lines)
    return tuple(
        line._replace(amount=everything if line.payer == liability.payer else 0) for line in lines
    )
