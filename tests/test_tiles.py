from collections.abc import Iterable

import pytest

from mahjong_cli import counts, tiles
from mahjong_cli.tiles import FACES, NAMES, successor
from tests.catalogue import parse

SEVEN = "ESWNCFP"


def winning(spelling: str) -> str:
    """The name of the winning tile, written in this way after a hand of thirteen."""
    # Nine different tiles of each suit and honours never hold more than four of a face.
    return NAMES[parse(f"123m789p456s11mCC +{spelling}").winning]


def spellings() -> list[tuple[str, str]]:
    numerals = "一二三四五六七八九"
    suits = {"m": "万萬", "p": "饼餅筒", "s": "条條索"}
    found = [
        (f"{digits[n]}{word}", f"{n + 1}{suit}")
        for suit, words in suits.items()
        for word in words + suit
        for digits in ("123456789", numerals)
        for n in range(9)
        if digits != numerals or word != suit
    ]
    found += [(f"{n + 1}z", letter) for n, letter in enumerate(SEVEN)]
    found += [(letter, letter) for letter in SEVEN]
    names = ["东東", "南", "西", "北", "中", "发發", "白"]
    found += [(c, letter) for c, letter in zip(names, SEVEN, strict=True) for c in c]
    found += [(w, "C") for w in ("红中", "紅中")]
    found += [(w, "F") for w in ("发财", "發財", "青发", "青發")]
    found += [(w, "P") for w in ("白板", "白闆")]
    found += [(f"0{s}", f"5{s}") for s in "mps"]
    order = [*SEVEN, *(f"{n}{s}" for s in "msp" for n in range(1, 10))]
    return found + [(chr(0x1F000 + n), name) for n, name in enumerate(order)]


@pytest.mark.parametrize(("spelling", "name"), spellings())
def test_every_spelling_of_a_tile_is_that_tile(spelling: str, name: str) -> None:
    assert winning(spelling) == name


def test_every_face_is_spelt_in_letters_glyphs_and_characters() -> None:
    for face in FACES:
        ways = {spelling for spelling, name in spellings() if name == NAMES[face]}
        assert NAMES[face] in ways
        assert tiles.GLYPHS[face] in ways
        assert len(ways) >= 3


@pytest.mark.parametrize("face", FACES)
def test_the_name_of_a_face_names_it(face: int) -> None:
    assert tiles.named(NAMES[face]) == face
    assert tiles.write([face]) == NAMES[face]
    assert parse(f"147m258p369sESWP +{NAMES[face]}").winning == face


@pytest.mark.parametrize(("spelling", "flower"), [
    *((f"{n}f", n) for n in range(1, 9)),
    *zip("春夏秋冬梅兰竹菊", range(1, 9), strict=True),
    ("蘭", 6),
    # Unicode has 梅兰竹菊 before 春夏秋冬.
    *zip("\U0001f026\U0001f027\U0001f028\U0001f029", range(1, 5), strict=True),
    *zip("\U0001f022\U0001f023\U0001f024\U0001f025", range(5, 9), strict=True),
])  # fmt: skip
def test_every_spelling_of_a_flower(spelling: str, flower: int) -> None:
    assert parse(f"123m789p456s11mCC +C {spelling}").flower_tiles == (flower,)


def test_the_tile_after_the_flipped_one_is_gold() -> None:
    chains = ["1m2m3m4m5m6m7m8m9m1m", "1p2p3p4p5p6p7p8p9p1p", "1s2s3s4s5s6s7s8s9s1s"]
    pairs = [
        (chain[n : n + 2], chain[n + 2 : n + 4]) for chain in chains for n in range(0, 18, 2)
    ] + [("E", "S"), ("S", "W"), ("W", "N"), ("N", "F"), ("C", "F"), ("F", "P"), ("P", "E")]
    assert {NAMES[f]: NAMES[successor(f)] for f in FACES} == dict(pairs)


@pytest.mark.parametrize("face", [0, 8, 9, 26, 33])
@pytest.mark.parametrize("count", range(16))
def test_counting_a_face_never_touches_another(face: int, count: int) -> None:
    counted = counts.counts([face] * count)
    assert counts.faces(counted) == (face,) * count
    assert counts.more_than_four(counted) == (counts.ONE[face] if count > 4 else 0)
    assert counts.at_least_four(counted) == (counts.ONE[face] if count >= 4 else 0)
    others = counts.ALL_ONES * 4 - 4 * counts.ONE[face]
    assert counts.more_than_four(counted + others) == (counts.ONE[face] if count > 4 else 0)


def test_the_classes_of_tiles() -> None:
    def having(faces: Iterable[int]) -> str:
        return tiles.write(sorted(faces))

    assert having(tiles.GREEN) == "23468sF"
    assert having(tiles.REVERSIBLE) == "1234589p245689sP"
    assert having(tiles.ORPHANS) == "19m19p19sESWNCFP"
    assert having(tiles.TERMINALS) == "19m19p19s"
    assert having(tiles.HONOURS) == "ESWNCFP"
    assert having(tiles.SIMPLES) == "2345678m2345678p2345678s"
    assert having(tiles.EVEN) == "2468m2468p2468s"
    assert having(tiles.LOWER) == "123m123p123s"
    assert having(tiles.MIDDLE) == "456m456p456s"
    assert having(tiles.UPPER) == "789m789p789s"
    assert having(tiles.LOWER_FOUR) == "1234m1234p1234s"
    assert having(tiles.UPPER_FOUR) == "6789m6789p6789s"
    assert having(tiles.FIVES) == "5m5p5s"
