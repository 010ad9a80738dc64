"""The build.  ``MJSCORE_COMPILE=1 pip install .`` compiles the core, with mypyc, to machine code.

What is compiled is listed here and nowhere else.  The source is the same, and runs as it is.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from setuptools import setup

CORE = [
    "tiles", "counts", "packed", "hand/glance", "hand/checks",
    "notation/tokens", "notation/melds", "notation/syntax", "notation/pieces",
    "shapes/marks", "shapes/covers", "shapes/solve", "shapes/place", "shapes/waits",
    "fans/parts", "fans/limits", "fans/trim", "fans/evaluate", "fans/left_out", "fans/tally",
    "games/refuse", "games/held", "games/fan_pay", "games/fan_record",
    "games/fan_readings",
]  # fmt: skip
"""The modules that are worth compiling: those that every hand goes through.

Not data classes, which are pickled and copied, nor what other modules derive classes from, nor
the fans' predicates, which are asked once for each part of a hand.
"""


NEEDED = {"setup_requires": ["mypy>=1.13"]}
"""What has to be installed for it, besides a C compiler."""


def compiled() -> dict[str, Any]:
    """What makes a build a compiled one, where the environment asks for that."""
    if os.environ.get("MJSCORE_COMPILE", "0") in ("", "0"):
        return {}
    if {"egg_info", "dist_info"} & {*sys.argv}:  # it is only asked what there is to build
        return NEEDED
    from mypyc.build import mypycify

    options = ["--ignore-missing-imports", "--follow-imports=silent"]
    sources = [f"mahjong_cli/{name}.py" for name in CORE]
    return {"ext_modules": mypycify(options + sources), **NEEDED}


setup(**compiled())
