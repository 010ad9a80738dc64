"""The same hands in every form that is read, and a plain reader that counts them."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Sequence

KINDS = ("lines", "jsonl", "json", "csv", "tsv")
"""The kinds of files that hold hands as they are typed."""

ENDS = {"lf": "\n", "crlf": "\r\n", "cr": "\r"}
"""What may end a line."""

ENCODINGS: dict[str, Callable[[str], bytes]] = {
    "utf-8": lambda text: text.encode(),
    "mark": lambda text: text.encode("utf-8-sig"),
    "utf-16-le": lambda text: f"\ufeff{text}".encode("utf-16-le"),
    "utf-16-be": lambda text: f"\ufeff{text}".encode("utf-16-be"),
}
"""How text becomes bytes."""


def written(kind: str, hands: Sequence[str], end: str) -> str:
    """A file of these hands, with what else such a file may hold."""
    if kind == "lines":
        made = ["# 汉字", "", *hands]
    elif kind == "jsonl":
        made = ["# 汉字", *(json.dumps({"id": n, "hand": h}) for n, h in enumerate(hands)), ""]
    elif kind == "json":
        items: list[object] = [{"id": n, "hand": h, "家": ["]"]} for n, h in enumerate(hands)]
        items[1::3] = hands[1::3]  # a hand alone
        return json.dumps(items, indent=2, ensure_ascii=False).replace("\n", end) + end
    else:
        sign = "," if kind == "csv" else "\t"
        out = io.StringIO(newline="")
        # Every other row has all its cells in quotation marks.
        plain = csv.writer(out, delimiter=sign, lineterminator=end)
        quoted = csv.writer(out, delimiter=sign, lineterminator=end, quoting=csv.QUOTE_ALL)
        plain.writerow(["id", "hand", "万"])
        for n, hand in enumerate(hands):
            (quoted if n % 2 else plain).writerow([n, hand, f'a{end}"b"{sign}' if n % 3 else ""])
        return out.getvalue()
    return end.join([*made, ""])


# The reader that counts


def text_of(data: bytes) -> str:
    """What a file says, by the mark that it begins with."""
    for mark, encoding in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            return data[2:].decode(encoding, "replace")
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")


def count(data: bytes, kind: str) -> int:
    """How many hands a file of this kind has; -1 where it is not of this kind."""
    assert kind in KINDS
    text = text_of(data)
    if kind in ("lines", "jsonl"):
        lines = [line.strip(" \t") for line in re.split("\r\n|\r|\n", text)]
        return sum(line != "" and not line.startswith("#") for line in lines)
    if kind == "json":
        return _values(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter="," if kind == "csv" else "\t")
    return max(0, sum(any(row) for row in reader) - 1)


def _values(text: str) -> int:
    """How many values JSON has, those of an array one by one."""
    decoder, at, number = json.JSONDecoder(), 0, 0
    while rest := text[at:].lstrip(" \t\r\n"):
        at = len(text) - len(rest)
        try:
            value, at = decoder.raw_decode(text, at)
        except ValueError:
            return -1
        number += len(value) if isinstance(value, list) else 1
    return number
