"""The command: what it answers, and with which status."""

from __future__ import annotations

import json
import os
import shlex
import sys
from importlib import metadata
from pathlib import Path
from subprocess import run

import pytest

from mahjong_cli.cli.app import COMMANDS
from mahjong_cli.games import CATALOGUE, find
from tests.command import ROOT, mjscore
from tests.contract import SCHEMA, VALIDATOR
from tests.samples import BELOW, SHORT, WINS

TABLES = sorted((Path(__file__).parent / "tables").glob("*.txt"))


# Exact output, from files: a command with its width, and what it prints


def _run(path: Path) -> tuple[str, str, str]:
    command, _, expected = path.read_text("utf-8").partition("\n")
    width, name, *args = shlex.split(command.removeprefix("$ "))
    assert name == "mjscore"
    return command, mjscore(*args, COLUMNS=width.removeprefix("COLUMNS=")).stdout, expected


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_exact_output(path: Path) -> None:
    assert len(TABLES) > 8
    _, printed, expected = _run(path)
    assert printed == expected


# Statuses


@pytest.mark.parametrize(
    ("args", "status"),
    [
        ([WINS], 0),
        ([SHORT], 1),
        ([BELOW], 1),
        ([BELOW, "--house", "min=0"], 0),
        ([f"{BELOW} min=0"], 0),
        (["123m 0z"], 2),
        (["5m" * 5 + "123p456p789pE +E"], 2),
        (["--rules", "nope", WINS], 2),
    ],
)
@pytest.mark.parametrize("as_json", [[], ["--json"]])
def test_statuses_of_hands(args: list[str], status: int, as_json: list[str]) -> None:
    result = mjscore(*args, *as_json)
    assert result.exit_code == status, result.output
    assert bool(result.stderr) == (status == 2 and not as_json)
    assert bool(result.stdout) == (status < 2 or bool(as_json))
    if as_json:
        assert ("error" in json.loads(result.stdout)) == (status == 2)


@pytest.mark.parametrize(
    ("args", "status"),
    [
        (["--nonsense", WINS], 2),
        (["--nonsense", WINS, "--json"], 2),
        (["--lang", "fr", WINS], 2),
        (["fans", "nope"], 2),
        (["rules", "nope"], 2),
        (["fans"], 0),
        (["rules"], 0),
        (["schema"], 0),
        (["--help"], 0),
        ([], 2),
        (["--json"], 2),
        (["   "], 2),
        (["   ", "--json"], 2),
    ],
)
def test_statuses_of_everything_else(args: list[str], status: int) -> None:
    result = mjscore(*args)
    assert result.exit_code == status, result.output
    assert bool(result.stderr) == (status == 2)
    assert bool(result.stdout) == (status == 0)


def test_the_worst_of_several_hands_counts() -> None:
    for lines, status in [((WINS, WINS), 0), ((WINS, SHORT), 1), ((SHORT, "0z", WINS), 2)]:
        assert mjscore("-", stdin="\n".join(lines).encode()).exit_code == status


# One hand


def test_the_verb_may_be_left_out_and_words_are_one_hand() -> None:
    whole = mjscore("score", WINS).stdout
    assert "120" in whole
    assert mjscore(WINS).stdout == whole
    assert mjscore(*WINS.split()).stdout == whole
    assert mjscore(*WINS.split()[:2], "--no-color", *WINS.split()[2:]).stdout == whole


