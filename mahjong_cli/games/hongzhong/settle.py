"""Who pays what: base, every factor with its reason, caps, and who pays for all.

Each loser's line is figured by itself (B-20 to B-23), capped (B-25), and only then gathered
on the player who is liable (B-29 to B-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from mahjong_cli.games.hongzhong import sentences
from mahjong_cli.games.hongzhong.house_options import (
    BIG_BONUS,
    DISCARD_PAYS,
    GOLD_TOP,
    PLAYERS,
    STAKE,
    opponents,
)
from mahjong_cli.games.hongzhong.patterns import SMALL, Pattern
from mahjong_cli.games.hongzhong.players import Players
from mahjong_cli.games.house import House
from mahjong_cli.games.pay import PLACES, Base, Factor, Liability, Payment
from mahjong_cli.hand.hand import Hand
from mahjong_cli.text import Note
from mahjong_cli.tuples import NamedTuple

_THRESHOLD = 8
_CAP = 300
_TOP = 400


class Terms(NamedTuple):
    """What a hand's payments depend on beside the reading."""

    hand: Hand
    players: Players
    house: House

    @property
    def losers(self) -> tuple[str, ...]:
        """The places of those who pay, in the order in which they are listed."""
        return opponents(self.house.of(PLAYERS))

    @property
    def stake(self) -> int:
        """How many times everything is paid 条数."""
        return self.house.of(STAKE)

    @property
    def threshold(self) -> int:
        """What some loser must owe, before any cap (B-24)."""
        return _THRESHOLD * self.stake

    @property
    def from_all(self) -> bool:
        """Whether what a drawn tile adds comes from everyone: a robbed tile counts as drawn."""
        return self.hand.won.how != "discard"

    @property
    def robbed(self) -> str | None:
        """The player whose kong was robbed, if one was."""
        return self.players.giver if self.hand.won.how == "robkong" else None


# What each loser owes


def lines(terms: Terms, patterns: Sequence[Pattern], hard: bool) -> tuple[Payment, ...]:
    """What each loser pays by himself, capped; nobody is liable yet."""
    flat = tuple(pattern for pattern in patterns if pattern.flat)
    if flat:
        bases = tuple(_base(pattern) for pattern in flat)
        owed = [_line(terms, loser, bases, ()) for loser in terms.losers]
    else:
        owed = [_multiplied(terms, patterns, hard, loser) for loser in terms.losers]
    cap, top = _CAP * terms.stake, _TOP * terms.stake
    golden = flat or all(line.raw >= cap for line in owed)
    capped = []
    for line in owed:
        own = min(line.raw, cap)
        if golden:
            own = min(line.raw, top) if terms.house.of(GOLD_TOP) == "raw" else top
        capped.append(line._replace(own=own, capped=line.raw >= cap, amount=own))
    return tuple(capped)


def _multiplied(terms: Terms, patterns: Sequence[Pattern], hard: bool, loser: str) -> Payment:
    """The line of a loser who pays for patterns that are multiplied."""
    factors: list[Factor] = []
    factors += _small_factors(terms, loser) if patterns == (SMALL,) else ()
    factors += _winners(terms)
    factors += [Factor(2, sentences.HARD)] if hard else []
    factors += _losers(terms, loser)
    return _line(terms, loser, tuple(_bases(terms, patterns, loser)), factors)


def _line(terms: Terms, loser: str, bases: tuple[Base, ...], factors: Sequence[Factor]) -> Payment:
    """What comes of these bases, nothing capped yet; nothing is multiplied where there are none."""
    used = tuple(factors) if bases else ()
    if bases and terms.stake > 1:
        used += (Factor(terms.stake, sentences.STAKE),)
    raw = sum(each.base + each.bonus for each in bases) * prod(each.factor for each in used)
    return Payment(loser, bases, used, raw, raw, False, raw)


def _base(pattern: Pattern, bonus: int = 0) -> Base:
    return Base(pattern.id, pattern.name, pattern.base, bonus)


