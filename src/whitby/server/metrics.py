"""Metrics for Prometheus: how much happens and how fast, never at which table or by whom.

Every label takes its values from a short list in our own source; any other value is counted as
`other`, so that nothing a person sends can become a label.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping
from typing import Final, get_args

from msgspec.inspect import StructType, type_info
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.process_collector import ProcessCollector

import whitby
from whitby.games import GAMES
from whitby.server.durations import Durations
from whitby.server.logging import WORD
from whitby.wire.commands import Command

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
REGISTRY: Final = CollectorRegistry()
OTHER: Final = "other"
MOST_CODES: Final = 200
"""A limit on label values; refusal codes come from the source and are far fewer."""

STAGES: Final = ("open", "playing", "over", "closed")
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def _tags() -> frozenset[str]:
    """Return the kinds of command."""
    kinds = [type_info(kind) for kind in get_args(Command)]
    return frozenset(str(kind.tag) for kind in kinds if isinstance(kind, StructType))


KINDS: Final = _tags()

disable_created_metrics()  # type: ignore[no-untyped-call]  # half of the lines, unused

_tables = Gauge("whitby_tables", "Tables by stage and game.", ["stage", "game"], registry=REGISTRY)
_sockets = Gauge("whitby_sockets", "WebSockets that are open.", registry=REGISTRY)
_actions = Counter(
    "whitby_actions", "Commands that were carried out, by kind.", ["kind"], registry=REGISTRY
)
_acted: Final = {kind: _actions.labels(kind) for kind in sorted({*KINDS, OTHER})}
_refusals = Counter(
    "whitby_refusals", "What was not done, by the code of the reason.", ["code"], registry=REGISTRY
)
_answer_seconds = Durations(
    "whitby_answer_seconds", "From a command to its acknowledgement.", QUICK, REGISTRY
)
_commit_seconds = Durations(
    "whitby_commit_seconds", "What a commit of the store takes.", QUICK, REGISTRY
)
_waiting = Gauge("whitby_writes_waiting", "Writes that wait for a commit.", registry=REGISTRY)
_late_seconds = Gauge(
    "whitby_write_late_seconds", "How long the oldest of them has waited.", registry=REGISTRY
)
_lag_seconds = Gauge(
    "whitby_loop_lag_seconds", "How late the event loop is, averaged.", registry=REGISTRY
)
_build = Gauge(
    "whitby_build_info",
    "Always 1; the labels say what runs.",
    ["version", "form", "python"],
    registry=REGISTRY,
)
_build.labels(
    whitby.__version__,
    "compiled" if whitby.COMPILED else "interpreted",
    platform.python_version(),
).set(1)
ProcessCollector(registry=REGISTRY)

_codes: Final[set[str]] = set()


def tables(counts: Mapping[tuple[str, str], int]) -> None:
    """Set the number of tables by stage and game; any other combination is 0."""
    for stage in STAGES:
        for game in GAMES:
            _tables.labels(stage, game).set(counts.get((stage, game), 0))


def socket_opened() -> None:
    """Count an opened socket."""
    _sockets.inc()


def socket_closed() -> None:
    """Count a closed socket."""
    _sockets.dec()


def acted(kind: str, seconds: float) -> None:
    """Count a command that was carried out, and how long its sender waited."""
    _acted[kind if kind in KINDS else OTHER].inc()
    _answer_seconds.add(seconds)


def refused(code: str) -> None:
    """Count a refusal."""
    if code not in _codes and WORD(code) and len(_codes) < MOST_CODES:
        _codes.add(code)
    _refusals.labels(code if code in _codes else OTHER).inc()


def committed(seconds: float) -> None:
    """Count a commit of the store."""
    _commit_seconds.add(seconds)


def pressure(waiting: int, late: float, lag: float) -> None:
    """Set how the store and the event loop keep up."""
    _waiting.set(waiting)
    _late_seconds.set(late)
    _lag_seconds.set(lag)


def render() -> bytes:
    """Return all metrics in the Prometheus text format."""
    return generate_latest(REGISTRY)
