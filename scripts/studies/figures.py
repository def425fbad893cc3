"""Shares and differences with intervals; as Markdown tables and as pictures (SVG)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from studies.playing import USUAL, Row
from whitby.bots.arena.intervals import Z, wilson
from whitby.cli.study.matrix import BOLD, LETTER, MARGIN, STYLE, text

LINE: Final = 22
WIDE: Final = 380
"""The height of a line of a picture, and the width of its scale."""
TOP: Final = 84
MARKS: Final = "#2b6ca3"
ZERO: Final = ".zero { stroke: #8a8791; stroke-dasharray: 4 3 }"


@dataclass(frozen=True)
class Figure:
    """A share or a difference of shares, with its 95 % interval and the games it is from."""

    name: str
    value: float
    low: float
    high: float
    games: int
    shift: bool = False
    """Whether it is a difference."""

    @property
    def clear(self) -> bool:
        """Whether a difference is not explained by chance, even among fifty that were measured.

        The interval would have to exclude zero at 99.9 %: 1.68 times the width of 95 %.
        """
        half = (self.high - self.low) / 2
        return self.shift and abs(self.value) > 1.68 * half

    def text(self) -> str:
        """Return value and interval, in per cent or in points."""
        if self.shift:
            half = (self.high - self.low) / 2
            return f"{100 * self.value:+.1f} ± {100 * half:.1f}".replace("-", "−")
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


def share(name: str, won: Iterable[bool | float]) -> Figure:
    """Return how many of these games were won; a draw is half a win."""
    results = [float(each) for each in won]
    total = sum(results)
    low, high = wilson(total, len(results))
    return Figure(name, total / len(results) if results else 0.5, low, high, len(results))


def around(name: str, value: float, error: float, games: int) -> Figure:
    """Return a difference with its standard error."""
    return Figure(name, value, value - Z * error, value + Z * error, games, shift=True)


def paired(name: str, pairs: Sequence[tuple[float, float]]) -> Figure:
    """Return by how much the second game of a pair is won more often than the first."""
    count = len(pairs)
    gains = [second - first for first, second in pairs]
    mean = sum(gains) / count if count else 0.0
    variance = sum((gain - mean) ** 2 for gain in gains) / max(count - 1, 1)
    return around(name, mean, math.sqrt(variance / max(count, 1)), count)


def between(name: str, having: Sequence[float], lacking: Sequence[float]) -> Figure:
    """Return by how much games of the first kind are won more often than those of the second."""
    means, errors = [], []
    for group in (having, lacking):
        count = len(group)
        share = sum(group) / count if count else 0.5
        means.append(share)
        errors.append((share * (1 - share) + 0.25 / (count + 1)) / max(count, 1))
    games = len(having) + len(lacking)
    return around(name, means[0] - means[1], math.sqrt(sum(errors)), games)


def by_way(rows: Sequence[Row], won: Callable[[Row], float]) -> list[Figure]:
    """Return by how much each way of a study is better than the usual one, on the same deals."""
    results = {(row["seed"], row["way"]): won(row) for row in rows}
    ways = list(dict.fromkeys(row["way"] for row in rows if row["way"] != USUAL))
    found = []
    for way in ways:
        seeds = sorted(seed for seed, which in results if which == way)
        pairs = [(results[seed, USUAL], results[seed, way]) for seed in seeds]
        found.append(paired(way, pairs))
    return found


def by_factor(
    rows: Sequence[Row],
    names: Sequence[str],
    won: Callable[[Row], float],
    called: Callable[[str], str],
) -> list[Figure]:
    """Return by how much games with a card are won more often than those in which it is closed."""
    found = []
    for name in names:
        having = [won(row) for row in rows if name not in row["closed"]]
        lacking = [won(row) for row in rows if name in row["closed"]]
        found.append(between(called(name), having, lacking))
    return sorted(found, key=lambda each: -each.value)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table with numbers after the first column."""
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def listed(head: str, what: str, figures: Iterable[Figure]) -> str:
    """Return a table of figures."""
    rows = []
    for each in figures:
        mark = " **" if each.clear else ""
        rows.append([each.name, f"{each.games:,}", each.text() + mark])
    return table([head, "games", what], rows)


def chart(title: str, subtitle: str, figures: Sequence[Figure], middle: float) -> str:
    """Return a picture of figures one below the other, with a line at the middle."""
    label = LETTER * max(len(each.name) for each in figures) + 16
    noted = LETTER * max(len(each.text()) for each in figures) + 16
    whole = max(2 * MARGIN + label + WIDE + noted, 2 * MARGIN + BOLD * 1.2 * len(title))
    whole = max(whole, 2 * MARGIN + 6.2 * len(subtitle))
    height = TOP + LINE * len(figures) + 34
    low = min([each.low for each in figures] + [middle])
    high = max([each.high for each in figures] + [middle])
    scale = WIDE / ((high - low) or 1.0)
    left = MARGIN + label

    def across(value: float) -> float:
        return left + (value - low) * scale

    floor = TOP + LINE * len(figures)
    told = "; ".join(f"{each.name}: {each.text()}" for each in figures)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{whole:.0f}" '
        f'height="{height}" viewBox="0 0 {whole:.0f} {height}">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(told)}</desc>",
        f"<style>{STYLE}{ZERO}</style>",
        f'<rect class="paper" width="{whole:.0f}" height="{height}" rx="6"/>',
        text(MARGIN, 36, "title", title),
        text(MARGIN, 56, "note", subtitle),
        f'<path class="zero" d="M{across(middle):.1f},{TOP - 8} V{floor}"/>',
    ]
    for at, each in enumerate(figures):
        y = TOP + LINE * at + LINE / 2
        lines += [
            text(left - 10, y + 4, "name end", each.name),
            f'<path stroke="{MARKS}" stroke-width="2" '
            f'd="M{across(each.low):.1f},{y:.1f} H{across(each.high):.1f}"/>',
            f'<circle cx="{across(each.value):.1f}" cy="{y:.1f}" r="4.5" fill="{MARKS}"/>',
            text(left + WIDE + 12, y + 4, "note", each.text()),
        ]
    unit = "0 points" if figures[0].shift else f"{100 * middle:.0f} %"
    lines.append(text(across(middle), floor + 18, "note middle", unit))
    return "\n".join([*lines, "</svg>", ""])
