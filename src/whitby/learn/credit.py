"""Who is credited with what: advantages and returns of each seat's decisions.

Rows of one table follow each other in time, but belong to different seats; a seat's decisions are
linked to its own next one, and the last before the end of the game to its result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def credit(
    values: NDArray[np.float32],
    seats: NDArray[Any],
    ended: NDArray[Any],
    scores: NDArray[Any],
    blend: float,
) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_]]:
    """Return advantages, returns and which of them are known, for rows by time and table.

    `ended[t]` says that a game ended before row t, with `scores[t]`. `blend` is the lambda of
    generalised advantage estimation; nothing is discounted. A seat's last row of a game that goes
    on is not known: its value stands in for what comes after.
    """
    steps, tables = values.shape
    rows = np.arange(tables)
    ahead = np.zeros((tables, scores.shape[-1]), np.float32)
    gained = np.zeros_like(ahead)
    known = np.zeros(ahead.shape, np.bool_)
    advantages = np.zeros((steps, tables), np.float32)
    valid = np.zeros((steps, tables), np.bool_)
    for step in range(steps - 1, -1, -1):
        seat = seats[step]
        value = values[step]
        there = known[rows, seat]
        advantage = ahead[rows, seat] - value + blend * gained[rows, seat]
        advantages[step] = np.where(there, advantage, 0.0)
        valid[step] = there
        ahead[rows, seat] = value
        gained[rows, seat] = advantages[step]
        known[rows, seat] = True
        over = ended[step].astype(np.bool_)  # what came before belongs to another game
        ahead[over] = scores[step][over]
        gained[over] = 0.0
        known[over] = True
    return advantages, advantages + values, valid
