"""What can be wrong with a file of hands, or a record in it."""

from __future__ import annotations

from mahjong_cli.problems.problem import ProblemKind, bad_value
from mahjong_cli.text import Coded, Text

LINE_TOO_LONG = ProblemKind(
    "line-too-long",
    "too-long",
    Text(
        "a line of more than {limit} characters, so it was not read",
        "此行超过 {limit} 个字符，故未读取",
        "此行超過 {limit} 個字符，故未讀取",
    ),
    Text("write one hand a line", "每行只写一手牌", "每行只寫一手牌"),
)

BAD_JSON = ProblemKind(
    "bad-json",
    "bad-record",
    Text(
        "from here on this is not JSON: an object in braces expected",
        "从此处起不是 JSON：应为花括号中的对象",
        "從此處起不是 JSON：應為花括號中的對象",
    ),
    Text(
        'write for example {{"hand": "123m456m789m11p45s +3s"}}',
        '如 {{"手牌": "123m456m789m11p45s +3s"}}',
        '如 {{"手牌": "123m456m789m11p45s +3s"}}',
    ),
)

NOT_OBJECT = ProblemKind(
    "not-object",
    "bad-record",
    Text(
        "this is not an object: an object in braces expected",
        "这不是对象：应为花括号中的对象",
        "這不是對象：應為花括號中的對象",
    ),
    BAD_JSON.hint,
)

JSON_TOO_DEEP = ProblemKind(
    "json-too-deep",
    "bad-record",
    Text(
        "JSON of more than {limit} levels, so it was not read",
        "JSON 超过 {limit} 层，故未读取",
        "JSON 超過 {limit} 層，故未讀取",
    ),
    Text("leave out what is nested so deeply", "去掉嵌套太深的内容", "去掉嵌套太深的內容"),
)

KEY_AGAIN = ProblemKind(
    "key-again",
    "bad-record",
    Text(
        "{key} appears more than once: one value expected",
        "{key} 出现多次：应为一个值",
        "{key} 出現多次：應為一個值",
    ),
    Text("leave all but one {key} out", "只留一个 {key}", "只留一個 {key}"),
)

NO_HAND = ProblemKind(
    "no-hand",
    "bad-record",
    Text(
        "{key} is missing: a hand in notation expected there",
        "缺少 {key}：应有一手牌",
        "缺少 {key}：應有一手牌",
    ),
    Text("give the hand as {key}", "把手牌写在 {key} 里", "把手牌寫在 {key} 裡"),
)

NO_HAND_COLUMN = ProblemKind(
    "no-hand-column",
    "no-hand-column",
    Text(
        "no column of this header is called hand, so the file was not read",
        "表头中没有名为 手牌 或 hand 的列，故未读取此文件",
        "表頭中沒有名為 手牌 或 hand 的列，故未讀取此文件",
    ),
    Text(
        "the first line names the columns, one of them hand",
        "第一行应为各列的名称，其中一列名为 手牌 或 hand",
        "第一行應為各列的名稱，其中一列名為 手牌 或 hand",
    ),
)

MEANT_HAND = Text(
    "should {near} be called hand?", "{near} 是否应为 手牌？", "{near} 是否應為 手牌？"
)
"""The hint where a column is called nearly so."""

HEADER_MEANT = NO_HAND_COLUMN._replace(
    name="header-meant",
    text=Text(
        "this looks like the header of a table, but none of its columns is called hand, so the "
        "file was not read",
        "这像是表头，但没有名为 手牌 或 hand 的列，故未读取此文件",
        "這像是表頭，但沒有名為 手牌 或 hand 的列，故未讀取此文件",
    ),
)

HEADER_SIGN = ProblemKind(
    "header-sign",
    "no-hand-column",
    Text(
        "this looks like the header of a table, but {sign} does not part columns, so the file "
        "was not read: , ; | or a tab expected",
        "这像是表头，但 {sign} 不分隔各列，故未读取此文件：应为英文的 , ; | 或制表符",
        "這像是表頭，但 {sign} 不分隔各列，故未讀取此文件：應為英文的 , ; | 或製表符",
    ),
    Text(
        "put , between the columns and the cells",
        "各列和各格之间用英文逗号 , 分隔",
        "各列和各格之間用英文逗號 , 分隔",
    ),
)

