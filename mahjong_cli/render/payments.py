"""What each player pays and why, in words and as JSON; and why complete tiles do not win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_cli.render import words
from mahjong_cli.render.look import Look

if TYPE_CHECKING:
    from mahjong_cli.rulesets.base import Note
    from mahjong_cli.rulesets.settlement import (
        Factor,
        Liability,
        Pattern,
        Payment,
        Settlement,
        Verdict,
    )


def place(who: str | None) -> dict[str, str]:
    """What a player is called, in each language."""
    return words.LABELS[f"place-{who}"] if who else {"en": "", "zh": ""}


def factor_text(factor: Factor, look: Look) -> str:
    """Why an amount is multiplied."""
    kong = f" {factor.kong.text}" if factor.kong else ""
    return look.say(words.FACTORS[factor.why], who=place(factor.who), kong=kong)


def arithmetic(payment: Payment) -> str:
    """The bare numbers of a payer's own line.

    >>> from mahjong_cli.rulesets.settlement import Factor, Payment
    >>> arithmetic(Payment("left", 1, (Factor(2, "self"), Factor(4, "stake")), 8, 8, False, 8))
    '1 × 2 × 4 = 8'
    """
    if not payment.factors:
        return str(payment.raw)
    factors = "".join(f" × {factor.factor}" for factor in payment.factors)
    return f"{payment.base}{factors} = {payment.raw}"


def how(payment: Payment, verdict: Verdict, look: Look) -> str:
    """How a payment came about: the base, every factor with its reason, the cap, who pays."""
    if not payment.base:
        return look.say(words.PAYING["nothing"])
    steps = [str(payment.base)]
    steps += [f"× {f.factor} ({factor_text(f, look)})" for f in payment.factors]
    steps += [f"= {payment.raw}"] if payment.factors else []
    said = [" ".join(steps)]
    if any(pattern.flat for pattern in verdict.patterns):
        said.append(look.say(words.PAYING["flat"]))
    elif payment.capped:
        code = "gold-top" if all(each.capped for each in verdict.payments) else "capped"
        said.append(look.say(words.PAYING[code], own=payment.own))
    if verdict.liable is not None:
        all_ = " + ".join(str(each.own) for each in verdict.payments)
        code = "pays-all" if payment.payer == verdict.liable.payer else "paid-by"
        sum_ = f"{all_} = {verdict.total}"
        said.append(look.say(words.PAYING[code], who=place(verdict.liable.payer), sum=sum_))
    return "; ".join(said)


def liable_text(liable: Liability, look: Look) -> str:
    """Who pays for all, and why."""
    return look.say(words.PAYING[liable.why], who=place(liable.payer))


def obstacle_text(obstacle: Note, score: Settlement, look: Look) -> str:
    """Why complete tiles do not win, with the numbers that show it."""
    lines = {"en": "", "zh": ""}
    if score.verdict is not None:
        for tongue in lines:
            own = look._replace(lang=tongue)
            lines[tongue] = own.comma.join(
                f"{place(each.payer)[tongue]} {arithmetic(each)}" for each in score.verdict.payments
            )
    wording = words.OBSTACLES[obstacle.code]
    return look.say(wording, minimum=score.minimum, lines=lines, **obstacle.args)


# JSON


def record(score: Settlement, look: Look) -> dict[str, Any]:
    """The keys that a settlement adds to those of every score."""
    verdict = score.verdict
    liable = verdict.liable if verdict else None
    return {
        "patterns": [_pattern(pattern) for pattern in verdict.patterns] if verdict else [],
        "hard": verdict.hard if verdict else None,
        "payments": [_payment(each, look) for each in verdict.payments] if verdict else [],
        "liable": {"payer": liable.payer, "why": liable_text(liable, look)} if liable else None,
    }


def patterns(verdict: Verdict) -> dict[str, Any]:
    """What a further reading is paid, for which patterns."""
    return {
        "total": None if verdict.obstacles else verdict.total,
        "patterns": [_pattern(pattern) for pattern in verdict.patterns],
        "hard": verdict.hard,
    }


def _pattern(pattern: Pattern) -> dict[str, Any]:
    return {"id": pattern.id, "zh": pattern.zh, "en": pattern.en, "base": pattern.base}


def _payment(payment: Payment, look: Look) -> dict[str, Any]:
    return {
        "payer": payment.payer,
        "amount": payment.amount,
        "base": payment.base,
        "factors": [
            {"factor": each.factor, "why": factor_text(each, look)} for each in payment.factors
        ],
        "capped": payment.capped,
    }
