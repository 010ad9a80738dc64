"""The options of the test suite, ``--large`` among them, and the language each test begins in."""

from __future__ import annotations

import signal

import hypothesis.internal.observability  # noqa: F401  # else imported last, beside threads of dask
import pytest

from mahjong_cli.cli import speech


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare ``--large``."""
    parser.addoption("--large", action="store_true", help="run the long comparisons as well")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the ``large`` marker, and let commands be interrupted.

    A suite that a script starts in the background ignores Ctrl-C, and so would all that it starts.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "large: takes minutes; only run with --large")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is marked ``large`` unless ``--large`` is given."""
    if config.getoption("--large"):
        return
    for item in items:
        if item.get_closest_marker("large"):
            item.add_marker(pytest.mark.skip(reason="needs --large"))


@pytest.fixture(autouse=True)
def _in_english() -> None:
    """Begin each test as a process begins: in English, whatever was spoken by the one before."""
    speech.choose(["--lang=en"])
