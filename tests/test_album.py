"""The page of many hands: every hand folded, what they come to on top, written as it goes."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from mahjong_cli import parse, score
from mahjong_cli.batch.answers import answer_chunk
from mahjong_cli.batch.job import Job
from mahjong_cli.batch.page_parts import page_head, page_tail
from mahjong_cli.batch.summary import Summary
from mahjong_cli.render import drawing, webpage
from mahjong_cli.render.look import Look
from mahjong_cli.text import LANGS, tag
from tests import hands, streams
from tests.command import mjscore
from tests.drawn import as_xml, words
from tests.samples import BELOW, SHORT, WINS
from tests.streams import batch

TYPED = '12x <b onclick="x">&3m</b> <script>\x1b[31m'
LINES = (WINS, SHORT, TYPED, BELOW, "[222p][345p]66678p11p +9p robkong from=left left=open "
         "dealer=right gold=5s rules=hongzhong")  # fmt: skip


def made_of(*lines: str, to: Path, more: tuple[str, ...] = ()) -> Element:
    """The page of these lines."""
    batch("-", "--html", str(to), "--quiet", *more, stdin="\n".join(lines))
    return ElementTree.fromstring(as_xml(to.read_text("utf-8")))


@pytest.mark.parametrize("lang", LANGS)
def test_every_hand_is_there_with_all_that_its_own_page_says(lang: str, tmp_path: Path) -> None:
    root = made_of(*LINES, to=tmp_path / "page.html", more=("--lang", lang))
    assert root.get("lang") == tag(lang)
    folded = [*root.iter("details")]
    assert len(folded) == len(LINES)
    for number, (line, entry) in enumerate(zip(LINES, folded, strict=True), 1):
        where, hand, outcome = entry[0]
        assert where.text == str(number)
        if line == TYPED:
            assert hand.text == line.replace("\x1b", r"\x1b")
            continue
        own = score(parse(line))
        assert hand.text == str(own.hand)
        made = drawing.of_score(own, lang)
        assert words("".join(outcome.itertext())) == words(made.look.plain(made.headline))
        page = ElementTree.fromstring(as_xml(webpage.html(made)))
        for sections in zip(page.iter("section"), entry.iter("section"), strict=True):
            assert len({"".join(each.itertext()) for each in sections}) == 1


def test_what_cannot_be_read_says_why_and_stays_text(tmp_path: Path) -> None:
    root = made_of(TYPED, to=tmp_path / "page.html")
    (entry,) = root.iter("details")
    assert "".join(entry[0][2].itertext()) == "error"
    (marked, *_) = entry.iter("mark")
    assert marked.text == "x"
    assert "x after 12 is not a suit" in "".join(entry.itertext())
    text = (tmp_path / "page.html").read_text("utf-8")
    assert "<script" not in text
    assert "<b " not in text
    assert "\x1b" not in text


def test_the_summary_is_that_of_the_hands_and_stands_on_top(tmp_path: Path) -> None:
    root = made_of(*LINES, to=tmp_path / "page.html")
    (summed,) = (each for each in root.iter("div") if each.get("class") == "summed")
    counted = {row[0].text: row[1].text for row in summed.iter("tr") if len(row) == 2}
    assert counted["hands"] == "5"
    assert counted["win"] == "2"
    assert counted["below the minimum"] == "1"
    assert counted["errors"] == "1"
    bars = {row[0].text: row[1].text for row in summed.iter("tr") if len(row) == 3}
    assert bars["All Pungs"] == "1"
    assert bars["Full Flush"] == "1"
    style = root[0].find("style")
    assert style is not None
    assert ".summed{order:-1" in (style.text or "")
    (link,) = root.iter("a")
    (main,) = root.iter("main")
    assert link.get("href") == f"#{main.get('id')}"


def test_the_longest_bar_is_that_of_the_largest_number() -> None:
    from mahjong_cli.games.sheet import Bars, Section, cell
    from mahjong_cli.render import tabulate
    from mahjong_cli.render.typeset import Typesetter

    section = Section(None, (Bars(((cell("a"), 4), (cell("b"), 0), (cell("c"), 1))),))
    (made,) = tabulate.sections([section], Look())
    assert [each.get("style") for each in made.iter("div")] == [
        "width:100%",
        "width:0%",
        "width:25%",
    ]
    text = Typesetter(Look(), 10, 500)
    text.sections([section])
    wide = [float(each.get("width", "")) for each in text.made if each.tag == "rect"]
    assert wide == pytest.approx([wide[0], 0, wide[0] / 4], rel=1e-3)
    ends = {float(each.get("x", "")) + wide[0] for each in text.made if each.tag == "rect"}
    assert ends == {510}


# As it goes


@pytest.mark.slow
def test_the_page_is_made_of_its_parts_however_many_processes_there_are(tmp_path: Path) -> None:
    lines = [hands.show(hand) for hand in hands.many(7, 60, 1)]
    pages = []
    for jobs in ("1", "2"):
        made_of(*lines, to=tmp_path / jobs, more=("-j", jobs))
        pages.append((tmp_path / jobs).read_bytes())
    assert pages[0] == pages[1]
    job, summary = Job({}, page="en", summary=True), Summary()
    page = page_head(job)
    for chunk in streams.in_chunks(lines, 7):
        part = answer_chunk(job, chunk)
        page += part.page
        assert part.summary is not None
        summary.merge(part.summary)
    assert page + page_tail(job, summary) == pages[0]


def test_results_are_the_same_beside_a_page(tmp_path: Path) -> None:
    typed = "\n".join(LINES)
    for form in ("json", "csv", "table", "total"):
        alone = batch("-", "-f", form, "--quiet", stdin=typed)
        beside = batch("-", "-f", form, "--quiet", "--html", str(tmp_path / "p"), stdin=typed)
        assert (beside.stdout, beside.exit_code) == (alone.stdout, alone.exit_code)


def test_hands_say_which_file_they_stand_in_where_there_are_several(tmp_path: Path) -> None:
    one, two, to = tmp_path / "one", tmp_path / "two", tmp_path / "page.html"
    for file in (one, two):
        file.write_text(WINS)
    batch(str(one), str(two), "--html", str(to), "--quiet")
    root = ElementTree.fromstring(as_xml(to.read_text("utf-8")))
    assert [entry[0][0].text for entry in root.iter("details")] == [f"{one}:1", f"{two}:1"]


def test_standard_input_without_a_command_makes_one_too(tmp_path: Path) -> None:
    to = tmp_path / "page.html"
    assert mjscore("-", "--html", str(to), stdin=f"{WINS}\n{WINS}\n".encode()).exit_code == 0
    assert to.read_text("utf-8").count("<details>") == 2


def test_a_page_that_is_not_whole_is_not_written(tmp_path: Path) -> None:
    to = tmp_path / "page.html"
    to.write_text("before")
    result = batch("-", "--html", str(to), "--fail-fast", "--quiet", stdin=f"{WINS}\n0z\n{WINS}")
    assert result.exit_code == 2
    assert to.read_text() == "before"
    assert [*tmp_path.iterdir()] == [to]


def test_bytes_that_are_no_text_are_marked_where_they_stand(tmp_path: Path) -> None:
    to = tmp_path / "page.html"
    batch("-", "--html", str(to), "--quiet", stdin=b"hand,who\n123m 0z,\xc0\xee\n")
    assert "<code>123m 0z,<mark>\ufffd\ufffd</mark></code>" in to.read_text("utf-8")


def test_a_page_goes_to_standard_output_where_the_results_do_not(tmp_path: Path) -> None:
    out = tmp_path / "out"
    alone = batch("-", "--html", "-", "--quiet", stdin=WINS)
    assert alone.exit_code == 2
    assert "--html and the results need two files" in alone.stderr
    same = ["--html", str(out), "--summary-json", str(out)]
    assert "need two files" in batch("-", *same, stdin=WINS).stderr
    hands_file = tmp_path / "hands.txt"
    hands_file.write_text(WINS)
    assert "one of the inputs" in batch(str(hands_file), "--html", str(hands_file)).stderr
    assert hands_file.read_text() == WINS


def test_a_page_has_no_picture_for_each_of_its_tiles(tmp_path: Path) -> None:
    """What a hand adds is small: its tiles are defined once."""
    sizes = []
    for number in (10, 20):
        lines = [hands.show(hand) for hand in hands.many(8, number, 1)]
        made_of(*lines, to=tmp_path / "page.html")
        text = (tmp_path / "page.html").read_text("utf-8")
        sizes.append(len(re.sub('<div class="summed">.*', "", text, flags=re.S)))
    assert (sizes[1] - sizes[0]) / 10 < 8_000
