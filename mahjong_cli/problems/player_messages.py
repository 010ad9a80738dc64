"""Sentences about problems of games that are settled among the players; part of ``messages``."""

from __future__ import annotations

from mahjong_cli.problems.sentences import Sentence, bad_value, contradiction

PLAYER_PROBLEMS: dict[str, Sentence] = {
    "player-key-of-others": Sentence(
        "unknown-key",
        "{key}= is a key of {others}: {rules} is not settled among the players",
        "{key}= 是 {others} 的键：{rules} 不与各家结算",
    ),
    "bad-state": bad_value(
        "{key}={value}: {read} says nothing of a player: {expected} expected",
        "{key}={value}：{read} 不能说明一家：应为 {expected}",
    ),
    "no-state": bad_value(
        "{key}= says nothing of a player: {expected} expected",
        "{key}= 没有说明：应为 {expected}",
    ),
    "state-number": bad_value(
        "{key}={value}: {read} has no number: {name}:1 or the like expected",
        "{key}={value}：{read} 没有数目：应如 {name}:1",
    ),
    "state-twice": contradiction(
        "{key}={value}: {read} differs from what is said before: one number expected",
        "{key}={value}：{read} 与前面所写不一致：应为一个数目",
    ),
    "tile-not-played": Sentence(
        "not-played",
        "{tile} is not among the tiles of {rules}: {expected} expected",
        "{rules} 没有 {tile}：应为 {expected}",
    ),
    "not-played": Sentence(
        "not-played",
        "{rules} is played without {read}: no such word or key expected",
        "{rules} 不用 {read}：不应写",
    ),
    "no-flowers": Sentence(
        "not-played",
        "{rules} is played without flowers: no flower and no flowerdraw expected",
        "{rules} 没有花牌：不应写花牌或 flowerdraw（补花）",
    ),
    "no-last-tile": Sentence(
        "not-played",
        "{rules} has no last tile to win on, as the wall is never played out: no last expected",
        "{rules} 没有海底：不应写 last（海底）",
    ),
    "too-many-konged": Sentence(
        "too-many-copies",
        "five or more of {tile}: {count} with those that all players konged ({keys}), 4 exist",
        "{tile} 多于四张：连各家杠出的（{keys}）共 {count} 张，只有 4 张",
    ),
    "red-melded": contradiction(
        "the meld {meld} is of 红中 (C), which is only ever konged alone",
        "副露 {meld} 是红中（C），而红中只能单张开杠",
    ),
    "red-given": contradiction(
        "红中 (C) is the winning tile ({how}), but nobody may win on it",
        "和的牌（{how}）是红中（C），而红中不能和",
    ),
    "laizi-melded": contradiction(
        "the meld {meld} holds the laizi {gold}: a laizi is in no meld",
        "副露 {meld} 里有赖子 {gold}：赖子不进副露",
    ),
    "laizi-unnamed": contradiction(
        "konged laizi ({key}), but no laizi is named: gold= or flip= expected",
        "有赖子杠（{key}），但没有写赖子：应有 gold= 或 flip=",
    ),
    "dealer-needed": Sentence(
        "missing-key",
        "no dealer is named: dealer= with one of {expected} expected",
        "没有写庄家：应为 dealer= 加 {expected} 之一",
    ),
    "from-needed": Sentence(
        "missing-key",
        "nothing says whose tile was won ({how}): from= with one of {expected} expected",
        "没有写和的是谁的牌（{how}）：应为 from= 加 {expected} 之一",
    ),
    "from-and-self": contradiction(
        "from={place} and {word} exclude each other: a drawn tile comes from no player",
        "from={place} 与 {word} 互相排斥：自摸的牌不来自别家",
    ),
    "no-such-player": contradiction(
        "{read} names a player who is not at the table: {expected} expected",
        "{read} 所指的一家不在桌上：应为 {expected}",
    ),
    "player-melds": contradiction(
        "{place} has {count} melds ({counted}): at most 4 expected",
        "{place} 有 {count} 副露（{counted}）：最多 4 副",
    ),
    "fed-without-melds": contradiction(
        "fed={place} tells who gave the third open meld of one suit, but {count} are open",
        "fed={place} 指给出同花色第三副露的一家，但同花色只有 {count} 副",
    ),
}
