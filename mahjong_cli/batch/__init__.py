"""Streams of hands in, results out, in order, on many cores.

``sources`` reads files, ``chunks`` cuts their text up (``cells`` where it is rows), ``hands``
finds the hands in a line, ``answer`` makes of each what becomes of it, ``formats`` are the forms
of output, ``answers`` makes the output of a chunk, ``pool`` spreads the chunks over processes
(``worker`` is what runs there), ``cluster`` over machines, ``stream`` chooses among them.  A
part depends on its chunk alone, so every way to run gives the same bytes.
"""

KINDS = ("lines", "jsonl", "json", "csv", "tsv", "games")
"""What a file of hands may hold."""

FORMATS = ("json", "csv", "table", "total")
"""What results may be written as."""
