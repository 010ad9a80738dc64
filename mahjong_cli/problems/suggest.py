"""Did you mean: finding a thing by any of its names, and the name that was perhaps meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from mahjong_cli.problems.advice import DID_YOU_MEAN, ONE_OF_THESE
from mahjong_cli.problems.in_rules import UNKNOWN_NAME
from mahjong_cli.problems.problem import Problem, UnknownName
from mahjong_cli.text import Text, called

T = TypeVar("T")

_LONGEST = 40

_SEVERAL = 4
"""Of how many near words it is asked whether they mean something else."""

_AS_NEAR = 0.1
"""How much less alike another word may be for it to be as near."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does.

    >>> nearest("zelf", ["self", "discard"])
    'self'
    >>> nearest("自模", ["自摸", "点炮"])
    '自摸'
    """
    return next(iter(_near(word, known)), None)


def _near(word: str, known: Iterable[str]) -> list[str]:
    """The known words that look most like this one, the nearest first."""
    if not 0 < len(word) <= _LONGEST:
        return []
    # Chinese words are short: two characters of which one is wrong are half alike.  In longer
    # ones more is lost with each: 一条龙 is not 一色双龙会, nor 门清自摸 自摸.
    chinese = not word.isascii()
    least = 0.6 if not chinese else 0.5 if len(word) <= 2 else 0.65
    letters = set(word)
    near = (each for each in known if not chinese or _in_place(word, letters, each))
    alike = [each for each in near if _perhaps_alike(word, letters, each, least)]
    if not alike:
        return []
    from difflib import get_close_matches  # seldom needed, and slow to load

    return get_close_matches(word, alike, _SEVERAL, least)


def _in_place(word: str, letters: set[str], other: str) -> bool:
    """Whether two Chinese words have much the same length, and a character in the same place."""
    if letters.isdisjoint(other):  # as nearly all are
        return False
    if len(other) == 1 < len(word):  # it would be a part of the word
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


def meant(
    word: str, known: Iterable[str] | Mapping[str, object], shown: str = "{}"
) -> dict[str, object]:
    """The arguments of a problem that say what was perhaps meant; none where nothing is near.

    ``known`` may have the thing that each word means: then a word is said in the script of the
    message, and where two things are as near as each other, both are said, since to choose one
    of them would be to choose a meaning.

    >>> meant("zelf", ["self"])["near"].en, meant("xyz", ["self"])
    ('self', {})
    >>> kongs = {"kong": 1, "明杠": 1, "ckong": 2, "暗杠": 2}
    >>> [each.zh for each in meant("akong", kongs)["near"]]
    ['明杠', '暗杠']
    """
    near = _near(word, known)
    if not near:
        return {}
    things = known if isinstance(known, Mapping) else {}
    several = _as_near(word, near, things)
    said = tuple(in_scripts(each, things, shown) for each in several)
    if len(said) == 1:
        return {"hint": DID_YOU_MEAN, "near": said[0]}
    return {"hint": ONE_OF_THESE, "near": said}


def _as_near(word: str, near: list[str], things: Mapping[str, object]) -> list[str]:
    """The nearest word, and those that mean something else and are about as near."""
    from difflib import SequenceMatcher

    def alike(each: str) -> float:
        return SequenceMatcher(None, each, word).ratio()

    found, least = near[:1], alike(near[0]) - _AS_NEAR
    for each in near[1:]:
        meanings = [things[one] for one in found] if each in things else []
        if meanings and things[each] not in meanings and alike(each) > least:
            found.append(each)
    return found


def in_scripts(name: str, things: Mapping[str, object] = {}, shown: str = "{}") -> Text:
    """A name as each language shows it: in Chinese in Chinese, in the script of each.

    ``things`` has what each name means: something with a title or a name, a title itself, or
    anything else, whose simplified name stands before the traditional one.

    >>> in_scripts("self", {"self": 1, "点炮": 2, "自摸": 1})
    Text(en='self', zh='自摸', hant='自摸')
    >>> in_scripts("抢杠", {"robkong": 1, "抢杠": 1, "搶杠": 1}, "{}=")
    Text(en='抢杠=', zh='抢杠=', hant='搶杠=')
    """
    thing = things.get(name)
    title = _title(thing)
    if title is None:
        chinese = [each for each in things if things[each] == thing and not each.isascii()][:2]
    else:
        chinese = [each for each in title[1:] if each]
    return called(name, chinese if name.isascii() or name in chinese else (), shown)


def _title(thing: object) -> Text | None:
    """What a thing is called in each language, where it says so."""
    titles = (thing, getattr(thing, "title", None), getattr(thing, "name", None))
    return next((title for title in titles if isinstance(title, Text)), None)


def lookup(
    kind: Text,
    name: str,
    named: Mapping[str, T],
    known: Iterable[Text | str] = (),
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
    for each in named:
        every.setdefault(plain(each), each)
    if wanted in every:
        return named[every[wanted]]
    args: dict[str, object] = {"kind": kind, "name": name if name.strip() else repr(name)}
    # Of two characters that name a thing each is half of it: 宝牌 is not 花牌.
    short = not wanted.isascii() and len(wanted) <= 2
    among = every if near is None else map(plain, near)
    alike = _begun(wanted, every, named) if short else nearest(wanted, among)
    if alike:
        args |= {"hint": DID_YOU_MEAN, "near": in_scripts(every[alike], named)}
    elif known:
        args["known"] = tuple(known)
    return Problem(UNKNOWN_NAME, args)


def _begun(word: str, every: Mapping[str, str], named: Mapping[str, object]) -> str | None:
    """The name that two characters begin, where all that they begin are of one thing."""
    found = [each for each in every if len(word) > 1 and each.startswith(word)]
    things = [named[every[each]] for each in found]
    return min(found, key=len) if found and all(each is things[0] for each in things) else None


def find(
    kind: Text,
    name: str,
    named: Mapping[str, T],
    known: Iterable[Text | str] = (),
    plain: Callable[[str], str] = str.casefold,
) -> T:
    """What is called so, as ``lookup`` finds it.

    Raises ``UnknownName`` when there is no such thing.
    """
    found = lookup(kind, name, named, known, plain)
    if isinstance(found, Problem):
        raise UnknownName([found])
    return found
