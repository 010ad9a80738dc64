"""Pictures and pages as a browser lays them out: nothing overlaps, leaves the page or is fetched.

Needs Chromium and its driver; the page is measured in the browser, at the width of a phone and
of a desk, with the fonts of the machine and with none that has Chinese characters.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from base64 import b64decode
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import run
from typing import Any, NamedTuple

import pytest

from mahjong_cli import parse, score
from mahjong_cli.render import picture, webpage
from mahjong_cli.render.drawing import of_advice, of_score
from tests.samples import BEFORE, PICTURED
from tests.scored import waits_of
from tests.streams import batch

pytest.importorskip("selenium", reason="selenium is not installed: pip install '.[test]'")

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
DRIVER = shutil.which("chromedriver") or ""
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (CHROMIUM and DRIVER), reason="no Chromium with its chromedriver on this machine"
    ),
]

SPOKEN = ("en", "zh", "zh-Hant")
WIDTHS = (360, 1200)
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--hide-scrollbars",
)  # fmt: skip
ONE_FONT = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{dir}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
MEASURE = """
const texts = [], tiles = [];
const box = r => [r.left, r.top, r.right, r.bottom];
if (document.documentElement.localName === "svg") {
  for (const text of document.querySelectorAll("text"))
    texts.push([...box(text.getBoundingClientRect()), text.textContent]);
  for (const tile of document.querySelectorAll("use"))
    tiles.push(box(tile.getBoundingClientRect()));
} else {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects())
      if (rect.width) texts.push([...box(rect), walker.currentNode.data]);
  }
  for (const tile of document.querySelectorAll(".felt i"))
    tiles.push(box(tile.getBoundingClientRect()));
}
const root = document.documentElement, size = getComputedStyle(root).fontSize;
const scale = root.localName === "svg"
  ? root.getBoundingClientRect().width / root.viewBox.baseVal.width : 1;
return {texts, tiles, width: root.scrollWidth, font: parseFloat(size) * scale,
        view: document.documentElement.clientWidth};
"""
BROKEN = """
const wrong = [];
for (const each of document.querySelectorAll(".ruled th, .ruled td:first-child")) {
  const range = document.createRange();
  range.selectNodeContents(each);
  const tops = new Set([...range.getClientRects()].filter(r => r.width).map(r => r.top));
  if (each.textContent.length <= 3 && tops.size > 1) wrong.push(each.textContent);
}
for (const each of document.querySelectorAll(".summed section"))
  if (each.getClientRects().length > 1) wrong.push(each.textContent);
return wrong;
"""
COLOURS = """
const seen = new Set(), svg = document.documentElement.localName === "svg";
for (const each of document.querySelectorAll(svg ? "tspan" : "span,h2,td,th,li,figcaption")) {
  const style = getComputedStyle(each);
  seen.add(svg ? style.fill : style.color);
}
const paper = svg ? document.querySelector(".paper") : document.body;
const felt = document.querySelector(".felt");
const ground = each => getComputedStyle(each)[svg ? "fill" : "backgroundColor"];
return [[...seen], ground(paper), ground(felt)];
"""

SPREAD = """
const wrong = [];
const lines = each => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return new Set([...range.getClientRects()].filter(r => r.width).map(r => r.top)).size;
};
for (const row of document.querySelectorAll(".ruled tbody tr")) {
  const top = Math.min(...[...row.children].map(each => each.getBoundingClientRect().top || 1e9));
  const short = [...row.querySelectorAll(".number, .whole")].filter(each => each.textContent);
  for (const each of short.length > 3 ? [] : short)
    if (Math.abs(each.getBoundingClientRect().top - top) > 8)
      wrong.push(row.textContent);
}
for (const each of document.querySelectorAll(".sum th, .sum td"))
  if (lines(each) > 1) wrong.push(each.textContent);