OTHER_LINE = ProblemKind(
    "other-line",
    "bad-record",
    Text(
        "this looks like {form}, but the file holds {held} a line",
        "这像是{form}，但此文件每行是{held}",
        "這像是{form}，但此文件每行是{held}",
    ),
    Text(
        "put it in a file of its own (mjscore batch -i {option})",
        "放进单独的文件（mjscore batch -i {option}）",
        "放進單獨的文件（mjscore batch -i {option}）",
    ),
)

A_HAND = Text("a hand in notation", "手牌", "手牌")
A_GAME = Text("the record of a game", "一局的记录", "一局的記錄")
AN_OBJECT = Text("an object of JSON", " JSON 对象", " JSON 對象")
AN_ARRAY = Text("an array of JSON", " JSON 数组", " JSON 數組")
# What a line looks like, or what a file holds on each.

BAD_FIELD = bad_value(
    "bad-field",
    Text(
        "{key} is {read}: {expected} expected",
        "{key} 是 {read}：应为 {expected}",
        "{key} 是 {read}：應為 {expected}",
    ),
    Text("give {key} as {expected}", "{key} 应写成 {expected}", "{key} 應寫成 {expected}"),
)

AN_OPTION = Text("min=0", "起和分=0", "起和分=0")
"""A house option as a record may have it."""

TOO_MANY_CELLS = ProblemKind(
    "too-many-cells",
    "bad-record",
    Text(
        "{read} cells, but the header names {wanted} columns",
        "读到 {read} 格，但表头只有 {wanted} 列",
        "讀到 {read} 格，但表頭只有 {wanted} 列",
    ),
    Text(
        "put cells with a comma in double quotes",
        "含逗号的格要用双引号括起",
        "含逗號的格要用雙引號括起",
    ),
)

BAD_CSV = ProblemKind(
    "bad-csv",
    "bad-record",
    Text(
        "the quoted cell that begins here is never closed",
        "从此处起的格末尾没有引号",
        "從此處起的格末尾沒有引號",
    ),
    Text(
        'close the mark before the comma, and write a mark within as ""',
        '在逗号前补上引号；格内的引号写成 ""',
        '在逗號前補上引號；格內的引號寫成 ""',
    ),
)

OTHER_COLUMNS = ProblemKind(
    "other-columns",
    "other-columns",
    Text(
        "the columns of this file differ from those of the first, so it was not read",
        "此文件的列与第一个文件不同，故未读取",
        "此文件的列與第一個文件不同，故未讀取",
    ),
    Text(
        "score it by itself, or as JSON",
        "单独计算此文件，或输出 JSON",
        "單獨計算此文件，或輸出 JSON",
    ),
)

UNREADABLE_FILE = ProblemKind(
    "unreadable-file",
    "unreadable-file",
    Text(
        "the file cannot be read any further: {reason}",
        "文件从此处起无法读取：{reason}",
        "文件從此處起無法讀取：{reason}",
    ),
    Text("check that the file is whole", "检查文件是否完整", "檢查文件是否完整"),
)

OTHER_FORM = ProblemKind(
    "other-form",
    "unreadable-file",
    Text(
        "this looks like {form}, so it was not read",
        "这像是{form}，故未读取",
        "這像是{form}，故未讀取",
    ),
    Text(
        "save it as text: a hand a line, CSV or JSON",
        "请存为文本：每行一手牌，或 CSV、JSON",
        "請存為文本：每行一手牌，或 CSV、JSON",
    ),
)

UTF_16_UNMARKED = ProblemKind(
    "utf-16-unmarked",
    "unreadable-file",
    Text(
        "this is UTF-16 without its mark, so it was not read",
        "这是没有字节顺序标记的 UTF-16，故未读取",
        "這是沒有字節順序標記的 UTF-16，故未讀取",
    ),
    Text(
        "save it as UTF-8, or with a byte-order mark",
        "另存为 UTF-8，或加上字节顺序标记",
        "另存為 UTF-8，或加上字節順序標記",
    ),
)


# What is said once, aside


COLUMNS_REPLACED = Coded(
    "columns-replaced",
    Text(
        "columns of the input that are called like those of the output were replaced: {names}",
        "输入中与输出同名的列已被取代：{names}",
        "輸入中與輸出同名的列已被取代：{names}",
    ),
    aside=True,
)

KEYS_DROPPED = Coded(
    "keys-dropped",
    Text(
        "the other keys of JSON records do not become columns of CSV: only JSON gives them back",
        "JSON 记录中的其他键不作 CSV 的列：只有 JSON 会原样返回",
        "JSON 記錄中的其他鍵不作 CSV 的列：只有 JSON 會原樣返回",
    ),
    aside=True,
)
