from __future__ import annotations

import pytest

from mahjong_cli import notation
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.problems.problem import UnknownName
from mahjong_cli.tiles import named
from tests.catalogue import GRAMMAR, parse

HAND = "123m456m789m11p45s +3s"
PLAIN = Hand((*tuple(range(9)), 9, 9, 21, 22), 20)
ALL_MELDS = (
    Meld("chow", 0, offer=3), Meld("pung", 27, offer=2), Meld("kong", 13, offer=5),
    Meld("kong", 33, concealed=True),
)  # fmt: skip


@pytest.mark.parametrize(("text", "hand"), [
    ("123456789m11p45s +3s", PLAIN),
    ("[123m,3][EEE,2][5555p,5][PPPP]9s +9s", Hand((26,), 26, ALL_MELDS)),
    ("kong=5555p [555m]1112344s +4s",
     Hand((18, 18, 18, 19, 20, 21, 21), 21, (Meld("kong", 13), Meld("pung", 4)))),
    ("19m19p19sESWNCFP +P self last",
     Hand((0, 8, 9, 17, 18, 26, *range(27, 34)), 33, won=Circumstances("self", last=True))),
    ("[1111m]234567m11p45s +3s kongdraw last fourth",
     Hand((*range(1, 7), 9, 9, 21, 22), 20, (Meld("kong", 0, concealed=True),),
          Circumstances("self", kongdraw=True, last=True, fourth=True))),
    ("123456789m11p45s +3s flowerdraw seat=W round=N flowers=8",
     Hand(PLAIN.concealed, 20, won=Circumstances("self", flowerdraw=True), seat=29, round=30,
          flowers=8)),
    ("123456789m11p45s +3s robkong fourth 1f5f8f rules=mcr knitted-wait=no min=0",
     Hand(PLAIN.concealed, 20, won=Circumstances("robkong", fourth=True), flowers=3,
          flower_tiles=(1, 5, 8), rules="mcr", house=(("knitted-wait", "no"), ("min", 0)))),
    ("123456789m11p45s +3s self gold=3s", Hand(PLAIN.concealed, 20, won=Circumstances("self"),
                                               gold=20)),
    ("123456789m11p45s +3s flip=N fifth=no",
     Hand(PLAIN.concealed, 20, gold=named("F"), flipped=named("N"), house=(("fifth", "no"),))),
])  # fmt: skip
def test_the_canonical_form_says_everything_of_a_hand(text: str, hand: Hand) -> None:
    assert parse(text) == hand
    assert notation.format(hand) == text


