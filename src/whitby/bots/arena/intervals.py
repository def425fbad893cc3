"""Confidence intervals of shares."""

from __future__ import annotations

import math


def wilson(won: int, played: int, z: float = 1.959964) -> tuple[float, float]:
    """Return Wilson's interval of a share; 95 % unless told otherwise."""
    if played == 0:
        return (0.0, 1.0)
    share = won / played
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    middle = share + z * z / (2 * played)
    scale = 1 + z * z / played
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
