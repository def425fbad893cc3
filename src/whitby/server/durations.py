"""A histogram of durations that costs little to add to: it is put into words only when read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector


class Durations(Collector):
    """How many durations were at most this long, for some limits in seconds."""

    def __init__(
        self, name: str, says: str, limits: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._says = says
        self._limits = tuple(limits)
        self._counts = [0] * (len(limits) + 1)
        self._sum = 0.0
        registry.register(self)

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self._counts[bisect_left(self._limits, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return the histogram as Prometheus reads it."""
        limits = [*(str(limit) for limit in self._limits), "+Inf"]
        found = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._says, found, self._sum)
