"""What each player pays and why, in words and as JSON; and why complete tiles do not win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_cli.render import settled_words, words
from mahjong_cli.render.look import Look

if TYPE_CHECKING:
    from mahjong_cli.games.game import Note
    from mahjong_cli.games.pay import (
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
    return look.say(settled_words.FACTORS[factor.why], who=place(factor.who), kong=kong)


def arithmetic(payment: Payment) -> str:
    """The bare numbers of a payer's own line.

    >>> from mahjong_cli.games import SETTLED
    >>> from mahjong_cli.games.pay import Base, Factor, Payment
    >>> pattern = next(game.find("屁胡") for game in SETTLED.values())
    >>> factors = Factor(2, "self"), Factor(4, "stake")
    >>> arithmetic(Payment("left", (Base(pattern, 1),), factors, 8, 8, False, 8))
    '1 × 2 × 4 = 8'
    """
    if not payment.factors:
        return str(payment.raw)
    factors = "".join(f" × {factor.factor}" for factor in payment.factors)
    return f"{payment.base}{factors} = {payment.raw}"


def base_text(payment: Payment, look: Look) -> str:
    """A payer's base, and the patterns that it comes from, each with the bonus he owes for it.

    >>> from mahjong_cli.games import SETTLED
    >>> from mahjong_cli.games.pay import Base, Payment
    >>> flush, robbed = (next(iter(SETTLED.values())).find(name) for name in ("清一色", "抢杠"))
    >>> bases = Base(flush, 10, 10), Base(robbed, 10)
    >>> base_text(Payment("left", bases, (), 30, 30, False, 30), Look())
    '30 (10 + 10 Full Flush, 10 Robbed Kong)'
    """
    if len(payment.bases) == 1 and not payment.bases[0].bonus:
        return f"{payment.base} ({look.name(payment.bases[0].pattern)})"
    named = [
        f"{each.base}{f' + {each.bonus}' if each.bonus else ''} {look.name(each.pattern)}"
        for each in payment.bases
    ]
    return f"{payment.base} ({look.comma.join(named)})"


def how(payment: Payment, verdict: Verdict, look: Look) -> str:
    """How a payment came about: the base, every factor with its reason, the cap, who pays."""
    if not payment.base:
        return look.say(settled_words.PAYING["nothing"])
    steps = [base_text(payment, look)]
    steps += [f"× {f.factor} ({factor_text(f, look)})" for f in payment.factors]
    steps += [f"= {payment.raw}"] if payment.factors else []
    said = [" ".join(steps)]
    if any(pattern.flat for pattern in verdict.patterns):
        said.append(look.say(settled_words.PAYING["flat"]))
    elif payment.capped:
        code = "gold-top" if all(each.capped for each in verdict.payments) else "capped"
        said.append(look.say(settled_words.PAYING[code], own=payment.own))
    if verdict.liable is not None:
        all_ = " + ".join(str(each.own) for each in verdict.payments)
        code = "pays-all" if payment.payer == verdict.liable.payer else "paid-by"
        sum_ = f"{all_} = {verdict.total}"
        said.append(look.say(settled_words.PAYING[code], who=place(verdict.liable.payer), sum=sum_))
    return "; ".join(said)


def liable_text(liable: Liability, look: Look) -> str:
    """Who pays for all, and why."""
    pattern = look.names([liable.pattern])
    return look.say(settled_words.PAYING[liable.why], who=place(liable.payer), pattern=pattern)


def obstacle_text(obstacle: Note, score: Settlement, look: Look) -> str:
    """Why complete tiles do not win, with the numbers that show it."""
    lines = {"en": "", "zh": ""}
    if score.verdict is not None:
        for tongue in lines:
            own = look._replace(lang=tongue)
            lines[tongue] = own.comma.join(
                f"{place(each.payer)[tongue]} {arithmetic(each)}" for each in score.verdict.payments
            )
    wording = settled_words.OBSTACLES[obstacle.code]
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
        "bases": [
            {"id": each.pattern.id, "base": each.base, "bonus": each.bonus}
            for each in payment.bases
        ],
        "factors": [
            {"factor": each.factor, "why": factor_text(each, look)} for each in payment.factors
        ],
        "capped": payment.capped,
    }
