"""The closed list of reasons: of which pairs of fans each is true, and what a fan contains.

Written by hand from the rulings and in plain words, nothing of it from the package's own table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mahjong_cli.hand.hand import Hand
from mahjong_cli.hand.reading import Group, Reading
from mahjong_cli.tiles import DRAGONS, HONOURS, ORPHANS, Tile, rank, suit


def pairs(text: str) -> set[str]:
    """Who excludes whom: ``A→B`` for each ``A B C`` of the lines."""
    found = set()
    for line in text.strip().splitlines():
        by, *others = line.split()
        found |= {f"{by}→{other}" for other in others}
    return found


PRINTED = pairs("""
    大四喜 圈风刻 门风刻 三风刻 碰碰和
    大三元 箭刻
    绿一色 混一色
    九莲宝灯 清一色
    连七对 清一色 不求人 单钓将
    十三幺 五门齐 不求人 单钓将
    清幺九 碰碰和 双同刻 无字
    小四喜 三风刻
    小三元 箭刻
    字一色 碰碰和
    四暗刻 门前清 碰碰和
    一色双龙会 平和 清一色
    一色四同顺 一般高 四归一
    一色四节高 碰碰和
    混幺九 碰碰和
    七对 不求人 单钓将
    七星不靠 五门齐 不求人 单钓将
    全双刻 碰碰和 断幺
    清一色 无字
    全大 无字
    全中 断幺
    全小 无字
    三色双龙会 喜相逢 老少副 无字 平和
    全带五 断幺
    全不靠 五门齐 不求人 单钓将
    大于五 无字
    小于五 无字
    推不倒 缺一门
    妙手回春 自摸
    杠上开花 自摸
    抢杠和 和绝张
    全求人 单钓将
""")
"""What the rule text names and the same reading can have."""

IMPLIED = pairs("""
    大四喜 幺九刻
    大三元 双箭刻
    九莲宝灯 无字
    四杠 三杠 碰碰和 单钓将
    连七对 七对 无字
    十三幺 混幺九
    小三元 双箭刻
    四暗刻 三暗刻 双暗刻
    一色双龙会 一般高 老少副 无字
    一色四同顺 一色三同顺
    一色四节高 一色三节高
    一色四步高 一色三步高
    七星不靠 全不靠
    全双刻 无字
    全大 大于五
    全中 无字
    全小 小于五
    全带五 无字
    三暗刻 双暗刻
    双暗杠 双暗刻 暗杠
    双箭刻 箭刻
    不求人 自摸
    双明杠 明杠
    平和 无字
    断幺 无字
    明暗杠 明杠 暗杠
