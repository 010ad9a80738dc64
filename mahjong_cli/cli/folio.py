"""A page of all hands that is written beside the results of a stream, where one is asked for."""

from __future__ import annotations

from mahjong_cli.batch.job import Job
from mahjong_cli.batch.summary import Summary
from mahjong_cli.cli.sink import Sink, open_sink


class Folio:
    """The page on its way; without a file there is none, and nothing is written."""

    def __init__(self, to: str | None, job: Job) -> None:
        """Write to the file of this name."""
        self.job = job
        self.sink: Sink | None = None
        if to is not None:
            import mahjong_cli.batch.page_parts  # noqa: F401  # before anything can be interrupted

            self.sink = open_sink(to)

    def begin(self) -> bool:
        """Write its top; like all that writes, False when nobody reads it any more."""
        if self.sink is None:
            return True
        from mahjong_cli.batch.page_parts import page_head

        return self.sink.write(page_head(self.job))

    def write(self, entries: bytes) -> bool:
        """Write some hands."""
        return self.sink is None or self.sink.write(entries)

    def close(self, summary: Summary) -> None:
        """Write what they come to, and the end."""
        if self.sink is not None:
            from mahjong_cli.batch.page_parts import page_tail

            self.sink.write(page_tail(self.job, summary))

    def finish(self) -> None:
        """Let the file take its place."""
        if self.sink is not None:
            self.sink.finish()
