"""The page of many hands, part by part: its top, each hand as it is answered, its end."""

from __future__ import annotations

from mahjong_cli.batch.answer import Outcome
from mahjong_cli.batch.job import Chunk, Job
from mahjong_cli.batch.summary import Summary
from mahjong_cli.batch.summary_sheet import sections
from mahjong_cli.notation import LONGEST
from mahjong_cli.render import album, drawing
from mahjong_cli.render.escape import sound
from mahjong_cli.render.look import Look


def page_head(job: Job) -> bytes:
    """What stands above all hands on a page."""
    return _encode(album.head(_page_look(job)))


def page_tail(job: Job, summary: Summary) -> bytes:
    """What stands below them: what they come to."""
    return _encode(album.tail(_page_look(job), sections(summary)))


def page_entry(job: Job, chunk: Chunk, outcome: Outcome) -> bytes:
    """One hand on a page."""
    look, asked, score = _page_look(job), outcome.asked, outcome.score
    where = f"{chunk.file}:{asked.line}" if chunk.file and job.several else str(asked.line)
    if score is not None:
        return _encode(album.entry(look, where, score))
    typed = sound(asked.text[:LONGEST])
    if outcome.error is None:
        return _encode(album.drawn(look, where, typed))
    return _encode(album.fault(look, where, typed, outcome.failure))


def _page_look(job: Job) -> Look:
    return drawing.look_of(job.page or "en")


def _encode(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")