""")
"""What a fan cannot be without: ``CONTAINED`` says when a reading has it."""

ALONE = pairs("四杠 单钓将")
"""The pairs of ``IMPLIED`` of which it is true where only one tile wins: 四杠 with a lone gold
waits on every tile, and is no 单钓将.
"""

_CHOWS = (
    "一色双龙会 一色四同顺 一色四步高 一色三同顺 清龙 三色双龙会 一色三步高 花龙 三色三同顺 "
    "三色三步高 一般高 喜相逢 连六 老少副"
)
_PUNGS = "一色四节高 一色三节高 三同刻 三色三节高 双同刻"
LINKS = {f"{by}→{other}" for one in (_CHOWS, _PUNGS) for by in one.split() for other in one.split()}
"""The fans that join chows, and those that join pungs of numbers."""

CLOSED: dict[str, set[str]] = {
    "printed": PRINTED,
    "implied": IMPLIED,
    "always-concealed": pairs("""
        四暗刻 不求人
        九莲宝灯 不求人 门前清
        连七对 门前清
        十三幺 门前清
        七对 门前清
        七星不靠 门前清
        全不靠 门前清
    """),
    "kong-ladder": pairs("""
        四杠 双暗杠 双明杠 明暗杠 暗杠 明杠
        三杠 双暗杠 双明杠 明暗杠 暗杠 明杠
    """),
    "own-sets": pairs("""
        一色四步高 连六 老少副
        清龙 连六 老少副
        一色三同顺 一般高
        三色三同顺 喜相逢
        三同刻 双同刻
        大三元 幺九刻
        小三元 幺九刻
        双箭刻 幺九刻
        箭刻 幺九刻
        小四喜 幺九刻
        三风刻 幺九刻
        圈风刻 幺九刻
        门风刻 幺九刻
        九莲宝灯 幺九刻
        清幺九 全带幺 幺九刻
        混幺九 全带幺 幺九刻
        字一色 全带幺 幺九刻
    """),
    "combination": LINKS,
    "other-division": pairs("""
        一色双龙会 七对
        一色四同顺 一色三节高
        一色三同顺 一色三节高
        一色四节高 一色三同顺
        一色三节高 一色三同顺
    """),
    "many-waits": pairs("- 边张 坎张 单钓将"),
    "gold": pairs("- 和绝张"),
    "not-nine-waits": pairs("- 九莲宝灯"),
    "flower-draw": pairs("- 杠上开花"),
    "robbed": pairs("- 全求人"),
    "konged": pairs("- 四归一"),
}
"""The closed list of reasons, and the pairs of which each is true: who excludes whom."""


# What a reading has


Contained = Callable[[Hand, Reading], bool]


def sets_of(reading: Reading, *kinds: str) -> list[Group]:
    """The groups of these kinds."""
    return [group for group in reading.groups if group.kind in kinds]


def pungs(reading: Reading) -> list[Group]:
    """Pungs and kongs."""
    return sets_of(reading, "pung", "kong")


def hidden(reading: Reading) -> int:
    """How many concealed pungs and kongs there are."""
    return sum(pung.concealed for pung in pungs(reading))


def tiles_of(reading: Reading) -> list[Tile]:
    """Every tile as what it stands for."""
    return [tile for group in reading.groups for tile in group.tiles]


def kongs(reading: Reading, *, concealed: bool | None = None) -> int:
    """How many kongs there are, of either kind or of one."""
    return sum(concealed in (None, kong.concealed) for kong in sets_of(reading, "kong"))


def starts(reading: Reading, *kinds: str) -> Counter[Tile]:
    """The lowest tiles of the groups of these kinds."""
    return Counter(group.tiles[0] for group in sets_of(reading, *kinds))


def in_steps(first: Counter[Tile], step: int) -> bool:
    """Whether three sets of one suit go up in such steps."""
    return any(
        all(first[low + n * step] and suit(low + n * step) == suit(low) for n in range(3))
        for low in first
        if suit(low) < 3 and low + 2 * step < 27
    )


CONTAINED: dict[str, Contained] = {
    "幺九刻": lambda _, r: any(pung.tiles[0] in ORPHANS for pung in pungs(r)),
    "双箭刻": lambda _, r: len({p.tiles[0] for p in pungs(r)} & set(DRAGONS)) >= 2,
    "箭刻": lambda _, r: any(pung.tiles[0] in DRAGONS for pung in pungs(r)),
    "无字": lambda _, r: not set(tiles_of(r)) & set(HONOURS),
    "三杠": lambda _, r: kongs(r) >= 3,
    "暗杠": lambda _, r: kongs(r, concealed=True) >= 1,
    "明杠": lambda _, r: kongs(r, concealed=False) >= 1,
    "碰碰和": lambda _, r: len(pungs(r)) == 4,
    "单钓将": lambda _, r: r.groups[r.place].kind == "pair",
    "七对": lambda _, r: len(sets_of(r, "pair")) == 7,
    "混幺九": lambda _, r: set(tiles_of(r)) <= set(ORPHANS) and 0 < _honours(r) < 14,
    "三暗刻": lambda _, r: hidden(r) >= 3,
    "双暗刻": lambda _, r: hidden(r) >= 2,
    "一般高": lambda _, r: max(starts(r, "chow").values()) >= 2,
    "一色三同顺": lambda _, r: max(starts(r, "chow").values()) >= 3,
    "老少副": lambda _, r: any(
        rank(low) == 1 and starts(r, "chow")[low + 6] for low in starts(r, "chow")
    ),
    "一色三节高": lambda _, r: in_steps(starts(r, "pung", "kong"), 1),
    "一色三步高": lambda _, r: any(in_steps(starts(r, "chow"), step) for step in (1, 2)),
    "全不靠": lambda _, r: len(set(tiles_of(r))) == 14 and r.form == "knitted",
    "大于五": lambda _, r: all(suit(t) < 3 and rank(t) > 5 for t in tiles_of(r)),
    "小于五": lambda _, r: all(suit(t) < 3 and rank(t) < 5 for t in tiles_of(r)),
    "自摸": lambda hand, _: hand.won.how == "self",
}
"""Whether a reading has what a dearer fan is said to contain, by the Chinese name."""


def _honours(reading: Reading) -> int:
    return sum(tile in HONOURS for tile in tiles_of(reading))
