"""The scripted bot's estimates of value, on one scale: a first target is worth 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.cards import ALL_TARGETS, TARGET
from whitby.games.duel.view import DuelView

WIN: Final = 12.0
TARGETS: Final[tuple[float, ...]] = (1.0, 1.2, 1.5, 2.0, 12.0)
"""The value of one more target, by those collected already."""
LIVES: Final[tuple[float, ...]] = (12.0, 12.0, 1.2, 0.8, 0.6)
"""The cost of a life, by those held; the last one costs the game, or a target (DUEL-122)."""
SAVED: Final = 2.2
"""The cost of the last life if a target can be given for it."""
DEAR: Final = 5.0
"""The extra cost of paying a life for steps: only a win is worth it."""
BEATEN: Final = 0.5
"""The value of beating a fighter: the enemy has one hiding place fewer, oneself one more."""
MET: Final = 0.03
"""The value of knowing where a fighter or symbol is."""
AGAIN: Final = 0.6
"""The value of an extra turn."""

# proximity by number of steps: how likely a place is to be reached next turn
NEAR: Final[tuple[float, ...]] = (0.9, 1.0, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1)
ATTACK: Final = 0.25
"""The value of being near the enemy's targets."""
GUARD: Final = 0.25
"""The cost of the enemy being near one of one's own."""
CAUGHT: Final = 3.0
"""The cost of having no target on the board when one can be met (DUEL-114)."""
PATIENT: Final = 30
"""From this turn on lives become cheaper, for this many turns, by this much, so that games end."""
HURRIED: Final = 60
HASTE: Final = 0.85
CHASE: Final = 0.15
"""The part of a victory for being where the enemy can be met, if they have no target there."""


def life_cost(view: DuelView, side: int) -> float:
    """Return the current cost of losing a life, to that side; less in a game that drags on."""
    table = view.public
    lives = table.lives[side]
    cost = LIVES[lives]
    if lives == 1:
        held = view.hands[side]
        if held and held[TARGET] > 0 and table.targets[1 - side] < ALL_TARGETS - 1:
            cost = SAVED
    limit = int(view.options["turn_limit"])
    late = table.turn - min(PATIENT, limit // 4)
    haste = min(max(late / min(HURRIED, limit // 3), 0.0), 1.0)
    return cost * (1.0 - HASTE * haste)


def whim(rng: Rng, most: float) -> float:
    """Return a small random value, so that nobody can predict a choice between equals."""
    return int(rng.below(1000)) * 0.001 * most


def chosen(options: Sequence[Pick], worths: list[float], rng: Rng, scale: float) -> Pick:
    """Return the most valuable option, the first among equals; with a scale, others sometimes."""
    if scale:
        worths = [worth + whim(rng, scale) for worth in worths]
    return options[worths.index(max(worths))]
