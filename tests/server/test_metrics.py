"""Metrics: what happens and how fast, under labels that no person can choose."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

import whitby
from whitby.server import metrics
from whitby.wire.commands import Command, Do

ROOT = Path(__file__).resolve().parents[2]
FORBIDDEN = {"table", "person", "seat", "option", "code_of_option", "name", "client", "route"}


def value(series: str) -> float:
    """One metric as Prometheus would read it, 0 if it does not exist yet."""
    for line in metrics.render().decode().splitlines():
        name, _, figure = line.rpartition(" ")
        if name == series:
            return float(figure)
    return 0.0


def labels() -> set[str]:
    return set(re.findall(r'[{,]([a-z_]+)="', metrics.render().decode()))


def test_tables_by_stage_and_game() -> None:
    metrics.tables({("playing", "duel"): 3, ("open", "nosferatu"): 2, ("open", "Anna"): 9})
    assert value('whitby_tables{game="duel",stage="playing"}') == 3
    assert value('whitby_tables{game="nosferatu",stage="open"}') == 2
    metrics.tables({})
    assert value('whitby_tables{game="duel",stage="playing"}') == 0
    assert "Anna" not in metrics.render().decode()


def test_sockets_come_and_go() -> None:
    before = value("whitby_sockets")
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    assert value("whitby_sockets") == before + 1


def test_actions_by_kind_and_how_long_they_took() -> None:
    before, waited = value('whitby_actions_total{kind="move"}'), value("whitby_answer_seconds_sum")
    metrics.acted("move", 0.25)
    assert value('whitby_actions_total{kind="move"}') == before + 1
    assert value("whitby_answer_seconds_sum") == pytest.approx(waited + 0.25)


def test_every_command_is_a_kind() -> None:
    assert len(metrics.KINDS) == len(get_args(Command))
    assert "take_back" in metrics.KINDS
    assert Do not in get_args(Command)


def test_what_a_person_sends_never_becomes_a_label() -> None:
    metrics.acted("vampire:3", 0.1)
    metrics.refused("Anna said: hush")
    text = metrics.render().decode()
    assert "vampire" not in text
    assert "hush" not in text
    assert value('whitby_actions_total{kind="other"}') >= 1
    assert value('whitby_refusals_total{code="other"}') >= 1


def test_refusals_by_code() -> None:
    before = value('whitby_refusals_total{code="no-table"}')
    metrics.refused("no-table")
    assert value('whitby_refusals_total{code="no-table"}') == before + 1


def test_codes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics.refused("known")
    monkeypatch.setattr(metrics, "MOST_CODES", 0)
    before = value('whitby_refusals_total{code="other"}')
    metrics.refused("known")
    metrics.refused("one-too-many")
    assert value('whitby_refusals_total{code="other"}') == before + 1
    assert "one-too-many" not in metrics.render().decode()


def test_times_of_the_store() -> None:
    commits = value("whitby_commit_seconds_count")
    metrics.committed(0.004)
    assert value("whitby_commit_seconds_count") == commits + 1


def test_nobody_can_read_how_long_a_bot_thought() -> None:
    assert "bot" not in metrics.render().decode()


def test_memory_and_version() -> None:
    text = metrics.render().decode()
    assert value("process_resident_memory_bytes") > 1e6
    assert f'version="{whitby.__version__}"' in text


def test_labels_are_few() -> None:
    metrics.tables({})
    metrics.acted("sit", 0.1)
    metrics.refused("no-table")
    assert labels() == {"stage", "game", "kind", "code", "le", "version", "form", "python"}
    assert not labels() & FORBIDDEN


def test_every_figure_is_explained() -> None:
    text = metrics.render().decode()
    named = set(re.findall(r"^# HELP (\S+) \S", text, re.MULTILINE))
    assert named == set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    assert metrics.CONTENT_TYPE.startswith("text/plain")


def exported() -> dict[str, set[str]]:
    """Every metric, and the series that Prometheus has of it."""
    found: dict[str, set[str]] = {}
    for family in metrics.REGISTRY.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
        series = {f"{family.name}{end}" for end in ends.get(family.type, [""])}
        found[f"{family.name}_total" if family.type == "counter" else family.name] = series
    return found


def test_every_metric_is_explained() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`((?:whitby|process)_\w+)`", row)}
    assert explained == set(exported())


def test_the_dashboard_names_metrics_that_exist() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    exprs = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expr in exprs for name in re.findall(r"\b(?:whitby|process)_\w+", expr)}
    known = {series for every in exported().values() for series in every}
    assert named <= known
    ours = {name for name in exported() if name.startswith("whitby_")}
    shown = {each for each in ours if exported()[each] & named}
    assert shown == ours
    used = {label for expr in exprs for label in re.findall(r"by \((\w+)\)", expr)}
    assert used <= {"stage", "game", "kind", "code", "le"}
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(ids)) == len(ids)
