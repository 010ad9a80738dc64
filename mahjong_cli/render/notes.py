"""The notes to a score, and why a hand does not win, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_cli.games.pay import Settlement
from mahjong_cli.render import words
from mahjong_cli.render.look import Look, waits_of
from mahjong_cli.render.payments import obstacle_text

if TYPE_CHECKING:
    from mahjong_cli.games.game import Note, Score

APART = {"red-five"}
"""Notes that are said on standard error, not in the table."""


def shown(score: Score, look: Look) -> list[str]:
    """The notes of the table."""
    return [note_text(note, look) for note in score.notes if note.code not in APART]


def note_text(note: Note, look: Look) -> str:
    """One note as a sentence."""
    code = "tie-one" if note.code == "tie" and note.args.get("count") == 1 else note.code
    return look.say(words.NOTES[code], **note.args)


def why(score: Score, look: Look) -> tuple[str, str] | None:
    """The code and the sentence that say why a hand does not win; None when it does."""
    if score.win:
        return None
    if isinstance(score, Settlement) and score.obstacles:
        first = score.obstacles[0]
        return first.code, obstacle_text(first, score, look)
    wording = words.SENTENCES["incomplete-one" if score.away == 1 else "incomplete"]
    return "incomplete", look.say(wording, away=score.away)


def shortfall(score: Score, look: Look) -> list[str]:
    """What a hand lacks that does not win: how far away it is and what it waits on."""
    reason = why(score, look)
    said = [reason[1]] if reason else []
    if isinstance(score, Settlement):
        said += [obstacle_text(each, score, look) for each in score.obstacles[1:]]
    if score.waits and score.reading is None:
        said.append(look.say(words.SENTENCES["waits"], waits=waits_of(score.waits)))
    return said
