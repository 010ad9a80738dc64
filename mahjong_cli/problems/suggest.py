"""Did you mean: finding a thing by any of its names, and the name that was perhaps meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from mahjong_cli.problems.advice import DID_YOU_MEAN
from mahjong_cli.problems.in_rules import UNKNOWN_NAME
from mahjong_cli.problems.problem import Problem, UnknownName
from mahjong_cli.text import Text

T = TypeVar("T")

_LONGEST = 40


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does.

    >>> nearest("zelf", ["self", "discard"])
    'self'
    >>> nearest("自模", ["自摸", "点炮"])
    '自摸'
    """
    if not 0 < len(word) <= _LONGEST:
        return None
    # Chinese words are short: two characters of which one is wrong are half alike.  In longer
    # ones more is lost with each: 一条龙 is not 一色双龙会, nor 门清自摸 自摸.
    chinese = not word.isascii()
    least = 0.6 if not chinese else 0.5 if len(word) <= 2 else 0.65
    letters = set(word)
    near = (each for each in known if not chinese or _in_place(word, letters, each))
    alike = [each for each in near if _perhaps_alike(word, letters, each, least)]
    if not alike:
        return None
    from difflib import get_close_matches  # seldom needed, and slow to load

    close = get_close_matches(word, alike, 1, least)
    return close[0] if close else None


def _in_place(word: str, letters: set[str], other: str) -> bool:
    """Whether two Chinese words have much the same length, and a character in the same place."""
    if letters.isdisjoint(other):  # as nearly all are
        return False
    return abs(len(word) - len(other)) <= 1 and (
        word[-1:] == other[-1:] or any(a == b for a, b in zip(word, other, strict=False))
    )


def _perhaps_alike(word: str, letters: set[str], other: str, least: float) -> bool:
    """Whether two words may be so much alike, by their lengths, then by their letters alone.

    That most words are not alike is found out so in a tenth of the time.
    """
    both = len(word) + len(other)
    return (
        2.0 * min(len(word), len(other)) / both >= least
        and 2.0 * min(len(word), sum(map(other.count, letters))) / both >= least
    )


def meant(word: str, known: Iterable[str], shown: str = "{}") -> dict[str, object]:
    """The arguments of a problem that say what was perhaps meant; none where nothing is near.

    >>> meant("zelf", ["self"])["near"], meant("xyz", ["self"])
    ('self', {})
    """
    near = nearest(word, known)
    return {"hint": DID_YOU_MEAN, "near": shown.format(near)} if near else {}


def lookup(
    kind: Text,
    name: str,
    named: Mapping[str, T],
    known: Iterable[str] = (),
    plain: Callable[[str], str] = str.casefold,
    near: Iterable[str] | None = None,
) -> T | Problem:
    """What is called so, in whatever case; or that nothing of this kind is.

    ``named`` has everything by each of its names; ``known`` are the names to list where none
    is near, which is looked for among all of them or those of ``near``.  Names are the same
    that are so when ``plain``.

    >>> kind = Text("rule set", "规则", "規則")
    >>> lookup(kind, "MCR", {"mcr": 1}), lookup(kind, "mrc", {"mcr": 1}).message()
    (1, 'no rule set is called mrc')
    """
    wanted = plain(name.strip())
    every: dict[str, str] = {}
    for called in named:
        every.setdefault(plain(called), called)
    if wanted in every:
        return named[every[wanted]]
    args: dict[str, object] = {"kind": kind, "name": name if name.strip() else repr(name)}
    # Of two characters that name a thing each is half of it: 宝牌 is not 花牌.
    short = not wanted.isascii() and len(wanted) <= 2
    among = every if near is None else map(plain, near)
    if alike := None if short else nearest(wanted, among):
        args |= {"hint": DID_YOU_MEAN, "near": every[alike]}
    elif known:
        args["known"] = tuple(known)
    return Problem(UNKNOWN_NAME, args)


def find(
    kind: Text,
    name: str,
    named: Mapping[str, T],
    known: Iterable[str] = (),
    plain: Callable[[str], str] = str.casefold,
) -> T:
    """What is called so, as ``lookup`` finds it.

    Raises ``UnknownName`` when there is no such thing.
    """
    found = lookup(kind, name, named, known, plain)
    if isinstance(found, Problem):
        raise UnknownName([found])
    return found
