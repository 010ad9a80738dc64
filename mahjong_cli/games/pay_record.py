"""Payments as JSON has them, and in a cell of CSV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mahjong_cli.games.pay import Factor, Liability, Payment
from mahjong_cli.games.record import Parts, Record


def payments_record(payments: Iterable[Payment], lang: str, parts: Parts) -> Any:
    """The payments as JSON has them."""
    return parts.each(_payment, [(payment, lang) for payment in payments])


def _payment(said: tuple[Payment, str]) -> Record:
    payment, lang = said
    return {
        "payer": payment.payer,
        "amount": payment.amount,
        "base": payment.base,
        "bases": [{"id": b.id, "base": b.base, "bonus": b.bonus} for b in payment.bases],
        "factors": [_factor(factor, lang) for factor in payment.factors],
        "raw": payment.raw,
        "capped": payment.capped,
    }


def _factor(factor: Factor, lang: str) -> Record:
    return {
        "factor": factor.factor,
        "code": factor.why.code,
        "who": factor.who,
        "text": factor.note.say(lang),
    }


def liable_record(said: tuple[Liability, str]) -> Record:
    """Who pays for all, as JSON has it."""
    liable, lang = said
    return {"code": liable.why.code, "who": liable.payer, "text": liable.why.say(lang)}


def payments_cell(payments: Iterable[Payment]) -> str:
    """The payments in one cell of CSV."""
    return "; ".join(f"{each.payer} {each.amount}" for each in payments)
