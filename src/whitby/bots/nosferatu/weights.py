"""The weights of the evaluation. Written by `scripts/fit.py`; do not edit.

1200 games between scripted bots with up to 20 % random moves,
from seed 1000000, with an earlier version of these bots: 8099 positions fitted, 1881 held out.
Logarithmic loss on these 0.6050; of always saying the mean 0.6926.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    3.30155,
    -0.34509,
    -0.25489,
    -0.75518,
    -0.98329,
    0.07007,
    0.36409,
    -0.11112,
    -0.49269,
    0.33902,
    0.08267,
    -0.01792,
    -0.35877,
    -0.14653,
    -0.04382,
    -0.22941,
    -0.14587,
    -0.15999,
    -0.04854,
    -0.45463,
    0.60269,
)
"""The constant, then one weight for each feature."""
