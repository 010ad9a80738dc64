"""What the commands do, and what their exit status means, in Chinese."""

from __future__ import annotations

from mahjong_cli.text import LANGUAGES
from mahjong_cli.tuples import NamedTuple


class Chinese(NamedTuple):
    """A sentence in simplified and traditional Chinese."""

    zh: str
    hant: str

    def written(self, tongue: str) -> str:
        """The sentence in one of the two, or nothing in another language."""
        said: str = getattr(self, LANGUAGES[tongue].field, "")
        return said


HELP = {
    "": Chinese(
        (
            "计算湖北黄金（赖子）麻将、国标麻将的一手牌。\n"
            "\n"
            "一手牌不用命令：mjscore 手牌 就是 mjscore score 手牌"
            "，选项也相同。手牌怎么写：mjscore notation。"
        ),
        (
            "計算湖北黃金（賴子）麻將、國標麻將的一手牌。\n"
            "\n"
            "一手牌不用命令：mjscore 手牌 就是 mjscore score 手牌"
            "，選項也相同。手牌怎麼寫：mjscore notation。"
        ),
    ),
    "score": Chinese(
        (
            "计算一手牌：番种，哪些不计及为什么，总分。\n"
            "\n"
            "所有参数合为一手牌，请用引号括起。参数为 - ，或没有参数而有管道输入时，标"
            "准输入每行一手，如同 mjscore batch，它的选项也都可用。手牌怎么"
            "写：mjscore notation。"
        ),
        (
            "計算一手牌：番種，哪些不計及為什麼，總分。\n"
            "\n"
            "所有參數合為一手牌，請用引號括起。參數為 - ，或沒有參數而有管道輸入時，標"
            "準輸入每行一手，如同 mjscore batch，它的選項也都可用。手牌怎麼"
            "寫：mjscore notation。"
        ),
    ),
    "batch": Chinese(
        (
            "按次序计算文件里的每一手；- 是标准输入。\n"
            "\n"
            "文件一行一手（# 起为注释），或是 JSON（每行一个对象，或一个数组），"
            "或是有表头的 CSV/TSV，或是整局的记录（从 Match 到 Score，-i games），"
            "记录会重打一遍并比对。读取键或列 手牌、规则、黄金、翻、门风、圈风 和 规则选项"
            "（hand、rules、gold、flip、seat、round、house）；其余原样返回。以 .gz 结尾的会解压。"
            "手牌怎么写：mjscore notation。"
        ),
        (
            "按次序計算文件裡的每一手；- 是標準輸入。\n"
            "\n"
            "文件一行一手（# 起為註釋），或是 JSON（每行一個對象，或一個數組），"
            "或是有表頭的 CSV/TSV，或是整局的記錄（從 Match 到 Score，-i games），"
            "記錄會重打一遍並比對。讀取鍵或列 手牌、規則、黃金、翻、門風、圈風 和 規則選項"
            "（hand、rules、gold、flip、seat、round、house）；其餘原樣返回。以 .gz 結尾的會解壓。"
            "手牌怎麼寫：mjscore notation。"
        ),
    ),
    "waits": Chinese(
        (
            "13 张时说听什么牌，14 张时说该打哪张。\n"
            "\n"
            "手牌写法同 mjscore，不写和的那张；副露算三张。对每张能和的牌：未见几"
            "张（4 张减去自己的、翻牌和 已见= 里的），各种和法得多少分。对每张可"
            "打的牌：打后听什么，总分的最低、平均和最高，或还差几张有用的牌。\n"
            "\n"
            "好的在前：每张未见的牌按得分计，不够起和的不计。参数为 - 时，标准输入每行"
            "一手，各出一个 JSON 对象。"
        ),
        (
            "13 張時說聽什麼牌，14 張時說該打哪張。\n"
            "\n"
            "手牌寫法同 mjscore，不寫和的那張；副露算三張。對每張能和的牌：未見幾"
            "張（4 張減去自己的、翻牌和 已見= 裡的），各種和法得多少分。對每張可"
            "打的牌：打後聽什麼，總分的最低、平均和最高，或還差幾張有用的牌。\n"
            "\n"
            "好的在前：每張未見的牌按得分計，不夠起和的不計。參數為 - 時，標準輸入每行"
            "一手，各出一個 JSON 對象。"
        ),
    ),
    "ledger": Chinese(
        (
            "记一晚的账：逐手计算，说明谁付多少。\n"
            "\n"
            "文件是有 手牌、赢家、点炮 列（hand、winner、from）的 CSV（点炮列是点炮或"
            "被抢杠的人，空着是自摸），或是有这些键的 JSON Lines。也读 庄家"
            "（dealer）：有的规则用于付法，有的用于赢家的门风；mjscore batch 在"
            "手牌旁读的也都读。手牌里可用人名：李=明杠:1。没有手牌的行是荒牌。记不了"
            "的行会指出在哪里，其余照记。"
        ),
        (
            "記一晚的賬：逐手計算，說明誰付多少。\n"
            "\n"
            "文件是有 手牌、贏家、點炮 列（hand、winner、from）的 CSV（點炮列是點炮或"
            "被搶杠的人，空着是自摸），或是有這些鍵的 JSON Lines。也讀 莊家"
            "（dealer）：有的規則用於付法，有的用於贏家的門風；mjscore batch 在"
            "手牌旁讀的也都讀。手牌裡可用人名：李=明杠:1。沒有手牌的行是荒牌。記不了"
            "的行會指出在哪裡，其餘照記。"
        ),
    ),
    "fans": Chinese(
        (
            "列出一种规则的番种（或胡型）；写名称就解释那一个。\n"
            "\n"
            "名称可以是代号，也可以是中文名或英文名。"
        ),
        (
            "列出一種規則的番種（或胡型）；寫名稱就解釋那一個。\n"
            "\n"
            "名稱可以是代號，也可以是中文名或英文名。"
        ),
    ),
    "rules": Chinese(
        (
            "列出各种规则；写名称就说明那种怎么打，有哪些裁定和规则选项。\n"
            "\n"
            "裁定是规则原文没有说或有两种读法时的做法；规则选项有默认值和别的值。再写条目"
            "（A-24）或番种在原文里的编号（81），就列出那一条，以及示例的手牌在各选"
            "项下的得分。"
        ),
        (
            "列出各種規則；寫名稱就說明那種怎麼打，有哪些裁定和規則選項。\n"
            "\n"
            "裁定是規則原文沒有說或有兩種讀法時的做法；規則選項有默認值和別的值。再寫條目"
            "（A-24）或番種在原文裡的編號（81），就列出那一條，以及示例的手牌在各選"
            "項下的得分。"
        ),
    ),
    "notation": Chinese(
        (
            "说明手牌怎么写；写主题就细说：牌、副露、和牌、词、键、规则选项、各家、别的写法"
            "（tiles、melds、winning、words、keys、house、players、foreign）。"
            "写一个词或键，就说它所在的主题。"
        ),
        (
            "說明手牌怎麼寫；寫主題就細說：牌、副露、和牌、詞、鍵、規則選項、各家、別的寫法"
            "（tiles、melds、winning、words、keys、house、players、foreign）。"
            "寫一個詞或鍵，就說它所在的主題。"
        ),
    ),
    "schema": Chinese(
        "列出 --json 输出的 JSON Schema（2020-12 版）。",
        "列出 --json 輸出的 JSON Schema（2020-12 版）。",
    ),
    "completion": Chinese(
        "列出命令行补全的脚本，供 shell 读取：bash、zsh 或 fish。",
        "列出命令行補全的腳本，供 shell 讀取：bash、zsh 或 fish。",
    ),
}
"""What a command does."""

