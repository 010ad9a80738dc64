"""Two small rule sets to read hands with: one with gold, one without."""

from collections.abc import Mapping

from mahjong_cli import notation
from mahjong_cli.hand.model import Hand, HouseOption, Rules
from mahjong_cli.problems.problem import MahjongError, Problem
from mahjong_cli.tiles import RED, successor


def _no_red_gold(hand: Hand) -> list[Problem]:
    return [Problem("gold-red", {}, ("gold",))] if hand.gold == RED else []


def _no_gold(hand: Hand) -> list[Problem]:
    named = {"gold": hand.gold, "flip": hand.flipped}
    return [Problem("no-gold-here", {"key": k}, (k,)) for k, t in named.items() if t is not None]


MINIMUM = HouseOption("min", 8, (), "the least that wins", "起和分", "A-22")
FIFTH = HouseOption("fifth", "yes", ("yes", "no"), "a fifth copy", "第五张", "A-07")
KNITTED_WAIT = HouseOption("knitted-wait", "yes", ("yes", "no"), "", "", "practice")

CATALOGUE = {
    "golden": Rules("golden", {"zh": "黄金麻将"}, (MINIMUM, FIFTH), successor, _no_red_gold),
    "mcr": Rules("mcr", {"zh": "国标麻将"}, (MINIMUM, KNITTED_WAIT), None, _no_gold),
}


def parse(text: str, **defaults: str) -> Hand:
    return notation.parse(text, CATALOGUE, defaults=defaults)


def problems(text: str, defaults: Mapping[str, str] | None = None) -> MahjongError:
    try:
        notation.parse(text, CATALOGUE, defaults=defaults or {})
    except MahjongError as error:
        return error
    raise AssertionError(f"read without an error: {text}")
