"""The nine patterns of 紅中賴子杠, in the order of the rule text, one block each.

A predicate looks at the ``Facts`` of one reading.  What all patterns have in common (an open
meld, the pair, who pays) is data of the block; ``judge`` and ``settle`` act on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mahjong_cli.counts import count_of, counts, within
from mahjong_cli.games.hongzhong.sentences import FED, ROBBED, UNREADY
from mahjong_cli.hand.hand import Circumstances
from mahjong_cli.text import Coded, Text
from mahjong_cli.tiles import HONOURS, Tile
from mahjong_cli.tuples import NamedTuple
from mahjong_cli.value import Value

GENERALS = counts(t for t in range(9, 27) if t % 9 in (1, 4, 7))
"""2, 5 and 8 of 筒 and 条, which make a 将; one of each."""

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

    @property
    def general_pair(self) -> bool:
        """Whether the pair is 2, 5 or 8 of a suit 将."""
        return self.pair is not None and count_of(GENERALS, self.pair) > 0


_Held = Callable[[Facts], bool]


class Pattern(Value):
    """A pattern that a winning hand is paid for: names, base, rule, and when it is held.

    ``base`` is what each loser owes for it, ``bonus`` what is added where the tile was drawn
    or he gave it.  ``any_pair`` frees the hand from the pair that others must have,
    ``unopened`` from having an open meld.  The amounts of a ``flat`` one are never
    multiplied.  ``liability`` is the case in which one player pays for all, if there is one.
    """

    id: str
    name: Text
    base: int
    rule: Text
    held: _Held
    bonus: int = 0
    any_pair: bool = False
    unopened: bool = False
    flat: bool = False
    liability: Coded | None = None

    def __hash__(self) -> int:
        """Quick, and no two patterns share it."""
        return hash(self.id)

    def __reduce__(self) -> tuple[Callable[[str], Pattern], tuple[str]]:
        """A copy, or what is sent to another process, is the pattern itself."""
        return _known, (self.id,)

    @property
    def points(self) -> int:
        """What each loser owes for it."""
        return self.base

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """Its names, what is owed for it, and its rule."""
        return {
            "id": self.id,
            "zh": self.name.zh,
            "zh_hant": self.name.hant,
            "en": self.name.en,
            "base": self.base,
            "bonus": self.bonus,
            "rule": self.rule.say(lang),
        }


_PATTERNS: dict[str, Pattern] = {}


def _known(id: str) -> Pattern:
    return _PATTERNS[id]


def _pattern(
    name: Text,
    base: int,
    rule: Text,
    *,
    bonus: int = 0,
    any_pair: bool = False,
    unopened: bool = False,
    flat: bool = False,
    liability: Coded | None = None,
) -> Callable[[_Held], _Held]:
    """Enter a pattern, which is called as its predicate is, without the underscore."""

    def enter(held: _Held) -> _Held:
        id = held.__name__.removeprefix("_")
        _PATTERNS[id] = Pattern(
            id, name, base, rule, held, bonus, any_pair, unopened, flat, liability
        )
        return held

    return enter


@_pattern(
    Text("Small Win", "屁胡", "屁胡"),
    1,
    Text(
        "Four sets and a pair of 2, 5 or 8, with at most one laizi in hand.",
        "四组一将，将为 2、5、8，手上赖子最多一个。",
        "四組一將，將為 2、5、8，手上賴子最多一個。",
    ),
)
def _small_win(facts: Facts) -> bool:
    # The rule text lists it apart from the big wins: it is what remains without any of them.
    return facts.form == "standard"


@_pattern(
    Text("Full Flush", "清一色", "清一色"),
    10,
    Text(
        "Four sets and any pair, or seven pairs, all of dots or all of bamboo.",
        "全是筒或全是条的四组一对，或七对；将不限。",
        "全是筒或全是條的四組一對，或七對；將不限。",
    ),
    bonus=10,
    any_pair=True,
    liability=FED,
)
def _full_flush(facts: Facts) -> bool:
    one_suit = within(facts.faces, DOT_TILES) or within(facts.faces, BAMBOO_TILES)
    return one_suit and facts.form != "shapeless"


@_pattern(
    Text("All 2-5-8", "将一色", "將一色"),
    400,
    Text(
        "Nothing but 2, 5 and 8, in any shape, with an open meld.",
        "全是 2、5、8，不须成牌型；须开口。",
        "全是 2、5、8，不須成牌型；須開口。",
    ),
    any_pair=True,
    flat=True,
)
def _all_258(facts: Facts) -> bool:
    return within(facts.faces, GENERALS) and facts.form != "seven-pairs"


@_pattern(
    Text("All Winds", "风一色", "風一色"),
    400,
    Text(
        "Nothing but winds, green and white dragons, in any shape, with an open meld.",
        "全是南西北发白，不须成牌型；须开口。",
        "全是南西北發白，不須成牌型；須開口。",
    ),
    any_pair=True,
    flat=True,
    liability=FED,
)
def _all_winds(facts: Facts) -> bool:
    return within(facts.faces, WINDS_AND_DRAGONS) and facts.form != "seven-pairs"


@_pattern(
    Text("All Pungs", "碰碰胡", "碰碰胡"),
    10,
    Text(
        "Four pungs or kongs, and any pair.",
        "四副刻子或杠，将不限。",
        "四副刻子或杠，將不限。",
    ),
    bonus=10,
    any_pair=True,
)
def _all_pungs(facts: Facts) -> bool:
    return facts.form == "standard" and not facts.chows


@_pattern(
    Text("Seven Pairs", "七对", "七對"),
    10,
    Text(
        "Seven pairs, four alike being two; no open meld is needed.",
        "七个对子，四张相同算两对；不须开口。",
        "七個對子，四張相同算兩對；不須開口。",
    ),
    bonus=10,
    any_pair=True,
    unopened=True,
)
def _seven_pairs(facts: Facts) -> bool:
    return facts.form == "seven-pairs"


@_pattern(
    Text("Melded Hand", "全求人", "全求人"),
    10,
    Text(
        "Four open melds, and a pair of 2, 5 or 8 won by a discard.",
        "四副露单吊，和别人打出的 2、5、8。",
        "四副露單吊，和別人打出的 2、5、8。",
    ),
    bonus=10,
    liability=UNREADY,
)
def _melded_hand(facts: Facts) -> bool:
    alone = facts.exposed == 4 and facts.form == "standard"
    return alone and facts.won.how == "discard" and facts.general_pair


@_pattern(
    Text("Kong Draw", "杠开", "杠開"),
    10,
    Text(
        "Any winning shape, on the tile that replaces a kong, red and laizi kongs too.",
        "开杠（含红中杠、赖子杠）后补的牌成和。",
        "開杠（含紅中杠、賴子杠）後補的牌成和。",
    ),
)
def _kong_draw(facts: Facts) -> bool:
    return facts.won.kongdraw


@_pattern(
    Text("Robbed Kong", "抢杠", "搶杠"),
    10,
    Text(
        "Any winning shape, on the tile that another player adds to his pung; he pays for all.",
        "和别人加杠的那张牌，由被抢的一家全付。",
        "和別人加杠的那張牌，由被搶的一家全付。",
    ),
    liability=ROBBED,
)
def _robbed_kong(facts: Facts) -> bool:
    return facts.won.how == "robkong"


PATTERNS = tuple(_PATTERNS.values())
"""Every pattern, in printed order."""

SMALL, *_BIG = PATTERNS
BIG = tuple(_BIG)


def patterns_in(facts: Facts) -> tuple[Pattern, ...]:
    """The patterns of a reading in printed order: the big ones, or else 屁胡 where it can be."""
    big = tuple(pattern for pattern in BIG if pattern.held(facts))
    return big or ((SMALL,) if SMALL.held(facts) else ())
