"""The options and markers of the test suite, and the language each test begins in."""

from __future__ import annotations

import gc
import os
import signal
from subprocess import Popen

import hypothesis.internal.observability  # noqa: F401  # else imported last, beside threads of dask
import pytest
from hypothesis import settings

from mahjong_cli.cli import speech

STARTED = Popen.__init__

settings.register_profile("whole", max_examples=300, deadline=None)
settings.register_profile("fast", max_examples=30, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare ``--large``."""
    parser.addoption("--large", action="store_true", help="run the long comparisons as well")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers, say how much Hypothesis tries, and let commands be interrupted.

    A suite that a script starts in the background ignores Ctrl-C, and so would all that it starts.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop("COLUMNS", None)  # pytest-xdist says it to its workers; the command obeys it
    config.addinivalue_line("markers", "slow: takes long, or starts a process")
    config.addinivalue_line("markers", "large: takes minutes; only run with --large; slow too")
    settings.load_profile("fast" if "not slow" in config.getoption("markexpr") else "whole")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is marked ``large`` unless ``--large`` is given; it is slow as well."""
    for item in items:
        if item.get_closest_marker("large"):
            item.add_marker("slow")
            if not config.getoption("--large"):
                item.add_marker(pytest.mark.skip(reason="needs --large"))


def pytest_collection_finish() -> None:
    """Look for rubbish seldom: what tests and tables hold stays, and takes long to look through."""
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin each test as a process begins: in English, whatever was spoken by the one before.

    One that starts a process and is not marked ``slow`` fails.
    """
    start = STARTED if item.get_closest_marker("slow") else _refuse
    Popen.__init__ = start  # type: ignore[method-assign]
    speech.choose(["--lang=en"])


def _refuse(*_: object, **__: object) -> None:
    raise AssertionError("a test that starts a process is marked slow")
