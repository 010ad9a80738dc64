"""What can be wrong with a cluster on which hands are to be scored."""

from __future__ import annotations

from mahjong_cli.problems.problem import ProblemKind
from mahjong_cli.text import Text

NO_ANSWER = Text("no answer", "没有回应", "沒有回應")
REFUSED = Text("connection refused", "连接被拒绝", "連接被拒絕")
NOT_DASK = Text(
    "whoever answers there does not speak as dask does",
    "那里回应的不是 dask",
    "那裡回應的不是 dask",
)
"""Why there is no scheduler."""


def _no_cluster(name: str, text: Text) -> ProblemKind:
    return ProblemKind(name, "no-cluster", text, None)


BAD_ADDRESS = _no_cluster(
    "bad-address",
    Text(
        "--scheduler expects tcp://HOST:8786, not {address!r}",
        "--scheduler 应为 tcp://主机:8786，而不是 {address!r}",
        "--scheduler 應為 tcp://主機:8786，而不是 {address!r}",
    ),
)

NO_SCHEDULER = _no_cluster(
    "no-scheduler",
    Text(
        "--scheduler found no scheduler at {address}: {reason}",
        "--scheduler：{address} 没有调度器：{reason}",
        "--scheduler：{address} 沒有調度器：{reason}",
    ),
)

NO_WORKER = _no_cluster(
    "no-worker",
    Text(
        "--scheduler found no worker for {seconds} seconds",
        "--scheduler：{seconds} 秒内没有工作进程",
        "--scheduler：{seconds} 秒內沒有工作進程",
    ),
)

NOT_INSTALLED = _no_cluster(
    "not-installed",
    Text(
        "--scheduler found no {package} on the worker {worker}: install {own} there",
        "--scheduler：工作进程 {worker} 上没有 {package}：请在那里安装 {own}",
        "--scheduler：工作進程 {worker} 上沒有 {package}：請在那裡安裝 {own}",
    ),
)

OTHER_VERSION = _no_cluster(
    "other-version",
    Text(
        "--scheduler found {package} {version} on the worker {worker}: install {own} there",
        "--scheduler：工作进程 {worker} 上是 {package} {version}：请在那里安装 {own}",
        "--scheduler：工作進程 {worker} 上是 {package} {version}：請在那裡安裝 {own}",
    ),
)

CLUSTER_LOST = _no_cluster(
    "cluster-lost",
    Text(
        "--scheduler lost its cluster: {reason}",
        "--scheduler：与集群失去联络：{reason}",
        "--scheduler：與集群失去聯絡：{reason}",
    ),
)

NEEDS_DASK = _no_cluster(
    "needs-dask",
    Text(
        "--scheduler needs dask: pip install '.[cluster]'",
        "--scheduler 需要 dask：pip install '.[cluster]'",
        "--scheduler 需要 dask：pip install '.[cluster]'",
    ),
)