@pytest.mark.parametrize(("text", "canonical"), [
    # Tiles
    ("1m2m3m4m5m6m7m8m9m1p1p4s5s +3s", "123456789m11p45s +3s"),
    ("11p 45s 789m456m123m +3s", "123456789m11p45s +3s"),
    ("123万456萬789m11饼45条 +3索", "123456789m11p45s +3s"),
    ("一二三万四五六萬七八九万一一筒四五索+三條", "123456789m11p45s +3s"),
    ("一万二万三万四万五万六万七万八万九万一餅一筒四条五索 +三条", "123456789m11p45s +3s"),
    ("🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀙🀓🀔 +🀒", "123456789m11p45s +3s"),
    ("🀇\ufe0f🀈\ufe0e🀉🀊🀋🀌🀍🀎🀏🀙🀙🀓🀔 +🀒\ufe0f", "123456789m11p45s +3s"),
    ("１２３ｍ456m　789m11p45s ＋３ｓ", "123456789m11p45s +3s"),
    ("1112223334567z +7z self", "EEESSSWWWNCFP +P self"),
    ("东东东南南南西西西北红中发财白板 +白 自摸", "EEESSSWWWNCFP +P self"),
    ("東東東南南南西西西北紅中發財白闆 +白 自摸", "EEESSSWWWNCFP +P self"),
    ("東東東南南南西西西北中發白 +白板 自摸", "EEESSSWWWNCFP +P self"),
    ("🀀🀀🀀🀁🀁🀁🀂🀂🀂🀃🀄🀅🀆 +🀆 self", "EEESSSWWWNCFP +P self"),
    ("123406m789p45s11p +0s", "123456m11789p45s +5s"),
    # Melds
    ("[312m][E E E]456p789s1s +1s", "[123m][EEE]456p1789s +1s"),
    ("[312m,1]【３４５ｐ，2】〔FFF，3〕789s1s +1s", "[123m,3][345p,2][FFF,3]1789s +1s"),
    ("[231m,2]［中中中］456p789s1s +1s", "[123m,3][CCC]456p1789s +1s"),
    ("[一二三万][🀀🀀🀀]456p789s1s +1s", "[123m][EEE]456p1789s +1s"),
    ("chow=123m pung=EEE kong=5555p ckong=6666s 1m +1m",
     "[123m][EEE] kong=5555p [6666s]1m +1m"),
    ("吃=一二三万 碰=东东东 明杠=5555p 暗杠=6666s 1m +1m",
     "[123m][EEE] kong=5555p [6666s]1m +1m"),
    ("1m 明槓=5555p 暗槓=6666s chow=123m chow=123m +1m",
     "kong=5555p [6666s][123m][123m]1m +1m"),
    ("[5555m,7][6666p,1][777s]123s1m+1m", "[5555m,7][6666p,1][777s]1m123s +1m"),
    ("[0555m][406p]777999s1m+1m", "[5555m][456p]1m777999s +1m"),
    # The winning tile
    ("123m456m789m11p45s+3s", "123456789m11p45s +3s"),
    ("+3s123m456m789m11p45s", "123456789m11p45s +3s"),
    ("123m456m789m11p345s +3s", "123456789m11p45s +3s"),
    ("123m456m789m11p345s win=3s", "123456789m11p45s +3s"),
    ("win=三条 123m456m789m11p45s +3s WIN=3s", "123456789m11p45s +3s"),
    ("123m456m789m11p453s", "123456789m11p45s +3s"),
    # Words and keys, in any order
    ("self 123m456m789m last 11p45s +3s", "123456789m11p45s +3s self last"),
    ("SELF Last 123m456m789m11p45s +3s self", "123456789m11p45s +3s self last"),
    ("123m456m789m11p45s+3sself,last;seat=E", "123456789m11p45s +3s self last seat=E"),
    ("Seat=E,ROUND=S;123m456m789m11p45s +3s", "123456789m11p45s +3s seat=E round=S"),
    ("123m456m789m11p45s+3s seat=东 門風=1z 圈风=南", "123456789m11p45s +3s seat=E round=S"),
    ("123m456m789m11p45s+3sgold=6m fifth=NO min=010",
     "123456789m11p45s +3s gold=6m fifth=no min=10"),
    ("黄金=六万 123m456m789m11p45s+3s", "123456789m11p45s +3s gold=6m"),
    ("黃金=六萬 賴子=🀌 赖子=6m gold=6m 123m456m789m11p45s+3s", "123456789m11p45s +3s gold=6m"),
    ("翻=红中 gold=发财 123m456m789m11p45s+3s", "123456789m11p45s +3s flip=C"),
    ("123m456m789m11p45s+3s flowers=0 rules=GOLDEN", "123456789m11p45s +3s"),
    ("123m456m789m11p45s+3s rules=黄金麻将", "123456789m11p45s +3s"),
    ("123m456m789m11p45s+3s rules=国标麻将", "123456789m11p45s +3s rules=mcr"),
    ("123m456m789m11p45s+3s 5f1f flowers=2", "123456789m11p45s +3s 1f5f"),
    ("123m456m789m11p45s+3s 51f", "123456789m11p45s +3s 1f5f"),
    ("春123m456m789m11p45s+3s蘭🀥", "123456789m11p45s +3s 1f6f8f"),
    ("\t123m456m789m11p45s +3s\t\r\n", "123456789m11p45s +3s"),
    ("EEself SSS123m456m78m +9m", "12345678mEESSS +9m self"),
    ("[123m]EEgold=6m[SSS]456mself78mseat=E+9m",
     "[123m][SSS]45678mEE +9m self seat=E gold=6m"),
])  # fmt: skip
def test_the_same_hand_in_other_words(text: str, canonical: str) -> None:
    hand = parse(text)
    assert notation.format(hand) == canonical
    assert parse(canonical) == hand


@pytest.mark.parametrize(("word", "said"), [
    *((w, "self") for w in ("self", "zimo", "tsumo", "自摸")),
    *((w, "") for w in ("discard", "ron", "点炮", "點炮", "点炮和", "點炮和")),
    *((w, "robkong") for w in ("robkong", "抢杠", "搶杠", "搶槓", "抢杠和", "搶杠和", "搶槓和")),
    *((w, "kongdraw") for w in ("kongdraw", "杠开", "杠開", "槓開", "杠上开花", "槓上開花")),
    *((w, "flowerdraw") for w in ("flowerdraw", "补花", "補花")),
    *((w, "last") for w in ("last", "海底", "海底捞月", "海底撈月")),
    ("妙手回春", "self last"),
    *((w, "fourth") for w in ("fourth", "绝张", "絕張", "和绝张", "和絕張")),
])  # fmt: skip
def test_every_word(word: str, said: str) -> None:
    read = notation.format(parse(f"[1111m]234567m11p45s +3s {word} 1f"))
    assert read == f"[1111m]234567m11p45s +3s {said} 1f".replace("  ", " ")


