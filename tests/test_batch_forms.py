"""The same hands in every form give the same answers; damage hides none of them."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from threading import Thread

import pytest

from mahjong_cli.batch.answer import json_line, outcome
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.asked import Asked
from mahjong_cli.batch.chunks import chunks as in_chunks
from mahjong_cli.batch.hands import find_hands
from mahjong_cli.batch.job import Job
from mahjong_cli.batch.sources import Sources
from mahjong_cli.batch.texts import decode
from tests import hands
from tests.command import COMMAND, environment
from tests.forms import ENCODINGS, ENDS, KINDS, count, written

NUMBER = 200


@cache
def texts() -> tuple[str, ...]:
    """Hands of every kind, some of which cannot be read."""
    golds = (None, 0, 1, 2)
    made = [hands.show(hand) for n in golds for hand in hands.many(23, NUMBER // len(golds), n)]
    for n, wrong in enumerate(('0z"', "1,2,3m", "汉", "zelf", "5x")):
        made[n * 40 + 1] += f" {wrong}"
    return tuple(made)


Told = tuple[object, ...]


def told(out: bytes) -> list[Told]:
    """What each answer says of its hand, wherever it stood."""
    made = map(json.loads, out.splitlines())
    return [
        (one["input"], one.get("hand"), one.get("total"), one.get("error", {}).get("code"))
        for one in made
    ]


@cache
def answer(text: str) -> Told:
    """The answer to a hand that is given by itself."""
    (made,) = told(json_line(outcome(Asked(None, text), {}), "en"))
    return made


def wanted() -> list[Told]:
    return list(map(answer, texts()))


def answered(*files: str, kind: str | None = None) -> list[Told]:
    """The answers to the hands that are found in these files; what none is, is an error."""
    return [
        answer(asked.text) if asked.error is None else (asked.text, None, None, "error")
        for chunk in Sources(files, kind)
        for asked in find_hands(chunk)
    ]


# How a file comes


def one_file(data: bytes, kind: str, end: str, folder: Path) -> list[Told]:
    (folder / "x").write_bytes(data)
    return answered(str(folder / "x"))


def packed(data: bytes, kind: str, end: str, folder: Path) -> list[Told]:
    (folder / "x.gz").write_bytes(gzip.compress(data, 1))
    return answered(str(folder / "x.gz"))


def pipe(data: bytes, kind: str, end: str, folder: Path) -> list[Told]:
    """In blocks of odd sizes, which part lines and characters."""
    reader, writer = os.pipe()

    def write() -> None:
        sizes, at = cycle((1, 3, 1000, 7, 4096)), 0
        with os.fdopen(writer, "wb", buffering=0) as out:
            while at < len(data):
                at += out.write(data[at : at + next(sizes)]) or 0

    thread = Thread(target=write)
    thread.start()
    try:
        return answered(f"/dev/fd/{reader}")
    finally:
        os.close(reader)
        thread.join()


DELIVERIES: list[Callable[[bytes, str, str, Path], list[Told]]] = [one_file, packed, pipe]


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_hands_in_every_form(kind: str, end: str, encoding: str, tmp_path: Path) -> None:
    made = written(kind, texts(), ENDS[end])
    for last in (made, made.removesuffix(ENDS[end])):
        data = ENCODINGS[encoding](last)
        assert count(data, kind) == NUMBER
    turn = list(KINDS).index(kind) + list(ENDS).index(end) + list(ENCODINGS).index(encoding)
    for n, deliver in enumerate(DELIVERIES):
        if n == turn % 3 or (end, encoding) == ("cr", "utf-16-le"):
            assert deliver(data, kind, ENDS[end], tmp_path) == wanted()


def test_many_files_of_every_form(tmp_path: Path) -> None:
    """Each has another part of the hands, in another form."""
    forms = [(k, e, c) for k in KINDS for e in ENDS for c in ENCODINGS]
    files, rest = [], list(texts())
    for n, (kind, end, encoding) in enumerate(forms):
        size = len(rest) // (len(forms) - n)
        taken, rest = rest[:size], rest[size:]
        data = ENCODINGS[encoding](written(kind, taken, ENDS[end]))
        file = tmp_path / (f"{n}.gz" if n % 2 else str(n))
        file.write_bytes(gzip.compress(data) if n % 2 else data)
        files.append(str(file))
    parts = [answer_chunk(Job({}), chunk) for chunk in Sources(files)]
    assert told(b"".join(part.out for part in parts)) == wanted()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_the_same_hands_through_a_pipe_of_the_command(kind: str, unbuffered: str) -> None:
    data = ENCODINGS["mark" if unbuffered else "utf-16-be"](written(kind, texts(), "\r"))
    result = subprocess.run(
        [*COMMAND, "batch", "-", "--json", "--quiet"], input=data, capture_output=True,
        env=environment() | {"PYTHONUNBUFFERED": unbuffered}, timeout=60, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (2, b"")
    assert told(result.stdout) == wanted()


# Damage

SMALL = ["19m19p19sESWNCFP1m", "11223344556677m", "22334455667788p", "19m19p19sESWNCFPE"]
"""Short hands that win, so that every error is one of the damage."""


def damaged(data: bytes, at: int) -> Iterator[bytes]:
    """A file with one byte dropped, doubled, or replaced by one that does harm."""
    before, byte, after = data[:at], data[at : at + 1], data[at + 1 :]
    yield before + after
    yield before + byte + byte + after
    for other in (b"\0", b"\r", b'"', b"\x80"):
        yield before + other + after


@pytest.mark.slow
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("kind", KINDS)
def test_one_byte_of_damage_hides_no_hand(kind: str, end: str) -> None:
    data = written(kind, SMALL, ENDS[end]).encode()
    assert [asked.text for asked in found(data, kind)] == SMALL
    header = data.index(ENDS[end].encode()) if kind in ("csv", "tsv") else 0
    for at in range(len(data)):
        for each in damaged(data, at):
            made = found(each, kind)
            # It equals the number that a plain reader finds, or an error says why.
            assert len(made) == count(each, kind) or any(map(fails, made)), each
            # At most it joins two lines.
            whole = sum(asked.error is None and asked.text in SMALL for asked in made)
            assert at <= header or whole >= len(SMALL) - 2, each


def found(data: bytes, kind: str) -> list[Asked]:
    """The hands that are found in a file of some kind, and what is none."""
    block = iter([data])
    chunks = in_chunks(None, decode(lambda: next(block, b"")), kind)
    return [asked for chunk in chunks for asked in find_hands(chunk)]


def fails(asked: Asked) -> bool:
    """Whether the answer is an error."""
    return asked.error is not None or answer(asked.text)[-1] is not None


def test_a_byte_missing_in_utf_16_is_told(tmp_path: Path) -> None:
    data = ENCODINGS["utf-16-le"](f"# {'汉' * 9}\n{SMALL[0]}\n")
    for at in range(2, len(data), 7):
        (tmp_path / "x").write_bytes(data[:at] + data[at + 1 :])
        chunks = Sources([str(tmp_path / "x")])
        assert any(fails(asked) for chunk in chunks for asked in find_hands(chunk)), at
