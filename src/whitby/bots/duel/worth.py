"""What things are worth to the scripted bot, on one scale: a first target is worth one."""

from __future__ import annotations

from typing import Final

from whitby.core.rng import Rng
from whitby.games.duel.cards import ALL_TARGETS, TARGET
from whitby.games.duel.view import DuelView

WIN: Final = 12.0
TARGETS: Final[tuple[float, ...]] = (1.0, 1.2, 1.5, 2.0, 12.0)
"""What one more target is worth, by those collected already."""
LIVES: Final[tuple[float, ...]] = (12.0, 12.0, 1.2, 0.8, 0.6)
"""What a life costs, by those held; the last one costs the game, or a target (DUEL-122)."""
SAVED: Final = 2.2
"""What the last life costs where a target can be given for it."""
DEAR: Final = 5.0
"""What a life for steps costs beside the life itself: nobody pays it but to win."""
BEATEN: Final = 0.5
"""What it is worth to beat a fighter: the enemy has a hiding place less, oneself one more."""
MET: Final = 0.03
"""What it is worth to know a fighter or symbol where it lies."""
AGAIN: Final = 0.6
"""What an extra turn is worth."""

# how near one is, by the steps: how likely it is to be reached next turn
NEAR: Final[tuple[float, ...]] = (0.9, 1.0, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1)
ATTACK: Final = 0.25
"""What it is worth to stand near the enemy's targets."""
GUARD: Final = 0.25
"""What it costs that the enemy stands near one of one's own."""
CAUGHT: Final = 3.0
"""What it costs to have no target on the board where one can be met (DUEL-114)."""
PATIENT: Final = 30
"""From this turn on lives become cheaper, for so many turns, by so much: games are to end."""
HURRIED: Final = 60
HASTE: Final = 0.85
CHASE: Final = 0.15
"""How much of a victory it is to stand where the enemy can be met, if he has none there."""


def life_cost(view: DuelView, side: int) -> float:
    """Return what losing a life costs a side now, seen by itself: less in a game that drags on."""
    lives = view.lives[side]
    cost = LIVES[lives]
    if lives == 1:
        held = view.hands[side]
        if held and held[TARGET] > 0 and view.targets[1 - side] < ALL_TARGETS - 1:
            cost = SAVED
    limit = int(view.options["turn_limit"])
    late = view.turn - min(PATIENT, limit // 4)
    haste = min(max(late / min(HURRIED, limit // 3), 0.0), 1.0)
    return cost * (1.0 - HASTE * haste)


def whim(rng: Rng, most: float) -> float:
    """Return a little chance, so that nobody can read a choice that is as good as another."""
    return int(rng.below(1000)) * 0.001 * most
