"""What must hold of every input; a trial makes one from a seed and looks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random

from mahjong_cli import games, notation
from mahjong_cli.batch import FORMATS, KINDS
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.chunks import chunks as in_chunks
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Answers, Chunk, Job
from mahjong_cli.batch.texts import BadText, decode
from mahjong_cli.problems.problem import MOST_SHOWN, MahjongError
from mahjong_cli.render import lines
from mahjong_cli.render.escape import has_shape
from mahjong_cli.text import LANGUAGES
from tests import forms, hands
from tests.fuzz import generators as made

MOST_BYTES = 30_000
"""How many bytes one line of 2,000 characters is answered in, whatever it is."""


def blocks(data: bytes, sizes: Iterable[int]) -> Iterable[bytes]:
    """The bytes as a pipe may deliver them."""
    start = 0
    for size in sizes:
        yield data[start : start + size]
        start += size
    if start < len(data):
        yield data[start:]


def chunks(data: bytes, kind: str | None, sizes: Iterable[int] = ()) -> tuple[list[Chunk], bool]:
    """The chunks of a file, and whether some of it is no text."""
    source = iter([block for block in blocks(data, sizes) if block])
    found: list[Chunk] = []
    try:
        found.extend(in_chunks("<x>", decode(lambda: next(source, b"")), kind))
    except BadText:
        return found, True
    return found, False


def answered(
    data: bytes, form: str, kind: str | None = None, sizes: Iterable[int] = ()
) -> list[Answers]:
    """The answers, to a terminal, after looking at each."""
    job = Job({"gold": "6m"}, form, terminal=True)
    parts = [answer_chunk(job, chunk) for chunk in chunks(data, kind, sizes)[0]]
    for part in parts:
        for line in part.out.decode("utf-8").replace("\r\n", "\n").split("\n"):
            assert all(map(has_shape, line)), line
        assert all(has_shape(char) for error in part.errors for char in error)
        assert b"internal-error" not in part.out
        if form in ("json", "total"):
            assert len(part.out.splitlines()) == part.hands
        if form == "json":
            read = [json.loads(line, parse_int=str) for line in part.out.splitlines()]
            assert sum("error" in one for one in read) == len(part.errors)
    return parts


def said(parts: list[Answers]) -> bytes:
    """All that is written."""
    return b"".join(part.out for part in parts)


# The reader of hands


def look_at(text: str) -> None:
    """Read a line; it is a hand that is read back from its own notation, or an error."""
    try:
        hand, _ = notation.parse(text, games.grammar())
        score = games.score(hand)
    except MahjongError as error:
        _look_at_error(error, text)
        return
    again, _ = notation.parse(str(hand), games.grammar())
    assert str(again) == str(hand)
    assert games.score(again).total == score.total
    for lang in (*LANGUAGES, "both"):
        lines.dumps(score.record(lang, text))


def _look_at_error(error: MahjongError, text: str) -> None:
    assert 0 < len(error.shown) <= MOST_SHOWN
    for problem in error.shown:
        start, end = problem.start, problem.end
        assert (start is None) == (end is None)
        assert start is None or end is None or 0 <= start < end <= len(text), problem
        for lang in (*LANGUAGES, "both"):
            assert problem.message(lang)
            assert problem.hint(lang) != ""
    if len(text) <= notation.LONGEST:
        assert len(lines.dumps(lines.error_record(error, "en", text))) <= MOST_BYTES


def mutated_hand(rng: Random) -> None:
    """A good hand, somewhat changed."""
    look_at(made.mutated(rng))


def spoken_hand(rng: Random) -> None:
    """Words and keys of all games."""
    look_at(made.spoken(rng))


def long_line(rng: Random) -> None:
    """The longest line there may be."""
    look_at(made.endless(rng))


def good_hand(rng: Random) -> None:
    """A hand that can be read, with golds or not."""
    kind = rng.choice((hands.winning, hands.losing))
    look_at(hands.show(kind(rng, rng.choice((None, 0, 1, 1, 2)))))


# Streams


def any_bytes(rng: Random) -> None:
    """A file of bytes as they come."""
    answered(rng.randbytes(rng.randrange(400)), rng.choice(FORMATS), rng.choice((None, *KINDS)))


def any_pieces(rng: Random) -> None:
    """A file of what files are made of, delivered whole and in blocks."""
    data, kind = made.pieces(rng), rng.choice((None, *KINDS))
    answered(data, rng.choice(FORMATS), kind)
    sizes = [rng.randrange(1, 9) for _ in range(rng.randrange(60))]
    assert said(answered(data, "json", kind, sizes)) == said(answered(data, "json", kind))


def any_records(rng: Random) -> None:
    """JSON with odd keys and values."""
    answered(made.records(rng), rng.choice(FORMATS), "jsonl")


def every_form(rng: Random) -> None:
    """Good hands are found in every form, however it is delivered."""
    kind, texts, data = made.form(rng)
    sizes = [rng.randrange(1, 50) for _ in range(20)]
    found, cut = chunks(data, rng.choice((None, kind)), sizes)
    read = [asked for chunk in found for asked in find_hands(chunk)]
    assert ([asked.text for asked in read], cut) == (texts, False)
    assert not any(asked.error for asked in read)


def damaged_form(rng: Random) -> None:
    """Damage hides no hand: as many answers as a plain reader finds hands, or an error."""
    kind, _, whole = made.form(rng)
    data = made.damaged(rng, whole)
    found, cut = chunks(data, kind)
    parts = [answer_chunk(Job({}, "total"), chunk) for chunk in found]
    number = sum(part.hands for part in parts)
    wrong = cut or any(part.errors for part in parts)
    assert wrong or number == forms.count(data, kind)


TRIALS: dict[str, Callable[[Random], None]] = {
    trial.__name__: trial
    for trial in (
        mutated_hand, spoken_hand, long_line, good_hand, any_bytes, any_pieces, any_records,
        every_form, damaged_form,
    )
}  # fmt: skip
"""Every trial by its name."""
