"""Prints the measurements: Markdown for readers, JSON for programs."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.conductor import Competitor, Ratio, clone_ratio, rate_ratio
from benchmarks.entrants import TARGETS, Target, whitby_key

ABSENT = "–"


def machine() -> dict[str, Any]:
    """Return the machine the figures were measured on."""
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": _cpu_model(),
        "cpus": os.cpu_count(),
    }


def _cpu_model() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"


def markdown(
    competitors: Sequence[Competitor], games: Mapping[str, int], seconds: float, rounds: int
) -> str:
    """Return the whole report."""
    known = {competitor.key: competitor for competitor in competitors}
    on = machine()
    head = [
        "# Whitby compared with other libraries",
        "",
        f"{on['system']}, {on['cpus']} CPUs ({on['cpu']}), {on['python']}.",
        f"Random play; {rounds} rounds of {seconds:g} s slices, one competitor busy at a time.",
    ]
    sections = [
        head,
        _measured(competitors),
        _ratios(competitors),
        _targets(known, games),
    ]
    return "\n\n".join("\n".join(section) for section in sections) + "\n"


def _measured(competitors: Sequence[Competitor]) -> list[str]:
    lines = [
        "## Measured",
        "",
        "| engine and game | version | players | decisions/s, best | median | "
        "with chance events/s, best | games/s, best | decisions/game | clone µs, best | median |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for competitor in competitors:
        if competitor.problem:
            lines.append(f"| {competitor.label} | not measured: {competitor.problem} |" + " |" * 8)
            continue
        rates = competitor.rates()
        times = competitor.clone_times()
        note = f" ({competitor.clone_note})" if competitor.clone_note else ""
        cells = [
            competitor.label,
            f"{competitor.about['version']} ({competitor.about['runtime']})",
            str(competitor.about["players"]),
            f"{max(rates):,.0f}",
            f"{statistics.median(rates):,.0f}",
            f"{max(competitor.step_rates()):,.0f}",
            f"{max(competitor.game_rates()):,.0f}",
            f"{competitor.decisions_per_game():.1f}",
            (f"{min(times):.2f}" if times else ABSENT) + note,
            f"{statistics.median(times):.2f}" if times else ABSENT,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _ratios(competitors: Sequence[Competitor]) -> list[str]:
    us = [c for c in competitors if c.key.startswith("whitby:") and not c.problem]
    them = [c for c in competitors if not c.key.startswith("whitby:") and not c.problem]
    lines = ["## Ratios", ""]
    if not us or not them:
        return [*lines, "Nothing to compare."]
    lines += [
        "Decisions per second divided by those of the other library, and time per clone divided by "
        "that of the other library: between the best slices, and in brackets the median of the "
        "rounds.",
        "",
        "| compared with | " + " | ".join(f"{c.label}: decisions | clone" for c in us) + " |",
        "|---|" + "--:|--:|" * len(us),
    ]
    for peer in them:
        cells = [
            cell
            for own in us
            for cell in (_shown(rate_ratio(own, peer)), _shown(clone_ratio(own, peer)))
        ]
        lines.append(f"| {peer.label} | " + " | ".join(cells) + " |")
    return lines


def _shown(ratio: Ratio | None) -> str:
    if ratio is None:
        return ABSENT
    return f"{_times(ratio.best)} ({_times(ratio.median)})"


def _times(ratio: float) -> str:
    if ratio < 0.1:
        return f"{ratio:.2g}×"
    return f"{ratio:.2f}×" if ratio < 10 else f"{ratio:.1f}×"


def _targets(known: Mapping[str, Competitor], games: Mapping[str, int]) -> list[str]:
    lines = [
        "## Targets",
        "",
        "| target | goal | best slices | median of rounds | result |",
        "|---|--:|--:|--:|---|",
    ]
    for target in TARGETS:
        if target.game not in games:
            continue
        ratio = target_ratio(target, known)
        sign = "≥" if target.measure == "decisions" else "≤"
        subject = f"{target.game} with {games[target.game]} players, {target.form}"
        cells = [
            f"{subject}: {target.measure} compared with {known[target.peer].label}",
            f"{sign} {target.bound:g}×",
            _times(ratio.best) if ratio else ABSENT,
            _times(ratio.median) if ratio else ABSENT,
            verdict(target, ratio),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def target_ratio(target: Target, known: Mapping[str, Competitor]) -> Ratio | None:
    """Return the ratio that the target is about, or None if one of the two was not measured."""
    own, peer = known[whitby_key(target.game, target.form)], known[target.peer]
    return (rate_ratio if target.measure == "decisions" else clone_ratio)(own, peer)


def verdict(target: Target, ratio: Ratio | None) -> str:
    """Return 'met', or by how much it is missed; it is met only if both ratios meet it."""
    if ratio is None:
        return "not measured"
    best, median = target.met(ratio.best), target.met(ratio.median)
    if best and median:
        return "met"
    if best:
        return f"met on the best slices, missed by {_gap(target, ratio.median)} on the median"
    if median:
        return f"met on the median, missed by {_gap(target, ratio.best)} on the best slices"
    return f"missed by {_gap(target, ratio.best)}"


def _gap(target: Target, ratio: float) -> str:
    return f"{abs(ratio / target.bound - 1):.0%}"


def as_json(
    competitors: Sequence[Competitor], games: Mapping[str, int], seconds: float, rounds: int
) -> dict[str, Any]:
    """Return everything measured, slice by slice, with the targets' verdicts."""
    known = {competitor.key: competitor for competitor in competitors}
    targets = []
    for target in TARGETS:
        if target.game in games:
            ratio = target_ratio(target, known)
            targets.append(
                {
                    "game": target.game,
                    "form": target.form,
                    "measure": target.measure,
                    "peer": target.peer,
                    "bound": target.bound,
                    "best": ratio.best if ratio else None,
                    "median": ratio.median if ratio else None,
                    "verdict": verdict(target, ratio),
                }
            )
    return {
        "machine": machine(),
        "seconds": seconds,
        "rounds": rounds,
        "competitors": [
            {
                "key": competitor.key,
                "about": competitor.about,
                "problem": competitor.problem,
                "play": competitor.play,
                "clone": competitor.clone,
            }
            for competitor in competitors
        ],
        "targets": targets,
    }
