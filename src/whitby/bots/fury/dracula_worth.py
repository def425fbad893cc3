"""The scripted Dracula's estimates of value, in points of influence."""

from __future__ import annotations

from math import log
from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.fury.cards.table import (
    DEFEAT_INFLUENCE,
    DRACULA_HEALTH,
    HEALTH,
    WINNING_INFLUENCE,
)
from whitby.games.fury.view import FuryView

LOST: Final = 14.0
"""The cost of being defeated."""
WOUNDED: Final[tuple[float, ...]] = (
    *(0.0, 0.3, 0.6, 0.95, 1.3, 1.7, 2.1, 2.5),
    *(3.0, 3.5, 4.1, 4.7, 5.4, 6.3, 7.5, LOST),
)
"""The cost of this much damage."""
WON: Final = 14.0
"""The value of the last point of influence."""
HUNTER_WOUND: Final = 0.3
"""The value of wounding a hunter without defeating them."""
WEAK_HUNTER: Final = 0.45
"""The value of such a wound once the hunter is nearly defeated."""
BITE: Final = 1.2
"""The value of a bite: the hunter has to show cards and has one bite space fewer."""
SPREAD: Final[tuple[tuple[float, float], ...]] = ((0.3, 0.3), (0.9, 0.4), (1.9, 0.3))
"""How far damage deviates from what is expected, and how often."""
FINE: Final = 1 << 16


def damage_cost(view: FuryView, count: int) -> float:
    """Return the cost to Dracula of suffering this much now."""
    now = view.public.damage
    return WOUNDED[min(DRACULA_HEALTH, now + count)] - WOUNDED[now]


def blow_cost(view: FuryView, mean: float) -> float:
    """Return the cost to Dracula of suffering about this much: it may be little, or far more."""
    cost = 0.0
    for scale, likely in SPREAD:
        harm = min(scale * mean, float(DRACULA_HEALTH - view.public.damage))
        low = view.public.damage + int(harm)
        high = min(DRACULA_HEALTH, low + 1)
        part = harm - int(harm)
        cost += likely * ((1.0 - part) * WOUNDED[low] + part * WOUNDED[high])
    return cost - WOUNDED[view.public.damage]


def healing(view: FuryView, count: int) -> float:
    """Return the value of recovering this much now."""
    return WOUNDED[view.public.damage] - WOUNDED[max(0, view.public.damage - count)]


def influence_worth(view: FuryView, count: int) -> float:
    """Return the value of gaining influence: the last point wins."""
    return WON if view.public.influence + count >= WINNING_INFLUENCE else float(count)


def defeat_worth(view: FuryView) -> float:
    """Return the value of defeating a hunter, including cards and distance."""
    return influence_worth(view, DEFEAT_INFLUENCE + view.public.despair) + 1.0


def wound_worth(view: FuryView, hunter: int, count: int) -> float:
    """Return the value of hurting a hunter."""
    left = HEALTH[hunter] - view.public.wounds[hunter]
    if count >= left:
        return defeat_worth(view)
    each = WEAK_HUNTER if left - count <= 3 else HUNTER_WOUND
    return each * count


def whim(rng: Rng, scale: float) -> float:
    """Return a small random value (Gumbel's), so that choices of similar value are mixed."""
    return -scale * log(-log((int(rng.below(FINE)) + 0.5) / FINE))


def chosen(ask: Asked, worths: list[float], scale: float = 0.0) -> Pick:
    """Return the most valuable option, among equals any; with a scale, others sometimes."""
    rng = ask.rng
    if scale:
        worths = [worth + whim(rng, scale) for worth in worths]
    top = max(worths)
    fit = [at for at, worth in enumerate(worths) if worth >= top - 1e-9]
    return ask.options[fit[rng.below(len(fit))] if len(fit) > 1 else fit[0]]
