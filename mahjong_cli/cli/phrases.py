"""What click says, and what is said of the command line, in every language.

The English sentences are the keys by which they are found, as they are for gettext.
"""

from __future__ import annotations

from mahjong_cli.cli.manual_pages import Chinese
from mahjong_cli.text import Text

CLICKS = (
    Text("Usage:", "用法：", "用法："),
    Text("[OPTIONS]", "[选项]", "[選項]"),
    Text("COMMAND [ARGS]...", "命令 [参数]...", "命令 [參數]..."),
    Text("Choose from:\n\t{choices}", "可选：\n\t{choices}", "可選：\n\t{choices}"),
    Text("Got unexpected extra argument ({args})", "多余的参数：{args}", "多餘的參數：{args}"),
    Text("Got unexpected extra arguments ({args})", "多余的参数：{args}", "多餘的參數：{args}"),
    Text("Options", "选项", "選項"),
    Text("Commands", "命令", "命令"),
    Text("Show this message and exit.", "显示此说明。", "顯示此說明。"),
    Text("Error: {message}", "错误：{message}", "錯誤：{message}"),
    Text(
        "Try '{command} {option}' for help.", "说明见 {command} {option}",
        "說明見 {command} {option}",
    ),
    Text("Invalid value: {message}", "值无效：{message}", "值無效：{message}"),
    Text(
        "Invalid value for {param_hint}: {message}", "{param_hint} 的值无效：{message}",
        "{param_hint} 的值無效：{message}",
    ),
    Text("Missing argument", "缺少参数", "缺少參數"),
    Text("Missing option", "缺少选项", "缺少選項"),
    Text("No such option {name!r}.", "没有选项 {name}。", "沒有選項 {name}。"),
    Text("No such option: {name}", "没有选项 {name}。", "沒有選項 {name}。"),  # before click 8.4
    Text("Did you mean {possibility}?", "是不是 {possibility}？", "是不是 {possibility}？"),
    Text(
        "(Did you mean one of: {possibilities}?)", "（是不是其中之一：{possibilities}？）",
        "（是不是其中之一：{possibilities}？）",
    ),
    Text(  # before click 8.4
        "(Possible options: {possibilities})", "（是不是其中之一：{possibilities}？）",
        "（是不是其中之一：{possibilities}？）",
    ),
    Text("{value!r} is not {choice}.", "{value!r} 不是 {choice}。", "{value!r} 不是 {choice}。"),
    Text(
        "{value!r} is not one of {choices}.", "{value!r} 不在 {choices} 之中。",
        "{value!r} 不在 {choices} 之中。",
    ),
    Text(
        "{value} is not in the range {range}.", "{value} 不在 {range} 之内。",
        "{value} 不在 {range} 之內。",
    ),
    Text(
        "Option {name!r} does not take a value.", "选项 {name} 不带值。", "選項 {name} 不帶值。"
    ),
    Text("Option {name!r} requires an argument.", "选项 {name} 要有值。", "選項 {name} 要有值。"),
)  # fmt: skip
"""What click says by itself."""

NAMELESS = {
    "{value!r} is not a valid {number_type}.": Chinese(
        "{value!r} 不是数字。", "{value!r} 不是數字。"
    ),
    "{name} {filename!r} does not exist.": Chinese("没有 {filename!r}。", "沒有 {filename!r}。"),
    "{name} {filename!r} is a directory.": Chinese(
        "{filename!r} 是目录。", "{filename!r} 是目錄。"
    ),
    "{name} {filename!r} is not readable.": Chinese(
        "{filename!r} 无法读取。", "{filename!r} 無法讀取。"
    ),
    "{name} {filename!r} is not writable.": Chinese(
        "{filename!r} 无法写入。", "{filename!r} 無法寫入。"
    ),
}
"""What click says with a name in it that it has in English only."""

