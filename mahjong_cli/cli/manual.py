"""The help of the commands in Chinese; in English it stands beside each of them."""

from __future__ import annotations

import re
from functools import partial

from mahjong_cli.cli.manual_pages import HELP, STATUS, Chinese
from mahjong_cli.text import Text

OPTIONS = {
    "--gold": Chinese(
        "黄金牌（赖子）。",
        "黃金牌（賴子）。",
    ),
    "--flip": Chinese(
        "翻牌，由它得出黄金。",
        "翻牌，由它得出黃金。",
    ),
    "--seat": Chinese(
        "门风：东南西北。",
        "門風：東南西北。",
    ),
    "--round": Chinese(
        "圈风。",
        "圈風。",
    ),
    "--house": Chinese(
        "规则选项，如 起和分=0；可重复；见 mjscore notation 规则选项。",
        "規則選項，如 起和分=0；可重複；見 mjscore notation 規則選項。",
    ),
    "--z-order": Chinese(
        "5z 6z 7z 是什么：中发白（默认）或白发中。",
        "5z 6z 7z 是什麼：中發白（默認）或白發中。",
    ),
    "--notation": Chinese(
        ("牌的写法：别的程序的写法；见 mjscore notation 别的写法。"),
        ("牌的寫法：別的程序的寫法；見 mjscore notation 別的寫法。"),
    ),
    "--json": Chinese(
        "每手牌一个 JSON 对象。",
        "每手牌一個 JSON 對象。",
    ),
    "--all": Chinese(
        "也列出其他读法。",
        "也列出其他讀法。",
    ),
    "--lang": Chinese(
        "语言；默认按系统区域。both：中英两种。",
        "語言；默認按系統區域。both：中英兩種。",
    ),
    "--color": Chinese(
        "用颜色，或完全不用颜色码；默认按 NO_COLOR 和终端。",
        "用顏色，或完全不用顏色碼；默認按 NO_COLOR 和終端。",
    ),
    "--summary": Chinese(
        "在表下或标准错误上汇总：总分、番种、最大的几手。",
        "在表下或標準錯誤上匯總：總分、番種、最大的幾手。",
    ),
    "--summary-json": Chinese(
        "把同样的汇总写到此文件。",
        "把同樣的匯總寫到此文件。",
    ),
    "--svg": Chinese(
        "另把手牌和结果画成图。",
        "另把手牌和結果畫成圖。",
    ),
    "--html": Chinese(
        "另写成网页。",
        "另寫成網頁。",
    ),
    "--input": Chinese(
        "文件的格式；默认按第一行判断。",
        "文件的格式；默認按第一行判斷。",
    ),
    "--output": Chinese(
        "写到此文件，要么写全，要么不写；- 是标准输出。",
        "寫到此文件，要麼寫全，要麼不寫；- 是標準輸出。",
    ),
    "--format": Chinese(
        "默认：终端上为表，否则为 json（每行一个对象）。",
        "默認：終端上為表，否則為 json（每行一個對象）。",
    ),
    "--jobs": Chinese(
        "工作进程数；默认：手牌少时一个，否则每个处理器一个。",
        "工作進程數；默認：手牌少時一個，否則每個處理器一個。",
    ),
    "--scheduler": Chinese(
        "在此地址的 Dask 集群上计算。",
        "在此地址的 Dask 集群上計算。",
    ),
    "--fail-fast": Chinese(
        "遇到第一手读不了的就停。",
        "遇到第一手讀不了的就停。",
    ),
    "--quiet": Chinese(
        "不要汇总行、进度和说明。",
        "不要匯總行、進度和說明。",
    ),
    "--progress": Chinese(
        "终端上的进度条。",
        "終端上的進度條。",
    ),
    "--players": Chinese(
        "同桌各家，按座次：每人在前一人之后行牌。也可用 玩家 列写一次。",
        "同桌各家，按座次：每人在前一人之後行牌。也可用 玩家 列寫一次。",
    ),
    "--version": Chinese(
        "显示版本。",
        "顯示版本。",
    ),
    "--help": Chinese(
        "显示此说明。",
        "顯示此說明。",
    ),
    "batch --json": Chinese(
        "同 -f json。",
        "同 -f json。",
    ),
    "batch --all": Chinese(
        "JSON 里也列出其他读法。",
        "JSON 裡也列出其他讀法。",
    ),
    "batch --html": Chinese(
        "另写一页网页，列出全部手牌和汇总。",
        "另寫一頁網頁，列出全部手牌和匯總。",
    ),
    "fans --json": Chinese(
        "每项一个 JSON 对象。",
        "每項一個 JSON 對象。",
    ),
    "rules --json": Chinese(
        "每种规则一个 JSON 对象。",
        "每種規則一個 JSON 對象。",
    ),
    "ledger --json": Chinese(
        "同 -f json。",
        "同 -f json。",
    ),
    "ledger --html": Chinese(
        "另把账写成网页。",
        "另把賬寫成網頁。",
    ),
    "ledger --format": Chinese(
        "默认：终端上为表，否则为 json（每行一笔，末行为结余）。",
        "默認：終端上為表，否則為 json（每行一筆，末行為結餘）。",
    ),
}
"""What is said of an option, by its longest name; of one command only, after the name of it."""

