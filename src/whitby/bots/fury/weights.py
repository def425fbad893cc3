"""The coefficients of the evaluation of Fury of Dracula: the constant, then one per feature.

Fitted to 2231 games of scripted bots of which three quarters made 5 to 25 % of their choices at
random; how much at random is accounted for, and taken as none here. 208,583 positions, the first
decision of each phase. Logarithmic loss on held-out games 0.494, of always answering the base rate
0.619.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    -2.2833,
    -0.838,
    -0.5353,
    0.5297,
    2.1447,
    0.4399,
    -1.92,
    -0.1711,
    -0.2659,
    -0.4154,
    1.582,
    -0.1113,
    -0.0361,
    -0.0773,
    0.0689,
    -0.0948,
    0.2423,
    -0.0413,
    -0.4148,
    0.0827,
    0.3271,
    0.4659,
    0.3531,
    0.2331,
    0.1574,
    0.1098,
    0.1422,
    0.0466,
    0.1408,
    -0.1168,
    -0.1074,
    -0.0773,
    0.1783,
    -0.5929,
    -0.3766,
    -0.1787,
    -0.1289,
    -0.1368,
    -0.0822,
    0.0355,
    -0.3265,
    -0.0686,
    -0.0782,
    0.0933,
    -0.1488,
    -0.4835,
    0.0232,
    -0.2491,
    0.3135,
    -0.0911,
)
