"""Records of whole games: played again, scored, compared; and what no record can be."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from subprocess import run

import pytest

from mahjong_cli.batch.moves import BadGame, read_move
from mahjong_cli.batch.replay import Played, replay
from tests import oracle, recorded
from tests.command import COMMAND, environment
from tests.streams import answers, batch, rows

GAMES = [recorded.game(Random(seed), f"{seed:x} 局") for seed in range(30)]
TEXT = "".join(game.text for game in GAMES)


def played(lines: tuple[str, ...] | list[str]) -> Played:
    return replay(read_move(n, line) for n, line in enumerate(lines, 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.lines[0].split()[1])
def test_a_game_is_played_again_as_it_was(game: recorded.Game) -> None:
    made = played(game.lines)
    assert (made.hand, made.winner, made.total) == (game.hand, game.winner, game.total)
    assert made.name == game.lines[0].removeprefix("Match ")


def test_there_are_games_of_every_end() -> None:
    won = [game.hand.won for game in GAMES if game.hand]
    assert {each.how for each in won} >= {"self", "discard"}
    assert 5 < len(won) < len(GAMES) - 5


# What generated games seldom have, by hand.  Each player's tiles, then who does what.

DEALS = (
    "W5 W5 B1 B2 B4 B5 B7 B8 T1 T2 T4 T5 F1",
    "W4 W6 W1 W2 W3 W7 W8 W9 B9 B9 B1 B2 B3",
    "T7 T8 T9 F2 F2 F3 F3 F4 F4 J1 J1 J2 J2",
    "T1 T2 T3 T4 T5 T6 T7 T8 T9 J3 J3 F1 F1",
)


def scripted(moves: str) -> list[str]:
    """A game of these deals, of moves such as ``0 Draw F2``; it ends with a win."""
    lines = ["Match by hand", "Wind 2"]
    lines += [f"Player {n} Deal {tiles}" for n, tiles in enumerate(DEALS)]
    lines += [f"Player {move.strip()}" for move in moves.split("·")]
    return [*lines, "Fan 8 ?", "Score 0 0 0 0"]


ROBBED = (
    "0 Draw F2 · 0 Play F2 · 1 Draw J3 · 1 Play J3 · 2 Draw W5 · 2 Play W5 · 0 Peng W5 · 0 Play F1 "
    "· 1 Draw J1 · 1 Play J1 · 2 Draw J3 · 2 Play J3 · 3 Draw F3 · 3 Play F3 · 0 Draw W5 · "
    "0 BuGang W5 · 1 Hu W5"
)


def test_an_added_kong_is_robbed() -> None:
    hand = played(scripted(ROBBED)).hand
    assert str(hand) == "123m46m789m12399p +5m robkong seat=S round=W rules=mcr".replace(
        "123m46m789m", "12346789m"
    )


def test_the_kong_that_nobody_robs_is_replaced() -> None:
    moves = ROBBED.replace("1 Hu W5", "0 Draw B3 · 0 Play B3 · 2 Peng B3")
    with pytest.raises(BadGame) as bad:  # the draw and the play are taken, the pung is not held
        played(scripted(moves))
    assert bad.value.problem.message() == "player 2 holds 0 of B3: 2 expected"


def test_a_tile_of_which_three_lie_open_is_the_last_of_its_kind() -> None:
    # 2 plays W5, which is claimed: two more lie open with it, and the fourth is won on.
    moves = (
        "0 Draw F2 · 0 Play F2 · 1 Draw J3 · 1 Play J3 · 2 Draw W5 · 2 Play W5 · 0 Peng W5 · "
        "0 Play F1 · 1 Draw J1 · 1 Play J1 · 2 Draw W5 · 2 Play W5 · 1 Hu W5"
    )
    hand = played(scripted(moves)).hand
    assert hand is not None
    assert hand.won.fourth
    hidden = moves.replace("0 Peng W5 · 0 Play F1", "3 Draw F1 · 3 Play F1 · 0 Draw B3 · 0 Play B3")
    hand = played(scripted(hidden)).hand
    assert hand is not None
    assert not hand.won.fourth


def test_the_last_tile_is_that_after_which_the_next_wall_is_empty() -> None:
    moves, head = list[str](), scripted("0 Draw F2")[:6]
    dealt = [tile for deal in DEALS for tile in deal.split()]
    left = {name: 4 - dealt.count(name) - (name == "W5") for name in oracle.TILES}
    wall = [name for name in oracle.TILES for _ in range(left[name])]
    for turn in range(84):
        player = turn % 4
        tile = "W5" if turn == 83 else wall.pop()
        moves += [f"Player {player} Draw {tile}", f"Player {player} Play {tile}"]
    moves += ["Player 1 Hu W5", "Fan 8 ?", "Score 0 0 0 0"]
    hand = played([*head, *moves]).hand
    assert hand is not None
    assert hand.won.last
    for end, more in ((-3, None), (-7, 1), (2, 21)):  # the wall is empty, is not, is nearly full
        lines = [*head, *moves[:end], "Huang", "Score 0 0 0 0"]
        if more is None:
            assert played(lines).hand is None
        else:
            with pytest.raises(BadGame) as raised:
                played(lines)
            assert raised.value.problem.name == "game-wall-left"
            assert raised.value.problem.args["count"] == more
    early = [*head, *moves[: 2 * 79], "Player 3 Draw W5", "Player 3 Play W5", *moves[-3:]]
    hand = played(early).hand
    assert hand is not None
    assert not hand.won.last


# The command


def test_games_are_recognised_scored_and_compared(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(f"# 对局\n\n{TEXT}", "utf-8")
    result = batch(str(tmp_path / "games.txt"))
    made = answers(result)
    assert len(made) == len(GAMES)
    line = 3
    for one, game in zip(made, GAMES, strict=True):
        extra = one["extra"]
        assert one["line"] == line
        line += len(game.lines)
        assert (extra["game"], extra["winner"]) == (game.lines[0][6:], game.winner)
        if game.hand is None:
            assert one["drawn"]
            assert (extra["recorded"], extra["agrees"]) == (None, None)
        else:
            assert (one["hand"], one["rules"]) == (str(game.hand), "mcr")
            assert (one["total"], extra["agrees"]) == (game.total, True)
            assert extra["recorded"]["score"][game.winner or 0] > 0
    won = sum(game.hand is not None for game in GAMES)
    assert f"{won} of {won} recorded games agree" in result.stderr
    assert "read as records of whole games" in result.stderr
    assert result.exit_code == 0


@pytest.mark.slow
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_and_the_option(end: str) -> None:
    plain = batch("-", "--quiet", stdin=TEXT)
    for args in ([], ["-i", "games"]):
        assert batch("-", "--quiet", *args, stdin=TEXT.replace("\n", end)).stdout == plain.stdout


@pytest.mark.slow
def test_other_forms_of_output() -> None:
    made = rows(batch("-f", "csv", stdin=TEXT).stdout)
    for row, game in zip(made, GAMES, strict=True):
        assert row["game"] == game.lines[0][6:]
        assert row["winner"] == ("" if game.winner is None else str(game.winner))
        assert row["agrees"] == ("" if game.hand is None else "true")
        assert row["recorded"].split(" ")[0] == ("" if game.total is None else str(game.total))
        assert row["mj_total"] == ("" if game.total is None else str(game.total))
    totals = batch("-f", "total", stdin=TEXT).stdout.split()
    assert totals == ["-" if game.total is None else str(game.total) for game in GAMES]
    table = batch("-f", "table", stdin=TEXT).stdout.splitlines()[1:]
    assert [line.rstrip().endswith("nobody won") for line in table] == [
        game.hand is None for game in GAMES
    ]


def test_a_record_says_how_it_was_won() -> None:
    won = [one for one in answers(batch("-", stdin=TEXT)) if not one.get("drawn")]
    assert any(" self" not in one["hand"] and " robkong" not in one["hand"] for one in won)
    assert "discard-assumed" not in json.dumps(won)


def test_drawn_games_are_counted_as_drawn() -> None:
    drawn = [game.text for game in GAMES if "Huang" in game.text]
    assert len(drawn) > 1
    result = batch("-", "--summary", "--lang", "en", stdin="".join(drawn))
    assert result.exit_code == 0
    assert f" 0 do not win, {len(drawn)} drawn, 0 errors; " in result.stderr
    assert re.search(rf"^ *do not win +0\n *nobody won +{len(drawn)}\n", result.stderr, re.M)


def test_what_does_not_agree_is_told() -> None:
    game = recorded.won_game(500)
    fan = game.lines[-2]
    assert "*" in fan
    for other in (
        re.sub(r"Fan \d+", "Fan 7", fan),
        re.sub(r"\*1", "*2", fan, count=1),
        f"{fan}+无此番*1",
        fan.rpartition("+")[0] or f"{fan}+花牌*1",
    ):
        (one,) = answers(batch(stdin=game.text.replace(fan, other)))
        assert one["extra"]["agrees"] is False
    for other in (fan.split(" ")[0] + f" {game.total} ?", f"Fan {game.total}"):
        (one,) = answers(batch(stdin=game.text.replace(fan, other)))
        assert (one["extra"]["agrees"], one["extra"]["recorded"]["fans"]) == (True, None)


@pytest.mark.slow
def test_workers_answer_as_one_process_does(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(TEXT * 3 + "Match x\nWind 7\n", "utf-8")
    made = [
        run([*COMMAND, "batch", str(tmp_path / "games.txt"), "--quiet", "-j", jobs],
            capture_output=True, env=environment(), check=False)
        for jobs in ("1", "2")
    ]  # fmt: skip
    assert (made[0].stdout, made[0].returncode) == (made[1].stdout, 2)
    assert made[0].stdout == made[1].stdout


# Damage

BASE = recorded.won_game(7, "self")
CLAIMED = next(
    game
    for seed in range(1000, 2000)
    if (game := recorded.game(Random(seed), "m")).hand
    and {"Chi", "Peng"} <= {line.split()[2] for line in game.lines if line.startswith("Player")}
)


def first(word: str, lines: tuple[str, ...]) -> int:
    """Which line is the first to have this word."""
    return next(n for n, line in enumerate(lines) if word in line.split())


def put(word: str, change: Callable[[str], list[str]]) -> Callable[[tuple[str, ...]], list[str]]:
    """Damage that puts others in the place of the first line with a word."""

    def damaged(lines: tuple[str, ...]) -> list[str]:
        n = first(word, lines)
        return [*lines[:n], *change(lines[n]), *lines[n + 1 :]]

    return damaged


def changed(word: str, old: str, new: str) -> Callable[[tuple[str, ...]], list[str]]:
    return put(word, lambda line: [re.sub(old, new, line, count=1)])


DAMAGE: dict[str, tuple[str, Callable[[tuple[str, ...]], list[str]]]] = {
    "no Match": ("bad-record", put("Match", lambda _: [])),
    "Match in small letters": ("bad-record", changed("Match", "Match", "match")),
    "no Wind": ("impossible-game", put("Wind", lambda _: [])),
    "a fifth wind": ("bad-record", changed("Wind", r"\d", "4")),
    "two winds": ("bad-record", changed("Wind", "$", " 1")),
    "a wind twice": ("impossible-game", put("Wind", lambda line: [line, line])),
    "no Deal": ("impossible-game", put("Deal", lambda _: [])),
    "a Deal twice": ("impossible-game", put("Deal", lambda line: [line, line])),
    "twelve tiles dealt": ("bad-record", changed("Deal", r" \w+$", "")),
    "fourteen tiles dealt": ("bad-record", changed("Deal", "$", " W1")),
    "a tile that is none": ("bad-record", changed("Deal", r"\w\d$", "W0")),
    "tiles of another notation": ("bad-record", changed("Draw", r"\w\d$", "5m")),
    "five alike": (
        "impossible-game",
        changed("Deal", "Deal.*", "Deal" + " W1" * 13),
    ),
    "no first draw": ("impossible-game", put("Draw", lambda _: [])),
    "a draw twice": ("impossible-game", put("Draw", lambda line: [line, line])),
    "a draw by another": ("impossible-game", changed("Draw", "Player 0", "Player 1")),
    "a fifth player": ("bad-record", changed("Draw", "Player 0", "Player 4")),
    "a player of no number": ("bad-record", changed("Draw", "Player 0", "Player")),
    "a move that is none": ("bad-record", changed("Draw", "Draw", "Take")),
    "no play": ("impossible-game", put("Play", lambda _: [])),
    "a tile that is not held": ("impossible-game", put("Play", lambda line: [line, line])),
    "a chow of the wrong player": (
        "impossible-game",
        changed("Chi", r"Player (\d)", lambda m: f"Player {(int(m[1]) + 1) % 4}"),  # type: ignore[arg-type]
    ),
    "a chow of other tiles": ("impossible-game", changed("Chi", r"\w\d$", "F1")),
    "a pung of another tile": (
        "impossible-game",
        changed("Peng", r"(\w)(\d)", lambda m: f"{m[1]}{int(m[2]) % 3 + 1}"),  # type: ignore[arg-type]
    ),
    "a kong that is not held": ("impossible-game", changed("Play", r"Play\b", "AnGang")),
    "a kong without its pung": ("impossible-game", changed("Play", r"Play\b", "BuGang")),
    "a win on another tile": ("impossible-game", changed("Hu", r"\w\d$", "J3")),
    "a win by another": (
        "impossible-game",
        changed("Hu", r"Player (\d)", lambda m: f"Player {(int(m[1]) + 1) % 4}"),  # type: ignore[arg-type]
    ),
    "no Hu": ("impossible-game", put("Hu", lambda _: [])),
    "a drawn game with tiles in the wall": (
        "impossible-game",
        lambda lines: [*lines[: first("Draw", lines) + 2], "Huang", "Score 0 0 0 0"],
    ),
    "no Fan": ("impossible-game", put("Fan", lambda _: [])),
    "fans without counts": ("bad-record", changed("Fan", r"Fan (\d+).*", r"Fan \1 混一色")),
    "a Fan of no number": ("bad-record", changed("Fan", r"\d+", "many")),
    "no Score": ("bad-record", put("Score", lambda _: [])),
    "three scores": ("bad-record", changed("Score", r" -?\d+$", "")),
    "a score of no number": ("bad-record", changed("Score", r"-?\d+$", "8.5")),
    "a control character": ("control-character", changed("Draw", "Player", "Player\v")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_record_is_an_error_with_its_line_and_the_rest_goes_on(name: str) -> None:
    code, damage = DAMAGE[name]
    base = CLAIMED if {"chow", "pung"} & set(name.split()) else BASE
    lines = damage(base.lines)
    whole = batch("-", "--quiet", stdin=BASE.text).stdout
    text = BASE.text + "".join(f"{line}\n" for line in lines) + BASE.text
    result = batch("-i", "games", "-", stdin=text)
    before, *wrong, after = answers(result)
    assert (before, result.exit_code) == (json.loads(whole), 2)
    assert after == before | {"line": len(BASE.lines) + len(lines) + 1}
    (bad,) = wrong
    assert bad["error"]["code"] == code, bad
    same = sum(a == b for a, b in zip(base.lines, lines, strict=False))
    assert len(BASE.lines) < bad["line"] <= len(BASE.lines) + len(lines)
    read = text.split("\n")[bad["line"] - 1]
    assert bad["input"] == read.replace("\v", "\v")
    assert same < len(base.lines)


def test_thirty_kinds_of_damage() -> None:
    assert len(DAMAGE) >= 30


@pytest.mark.slow
def test_damage_at_random_is_never_worse_than_an_error() -> None:
    rng = Random(3)
    for _ in range(40):
        lines = list(BASE.lines)
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[at : at + rng.randrange(3)] = rng.choice(
            ([], [lines[other]], [lines[at][:-1]], [f"{lines[at]} Ignore"], ["", "# 无"])
        )
        text = "".join(f"{line}\n" for line in lines)
        made = answers(batch("-i", "games", stdin=BASE.text + text + BASE.text))
        assert "error" not in made[0]
        assert "error" not in made[-1]
        assert 2 < len(made) < 6 or not text.strip()
        assert not any("internal-error" in json.dumps(one) for one in made)


def test_a_game_without_end_is_refused() -> None:
    endless = "Match x\nWind 0\n" + "Player 0 Draw W1\n" * 5000
    made = answers(batch(stdin=endless + BASE.text))
    assert [one.get("error", {}).get("code") for one in made] == ["too-long", None]
    assert "Score" in made[0]["error"]["hint"]


def test_what_stands_between_games_is_an_error() -> None:
    made = answers(batch(stdin=f"{BASE.text}\n123m456m789m11p45s +3s\n\n# x\n{BASE.text}"))
    assert [one.get("error", {}).get("code") for one in made] == [None, "bad-record", None]
    assert made[1]["line"] == len(BASE.lines) + 2


def test_a_page_of_games(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    batch("-", "--quiet", "--html", str(page), stdin=TEXT)
    drawn = sum(game.hand is None for game in GAMES)
    assert page.read_text("utf-8").count("nobody won") == drawn + 1  # and a row of the summary