@pytest.mark.parametrize(("text", "assumed"), [
    ("123m456m789m11p45s +3s discard", ()),
    ("123m456m789m11p45s +3s", ("discard-assumed",)),
    ("123m456m789m11p45s +3s last", ("discard-assumed",)),
    ("123m456m789m11p45s +3s 海底捞月", ()),
    ("123m456m789m11p345s self", ("winning-tile-assumed",)),
    ("123m406m789m11p345s", ("winning-tile-assumed", "discard-assumed", "red-five")),
    ("[067m]123m789m11p45s +3s self", ("red-five",)),
    ("123m456m789m11p45s +3s min=10 self", ()),
])  # fmt: skip
def test_what_was_taken_for_granted_is_said(text: str, assumed: tuple[str, ...]) -> None:
    assert parse(text).assumed == assumed


def test_the_last_concealed_tile_wins_in_the_order_written() -> None:
    assert parse("345s11p123m456m789m").winning == named("9m")
    assert parse("345s[1p 11p]NN self 123m456m").winning == named("6m")


@pytest.mark.parametrize(("text", "honours"), [
    ("567z z=riichi", "PFC"), ("Z=RIICHI 567z", "PFC"), ("567z z=chinese", "CFP"), ("567z", "CFP"),
])  # fmt: skip
def test_what_5z_is_can_be_chosen(text: str, honours: str) -> None:
    start = "123m456m789m1p +1p"
    assert parse(f"{start} {text}") == parse(f"{start}{honours}")


def test_z_tiles_are_read_in_melds_and_values_too() -> None:
    text = "[555z][666z,1]pung=777z 1123p gold=1z +5s"
    assert notation.format(parse(text)) == "[CCC][FFF,1][PPP]1123p +5s gold=E"
    assert notation.format(parse(f"{text} z=riichi")) == "[PPP][FFF,1][CCC]1123p +5s gold=E"
    assert parse(f"{HAND} gold=5z z=riichi").gold == named("P")
    assert parse("123m456m789m567z1p +5z z=riichi").winning == named("P")


class TestDefaults:
    def test_are_taken_where_the_hand_is_silent(self) -> None:
        hand = parse(HAND, gold="6m", seat="E", round="南", min="0", fifth="no")
        assert hand == parse(f"{HAND} gold=6m seat=E round=S min=0 fifth=no")
        assert parse(HAND, rules="mcr").rules == "mcr"
        assert parse(HAND, flip="5m") == parse(f"{HAND} flip=5m")
        assert parse("123m456m789m1p567z +1p", z="riichi") == parse("123m456m789m1pPFC +1p")

    def test_never_against_the_hand(self) -> None:
        said = f"{HAND} gold=6m seat=E min=1 rules=golden z=chinese"
        defaults = {"gold": "7m", "seat": "S", "min": "2", "rules": "mcr", "z": "riichi"}
        assert notation.parse(said, GRAMMAR, defaults=defaults).hand == parse(said)

    def test_a_hand_that_names_a_gold_is_not_given_a_flipped_tile(self) -> None:
        assert parse(f"{HAND} gold=6m", flip="1p") == parse(f"{HAND} gold=6m")
        assert parse(f"{HAND} flip=1p", gold="6m") == parse(f"{HAND} flip=1p")

    def test_a_name_that_no_rule_set_knows_is_an_error(self) -> None:
        for name, near in (("gld", "gold"), ("knitted_wait", "knitted-wait"), ("Seat", "seat")):
            with pytest.raises(UnknownName) as caught:
                parse(HAND, **{name: "6m"})
            assert caught.value.problems[0].hint() == f"did you mean {near}?"

    def test_what_the_rule_set_does_not_know_is_told(self) -> None:
        defaults = {"gold": "6m", "fifth": "no", "seat": "E", "min": "0"}
        parsed = notation.parse(f"{HAND} rules=mcr", GRAMMAR, defaults=defaults)
        assert parsed.hand == parse(f"{HAND} rules=mcr seat=E min=0")
        assert parsed.unused == ("gold", "fifth")
        assert notation.parse(HAND, GRAMMAR, defaults=defaults).unused == ()
        assert notation.parse(HAND, GRAMMAR).unused == ()


@pytest.mark.parametrize("text", [
    "123m456m789m11p45s +3s fourth robkong",
    "[3333s]123m456m11p45s +6s gold=3s",
    "[345s]123m456m789m1p +1p gold=3s",
    "123m456m789m11p45s +3s self gold=3s",
    "[5555m][123m]678m11p99s +9s kongdraw",
    "[333s]123m456m11p45s +6s fourth",
])  # fmt: skip
def test_what_looks_like_a_contradiction_and_is_none(text: str) -> None:
    assert parse(format(parse(text))) == parse(text)


def test_tiles_that_lie_open_are_read_and_written() -> None:
    hand = parse("123m456m789p56sWW +7s seen=7s1m7s7s")
    assert hand.seen == (0, 24, 24, 24)
    assert format(hand).endswith("+7s seen=1m777s")
    assert parse(format(hand)) == hand
    assert parse("123m456m789p56sWW +7s").seen == ()