SHORT = {
    "score": Chinese(
        "计算一手牌（score 可省）。",
        "計算一手牌（score 可省）。",
    ),
    "batch": Chinese(
        "计算成文件的手牌：一行一手、JSON Lines、CSV；可很多。",
        "計算成文件的手牌：一行一手、JSON Lines、CSV；可很多。",
    ),
    "waits": Chinese(
        "听什么牌，或该打哪张。",
        "聽什麼牌，或該打哪張。",
    ),
    "ledger": Chinese(
        "记一晚的账：逐手计算，谁付谁多少。",
        "記一晚的賬：逐手計算，誰付誰多少。",
    ),
    "fans": Chinese(
        "一种规则的番种，或其中一个。",
        "一種規則的番種，或其中一個。",
    ),
    "rules": Chinese(
        "各种规则，或一种规则的裁定和选项。",
        "各種規則，或一種規則的裁定和選項。",
    ),
    "notation": Chinese(
        "手牌怎么写。",
        "手牌怎麼寫。",
    ),
    "schema": Chinese(
        "输出的 JSON Schema。",
        "輸出的 JSON Schema。",
    ),
    "completion": Chinese(
        "命令行补全的脚本。",
        "命令行補全的腳本。",
    ),
}
"""What is said of a command in a list."""

_EXAMPLE = Chinese("例：", "例：")


def find(command: str, key: str, kind: str, english: str) -> Chinese | None:
    """The Chinese of the ``kind`` of help of a command or of one of its options, if there is any.

    The examples are those of the ``english`` help.
    """
    if key != command:
        return OPTIONS.get(f"{command} {key}") or OPTIONS.get(key)
    if kind == "short_help":
        return SHORT.get(command)
    told, status = HELP.get(command), STATUS.get(command)
    if told is None:
        return None
    shown = english.partition("Example:\n")[2].partition("\n\n")[0].rstrip()
    parts = zip(told, status or ("", ""), _EXAMPLE, examples(shown)[1:3], strict=True)
    return Chinese(*(_page(*part) for part in parts))


_TYPED = re.compile(
    r"(?P<key>[a-z-]+)=(?P<value>\w+)|(?<=--rules )(?P<rules>\w+)|(?<=mjscore fans )(?P<fan>\w+)"
    r"|(?<= )(?P<word>self)\b"
)


def examples(shown: str) -> Text:
    """Examples as each language would type them.

    >>> examples('mjscore "123m +3s self gold=6m" --rules mcr').zh
    'mjscore "123m +3s 自摸 黄金=6m" --rules 国标麻将'
    """
    from mahjong_cli import games

    grammar = games.grammar()

    def typed(found: re.Match[str], n: int) -> str:
        if found["key"] and (key := grammar.keys.get(found["key"])):
            return f"{key.title[n]}={key.said(found['value'])[n]}"
        if found["rules"]:
            return games.find(found["rules"]).rules.shown[n]
        if found["fan"]:
            return games.find("golden").find(found["fan"]).name[n] if n else found[0]
        return grammar.words["self"].title[n] if found["word"] else found[0]

    return Text(*(_TYPED.sub(partial(typed, n=n), shown) for n in range(3)))


def _page(told: str, status: str, example: str, shown: str) -> str:
    page = f"{told}\n\n\b\n{example}\n{shown}"
    return f"{page}\n\n{status}" if status else page