OURS = (
    Text("HAND", "手牌", "手牌"),
    Text("NAME", "名称", "名稱"),
    Text("VALUE", "值", "值"),
    Text("TILE", "牌", "牌"),
    Text("WIND", "风", "風"),
    Text("FILE", "文件", "文件"),
    Text("ADDRESS", "地址", "地址"),
    Text("TOPIC", "主题", "主題"),
    Text("CLAUSE", "条款", "條款"),
    Text("Example:", "例：", "例："),
    Text(
        "mjscore notation tells how a hand is written, mjscore --help what else there is.",
        "手牌写法见 mjscore notation，其他见 mjscore --help。",
        "手牌寫法見 mjscore notation，其他見 mjscore --help。",
    ),
    Text(
        "mjscore waits --help says more.", "说明见 mjscore waits --help。",
        "說明見 mjscore waits --help。",
    ),
    Text(
        "mjscore batch --help says more.", "说明见 mjscore batch --help。",
        "說明見 mjscore batch --help。",
    ),
    Text(
        "mjscore ledger --help says more.", "说明见 mjscore ledger --help。",
        "說明見 mjscore ledger --help。",
    ),
    Text("cannot write", "无法写入", "無法寫入"),
    Text("out of memory", "内存不足", "內存不足"),
    Text(
        "--json and -f say different things.", "--json 与 -f 不一致。", "--json 與 -f 不一致。"
    ),
    Text(
        "--scheduler and -j exclude each other: the cluster has its workers",
        "--scheduler 与 -j 互相排斥：集群有自己的工作进程",
        "--scheduler 與 -j 互相排斥：集群有自己的工作進程",
    ),
    Text(
        "Missing argument 'FILE...'; - is standard input.", "缺少参数 FILE...；- 是标准输入。",
        "缺少參數 FILE...；- 是標準輸入。",
    ),
    Text("standard input is closed", "标准输入已关闭", "標準輸入已關閉"),
    Text("a name expected, but it is empty", "应为名称，但这里是空的", "應為名稱，但這裡是空的"),
    Text(
        "--svg draws one hand, not a stream of them; --html draws all.",
        "--svg 只画一手牌，不画多手；--html 可画全部。",
        "--svg 只畫一手牌，不畫多手；--html 可畫全部。",
    ),
    Text(
        "--svg and --html draw one hand, not a stream of them.",
        "--svg 和 --html 只画一手牌，不画多手。",
        "--svg 和 --html 只畫一手牌，不畫多手。",
    ),
    Text(
        "--svg and --html need two files",
        "--svg 和 --html 要有两个文件",
        "--svg 和 --html 要有兩個文件",
    ),
    Text(
        "--json and a picture need two places: name a file for one",
        "--json 和图不能写到同一处：其中之一要写文件名",
        "--json 和圖不能寫到同一處：其中之一要寫文件名",
    ),
    Text(
        "--summary and --summary-json sum up a stream, not one hand.",
        "--summary 和 --summary-json 汇总多手牌，不用于一手。",
        "--summary 和 --summary-json 匯總多手牌，不用於一手。",
    ),
    Text("the output is one of the inputs", "输出文件也是输入文件", "輸出文件也是輸入文件"),
    Text(
        "-i, -f, -o, -j and the like are for many hands: mjscore - or mjscore batch",
        "-i、-f、-o、-j 等用于多手牌：mjscore - 或 mjscore batch",
        "-i、-f、-o、-j 等用於多手牌：mjscore - 或 mjscore batch",
    ),
)  # fmt: skip
"""What is said of the command line beside that, without anything that was typed."""

DIFFER = Text(
    "{first!r} and {second!r} differ: one value expected",
    "{first!r} 与 {second!r} 不一致：应为一个值",
    "{first!r} 與 {second!r} 不一致：應為一個值",
)
NOT_A_SETTING = Text(
    "{given!r} is not NAME=VALUE, such as min=0",
    "{given!r} 应如 起和分=0",
    "{given!r} 應如 起和分=0",
)
NOT_CHOICE = Text(
    "{given}: one of {values} expected",
    "{given}：应为 {values} 之一",
    "{given}：應為 {values} 之一",
)
CHOICE = Text(
    "{given}: one of {values} expected; {hint}",
    "{given}：应为 {values} 之一；{hint}",
    "{given}：應為 {values} 之一；{hint}",
)
NOT_AN_OPTION = Text(
    "{option} is not an option: write {word} in the hand",
    "没有选项 {option}：把 {word} 写在手牌里",
    "沒有選項 {option}：把 {word} 寫在手牌裡",
)
NO_OPTION = Text(
    "no house option {name!r}; {hint}",
    "没有规则选项 {name!r}；{hint}",
    "沒有規則選項 {name!r}；{hint}",
)
THERE_ARE = Text("there are {known}", "有 {known}", "有 {known}")
RULE_SETS = Text(
    "Rule set: {names} or {last}.", "规则：{names} 或 {last}。", "規則：{names} 或 {last}。"
)
DEFAULT = Text("{name} (default)", "{name}（默认）", "{name}（默認）")
LISTS_THEM = Text(
    "mjscore {command} lists them", "mjscore {command} 可列出", "mjscore {command} 可列出"
)
