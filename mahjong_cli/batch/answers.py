"""From a chunk of lines to the part of the output that answers it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mahjong_cli.batch import Chunk, Job, Part
from mahjong_cli.batch.layout import ANSWERS, Answer, place
from mahjong_cli.batch.records import Asked, asked
from mahjong_cli.games import CATALOGUE, score
from mahjong_cli.hand.model import Hand
from mahjong_cli.notation import LONGEST, parse_with
from mahjong_cli.problems.problem import HandError, MahjongError, NotationError, Problem
from mahjong_cli.render import notes, record

_SEPARATE = ("gold", "flip")
_DIFFER = frozenset(("key-twice", "gold-and-flip"))


@contextmanager
def settled() -> Iterator[None]:
    """Let the garbage collector look less often, and not again at the tables that stay.

    For a process that does nothing but answer.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def answer(job: Job, chunk: Chunk) -> Part:
    """The answers to all hands of a chunk, to the first error where the job is to stop there."""
    answerer = _Answerer(job, chunk)
    return answerer.part()


class _Answerer:
    """Answers the hands of one chunk and counts."""

    def __init__(self, job: Job, chunk: Chunk) -> None:
        self.job = job
        self.chunk = chunk
        self.wins = self.below = 0
        self.errors: list[str] = []
        self.notes: dict[str, None] = {}
        self.unused: dict[tuple[str, str], None] = {}

    def part(self) -> Part:
        lay: Callable[[Job, Chunk, Answer], bytes] = ANSWERS[self.job.format]
        out = []
        for one in asked(self.chunk):
            out.append(lay(self.job, self.chunk, self.answer(one)))
            if self.errors and self.job.fail_fast:
                break
        return Part(
            b"".join(out), len(out), self.wins, self.below, tuple(self.errors),
            tuple(self.notes), tuple(self.unused), self.chunk.header,
        )  # fmt: skip

    def answer(self, one: Asked) -> Answer:
        look, line, text = self.job.look, one.line, one.text
        try:
            if one.error is not None:
                raise one.error
            made = record.score(score(self.hand(one), every=self.job.every), look, text, line)
        except MahjongError as error:
            first = error.problems[0]
            where = place(self.chunk.file, line, first.start)
            self.errors.append(look.fit(f"{where} {record.message(first, look)}"))
            return Answer(one, record.error(error, look, text[:LONGEST], line))
        enough = made["win"] and made["meets_minimum"]
        self.wins += enough
        self.below += made["win"] and not enough
        for note in made["notes"]:
            if note["code"] in notes.APART:
                self.notes[note["text"]] = None
        return Answer(one, made)

    def hand(self, one: Asked) -> Hand:
        defaults = self.job.defaults
        if not one.given:
            hand, unused = parse_with(one.text, CATALOGUE, defaults)
        else:
            if one.given.keys() & set(_SEPARATE):
                defaults = {k: v for k, v in defaults.items() if k not in _SEPARATE}
            hand, unused = parse_with(one.text, CATALOGUE, {**defaults, **one.given})
            if wrong := [_inapplicable(k, hand.rules) for k in unused if k in one.given]:
                raise HandError(wrong, one.text)
            _agree(one)
        for name in unused:
            self.unused[hand.rules, name] = None
        return hand


def _agree(one: Asked) -> None:
    """Raise ``NotationError`` where a hand says otherwise than the keys beside it."""
    text = one.text.casefold()
    if text.isascii() and not any(key in text for key in ("gold", "flip", *one.given)):
        return
    beside = " ".join(f"{key}={value}" for key, value in one.given.items())
    try:
        parse_with(f"{one.text} {beside}", CATALOGUE)
    except MahjongError as error:
        differ = [each for each in error.problems if each.name in _DIFFER]
        if differ:
            # What stands beside the hand has no place in it.
            raise NotationError(
                [p._replace(start=None, end=None) for p in differ], one.text
            ) from None


def _inapplicable(key: str, rules: str) -> Problem:
    if key in _SEPARATE:
        return Problem("no-gold-here", {"key": key})
    return Problem("unknown-key", {"key": key, "rules": rules})
