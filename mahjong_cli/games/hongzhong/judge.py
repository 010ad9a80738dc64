"""From a hand to its settlement: every reading, what stands in its way, and the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from mahjong_cli.games.game import Held, Note, hand_notes, held, score_notes
from mahjong_cli.games.hongzhong import settle as pay
from mahjong_cli.games.hongzhong.patterns import (
    GENERALS,
    PATTERNS,
    SMALL,
    WINDS_AND_DRAGONS,
    Facts,
)
from mahjong_cli.games.hongzhong.patterns import held as held_patterns
from mahjong_cli.games.hongzhong.rules import PLAYED, RULES
from mahjong_cli.games.pay import Pattern, Payment, Settlement, Verdict
from mahjong_cli.hand.model import Group, Hand, Reading
from mahjong_cli.hand.players import Players
from mahjong_cli.shapes.place import Placing, placings, reading
from mahjong_cli.shapes.solve import Shape, present_in, shapes
from mahjong_cli.shapes.waits import away, waits
from mahjong_cli.tiles import ONE, RED, Tile, counts, faces, size, write

SPECIAL = ("seven-pairs",)
SHAPELESS = (GENERALS, WINDS_AND_DRAGONS)
"""The tiles of 将一色 and of 風一色, which need no shape."""

_WINNABLE = PLAYED - ONE[RED]


@lru_cache(maxsize=1 << 10)
def house_of(chosen: tuple[tuple[str, str | int], ...]) -> Mapping[str, str | int]:
    """Every house option in force."""
    return MappingProxyType({o.name: o.default for o in RULES.options} | dict(chosen))


def settle(hand: Hand, every: bool) -> Settlement:
    """What the hand is paid and by whom; the hand must have no problems."""
    table = pay.Table(hand, hand.players or Players(), house_of(hand.house))
    tiles = held(hand)
    reds = [*hand.concealed, hand.winning].count(RED)
    judged = [] if reds else _judged(table, tiles)
    best = _verdict(table, judged[0]) if judged else None
    alike = [each for each in judged if not each.obstacles and each.paid == judged[0].paid]
    ties = max(0, sum(len(each.way.places) for each in alike) - 1)
    obstacles = (Note("red-in-hand", {"count": reds}),) if reds else ()
    return Settlement(
        hand=hand,
        best=None,
        total=best.total if best and not best.obstacles else None,
        minimum=pay.THRESHOLD * table.stake,
        flowers=None,
        multipliers=(),
        waits=_waits(hand, tiles),
        ties=ties,
        away=0 if best else max(1, _away(hand, tiles)),
        notes=tuple(_notes(table, best, ties)),
        house=dict(table.house),
        verdict=best,
        obstacles=best.obstacles if best else obstacles,
        runners_up=_verdicts(table, judged)[1:] if every else (),
    )


# Ways to read the tiles, and what each comes to


class _Way(NamedTuple):
    """A way to complete the tiles, with what the patterns see in it.

    ``places`` are those that the winning tile can have; nothing is paid for the place.
    """

    facts: Facts
    gold_as: tuple[Tile, ...]
    places: tuple[Placing | None, ...]


class _Judged(NamedTuple):
    """What a way comes to; ``paid`` is the sum after the caps, ``raw`` before them."""

    way: _Way
    obstacles: tuple[Note, ...]
    patterns: tuple[Pattern, ...]
    hard: bool
    lines: tuple[Payment, ...]
    paid: int
    raw: int


def _judged(table: pay.Table, tiles: Held) -> list[_Judged]:
    """Every way, best first: what wins, pays most, has more patterns, owed more, is hard."""
    known: dict[tuple[tuple[Pattern, ...], bool], tuple[Payment, ...]] = {}
    found = [_judge(table, way, tiles.golds, known) for way in _ways(table.hand, tiles)]

    def rank(judged: _Judged) -> tuple[object, ...]:
        printed = tuple(PATTERNS.index(pattern) for pattern in judged.patterns)
        gold_as = judged.way.gold_as
        others = sum(tile != table.hand.gold for tile in gold_as)
        return (
            len(judged.obstacles), -judged.paid, -len(printed), -judged.raw, not judged.hard,
            printed, others, gold_as,
        )  # fmt: skip

    return sorted(found, key=rank)


def _judge(
    table: pay.Table,
    way: _Way,
    golds: int,
    known: dict[tuple[tuple[Pattern, ...], bool], tuple[Payment, ...]],
) -> _Judged:
    others = sum(tile != table.hand.gold for tile in way.gold_as)
    patterns, hard = held_patterns(way.facts), not others
    obstacles = tuple(_obstacles(table, way.facts, patterns, golds, others))
    if obstacles:
        return _Judged(way, obstacles, (), hard, (), 0, 0)
    if (patterns, hard) not in known:
        known[patterns, hard] = pay.payments(table, patterns, hard)
    lines = known[patterns, hard]
    if max(line.raw for line in lines) < pay.THRESHOLD * table.stake:
        obstacles = (Note("below-threshold"),)
    paid, raw = sum(line.own for line in lines), sum(line.raw for line in lines)
    return _Judged(way, obstacles, patterns, hard, lines, paid, raw)


def _verdict(table: pay.Table, judged: _Judged) -> Verdict:
    return _verdicts(table, [judged])[0]


def _verdicts(table: pay.Table, judged: list[_Judged]) -> tuple[Verdict, ...]:
    """The verdict on each way, once for each place of the winning tile."""
    found = []
    for way, obstacles, patterns, hard, lines, _, _ in judged:
        liability = pay.liable(table, patterns)
        gathered = pay.gathered(lines, liability)
        for place in way.places:
            read = reading(table.hand, place, way.gold_as) if place else _loose(table.hand, way)
            settled = (patterns, hard, gathered, liability) if lines else ()
            found.append(Verdict(read, obstacles, *settled))
    return tuple(found)


def _ways(hand: Hand, tiles: Held) -> Iterator[_Way]:
    melded = sum(counts(meld.tiles) for meld in hand.melds)
    exposed = sum(not meld.concealed for meld in hand.melds)
    chows = any(meld.kind == "chow" for meld in hand.melds)

    def facts(form: str, concealed: int, chow: bool, pair: Tile | None) -> Facts:
        return Facts(form, present_in(concealed + melded), chow or chows, pair, exposed, hand.won)

    shaped = [each for each in shapes(tiles.real, tiles.golds, tiles.sets) if _played(each)]
    for shape in shaped:
        gold_as = faces(shape.tiles - tiles.real)
        winning = sorted(set(gold_as)) if hand.winning == hand.gold else (hand.winning,)
        seen = facts(shape.form, shape.tiles, bool(shape.chows), shape.pair)
        yield _Way(seen, gold_as, tuple(placings(shape, winning, False)))
    for kind in SHAPELESS:
        # Where these tiles make pungs and a pair, that is paid as much for more patterns: the
        # same tiles in no shape are then no further way to read them.
        pungs = any(s.form == "standard" and not present_in(s.tiles) & ~kind for s in shaped)
        if not pungs and not present_in(tiles.real + melded) & ~kind:
            gold_as = (_stand_in(hand, kind),) * tiles.golds
            seen = facts("shapeless", tiles.real + counts(gold_as), False, None)
            yield _Way(seen, gold_as, (None,))


def _played(shape: Shape) -> bool:
    """Whether the game knows the form, and no laizi stands for a tile that it does not have."""
    known = shape.form == "standard" or shape.form in SPECIAL
    return known and not present_in(shape.tiles) & ~_WINNABLE


def _stand_in(hand: Hand, kind: int) -> Tile:
    """What a laizi stands for among tiles in no shape: itself where it can."""
    if hand.gold is not None and kind & ONE[hand.gold]:
        return hand.gold
    return faces(kind)[0]


def _loose(hand: Hand, way: _Way) -> Reading:
    """The reading of tiles in no shape."""
    melds = [Group(meld.kind, meld.tiles, meld.concealed) for meld in hand.melds]
    real = [tile for tile in (*hand.concealed, hand.winning) if tile != hand.gold]
    loose = Group("loose", tuple(sorted([*real, *way.gold_as])), hand.won.self_drawn)
    winning = way.gold_as[0] if hand.winning == hand.gold else hand.winning
    return Reading("shapeless", (*melds, loose), way.gold_as, winning, len(melds))


# What stands in the way


def _obstacles(
    table: pay.Table, facts: Facts, patterns: tuple[Pattern, ...], golds: int, others: int
) -> Iterator[Note]:
    if not facts.exposed and not any(pattern.unopened for pattern in patterns):
        kongs = sum(meld.concealed for meld in table.hand.melds)
        yield Note("not-opened", {"kongs": kongs})
    shaped = facts.form == "standard"
    if shaped and not facts.general_pair and not any(p.any_pair for p in patterns):
        assert facts.pair is not None
        yield Note("pair-not-258", {"pair": write([facts.pair] * 2)})
    physical = table.house["laizi-limit"] == "physical"
    count = golds if physical else others
    if patterns == (SMALL,) and count > 1:
        yield Note("too-many-laizi" if physical else "too-many-stand-ins", {"count": count})


# Waits, distance, notes


def _waits(hand: Hand, tiles: Held) -> tuple[Tile, ...]:
    """The faces that complete the thirteen tiles, in a shape or in none."""
    if RED in hand.concealed:
        return ()
    found = set(waits(tiles.before, tiles.golds_before, tiles.sets, SPECIAL))
    melded = sum(counts(meld.tiles) for meld in hand.melds)
    for kind in SHAPELESS:
        if not present_in(tiles.before + melded) & ~kind:
            found.update(faces(kind))
    return tuple(sorted(found & set(faces(_WINNABLE))))


def _away(hand: Hand, tiles: Held) -> int:
    """How many tiles must be exchanged; 红中 is always one of them."""
    real = tiles.real & ~(15 * ONE[RED])
    found = [away(real, tiles.golds, tiles.sets, SPECIAL)]
    melded = present_in(sum(counts(meld.tiles) for meld in hand.melds))
    for kind in SHAPELESS:
        if not melded & ~kind:
            found.append(3 * tiles.sets + 2 - tiles.golds - size(real & 15 * kind))
    return min(found)


def _notes(table: pay.Table, best: Verdict | None, ties: int) -> Iterator[Note]:
    hand, players = table.hand, table.players
    yield from hand_notes(RULES, hand)
    reds = players.konged("red_kongs") + [*hand.concealed, hand.winning].count(RED)
    if hand.flipped == RED and reds == 4 > hand.physical >> 4 * RED & 15:
        yield Note("flip-konged", {"tile": write([RED])})
    if hand.won.fourth:
        yield Note("fourth-unused")
    fed = players.fed and best is not None and bool(best.patterns)
    if fed and not (best and best.liable and best.liable.why == "fed"):
        yield Note("fed-unused")
    yield from score_notes(RULES, table.house, ties)
