"""Payments as JSON has them, and in a cell of CSV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mahjong_cli.games.pay import Factor, Liability, Payment


def payments_record(payments: Iterable[Payment], lang: str) -> list[dict[str, Any]]:
    """The payments as JSON has them."""
    return [
        {
            "payer": each.payer,
            "amount": each.amount,
            "base": each.base,
            "bases": [{"id": b.id, "base": b.base, "bonus": b.bonus} for b in each.bases],
            "factors": [_factor(factor, lang) for factor in each.factors],
            "raw": each.raw,
            "capped": each.capped,
        }
        for each in payments
    ]


def _factor(factor: Factor, lang: str) -> dict[str, Any]:
    return {
        "factor": factor.factor,
        "code": factor.why.code,
        "who": factor.who,
        "text": factor.note.say(lang),
    }


def liable_record(liable: Liability | None, lang: str) -> dict[str, Any] | None:
    """Who pays for all, as JSON has it."""
    if liable is None:
        return None
    return {"code": liable.why.code, "who": liable.payer, "text": liable.why.say(lang)}


def payments_cell(payments: Iterable[Payment]) -> str:
    """The payments in one cell of CSV."""
    return "; ".join(f"{each.payer} {each.amount}" for each in payments)
