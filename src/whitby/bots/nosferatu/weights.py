"""The weights of the evaluation. Written by `scripts/fit.py`; do not edit."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (0.0,) * 21
"""The constant, then one weight for each feature."""
