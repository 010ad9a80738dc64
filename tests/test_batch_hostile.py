"""Whatever bytes come in: every hand is answered, nothing else is raised, no escape gets out."""

from __future__ import annotations

import csv
import io
import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from mahjong_cli.batch import FORMATS, KINDS
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.cells import plain
from mahjong_cli.batch.chunks import chunks as in_chunks
from mahjong_cli.batch.formats import head
from mahjong_cli.batch.job import Job
from mahjong_cli.batch.keys import FIELDS
from tests.fuzz.generators import GOOD, PIECES, mutated
from tests.fuzz.trials import answered, said

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


@settings(suppress_health_check=SLOW)
@given(st.binary(max_size=300), st.sampled_from(FORMATS), st.sampled_from([None, *KINDS]))
def test_any_bytes(data: bytes, form: str, kind: str | None) -> None:
    answered(data, form, kind)


@settings(suppress_health_check=SLOW)
@given(
    st.lists(st.sampled_from(PIECES), max_size=14).map("".join),
    st.sampled_from(FORMATS),
    st.sampled_from([None, *KINDS]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_any_pieces(text: str, form: str, kind: str | None, encoding: str) -> None:
    answered(text.encode(encoding, "replace"), form, kind)


@pytest.mark.slow
@settings(suppress_health_check=SLOW)
@given(
    st.lists(st.sampled_from(PIECES), max_size=14).map("".join),
    st.sampled_from([None, *KINDS]),
    st.sampled_from(["utf-8", "utf-16"]),
    st.lists(st.integers(1, 9), max_size=40),
)
def test_however_the_bytes_arrive(
    text: str, kind: str | None, encoding: str, sizes: list[int]
) -> None:
    data = text.encode(encoding, "replace")
    assert said(answered(data, "json", kind, sizes)) == said(answered(data, "json", kind))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@pytest.mark.slow
@settings(suppress_health_check=SLOW)
@given(
    st.dictionaries(
        st.text(max_size=6) | st.sampled_from(["hand", "house", "gold", "line"]), VALUES
    ),
    st.booleans(),
    st.sampled_from([None, 1]),
)
def test_any_json_gives_its_other_keys_back(
    record: dict[str, object], ascii_only: bool, indent: int | None
) -> None:
    text = json.dumps(record, ensure_ascii=ascii_only, indent=indent).replace("\n", "\t")
    # A lone surrogate cannot be written in UTF-8: as an escape, which is one in JSON too.
    data = text.encode("utf-8", "backslashreplace")
    (part,) = answered(data, "json", "jsonl")
    made = json.loads(part.out)
    own = {"hand", "house", *FIELDS}
    wanted = {key: value for key, value in record.items() if plain(key) not in own}
    assert made["extra"] == wanted


@settings(suppress_health_check=SLOW)
@given(
    st.lists(
        st.lists(
            st.text(
                st.characters(blacklist_categories=["Cs", "Cc", "Zl", "Zp"])
                | st.sampled_from('\t\r\n",')
            ),
            min_size=1,
            max_size=4,
        ),
        min_size=1,
        max_size=6,
    ),
)
def test_any_csv_gives_its_cells_back(table: list[list[str]]) -> None:
    width = max(map(len, table))
    table = [[*row, *[""] * (width - len(row))] for row in table]
    text = io.StringIO(newline="")
    csv.writer(text).writerows([["hand", *[f"c{n}" for n in range(width)]]])
    csv.writer(text).writerows([GOOD[n % len(GOOD)], *row] for n, row in enumerate(table))
    texts = iter([text.getvalue()])
    parts = [answer_chunk(Job({}, "csv"), chunk) for chunk in in_chunks(None, texts, "csv")]
    out = (head(Job({}, "csv"), parts[0].columns) + said(parts)).decode()
    rows = list(csv.reader(io.StringIO(out, newline="")))[1:]
    assert [row[1 : width + 1] for row in rows] == table
    assert [row[0] for row in rows] == [GOOD[n % len(GOOD)] for n in range(len(table))]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_mutated_hands(seed: int) -> None:
    rng = Random(seed)
    for form in FORMATS:
        text = "\n".join(mutated(rng) for _ in range(60))
        answered(text.encode("utf-8", "surrogatepass"), form, "lines")


@pytest.mark.large
@pytest.mark.parametrize("seed", range(100, 160))
def test_very_many_mutated_hands(seed: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        texts = [mutated(rng) for _ in range(200)]
        answered("\n".join(texts).encode("utf-8", "surrogatepass"), rng.choice(FORMATS), "lines")
        made = [json.dumps({"hand": text, text: text}, ensure_ascii=False) for text in texts]
        answered("\n".join(made).encode("utf-8", "surrogatepass"), rng.choice(FORMATS))
        answered(rng.randbytes(20_000), rng.choice(FORMATS), rng.choice((None, *KINDS)))