def test_options_are_defaults_for_what_the_hand_does_not_say() -> None:
    bare = "[7777p,1][3333s]555m88m22s +8m flowers=2"
    given = ["--gold", "6m", "--seat", "E", "--round", "E"]
    assert mjscore(bare, *given).stdout == mjscore(WINS).stdout
    assert mjscore(WINS, "--gold", "9s", "--seat", "W").stdout == mjscore(WINS).stdout
    flipped = json.loads(mjscore(bare, "--flip", "5m", "--json").stdout)
    assert flipped["gold"]["tile"] == "6m"
    riichi = "123m456m789m11p67z7z +7z"
    assert json.loads(mjscore(riichi, "--json", "--z-order", "riichi").stdout)["hand"][-2:] == "+C"
    mcr = json.loads(mjscore(bare, "--json", "--rules", "mcr").stdout)
    assert (mcr["rules"], mcr["multiplier"]) == ("mcr", 1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--rules", "mcr", "--gold", "6m"], "--gold does not apply under mcr"),
        (["--rules", "mcr", "--flip", "6m"], "--flip does not apply under mcr"),
        (["--rules", "mcr", "--house", "fifth=no"], "--house fifth does not apply under mcr"),
        (["--house", "knitted-wait=no"], "--house knitted-wait does not apply under golden"),
        (["--gold", "6m", "--house", "min=0"], ""),
    ],
)
def test_a_default_that_a_rule_set_does_not_know_is_told(args: list[str], said: str) -> None:
    hand = "123m456m789m11p45s +3s discard"
    expected = f"{said}: left out there\n" if said else ""
    for as_json in ([], ["--json"]):
        result = mjscore(hand, *args, *as_json)
        assert (result.exit_code, result.stderr) == (0, expected)
    lines = f"{hand}\n{hand}\n".encode()
    assert mjscore("-", *args, stdin=lines).stderr == expected
    assert mjscore("batch", "-", *args, stdin=lines).stderr.startswith(expected or "2 hands")


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("--house", ("min=3", "min=5")), ("--gold", ("6m", "7m")), ("--flip", ("6m", "7m")),
        ("--seat", ("E", "S")), ("--round", ("E", "S")), ("--rules", ("mcr", "golden")),
        ("--z-order", ("riichi", "chinese")),
    ],
)  # fmt: skip
def test_an_option_given_twice_has_one_value(name: str, values: tuple[str, str]) -> None:
    hand = "123m456m789m11p45s +3s discard"
    first, second = values
    twice = mjscore(hand, name, first, name, second)
    assert twice.exit_code == 2
    assert "differ: one value expected" in twice.stderr
    equal = mjscore(hand, name, first, name, first)
    assert equal.exit_code == 0
    assert equal.stdout == mjscore(hand, name, first).stdout


def test_house_options_ignore_case() -> None:
    hand = "123m456m789m11p45s +3s discard"
    small = mjscore(hand, "--house", "min=6", "--house", "fifth=no").stdout
    assert mjscore(hand, "--house", "Min=06", "--house", "FIFTH=No").stdout == small
    assert "min=6" in small


def test_a_lone_word_may_have_been_a_command() -> None:
    assert "did you mean mjscore fans?" in mjscore("fan").stderr
    assert "did you mean mjscore schema?" in mjscore("shema").stderr
    assert "did you mean mjscore fans?" in mjscore("fan", "5p").stderr
    assert "did you mean" not in mjscore("5p", "fan").stderr
    failed = json.loads(mjscore("fan", "--json").stdout)
    assert failed["error"]["hint"] == "did you mean mjscore fans?"


def test_too_few_tiles_may_have_lost_their_quotes() -> None:
    assert "quotes" in mjscore("123m", "456p").stderr


def test_nothing_typed_is_markup() -> None:
    for text in ("[eee]", "[/x]", ":sun:", "[bold]", "[link=http://x]5m[/link]"):
        said = mjscore(text, "--color").stderr
        assert text in said


def test_pictures_are_written(tmp_path: Path) -> None:
    svg, html = tmp_path / "hand.svg", tmp_path / "hand.html"
    result = mjscore(WINS, "--svg", str(svg), "--html", str(html))
    assert result.stdout == mjscore(WINS).stdout
    assert svg.read_text("utf-8").startswith("<svg")
    assert "7777p" in html.read_text("utf-8")
    assert mjscore("-", "--svg", str(svg), stdin=WINS.encode()).exit_code == 2


