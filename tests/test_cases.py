"""Every hand of the case files comes out right."""

from __future__ import annotations

import pytest

from tests.casefile import OWN, SHARED, Case, read_jsonl, read_text, wrong

OWN_FILES = sorted(OWN.glob("*.txt"))
OWN_CASES = [
    pytest.param(case, id=f"{path.stem}-{case['id']}")
    for path in OWN_FILES
    for case in read_text(path)
]
SHARED_CASES = [
    pytest.param(case, id=f"{path.stem}-{case['id']}")
    for path in sorted(SHARED.glob("*.jsonl"))
    for case in read_jsonl(path)
]


def test_there_are_cases() -> None:
    assert len(OWN_CASES) >= 250
    claims = {key for path in OWN_FILES for case in read_text(path) for key in case}
    assert {"total", "points", "fans", "counts", "waits", "gold", "no", "error"} <= claims
    assert {"excluded", "sets", "leaves", "ties"} <= claims
    assert {"pays", "patterns", "hard", "liable", "because"} <= claims


@pytest.mark.parametrize("case", OWN_CASES)
def test_own_case(case: Case) -> None:
    assert wrong(case) == []


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared case files lie beside a checkout only")
@pytest.mark.parametrize("case", SHARED_CASES)
def test_shared_case(case: Case) -> None:
    assert wrong(case) == []
