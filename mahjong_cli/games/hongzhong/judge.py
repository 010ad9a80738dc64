"""From a hand to its settlement: every reading, what stands in its way, and the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

from mahjong_cli.counts import count_of
from mahjong_cli.games.game import Step
from mahjong_cli.games.held import Held, hand_notes, held, incomplete, score_notes
from mahjong_cli.games.hongzhong import sentences
from mahjong_cli.games.hongzhong.house_options import LAIZI_LIMIT, OPTIONS
from mahjong_cli.games.hongzhong.patterns import PATTERNS, SMALL, Facts, Pattern, patterns_in
from mahjong_cli.games.hongzhong.players import players_of
from mahjong_cli.games.hongzhong.rules import RULES
from mahjong_cli.games.hongzhong.settle import Terms, liable, lines, settled
from mahjong_cli.games.hongzhong.settlement import Settlement
from mahjong_cli.games.hongzhong.verdict import Verdict
from mahjong_cli.games.hongzhong.ways import Way, away_of, readings, waits_of, ways
from mahjong_cli.games.house import House
from mahjong_cli.games.pay import PLACES, Payment
from mahjong_cli.hand.hand import Hand
from mahjong_cli.text import Note, tile_name, tiles_named
from mahjong_cli.tiles import RED
from mahjong_cli.tuples import NamedTuple


@lru_cache(maxsize=1_024)
def _house(chosen: tuple[tuple[str, str | int], ...]) -> House:
    return House(OPTIONS, chosen)


def judge(hand: Hand, *, every: bool) -> Settlement:
    """What the hand is paid and by whom; the hand must have no problems."""
    terms = Terms(hand, players_of(hand), _house(hand.house))
    tiles = held(hand)
    reds = [*hand.concealed, hand.winning].count(RED)
    judged = [] if reds else _judged(terms, tiles)
    best = _verdicts(terms, judged[:1])[0] if judged else None
    win = best is not None and not best.obstacles
    alike = [each for each in judged if not each.obstacles and each.paid == judged[0].paid]
    ties = max(0, sum(len(each.way.places) for each in alike) - 1)
    missing = 0 if best else max(1, away_of(hand, *tiles[:3]))
    return Settlement(
        hand=hand,
        reading=best.reading if best else None,
        win=win,
        total=best.total if best and win else None,
        minimum=terms.threshold,
        meets_minimum=win,
        steps=tuple(_steps(best.payments)) if best and win else (),
        waits=waits_of(hand, tiles.before, tiles.golds_before, tiles.sets),
        ties=ties,
        away=missing,
        notes=tuple(_notes(terms, best, ties)),
        why=best.obstacles if best else (_unready(reds, missing),),
        house=terms.house,
        verdict=best,
        runners_up=_verdicts(terms, judged)[1:] if every else (),
    )


def _unready(reds: int, missing: int) -> Note:
    """Why the tiles are not complete."""
    return sentences.RED_IN_HAND.note(count=reds) if reds else incomplete(missing)


def _steps(payments: Sequence[Payment]) -> Iterator[Step]:
    """The sum of what all players pay."""
    amounts = [each.amount for each in payments]
    for n, (each, value) in enumerate(zip(payments, accumulate(amounts), strict=True)):
        yield Step("payment", PLACES[each.payer], "+" if n else "", each.amount, value)


# What each way to read the tiles comes to


class _Judged(NamedTuple):
    """What a way comes to; ``paid`` is the sum after the caps, ``raw`` before them."""

    way: Way
    obstacles: tuple[Note, ...]
    patterns: tuple[Pattern, ...]
    hard: bool
    lines: tuple[Payment, ...]
    paid: int
    raw: int


_Known = dict[tuple[tuple[Pattern, ...], bool], tuple[Payment, ...]]
"""What each loser pays by himself for some patterns, hard or not."""


def _judged(terms: Terms, tiles: Held) -> list[_Judged]:
    """Every way, best first: what wins, pays most, has more patterns, owed more, is hard."""
    known: _Known = {}
    found = [_judge(terms, way, tiles.golds, known) for way in ways(terms.hand, tiles)]

    def rank(judged: _Judged) -> tuple[object, ...]:
        printed = tuple(PATTERNS.index(pattern) for pattern in judged.patterns)
        gold_as = judged.way.gold_as
        others = sum(tile != terms.hand.gold for tile in gold_as)
        return (
            len(judged.obstacles), -judged.paid, -len(printed), -judged.raw, not judged.hard,
            printed, others, gold_as,
        )  # fmt: skip

    return sorted(found, key=rank)


def _judge(terms: Terms, way: Way, golds: int, known: _Known) -> _Judged:
    others = sum(tile != terms.hand.gold for tile in way.gold_as)
    patterns, hard = patterns_in(way.facts), not others
    obstacles = tuple(_obstacles(terms, way.facts, patterns, golds, others))
    if obstacles:
        return _Judged(way, obstacles, (), hard, (), 0, 0)
    if (patterns, hard) not in known:
        known[patterns, hard] = lines(terms, patterns, hard)
    owed = known[patterns, hard]
    if max(line.raw for line in owed) < terms.threshold:
        obstacles = (_below(terms, owed),)
    paid, raw = sum(line.own for line in owed), sum(line.raw for line in owed)
    return _Judged(way, obstacles, patterns, hard, owed, paid, raw)


def _verdicts(terms: Terms, judged: Sequence[_Judged]) -> tuple[Verdict, ...]:
    """The verdict on each way, once for each place of the winning tile."""
    found = []
    for way, obstacles, patterns, hard, owed, _, _ in judged:
        liability = liable(terms, patterns)
        paid = settled(owed, liability, flat=any(pattern.flat for pattern in patterns))
        for reading in readings(terms.hand, way):
            if owed:
                found.append(Verdict(reading, obstacles, patterns, hard, paid, liability))
            else:
                found.append(Verdict(reading, obstacles))
    return tuple(found)


# What stands in the way


def _obstacles(
    terms: Terms, facts: Facts, patterns: tuple[Pattern, ...], golds: int, others: int
) -> Iterator[Note]:
    if not facts.exposed and not any(pattern.unopened for pattern in patterns):
        yield sentences.NOT_OPENED.note(kongs=sum(meld.concealed for meld in terms.hand.melds))
    if facts.pair is not None and not facts.general_pair and not any(p.any_pair for p in patterns):
        yield sentences.PAIR_NOT_258.note(pair=tiles_named((facts.pair, facts.pair)))
    physical = terms.house.of(LAIZI_LIMIT) == "physical"
    count = golds if physical else others
    if patterns == (SMALL,) and count > 1:
        too_many = sentences.TOO_MANY_LAIZI if physical else sentences.TOO_MANY_STAND_INS
        yield too_many.note(count=count)


def _below(terms: Terms, owed: tuple[Payment, ...]) -> Note:
    """That nobody owes enough, with the sum of each."""
    said = tuple(sentences.OWES.note(who=PLACES[each.payer], sum=each.arithmetic) for each in owed)
    return sentences.BELOW_THRESHOLD.note(minimum=terms.threshold, lines=said)


def _notes(terms: Terms, best: Verdict | None, ties: int) -> Iterator[Note]:
    hand, players = terms.hand, terms.players
    yield from hand_notes(RULES, hand)
    reds = players.konged("red_kongs") + [*hand.concealed, hand.winning].count(RED)
    if hand.flipped == RED and reds == 4 > count_of(hand.physical, RED):
        yield sentences.FLIP_KONGED.note(tile=tile_name(RED))
    if hand.won.fourth:
        yield sentences.FOURTH_UNUSED.note()
    fed = players.fed and best is not None and bool(best.patterns)
    if fed and not (best and best.liable and best.liable.why.code == sentences.FED.code):
        yield sentences.FED_UNUSED.note()
    yield from score_notes(terms.house, ties)
