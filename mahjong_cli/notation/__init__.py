"""The hand notation: one line of text is one hand, ``[EEE,2]123m567p55p +5p self seat=E``.

    line    = { tiles | meld | "+" tile | word | key "=" value }   spaces, commas between
    tiles   = digits "m" | digits "p" | digits "s" | digits "z" | digits "f" | { "ESWNCFP" }
            | digits 万 | numerals 万 | 东 | 红中 | 春 | 🀀 …
    meld    = "[" tiles "]"              a chow, a pung or a concealed kong
            | "[" tiles "," digit "]"    a chow, a pung or a melded kong
    word    = self | discard | robkong | kongdraw | flowerdraw | last | fourth | 自摸 …
            | a word of the rule set
    key     = seat | round | gold | flip | seen | flowers | rules | z | win
            | chow | pung | kong | ckong | 门风 … | a key or house option of the rule set

m is 万, p 饼, s 条, z winds and dragons, f flowers.  Everything comes in any order.  Words and
keys ignore case, tiles do not.  Nothing is guessed: what cannot be read, and what cannot be,
is an error with its place (``Problem.start`` and ``end``, in characters of the text), and all
problems are told at once.
"""

from __future__ import annotations

from mahjong_cli.hand.hand import Hand
from mahjong_cli.notation.read import LONGEST, Parsed, lexicon_of, parse
from mahjong_cli.notation.words import DEFAULTS

__all__ = ["DEFAULTS", "LONGEST", "Parsed", "format", "lexicon_of", "parse"]


def format(hand: Hand) -> str:
    """The hand in canonical form, ``str(hand)``; ``parse`` reads it back as an equal hand."""
    return str(hand)
