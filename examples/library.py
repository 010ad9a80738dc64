"""Score the hands of a file and say what excludes what: ``python examples/library.py``."""

from pathlib import Path

from mahjong_cli import FanScore, MahjongError, parse, score

for line in (Path(__file__).parent / "hands.txt").read_text("utf-8").splitlines():
    if not line or line.startswith("#"):
        continue
    try:
        result = score(parse(line))
    except MahjongError as error:
        print(error)
        continue
    if isinstance(result, FanScore) and result.best:
        print(result.total, " ".join(f"{row.fan.name.zh}×{row.count}" for row in result.best.fans))
        for row in result.best.excluded:
            by = row.by.name.zh if row.by else "-"
            print(f"    {row.fan.name.zh}×{row.count}: {row.reason}, {by}")
