"""The colours of pictures and pages, by day and by night."""

from __future__ import annotations

from mahjong_cli.render.wrap import BOLD

_STYLES = {
    "text": ("#1d2126", "#e9e6de"),
    "heading": ("#1d2126", "#ffffff"),
    "label": ("#565f6b", "#a7b0bb"),
    "aside": ("#565f6b", "#a7b0bb"),
    "gold": ("#7a5200", "#edbd57"),
    "winning": ("#11623a", "#74d39c"),
    "total": ("#11623a", "#74d39c"),
    "below": ("#a33a00", "#f2a266"),
    "error": ("#a8201a", "#ff9089"),
}
"""The colour of text in each style that has one: by day, by night."""

_GROUNDS = {
    "paper": ("#fdfcf8", "#15181c"),
    "felt": ("#dfe9e2", "#22332b"),
    "line": ("#d5d2c8", "#3a4047"),
    "won": ("#11623a", "#74d39c"),
}
"""What is painted rather than written: page, table, lines, the mark of the winning tile."""

FONT = "system-ui,-apple-system,'Segoe UI','Noto Sans',sans-serif"
"""The fonts; for Chinese, the language says which."""

NIGHT = "@media screen and (prefers-color-scheme:dark)"
"""By night; what is printed is printed by day."""

_BOLD = ",".join(f".{style}" for style in sorted(BOLD)) + "{font-weight:700}"


def fills() -> str:
    """The rules of a picture: a class for each style and each ground."""
    day, night = (
        "".join(f".{name}{{fill:{pair[n]}}}" for name, pair in (_STYLES | _GROUNDS).items())
        for n in range(2)
    )
    # A picture is not broken across pages: it is made as small as one page.
    printed = "@media print{svg:root{max-height:100vh}.paper{fill:#fff}}"
    return f"{day}{_BOLD}{NIGHT}{{{night}}}{printed}"


def colours() -> str:
    """The rules of a page: a class for each style, a variable for each colour."""
    day, night = (
        ":root{" + "".join(f"--{k}:{pair[n]};" for k, pair in (_STYLES | _GROUNDS).items()) + "}"
        for n in range(2)
    )
    classes = "".join(f".{name}{{color:var(--{name})}}" for name in _STYLES)
    printed = "@media print{:root{color-scheme:light;--paper:#fff}}"
    return f":root{{color-scheme:light dark}}{day}{NIGHT}{{{night}}}{printed}{classes}{_BOLD}"
