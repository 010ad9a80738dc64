"""Problems with their place marked: exact messages."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from mahjong_cli import MahjongError, NotationError, Problem, parse
from mahjong_cli.problems.in_hand import TOO_MANY_FLOWERS
from mahjong_cli.render import caret
from mahjong_cli.render.look import Look


def drawn(text: str, look: Look, line: int | None = None) -> list[str]:
    with pytest.raises(MahjongError) as caught:
        parse(text)
    return caret.text(caught.value, look, text, line).splitlines()


def marked(text: str, start: int, end: int, look: Look) -> list[str]:
    """The line that marks a place, and the one above it."""
    problem = Problem(TOO_MANY_FLOWERS, {"count": 9}, (), start, end)
    lines = caret.text(NotationError([problem], text), look, text).splitlines()
    carets = next(n for n, line in enumerate(lines) if set(line) == {" ", "^"})
    return lines[carets - 1 : carets + 1]


CASES = [
    ("123m0z", 4, 6, "  123m0z", "      ^^"),
    ("一万0z", 2, 4, "  一万0z", "      ^^"),
    ("🀇🀙0z", 2, 4, "  🀇🀙0z", "    ^^"),
    ("🀄0z", 1, 3, "  🀄0z", "    ^^"),
    ("ａ 0z", 2, 4, "  ａ 0z", "     ^^"),
    ("\x1b0z", 1, 3, "  \\x1b0z", "      ^^"),
    ("\x1b", 0, 1, "  \\x1b", "  ^^^^"),
    ("\xad\ufdd0x", 2, 3, "  \\xad\\ufdd0x", "            ^"),
    ("\u3000\U000e0100x", 2, 3, "  \u3000\\U000e0100x", "              ^"),
    ("e\u0301x", 2, 3, "  e\u0301x", "   ^"),
    ("万", 0, 1, "  万", "  ^^"),
    ("123m", 4, 4, "  123m", "      ^"),
    ("a\tb\nc", 4, 5, "  a\\tb\\nc", "        ^"),
    ("\udcff1", 1, 2, "  \\udcff1", "        ^"),
    ("1" * 90 + "x", 90, 91, "  ..." + "1" * 50 + "x", " " * 55 + "^"),
    ("x" + "1" * 90, 0, 1, "  x" + "1" * 50 + "...", "  ^"),
]


@pytest.mark.parametrize(("text", "start", "end", "line", "carets"), CASES)
def test_the_caret_stands_under_the_place(
    text: str, start: int, end: int, line: str, carets: str
) -> None:
    assert marked(text, start, end, Look(width=60)) == [line, carets]


def test_where_the_encoding_lacks_a_character_it_is_escaped_and_the_caret_moves_along() -> None:
    assert marked("万0z", 1, 3, Look(encoding="ascii")) == ["  \\u4e070z", "        ^^"]
    assert marked("万🀇0z", 2, 4, Look(encoding="gbk")) == ["  万\\U0001f0070z", "              ^^"]


@pytest.mark.parametrize("width", [20, 40, 60, 80, 120])
def test_a_long_line_is_cut_to_the_terminal_and_shows_the_place(width: int) -> None:
    text = "万" * 400 + "q" + "1" * 400
    for look in (Look("both", width), Look("both", width, encoding="ascii").settled()):
        line, carets = marked(text, 400, 401, look)
        assert cell_len(line) <= width
        before = line[: line.index("q")]
        assert carets == " " * cell_len(before) + "^"


def test_all_problems_are_said_each_with_its_hint() -> None:
    assert drawn("[eee]:sun:", Look(width=60), 3) == [
        "line 3: [eee] is not a meld: chow, pung or kong expected",
        "  [eee]:sun:",
        "  ^^^^^",
        "  hint: [123m] is a chow, [555p] a pung, [5555p,1] a melded",
        "        kong, [5555p] a concealed one; mjscore notation",
        "        melds says more",
        "line 3: : (U+003A) has no meaning here: tiles, melds, words",
        "or keys expected",
        "  [eee]:sun:",
        "       ^",
        "  hint: separate words with spaces, write tiles as 123m or",
        "        一二三万; mjscore notation tiles says more",
        "line 3: sun is neither a tile nor a word: one of either",
        "expected",
        "  [eee]:sun:",
        "        ^^^",
        "  hint: the words are self, discard, robkong, kongdraw,",
        "        flowerdraw, last, fourth; mjscore notation words",
        "        says more",
    ]


def flowers(count: int) -> tuple[NotationError, str]:
    """An error of so many problems, one to a character."""
    found = [Problem(TOO_MANY_FLOWERS, {"count": 9 + n}, (), n, n + 1) for n in range(count)]
    return NotationError(found, "f" * count), "f" * count


def test_ten_problems_are_told_and_the_others_counted() -> None:
    error, typed = flowers(10)
    whole = caret.text(error, Look(), typed)
    assert whole.count("^") == 10
    assert "more" not in whole
    for count, more in ((11, "and 1 more"), (90, "and 80 more")):
        error, typed = flowers(count)
        lines = caret.text(error, Look(), typed).splitlines()
        assert sum(line.count("^") for line in lines) == 10
        assert lines[-1] == more
    assert caret.text(error, Look(), typed, 7).splitlines()[-1] == "line 7: and 80 more"


@pytest.mark.parametrize(
    ("lang", "more"),
    [
        ("zh", "另有 2 个问题"),
        ("zh-Hant", "另有 2 個問題"),
        ("both", "另有 2 个问题 / and 2 more"),
    ],
)
def test_the_others_are_counted_in_every_language(lang: str, more: str) -> None:
    error, typed = flowers(12)
    assert caret.text(error, Look(lang), typed).splitlines()[-1] == more


def test_equal_problems_are_told_once_at_the_first_place() -> None:
    lines = drawn("::sun:", Look(width=100))
    assert [line for line in lines if "^" in line] == ["  ^", "    ^^^"]
    assert "  hint: the words are" in lines[-2]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("zh", "没有 0z：应为 1z-7z"),
        ("zh-Hant", "沒有 0z：應為 1z-7z"),
        ("both", "没有 0z：应为 1z-7z / 0z is not a tile: 1z-7z expected"),
    ],
)
def test_in_chinese(lang: str, said: str) -> None:
    assert drawn("0z xx", Look(lang, 60))[:2] == [said, "  0z xx"]


def test_nothing_typed_is_markup_or_an_escape() -> None:
    for text in ("[eee]", "[/x]", ":sun:", "[bold]5m[/bold]", "\x1b[31m", "[link=x]"):
        said = "\n".join(drawn(text, Look(width=70, color=True)))
        shown = text.replace("\x1b", "\\x1b")
        assert shown in said
        assert "\x1b[31m\x1b" not in said
