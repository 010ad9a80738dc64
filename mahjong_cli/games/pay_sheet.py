"""Payments as a table, as JSON, and as the JSON Schema describes them."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_cli.games.pay import (
    PAYERS,
    Base,
    Payment,
)
from mahjong_cli.games.sheet import Cell, Column, Ruled, Span, cell, named
from mahjong_cli.text import Coded, Text

PAYMENTS = Text("Payments", "各家付", "各家付")
_FROM = Text("From", "出牌者", "出牌者")
_ROBBED = Text("Robbed", "被抢者", "被搶者")

_COLUMNS = (
    Column(Text("Payer", "付家", "付家")),
    Column(Text("Pays", "付", "付"), number=True),
    Column(Text("How", "算法", "算法")),
)


def payments_table(payments: Iterable[Payment], *, joined: bool = False) -> Ruled:
    """One row for each payer: what he pays, and every factor that leads to it.

    Where all pay the same, their lines may be ``joined`` in one.
    """
    lines = tuple(payments)
    alike = {each._replace(payer="") for each in lines}
    if joined and len(lines) > 1 and len(alike) == 1:
        who = _EACH.note(who=tuple(PAYERS[each.payer] for each in lines))
        return Ruled(_COLUMNS, ((cell(who), *_paid(lines[0])),))
    return Ruled(_COLUMNS, tuple((_payer(each), *_paid(each)) for each in lines))


def giver_label(how: str) -> Text:
    """What he is called whose tile was won: he discarded it, or his kong was robbed.

    >>> giver_label("discard").en, giver_label("robkong").en
    ('From', 'Robbed')
    """
    return _ROBBED if how == "robkong" else _FROM


_EACH = Coded("each", Text("{who} each", "{who}各", "{who}各"))


def _payer(payment: Payment) -> Cell:
    """Who pays; of the others that each of them does."""
    who = PAYERS[payment.payer]
    return cell(_EACH.note(who=who)) if payment.payer == "others" else named(who)


def _paid(payment: Payment) -> tuple[Cell, Cell]:
    return cell(payment.amount, "total"), _how(payment)


def _how(payment: Payment) -> Cell:
    """How a payment came about: the base, every factor with its reason, what became of it."""
    spans = [] if not payment.base else _line(payment)
    for remark in payment.remarks:
        spans += [Span("; ")] if spans else []
        spans.append(Span(remark))
    return tuple(spans)


def _line(payment: Payment) -> list[Span]:
    spans = [Span(f"{payment.base} ("), *_bases(payment.bases), Span(")")]
    for factor in payment.factors:
        spans += [Span(f" × {factor.factor} ("), Span(factor.note), Span(")")]
    return spans + ([Span(f" = {payment.raw}")] if payment.factors else [])


def _bases(bases: tuple[Base, ...]) -> list[Span]:
    """The entries that a base comes from, each with the bonus that is owed for it."""
    if len(bases) == 1 and not bases[0].bonus:
        return [Span(bases[0].name, name=True)]
    parts = tuple(_part(each) for each in bases)
    return [Span(parts)]


def _part(base: Base) -> Cell:
    bonus = f" + {base.bonus}" if base.bonus else ""
    return (Span(f"{base.base}{bonus} "), Span(base.name, name=True))
