"""Whether a fight with Dracula is worth starting: who is there, and how well armed."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.hunter_worth import (
    WIN,
    WOUND,
    arms,
    defeat_cost,
    dracula_health,
    health,
    surprises,
)
from whitby.games.fury.view import FuryView

LASTING: Final = 1.4
"""Rounds that a fight lasts once Dracula may escape."""
STOPPED: Final = 0.35
"""How often Dracula's card stops that of the hunter he engages."""
HEALS: Final = 0.3
"""What he recovers in a round."""
HURTS_BY_NIGHT: Final = 1.9
HURTS_BY_DAY: Final = 1.5
"""The damage to the engaged hunter in a round."""
MARGIN: Final = 3.0
"""A hunter with this much more health than the average loss is safe."""
SURPRISED: Final = 0.6
"""How much of what can be done once in a fight is done."""


def fight_worth(view: FuryView, hunters: list[int], night: bool) -> float:
    """Return the value of these hunters meeting Dracula."""
    count = len(hunters)
    if count == 0:
        return 0.0
    rounds = min(6.0, int(view.public.despair) + 1 + LASTING)
    blows = 0.0
    weakest = hunters[0]
    for hunter in hunters:
        hand = view.hands.items[hunter]
        blows += arms(hand) * rounds + SURPRISED * surprises(hand)
        if health(view, hunter) < health(view, weakest):
            weakest = hunter
    blows = blows * (1.0 - STOPPED / count) - HEALS * rounds
    suffered = rounds * (HURTS_BY_NIGHT if night else HURTS_BY_DAY)
    danger = (suffered + MARGIN - health(view, weakest)) / (2.0 * MARGIN)
    danger = min(max(danger, 0.0), 1.0)
    left = dracula_health(view)
    chance = min(max((blows / left - 0.4) / 0.9, 0.0), 1.0)
    cost = suffered * WOUND + danger * defeat_cost(view, weakest)
    return min(blows, float(left)) + chance * WIN - cost
