"""The coefficients of the evaluation of Fury of Dracula: the constant, then one per feature.

Fitted to 743 games of scripted bots of which three quarters made 5 to 25 % of their choices at
random; how much at random is accounted for, and taken as none here. 41,884 positions, the first
decision of each day, night and phase of Dracula's. Logarithmic loss on held-out games 0.505, of
always answering the base rate 0.607.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    -1.4712,
    -1.3594,
    -0.0661,
    0.3012,
    1.5249,
    0.6183,
    -1.4271,
    -0.3945,
    -0.2801,
    -0.4324,
    0.9806,
    0.1358,
    -0.0306,
    -0.1251,
    -0.102,
    -0.0786,
    0.5298,
    0.4111,
    -0.6573,
    -0.1867,
    0.1904,
    0.5464,
    -0.0383,
    0.1397,
    0.1088,
    0.1021,
    0.1365,
    -0.0543,
    0.0083,
    -0.0045,
    -0.0455,
    -0.0118,
    0.2338,
    -0.5956,
    -0.5289,
    -0.2716,
    -0.2149,
    -0.1771,
    -0.1172,
    0.0986,
    -0.2267,
    -0.0992,
    -0.1546,
    0.0816,
    -0.4288,
    -0.822,
    0.0673,
    -0.1968,
    0.2496,
    0.1618,
    0.1549,
    0.2967,
    -0.19,
    -0.4324,
)