return wrong;
"""


class Page(NamedTuple):
    """A file, and what it shows."""

    name: str
    path: Path


class Browser:
    """A headless browser that keeps a list of what it asks for."""

    def __init__(self, profile: Path, fonts: str | None) -> None:
        from selenium.webdriver import Chrome, ChromeOptions, ChromeService

        options = ChromeOptions()
        options.binary_location = CHROMIUM
        for flag in (*FLAGS, f"--user-data-dir={profile}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
        env = dict(os.environ) | ({"FONTCONFIG_FILE": fonts} if fonts else {})
        self.driver: Any = Chrome(options=options, service=ChromeService(DRIVER, env=env))
        self.driver.set_page_load_timeout(30)

    def open(self, page: Page) -> None:
        self.driver.get(page.path.as_uri())

    def size(self, width: int) -> None:
        size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
        self._tell("Emulation.setDeviceMetricsOverride", size)

    def light(self, scheme: str, media: str = "screen") -> None:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self._tell("Emulation.setEmulatedMedia", {"media": media, "features": features})

    def printed(self) -> int:
        """How many sheets of paper it takes."""
        pdf = self.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})["data"]
        return len(re.findall(rb"/Type */Page\b", b64decode(pdf)))

    def ask(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def _tell(self, command: str, about: dict[str, Any]) -> None:
        self.driver.execute_cdp_cmd(command, about)

    def requests(self) -> Iterator[str]:
        """What was asked for since this was last asked."""
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if not url.startswith(("chrome:", "data:")):  # the browser's own first page
                    yield url


def chinese_fonts() -> bool:
    found = run(["fc-list", ":lang=zh"], capture_output=True, check=False).stdout
    return bool(found.strip())


@pytest.fixture(scope="module", params=["with", "without"])
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser with fonts for Chinese, and one without."""
    there = shutil.which("fc-list") is not None and chinese_fonts()
    fonts = None
    if request.param == "with" and not there:
        pytest.skip("no font on this machine has Chinese characters")
    if request.param == "without":
        latin = next(Path("/usr/share/fonts").rglob("DejaVuSans.ttf"), None)
        if latin is None:
            pytest.skip("no DejaVu Sans on this machine to be the only font")
        folder = tmp_path_factory.mktemp("fonts")
        shutil.copy(latin, folder)
        config = folder / "fonts.conf"
        config.write_text(ONE_FONT.format(dir=folder, cache=folder / "cache"))
        fonts = str(config)
    made = Browser(tmp_path_factory.mktemp("profile"), fonts)
    try:
        yield made
    finally:
        made.driver.quit()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Page]:
    folder = tmp_path_factory.mktemp("pages")
    made: list[Page] = []
    hands = {
        name: partial(of_score, score(parse(text), every=True)) for name, text in PICTURED.items()
    }
    hands |= {name: partial(of_advice, waits_of(text)) for name, text in BEFORE.items()}
    for number, (name, drawing) in enumerate(hands.items()):
        for n, lang in enumerate(SPOKEN):
            kinds = {".svg": picture.svg}
            if n == number % len(SPOKEN):  # all are on the page of many hands in every language
                kinds[".html"] = webpage.html
            for kind, draw in kinds.items():
                path = folder / f"{name}-{lang}{kind}"
                path.write_text(draw(drawing(lang)), "utf-8")
                made.append(Page(path.name, path))
    for lang in SPOKEN:
        path = folder / f"album-{lang}.html"
        typed = "\n".join([*PICTURED.values(), "12x <b>", "123m" * 90])
        batch("-", "--html", str(path), "--lang", lang, "--all", "--quiet", stdin=typed)
        made.append(Page(path.name, path))
    long = folder / ("averylongname" * 15 + ".txt")
    long.write_text("\n".join(PICTURED.values()), "utf-8")
    path = folder / "album-long.html"
    batch(str(long), str(long), "--html", str(path), "--lang", "zh", "--quiet", "--json")
    made.append(Page(path.name, path))
    return made


def test_names_and_lists_are_not_broken(browser: Browser, pages: list[Page]) -> None:
    """Short cells stay in one line, and a list of bars is in one column with its heading."""
    browser.open(next(page for page in pages if page.name == "album-zh.html"))
    browser.ask("for (const each of document.querySelectorAll('details')) each.open = true")
    for width in (800, 1000, 1200):
        browser.size(width)
        assert browser.ask(BROKEN) == []


def test_on_a_phone_numbers_stay_with_their_names(browser: Browser, pages: list[Page]) -> None:
    """Up to three numbers of a row stand in its first line, and no line of a sum is broken."""
    browser.size(360)
    for page in pages:
        if page.name.endswith(".html") and not page.name.startswith("album"):
            browser.open(page)
            assert browser.ask(SPREAD) == [], page.name


