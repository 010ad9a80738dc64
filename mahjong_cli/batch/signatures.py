"""Files of forms that hold no text, by what they begin with."""

from __future__ import annotations

from mahjong_cli.text import Text

_SHEET = Text(
    "a spreadsheet (xlsx, ods) or a zip archive",
    "电子表格（xlsx、ods）或 zip 压缩包",
    "電子表格（xlsx、ods）或 zip 壓縮包",
)
_PAGE = Text("a page of HTML or XML", "HTML 或 XML 网页", "HTML 或 XML 網頁")
_OFFICE = Text("an old Office file (xls, doc)", "旧版 Office 文件（xls、doc）",
               "舊版 Office 文件（xls、doc）")  # fmt: skip
_PICTURE = Text("a picture", "图片", "圖片")

FOREIGN = {
    b"PK\x03\x04": _SHEET,
    b"%PDF-": Text("a PDF", "PDF 文件", "PDF 文件"),
    b"\xd0\xcf\x11\xe0": _OFFICE,
    b"{\\rtf": Text("a text of Word (rtf)", "Word 文本（rtf）", "Word 文本（rtf）"),
    b"\x1f\x8b": Text("packed by gzip, and not called .gz", "gzip 压缩文件，但名称不是 .gz",
                      "gzip 壓縮文件，但名稱不是 .gz"),
    b"BZh": Text("packed by bzip2", "bzip2 压缩文件", "bzip2 壓縮文件"),
    b"\xfd7zXZ": Text("packed by xz", "xz 压缩文件", "xz 壓縮文件"),
    b"\x28\xb5\x2f\xfd": Text("packed by zstd", "zstd 压缩文件", "zstd 壓縮文件"),
    b"SQLite format 3": Text("a database of SQLite", "SQLite 数据库", "SQLite 數據庫"),
    b"\x89PNG": _PICTURE,
    b"\xff\xd8\xff": _PICTURE,
    b"GIF8": _PICTURE,
    **dict.fromkeys((b"<!DOCTYPE", b"<!doctype", b"<html", b"<HTML", b"<?xml"), _PAGE),
}  # fmt: skip
"""What files of other forms begin with."""
