"""The nine patterns of 紅中賴子杠, in the order of the rule text, one block each.

A predicate looks at the ``Facts`` of one reading.  What all patterns have in common (an open
meld, the pair, who pays) is data of the block; ``judge`` and ``pay`` act on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mahjong_cli.games.pay import Pattern
from mahjong_cli.hand.model import Circumstances
from mahjong_cli.tiles import HONOURS, Tile, counts

GENERALS = counts(t for t in range(9, 27) if t % 9 in (1, 4, 7))
"""2, 5 and 8 of 筒 and 条, which make a 将."""

WINDS_AND_DRAGONS = counts(HONOURS)
DOT_TILES = counts(range(9, 18))
BAMBOO_TILES = counts(range(18, 27))


class Facts(NamedTuple):
    """A reading as the patterns see it.

    ``form`` is ``standard``, ``seven-pairs`` or ``shapeless``; ``faces`` has one of each face
    there is, laizi as what they stand for; ``chows`` says whether there is one; ``exposed``
    counts the open melds.
    """

    form: str
    faces: int
    chows: bool
    pair: Tile | None
    exposed: int
    won: Circumstances

    def all_of(self, tiles: int) -> bool:
        """Whether every tile is one of these."""
        return not self.faces & ~tiles

    @property
    def general_pair(self) -> bool:
        """Whether the pair is 2, 5 or 8 of a suit 将."""
        return self.pair is not None and bool(GENERALS >> 4 * self.pair & 1)


_PATTERNS: list[Pattern] = []
_Held = Callable[[Facts], bool]


def _pattern(
    zh: str,
    zh_hant: str,
    en: str,
    base: int,
    rule_zh: str,
    *,
    bonus: int = 0,
    any_pair: bool = False,
    unopened: bool = False,
    flat: bool = False,
    liability: str | None = None,
) -> Callable[[_Held], _Held]:
    """Enter a pattern, named after its predicate, whose docstring is its rule."""

    def enter(held: _Held) -> _Held:
        rule = {"en": held.__doc__ or "", "zh": rule_zh}
        _PATTERNS.append(
            Pattern(
                held.__name__, zh, zh_hant, en, base, rule, held,
                bonus, any_pair, unopened, flat, liability,
            )
        )  # fmt: skip
        return held

    return enter


@_pattern("屁胡", "屁胡", "Small Win", 1, "四组一将，将为 2、5、8，手上赖子最多一个。")
def small_win(facts: Facts) -> bool:
    """Four sets and a pair of 2, 5 or 8, with at most one laizi in hand."""
    # The rule text lists it apart from the big wins: it is what remains without any of them.
    return facts.form == "standard"


@_pattern(
    "清一色", "清一色", "Full Flush", 10, "全是筒或全是条的四组一对，或七对；将不限。",
    bonus=10, any_pair=True, liability="fed",
)  # fmt: skip
def full_flush(facts: Facts) -> bool:
    """Four sets and any pair, or seven pairs, all of dots or all of bamboo."""
    one_suit = facts.all_of(DOT_TILES) or facts.all_of(BAMBOO_TILES)
    return one_suit and facts.form != "shapeless"


@_pattern(
    "将一色", "將一色", "All 2-5-8", 400, "全是 2、5、8，不须成牌型；须开口。",
    any_pair=True, flat=True,
)  # fmt: skip
def all_258(facts: Facts) -> bool:
    """Nothing but 2, 5 and 8, in any shape, with an open meld."""
    return facts.all_of(GENERALS) and facts.form != "seven-pairs"


@_pattern(
    "风一色", "風一色", "All Winds", 400, "全是南西北发白，不须成牌型；须开口。",
    any_pair=True, flat=True, liability="fed",
)  # fmt: skip
def all_winds(facts: Facts) -> bool:
    """Nothing but winds, green and white dragons, in any shape, with an open meld."""
    return facts.all_of(WINDS_AND_DRAGONS) and facts.form != "seven-pairs"


@_pattern("碰碰胡", "碰碰胡", "All Pungs", 10, "四副刻子或杠，将不限。", bonus=10, any_pair=True)
def all_pungs(facts: Facts) -> bool:
    """Four pungs or kongs, and any pair."""
    return facts.form == "standard" and not facts.chows


@_pattern(
    "七对", "七對", "Seven Pairs", 10, "七个对子，四张相同算两对；不须开口。",
    bonus=10, any_pair=True, unopened=True,
)  # fmt: skip
def seven_pairs(facts: Facts) -> bool:
    """Seven pairs, four alike being two; no open meld is needed."""
    return facts.form == "seven-pairs"


@_pattern(
    "全求人", "全求人", "Melded Hand", 10, "四副露单吊，和别人打出的 2、5、8。",
    bonus=10, liability="unready",
)  # fmt: skip
def melded_hand(facts: Facts) -> bool:
    """Four open melds, and a pair of 2, 5 or 8 won by a discard."""
    alone = facts.exposed == 4 and facts.form == "standard"
    return alone and facts.won.how == "discard" and facts.general_pair


@_pattern("杠开", "杠開", "Kong Draw", 10, "开杠（含红中杠、赖子杠）后补的牌成和。")
def kong_draw(facts: Facts) -> bool:
    """Any winning shape, on the tile that replaces a kong, red and laizi kongs too."""
    return facts.won.kongdraw


@_pattern(
    "抢杠", "搶杠", "Robbed Kong", 10, "和别人加杠的那张牌，由被抢的一家全付。", liability="robbed"
)
def robbed_kong(facts: Facts) -> bool:
    """Any winning shape, on the tile that another player adds to his pung; he pays for all."""
    return facts.won.how == "robkong"


PATTERNS = tuple(_PATTERNS)
SMALL, *_BIG = PATTERNS
BIG = tuple(_BIG)


def held(facts: Facts) -> tuple[Pattern, ...]:
    """The patterns of a reading in printed order: the big ones, or else 屁胡 where it can be."""
    big = tuple(pattern for pattern in BIG if pattern.held(facts))
    return big or ((SMALL,) if SMALL.held(facts) else ())