def test_on_paper_it_is_day_and_a_picture_is_on_one_sheet(
    browser: Browser, pages: list[Page]
) -> None:
    browser.light("dark", "print")
    for name in ("kongs-zh.svg", "kongs-en.html", "album-en.html"):
        browser.open(next(page for page in pages if page.name == name))
        texts, paper, _ = browser.ask(COLOURS)
        assert luminance(paper) == 1
        assert min(contrast(text, paper) for text in texts) >= 4.5
        assert (browser.printed() == 1) == name.endswith(".svg")
    browser.light("light")


def test_nothing_overlaps_or_leaves_the_page(browser: Browser, pages: list[Page]) -> None:
    wrong = [f"{page.name}: {fault}" for page in pages for fault in faults_of(browser, page)]
    assert wrong == []
    assert set(browser.requests()) == {page.path.as_uri() for page in pages}


def faults_of(browser: Browser, page: Page) -> Iterator[str]:
    """What is wrong with a page at any width."""
    browser.open(page)
    browser.ask("for (const each of document.querySelectorAll('details')) each.open = true")
    for width in WIDTHS:
        browser.size(width)
        for fault in faults(browser.ask(MEASURE), width):
            yield f"at {width}: {fault}"


def faults(found: dict[str, Any], width: int) -> Iterator[str]:
    texts, tiles = found["texts"], found["tiles"]
    if len(texts) < 6 or len(tiles) < 2:
        yield "nothing there"
    if found["width"] > width or found["view"] != width:
        yield f"{found['width']} wide"
    if found["font"] < 9.5:
        yield f"a font of {found['font']} pixels"
    for *rect, said in texts:
        if rect[0] < -0.5 or rect[2] > width + 0.5:
            yield f"outside: {said}"
        if any(meet(lower(rect), tile) for tile in tiles):
            yield f"on a tile: {said}"
    near: list[tuple[list[float], str]] = []  # those that are not yet wholly above
    for rect, said in sorted(((lower(rect), said) for *rect, said in texts), key=top):
        near = [(other, also) for other, also in near if other[3] > rect[1]]
        yield from (f"{said!r} on {also!r}" for other, also in near if meet(rect, other))
        near.append((rect, said))


def top(text: tuple[list[float], str]) -> float:
    return text[0][1]


def lower(rect: list[float]) -> list[float]:
    """What is written in a box that has room above and below for every character of a font."""
    left, top, right, bottom = rect
    return [left, top + (bottom - top) * 0.25, right, bottom - (bottom - top) * 0.2]


def meet(a: list[float], b: list[float]) -> bool:
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide > 0.5 and high > 0.5


def test_every_fault_would_be_found(browser: Browser, pages: list[Page], tmp_path: Path) -> None:
    for kind, mark, wrong in (
        ("svg", "</g></svg>", '<text x="12" y="80">on tiles</text><text x="570" y="9">beyond'
                              '</text></g><image href="{}"/></svg>'),
        ("html", "</body>", '<p style="position:absolute;top:9rem;left:2rem">on tiles</p>'
                            '<p style="width:2000px">beyond</p><img src="{}"></body>'),
    ):  # fmt: skip
        page = next(page for page in pages if page.name.endswith(f"zh.{kind}"))
        remote = (tmp_path / "other.png").as_uri()
        broken = tmp_path / f"broken.{kind}"
        text = page.path.read_text("utf-8")
        broken.write_text(text.replace(mark, wrong.format(remote)), "utf-8")
        list(browser.requests())
        found = " ".join(faults_of(browser, Page(broken.name, broken)))
        assert "on a tile: on tiles" in found
        assert ("outside: beyond" if kind == "svg" else "wide") in found
        assert set(browser.requests()) == {broken.as_uri(), remote}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_by_day_and_by_night(
    browser: Browser, pages: list[Page], scheme: str
) -> None:
    for page in pages:
        if "-en" not in page.name:
            continue
        browser.light(scheme)
        browser.open(page)
        texts, paper, felt = browser.ask(COLOURS)
        assert (luminance(paper) < 0.2) == (scheme == "dark")
        assert len(texts) > 2
        for text in texts:
            assert contrast(text, paper) >= 4.5
        assert contrast(paper, felt) > 1.05


def luminance(colour: str) -> float:
    """The relative luminance of a colour as the browser writes it, 0-1."""
    channels = [int(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(c * share for c, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
