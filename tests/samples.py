"""Hands that stand for their kind: that win and do not, of all that is drawn, and broken ones."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from mahjong_cli import FanScore, MahjongError, Score, parse, score
from tests import hands

WINS = "[7777p,1][3333s]555m88m22s +8m flowers=2 gold=6m seat=E round=E"
SHORT = "123456m456p1178s +8s gold=1p"
BELOW = "[123m][345m]56s678p99p +7s flowers=7 gold=1p"

HANDS = (
    "[7777p,1][3333s]555m88m22s +8m flowers=2 seat=E round=S gold=6m",
    "[7777p,1][NNNN,2][CCCC][3333p]5p +5p self seat=E round=E 1f5f秋",
    "11223344556mEE +6m seat=E round=E gold=E",
    "1155m3399p77sE6m6m +E gold=6m",
    "19m19p19sESWNCFP +9s self last flip=8p",
    "147s25m369p44s78p6m +9p gold=6m",
    "147s258m369pESWN +C fourth",
    "123m456m78s11s456p +9s fifth=no flowers-score=outside flowers=1",
    "[123m][345m]56s678p99p +7s flowers=7",
    "[8888s]23445m66p345s +6m kongdraw kongs=fans-only",
    "[CCC][PPP]66s999sFF +F self seat=S round=E flip=C",
    "234m44p44455566s +6s rules=mcr",
    "345m067p22344p12s +3s robkong min=20",
    "5m5m5m5m123p456p78sE +9s flip=4m self",
    "1469m28p379999sC +F self seat=E round=E gold=9s",
    "123456m456p1178s +8s",
)
"""Hands of all kinds, for what shows scores."""

WRONG = ("", "xx", "123m", "[eee][/x]:sun: \x1b[31m", "五万" * 700, "0z 一万万 🀄🀪 gold=q ①")
"""What cannot be read."""

PICTURED = {
    "kongs": "[7777p,1][NNNN,2][CCCC][3333p,6]5p +5p self seat=E round=E gold=W 1f5f",
    "orphans": "19m19p19sESWNC5p5p +P self gold=5p",
    "knitted": "147m258p369sESWN +C discard gold=P",
    "settled": "[222p,1][345p,2]66678p11p +9p robkong from=left left=open dealer=right gold=5s "
               "rules=hongzhong",
    "losing": "123m456m78s11s456p +9p discard gold=E",
    "golds": "1155m3399p77sE6m6m +E discard gold=6m",
    "claims": "[444*m,2][45*6m,1]456p78s11p +9s gold=9m claims=wild",
    "unnamed": "[123m][345m]56s678p99p +7s flowers=7 gold=N",
}  # fmt: skip
"""Hands that show everything that is drawn."""

BEFORE = {
    "nine": "1112345678999m gold=P seat=E",
    "discards": "123m456m78s11s456p9p 1f gold=W",
    "far": "[123m,2]159s379pEEWC gold=2s",
    "complete": "123m456m789s11s456p gold=P",
    "every": "123456789m777pE gold=E",
}
"""Hands that are not won yet."""


@lru_cache(maxsize=1)
def scores() -> tuple[Score, ...]:
    rng = Random(20)
    drawn = [hands.winning(rng, n % 4) for n in range(12)] + [hands.losing(rng) for _ in range(3)]
    given = [parse(text) for text in HANDS]
    # The runners-up of every fourth hand; with many golds there may be hundreds.
    return tuple(score(hand, every=n % 4 == 3) for n, hand in enumerate(given + drawn))


def fan_scores() -> list[FanScore]:
    return [each for each in scores() if isinstance(each, FanScore)]


def failure(text: str) -> MahjongError:
    with pytest.raises(MahjongError) as caught:
        parse(text)
    return caught.value
