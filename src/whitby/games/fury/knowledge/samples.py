"""Samples of a belief, and the probabilities of what is in each spot."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from whitby.core.rng import Rng
from whitby.games.fury.knowledge.findings import Findings
from whitby.games.fury.knowledge.worlds import (
    BITS,
    CODE,
    LAST,
    LOOSE,
    NOTHING,
    SPOTS,
    TIED,
    World,
    all_different,
    code_in,
    holds,
    on_trail,
    value_of,
)
from whitby.games.fury.state.hideout import TRAIL

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 1 << 30
"""The resolution of random weights."""
TRIES: Final = 50
"""Random draws of a sample of a coarse belief before a systematic search."""


class Samples(Findings):
    """Worlds that are drawn by weight."""

    def draw(self, rng: Rng) -> World:
        """Return one world by weight."""
        assert self.worlds, "no world is left, or none has begun"
        if not self.order:
            self.line_up()
        for _ in range(TRIES):
            point = self.sums[-1] * (float(rng.below(FINE)) + 0.5) / float(FINE)
            at = min(bisect_right(self.sums, point), len(self.order) - 1)
            drawn = self.fill(self.order[at], rng)
            if drawn is not None:
                return self.unpack(self.order[at], drawn)
        for world in self.order:  # very unlikely: look for any that fits
            tables = [self.loose[spot] for spot in range(SPOTS) if code_in(world, spot) == LOOSE]
            found = all_different(world, tables, [])
            if found:
                return self.unpack(world, found)
        raise AssertionError("what happened is always possible")

    def line_up(self) -> None:
        """List the worlds, each with the sum of weights up to it."""
        total = 0.0
        sums: list[float] = []
        for weight in self.worlds.values():
            total += weight
            sums.append(total)
        self.sums = sums
        self.order = list(self.worlds)

    def fill(self, world: int, rng: Rng) -> list[int] | None:
        """Return codes for the loose spots of a world, all different; None if none are left."""
        drawn: list[int] = []
        if self.exact:
            return drawn
        for spot in range(SPOTS):
            if code_in(world, spot) == LOOSE:
                table = self.loose[spot]
                codes = [c for c in table if not holds(world, c) and c not in drawn]
                if not codes:
                    return None
                point = sum([table[c] for c in codes]) * float(rng.below(FINE)) / float(FINE)
                at = 0
                while at < len(codes) - 1 and point >= table[codes[at]]:
                    point -= table[codes[at]]
                    at += 1
                drawn.append(codes[at])
        return drawn

    def unpack(self, world: int, drawn: list[int]) -> World:
        """Return a world spot by spot, with what was drawn for the loose ones."""
        values: list[int] = []
        taken = 0
        for spot in range(SPOTS):
            code = code_in(world, spot)
            if code == LOOSE:
                code = drawn[taken] if drawn else 0
                taken += 1
            values.append(value_of(code))
        tied = on_trail(world, TIED)
        if self.lag:
            trail = (NOTHING, *values[:LAST])
            return World(trail, tuple(values[TRAIL:]), tied, values[LAST])
        return World(tuple(values[:TRAIL]), tuple(values[TRAIL:]), tied)

    def weigh(self) -> list[dict[int, float]]:
        """Return the probabilities of all values in each spot."""
        by_code: list[list[float]] = [[0.0] * (LOOSE + 1) for _ in range(SPOTS)]
        total = 0.0
        for world, weight in self.worlds.items():
            total += weight
            left: i64 = world
            for spot in range(SPOTS):
                by_code[spot][left & CODE] += weight
                left >>= BITS
        rows = [self.row(by_code[spot], spot, total) for spot in range(SPOTS)]
        if self.lag:
            rows = [{}, *rows[:LAST], *rows[TRAIL:]]
        return rows

    def row(self, by_code: list[float], spot: int, total: float) -> dict[int, float]:
        """Return the probabilities of the values in one spot."""
        found: dict[int, float] = {}
        for code in range(1, LOOSE):
            if by_code[code] > 0.0:
                value = value_of(code)
                found[value] = found.get(value, 0.0) + by_code[code] / total
        if by_code[LOOSE] > 0.0:
            table = self.loose[spot]
            whole = sum(table.values()) * total
            for code, weight in table.items():
                found[code - 1] = found.get(code - 1, 0.0) + by_code[LOOSE] * weight / whole
        return found
