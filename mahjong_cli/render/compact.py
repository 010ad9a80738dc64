"""One line for each of many hands: where it stands, what it is worth, the hand, the fans."""

from __future__ import annotations

from mahjong_cli.fans.table import FANS
from mahjong_cli.render import words
from mahjong_cli.render.look import Look
from mahjong_cli.render.record import Record

_CHINESE = {fan.id: fan.zh_hant for fan in FANS.fans}
_LINE, _TOTAL, _HAND = 6, 6, 34


def head(look: Look) -> str:
    """The names of the columns."""
    names = [look.label("line"), look.label("total"), look.label("hand"), look.label("fans")]
    return _columns(names, look)


def row(record: Record, look: Look, file: str | None = None) -> str:
    """A hand and its answer; a problem stands in the place of the fans."""
    where = f"{file}:{record['line']}" if file else str(record["line"])
    if (error := record.get("error")) is not None:
        column = "" if error["start"] is None else f"{look.label('column')} {error['start'] + 1}: "
        return _columns([where, look.label("error"), f"{column}{error['message']}"], look)
    if not record["win"]:
        why = record["why"]["text"] if record["why"] else ""
        return _columns([where, "-", record["hand"], why], look)
    below = "" if record["meets_minimum"] else f"{look.label('below')} "
    fans = below + "  ".join(f"{_name(fan, look)} {fan['subtotal']}" for fan in record["fans"])
    return _columns([where, str(record["total"]), record["hand"], fans], look)


def _name(fan: Record, look: Look) -> str:
    names = {"zh": fan["zh"], "en": fan["en"], "zh-Hant": _CHINESE.get(fan["id"], fan["zh"])}
    return str(names.get(look.lang) or f"{fan['zh']} {fan['en']}")


def _columns(cells: list[str], look: Look) -> str:
    where, total, *rest = map(look.fit, cells)
    line = f"{_right(where, _LINE)}  {_right(total, _TOTAL)}  "
    if len(rest) > 1:
        line += rest[0] + " " * max(_HAND - _width(rest[0]), 0) + "  "
    return _cut((line + rest[-1]).rstrip(), look) + "\n"


def _width(text: str) -> int:
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def _right(text: str, width: int) -> str:
    return " " * max(width - _width(text), 0) + text


def _cut(line: str, look: Look) -> str:
    """As much of a line as the width allows."""
    if _width(line) <= look.width:
        return line
    from rich.cells import set_cell_size

    end = look.fit(words.CUT)
    return set_cell_size(line, max(look.width - _width(end), 1)).rstrip() + end