def _bases(terms: Terms, patterns: Sequence[Pattern], loser: str) -> Iterator[Base]:
    """What each pattern gives, with what is added for a drawn tile or by its giver."""
    giver = loser == terms.players.giver
    alone = terms.house.of(DISCARD_PAYS) == "discarder" and terms.hand.won.how == "discard"
    if patterns == (SMALL,) and alone and not giver:
        return
    added, once = terms.from_all or giver, terms.house.of(BIG_BONUS) == "once"
    for pattern in patterns:
        bonus = pattern.bonus if added else 0
        yield _base(pattern, bonus)
        added = added and not (once and bonus)


def _small_factors(terms: Terms, loser: str) -> Iterator[Factor]:
    """What doubles a 屁胡 only: the dealer, a drawn tile, the discarder."""
    dealer = terms.players.dealer
    if dealer in ("self", loser):
        yield Factor(2, sentences.DEALER, dealer)
    if terms.hand.won.self_drawn:
        yield Factor(2, sentences.SELF)
    elif loser == terms.players.giver:
        yield Factor(2, sentences.DISCARDER, loser)


def _winners(terms: Terms) -> Iterator[Factor]:
    melds = terms.hand.melds
    if any(not meld.concealed for meld in melds):
        yield Factor(2, sentences.OPEN, "self")
    yield from [Factor(2, sentences.RED_KONG, "self")] * terms.players.red_kongs
    yield from [Factor(4, sentences.LAIZI_KONG, "self")] * terms.players.laizi_kongs
    for meld in melds:
        if meld.kind == "kong" and meld.concealed:
            yield Factor(4, sentences.CONCEALED_KONG, "self", meld)
        elif meld.kind == "kong":
            yield Factor(2, sentences.MELDED_KONG, "self", meld)


def _losers(terms: Terms, loser: str) -> Iterator[Factor]:
    player = terms.players.at(loser)
    if player.is_open or loser == terms.robbed:
        yield Factor(2, sentences.OPEN, loser)
    yield from [Factor(2, sentences.RED_KONG, loser)] * player.red_kongs
    yield from [Factor(4, sentences.LAIZI_KONG, loser)] * player.laizi_kongs
    yield from [Factor(2, sentences.MELDED_KONG, loser)] * player.melded_kongs
    if loser == terms.robbed:
        yield Factor(2, sentences.ROBBED_KONG, loser)
    yield from [Factor(4, sentences.CONCEALED_KONG, loser)] * player.concealed_kongs


# Who pays in the end


def liable(terms: Terms, patterns: Sequence[Pattern]) -> Liability | None:
    """Who pays for all losers, in the order of B-33."""
    giver = terms.players.giver
    ready = giver is None or terms.players.at(giver).ready
    payers = {
        sentences.FED: terms.players.fed,
        sentences.UNREADY: None if ready else giver,
        sentences.ROBBED: giver,
    }
    cases = {pattern.liability: pattern for pattern in patterns}
    for case in sentences.LIABLE:
        payer = payers[case]
        if payer and case in cases:
            return Liability(payer, case.note(who=PLACES[payer], pattern=cases[case].name))
    return None


def settled(
    owed: tuple[Payment, ...], liability: Liability | None, *, flat: bool
) -> tuple[Payment, ...]:
    """What each loser pays in the end, everything put on the player who is liable.

    ``flat`` says that the amounts are fixed.
    """
    total = sum(line.own for line in owed)
    paid = []
    for line in owed:
        amount = line.own
        if liability is not None:
            amount = total if line.payer == liability.payer else 0
        remarks = tuple(_remarks(line, owed, liability, flat))
        paid.append(line._replace(amount=amount, remarks=remarks))
    return tuple(paid)


def _remarks(
    line: Payment, owed: tuple[Payment, ...], liability: Liability | None, flat: bool
) -> Iterator[Note]:
    """What became of a loser's line."""
    if not line.base:
        yield sentences.NOTHING.note()
        return
    if flat:
        yield sentences.FLAT.note()
    elif line.capped:
        top = all(each.capped for each in owed)
        yield (sentences.GOLD_TOP if top else sentences.CAPPED).note(own=line.own)
    if liability is None:
        return
    if line.payer == liability.payer:
        amounts = [each.own for each in owed]
        sum_ = f"{' + '.join(map(str, amounts))} = {sum(amounts)}"
        yield sentences.PAYS_ALL.note(sum=sum_)
    else:
        yield sentences.PAID_BY.note(who=PLACES[liability.payer])