@pytest.mark.parametrize("command", [[WINS], ["waits", "123m456m78s11s456p gold=6m"]])
def test_a_picture_goes_to_standard_output_in_place_of_the_table(
    command: list[str], tmp_path: Path
) -> None:
    for name, begins in (("--svg", "<svg"), ("--html", "<!DOCTYPE html>")):
        file = tmp_path / "drawn"
        beside = mjscore(*command, name, str(file))
        alone = mjscore(*command, name, "-")
        assert (beside.exit_code, alone.exit_code) == (0, 0)
        assert beside.stdout == mjscore(*command).stdout
        assert alone.stdout == file.read_text("utf-8")
        assert alone.stdout.startswith(begins)
    for both in (
        ["--svg", "-", "--html", "-"],
        ["--svg", "-", "--json"],
        ["--html", "x", "--svg", "./x"],
    ):
        refused = mjscore(*command, *both)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "need two" in refused.stderr


@pytest.mark.slow
def test_a_picture_speaks_the_language_of_its_reader_not_that_of_the_terminal(
    tmp_path: Path,
) -> None:
    """A file is UTF-8, whatever the terminal can show."""
    file = tmp_path / "hand.svg"
    done = run(
        [sys.executable, "-m", "mahjong_cli", WINS, "--lang", "zh", "--svg", str(file)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "碰碰和" in file.read_text("utf-8")


def test_red_fives_are_mentioned_once_and_not_in_the_table() -> None:
    red = "123m406m78s11s456p +9s gold=1p discard"
    said = "red fives are read as plain fives\n"
    result = mjscore("batch", "-", "-f", "table", stdin=f"{red}\n{red}\n".encode())
    assert result.stderr.startswith(said)
    assert "red" not in result.stdout + result.stderr.removeprefix(said)
    answer = mjscore(red, "--json")
    assert answer.stderr == said
    assert "red-five" in {note["code"] for note in json.loads(answer.stdout)["notes"]}


# Streams


def test_a_stream_answers_line_by_line_errors_in_place() -> None:
    lines = f"# hands\n{WINS}\n\n  # more\n0z\r\n{SHORT}"
    result = mjscore("-", "--json", stdin=lines.encode())
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [a["line"] for a in answers] == [2, 5, 6]
    assert [a["input"] for a in answers] == [WINS, "0z", SHORT]
    assert "error" in answers[1]
    assert result.stderr == ""
    for answer in answers:
        VALIDATOR(SCHEMA).validate(answer)
    assert mjscore("-", stdin=lines.encode()).stdout == result.stdout
    batch = mjscore("batch", "-", stdin=lines.encode())
    assert batch.stdout == result.stdout
    assert batch.stderr.startswith("3 hands: 1 win, 0 below the minimum, 1 do not win, 1 error; ")
    table = mjscore("batch", "-", "-f", "table", stdin=lines.encode())
    assert [line.split()[0] for line in table.stdout.splitlines()] == ["Line", "2", "5", "6"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", ""])
def test_streams_may_have_marks(encoding: str, end: str) -> None:
    text = f"一二三万456m78s11s456p +九条 gold=1p{end}{WINS}".strip() if end else WINS
    result = mjscore("-", "--json", stdin=text.encode(encoding))
    assert result.exit_code == 0, result.output
    assert [json.loads(a)["line"] for a in result.stdout.splitlines()] == ([1, 2] if end else [1])


def test_other_characters_end_no_line_and_broken_bytes_are_one_bad_line() -> None:
    result = mjscore("-", "--json", stdin=b"a\x0bb\xe2\x80\xa8c\rd\n\xff\xfe5m\n" + WINS.encode())
    assert [json.loads(line)["line"] for line in result.stdout.splitlines()] == [1, 2, 3, 4]
    assert result.exit_code == 2


@pytest.mark.parametrize("args", [[], ["-"], ["--json"]])
@pytest.mark.parametrize("stdin", [b"", b"\n\n# nothing\n"])
def test_nothing_at_all_gets_short_help(args: list[str], stdin: bytes) -> None:
    result = mjscore(*args, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Usage: mjscore" in result.stderr
    assert len(result.stderr.splitlines()) < 12


# Lists, help, version


@pytest.mark.parametrize("command", [None, *sorted(COMMANDS)])
def test_help_has_an_example_and_is_ascii(command: str | None) -> None:
    for flag in ("-h", "--help"):
        result = mjscore(*([command] if command else []), flag)
        assert result.exit_code == 0
        assert "Example:\n    mjscore " in result.stdout
        assert result.stdout.isascii()


def test_the_schema_is_printed() -> None:
    printed = json.loads(mjscore("schema").stdout)
    VALIDATOR.check_schema(printed)
    assert printed["$defs"].items() >= SCHEMA["$defs"].items()
    assert [each["$ref"].removeprefix("#/$defs/") for each in printed["oneOf"]] == [
        name for name in printed["$defs"] if name not in ("tile", "reading")
    ]
    assert "summary" in printed["$defs"]


def test_fans_are_found_by_any_of_their_names() -> None:
    page = mjscore("fans", "all_pungs").stdout
    assert "Four pungs or kongs" in page
    for name in ("All Pungs", "碰碰和", "ALL_PUNGS"):
        assert mjscore("fans", name).stdout == page
    assert "did you mean all_pungs?" in mjscore("fans", "all_pong").stderr
    assert "did you mean golden?" in mjscore("rules", "goldn").stderr
    assert "明暗杠" in mjscore("fans", "--rules", "mcr", "--lang", "zh").stdout
    assert "明暗杠" not in mjscore("fans", "--lang", "zh").stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", [*CATALOGUE])
def test_every_entry_of_a_game_has_its_page_and_its_json(name: str) -> None:
    listed = mjscore("fans", "-r", name, "--json").stdout.splitlines()
    entries = find(name).entries
    assert [json.loads(line)["id"] for line in listed] == [entry.id for entry in entries]
    for line, entry in list(zip(listed, entries, strict=True))[::7]:
        assert json.loads(line) == entry.as_dict("en")
        assert mjscore("fans", "-r", name, entry.name.zh, "--json").stdout == f"{line}\n"
        page = " ".join(mjscore("fans", "-r", name, entry.id, COLUMNS="200").stdout.split())
        assert entry.rule.en in page
        assert str(entry.points) in page
    chinese = json.loads(mjscore("fans", "-r", name, entries[0].id, "--json", "--lang=zh").stdout)
    assert entries[0].rule.zh in chinese.values()
    wrong = mjscore("fans", "-r", name, "nosuch", "--json")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert f"no {find(name).kind.en} is called nosuch; " in wrong.stderr


def test_rule_sets_as_json() -> None:
    listed = [json.loads(line) for line in mjscore("rules", "--json").stdout.splitlines()]
    assert [each["name"] for each in listed] == [*CATALOGUE]
    for each in listed:
        game = find(each["name"])
        (one,) = map(json.loads, mjscore("rules", "--json", each["zh"]).stdout.splitlines())
        assert {key: one[key] for key in each} == each
        assert [option["name"] for option in one["options"]] == [o.name for o in game.rules.options]
        assert [ruling["clause"] for ruling in one["rulings"]] == [r.clause for r in game.rulings]
        assert one["rulings"][0]["text"] == game.rulings[0].text.en
    assert mjscore("rules", "--json", "goldn").exit_code == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("args", "kind"),
    [
        (["fans"], "entry-golden-mcr"),
        (["fans", "-r", "mcr", "明暗杠"], "entry-golden-mcr"),
        (["fans", "-r", "hongzhong"], "entry-hongzhong"),
        (["rules"], "rule-set"),
        (["rules", "golden"], "rule-set-page"),
        (["rules", "mcr"], "rule-set-page"),
        (["rules", "hongzhong"], "rule-set-page"),
        (["rules", "golden", "A-24"], "clause"),
        (["rules", "golden", "A-05"], "clause"),
        (["rules", "golden", "A-32"], "clause"),
        (["rules", "mcr", "44,45"], "clause"),
        (["rules", "hongzhong", "B-33"], "clause"),
    ],
)
def test_lists_keep_to_the_schema(args: list[str], kind: str) -> None:
    """Each object is of one kind, and of no other."""
    schema = json.loads(mjscore("schema").stdout)
    whole, one = VALIDATOR(schema), VALIDATOR(schema | {"oneOf": [{"$ref": f"#/$defs/{kind}"}]})
    for lang in ("en", "zh-Hant"):
        lines = mjscore(*args, "--json", "--lang", lang).stdout.splitlines()
        assert lines
        for line in lines:
            made = json.loads(line)
            assert [*whole.iter_errors(made)] == []
            if kind != "clause":  # in which the whole schema stands again
                assert [*one.iter_errors(made)] == []
            assert [*whole.iter_errors(made | {"more": 1})] != []


@pytest.mark.slow
@pytest.mark.parametrize("name", [*CATALOGUE])
def test_a_rule_set_goes_by_all_its_names_everywhere(name: str) -> None:
    for called in CATALOGUE[name].rules.called:
        for spelling in {called, called.upper()}:
            assert mjscore("rules", spelling).stdout == mjscore("rules", name).stdout != ""
            fans = mjscore("fans", "-r", spelling)
            assert fans.stdout == mjscore("fans", "-r", name).stdout != ""
            assert find(spelling).rules.name == name


def test_the_names_that_players_use() -> None:
    names = {
        "golden": "黄金麻将 黃金麻將 赖子麻将 賴子麻將", "mcr": "国标 国标麻将 國標 國標麻將 MCR",
        "hongzhong": "红中赖子杠 紅中賴子杠",
    }  # fmt: skip
    for name, all_of_them in names.items():
        for called in all_of_them.split():
            assert find(called).rules.name == name
    hand = "123m456m789m11p45s +3s discard"
    for args in ([f"{hand} rules=国标"], [hand, "-r", "国标"]):
        assert json.loads(mjscore(*args, "--json").stdout)["rules"] == "mcr"
    assert "did you mean 国标麻将?" in mjscore("rules", "国标麻匠").stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fans"], "is empty"),
        (["rules"], "is empty"),
        (["fans", "-r"], "no rule set is called {name!r}"),
    ],
)
@pytest.mark.parametrize("name", ["", "  "])
def test_a_name_may_not_be_empty(args: list[str], said: str, name: str) -> None:
    result = mjscore(*args, name)
    assert result.exit_code == 2
    assert said.format(name=name) in result.stderr


@pytest.mark.parametrize("command", ["score", "batch", "fans"])
def test_the_help_names_every_rule_set(command: str) -> None:
    text = " ".join(mjscore(command, "--help").stdout.split())
    first, *middle, last = CATALOGUE
    assert f"Rule set: {', '.join([f'{first} (default)', *middle])} or {last}." in text


def test_house_options_are_checked_on_the_command_line() -> None:
    assert "did you mean fifth?" in mjscore("--house", "fift=yes", WINS).stderr
    assert "one of yes, no expected" in mjscore("--house", "fifth=maybe", WINS).stderr
    assert "NAME=VALUE" in mjscore("--house", "fifth", WINS).stderr


@pytest.mark.slow
def test_the_version_is_the_packages_and_starts_light() -> None:
    try:
        version = metadata.version("mahjong_cli")
    except metadata.PackageNotFoundError:
        pytest.skip("the package is not installed")
    result = run(
        [sys.executable, "-X", "importtime", "-m", "mahjong_cli", "--version"],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    assert result.stdout == f"mjscore, version {version}\n"
    loaded = {line.rpartition("|")[2].strip() for line in result.stderr.splitlines()}
    assert "click" in loaded
    assert not {m for m in loaded if m.split(".")[0] == "rich" or m == "mahjong_cli.fans.table"}


if __name__ == "__main__":
    for table in TABLES:
        command, printed, _ = _run(table)
        table.write_text(f"{command}\n{printed}", "utf-8")
