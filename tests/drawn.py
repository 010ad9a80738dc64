"""Pictures and pages read back: as XML, and as words."""

from __future__ import annotations

import re


def words(text: str) -> str:
    """The text without its spaces."""
    return re.sub(r"\s", "", text)


def as_xml(html: str) -> str:
    """The page as XML: elements without an end get one."""
    return re.sub(r"<((?:meta|br)[^>]*)>", r"<\1/>", html.removeprefix("<!DOCTYPE html>"))
