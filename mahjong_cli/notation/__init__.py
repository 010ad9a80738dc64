"""The hand notation: one line of text is one hand, ``[EEE,2]123m567p55p +5p self seat=E``.

    line    = { tiles | meld | "+" tile | word | key "=" value }   spaces, commas between
    tiles   = digits "m" | digits "p" | digits "s" | digits "z" | digits "f" | { "ESWNCFP" }
            | digits 万 | numerals 万 | 东 | 红中 | 春 | 🀀 …
    meld    = "[" tiles "]"              a chow, a pung or a concealed kong
            | "[" tiles "," digit "]"    a chow, a pung or a melded kong
    word    = self | discard | robkong | kongdraw | flowerdraw | last | fourth | 自摸 …
    key     = seat | round | gold | flip | flowers | rules | z | win
            | chow | pung | kong | ckong | 门风 … | a house option of the rule set
            | dealer | from | fed | zhongkong | laizikong | left | across | right

m is 万, p 饼, s 条, z winds and dragons, f flowers.  Everything comes in any order.  Words and
keys ignore case, tiles do not.  Nothing is guessed: what cannot be read, and what cannot be,
is an error with its place (``Problem.start`` and ``end``, in characters of the text), and all
problems are told at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from mahjong_cli.hand.checks import problems
from mahjong_cli.hand.model import DEFAULT_RULES, Circumstances, Hand, Meld, Rules
from mahjong_cli.notation import counted, players, settle
from mahjong_cli.notation.draft import Draft
from mahjong_cli.problems.problem import HandError, NotationError, Problem
from mahjong_cli.tiles import NAMES, SUIT_WORDS, write

LONGEST = 2000
"""How many characters a line may have; a longer one is refused unread."""

_UNREADABLE = frozenset(
    ("too-long", "control-character", "not-utf8", "bad-character", "bad-tile",
     "bad-meld", "unknown-word", "unknown-key", "bad-value")
)  # fmt: skip
# These say that something is missing, which cannot be known of a line read in part.
_MISSING = ("kongdraw-without-kong", "flowerdraw-without-flower")
# These say that a key is needed; one that is there cannot be read, which is told already.
_NEEDED = ("dealer-needed", "from-needed")
_RED_FIVE = re.compile(rf"0[0-9]*[mps{''.join(SUIT_WORDS)}]")
_NO_DEFAULTS: Mapping[str, str] = {}


class Parsed(NamedTuple):
    """A hand, and the names of the defaults that its rule set does not know."""

    hand: Hand
    unused: tuple[str, ...]


def parse(
    text: str, catalogue: Mapping[str, Rules], *, defaults: Mapping[str, str] = _NO_DEFAULTS
) -> Hand:
    """The hand that a line of text describes.

    ``catalogue`` holds the rule sets by name; ``defaults`` are values in text for what the
    line does not say: ``rules``, ``gold``, ``flip``, ``seat``, ``round``, ``z`` and house
    options.  Raises ``NotationError`` when the line cannot be read, ``HandError`` when no such
    hand can be; both have every problem, with its place.  Raises ``UnknownName`` when no rule
    set knows a default.
    """
    if defaults:
        settle.check_names(defaults, catalogue)
    return parse_with(text, catalogue, defaults).hand


def parse_with(
    text: str, catalogue: Mapping[str, Rules], defaults: Mapping[str, str] = _NO_DEFAULTS
) -> Parsed:
    """The hand as ``parse`` reads it, with the defaults that do not apply to it.

    Raises ``NotationError`` and ``HandError`` as ``parse`` does.
    """
    if len(text) > LONGEST:
        raise NotationError([Problem("too-long", {"count": len(text), "limit": LONGEST})], text)
    draft = settle.draft_of(text, defaults.get("z"))
    named = settle.rules(draft, catalogue, defaults.get("rules"))
    rules = named or catalogue[DEFAULT_RULES]
    # The options of a rule set that is not known cannot be judged.
    house = settle.house(draft, rules, catalogue, defaults) if named else ()
    gold, flipped = settle.gold(draft, rules, defaults)
    flowers, flower_tiles = settle.flowers(draft)
    tiles = counted.tiles(draft)
    hand = Hand(
        concealed=tuple(sorted(tiles.concealed)),
        winning=tiles.winning,
        melds=tuple(draft.melds),
        won=settle.won(draft),
        gold=gold,
        flipped=flipped,
        seat=settle.wind(draft, "seat", rules, defaults),
        round=settle.wind(draft, "round", rules, defaults),
        flowers=flowers,
        flower_tiles=flower_tiles,
        rules=rules.name,
        house=house,
        assumed=_assumed(draft, tiles),
        players=players.players(draft) if rules.settled else None,
    )
    _check(draft, hand, rules, tiles)
    if draft.problems:
        raise _error(draft, text, tiles.known)
    return Parsed(hand, settle.unused(rules, defaults) if defaults else ())


def _assumed(draft: Draft, tiles: counted.Tiles) -> tuple[str, ...]:
    red = "0" in draft.folded.text and _RED_FIVE.search(draft.folded.text)
    codes = {
        "winning-tile-assumed": tiles.assumed,
        "discard-assumed": draft.how is None and "from" not in draft.settings,
        "red-five": red,
    }
    return tuple(code for code, holds in codes.items() if holds)


def _check(draft: Draft, hand: Hand, rules: Rules, tiles: counted.Tiles) -> None:
    """Note what no hand can be, as far as it can be said of what was read."""
    if not tiles.known or draft.disputed:
        # How it was won contradicts nothing then.
        given = hand.players and hand.players._replace(giver=None)
        won = hand.won._replace(how="self", fourth=False)
        hand = replace(hand, won=won, players=given)
    found = problems(hand)
    if draft.certain:
        found += rules.problems(hand)
    for problem in found:
        if problem.name == "tile-count" or (problem.name in _MISSING and not draft.certain):
            continue
        if problem.name in _NEEDED and draft.settings.keys() & set(problem.about):
            continue
        if tiles.known or "winning" not in problem.about:
            draft.note(problem)


def _error(draft: Draft, text: str, known: bool) -> NotationError | HandError:
    found = sorted(draft.problems, key=lambda p: (p.start is None, p.start or 0))
    # A hand without its winning tile is none yet.
    unreadable = not known or any(p.code in _UNREADABLE for p in found)
    return (NotationError if unreadable else HandError)(found, text)


def format(hand: Hand) -> str:
    """The hand in canonical form; ``parse`` reads it back as an equal hand.

    Melds first, in their order, then the concealed tiles m p s ESWN CFP, the winning tile, and
    the words and keys that are not as a hand without them would be read.

    >>> melds = Meld("kong", 9), Meld("pung", 33), Meld("chow", 20, offer=1)
    >>> format(Hand((0, 1, 2, 27), 27, melds))
    'kong=1111p [PPP][345s,1]123mE +E'
    """
    melds = "".join(map(_meld, hand.melds)).replace("  ", " ").lstrip()
    parts = [melds + write(hand.concealed), f"+{NAMES[hand.winning]}", *_words(hand.won)]
    for key, tile in (("seat", hand.seat), ("round", hand.round)):
        if tile is not None:
            parts.append(f"{key}={NAMES[tile]}")
    if hand.flipped is not None:
        parts.append(f"flip={NAMES[hand.flipped]}")
    elif hand.gold is not None:
        parts.append(f"gold={NAMES[hand.gold]}")
    if hand.flower_tiles:
        parts.append("".join(f"{n}f" for n in hand.flower_tiles))
    elif hand.flowers:
        parts.append(f"flowers={hand.flowers}")
    if hand.rules != DEFAULT_RULES:
        parts.append(f"rules={hand.rules}")
    parts += [f"{name}={value}" for name, value in hand.house]
    if hand.players is not None:
        parts += players.words(hand.players)
    return " ".join(parts)


def _meld(meld: Meld) -> str:
    if meld.offer is not None:
        return f"[{meld.text},{meld.offer}]"
    if meld.kind == "kong" and not meld.concealed:
        return f" kong={meld.text} "  # who gave it is not known
    return f"[{meld.text}]"


def _words(won: Circumstances) -> list[str]:
    replacement = won.kongdraw or won.flowerdraw  # says that it was drawn
    words = [] if won.how == "discard" or replacement else [won.how]
    flags = ("kongdraw", "flowerdraw", "last", "fourth")
    return words + [word for word in flags if getattr(won, word)]