STATUS = {
    "": Chinese(
        ("退出状态：0 每手都和；1 有一手不和或不够起和；2 有读不了的；130 被中断。"),
        ("退出狀態：0 每手都和；1 有一手不和或不夠起和；2 有讀不了的；130 被中斷。"),
    ),
    "score": Chinese(
        "退出状态：0 和；1 不和或不够起和；2 读不了。",
        "退出狀態：0 和；1 不和或不夠起和；2 讀不了。",
    ),
    "batch": Chinese(
        ("退出状态：0 每手都和；1 有一手不和或不够起和；2 有读不了的；130 被中断。"),
        ("退出狀態：0 每手都和；1 有一手不和或不夠起和；2 有讀不了的；130 被中斷。"),
    ),
    "waits": Chinese(
        "退出状态：0 已听牌，或打某张后听牌；1 没有；2 读不了。",
        "退出狀態：0 已聽牌，或打某張後聽牌；1 沒有；2 讀不了。",
    ),
    "ledger": Chinese(
        ("退出状态：0 每行都记了；1 有一手不和或不够起和；2 有读不了的行；130 被中断。"),
        ("退出狀態：0 每行都記了；1 有一手不和或不夠起和；2 有讀不了的行；130 被中斷。"),
    ),
}
"""What its exit status means."""
