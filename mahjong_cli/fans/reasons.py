"""Why a fan that is there is not counted: the closed list of reasons, and what is said of each."""

from __future__ import annotations

from mahjong_cli.fans.registry import Excludes, Fan
from mahjong_cli.hand.reading import Group
from mahjong_cli.text import Coded, Note, Text, tiles_named
from mahjong_cli.tiles import Tile
from mahjong_cli.tuples import NamedTuple


class Exclusion(NamedTuple):
    """A fan that is there but not counted, the counted fan that excludes it, and why.

    ``reason`` is one of ``CODES``.  ``by`` is None where no fan but a rule excludes it.
    ``joined_by`` are, for ``combination``, all the counted fans that already join the sets,
    dearest first.  ``groups`` make the fan (for ``other-division``, they would if divided
    otherwise); ``again`` says that the same fan is counted on others.
    """

    fan: Fan
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody asks a row for
    by: Fan | None
    reason: str
    joined_by: tuple[Fan, ...] = ()
    groups: tuple[Group, ...] = ()
    again: bool = False


# What is said of it


_REASONS = (
    Coded("printed", Text("its rule text says so", "规则明文不计", "規則明文不計")),
    Coded(
        "implied", Text("it always contains this fan", "成立时必然包含此番", "成立時必然包含此番")
    ),
    Coded(
        "always-concealed",
        Text(
            "it is always concealed, so by practice scores nothing for it",
            "此番必为门前清，依惯例不另计",
            "此番必為門前清，依慣例不另計",
        ),
    ),
    Coded(
        "kong-ladder",
        Text(
            "kongs are counted once, by their number",
            "杠按副数只计一番",
            "杠按副數只計一番",
        ),
    ),
    Coded("own-sets", Text("it is made of the same sets", "由同样的牌组组成", "由同樣的牌組組成")),
    Coded(
        "combination",
        Text("it joins these sets already", "已将这些牌组组合", "已將這些牌組組合"),
    ),
    Coded(
        "other-division",
        Text(
            "its rule text says so; only another division of the tiles has this fan",
            "规则明文不计；这些牌换一种拆法才有此番",
            "規則明文不計；這些牌換一種拆法才有此番",
        ),
    ),
    Coded(
        "many-waits",
        Text("the hand waits on {waits}", "听牌不止一张：{waits}", "聽牌不止一張：{waits}"),
    ),
    Coded(
        "gold",
        Text(
            "a gold took the winning tile's place",
            "和的是黄金，不是绝张",
            "和的是黃金，不是絕張",
        ),
    ),
    Coded(
        "not-nine-waits",
        Text(
            "the thirteen tiles were not 1112345678999",
            "和牌前的十三张不是 1112345678999",
            "和牌前的十三張不是 1112345678999",
        ),
    ),
    Coded(
        "flower-draw",
        Text(
            "the winning tile replaced a flower, not a kong",
            "和的是补花的牌，不是补杠的牌",
            "和的是補花的牌，不是補杠的牌",
        ),
    ),
    Coded(
        "robbed",
        Text(
            "a robbed tile is not a discard",
            "抢杠的牌不是别人打出的牌",
            "搶杠的牌不是別人打出的牌",
        ),
    ),
    Coded("konged", Text("the four tiles are a kong", "四张已开成杠", "四張已開成杠")),
)
_BY_CODE = {reason.code: reason for reason in _REASONS}

_ALONE = Coded(
    "implied",
    Text(
        "where only one tile wins, it always contains this fan",
        "只听一种牌时必然包含此番",
        "只聽一種牌時必然包含此番",
    ),
)
_JOINED_WITH = Coded(
    "combination",
    Text(
        "it and {fans} join these sets already",
        "已与{fans}将这些牌组组合",
        "已與{fans}將這些牌組組合",
    ),
)
_SECOND = Coded(
    "combination",
    Text(
        "a second one: its sets are joined already by {fans}",
        "另一个：其牌组已由{fans}组合",
        "另一個：其牌組已由{fans}組合",
    ),
)
_FURTHER = Coded(
    "combination",
    Text(
        "{count} more: their sets are joined already by {fans}",
        "另 {count} 个：其牌组已由{fans}组合",
        "另 {count} 個：其牌組已由{fans}組合",
    ),
)

CODES = tuple(_BY_CODE)
"""The closed list of reasons, as the JSON output names them."""

REASONS: dict[str, Text] = {reason.code: reason.text for reason in _REASONS}
"""The sentence of each reason; it may follow the name of the fan that excludes."""


def reason_of(rule: Excludes) -> Coded:
    """Why the fan that a rule names is not counted beside the one that has the rule."""
    return _ALONE if rule.alone else _BY_CODE[rule.origin]


def sentence(row: Exclusion, waits: tuple[Tile, ...]) -> Note:
    """Why a fan is not counted; ``waits`` are the faces that its hand waits on."""
    joined_by = tuple(fan.name for fan in row.joined_by)
    if row.again and joined_by:
        further = _SECOND if row.count == 1 else _FURTHER
        return further.note(fans=joined_by, count=row.count)
    if others := tuple(fan.name for fan in row.joined_by if fan != row.by):
        return _JOINED_WITH.note(fans=others)
    if row.reason == "many-waits":
        return _BY_CODE[row.reason].note(waits=tiles_named(waits))
    rules = row.by.excludes if row.by else ()
    own = (rule for rule in rules if (rule.fan, rule.origin) == (row.fan.id, row.reason))
    return next(map(reason_of, own), _BY_CODE[row.reason]).note()
