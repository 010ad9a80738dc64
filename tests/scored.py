"""Scores of hands and of texts, typed as what they are, and the advice before the win."""

from __future__ import annotations

from mahjong_cli import FanScore, Hand, Scored, Settlement, parse, parse_ready, score, waits
from mahjong_cli.games.prospects import Advice


def fan_score(hand: Hand | str, *, every: bool = False, rules: str | None = None) -> FanScore:
    """The score of a hand, or of its text."""
    if isinstance(hand, str):
        hand = parse(hand) if rules is None else parse(hand, rules=rules)
    result = score(hand, every=every)
    assert isinstance(result, FanScore)
    return result


def best_of(result: FanScore) -> Scored:
    """The reading that was scored."""
    assert result.best
    return result.best


def settlement(hand: Hand) -> Settlement:
    """The score of a hand of a game that is settled among the players."""
    result = score(hand)
    assert isinstance(result, Settlement)
    return result


def waits_of(text: str) -> Advice:
    """What is known of a hand that is not won yet."""
    return waits(parse_ready(text))
